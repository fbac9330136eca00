import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { createPen } from '../parts/pen.js';
import { faint, mainColour, tone } from '../parts/tone.js';

const body =
  'M-0.2 -0.97C-0.3 -0.95 -0.36 -0.9 -0.4 -0.84C-0.48 -0.6 -0.53 -0.36 -0.56 -0.16L-0.42 -0.12C-0.38 -0.3 -0.34 -0.46 -0.29 -0.6L-0.3 -0.02Q0 0.02 0.3 -0.02L0.29 -0.6C0.34 -0.46 0.38 -0.3 0.42 -0.12L0.56 -0.16C0.53 -0.36 0.48 -0.6 0.4 -0.84C0.36 -0.9 0.3 -0.95 0.2 -0.97Q0 -0.86 -0.2 -0.97Z';

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
