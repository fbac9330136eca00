import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { along, hall, tableAt } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { prop } from '../../sets/props.js';
import { beam, disc, panel, patch, shineAt, sidePanel } from '../../sets/solids.js';

export const teaHouse = place({
  setting: 'tea-house',
  indoor: true,
  horizon: 0.42,
  lens: { near: 3, eye: 1.4, range: 110, wall: 8 },
  table: [112, 78, 56],
  land(pen) {
    const { view } = pen;
    const { half } = hall(pen, {
      half: 3.8,
      tall: 2.9,
      wall: [238, 228, 202],
      floor: [206, 194, 138],
      ceiling: [150, 116, 84],
    });
    const dark: Rgb = [92, 66, 50];
    for (const away of [3.2, 4.6, 6, 7.4]) beam(pen, [-half, 2.86, away], [half, 2.86, away], 0.14, dark, 'shaded');
    // tatami with their dark borders
    for (let row = 0; row < 4; row++)
      for (let column = -2; column < 2; column++) {
        const x = column * half * 0.5 + (row % 2 ? half * 0.25 : 0);
        const away = 2.2 + row * 1.45;
        patch(
          pen,
          [x, x + half * 0.5],
          [away, away + 1.45],
          lighten([206, 196, 140], ((row + column) % 2) * 0.02),
          'lit',
        );
        patch(pen, [x, x + 0.05], [away, away + 1.45], [74, 92, 70], 'tone');
        patch(pen, [x, x + half * 0.5], [away, away + 0.05], [74, 92, 70], 'tone');
      }
    const screens = (x0: number, x1: number, away: number): void => {
      panel(pen, [x0, x1], [0, 2.3], away, [250, 244, 228], 'lit');
      for (let x = x0; x <= x1 + 0.01; x += (x1 - x0) / 4)
        beam(pen, [x, 0, away - 0.01], [x, 2.3, away - 0.01], 0.04, dark);
      for (let up = 0; up <= 2.3; up += 0.46) beam(pen, [x0, up, away - 0.01], [x1, up, away - 0.01], 0.035, dark);
    };
    // the middle doors are open to the garden
    panel(
      pen,
      [-half * 0.36, half * 0.36],
      [0, 2.3],
      7.9,
      view.night ? [40, 56, 72] : lighten(view.air.skyMiddle, 0.08),
      'glow',
    );
    panel(pen, [-half * 0.36, half * 0.36], [0, 0.9], 7.88, view.night ? [30, 46, 40] : [120, 162, 92], 'tone');
    for (const [x, up, size, colour] of [
      [-0.9, 1.3, 0.6, [206, 84, 66]],
      [0.7, 1.15, 0.55, [110, 150, 82]],
      [0, 1, 0.4, [130, 168, 96]],
    ] as const) {
      beam(pen, [x, 0.6, 7.86], [x, up, 7.86], 0.08, dark);
      disc(pen, x, up, 7.85, size, colour, 'tone');
      disc(pen, x + size * 0.3, up + size * 0.2, 7.84, size * 0.66, lighten(colour, 0.05), 'lit');
    }
    prop(pen, 'rock', 0.4, 7.7, 0.4);
    screens(-half, -half * 0.36, 7.8);
    screens(half * 0.36, half, 7.8);
    beam(pen, [-half, 2.34, 7.78], [half, 2.34, 7.78], 0.12, dark);
    for (const side of [-1, 1] as const)
      along(2.6, 7, 1.4, (away) => {
        sidePanel(pen, side * half * 0.995, [0, 2.3], [away, away + 1.3], [246, 238, 218], 'tone');
        for (const up of [0.02, 0.77, 1.53, 2.28])
          beam(pen, [side * half * 0.99, up, away], [side * half * 0.99, up, away + 1.3], 0.03, dark);
        beam(pen, [side * half * 0.99, 0, away], [side * half * 0.99, 2.3, away], 0.05, dark);
      });
    if (view.brings('table')) {
      tableAt(pen, [-0.8, 0.8], [5.2, 6], 0.34, [122, 74, 50]);
      for (const x of [-1.3, 1.3]) patch(pen, [x - 0.34, x + 0.34], [5.3, 5.9], [150, 60, 56], 'lit', 0.05);
      prop(pen, 'teapot', 0, 5.4, 0.2, { up: 0.34 });
    }
    // a paper lantern hangs where the whole of it is seen
    const [lamp, up] = [half * 0.46, 2.12];
    beam(pen, [lamp, up, 6.4], [lamp, 2.86, 6.4], 0.025, dark);
    disc(pen, lamp, up, 6.4, 0.24, view.night ? [255, 236, 190] : [246, 226, 188], view.night ? 'glow' : 'lit');
    beam(pen, [lamp - 0.12, up + 0.23, 6.39], [lamp + 0.12, up + 0.23, 6.39], 0.05, dark);
    beam(pen, [lamp - 0.12, up - 0.23, 6.39], [lamp + 0.12, up - 0.23, 6.39], 0.05, dark);
    shineAt(pen, lamp, up, 6.4, 1.3, [255, 210, 140], 0.5);
  },
});
