import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { paintBoards, paintDoor, paintSnow, paintStones, paintWindow } from '../parts/facade.js';
import { paintGabledRoof, paintGabledWalls, planGabled } from '../parts/gabled.js';
import { createPen } from '../parts/pen.js';
import { turned } from '../parts/solid.js';
import { cream, darkTimber, faint, isWorn, mainColour, ownColour, timber, tone } from '../parts/tone.js';

export const barn: Drawable = {
  ...known('barn'),
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

export const windmill: Drawable = {
  ...known('windmill'),
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
