import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import { paintContact, paintGloss, turned } from '../parts/solid.js';
import { ownColour, tone } from '../parts/tone.js';
import { paintBlooms, paintSpray, paletteOf } from './flowers.js';

/** A bunch of flowers in its vase. What colour is said is theirs. */
export const vaseOfFlowers: Drawable = {
  ...known('vase-of-flowers'),
  aspect: 0.94,
  paint(context, brush) {
    const pen = createPen(context, brush);
    context.save();
    context.scale(1.07, 1.07);
    const glaze = ownColour(brush, ['#e9e2d4', '#7fa3b4', '#c98a6a', '#8fae9a'], 'vase');
    for (const x of [-0.2, -0.1, 0, 0.1, 0.2])
      pen.line(
        [
          [x * 0.4, -0.38],
          [x * 0.7, -0.5],
          [x, -0.62],
        ],
        0.016,
        hex('#4f7a46'),
      );
    paintSpray(pen);
    const body = turned(
      [
        [0.12, -0.025],
        [0.2, -0.15],
        [0.205, -0.24],
        [0.125, -0.37],
        [0.155, -0.44],
      ],
      0,
      0.22,
    );
    pen.shape(body, pen.roll(glaze, -0.205, 0.205, 1.15));
    pen.inside(body, () => {
      for (const y of [-0.15, -0.24])
        pen.line(
          [
            [-0.21, y - 0.03],
            [0, y],
            [0.21, y - 0.03],
          ],
          0.014,
          tone(glaze, -1.4),
        );
    });
    paintGloss(pen, pen.lit * 0.1, -0.24, 0.03, 0.08, 0.6);
    paintBlooms(pen, paletteOf(brush, pen.form), brush);
    paintContact(pen, 0, -0.01, 0.13, 0.016, 0.3);
    context.restore();
  },
};
