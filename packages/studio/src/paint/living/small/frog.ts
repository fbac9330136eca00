import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createCreature } from '../creature.js';
import { fillModelled, fillPath, fillStroke, inside, softPatch } from '../form/modelling.js';
import { ellipsePath, outline, together, tube } from '../form/outline.js';
import { behind, tonesOf } from '../form/tones.js';

export const frog: Drawable = createCreature({
  ...known('frog'),
  poses: [
    { name: 'sitting', words: ['standing'], weight: 1 },
    { name: 'jumping', words: ['leaping', 'hopping'] },
  ],
  sculpt: ({ pose, random }) => {
    const jumps = pose === 'jumping';
    return {
      bounds: jumps ? { left: -94, right: 66, top: -84, bottom: 0 } : { left: -52, right: 52, top: -78, bottom: 0 },
      paint(context, brush) {
        const base: Rgb =
          brush.colour ??
          random.fork('coat').pick([
            [112, 160, 70],
            [90, 150, 92],
            [148, 148, 78],
          ] as const);
        const tones = tonesOf(base);
        const pale = tonesOf(mix(lighten(base, 0.2), [246, 240, 190], 0.5));
        const { light } = brush;
        context.save();
        if (jumps) {
          fillModelled(
            context,
            tube([
              [-20, -30, 12],
              [-52, -34, 8],
              [-40, -14, 5.6],
              [-74, -6, 4],
              [-92, -2, 2.4],
            ]),
            tones,
            light,
            { core: 3 },
          );
          fillModelled(
            context,
            tube([
              [20, -36, 6.6],
              [40, -20, 4.6],
              [54, -8, 3.4],
              [64, -3, 2.2],
            ]),
            tones,
            light,
          );
          context.translate(0, -6);
          context.rotate(-0.32);
        }
        if (!jumps) {
          for (const side of [-1, 1]) {
            fillModelled(
              context,
              outline([
                [side * 20, -10],
                [side * 24, -34],
                [side * 40, -40],
                [side * 51, -24],
                [side * 47, -6],
                [side * 30, -2],
              ]),
              behind(tones),
              light,
            );
            fillModelled(
              context,
              together(
                [0, 1, 2].map((toe) =>
                  tube([
                    [side * 34, -4, 3],
                    [side * (40 + toe * 6), -2 - (toe === 1 ? -0.6 : 0.6), 2.2],
                  ]),
                ),
              ),
              tones,
              light,
            );
          }
        }
        const body = outline([
          [-36, -26],
          [-34, -46],
          [-24, -58],
          [0, -62],
          [24, -58],
          [34, -46],
          [36, -26],
          [28, -8],
          [10, -2],
          [-10, -2],
          [-28, -8],
        ]);
        fillModelled(context, body, tones, light, { core: 5 });
        inside(context, body, () => {
          fillPath(
            context,
            outline([
              [-27, -34],
              [0, -28],
              [27, -34],
              [24, -8],
              [0, 0],
              [-24, -8],
            ]),
            pale.base,
          );
          softPatch(context, 0, -3, 30, 10, pale.shade, 0.8);
          const spots = random.fork('spots');
          fillPath(
            context,
            together(
              Array.from({ length: 6 }, () =>
                ellipsePath(spots.between(-26, 26), spots.between(-58, -44), spots.between(1.8, 3.6)),
              ),
            ),
            tones.shade,
            0.6,
          );
        });
        fillStroke(
          context,
          [
            [-29, -39],
            [-12, -31],
            [12, -31],
            [29, -39],
          ],
          2.6,
          tones.deep,
          0.85,
        );
        if (!jumps)
          for (const side of [-1, 1]) {
            fillModelled(
              context,
              tube([
                [side * 20, -28, 6],
                [side * 15, -12, 5],
                [side * 15, -4, 4],
              ]),
              tones,
              light,
              { core: 1.6 },
            );
            fillModelled(
              context,
              together(
                [-4, 0, 4].map((dx) =>
                  tube([
                    [side * 15, -3.4, 2],
                    [side * 16 + dx * 1.2, -1.6, 1.6],
                  ]),
                ),
              ),
              tones,
              light,
            );
          }
        for (const side of [-1, 1]) {
          fillModelled(context, ellipsePath(side * 19, -63, 13, 13), tones, light);
          fillPath(context, ellipsePath(side * 19, -64, 9), [246, 216, 110]);
          fillPath(
            context,
            ellipsePath(side * 19 + 1, -64, brush.attributes.has('sleeping') ? 0.1 : 6, 4.6),
            [36, 30, 34],
          );
          fillPath(context, ellipsePath(side * 19 + 3.4, -66.6, 2), [255, 255, 255]);
        }
        for (const side of [-1, 1]) fillPath(context, ellipsePath(side * 4, -47, 1.1), tones.deep);
        context.restore();
      },
    };
  },
});
