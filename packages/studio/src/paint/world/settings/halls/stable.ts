import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { along, hall } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { beam, box, disc, panel, post, shineAt, sidePanel } from '../../sets/solids.js';

const wood: Rgb = [158, 112, 74];
const straw: Rgb = [222, 188, 110];

/** An aisle between stalls: half-doors of planks, straw, lanterns, daylight at the far gate. */
export const stable = place({
  setting: 'stable',
  indoor: true,
  horizon: 0.5,
  lens: { near: 3, range: 60, wall: 20 },
  ground: { left: 0.22, right: 0.78, far: 0.25 },
  land(pen) {
    const room = hall(pen, {
      half: 6,
      tall: 5.2,
      wall: [146, 104, 70],
      floor: [196, 162, 112],
      ceiling: [104, 74, 52],
    });
    const random = pen.random.fork('straw');
    for (let blade = 0; blade < 240; blade++) {
      const away = 2.6 + 14 * random.next() ** 1.6;
      const x = random.around(4.6);
      beam(
        pen,
        [x, 0.01, away],
        [x + random.around(0.3), 0.02, away + random.around(0.2)],
        0.03,
        lighten(straw, random.around(0.06)),
        'lit',
      );
    }
    // the open gate at the end
    panel(pen, [-1.8, 1.8], [0, 3.4], 19.9, [206, 226, 236], 'glow');
    for (const x of [-1.9, 1.9]) post(pen, x, 19.8, [0, 3.5], 0.16, lighten(wood, -0.1));
    const gap = Math.max(2, pen.edge(4.4) * 0.52);
    along(4, 18, 3.4, (away, index) => {
      for (const side of [-1, 1] as const) {
        const x = side * gap;
        // the partition, a half-door with a cross of boards, and the post between two stalls
        panel(pen, side < 0 ? [-room.half, x] : [x, room.half], [0, 1.7], away + 3.3, lighten(wood, -0.08), 'tone');
        sidePanel(
          pen,
          x,
          [0, 1.25],
          [away, away + 3.3],
          lighten(wood, side * pen.view.air.light.side < 0 ? 0.04 : -0.05),
          'tone',
        );
        for (const up of [0.12, 1.16])
          beam(pen, [x, up, away], [x, up, away + 3.3], 0.1, lighten(wood, -0.16), 'shaded');
        beam(pen, [x, 0.12, away + 0.1], [x, 1.16, away + 3.2], 0.09, lighten(wood, -0.16), 'shaded');
        beam(pen, [x, 1.16, away + 0.1], [x, 0.12, away + 3.2], 0.09, lighten(wood, -0.16), 'shaded');
        post(pen, x, away, [0, 5], 0.14, lighten(wood, -0.12));
        box(pen, {
          x: side < 0 ? [x - 1.4, x - 0.2] : [x + 0.2, x + 1.4],
          up: [0, 0.5],
          away: [away + 1, away + 2.4],
          colour: straw,
          sheltered: true,
        });
        if (index % 2 === 0) {
          disc(pen, x - side * 0.25, 2.5, away, 0.14, [255, 222, 150], 'glow');
          shineAt(pen, x - side * 0.25, 2.5, away, 1.2, [255, 196, 110], 0.4);
        }
      }
      beam(pen, [-room.half, 4.6, away], [room.half, 4.6, away], 0.2, [92, 64, 46], 'shaded');
    });
    for (const x of [-gap * 0.7, gap * 0.74])
      box(pen, { x: [x - 0.5, x + 0.5], up: [0, 0.6], away: [13, 14], colour: straw, sheltered: true });
  },
});
