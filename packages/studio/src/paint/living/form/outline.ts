import { Path2D, PathOp } from '@napi-rs/canvas';
import type { Bounds } from '../../kit/form.js';
import type { Point } from '../../kit/shapes.js';

/** A point of an outline; `true` makes a corner of it. */
export type Knot = readonly [x: number, y: number, sharp?: boolean];

/**
 * A joint of a limb: where it is and how far flesh reaches to either side. Seen along the limb the first side is the
 * left one on the page's right when it hangs down (the front of a leg), the upper one when it runs to the right.
 */
export type Joint = readonly [x: number, y: number, front: number, back?: number];

/** Where a part that was drawn around its own origin sits in the whole. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Radians, clockwise. */
  readonly turn: number;
}

// Skia's path operations lose precision below a hundredth of a unit: figures are modelled about 100 units high.
const STEPS = 4;
const CAP = 6;

/** A smooth closed outline through all knots. All outlines run the same way round, so overlapping ones add up. */
export function outline(knots: readonly Knot[]): Path2D {
  const way = signedArea(knots) >= 0 ? knots : knots.toReversed();
  const path = new Path2D();
  const count = way.length;
  const at = (index: number): Knot => way[(index + count) % count] as Knot;
  path.moveTo(at(0)[0], at(0)[1]);
  for (let index = 0; index < count; index++) {
    const before = at(index - 1);
    const from = at(index);
    const to = at(index + 1);
    const after = at(index + 2);
    const leave = from[2] ? 0 : 1 / 6;
    const arrive = to[2] ? 0 : 1 / 6;
    path.bezierCurveTo(
      from[0] + (to[0] - before[0]) * leave,
      from[1] + (to[1] - before[1]) * leave,
      to[0] - (after[0] - from[0]) * arrive,
      to[1] - (after[1] - from[1]) * arrive,
      to[0],
      to[1],
    );
  }
  path.closePath();
  return path;
}

/** Flesh around a chain of joints, rounded at both ends, at the first alone, or cut off at both. */
export function tube(joints: readonly Joint[], ends: 'round' | 'rounded-root' | 'cut' = 'round'): Path2D {
  const rings = sampleTube(joints);
  const last = rings.at(-1);
  const first = rings[0];
  if (!last || !first) return new Path2D();
  const front: Point[] = rings.map(({ x, y, nx, ny, front: half }) => [x + nx * half, y + ny * half]);
  const back: Point[] = rings.map(({ x, y, nx, ny, back: half }): Point => [x - nx * half, y - ny * half]).toReversed();
  // a point that stands twice makes a corner
  const corner = ([point]: readonly Point[]): Point[] => (point ? [point] : []);
  const end = ends === 'round' ? cap(last, 1) : [...corner(front.slice(-1)), ...corner(back)];
  const root = ends === 'cut' ? [...corner(back.slice(-1)), ...corner(front)] : cap(first, -1);
  return roundedPath([...front, ...end, ...back, ...root]);
}

/** A closed curve that takes the points as handles: smooth with few of them. */
function roundedPath(points: readonly Point[]): Path2D {
  const way = signedArea(points) >= 0 ? points : points.toReversed();
  const path = new Path2D();
  way.forEach((point, index) => {
    const next = way[(index + 1) % way.length] as Point;
    if (index === 0) {
      const before = way.at(-1) as Point;
      path.moveTo((before[0] + point[0]) / 2, (before[1] + point[1]) / 2);
    }
    path.quadraticCurveTo(point[0], point[1], (point[0] + next[0]) / 2, (point[1] + next[1]) / 2);
  });
  path.closePath();
  return path;
}

export function polygonPath(points: readonly Point[]): Path2D {
  const way = signedArea(points) >= 0 ? points : points.toReversed();
  const path = new Path2D();
  way.forEach(([x, y], index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  path.closePath();
  return path;
}

export function ellipsePath(x: number, y: number, radiusX: number, radiusY = radiusX, turn = 0): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, radiusX, radiusY, turn, 0, Math.PI * 2);
  path.closePath();
  return path;
}

/** One outline around all of them. */
export function merge(paths: readonly Path2D[]): Path2D {
  const [first, ...rest] = paths;
  if (!first) return new Path2D();
  return rest.reduce((whole, path) => whole.op(path, PathOp.Union), new Path2D(first));
}

/** All of them as one path to fill, without the cost of `merge`. */
export function together(paths: readonly Path2D[]): Path2D {
  const whole = new Path2D();
  for (const path of paths) whole.addPath(path);
  return whole;
}

export function without(path: Path2D, other: Path2D): Path2D {
  return new Path2D(path).op(other, PathOp.Difference);
}

export function within(path: Path2D, other: Path2D): Path2D {
  return new Path2D(path).op(other, PathOp.Intersect);
}

export function moved(path: Path2D, x: number, y: number): Path2D {
  const result = new Path2D();
  result.addPath(path, { a: 1, b: 0, c: 0, d: 1, e: x, f: y });
  return result;
}

export function placed(path: Path2D, { x, y, scale, turn }: Frame): Path2D {
  const cosine = Math.cos(turn) * scale;
  const sine = Math.sin(turn) * scale;
  const result = new Path2D();
  result.addPath(path, { a: cosine, b: sine, c: -sine, d: cosine, e: x, f: y });
  return result;
}

/** Where a point of a part lies in the whole. */
export function placedPoint([px, py]: Point, { x, y, scale, turn }: Frame): Point {
  const cosine = Math.cos(turn) * scale;
  const sine = Math.sin(turn) * scale;
  return [x + px * cosine - py * sine, y + px * sine + py * cosine];
}

export function boundsOf(paths: readonly Path2D[]): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const path of paths) {
    const [l, t, r, b] = path.computeTightBounds();
    if (r <= l && b <= t) continue;
    left = Math.min(left, l);
    top = Math.min(top, t);
    right = Math.max(right, r);
    bottom = Math.max(bottom, b);
  }
  return { left, top, right, bottom };
}

/** The point that lies `length` from another one; 0° hangs down, positive angles swing to the right. */
export function reach([x, y]: Point, length: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.sin(angle) * length, y + Math.cos(angle) * length];
}

export function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

interface Ring {
  readonly x: number;
  readonly y: number;
  readonly nx: number;
  readonly ny: number;
  readonly front: number;
  readonly back: number;
}

function sampleTube(joints: readonly Joint[]): Ring[] {
  const at = (index: number): Joint => joints[Math.min(joints.length - 1, Math.max(0, index))] as Joint;
  const centres: [number, number, number, number][] = [];
  for (let index = 0; index < joints.length - 1; index++) {
    const four = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const;
    const steps = index === joints.length - 2 ? STEPS + 1 : STEPS;
    for (let step = 0; step < steps; step++) {
      const t = step / STEPS;
      const value = (pick: (joint: Joint) => number): number =>
        spline(pick(four[0]), pick(four[1]), pick(four[2]), pick(four[3]), t);
      centres.push([
        value((joint) => joint[0]),
        value((joint) => joint[1]),
        Math.max(
          0.01,
          value((joint) => joint[2]),
        ),
        Math.max(
          0.01,
          value((joint) => joint[3] ?? joint[2]),
        ),
      ]);
    }
  }
  return centres.map(([x, y, front, back], index) => {
    const before = centres[Math.max(0, index - 1)] as (typeof centres)[number];
    const after = centres[Math.min(centres.length - 1, index + 1)] as (typeof centres)[number];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    return { x, y, nx: (after[1] - before[1]) / length, ny: -(after[0] - before[0]) / length, front, back };
  });
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

function cap({ x, y, nx, ny, front, back }: Ring, way: 1 | -1): Point[] {
  const points: Point[] = [];
  const forwardX = -ny * way;
  const forwardY = nx * way;
  const half = (front + back) / 2;
  const middle = ((front - back) / 2) * way;
  for (let step = 1; step < CAP; step++) {
    const angle = (step / CAP) * Math.PI;
    const across = Math.cos(angle) * half + middle;
    const along = Math.sin(angle) * half;
    points.push([x + nx * way * across + forwardX * along, y + ny * way * across + forwardY * along]);
  }
  return points;
}

function signedArea(points: readonly (Point | Knot)[]): number {
  let area = 0;
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] as Point;
    area += x * nextY - nextX * y;
  });
  return area;
}
