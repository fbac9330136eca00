import type { Item } from './scene.js';

/** Where places go when a part of the picture is drawn larger, smaller or elsewhere, and how much larger. */
export interface Move {
  readonly toX: (x: number) => number;
  readonly toY: (y: number) => number;
  readonly factor: number;
}

/** The same thing there: what cuts it off, as the rim of a vase, goes with it. */
export function carriedOver(item: Item, { toX, toY, factor }: Move): Item {
  const { cut } = item;
  return {
    ...item,
    x: toX(item.x),
    y: toY(item.y),
    size: item.size * factor,
    floor: toY(item.floor),
    ...(cut && { cut: { x: toX(cut.x), y: toY(cut.y), half: cut.half * factor, sag: cut.sag * factor } }),
  };
}

/** The same, where what stands on no floor within the picture still does not. */
export function carriedWithin(item: Item, move: Move, height: number): Item {
  return { ...carriedOver(item, move), floor: item.floor >= height ? height : move.toY(item.floor) };
}

/** The same thing larger or smaller, as everything is that is drawn nearer to this point or farther from it. */
export function resized(item: Item, factor: number, about: { readonly x: number; readonly y: number }): Item {
  return carriedOver(item, {
    toX: (x) => about.x + (x - about.x) * factor,
    toY: (y) => about.y + (y - about.y) * factor,
    factor,
  });
}

/** The same thing elsewhere. */
export function shifted(item: Item, by: { readonly x: number; readonly y: number }): Item {
  return carriedOver(item, { toX: (x) => x + by.x, toY: (y) => y + by.y, factor: 1 });
}
