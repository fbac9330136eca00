import { mix } from '../../../kit/colour.js';
import { paintEye } from '../../form/eye.js';
import { fillPath, fillStroke, softPatch } from '../../form/modelling.js';
import { ellipsePath, outline } from '../../form/outline.js';
import type { Head } from '../anatomy.js';

/** A sloth faces us: a pale round face, dark bands from the eyes outwards, a broad nose and a lasting smile. */
export function slothHead(): Head {
  const skull = outline([
    [-47, 2],
    [-42, -26],
    [-24, -44],
    [2, -49],
    [28, -44],
    [45, -26],
    [50, 2],
    [42, 28],
    [24, 44],
    [2, 48],
    [-20, 44],
    [-39, 28],
  ]);
  return {
    skull,
    paint(context, look) {
      const { tones, pale } = look;
      const band = mix(look.dark, tones.deep, 0.25);
      const dark = mix(look.dark, [26, 22, 26], 0.6);
      context.save();
      context.clip(skull);
      if (look.aside) context.translate(11, 0);
      softPatch(context, -14, -38, 40, 16, tones.lit, 0.5);
      fillPath(context, ellipsePath(3, 8, 39, 36), pale.base);
      softPatch(context, 3, 44, 34, 14, pale.shade, 0.7);
      for (const side of [-1, 1])
        fillPath(
          context,
          outline([
            [3 + side * 9, -8],
            [3 + side * 20, -12],
            [3 + side * 38, 4],
            [3 + side * 42, 18],
            [3 + side * 28, 12],
            [3 + side * 12, 6],
          ]),
          band,
          0.92,
        );
      context.restore();
      context.save();
      if (look.aside) context.translate(11, 0);
      for (const side of [-1, 1]) {
        context.save();
        context.translate(3 + side * 18, -1);
        context.scale(side === 1 ? -1 : 1, 1);
        paintEye(context, 0, 0, 6.4, { iris: look.iris, lid: dark, asleep: look.asleep, pupil: 'round', slant: 0 });
        context.restore();
      }
      fillPath(context, ellipsePath(3, 13, 11, 7.4), dark);
      fillPath(context, ellipsePath(0, 10.4, 4, 1.6), [255, 255, 255], 0.4);
      fillStroke(
        context,
        [
          [-21, 22],
          [-10, 31],
          [3, 33],
          [16, 31],
          [27, 22],
        ],
        3,
        dark,
        0.85,
      );
      context.restore();
    },
  };
}
