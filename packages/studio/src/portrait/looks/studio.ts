import { gaussianBlur, gaussianRows, givePlanes, planeRows, type Rows } from '@easel/raster';
import { colourRows, givePicture, halfPlanes, lightOf, type Pixels } from '../../raster/colour-planes.js';
import { speckle } from '../../raster/noise.js';
import { smoothAreas } from '../../raster/smooth-areas.js';
import { readSkin } from '../regions.js';
import type { PortraitSheet } from '../sheet.js';
import type { PortraitLook } from './look.js';

/** Even skin with its texture, clear eyes, a calm fall-off to the corners: a good photographer's clean print. */
export const studio: PortraitLook = {
  name: 'studio',
  realistic: true,
  blur: 0.05,
  finish: retouch,
};

/** The retouched photograph, as the other photographic looks build on it. */
export function retouch(sheet: PortraitSheet): Pixels {
  const { width, height, picture, matte, anatomy, random } = sheet;
  const { unit } = anatomy;
  const half = halfPlanes(picture, width, height);
  const skinAt = planeRows(readSkin(sheet, half), half.width, half.height, width, height);
  const smooth = smoothAreas(half, Math.max(1, unit * 0.0175), 0.075);
  const [slopes, offsets] = [colourRows(smooth.slopes, width, height), colourRows(smooth.offsets, width, height)];
  const light = lightOf(picture);
  const fine = gaussianBlur(light, width, height, Math.max(0.7, unit * 0.006));
  const wideAt = gaussianRows(light, width, height, Math.max(1.5, unit * 0.03));
  const grainSeed = random.fork('grain').whole(1, 1e6);
  const centreX = anatomy.eyes[0];
  const centreY = anatomy.eyes[1] + unit * 0.4;
  const farthest = Math.hypot(width, height) * 0.62;
  const none = new Float32Array(width);
  const pixels: Pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, pixel = 0; y < height; y += 1) {
    const [skin, wide] = [skinAt(y), wideAt(y)];
    // Not every row shows skin.
    const bare = skin.some((value) => value > 0.001);
    const row = (rows: Rows): Float32Array => (bare ? rows(y) : none);
    const [redSlope, greenSlope, blueSlope] = [row(slopes.red), row(slopes.green), row(slopes.blue)];
    const [redOffset, greenOffset, blueOffset] = [row(offsets.red), row(offsets.green), row(offsets.blue)];
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const even = skin[x]! * 0.7;
      const tone = light[pixel]!;
      // Detail is raised on the person only; raised on the place it would spoil its depth.
      const detail = matte[pixel]! * ((tone - fine[pixel]!) * 0.75 + (tone - wide[x]!) * 0.16 * (1 - even));
      const far = ((x - centreX) * (x - centreX) + (y - centreY) * (y - centreY)) / (farthest * farthest);
      const fall = 255 * (1 - 0.2 * Math.max(0, far - 0.14));
      const grain = (speckle(x, y, grainSeed) - 0.5) * 4.08;
      const at = pixel * 4;
      const own = (1 - even) / 255;
      const red = picture[at]! * own + (redSlope[x]! * tone + redOffset[x]!) * even;
      const green = picture[at + 1]! * own + (greenSlope[x]! * tone + greenOffset[x]!) * even;
      const blue = picture[at + 2]! * own + (blueSlope[x]! * tone + blueOffset[x]!) * even;
      pixels[at] = (red + detail) * fall + grain;
      pixels[at + 1] = (green + detail) * fall + grain;
      pixels[at + 2] = (blue + detail) * fall + grain;
      pixels[at + 3] = 255;
    }
  }
  for (const planes of [half, smooth.slopes, smooth.offsets]) givePicture(planes);
  givePlanes(light, fine);
  return pixels;
}
