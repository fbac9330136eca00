import type { Rgb } from '../../../kit/colour.js';
import { hall, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { beam, box, panel, post, shineAt } from '../../sets/solids.js';
import { pendant, shelf } from './shared.js';

export const bar = place({
  setting: 'bar',
  indoor: true,
  horizon: 0.54,
  lens: { near: 3.6, range: 110, wall: 8.4 },
  table: [104, 66, 46],
  land(pen) {
    const room = hall(pen, {
      half: 3.8,
      tall: 3.6,
      wall: [92, 66, 60],
      floor: [96, 66, 50],
      ceiling: [70, 54, 52],
    });
    const { half } = room;
    joints(pen, [70, 48, 38], 0.35, { along: true, to: 8.4 });
    // bottles against a lit mirror
    panel(pen, [-half * 0.8, half * 0.8], [1.2, 3.1], 8.35, [150, 112, 84], 'glow');
    const glassware: readonly Rgb[] = [
      [96, 140, 84],
      [206, 140, 60],
      [150, 60, 52],
      [220, 206, 170],
      [70, 104, 120],
      [190, 96, 54],
    ];
    for (const level of [1.4, 2, 2.6]) {
      shelf(pen, [-half * 0.78, half * 0.78], 8.3, level, glassware, [0.26, 0.42], 0.12);
    }
    for (const x of [-half * 0.5, 0, half * 0.5]) shineAt(pen, x, 2.4, 8.2, 1.6, [255, 180, 90], 0.45);
    box(pen, {
      x: [-half, half],
      up: [0, 1.1],
      away: [6.6, 7.3],
      colour: [112, 70, 48],
      top: [150, 98, 64],
      sheltered: true,
    });
    for (let x = -half; x < half; x += 1) panel(pen, [x + 0.1, x + 0.9], [0.2, 0.9], 6.59, [126, 80, 54], 'lit');
    beam(pen, [-half, 0.25, 6.5], [half, 0.25, 6.5], 0.07, [220, 176, 90], 'lit');
    if (pen.view.brings('stool') && pen.view.brings('bar-stool'))
      for (let x = -half * 0.8; x < half * 0.85; x += 1.25) {
        if (Math.abs(x) < 0.9 && pen.view.scene.items.length > 0) continue;
        post(pen, x, 5.9, [0, 0.74], 0.05, [190, 190, 196]);
        box(pen, {
          x: [x - 0.24, x + 0.24],
          up: [0.74, 0.84],
          away: [5.7, 6.1],
          colour: [170, 50, 46],
          sheltered: true,
        });
      }
    // taps
    for (const x of [-0.9, -0.6, -0.3]) post(pen, x + half * 0.4, 6.7, [1.1, 1.6], 0.05, [226, 190, 100]);
    for (const x of [-half * 0.6, -half * 0.2, half * 0.2, half * 0.6])
      pendant(pen, x, 6.4, 2.5, 3.6, [52, 88, 76], [255, 190, 100]);
  },
});
