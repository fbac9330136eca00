import { brightness, smoothStep, unitOf } from '../raster/plane.js';
import { paperTile, tileAt } from '../raster/texture.js';
import type { Look } from './look.js';
import { traceContours } from './press/contour.js';
import { inkOver, stepLight } from './press/flatten.js';
import { layersOf } from './press/tone.js';

/** A Japanese woodblock print: Prussian blue outlines, flat colours on mulberry paper, a graded sky, a red seal. */
export const ukiyoE: Look = {
  name: 'ukiyo-e',
  ink: false,
  gradedFirst: true,
  mapped: true,
  finish(finish) {
    const { painting, pixels } = finish;
    const { width, height } = painting;
    const unit = unitOf(width, height);
    const map = layersOf(finish);
    const line = traceContours(finish, map, brightness(pixels), {
      width: Math.max(1, 4 * unit),
      inner: 1,
      gap: 0,
    }).line;
    stepLight(pixels, width, height, 4);
    const air = map.layers.map(({ region }) => region === 'sky' || region === 'light' || region === 'cloud');
    const tile = paperTile();
    for (let y = 0, pixel = 0; y < height; y++) {
      // the block of the sky is wiped from dark above to bare paper below
      const wiped = smoothStep(0.42, 0, y / height);
      const wood = Math.sin(y * 0.16 + Math.sin(y * 0.031) * 3) * 2.4;
      for (let x = 0; x < width; x++, pixel++) {
        const byte = pixel * 4;
        let [red, green, blue] = [pixels[byte] as number, pixels[byte + 1] as number, pixels[byte + 2] as number];
        const grey = red * 0.3 + green * 0.59 + blue * 0.11;
        const dark = 1 - grey / 255;
        // colours of plants and earth: a little faded, shadows towards indigo
        red = grey + (red - grey) * 1.12 - dark * dark * 20 + 10;
        green = grey + (green - grey) * 1.12 - dark * dark * 6 + 8;
        blue = grey + (blue - grey) * 1.02 + dark * dark * 14;
        // a red sun is printed from a block of its own
        if (air[map.index[pixel] as number] && red - blue < 90) {
          const bare = 0.62 * (1 - wiped);
          red = red * (1 - bare) + 240 * bare;
          green = green * (1 - bare) + 226 * bare;
          blue = blue * (1 - bare) + 194 * bare;
          red += (38 - red) * wiped * 0.8;
          green += (72 - green) * wiped * 0.8;
          blue += (124 - blue) * wiped * 0.8;
        }
        const fibre = tileAt(tile, x, y) * 5 + wood;
        pixels[byte] = (red * 244) / 255 + fibre;
        pixels[byte + 1] = (green * 236) / 255 + fibre;
        pixels[byte + 2] = (blue * 212) / 255 + fibre;
      }
    }
    inkOver(pixels, line, [24, 38, 74]);
    stampSeal(pixels, width, height);
    return pixels;
  },
};

/** The cartouche and the red seal of the maker, at the upper right. */
function stampSeal(pixels: Uint8ClampedArray, width: number, height: number): void {
  const size = Math.max(5, Math.round(Math.min(width, height) * 0.05));
  const left = width - Math.round(size * 2.1);
  const top = Math.round(size * 0.9);
  fill(pixels, width, left - 2, top - 2, size + 4, size * 3.1 + 4, [58, 48, 44]);
  fill(pixels, width, left, top, size, size * 3.1, [240, 226, 190]);
  for (let mark = 0; mark < 5; mark++) {
    const y = top + size * (0.25 + mark * 0.55);
    fill(pixels, width, left + size * 0.3, y, size * 0.42, Math.max(1, size * 0.12), [40, 34, 36]);
    fill(
      pixels,
      width,
      left + size * (mark % 2 ? 0.42 : 0.5),
      y - size * 0.1,
      Math.max(1, size * 0.12),
      size * 0.36,
      [40, 34, 36],
    );
  }
  const seal = top + size * 3.4;
  fill(pixels, width, left, seal, size, size, [190, 44, 36]);
  fill(pixels, width, left + size * 0.22, seal + size * 0.24, size * 0.56, Math.max(1, size * 0.12), [240, 222, 190]);
  fill(pixels, width, left + size * 0.44, seal + size * 0.2, Math.max(1, size * 0.12), size * 0.6, [240, 222, 190]);
}

function fill(
  pixels: Uint8ClampedArray,
  width: number,
  left: number,
  top: number,
  wide: number,
  high: number,
  colour: readonly [number, number, number],
): void {
  const height = pixels.length / 4 / width;
  const bottom = Math.min(height, Math.round(top + high));
  const right = Math.min(width, Math.round(left + wide));
  for (let y = Math.max(0, Math.round(top)); y < bottom; y++)
    for (let x = Math.max(0, Math.round(left)); x < right; x++) pixels.set(colour, (y * width + x) * 4);
}
