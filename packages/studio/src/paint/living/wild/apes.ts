import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createCreature } from '../creature.js';
import { fillModelled, fillPath, fillStroke, inside, softPatch } from '../form/modelling.js';
import { ellipsePath, outline, tube } from '../form/outline.js';
import { behind, tonesOf } from '../form/tones.js';
import type { Context } from '../../kit/shapes.js';

function eyes(context: Context, x: number, y: number, gap: number, size: number, asleep: boolean): void {
  for (const side of [-1, 1]) {
    const cx = x + side * gap;
    if (asleep)
      fillStroke(
        context,
        [
          [cx - size, y],
          [cx, y + size * 0.5],
          [cx + size, y],
        ],
        size * 0.5,
        [44, 34, 34],
      );
    else {
      fillPath(context, ellipsePath(cx, y, size * 0.9, size), [44, 32, 32]);
      fillPath(context, ellipsePath(cx, y + size * 0.2, size * 0.6), [92, 60, 40]);
      fillPath(context, ellipsePath(cx, y, size * 0.44), [24, 18, 22]);
      fillPath(context, ellipsePath(cx + size * 0.34, y - size * 0.36, size * 0.26), [255, 255, 255]);
    }
  }
}

/** Sitting, a hand on the knee, tail curling behind; gorilla and chimpanzee without the tail. */
export const monkey: Drawable = createCreature({
  ...known('monkey'),
  poses: [
    { name: 'sitting', words: ['standing', 'eating'], weight: 1 },
    { name: 'waving', words: ['swinging', 'jumping', 'dancing'] },
  ],
  sculpt: ({ pose, random, attributes }) => {
    const ape =
      attributes.has('gorilla') || attributes.has('chimpanzee') || attributes.has('orangutan') || attributes.has('ape');
    const waves = pose === 'waving';
    return {
      bounds: { left: ape ? -40 : -66, right: waves ? 58 : 46, top: waves ? -108 : -100, bottom: 0 },
      paint(context, brush) {
        const natural: Rgb = attributes.has('orangutan')
          ? [186, 98, 52]
          : attributes.has('gorilla')
            ? [70, 66, 74]
            : attributes.has('chimpanzee')
              ? [58, 50, 50]
              : random.fork('coat').pick([
                  [124, 84, 58],
                  [150, 108, 74],
                  [98, 74, 64],
                ] as const);
        const base = brush.colour ?? natural;
        const tones = tonesOf(base);
        const face = tonesOf(attributes.has('gorilla') ? [96, 88, 92] : [232, 190, 150]);
        const { light } = brush;
        if (!ape)
          fillModelled(
            context,
            tube([
              [-20, -10, 4.4],
              [-42, -6, 4],
              [-58, -18, 3.6],
              [-60, -38, 3.2],
              [-48, -48, 2.8],
              [-40, -40, 2.2],
              [-44, -34, 1.2],
            ]),
            tones,
            light,
            { core: 1.6 },
          );
        fillModelled(
          context,
          outline([
            [10, -8],
            [14, -30],
            [28, -38],
            [40, -28],
            [38, -8],
            [26, -2],
          ]),
          behind(tones),
          light,
        );
        fillModelled(
          context,
          tube([
            [26, -5, 4.6],
            [38, -4.2, 4.2],
            [45, -3.6, 3],
          ]),
          face,
          light,
        );
        if (waves) {
          fillModelled(
            context,
            tube([
              [16, -54, 7],
              [38, -66, 5.6],
              [46, -90, 4.6],
            ]),
            tones,
            light,
            { core: 2 },
          );
          fillModelled(context, ellipsePath(47, -98, 6.4, 8, 0.2), face, light);
        } else
          fillModelled(
            context,
            tube([
              [18, -50, 7],
              [32, -38, 5.6],
              [36, -26, 4.6],
            ]),
            behind(tones),
            light,
          );
        const body = outline([
          [-22, -14],
          [-24, -36],
          [-16, -56],
          [0, -62],
          [16, -56],
          [24, -36],
          [22, -12],
          [8, -2],
          [-14, -2],
        ]);
        fillModelled(context, body, tones, light, { core: 5 });
        inside(context, body, () => softPatch(context, 6, -30, 16, 24, face.base, 0.9));
        for (const side of [-1, 1]) {
          fillModelled(context, ellipsePath(side * 25 + 2, -78, 8.4, 9), face, light);
          fillPath(context, ellipsePath(side * 25 + 2, -78, 4.8, 5.4), face.shade, 0.9);
        }
        const head = outline([
          [-24, -72],
          [-22, -90],
          [-6, -100],
          [12, -99],
          [26, -90],
          [28, -72],
          [20, -58],
          [4, -52],
          [-16, -58],
        ]);
        fillModelled(context, head, tones, light, { core: 4 });
        const mask = outline([
          [3, -86],
          [14, -91],
          [22, -84],
          [23, -74],
          [27, -64],
          [18, -55],
          [4, -52],
          [-10, -55],
          [-19, -64],
          [-15, -74],
          [-14, -84],
          [-6, -91],
        ]);
        fillModelled(context, mask, face, light);
        softPatch(context, 4, -62, 16, 9, face.lit, 0.8);
        eyes(context, 4, -77, 9, 4.4, brush.attributes.has('sleeping'));
        for (const side of [-1, 1]) fillPath(context, ellipsePath(4 + side * 2.4, -67.4, 1.2, 0.9), face.deep);
        fillStroke(
          context,
          [
            [-7, -61],
            [4, -57],
            [15, -61],
          ],
          2.2,
          face.deep,
          0.85,
        );
        fillModelled(
          context,
          outline([
            [-30, -8],
            [-26, -32],
            [-10, -38],
            [4, -26],
            [0, -6],
            [-14, -1],
          ]),
          tones,
          light,
          { core: 4 },
        );
        fillModelled(
          context,
          tube([
            [-14, -5, 4.8],
            [2, -4.4, 4.4],
            [12, -3.8, 3.2],
          ]),
          face,
          light,
          { core: 1.4 },
        );
        fillModelled(
          context,
          tube([
            [-16, -52, 7.4],
            [-24, -36, 6],
            [-8, -28, 4.8],
          ]),
          tones,
          light,
          { core: 2 },
        );
        fillModelled(context, ellipsePath(-4, -27, 6.4, 5.2, 0.2), face, light);
      },
    };
  },
});

export const koala: Drawable = createCreature({
  ...known('koala'),
  poses: [
    { name: 'sitting', words: ['standing', 'eating'], weight: 1 },
    { name: 'sleeping', words: ['asleep', 'lying'] },
  ],
  sculpt: ({ pose }) => ({
    bounds: { left: -48, right: 50, top: -98, bottom: 0 },
    paint(context, brush) {
      const base: Rgb = brush.colour ?? [148, 146, 152];
      const tones = tonesOf(base);
      const pale = tonesOf(mix(lighten(base, 0.2), [248, 244, 238], 0.6));
      const { light } = brush;
      const body = outline([
        [-30, -10],
        [-34, -34],
        [-24, -54],
        [0, -60],
        [24, -54],
        [34, -34],
        [30, -10],
        [12, -2],
        [-12, -2],
      ]);
      fillModelled(context, body, tones, light, { core: 5 });
      inside(context, body, () => softPatch(context, 2, -28, 20, 26, pale.base, 0.95));
      for (const side of [-1, 1]) {
        fillModelled(
          context,
          outline([
            [side * 8, -6],
            [side * 12, -24],
            [side * 28, -26],
            [side * 37, -12],
            [side * 30, -1],
            [side * 14, 0],
          ]),
          tones,
          light,
          { core: 3 },
        );
        fillPath(context, ellipsePath(side * 21, -6, 8, 5), tones.deep, 0.8);
        fillModelled(
          context,
          tube([
            [side * 24, -48, 8],
            [side * 26, -34, 6.8],
            [side * 13, -26, 5.6],
          ]),
          tones,
          light,
          { core: 2.4 },
        );
        const ear = outline([
          [side * 22, -82],
          [side * 26, -96],
          [side * 40, -98],
          [side * 49, -86],
          [side * 45, -72],
          [side * 32, -68],
        ]);
        fillModelled(context, ear, tones, light);
        fillPath(
          context,
          outline([
            [side * 28, -80],
            [side * 31, -90],
            [side * 39, -91],
            [side * 43, -84],
            [side * 40, -76],
            [side * 32, -73],
          ]),
          pale.base,
        );
      }
      const head = outline([
        [0, -92],
        [20, -89],
        [32, -76],
        [33, -60],
        [24, -48],
        [0, -44],
        [-24, -48],
        [-33, -60],
        [-32, -76],
        [-20, -89],
      ]);
      fillModelled(context, head, tones, light, { core: 4 });
      eyes(context, 2, -70, 15, 3.6, pose === 'sleeping');
      const nose = outline([
        [-5, -72],
        [2, -76],
        [9, -72],
        [10, -60],
        [2, -54],
        [-6, -60],
      ]);
      fillModelled(context, nose, tonesOf([62, 56, 62]), light);
      fillPath(context, ellipsePath(4.4, -70, 2, 3), [255, 255, 255], 0.3);
      fillStroke(
        context,
        [
          [-4, -51],
          [2, -49],
          [8, -51],
        ],
        1.8,
        tones.deep,
        0.8,
      );
    },
  }),
});
