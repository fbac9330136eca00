import { hall, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { arch, beam, disc, shineAt } from '../../sets/solids.js';

export const dungeon = place({
  setting: 'dungeon',
  indoor: true,
  horizon: 0.54,
  lens: { near: 3.2, range: 30, wall: 9 },
  land(pen) {
    const room = hall(pen, {
      half: 3.6,
      tall: 3.4,
      wall: [106, 100, 96],
      floor: [92, 86, 82],
      ceiling: [70, 64, 62],
    });
    const { half } = room;
    joints(pen, [66, 60, 58], 0.8, { to: 9 });
    for (let up = 0.4; up < 3.4; up += 0.42) {
      beam(pen, [-half, up, 8.98], [half, up, 8.98], 0.03, [78, 72, 70], 'shaded');
      for (const side of [-1, 1]) beam(pen, [side * half, up, 1.4], [side * half, up, 9], 0.03, [78, 72, 70], 'shaded');
    }
    arch(pen, [-1, 1], [0, 2.6], 8.95, [24, 22, 26]);
    for (let bar = -4; bar <= 4; bar++)
      beam(pen, [bar * 0.22, 0, 8.9], [bar * 0.22, 2.5 - Math.abs(bar) * 0.12, 8.9], 0.05, [120, 120, 126], 'lit');
    for (const up of [0.8, 1.7]) beam(pen, [-1, up, 8.9], [1, up, 8.9], 0.05, [120, 120, 126], 'lit');
    for (const side of [-1, 1]) {
      const x = side * half * 0.92;
      beam(pen, [x, 1.5, 6], [x - side * 0.14, 2, 6], 0.08, [92, 64, 46]);
      disc(pen, x - side * 0.16, 2.12, 6, 0.16, [255, 190, 80], 'glow');
      shineAt(pen, x - side * 0.16, 2.1, 6, 2.4, [255, 150, 60], 0.75);
      for (let link = 0; link < 5; link++)
        disc(pen, side * half * 0.5, 2.2 - link * 0.16, 8.85, 0.05, [130, 130, 136], 'lit');
    }
  },
});
