import { css } from '../../../kit/colour.js';
import { paintGlow } from '../../elements/houses.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';

/** Above the clouds: white billows to stand on. */
export const cloudLand = place({
  setting: 'cloud-land',
  horizon: 0.6,
  lens: { near: 3.4, range: 80 },
  land(pen) {
    const { view, context } = pen;
    const { width, height, unit, horizon } = view;
    const random = pen.random.fork('billows');
    flat(pen, [236, 238, 246], true);
    paintGlow(context, width * (0.5 + view.air.light.side * 0.3), horizon, unit * 0.5, view.air.key, 0.4);
    for (let row = 0; row < 9; row++) {
      const t = row / 8;
      const y = horizon + (height - horizon) * t ** 1.4 * 0.9;
      const size = unit * (0.03 + t * 0.07);
      for (let x = -size; x < width + size; x += size * random.between(0.7, 1.1)) {
        const top = y + random.around(size * 0.3);
        const soft = context.createRadialGradient(
          x + view.air.light.side * size * 0.3,
          top - size * 0.4,
          size * 0.1,
          x,
          top,
          size * 1.1,
        );
        soft.addColorStop(0, css(view.lit([255, 255, 255], (1 - t) * 0.4)));
        soft.addColorStop(1, css(view.tone([206, 214, 232], (1 - t) * 0.4)));
        context.fillStyle = soft;
        context.beginPath();
        context.arc(x, top, size, 0, Math.PI * 2);
        context.fill();
      }
    }
  },
});
