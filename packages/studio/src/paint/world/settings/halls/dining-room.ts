import { hall, joints, tableAt } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop } from '../../sets/props.js';
import { beam, box, panel } from '../../sets/solids.js';
import { glassPane, pendant, white } from './shared.js';

export const diningRoom = place({
  setting: 'dining-room',
  indoor: true,
  horizon: 0.54,
  lens: { near: 3.6, range: 110, wall: 8 },
  land(pen) {
    const room = hall(pen, {
      half: 3.7,
      tall: 3.3,
      wall: pen.random.pick([
        [206, 214, 204],
        [222, 204, 178],
        [186, 198, 210],
      ] as const),
      floor: [160, 116, 82],
      ceiling: [242, 238, 228],
    });
    const { half } = room;
    joints(pen, [124, 86, 60], 0.35, { along: true, to: 8 });
    for (const x of [-half * 0.72, half * 0.3]) {
      panel(pen, [x - 0.08, x + 1.78], [0.9, 2.7], 7.95, white, 'lit');
      panel(pen, [x, x + 1.7], [1, 2.6], 7.9, glassPane(pen), 'glow');
      beam(pen, [x + 0.85, 1, 7.88], [x + 0.85, 2.6, 7.88], 0.06, white, 'lit');
    }
    prop(pen, 'painting', 0, 7.9, 0.8, { up: 1.5, hangs: true });
    if (pen.view.brings('table') && pen.view.brings('dining-table')) {
      for (const x of [-1.5, -0.5, 0.5, 1.5])
        box(pen, { x: [x - 0.24, x + 0.24], up: [0, 1.05], away: [7, 7.08], colour: [112, 76, 52], sheltered: true });
      tableAt(pen, [-2.2, 2.2], [5.4, 6.8], 0.76, [140, 94, 62]);
      prop(pen, 'vase', 0, 6, 0.42, { up: 0.76 });
    }
    // over who sits at a table of the picture it would end in their heads
    if (pen.view.brings('table')) pendant(pen, 0, 6, 2.2, 3.3, [222, 182, 104]);
    prop(pen, 'potted-plant', half * 0.86, 7.4, 1.2);
  },
});
