import type { Drawable } from '../../drawable.js';
import { css } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';

/** How high the water is in a tank, and its pane before us, in heights of the whole; what is behind is narrower by so much on each side. */
const [WATER, FRONT, INSET] = [0.8, 0.88, 0.06];

/** A tank of glass for what swims, where there is no water for it: gravel, water, and the light on its panes. */
export function createNearTank(aspect: number): Drawable {
  const half = aspect / 2;
  return {
    concept: 'near-tank',
    kind: 'object',
    habitat: 'tabletop',
    height: 0.4,
    aspect,
    paint(context, { light, random }) {
      const water = context.createLinearGradient(0, -WATER, 0, 0);
      water.addColorStop(0, css([176, 222, 232]));
      water.addColorStop(1, css([78, 152, 182]));
      // we look over its rim: the pane behind, and the water between both
      context.fillStyle = css([214, 232, 236], 0.5);
      level(context, half, FRONT, 1);
      context.fillStyle = css([226, 240, 242], 0.55);
      context.fillRect(-half, -FRONT, aspect, FRONT);
      context.fillStyle = water;
      context.fillRect(-half, -WATER, aspect, WATER);
      context.fillStyle = css([206, 238, 244], 0.92);
      level(context, half, WATER, WATER + (1 - FRONT));
      context.fillStyle = css([240, 250, 252], 0.85);
      context.fillRect(-half, -WATER, aspect, 0.02);
      context.save();
      context.beginPath();
      context.rect(-half, -FRONT, aspect, FRONT);
      context.clip();
      const stones = random.fork('gravel');
      const step = 0.045;
      for (let x = -half + step / 2; x < half; x += step) {
        const tone = stones.between(0, 34);
        context.fillStyle = css([196 - tone, 176 - tone, 146 - tone]);
        context.beginPath();
        context.ellipse(x, -0.03, step * 0.62, 0.035 + stones.around(0.008), 0, 0, Math.PI * 2);
        context.fill();
      }
      // the light falls across the panes
      context.fillStyle = css([255, 255, 255], 0.16);
      for (const [at, wide] of [
        [0.16, 0.16],
        [0.4, 0.06],
      ] as const) {
        const x = (light.side >= 0 ? 1 : -1) * half * (1 - at * 2);
        context.beginPath();
        context.moveTo(x, -FRONT);
        context.lineTo(x + wide, -FRONT);
        context.lineTo(x + wide - 0.4, 0);
        context.lineTo(x - 0.4, 0);
        context.fill();
      }
      context.restore();
      context.strokeStyle = css([66, 88, 96], 0.85);
      context.lineWidth = 0.018;
      level(context, half - 0.012, FRONT, 1 - 0.009, true);
      context.lineWidth = 0.03;
      context.strokeRect(-half + 0.015, -FRONT + 0.015, aspect - 0.03, FRONT - 0.03);
    },
  };
}

/** What is level in it, seen from a little above: narrower behind. */
function level(context: Context, half: number, front: number, back: number, line = false): void {
  context.beginPath();
  context.moveTo(-half, -front);
  context.lineTo(-half + INSET, -back);
  context.lineTo(half - INSET, -back);
  context.lineTo(half, -front);
  context.closePath();
  if (line) context.stroke();
  else context.fill();
}
