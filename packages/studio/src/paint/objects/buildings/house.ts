import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { paintBoards, paintDoor, paintSnow, paintStones, paintWindow } from '../parts/facade.js';
import type { WindowStyle } from '../parts/facade.js';
import { paintFoliage } from '../parts/foliage.js';
import type { Cluster } from '../parts/foliage.js';
import {
  isThatched,
  paintChimney,
  paintGabledRoof,
  paintGabledWalls,
  paintSmoke,
  paintThatchedRoof,
  planGabled,
} from '../parts/gabled.js';
import type { GabledPlan } from '../parts/gabled.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { darkTimber, faint, has, isWorn, leafGreen, mainColour, ownColour, tone } from '../parts/tone.js';

const trim = hex('#f7f2e6');
const stone = hex('#9c948a');

/** A window with a little roof of its own, standing on the slope. */
function paintDormer(pen: Pen, x: number, foot: number, wall: Rgb, roof: Rgb, style: WindowStyle): void {
  const side = pen.facing(0.85);
  pen.shape(
    [
      [x - 0.075, foot],
      [x + 0.075, foot + 0.012],
      [x + 0.075, foot - 0.13],
      [x, foot - 0.2],
      [x - 0.075, foot - 0.135],
    ],
    tone(wall, side),
  );
  paintWindow(pen, x - 0.04, foot - 0.115, 0.08, 0.085, { ...style, steps: side });
  pen.shape(
    [
      [x, foot - 0.225],
      [x - 0.1, foot - 0.125],
      [x - 0.075, foot - 0.115],
      [x, foot - 0.185],
    ],
    tone(roof, 0.6),
  );
  pen.shape(
    [
      [x, foot - 0.225],
      [x + 0.1, foot - 0.115],
      [x + 0.078, foot - 0.105],
      [x, foot - 0.185],
    ],
    tone(roof, -0.8),
  );
  paintSnow(
    pen,
    [
      [x - 0.095, foot - 0.13],
      [x, foot - 0.228],
      [x + 0.095, foot - 0.12],
    ],
    0.02,
  );
}

/** Years without anybody: a hole in the roof, boards before the door, ivy up the corner. */
function paintDecay(pen: Pen, plan: GabledPlan, roof: Rgb): void {
  pen.inside(plan.roof, () => {
    const hole: readonly Point[] = [
      [0.28, -0.62],
      [0.32, -0.68],
      [0.36, -0.65],
      [0.41, -0.68],
      [0.45, -0.61],
      [0.42, -0.56],
      [0.37, -0.58],
      [0.33, -0.55],
    ];
    pen.shape(hole, hex('#2a2730'));
    pen.inside(hole, () =>
      pen.strokes(
        [
          [
            [0.27, -0.7],
            [0.4, -0.5],
          ],
          [
            [0.34, -0.72],
            [0.47, -0.52],
          ],
        ],
        0.014,
        tone(darkTimber, -0.4),
      ),
    );
    pen.strokes(
      [
        [
          [0.2, -0.78],
          [0.24, -0.76],
        ],
        [
          [0.12, -0.6],
          [0.17, -0.585],
        ],
        [
          [0.48, -0.52],
          [0.52, -0.515],
        ],
      ],
      0.03,
      faint(tone(roof, -3), 0.8),
    );
  });
  pen.inside(plan.front, () => {
    pen.box(-0.6, -0.2, 0.8, 0.2, pen.down(-0.2, 0, faint(hex('#5a5a40'), 0), faint(hex('#4a4a34'), 0.5)));
    for (const x of [-0.5, -0.3, -0.05])
      pen.limb([x, -0.5], [x + 0.01, -0.28], 0.03, 0.006, faint(hex('#4a4440'), 0.25));
  });
  const ivy = pen.form.fork('ivy');
  const [corner] = plan.onFront(1, 0);
  const climb = (x: number, height: number): Cluster[] =>
    Array.from({ length: 9 }, (_, index) => ({
      x: x + ivy.around(0.022),
      y: -0.03 - (index / 8) * height,
      radius: 0.042 - index * 0.0026,
    }));
  paintFoliage(pen, [...climb(corner, 0.42), ...climb(-0.53, 0.26)], tone(leafGreen, -1.2), ivy);
}

/** A family home with a gable, shutters and a garden door. */
export const house: Drawable = {
  ...known('house'),
  aspect: 1.36,
  overhang: 0.35,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const worn = isWorn(brush);
    const wall = mainColour(
      brush,
      worn
        ? ['#b8b0a0', '#a9a8a0', '#b5a590']
        : ['#f0e3c8', '#e9d3b0', '#f3ece0', '#dfe3dc', '#e8c9b0', '#cfdbe0', '#eadfc0', '#d9b8a0', '#c9d4c0'],
    );
    const thatched = isThatched(brush);
    const roof = ownColour(
      brush,
      thatched ? ['#c2a05a', '#b8935a'] : ['#b4553f', '#8f4a3e', '#5d6472', '#6b4a42', '#a5624a', '#4f6a72'],
      'roof',
    );
    const door = ownColour(brush, ['#3f6b62', '#a5463a', '#2f4f6f', '#b8862f', '#6a4a35'], 'door');
    const shutter = ownColour(brush, ['#4f7466', '#54708a', '#8a4a3e', '#6c7f5a'], 'shutter');
    const { form } = pen;
    const plan = planGabled(pen, {
      left: -0.56,
      corner: form.between(0.05, 0.14),
      right: 0.58,
      eaves: form.between(0.46, 0.53),
      apex: 0.885,
      riseLeft: 0.03,
      riseRight: 0.045,
      overhang: form.between(0.055, 0.08),
    });
    const withShutters = form.chance(0.6);
    const withDormer = form.chance(0.45) && !worn;
    const doorRight = form.chance(0.6);
    const chimney = form.between(0.16, 0.24);
    const [corner] = plan.onFront(1, 0);
    if (!worn) paintSmoke(pen, chimney - 0.01, -1, 0.06, 0.3);
    paintGabledWalls(pen, plan, wall);
    if (has(brush, 'wooden') || form.fork('boards').chance(0.45)) {
      pen.inside(plan.front, () => paintBoards(pen, -0.6, -0.9, corner, 0, 20, wall, plan.frontSteps));
      pen.inside(plan.side, () => paintBoards(pen, corner, -0.55, 0.6, 0, 12, wall, plan.sideSteps));
    } else {
      pen.inside(plan.front, () => paintStones(pen, -0.55, -0.85, corner, -0.06, 0.026, wall, plan.frontSteps, 0.12));
      pen.inside(plan.side, () => paintStones(pen, corner, -0.5, 0.58, -0.06, 0.026, wall, plan.sideSteps, 0.1));
    }
    for (const [place, steps] of [
      [plan.onFront, plan.frontSteps - 0.2],
      [plan.onSide, plan.sideSteps - 0.4],
    ] as const) {
      pen.shape([place(0, 0), place(1, 0), place(1, 0.09), place(0, 0.09)], tone(stone, steps));
    }

    const style: WindowStyle = { frame: trim, columns: 2, rows: 2, ...(withShutters ? { shutters: shutter } : {}) };
    const width = corner + 0.56;
    pen.wall(-0.56, -0.03, 1, 0.045, () => {
      const doorX = doorRight ? width - 0.26 : 0.1;
      const windowX = doorRight ? 0.1 : width - 0.24;
      paintWindow(pen, windowX, -0.37, 0.115, 0.16, { ...style, steps: plan.frontSteps, broken: worn });
      paintDoor(pen, doorX, -0.335, 0.13, 0.32, door, trim, plan.frontSteps);
      pen.box(doorX - 0.03, -0.018, 0.19, 0.018, tone(stone, 1));
      pen.shape(
        [
          [doorX - 0.04, -0.375],
          [doorX + 0.17, -0.375],
          [doorX + 0.15, -0.42],
          [doorX - 0.02, -0.42],
        ],
        tone(roof, plan.frontSteps - 0.2),
      );
      pen.box(doorX - 0.04, -0.378, 0.21, 0.014, tone(trim, plan.frontSteps - 0.4));
      paintWindow(pen, width * 0.41, -0.66, 0.1, 0.12, {
        frame: trim,
        arch: 'round',
        rows: 1,
        steps: plan.frontSteps,
        broken: worn,
      });
    });
    pen.wall(corner, 0, 0.78, -0.03, () => {
      for (const x of [0.12, (0.58 - corner) / 0.78 - 0.24]) {
        paintWindow(pen, x, -0.36, 0.105, 0.15, {
          ...style,
          steps: plan.sideSteps,
          broken: worn && x > 0.2,
          lamp: x < 0.3 || form.fork('lamp').chance(0.6),
        });
      }
    });
    if (thatched) paintThatchedRoof(pen, plan, roof);
    else paintGabledRoof(pen, plan, roof, trim);
    if (withDormer) paintDormer(pen, corner + 0.19, -0.545, wall, roof, { frame: trim });
    paintChimney(pen, chimney, -0.76, -0.985, 0.06, hex('#a5715e'));
    if (worn) paintDecay(pen, plan, roof);
    const garden = form.fork('garden');
    const green = tone(leafGreen, garden.between(-0.6, 0.4) - (worn ? 1 : 0));
    for (const [x, size] of [
      [-0.53, 0.075],
      [0.36, 0.055],
      [0.56, 0.07],
    ] as const) {
      paintFoliage(
        pen,
        [
          { x: x - size * 0.7, y: -size * 0.62, radius: size * 0.64 },
          { x: x + size * 0.65, y: -size * 0.6, radius: size * 0.62 },
          { x, y: -size * 0.95, radius: size * 0.75 },
        ],
        green,
        garden,
      );
    }
  },
};
