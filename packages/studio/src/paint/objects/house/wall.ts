import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { css, hex, lighten } from '../../kit/colour.js';
import { fillForm } from '../../kit/form.js';
import { roundedBox } from '../../kit/shapes.js';

/** A length of brick wall with a coping. */
export const wall: Drawable = {
  ...known('wall'),
  aspect: 1.7,
  paint(context, brush) {
    const plain = brush.colour !== undefined;
    const body = brush.colour ?? hex('#a8634a');
    context.beginPath();
    context.rect(-0.82, -0.94, 1.64, 0.94);
    fillForm(context, body, { left: -0.82, top: -0.94, right: 0.82, bottom: 0 }, brush.light, 'flat', 0.7);
    const random = brush.random.fork('bricks');
    const rows = 13;
    const high = 0.94 / rows;
    for (let row = 0; row < rows; row++) {
      for (let x = -0.82 - (row % 2) * 0.08; x < 0.82; x += 0.16) {
        const left = Math.max(-0.82, x + 0.006);
        const right = Math.min(0.82, x + 0.154);
        if (right - left < 0.01) continue;
        context.fillStyle = css(lighten(body, random.around(plain ? 0.015 : 0.05)), plain ? 0.5 : 0.85);
        context.fillRect(left, -0.94 + row * high + 0.006, right - left, high - 0.012);
      }
    }
    roundedBox(context, -0.85, -1, 1.7, 0.075, 0.012);
    const coping = lighten(body, 0.08);
    fillForm(context, coping, { left: -0.85, top: -1, right: 0.85, bottom: -0.925 }, brush.light, 'lying', 0.8);
    if (brush.snowy) {
      roundedBox(context, -0.85, -1.03, 1.7, 0.05, 0.025);
      context.fillStyle = css([246, 249, 255]);
      context.fill();
    }
  },
};
