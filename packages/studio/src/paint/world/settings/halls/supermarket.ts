import type { Rgb } from '../../../kit/colour.js';
import { along, hall, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { box, panel, patch, sidePanel } from '../../sets/solids.js';
import { sideShelves, white, shelf } from './shared.js';

const wares: readonly Rgb[] = [
  [206, 66, 58],
  [240, 178, 58],
  [70, 140, 190],
  [96, 164, 96],
  [232, 120, 60],
  [150, 96, 160],
  [240, 236, 224],
];

export const supermarket = place({
  setting: 'supermarket',
  indoor: true,
  horizon: 0.52,
  lens: { near: 2.8, range: 90, wall: 26 },
  ground: { left: 0.24, right: 0.76 },
  land(pen) {
    const room = hall(pen, {
      half: 7.5,
      tall: 4.6,
      wall: [232, 232, 226],
      floor: [226, 224, 218],
      ceiling: [240, 240, 236],
    });
    joints(pen, [200, 198, 194], 0.8, { to: 26 });
    along(3, 24, 3, (away) =>
      patch(pen, [-room.half * 0.5, room.half * 0.5], [away, away + 0.4], [255, 255, 250], 'glow', 4.58),
    );
    shelf(pen, [-3, 3], 25.9, 0.4, wares, [0.4, 0.7], 0.4);
    shelf(pen, [-3, 3], 25.9, 1.4, wares, [0.4, 0.7], 0.4);
    for (const side of [-1, 1] as const) {
      const x = side * Math.max(2.1, pen.edge(4) * 0.72);
      sidePanel(pen, x * 1.02, [0, 2.3], [2, 22], [206, 206, 202], 'shaded');
      sideShelves(pen, x, [2.2, 21.6], [0.15, 0.66, 1.18, 1.7], wares);
      panel(pen, side < 0 ? [x - 1.2, x] : [x, x + 1.2], [0, 2.3], 22, [206, 206, 202]);
      box(pen, { x: [x - 0.5, x + 0.5], up: [2.7, 3.3], away: [9, 9.1], colour: [48, 130, 88], sheltered: true });
      panel(pen, [x - 0.35, x + 0.35], [2.94, 3.06], 8.99, white, 'glow');
    }
  },
});
