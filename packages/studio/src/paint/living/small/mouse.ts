import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createCreature } from '../creature.js';
import { paintEye } from '../form/eye.js';
import { fillModelled, fillPath, fillStroke, inside, softPatch } from '../form/modelling.js';
import { ellipsePath, outline, tube } from '../form/outline.js';
import { behind, tonesOf } from '../form/tones.js';

export const mouse: Drawable = createCreature({
  ...known('mouse'),
  poses: [{ name: 'standing', words: ['walking', 'running', 'sitting'], weight: 1 }],
  sculpt: ({ random }) => ({
    bounds: { left: -84, right: 58, top: -62, bottom: 0 },
    paint(context, brush) {
      const base: Rgb =
        brush.colour ??
        random.fork('coat').pick([
          [150, 140, 138],
          [176, 140, 108],
          [236, 230, 222],
        ] as const);
      const tones = tonesOf(base);
      const pink: Rgb = [226, 158, 152];
      const { light } = brush;
      fillModelled(
        context,
        tube([
          [-38, -8, 2.6],
          [-56, -5, 2.2],
          [-70, -14, 1.8],
          [-78, -28, 1.4],
          [-84, -30, 0.6],
        ]),
        tonesOf(pink),
        light,
      );
      fillModelled(context, ellipsePath(22, -48, 11, 12), behind(tones), light);
      const body = outline([
        [-44, -10],
        [-40, -32],
        [-18, -46],
        [8, -42],
        [26, -38],
        [42, -24],
        [51, -14],
        [46, -8],
        [30, -4],
        [-10, -1],
        [-36, -1],
      ]);
      fillModelled(context, body, tones, light, { core: 4 });
      inside(context, body, () => softPatch(context, 10, -2, 44, 10, tonesOf(lighten(base, 0.14)).base, 0.9));
      fillModelled(
        context,
        outline([
          [-40, -8],
          [-34, -28],
          [-16, -30],
          [-8, -14],
          [-16, -2],
        ]),
        tones,
        light,
        { core: 3 },
      );
      for (const x of [-14, 22])
        fillModelled(
          context,
          tube([
            [x - 6, -2.6, 2.4],
            [x + 6, -2.2, 2],
          ]),
          tonesOf(pink),
          light,
        );
      fillModelled(context, ellipsePath(8, -46, 14, 15), tones, light, { core: 2 });
      fillPath(context, ellipsePath(8.6, -45, 10, 11), mix(pink, base, 0.2));
      fillPath(context, ellipsePath(50.5, -13.6, 2.6, 2.3), pink);
      paintEye(context, 30, -25, 3.8, {
        iris: [36, 28, 30],
        lid: [30, 24, 28],
        asleep: brush.attributes.has('sleeping'),
        pupil: 'wide',
      });
      if (brush.detail > 0.1)
        for (const y of [-2, 1, 4])
          fillPath(
            context,
            tube([
              [44, -14, 0.4],
              [54, -14 + y, 0.3],
              [62, -15 + y * 2, 0.1],
            ]),
            [250, 246, 242],
            0.8,
          );
      fillStroke(
        context,
        [
          [48, -9.6],
          [43, -8.4],
          [38, -9.6],
        ],
        1.4,
        tones.deep,
        0.8,
      );
    },
  }),
});
