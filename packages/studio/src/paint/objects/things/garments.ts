import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import { faint, mainColour, tone } from '../parts/tone.js';

const body =
  'M-0.2 -0.97C-0.3 -0.95 -0.36 -0.9 -0.4 -0.84C-0.48 -0.6 -0.53 -0.36 -0.56 -0.16L-0.42 -0.12C-0.38 -0.3 -0.34 -0.46 -0.29 -0.6L-0.3 -0.02Q0 0.02 0.3 -0.02L0.29 -0.6C0.34 -0.46 0.38 -0.3 0.42 -0.12L0.56 -0.16C0.53 -0.36 0.48 -0.6 0.4 -0.84C0.36 -0.9 0.3 -0.95 0.2 -0.97Q0 -0.86 -0.2 -0.97Z';

/** A jacket by itself, laid out. */
export const jacket: Drawable = {
  ...known('jacket'),
  aspect: 1.14,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const cloth = mainColour(brush, ['#4a3a33', '#33424f', '#5a5f45']);
    pen.shape('M-0.17 -0.95Q0 -0.8 0.17 -0.95L0.1 -0.7H-0.1Z', tone(cloth, -2.4));
    pen.shape(body, pen.face(cloth, -0.56, -1, 0.56, 0, 1.1));
    pen.line(
      [
        [0, -0.84],
        [0, -0.01],
      ],
      0.012,
      tone(cloth, -2.2),
    );
    pen.shape('M-0.2 -0.97L-0.04 -0.62L-0.22 -0.72L-0.3 -0.93Z', tone(cloth, 0.7));
    pen.shape('M0.2 -0.97L0.04 -0.62L0.22 -0.72L0.3 -0.93Z', tone(cloth, 0.7));
    for (const y of [-0.5, -0.36, -0.22]) pen.oval(0.035, y, 0.014, 0.014, hex('#d8c27a'));
    for (const x of [-0.2, 0.12]) pen.box(x, -0.26, 0.09, 0.016, tone(cloth, -1.6), 0.006);
    pen.strokes(
      [
        [
          [-0.285, -0.62],
          [-0.3, -0.04],
        ],
        [
          [0.285, -0.62],
          [0.3, -0.04],
        ],
      ],
      0.008,
      faint(tone(cloth, -2.4), 0.6),
    );
  },
};

/** A knitted sweater by itself. */
export const sweater: Drawable = {
  ...known('sweater'),
  aspect: 1.14,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const wool = mainColour(brush, ['#b8573f', '#6a8a9a', '#c9a24a', '#7a8a5a']);
    pen.shape(body, pen.face(wool, -0.56, -1, 0.56, 0, 1));
    pen.inside(body, () => {
      for (let row = 0; row < 22; row++) {
        const y = -0.92 + row * 0.042;
        pen.line(
          [
            [-0.56, y],
            [-0.2, y + 0.012],
            [0.2, y + 0.012],
            [0.56, y],
          ],
          0.009,
          faint(tone(wool, row % 2 === 0 ? -1.6 : 1), 0.5),
        );
      }
      pen.box(-0.32, -0.08, 0.64, 0.1, faint(tone(wool, -1.4), 0.6));
    });
    pen.ring(0, -0.98, 0.18, 0.09, 0.045, tone(wool, -0.9), 0.1, Math.PI - 0.1);
  },
};
