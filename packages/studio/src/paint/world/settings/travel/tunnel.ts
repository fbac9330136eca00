import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { along, dashes, flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { arch, disc, patch, shineAt } from '../../sets/solids.js';
import { white } from './shared.js';

export const tunnel = place({
  setting: 'tunnel',
  indoor: true,
  horizon: 0.52,
  lens: { near: 2.8, range: 200 },
  land(pen) {
    const { context, view } = pen;
    const half = Math.max(4, pen.edge(3.4));
    const long = 60;
    flat(pen, [96, 94, 96], true);
    // rings of stone from the near end to the far one
    const stone: Rgb = lighten([132, 122, 114], pen.random.around(0.04));
    const rings = 12;
    for (let ring = 0; ring <= rings; ring++) {
      const away = 1.8 * (long / 1.8) ** (ring / rings);
      const [cx, cy] = pen.point(0, 1.2, away);
      const radius = half * pen.scale(away);
      context.fillStyle = `rgb(${view
        .tone(ring % 2 ? stone : lighten(stone, 0.05), 0)
        .map((part) => Math.round(part * (0.96 - (ring / rings) * 0.5)))
        .join(',')})`;
      context.beginPath();
      if (ring === 0) context.rect(-4, -4, view.width + 8, pen.point(0, 0, 1.8)[1] + 8);
      else {
        context.ellipse(cx, cy, radius, radius, 0, Math.PI, 0);
        context.lineTo(cx + radius, pen.point(0, 0, away)[1]);
        context.lineTo(cx - radius, pen.point(0, 0, away)[1]);
      }
      context.fill();
    }
    arch(pen, [-half, half], [0, half + 1.2], long, view.night ? [60, 70, 104] : [250, 250, 236], 'glow');
    patch(pen, [-half, half], [1.6, long], [92, 90, 94], 'tone');
    dashes(pen, 0, 0.16, white, 2, 2.6, 50);
    shineAt(pen, 0, 2, long, half * 6, view.night ? [120, 140, 200] : [255, 246, 214], 0.8);
    along(4, 40, 4.5, (away) => {
      for (const side of [-1, 1]) {
        disc(pen, side * half * 0.72, 3.4, away, 0.16, [255, 220, 150], 'glow');
        shineAt(pen, side * half * 0.72, 3.4, away, 1.3, [255, 190, 100], 0.45);
      }
    });
  },
});
