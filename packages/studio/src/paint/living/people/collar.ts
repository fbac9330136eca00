import { lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { FormLight } from '../../kit/form.js';
import type { Context } from '../../kit/shapes.js';
import { fillCore, fillModelled, fillPath, fillStroke, inside } from '../form/modelling.js';
import { ellipsePath, outline } from '../form/outline.js';
import type { Knot } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import type { Tones } from '../form/tones.js';
import type { LimbLook } from './limbs.js';
import { paintThroat } from './neck.js';
import type { Skeleton } from './skeleton.js';

/** What closes the top at the neck, and what is tied there. */
export function paintCollar(context: Context, skeleton: Skeleton, look: LimbLook, tones: Tones, middle: number): void {
  if (skeleton.pose.back) return;
  paintNeckline(context, skeleton, look, tones, middle);
  const { collar, tie, bow } = look.outfit.top;
  if (tie && collar !== 'lapel' && collar !== 'shirt') paintTie(context, skeleton, tie, middle, 0.36, look.light);
  if (bow) paintBow(context, skeleton, bow, middle);
}

function paintNeckline(
  context: Context,
  skeleton: Skeleton,
  { outfit, skin, light }: LimbLook,
  tones: Tones,
  middle: number,
): void {
  const { trunk, body } = skeleton;
  const k = body.limb;
  const { collar } = outfit.top;
  const left = trunk(-0.34, 1.05);
  const right = trunk(0.42, 1.05);
  if (collar === 'none') return;
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
  if (collar === 'lapel') return paintLapels(context, skeleton, { outfit, skin, light }, tones, middle);
  // skin in the opening
  const depth = collar === 'v' ? 0.8 : collar === 'shirt' ? (outfit.top.tie ? CLOSED : 0.88) : 0.945;
  const low = trunk(middle, depth);
  const opening =
    collar === 'crew'
      ? outline([trunk(-0.38, 1.08), trunk(-0.26, 0.985), low, trunk(0.42, 0.985), trunk(0.5, 1.08), trunk(0.1, 1.12)])
      : outline([left, [...low, true], right, trunk(0.1, 1.1)] as unknown as Knot[]);
  paintThroat(context, skeleton, opening, skin, light);
  if (collar === 'shirt') {
    if (outfit.top.tie) paintTie(context, skeleton, outfit.top.tie, middle, 0.36, light);
    paintFlaps(context, skeleton, tones, middle, depth, light);
    return;
  }
  const hemmed =
    collar === 'crew'
      ? [trunk(-0.37, 1.06), trunk(-0.25, 0.98), low, trunk(0.41, 0.98), trunk(0.48, 1.06)]
      : [left, trunk(middle * 0.6, depth + 0.005), trunk(middle, depth - 0.005), right];
  fillStroke(context, hemmed, 1.4 * k, lighten(tones.shade, -0.03), 0.9);
}

/** The two points of a shirt's collar. */
function paintFlaps(
  context: Context,
  { trunk, body }: Skeleton,
  tones: Tones,
  middle: number,
  depth: number,
  light: FormLight,
): void {
  for (const [side, from, edge] of [
    [-1, -0.36, -0.46],
    [1, 0.44, 0.55],
  ] as const) {
    const flap = outline(
      [
        trunk(from, 1.08),
        [...trunk(middle, depth), true],
        [...trunk(middle + side * 0.22, depth - 0.08), true],
        [...trunk(edge, 1.01), true],
      ].map((knot) => knot as unknown as Knot),
    );
    fillPath(context, flap, side < 0 ? tones.lit : mix(tones.base, tones.shade, 0.3));
    fillCore(context, flap, tones.deep, light, 0.8 * body.limb, 0.5);
  }
}

/** A knot below the throat, and what hangs from it. */
function paintTie(
  context: Context,
  { trunk }: Skeleton,
  colour: Rgb,
  middle: number,
  end: number,
  light: FormLight,
): void {
  const tones = tonesOf(colour);
  const blade = outline(
    [
      trunk(middle - 0.06, 0.9),
      trunk(middle + 0.06, 0.9),
      [...trunk(middle + 0.13, end + 0.12), true],
      [...trunk(middle + 0.02, end), true],
      [...trunk(middle - 0.1, end + 0.12), true],
    ].map((knot) => knot as unknown as Knot),
  );
  const knot = outline(
    [
      [...trunk(middle - 0.12, 0.97), true],
      [...trunk(middle + 0.12, 0.97), true],
      [...trunk(middle + 0.06, 0.88), true],
      [...trunk(middle - 0.06, 0.88), true],
    ].map((point) => point as unknown as Knot),
  );
  fillModelled(context, blade, tones, light);
  fillModelled(context, knot, { ...tones, base: tones.shade, lit: tones.base }, light);
}

function paintBow(context: Context, { trunk, body }: Skeleton, colour: Rgb, middle: number): void {
  const [[left, high], [right, low]] = [trunk(middle - 0.3, 0.98), trunk(middle + 0.3, 0.85)];
  const [x, y] = trunk(middle, 0.915);
  for (const side of [left, right])
    fillPath(
      context,
      outline([
        [x, y, true],
        [side, high],
        [side, low],
      ]),
      colour,
    );
  fillPath(context, ellipsePath(x, y, 1.5 * body.limb), tonesOf(colour).deep);
}

/** Where the uppermost button of a shirt is. */
const CLOSED = 0.95;

/** A jacket over a shirt: the shirt in the opening, its collar and tie, and a lapel with its notch on each side. */
function paintLapels(
  context: Context,
  skeleton: Skeleton,
  { outfit, skin, light }: Pick<LimbLook, 'outfit' | 'skin' | 'light'>,
  tones: Tones,
  middle: number,
): void {
  const { trunk, body } = skeleton;
  const { top } = outfit;
  const closed = top.buttons !== undefined;
  const low = closed ? 0.5 : 0.42;
  const shirt = tonesOf(top.inner ?? [244, 240, 232]);
  const opening = outline([
    trunk(-0.36, 1.06),
    [...trunk(middle, low), true],
    trunk(0.44, 1.06),
    trunk(0.06, 1.1),
  ] as unknown as Knot[]);
  fillModelled(context, opening, shirt, light);
  inside(context, opening, () => {
    if (top.tie) paintTie(context, skeleton, top.tie, middle, Math.min(low, 0.34), light);
    else if (!top.bow) fillStroke(context, [trunk(middle, 0.94), trunk(middle, low)], body.limb, shirt.shade, 0.6);
  });
  // above its button the throat: closed up to the chin it would be a scarf
  const throat = [trunk(-0.34, 1.05), [...trunk(middle, CLOSED), true], trunk(0.42, 1.05), trunk(0.1, 1.1)];
  paintThroat(context, skeleton, outline(throat as unknown as Knot[]), skin, light);
  paintFlaps(context, skeleton, shirt, middle, CLOSED, light);
  for (const side of [-1, 1] as const) {
    const neck = side < 0 ? -0.38 : 0.46;
    const lapel = outline(
      [
        [...trunk(neck, 1.08), true],
        [...trunk(neck + side * 0.02, 0.98), false],
        [...trunk(middle, low), true],
        [...trunk(middle + side * 0.34, 0.66), false],
        [...trunk(Math.min(0.96, middle + side * 0.52), 0.84), true],
        [...trunk(middle + side * 0.4, 0.86), true],
        [...trunk(neck + side * 0.22, 0.95), true],
        [...trunk(neck + side * 0.18, 1.04), false],
      ].map((knot) => knot as unknown as Knot),
    );
    fillPath(context, lapel, side < 0 ? tones.lit : mix(tones.base, tones.shade, 0.25));
    fillCore(context, lapel, tones.deep, light, 0.8 * body.limb, 0.5);
  }
}
