import type { Path2D } from '@napi-rs/canvas';
import type { Rgb } from '../../kit/colour.js';
import type { Context, Point } from '../../kit/shapes.js';
import { fillModelled, fillStroke, inside } from '../form/modelling.js';
import { between, merge, outline, polygonPath } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import type { Tones } from '../form/tones.js';
import { paintTartan } from './cloth.js';
import type { LimbLook } from './limbs.js';
import { aroundJoint, isDrawnUp, satOn } from './sat-down.js';
import type { Leg, Skeleton } from './skeleton.js';

/** The shape of what hangs from the waist over the legs, down to `hem` (1 is the knee, 2 the ankle). */
export function hangingPath(skeleton: Skeleton, hem: number, flare: number, from = 0.3): Path2D {
  const { trunk, near, far, body, pose } = skeleton;
  const k = body.limb;
  const hips: Point[] = [trunk(-1.04, from), trunk(1.04, from), trunk(-1.12, 0), trunk(1.12, 0)];
  // striding legs spread the cloth already
  const stride = Math.abs(alongLeg(near.leg, hem)[0] - alongLeg(far.leg, hem)[0]) / (body.hip * 2);
  const spread = flare * 7 * Math.max(0.25, 1 - stride * 0.6);
  if (hem > LONG && isDrawnUp(skeleton)) return overKnees(skeleton, hips);
  const lap = lapOf(skeleton);
  const legs = [near.leg, far.leg].flatMap((leg) =>
    [...(lap ? [0.02] : []), 0.25, 0.6, 1].flatMap((part): Point[] => {
      const share = part * hem;
      const [x, y] = alongLeg(leg, share);
      const wide = (10.5 + spread * share) * k;
      if (pose.tip)
        return around(leg, share, wide).map(([across, down]): Point => [
          across,
          Math.min(down, skeleton.bounds.bottom),
        ]);
      return lap
        ? lying(leg, share, k)
        : [
            [x - wide, y],
            [x + wide, y],
          ];
    }),
  );
  if (!lap) return polygonPath(convexHull([...hips, ...legs]));
  // over a lap it lies on the thighs, and what is left of it falls from the knees
  const below: Point[] = [trunk(-1.1, 0.06), trunk(-0.9, -0.12), trunk(0.9, 0.06)];
  return merge([polygonPath(convexHull([...hips, ...below])), polygonPath(convexHull([...below, ...legs]))]);
}

/** A hem below the middle of the thighs. */
const LONG = 0.6;

/** Over drawn-up knees cloth hangs from them down to the ankles, and lies on the ground around the seat. */
function overKnees(skeleton: Skeleton, hips: readonly Point[]): Path2D {
  const { near, far, body } = skeleton;
  const knees = [near, far].flatMap(({ leg }) => [
    ...aroundJoint(leg.knee, 9 * body.limb),
    ...aroundJoint(alongLeg(leg, 1.8), 7 * body.limb),
  ]);
  return satOn(polygonPath(convexHull([...hips, ...knees])), skeleton);
}

/** How far from upright thighs are, in shares of their length, where a lap begins. */
const LEVEL = 0.62;

/** Thighs that lie level make a lap. */
export function lapOf({ near, far, pose }: Skeleton): boolean {
  if (pose.tip) return false;
  const across = ({ hip, knee }: Leg): number =>
    Math.abs(knee[0] - hip[0]) / Math.hypot(knee[0] - hip[0], knee[1] - hip[1]);
  return across(near.leg) > LEVEL && across(far.leg) > LEVEL && (pose.thighs ?? 1) === 1;
}

/** Cloth on a leg: close upon it, and loose where it hangs. */
function lying(leg: Leg, share: number, k: number): Point[] {
  const [from, to] = share <= 1 ? [leg.hip, leg.knee] : [leg.knee, leg.ankle];
  const [x, y] = alongLeg(leg, share);
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const side: Point = [(to[1] - from[1]) / long, -(to[0] - from[0]) / long];
  const up = side[1] < 0 || (side[1] === 0 && side[0] > 0) ? 1 : -1;
  const at = (by: number): Point => [x + side[0] * by * up * k, y + side[1] * by * up * k];
  return share <= 1 ? [at(9.6), at(-12)] : [at(9), at(-10)];
}

/** As far to both sides of a leg, however the figure lies. */
function around(leg: Leg, share: number, half: number): Point[] {
  const [from, to] = share <= 1 ? [leg.hip, leg.knee] : [leg.knee, leg.ankle];
  const [x, y] = alongLeg(leg, share);
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy] = [((to[1] - from[1]) / long) * half, (-(to[0] - from[0]) / long) * half];
  return [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ];
}

export function alongLeg({ hip, knee, ankle }: Leg, share: number): Point {
  return share <= 1 ? between(hip, knee, share) : between(knee, ankle, share - 1);
}

function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turnOf = (o: Point, a: Point, b: Point): number =>
    (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list: readonly Point[]): Point[] => {
    const hull: Point[] = [];
    for (const point of list) {
      while (hull.length >= 2 && turnOf(hull.at(-2) as Point, hull.at(-1) as Point, point) <= 0) hull.pop();
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** A skirt: cloth with folds. */
export function paintHanging(context: Context, skeleton: Skeleton, path: Path2D, tones: Tones, look: LimbLook): void {
  fillModelled(context, path, tones, look.light, { core: 4 * skeleton.body.limb });
  inside(context, path, () => {
    const { tartan } = look.outfit.bottom;
    if (tartan) paintTartan(context, path, tartan, skeleton.body.limb);
    paintFolds(context, skeleton, path, tones, look);
  });
}

/** Folds that fall from the waist; the context is clipped to the cloth. */
export function paintFolds(
  context: Context,
  skeleton: Skeleton,
  path: Path2D,
  tones: Tones,
  look: LimbLook,
  hemline?: Rgb,
): void {
  const { body, near, pose } = skeleton;
  const [left, , right, bottom] = path.getBounds();
  const width = right - left;
  const waist = skeleton.trunk(0, 0.2);
  const bent = Math.abs(near.leg.knee[1] - near.leg.hip[1]) < body.thigh * 0.6;
  if (bent || pose.tip) {
    fillStroke(context, [near.leg.hip, between(near.leg.hip, near.leg.knee, 0.5), near.leg.knee], 3, tones.deep, 0.35);
    return;
  }
  const top = waist[1] + (bottom - waist[1]) * 0.16;
  // a coat hangs straighter than a skirt
  const coat = (look.outfit.top.flare ?? 0) < 0.8 && look.outfit.top.hem > 0;
  for (const share of coat ? [0.2, 0.8] : look.detail > 0.1 ? [0.16, 0.36, 0.57, 0.78] : [0.36, 0.66]) {
    const foot: Point = [left + width * share, bottom + 2];
    const head: Point = [waist[0] + (share - 0.5) * width * 0.4, top];
    const middle: Point = [(head[0] + foot[0]) / 2 + (share - 0.5) * -4, (head[1] + foot[1]) / 2];
    fillStroke(context, [head, middle, foot], width * 0.05, tones.deep, 0.34);
    fillStroke(
      context,
      [
        [head[0] + width * 0.05, head[1] + 3],
        [middle[0] + width * 0.055, middle[1]],
        [foot[0] + width * 0.065, foot[1]],
      ],
      width * 0.036,
      tones.lit,
      0.36,
    );
  }
  if (hemline)
    fillStroke(
      context,
      [
        [left - 6, bottom - 2],
        [(left + right) / 2, bottom - 1],
        [right + 6, bottom - 2],
      ],
      8 * body.limb,
      hemline,
    );
}

export function paintCape(context: Context, skeleton: Skeleton, colour: Rgb, look: LimbLook, flow: number): void {
  const { trunk, body, near, far } = skeleton;
  const low = Math.max(alongLeg(near.leg, 1.55)[1], alongLeg(far.leg, 1.5)[1]);
  const tones = tonesOf(colour);
  const [x] = skeleton.pelvis;
  // behind a body that is wider than its shoulders it still shows on both sides
  const wide = Math.max(body.shoulder, body.hip * (look.outfit.fur || look.outfit.plates ? 1.3 : 1.1));
  const [, top] = trunk(0, 0.7);
  const middle = top + (low - top) * 0.6;
  const cape = outline([
    trunk(-0.7, 1.04),
    trunk(0.6, 1.04),
    trunk(1.1, 0.7),
    [x + wide * (1.2 - flow * 0.8), middle],
    [x + wide * (1.35 - flow * 1.4), low, true],
    [x - wide * (0.2 + flow), low + 3],
    [x - wide * (1.5 + flow * 1.8), low - 2, true],
    [x - wide * (1.32 + flow), middle],
    trunk(-1.15, 0.7),
  ]);
  fillModelled(context, cape, tones, look.light, { core: 4 });
  inside(context, cape, () => {
    for (const share of [-0.9, -0.4, 0.3])
      fillStroke(
        context,
        [trunk(share * 0.6, 0.9), [x + wide * (share - flow * 0.4), middle], [x + wide * (share * 1.2 - flow), low]],
        4,
        tones.deep,
        0.45,
      );
  });
}
