import { along, hall, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { beam, box, disc, face, panel, patch, post, shineAt, sidePanel } from '../../sets/solids.js';
import { glassPane } from './shared.js';

export const throneRoom = place({
  setting: 'throne-room',
  indoor: true,
  horizon: 0.55,
  lens: { near: 2.8, range: 80, wall: 20 },
  ground: { left: 0.2, right: 0.8 },
  land(pen) {
    const room = hall(pen, {
      half: 6,
      tall: 9,
      wall: [150, 140, 132],
      floor: [140, 132, 126],
      ceiling: [92, 78, 70],
    });
    const { half } = room;
    joints(pen, [112, 104, 100], 1, { to: 20 });
    for (let up = 0.6; up < 9; up += 0.7)
      beam(pen, [-half, up, 19.95], [half, up, 19.95], 0.03, [116, 108, 104], 'shaded');
    patch(pen, [-1.1, 1.1], [1.8, 17], [156, 36, 44], 'tone');
    for (const x of [-1.1, 1]) patch(pen, [x, x + 0.1], [1.8, 17], [226, 182, 84], 'lit');
    box(pen, { x: [-3, 3], up: [0, 0.4], away: [16.6, 19.6], colour: [170, 160, 150], sheltered: true });
    box(pen, { x: [-2, 2], up: [0.4, 0.8], away: [17.4, 19.6], colour: [170, 160, 150], sheltered: true });
    if (pen.view.brings('throne') && pen.view.brings('chair')) {
      box(pen, { x: [-0.75, 0.75], up: [0.8, 3.4], away: [19, 19.3], colour: [214, 168, 70], sheltered: true });
      face(
        pen,
        [
          [-0.75, 3.4, 19],
          [0, 4.2, 19],
          [0.75, 3.4, 19],
        ],
        [232, 190, 90],
        'lit',
      );
      panel(pen, [-0.52, 0.52], [1.4, 3.2], 18.99, [160, 36, 44]);
      box(pen, {
        x: [-0.75, 0.75],
        up: [0.8, 1.35],
        away: [18.3, 19],
        colour: [214, 168, 70],
        top: [160, 36, 44],
        sheltered: true,
      });
    }
    along(5, 18, 3.6, (away) => {
      for (const side of [-1, 1] as const) {
        sidePanel(pen, side * half * 0.99, [2.4, 6], [away + 0.8, away + 2], glassPane(pen), 'glow');
        post(pen, side * half * 0.76, away, [0, 9], 0.42, [176, 166, 156]);
        const x = side * half * 0.76;
        face(
          pen,
          [
            [x - 0.5, 6.6, away - 0.4],
            [x + 0.5, 6.6, away - 0.4],
            [x + 0.5, 3.6, away - 0.4],
            [x, 3, away - 0.4],
            [x - 0.5, 3.6, away - 0.4],
          ],
          [160, 40, 48],
          'lit',
        );
        disc(pen, x, 5.3, away - 0.42, 0.24, [230, 186, 84], 'lit');
        disc(pen, x + side * -0.6, 2.2, away - 0.4, 0.12, [255, 200, 90], 'glow');
        shineAt(pen, x + side * -0.6, 2.2, away - 0.4, 1.4, [255, 160, 70], 0.6);
      }
    });
  },
});
