import { is } from '../../catalogue/traits.js';
import type { Brush, Drawable } from '../drawable.js';
import { css } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Context } from '../kit/shapes.js';
import { sketch } from './sketch.js';

/** Whether flames on it say that it burns: a candle has its own, and so has a stove. */
export const canBurn = ({ kind, concept }: Drawable): boolean =>
  ['building', 'vehicle', 'furniture', 'plant'].includes(kind)
    ? !is(concept, 'fire') && !is(concept, 'appliance')
    : is(concept, 'instrument') || is(concept, 'book') || is(concept, 'reading');

const tongues: readonly (readonly [share: number, colour: Rgb])[] = [
  [1, [226, 84, 40]],
  [0.7, [246, 150, 52]],
  [0.4, [255, 222, 120]],
];
const COLUMNS = 40;

/** It burns: flames stand on its upper edge and break out of its front, smoke rises above it. */
export function burning(drawable: Drawable): Drawable {
  const { aspect } = drawable;
  return {
    ...drawable,
    overhang: Math.max(drawable.overhang ?? 0, 0.5),
    paint(context, brush) {
      const tops = edgeOf(drawable, brush);
      const random = brush.random.fork('burning');
      const roof = Math.min(...tops.map(({ y }) => y));
      for (let index = 0; index < 5; index++)
        smoke(context, random.around(aspect * 0.24), roof - 0.1 - index * 0.085, 0.12 + index * 0.03);
      drawable.paint(context, brush);
      const count = Math.max(4, Math.min(9, Math.round(aspect * 6)));
      for (let index = 0; index < count; index++) {
        const at = tops[Math.floor(((index + 0.5) / count) * tops.length)];
        if (!at) continue;
        const middle = 1 - Math.abs((index + 0.5) / count - 0.5);
        tongue(context, at.x, at.y + 0.06, random.between(0.2, 0.34) * middle, random.around(0.04));
      }
      // and lower, out of windows and seams
      for (let index = 0; index < 3; index++) {
        const at = tops[Math.floor(random.between(0.18, 0.82) * tops.length)];
        if (!at) continue;
        const y = at.y + (0 - at.y) * random.between(0.3, 0.62);
        tongue(context, at.x, y, random.between(0.13, 0.2), random.around(0.03));
      }
    },
  };
}

/** The upper edge of a thing, from left to right. */
function edgeOf(drawable: Drawable, brush: Brush): readonly { readonly x: number; readonly y: number }[] {
  const high = Math.max(8, Math.round(COLUMNS / Math.max(0.25, drawable.aspect)));
  const picture = sketch(drawable, { ...brush, detail: 0 }, high);
  const { width, height } = picture;
  const { data } = picture.getContext('2d').getImageData(0, 0, width, height);
  return Array.from({ length: width }, (_, column) => {
    const row = Array.from({ length: height }, (_row, at) => at).find(
      (at) => (data[(at * width + column) * 4 + 3] as number) > 120,
    );
    return row === undefined ? undefined : { x: ((column + 0.5) / width - 0.5) * drawable.aspect, y: row / height - 1 };
  }).filter((found) => found !== undefined);
}

/** One tongue of fire, its foot at this point. */
function tongue(context: Context, x: number, y: number, tall: number, sway: number): void {
  for (const [share, colour] of tongues) {
    const [high, half] = [tall * share, tall * 0.3 * (0.4 + share * 0.6)];
    context.fillStyle = css(colour, 0.95);
    context.beginPath();
    context.moveTo(x - half, y);
    context.bezierCurveTo(x - half * 1.3, y - high * 0.4, x - half * 0.2, y - high * 0.5, x + sway, y - high);
    context.bezierCurveTo(x + half * 0.3, y - high * 0.66, x + half * 1.4, y - high * 0.44, x + half, y);
    context.quadraticCurveTo(x, y + half * 0.4, x - half, y);
    context.fill();
  }
}

function smoke(context: Context, x: number, y: number, radius: number): void {
  const haze = context.createRadialGradient(x, y, 0, x, y, radius * 1.2);
  haze.addColorStop(0, css([74, 68, 72], 0.55));
  haze.addColorStop(0.6, css([74, 68, 72], 0.34));
  haze.addColorStop(1, css([74, 68, 72], 0));
  context.fillStyle = haze;
  context.beginPath();
  context.ellipse(x, y, radius * 1.2, radius, 0, 0, Math.PI * 2);
  context.fill();
}
