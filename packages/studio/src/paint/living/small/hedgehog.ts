import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createCreature } from '../creature.js';
import { paintEye } from '../form/eye.js';
import { fillModelled, fillPath, fillStroke } from '../form/modelling.js';
import { ellipsePath, outline, together, tube } from '../form/outline.js';
import type { Knot } from '../form/outline.js';
import { behind, tonesOf } from '../form/tones.js';

export const hedgehog: Drawable = createCreature({
  ...known('hedgehog'),
  poses: [{ name: 'standing', words: ['walking', 'sitting'], weight: 1 }],
  sculpt: ({ random }) => ({
    bounds: { left: -58, right: 60, top: -70, bottom: 0 },
    paint(context, brush) {
      const spine: Rgb = brush.colour ?? [112, 84, 68];
      const fur: Rgb = [222, 188, 148];
      const tones = tonesOf(spine);
      const skin = tonesOf(fur);
      const { light } = brush;
      const quills = random.fork('quills');
      const ring = (radiusX: number, radiusY: number, count: number, x: number, y: number): Knot[] => {
        const knots: Knot[] = [];
        for (let index = 0; index < count; index++) {
          const angle = Math.PI * (1.0 + (index / (count - 1)) * 0.88);
          const half = (Math.PI * 0.5) / count;
          knots.push([x + Math.cos(angle) * radiusX * 0.88, y + Math.sin(angle) * radiusY * 0.88]);
          knots.push([
            x + Math.cos(angle - half) * radiusX * (1.04 + quills.around(0.03)),
            y + Math.sin(angle - half) * radiusY * (1.04 + quills.around(0.03)),
            true,
          ]);
        }
        return knots;
      };
      for (const x of [-28, 16])
        fillModelled(
          context,
          tube([
            [x, -10, 5.4],
            [x + 2, -4, 4.6],
            [x + 7, -3, 3],
          ]),
          behind(skin),
          light,
        );
      const face = outline([
        [14, -42],
        [30, -42],
        [44, -30],
        [57, -20],
        [59, -14],
        [52, -9],
        [36, -6],
        [12, -4],
        [-30, -4],
        [-20, -20],
      ]);
      fillModelled(context, face, skin, light, { core: 3 });
      fillModelled(context, outline([...ring(52, 56, 19, -6, -12), [28, -8], [-40, -3]]), tones, light, { core: 5 });
      const inner = [...ring(40, 42, 15, -6, -12)];
      fillModelled(context, outline([...inner, [22, -9], [-34, -4]]), tonesOf(lighten(spine, 0.05)), light);
      const strokes = Array.from({ length: 22 }, () => {
        const angle = Math.PI * quills.between(1.0, 1.8);
        const r = quills.between(0.25, 0.72);
        const x = -6 + Math.cos(angle) * 46 * r;
        const y = -12 + Math.sin(angle) * 50 * r;
        return tube([
          [x, y, 0.8],
          [x + Math.cos(angle) * 8, y + Math.sin(angle) * 8, 0.15],
        ]);
      });
      fillPath(context, together(strokes), lighten(spine, 0.24), 0.75);
      fillModelled(context, ellipsePath(24, -37, 6.4, 7), skin, light);
      fillPath(context, ellipsePath(24.6, -36.4, 3.8, 4.4), [206, 150, 132]);
      for (const x of [-20, 26])
        fillModelled(
          context,
          tube([
            [x, -8, 5.4],
            [x + 2, -4, 4.4],
            [x + 8, -2.8, 2.8],
          ]),
          skin,
          light,
        );
      fillPath(context, ellipsePath(58, -17, 3.2, 2.8), [48, 38, 40]);
      fillStroke(
        context,
        [
          [56, -11],
          [50, -9.4],
          [44, -11],
        ],
        1.5,
        skin.deep,
        0.8,
      );
      paintEye(context, 41, -25, 3.6, {
        iris: [36, 28, 30],
        lid: [34, 26, 28],
        asleep: brush.attributes.has('sleeping'),
        pupil: 'wide',
      });
    },
  }),
});
