import type { Path2D } from '@napi-rs/canvas';
import type { Rgb } from '../../../kit/colour.js';
import type { Bounds, FormLight } from '../../../kit/form.js';
import type { Context, Point } from '../../../kit/shapes.js';
import { fillModelled, fillPath, fillStroke, inFrame } from '../../form/modelling.js';
import { boundsOf, ellipsePath, outline, placedPoint, tube } from '../../form/outline.js';
import type { Frame, Knot } from '../../form/outline.js';
import { tonesOf } from '../../form/tones.js';

/** `main` is the colour that was said of the thing. */
export type Ink = Rgb | { readonly main: Rgb };

/** One stroke of a thing. Centimetres, y down, the origin where it is held (or where it stands). */
export interface Part {
  readonly path: Path2D;
  readonly ink: Ink;
  readonly flat?: true;
  /** It leaves the box of who has it: a cord to the ceiling. */
  readonly beyond?: true;
  readonly stroke?: { readonly points: readonly Point[]; readonly width: number };
}

export const main = (usual: Rgb): Ink => ({ main: usual });

export const rod = (ink: Ink, radius: number, ...points: Point[]): Part => ({
  path: tube(points.map(([x, y]) => [x, y, radius])),
  ink,
});

export const disc = (ink: Ink, x: number, y: number, radius: number, high = radius): Part => ({
  path: ellipsePath(x, y, radius, high),
  ink,
});

/** A closed form with round corners; a knot with `true` is sharp. */
export const form = (ink: Ink, ...knots: Knot[]): Part => ({ path: outline(knots), ink });

export const plane = (ink: Ink, ...corners: Point[]): Part => ({
  path: outline(corners.map(([x, y]): Knot => [x, y, true])),
  ink,
});

export const box = (ink: Ink, left: number, top: number, right: number, bottom: number): Part =>
  plane(ink, [left, top], [right, top], [right, bottom], [left, bottom]);

/** A mark without modelling: letters, strings, seams. */
export const line = (ink: Ink, width: number, ...points: Point[]): Part => ({
  path: tube(points.map(([x, y]) => [x, y, width / 2])),
  ink,
  flat: true,
});

export const beyond = (part: Part): Part => ({ ...part, beyond: true });

export const ring = (ink: Ink, width: number, x: number, y: number, radius: number, high = radius): Part => {
  const points = Array.from({ length: 25 }, (_, index): Point => {
    const angle = (index / 24) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * high];
  });
  return { path: ellipsePath(x, y, radius + width / 2, high + width / 2), ink, stroke: { points, width } };
};

const inkOf = (ink: Ink, said: Rgb | undefined): Rgb => ('main' in ink ? (said ?? ink.main) : ink);

export function paintParts(
  context: Context,
  parts: readonly Part[],
  at: Frame,
  light: FormLight,
  said: Rgb | undefined,
): void {
  inFrame(context, at, () => {
    for (const { path, ink, flat, stroke } of parts) {
      const colour = inkOf(ink, said);
      if (stroke) fillStroke(context, stroke.points, stroke.width, colour);
      else if (flat) fillPath(context, path, colour);
      else fillModelled(context, path, tonesOf(colour), light);
    }
  });
}

const known = new WeakMap<readonly Part[], Bounds>();

/** The corners of what is painted. */
export function cornersOf(parts: readonly Part[], at: Frame): Point[] {
  let bounds = known.get(parts);
  if (!bounds) {
    bounds = boundsOf(parts.filter((part) => !part.beyond).map(({ path }) => path));
    known.set(parts, bounds);
  }
  const { left, right, top, bottom } = bounds;
  return (
    [
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
    ] as const
  ).map((corner) => placedPoint(corner, at));
}
