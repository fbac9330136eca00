import { along, hall } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { beam, box, disc, panel, post, shineAt } from '../../sets/solids.js';
import type { Range } from '../../sets/space.js';
import { glassPane, shelf } from './shared.js';

export const basement = place({
  setting: 'basement',
  indoor: true,
  horizon: 0.54,
  lens: { near: 3.6, range: 60, wall: 9 },
  land(pen) {
    const room = hall(pen, {
      half: 3.7,
      tall: 2.7,
      wall: [134, 128, 122],
      floor: [128, 124, 120],
      ceiling: [104, 92, 82],
    });
    const { half } = room;
    for (let up = 0.3; up < 2.7; up += 0.3) {
      beam(pen, [-half, up, 8.98], [half, up, 8.98], 0.018, [106, 100, 96], 'shaded');
      for (const side of [-1, 1])
        beam(pen, [side * half, up, 1.6], [side * half, up, 9], 0.018, [106, 100, 96], 'shaded');
    }
    along(2.4, 8.6, 1, (away) =>
      box(pen, { x: [-half, half], up: [2.5, 2.7], away: [away, away + 0.14], colour: [120, 86, 60], sheltered: true }),
    );
    beam(pen, [-half, 2.3, 7.4], [half, 2.3, 7.4], 0.14, [150, 110, 84]);
    panel(pen, [half * 0.3, half * 0.3 + 1.1], [1.9, 2.4], 8.95, glassPane(pen), 'glow');
    // stairs down from the house
    const side = pen.random.chance(0.5) ? 1 : -1;
    for (let step = 8; step >= 0; step--) {
      const x = side * (half - 0.7);
      box(pen, {
        x: [x - 0.6, x + 0.6],
        up: [0, 0.28 * (step + 1)],
        away: [5 + step * 0.34, 5.34 + step * 0.34],
        colour: [140, 100, 70],
        sheltered: true,
      });
    }
    const rack: Range = side < 0 ? [half * 0.2, half * 0.9] : [-half * 0.9, -half * 0.2];
    for (const level of [0.3, 0.95, 1.6])
      shelf(
        pen,
        rack,
        8.4,
        level,
        [
          [150, 110, 80],
          [120, 130, 120],
          [170, 150, 120],
          [104, 96, 96],
        ],
        [0.26, 0.5],
        0.3,
      );
    post(pen, -side * half * 0.1, 8, [0, 1.6], 0.4, [196, 200, 204]);
    beam(pen, [0, 2.6, 5], [0, 2.1, 5], 0.02, [40, 40, 42]);
    disc(pen, 0, 2.05, 5, 0.09, [255, 240, 190], 'glow');
    shineAt(pen, 0, 2.05, 5, 2.6, [255, 206, 130], 0.6);
  },
});
