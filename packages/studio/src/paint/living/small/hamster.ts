import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import type { Rgb } from '../../kit/colour.js';
import { createCreature } from '../creature.js';
import { paintEye } from '../form/eye.js';
import { fillModelled, fillPath, fillStroke, inside, softPatch } from '../form/modelling.js';
import { ellipsePath, outline, tube } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';

export const hamster: Drawable = createCreature({
  ...known('hamster'),
  poses: [{ name: 'sitting', words: ['standing'], weight: 1 }],
  sculpt: ({ random }) => ({
    bounds: { left: -44, right: 44, top: -88, bottom: 0 },
    paint(context, brush) {
      const base: Rgb =
        brush.colour ??
        random.fork('coat').pick([
          [226, 164, 92],
          [200, 150, 108],
          [170, 150, 136],
        ] as const);
      const tones = tonesOf(base);
      const pale = tonesOf([250, 240, 224]);
      const { light } = brush;
      for (const side of [-1, 1]) {
        fillModelled(context, ellipsePath(side * 23, -80, 9.5, 9), tones, light);
        fillPath(context, ellipsePath(side * 23, -79, 5.6), [228, 160, 150]);
      }
      const body = outline([
        [0, -86],
        [22, -82],
        [34, -66],
        [38, -48],
        [43, -26],
        [36, -8],
        [18, -2],
        [-18, -2],
        [-36, -8],
        [-43, -26],
        [-38, -48],
        [-34, -66],
        [-22, -82],
      ]);
      fillModelled(context, body, tones, light, { core: 6 });
      inside(context, body, () => {
        fillPath(
          context,
          outline([
            [0, -66],
            [16, -58],
            [28, -44],
            [24, -12],
            [0, -1],
            [-24, -12],
            [-28, -44],
            [-16, -58],
          ]),
          pale.base,
        );
        softPatch(context, 0, -2, 40, 14, pale.shade, 0.8);
        for (const side of [-1, 1]) softPatch(context, side * 24, -46, 12, 9, [240, 158, 138], 0.55);
      });
      for (const side of [-1, 1]) {
        paintEye(context, side * 15, -62, 4.8, {
          iris: [40, 30, 32],
          lid: [34, 26, 30],
          asleep: brush.attributes.has('sleeping'),
          pupil: 'wide',
        });
        if (brush.attributes.has('head-alone')) continue;
        fillModelled(
          context,
          tube([
            [side * 22, -38, 5],
            [side * 14, -30, 4.4],
            [side * 7, -31, 3.4],
          ]),
          tones,
          light,
        );
        fillModelled(context, ellipsePath(side * 18, -3.4, 9, 3.6), tonesOf([236, 170, 158]), light);
      }
      fillPath(
        context,
        outline([
          [-3.6, -53],
          [0, -54.6],
          [3.6, -53],
          [0, -49.6],
        ]),
        [214, 116, 116],
      );
      fillStroke(
        context,
        [
          [-6, -47],
          [-2, -45],
          [0, -48],
          [2, -45],
          [6, -47],
        ],
        1.8,
        tones.deep,
        0.8,
      );
    },
  }),
});
