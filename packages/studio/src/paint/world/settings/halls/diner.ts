import type { Rgb } from '../../../kit/colour.js';
import { along, hall } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { beam, box, panel, patch, post, shineAt } from '../../sets/solids.js';
import type { Range } from '../../sets/space.js';
import { glassPane, pendant, white } from './shared.js';

/** How far away its back wall is and how high, in metres: a sign over the windows hangs on it, and across no ceiling. */
export const [WALL, TALL] = [9, 5.2];

export const diner = place({
  setting: 'diner',
  indoor: true,
  horizon: 0.52,
  lens: { near: 3.5, range: 110, wall: WALL },
  table: [226, 226, 220],
  land(pen) {
    const room = hall(pen, {
      half: 3.9,
      tall: TALL,
      wall: [232, 226, 208],
      floor: [238, 236, 228],
      ceiling: [236, 240, 236],
      back: [150, 206, 200],
    });
    const { half } = room;
    const red: Rgb = [206, 48, 50];
    // a chequered floor
    for (let row = 0; row < 14; row++)
      for (let column = -14; column < 14; column++) {
        const away = 2 + row * 0.5;
        if ((row + column) % 2 || Math.abs(column * 0.5) > half) continue;
        patch(pen, [column * 0.5, column * 0.5 + 0.5], [away, away + 0.5], [52, 52, 58], 'tone');
      }
    // windows to the street, and a strip of chrome and light
    for (let x = -half + 0.5; x < half - 0.6; x += 1.9) {
      panel(pen, [x, x + 1.7], [1.3, 2.7], 8.95, [226, 232, 234], 'lit');
      panel(pen, [x + 0.08, x + 1.62], [1.38, 2.62], 8.94, glassPane(pen), 'glow');
    }
    for (const [up, colour] of [
      [2.9, red],
      [3.1, [90, 220, 230]],
    ] as const) {
      beam(pen, [-half, up, 8.9], [half, up, 8.9], 0.07, colour, 'glow');
      shineAt(pen, 0, up, 8.9, 3, colour, 0.25);
    }
    // booths along the window
    for (let x = -half + 0.3; x < half - 1; x += 2.2) {
      box(pen, { x: [x, x + 0.34], up: [0, 1.25], away: [7.4, 8.8], colour: red, sheltered: true });
      box(pen, { x: [x + 0.34, x + 0.72], up: [0, 0.5], away: [7.4, 8.8], colour: red, sheltered: true });
      box(pen, { x: [x + 0.95, x + 1.5], up: [0.74, 0.8], away: [7.4, 8.8], colour: white, sheltered: true });
      post(pen, x + 1.2, 7.6, [0, 0.74], 0.06, [190, 196, 204]);
    }
    const side = pen.random.chance(0.5) ? 1 : -1;
    const counter: Range = side < 0 ? [-half, -half * 0.62] : [half * 0.62, half];
    box(pen, { x: counter, up: [0, 1.05], away: [3.4, 7], colour: [206, 212, 216], top: red, sheltered: true });
    along(3.8, 6.6, 0.9, (away) => {
      const x = side * (half * 0.62 - 0.5);
      post(pen, x, away, [0, 0.62], 0.05, [200, 204, 210]);
      post(pen, x, away, [0.62, 0.74], 0.24, red);
    });
    for (const x of [-half * 0.4, half * 0.2]) pendant(pen, x, 7, 2.5, TALL, red);
  },
});
