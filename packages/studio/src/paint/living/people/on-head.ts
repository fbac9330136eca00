import type { FormLight } from '../../kit/form.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import { fillModelled, fillPath, fillStroke } from '../form/modelling.js';
import { ellipsePath, outline } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';

/** A band over the crown and a pad on each ear that is seen, in the head's own units. */
export function paintHeadphones(context: Context, colour: Rgb, turn: number, light: FormLight, back: boolean): void {
  const tones = tonesOf(colour);
  const far = back ? 36 : 36 - turn * 6;
  fillStroke(
    context,
    [
      [-37, -6],
      [-38, -30],
      [-24, -52],
      [0, -59],
      [24, -53],
      [far + 1, -30],
      [far, -8],
    ],
    6,
    tones.shade,
  );
  if (back || turn < 0.6) fillModelled(context, ellipsePath(far, 2, 7, 13), tones, light);
  fillModelled(context, ellipsePath(-36, 2, 10, 15), tones, light);
  fillPath(context, ellipsePath(-37, 2, 4.6, 8), tones.deep, 0.6);
}

/** A red ball on the nose, and red cheeks. */
export function paintClownNose(context: Context, turn: number, light: FormLight): void {
  const m = 3 + turn * 13;
  for (const side of [-1, 1]) fillPath(context, ellipsePath(m + side * 19, 24, 5, 5), [232, 96, 88], 0.75);
  fillModelled(context, ellipsePath(m + 2 + turn * 6, 19, 8, 8), tonesOf([214, 44, 42]), light);
}

/** A cloth over mouth and nose, held at the ear. */
export function paintMask(context: Context, colour: Rgb, turn: number, light: FormLight): void {
  const tones = tonesOf(colour);
  const m = 3 + turn * 13;
  fillStroke(
    context,
    [
      [m - 24, 14],
      [-33, 4],
    ],
    1.8,
    tones.shade,
  );
  fillStroke(
    context,
    [
      [m - 22, 38],
      [-33, 12],
    ],
    1.8,
    tones.shade,
  );
  fillModelled(
    context,
    outline([
      [m - 25, 14],
      [m - 8, 8],
      [m + 6, 4],
      [m + 18 - turn * 2, 10],
      [m + 25 - turn * 6, 18],
      [m + 21 - turn * 4, 38],
      [m + 6, 51],
      [m - 10, 49],
      [m - 24, 38],
    ]),
    tones,
    light,
  );
  for (const y of [20, 28, 36])
    fillStroke(
      context,
      [
        [m - 20, y],
        [m + 2, y + 3],
        [m + 18 - turn * 4, y],
      ],
      1.2,
      tones.shade,
      0.8,
    );
}
