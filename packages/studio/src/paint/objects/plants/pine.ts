import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import type { Point } from '../../kit/shapes.js';
import { faint, gold, has, lamplight, mainColour, snow, tone } from '../parts/tone.js';

/** A fir in tiers of drooping boughs; dressed for Christmas when the words say so. */
export const pine: Drawable = {
  ...known('pine'),
  aspect: 0.56,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const green = mainColour(brush, ['#3f6b52', '#36604c', '#4a7650', '#2f5a52', '#507a4c']);
    const bark = hex('#6a4a36');
    const { form } = pen;
    const tiers = form.whole(6, 7);
    pen.shape(
      'M-0.036 0Q-0.022 -0.06 -0.02 -0.2H0.02Q0.022 -0.06 0.038 0Q0 0.008 -0.036 0Z',
      pen.roll(bark, -0.036, 0.036, 1.2),
    );
    const festive = has(brush, 'christmas', 'decorated', 'festive');
    const baubles: Point[] = [];
    for (let tier = 0; tier < tiers; tier++) {
      const share = tier / (tiers - 1);
      const width = 0.275 * (1 - share) ** 0.86 + 0.035;
      const foot = -0.1 - share * 0.73;
      const head = Math.max(-0.995, foot - (0.3 - share * 0.1));
      const points = 9;
      const edge: Point[] = [];
      for (let index = 0; index <= points; index++) {
        const along = (index / points) * 2 - 1;
        const droop = (1 - Math.abs(along) ** 1.6) * -0.028;
        const jag = index % 2 ? -0.032 * (1 - share * 0.5) : 0;
        const reach = width * (1 + (index > 0 && index < points ? form.around(0.03) : 0));
        edge.push([along * reach, foot - droop * -1 + jag + form.around(0.006)]);
      }
      const left = edge[0] as Point;
      const right = edge.at(-1) as Point;
      const jagged = edge.map(([x, y]) => `L${x} ${y}`).join('');
      const body = `M0 ${head}Q${left[0] * 0.32} ${head * 0.35 + foot * 0.65} ${left[0]} ${left[1]}${jagged}Q${right[0] * 0.32} ${head * 0.35 + foot * 0.65} 0 ${head}Z`;
      pen.shape(
        body,
        pen.down(head, foot, tone(green, 0.4 + share * 0.5), tone(green, -0.4 + share * 0.3), tone(green, -2)),
      );
      pen.inside(body, () => {
        // the lit flank, cut like the boughs
        const side = pen.lit;
        const flank: Point[] = [
          [side * 0.008, head],
          [side * width * 0.16, foot - 0.08],
          [side * width * 0.08, foot - 0.045],
          [side * width * 0.34, foot - 0.06],
          [side * width * 0.3, foot - 0.022],
          [side * width * 0.62, foot - 0.045],
          [side * width * 1.1, foot + 0.03],
          [side * width * 1.1, head],
        ];
        pen.shape(flank, faint(tone(green, 1.9), 0.62));
        pen.shape(
          [
            [-side * 0.01, head],
            [-side * width * 0.4, foot - 0.02],
            [-side * width * 1.2, foot + 0.05],
            [-side * width * 1.2, head],
          ],
          faint(tone(green, -2.2), 0.4),
        );
        const needles = pen.fine.fork(tier);
        const strokes = Array.from({ length: pen.count(3, 9) }, (): [Point, Point] => {
          const x = needles.between(-0.75, 0.75) * width;
          const y = foot - needles.between(0.02, 0.12) * (1 - Math.abs(x) / width);
          return [
            [x, y],
            [x + (x / width) * 0.022, y + 0.022],
          ];
        });
        pen.strokes(strokes, 0.006, faint(tone(green, 1.4), 0.55));
        if (brush.snowy) {
          const drift: Point[] = [[0, head - 0.01]];
          for (let index = 0; index <= 10; index++) {
            const along = (index / 10) * 2 - 1;
            drift.push([along * width * 1.02, foot - 0.03 - (1 - Math.abs(along)) * 0.075 - (index % 2) * 0.03]);
          }
          pen.shape(
            drift,
            pen.lit > 0
              ? pen.across(-width, width, hex('#b9cce8'), hex('#dbe6f4'), snow)
              : pen.across(-width, width, snow, hex('#dbe6f4'), hex('#b9cce8')),
          );
        }
      });
      for (const along of [-0.7, -0.15, 0.4]) baubles.push([along * width + form.around(0.02), foot - 0.03]);
    }
    if (brush.snowy)
      pen.smooth(
        [
          [-0.03, -0.93],
          [0, -1],
          [0.03, -0.93],
          [0.012, -0.91],
          [-0.012, -0.92],
        ],
        snow,
      );
    if (festive) {
      baubles.forEach(([x, y], index) => {
        const colour = hex(['#c8402f', '#d9a93a', '#4f7fb0'][index % 3] as string);
        pen.oval(x, y, 0.017, 0.017, pen.ball(colour, x, y, 0.017));
        pen.glow(x + 0.03, y - 0.03, brush.night ? 0.04 : 0.02, lamplight, 0.8);
      });
      const star = Array.from({ length: 10 }, (_, index): Point => {
        const angle = (index / 10) * Math.PI * 2 - Math.PI / 2;
        const reach = index % 2 ? 0.016 : 0.04;
        return [Math.cos(angle) * reach, -0.965 + Math.sin(angle) * reach];
      });
      pen.shape(star, tone(gold, 1));
    }
  },
};
