import type { Rgb } from '../../../kit/colour.js';
import { along, hall, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop } from '../../sets/props.js';
import { beam, box, face, panel, patch } from '../../sets/solids.js';

export const laboratory = place({
  setting: 'laboratory',
  indoor: true,
  horizon: 0.53,
  lens: { near: 3.9, range: 110, wall: 8.6 },
  table: [222, 228, 230],
  land(pen) {
    const room = hall(pen, {
      half: 3.7,
      tall: 3.3,
      wall: [178, 200, 208],
      floor: [160, 176, 182],
      ceiling: [206, 218, 222],
    });
    const { half } = room;
    joints(pen, [180, 190, 194], 0.8, { to: 8.6 });
    along(3, 8, 2.2, (away) =>
      patch(pen, [-half * 0.5, half * 0.5], [away, away + 0.4], [255, 255, 255], 'glow', 3.28),
    );
    const liquids: readonly Rgb[] = [
      [90, 200, 140],
      [90, 150, 230],
      [240, 120, 90],
      [236, 200, 80],
      [190, 110, 210],
    ];
    for (const level of [1.7, 2.3]) {
      // dark against the wall, or the flasks would hang there
      panel(pen, [-half * 0.85, half * 0.3], [level - 0.09, level], 8.5, [104, 120, 130], 'lit');
      for (const x of [-0.78, -0.28, 0.23])
        panel(pen, [x * half - 0.03, x * half + 0.03], [level - 0.26, level - 0.09], 8.5, [86, 100, 110], 'lit');
      for (let x = -half * 0.82, index = 0; x < half * 0.26; x += 0.36, index++) {
        const colour = liquids[(index * 2 + Math.round(level)) % 5] as Rgb;
        face(
          pen,
          [
            [x, level, 8.45],
            [x + 0.11, level + 0.22, 8.45],
            [x + 0.11, level + 0.34, 8.45],
            [x + 0.17, level + 0.34, 8.45],
            [x + 0.17, level + 0.22, 8.45],
            [x + 0.28, level, 8.45],
          ],
          [236, 244, 248],
          'lit',
          0.8,
        );
        face(
          pen,
          [
            [x, level, 8.44],
            [x + 0.08, level + 0.15, 8.44],
            [x + 0.2, level + 0.15, 8.44],
            [x + 0.28, level, 8.44],
          ],
          colour,
          'glow',
        );
      }
    }
    panel(pen, [half * 0.42, half * 0.88], [1.4, 2.7], 8.5, [40, 52, 64]);
    for (let line = 0; line < 4; line++)
      beam(
        pen,
        [half * 0.46, 1.6 + line * 0.28, 8.48],
        [half * (0.62 + (line % 2) * 0.16), 1.6 + line * 0.28, 8.48],
        0.05,
        [110, 230, 190],
        'glow',
      );
    box(pen, {
      x: [-half, half],
      up: [0, 0.95],
      away: [7.4, 8.4],
      colour: [196, 206, 210],
      top: [236, 240, 240],
      sheltered: true,
    });
    for (let x = -half; x < half; x += 1.1) panel(pen, [x + 0.06, x + 1.04], [0.1, 0.8], 7.39, [210, 220, 224], 'lit');
    prop(pen, 'microscope', -half * 0.5, 7.5, 0.6, { up: 0.95 });
    for (const [index, x] of [-0.2, 0.1, 0.4].entries()) {
      const colour = liquids[index] as Rgb;
      const at = x * half;
      face(
        pen,
        [
          [at - 0.22, 0.95, 7.5],
          [at - 0.05, 1.35, 7.5],
          [at - 0.05, 1.6, 7.5],
          [at + 0.05, 1.6, 7.5],
          [at + 0.05, 1.35, 7.5],
          [at + 0.22, 0.95, 7.5],
        ],
        [236, 246, 250],
        'lit',
        0.75,
      );
      face(
        pen,
        [
          [at - 0.2, 0.97, 7.49],
          [at - 0.1, 1.2, 7.49],
          [at + 0.1, 1.2, 7.49],
          [at + 0.2, 0.97, 7.49],
        ],
        colour,
        'glow',
      );
    }
  },
});
