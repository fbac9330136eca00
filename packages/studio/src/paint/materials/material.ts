import type { Canvas } from '@napi-rs/canvas';
import type { Material } from '../../catalogue/materials.js';
import { css, hex, lighten, mix } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Random } from '../kit/random.js';
import { finishes } from './finishes.js';
import type { Finish } from './finishes.js';

export interface MaterialRequest {
  readonly material: Material;
  /** The colour that was asked for; the material's own where none was. */
  readonly colour: Rgb | undefined;
  /** The thing's height in pixels: grain and weave are measured by it. */
  readonly size: number;
  readonly random: Random;
}

/**
 * Makes a painted thing of another material, in place: its own light and shade on the material's colours, then the
 * material's grain, sheen and edge.
 */
export function applyMaterial(sprite: Canvas, request: MaterialRequest): void {
  const finish = finishes[request.material];
  const { width, height } = sprite;
  const context = sprite.getContext('2d');
  const image = context.getImageData(0, 0, width, height);
  const ramp = rampOf(request.colour ?? hex(finish.colour), finish);
  const unit = Math.max(1.2, request.size / 60);
  const seed = request.random.fork('material').between(0, 1000);
  recast(image.data, width, height, finish, ramp, unit, seed);
  context.putImageData(image, 0, 0);
  if (finish.fringe) paintFringe(sprite, image.data, unit, request.random.fork('fringe'));
}

/** The material's colour from its shade to its light, 256 steps. */
function rampOf(colour: Rgb, { contrast }: Finish): readonly Rgb[] {
  const dark = mix(lighten(colour, -0.3 * contrast), [30, 26, 60], 0.16);
  const light = mix(lighten(colour, 0.22 * contrast), [255, 252, 244], 0.35 * contrast);
  return Array.from({ length: 256 }, (_, level): Rgb => {
    const at = level / 255;
    return at < 0.5 ? mix(dark, colour, at * 2) : mix(colour, light, at * 2 - 1);
  });
}

function recast(
  data: Uint8ClampedArray,
  width: number,
  height: number,
  finish: Finish,
  ramp: readonly Rgb[],
  unit: number,
  seed: number,
): void {
  const mean = meanLight(data);
  const reach = Math.max(1, Math.round(unit * 1.6));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const alpha = data[at + 3] as number;
      if (alpha === 0) continue;
      const light =
        (0.3 * (data[at] as number) + 0.59 * (data[at + 1] as number) + 0.11 * (data[at + 2] as number)) / 255;
      const across = x / width;
      const down = y / height;
      let level = 0.5 + (light - mean) * 1.15;
      level = finish.tone ? finish.tone(level, across, down) : level;
      level += finish.grain ? finish.grain(x / unit, y / unit, seed) : 0;
      const colour = ramp[Math.max(0, Math.min(255, Math.round(level * 255)))] as Rgb;
      for (const part of [0, 1, 2] as const)
        data[at + part] = (data[at + part] as number) * (1 - finish.share) + colour[part] * finish.share;
      if (finish.clear !== undefined && alpha > 200) {
        const edge = isEdge(data, width, height, x, y, reach);
        data[at + 3] = edge ? alpha : Math.round(alpha * (1 - finish.clear * (0.6 + 0.4 * (1 - level))));
      }
    }
  }
}

function meanLight(data: Uint8ClampedArray): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < data.length; at += 28) {
    if ((data[at + 3] as number) < 128) continue;
    sum += 0.3 * (data[at] as number) + 0.59 * (data[at + 1] as number) + 0.11 * (data[at + 2] as number);
    count++;
  }
  return count === 0 ? 0.5 : sum / count / 255;
}

function isEdge(data: Uint8ClampedArray, width: number, height: number, x: number, y: number, reach: number): boolean {
  if (x < reach || y < reach || x >= width - reach || y >= height - reach) return true;
  const alphaAt = (dx: number, dy: number): number => data[((y + dy) * width + x + dx) * 4 + 3] as number;
  return alphaAt(reach, 0) < 60 || alphaAt(-reach, 0) < 60 || alphaAt(0, reach) < 60 || alphaAt(0, -reach) < 60;
}

/** Short hairs over the body and out over its edge. */
function paintFringe(sprite: Canvas, data: Uint8ClampedArray, unit: number, random: Random): void {
  const { width, height } = sprite;
  const context = sprite.getContext('2d');
  context.save();
  context.lineCap = 'round';
  const count = Math.min(2600, Math.round((width * height) / (unit * unit * 5)));
  for (let hair = 0; hair < count; hair++) {
    const x = random.between(0, width);
    const y = random.between(0, height);
    const at = (Math.floor(y) * width + Math.floor(x)) * 4;
    if ((data[at + 3] as number) < 140) continue;
    const colour: Rgb = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    const angle = Math.atan2(y - height * 0.5, x - width * 0.5) + random.around(0.4);
    const length = unit * random.between(1.6, 3.4);
    context.strokeStyle = css(lighten(colour, random.around(0.06)), 0.85);
    context.lineWidth = Math.max(0.7, unit * 0.34);
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(
      x + Math.cos(angle) * length * 0.6,
      y + Math.sin(angle) * length * 0.6,
      x + Math.cos(angle + 0.3) * length,
      y + Math.sin(angle + 0.3) * length,
    );
    context.stroke();
  }
  context.restore();
}
