import { paintEye } from '../../form/eye.js';
import { fillCore, fillPath, fillStroke, softPatch } from '../../form/modelling.js';
import { outline, tube } from '../../form/outline.js';
import type { Head } from '../anatomy.js';

/** Skull, hanging trunk, tusks and the great ear. */
export function elephantHead({ raised = false }: { readonly raised?: boolean } = {}): Head {
  const dome = outline([
    [-20, -12],
    [-12, -38],
    [8, -50],
    [32, -46],
    [50, -28],
    [58, -4],
    [56, 20],
    [44, 36],
    [20, 42],
    [-8, 36],
    [-24, 14],
  ]);
  const nose = raised
    ? tube([
        [42, 4, 21],
        [66, 22, 16],
        [90, 20, 12],
        [104, -6, 9.5],
        [106, -34, 8],
        [96, -54, 7],
      ])
    : tube([
        [42, 4, 21],
        [58, 36, 16],
        [62, 72, 12.5],
        [60, 106, 10],
        [62, 132, 8],
        [74, 148, 6.5],
        [88, 146, 5.5],
      ]);
  const skull = nose.op(dome, 2);
  const ear = outline([
    [0, -34],
    [-24, -50],
    [-54, -40],
    [-64, -6],
    [-52, 32],
    [-30, 58],
    [-12, 52],
    [-2, 24],
    [6, -6],
  ]);
  const tusk = tube([
    [46, 30, 5.4],
    [62, 48, 4.6],
    [82, 54, 3.2],
    [98, 46, 0.9],
  ]);
  const farTusk = tube([
    [54, 28, 4.6],
    [72, 42, 3.8],
    [90, 46, 2.6],
    [104, 38, 0.8],
  ]);
  return {
    skull,
    behind: [{ path: farTusk, colour: [214, 204, 182] }],
    before: [
      { path: tusk, colour: [244, 236, 216] },
      { path: ear, colour: 'coat' },
    ],
    paint(context, look) {
      const { tones } = look;
      fillCore(context, ear, tones.deep, { side: 0.5, height: 0.8 }, 7, 0.35);
      softPatch(context, -30, 4, 26, 36, tones.shade, 0.55);
      fillStroke(
        context,
        [
          [-2, -30],
          [8, -2],
          [-2, 30],
        ],
        4,
        tones.deep,
        0.5,
      );
      if (look.detail > 0.1 && !raised) {
        for (let fold = 0; fold < 6; fold++) {
          const y = 52 + fold * 13;
          const half = 12 - fold * 0.9;
          fillStroke(
            context,
            [
              [61 - half, y - 2],
              [61, y + 2],
              [61 + half, y - 2],
            ],
            2,
            tones.deep,
            0.4,
          );
        }
      }
      fillStroke(
        context,
        [
          [30, 28],
          [42, 34],
          [50, 32],
        ],
        2.6,
        tones.deep,
        0.45,
      );
      softPatch(context, 34, -10, 12, 10, tones.deep, 0.35);
      paintEye(context, 34, -9, 4.2, { iris: look.iris, lid: tones.deep, asleep: look.asleep, pupil: 'wide' });
      fillPath(
        context,
        outline([
          [24, -18],
          [34, -21],
          [44, -16],
          [34, -17],
        ]),
        tones.deep,
        0.4,
      );
    },
  };
}
