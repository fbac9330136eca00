import type { Rgb } from '../../../kit/colour.js';
import { along, hall, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { beam, box, patch, post, shineAt } from '../../sets/solids.js';

const orange: Rgb = [226, 120, 50];
const cartons: readonly Rgb[] = [
  [200, 156, 104],
  [184, 140, 92],
  [212, 172, 122],
  [150, 120, 90],
];

/** High racks with cartons on both sides of an aisle. */
export const warehouse = place({
  setting: 'warehouse',
  indoor: true,
  horizon: 0.52,
  lens: { near: 3, range: 90, wall: 28 },
  ground: { left: 0.24, right: 0.76 },
  land(pen) {
    const room = hall(pen, {
      half: 8,
      tall: 8,
      wall: [186, 190, 194],
      floor: [168, 168, 168],
      ceiling: [120, 126, 134],
    });
    joints(pen, [140, 140, 142], 2, { to: 28 });
    for (const x of [-1.7, 1.6]) patch(pen, [x, x + 0.12], [2, 28], [244, 204, 70]);
    along(4, 26, 4.4, (away) => {
      beam(pen, [-room.half, 7.6, away], [room.half, 7.6, away], 0.16, [92, 98, 108]);
      shineAt(pen, 0, 7.2, away, 2, [240, 246, 255], 0.4);
    });
    along(4, 24, 2.8, (away, index) => {
      for (const side of [-1, 1] as const) {
        const own = pen.random.fork(`rack ${index} ${side}`);
        const x = side * Math.max(2.6, pen.edge(4.6) * 0.7);
        const reach: readonly [number, number] = side < 0 ? [x - 1.6, x] : [x, x + 1.6];
        for (const level of [0.1, 2.1, 4.1])
          for (let stack = 0; stack < 2; stack++) {
            const from = away + 0.2 + (1 - stack) * 1.2;
            box(pen, {
              x: reach,
              up: [level + 0.1, level + own.between(1, 1.7)],
              away: [from, from + 1.1],
              colour: own.pick(cartons),
              sheltered: true,
            });
          }
        for (const level of [2, 4, 6])
          box(pen, { x: reach, up: [level, level + 0.14], away: [away, away + 2.8], colour: orange, sheltered: true });
        post(pen, x, away, [0, 6.2], 0.07, [52, 84, 140]);
      }
    });
  },
});
