import type { Rgb } from '../../kit/colour.js';
import { lighten } from '../../kit/colour.js';
import type { FormLight } from '../../kit/form.js';
import type { Context } from '../../kit/shapes.js';
import { fillModelled, fillStroke } from '../form/modelling.js';
import { between, reach, together, tube } from '../form/outline.js';
import { behind, tonesOf } from '../form/tones.js';
import type { Arm } from './skeleton.js';

/** The feathers at the tip of a wing, by their turn from the arm in degrees and their length. */
const FEATHERS = [
  [-15, 19],
  [-5, 25],
  [5, 24],
  [15, 18],
] as const;

/** The feathers below the limb, by their place from the upper arm (0) over the elbow (1) to the wrist (2) and their length. */
const FRINGE = [
  [0.3, 12],
  [0.75, 16],
  [1.15, 17],
  [1.5, 15],
  [1.85, 12],
] as const;

/** A wing that is used as an arm: fringed all along, with feathers for fingers. */
export function paintWing(context: Context, arm: Arm, far: boolean, colour: Rgb, light: FormLight): void {
  const tones = far ? behind(tonesOf(colour)) : tonesOf(colour);
  const { shoulder, elbow, wrist, angle } = arm;
  const upper = between(shoulder, elbow, 0.5);
  const lower = between(elbow, wrist, 0.5);
  const limb = tube([
    [shoulder[0], shoulder[1], 5.4],
    [upper[0], upper[1], 6.4],
    [elbow[0], elbow[1], 6.6],
    [lower[0], lower[1], 6],
    [wrist[0], wrist[1], 5],
  ]);
  // a fringe of feathers hangs from it all along: without it this would be a sleeve
  const fringe = FRINGE.map(([share, long]) => {
    const [x, y] = share < 1 ? between(upper, elbow, share) : between(elbow, wrist, share - 1);
    return tube([
      [x, y, 4.4],
      [x - 1.6, y + long * 0.6, 3.8],
      [x - 3, y + long, 1],
    ]);
  });
  const feathers = FEATHERS.map(([turn, long]) => {
    const middle = reach(wrist, long * 0.5, angle + turn * 0.8);
    const tip = reach(wrist, long, angle + turn);
    return tube([
      [wrist[0], wrist[1], 4.2],
      [middle[0], middle[1], 3.6],
      [tip[0], tip[1], 1.2],
    ]);
  });
  fillModelled(context, together([limb, ...fringe, ...feathers]), tones, light, { core: 2.2 });
  // the rows in which its feathers lie
  const ink = lighten(colour, -0.14);
  for (const share of [0.35, 0.7, 1]) {
    const [x, y] = between(upper, wrist, share);
    fillStroke(
      context,
      [
        [x - 4.4, y - 1],
        [x, y + 2.6],
        [x + 4.4, y - 1],
      ],
      1.1,
      ink,
      0.55,
    );
  }
}
