import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { paintDoor, paintSnow, paintStones, paintWindow } from '../parts/facade.js';
import { paintGabledRoof, paintSmoke, planGabled } from '../parts/gabled.js';
import { createPen } from '../parts/pen.js';
import { darkTimber, faint, isWorn, mainColour, ownColour, tone } from '../parts/tone.js';
import { paintLogEnd } from '../parts/wood.js';

/** A hut of round logs with a stone chimney. */
export const cabin: Drawable = {
  ...known('cabin'),
  aspect: 1.5,
  overhang: 0.35,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const log = mainColour(brush, ['#9c6a41', '#8b5c3a', '#a87848', '#86603f']);
    const roof = ownColour(brush, ['#5a4a44', '#6b4b3c', '#4a5048', '#5c5560'], 'roof');
    const stone = hex('#8d8a88');
    const plan = planGabled(pen, {
      left: -0.6,
      corner: 0.12,
      right: 0.62,
      eaves: 0.44,
      apex: 0.86,
      riseLeft: 0.03,
      riseRight: 0.04,
      overhang: 0.095,
    });
    // the chimney rises behind
    const chimney = pen.form.between(0.24, 0.34);
    if (!isWorn(brush)) paintSmoke(pen, chimney + 0.02, -1.0, 0.075, 0.36);

    const rows = 9;
    for (const side of [true, false]) {
      const place = side ? plan.onSide : plan.onFront;
      const steps = side ? plan.sideSteps : plan.frontSteps;
      const outline = side ? plan.side : plan.front;
      pen.shape(outline, tone(log, steps - 1));
      pen.inside(outline, () => {
        const upper = side ? rows : rows * 2;
        for (let row = 0; row < upper; row++) {
          const foot = row / rows;
          const head = (row + 0.9) / rows;
          const corners: Point[] = [place(0, foot), place(1, foot), place(1, head), place(0, head)];
          const top = Math.min((corners[2] as Point)[1], (corners[3] as Point)[1]);
          const bottom = Math.max((corners[0] as Point)[1], (corners[1] as Point)[1]);
          pen.shape(
            corners,
            pen.down(top, bottom, tone(log, steps + 0.7), tone(log, steps + 0.1), tone(log, steps - 1.5)),
          );
        }
        const knots = pen.fine.fork(side ? 'side' : 'front');
        const marks = Array.from({ length: pen.count(6, 20) }, (): [Point, Point] => {
          const along = knots.between(0, 0.9);
          const up = (knots.whole(0, upper - 1) + 0.4) / rows;
          return [place(along, up), place(along + knots.between(0.03, 0.1), up)];
        });
        pen.strokes(marks, 0.005, faint(tone(log, steps - 2), 0.6));
      });
    }
    pen.wall(-0.6, -0.03, 1, 0.04, () => {
      paintDoor(pen, 0.4, -0.31, 0.135, 0.3, tone(darkTimber, 0.6), darkTimber, plan.frontSteps);
      paintWindow(pen, 0.12, -0.3, 0.13, 0.13, {
        frame: tone(darkTimber, 0.3),
        steps: plan.frontSteps,
        broken: isWorn(brush),
      });
      paintWindow(pen, 0.3, -0.6, 0.095, 0.095, { frame: tone(darkTimber, 0.3), steps: plan.frontSteps, sill: false });
      pen.box(0.36, -0.02, 0.22, 0.024, tone(log, 0.8), 0.006);
    });
    pen.wall(0.12, 0, 0.75, -0.03, () =>
      paintWindow(pen, 0.24, -0.3, 0.17, 0.13, {
        frame: tone(darkTimber, 0.3),
        columns: 3,
        steps: plan.sideSteps,
        broken: isWorn(brush),
      }),
    );
    // log ends at the near corner
    for (let row = 0; row < rows; row++) {
      const [x, y] = plan.onSide(0, (row + 0.45) / rows);
      paintLogEnd(pen, x + (row % 2 ? 0.008 : -0.008), y, 0.026, log);
    }
    paintGabledRoof(pen, plan, roof, tone(log, -0.6), 7);
    // stone chimney in front of the ridge's far end
    pen.shape(
      [
        [chimney - 0.05, -0.68],
        [chimney + 0.06, -0.64],
        [chimney + 0.055, -0.985],
        [chimney - 0.045, -0.985],
      ],
      pen.roll(stone, chimney - 0.05, chimney + 0.06),
    );
    paintStones(pen, chimney - 0.045, -0.97, chimney + 0.05, -0.68, 0.032, stone, 0, 0.9);
    pen.box(chimney - 0.06, -0.995, 0.13, 0.025, tone(stone, -1), 0.006);
    paintSnow(
      pen,
      [
        [chimney - 0.06, -0.985],
        [chimney + 0.07, -0.985],
      ],
      0.022,
    );
    // firewood against the wall
    const pile = pen.form.fork('pile');
    for (let row = 0; row < 3; row++) {
      for (let index = 0; index < 5 - row; index++) {
        paintLogEnd(
          pen,
          0.42 + row * 0.02 + index * 0.042,
          -0.03 - row * 0.038,
          0.022,
          tone(log, pile.between(-0.6, 0.8)),
        );
      }
    }
  },
};
