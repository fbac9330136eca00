import { paintEye } from '../../form/eye.js';
import { fillPath, fillStroke, softPatch } from '../../form/modelling.js';
import { ellipsePath, outline } from '../../form/outline.js';
import { mix } from '../../../kit/colour.js';
import type { Head } from '../anatomy.js';

/** Brown bear, polar bear: a broad skull, a blunt muzzle, small round ears. */
export function bearHead({ long = 0 }: { readonly long?: number } = {}): Head {
  const nose = 96 + long * 6;
  const skull = outline([
    [-8, -14],
    [4, -30],
    [22, -37],
    [40, -33 + long * 6],
    [54, -20],
    [68, -13],
    [86, -11],
    [nose - 1, -8],
    [nose + 3, 0],
    [nose - 2, 10],
    [82, 17],
    [64, 21],
    [46, 26],
    [30, 33],
    [10, 35],
    [-6, 26],
    [-12, 8],
  ]);
  return {
    skull,
    mouth: { corner: [58, 9], lip: [nose - 1, 8] },
    behind: [{ path: ellipsePath(28, -36, 10, 11), colour: 'far-coat' }],
    before: [{ path: ellipsePath(8, -33, 12, 13), colour: 'coat' }],
    paint(context, look) {
      const { tones, pale } = look;
      context.save();
      context.clip(skull);
      softPatch(context, 84, 4, 36, 24, pale.base, 0.85);
      softPatch(context, 20, 28, 40, 16, tones.shade, 0.6);
      softPatch(context, 28, -28, 30, 12, tones.lit, 0.5);
      context.restore();
      const dark = mix(look.dark, [26, 22, 26], 0.7);
      fillPath(context, ellipsePath(8, -32, 6.6, 7.4), tones.deep, 0.7);
      fillPath(
        context,
        outline([
          [nose - 11, -9.5],
          [nose - 1, -9],
          [nose + 4, -2],
          [nose - 2, 4],
          [nose - 9, 0],
        ]),
        dark,
      );
      fillPath(context, ellipsePath(nose - 4, -6, 3, 1.3), [255, 255, 255], 0.35);
      fillStroke(
        context,
        [
          [nose, 6],
          [nose - 12, 11],
          [68, 12],
          [58, 9],
        ],
        2.6,
        dark,
        0.75,
      );
      softPatch(context, 50, -13, 10, 8, tones.deep, 0.5);
      paintEye(context, 49, -13, 4.2, {
        iris: look.iris,
        lid: dark,
        asleep: look.asleep || look.winks === true,
        pupil: 'wide',
        slant: 0.2,
      });
    },
  };
}
