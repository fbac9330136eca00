import { brightness } from '../../raster/plane.js';
import type { Plane } from '../../raster/plane.js';

/** Brightness in steps from black to white; the edge between two steps is one pixel wide whatever the slope. */
export function createSteps(light: Plane, width: number, height: number, levels: number) {
  return (x: number, y: number): number => {
    const pixel = y * width + x;
    const value = light[pixel] as number;
    const right = x < width - 1 ? 1 : 0;
    const below = y < height - 1 ? width : 0;
    const slope =
      (Math.abs((light[pixel + right] as number) - value) + Math.abs((light[pixel + below] as number) - value)) *
      levels;
    const place = value * levels;
    const step = Math.floor(place);
    // real edges are too steep to be stepped
    const edge = (place - step - 0.5) / Math.min(1, Math.max(slope, 0.004)) + 0.5;
    return (step + Math.min(1, Math.max(0, edge))) / levels;
  };
}

/** Light falls in steps with crisp edges, in place; colours stay, and so does all at a place that `smooth` keeps. */
export function stepLight(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  levels: number,
  smooth?: (pixel: number) => boolean,
): void {
  const light = brightness(pixels);
  const stepped = createSteps(light, width, height, levels);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      if (smooth?.(pixel)) continue;
      const value = light[pixel] as number;
      // what is dark already is its own step: the sky of a night has no black holes
      const level = Math.max(stepped(x, y), Math.min(value, 0.5 / levels));
      const share = value < 0.02 ? 1 : level / value;
      const byte = pixel * 4;
      for (let channel = byte; channel < byte + 3; channel++) {
        const own = pixels[channel] as number;
        // half by scaling, half by shifting: darks keep their colour, lights stay light
        pixels[channel] = own * 0.5 * (1 + share) + (level - value) * 60;
      }
    }
  }
}

/** Lays ink over the picture, in place. */
export function inkOver(
  pixels: Uint8ClampedArray,
  line: Plane,
  [red, green, blue]: readonly [number, number, number],
): Uint8ClampedArray {
  for (let pixel = 0, byte = 0; pixel < line.length; pixel++, byte += 4) {
    const share = line[pixel] as number;
    if (share === 0) continue;
    pixels[byte] = (pixels[byte] as number) * (1 - share) + red * share;
    pixels[byte + 1] = (pixels[byte + 1] as number) * (1 - share) + green * share;
    pixels[byte + 2] = (pixels[byte + 2] as number) * (1 - share) + blue * share;
  }
  return pixels;
}

/** Light and shade on the texture of the paint itself, as seen in raking light. */
export function emboss(pixels: Uint8ClampedArray, width: number, height: number, strength: number, gap: number): void {
  const light = brightness(pixels);
  const reach = Math.max(1, Math.round(gap));
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      const pixel = y * width + x;
      const rise = (light[pixel + reach + reach * width] as number) - (light[pixel - reach - reach * width] as number);
      const lift = Math.max(-0.12, Math.min(0.12, rise)) * strength * 255;
      const byte = pixel * 4;
      for (let channel = byte; channel < byte + 3; channel++) pixels[channel] = (pixels[channel] as number) + lift;
    }
  }
}
