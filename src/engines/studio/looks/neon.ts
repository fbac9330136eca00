import type { Look } from './look.js';
import { blurColour, createRowReader } from './press/colour-field.js';
import type { ColourField } from './press/colour-field.js';
import { traceContours } from './press/contour.js';
import type { Contours } from './press/contour.js';
import { brightness, sizeOf, unitOf } from './press/plane.js';
import { layersOf } from './press/tone.js';

/** Night: dark bodies, tubes of light along every contour, their glow on everything near. */
export const neon: Look = {
  name: 'neon',
  ink: false,
  gradedFirst: true,
  mapped: true,
  finish(finish) {
    const { painting, pixels } = finish;
    const { width, height } = painting;
    const unit = unitOf(width, height);
    const contours = traceContours(finish, layersOf(finish), brightness(pixels), {
      width: Math.max(1.1, 3.4 * unit),
      inner: 0.8,
      gap: 0,
    });
    const side = Math.min(width, height);
    const near = createRowReader(glowOf(pixels, contours, width, height, side * 0.007), width);
    const far = createRowReader(glowOf(pixels, contours, width, height, side * 0.035), width);
    for (let y = 0; y < height; y++) {
      const close = near.read(y);
      const wide = far.read(y);
      for (let x = 0, byte = y * width * 4, place = 0; x < width; x++, byte += 4, place += 3) {
        const red = pixels[byte] as number;
        const green = pixels[byte + 1] as number;
        const blue = pixels[byte + 2] as number;
        const light = red * 0.3 + green * 0.59 + blue * 0.11;
        const tube = contours.line[y * width + x] as number;
        const [vividRed, vividGreen, vividBlue] = vivid(red, green, blue);
        // bodies keep a quarter of their light, cooled; bright ones glow by themselves
        const body = 0.16 + 0.22 * (light / 255) * (light / 255);
        const core = tube * tube * 110;
        pixels[byte] =
          red * body * 0.85 +
          (close[place] as number) * 1.5 +
          (wide[place] as number) * 2.4 +
          vividRed * tube * 0.8 +
          core +
          5;
        pixels[byte + 1] =
          green * body * 0.78 +
          (close[place + 1] as number) * 1.5 +
          (wide[place + 1] as number) * 2.4 +
          vividGreen * tube * 0.8 +
          core +
          2;
        pixels[byte + 2] =
          blue * body * 1.15 +
          (close[place + 2] as number) * 1.5 +
          (wide[place + 2] as number) * 2.4 +
          vividBlue * tube * 0.8 +
          core +
          16;
      }
    }
    return pixels;
  },
};

/** The colour of the tube that outlines something of this colour: its hue at full light. Greys become cyan or magenta. */
function vivid(red: number, green: number, blue: number): readonly [number, number, number] {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const range = most - least;
  if (range < 14) return most > 128 ? [60, 240, 255] : [255, 60, 200];
  const scale = 255 / range;
  // pulls hues towards those that gas tubes come in
  return [
    Math.min(255, (red - least) * scale * 0.92 + 30),
    Math.min(255, (green - least) * scale * 0.82 + 18),
    Math.min(255, (blue - least) * scale + 36),
  ];
}

const FACTOR = 4;

function glowOf(
  pixels: Uint8ClampedArray,
  { line }: Contours,
  width: number,
  height: number,
  sigma: number,
): ColourField {
  const size = sizeOf(width, height, FACTOR);
  const count = size.width * size.height;
  const field = {
    red: new Float32Array(count),
    green: new Float32Array(count),
    blue: new Float32Array(count),
    ...size,
    factor: FACTOR,
  };
  const share = 1 / (FACTOR * FACTOR);
  for (let y = 0, pixel = 0; y < height; y++) {
    const row = ((y / FACTOR) | 0) * size.width;
    for (let x = 0; x < width; x++, pixel++) {
      const tube = line[pixel] as number;
      const byte = pixel * 4;
      const red = pixels[byte] as number;
      const green = pixels[byte + 1] as number;
      const blue = pixels[byte + 2] as number;
      const lamp = Math.max(0, Math.max(red, green, blue) - 215) / 160;
      if (tube < 0.05 && lamp === 0) continue;
      const cell = row + ((x / FACTOR) | 0);
      const [vividRed, vividGreen, vividBlue] = tube >= 0.05 ? vivid(red, green, blue) : [0, 0, 0];
      const strength = tube * share;
      field.red[cell] = (field.red[cell] as number) + vividRed * strength + red * lamp * share * 0.5;
      field.green[cell] = (field.green[cell] as number) + vividGreen * strength + green * lamp * share * 0.5;
      field.blue[cell] = (field.blue[cell] as number) + vividBlue * strength + blue * lamp * share * 0.5;
    }
  }
  return blurColour(field, sigma);
}
