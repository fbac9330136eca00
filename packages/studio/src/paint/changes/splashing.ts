import type { Drawable } from '../drawable.js';
import { createRandom } from '../kit/random.js';
import type { Context } from '../kit/shapes.js';

const DROPS = 34;

function drop(context: Context, x: number, y: number, size: number, lean: number): void {
  context.beginPath();
  context.moveTo(x + lean * size * 2.4, y - size * 2.4);
  context.quadraticCurveTo(x + size * 1.1, y - size * 0.4, x + size, y);
  context.arc(x, y, size, 0, Math.PI);
  context.quadraticCurveTo(x - size * 1.1, y - size * 0.4, x + lean * size * 2.4, y - size * 2.4);
  context.fill();
}

/** Of water: drops fly off it, and it rises from a splash. What it is made of gives all of it its colour. */
export function splashing(drawable: Drawable): Drawable {
  const half = drawable.aspect / 2;
  return {
    ...drawable,
    overhang: Math.max(drawable.overhang ?? 0.05, 0.22),
    paint(context, brush) {
      const random = createRandom(7, `splash ${drawable.concept}`);
      context.fillStyle = '#8cc6ea';
      // the crown of the splash, behind the feet
      context.beginPath();
      context.moveTo(-half * 1.1, 0.02);
      const points = 11;
      for (let point = 0; point < points; point++) {
        const at = -half * 1.1 + ((point + 0.5) / points) * half * 2.2;
        const step = (half * 1.1) / points;
        const high = 0.05 + random.next() * 0.13;
        context.quadraticCurveTo(at - step * 0.3, -0.02, at + random.around(step), -high);
        context.quadraticCurveTo(at + step * 0.3, -0.02, at + step, -0.02);
      }
      context.lineTo(half * 1.1, 0.02);
      context.fill();
      context.beginPath();
      context.ellipse(0, 0, half * 1.16, 0.045, 0, 0, Math.PI * 2);
      context.fill();
      drawable.paint(context, brush);
      context.fillStyle = '#a8d6f2';
      for (let index = 0; index < DROPS; index++) {
        const angle = Math.PI * (0.06 + random.next() * 0.88);
        const reach = 0.92 + random.next() * 0.24;
        const [x, y] = [-Math.cos(angle) * half * reach, -0.5 - Math.sin(angle) * 0.5 * reach + random.next() * 0.4];
        drop(context, x, y, 0.007 + random.next() * 0.013, Math.cos(angle) * 0.5);
      }
    },
  };
}
