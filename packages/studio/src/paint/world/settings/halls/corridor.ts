import { along, hall, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { disc, panel, patch, shineAt, sidePanel } from '../../sets/solids.js';
import { glassPane, white } from './shared.js';

export const corridor = place({
  setting: 'corridor',
  indoor: true,
  horizon: 0.52,
  lens: { near: 2.6, range: 90, wall: 20 },
  ground: { left: 0.2, right: 0.8 },
  land(pen) {
    const room = hall(pen, {
      half: 2.2,
      tall: 3.1,
      wall: [226, 214, 190],
      floor: [168, 124, 88],
      ceiling: [240, 236, 226],
    });
    joints(pen, [134, 96, 66], 0.3, { along: true, alpha: 0.3, to: 20 });
    patch(pen, [-0.7, 0.7], [1.6, 19], [150, 66, 62], 'tone');
    for (const side of [-1, 1] as const) {
      sidePanel(pen, side * room.half * 0.998, [0, 0.16], [1.6, 20], white, 'lit');
      along(4.2, 17, 4, (away) => {
        sidePanel(pen, side * room.half * 0.996, [0, 2.3], [away - 0.12, away + 1.22], white, 'tone');
        sidePanel(pen, side * room.half * 0.994, [0, 2.2], [away, away + 1.1], [128, 86, 58], 'tone');
        sidePanel(pen, side * room.half * 0.992, [1, 1.1], [away + 0.12, away + 0.24], [230, 196, 110], 'glow');
        sidePanel(pen, side * room.half * 0.994, [1.3, 2.1], [away + 1.9, away + 2.9], [88, 70, 56], 'tone');
        sidePanel(
          pen,
          side * room.half * 0.992,
          [1.4, 2],
          [away + 2, away + 2.8],
          pen.random.fork(away).pick([
            [150, 180, 190],
            [196, 170, 120],
            [140, 160, 120],
          ] as const),
          'lit',
        );
      });
    }
    panel(pen, [-0.9, 0.9], [0.9, 2.4], 19.9, white, 'lit');
    panel(pen, [-0.8, 0.8], [1, 2.3], 19.8, glassPane(pen), 'glow');
    along(4, 16, 4, (away) => {
      disc(pen, 0, 2.86, away, 0.16, [255, 246, 214], 'glow');
      shineAt(pen, 0, 2.8, away, 1.2, [255, 222, 160], 0.5);
    });
  },
});
