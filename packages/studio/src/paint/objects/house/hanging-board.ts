import type { Drawable } from '../../drawable.js';
import { css, hex, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';

/** Two tones of its wood: the second one where what stands on it has the colour of the first. */
const TONES: readonly [Rgb, Rgb] = [hex('#b5875a'), hex('#6e5442')];
const ROPE = hex('#d9c7a0');

export const boardTone = (second: boolean): Rgb => TONES[second ? 1 : 0];

/** How far from its ends the ropes are, by half of its width, and how much of the board is its upper side. */
const [ENDS, UPPER] = [0.9, 0.56];
/** Where on its upper side things stand, as a share of what is seen of it. */
const STANDS = 0.6;

/**
 * A board before our eyes that hangs on two ropes from above the picture. The board is the `thick` lowest part of its
 * box, which is so wide in its own height.
 */
export function createHangingBoard(aspect: number, thick: number, second: boolean): Drawable {
  const half = aspect / 2;
  const tone = boardTone(second);
  return {
    concept: 'hanging-board',
    kind: 'furniture',
    habitat: 'air',
    height: 1.2,
    aspect,
    overhang: 0.06,
    top: { y: -thick * (1 - UPPER * STANDS), left: -half * 0.96, right: half * 0.96 },
    paint(context, { light, snowy }) {
      const lit = light.side >= 0 ? 1 : -1;
      const [top, front] = [-thick, -thick * (1 - UPPER)];
      for (const side of [-1, 1]) rope(context, side * half * ENDS, front, thick);
      context.fillStyle = css(snowy ? hex('#eef3fb') : mix(lighten(tone, 0.08), [255, 240, 210], 0.22));
      context.beginPath();
      context.moveTo(-half * 0.975, top);
      context.lineTo(half * 0.975, top);
      context.lineTo(half, front);
      context.lineTo(-half, front);
      context.fill();
      const edge = context.createLinearGradient(-half * lit, 0, half * lit, 0);
      edge.addColorStop(0, css(mix(lighten(tone, -0.1), [36, 30, 56], 0.14)));
      edge.addColorStop(1, css(lighten(tone, 0.02)));
      context.fillStyle = edge;
      context.fillRect(-half, front, half * 2, -front);
      context.fillStyle = css([26, 20, 34], 0.16);
      context.fillRect(-half, front * 0.3, half * 2, -front * 0.3);
      for (const side of [-1, 1]) knot(context, side * half * ENDS, thick);
    },
  };
}

/** From above the picture through the board. */
function rope(context: Context, x: number, to: number, thick: number): void {
  const wide = thick * 0.26;
  context.lineCap = 'butt';
  for (const [width, colour] of [
    [wide, mix(ROPE, [60, 40, 30], 0.5)],
    [wide * 0.66, ROPE],
  ] as const) {
    context.strokeStyle = css(colour);
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(x, -1.02);
    context.lineTo(x, to * 1.15);
    context.stroke();
  }
  // its strands
  context.strokeStyle = css(mix(ROPE, [60, 40, 30], 0.55), 0.8);
  context.lineWidth = wide * 0.16;
  context.beginPath();
  for (let y = -1.02; y < to * 1.15; y += wide * 0.9) {
    context.moveTo(x - wide * 0.32, y + wide * 0.4);
    context.lineTo(x + wide * 0.32, y);
  }
  context.stroke();
}

function knot(context: Context, x: number, thick: number): void {
  context.fillStyle = css(mix(ROPE, [60, 40, 30], 0.25));
  context.beginPath();
  context.ellipse(x, thick * 0.12, thick * 0.24, thick * 0.2, 0, 0, Math.PI * 2);
  context.fill();
}
