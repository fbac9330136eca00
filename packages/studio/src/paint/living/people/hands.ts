import type { Path2D } from '@napi-rs/canvas';
import type { Rgb } from '../../kit/colour.js';
import { mix } from '../../kit/colour.js';
import type { FormLight } from '../../kit/form.js';
import type { Context, Point } from '../../kit/shapes.js';
import { fillCore, fillModelled, fillStroke, frame, inFrame } from '../form/modelling.js';
import { between, outline, placed, together, tube } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import type { Tones } from '../form/tones.js';
import type { HandShape } from './poses.js';
import type { Proportions } from './proportions.js';
import type { Arm, Leg, Skeleton } from './skeleton.js';

/** The arm whose hand is in the pocket of what covers this leg: it ends within the thigh, not beside it. */
export function pocketed({ body }: Skeleton, arm: Arm, { hip, knee }: Leg): Arm {
  const k = body.limb;
  const down = between(hip, knee, 0.16);
  const outward = Math.sign(arm.elbow[0] - hip[0]) || -1;
  return { ...arm, wrist: [down[0] + outward * 4.6 * k, down[1]] };
}

/** A hand in a pocket: the cloth of the thigh lies over it, open above along a slanting seam. */
export function paintPocket(
  context: Context,
  { body }: Skeleton,
  arm: Arm,
  leg: Leg,
  cloth: Rgb,
  light: FormLight,
): void {
  const k = body.limb;
  const tones = tonesOf(cloth);
  const { hip, knee } = leg;
  const [x, y] = arm.wrist;
  const side = Math.sign(x - hip[0]) || -1;
  const end = between(hip, knee, 0.5);
  const thigh = tube([
    [hip[0], hip[1], 10.2 * k],
    [end[0], end[1], 9 * k],
  ]);
  const seam: Point[] = [
    [x + side * 7 * k, y + 1.6 * k],
    [x, y - 1.2 * k],
    [x - side * 6 * k, y - 4.4 * k],
  ];
  context.save();
  context.clip(thigh);
  fillModelled(
    context,
    outline([...seam, [x - side * 8 * k, y + 6 * k], [x - side * 3 * k, y + 13 * k], [x + side * 8 * k, y + 12 * k]]),
    tones,
    light,
  );
  fillStroke(context, seam, 1.5 * k, tones.deep, 0.8);
  context.restore();
}

/** Hands around the wrist, fingers along +x, the thumb above. */
const hands: Record<Exclude<HandShape, 'hidden'>, () => Path2D[]> = {
  relaxed: () => [
    outline([
      [-2, -2.9],
      [3, -3.6],
      [7, -3.9],
      [11.5, -3.2],
      [15.4, -1.2],
      [16.6, 1.2],
      [14.6, 2.9],
      [10.5, 3.9],
      [5, 3.7],
      [-2, 2.9],
    ]),
    outline([
      [2.5, -3],
      [6, -5],
      [9.6, -6],
      [10.8, -5],
      [9, -3.4],
      [6, -2],
    ]),
  ],
  open: () => [
    outline([
      [-2, -2.9],
      [3, -3.8],
      [7.5, -4.4],
      [8.8, 0],
      [8, 4],
      [4, 3.8],
      [-2, 2.9],
    ]),
    tube([
      [3, -3, 1.6],
      [6.4, -6, 1.4],
      [8.6, -8.6, 1],
    ]),
    tube([
      [7, -3.4, 1.5],
      [12, -5.2, 1.3],
      [15.2, -6.4, 1],
    ]),
    tube([
      [7.6, -1.2, 1.5],
      [13, -1.9, 1.35],
      [17, -2.4, 1],
    ]),
    tube([
      [7.6, 1.2, 1.5],
      [13, 1.4, 1.3],
      [16.4, 1.6, 1],
    ]),
    tube([
      [6.8, 3.2, 1.4],
      [11, 4.4, 1.2],
      [13.6, 5.2, 0.9],
    ]),
  ],
  grip: () => [
    outline([
      [-2, -2.9],
      [2.4, -4],
      [6.4, -4.6],
      [10, -3.4],
      [11, 0],
      [9.6, 3.6],
      [5.6, 4.6],
      [1.6, 3.8],
      [-2, 2.9],
    ]),
    outline([
      [3, -3.6],
      [6, -6],
      [9, -4.6],
      [8.4, -2],
      [5, -1.4],
    ]),
  ],
};

export function paintHand(
  context: Context,
  arm: Arm,
  body: Proportions,
  tones: Tones,
  light: FormLight,
  detail: number,
): void {
  if (arm.hand === 'hidden') return;
  const scale = body.hand / 17;
  const at = frame(arm.wrist[0], arm.wrist[1], scale, 90 - arm.angle);
  const paths = hands[arm.hand]().map((path) => placed(path, at));
  fillModelled(context, together(paths), tones, light);
  fillCore(context, paths[0] as Path2D, tones.shade, light, 1.3 * scale);
  if (detail < 0.2) return;
  inFrame(context, at, () => {
    const lines: Point[][] =
      arm.hand === 'grip'
        ? [
            [
              [6.5, -2],
              [10, -1.4],
            ],
            [
              [6.5, 0.6],
              [10.4, 0.9],
            ],
            [
              [6, 2.8],
              [9.2, 2.9],
            ],
          ]
        : arm.hand === 'relaxed'
          ? [
              [
                [9, -0.8],
                [15.4, 0],
              ],
              [
                [8.6, 1.4],
                [13.6, 2],
              ],
            ]
          : [];
    for (const line of lines)
      fillStroke(
        context,
        [line[0] as Point, between(line[0] as Point, line[1] as Point, 0.5), line[1] as Point],
        0.8,
        mix(tones.deep, tones.shade, 0.3),
        0.6,
      );
  });
}
