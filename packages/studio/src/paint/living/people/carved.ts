import type { Brush } from '../../drawable.js';
import type { Rgb } from '../../kit/colour.js';
import { lighten } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { Model } from '../creature.js';
import { fillModelled } from '../form/modelling.js';
import { outline } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import type { Outfit } from './outfit.js';

export const STONE: Rgb = [214, 210, 202];
export const PLINTH = 26;

/** A figure that was carved is of one stone, clothes and all. */
export function inStone(outfit: Outfit): Outfit {
  const { pattern: _pattern, accent: _accent, inner, tie: _tie, ...top } = outfit.top;
  const shade = lighten(STONE, -0.06);
  return {
    ...outfit,
    top: { ...top, colour: STONE, ...(inner && { inner: shade }) },
    bottom: { ...outfit.bottom, colour: shade },
    shoes: { ...outfit.shoes, colour: shade },
  };
}

export function paintPlinth(context: Context, { left, right }: Model['bounds'], { light }: Brush): void {
  const [from, to] = [left - 4, right + 4];
  const block = (grow: number, top: number, low: number): void =>
    fillModelled(
      context,
      outline([
        [from - grow, top, true],
        [to + grow, top, true],
        [to + grow, low, true],
        [from - grow, low, true],
      ]),
      tonesOf(STONE),
      light,
      { core: 3 },
    );
  block(0, -2, PLINTH - 8);
  block(5, PLINTH - 8, PLINTH);
}
