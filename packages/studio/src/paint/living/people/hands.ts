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
import type { Arm, Skeleton } from './skeleton.js';

/** A hand in a pocket: its opening lies over the wrist. */
export function paintPocket(context: Context, { body }: Skeleton, arm: Arm, cloth: Rgb, light: FormLight): void {
  const k = body.limb;
  const tones = tonesOf(cloth);
  const [x, y] = [arm.wrist[0], arm.wrist[1] + 2.4 * k];
  fillModelled(
    context,
    outline([
      [x - 5.4 * k, y - 3 * k],
      [x + 5 * k, y - 4.4 * k],
      [x + 6 * k, y + 6 * k],
      [x, y + 9 * k],
      [x - 6 * k, y + 6 * k],
    ]),
    tones,
    light,
  );
  fillStroke(
    context,
    [
      [x - 5.6 * k, y - 2.6 * k],
      [x, y - 3.4 * k],
      [x + 5.4 * k, y - 4.4 * k],
    ],
    1.5 * k,
    tones.deep,
    0.8,
  );
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
