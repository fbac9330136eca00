import type { Rgb } from '../../kit/colour.js';
import type { FormLight } from '../../kit/form.js';
import type { Context, Point } from '../../kit/shapes.js';
import { fillModelled, frame } from '../form/modelling.js';
import { between, outline, placed, tube } from '../form/outline.js';
import type { Knot } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import type { Leg, Skeleton } from './skeleton.js';
import { step } from './step.js';

/** A bird on two legs as people stand: feathers to the knee, a thin shank below it, and toes. */
export function paintBirdLeg(
  context: Context,
  { body }: Skeleton,
  leg: Leg,
  far: boolean,
  [feathers, shank]: readonly [Rgb, Rgb],
  light: FormLight,
): void {
  const k = body.limb;
  const skin = step(tonesOf(shank), far);
  const [x, y] = leg.ankle;
  const heel: Point = [x, y + body.ankle * 0.6];
  const bone = tube([
    [...leg.knee, 3.4 * k],
    [...between(leg.knee, leg.ankle, 0.5), 2.3 * k],
    [...heel, 2.4 * k],
  ]);
  fillModelled(context, bone, skin, light, { core: 1.2 });
  const at = frame(x, y, 1, leg.foot);
  const long = body.foot;
  const knots: Knot[] = [
    [-long * 0.34, body.ankle, true],
    [-long * 0.06, body.ankle * 0.3],
    [long * 0.14, body.ankle * 0.2],
    [long * 0.62, body.ankle * 0.72, true],
    [long * 0.5, body.ankle, true],
  ];
  fillModelled(context, placed(outline(knots), at), skin, light, { core: 1 });
  const thigh = tube([
    [...leg.hip, 11 * k],
    [...between(leg.hip, leg.knee, 0.5), 9.6 * k],
    [...between(leg.hip, leg.knee, 1.02), 4.6 * k],
  ]);
  fillModelled(context, thigh, step(tonesOf(feathers), far), light, { core: 3 * k });
}
