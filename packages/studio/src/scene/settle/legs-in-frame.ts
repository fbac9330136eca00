import { itemBox } from '../scene.js';
import type { Edge } from '../edges.js';
import { shifted } from '../resized.js';
import type { Item, Scene } from '../scene.js';

/** How far ahead the feet are of who sits, in heights from the seat to the crown; their box ends at the knees. */
const FEET = 0.92;
/** A share of the picture's width at either side. */
const MARGIN = 0.02;

/** Who sits alone at the edge of the picture moves in with the seat: nobody's feet are cut off where there is room. */
export function legsInFrame(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const sitters = items.filter(
    ({ standsOn, drawable, worn }) => standsOn === 'seat' && drawable.kind === 'person' && !worn,
  );
  const [sitter] = sitters;
  const seat = edges.find(({ kind, guest }) => kind === 'on' && guest === sitter?.subject)?.host;
  if (!sitter || sitters.length > 1 || seat === undefined) return items;
  const of = new Set([
    sitter.subject,
    seat,
    ...edges.filter(({ host }) => host === sitter.subject).map(({ guest }) => guest),
  ]);
  const body = items.filter(({ subject }) => subject !== undefined && of.has(subject));
  const feet = sitter.x + (sitter.mirrored ? -1 : 1) * sitter.size * FEET;
  const over = Math.max(0, feet - scene.width * (1 - MARGIN)) - Math.max(0, scene.width * MARGIN - feet);
  if (over === 0) return items;
  const boxes = body.map(itemBox);
  const room =
    over > 0 ? Math.min(...boxes.map(({ left }) => left)) : scene.width - Math.max(...boxes.map(({ right }) => right));
  const by = -Math.sign(over) * Math.min(Math.abs(over), Math.max(0, room));
  return items.map((item) => (body.includes(item) ? shifted(item, { x: by, y: 0 }) : item));
}
