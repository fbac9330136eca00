import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import type { Point } from '../../kit/shapes.js';
import { createPen } from '../parts/pen.js';
import { faint, isWorn, mainColour, tone } from '../parts/tone.js';
import { paintGrain } from '../parts/wood.js';

/** A wooden table with a top that things can stand on. */
export const table: Drawable = {
  ...known('table'),
  aspect: 1.92,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const wood = mainColour(brush, ['#b07a48', '#c08e58', '#8f5f3c', '#a86f42', '#9a7a58']);
    const round = pen.form.chance(0.4);
    const turnedLeg = (x: number, foot: number, head: number, width: number, steps: number): void => {
      if (round) {
        pen.shape(
          `M${x - width * 0.3} ${foot}L${x - width * 0.35} ${foot - 0.06}C${x - width * 0.7} ${foot - 0.2} ${x - width * 0.2} ${foot - 0.32} ${x - width * 0.42} ${head * 0.6 + foot * 0.4}L${x - width * 0.5} ${head}H${x + width * 0.5}L${x + width * 0.42} ${head * 0.6 + foot * 0.4}C${x + width * 0.2} ${foot - 0.32} ${x + width * 0.7} ${foot - 0.2} ${x + width * 0.35} ${foot - 0.06}L${x + width * 0.3} ${foot}Z`,
          pen.roll(tone(wood, steps), x - width / 2, x + width / 2),
        );
      } else {
        pen.shape(
          [
            [x - width * 0.34, foot],
            [x + width * 0.1, foot],
            [x + width * 0.16, head],
            [x - width * 0.5, head],
          ],
          tone(wood, steps + pen.facing(-0.5)),
        );
        pen.shape(
          [
            [x + width * 0.1, foot],
            [x + width * 0.34, foot - 0.006],
            [x + width * 0.5, head],
            [x + width * 0.16, head],
          ],
          tone(wood, steps + pen.facing(0.9)),
        );
      }
    };
    // far legs
    for (const x of [-0.7, 0.7]) turnedLeg(x, -0.075, -0.84, 0.075, -1.6);
    // apron in the shadow of the top
    pen.shape(
      [
        [-0.83, -0.82],
        [0.83, -0.82],
        [0.83, -0.68],
        [-0.83, -0.68],
      ],
      pen.down(-0.82, -0.68, tone(wood, -2.6), tone(wood, -1)),
    );
    // a drawer
    pen.box(-0.24, -0.785, 0.48, 0.092, tone(wood, -0.4), 0.012);
    pen.outline('M-0.24 -0.785H0.24V-0.693H-0.24Z', 0.008, faint(tone(wood, -3), 0.8));
    pen.oval(0, -0.735, 0.022, 0.022, pen.ball(tone(wood, -2.4), 0, -0.735, 0.022));
    for (const x of [-0.8, 0.8]) turnedLeg(x, 0, -0.82, 0.095, 0);
    // top
    const face: readonly Point[] = [
      [-0.94, -0.865],
      [0.94, -0.865],
      [0.8, -0.995],
      [-0.8, -0.995],
    ];
    pen.shape(
      face,
      pen.lit > 0
        ? pen.slanted(-0.9, -0.86, 0.8, -1, tone(wood, 0), tone(wood, 1.6))
        : pen.slanted(0.9, -0.86, -0.8, -1, tone(wood, 0), tone(wood, 1.6)),
    );
    pen.inside(face, () => {
      pen.strokes(
        [-0.965, -0.935, -0.9].map((y) => [
          [-1, y],
          [1, y],
        ]),
        0.004,
        faint(tone(wood, -2), 0.5),
        true,
      );
    });
    paintGrain(pen, face, -0.94, -0.995, 0.94, -0.865, wood);
    pen.box(-0.945, -0.868, 1.89, 0.052, pen.down(-0.868, -0.816, tone(wood, 0.8), tone(wood, -0.8)), 0.014);
    pen.strokes(
      [
        [
          [-0.94, -0.866],
          [0.94, -0.866],
        ],
      ],
      0.008,
      faint(tone(wood, 3), 0.8),
    );
    if (isWorn(brush)) pen.inside(face, () => pen.oval(0.3, -0.93, 0.09, 0.02, faint(tone(wood, -2.4), 0.5)));
  },
};
