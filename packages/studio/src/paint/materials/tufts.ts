import type { Canvas } from '@napi-rs/canvas';
import { css, lighten, mix } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Random } from '../kit/random.js';
import type { Context } from '../kit/shapes.js';
import type { Finish } from './finishes.js';

/** Most tufts on one thing: what a thing of any size costs. */
const MOST = 2200;

const kinds = {
  hair: { long: [1.4, 2.9], wide: 0.36, spread: 0.42, strands: 4 },
  wool: { long: [1, 1.9], wide: 0.3, spread: 1.4, strands: 1 },
  leaf: { long: [2.4, 4], wide: 1.2, spread: 0.8, strands: 1 },
  petal: { long: [2.2, 3.4], wide: 3.4, spread: 1.1, strands: 1 },
} as const;

/** Hair, wool, leaves or petals over the body and out over its edge: first the edge, then from below upwards as they lie. */
export function paintTufts(
  sprite: Canvas,
  data: Uint8ClampedArray,
  distance: Float32Array,
  unit: number,
  kind: NonNullable<Finish['tufts']>,
  random: Random,
): void {
  const { width, height } = sprite;
  const context = sprite.getContext('2d');
  const { long, wide, spread, strands } = kinds[kind];
  context.save();
  context.lineCap = 'round';
  const [near, far] = [long[0] * unit, long[1] * unit];
  const count = Math.min(MOST, Math.round((width * height) / (unit * unit * (kind === 'hair' ? 3.2 : 6))));
  for (let tuft = 0; tuft < count; tuft++) {
    const x = random.between(0, width);
    // those that lie lower are painted first, the upper ones over them
    const y = height * (1 - (tuft + random.between(0, 1)) / count);
    const index = Math.floor(y) * width + Math.floor(x);
    const deep = distance[index] ?? 0;
    if (deep < 0.5) continue;
    const edge = deep < unit * 2.5;
    const own: Rgb = [data[index * 4] as number, data[index * 4 + 1] as number, data[index * 4 + 2] as number];
    const outward = outwards(distance, width, height, index, x, y);
    const length = random.between(near, far) * (edge ? 1 : 0.8);
    const shade = random.around(kind === 'petal' ? 0.13 : 0.045);
    for (let strand = 0; strand < strands; strand++) {
      const angle = outward + random.around(spread);
      const colour = lighten(own, shade + (strand - 1) * 0.035);
      stroke(context, x, y, angle, length, unit * wide, kind === 'hair' ? mix(colour, [255, 252, 244], 0.12) : colour);
    }
  }
  context.restore();
}

/** Away from the body at its edge, down and outwards on it. */
function outwards(distance: Float32Array, width: number, height: number, index: number, x: number, y: number): number {
  const gap = 3;
  const here = distance[index] ?? 0;
  const across = (distance[index - gap] ?? here) - (distance[index + gap] ?? here);
  const down = (distance[index - gap * width] ?? here) - (distance[index + gap * width] ?? here);
  const fromMiddle = Math.atan2(y - height * 0.3, x - width / 2);
  return Math.abs(across) + Math.abs(down) > 1 ? Math.atan2(down + 0.8, across) : fromMiddle;
}

function stroke(
  context: Context,
  x: number,
  y: number,
  angle: number,
  length: number,
  lineWidth: number,
  colour: Rgb,
): void {
  context.strokeStyle = css(colour, 0.8);
  context.lineWidth = Math.max(0.6, lineWidth);
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(
    x + Math.cos(angle) * length * 0.6,
    y + Math.sin(angle) * length * 0.6,
    x + Math.cos(angle + 0.35) * length,
    y + Math.sin(angle + 0.35) * length,
  );
  context.stroke();
}
