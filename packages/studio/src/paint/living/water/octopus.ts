import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { lighten } from '../../kit/colour.js';
import { createCreature } from '../creature.js';
import { fillModelled, fillPath, fillStroke, inside, softPatch } from '../form/modelling.js';
import { ellipsePath, outline, together, tube } from '../form/outline.js';
import type { Joint } from '../form/outline.js';
import { behind, tonesOf } from '../form/tones.js';

export const octopus: Drawable = createCreature({
  ...known('octopus'),
  poses: [{ name: 'swimming', weight: 1 }],
  sculpt: ({ random }) => {
    const sway = random.fork('arms');
    const arms = [-1, -0.72, -0.42, -0.14, 0.14, 0.42, 0.72, 1].map((side): Joint[] => {
      const curl = sway.between(0.75, 1.1) * (Math.abs(side) > 0.6 ? 1 : 0.9);
      const reachOut = side * 50;
      return [
        [side * 22, -44, 9],
        [side * 32 + reachOut * 0.2, -26, 7.4],
        [side * 30 + reachOut * 0.55, -10 - Math.abs(side) * 4, 5.6],
        [side * 30 + reachOut * 0.86, -14 - Math.abs(side) * 10 * curl, 3.8],
        [side * 28 + reachOut * 0.9 - side * 8, -24 - Math.abs(side) * 10 * curl, 1.4],
      ];
    });
    return {
      // the tip of its last arm
      hand: [66, -33],
      bounds: { left: -78, right: 78, top: -112, bottom: -5 },
      paint(context, brush) {
        const base =
          brush.colour ??
          random.fork('coat').pick([
            [206, 96, 84],
            [176, 98, 140],
            [214, 130, 72],
          ] as const);
        const tones = tonesOf(base);
        const { light } = brush;
        const order = [1, 3, 4, 6, 0, 2, 5, 7];
        order.forEach((index, rank) => {
          const joints = arms[index] as Joint[];
          const path = tube(joints);
          fillModelled(context, path, rank < 4 ? behind(tones) : tones, light, { core: 2.4 });
          if (rank >= 4 && brush.detail > 0.1) {
            const cups = joints.slice(1, 4).flatMap(([x, y, w], cup) => {
              const [nx, ny] = joints[cup + 2] as Joint;
              return [
                ellipsePath(x, y + w * 0.42, w * 0.32),
                ellipsePath((x + nx) / 2, (y + ny) / 2 + w * 0.36, w * 0.26),
              ];
            });
            fillPath(context, together(cups), lighten(base, 0.16), 0.9);
          }
        });
        const head = outline([
          [0, -112],
          [24, -106],
          [37, -86],
          [34, -62],
          [26, -46],
          [14, -38],
          [-14, -38],
          [-26, -46],
          [-34, -62],
          [-37, -86],
          [-24, -106],
        ]);
        fillModelled(context, head, tones, light, { core: 6 });
        inside(context, head, () => {
          softPatch(context, 10, -96, 20, 12, tones.lit, 0.8);
          const spots = random.fork('spots');
          fillPath(
            context,
            together(
              Array.from({ length: 9 }, () =>
                ellipsePath(spots.between(-28, 28), spots.between(-108, -72), spots.between(1.6, 3.8)),
              ),
            ),
            tones.shade,
            0.6,
          );
        });
        for (const side of [-1, 1]) {
          const x = side * 14 + 3;
          fillPath(context, ellipsePath(x, -58, 8.6, 9), lighten(base, 0.1));
          fillPath(context, ellipsePath(x, -58, 6.6, 7), [250, 246, 236]);
          fillPath(
            context,
            outline([
              [x - 5, -58],
              [x, -60.4],
              [x + 5.4, -58],
              [x, -55.6],
            ]),
            [38, 30, 40],
          );
          fillPath(context, ellipsePath(x + 2, -59.6, 1.4), [255, 255, 255]);
          fillStroke(
            context,
            [
              [x - 8, -64],
              [x, -68],
              [x + 8, -64],
            ],
            2.4,
            tones.deep,
            0.5,
          );
        }
        fillStroke(
          context,
          [
            [-2, -45],
            [4, -43],
            [10, -45],
          ],
          2,
          tones.deep,
          0.7,
        );
      },
    };
  },
});
