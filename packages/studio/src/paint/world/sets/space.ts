import type { Random } from '../../kit/random.js';
import type { Context, Point } from '../../kit/shapes.js';
import type { View } from '../view.js';

/** Metres: to the right of the middle, above the ground, away from the viewer. */
export type Point3 = readonly [x: number, up: number, away: number];
export type Range = readonly [from: number, to: number];

/** How a place is looked at. */
export interface Lens {
  /** Height of the eyes over the ground in metres. */
  readonly eye?: number;
  /** How far away the ground is that the lower edge of the picture shows. */
  readonly near?: number;
  /** Where the haze has taken everything. */
  readonly range?: number;
  /** How far away the back wall of a room is: nothing stands beyond. */
  readonly wall?: number;
}

/** The pen that builds places out of solids, in metres and in one-point perspective. */
export interface SetPen {
  readonly context: Context;
  readonly view: View;
  readonly random: Random;
  readonly eye: number;
  readonly near: number;
  readonly wall: number;
  point(x: number, up: number, away: number): Point;
  /** Pixels of a metre at that distance. */
  scale(away: number): number;
  /** Metres from the middle to the picture's edge at that distance. */
  edge(away: number): number;
  /** Metres from the ground to the picture's upper edge at that distance. */
  ceiling(away: number): number;
  /** How much haze lies before it, 0 to 1. */
  depth(away: number): number;
  /** The same pen on another layer. */
  on(context: Context): SetPen;
}

/** What a lens has that says nothing of it, in metres. */
export const EYE = 1.7;
export const NEAR = 3;
const WALL = 8;

export function createSetPen(context: Context, view: View, random: Random, lens: Lens = {}): SetPen {
  const { eye = EYE, near = NEAR, range = 60, wall = WALL } = lens;
  const focal = ((view.height - view.horizon) * near) / eye;
  const middle = view.width / 2;
  const scale = (away: number): number => focal / Math.max(0.2, away);
  return {
    context,
    view,
    random,
    eye,
    near,
    wall,
    scale,
    point: (x, up, away) => [middle + x * scale(away), view.horizon + (eye - up) * scale(away)],
    edge: (away) => middle / scale(away),
    ceiling: (away) => eye + view.horizon / scale(away),
    depth: (away) => Math.min(0.88, (Math.max(0, away - near) / range) ** 0.75),
    on: (other) => createSetPen(other, view, random, lens),
  };
}
