import { lighten, mix } from '../../../kit/colour.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop, treeAt } from '../../sets/props.js';
import { arch, box, panel, patch, pool as round } from '../../sets/solids.js';
import { stone, wood, lawn } from './shared.js';

export const cemetery = place({
  setting: 'cemetery',
  horizon: 0.52,
  lens: { near: 3.4, range: 45 },
  leafy: true,
  far: (pen) => wood(pen, 0.1),
  land(pen) {
    flat(pen, mix(lawn(pen), [110, 120, 96], 0.4));
    patch(pen, [-1, 1], [2.6, 40], pen.view.snowy ? [214, 222, 236] : [176, 160, 136]);
  },
  stand(pen) {
    treeAt(pen, 'bare', -Math.min(9, pen.edge(16) * 0.75), 16, 8);
    treeAt(pen, 'broadleaf', Math.min(12, pen.edge(24) * 0.7), 24, 8);
    prop(pen, 'church', -pen.edge(44) * 0.35, 44, 14);
    const rows = [22, 17, 13, 9.5, 7];
    for (const [row, away] of rows.entries())
      for (let column = -6; column <= 6; column++) {
        const own = pen.random.fork(`grave ${row} ${column}`);
        const x = column * 2.5 + own.around(0.3);
        if (Math.abs(x) < 2 || (away < 9 && Math.abs(x) < pen.edge(away) * 0.5) || !pen.view.brings('gravestone'))
          continue;
        const colour = own.pick([stone, [158, 156, 152], [142, 146, 140]] as const);
        const half = own.between(0.36, 0.48);
        const tall = own.between(0.8, 1.25);
        round(pen, x, away, half * 1.6, pen.view.air.shadow, 'glow', 0.25);
        if (own.chance(0.28)) {
          box(pen, { x: [x - 0.11, x + 0.11], up: [0, tall + 0.5], away: [away, away + 0.16], colour });
          box(pen, { x: [x - half, x + half], up: [tall - 0.1, tall + 0.12], away: [away, away + 0.16], colour });
        } else {
          arch(pen, [x - half - 0.05, x + half + 0.05], [0, tall + 0.06], away + 0.15, colour, 'shaded');
          arch(pen, [x - half, x + half], [0, tall], away, colour, 'lit');
          for (const line of [0.62, 0.5, 0.4])
            panel(
              pen,
              [x - half * 0.5, x + half * 0.5],
              [tall * line, tall * line + 0.04],
              away,
              lighten(colour, -0.16),
            );
        }
      }
  },
});
