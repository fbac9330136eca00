import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createCreature } from '../creature.js';
import { paintEye } from '../form/eye.js';
import { fillModelled, fillPath, fillStroke, inside } from '../form/modelling.js';
import { ellipsePath, outline, together, tube } from '../form/outline.js';
import type { Joint } from '../form/outline.js';
import { behind, tonesOf } from '../form/tones.js';

interface Stretch {
  readonly joints: readonly Joint[];
  /** It lies behind the others. */
  readonly dim?: true;
}

const bodies: Readonly<Record<'coiled' | 'slithering', readonly Stretch[]>> = {
  coiled: [
    {
      joints: [
        [-44, -22, 9],
        [-10, -30, 10],
        [34, -24, 10],
        [46, -14, 9],
      ],
      dim: true,
    },
    {
      joints: [
        [46, -14, 9.4],
        [20, -9, 10],
        [-30, -9, 9.6],
        [-56, -10, 6],
        [-70, -16, 2],
      ],
    },
    {
      joints: [
        [-40, -20, 10],
        [-44, -34, 9.6],
        [-20, -40, 9.6],
        [14, -36, 9],
        [26, -48, 8.4],
        [14, -64, 7.8],
        [18, -78, 7.4],
      ],
    },
  ],
  slithering: [
    {
      joints: [
        [-150, -16, 1.4],
        [-128, -7, 4.4],
        [-102, -22, 7.4],
        [-70, -9, 9],
        [-38, -25, 9.6],
        [-6, -10, 9.6],
        [24, -25, 9.4],
        [48, -11, 8.8],
        [64, -22, 8.2],
        [68, -42, 7.6],
      ],
    },
  ],
};
/** How far ahead and how much lower it carries its head on its way. */
const onItsWay = [50, 36] as const;

export const snake: Drawable = createCreature({
  ...known('snake'),
  poses: [
    { name: 'standing', words: ['coiled', 'sitting'], weight: 1 },
    { name: 'slithering', words: ['walking', 'running', 'crawling', 'gliding'] },
  ],
  sculpt: ({ random, pose }) => ({
    bounds:
      pose === 'slithering'
        ? { left: -152, right: 116, top: -58, bottom: 0 }
        : { left: -72, right: 64, top: -92, bottom: 0 },
    paint(context, brush) {
      const base: Rgb =
        brush.colour ??
        random.fork('coat').pick([
          [110, 146, 78],
          [186, 134, 74],
          [158, 84, 66],
        ] as const);
      const tones = tonesOf(base);
      const mark = tonesOf(lighten(base, -0.2));
      const { light } = brush;
      const coil = (joints: readonly Joint[], dim: boolean): void => {
        const path = tube(joints);
        fillModelled(context, path, dim ? behind(tones) : tones, light, { core: 4 });
        inside(context, path, () => {
          const marks = joints.slice(0, -1).flatMap(([x, y, w], index) => {
            const [nx, ny] = joints[index + 1] as Joint;
            return [0.25, 0.75].map((share) =>
              ellipsePath(x + (nx - x) * share, y + (ny - y) * share - w * 0.34, w * 0.5, w * 0.32),
            );
          });
          fillPath(context, together(marks), mark.base, dim ? 0.5 : 0.8);
        });
      };
      for (const { joints, dim } of bodies[pose === 'slithering' ? 'slithering' : 'coiled']) coil(joints, dim === true);
      context.save();
      if (pose === 'slithering') context.translate(...onItsWay);
      const head = outline([
        [10, -80],
        [14, -90],
        [28, -92],
        [44, -86],
        [52, -78],
        [46, -72],
        [28, -70],
        [14, -72],
      ]);
      fillPath(
        context,
        together([
          tube([
            [50, -78, 0.9],
            [58, -77, 0.8],
          ]),
          tube([
            [58, -77, 0.7],
            [63, -80, 0.3],
          ]),
          tube([
            [58, -77, 0.7],
            [63, -74, 0.3],
          ]),
        ]),
        [206, 66, 70],
      );
      fillModelled(context, head, tones, light, { core: 3 });
      fillStroke(
        context,
        [
          [50, -77],
          [38, -75],
          [26, -75],
        ],
        1.6,
        tones.deep,
        0.8,
      );
      paintEye(context, 34, -83, 3.4, {
        iris: [236, 190, 70],
        lid: tones.deep,
        asleep: brush.attributes.has('sleeping'),
        pupil: 'slit',
        slant: 0.2,
      });
      context.restore();
    },
  }),
});
