import type { Path2D } from '@napi-rs/canvas';
import type { Rgb } from '../../kit/colour.js';
import type { FormLight } from '../../kit/form.js';
import type { Context } from '../../kit/shapes.js';
import { fillModelled, fillPath, fillStroke, inside } from '../form/modelling.js';
import { outline } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';

export type BeardStyle = 'stubble' | 'short' | 'full' | 'long' | 'moustache' | 'goatee' | 'waxed';

export function paintBeard(
  context: Context,
  style: BeardStyle,
  colour: Rgb,
  turn: number,
  light: FormLight,
  skull: Path2D,
): void {
  const tones = tonesOf(colour);
  const m = 3 + turn * 16;
  const mouthY = 32;
  const moustache = outline([
    [m - 13, mouthY + 2, true],
    [m - 7, mouthY - 5],
    [m, mouthY - 4],
    [m + 8, mouthY - 5],
    [m + 13, mouthY + 2, true],
    [m + 5, mouthY - 0.5],
    [m, mouthY],
    [m - 5, mouthY - 0.5],
  ]);
  if (style === 'stubble') {
    inside(context, skull, () =>
      fillPath(
        context,
        outline([
          [-34, 8],
          [-24, 20],
          [m - 12, 25],
          [m + 12, 25],
          [32, 18],
          [36, 30],
          [20, 54],
          [-8, 56],
          [-30, 36],
        ]),
        tones.base,
        0.28,
      ),
    );
    return;
  }
  if (style === 'waxed') {
    // its ends point up to the eyes
    for (const side of [-1, 1])
      fillModelled(
        context,
        outline([
          [m, mouthY - 4, true],
          [m + side * 12, mouthY - 3],
          [m + side * 23, mouthY - 12],
          [m + side * 27, mouthY - 34, true],
          [m + side * 19, mouthY - 15],
          [m + side * 10, mouthY - 9],
        ]),
        tones,
        light,
      );
    return;
  }
  if (style === 'moustache') {
    fillModelled(context, moustache, tones, light);
    return;
  }
  const drop = style === 'long' ? 44 : style === 'full' ? 14 : style === 'goatee' ? 8 : 5;
  const beard =
    style === 'goatee'
      ? outline([
          [m - 11, 40],
          [m, 43],
          [m + 11, 40],
          [m + 8, 52],
          [m + 2, 58, true],
          [m - 6, 53],
        ])
      : outline([
          [-34, -2, true],
          [-27, 14],
          [-19, 25],
          [m - 13, mouthY - 5],
          [m - 10, mouthY + 6],
          [m, mouthY + 9],
          [m + 10, mouthY + 6],
          [m + 13, mouthY - 5],
          [30, 18],
          [36, 6, true],
          [37, 26],
          [28, 44 + drop * 0.4],
          [m + 4, 50 + drop, style === 'long'],
          [-14, 46 + drop * 0.5],
          [-32, 30],
        ]);
  fillModelled(context, beard, tones, light, { core: 4 });
  inside(context, beard, () => {
    for (const x of [-14, -2, 10, 20])
      fillStroke(
        context,
        [
          [x, 34],
          [x + 1, 42 + drop * 0.4],
          [x + (m - x) * 0.3, 50 + drop * 0.8],
        ],
        2.6,
        tones.deep,
        0.35,
      );
  });
  fillModelled(context, moustache, { ...tones, base: tones.lit }, light);
}
