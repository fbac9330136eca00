import type { Rgb } from '../../../kit/colour.js';
import { along, hall } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop } from '../../sets/props.js';
import { box, panel, shineAt, sidePanel } from '../../sets/solids.js';
import type { Range } from '../../sets/space.js';
import { glassPane, sideShelves } from './shared.js';

const tools: readonly Rgb[] = [
  [92, 96, 104],
  [196, 64, 54],
  [226, 170, 60],
];

export const garage = place({
  setting: 'garage',
  indoor: true,
  horizon: 0.52,
  lens: { near: 3.8, range: 110, wall: 9 },
  land(pen) {
    const room = hall(pen, {
      half: 3.9,
      tall: 3.2,
      wall: [200, 202, 200],
      floor: [156, 156, 156],
      ceiling: [220, 220, 216],
    });
    const { half } = room;
    const side = pen.random.chance(0.5) ? 1 : -1;
    // the rolling door
    const door: Range = [-half * 0.62, half * 0.62];
    panel(pen, door, [0, 2.6], 8.95, [176, 182, 188], 'lit');
    for (let up = 0.3; up < 2.6; up += 0.32) panel(pen, door, [up, up + 0.05], 8.94, [140, 146, 154], 'shaded');
    for (let pane = 0; pane < 4; pane++)
      panel(
        pen,
        [door[0] + 0.3 + pane * half * 0.3, door[0] + pane * half * 0.3 + half * 0.26],
        [1.9, 2.3],
        8.93,
        glassPane(pen),
        'glow',
      );
    // a bench with tools on a board
    const x = side * half;
    sidePanel(pen, x * 0.995, [1.3, 2.5], [4, 8], [176, 132, 92], 'tone');
    along(4.2, 7.6, 0.5, (away, index) =>
      sidePanel(pen, x * 0.99, [1.5, 1.9 + (index % 3) * 0.15], [away, away + 0.14], tools[index % 3] as Rgb, 'tone'),
    );
    box(pen, {
      x: side < 0 ? [-half, -half + 0.8] : [half - 0.8, half],
      up: [0.8, 0.9],
      away: [4, 8],
      colour: [150, 108, 72],
      sheltered: true,
    });
    for (const away of [4, 7.8])
      box(pen, {
        x: side < 0 ? [-half + 0.65, -half + 0.75] : [half - 0.75, half - 0.65],
        up: [0, 0.8],
        away: [away, away + 0.1],
        colour: [120, 86, 60],
        sheltered: true,
      });
    sideShelves(
      pen,
      -x * 0.99,
      [4, 8],
      [0.3, 1, 1.7],
      [
        [196, 160, 110],
        [90, 120, 150],
        [190, 70, 60],
        [120, 130, 120],
      ],
      0.5,
    );
    prop(pen, 'toolbox', x * 0.7, 7.6, 0.5);
    if (pen.view.brings('tire') && pen.view.brings('tyre'))
      for (const up of [0.18, 0.54]) {
        box(pen, {
          x: [-x * 0.72 - 0.4, -x * 0.72 + 0.4],
          up: [up - 0.16, up + 0.16],
          away: [7.6, 8.2],
          colour: [44, 44, 50],
          sheltered: true,
        });
      }
    along(4, 8, 3, (away) => {
      box(pen, { x: [-1, 1], up: [3.05, 3.15], away: [away, away + 0.16], colour: [255, 255, 246], sheltered: true });
      shineAt(pen, 0, 3, away, 1.6, [244, 248, 255], 0.4);
    });
  },
});
