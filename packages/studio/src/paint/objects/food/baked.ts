import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import { paintContact, paintGloss } from '../parts/solid.js';
import { faint, mainColour, ownColour, tone } from '../parts/tone.js';
import { candlesAsked, paintCandle } from './candle.js';

export const bread: Drawable = {
  ...known('bread'),
  aspect: 1.9,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const crust = mainColour(brush, ['#b8732f', '#c58238', '#a8652c']);
    const crumb = hex('#f0dcb0');
    // two slices lean against the cut end
    for (const [x, tilt] of [
      [0.66, 0.16],
      [0.52, 0.07],
    ] as const) {
      pen.at(
        x,
        0,
        () => {
          const slice = 'M-0.14 0V-0.56C-0.24 -0.66 -0.22 -0.86 -0.08 -0.88C0.02 -0.9 0.1 -0.86 0.12 -0.78L0.1 0Z';
          pen.at(0.045, 0, () => pen.shape(slice, tone(crust, -1)));
          pen.shape(slice, tone(crust, 0.1));
          pen.at(-0.005, -0.035, () => pen.shape(slice, pen.face(crumb, -0.2, -0.9, 0.12, 0)), 0.84, 0.92);
        },
        1,
        0.98,
        tilt,
      );
    }
    const loaf =
      'M-0.93 -0.2C-0.97 -0.44 -0.93 -0.72 -0.74 -0.86C-0.52 -1.02 0.1 -1.02 0.32 -0.86C0.47 -0.74 0.47 -0.4 0.43 -0.12C0.4 0 0.34 0.005 0.2 0.005H-0.74C-0.86 0.005 -0.91 -0.06 -0.93 -0.2Z';
    pen.shape(loaf, pen.down(-1, 0, tone(crust, 1.1), tone(crust, 0.1), tone(crust, -0.8), tone(crust, -1.9)));
    pen.sideLight(loaf, -1, 0.5);
    pen.inside(loaf, () => {
      // scores, opened in the oven
      for (const x of [-0.7, -0.4, -0.1, 0.2]) {
        pen.shape(
          `M${x - 0.06} -0.58C${x - 0.02} -0.76 ${x + 0.08} -0.92 ${x + 0.2} -1C${x + 0.22} -0.86 ${x + 0.12} -0.66 ${x - 0.06} -0.58Z`,
          tone(hex('#e9c98a'), 0.2),
        );
        pen.line(
          [
            [x - 0.06, -0.58],
            [x + 0.03, -0.78],
            [x + 0.18, -0.98],
          ],
          0.02,
          faint(tone(crust, -2.2), 0.7),
        );
      }
      const flour = pen.fine.fork('flour');
      for (let index = 0; index < pen.count(6, 30); index++)
        pen.oval(
          flour.between(-0.85, 0.4),
          flour.between(-0.95, -0.45),
          flour.between(0.005, 0.02),
          0.007,
          faint([255, 248, 230], 0.5),
        );
    });
    // the cut face
    pen.shape(
      'M0.43 -0.12C0.47 -0.4 0.47 -0.74 0.32 -0.86C0.44 -0.87 0.54 -0.76 0.55 -0.56C0.56 -0.3 0.54 -0.1 0.46 0H0.3C0.38 0 0.41 -0.04 0.43 -0.12Z',
      pen.face(crumb, 0.3, -0.9, 0.56, 0),
    );
    paintContact(pen, -0.2, -0.008, 0.6, 0.02, 0.3);
  },
};

export const cupcake: Drawable = {
  ...known('cupcake'),
  aspect: 0.86,
  overhang: 0.2,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const icing = mainColour(brush, ['#f0a8b8', '#f5e4cc', '#a8d0c4', '#c9b0dc', '#7a4a38']);
    const paper = brush.colour
      ? tone(brush.colour, -0.8)
      : ownColour(brush, ['#c9604a', '#5a8f9a', '#d9a84a', '#8a6a9a'], 'paper');
    const wrapper = 'M-0.36 -0.42L-0.27 -0.03Q0 0.03 0.27 -0.03L0.36 -0.42Z';
    pen.shape(wrapper, pen.roll(paper, -0.34, 0.34, 1.15));
    pen.inside(wrapper, () => {
      for (let index = -6; index <= 6; index += 1) {
        const top = Math.sin((index / 6.5) * 1.45) * 0.37;
        pen.shape(
          [
            [top - 0.012, -0.42],
            [top + 0.018, -0.42],
            [top * 0.74 + 0.01, 0.02],
            [top * 0.74 - 0.012, 0.02],
          ],
          faint(tone(paper, index % 2 ? -1.6 : 1.6), 0.45),
        );
      }
      pen.box(-0.4, -0.42, 0.8, 0.08, faint([40, 20, 60], 0.3));
    });
    // three turns of icing
    for (const [y, wide, high] of [
      [-0.46, 0.43, 0.13],
      [-0.6, 0.34, 0.12],
      [-0.73, 0.235, 0.1],
      [-0.83, 0.13, 0.075],
    ] as const) {
      pen.shape(
        `M${-wide} ${y}C${-wide * 1.04} ${y - high} ${-wide * 0.5} ${y - high * 1.25} ${wide * 0.1} ${y - high * 1.1}C${wide * 0.7} ${y - high} ${wide * 1.05} ${y - high * 0.7} ${wide} ${y - high * 0.1}C${wide * 0.95} ${y + high * 0.6} ${wide * 0.3} ${y + high * 0.62} ${-wide * 0.2} ${y + high * 0.5}C${-wide * 0.7} ${y + high * 0.4} ${-wide} ${y + high * 0.3} ${-wide} ${y}Z`,
        pen.slanted(
          pen.lit * wide,
          y - high,
          -pen.lit * wide,
          y + high,
          tone(icing, 1.2),
          tone(icing, 0.1),
          tone(icing, -1.5),
        ),
      );
      pen.line(
        [
          [-wide * 0.8, y + high * 0.1],
          [0, y + high * 0.22],
          [wide * 0.75, y + high * 0.02],
        ],
        high * 0.1,
        faint(tone(icing, -1.6), 0.45),
      );
    }
    const sprinkles = pen.form.fork('sprinkles');
    for (let index = 0; index < 16; index++) {
      const y = sprinkles.between(-0.78, -0.42);
      const half = 0.36 * (1 - (-y - 0.42) / 0.55);
      const x = sprinkles.between(-half, half);
      pen.at(
        x,
        y,
        () =>
          pen.box(
            -0.02,
            -0.007,
            0.04,
            0.014,
            hex(sprinkles.pick(['#e8b84a', '#5a9aa8', '#d9584a', '#f8f2e4', '#8ab06a'])),
            0.007,
          ),
        1,
        1,
        sprinkles.between(-1, 1),
      );
    }
    const candles = candlesAsked(brush.attributes);
    if (candles !== undefined) {
      const many = Math.min(3, candles);
      for (let index = 0; index < many; index++)
        paintCandle(pen, brush, (index - (many - 1) / 2) * 0.1, -0.84, { index, thin: 1.9 });
      return;
    }
    pen.oval(0, -0.905, 0.082, 0.08, pen.ball(hex('#b8283a'), 0, -0.905, 0.08, 1.2));
    paintGloss(pen, pen.lit * 0.028, -0.935, 0.026, 0.02, 0.9);
    pen.line(
      [
        [0.01, -0.97],
        [0.04, -0.99],
        [0.06, -0.995],
      ],
      0.014,
      hex('#5f7038'),
    );
  },
};
