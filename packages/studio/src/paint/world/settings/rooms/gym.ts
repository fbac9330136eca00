import { along, hall, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { beam, box, face, panel, patch, post } from '../../sets/solids.js';
import { steel } from './shared.js';

export const gym = place({
  setting: 'gym',
  indoor: true,
  horizon: 0.53,
  lens: { near: 3.4, range: 110, wall: 9 },
  land(pen) {
    const { half } = hall(pen, {
      half: 4.2,
      tall: 3.4,
      wall: [120, 128, 140],
      floor: [92, 96, 104],
      ceiling: [70, 76, 86],
    });
    joints(pen, [70, 74, 82], 1, { to: 9 });
    along(3.4, 8, 2, (away) =>
      patch(pen, [-half * 0.6, half * 0.6], [away, away + 0.22], [255, 255, 250], 'glow', 3.38),
    );
    // mirrors along the back, the rack of dumbbells before them
    for (let x = -half * 0.94; x < half * 0.9; x += half * 0.47) {
      panel(pen, [x, x + half * 0.45], [0.5, 2.6], 8.95, [176, 198, 214], 'lit');
      face(
        pen,
        [
          [x + 0.1, 2.5, 8.94],
          [x + half * 0.2, 2.5, 8.94],
          [x + 0.1, 1.2, 8.94],
        ],
        [226, 238, 246],
        'lit',
        0.6,
      );
    }
    for (const [level, size] of [
      [0.3, 0.2],
      [0.85, 0.15],
    ] as const) {
      box(pen, {
        x: [-half * 0.8, half * 0.8],
        up: [level - 0.07, level],
        away: [8, 8.5],
        colour: [44, 46, 54],
        sheltered: true,
      });
      if (pen.view.brings('dumbbell'))
        for (let x = -half * 0.76; x < half * 0.74; x += 0.52) {
          beam(pen, [x, level + size * 0.6, 8], [x + 0.3, level + size * 0.6, 8], 0.05, steel, 'lit');
          for (const end of [0, 0.3])
            panel(pen, [x + end - 0.05, x + end + 0.05], [level, level + size * 1.2], 7.98, [38, 40, 48], 'lit');
        }
    }
    const side = pen.random.chance(0.5) ? 1 : -1;
    // a treadmill, and a bench under its bar
    if (pen.view.brings('treadmill')) {
      const x = side * half * 0.66;
      box(pen, {
        x: [x - 0.4, x + 0.4],
        up: [0.08, 0.24],
        away: [5.4, 7.2],
        colour: [50, 54, 62],
        top: [36, 38, 44],
        sheltered: true,
      });
      for (const at of [-0.38, 0.34]) beam(pen, [x + at, 0.24, 7], [x + at, 1.3, 7.1], 0.07, steel);
      box(pen, { x: [x - 0.42, x + 0.42], up: [1.25, 1.55], away: [7, 7.1], colour: [44, 48, 56], sheltered: true });
      panel(pen, [x - 0.24, x + 0.24], [1.32, 1.48], 6.99, [90, 220, 200], 'glow');
    }
    const x = -side * half * 0.62;
    for (const at of [-0.6, 0.6]) post(pen, x + at, 7.2, [0, 1.3], 0.05, [60, 64, 74]);
    box(pen, { x: [x - 0.22, x + 0.22], up: [0.4, 0.5], away: [5.8, 7.3], colour: [190, 52, 50], sheltered: true });
    beam(pen, [x - 1, 1.26, 7.1], [x + 1, 1.26, 7.1], 0.05, steel, 'lit');
    for (const at of [-0.95, -0.85, 0.85, 0.95])
      panel(pen, [x + at - 0.04, x + at + 0.04], [0.95, 1.57], 7.08, [36, 38, 46], 'lit');
  },
});
