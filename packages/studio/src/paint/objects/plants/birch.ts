import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { paintFoliage } from '../parts/foliage.js';
import type { Cluster } from '../parts/foliage.js';
import { createPen } from '../parts/pen.js';
import { mainColour, tone } from '../parts/tone.js';

export const birch: Drawable = {
  ...known('birch'),
  aspect: 0.62,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const autumn = brush.attributes.has('autumn') || brush.attributes.has('golden');
    const leaves = mainColour(brush, autumn ? ['#e0b040', '#d9a23a'] : ['#8fae52', '#9ab558', '#7fa552', '#a8b850']);
    const bark = hex('#e6e2da');
    const { form } = pen;
    const cluster = (x: number, y: number, radius: number): Cluster => ({
      x: x + form.around(0.015),
      y: y + form.around(0.012),
      radius: radius * form.between(0.92, 1.08),
    });
    paintFoliage(
      pen,
      [cluster(-0.17, -0.5, 0.115), cluster(0.17, -0.54, 0.12), cluster(0.0, -0.8, 0.14), cluster(-0.14, -0.7, 0.12)],
      tone(leaves, -0.9),
      form.fork('behind'),
    );
    const trunk =
      'M-0.045 0C-0.03 -0.1 -0.032 -0.3 -0.024 -0.5L-0.008 -0.86H0.008L0.024 -0.5C0.032 -0.3 0.032 -0.1 0.048 0Q0 0.008 -0.045 0Z';
    pen.shape(trunk, pen.roll(bark, -0.045, 0.045, 1.2));
    for (const [x, y] of [
      [-0.16, -0.58],
      [0.16, -0.62],
      [-0.1, -0.76],
      [0.11, -0.78],
    ] as const)
      pen.limb([0, y + 0.17], [x, y], 0.016, 0.007, tone(bark, -1));
    pen.inside(trunk, () => {
      const marks = form.fork('marks');
      for (let index = 0; index < 14; index++) {
        const y = -0.04 - index * 0.05 + marks.around(0.012);
        const side = marks.chance(0.5) ? -1 : 1;
        const width = marks.between(0.02, 0.045);
        pen.shape(
          [
            [side * 0.045, y - 0.006],
            [side * (0.045 - width), y],
            [side * 0.045, y + 0.009],
          ],
          hex('#3a3638'),
        );
      }
    });
    paintFoliage(
      pen,
      [
        cluster(0.18, -0.42, 0.085),
        cluster(-0.19, -0.6, 0.105),
        cluster(0.2, -0.68, 0.1),
        cluster(-0.07, -0.56, 0.09),
        cluster(0.09, -0.58, 0.09),
        cluster(-0.11, -0.83, 0.1),
        cluster(0.1, -0.82, 0.105),
        cluster(0.0, -0.895, 0.095),
        cluster(-0.2, -0.42, 0.08),
      ],
      leaves,
      form.fork('before'),
    );
  },
};
