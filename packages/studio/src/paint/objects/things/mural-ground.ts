import type { Drawable } from '../../drawable.js';
import { css, hex, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Context } from '../../kit/shapes.js';

/** Sky, far hill, near hill, and what is dotted about, of one painter's pots. */
const pots: readonly (readonly [Rgb, Rgb, Rgb, Rgb])[] = [
  ['#8fd0d6', '#e8a25c', '#d4604c', '#fbe7b6'],
  ['#f5c76b', '#e58a66', '#4f9d94', '#fdf1d0'],
  ['#b9a7dc', '#f0a6a0', '#5b86b8', '#fff0c4'],
  ['#a9d6a0', '#f2cf63', '#3f8f8a', '#fdf4d8'],
].map((row) => row.map(hex) as unknown as readonly [Rgb, Rgb, Rgb, Rgb]);

/** The painted field that a mural stands in: colours laid on a wall with a broad brush, with no frame around them. */
export function muralGround(aspect: number): Drawable {
  return {
    concept: 'mural-ground',
    kind: 'object',
    habitat: 'wall',
    height: 2.4,
    aspect,
    mirrors: false,
    paint(context, { random }) {
      const stream = random.fork('mural');
      const [sky, far, near, dots] = stream.pick(pots);
      context.save();
      roughEdge(context, aspect, stream);
      context.clip();
      const fall = context.createLinearGradient(0, -1, 0, 0);
      fall.addColorStop(0, css(sky));
      fall.addColorStop(1, css(mix(sky, dots, 0.55)));
      context.fillStyle = fall;
      context.fillRect(-aspect, -1.1, aspect * 2, 1.2);
      context.fillStyle = css(mix(dots, sky, 0.25));
      context.beginPath();
      context.arc(aspect * stream.pick([-0.3, 0.3]), -0.76, 0.13, 0, Math.PI * 2);
      context.fill();
      for (const [colour, top, swing] of [
        [far, -0.42, 0.1],
        [near, -0.2, 0.07],
      ] as const)
        hill(context, aspect, css(colour), top, swing, stream.between(0, 6));
      for (let index = 0; index < 26; index++) {
        context.fillStyle = css(stream.pick([dots, sky, far]), 0.8);
        context.beginPath();
        const [x, y] = [stream.around(aspect * 0.48), -stream.between(0.02, 0.2)];
        context.arc(x, y, stream.between(0.008, 0.02), 0, Math.PI * 2);
        context.fill();
      }
      context.restore();
    },
  };
}

/** Where the brush stopped: along the sides in strokes, below in drips. */
function roughEdge(context: Context, aspect: number, random: Random): void {
  const half = aspect / 2;
  const steps = 22;
  const jag = (): number => random.between(0, 0.013);
  context.beginPath();
  context.moveTo(-half + jag(), -1 + jag());
  for (let at = 1; at <= steps; at++) context.lineTo(-half + (at / steps) * aspect, -1 + jag());
  for (let at = 1; at <= steps; at++) context.lineTo(half - jag() * (at % 2 ? 2 : 0.4), -1 + at / steps);
  for (let at = 1; at <= steps; at++) context.lineTo(half - (at / steps) * aspect, at % 5 === 0 ? 0.02 : -jag());
  for (let at = 1; at <= steps; at++) context.lineTo(-half + jag() * (at % 2 ? 2 : 0.4), -at / steps);
  context.closePath();
}

function hill(context: Context, aspect: number, fill: string, top: number, swing: number, phase: number): void {
  const steps = 24;
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(-aspect, 0.1);
  for (let at = 0; at <= steps; at++) {
    const x = -aspect / 2 + (at / steps) * aspect;
    context.lineTo(x, top + Math.sin(x * 2.6 + phase) * swing);
  }
  context.lineTo(aspect, 0.1);
  context.closePath();
  context.fill();
}
