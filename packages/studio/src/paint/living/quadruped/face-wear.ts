import type { Brush } from '../../drawable.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import { fillModelled, fillPath, fillStroke } from '../form/modelling.js';
import { ellipsePath, outline, without } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import { colourOfWorn } from '../people/worn.js';
import { paintEyePatch, paintGlasses, paintHeadphones, paintMonocle } from './eyewear.js';

/** Whatever is worn before the eyes and over the ears, on a head of 100 units around the origin. */
export function paintFaceWear(context: Context, { attributes: worn, wears, light }: Brush, frontal: boolean): void {
  if (worn.has('sunglasses') || worn.has('glasses')) paintGlasses(context, frontal, worn.has('sunglasses'));
  if (worn.has('mask')) paintMask(context, frontal, colourOfWorn(wears, ['mask']), light);
  if (worn.has('visor')) paintVisor(context, frontal, colourOfWorn(wears, ['visor']), light);
  if (worn.has('monocle')) paintMonocle(context, frontal);
  if (worn.has('eye-patch')) paintEyePatch(context, frontal);
  if (worn.has('headphones')) paintHeadphones(context, frontal, colourOfWorn(wears, ['headphones']));
}

/** Over the eyes, which are seen through it, tied behind the head. */
function paintMask(context: Context, frontal: boolean, colour: Rgb = [136, 44, 62], light: Brush['light']): void {
  const tones = tonesOf(colour);
  const whole = frontal
    ? outline([
        [-46, -26, true],
        [-16, -28],
        [4, -18],
        [24, -28],
        [52, -26, true],
        [46, 4],
        [28, 16],
        [4, 4],
        [-18, 16],
        [-38, 4],
      ])
    : outline([
        [16, -26, true],
        [40, -28],
        [62, -12],
        [56, 8],
        [36, 8],
        [22, -4],
      ]);
  const holes = frontal ? [ellipsePath(-17.5, -6, 10, 8), ellipsePath(25.5, -6, 10, 8)] : [ellipsePath(41, -9, 8, 7)];
  fillStroke(
    context,
    frontal
      ? [
          [-58, -22],
          [-50, -22],
          [-44, -20],
        ]
      : [
          [-14, -28],
          [4, -26],
          [18, -20],
        ],
    5,
    tones.deep,
  );
  fillModelled(
    context,
    holes.reduce((path, hole) => without(path, hole), whole),
    tones,
    light,
    { core: 3 },
  );
}

/** A box before both eyes, its strap around the head. */
function paintVisor(context: Context, frontal: boolean, colour: Rgb = [58, 60, 70], light: Brush['light']): void {
  const tones = tonesOf(colour);
  const [left, right] = frontal ? [-44, 52] : [24, 62];
  fillStroke(
    context,
    frontal
      ? [
          [-60, -10],
          [-50, -9],
          [left, -8],
        ]
      : [
          [-22, -22],
          [2, -16],
          [left + 2, -10],
        ],
    10,
    tones.deep,
  );
  fillModelled(
    context,
    outline([
      [left, -24, true],
      [(left + right) / 2, -28],
      [right, -24, true],
      [right + 2, 8],
      [right - 8, 16, true],
      [left + 8, 16, true],
      [left - 2, 8],
    ]),
    tones,
    light,
    { core: 5 },
  );
  fillPath(context, ellipsePath((left + right) / 2, -12, (right - left) * 0.36, 5), tones.lit, 0.5);
}
