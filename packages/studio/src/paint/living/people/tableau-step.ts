import type { Part } from './carried/pen.js';
import type { FigurePose } from './poses.js';

/** Somebody of a tableau: the first does what is done, the others have it done to them or watch. */
export interface Member {
  readonly who: number;
  readonly x: number;
  readonly y?: number;
  readonly mirrored?: true;
  /** Without one: the pose of the act, with what is in its hands. */
  readonly pose?: FigurePose;
  /** What the act has in its hands is in theirs, whatever the pose. */
  readonly holds?: true;
  /** Words for this one alone. */
  readonly words?: readonly string[];
  /** Which of two sides they play for. */
  readonly side?: 0 | 1;
  /** On a seat that is as high as people's knees: children sit on it too. */
  readonly seated?: true;
  /** No more than this of them is seen: left, top, right, bottom. */
  readonly seen?: readonly [number, number, number, number];
}

/** Things that stand there. */
export interface Furnishing {
  readonly x: number;
  readonly y: number;
  readonly parts: readonly Part[];
  /** Whom it is on: for a child it is smaller. */
  readonly on?: number;
}
export type TableauStep = Member | Furnishing;

export type TableauOf = (count: number, young: boolean) => readonly TableauStep[];

export const at = (x: number, y: number, parts: readonly Part[]): Furnishing => ({ x, y, parts });

/** Places side by side, the middle of them at 0. */
export const seats = (count: number, step: number): number[] =>
  Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * step);
