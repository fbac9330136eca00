import type { Rgb } from '../../../kit/colour.js';
import { flat, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { beam, box, panel, post, shineAt, windows } from '../../sets/solids.js';
import { white, farTown } from './shared.js';

/** Pumps under a bright canopy. */
export const petrolStation = place({
  setting: 'petrol-station',
  horizon: 0.52,
  lens: { near: 3.6, eye: 1.8, range: 70 },
  far: (pen) => farTown(pen, 0.1),
  land(pen) {
    flat(pen, [150, 150, 152]);
    joints(pen, [120, 120, 124], 3, { alpha: 0.3 });
  },
  stand(pen) {
    const trim: Rgb = pen.random.pick([
      [206, 58, 52],
      [40, 110, 176],
      [46, 140, 92],
    ] as const);
    box(pen, { x: [-8, 8], up: [0, 3.4], away: [19, 25], colour: [226, 222, 214] });
    windows(pen, { x: [-7, 5], up: [0.4, 2.8], away: 19, columns: 5, rows: 1, fill: 0.84 });
    panel(pen, [5.3, 6.9], [0, 2.4], 19, [110, 130, 144]);
    box(pen, { x: [-8.2, 8.2], up: [3.4, 4.2], away: [18.8, 25], colour: trim });
    for (const x of [-5.2, 5.2]) post(pen, x, 13, [0, 5], 0.22, white);
    box(pen, { x: [-8.4, 8.4], up: [5, 5.9], away: [9.4, 16], colour: white });
    panel(pen, [-8.4, 8.4], [5.15, 5.5], 9.4, trim, 'lit');
    const dark = pen.view.night || pen.view.low;
    if (dark) for (const x of [-6, -2, 2, 6]) panel(pen, [x - 1.2, x + 1.2], [4.86, 5], 9.4, [255, 250, 230], 'glow');
    for (const x of [-5.2, -1.8, 1.8, 5.2]) {
      box(pen, { x: [x - 0.9, x + 0.9], up: [0, 0.18], away: [12, 14], colour: [206, 204, 198], sheltered: true });
      box(pen, { x: [x - 0.4, x + 0.4], up: [0.18, 1.9], away: [12.6, 13.2], colour: trim, sheltered: true });
      panel(pen, [x - 0.3, x + 0.3], [1.2, 1.7], 12.6, [36, 46, 56]);
      panel(pen, [x - 0.3, x + 0.3], [0.5, 0.9], 12.6, white);
      beam(pen, [x + 0.44, 1.4, 12.6], [x + 0.58, 0.5, 12.6], 0.07, [36, 38, 44]);
    }
    const sign = pen.edge(11) * 0.82;
    post(pen, -sign, 11, [0, 5.6], 0.1, [120, 124, 130]);
    box(pen, { x: [-sign - 0.9, -sign + 0.9], up: [3.4, 6], away: [10.9, 11.1], colour: trim });
    panel(pen, [-sign - 0.7, -sign + 0.7], [3.6, 4.6], 10.9, white, 'glow');
    if (dark) for (const x of [-5, 0, 5]) shineAt(pen, x, 3.4, 12, 6, [255, 244, 214], 0.75);
  },
});
