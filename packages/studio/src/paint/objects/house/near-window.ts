import type { Drawable } from '../../drawable.js';
import { css, lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';

const timber: Rgb = [226, 218, 204];
/** In shares of the height: the frame, its bars, and the sill below. */
const [FRAME, BAR, SILL] = [0.055, 0.024, 0.13];

/** A window as large as the picture, seen from inside: its frame, a cross of bars and the sill; the panes are free. */
export function createNearWindow(aspect: number): Drawable {
  const half = aspect / 2;
  return {
    concept: 'near-window',
    kind: 'furniture',
    habitat: 'ground',
    height: 2,
    aspect,
    paint(context) {
      const fill = (tone: Rgb, x: number, y: number, wide: number, high: number): void => {
        context.fillStyle = css(tone);
        context.fillRect(x, y, wide, high);
      };
      const dark = lighten(timber, -0.14);
      fill(timber, -half, -1, aspect, FRAME);
      for (const left of [-half, half - FRAME]) fill(timber, left, -1, FRAME, 1);
      fill(timber, -BAR / 2, -1, BAR, 1);
      fill(timber, -half, -0.64, aspect, BAR);
      fill(dark, BAR / 2, -1, 0.006, 1);
      fill(dark, -half, -0.64 + BAR, aspect, 0.006);
      fill(dark, -half + FRAME, -1 + FRAME, aspect - FRAME * 2, 0.008);
      fill(lighten(timber, 0.05), -half, -SILL, aspect, SILL);
      fill(dark, -half, -SILL * 0.3, aspect, SILL * 0.3);
    },
  };
}
