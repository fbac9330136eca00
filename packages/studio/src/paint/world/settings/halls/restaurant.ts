import { hall, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { arch, box, disc, post, shineAt } from '../../sets/solids.js';
import type { Range, SetPen } from '../../sets/space.js';
import type { Rgb } from '../../../kit/colour.js';
import { glassPane, pendant, white } from './shared.js';

const WOOD: Rgb = [92, 60, 44];
const cloth: Rgb = [226, 220, 210];

/** A chair seen from its side, its back away from the table. */
function dinerChair(pen: SetPen, x: number, away: number, side: number): void {
  const solid = (from: number, to: number, up: Range, deep: Range): void =>
    box(pen, {
      x: [Math.min(x + from * side, x + to * side), Math.max(x + from * side, x + to * side)],
      up,
      away: [away + deep[0], away + deep[1]],
      colour: WOOD,
      sheltered: true,
    });
  solid(0.16, 0.2, [0, 0.98], [0.36, 0.4]);
  solid(-0.2, -0.16, [0, 0.44], [0.36, 0.4]);
  solid(-0.22, 0.2, [0.42, 0.48], [0, 0.4]);
  solid(0.16, 0.2, [0.62, 0.98], [0, 0.4]);
  solid(0.16, 0.2, [0, 0.98], [0, 0.04]);
  solid(-0.2, -0.16, [0, 0.44], [0, 0.04]);
}

export const restaurant = place({
  setting: 'restaurant',
  indoor: true,
  horizon: 0.53,
  lens: { near: 3.6, range: 110, wall: 11 },
  table: [236, 230, 218],
  land(pen) {
    const room = hall(pen, {
      half: 4.2,
      tall: 3.6,
      wall: pen.random.pick([
        [150, 84, 74],
        [104, 122, 108],
        [200, 166, 128],
      ] as const),
      floor: [140, 98, 70],
      ceiling: [226, 214, 194],
    });
    const { half } = room;
    joints(pen, [108, 74, 52], 0.4, { along: true, to: 11 });
    for (let x = -half + 0.7; x < half - 1.4; x += 2.6) {
      arch(pen, [x, x + 1.6], [0.9, 3], 10.9, white, 'lit');
      arch(pen, [x + 0.12, x + 1.48], [1, 2.9], 10.8, glassPane(pen), 'glow');
    }
    for (const [x, away] of [
      [-half * 0.66, 8.6],
      [half * 0.1, 9.2],
      [half * 0.7, 8.2],
      [-half * 0.78, 5.6],
      [half * 0.82, 5.2],
    ] as const) {
      if (!pen.view.brings('dining-table') || !pen.view.brings('table')) break;
      for (const side of [-1, 1]) dinerChair(pen, x + side * 0.92, away + 0.25, side);
      // the cloth hangs down to the floor
      box(pen, { x: [x - 0.6, x + 0.6], up: [0.04, 0.74], away: [away, away + 0.9], colour: cloth, sheltered: true });
      box(pen, { x: [x - 0.64, x + 0.64], up: [0.72, 0.77], away: [away - 0.03, away + 0.93], colour: white });
      post(pen, x, away + 0.2, [0.76, 1], 0.04, [236, 226, 200]);
      disc(pen, x, 1.06, away + 0.2, 0.05, [255, 200, 100], 'glow');
      shineAt(pen, x, 1.06, away + 0.2, 0.5, [255, 190, 100], 0.6);
    }
    for (const x of [-half * 0.6, 0, half * 0.6]) pendant(pen, x, 8, 2.4, 3.6, [222, 178, 96]);
  },
});
