import type { Look } from './look.js';
import { blurred, brightness, enlarge, smoothStep, shrink, sizeOf, unitOf } from '../raster/plane.js';
import type { Plane } from '../raster/plane.js';
import { cloudTile, paperTile, tileAt } from '../raster/texture.js';

/** The sheet: a warm white. */
const sheet = [252, 250, 244] as const;

/** Paint thinned with water: lighter throughout, and never quite black. */
const thinned = Float32Array.from({ length: 256 }, (_, step) => 0.07 + 0.93 * (step / 255) ** 0.74);
/** Colours that were asked for are laid on more fully. */
const full = Float32Array.from({ length: 256 }, (_, step) => 0.02 + 0.98 * (step / 255) ** 0.94);

/** Transparent washes on cold-pressed paper: bleeding, granulation, dark edges, an unpainted border. */
export const watercolour: Look = {
  name: 'watercolour',
  ink: false,
  gradedFirst: true,
  mapped: false,
  finish({ scene, painting, pixels }) {
    const { width, height } = painting;
    const random = scene.random.fork('watercolour');
    const wet = bleed(pixels, width, height, random.whole(0, 511));
    const light = brightness(wet);
    const around = surroundings(light, width, height);
    const shift = random.whole(0, 511);
    const unit = unitOf(width, height);
    const clouds = cloudTile();
    const paper = paperTile();
    const step = Math.min(1, 1 / Math.max(0.5, unit));
    const thin = scene.hints.length > 0 ? full : thinned;
    const vivid = scene.hints.length > 0 ? 1.04 : 1.22;
    const border = Math.min(width, height) * 0.045;
    const finish = 0.6 + 0.4 * scene.detail;
    for (let y = 0; y < height; y++) {
      const tileY = (y * step) | 0;
      const edgeY = Math.min(y, height - 1 - y);
      for (let x = 0; x < width; x++) {
        const pixel = y * width + x;
        const byte = pixel * 4;
        const tileX = (x * step) | 0;
        const cloud = tileAt(clouds, tileX + shift, tileY + shift);
        const tooth = tileAt(paper, tileX, tileY);
        // more pigment gathers in the wash's pools, in the paper's valleys and on the dark side of every edge
        const value = light[pixel] as number;
        const rim = (around[pixel] as number) - value;
        let pigment = 0.92 + cloud * 0.15 + (rim > 0 ? Math.min(0.6, rim * 2.4) : Math.max(-0.3, rim * 1.3));
        pigment -= tooth * (0.04 + 0.1 * (1 - value)) * finish;
        const edge = Math.min(x, width - 1 - x, edgeY) / border + cloud * 0.22 + tooth * 0.04;
        const painted = smoothStep(0.42, 0.62, edge);
        if (edge < 1.1) pigment += 0.55 * smoothStep(1.1, 0.6, edge) * painted;
        const red = thin[wet[byte] as number] as number;
        const green = thin[wet[byte + 1] as number] as number;
        const blue = thin[wet[byte + 2] as number] as number;
        const grey = (red + green + blue) / 3;
        for (let channel = 0; channel < 3; channel++) {
          const own = channel === 0 ? red : channel === 1 ? green : blue;
          // water lightens paint, it does not grey it
          const colour = Math.min(1, grey + (own - grey) * vivid);
          // the density model of Bousseau and others: pigment deepens middle tones most and never leaves the gamut
          const dense = colour * (1 - (1 - colour) * (pigment - 1));
          const paint = dense * (sheet[channel] as number);
          pixels[byte + channel] = (sheet[channel] as number) * (1 + tooth * 0.008) * (1 - painted) + paint * painted;
        }
      }
    }
    return pixels;
  },
};

/** Lets edges wander as wet paint does: every place takes its colour from a little beside it. */
function bleed(pixels: Uint8ClampedArray, width: number, height: number, shift: number): Uint8ClampedArray {
  const result = new Uint8ClampedArray(pixels.length);
  const from = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length >> 2);
  const to = new Uint32Array(result.buffer);
  const clouds = cloudTile();
  const unit = unitOf(width, height);
  const reach = 2.6 * unit;
  const step = 1.6 / Math.max(0.5, unit);
  for (let y = 0; y < height; y++) {
    const tileY = (y * step) | 0;
    for (let x = 0; x < width; x++) {
      const tileX = (x * step) | 0;
      const besideX = Math.round(x + tileAt(clouds, tileX + shift, tileY) * reach);
      const besideY = Math.round(y + tileAt(clouds, tileY + 255, tileX + shift) * reach);
      const sourceX = besideX < 0 ? 0 : besideX >= width ? width - 1 : besideX;
      const sourceY = besideY < 0 ? 0 : besideY >= height ? height - 1 : besideY;
      to[y * width + x] = from[sourceY * width + sourceX] as number;
    }
  }
  return result;
}

function surroundings(light: Plane, width: number, height: number): Plane {
  const factor = Math.min(width, height) >= 512 ? 4 : 2;
  const size = sizeOf(width, height, factor);
  const coarse = shrink(light, width, height, factor);
  blurred(coarse, size.width, size.height, (Math.min(width, height) * 0.006) / factor);
  return enlarge(coarse, width, height, factor);
}
