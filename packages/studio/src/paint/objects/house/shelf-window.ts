import type { Drawable } from '../../drawable.js';
import { css, hex, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { boardTone } from './hanging-board.js';

const FRAME: Rgb = hex('#ded5c6');
/** In shares of the height: the frame at its sides and its head, and the sill below. */
const [SIDE, HEAD, SILL] = [0.05, 0.042, 0.07];
/** How much of the board is its upper side, and where on that things stand. */
const [UPPER, STANDS] = [0.56, 0.6];

interface Shelf {
  /** Where its upper edge is, from above, and how thick it is: shares of the height. */
  readonly at: number;
  readonly thick: number;
  /** Another tone, where what stands on it has the colour of the first. */
  readonly second: boolean;
}

/** A window as large as the picture, seen from inside, with a shelf across it from jamb to jamb; all else is free. */
export function createShelfWindow(aspect: number, { at, thick, second }: Shelf): Drawable {
  const half = aspect / 2;
  const inner = half - SIDE;
  const tone = boardTone(second);
  const [top, front, foot] = [at - 1, at - 1 + thick * UPPER, at - 1 + thick];
  return {
    concept: 'shelf-window',
    kind: 'furniture',
    habitat: 'ground',
    height: 2,
    aspect,
    top: { y: at - 1 + thick * UPPER * STANDS, left: -inner, right: inner },
    paint(context) {
      const fill = (colour: Rgb, left: number, upper: number, right: number, lower: number): void => {
        context.fillStyle = css(colour);
        context.fillRect(left, upper, right - left, lower - upper);
      };
      const dark = mix(lighten(FRAME, -0.16), [60, 50, 70], 0.12);
      fill(FRAME, -half, -1.01, half, -1 + HEAD);
      fill(dark, -half, -1 + HEAD, half, -1 + HEAD + 0.008);
      for (const side of [-1, 1]) {
        const [left, right] = side < 0 ? [-half - 0.01, -inner] : [inner, half + 0.01];
        fill(FRAME, left, -1.01, right, 0.01);
        // the side of the jamb that the light from outside does not reach
        const edge = side * inner;
        fill(dark, Math.min(edge, edge - side * 0.008), -1 + HEAD, Math.max(edge, edge - side * 0.008), 0);
      }
      fill(lighten(FRAME, 0.04), -half, -SILL, half, 0.01);
      fill(dark, -half, -SILL * 0.34, half, 0.01);
      context.fillStyle = css(mix(lighten(tone, 0.08), [255, 240, 210], 0.22));
      context.beginPath();
      context.moveTo(-inner, top);
      context.lineTo(inner, top);
      context.lineTo(inner + 0.012, front);
      context.lineTo(-inner - 0.012, front);
      context.fill();
      fill(lighten(tone, -0.02), -inner - 0.012, front, inner + 0.012, foot);
      fill(mix(lighten(tone, -0.1), [36, 30, 56], 0.2), -inner - 0.012, foot - thick * 0.12, inner + 0.012, foot);
    },
  };
}
