import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import { tone } from '../parts/tone.js';

/** How high an aircraft stands on its wheels, in its own height. */
const LIFT = 0.13;

/** An airliner on the ground: the same with its landing gear down, on which it stands. */
export function onWheels(drawable: Drawable): Drawable {
  const share = 1 - LIFT;
  const aspect = drawable.aspect * share;
  const parked: Drawable = {
    ...drawable,
    aspect,
    variant: () => parked,
    paint(context, brush) {
      const pen = createPen(context, brush);
      const steel = hex('#8d939c');
      for (const [x, radius, near] of [
        [-0.075, 0.042, false],
        [0.375, 0.042, false],
        [-0.02, 0.05, true],
        [0.385, 0.044, true],
      ] as const) {
        const at = x * aspect;
        pen.limb([at, -0.42], [at, -radius], 0.03, 0.026, tone(steel, near ? 0 : -1.4));
        for (const step of [-0.6, 0.6]) {
          pen.oval(at + step * radius, -radius, radius, radius, hex(near ? '#2a2c33' : '#3c3f47'));
          pen.oval(at + step * radius, -radius, radius * 0.42, radius * 0.42, tone(steel, 0.6));
        }
      }
      context.save();
      context.translate(0, -LIFT);
      context.scale(share, share);
      drawable.paint(context, brush);
      context.restore();
    },
  };
  return parked;
}
