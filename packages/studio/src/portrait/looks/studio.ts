import { gaussianBlur, gaussianRows, givePlanes, planeRows, type Plane } from '@easel/raster';
import {
  colourRows,
  givePicture,
  halfPlanes,
  lightOf,
  smoothStep,
  type ColourRows,
  type Pixels,
} from '../../raster/colour-planes.js';
import { speckle } from '../../raster/noise.js';
import { smoothAreas } from '../../raster/smooth-areas.js';
import { featureRows } from '../features.js';
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

/** How much of their own detail eyes, nose and mouth keep. */
const KEPT = 0.7;

/** The retouched photograph, as the other photographic looks build on it. */
export function retouch(sheet: PortraitSheet): Pixels {
  const { width, height, picture, matte, anatomy, random } = sheet;
  const { unit } = anatomy;
  const half = halfPlanes(picture, width, height);
  const skinAt = planeRows(readSkin(sheet, half), half.width, half.height, width, height);
  const smooth = smoothAreas(half, Math.max(1, unit * 0.0175), 0.075);
  const [slopes, offsets] = [colourRows(smooth.slopes, width, height), colourRows(smooth.offsets, width, height)];
  const featuresAt = featureRows(anatomy, width, height);
  const light = lightOf(picture);
  const fine = gaussianBlur(light, width, height, Math.max(0.7, unit * 0.006));
  const wideAt = gaussianRows(light, width, height, Math.max(1.5, unit * 0.03));
  const row: RetouchedRow = {
    picture,
    light,
    fine,
    matte,
    seed: random.fork('grain').whole(1, 1e6),
    middle: [anatomy.eyes[0], anatomy.eyes[1] + unit * 0.4],
    farthest: Math.hypot(width, height) * 0.62,
  };
  const none = new Float32Array(width);
  const pixels: Pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const skin = skinAt(y);
    // Lids and lips are part of the skin, and smoothed with it they would be smeared.
    const features = featuresAt(y);
    for (let x = 0; x < width; x += 1) skin[x]! *= 1 - KEPT * smoothStep(0.45, 0.9, features[x]!);
    // Not every row shows skin.
    const bare = isBare(skin);
    const read = ({ red, green, blue }: ColourRows): SmoothRow =>
      bare ? { red: red(y), green: green(y), blue: blue(y) } : { red: none, green: none, blue: none };
    retouchRow(pixels, y, row, skin, wideAt(y), read(slopes), read(offsets));
  }
  for (const planes of [half, smooth.slopes, smooth.offsets]) givePicture(planes);
  givePlanes(light, fine);
  return pixels;
}

function isBare(skin: Float32Array): boolean {
  for (let x = 0; x < skin.length; x += 1) if (skin[x]! > 0.001) return true;
  return false;
}

/** What every row of the print is made of. */
interface RetouchedRow {
  readonly picture: Pixels;
  readonly light: Plane;
  readonly fine: Plane;
  readonly matte: Plane;
  readonly seed: number;
  readonly middle: readonly [x: number, y: number];
  readonly farthest: number;
}

type SmoothRow = Readonly<Record<'red' | 'green' | 'blue', Float32Array>>;

/** A row by itself, so that it is compiled for good. */
function retouchRow(
  pixels: Pixels,
  y: number,
  { picture, light, fine, matte, seed, middle, farthest }: RetouchedRow,
  skin: Float32Array,
  wide: Float32Array,
  slopes: SmoothRow,
  offsets: SmoothRow,
): void {
  for (let x = 0, pixel = y * skin.length; x < skin.length; x += 1, pixel += 1) {
    const even = skin[x]! * 0.7;
    const tone = light[pixel]!;
    // Detail is raised on the person only; raised on the place it would spoil its depth.
    const detail = matte[pixel]! * ((tone - fine[pixel]!) * 0.75 + (tone - wide[x]!) * 0.16 * (1 - even));
    const far = ((x - middle[0]) * (x - middle[0]) + (y - middle[1]) * (y - middle[1])) / (farthest * farthest);
    const fall = 255 * (1 - 0.2 * Math.max(0, far - 0.14));
    const grain = (speckle(x, y, seed) - 0.5) * 4.08;
    const at = pixel * 4;
    const own = (1 - even) / 255;
    const red = picture[at]! * own + (slopes.red[x]! * tone + offsets.red[x]!) * even;
    const green = picture[at + 1]! * own + (slopes.green[x]! * tone + offsets.green[x]!) * even;
    const blue = picture[at + 2]! * own + (slopes.blue[x]! * tone + offsets.blue[x]!) * even;
    pixels[at] = (red + detail) * fall + grain;
    pixels[at + 1] = (green + detail) * fall + grain;
    pixels[at + 2] = (blue + detail) * fall + grain;
    pixels[at + 3] = 255;
  }
}
