import { known } from '../../../catalogue/records.js';
import type { Path2D } from '@napi-rs/canvas';
import type { Drawable } from '../../drawable.js';
import { lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createCreature } from '../creature.js';
import { fillModelled, fillPath, fillStroke, inside, softPatch } from '../form/modelling.js';
import { ellipsePath, outline, together, tube } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';

const wings: readonly { readonly base: Rgb; readonly inner: Rgb; readonly edge: Rgb }[] = [
  { base: [226, 128, 48], inner: [244, 178, 82], edge: [48, 38, 40] },
  { base: [70, 130, 200], inner: [134, 190, 232], edge: [38, 44, 76] },
  { base: [242, 208, 96], inner: [250, 234, 168], edge: [92, 74, 58] },
  { base: [176, 102, 160], inner: [222, 164, 206], edge: [72, 44, 82] },
  { base: [240, 236, 224], inner: [252, 250, 242], edge: [104, 104, 116] },
];

/** Seen from above and a little from the side, wings spread. */
export const butterfly: Drawable = createCreature({
  ...known('butterfly'),
  poses: [{ name: 'flying', weight: 1 }],
  sculpt: ({ random }) => {
    const choice = random.fork('wings').pick(wings);
    const beat = random.fork('beat').between(0.84, 1);
    return {
      bounds: { left: -61, right: 61, top: -97, bottom: -4 },
      paint(context, brush) {
        const base = brush.colour ?? choice.base;
        const inner = brush.colour ? lighten(brush.colour, 0.13) : choice.inner;
        const edge = brush.colour ? mix(lighten(brush.colour, -0.34), [34, 28, 40], 0.6) : choice.edge;
        const { light } = brush;
        const wing = (side: number, scale: number): void => {
          context.save();
          context.scale(side * scale, 1);
          const upper = outline([
            [2, -52],
            [12, -76],
            [34, -94],
            [58, -96],
            [61, -80],
            [52, -58],
            [30, -46],
            [6, -44],
          ]);
          const lower = outline([
            [4, -46],
            [28, -46],
            [46, -36],
            [50, -18],
            [38, -4],
            [24, -6, true],
            [12, -20],
          ]);
          for (const [path, x, y] of [
            [lower, 26, -28],
            [upper, 32, -68],
          ] as readonly (readonly [Path2D, number, number])[]) {
            fillModelled(context, path, tonesOf(edge), light);
            inside(context, path, () => {
              context.save();
              context.translate(x, y);
              context.scale(0.82, 0.8);
              context.translate(-x, -y);
              fillModelled(context, path, tonesOf(base), { ...light, side: light.side * side });
              context.restore();
              softPatch(context, 8, -46, 30, 26, inner, 0.9);
              for (const [dx, dy] of [
                [-14, -14],
                [-2, -20],
                [12, -18],
                [-10, 6],
                [8, 4],
              ] as const)
                fillStroke(
                  context,
                  [
                    [4, -48],
                    [x + dx * 0.4, y + dy * 0.4],
                    [x + dx * 1.4, y + dy * 1.2],
                  ],
                  1.4,
                  edge,
                  0.7,
                );
            });
          }
          const dots = [
            [54, -88],
            [56, -78],
            [50, -66],
            [42, -14],
            [46, -24],
            [32, -8],
          ].map(([x, y]) => ellipsePath(x as number, y as number, 2));
          fillPath(context, together(dots), lighten(inner, 0.1), 0.95);
          context.restore();
        };
        wing(-1, beat);
        wing(1, beat * 0.92);
        const body = tube([
          [0, -62, 2.6],
          [0, -50, 3.6],
          [0, -34, 2.8],
          [0, -14, 1.4],
        ]);
        fillModelled(context, body, tonesOf([58, 46, 50]), light);
        fillModelled(context, ellipsePath(0, -65, 3.6), tonesOf([58, 46, 50]), light);
        for (const side of [-1, 1])
          fillPath(
            context,
            together([
              tube([
                [0, -67, 0.7],
                [side * 6, -78, 0.6],
                [side * 12, -84, 0.5],
              ]),
              ellipsePath(side * 12, -84.6, 1.4),
            ]),
            [58, 46, 50],
          );
      },
    };
  },
});
