import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { along, hall, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { beam, box, disc, face, panel, shineAt } from '../../sets/solids.js';
import type { SetPen } from '../../sets/space.js';
import { steel } from './shared.js';

/** A hammer, saw, spanner or screwdriver as it hangs on a board. */
function tool(pen: SetPen, x: number, up: number, away: number, kind: number): void {
  const wood: Rgb = [176, 122, 78];
  if (kind === 0) {
    beam(pen, [x, up - 0.2, away], [x, up + 0.14, away], 0.045, wood, 'lit');
    panel(pen, [x - 0.11, x + 0.11], [up + 0.12, up + 0.2], away, steel, 'lit');
  } else if (kind === 1) {
    face(
      pen,
      [
        [x - 0.22, up + 0.04, away],
        [x + 0.12, up + 0.12, away],
        [x + 0.12, up - 0.08, away],
      ],
      steel,
      'lit',
    );
    panel(pen, [x + 0.12, x + 0.26], [up - 0.08, up + 0.12], away, wood, 'lit');
  } else if (kind === 2) {
    beam(pen, [x, up - 0.2, away], [x, up + 0.14, away], 0.05, steel, 'lit');
    for (const end of [-0.2, 0.16]) disc(pen, x, up + end, away, 0.07, steel, 'lit');
    for (const end of [-0.22, 0.19]) disc(pen, x, up + end, away - 0.01, 0.03, [120, 86, 60]);
  } else {
    beam(pen, [x, up + 0.02, away], [x, up + 0.2, away], 0.02, steel, 'lit');
    beam(
      pen,
      [x, up - 0.18, away],
      [x, up + 0.02, away],
      0.06,
      (
        [
          [206, 60, 54],
          [236, 176, 60],
          [60, 120, 180],
        ] as const
      )[Math.abs(Math.round(x * 10)) % 3] as Rgb,
      'lit',
    );
  }
}

export const workshop = place({
  setting: 'workshop',
  indoor: true,
  horizon: 0.53,
  lens: { near: 3.6, range: 110, wall: 8 },
  table: [150, 108, 72],
  land(pen) {
    const { half } = hall(pen, {
      half: 3.7,
      tall: 3.3,
      wall: [170, 146, 122],
      floor: [150, 122, 96],
      ceiling: [120, 92, 70],
    });
    joints(pen, [116, 90, 68], 0.4, { along: true, to: 8 });
    along(3, 7.6, 1.5, (away) =>
      box(pen, { x: [-half, half], up: [3.1, 3.3], away: [away, away + 0.16], colour: [104, 74, 52], sheltered: true }),
    );
    const back = 7.95;
    panel(pen, [-half * 0.78, half * 0.5], [1.2, 2.5], back, [206, 166, 118], 'lit');
    for (let x = -half * 0.74; x < half * 0.48; x += 0.2)
      for (let up = 1.3; up < 2.5; up += 0.2) disc(pen, x, up, back - 0.01, 0.014, [140, 106, 72]);
    let kind = 0;
    for (const up of [2.16, 1.56])
      for (let x = -half * 0.68; x < half * 0.44; x += 0.42) tool(pen, x, up, back - 0.03, kind++ % 4);
    panel(pen, [half * 0.58, half * 0.94], [1.3, 2.5], back, [236, 228, 212], 'lit');
    panel(
      pen,
      [half * 0.6, half * 0.92],
      [1.36, 2.44],
      back - 0.01,
      pen.view.night ? [40, 50, 84] : lighten(pen.view.air.skyMiddle, 0.08),
      'glow',
    );
    // the bench with its vice, drawers and shavings
    box(pen, {
      x: [-half * 0.86, half * 0.56],
      up: [0.8, 0.94],
      away: [6.6, 7.7],
      colour: [176, 128, 84],
      sheltered: true,
    });
    box(pen, {
      x: [-half * 0.82, -half * 0.5],
      up: [0, 0.8],
      away: [6.7, 7.6],
      colour: [150, 106, 70],
      sheltered: true,
    });
    for (const up of [0.12, 0.36, 0.6])
      panel(pen, [-half * 0.8, -half * 0.52], [up, up + 0.16], 6.69, [168, 122, 82], 'lit');
    box(pen, { x: [half * 0.42, half * 0.5], up: [0, 0.8], away: [6.7, 6.9], colour: [150, 106, 70], sheltered: true });
    box(pen, {
      x: [half * 0.26, half * 0.42],
      up: [0.94, 1.16],
      away: [6.6, 6.9],
      colour: [70, 92, 108],
      sheltered: true,
    });
    for (const x of [-half * 0.3, half * 0.3]) {
      beam(pen, [x, 3.3, 6.4], [x, 2.6, 6.4], 0.03, [60, 56, 58]);
      face(
        pen,
        [
          [x - 0.34, 2.44, 6.4],
          [x - 0.1, 2.66, 6.4],
          [x + 0.1, 2.66, 6.4],
          [x + 0.34, 2.44, 6.4],
        ],
        [62, 92, 84],
        'lit',
      );
      shineAt(pen, x, 2.4, 6.4, 1.5, [255, 214, 150], 0.45);
    }
  },
});
