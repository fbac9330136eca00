import { indoorSettings } from '../../catalogue/settings.js';
import { is } from '../../catalogue/traits.js';
import type { Edge } from '../edges.js';
import { isInsect } from '../insects.js';
import { OF_TWO_THINGS } from '../no-giants.js';
import { rootOf } from './pair-parts.js';
import type { Item, Scene } from '../scene.js';

/** The extent that the smaller one has at least, as a share of the height: it must be known. */
const KNOWN = 0.09;

/**
 * Of two above each other one may have become smaller than it was wanted, to have room: so does the other one, or a
 * doughnut below a cat would be as large as that, and a pizza below a keyboard larger.
 */
export function evenLifted(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const [edge] = edges;
  const [one, other] = items;
  if (edge?.kind !== 'above' || edges.length > 1 || !one || !other || items.length !== 2) return items;
  if (!indoorSettings.has(scene.setting) && scene.setting !== 'studio') return items;
  const { brief, height } = scene;
  if (![one, other].every((item) => isOfKnownSize(item) && brief.subjects[item.subject ?? -1]?.size === undefined))
    return items;
  const [near, far] = scaleOf(one) > scaleOf(other) ? [one, other] : [other, one];
  const times = is(far.drawable.concept, 'potted') ? OF_TWO_THINGS.potted : OF_TWO_THINGS.most;
  const most = scaleOf(far) * near.drawable.height * times;
  const size = Math.min(near.size, Math.max(most, (height * KNOWN) / rootOf(near.drawable)));
  return size === near.size ? items : items.map((item) => (item === near ? { ...item, size } : item));
}

const scaleOf = ({ size, drawable }: Item): number => size / drawable.height;

const SIZED: ReadonlySet<Item['drawable']['kind']> = new Set(['object', 'food', 'furniture', 'animal']);
const isOfKnownSize = ({ drawable }: Item): boolean =>
  isInsect(drawable) ||
  ((drawable.habitat === 'ground' || drawable.habitat === 'tabletop') &&
    (SIZED.has(drawable.kind) || is(drawable.concept, 'potted')) &&
    !is(drawable.concept, 'figure'));
