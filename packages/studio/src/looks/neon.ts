import type { Look } from './look.js';
import { blurColour, copyField, createRowReader } from './press/colour-field.js';
import type { ColourField } from './press/colour-field.js';
import { traceContours } from './press/contour.js';
import type { Contours } from './press/contour.js';
import { brightness, sizeOf, unitOf } from '../raster/plane.js';
import { layersOf } from './press/tone.js';

/** Night: dark bodies, tubes of light along every contour, their glow on everything near. */
export const neon: Look = {
  name: 'neon',
  ink: false,
  sharp: true,
  gradedFirst: true,
  mapped: true,
  finish(finish) {
    const { painting, pixels } = finish;
    const { width, height } = painting;
    const unit = unitOf(width, height);
    const map = layersOf(finish);
    // what the picture is about keeps more of its own light than what is around it
    const bodies = map.layers.map(({ region }) => (region === 'subject' ? 0.62 : region === 'lettering' ? 0.8 : 0.32));
    const contours = traceContours(finish, map, brightness(pixels), {
      width: Math.max(1.1, 3.4 * unit),
      inner: 0.8,
      gap: 0,
    });
    const side = Math.min(width, height);
    const glow = glowOf(pixels, contours, width, height);
    const near = createRowReader(blurColour(copyField(glow), side * 0.007), width);
    const far = createRowReader(blurColour(glow, side * 0.035), width);
    const tubeColour = new Float32Array(3);
    for (let y = 0; y < height; y++) {
      const close = near.read(y);
      const wide = far.read(y);
      for (let x = 0, byte = y * width * 4, place = 0; x < width; x++, byte += 4, place += 3) {
        const red = pixels[byte] as number;
        const green = pixels[byte + 1] as number;
        const blue = pixels[byte + 2] as number;
        const light = red * 0.3 + green * 0.59 + blue * 0.11;
        const tube = contours.line[y * width + x] as number;
        // bodies keep a part of their light, cooled, so that forms are seen; bright ones glow by themselves
        const body = (bodies[map.index[y * width + x] as number] as number) + 0.3 * (light / 255) * (light / 255);
        const core = tube * tube * 110;
        let newRed = red * body * 0.85 + (close[place] as number) * 1.5 + (wide[place] as number) * 2.4 + core + 5;
        let newGreen =
          green * body * 0.78 + (close[place + 1] as number) * 1.5 + (wide[place + 1] as number) * 2.4 + core + 2;
        let newBlue =
          blue * body * 1.15 + (close[place + 2] as number) * 1.5 + (wide[place + 2] as number) * 2.4 + core + 16;
        if (tube > 0) {
          mixVivid(red, green, blue, tubeColour);
          newRed += (tubeColour[0] as number) * tube * 0.8;
          newGreen += (tubeColour[1] as number) * tube * 0.8;
          newBlue += (tubeColour[2] as number) * tube * 0.8;
        }
        pixels[byte] = newRed;
        pixels[byte + 1] = newGreen;
        pixels[byte + 2] = newBlue;
      }
    }
    return pixels;
  },
};

/** The colour of the tube that outlines something of this colour: its hue at full light. Greys become cyan or magenta. */
function mixVivid(red: number, green: number, blue: number, target: Float32Array): void {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const range = most - least;
  if (range < 14) {
    target.set(most > 128 ? [60, 240, 255] : [255, 60, 200]);
    return;
  }
  const scale = 255 / range;
  // pulls hues towards those that gas tubes come in
  target[0] = Math.min(255, (red - least) * scale * 0.92 + 30);
  target[1] = Math.min(255, (green - least) * scale * 0.82 + 18);
  target[2] = Math.min(255, (blue - least) * scale + 36);
}

const FACTOR = 4;

function glowOf(pixels: Uint8ClampedArray, { line }: Contours, width: number, height: number): ColourField {
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
  const tubeColour = new Float32Array(3);
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
      if (tube >= 0.05) mixVivid(red, green, blue, tubeColour);
      else tubeColour.fill(0);
      const strength = tube * share;
      const lit = lamp * share * 0.5;
      field.red[cell] = (field.red[cell] as number) + (tubeColour[0] as number) * strength + red * lit;
      field.green[cell] = (field.green[cell] as number) + (tubeColour[1] as number) * strength + green * lit;
      field.blue[cell] = (field.blue[cell] as number) + (tubeColour[2] as number) * strength + blue * lit;
    }
  }
  return field;
}
