import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { along, hall } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import type { SetPen } from '../../sets/space.js';
import { beam, box, disc, panel, patch, post, shineAt, sidePanel } from '../../sets/solids.js';

const OAK: Rgb = [150, 104, 68];
const DARK: Rgb = [104, 70, 48];
const BRASS: Rgb = [214, 176, 92];

/** A pair of scales on the wall. */
function scales(pen: SetPen, up: number, away: number): void {
  disc(pen, 0, up, away, 0.62, DARK, 'tone');
  disc(pen, 0, up, away - 0.01, 0.54, lighten(OAK, 0.06), 'lit');
  beam(pen, [0, up - 0.36, away - 0.02], [0, up + 0.34, away - 0.02], 0.06, BRASS, 'lit');
  beam(pen, [-0.34, up + 0.22, away - 0.02], [0.34, up + 0.22, away - 0.02], 0.05, BRASS, 'lit');
  beam(pen, [-0.2, up - 0.36, away - 0.02], [0.2, up - 0.36, away - 0.02], 0.06, BRASS, 'lit');
  for (const x of [-0.34, 0.34]) {
    beam(pen, [x, up + 0.22, away - 0.02], [x, up - 0.04, away - 0.02], 0.015, BRASS, 'lit');
    disc(pen, x, up - 0.08, away - 0.03, 0.12, BRASS, 'lit');
  }
}

/** Panelled walls, the bench with its scales, flags, the stand and the bar. */
export const courtroom = place({
  setting: 'courtroom',
  indoor: true,
  horizon: 0.44,
  lens: { near: 3.2, eye: 1.5, range: 110, wall: 9 },
  land(pen) {
    const long = pen.wall;
    const { half } = hall(pen, {
      half: 4.4,
      tall: 4.2,
      wall: [196, 160, 118],
      floor: [126, 64, 58],
      ceiling: [226, 216, 198],
    });
    for (let x = -half; x < half; x += 1.1) {
      panel(pen, [x + 0.08, x + 1.02], [0.2, 2.9], long - 0.04, OAK, 'tone');
      panel(pen, [x + 0.2, x + 0.9], [0.4, 2.7], long - 0.05, lighten(OAK, 0.05), 'lit');
    }
    beam(pen, [-half, 3, long - 0.06], [half, 3, long - 0.06], 0.16, DARK);
    for (const side of [-1, 1] as const)
      along(2.6, 8, 1.4, (away) => {
        sidePanel(pen, side * half * 0.995, [0.2, 2.9], [away, away + 1.2], OAK, 'tone');
        sidePanel(pen, side * half * 0.99, [0.4, 2.7], [away + 0.16, away + 1.04], lighten(OAK, 0.05), 'lit');
      });
    scales(pen, 3, long - 0.08);
    for (const side of [-1, 1]) {
      const x = side * 2.3;
      post(pen, x, 8.5, [0, 2.9], 0.04, BRASS);
      panel(
        pen,
        side < 0 ? [x, x + 0.6] : [x - 0.6, x],
        [1.4, 2.8],
        8.48,
        side < 0 ? [58, 84, 146] : [176, 58, 56],
        'lit',
      );
    }
    // the judge's bench, higher than all
    box(pen, { x: [-1.9, 1.9], up: [0, 1.45], away: [7.3, 8.1], colour: OAK, sheltered: true });
    for (const x of [-1.35, -0.45, 0.45, 1.35]) panel(pen, [x - 0.34, x + 0.34], [0.25, 1.15], 7.28, DARK, 'tone');
    box(pen, { x: [-2, 2], up: [1.45, 1.56], away: [7.2, 8.2], colour: DARK, sheltered: true });
    // the stand beside it
    box(pen, { x: [2.3, 3.5], up: [0, 1], away: [6.6, 7.6], colour: lighten(OAK, -0.04), sheltered: true });
    box(pen, { x: [2.22, 3.58], up: [1, 1.08], away: [6.5, 7.7], colour: DARK, sheltered: true });
    // the jury's box
    for (const [away, up] of [
      [7.2, 0.95],
      [6.2, 0.7],
    ] as const)
      box(pen, { x: [-half, -2.7], up: [0, up], away: [away, away + 0.2], colour: OAK, sheltered: true });
    patch(pen, [-1.1, 1.1], [2, 7.2], [146, 78, 68], 'lit');
    disc(pen, 0, 3.9, 6, 0.24, [255, 240, 204], 'glow');
    shineAt(pen, 0, 3.7, 6, 2, [255, 226, 170], 0.35);
  },
});
