import { createCanvas } from '@napi-rs/canvas';
import type { Context, Point } from '../../kit/shapes.js';
import { eyeLevel } from './formed-shell.js';
import type { Shell } from './formed-shell.js';

/** Into so many pieces the foot of a bent wall is cut. */
const PIECES = 48;
/** What grows by less from its one side to the other faces us. */
const FACES = 0.02;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How far below our eyes the foot of the wall is, there. */
function depthAt({ plan, wall }: Shell, eye: number, x: number): number {
  const pieces = plan.bent ? PIECES : plan.walled - 1;
  const foot = Array.from({ length: pieces + 1 }, (_, step): Point => wall(step / pieces, 0));
  const at = foot.findIndex(([end]) => end >= x);
  const [from, to] = [foot[Math.max(0, at - 1)], foot[at < 0 ? pieces : at]] as [Point, Point];
  const share = to[0] > from[0] ? Math.min(1, Math.max(0, (x - from[0]) / (to[0] - from[0]))) : 0;
  return from[1] + (to[1] - from[1]) * share - eye;
}

/** Paints what is in a wall as that runs: where it comes towards us a door is higher than at its far side. */
export function paintTurnedToWall(
  context: Context,
  shell: Shell,
  height: number,
  { left, top, width, height: high }: Box,
  paint: (context: Context) => void,
): void {
  const eye = eyeLevel(height);
  const middle = depthAt(shell, eye, left + width / 2);
  const grows = (x: number): number => depthAt(shell, eye, x) / middle;
  if (Math.abs(grows(left + width) - grows(left)) < FACES) return paint(context);
  const sheet = createCanvas(Math.ceil(width), Math.ceil(high));
  const sketch = sheet.getContext('2d');
  sketch.translate(-left, -top);
  paint(sketch);
  for (let column = 0; column < sheet.width; column++) {
    const by = grows(left + column + 0.5);
    context.drawImage(sheet, column, 0, 1, sheet.height, left + column, eye + (top - eye) * by, 1, sheet.height * by);
  }
}
