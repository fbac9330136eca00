import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import type { Rgb } from '../../kit/colour.js';
import { createCreature } from '../creature.js';
import { paintEye } from '../form/eye.js';
import { fillModelled, fillPath, fillStroke, inside, softPatch } from '../form/modelling.js';
import { ellipsePath, outline, tube } from '../form/outline.js';
import { behind, tonesOf } from '../form/tones.js';

export const squirrel: Drawable = createCreature({
  ...known('squirrel'),
  poses: [{ name: 'sitting', weight: 1 }],
  sculpt: () => ({
    bounds: { left: -62, right: 50, top: -104, bottom: 0 },
    // the nut in its paws is the one it is said to have
    draws: ['acorn', 'walnut'],
    paint(context, brush) {
      const base: Rgb = brush.colour ?? [188, 98, 50];
      const tones = tonesOf(base);
      const pale = tonesOf([248, 234, 214]);
      const { light } = brush;
      const tail = outline([
        [-12, -6],
        [-36, -4],
        [-54, -22],
        [-58, -50],
        [-48, -76],
        [-54, -92],
        [-40, -104],
        [-20, -100],
        [-12, -84],
        [-20, -66],
        [-26, -46],
        [-20, -28],
        [-6, -20],
      ]);
      fillModelled(context, tail, tones, light, { core: 6 });
      inside(context, tail, () => {
        fillStroke(
          context,
          [
            [-18, -12],
            [-42, -30],
            [-42, -60],
            [-34, -92],
          ],
          10,
          tones.lit,
          0.55,
        );
        for (const x of [0, 8])
          fillStroke(
            context,
            [
              [-24 - x, -14],
              [-48 + x * 0.4, -36],
              [-46 + x, -70],
              [-40 + x, -96],
            ],
            2.4,
            tones.deep,
            0.35,
          );
      });
      fillModelled(
        context,
        outline([
          [22, -72],
          [26, -92, true],
          [32, -74],
        ]),
        behind(tones),
        light,
      );
      const body = outline([
        [-18, -10],
        [-20, -34],
        [-8, -54],
        [8, -62],
        [20, -54],
        [25, -36],
        [24, -14],
        [16, -3],
        [-8, -2],
      ]);
      fillModelled(context, body, tones, light, { core: 4 });
      inside(context, body, () => softPatch(context, 24, -28, 14, 26, pale.base, 0.98));
      fillModelled(
        context,
        outline([
          [-18, -6],
          [-16, -28],
          [0, -32],
          [10, -20],
          [8, -6],
          [-4, -1],
        ]),
        tones,
        light,
        { core: 3 },
      );
      fillModelled(
        context,
        tube([
          [-8, -3.6, 3.6],
          [10, -3.4, 3.4],
          [20, -3, 3],
        ]),
        tones,
        light,
      );
      const head = outline([
        [0, -62],
        [6, -76],
        [20, -83],
        [36, -76],
        [46, -64],
        [48, -57],
        [40, -52],
        [22, -50],
        [8, -52],
      ]);
      fillModelled(context, head, tones, light, { core: 3 });
      inside(context, head, () => softPatch(context, 38, -54, 14, 8, pale.base, 0.95));
      fillModelled(
        context,
        outline([
          [8, -74],
          [8, -98, true],
          [18, -82],
          [18, -74],
        ]),
        tones,
        light,
      );
      fillPath(context, ellipsePath(47, -60, 2.4, 2), [56, 40, 40]);
      fillStroke(
        context,
        [
          [46, -56],
          [42, -54],
          [37, -55],
        ],
        1.5,
        tones.deep,
        0.8,
      );
      paintEye(context, 30, -66, 4.4, {
        iris: [52, 36, 30],
        lid: [44, 32, 30],
        asleep: brush.attributes.has('sleeping'),
        pupil: 'wide',
        white: [250, 242, 228],
      });
      fillModelled(context, ellipsePath(37, -39, 6.4, 7.4, 0.3), tonesOf([166, 116, 66]), light);
      fillModelled(
        context,
        outline([
          [30, -44],
          [37, -48.6],
          [44, -44],
          [37, -42],
        ]),
        tonesOf([116, 78, 50]),
        light,
      );
      fillModelled(
        context,
        tube([
          [12, -46, 5],
          [22, -36, 4],
          [34, -36, 3],
        ]),
        tones,
        light,
        { core: 1.6 },
      );
    },
  }),
});
