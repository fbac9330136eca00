import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { hall, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { arch, beam, box, disc, panel } from '../../sets/solids.js';
import { pendant } from './shared.js';

export const bakery = place({
  setting: 'bakery',
  indoor: true,
  horizon: 0.54,
  lens: { near: 3.6, range: 110, wall: 7.6 },
  table: [206, 164, 116],
  land(pen) {
    const room = hall(pen, {
      half: 3.5,
      tall: 3.4,
      wall: [240, 226, 200],
      floor: [200, 170, 136],
      ceiling: [244, 236, 220],
    });
    const { half } = room;
    joints(pen, [170, 140, 108], 0.6, { to: 7.6 });
    const crusts: readonly Rgb[] = [
      [206, 142, 76],
      [186, 116, 60],
      [224, 170, 100],
      [170, 104, 56],
    ];
    for (const level of [1.35, 1.95, 2.55]) {
      const own = pen.random.fork(`loaves ${level}`);
      panel(pen, [-half * 0.85, half * 0.85], [level - 0.08, level], 7.5, [140, 98, 66], 'lit');
      for (let x = -half * 0.8; x < half * 0.78; x += 0.42) {
        const colour = own.pick(crusts);
        arch(pen, [x, x + 0.38], [level, level + own.between(0.2, 0.3)], 7.45, colour, 'lit');
        for (const cut of [0.1, 0.2])
          beam(
            pen,
            [x + cut, level + 0.06, 7.44],
            [x + cut + 0.06, level + 0.18, 7.44],
            0.03,
            lighten(colour, 0.14),
            'lit',
          );
      }
    }
    // the glass counter with cakes
    box(pen, { x: [-half, half], up: [0, 0.55], away: [5.6, 6.3], colour: [176, 116, 76], sheltered: true });
    panel(pen, [-half, half], [0.55, 1.1], 6.2, [250, 240, 222], 'lit');
    const own = pen.random.fork('cakes');
    for (let x = -half + 0.3; x < half - 0.2; x += 0.5) {
      const icing = own.pick([
        [240, 170, 180],
        [250, 236, 214],
        [120, 76, 54],
        [236, 200, 120],
        [190, 220, 190],
      ] as const);
      box(pen, {
        x: [x, x + 0.36],
        up: [0.56, 0.74],
        away: [5.9, 6.1],
        colour: lighten(icing, -0.06),
        top: icing,
        sheltered: true,
      });
      disc(pen, x + 0.18, 0.8, 5.9, 0.06, [206, 50, 56], 'lit');
    }
    panel(pen, [-half, half], [0.55, 1.1], 5.6, [226, 244, 248], 'lit', 0.22);
    box(pen, { x: [-half, half], up: [1.08, 1.16], away: [5.55, 6.3], colour: [206, 150, 104], sheltered: true });
    for (const x of [-half * 0.55, 0, half * 0.55]) pendant(pen, x, 5.8, 2.4, 3.4, [206, 120, 84]);
  },
});
