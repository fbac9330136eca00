import type { Item } from './scene.js';

/** The same thing larger or smaller, as everything is that is drawn nearer to this point or farther from it. */
export function resized(item: Item, factor: number, about: { readonly x: number; readonly y: number }): Item {
  const x = (from: number): number => about.x + (from - about.x) * factor;
  const y = (from: number): number => about.y + (from - about.y) * factor;
  const { cut } = item;
  return {
    ...item,
    x: x(item.x),
    y: y(item.y),
    size: item.size * factor,
    floor: y(item.floor),
    ...(cut && { cut: { x: x(cut.x), y: y(cut.y), half: cut.half * factor, sag: cut.sag * factor } }),
  };
}

/** The same thing elsewhere. */
export function shifted(item: Item, by: { readonly x: number; readonly y: number }): Item {
  const { cut } = item;
  return {
    ...item,
    x: item.x + by.x,
    y: item.y + by.y,
    floor: item.floor + by.y,
    ...(cut && { cut: { ...cut, x: cut.x + by.x, y: cut.y + by.y } }),
  };
}
