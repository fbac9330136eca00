import { gaussianBlur, gaussianRows, givePlanes } from '@easel/raster';
import { hex, type Rgb } from '../../paint/kit/colour.js';
import {
  clamp01,
  colourRows,
  givePicture,
  halfPlanes,
  lightOf,
  mapPlanes,
  smoothStep,
  type Pixels,
} from '../../raster/colour-planes.js';
import { blurredSlopes } from '../../raster/slopes.js';
import { nightLights } from './backdrops.js';
import { faceTones } from '../face-tones.js';
import { featureRows } from '../features.js';
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
    const pixels = retouch(sheet);
    const pair = random.pick(PAIRS);
    const swap = random.chance(0.5);
    const left = accents[0] ?? pair[swap ? 1 : 0];
    const right = accents[1] ?? pair[swap ? 0 : 1];
    const { unit } = anatomy;
    const light = lightOf(pixels);
    const form = blurredSlopes(light, width, height, unit * 0.05);
    const round = blurredSlopes(matte, width, height, unit * 0.36);
    const edgeAt = gaussianRows(matte, width, height, Math.max(1, unit * 0.035));
    const featuresAt = featureRows(anatomy, width, height);
    const aroundAt = gaussianRows(light, width, height, Math.max(1.5, unit * 0.1));
    // Skin of every tone stands in the same light: in the lamps' own a dark one, or one in the shade, is a black shape.
    const exposed = exposureFor(faceTones(light, anatomy, width, height).middle);
    const lamps = Float64Array.from([...left, ...right], (value) => value / 255);
    for (let y = 0, pixel = 0; y < height; y += 1) {
      const [formX, roundX, edge] = [form.x(y), round.x(y), edgeAt(y)];
      const [features, around] = [featuresAt(y), aroundAt(y)];
      const scan = 255 * (1 - 0.03 * (y % 4 < 2 ? 1 : 0));
      for (let x = 0; x < width; x += 1, pixel += 1) {
        const person = matte[pixel]!;
        const at = pixel * 4;
        if (person === 0) {
          pixels[at] = NIGHT[pixels[at]!]! * scan;
          pixels[at + 1] = NIGHT[pixels[at + 1]!]! * scan;
          pixels[at + 2] = NIGHT[pixels[at + 2]!]! * scan;
          continue;
        }
        // Outline plus the relief that the photo's own light shows: both tell which way a surface faces.
        const outline = -roundX[x]! * unit * 1.6;
        const relief = -formX[x]! * unit * 0.48;
        const facing = Math.max(-1, Math.min(1, outline + relief + ((x - anatomy.nose[0]) / unit) * 0.34));
        const fromLeft = clamp01(0.42 - facing * 0.85);
        const fromRight = clamp01(0.42 + facing * 0.85);
        // The lamps draw eyes, brows, nose and mouth first: there, what differs from its surroundings differs more.
        const drawn = (light[pixel]! - around[x]!) * FEATURE_CONTRAST * features[x]!;
        const tone = exposed[Math.round(255 * clamp01(light[pixel]! + drawn))]!;
        const contrast = tone * tone * (3 - 2 * tone);
        const brink = (1 - smoothStep(0.5, 0.98, edge[x]!)) * person * 0.75;
        const nearer = fromLeft > fromRight ? 0 : 3;
        const dim = 0.36 * (0.45 + contrast);
        for (let channel = 0; channel < 3; channel += 1) {
          const value = pixels[at + channel]!;
          const own = value / 255;
          const lit =
            own * dim +
            contrast * 0.95 * (fromLeft * lamps[channel]! + fromRight * lamps[channel + 3]!) * (0.55 + 0.45 * own) +
            brink * lamps[channel + nearer]!;
          pixels[at + channel] = (lit * person + NIGHT[value]! * (1 - person)) * scan;
        }
      }
    }
    givePlanes(light);
    addGlow(pixels, width, height, unit * 0.07);
    return pixels;
  },
};

/** How much more than the photo's own contrast features have. */
const FEATURE_CONTRAST = 1.1;
/** The light that the middle of a face has. */
const FACE_LIGHT = 0.5;

/** What each light of the photo becomes, so that the middle of the face is lit well; black and white stay. */
function exposureFor(middle: number): Float64Array {
  const bend = Math.log(FACE_LIGHT) / Math.log(Math.min(0.75, Math.max(0.12, middle)));
  const power = Math.min(1.25, Math.max(0.55, bend));
  return Float64Array.from({ length: 256 }, (_, value) => (value / 255) ** power);
}

/** What each value of the place becomes at night. */
const NIGHT = Float64Array.from({ length: 256 }, (_, value) => (value / 255) * (0.5 + 0.55 * (value / 255)));

/** What is bright shines beyond itself. The glow is wide, so it is made of a small copy. */
function addGlow(pixels: Pixels, width: number, height: number, sigma: number): void {
  const half = halfPlanes(pixels, width, height);
  const bright = mapPlanes(half, (plane) => {
    for (let pixel = 0; pixel < plane.length; pixel += 1) plane[pixel] = Math.max(0, plane[pixel]! - 0.62);
    return gaussianBlur(plane, half.width, half.height, sigma / 2);
  });
  const { red, green, blue } = colourRows(bright, width, height);
  for (let y = 0, at = 0; y < height; y += 1) {
    const [reds, greens, blues] = [red(y), green(y), blue(y)];
    for (let x = 0; x < width; x += 1, at += 4) {
      pixels[at]! += reds[x]! * 280;
      pixels[at + 1]! += greens[x]! * 280;
      pixels[at + 2]! += blues[x]! * 280;
    }
  }
  givePicture(half);
  givePicture(bright);
}
