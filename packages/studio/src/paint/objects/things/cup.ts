import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { paintContact, TILT, turned } from '../parts/solid.js';
import { paintSteam } from '../parts/steam.js';
import { faint, has, mainColour, tone } from '../parts/tone.js';

/** A cup of something hot on its saucer. */
export const cup: Drawable = {
  ...known('cup'),
  aspect: 1.62,
  overhang: 0.95,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const glaze = mainColour(brush, ['#e9e2d4', '#c8604a', '#4f7f86', '#dba24a', '#5a6f9a', '#8fa88a', '#d9a0a0']);
    const drink = has(brush, 'tea', 'green tea') ? hex('#b5702c') : hex('#5a3622');
    const stripe = pen.form.chance(0.5);
    // saucer
    pen.oval(0, -0.125, 0.8, 0.125, tone(glaze, -1.6));
    pen.oval(0, -0.148, 0.8, 0.125, pen.face(tone(glaze, 0.5), -0.8, -0.27, 0.8, -0.02));
    pen.oval(0, -0.142, 0.6, 0.086, tone(glaze, -0.5));
    pen.oval(0, -0.136, 0.56, 0.076, tone(glaze, 0.4));
    paintContact(pen, -pen.lit * 0.14, -0.13, 0.48, 0.08, 0.5);
    // handle
    pen.context.save();
    pen.line(
      [
        [0.47, -0.8],
        [0.66, -0.83],
        [0.72, -0.66],
        [0.62, -0.45],
        [0.4, -0.38],
      ],
      0.085,
      pen.across(0.45, 0.75, tone(glaze, -0.8), tone(glaze, pen.lit > 0 ? 0.9 : -1.4)),
    );
    pen.line(
      [
        [0.5, -0.83],
        [0.655, -0.86],
        [0.71, -0.7],
      ],
      0.022,
      faint(tone(glaze, 3), 0.7),
    );
    pen.context.restore();
    const rim = -0.88;
    const bowl = turned(
      [
        [0.24, -0.12],
        [0.32, -0.2],
        [0.45, -0.45],
        [0.52, rim],
      ],
      0,
      TILT * 0.78,
    );
    pen.shape(bowl, pen.roll(glaze, -0.52, 0.52, 1.1));
    pen.inside(bowl, () => {
      if (stripe) {
        pen.line(
          [
            [-0.52, -0.6],
            [-0.3, -0.545],
            [0, -0.52],
            [0.3, -0.545],
            [0.52, -0.6],
          ],
          0.03,
          faint(tone(glaze, -2.2), 0.6),
        );
        pen.line(
          [
            [-0.5, -0.53],
            [-0.3, -0.475],
            [0, -0.45],
            [0.3, -0.475],
            [0.5, -0.53],
          ],
          0.014,
          faint(tone(glaze, -2.2), 0.5),
        );
      }
      pen.box(-0.5, -0.28, 1, 0.2, pen.down(-0.3, -0.08, faint([40, 24, 60], 0), faint([40, 24, 60], 0.4)));
      pen.shape(
        `M${pen.lit * 0.33} -0.8Q${pen.lit * 0.33} -0.4 ${pen.lit * 0.2} -0.25L${pen.lit * 0.16} -0.26Q${pen.lit * 0.26} -0.5 ${pen.lit * 0.26} -0.8Z`,
        faint([255, 253, 245], 0.5),
      );
    });
    // rim, inside, drink
    pen.oval(0, rim, 0.52, 0.12, tone(glaze, 1.5));
    pen.oval(
      0,
      rim + 0.004,
      0.485,
      0.104,
      pen.across(-0.48, 0.48, tone(glaze, pen.lit > 0 ? -0.6 : -2), tone(glaze, pen.lit > 0 ? -2 : -0.6)),
    );
    pen.context.save();
    pen.context.beginPath();
    pen.context.ellipse(0, rim + 0.004, 0.485, 0.104, 0, 0, Math.PI * 2);
    pen.context.clip();
    if (has(brush, 'empty')) pen.oval(0, rim + 0.045, 0.4, 0.07, tone(glaze, -0.4));
    else paintCoffee(pen, drink, rim, has(brush, 'tea'));
    pen.context.restore();
    if (!has(brush, 'empty', 'cold')) paintSteam(pen, 0, rim, 0.24, 0.8);
  },
};

/** What is in the cup; coffee has milk drawn through it. */
function paintCoffee(pen: Pen, drink: Rgb, rim: number, tea: boolean): void {
  pen.oval(0, rim + 0.035, 0.46, 0.096, pen.across(-0.45, 0.45, tone(drink, -0.6), tone(drink, 0.9)));
  pen.ring(0, rim + 0.035, 0.44, 0.09, 0.018, faint(tone(drink, 3), 0.7));
  if (!tea) {
    pen.line(
      [
        [-0.3, rim + 0.045],
        [-0.1, rim + 0.005],
        [0.14, rim + 0.02],
        [0.1, rim + 0.075],
        [-0.06, rim + 0.07],
      ],
      0.026,
      faint(hex('#dcbc8e'), 0.7),
    );
    pen.line(
      [
        [0.22, rim + 0.085],
        [0.34, rim + 0.05],
        [0.3, rim + 0.02],
      ],
      0.016,
      faint(hex('#dcbc8e'), 0.6),
    );
  }
}
