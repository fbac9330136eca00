import { gaussianBlur } from '@easel/raster';
import { hex, type Rgb } from '../../paint/kit/colour.js';
import { clamp01, lightnessPlane, smoothStep, toPixels } from '../../raster/colour-planes.js';
import { blurredSlopes } from '../../raster/slopes.js';
import { nightLights } from './backdrops.js';
import type { PortraitLook } from './look.js';
import { retouch } from './studio.js';

const PAIRS: readonly (readonly [Rgb, Rgb])[] = [
  [hex('#ff2bb4'), hex('#17d7ff')],
  [hex('#ff4d2e'), hex('#2f7bff')],
  [hex('#b04bff'), hex('#2bffc8')],
];

/** Night in a coming city: deep shadows, one coloured light from each side, glowing edges. */
export const neon: PortraitLook = {
  name: 'neon',
  realistic: true,
  blur: 0.045,
  backdrop: nightLights,
  finish(sheet) {
    const { width, height, matte, anatomy, accents } = sheet;
    const random = sheet.random.fork('neon');
    const planes = retouch(sheet, sheet.picture);
    const pair = random.pick(PAIRS);
    const swap = random.chance(0.5);
    const left = accents[0] ?? pair[swap ? 1 : 0];
    const right = accents[1] ?? pair[swap ? 0 : 1];
    const light = lightnessPlane(planes);
    const form = blurredSlopes(light, width, height, anatomy.unit * 0.05);
    const round = blurredSlopes(matte, width, height, anatomy.unit * 0.36);
    const edge = gaussianBlur(matte, width, height, Math.max(1, anatomy.unit * 0.035));
    const glowRed = new Float32Array(width * height);
    const glowGreen = new Float32Array(width * height);
    const glowBlue = new Float32Array(width * height);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const pixel = y * width + x;
        const person = matte[pixel]!;
        // Outline plus the relief that the photo's own light shows: both tell which way a surface faces.
        const outline = -round.x[pixel]! * anatomy.unit * 1.6;
        const relief = -form.x[pixel]! * anatomy.unit * 0.48;
        const facing = Math.max(-1, Math.min(1, outline + relief + ((x - anatomy.nose[0]) / anatomy.unit) * 0.34));
        const fromLeft = clamp01(0.42 - facing * 0.85);
        const fromRight = clamp01(0.42 + facing * 0.85);
        const tone = light[pixel]!;
        const contrast = tone * tone * (3 - 2 * tone);
        const brink = (1 - smoothStep(0.5, 0.98, edge[pixel]!)) * person;
        const scan = 1 - 0.03 * (y % 4 < 2 ? 1 : 0);
        for (const [channel, index] of [
          ['red', 0],
          ['green', 1],
          ['blue', 2],
        ] as const) {
          const own = planes[channel][pixel]!;
          const lit =
            own * 0.36 * (0.45 + contrast) +
            contrast *
              0.95 *
              ((fromLeft * left[index]) / 255 + (fromRight * right[index]) / 255) *
              (0.55 + 0.45 * own) +
            (brink * 0.75 * (fromLeft > fromRight ? left[index] : right[index])) / 255;
          const place = own * 0.5 + own * own * 0.55;
          const value = clamp01((lit * person + place * (1 - person)) * scan);
          planes[channel][pixel] = value;
          const bright = Math.max(0, value - 0.62);
          (index === 0 ? glowRed : index === 1 ? glowGreen : glowBlue)[pixel] = bright;
        }
      }
    }
    const sigma = anatomy.unit * 0.07;
    for (const [channel, plane] of [
      ['red', glowRed],
      ['green', glowGreen],
      ['blue', glowBlue],
    ] as const) {
      const glow = gaussianBlur(plane, width, height, sigma);
      const target = planes[channel];
      for (let pixel = 0; pixel < target.length; pixel += 1)
        target[pixel] = clamp01(target[pixel]! + glow[pixel]! * 1.1);
    }
    return toPixels(planes);
  },
};
