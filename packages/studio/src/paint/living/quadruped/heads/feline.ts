import { paintEye } from '../../form/eye.js';
import { fillPath, fillStroke, softPatch } from '../../form/modelling.js';
import { ellipsePath, outline, tube } from '../../form/outline.js';
import { mix } from '../../../kit/colour.js';
import type { Head, HeadLook } from '../anatomy.js';
import type { Context } from '../../../kit/shapes.js';

export interface FelineOptions {
  readonly kind?: 'cat' | 'big';
  /** 0 looks at the viewer, 1 half away to the right. */
  readonly turn?: number;
  readonly markings?: (context: Context, look: HeadLook) => void;
  readonly whiskers?: boolean;
}

/** How far the face of who looks at another goes towards them. */
const ASIDE = 15;

/** A cat's face, turned a little to the right: drawn around the middle of the skull, 100 wide. */
export function felineHead({ kind = 'cat', turn = 0.5, markings, whiskers = true }: FelineOptions = {}): Head {
  const big = kind === 'big';
  const middle = turn * 10;
  const skull = outline(
    big
      ? [
          [-46, -2],
          [-44, -22],
          [-28, -39],
          [0, -44],
          [28, -40],
          [44, -24],
          [47, 0],
          [43, 20],
          [34, 34],
          [22, 45],
          [2, 49],
          [-20, 45],
          [-34, 34],
          [-44, 20],
        ]
      : [
          [-48, 2],
          [-43, -20],
          [-26, -35],
          [0, -39],
          [26, -36],
          [43, -22],
          [49, 2],
          [53, 16, true],
          [45, 22],
          [47, 30, true],
          [33, 36],
          [16, 42],
          [0, 43],
          [-18, 41],
          [-34, 35],
          [-46, 29, true],
          [-43, 21],
          [-53, 15, true],
        ],
  );
  const earL = big
    ? ellipsePath(-34, -36, 15, 14)
    : outline([
        [-44, -14],
        [-46, -36],
        [-42, -66, true],
        [-22, -50],
        [-6, -36],
        [-20, -20],
      ]);
  const earR = big
    ? ellipsePath(36, -36, 13, 13)
    : outline([
        [44, -14],
        [45, -36],
        [40, -64, true],
        [22, -49],
        [8, -36],
        [20, -20],
      ]);
  return {
    skull,
    mouth: { front: [middle, big ? 27 : 23], half: big ? 15 : 12 },
    behind: [
      { path: earR, colour: 'far-coat' },
      { path: earL, colour: 'coat' },
    ],
    paint(context, look) {
      const { tones, pale } = look;
      const away = look.aside ? ASIDE : 0;
      const m = middle + away;
      const pink = mix([222, 140, 136], tones.deep, 0.15);
      // the inner ears were painted over by nothing yet: they lie outside the skull
      if (big) {
        fillPath(context, ellipsePath(-34, -35, 8.5, 8), tones.deep, 0.7);
        fillPath(context, ellipsePath(36, -35, 7, 7.5), tones.deep, 0.7);
      } else {
        fillPath(
          context,
          outline([
            [-38, -26],
            [-40, -42],
            [-38, -57, true],
            [-26, -46],
            [-18, -36],
          ]),
          mix(pink, tones.shade, 0.35),
        );
        fillPath(
          context,
          outline([
            [39, -26],
            [40, -42],
            [37, -56, true],
            [28, -46],
            [20, -36],
          ]),
          mix(pink, tones.shade, 0.5),
        );
      }
      context.save();
      context.clip(skull);
      softPatch(context, -18, -30, 40, 22, tones.lit, 0.55);
      softPatch(context, look.light.side >= 0 ? -44 : 46, 20, 30, 40, tones.shade, 0.75);
      context.translate(away, 0);
      markings?.(context, look);
      context.translate(-away, 0);
      // muzzle
      fillPath(
        context,
        outline([
          [m - 24, 18],
          [m - 15, 7],
          [m, 3],
          [m + 15, 7],
          [m + 24, 18],
          [m + 19, 33],
          [m + 9, 43],
          [m - 9, 43],
          [m - 19, 33],
        ]),
        pale.base,
        big ? 0.96 : 0.9,
      );
      softPatch(context, m, 44, 26, 10, pale.shade, 0.8);
      context.restore();
      const eyeSize = big ? 6.6 : 9.4;
      const lid = mix(look.dark, [26, 22, 28], 0.7);
      const eyeY = big ? -8 : -6;
      for (const side of [-1, 1] as const) {
        const x = m + side * (big ? 19 : 22) - (side === 1 ? turn * 2.5 + away * 0.4 : 0);
        softPatch(context, x, eyeY, eyeSize * 1.9, eyeSize * 1.5, pale.lit, 0.35);
        context.save();
        context.translate(x, eyeY);
        context.scale(side === 1 ? -1 : 1, 1);
        paintEye(context, 0, 0, eyeSize * (side === 1 ? 0.96 : 1), {
          iris: look.iris,
          lid,
          asleep: look.asleep || (look.winks === true && side === 1),
          slant: 0.2,
          pupil: big ? 'round' : 'slit',
          gaze: (side === 1 ? -1 : 1) * (look.aside ? 1.5 : 0.3),
        });
        context.restore();
      }
      const noseY = big ? 15 : 13;
      const noseSize = big ? 9.5 : 5.6;
      if (big) {
        fillPath(
          context,
          outline([
            [m - 9, -14],
            [m, -18],
            [m + 9, -14],
            [m + 11, 10],
            [m, 14],
            [m - 11, 10],
          ]),
          tones.lit,
          0.4,
        );
      }
      fillPath(
        context,
        outline([
          [m - noseSize, noseY - noseSize * 0.4],
          [m, noseY - noseSize * 0.72],
          [m + noseSize, noseY - noseSize * 0.4],
          [m + noseSize * 0.3, noseY + noseSize * 0.7],
          [m - noseSize * 0.3, noseY + noseSize * 0.7],
        ]),
        big ? mix(pink, look.dark, 0.35) : pink,
      );
      const mouth = noseY + noseSize;
      fillStroke(
        context,
        [
          [m, mouth - 2],
          [m, mouth + 4],
        ],
        2.2,
        lid,
        0.8,
      );
      fillStroke(
        context,
        [
          [m - 11, mouth + 6],
          [m - 6, mouth + 9],
          [m, mouth + 4],
          [m + 6, mouth + 9],
          [m + 11, mouth + 6],
        ],
        2.4,
        lid,
        0.75,
      );
      if (whiskers && look.detail > 0.1) {
        for (const side of [-1, 1]) {
          for (let row = -1; row <= 1; row++) {
            const y = 20 + row * 4.5;
            fillPath(
              context,
              tube([
                [m + side * 15, y, 0.7],
                [m + side * 34, y - 2 + row * 2.5, 0.55],
                [m + side * 54, y + 1 + row * 6, 0.15],
              ]),
              [250, 248, 244],
              0.8,
            );
          }
        }
      }
    },
  };
}
