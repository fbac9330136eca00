import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { mix } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import { faint, mainColour, tone } from '../parts/tone.js';

const BANDS = 44;
/** How far its middle sways from one side to the other. */
const SWAY = 0.05;

/** A funnel that stands by itself: narrow where it touches the ground, wide above. */
export const whirlwind: Drawable = {
  ...known('whirlwind'),
  aspect: 0.92,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const body = mainColour(brush, ['#7d8494', '#868a92']);
    const bend = brush.random.fork('bend').between(2.4, 3.8);
    const swirl = brush.random.fork('swirl');
    for (let band = 0; band < BANDS; band++) {
      const t = band / (BANDS - 1);
      // from the clouds down, so that the near rim of each band is seen
      const [half, y] = [0.035 + 0.375 * (1 - t) ** 1.7, -0.93 + 0.92 * t];
      const x = Math.sin(t * bend) * SWAY;
      const depth = 0.016 + half * 0.12;
      const shade = mix(tone(body, 0.6), tone(body, -1.4), (band % 3) / 3);
      pen.oval(x, y, half, depth, pen.roll(shade, x - half, x + half));
      if (band % 4 === 1)
        pen.ring(x, y, half * 0.95, depth * 0.9, 0.006, faint(tone(body, 2), 0.5), 0.2, Math.PI * 0.85);
      if (band % 6 === 3) {
        const [left, right] = [swirl.between(0.2, 0.9), swirl.between(1.4, 2.6)];
        pen.ring(x, y, half * 1.02, depth, 0.012, faint(tone(body, -2.4), 0.6), left, right);
      }
    }
  },
};
