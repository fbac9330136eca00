import type { Drawable } from '../paint/drawable.js';
import { isPaintedAt } from '../paint/top-of.js';
import type { Edge } from './edges.js';
import { resized, shifted } from './resized.js';
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
      const [who, found, ...more] = [edge.guest, edge.host].flatMap((of) =>
        all.filter(({ subject }) => subject === of),
      );
      if (!who || !found || more.length > 0 || !isPushed(who, found)) return all;
      const own = all.filter((item) => item === found || rests(item, found, edges));
      const fits = handleFits(who, found);
      const cart = resized(found, fits, found);
      const fitting = all.map((item) =>
        item === found ? cart : own.includes(item) ? resized(item, fits, found) : item,
      );
      const way = who.mirrored ? -1 : 1;
      const [ahead] = who.drawable.hand ?? [0.2];
      const grip = who.x + way * ahead * who.size;
      const { left, right } = itemBox(cart);
      const by = { x: grip - (way > 0 ? left : right), y: who.y - cart.y };
      const load = fitting.filter((item) => item === cart || rests(item, cart, edges));
      const width = right - left;
      // both stay in the picture
      const over = Math.max(0, grip + width - scene.width * 0.98);
      const under = Math.max(0, scene.width * 0.02 - (grip - width));
      const back = way > 0 ? -over : under;
      return fitting.map((item) => {
        if (item === who) return shifted(item, { x: back, y: 0 });
        if (!load.includes(item)) return item;
        const up = isBarrow(cart.drawable) ? -HIGHER * cart.size : 0;
        const moved = shifted(item, { x: by.x + back, y: by.y + up });
        const tipped = item === cart && up < 0 ? { turn: item.turn + way * TIPPED } : {};
        return { ...moved, ...tipped, mirrored: way < 0 && item.drawable.mirrors !== false };
      });
    }, items);
}

/** How wide what counts as its handle is, in its heights, and how much a cart grows or shrinks so that hands are on it. */
const [GRIPPED, LEAST, MOST] = [0.1, 0.85, 1.3] as const;

/** How much larger a cart is drawn so that its handle is as high as the hands that push it. */
function handleFits({ drawable: { hand }, size }: Item, { drawable, attributes, asked, size: high }: Item): number {
  if (!hand || isBarrow(drawable)) return 1;
  const rear = -drawable.aspect / 2;
  for (let up = 1; up > 0.5; up -= 0.01)
    for (let x = 0; x <= GRIPPED; x += 0.01)
      if (isPaintedAt(drawable, attributes, asked, [rear + x, -up]))
        return Math.min(MOST, Math.max(LEAST, (-hand[1] * size) / (up * high)));
  return 1;
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
