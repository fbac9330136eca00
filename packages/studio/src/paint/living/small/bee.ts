import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { css, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createCreature } from '../creature.js';
import { fillModelled, fillPath, fillStroke, inside, softPatch } from '../form/modelling.js';
import { ellipsePath, outline, together, tube } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';

export const bee: Drawable = createCreature({
  ...known('bee'),
  poses: [{ name: 'flying', weight: 1 }],
  sculpt: () => ({
    bounds: { left: -58, right: 50, top: -92, bottom: 0 },
    paint(context, brush) {
      const base: Rgb = brush.colour ?? [240, 188, 66];
      const tones = tonesOf(base);
      const dark: Rgb = [56, 44, 46];
      const { light } = brush;
      for (const [x, turn, alpha] of [
        [-14, -0.6, 0.55],
        [4, -0.15, 0.75],
      ] as const) {
        const wing = ellipsePath(x, -66, 13, 27, turn);
        context.fillStyle = css([226, 238, 244], alpha + 0.1);
        context.fill(wing);
        fillStroke(
          context,
          [
            [x + 4, -44],
            [x, -66],
            [x - 4 + turn * -10, -84],
          ],
          1.4,
          [168, 190, 206],
          0.8,
        );
      }
      fillPath(
        context,
        outline([
          [-48, -24],
          [-58, -20, true],
          [-48, -17],
        ]),
        dark,
      );
      for (const x of [-12, 2, 14])
        fillPath(
          context,
          tube([
            [x, -10, 1.6],
            [x + 3, -4, 1.3],
            [x + 7, -1, 0.9],
          ]),
          dark,
        );
      const body = outline([
        [-50, -22],
        [-42, -40],
        [-18, -50],
        [10, -46],
        [24, -32],
        [22, -16],
        [4, -6],
        [-24, -4],
        [-44, -10],
      ]);
      fillModelled(context, body, tones, light, { core: 5 });
      inside(context, body, () => {
        for (const x of [-38, -20, -2])
          fillPath(
            context,
            tube([
              [x + 2, -54, 4],
              [x - 3, -26, 4.8],
              [x + 2, 0, 4],
            ]),
            dark,
            0.95,
          );
        softPatch(context, -10, -44, 30, 7, [255, 250, 226], 0.55);
      });
      const head = ellipsePath(29, -28, 15, 14.6);
      fillModelled(context, head, tonesOf(mix(base, dark, 0.75)), light);
      for (const dx of [-2, 6])
        fillPath(
          context,
          together([
            tube([
              [30 + dx, -40, 1],
              [36 + dx, -52, 0.9],
              [42 + dx, -56, 0.8],
            ]),
            ellipsePath(43 + dx, -56.4, 1.8),
          ]),
          dark,
        );
      fillPath(context, ellipsePath(34, -29, 5.4, 6), [250, 246, 236]);
      fillPath(context, ellipsePath(35.4, -28.4, 3.4, 4), [34, 28, 32]);
      fillPath(context, ellipsePath(36.6, -30.4, 1.2), [255, 255, 255]);
      fillStroke(
        context,
        [
          [34, -19],
          [38, -17.6],
          [42, -20],
        ],
        1.6,
        [250, 226, 180],
        0.9,
      );
    },
  }),
});
