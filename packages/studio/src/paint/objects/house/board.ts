import type { Drawable } from '../../drawable.js';
import { hex, mix, css } from '../../kit/colour.js';
import { fillForm } from '../../kit/form.js';
import { polygon } from '../../kit/shapes.js';

/** So far before the wall, as a share of the depth of a board that is seen, stands what is on it. */
const STANDS = 0.6;

/**
 * A board of this width (in its own height) on brackets at the wall behind it, on which something stands that has no
 * ground of its own. The uppermost `deep` of its box is its upper side, since much of what is put there is seen from
 * above: on a mere edge plates and books would stand on theirs. Below that is its front, so `thick`.
 */
export function createBoard(aspect: number, thick: number, deep: number): Drawable {
  const half = aspect / 2;
  return {
    concept: 'board',
    kind: 'furniture',
    habitat: 'ground',
    height: 0.3,
    aspect,
    top: { y: -1 + deep * STANDS, left: -half * 0.96, right: half * 0.96 },
    paint(context, { light }) {
      const wood = hex('#9c6b42');
      const front = -1 + deep;
      const under = front + thick;
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
      const back = half - Math.min(half * 0.05, deep * 0.8);
      context.fillStyle = css(mix(wood, [255, 226, 186], 0.3));
      polygon(context, [
        [-back, -1],
        [back, -1],
        [half, front],
        [-half, front],
      ]);
      context.fill();
      // the wall shades what is right before it
      context.fillStyle = css([40, 24, 24], 0.12);
      polygon(context, [
        [-back, -1],
        [back, -1],
        [back, -1 + deep * 0.2],
        [-back, -1 + deep * 0.2],
      ]);
      context.fill();
      polygon(context, [
        [-half, front],
        [half, front],
        [half, under],
        [-half, under],
      ]);
      fillForm(context, wood, { left: -half, top: front, right: half, bottom: under }, light, 'flat', 0.7);
      context.strokeStyle = css(mix(wood, [255, 236, 204], 0.4));
      context.lineWidth = thick * 0.14;
      context.beginPath();
      context.moveTo(-half, front + thick * 0.08);
      context.lineTo(half, front + thick * 0.08);
      context.stroke();
    },
  };
}
