import { lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { hall, joints, tableAt } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import type { SetPen } from '../../sets/space.js';
import { beam, box, disc, panel, patch } from '../../sets/solids.js';

const STEEL: Rgb = [188, 196, 206];
const WASH: readonly Rgb[] = [
  [90, 150, 206],
  [214, 110, 96],
  [120, 176, 130],
  [226, 190, 96],
];

/** A machine with its round door at the back wall. */
function machine(pen: SetPen, x: number, [low, high]: readonly [number, number], away: number, wash: Rgb): void {
  const middle = (low + high) / 2 - 0.06;
  box(pen, { x: [x, x + 0.86], up: [low, high], away: [away, away + 0.7], colour: [238, 240, 242], sheltered: true });
  panel(pen, [x + 0.06, x + 0.8], [high - 0.2, high - 0.06], away - 0.01, STEEL, 'tone');
  for (const at of [0.16, 0.3]) disc(pen, x + at, high - 0.13, away - 0.02, 0.04, [90, 96, 108], 'tone');
  disc(pen, x + 0.43, middle, away - 0.02, 0.31, STEEL, 'lit');
  disc(pen, x + 0.43, middle, away - 0.03, 0.25, [52, 62, 80], 'tone');
  disc(pen, x + 0.43, middle - 0.07, away - 0.04, 0.16, wash, 'lit');
  disc(pen, x + 0.36, middle + 0.09, away - 0.05, 0.05, lighten(wash, 0.3), 'lit');
}

/** Rows of machines, a tiled floor, a table to fold on. */
export const laundromat = place({
  setting: 'laundromat',
  indoor: true,
  horizon: 0.46,
  lens: { near: 3, eye: 1.5, range: 110, wall: 7.4 },
  table: [206, 170, 120],
  land(pen) {
    const long = pen.wall;
    const { half } = hall(pen, {
      half: 4,
      tall: 3.3,
      wall: [216, 232, 228],
      floor: [206, 212, 214],
      ceiling: [238, 240, 238],
    });
    joints(pen, [150, 160, 166], 0.7, { to: long, along: true });
    panel(pen, [-half, half], [2.5, 2.72], long - 0.04, [86, 150, 168], 'tone');
    for (let x = -half + 0.1, at = 0; x < half - 0.8 && at < 40; x += 0.92, at++) {
      machine(pen, x, [1.16, 2.1], long - 0.8, WASH[(at + 1) % WASH.length] as Rgb);
      machine(pen, x, [0.05, 1.08], long - 0.84, WASH[at % WASH.length] as Rgb);
    }
    for (const x of [-1.8, 1.8]) patch(pen, [x - 0.7, x + 0.7], [3.6, 4], [252, 252, 246], 'glow', 3.26);
    if (pen.view.brings('table')) {
      tableAt(pen, [half * 0.4, half * 0.96], [5, 5.7], 0.86, [206, 170, 120]);
      for (const [at, colour] of WASH.entries())
        box(pen, {
          x: [half * 0.5, half * 0.5 + 0.5],
          up: [0.86 + at * 0.08, 0.94 + at * 0.08],
          away: [5.1, 5.5],
          colour,
          sheltered: true,
        });
    }
    beam(pen, [-half, 0.06, long - 0.86], [half, 0.06, long - 0.86], 0.05, [150, 158, 164]);
  },
});
