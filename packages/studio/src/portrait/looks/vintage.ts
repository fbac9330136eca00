import { gaussianRows, givePlanes } from '@easel/raster';
import { cloudRows, speckle } from '../../raster/noise.js';
import { clamp01, lightOf } from '../../raster/colour-planes.js';
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
    const pixels = retouch(sheet);
    const light = lightOf(pixels);
    const glowAt = gaussianRows(light, width, height, anatomy.unit * 0.09);
    const silver = /black[- ]and[- ]white|noir|silver|monochrome/.test(words);
    const film = !silver && /polaroid|19[67]0s|analog|film|retro/.test(words);
    const sepia =
      !silver && !film && (/sepia|antique|daguerreotype|victorian|18\d0s|19[0-4]0s/.test(words) || random.chance(0.6));
    const stainAt = cloudRows(width, height, Math.max(width, height) / 3, random.whole(1, 1e6), 4);
    const grainSeed = random.whole(1, 1e6);
    const grainSize = Math.max(1, Math.round(anatomy.unit / 190));
    const leak = random.pick([0, 1]) * width;
    const [reds, greens, blues] = (sepia ? SEPIA : SILVER).map(([least, span, bend]) => toneCurve(least, span, bend));
    for (let y = 0, pixel = 0; y < height; y += 1) {
      const [glow, stain] = [glowAt(y), stainAt(y)];
      const down = y / height - 0.5;
      for (let x = 0; x < width; x += 1, pixel += 1) {
        const coarse = speckle(Math.floor(x / grainSize), Math.floor(y / grainSize), grainSeed);
        const grain = (coarse + speckle(x, y, grainSeed + 1) - 1) * 0.055;
        const right = x / width - 0.5;
        const vignette = 1 - 0.95 * Math.max(0, right * right * 1.1 + down * down - 0.1);
        const at = pixel * 4;
        if (film) {
          const own = light[pixel]! * 255;
          const warmth = Math.max(0, 1 - Math.abs(x - leak) / (width * 0.42)) ** 2 * 51 * stain[x]!;
          const lit = vignette / 255;
          const rough = grain * 0.7;
          pixels[at] = 25.5 + 229.5 * clamp01((pixels[at]! * 0.82 + own * 0.18) * lit + rough) + warmth;
          pixels[at + 1] = 21.7 + 215.5 * clamp01((pixels[at + 1]! * 0.78 + own * 0.22) * lit + rough) + warmth * 0.45;
          pixels[at + 2] = 33.2 + 170.8 * clamp01((pixels[at + 2]! * 0.7 + own * 0.3) * lit + rough);
          continue;
        }
        const soft = light[pixel]! + Math.max(0, glow[x]! - 0.55) * 0.22;
        const tone = clamp01(
          (soft * soft * (3 - 2 * soft) * 0.35 + soft * 0.62 + 0.03) * vignette +
            grain * (0.4 + soft * (1 - soft) * 2.4) +
            (stain[x]! - 0.5) * 0.07,
        );
        const step = (tone * TONES + 0.5) | 0;
        pixels[at] = reds![step]!;
        pixels[at + 1] = greens![step]!;
        pixels[at + 2] = blues![step]!;
      }
    }
    givePlanes(light);
    dust(pixels, width, height, random.whole(1, 1e6));
    return pixels;
  },
};

/** Least value, span and bend of red, green and blue. */
const SEPIA = [
  [0.12, 0.88, 0.8],
  [0.08, 0.84, 0.93],
  [0.055, 0.7, 1.1],
] as const;
const SILVER = [
  [0.035, 0.95, 1.04],
  [0.035, 0.945, 1.05],
  [0.04, 0.925, 1.06],
] as const;
const TONES = 1023;

function toneCurve(least: number, span: number, bend: number): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: TONES + 1 }, (_, tone) => 255 * (least + span * (tone / TONES) ** bend));
}

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
