import type { Setting } from '../catalogue/settings.js';
import type { Brief } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';

/** Houses that one drives up to, and into which one does not drive. */
const DRIVEN_UP_TO: ReadonlySet<Setting | undefined> = new Set<Setting>([
  'hospital',
  'warehouse',
  'supermarket',
  'shop',
  'restaurant',
  'diner',
  'cafe',
  'bar',
  'bakery',
  'cinema',
  'gym',
  'office',
  'church-inside',
  'lobby',
]);

/** In metres: what is lower is pushed along a corridor. */
const LEAST = 1.3;

/** Ambulances at a hospital and trucks at a warehouse stand before it: nothing else in the picture is of its rooms. */
export function parkedBefore({ setting, subjects }: Brief, drawables: readonly Drawable[]): Setting | undefined {
  if (!DRIVEN_UP_TO.has(setting) || drawables.length === 0) return undefined;
  const toys = subjects.some(({ size, attributes }) => size === 'tiny' || attributes.includes('toy'));
  const drives = ({ kind, habitat, height }: Drawable): boolean =>
    kind === 'vehicle' && habitat === 'ground' && height > LEAST;
  const outside = drawables.every((each) => drives(each) || each.kind === 'person');
  return outside && !toys && drawables.some(drives) ? 'parking-lot' : undefined;
}
