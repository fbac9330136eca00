import type { Path2D } from '@napi-rs/canvas';
import { lighten, mix } from '../../kit/colour.js';
import type { Context, Point } from '../../kit/shapes.js';
import { fillCore, fillModelled, fillPath, fillStroke } from '../form/modelling.js';
import { outline } from '../form/outline.js';
import type { Knot } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import type { Tones } from '../form/tones.js';
import type { LimbLook } from './limbs.js';
import { paintThroat } from './neck.js';
import type { Skeleton } from './skeleton.js';

/** What closes the top at the neck. */
export function paintCollar(
  context: Context,
  skeleton: Skeleton,
  { outfit, skin, light }: LimbLook,
  tones: Tones,
  middle: number,
): void {
  const { trunk, body, pose } = skeleton;
  const k = body.limb;
  const { collar, inner } = outfit.top;
  const left = trunk(-0.34, 1.05);
  const right = trunk(0.42, 1.05);
  if (pose.back || collar === 'none') return;
  if (collar === 'turtle') {
    fillModelled(
      context,
      outline([trunk(-0.36, 1.0), trunk(-0.33, 1.16), trunk(0.42, 1.16), trunk(0.44, 1.0), trunk(0.05, 0.95)]),
      tones,
      light,
      { core: 1.5 * k },
    );
    return;
  }
  if (collar === 'hood') {
    // it lies on the back, and its rim about the neck
    const hood = outline([
      trunk(-0.82, 0.96),
      trunk(-0.78, 1.16),
      trunk(-0.4, 1.24),
      trunk(0.1, 1.12),
      trunk(0.5, 1.2),
      trunk(0.74, 1.1),
      trunk(0.62, 0.94),
      trunk(0.2, 0.84),
      trunk(-0.4, 0.88),
    ]);
    fillModelled(context, hood, { ...tones, base: tones.shade, lit: tones.base }, light, { core: 1.6 * k });
    fillStroke(context, [trunk(-0.5, 1.14), trunk(0.14, 0.94), trunk(0.6, 1.12)], 1.8 * k, tones.deep, 0.6);
    return;
  }
  // skin in the opening
  const depth = collar === 'v' || collar === 'lapel' ? 0.8 : collar === 'shirt' ? 0.88 : 0.95;
  const opening = outline(
    [left, [...trunk(middle, depth), collar !== 'crew'], right, trunk(0.1, 1.1)].map((knot) => knot as unknown as Knot),
  );
  if (collar === 'lapel') fillModelled(context, opening, tonesOf(inner ?? [244, 240, 232]), light);
  else paintThroat(context, skeleton, opening, skin, light);
  if (collar === 'shirt' || collar === 'lapel') {
    const flap = (from: Point, side: number): Path2D =>
      outline(
        [
          [...from],
          [...trunk(middle, depth), true],
          [...trunk(middle + side * 0.34, depth - (collar === 'lapel' ? 0.02 : -0.01)), true],
          [...trunk(side * 0.55 + 0.05, 1.0)],
        ].map((knot) => knot as unknown as Knot),
      );
    for (const [from, side] of [
      [left, -1],
      [right, 1],
    ] as const) {
      fillPath(context, flap(from, side), side < 0 ? tones.lit : mix(tones.base, tones.shade, 0.3));
      fillCore(context, flap(from, side), tones.deep, light, 0.8 * k, 0.5);
    }
    return;
  }
  fillStroke(
    context,
    [left, trunk(middle * 0.6, depth + 0.005), trunk(middle, depth - 0.005), right],
    1.4 * k,
    lighten(tones.shade, -0.03),
    0.9,
  );
}
