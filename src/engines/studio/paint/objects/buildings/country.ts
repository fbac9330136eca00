import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { opening, paintBoards, paintDoor, paintSnow, paintStones, paintWindow } from '../parts/facade.js';
import { paintGabledRoof, paintGabledWalls, planGabled } from '../parts/gabled.js';
import { createPen } from '../parts/pen.js';
import { turned } from '../parts/solid.js';
import { cream, darkTimber, faint, isWorn, mainColour, ownColour, timber, tone } from '../parts/tone.js';

export const barn: Drawable = {
  concept: 'barn',
  words: ['stable', 'granary', 'farm building', 'silo'],
  kind: 'building',
  habitat: 'ground',
  height: 9,
  aspect: 1.5,
  overhang: 0.1,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const wall = mainColour(brush, ['#a8352d', '#9c3a30', '#b04436', '#8f4a38']);
    const roof = ownColour(brush, ['#6a6f78', '#5a5048', '#7a7470'], 'roof');
    const trim = hex('#f3ece0');
    // the silo behind
    const silo = hex('#c9c6be');
    pen.shape(
      turned(
        [
          [0.12, -0.04],
          [0.12, -0.82],
        ],
        0.6,
        0.2,
      ),
      pen.roll(silo, 0.48, 0.72, 1.2),
    );
    for (const y of [-0.2, -0.36, -0.52, -0.68])
      pen.line(
        [
          [0.48, y],
          [0.6, y + 0.022],
          [0.72, y],
        ],
        0.008,
        faint(tone(silo, -2), 0.5),
      );
    pen.shape(
      'M0.475 -0.81Q0.48 -0.99 0.6 -0.995Q0.72 -0.99 0.725 -0.81Q0.6 -0.78 0.475 -0.81Z',
      pen.roll(tone(roof, 0.6), 0.475, 0.725),
    );
    const plan = planGabled(pen, {
      left: -0.64,
      corner: 0.06,
      right: 0.52,
      eaves: 0.44,
      apex: 0.9,
      riseLeft: 0.03,
      riseRight: 0.04,
      overhang: 0.06,
    });
    paintGabledWalls(pen, plan, wall);
    pen.inside(plan.front, () => {
      const boards: [Point, Point][] = Array.from({ length: 16 }, (_, index) => [
        [-0.64 + index * 0.044, 0],
        [-0.64 + index * 0.044, -0.95],
      ]);
      pen.strokes(boards, 0.005, faint(tone(wall, plan.frontSteps - 1.6), 0.6), true);
    });
    pen.inside(plan.side, () => paintBoards(pen, 0.06, -0.48, 0.55, 0, 9, wall, plan.sideSteps));
    pen.wall(-0.64, -0.03, 1, 0.043, () => {
      const steps = plan.frontSteps;
      pen.box(0.18, -0.37, 0.34, 0.37, tone(trim, steps));
      for (const x of [0.2, 0.36]) {
        pen.box(x, -0.35, 0.145, 0.35, tone(wall, steps - 0.5));
        pen.strokes(
          [
            [
              [x, -0.35],
              [x + 0.145, 0],
            ],
            [
              [x + 0.145, -0.35],
              [x, 0],
            ],
          ],
          0.02,
          tone(trim, steps),
          true,
        );
        pen.outline(`M${x + 0.008} -0.342H${x + 0.137}V-0.008H${x + 0.008}Z`, 0.018, tone(trim, steps));
      }
      // hay loft
      pen.box(0.265, -0.64, 0.16, 0.16, tone(trim, steps));
      pen.box(0.282, -0.623, 0.126, 0.126, hex('#3a2a28'));
      pen.smooth(
        [
          [0.285, -0.497],
          [0.3, -0.55],
          [0.35, -0.565],
          [0.4, -0.54],
          [0.408, -0.497],
        ],
        tone(hex('#d9b04f'), steps),
      );
    });
    pen.wall(0.06, 0, 0.72, -0.03, () => {
      for (const x of [0.12, 0.34])
        paintWindow(pen, x, -0.3, 0.1, 0.11, { frame: trim, steps: plan.sideSteps, broken: isWorn(brush) });
    });
    paintGabledRoof(pen, plan, roof, trim, 7);
    // weather vane
    const [ridgeX, ridgeY] = plan.roof[3];
    const vane = ridgeX + 0.06;
    pen.strokes(
      [
        [
          [vane, ridgeY + 0.02],
          [vane, ridgeY - 0.06],
        ],
        [
          [vane - 0.06, ridgeY - 0.045],
          [vane + 0.06, ridgeY - 0.045],
        ],
      ],
      0.008,
      hex('#3f3a3c'),
    );
    pen.shape(
      [
        [vane + 0.08, ridgeY - 0.045],
        [vane + 0.05, ridgeY - 0.06],
        [vane + 0.05, ridgeY - 0.03],
      ],
      hex('#3f3a3c'),
    );
    pen.shape(
      `M${vane - 0.035} ${ridgeY - 0.055}Q${vane - 0.05} ${ridgeY - 0.1} ${vane - 0.02} ${ridgeY - 0.075}Q${vane} ${ridgeY - 0.06} ${vane + 0.014} ${ridgeY - 0.09}Q${vane + 0.04} ${ridgeY - 0.09} ${vane + 0.026} ${ridgeY - 0.055}Z`,
      hex('#3f3a3c'),
    );
  },
};

export const church: Drawable = {
  concept: 'church',
  words: ['chapel', 'cathedral', 'monastery', 'abbey', 'basilica'],
  kind: 'building',
  habitat: 'ground',
  height: 22,
  aspect: 0.92,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const wall = mainColour(brush, ['#efe8da', '#e6dcc8', '#d9d2c6', '#e9ddd0']);
    const roof = ownColour(brush, ['#5a6674', '#8f4a3e', '#4f6a62', '#6b5a5a'], 'roof');
    // nave, receding to the right
    const plan = planGabled(pen, {
      left: -0.2,
      corner: 0.06,
      right: 0.44,
      eaves: 0.3,
      apex: 0.5,
      riseLeft: 0.015,
      riseRight: 0.03,
      overhang: 0.02,
    });
    paintGabledWalls(pen, plan, wall);
    pen.wall(0.06, 0, 0.9, -0.05, () => {
      for (const x of [0.06, 0.18, 0.3])
        paintWindow(pen, x, -0.235, 0.06, 0.15, {
          frame: tone(wall, -0.8),
          arch: 'pointed',
          steps: plan.sideSteps,
          rows: 3,
          sill: false,
        });
    });
    paintGabledRoof(pen, plan, roof, tone(wall, 0.4), 7);
    // tower with two planes
    const front = pen.facing(-0.4);
    const side = pen.facing(0.9);
    const left = -0.34;
    const corner = -0.1;
    const right = 0.0;
    const top = -0.62;
    pen.shape(
      [
        [left, -0.01],
        [corner, 0],
        [corner, top],
        [left, top + 0.005],
      ],
      pen.down(top, 0, tone(wall, front + 0.5), tone(wall, front - 0.2)),
    );
    pen.shape(
      [
        [corner, 0],
        [right, -0.012],
        [right, top + 0.008],
        [corner, top],
      ],
      pen.across(corner, right, tone(wall, side), tone(wall, side - 0.5)),
    );
    paintStones(pen, left + 0.01, top, corner - 0.01, -0.05, 0.022, wall, front, 0.14);
    paintDoor(pen, left + 0.07, -0.19, 0.1, 0.185, darkTimber, tone(wall, -0.8), front, 'pointed');
    // rose window, belfry
    pen.oval(left + 0.12, -0.315, 0.052, 0.054, tone(wall, front - 1));
    pen.oval(
      left + 0.12,
      -0.315,
      0.041,
      0.043,
      brush.night
        ? hex('#ffd98a')
        : pen.slanted(left, -0.36, left + 0.2, -0.27, hex('#9fb6d0'), hex('#5a6f9a'), hex('#8a5a7a')),
    );
    pen.strokes(
      [0, 1, 2, 3].map((index) => {
        const angle = (index / 4) * Math.PI;
        return [
          [left + 0.12 - Math.cos(angle) * 0.04, -0.315 - Math.sin(angle) * 0.042],
          [left + 0.12 + Math.cos(angle) * 0.04, -0.315 + Math.sin(angle) * 0.042],
        ];
      }),
      0.006,
      tone(wall, front - 0.6),
    );
    for (const x of [left + 0.04, left + 0.13])
      paintWindow(pen, x, -0.575, 0.06, 0.13, {
        frame: tone(wall, -0.9),
        arch: 'round',
        columns: 1,
        rows: 1,
        steps: front,
        sill: false,
      });
    pen.wall(corner, 0, 1, -0.1, () =>
      paintWindow(pen, 0.03, -0.565, 0.04, 0.13, {
        frame: tone(wall, -0.9),
        arch: 'round',
        columns: 1,
        rows: 1,
        steps: side,
        sill: false,
      }),
    );
    for (const y of [-0.42, top + 0.01]) {
      pen.box(left - 0.012, y, corner - left + 0.014, 0.02, tone(wall, front + 0.8));
      pen.shape(
        [
          [corner, y],
          [right + 0.01, y + 0.004],
          [right + 0.01, y + 0.022],
          [corner, y + 0.02],
        ],
        tone(wall, side - 0.3),
      );
    }
    // spire
    const tip: Point = [-0.165, -0.935];
    pen.shape(
      [[left - 0.015, top + 0.01], [corner, top + 0.015], tip],
      pen.slanted(left, -0.9, corner, top, tone(roof, front + 0.9), tone(roof, front - 0.1)),
    );
    pen.shape([[corner, top + 0.015], [right + 0.014, top + 0.012], tip], tone(roof, side - 0.2));
    paintSnow(pen, [[-0.25, -0.76], tip, [-0.1, -0.75]], 0.03);
    pen.strokes(
      [
        [tip, [tip[0], -0.995]],
        [
          [tip[0] - 0.02, -0.972],
          [tip[0] + 0.02, -0.972],
        ],
      ],
      0.009,
      hex('#c9a24a'),
    );
    pen.shape(
      [
        [-0.42, 0],
        [-0.05, 0],
        [-0.08, -0.018],
        [-0.39, -0.018],
      ],
      tone(hex('#b3aca0'), 0),
    );
    // a low aisle on the left fills the corner
    pen.shape(
      [
        [-0.45, 0],
        [left, 0],
        [left, -0.2],
        [-0.45, -0.16],
      ],
      tone(wall, front - 0.5),
    );
    paintWindow(pen, -0.415, -0.125, 0.035, 0.08, {
      frame: tone(wall, -0.9),
      arch: 'pointed',
      columns: 1,
      rows: 1,
      steps: front,
      sill: false,
    });
    pen.shape(
      [
        [-0.463, -0.15],
        [left + 0.004, -0.195],
        [left + 0.004, -0.25],
        [-0.463, -0.165],
      ],
      tone(roof, front),
    );
  },
};

export const windmill: Drawable = {
  concept: 'windmill',
  words: ['mill', 'dutch windmill'],
  kind: 'building',
  habitat: 'ground',
  height: 16,
  aspect: 0.8,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const wall = mainColour(brush, ['#ece3d2', '#d9c9ae', '#a8654a', '#e6ddd0', '#8a7a68']);
    const cap = ownColour(brush, ['#6b4a3a', '#7a3f35', '#4f5a62'], 'cap');
    const tower = 'M-0.19 -0.02L-0.118 -0.64H0.118L0.19 -0.02Q0 0.02 -0.19 -0.02Z';
    pen.shape(tower, pen.roll(wall, -0.19, 0.19, 1.1));
    pen.inside(tower, () => paintStones(pen, -0.18, -0.62, 0.18, -0.03, 0.025, wall, -0.3, 0.18));
    paintDoor(pen, -0.045, -0.17, 0.09, 0.155, darkTimber, tone(wall, -0.9), 0, 'round');
    for (const [x, y] of [
      [-0.075, -0.34],
      [0.04, -0.46],
    ] as const)
      paintWindow(pen, x, y, 0.045, 0.065, { frame: hex('#f3ece0'), arch: 'round' });
    // gallery
    pen.box(-0.205, -0.265, 0.41, 0.02, pen.roll(timber, -0.2, 0.2), 0.004);
    pen.strokes(
      [-0.19, -0.13, -0.07, 0, 0.07, 0.13, 0.19].map((x) => [
        [x, -0.26],
        [x, -0.31],
      ]),
      0.007,
      tone(timber, -0.6),
    );
    pen.strokes(
      [
        [
          [-0.2, -0.31],
          [0.2, -0.31],
        ],
      ],
      0.009,
      tone(timber, 0.2),
    );
    pen.shape(
      'M-0.135 -0.63C-0.14 -0.72 -0.07 -0.79 0 -0.795C0.07 -0.79 0.14 -0.72 0.135 -0.63Q0 -0.605 -0.135 -0.63Z',
      pen.roll(cap, -0.135, 0.135, 1.2),
    );
    paintSnow(
      pen,
      [
        [-0.1, -0.74],
        [0, -0.79],
        [0.1, -0.74],
      ],
      0.03,
    );
    // sails
    const hub: Point = [0, -0.615];
    const start = pen.form.between(0.3, 0.5) + (pen.form.chance(0.5) ? 0.77 : 0);
    for (let index = 0; index < 4; index++) {
      const angle = start + (index * Math.PI) / 2;
      pen.at(
        hub[0],
        hub[1],
        () => {
          pen.limb([0, 0], [0, -0.4], 0.02, 0.011, tone(timber, -0.4));
          const sail: readonly Point[] = [
            [0.008, -0.1],
            [0.078, -0.1],
            [0.078, -0.395],
            [0.008, -0.395],
          ];
          pen.shape(sail, pen.across(0, 0.08, tone(cream, index % 2 ? -1 : -0.2), tone(cream, index % 2 ? -0.2 : 0.6)));
          pen.strokes(
            [-0.15, -0.2, -0.25, -0.3, -0.35].map((y) => [
              [0, y],
              [0.08, y],
            ]),
            0.006,
            faint(tone(timber, -1), 0.75),
          );
          pen.strokes(
            [
              [
                [0.044, -0.1],
                [0.044, -0.395],
              ],
              [
                [0.079, -0.1],
                [0.079, -0.395],
              ],
            ],
            0.006,
            faint(tone(timber, -1), 0.8),
          );
        },
        1,
        1,
        angle,
      );
    }
    pen.oval(hub[0], hub[1], 0.028, 0.028, pen.ball(timber, hub[0], hub[1], 0.028, 1.3));
  },
};

export const tent: Drawable = {
  concept: 'tent',
  words: ['camping tent', 'camp', 'marquee'],
  kind: 'building',
  habitat: 'ground',
  height: 1.6,
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
  concept: 'igloo',
  words: ['ice house', 'snow house'],
  kind: 'building',
  habitat: 'ground',
  height: 2.2,
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
