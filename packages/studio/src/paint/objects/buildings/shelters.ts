import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { opening, paintSnow } from '../parts/facade.js';
import { createPen } from '../parts/pen.js';
import { darkTimber, faint, mainColour, timber, tone } from '../parts/tone.js';

export const tent: Drawable = {
  ...known('tent'),
  aspect: 1.62,
  overhang: 0.1,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const cloth = mainColour(brush, ['#d9843c', '#c8503f', '#5a8f86', '#d9a84a', '#4f7a9a', '#8a9a5a']);
    const inside = brush.night ? hex('#f7c463') : tone(cloth, -3.6);
    const left: Point = [-0.66, 0];
    const right: Point = [0.2, 0];
    const apex: Point = [-0.2, -0.97];
    const backApex: Point = [0.5, -0.86];
    const backFoot: Point = [0.78, -0.1];
    // long side
    pen.shape(
      [right, backFoot, backApex, apex],
      pen.slanted(
        apex[0],
        apex[1],
        backFoot[0],
        backFoot[1],
        tone(cloth, pen.facing(0.8) + 1),
        tone(cloth, pen.facing(0.8) - 0.5),
      ),
    );
    pen.inside([right, backFoot, backApex, apex], () => {
      for (const share of [0.33, 0.66])
        pen.line(
          [
            [apex[0] + (backApex[0] - apex[0]) * share, apex[1] + (backApex[1] - apex[1]) * share],
            [right[0] + (backFoot[0] - right[0]) * share - 0.02, right[1] + (backFoot[1] - right[1]) * share],
          ],
          0.01,
          faint(tone(cloth, -1.6), 0.5),
        );
      pen.shape([right, backFoot, [0.72, -0.2], [0.12, -0.12]], faint(tone(cloth, -1.6), 0.35));
    });
    // the opening
    pen.shape([left, right, apex], tone(cloth, pen.facing(-0.4)));
    pen.shape(
      [
        [-0.44, 0],
        [0.02, 0],
        [apex[0], -0.84],
      ],
      brush.night
        ? pen.down(-0.84, 0, hex('#fff0b8'), inside, hex('#e08a3a'))
        : pen.down(-0.84, 0, tone(cloth, -2.6), inside),
    );
    // flaps folded back
    pen.shape(
      `M${apex[0]} -0.86C-0.32 -0.5 -0.36 -0.2 -0.47 0H-0.3C-0.3 -0.3 -0.26 -0.6 ${apex[0]} -0.86Z`,
      pen.across(-0.47, -0.2, tone(cloth, 0.9), tone(cloth, -0.8)),
    );
    pen.shape(
      `M${apex[0]} -0.86C-0.1 -0.5 -0.06 -0.2 0.05 0H-0.09C-0.1 -0.3 -0.12 -0.6 ${apex[0]} -0.86Z`,
      pen.across(-0.15, 0.05, tone(cloth, -0.9), tone(cloth, 0.6)),
    );
    pen.strokes(
      [
        [
          [apex[0], apex[1]],
          [left[0] + 0.01, -0.01],
        ],
        [
          [apex[0], apex[1]],
          [right[0], -0.01],
        ],
      ],
      0.018,
      faint(tone(cloth, 1.6), 0.9),
    );
    // poles and guy lines
    pen.strokes(
      [
        [apex, [apex[0] - 0.012, -0.99]],
        [backApex, [0.5, -0.9]],
      ],
      0.022,
      tone(timber, -0.4),
    );
    pen.strokes(
      [
        [
          [apex[0], -0.965],
          [-0.79, -0.01],
        ],
        [
          [backApex[0], -0.86],
          [0.8, -0.05],
        ],
      ],
      0.007,
      faint(hex('#e9e0cc'), 0.9),
    );
    pen.strokes(
      [
        [
          [-0.79, 0],
          [-0.775, -0.05],
        ],
        [
          [0.8, -0.02],
          [0.79, -0.08],
        ],
      ],
      0.018,
      darkTimber,
    );
    paintSnow(pen, [[apex[0], apex[1] + 0.01], backApex], 0.06);
    if (brush.night) pen.glow(-0.2, -0.25, 0.5, hex('#ffd27a'), 0.45);
  },
};

export const igloo: Drawable = {
  ...known('igloo'),
  aspect: 1.62,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const ice = mainColour(brush, ['#dfe9f3', '#d6e4f0', '#e6eef5']);
    const dome = 'M-0.8 0C-0.82 -0.6 -0.5 -1 -0.06 -1C0.4 -1 0.7 -0.6 0.68 0Q-0.05 0.02 -0.8 0Z';
    pen.shape(dome, pen.ball(ice, -0.05, -0.45, 0.75, 1.25));
    pen.inside(dome, () => {
      const joints: [Point, Point][] = [];
      for (let row = 0; row < 6; row++) {
        const y = -0.16 - row * 0.155;
        const half = Math.sqrt(Math.max(0, 1 - ((-y - 0) / 1.02) ** 2)) * 0.76;
        pen.line(
          [
            [-0.06 - half, y],
            [-0.06, y + 0.05 - row * 0.004],
            [-0.06 + half, y],
          ],
          0.012,
          faint(hex('#8fa8c8'), 0.55),
        );
        const blocks = Math.max(3, 8 - row);
        for (let index = 0; index < blocks; index++) {
          const share = Math.sin(((index + (row % 2 ? 0.5 : 0)) / blocks) * Math.PI - Math.PI / 2);
          joints.push([
            [-0.06 + half * share, y + 0.05 * (1 - share * share)],
            [-0.06 + half * share * 1.06, y + 0.155 + 0.04 * (1 - share * share)],
          ]);
        }
      }
      pen.strokes(joints, 0.011, faint(hex('#8fa8c8'), 0.5));
    });
    // entrance tunnel
    pen.shape(
      'M0.1 0V-0.26C0.1 -0.5 0.28 -0.56 0.44 -0.56C0.62 -0.56 0.8 -0.48 0.8 -0.24V0Z',
      pen.roll(ice, 0.1, 0.8, 1.3),
    );
    pen.shape(
      opening(0.24, -0.44, 0.44, 0.44, 'round'),
      brush.night
        ? pen.down(-0.44, 0, hex('#ffe6a0'), hex('#e8964a'))
        : pen.down(-0.44, 0, hex('#3a5272'), hex('#6a8aaa')),
    );
    pen.ring(0.46, -0.22, 0.25, 0.25, 0.055, tone(ice, 0.8), Math.PI, Math.PI * 2);
    pen.strokes(
      [
        [
          [0.21, -0.22],
          [0.21, 0],
        ],
        [
          [0.71, -0.22],
          [0.71, 0],
        ],
      ],
      0.055,
      tone(ice, 0.4),
      true,
    );
    if (brush.night) pen.glow(0.46, -0.2, 0.4, hex('#ffd98a'), 0.5);
    pen.smooth(
      [
        [-0.81, 0],
        [-0.7, -0.06],
        [-0.4, -0.04],
        [0, -0.06],
        [0.15, -0.03],
        [0.15, 0.01],
        [-0.4, 0.01],
      ],
      hex('#f2f6fb'),
    );
  },
};
