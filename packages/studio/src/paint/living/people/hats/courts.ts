import { fillModelled, fillPath, fillStroke, inside } from '../../form/modelling.js';
import { ellipsePath, outline } from '../../form/outline.js';
import { tonesOf } from '../../form/tones.js';
import type { HatPainter } from './hat.js';

/** What is worn at courts and altars. */
export const courtsHats = {
  mitre({ context, tones, light, accent, turn, back }) {
    const x = turn * 4;
    const shape = outline([
      [-38, -24],
      [-46, -62],
      [-30, -98],
      [2 + x, -126, true],
      [34, -98],
      [48, -62],
      [40, -24],
      [2, -16],
    ]);
    fillModelled(context, shape, tones, light, { core: 7 });
    inside(context, shape, () => {
      fillStroke(
        context,
        [
          [-44, -34],
          [2, -25],
          [46, -34],
        ],
        9,
        accent,
      );
      if (back) return;
      fillStroke(
        context,
        [
          [3 + x, -120],
          [3 + x, -30],
        ],
        7,
        accent,
      );
      fillStroke(
        context,
        [
          [-20 + x, -78],
          [26 + x, -78],
        ],
        7,
        accent,
      );
    });
  },
  nemes({ context, tones, light, accent, turn, back }) {
    const fall = [
      [-44, 88],
      [-60, 44],
      [-52, -14],
      [-32, -50],
      [2, -62],
      [36, -50],
      [54, -14],
      [60, 44],
      [48, 88],
    ] as const;
    const cloth = back
      ? outline([...fall])
      : outline([
          [-24, 90, true],
          [-48, 88],
          ...fall.slice(1, -1),
          [50, 88],
          [28, 90, true],
          [37, 40],
          [36, -8],
          [30, -24],
          [4, -30],
          [-26, -24],
          [-34, -6],
          [-32, 40],
        ]);
    fillModelled(context, cloth, tones, light, { core: 6 });
    inside(context, cloth, () => {
      for (let y = -10; y < 92; y += 14) {
        const spread = 44 + (y + 10) * 0.18;
        for (const side of [-1, 1])
          fillStroke(
            context,
            [
              [side * 26, y - 5],
              [side * spread, y],
              [side * (spread + 26), y + 10],
            ],
            5,
            accent,
          );
      }
      for (const up of [0, 12])
        fillStroke(
          context,
          [
            [-44, -26 - up],
            [2, -38 - up],
            [48, -26 - up],
          ],
          4,
          accent,
        );
    });
    if (back) return;
    const x = 3 + turn * 12;
    // the snake above the brow
    fillStroke(
      context,
      [
        [x, -30],
        [x - 3, -42],
        [x + 2, -52],
        [x + 5, -60],
      ],
      6,
      tonesOf(tones.base).shade,
    );
    fillPath(context, ellipsePath(x + 4, -61, 5, 6), tones.lit);
  },
  jester({ context, tones, light, accent, back }) {
    const horns = [
      { side: -1, colour: tones },
      { side: 1, colour: tonesOf(accent) },
    ];
    for (const { side, colour } of horns) {
      fillModelled(
        context,
        outline([
          [0, -30],
          [side * 40, -22],
          [side * 50, -44],
          [side * 66, -52],
          [side * 86, -34, true],
          [side * 84, -66],
          [side * 60, -86],
          [side * 28, -78],
          [0, -58],
        ]),
        colour,
        light,
        { core: 5 },
      );
      fillModelled(context, ellipsePath(side * 86, -30, 7, 7), tonesOf([232, 194, 92]), light);
    }
    fillModelled(
      context,
      outline([
        [-26, -34],
        [-20, -70],
        [-4, -102],
        [10, -110, true],
        [14, -80],
        [28, -34],
      ]),
      tonesOf([70, 140, 110]),
      light,
      { core: 5 },
    );
    fillModelled(context, ellipsePath(10, -112, 7, 7), tonesOf([232, 194, 92]), light);
    if (back) return;
    fillStroke(
      context,
      [
        [-40, -24],
        [-18, -30],
        [2, -22],
        [22, -30],
        [42, -24],
      ],
      5,
      tonesOf(accent).shade,
    );
  },
} satisfies Record<string, HatPainter>;
