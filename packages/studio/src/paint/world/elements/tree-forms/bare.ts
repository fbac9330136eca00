import { css, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import type { Context } from '../../../kit/shapes.js';
import type { Random } from '../../../kit/random.js';
import { bark } from '../foliage.js';
import type { View } from '../../view.js';
import type { Tree } from './tree.js';

export function bareTree(context: Context, view: View, { x, foot, height, depth, kind }: Tree, random: Random): void {
  const wood: Rgb = kind === 'birch' ? [216, 210, 204] : mix(bark, [84, 72, 78], 0.5);
  const tint = view.shaded(wood, depth, kind === 'birch' ? 0.4 : 0.8);
  context.strokeStyle = css(tint);
  context.lineCap = 'round';
  const grow = (bx: number, by: number, angle: number, long: number, wide: number, level: number): void => {
    const ex = bx + Math.cos(angle) * long;
    const ey = by - Math.sin(angle) * long;
    context.lineWidth = Math.max(0.6, wide);
    context.beginPath();
    context.moveTo(bx, by);
    context.quadraticCurveTo((bx + ex) / 2 + random.around(long * 0.06), (by + ey) / 2, ex, ey);
    context.stroke();
    if (level === 0 || wide < 0.5) return;
    const children = level > 2 ? 3 : 2;
    for (let child = 0; child < children; child++) {
      const spread = (child - (children - 1) / 2) * random.between(0.55, 0.85) + random.around(0.1);
      grow(ex, ey, angle + spread, long * random.between(0.6, 0.78), wide * 0.6, level - 1);
    }
  };
  grow(x, foot, Math.PI / 2 + random.around(0.06), height * 0.32, height * 0.042, height > view.unit * 0.12 ? 4 : 3);
  if (view.snowy && height > view.unit * 0.08) {
    context.fillStyle = css(view.lit([240, 245, 255], depth, 0.5), 0.8);
    for (let index = 0; index < 9; index++) {
      context.beginPath();
      context.ellipse(
        x + random.around(height * 0.14),
        foot - height * random.between(0.5, 0.86),
        height * 0.024,
        height * 0.008,
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  }
}
