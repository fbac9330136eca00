import type { Rgb } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import type { Pen } from './pen.js';
import { faint, tone } from './tone.js';

/** How much of a level circle shows: everything is seen from a little above. */
export const TILT = 0.3;

/** A solid of revolution: radii at heights from the foot (y 0) up. The outline runs smoothly through them. */
export function turned(profile: readonly Point[], x = 0, tilt = TILT): string {
  const foot = profile[0] as Point;
  const head = profile.at(-1) as Point;
  const right = profile.map(([radius, y]): Point => [x + radius, y]);
  const left = profile.map(([radius, y]): Point => [x - radius, y]).toReversed();
  const bend = (points: readonly Point[]): string =>
    points
      .slice(1)
      .map((to, index) => {
        const from = points[index] as Point;
        const before = points[Math.max(0, index - 1)] as Point;
        const after = points[Math.min(points.length - 1, index + 2)] as Point;
        return `C${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6} ${to[0] - (after[0] - from[0]) / 6} ${to[1] - (after[1] - from[1]) / 6} ${to[0]} ${to[1]}`;
      })
      .join('');
  return (
    `M${x + foot[0]} ${foot[1]}${bend(right)}` +
    `A${head[0]} ${head[0] * tilt} 0 0 0 ${x - head[0]} ${head[1]}${bend(left)}` +
    `A${foot[0]} ${foot[0] * tilt} 0 0 0 ${x + foot[0]} ${foot[1]}Z`
  );
}

/** A straight or tapering cylinder from foot to head, with its lid when `lid` is given. */
export function paintCylinder(
  pen: Pen,
  x: number,
  foot: number,
  head: number,
  footRadius: number,
  headRadius: number,
  colour: Rgb,
  lid?: Rgb,
  tilt = TILT,
): void {
  const outline = turned(
    [
      [footRadius, foot],
      [headRadius, head],
    ],
    x,
    tilt,
  );
  const reach = Math.max(footRadius, headRadius);
  pen.shape(outline, pen.roll(colour, x - reach, x + reach));
  if (lid)
    pen.oval(
      x,
      head,
      headRadius,
      headRadius * tilt,
      pen.face(lid, x - headRadius, head - headRadius * tilt, x + headRadius, head + headRadius * tilt, 0.7),
    );
}

export interface BoxFaces {
  readonly front: readonly [Point, Point, Point, Point];
  readonly side: readonly [Point, Point, Point, Point];
  readonly top: readonly [Point, Point, Point, Point];
}

/** A box in three-quarter view: its front from `left` to `right`, its side receding by (depthX, depthY). */
export function boxFaces(
  left: number,
  right: number,
  foot: number,
  head: number,
  depthX: number,
  depthY: number,
): BoxFaces {
  const near = depthX >= 0 ? right : left;
  return {
    front: [
      [left, foot],
      [right, foot],
      [right, head],
      [left, head],
    ],
    side: [
      [near, foot],
      [near + depthX, foot + depthY],
      [near + depthX, head + depthY],
      [near, head],
    ],
    top: [
      [left, head],
      [right, head],
      [right + depthX, head + depthY],
      [left + depthX, head + depthY],
    ],
  };
}

/** Paints such a box with light on each plane. */
export function paintBox(pen: Pen, faces: BoxFaces, colour: Rgb): void {
  const { front, side, top } = faces;
  const turn = side[1][0] >= side[0][0] ? 1 : -1;
  pen.shape(top, tone(colour, 1.5));
  pen.shape(side, tone(colour, pen.facing(turn * 0.95)));
  pen.shape(
    front,
    pen.face(tone(colour, pen.facing(-turn * 0.25)), front[3][0], front[3][1], front[1][0], front[1][1], 0.6),
  );
}

/** The soft dark where two bodies meet. */
export function paintContact(pen: Pen, x: number, y: number, radiusX: number, radiusY: number, strength = 0.35): void {
  pen.at(x, y, () => pen.glow(0, 0, 1, [24, 18, 52], strength), radiusX, radiusY);
}

/** A soft highlight on something glossy. */
export function paintGloss(
  pen: Pen,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  strength = 0.7,
  turn = 0,
): void {
  pen.at(
    x,
    y,
    () => {
      pen.glow(0, 0, 1, [255, 252, 240], strength);
      pen.oval(0, 0, 0.42, 0.42, faint([255, 255, 250], strength * 0.55));
    },
    radiusX,
    radiusY,
    turn,
  );
}
