import { gaussianBlur } from '@easel/raster';
import { speckle, softNoise } from '../../raster/noise.js';
import { clamp01, lightnessPlane, toPixels } from '../../raster/colour-planes.js';
import type { PortraitLook } from './look.js';
import { retouch } from './studio.js';

/** An old print: soft highlights, faded blacks, silver, sepia or worn colour film, grain, dust and a darkened edge. */
export const vintage: PortraitLook = {
  name: 'vintage',
  realistic: true,
  blur: 0.05,
  finish(sheet) {
    const { width, height, words, anatomy } = sheet;
    const random = sheet.random.fork('vintage');
    const planes = retouch(sheet, sheet.picture);
    const light = lightnessPlane(planes);
    const glow = gaussianBlur(light, width, height, anatomy.unit * 0.09);
    const silver = /black[- ]and[- ]white|noir|silver|monochrome/.test(words);
    const film = !silver && /polaroid|19[67]0s|analog|film|retro/.test(words);
    const sepia =
      !silver && !film && (/sepia|antique|daguerreotype|victorian|18\d0s|19[0-4]0s/.test(words) || random.chance(0.6));
    const stain = softNoise(width, height, Math.max(width, height) / 3, random.whole(1, 1e6), 4);
    const grainSeed = random.whole(1, 1e6);
    const grainSize = Math.max(1, Math.round(anatomy.unit / 190));
    const leak = random.pick([0, 1]) * width;
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const pixel = y * width + x;
        const grain =
          (speckle(Math.floor(x / grainSize), Math.floor(y / grainSize), grainSeed) +
            speckle(x, y, grainSeed + 1) -
            1) *
          0.055;
        const [right, down] = [x / width - 0.5, y / height - 0.5];
        const vignette = 1 - 0.95 * Math.max(0, right * right * 1.1 + down * down - 0.1);
        const soft = light[pixel]! + Math.max(0, glow[pixel]! - 0.55) * 0.22;
        const tone = clamp01(
          (soft * soft * (3 - 2 * soft) * 0.35 + soft * 0.62 + 0.03) * vignette +
            grain * (0.4 + soft * (1 - soft) * 2.4) +
            (stain[pixel]! - 0.5) * 0.07,
        );
        if (film) {
          const lift = (value: number, low: number, high: number) =>
            low + (high - low) * clamp01(value * vignette + grain * 0.7);
          const warmth = Math.max(0, 1 - Math.abs(x - leak) / (width * 0.42)) ** 2 * 0.2 * stain[pixel]!;
          planes.red[pixel] = lift(planes.red[pixel]! * 0.82 + light[pixel]! * 0.18, 0.1, 1) + warmth;
          planes.green[pixel] = lift(planes.green[pixel]! * 0.78 + light[pixel]! * 0.22, 0.085, 0.93) + warmth * 0.45;
          planes.blue[pixel] = lift(planes.blue[pixel]! * 0.7 + light[pixel]! * 0.3, 0.13, 0.8);
        } else if (sepia) {
          planes.red[pixel] = 0.12 + 0.88 * tone ** 0.8;
          planes.green[pixel] = 0.08 + 0.84 * tone ** 0.93;
          planes.blue[pixel] = 0.055 + 0.7 * tone ** 1.1;
        } else {
          planes.red[pixel] = 0.035 + 0.95 * tone ** 1.04;
          planes.green[pixel] = 0.035 + 0.945 * tone ** 1.05;
          planes.blue[pixel] = 0.04 + 0.925 * tone ** 1.06;
        }
      }
    }
    const pixels = toPixels(planes);
    dust(pixels, width, height, random.whole(1, 1e6));
    return pixels;
  },
};

/** A few light specks and hairs, away from the middle where the face is. */
function dust(pixels: Uint8ClampedArray, width: number, height: number, seed: number): void {
  for (let speck = 0; speck < 46; speck += 1) {
    const startX = speckle(speck, 1, seed) * width;
    const startY = speckle(speck, 2, seed) * height;
    if (Math.hypot(startX / width - 0.5, startY / height - 0.45) < 0.28) continue;
    const length =
      speckle(speck, 3, seed) < 0.15 ? Math.round(width * 0.03) : 1 + Math.round(speckle(speck, 4, seed) * 2);
    let angle = speckle(speck, 5, seed) * 6.283;
    let x = startX;
    let y = startY;
    for (let step = 0; step < length; step += 1) {
      const at = (Math.floor(y) * width + Math.floor(x)) * 4;
      if (at >= 0 && at < pixels.length) for (let channel = 0; channel < 3; channel += 1) pixels[at + channel]! += 46;
      angle += (speckle(speck, step + 9, seed) - 0.5) * 0.4;
      x = Math.min(width - 1, Math.max(0, x + Math.cos(angle)));
      y = Math.min(height - 1, Math.max(0, y + Math.sin(angle)));
    }
  }
}
