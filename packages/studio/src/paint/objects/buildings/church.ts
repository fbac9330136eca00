import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { paintDoor, paintSnow, paintStones, paintWindow } from '../parts/facade.js';
import { paintGabledRoof, paintGabledWalls, planGabled } from '../parts/gabled.js';
import { createPen } from '../parts/pen.js';
import { darkTimber, mainColour, ownColour, tone } from '../parts/tone.js';

export const church: Drawable = {
  ...known('church'),
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
