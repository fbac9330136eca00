import { along, hall, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { beam, panel, patch, sidePanel } from '../../sets/solids.js';
import { white } from './shared.js';

/** An indoor hall for games: shiny boards with lines, stands at the side. */
export const sportsHall = place({
  setting: 'sports-hall',
  indoor: true,
  horizon: 0.5,
  lens: { near: 3.2, range: 120, wall: 22 },
  land(pen) {
    const room = hall(pen, {
      half: 8,
      tall: 7,
      wall: [214, 206, 190],
      floor: [206, 152, 96],
      ceiling: [150, 152, 158],
    });
    joints(pen, [178, 124, 76], 0.3, { along: true, alpha: 0.25, to: 22 });
    const half = room.half * 0.8;
    for (const x of [-half, half]) patch(pen, [x, x + 0.12], [2.4, 21], white);
    patch(pen, [-half, half], [11, 11.14], white);
    for (let step = 0; step < 26; step++)
      beam(
        pen,
        [Math.cos(step * 0.242) * 2, 0, 11 + Math.sin(step * 0.242) * 2],
        [Math.cos((step + 1) * 0.242) * 2, 0, 11 + Math.sin((step + 1) * 0.242) * 2],
        0.1,
        white,
        'lit',
      );
    along(5, 19, 4.6, (away) => {
      patch(pen, [-room.half * 0.5, room.half * 0.5], [away, away + 0.7], [255, 252, 236], 'glow', 6.98);
      beam(pen, [-room.half, 6.6, away], [room.half, 6.6, away], 0.16, [120, 124, 132]);
    });
    for (let x = -room.half + 1; x < room.half - 1; x += 2.4)
      panel(pen, [x, x + 1.7], [4.6, 6.2], 21.99, pen.view.night ? [44, 54, 84] : [196, 222, 240], 'glow');
    for (let row = 2; row >= 0; row--)
      for (const side of [-1, 1] as const)
        sidePanel(
          pen,
          side * room.half * 0.99,
          [0.4 + row * 0.7, 0.9 + row * 0.7],
          [6, 20],
          row % 2 ? [92, 110, 150] : [70, 88, 128],
        );
    if (pen.view.brings('basketball-hoop')) {
      panel(pen, [-1, 1], [3, 4.3], 21.5, white, 'lit');
      panel(pen, [-0.4, 0.4], [3.2, 3.26], 21.4, [210, 70, 52]);
      beam(pen, [-0.42, 3.02, 21.2], [0.42, 3.02, 21.2], 0.09, [230, 90, 44]);
      for (let cord = -3; cord <= 3; cord++) beam(pen, [cord * 0.13, 3, 21.2], [cord * 0.08, 2.5, 21.2], 0.03, white);
    }
  },
});
