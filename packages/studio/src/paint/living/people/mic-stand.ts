import type { FormLight } from '../../kit/form.js';
import type { Context, Point } from '../../kit/shapes.js';
import { fillModelled } from '../form/modelling.js';
import { ellipsePath, tube } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';

const [STEEL, MESH] = [tonesOf([74, 76, 86]), tonesOf([164, 168, 178])];
/** How far before a mouth one sings into it. */
const AHEAD = 7;

/** Who has no hands sings into a microphone that stands on the ground, as high as the mouth. */
export function paintMicStand(context: Context, [x, y]: Point, light: FormLight): void {
  const [head, foot]: readonly [Point, Point] = [
    [x + AHEAD, y + 2],
    [x + AHEAD + 8, -1],
  ];
  fillModelled(context, ellipsePath(foot[0], foot[1], 12, 3.4), STEEL, light);
  fillModelled(
    context,
    tube([
      [...foot, 1.3],
      [foot[0] + 0.4, head[1] + 16, 1.3],
      [head[0] + 3, head[1] + 6, 2.2],
    ]),
    STEEL,
    light,
  );
  fillModelled(context, ellipsePath(...head, 5.4), MESH, light);
}

/** The room that it needs beside a mouth. */
export const micStandReach = ([x]: Point): number => x + AHEAD + 22;
