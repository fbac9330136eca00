import { gaussianBlur } from '@easel/raster';
import {
  clamp01,
  lightnessPlane,
  toPixels,
  toPlanes,
  type ColourPlanes,
  type Pixels,
} from '../../raster/colour-planes.js';
import { speckle } from '../../raster/noise.js';
import { smoothAreas } from '../../raster/smooth-areas.js';
import type { PortraitSheet } from '../sheet.js';
import { skinMask } from '../skin.js';
import type { PortraitLook } from './look.js';

/** Even skin with its texture, clear eyes, a calm fall-off to the corners: a good photographer's clean print. */
export const studio: PortraitLook = {
  name: 'studio',
  realistic: true,
  blur: 0.05,
  finish: (sheet) => toPixels(retouch(sheet, sheet.picture)),
};

/** The retouched photograph, as the other photographic looks build on it. */
export function retouch(sheet: PortraitSheet, source: Pixels): ColourPlanes {
  const { width, height, matte, anatomy, random } = sheet;
  const planes = toPlanes(source, width, height);
  const skin = skinMask(source, matte, width, height, anatomy);
  const smooth = smoothAreas(planes, Math.max(2, anatomy.unit * 0.035), 0.075);
  const light = lightnessPlane(planes);
  const fine = gaussianBlur(light, width, height, Math.max(0.7, anatomy.unit * 0.006));
  const wide = gaussianBlur(light, width, height, Math.max(1.5, anatomy.unit * 0.03));
  const grainSeed = random.fork('grain').whole(1, 1e6);
  const centreX = anatomy.eyes[0];
  const centreY = anatomy.eyes[1] + anatomy.unit * 0.4;
  const farthest = Math.hypot(width, height) * 0.62;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const even = skin[pixel]! * 0.7;
      // Detail is raised on the person only; raised on the place it would spoil its depth.
      const detail =
        matte[pixel]! * ((light[pixel]! - fine[pixel]!) * 0.75 + (light[pixel]! - wide[pixel]!) * 0.16 * (1 - even));
      const far = ((x - centreX) * (x - centreX) + (y - centreY) * (y - centreY)) / (farthest * farthest);
      const fall = 1 - 0.2 * Math.max(0, far - 0.14);
      const grain = (speckle(x, y, grainSeed) - 0.5) * 0.016;
      for (const channel of ['red', 'green', 'blue'] as const) {
        const plane = planes[channel];
        const value = plane[pixel]! + (smooth[channel][pixel]! - plane[pixel]!) * even + detail;
        plane[pixel] = clamp01(value * fall + grain);
      }
    }
  }
  return planes;
}
