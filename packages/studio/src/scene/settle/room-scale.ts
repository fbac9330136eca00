import { is } from '../../catalogue/traits.js';
import { isProse } from '../../language/brief.js';
import { eyesOf } from '../perspective.js';
import { resized, shifted } from '../resized.js';
import { isRoom } from '../scale.js';
import { boxAround } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** From higher than this nobody looks into a room, in metres: what stands there is doll's furniture. */
const TOO_HIGH = 2.1;
/** Where the eyes are of who stands in it. */
const STANDING = 1.75;
/** How much larger things get at most, and how much of the picture they fill then. */
const [MOST, WIDE, HIGH] = [1.9, 0.94, 0.74];

/** Told at length, a ladder and a table in a kitchen are as large as its cupboards: all that stands there comes nearer. */
export function asRoom(scene: Scene, items: readonly Item[]): readonly Item[] {
  const { brief, width, height, setting } = scene;
  if (!isProse(brief) || !isRoom(setting) || brief.camera !== undefined) return items;
  const eyes = eyesOf({ ...scene, items });
  if (eyes === undefined || eyes < TOO_HIGH) return items;
  const isHung = ({ drawable: { habitat, concept }, attributes }: Item): boolean =>
    habitat === 'wall' || is(concept, 'at-wall') || is(concept, 'hung') || attributes.includes('on-wall');
  const standing = items.filter((item) => !isHung(item));
  const box = boxAround(standing);
  const factor = Math.min(
    MOST,
    eyes / STANDING,
    (width * WIDE) / (box.right - box.left),
    (height * HIGH) / (box.bottom - box.top),
  );
  if (factor < 1.1) return items;
  const about = { x: (box.left + box.right) / 2, y: box.bottom };
  const half = ((box.right - box.left) * factor) / 2;
  const middle = Math.max(half + width * 0.03, Math.min(width * 0.97 - half, about.x));
  // nearer is lower
  const by = { x: middle - about.x, y: Math.max(0, Math.min(height * 0.94 - box.bottom, height * 0.06 * factor)) };
  return items.map((item) => (isHung(item) ? item : shifted(resized(item, factor, about), by)));
}
