import type { Rgb } from '../../kit/colour.js';
import type { Lanes } from '../elements/lanes.js';
import { patch } from './solids.js';
import type { Range, SetPen } from './space.js';

/** How far away the ground is at that height of the picture, in metres. */
export function awayAt(pen: SetPen, y: number): number {
  return (pen.eye * pen.scale(1)) / Math.max(1, y - pen.view.horizon);
}

/** A strip of ground from edge to edge, or parts of it as shares of half the width. */
export function strip(pen: SetPen, { top, bottom }: Lanes, colour: Rgb, parts: readonly Range[] = [[-1, 1]]): void {
  const [far, near] = [awayAt(pen, top), awayAt(pen, bottom)];
  const half = pen.edge(far) * 1.05;
  for (const [left, right] of parts) patch(pen, [left * half, right * half], [near, far], colour, 'lit');
}

/** A road from edge to edge, with its verge and its marks. */
export function roadAcross(
  pen: SetPen,
  { top, bottom }: Lanes,
  paint: { readonly road: Rgb; readonly verge: Rgb; readonly line?: Rgb; readonly edge?: Rgb },
): void {
  const high = bottom - top;
  const part = (from: number, to: number): Lanes => ({ top: top + high * from, bottom: top + high * to });
  strip(pen, part(-0.08, 1.12), paint.verge);
  strip(pen, part(0, 1), paint.road);
  if (pen.view.snowy) return;
  if (paint.edge) for (const from of [0.04, 0.92]) strip(pen, part(from, from + 0.03), paint.edge);
  const marks = Array.from({ length: 9 }, (_, index): Range => [-1 + index * 0.235, -0.87 + index * 0.235]);
  if (paint.line) strip(pen, part(0.4, 0.45), paint.line, marks);
}
