import { is } from '../../catalogue/traits.js';
import type { Drawable } from '../../paint/drawable.js';
import { surfaceFor } from '../solve/layout.js';
import { boxAround } from '../scene.js';
import type { Item, Scene } from '../scene.js';
import { extentOf } from '../unequal.js';

/** Shares of the width: at the edges of the frame, and between two things. */
const [MARGIN, GAP] = [0.05, 0.035];
/** The most that the large thing of a pair takes. */
export const LARGE = { high: 0.6, wide: 0.6 } as const;

export const widthOf = (items: readonly Item[]): number => {
  const { left, right } = boxAround(items);
  return right - left;
};

/** The side of the square that covers as much as a thing does, in its heights; poles and ropes count for more. */
export const rootOf = ({ aspect }: Pick<Drawable, 'aspect'>): number => Math.sqrt(Math.min(5, Math.max(0.2, aspect)));

/** How large the things of a pair are in the world, in metres, and how many pixels the large one has for a metre as it is. */
export interface Measured {
  readonly small: number;
  readonly large: number;
  readonly scale: number;
}

export function measured({ brief }: Scene, [one]: readonly Item[], [other]: readonly Item[]): Measured {
  const real = (item: Item | undefined): number =>
    item ? extentOf(brief.subjects[item.subject ?? 0], item.drawable) : 1;
  const large = real(other);
  return { small: real(one), large, scale: other ? (other.size * rootOf(other.drawable)) / large : 1 };
}

/** How much a group may grow to be no larger than this. */
export function growth(items: readonly Item[], wide: number, high: number): number {
  const { left, right, top, bottom } = boxAround(items);
  return Math.min(wide / (right - left), high / (bottom - top));
}

/** Nothing is cut off at the top. */
export function bounded({ height }: Scene, items: readonly Item[], factor: number, foot: number): number {
  return Math.min(factor, growth(items, Infinity, foot - height * 0.045));
}

const standing: Partial<Record<Item['drawable']['habitat'], Item['standsOn']>> = {
  ground: 'ground',
  tabletop: 'ground',
  water: 'water',
};

/** A group as it is, moved and grown about its foot. */
export function moved(scene: Scene, items: readonly Item[], factor: number, x: number, foot: number): Item[] {
  const { left, right, bottom } = boxAround(items);
  const middle = (left + right) / 2;
  return items.map((item) => {
    const y = foot + (item.y - bottom) * factor;
    const depth = item.standsOn === 'nothing' ? 0.5 : (scene.height - y) / Math.max(1, scene.height - scene.horizon);
    return {
      ...item,
      x: x + (item.x - middle) * factor,
      y,
      size: item.size * factor,
      depth: Math.min(0.9, Math.max(0.08, depth)),
      // each looks into the picture
      mirrored: items.length === 1 ? item.drawable.mirrors !== false && x > scene.width / 2 : item.mirrored,
      floor: Math.max(item.floor, foot + scene.height * 0.02),
      ...(isOnWall(scene, item)
        ? { standsOn: 'nothing', attributes: [...item.attributes, 'on-wall'] }
        : { standsOn: standing[item.drawable.habitat] ?? item.standsOn }),
    };
  });
}

/** Where the ground before the large thing is, and whether it stands there at all. */
export function groundOf(scene: Scene, [first]: readonly Item[]): { far: number; near: number; aloft: boolean } {
  const habitat = first?.drawable.habitat ?? 'ground';
  const aloft = habitat === 'air' || habitat === 'sky' || habitat === 'wall' || isOnWall(scene, first);
  const { far, near } = surfaceFor(scene, aloft ? 'ground' : habitat);
  return { far: Math.max(far, scene.horizon + scene.height * 0.015), near, aloft };
}

/** Before a plain wall pictures hang on it. */
export const isOnWall = ({ setting }: Scene, item: Item | undefined): boolean =>
  item !== undefined && setting === 'studio' && is(item.drawable.concept, 'art') && is(item.drawable.concept, 'hung');

/** The room that one thing has beside another one that is so wide. */
export const roomBeside = ({ width }: Scene, taken: number): number => width * (1 - MARGIN * 2 - GAP) - taken;

/**
 * Where the middles of two things are that are side by side, the small one on this side. What is wider than the room
 * that is left to it runs out of the frame.
 */
export function abreast(
  scene: Scene,
  side: 1 | -1,
  wide: { readonly small: number; readonly large: number },
): { small: number; large: number } {
  const { width } = scene;
  const room = roomBeside(scene, wide.small);
  const rest = Math.max(0, room - wide.large) / 3;
  const near = width * (1 - MARGIN) - wide.small / 2 - rest;
  const far = wide.large > room ? room + width * MARGIN - wide.large / 2 : width * MARGIN + wide.large / 2 + rest;
  return side > 0 ? { small: near, large: far } : { small: width - near, large: width - far };
}
