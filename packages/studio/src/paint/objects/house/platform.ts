import type { Drawable } from '../../drawable.js';
import { css, hex, lighten, mix } from '../../kit/colour.js';
import { fillForm } from '../../kit/form.js';
import type { Context } from '../../kit/shapes.js';

/**
 * An upper floor of this width (in its own height) on posts, for what no shelf carries. The floor is the `thick` upper
 * part of its box; the posts reach down to the ground.
 */
export function createPlatform(aspect: number, thick: number): Drawable {
  const half = aspect / 2;
  const wood = hex('#c9a57c');
  return {
    concept: 'platform',
    kind: 'furniture',
    habitat: 'ground',
    height: 3,
    aspect,
    paint(context, { light }) {
      const bar = (left: number, top: number, right: number, bottom: number, shade: number): void => {
        context.beginPath();
        context.rect(left, top, right - left, bottom - top);
        fillForm(context, lighten(wood, shade), { left, top, right, bottom }, light, 'flat', 0.7);
      };
      const post = thick * 0.8;
      for (const side of [-1, 1]) {
        const x = side * (half - post * 2.2);
        bar(x - post / 2, -1 + thick, x + post / 2, 0, -0.12);
      }
      shadowBelow(context, half, thick);
      bar(-half, -1, half, -1 + thick, 0);
      context.fillStyle = css(mix(wood, [255, 246, 224], 0.5));
      context.fillRect(-half, -1, aspect, thick * 0.18);
    },
  };
}

function shadowBelow(context: Context, half: number, thick: number): void {
  const shade = context.createLinearGradient(0, -1 + thick, 0, -1 + thick * 2.6);
  shade.addColorStop(0, css([30, 22, 34], 0.24));
  shade.addColorStop(1, css([30, 22, 34], 0));
  context.fillStyle = shade;
  context.fillRect(-half, -1 + thick, half * 2, thick * 1.6);
}
