import { along, hall } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { box, disc, panel, shineAt } from '../../sets/solids.js';

export const theatre = place({
  setting: 'cinema',
  indoor: true,
  horizon: 0.5,
  lens: { near: 2.8, range: 90, wall: 20 },
  land(pen) {
    const room = hall(pen, {
      half: 7,
      tall: 7,
      wall: [96, 40, 46],
      floor: [70, 44, 48],
      ceiling: [48, 34, 40],
    });
    const { half } = room;
    panel(pen, [-half * 0.7, half * 0.7], [1.6, 6], 19.9, [240, 244, 248], 'glow');
    shineAt(pen, 0, 3.8, 19, 8, [226, 236, 255], 0.45);
    for (const side of [-1, 1])
      for (let fold = 0; fold < 6; fold++) {
        const x = side * (half * 0.72 + fold * half * 0.05);
        panel(
          pen,
          side < 0 ? [x - half * 0.05, x] : [x, x + half * 0.05],
          [0.9, 6.6],
          19.7,
          fold % 2 ? [150, 30, 40] : [176, 40, 48],
          'lit',
        );
      }
    panel(pen, [-half, half], [5.9, 6.9], 19.6, [160, 34, 42], 'lit');
    box(pen, { x: [-half, half], up: [0, 0.9], away: [18, 19.6], colour: [104, 66, 50], sheltered: true });
    if (pen.view.brings('chair') && pen.view.brings('seat'))
      along(5, 16, 1.5, (away) => {
        for (let x = -half * 0.92; x < half * 0.9; x += 0.8) {
          if (Math.abs(x + 0.35) < 0.9) continue;
          box(pen, {
            x: [x, x + 0.7],
            up: [0, 1.05],
            away: [away, away + 0.14],
            colour: [160, 38, 46],
            sheltered: true,
          });
        }
      });
    along(6, 18, 4, (away) => {
      for (const side of [-1, 1]) {
        disc(pen, side * half * 0.97, 3, away, 0.16, [255, 214, 140], 'glow');
        shineAt(pen, side * half * 0.97, 3, away, 1.2, [255, 180, 100], 0.5);
      }
    });
  },
});
