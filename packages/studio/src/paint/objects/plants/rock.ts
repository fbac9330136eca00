import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { createPen } from '../parts/pen.js';
import { faint, mainColour, snow, tone } from '../parts/tone.js';

export const rock: Drawable = {
  ...known('rock'),
  aspect: 1.62,
  paint(context, brush) {
    const pen = createPen(context, brush);
    // no two of a heap are alike: each lies its own way round, and a jagged one ends in points
    const lies = pen.form.fork('lies');
    context.save();
    context.scale(lies.chance(0.5) ? -1 : 1, lies.between(0.955, 1));
    const stone = mainColour(brush, ['#8a8784', '#97908a', '#7d8288', '#a0968a']);
    const jagged = ['jagged', 'sharp', 'spiky', 'pointed'].some((word) => brush.attributes.has(word));
    const jut = (): number => pen.form.around(0.055);
    const lower = jagged ? 0.22 : 0;
    const a: Point = [-0.78, -0.02];
    const b: Point = [-0.7 + jut(), -0.42 + jut()];
    const c: Point = [-0.42 + jut(), -0.78 + lower + jut()];
    const d: Point = [-0.12 + jut() * 2, -0.985];
    const e: Point = [0.26 + jut(), -0.88 + lower * 1.4 + jut()];
    const f: Point = [0.56 + jut(), -0.58 + jut()];
    const g: Point = [0.8, -0.04];
    const inner: Point = [-0.2 + jut(), -0.5 + jut()];
    const inner2: Point = [0.24 + jut(), -0.58 + jut()];
    const left = pen.facing(-0.9);
    const right = pen.facing(0.9);
    pen.shape([a, b, c, d, e, f, g, [0.4, 0], [-0.5, 0]], tone(stone, -0.6));
    pen.shape([c, d, e, inner2, inner], tone(stone, 1.5));
    pen.shape([b, c, inner], tone(stone, left * 0.6 + 0.5));
    pen.shape([a, b, inner, [-0.28, 0], [-0.5, 0]], pen.down(-0.5, 0, tone(stone, left), tone(stone, left - 1)));
    pen.shape([inner, inner2, [0.2, 0], [-0.28, 0]], pen.down(-0.58, 0, tone(stone, 0.1), tone(stone, -1.2)));
    pen.shape([e, f, inner2], tone(stone, right * 0.7 + 0.4));
    pen.shape([inner2, f, g, [0.4, 0], [0.2, 0]], pen.down(-0.58, 0, tone(stone, right), tone(stone, right - 1)));
    const cracks = pen.fine.fork('cracks');
    pen.strokes(
      Array.from({ length: pen.count(2, 8) }, (): [Point, Point] => {
        const x = cracks.between(-0.5, 0.5);
        const y = cracks.between(-0.6, -0.1);
        return [
          [x, y],
          [x + cracks.around(0.06), y + cracks.between(0.03, 0.1)],
        ];
      }),
      0.01,
      faint(tone(stone, -2.6), 0.5),
    );
    const moss = pen.form.fork('moss');
    if (!brush.colour && moss.chance(0.6))
      pen.smooth(
        [
          [c[0], c[1] + 0.02],
          [d[0] - 0.05, d[1] + 0.02],
          [d[0] + 0.12, d[1] + 0.06],
          [inner[0] + 0.1, inner[1] - 0.18],
          [inner[0] - 0.12, inner[1] - 0.1],
        ],
        faint(hex('#7d9450'), 0.75),
      );
    if (brush.snowy)
      pen.smooth(
        [
          [c[0] - 0.06, c[1] + 0.04],
          [c[0], c[1] - 0.03],
          [d[0], d[1] - 0.02],
          [e[0], e[1] - 0.02],
          [e[0] + 0.12, e[1] + 0.12],
          [inner2[0], inner2[1] - 0.16],
          [inner[0], inner[1] - 0.2],
        ],
        snow,
      );
    context.restore();
  },
};
