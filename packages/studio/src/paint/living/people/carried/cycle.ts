import type { Rgb } from '../../../kit/colour.js';
import type { Point } from '../../../kit/shapes.js';
import { cyclePoints } from '../pedals.js';
import { box, form, main, ring, rod } from './pen.js';
import type { Part } from './pen.js';

const dark: Rgb = [56, 54, 64];
const steel: Rgb = [186, 194, 206];
const frame: Rgb = [226, 90, 74];

/** A bicycle of this height, its pedals and grips where who rides it has feet and hands. */
export function cycleOf(height: number): readonly Part[] {
  const to = (x: number, y: number): Point => [x * height, y * height];
  const { crank, nearPedal, farPedal, grip, seat } = cyclePoints;
  const tube = 0.022 * height;
  const wheel = (x: number): Part => ring(dark, 0.035 * height, x * height, -0.325 * height, 0.3 * height);
  const pedal = ([x, y]: readonly [number, number], ink: Rgb): Part =>
    box(ink, (x - 0.06) * height, y * height, (x + 0.06) * height, (y + 0.03) * height);
  const saddle = to(seat[0] + 0.02, -0.76);
  const head = to(0.33, -0.8);
  return [
    wheel(-0.5),
    wheel(0.5),
    rod(steel, tube, to(...crank), to(...farPedal)),
    pedal(farPedal, dark),
    rod(main(frame), tube, to(-0.5, -0.325), to(...crank), to(0.36, -0.68), saddle, to(-0.5, -0.325)),
    rod(main(frame), tube, to(...crank), saddle),
    rod(steel, tube * 0.8, saddle, to(seat[0], -0.88)),
    rod(main(frame), tube, to(0.5, -0.325), head),
    rod(dark, 0.02 * height, head, to(0.35, -1.0), to(...grip)),
    form(
      dark,
      to(seat[0] - 0.15, -0.93),
      to(seat[0] + 0.14, -0.92),
      to(seat[0] + 0.04, -0.88),
      to(seat[0] - 0.1, -0.87),
    ),
    ring(steel, 0.016 * height, crank[0] * height, crank[1] * height, 0.07 * height),
    rod(steel, tube, to(...crank), to(...nearPedal)),
    pedal(nearPedal, dark),
  ];
}
