import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import type { Rgb } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import { faint, tone } from '../parts/tone.js';
import { skins } from './body-parts.js';

/** How the four fingers lie around what is held, from the first down: knuckle, tip, width. */
const FINGERS = [
  [0.235, -0.925, -0.1, -0.9, 0.125],
  [0.25, -0.8, -0.125, -0.785, 0.13],
  [0.24, -0.675, -0.115, -0.67, 0.125],
  [0.215, -0.56, -0.085, -0.565, 0.11],
] as const;

/** One hand that comes up from the lower edge of the picture, closed around what stands in it. */
export const grippingHand: Drawable = {
  ...known('gripping-hand'),
  aspect: 0.62,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const skin = brush.colour ?? pen.form.pick(skins);
    const cloth: Rgb = pen.form.pick([
      [74, 96, 134],
      [120, 74, 74],
      [70, 108, 96],
    ]);
    // below there is no picture any more
    context.save();
    context.beginPath();
    context.rect(-0.31, -1, 0.62, 1);
    context.clip();
    pen.limb([0.05, 0.02], [0.03, -0.5], 0.27, 0.25, tone(skin, -0.6));
    // the palm behind the fingers
    pen.smooth(
      [
        [-0.2, -0.5],
        [-0.25, -0.72],
        [-0.16, -0.9],
        [0.1, -0.98],
        [0.27, -0.9],
        [0.27, -0.6],
        [0.17, -0.46],
        [-0.06, -0.42],
      ],
      pen.face(tone(skin, -1), -0.25, -0.98, 0.28, -0.42, 1),
    );
    for (const [x, y, tipX, tipY, wide] of FINGERS)
      for (const [more, ink] of [
        [0.018, tone(skin, -1.9)],
        [0, tone(skin, 0.2)],
      ] as const) {
        const bend = [(x + tipX) / 2, (y + tipY) / 2 - 0.012] as const;
        pen.limb([x, y], bend, wide + more, wide + more, ink);
        pen.limb(bend, [tipX, tipY], wide + more, wide * 0.82 + more, ink);
        if (more === 0)
          pen.line(
            [
              [x - 0.03, y - wide * 0.26],
              [tipX + 0.03, tipY - wide * 0.24],
            ],
            wide * 0.14,
            faint(tone(skin, 1.2), 0.6),
          );
      }
    // the thumb lies over the tips
    for (const [more, ink] of [
      [0.018, tone(skin, -1.9)],
      [0, tone(skin, 0.5)],
    ] as const) {
      pen.limb([-0.16, -0.56], [-0.215, -0.74], 0.17 + more, 0.15 + more, ink);
      pen.limb([-0.215, -0.74], [-0.06, -0.885], 0.15 + more, 0.105 + more, ink);
    }
    pen.oval(-0.052, -0.898, 0.036, 0.028, faint(tone(skin, 2.4), 0.9));
    pen.limb([0.055, 0.06], [0.04, -0.2], 0.44, 0.4, tone(cloth, 0));
    pen.limb([-0.15, -0.2], [0.23, -0.205], 0.07, 0.07, tone(cloth, -1.2));
    context.restore();
  },
};
