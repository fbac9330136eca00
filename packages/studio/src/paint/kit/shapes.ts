import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from './random.js';

export type Context = SKRSContext2D;
export type Point = readonly [x: number, y: number];

/** A polygon; closes itself. Begins a new path. */
export function polygon(context: Context, points: readonly Point[]): void {
  context.beginPath();
  points.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  context.closePath();
}

/** A smooth closed curve through the middle of every edge: the corners become its handles. Begins a new path. */
export function smoothClosed(context: Context, points: readonly Point[]): void {
  context.beginPath();
  const count = points.length;
  for (let index = 0; index <= count; index++) {
    const [x, y] = points[index % count] as Point;
    const [nextX, nextY] = points[(index + 1) % count] as Point;
    const middleX = (x + nextX) / 2;
    const middleY = (y + nextY) / 2;
    if (index === 0) context.moveTo(middleX, middleY);
    else context.quadraticCurveTo(x, y, middleX, middleY);
  }
  context.closePath();
}

/** A smooth open line through all points (Catmull-Rom). Continues the current path when `begin` is false. */
export function smoothLine(context: Context, points: readonly Point[], begin = true): void {
  const first = points[0];
  if (!first) return;
  if (begin) {
    context.beginPath();
    context.moveTo(first[0], first[1]);
  } else context.lineTo(first[0], first[1]);
  for (let index = 0; index < points.length - 1; index++) {
    const before = points[Math.max(0, index - 1)] as Point;
    const from = points[index] as Point;
    const to = points[index + 1] as Point;
    const after = points[Math.min(points.length - 1, index + 2)] as Point;
    context.bezierCurveTo(
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    );
  }
}

export function ellipse(context: Context, x: number, y: number, radiusX: number, radiusY = radiusX, turn = 0): void {
  context.beginPath();
  context.ellipse(x, y, Math.abs(radiusX), Math.abs(radiusY), turn, 0, Math.PI * 2);
}

export function roundedBox(
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  context.beginPath();
  context.roundRect(x, y, width, height, Math.min(radius, width / 2, height / 2));
}

/** A limb or trunk: a line with a width at each end, rounded at both. Begins a new path. */
export function limb(context: Context, from: Point, to: Point, widthFrom: number, widthTo: number): void {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const sine = Math.sin(angle);
  const cosine = Math.cos(angle);
  context.beginPath();
  context.moveTo(from[0] + (sine * widthFrom) / 2, from[1] - (cosine * widthFrom) / 2);
  context.lineTo(to[0] + (sine * widthTo) / 2, to[1] - (cosine * widthTo) / 2);
  context.arc(to[0], to[1], widthTo / 2, angle - Math.PI / 2, angle + Math.PI / 2);
  context.lineTo(from[0] - (sine * widthFrom) / 2, from[1] + (cosine * widthFrom) / 2);
  context.arc(from[0], from[1], widthFrom / 2, angle + Math.PI / 2, angle - Math.PI / 2);
  context.closePath();
}

/** A lumpy round outline: bushes, clouds, stones. Points for `smoothClosed`. */
export function blob(
  random: Random,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  lumps = 9,
  roughness = 0.2,
): Point[] {
  return Array.from({ length: lumps }, (_, index): Point => {
    const angle = (index / lumps) * Math.PI * 2;
    const reach = 1 + random.between(-roughness, roughness);
    return [x + Math.cos(angle) * radiusX * reach, y + Math.sin(angle) * radiusY * reach];
  });
}

/** A ridge from left to right by midpoint displacement: heights from 0 to 1, 2^rounds + 1 of them. */
export function ridge(random: Random, rounds: number, roughness = 0.5): number[] {
  let heights = [random.between(0.2, 0.8), random.between(0.2, 0.8)];
  let reach = 0.5;
  for (let round = 0; round < rounds; round++) {
    const finer: number[] = [];
    for (let index = 0; index < heights.length - 1; index++) {
      const left = heights[index] as number;
      const right = heights[index + 1] as number;
      finer.push(left, (left + right) / 2 + random.between(-reach, reach));
    }
    finer.push(heights.at(-1) as number);
    heights = finer;
    reach *= roughness;
  }
  const low = Math.min(...heights);
  const high = Math.max(...heights);
  return heights.map((height) => (height - low) / (high - low || 1));
}
