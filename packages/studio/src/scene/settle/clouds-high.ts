import type { Setting } from '../../catalogue/settings.js';
import type { Item, Scene } from '../scene.js';

/** Where what is built stands up high behind what is there. */
const BUILT: ReadonlySet<Setting> = new Set<Setting>([
  'train-station',
  'street',
  'city',
  'square',
  'village',
  'suburb',
  'harbour',
  'airport',
]);
/** How high clouds are there at most, and where they begin, as shares of the height. */
const [HIGH, BEGIN] = [0.15, 0.03];

/** Clouds over a station or a town are above its roofs: lower they would hang before its walls. */
export function cloudsHigh(scene: Scene, items: readonly Item[]): readonly Item[] {
  const { setting, height } = scene;
  if (!BUILT.has(setting)) return items;
  return items.map((item) => {
    const { drawable, standsOn, subject } = item;
    if (subject === undefined || drawable.habitat !== 'sky' || drawable.kind !== 'nature' || standsOn !== 'nothing')
      return item;
    const size = Math.min(item.size, height * HIGH);
    return { ...item, size, y: Math.min(item.y, size + height * BEGIN) };
  });
}
