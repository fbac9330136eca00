import { mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { paintEye } from '../../form/eye.js';
import { fillPath, fillStroke, softPatch } from '../../form/modelling.js';
import { ellipsePath, outline } from '../../form/outline.js';
import type { Head } from '../anatomy.js';

const SIDES = [-1, 1] as const;

/** A raccoon faces us, or a red panda, whose mask is but tears:  tufted cheeks, pale brows over a black mask, a pale pointed muzzle. */
export function raccoonHead(tears?: Rgb): Head {
  const skull = outline([
    [-50, 4, true],
    [-46, -20],
    [-28, -40],
    [0, -45],
    [28, -40],
    [46, -20],
    [50, 4, true],
    [40, 16],
    [26, 28],
    [14, 42],
    [0, 47],
    [-14, 42],
    [-26, 28],
    [-40, 16],
  ]);
  return {
    skull,
    mouth: { front: [0, 36], half: 10 },
    behind: SIDES.map((side) => ({ path: ellipsePath(side * 31, -42, 13, 17), colour: 'dark' as const })),
    paint(context, look) {
      const { tones, pale } = look;
      const mask = tears ?? mix(look.dark, [24, 22, 26], 0.5);
      for (const side of SIDES) fillPath(context, ellipsePath(side * 31, -40, 7.6, 11), pale.base);
      context.save();
      context.clip(skull);
      softPatch(context, -10, -34, 40, 16, tones.lit, 0.5);
      if (look.aside) context.translate(10, 0);
      for (const side of SIDES) {
        fillPath(
          context,
          outline([
            [side * 6, -4],
            [side * 14, -20],
            [side * 34, -18],
            [side * 52, 2],
            [side * 40, 22],
            [side * 18, 26],
          ]),
          pale.base,
        );
        fillPath(
          context,
          outline([
            [side * 5, -2],
            [side * 16, -11],
            [side * 34, -6],
            [side * 45, 8],
            [side * 32, 19],
            [side * 14, 16],
          ]),
          mask,
        );
      }
      fillPath(
        context,
        outline([
          [-4, -46],
          [4, -46],
          [6, -6],
          [-6, -6],
        ]),
        tones.deep,
        0.75,
      );
      fillPath(
        context,
        outline([
          [0, 0],
          [12, 8],
          [19, 26],
          [14, 42],
          [0, 48],
          [-14, 42],
          [-19, 26],
          [-12, 8],
        ]),
        pale.base,
      );
      context.restore();
      context.save();
      if (look.aside) context.translate(10, 0);
      for (const side of SIDES) {
        context.save();
        context.translate(side * 21, 3);
        context.scale(-side, 1);
        fillPath(context, ellipsePath(0, 0, 7.6), pale.base, 0.9);
        paintEye(context, 0, 0, 6, { iris: look.iris, lid: mask, asleep: look.asleep, pupil: 'wide', slant: 0 });
        context.restore();
      }
      fillPath(context, ellipsePath(0, 22, 8.6, 6.2), mask);
      fillPath(context, ellipsePath(-2, 19.8, 3, 1.4), [255, 255, 255], 0.5);
      for (const side of SIDES)
        fillStroke(
          context,
          [
            [0, 28],
            [0, 34],
            [side * 6, 38],
            [side * 11, 34],
          ],
          2.2,
          mask,
          0.85,
        );
      context.restore();
    },
  };
}
