import type { Path2D } from '@napi-rs/canvas';
import type { Point } from '../../kit/shapes.js';
import { reach, tube } from '../form/outline.js';
import type { Joint } from '../form/outline.js';
import type { TailAnatomy, TailKind } from './anatomy.js';

export interface PosedTail {
  readonly path: Path2D;
  readonly tip: Path2D;
  readonly joints: readonly Joint[];
}

/** Widths along the tail, as shares of its own width, from root to end. */
const profiles: Record<TailKind, readonly number[]> = {
  hair: [0.62, 0.6, 0.8, 1, 0.95, 0.7, 0.12],
  brush: [0.72, 0.74, 0.9, 1, 1, 0.72, 0.06],
  tuft: [0.5, 0.34, 0.28, 0.26, 0.28, 1, 0.12],
  thin: [1, 0.85, 0.75, 0.66, 0.6, 0.55, 0.4],
  scut: [0.8, 1, 1, 0.9, 0.6, 0.3, 0.08],
  curl: [1, 0.95, 0.9, 0.8, 0.72, 0.62, 0.3],
  stub: [1, 0.95, 0.8, 0.6, 0.4, 0.2, 0.05],
  thick: [1, 0.86, 0.7, 0.55, 0.4, 0.26, 0.08],
};

export function poseTail({ kind, length, width, angle, bend }: TailAnatomy, root: Point, swing: number): PosedTail {
  const widths = profiles[kind];
  const steps = widths.length - 1;
  const joints: Joint[] = [];
  let at = root;
  for (let step = 0; step <= steps; step++) {
    joints.push([at[0], at[1], (widths[step] as number) * width]);
    at = reach(at, length / steps, angle + swing + bend * (step / steps));
  }
  const tipFrom = kind === 'tuft' ? 4 : 4;
  return { path: tube(joints), tip: tube(joints.slice(tipFrom)), joints };
}
