import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import type { Rgb } from '../../kit/colour.js';
import { createCreature } from '../creature.js';
import { fillModelled, fillPath, fillStroke, inside, softPatch } from '../form/modelling.js';
import { ellipsePath, outline, together, tube } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';

export const ladybird: Drawable = createCreature({
  ...known('ladybird'),
  poses: [{ name: 'standing', words: ['walking', 'sitting'], weight: 1 }],
  sculpt: () => ({
    bounds: { left: -50, right: 58, top: -66, bottom: 0 },
    paint(context, brush) {
      const base: Rgb = brush.colour ?? [206, 60, 50];
      const dark: Rgb = [48, 42, 48];
      const tones = tonesOf(base);
      const { light } = brush;
      for (const x of [-26, -2, 22])
        fillPath(
          context,
          tube([
            [x, -14, 2.4],
            [x + (x < 0 ? -5 : 5), -6, 2],
            [x + (x < 0 ? -7 : 8), -1, 1.4],
          ]),
          dark,
        );
      fillModelled(
        context,
        outline([
          [26, -16],
          [28, -34],
          [40, -42],
          [52, -36],
          [57, -24],
          [52, -13],
          [38, -10],
        ]),
        tonesOf(dark),
        light,
      );
      for (const dx of [0, 5])
        fillPath(
          context,
          tube([
            [46 + dx, -36, 1],
            [52 + dx * 0.6, -48, 0.8],
            [56, -52 + dx, 0.7],
          ]),
          dark,
        );
      const shell = outline([
        [-48, -10],
        [-46, -36],
        [-30, -58],
        [-4, -66],
        [20, -58],
        [34, -40],
        [36, -12],
        [0, -8],
      ]);
      fillModelled(context, shell, tones, light, { core: 6 });
      inside(context, shell, () => {
        fillPath(
          context,
          together(
            [
              [-28, -42, 7],
              [0, -52, 6],
              [-10, -26, 7.4],
              [16, -34, 6.6],
              [-36, -20, 6],
              [14, -14, 5],
            ].map(([x, y, r]) => ellipsePath(x as number, y as number, r as number, (r as number) * 0.94)),
          ),
          dark,
        );
        fillStroke(
          context,
          [
            [34, -44],
            [4, -40],
            [-46, -14],
          ],
          1.8,
          tones.deep,
          0.8,
        );
        softPatch(context, 4, -58, 18, 7, [255, 255, 255], 0.6, 0.15);
      });
      fillPath(context, ellipsePath(45, -28, 4.4, 5), [250, 246, 238]);
      fillPath(context, ellipsePath(46, -27.6, 2.6, 3.2), [30, 26, 30]);
      fillPath(context, ellipsePath(47, -29, 1), [255, 255, 255]);
    },
  }),
});
