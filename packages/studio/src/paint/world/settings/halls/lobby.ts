import { hall, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop } from '../../sets/props.js';
import { box, panel, post } from '../../sets/solids.js';
import { pendant } from './shared.js';

export const lobby = place({
  setting: 'lobby',
  indoor: true,
  horizon: 0.53,
  lens: { near: 3.8, range: 110, wall: 15 },
  land(pen) {
    const room = hall(pen, {
      half: 5.4,
      tall: 5.4,
      wall: [206, 182, 150],
      floor: [226, 214, 194],
      ceiling: [236, 226, 208],
    });
    joints(pen, [196, 178, 152], 1.4, { to: 15 });
    for (let x = -room.half + 0.6; x < room.half; x += 2.6) post(pen, x, 14.6, [0, 5.4], 0.24, [236, 228, 212]);
    for (let x = -room.half + 1.2; x < room.half - 1; x += 2.6)
      panel(pen, [x, x + 1.4], [1.4, 4.4], 14.9, [176, 146, 112], 'lit');
    // the desk, keys behind it
    box(pen, {
      x: [-2.8, 2.8],
      up: [0, 1.15],
      away: [11.4, 12.2],
      colour: [120, 78, 54],
      top: [222, 210, 190],
      sheltered: true,
    });
    panel(pen, [-2.4, 2.4], [0.25, 0.9], 11.39, [140, 94, 64], 'lit');
    for (let hook = 0; hook < 14; hook++)
      panel(
        pen,
        [-1.9 + (hook % 7) * 0.56, -1.6 + (hook % 7) * 0.56],
        [1.8 + Math.floor(hook / 7) * 0.6, 2.2 + Math.floor(hook / 7) * 0.6],
        14.7,
        [222, 182, 96],
        'lit',
      );
    for (const x of [-room.half * 0.68, room.half * 0.68]) {
      prop(pen, 'potted-plant', x * 1.2, 11, 1.9);
      prop(pen, 'armchair', x, 8.6, 1.1, { colour: [150, 66, 60], flipped: x > 0 });
    }
    for (const x of [-room.half * 0.5, 0, room.half * 0.5]) pendant(pen, x, 9, 3.7, 5.4, [230, 196, 120]);
  },
});
