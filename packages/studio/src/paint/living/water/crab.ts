import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { createCreature } from '../creature.js';
import { fillModelled, fillPath, fillStroke, inside, softPatch } from '../form/modelling.js';
import { ellipsePath, outline, tube } from '../form/outline.js';
import { behind, tonesOf } from '../form/tones.js';

export const crab: Drawable = createCreature({
  ...known('crab'),
  poses: [{ name: 'standing', words: ['walking'], weight: 1 }],
  sculpt: ({ random }) => ({
    bounds: { left: -74, right: 74, top: -82, bottom: 0 },
    paint(context, brush) {
      const base =
        brush.colour ??
        random.fork('coat').pick([
          [212, 84, 62],
          [226, 118, 66],
          [190, 72, 76],
        ] as const);
      const tones = tonesOf(base);
      const { light } = brush;
      for (const side of [-1, 1]) {
        for (const [index, spread] of [0, 1, 2].entries()) {
          fillModelled(
            context,
            tube([
              [side * 26, -26, 4.4],
              [side * (46 + spread * 4), -34 + spread * 8, 3.8],
              [side * (58 - spread * 6), -14, 3],
              [side * (60 - spread * 10), -1.4, 1],
            ]),
            index === 0 ? behind(tones) : tones,
            light,
          );
        }
        fillModelled(
          context,
          tube([
            [side * 28, -36, 5],
            [side * 46, -44, 5.4],
            [side * 54, -56, 5.6],
          ]),
          tones,
          light,
        );
        fillModelled(
          context,
          outline([
            [side * 46, -54],
            [side * 44, -70],
            [side * 52, -82, true],
            [side * 57, -70],
            [side * 61, -66],
            [side * 64, -80, true],
            [side * 72, -68],
            [side * 68, -54],
            [side * 58, -48],
          ]),
          tones,
          light,
          { core: 3 },
        );
      }
      const shell = outline([
        [-38, -30],
        [-32, -46],
        [-12, -54],
        [12, -54],
        [32, -46],
        [38, -30],
        [28, -14],
        [10, -8],
        [-10, -8],
        [-28, -14],
      ]);
      fillModelled(context, shell, tones, light, { core: 5 });
      inside(context, shell, () => {
        softPatch(context, 6, -48, 24, 8, tones.lit, 0.9);
        for (const x of [-20, -8, 8, 20])
          fillPath(context, ellipsePath(x, -40 + Math.abs(x) * 0.2, 2.6), tones.shade, 0.8);
        fillStroke(
          context,
          [
            [-12, -20],
            [0, -16],
            [12, -20],
          ],
          2.6,
          tones.deep,
          0.8,
        );
      });
      for (const side of [-1, 1]) {
        fillPath(
          context,
          tube([
            [side * 10, -50, 2],
            [side * 12, -62, 2],
          ]),
          tones.base,
        );
        fillPath(context, ellipsePath(side * 12, -66, 6.4), [250, 246, 236]);
        fillPath(context, ellipsePath(side * 12 + 1, -66, 3.8), [36, 28, 36]);
        fillPath(context, ellipsePath(side * 12 + 2.4, -67.6, 1.3), [255, 255, 255]);
      }
    },
  }),
});
