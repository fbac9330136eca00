import type { Drawable } from '../paint/drawable.js';
import type { Edge } from './edges.js';
import { shifted } from './resized.js';
import { itemBox } from './scene.js';
import type { Item, Scene } from './scene.js';

/** What is pushed with both hands, in metres. */
const [LOW, HIGH] = [0.4, 1.5];

/** Metres: the handles of what is lower are lifted to be pushed. */
const BARROW = 0.85;
export const isBarrow = (cart: Drawable | undefined): boolean => (cart?.height ?? Infinity) < BARROW;
/** How far it is tipped on its wheel then, in radians, and how much higher its middle comes to be. */
const [TIPPED, HIGHER] = [0.12, 0.1];

/** Who pushes a cart goes behind it on the same ground, the handle in both hands. */
export function atHandle(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  if (scene.brief.told?.includes('pulling')) return items;
  return edges
    .filter(({ kind }) => kind === 'pushing')
    .reduce<readonly Item[]>((all, edge) => {
      const [who, cart, ...more] = [edge.guest, edge.host].flatMap((of) => all.filter(({ subject }) => subject === of));
      if (!who || !cart || more.length > 0 || !isPushed(who, cart)) return all;
      const way = who.mirrored ? -1 : 1;
      const [ahead] = who.drawable.hand ?? [0.2];
      const grip = who.x + way * ahead * who.size;
      const { left, right } = itemBox(cart);
      const by = { x: grip - (way > 0 ? left : right), y: who.y - cart.y };
      const load = all.filter((item) => item === cart || rests(item, cart, edges));
      const width = right - left;
      // both stay in the picture
      const over = Math.max(0, grip + width - scene.width * 0.98);
      const under = Math.max(0, scene.width * 0.02 - (grip - width));
      const back = way > 0 ? -over : under;
      return all.map((item) => {
        if (item === who) return shifted(item, { x: back, y: 0 });
        if (!load.includes(item)) return item;
        const up = isBarrow(cart.drawable) ? -HIGHER * cart.size : 0;
        const moved = shifted(item, { x: by.x + back, y: by.y + up });
        const tipped = item === cart && up < 0 ? { turn: item.turn + way * TIPPED } : {};
        return { ...moved, ...tipped, mirrored: way < 0 && item.drawable.mirrors !== false };
      });
    }, items);
}

const isPushed = (who: Item, { drawable, standsOn }: Item): boolean =>
  who.drawable.kind === 'person' &&
  who.standsOn === 'ground' &&
  standsOn === 'ground' &&
  (drawable.kind === 'object' || drawable.kind === 'vehicle') &&
  drawable.height > LOW &&
  drawable.height < HIGH;

const rests = ({ subject }: Item, cart: Item, edges: readonly Edge[]): boolean =>
  edges.some(
    ({ kind, guest, host }) => (kind === 'inside' || kind === 'on') && guest === subject && host === cart.subject,
  );
