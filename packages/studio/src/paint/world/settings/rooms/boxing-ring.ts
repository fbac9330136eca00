import { hall } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { beam, box, disc, patch, shineAt } from '../../sets/solids.js';

/** A boxing ring under lamps. */
export const boxingRing = place({
  setting: 'boxing-ring',
  indoor: true,
  horizon: 0.48,
  lens: { near: 3.4, eye: 2, range: 70, wall: 16 },
  land(pen) {
    const { half } = hall(pen, {
      half: 6,
      tall: 6,
      wall: [44, 44, 58],
      floor: [206, 206, 210],
      ceiling: [26, 26, 34],
    });
    for (let row = 0; row < 4; row++) {
      const own = pen.random.fork(`crowd ${row}`);
      for (let x = -half; x < half; x += 0.5)
        disc(
          pen,
          x + own.around(0.12),
          1.2 + row * 0.7,
          15.9,
          0.24,
          own.pick([
            [96, 84, 90],
            [120, 96, 92],
            [80, 84, 108],
            [130, 110, 100],
          ] as const),
        );
    }
    const edge = Math.min(half * 0.9, 5.2);
    patch(pen, [-edge, edge], [2.4, 12], [222, 226, 232], 'lit');
    for (const [up, colour] of [
      [0.5, [206, 52, 52]],
      [0.95, [244, 244, 244]],
      [1.4, [50, 90, 170]],
    ] as const) {
      beam(pen, [-edge, up, 12], [edge, up, 12], 0.07, colour, 'lit');
      for (const side of [-1, 1]) beam(pen, [side * edge, up, 3], [side * edge, up, 12], 0.06, colour, 'lit');
    }
    for (const side of [-1, 1])
      box(pen, {
        x: [side * edge - 0.16, side * edge + 0.16],
        up: [0, 1.6],
        away: [12, 12.3],
        colour: side > 0 ? [50, 90, 170] : [206, 52, 52],
        sheltered: true,
      });
    for (const x of [-2.4, 0, 2.4]) {
      disc(pen, x, 5.2, 9, 0.26, [255, 252, 236], 'glow');
      shineAt(pen, x, 5, 9, 3, [255, 248, 220], 0.5);
    }
  },
});
