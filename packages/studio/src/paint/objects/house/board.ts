import type { Drawable } from '../../drawable.js';
import { hex, mix, css } from '../../kit/colour.js';
import { fillForm } from '../../kit/form.js';
import { polygon } from '../../kit/shapes.js';

/**
 * A board of this width (in its own height) on brackets at the wall behind it, on which something stands that has no
 * ground of its own. The board is the `thick` upper part of its box.
 */
export function createBoard(aspect: number, thick: number): Drawable {
  const half = aspect / 2;
  return {
    concept: 'board',
    kind: 'furniture',
    habitat: 'ground',
    height: 0.3,
    aspect,
    paint(context, { light }) {
      const wood = hex('#9c6b42');
      const under = -1 + thick;
      context.fillStyle = css(mix(wood, [20, 14, 10], 0.35));
      // brackets: a post at the wall, and what carries the board
      for (const side of [-1, 1]) {
        const x = side * half * 0.72;
        const inner = x - side * Math.min(half * 0.16, 0.7);
        polygon(context, [
          [x, under],
          [inner, under],
          [x - side * 0.16, 0],
          [x, 0],
        ]);
        context.fill();
      }
      context.fillStyle = css([20, 14, 24], 0.16);
      context.fillRect(-half * 0.97, under, half * 1.94, thick * 0.5);
      polygon(context, [
        [-half, -1],
        [half, -1],
        [half, under],
        [-half, under],
      ]);
      fillForm(context, wood, { left: -half, top: -1, right: half, bottom: under }, light, 'flat', 0.7);
      context.strokeStyle = css(mix(wood, [255, 236, 204], 0.4));
      context.lineWidth = thick * 0.14;
      context.beginPath();
      context.moveTo(-half, -1 + thick * 0.08);
      context.lineTo(half, -1 + thick * 0.08);
      context.stroke();
    },
  };
}
