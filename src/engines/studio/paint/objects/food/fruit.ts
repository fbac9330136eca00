import type { Drawable } from '../../drawable.js';
import { hex, mix } from '../../kit/colour.js';
import { paintLeaf } from '../parts/foliage.js';
import { createPen } from '../parts/pen.js';
import { paintContact, paintGloss } from '../parts/solid.js';
import { faint, leafGreen, mainColour, tone } from '../parts/tone.js';

export const apple: Drawable = {
  concept: 'apple',
  words: ['red apple', 'green apple'],
  kind: 'food',
  habitat: 'tabletop',
  height: 0.085,
  aspect: 0.95,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const skin = mainColour(brush, ['#c8382f', '#b83a32', '#9cb445', '#d4553a', '#d9a840']);
    const lean = pen.form.around(0.012);
    const flesh = `M0 -0.74C0.1 -0.83 0.3 -0.84 0.4 -0.72C0.5 -0.6 0.49 -0.36 0.38 -0.16C0.3 -0.02 0.17 0.02 ${0.07 + lean} -0.02Q0 -0.045 ${-0.07 + lean} -0.02C-0.17 0.02 -0.3 -0.02 -0.38 -0.16C-0.49 -0.36 -0.5 -0.6 -0.4 -0.72C-0.3 -0.84 -0.1 -0.83 0 -0.74Z`;
    pen.shape(flesh, pen.ball(skin, 0, -0.42, 0.46, 1.15));
    pen.inside(flesh, () => {
      // streaks from the stalk, and a blush
      const streaks = pen.fine.fork('streaks');
      const blush = brush.colour ? tone(skin, 1) : mix(skin, hex('#f0c860'), 0.5);
      for (let index = 0; index < pen.count(4, 12); index++) {
        const angle = streaks.between(-1.25, 1.25);
        pen.line(
          [
            [Math.sin(angle) * 0.1, -0.7],
            [Math.sin(angle) * 0.36, -0.55],
            [Math.sin(angle) * 0.46, streaks.between(-0.4, -0.15)],
          ],
          0.012,
          faint(blush, 0.28),
        );
      }
      pen.at(-pen.lit * 0.2, -0.16, () => pen.glow(0, 0, 1, blush, 0.3), 0.26, 0.2);
      // light thrown back from the table
      pen.at(0, -0.02, () => pen.glow(0, 0, 1, tone(skin, 2.4), 0.4), 0.3, 0.1);
      pen.at(0, -0.745, () => pen.glow(0, 0, 1, tone(skin, -4), 0.85), 0.2, 0.085);
    });
    pen.line(
      [
        [0, -0.72],
        [0.012 + lean, -0.85],
        [0.06 + lean, -0.97],
      ],
      0.034,
      hex('#5d4029'),
    );
    pen.line(
      [
        [0.004, -0.74],
        [0.018 + lean, -0.85],
        [0.064 + lean, -0.965],
      ],
      0.012,
      hex('#9c7850'),
    );
    paintLeaf(pen, 0.02, -0.84, 0.3, 0.17, -0.35 + lean * 4, leafGreen);
    paintGloss(pen, pen.lit * 0.21, -0.6, 0.13, 0.1, 0.75, pen.lit * 0.5);
    paintContact(pen, 0, -0.015, 0.2, 0.02, 0.35);
  },
};
