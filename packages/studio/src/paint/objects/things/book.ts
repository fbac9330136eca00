import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { faint, gold, has, isWorn, mainColour, tone } from '../parts/tone.js';

const paper = hex('#f4ead4');

function paintOpen(pen: Pen, cover: Rgb): void {
  pen.shape(
    'M-0.8 -0.12L-0.68 -0.86L0 -0.78L0.68 -0.86L0.8 -0.12L0.06 -0.02L0 0L-0.06 -0.02Z',
    pen.across(-0.8, 0.8, tone(cover, 0.4), tone(cover, -0.8), tone(cover, 0.4)),
  );
  for (const side of [-1, 1]) {
    const lit = side * pen.lit > 0 ? 0.5 : -0.4;
    for (let sheet = 3; sheet >= 0; sheet--) {
      const lift = 0.012 * sheet;
      pen.shape(
        `M0 ${-0.06 - lift}C${side * 0.2} ${-0.2 - lift} ${side * 0.5} ${-0.16 - lift} ${side * (0.765 - sheet * 0.006)} ${-0.16 - lift}L${side * (0.655 - sheet * 0.006)} ${-0.92 - lift}C${side * 0.45} ${-0.96 - lift} ${side * 0.16} ${-0.98 - lift * 0.4} 0 ${-0.84 - lift}Z`,
        sheet === 3 || sheet === 0
          ? pen.across(0, side * 0.75, tone(paper, lit - 1.8), tone(paper, lit + 0.6), tone(paper, lit))
          : tone(paper, -1.4),
      );
    }
    const lines: [Point, Point][] = [];
    for (let line = 0; line < 9; line++) {
      const y = -0.3 - line * 0.065;
      const width = line === 8 ? 0.3 : 0.44;
      lines.push([
        [side * 0.14, y - 0.03],
        [side * (0.14 + width * (side > 0 ? 1 : 1)), y + 0.015],
      ]);
    }
    pen.strokes(lines, 0.016, faint(hex('#6a5a52'), 0.5));
  }
  pen.line(
    [
      [0, -0.06],
      [0, -0.84],
    ],
    0.02,
    faint(hex('#6a5040'), 0.5),
  );
}

/** So much wider than tall a book is beyond what is drawn below: seen from lower, it lies, and stands on no corner. */
const LOW = 1.62;

/** A bound book, lying; open when the words say so. */
export const book: Drawable = {
  ...known('book'),
  aspect: 1.6 * LOW,
  paint(context, brush) {
    context.scale(LOW, 1);
    const pen = createPen(context, brush);
    const cover = mainColour(brush, ['#8f3f3a', '#2f5a6a', '#3f6a4f', '#b8783a', '#4a4a7a', '#c9604a', '#5a3f4a']);
    if (has(brush, 'open', 'reading')) {
      paintOpen(pen, cover);
      return;
    }
    // a magazine has no boards
    const thick = has(brush, 'magazine') ? 0.075 : pen.form.between(0.17, 0.21);
    // its spine is nearly along the ground before us: on one corner it would balance
    const near: Point = [0.5, -0.01];
    const left: Point = [-0.79, -0.05];
    const far: Point = [-0.5, -0.995 + thick];
    const right: Point = [left[0] + 1.58, far[1] - left[1] + near[1]];
    const up = ([x, y]: Point, by: number): Point => [x, y - by];
    const board = 0.03;
    // lower board, pages, upper board
    pen.shape([left, near, right, up(right, board), up(near, board), up(left, board)], tone(cover, -1.6));
    const inset = (point: Point, share: number): Point => [point[0] * (1 - share), point[1] - share * 0.06];
    pen.shape(
      [
        inset(near, 0.02),
        inset(right, 0.03),
        up(inset(right, 0.03), thick - board),
        up(inset(near, 0.02), thick - board),
      ],
      tone(paper, pen.facing(0.7) - 0.1),
    );
    const leaves = Array.from({ length: 7 }, (_, index): [Point, Point] => {
      const rise = board + ((index + 0.6) / 7) * (thick - board * 2);
      return [up(inset(near, 0.02), rise), up(inset(right, 0.03), rise)];
    });
    pen.strokes(leaves, 0.006, faint(tone(paper, -2.6), 0.6), true);
    // the spine, rounded
    const spine = `M${left[0]} ${left[1]}Q${left[0] - 0.012} ${left[1] - thick / 2} ${left[0]} ${left[1] - thick}L${near[0]} ${near[1] - thick}Q${near[0] - 0.03} ${near[1] - thick / 2} ${near[0]} ${near[1]}Z`;
    pen.shape(
      spine,
      pen.slanted(
        -0.4,
        -0.4,
        -0.33,
        -0.1,
        tone(cover, pen.facing(-0.7) + 0.7),
        tone(cover, pen.facing(-0.7) - 0.2),
        tone(cover, pen.facing(-0.7) - 1.4),
      ),
    );
    pen.inside(spine, () => {
      for (const share of [0.12, 0.3, 0.7, 0.88]) {
        const x = left[0] + (near[0] - left[0]) * share;
        const y = left[1] + (near[1] - left[1]) * share;
        pen.strokes(
          [
            [
              [x, y],
              [x, y - thick],
            ],
          ],
          0.022,
          faint(tone(gold, 0.2), 0.85),
          true,
        );
      }
    });
    const face = [up(left, thick), up(near, thick), up(right, thick), up(far, thick)] as const;
    pen.shape(
      face,
      pen.slanted(
        left[0],
        -0.4,
        right[0],
        -0.8,
        tone(cover, pen.lit < 0 ? 1.2 : 0.2),
        tone(cover, pen.lit < 0 ? 0.1 : 1.2),
      ),
    );
    pen.shape(
      [up(near, thick), up(right, thick), up(right, thick - board), up(near, thick - board)],
      tone(cover, pen.facing(0.7) - 0.6),
    );
    // the cover's gilding, drawn on the plane of the cover
    const edgeX: Point = [near[0] - left[0], near[1] - left[1]];
    const edgeY: Point = [far[0] - left[0], far[1] - left[1]];
    pen.context.save();
    pen.context.transform(edgeX[0], edgeX[1], edgeY[0], edgeY[1], left[0], left[1] - thick);
    const gilt = faint(tone(gold, 0.8), 0.9);
    pen.outline('M0.09 0.09H0.91V0.91H0.09Z', 0.016, gilt);
    const emblem = pen.form.fork('emblem').whole(0, 2);
    if (emblem === 0) pen.shape('M0.5 0.28L0.56 0.44L0.72 0.5L0.56 0.56L0.5 0.72L0.44 0.56L0.28 0.5L0.44 0.44Z', gilt);
    else if (emblem === 1) pen.ring(0.5, 0.5, 0.17, 0.17, 0.03, gilt);
    else
      pen.strokes(
        [
          [
            [0.25, 0.36],
            [0.75, 0.36],
          ],
          [
            [0.33, 0.46],
            [0.67, 0.46],
          ],
          [
            [0.42, 0.7],
            [0.58, 0.7],
          ],
        ],
        0.035,
        gilt,
      );
    pen.strokes(
      [
        [
          [0.06, 0],
          [0.06, 1],
        ],
      ],
      0.012,
      faint(tone(cover, -2), 0.6),
      true,
    );
    pen.context.restore();
    if (isWorn(brush)) pen.inside(face, () => pen.glow(0.5, -0.7, 0.3, hex('#cbb48c'), 0.5));
    // a ribbon between the pages
    if (pen.form.fork('ribbon').chance(0.6))
      pen.line(
        [
          [0.62, -0.34],
          [0.66, -0.2],
          [0.62, -0.14],
        ],
        0.028,
        hex('#c23f3a'),
      );
  },
};
