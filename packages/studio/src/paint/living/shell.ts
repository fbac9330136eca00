import type { Rgb } from '../kit/colour.js';
import { lighten, mix } from '../kit/colour.js';
import type { FormLight } from '../kit/form.js';
import type { Context } from '../kit/shapes.js';
import { fillModelled, fillPath, inside } from './form/modelling.js';
import { ellipsePath, polygonPath } from './form/outline.js';
import { tonesOf } from './form/tones.js';
import type { Skeleton } from './people/skeleton.js';

/** The belly of who has a shell. */
export const PLASTRON: Rgb = [224, 206, 150];
const HORN: Rgb = [122, 88, 52];

/** The shell on the back of a turtle that stands up: its rim is seen on both sides of the body, more of it behind. */
export function paintShell(context: Context, skeleton: Skeleton, coat: Rgb, light: FormLight): void {
  const { trunk, trunkHalf } = skeleton;
  const [headX, headY] = trunk(0, 1.04);
  const [footX, footY] = trunk(0, -0.12);
  const [wide, high] = [trunkHalf(0.5) * 1.85, Math.hypot(headX - footX, headY - footY) / 2];
  const [x, y] = [(headX + footX) / 2 - wide * 0.22, (headY + footY) / 2];
  const lean = Math.atan2(headX - footX, footY - headY);
  const colour = mix(HORN, coat, 0.25);
  const shell = ellipsePath(x, y, wide, high * 1.06, lean);
  fillModelled(context, shell, tonesOf(lighten(colour, -0.06)), light, { core: 4 });
  inside(context, shell, () => {
    fillPath(context, ellipsePath(x, y, wide * 0.84, high * 0.9, lean), colour);
    // the plates along its edge
    for (let plate = 0; plate < 14; plate++) {
      const angle = (plate / 14) * Math.PI * 2;
      const at = (turn: number, share: number): [number, number] => [
        x + Math.cos(angle + turn) * wide * share,
        y + Math.sin(angle + turn) * high * 1.06 * share,
      ];
      fillPath(
        context,
        polygonPath([at(-0.17, 0.6), at(0.17, 0.6), at(0.19, 0.84), at(-0.19, 0.84)]),
        lighten(colour, 0.1),
      );
    }
  });
}
