import type { Drawable } from '../../drawable.js';
import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';

/** Where the board is and how thick, and how wide its posts are: shares of the frame's height. */
export interface NearShelf {
  /** Of the frame. */
  readonly aspect: number;
  readonly board: number;
  readonly thick: number;
  readonly post: number;
  readonly tone: Rgb;
}

/**
 * The frame of an open shelf before our eyes, or of a window with a board across: posts at both sides of the picture
 * and a board between them, and everything else is seen through it.
 */
export function createNearShelf({ aspect, board, thick, post, tone }: NearShelf): Drawable {
  const half = aspect / 2;
  return {
    concept: 'near-shelf',
    kind: 'furniture',
    habitat: 'ground',
    height: 1.2,
    aspect,
    overhang: 0.01,
    paint(context, { light }) {
      const lit = css(mix(lighten(tone, 0.1), [255, 244, 220], 0.16));
      const dark = css(mix(lighten(tone, -0.14), [36, 28, 50], 0.2));
      for (const side of [-1, 1]) {
        const [outer, inner] = [side * half, side * (half - post)];
        const round = context.createLinearGradient(outer, 0, inner, 0);
        const turned = side === Math.sign(light.side || 1);
        round.addColorStop(0, css(tone));
        round.addColorStop(0.7, css(tone));
        round.addColorStop(1, turned ? dark : lit);
        context.fillStyle = round;
        context.fillRect(Math.min(outer, inner), -1.01, post, 1.02);
        // the side of the post that goes away from us
        context.fillStyle = turned ? lit : dark;
        context.fillRect(side > 0 ? inner - post * 0.22 : inner, -1.01, post * 0.22, 1.02);
      }
      const top = -1 + board;
      const surface = context.createLinearGradient(0, top - thick * 0.9, 0, top);
      surface.addColorStop(0, css(mix(tone, [255, 246, 226], 0.2)));
      surface.addColorStop(1, lit);
      context.fillStyle = surface;
      context.fillRect(-half, top - thick * 0.9, aspect, thick * 0.9);
      const front = context.createLinearGradient(0, top, 0, top + thick);
      front.addColorStop(0, css(lighten(tone, 0.05)));
      front.addColorStop(1, dark);
      context.fillStyle = front;
      context.fillRect(-half, top, aspect, thick);
      context.fillStyle = css([20, 14, 30], 0.22);
      context.fillRect(-half, top + thick, aspect, thick * 0.3);
    },
  };
}
