import { known } from '../../../catalogue/records.js';
import { lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createCreature } from '../creature.js';
import { paintEye } from '../form/eye.js';
import { fillModelled, fillPath, inside, softPatch } from '../form/modelling.js';
import { outline } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';

export const penguin = createCreature({
  ...known('penguin'),
  poses: [
    { name: 'standing', weight: 2 },
    { name: 'walking', words: ['waddling', 'running', 'dancing'], weight: 1 },
  ],
  sculpt: ({ pose, attributes }) => {
    const walking = pose === 'walking';
    const chick = attributes.has('baby') || attributes.has('chick');
    return {
      bounds: { left: -31, right: 38, top: -100, bottom: 0 },
      paint(context, brush) {
        const dark: Rgb = brush.colour ?? (chick ? [150, 152, 160] : [52, 56, 72]);
        const tones = tonesOf(dark);
        const { light } = brush;
        const lean = walking ? 0.07 : 0;
        const feet = tonesOf([226, 148, 70]);
        for (const [x, lift] of walking
          ? ([
              [-10, 0],
              [15, -3],
            ] as const)
          : ([
              [-9, 0],
              [11, 0],
            ] as const)) {
          fillModelled(
            context,
            outline([
              [x - 6, -5 + lift],
              [x + 4, -6 + lift],
              [x + 14, -1 + lift],
              [x + 12, lift, true],
              [x - 8, lift, true],
            ]),
            feet,
            light,
          );
        }
        context.save();
        context.rotate(lean);
        fillModelled(
          context,
          outline([
            [16, -62],
            [27, -46],
            [31, -28, true],
            [22, -34],
            [13, -44],
          ]),
          { ...tones, base: tones.shade, lit: tones.shade },
          light,
        );
        fillModelled(
          context,
          outline([
            [-22, -12],
            [-30, -2, true],
            [-14, -4],
          ]),
          tones,
          light,
        );
        const body = outline([
          [-10, -84],
          [-8, -94],
          [2, -99.5],
          [13, -98],
          [19, -90],
          [18, -80],
          [21, -66],
          [25, -46],
          [25, -24],
          [18, -7],
          [2, -3],
          [-15, -6],
          [-23, -22],
          [-24, -44],
          [-18, -66],
        ]);
        fillModelled(context, body, tones, light);
        inside(context, body, () => {
          const white = tonesOf([246, 244, 236]);
          fillPath(
            context,
            outline([
              [12, -78],
              [4, -66],
              [-4, -44],
              [-3, -18],
              [6, -1],
              [30, -1],
              [32, -60],
              [20, -78],
            ]),
            white.base,
          );
          softPatch(context, 14, -6, 24, 14, white.shade, 0.8);
          softPatch(context, 18, -70, 12, 12, [244, 196, 92], 0.85);
          fillPath(
            context,
            outline([
              [-2, -86],
              [3, -92],
              [6, -84],
              [4, -74],
              [-3, -74],
            ]),
            chick ? [236, 206, 140] : [244, 190, 80],
            0.95,
          );
          softPatch(context, -16, -50, 10, 34, tones.lit, 0.4);
        });
        const wing = walking
          ? outline([
              [-14, -68],
              [-24, -52],
              [-34, -34, true],
              [-22, -36],
              [-8, -52],
              [-6, -64],
            ])
          : outline([
              [-14, -68],
              [-22, -50],
              [-23, -28],
              [-16, -20, true],
              [-8, -34],
              [-5, -54],
              [-7, -66],
            ]);
        fillModelled(context, wing, tones, light, { core: 3 });
        fillModelled(
          context,
          outline([
            [15, -92],
            [26, -88],
            [34, -84, true],
            [24, -83.5],
            [15, -84],
          ]),
          tonesOf([62, 56, 64]),
          light,
        );
        fillPath(
          context,
          outline([
            [17, -86],
            [26, -86],
            [32, -84.4, true],
            [24, -84],
          ]),
          [226, 140, 70],
        );
        paintEye(context, 10.5, -90, 2.5, {
          iris: [60, 46, 44],
          lid: lighten(dark, -0.1),
          asleep: brush.attributes.has('sleeping'),
          pupil: 'wide',
          white: [240, 238, 232],
        });
        context.restore();
      },
    };
  },
});
