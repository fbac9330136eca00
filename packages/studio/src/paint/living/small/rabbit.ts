import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { lighten, lightnessOf, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createCreature } from '../creature.js';
import { paintEye } from '../form/eye.js';
import { fillModelled, fillPath, fillStroke, inside, softPatch } from '../form/modelling.js';
import { ellipsePath, merge, outline, tube } from '../form/outline.js';
import { behind, tonesOf } from '../form/tones.js';
import { leafEar } from '../quadruped/heads/grazer.js';

const rabbitCoats: readonly Rgb[] = [
  [172, 140, 110],
  [236, 230, 220],
  [142, 134, 132],
  [196, 158, 116],
  [98, 82, 76],
];

export const rabbit: Drawable = createCreature({
  ...known('rabbit'),
  poses: [
    { name: 'sitting', words: ['standing', 'eating'], weight: 3 },
    { name: 'running', words: ['hopping', 'jumping', 'leaping', 'walking', 'sprinting'] },
    { name: 'sleeping', words: ['lying', 'asleep'] },
  ],
  sculpt: ({ pose, random }) => {
    const fast = pose === 'running';
    const asleep = pose === 'sleeping';
    const natural = random.fork('coat').pick(rabbitCoats);
    const tilt = random.fork('ears').between(-6, 6);
    const drop = asleep ? 20 : 0;
    const headX = fast ? 22 : asleep ? 6 : 0;
    const headY = fast ? 4 : asleep ? 34 : 0;
    const ears = asleep || fast ? [-70, -84] : [-6 + tilt, -24 + tilt];
    return {
      bounds: fast
        ? { left: -62, right: 88, top: -90, bottom: 0 }
        : asleep
          ? { left: -58, right: 72, top: -64, bottom: 0 }
          : { left: -58, right: 62, top: -122, bottom: 0 },
      paint(context, brush) {
        const base = brush.colour ?? natural;
        const tones = tonesOf(base);
        const pale = tonesOf(
          lightnessOf(base) > 0.85 ? lighten(base, 0.02) : mix(lighten(base, 0.2), [250, 244, 234], 0.5),
        );
        const { light } = brush;
        const far = behind(tones);
        fillModelled(
          context,
          fast
            ? tube([
                [34, -34, 6],
                [54, -22, 5],
                [68, -8, 4],
              ])
            : tube([
                [24, -26, 6],
                [30, -12, 4.8],
                [34, -4, 4.6],
              ]),
          far,
          light,
        );
        if (fast)
          fillModelled(
            context,
            tube([
              [-30, -26, 12],
              [-52, -14, 6],
              [-60, -4, 4],
            ]),
            far,
            light,
          );
        fillModelled(context, ellipsePath(fast ? -52 : -48, fast ? -44 : -16, 9.5, 9), pale, light);
        const trunk = fast
          ? outline([
              [-54, -30],
              [-46, -52],
              [-16, -62],
              [18, -56],
              [40, -46],
              [46, -32],
              [34, -20],
              [4, -18],
              [-30, -14],
              [-50, -18],
            ])
          : outline([
              [-46, -12],
              [-49, -32 + drop * 0.3],
              [-37, -55 + drop],
              [-12, -63 + drop],
              [10, -57 + drop],
              [25, -44 + drop],
              [31, -26],
              [27, -7],
              [10, -1],
              [-30, 0],
            ]);
        const nearFore = fast
          ? tube([
              [34, -32, 7],
              [58, -30, 5],
              [76, -20, 4],
            ])
          : asleep
            ? tube([
                [20, -8, 5],
                [34, -5, 4.6],
                [46, -4.4, 4.2],
              ])
            : tube([
                [20, -30, 8],
                [23, -14, 5],
                [26, -4.6, 4.6],
              ]);
        const body = merge([trunk, nearFore]);
        fillModelled(context, body, tones, light, { core: 5 });
        inside(context, body, () => {
          softPatch(context, fast ? 14 : 24, fast ? -18 : -20, fast ? 40 : 12, fast ? 12 : 22, pale.base, 0.9);
          softPatch(context, -6, -2, 40, 12, tones.deep, 0.5);
        });
        const haunch = fast
          ? merge([
              outline([
                [-54, -26],
                [-46, -50],
                [-22, -52],
                [-10, -34],
                [-22, -18],
                [-44, -14],
              ]),
              tube([
                [-36, -24, 11],
                [-56, -18, 6],
                [-58, -6, 4.4],
                [-48, -3.6, 3.6],
              ]),
            ])
          : outline([
              [-45, -8],
              [-43, -36 + drop * 0.5],
              [-22, -45 + drop * 0.5],
              [-3, -33],
              [1, -12],
              [-8, -2],
              [-36, -1],
            ]);
        fillModelled(context, haunch, tones, light, { core: 4 });
        if (!fast)
          fillModelled(
            context,
            tube([
              [-28, -4.6, 4.6],
              [-8, -4.6, 4.6],
              [8, -4.2, 4.2],
            ]),
            tones,
            light,
            { core: 1.5 },
          );
        context.save();
        context.translate(headX, headY);
        fillModelled(context, leafEar(24, -76, 46, 15, ears[0] as number), far, light);
        const head = outline([
          [6, -58],
          [11, -75],
          [26, -84],
          [42, -79],
          [52, -67],
          [55.5, -58],
          [50, -50],
          [36, -45],
          [18, -45],
        ]);
        fillModelled(context, head, tones, light, { core: 3.4 });
        inside(context, head, () => {
          softPatch(context, 48, -52, 14, 9, pale.base, 0.95);
          softPatch(context, 24, -46, 18, 8, tones.shade, 0.6);
        });
        fillModelled(context, leafEar(17, -75, 48, 17, ears[1] as number), tones, light, { core: 2 });
        fillPath(context, leafEar(17, -77, 38, 8, ears[1] as number), mix([226, 154, 150], tones.shade, 0.3), 0.9);
        fillPath(
          context,
          outline([
            [51, -62],
            [56, -60],
            [54, -56],
            [50, -58],
          ]),
          [206, 126, 126],
        );
        fillStroke(
          context,
          [
            [53, -56],
            [50, -52],
            [45, -51],
          ],
          1.6,
          tones.deep,
          0.8,
        );
        softPatch(context, 37, -66, 8, 7, pale.lit, 0.5);
        paintEye(context, 37, -66, 4.4, { iris: [66, 44, 36], lid: [44, 34, 34], asleep, pupil: 'wide' });
        if (brush.detail > 0.1)
          for (const y of [-1, 2])
            fillPath(
              context,
              tube([
                [48, -55, 0.5],
                [58, -54 + y * 2, 0.4],
                [66, -54 + y * 4, 0.1],
              ]),
              [250, 246, 240],
              0.8,
            );
        context.restore();
      },
    };
  },
});
