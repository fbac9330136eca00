import { indoorSettings } from '../../catalogue/settings.js';
import type { Setting } from '../../catalogue/settings.js';
import { is } from '../../catalogue/traits.js';
import type { Edge } from '../edges.js';
import { resized } from '../resized.js';
import { GROUNDLESS } from '../scale.js';
import { itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** Where what is built or grown stands up high behind what is there. */
const BEHIND: ReadonlySet<Setting> = new Set<Setting>([
  'train-station',
  'street',
  'city',
  'square',
  'village',
  'suburb',
  'harbour',
  'airport',
  // trees stand up as high
  'garden',
  'park',
  'forest',
  'orchard',
]);
/** How high clouds are there at most, and where they begin, as shares of the height. */
const [HIGH, BEGIN] = [0.15, 0.03];

/** The widest one cloud may be over open land, how far down to the horizon it reaches, and the sky above it. */
const [WIDE, LOWEST, EDGE] = [0.46, 0.74, 0.05];

/** Clouds are up in the sky, over roofs and over land. */
export function cloudsHigh(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  return BEHIND.has(scene.setting) ? overTowns(scene, items) : overLand(scene, items, edges);
}

/** Over a station or a town they are above its roofs: lower they would hang before its walls. */
const overTowns = ({ height }: Scene, items: readonly Item[]): readonly Item[] =>
  items.map((item) => {
    const { drawable, standsOn, subject } = item;
    if (subject === undefined || drawable.habitat !== 'sky' || drawable.kind !== 'nature' || standsOn !== 'nothing')
      return item;
    const size = Math.min(item.size, height * HIGH);
    return { ...item, size, y: Math.min(item.y, size + height * BEGIN) };
  });

/** As large as a thing that is shown by itself one would hang among the palms of a beach. */
function overLand(
  { brief, setting, width, height, horizon }: Scene,
  items: readonly Item[],
  edges: readonly Edge[],
): readonly Item[] {
  if (indoorSettings.has(setting) || GROUNDLESS.has(setting) || brief.camera !== undefined) return items;
  return items.map((item) => {
    const { drawable, standsOn, subject, worn } = item;
    const cloud = drawable.habitat === 'sky' && is(drawable.concept, 'heaped') && standsOn === 'nothing';
    // nor may a planet hang before the hills over which it rises
    const world = drawable.habitat === 'space' && drawable.kind === 'nature' && standsOn === 'nothing';
    const bound = edges.some(({ guest, host }) => guest === subject || host === subject);
    const said = brief.subjects[subject ?? -1];
    const told = said?.size !== undefined || (said?.place !== undefined && !(world && said.place === 'top'));
    if (!(cloud || world) || worn || bound || told) return item;
    const { left, right } = itemBox(item);
    const lowest = horizon * LOWEST;
    const factor = Math.min(1, (width * WIDE) / (right - left), (lowest - height * EDGE) / item.size);
    const smaller = factor < 1 ? resized(item, factor, { x: item.x, y: item.y }) : item;
    return { ...smaller, y: Math.max(Math.min(smaller.y, lowest), smaller.size + height * EDGE) };
  });
}
