import type { Drawable } from '../../drawable.js';
import { hex, mix, css } from '../../kit/colour.js';
import { fillForm } from '../../kit/form.js';
import { polygon } from '../../kit/shapes.js';

/** How a board is held up: by brackets on the wall behind it, or by ropes from above. */
export type BoardHeldBy = 'brackets' | 'ropes';

/**
 * A board of this width (in its own height) on which something stands that has no ground of its own. On ropes it
 * reaches to the top of its box, and the board is the `thick` lowest part of it.
 */
export function createBoard(aspect: number, thick: number, held: BoardHeldBy): Drawable {
  const half = aspect / 2;
  return {
    concept: 'board',
    kind: 'furniture',
    habitat: 'ground',
    height: 0.3,
    aspect,
    paint(context, { light }) {
      const wood = hex('#9c6b42');
      context.strokeStyle = css(held === 'ropes' ? hex('#b39a73') : mix(wood, [20, 14, 10], 0.5));
      context.lineWidth = thick * 0.22;
      for (const side of [-1, 1]) {
        const x = side * half * 0.86;
        context.beginPath();
        context.moveTo(x, held === 'ropes' ? -1 : -1 + thick);
        context.lineTo(x, held === 'ropes' ? -thick * 0.5 : 0);
        if (held === 'brackets') context.lineTo(x - side * half * 0.1, -1 + thick);
        context.stroke();
      }
      const top = held === 'ropes' ? -thick : -1;
      polygon(context, [
        [-half, top],
        [half, top],
        [half, top + thick],
        [-half, top + thick],
      ]);
      fillForm(context, wood, { left: -half, top, right: half, bottom: top + thick }, light, 'flat', 0.7);
      context.strokeStyle = css(mix(wood, [255, 236, 204], 0.4));
      context.lineWidth = thick * 0.14;
      context.beginPath();
      context.moveTo(-half, top + thick * 0.08);
      context.lineTo(half, top + thick * 0.08);
      context.stroke();
    },
  };
}
