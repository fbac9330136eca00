import { paintEye } from '../../form/eye.js';
import { fillPath, fillStroke, softPatch } from '../../form/modelling.js';
import { ellipsePath, outline } from '../../form/outline.js';
import { lighten, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import type { Head, HeadPart } from '../anatomy.js';

export interface HorseHeadOptions {
  readonly earLength?: number;
  readonly blaze?: Rgb | undefined;
  readonly horn?: Rgb | undefined;
  /** Muzzle darkens towards the nose. */
  readonly muzzle?: Rgb | undefined;
  /** Bands across the face and the cheek. */
  /** In the dark of its coat. */
  readonly striped?: boolean;
}

/** Horse, donkey, zebra, unicorn. */
export function horseHead({ earLength = 24, blaze, horn, muzzle, striped }: HorseHeadOptions = {}): Head {
  const skull = outline([
    [-8, -10],
    [2, -18],
    [18, -21],
    [34, -18.5],
    [60, -12],
    [82, -9],
    [95, -5],
    [100, 4],
    [97, 13],
    [90, 17],
    [84, 22],
    [75, 18],
    [58, 16],
    [42, 24],
    [26, 32],
    [8, 28],
    [-6, 16],
  ]);
  const ear = (x: number, lean: number): HeadPart['path'] =>
    outline([
      [x - 7, -15],
      [x - 7 - lean * 0.3, -15 - earLength * 0.55],
      [x + 1 - lean, -15 - earLength, true],
      [x + 6 - lean * 0.2, -15 - earLength * 0.4],
      [x + 6, -14],
    ]);
  const hornPath = outline([
    [19, -19, true],
    [46, -72, true],
    [28, -19, true],
  ]);
  return {
    skull,
    mouth: { corner: [70, 13], lip: [96, 12], blunt: true },
    behind: [{ path: ear(13, -2), colour: 'far-coat' }],
    before: [{ path: ear(3, 1), colour: 'coat' }, ...(horn ? [{ path: hornPath, colour: horn }] : [])],
    paint(context, look) {
      const { tones } = look;
      const nose = muzzle ?? mix(tones.deep, look.dark, 0.35);
      context.save();
      context.clip(skull);
      if (striped) {
        for (let band = 0; band < 9; band++) {
          const x = -2 + band * 8.6;
          // from the forehead down, bent towards the mouth
          fillStroke(
            context,
            [
              [x + 6, -24],
              [x, -4 + band * 0.6],
              [x + 9, 32],
            ],
            3.9 - band * 0.16,
            look.dark,
            0.95,
          );
        }
      }
      softPatch(context, 100, 8, 36, 32, nose, 0.85);
      softPatch(context, 28, 24, 26, 14, tones.shade, 0.5);
      softPatch(context, 55, -4, 32, 7, tones.lit, 0.55, 0.15);
      if (blaze) {
        fillPath(
          context,
          outline([
            [20, -24],
            [34, -22],
            [64, -14],
            [90, -10],
            [84, -4],
            [60, -7.5],
            [36, -13],
          ]),
          blaze,
          0.95,
        );
      }
      context.restore();
      if (look.detail > 0.2) {
        fillStroke(
          context,
          [
            [24, 27],
            [34, 22],
            [38, 12],
          ],
          2.2,
          tones.deep,
          0.35,
        );
      }
      fillPath(context, ellipsePath(90.5, 0.5, 3.4, 2.3, 0.7), mix(nose, [20, 14, 20], 0.75));
      fillStroke(
        context,
        [
          [97, 12],
          [88, 12],
          [80, 14],
        ],
        1.8,
        mix(nose, [20, 14, 20], 0.6),
        0.8,
      );
      // inner ear
      fillPath(
        context,
        outline([
          [-1, -17],
          [-2, -15 - earLength * 0.5],
          [2, -15 - earLength * 0.82, true],
          [5, -17 - earLength * 0.3],
          [5, -17],
        ]),
        tones.deep,
        0.75,
      );
      softPatch(context, 33, -7.5, 9, 7, tones.deep, 0.55);
      paintEye(context, 34, -7, 4.6, {
        iris: look.iris,
        lid: mix(tones.deep, [24, 18, 22], 0.75),
        asleep: look.asleep,
        pupil: 'wide',
        slant: 0.25,
      });
      if (horn) {
        for (let ring = 1; ring < 5; ring++) {
          const share = ring / 5;
          const x = 23.5 + 22 * share;
          const y = -20 - 50 * share;
          fillStroke(
            context,
            [
              [x - 4.5 * (1 - share), y - 2],
              [x, y + 1],
              [x + 4.5 * (1 - share), y + 4 * (1 - share)],
            ],
            2.2,
            lighten(horn, -0.16),
            0.8,
          );
        }
      }
    },
  };
}
