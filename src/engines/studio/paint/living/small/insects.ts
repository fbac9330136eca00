import type { Path2D } from '@napi-rs/canvas';
import type { Drawable } from '../../drawable.js';
import { css, lighten, mix } from '../../kit/colour.js';
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
  concept: 'butterfly',
  words: ['moth', 'monarch'],
  habitat: 'air',
  height: 0.09,
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

export const bee: Drawable = createCreature({
  concept: 'bee',
  words: ['bumblebee', 'honeybee', 'wasp', 'hornet'],
  habitat: 'air',
  height: 0.03,
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

export const ladybird: Drawable = createCreature({
  concept: 'ladybird',
  words: ['ladybug', 'beetle', 'scarab'],
  habitat: 'ground',
  height: 0.02,
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
