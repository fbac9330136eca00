import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { paintSnow } from '../parts/facade.js';
import { createPen } from '../parts/pen.js';
import { faint, has, isWorn, lamplight, mainColour, tone } from '../parts/tone.js';

/** A Greek temple with steps, columns and a pediment. */
export const temple: Drawable = {
  ...known('temple'),
  aspect: 1.42,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const marble = mainColour(brush, ['#e6dcc6', '#ddd5c8', '#e9dfd0', '#d9c9a8']);
    const worn = isWorn(brush) || has(brush, 'greek', 'roman');
    for (const [half, foot, height] of [
      [0.71, 0, 0.055],
      [0.68, -0.055, 0.05],
      [0.65, -0.105, 0.045],
    ] as const) {
      pen.box(-half, foot - height, half * 2, height, pen.face(tone(marble, -0.3), -half, foot - height, half, foot));
      pen.box(-half, foot - height, half * 2, height * 0.28, tone(marble, 1.3));
    }
    // the dim cella behind the columns
    pen.box(
      -0.58,
      -0.66,
      1.16,
      0.51,
      brush.night
        ? pen.down(-0.66, -0.15, hex('#6a4a35'), hex('#c98a4a'))
        : pen.down(-0.66, -0.15, tone(marble, -4), tone(marble, -2.6)),
    );
    pen.box(-0.09, -0.5, 0.18, 0.35, brush.night ? lamplight : tone(marble, -5));
    if (brush.night) pen.glow(0, -0.35, 0.5, lamplight, 0.35);
    const columns = 6;
    for (let index = 0; index < columns; index++) {
      const x = -0.54 + (index / (columns - 1)) * 1.08;
      const broken = worn && index === columns - 1 && pen.form.chance(0.5);
      const head = broken ? -0.4 : -0.655;
      pen.shape(
        `M${x - 0.06} -0.15L${x - 0.048} ${head}H${x + 0.048}L${x + 0.06} -0.15Z`,
        pen.roll(marble, x - 0.058, x + 0.058, 1.25),
      );
      pen.strokes(
        [-0.03, -0.01, 0.012, 0.033].map((shift) => [
          [x + shift * 1.1, -0.16],
          [x + shift * 0.9, head + 0.02],
        ]),
        0.006,
        faint(tone(marble, -2.2), 0.5),
        true,
      );
      if (!broken) {
        pen.box(x - 0.068, head - 0.022, 0.136, 0.026, tone(marble, 0.8), 0.006);
        pen.box(x - 0.06, head, 0.12, 0.03, faint([40, 30, 80], 0.25));
      }
      pen.box(x - 0.068, -0.165, 0.136, 0.02, tone(marble, 0.5), 0.005);
    }
    // architrave, frieze, cornice, pediment
    pen.box(-0.63, -0.735, 1.26, 0.06, pen.face(marble, -0.63, -0.735, 0.63, -0.675));
    pen.strokes(
      Array.from({ length: 13 }, (_, index): [Point, Point] => [
        [-0.6 + index * 0.1, -0.73],
        [-0.6 + index * 0.1, -0.69],
      ]),
      0.02,
      faint(tone(marble, -1.8), 0.5),
      true,
    );
    pen.box(-0.67, -0.77, 1.34, 0.036, tone(marble, 1));
    const pediment: readonly Point[] = [
      [-0.69, -0.77],
      [0, -0.985],
      [0.69, -0.77],
    ];
    pen.shape(pediment, tone(marble, 0.9));
    pen.shape(
      [
        [-0.56, -0.785],
        [0, -0.95],
        [0.56, -0.785],
      ],
      pen.face(tone(marble, -0.7), -0.5, -0.95, 0.5, -0.78),
    );
    pen.oval(0, -0.845, 0.055, 0.042, tone(marble, 0.6));
    for (const x of [-0.18, -0.3, 0.18, 0.3]) pen.oval(x, -0.815, 0.05, 0.022, tone(marble, 0.4));
    pen.oval(0, -0.988, 0.02, 0.014, tone(marble, 0.6));
    paintSnow(
      pen,
      [
        [-0.68, -0.775],
        [0, -0.985],
        [0.68, -0.775],
      ],
      0.03,
    );
    if (worn)
      for (let index = 0; index < 6; index++)
        pen.oval(pen.form.between(-0.6, 0.6), pen.form.between(-0.14, -0.02), 0.03, 0.016, faint(hex('#8a9a5a'), 0.55));
  },
};

export const pyramid: Drawable = {
  ...known('pyramid'),
  aspect: 1.72,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const stone = mainColour(brush, ['#dcb678', '#d2a768', '#e0c088', '#c99c62']);
    const apex: Point = [0.08, -0.995];
    const left: Point = [-0.85, -0.06];
    const near: Point = [0.28, 0];
    const right: Point = [0.85, -0.1];
    const front = pen.facing(-0.5);
    const side = pen.facing(0.95);
    pen.shape(
      [left, near, apex],
      pen.slanted(apex[0], apex[1], left[0], 0, tone(stone, front + 0.8), tone(stone, front - 0.3)),
    );
    pen.shape([near, right, apex], pen.down(-1, 0, tone(stone, side + 0.2), tone(stone, side - 0.8)));
    const rows = 22;
    for (const [from, to, steps] of [
      [left, near, front],
      [near, right, side],
    ] as const) {
      const lines: [Point, Point][] = [];
      const blocks: [Point, Point][] = [];
      const random = pen.fine.fork(steps.toFixed(2));
      for (let row = 1; row < rows; row++) {
        const share = row / rows;
        const a: Point = [from[0] + (apex[0] - from[0]) * share, from[1] + (apex[1] - from[1]) * share];
        const b: Point = [to[0] + (apex[0] - to[0]) * share, to[1] + (apex[1] - to[1]) * share];
        lines.push([a, b]);
        for (let index = 0; index < pen.count(0, 3); index++) {
          const place = random.next() * 0.94;
          blocks.push([
            [a[0] + (b[0] - a[0]) * place, a[1] + (b[1] - a[1]) * place + 0.02],
            [a[0] + (b[0] - a[0]) * (place + 0.05), a[1] + (b[1] - a[1]) * (place + 0.05) + 0.02],
          ]);
        }
      }
      pen.inside([from, to, apex], () => {
        pen.strokes(lines, 0.008, faint(tone(stone, steps - 1.6), 0.5), true);
        pen.strokes(blocks, 0.03, faint(tone(stone, steps + 0.9), 0.5), true);
      });
    }
    // the weathered tip
    pen.shape([apex, [0.0, -0.9], [0.1, -0.885]], tone(stone, front + 1.4));
    pen.shape([apex, [0.1, -0.885], [0.15, -0.89]], tone(stone, side + 0.6));
    pen.shape(
      [
        [-0.27, -0.028],
        [-0.2, -0.026],
        [-0.2, -0.1],
        [-0.27, -0.1],
      ],
      hex('#4a3526'),
    );
  },
};
