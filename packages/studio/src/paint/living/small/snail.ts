import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import type { Rgb } from '../../kit/colour.js';
import { createCreature } from '../creature.js';
import { fillCore, fillModelled, fillPath, fillStroke, inside, softPatch } from '../form/modelling.js';
import { ellipsePath, outline, tube } from '../form/outline.js';
import type { Joint } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';

export const snail: Drawable = createCreature({
  ...known('snail'),
  poses: [{ name: 'standing', words: ['crawling', 'walking'], weight: 1 }],
  sculpt: ({ random }) => ({
    bounds: { left: -58, right: 60, top: -74, bottom: 0 },
    paint(context, brush) {
      const shellColour: Rgb =
        brush.colour ??
        random.fork('coat').pick([
          [196, 132, 78],
          [168, 104, 86],
          [210, 170, 104],
        ] as const);
      const flesh = tonesOf([214, 186, 148]);
      const tones = tonesOf(shellColour);
      const { light } = brush;
      for (const [x, y] of [
        [50, -58],
        [58, -52],
      ] as const) {
        fillPath(
          context,
          tube([
            [42, -28, 2.6],
            [x - 3, (y - 28) / 2, 1.9],
            [x, y, 1.6],
          ]),
          flesh.shade,
        );
        fillPath(context, ellipsePath(x, y, 3), [52, 42, 44]);
        fillPath(context, ellipsePath(x + 1, y - 1, 0.9), [255, 255, 255]);
      }
      const foot = outline([
        [-58, -1],
        [-34, -10],
        [10, -14],
        [30, -26],
        [42, -36],
        [52, -32],
        [55, -22],
        [48, -8],
        [34, 0, true],
        [-52, 0, true],
      ]);
      fillModelled(context, foot, flesh, light, { core: 3 });
      fillStroke(
        context,
        [
          [54, -20],
          [49, -16],
          [44, -17],
        ],
        1.5,
        flesh.deep,
        0.7,
      );
      const shell = ellipsePath(-8, -40, 34, 34);
      fillModelled(context, shell, tones, light, { core: 5 });
      inside(context, shell, () => {
        const spiral: Joint[] = [];
        for (let turn = 0; turn <= 26; turn++) {
          const angle = turn * 0.52 + 0.8;
          const r = 32 - turn * 1.15;
          spiral.push([-8 + Math.cos(angle) * r, -40 + Math.sin(angle) * r, 2.3 - turn * 0.05]);
        }
        fillPath(context, tube(spiral), tones.deep, 0.7);
        softPatch(context, 2, -62, 16, 8, tones.lit, 0.8);
      });
      fillCore(context, shell, tones.deep, light, 3, 0.3);
    },
  }),
});
