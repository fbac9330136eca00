import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { createPen } from '../parts/pen.js';
import { faint, gold, has, mainColour, tone } from '../parts/tone.js';
import { paintGrain } from '../parts/wood.js';

export const desk: Drawable = {
  ...known('desk'),
  aspect: 1.82,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const wood = mainColour(brush, ['#a8703f', '#8a5a38', '#c08e58', '#7a5a48', '#d9cdb8']);
    // knee space, panels
    pen.box(-0.82, -0.86, 1.64, 0.8, pen.down(-0.86, -0.06, tone(wood, -3.2), tone(wood, -2)));
    pen.box(-0.34, -0.86, 0.7, 0.12, pen.down(-0.86, -0.74, tone(wood, -1.4), tone(wood, -0.2)));
    // pedestals with drawers
    for (const x of [-0.85, 0.35]) {
      pen.box(x, -0.88, 0.5, 0.88, pen.face(wood, x, -0.88, x + 0.5, 0), 0.01);
      for (let index = 0; index < 3; index++) {
        const y = -0.83 + index * 0.265;
        pen.box(x + 0.035, y, 0.43, 0.23, tone(wood, -1.6), 0.012);
        pen.box(x + 0.043, y + 0.008, 0.414, 0.21, pen.down(y, y + 0.21, tone(wood, 0.7), tone(wood, -0.3)), 0.01);
        pen.line(
          [
            [x + 0.19, y + 0.1],
            [x + 0.25, y + 0.125],
            [x + 0.31, y + 0.1],
          ],
          0.022,
          tone(gold, -0.2),
        );
      }
      pen.box(x, -0.87, 0.5, 0.04, faint([30, 20, 50], 0.35));
    }
    const face: readonly Point[] = [
      [-0.91, -0.885],
      [0.91, -0.885],
      [0.8, -0.995],
      [-0.8, -0.995],
    ];
    pen.shape(
      face,
      pen.lit > 0
        ? pen.slanted(-0.9, -0.88, 0.8, -1, tone(wood, 0.1), tone(wood, 1.7))
        : pen.slanted(0.9, -0.88, -0.8, -1, tone(wood, 0.1), tone(wood, 1.7)),
    );
    paintGrain(pen, face, -0.91, -0.995, 0.91, -0.885, wood);
    pen.box(-0.91, -0.888, 1.82, 0.045, pen.down(-0.888, -0.843, tone(wood, 0.9), tone(wood, -0.8)), 0.012);
  },
};

export const bookshelf: Drawable = {
  ...known('bookshelf'),
  aspect: 0.66,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const wood = mainColour(brush, ['#8a5a38', '#a8703f', '#6b4a38', '#c09a68', '#4f5f5a']);
    const side = pen.facing(0.9);
    pen.shape(
      [
        [0.27, 0],
        [0.33, -0.025],
        [0.33, -0.98],
        [0.27, -1],
      ],
      tone(wood, side),
    );
    pen.box(-0.33, -1, 0.6, 1, pen.face(tone(wood, 0.2), -0.33, -1, 0.27, 0), 0.006);
    const colours = ['#a8483f', '#3f6a7a', '#c99a4a', '#5a7a54', '#7a5a7a', '#d9c9a8', '#b8703f', '#3f4a6a', '#c8bfae'];
    const books = pen.form.fork('books');
    const rows = 5;
    for (let row = 0; row < rows; row++) {
      const top = -0.965 + row * 0.186;
      const foot = top + 0.166;
      pen.box(-0.3, top, 0.54, 0.166, pen.down(top, foot, tone(wood, -3.8), tone(wood, -2.4)));
      let x = -0.292;
      while (x < 0.215) {
        const width = books.between(0.018, 0.042);
        const height = books.between(0.105, 0.15);
        if (x + width > 0.235) break;
        if (books.chance(0.07)) {
          // a gap between the books: what is round would be a ball
          x += 0.05;
          continue;
        }
        const colour = hex(books.pick(colours));
        const lean = books.chance(0.12) ? 0.14 : 0;
        pen.at(
          x,
          foot,
          () => {
            pen.box(0, -height, width * 0.94, height, pen.roll(colour, 0, width), 0.003);
            pen.box(0, -height * 0.82, width * 0.94, height * 0.06, faint(tone(gold, 0.4), 0.8));
            if (width > 0.03) pen.box(0, -height * 0.25, width * 0.94, height * 0.05, faint(tone(gold, 0.4), 0.7));
          },
          1,
          1,
          lean,
        );
        x += width + (lean ? 0.022 : 0.001);
      }
      pen.box(-0.3, top, 0.54, 0.03, faint([20, 12, 36], 0.4));
      pen.box(-0.315, foot, 0.57, 0.02, pen.down(foot, foot + 0.02, tone(wood, 1), tone(wood, -0.4)));
    }
    pen.box(-0.33, -0.035, 0.6, 0.035, tone(wood, -1));
    pen.box(-0.33, -1, 0.63, 0.024, tone(wood, 0.9), 0.006);
    if (has(brush, 'broken', 'old'))
      pen.line(
        [
          [-0.3, -0.4],
          [0.2, -0.36],
        ],
        0.012,
        tone(wood, -2.6),
      );
  },
};
