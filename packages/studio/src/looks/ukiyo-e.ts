import { brightness, smoothStep, unitOf } from '../raster/plane.js';
import { paperTile, tileAt } from '../raster/texture.js';
import type { Look } from './look.js';
import { traceContours } from './press/contour.js';
import { inkOver, stepLight } from './press/flatten.js';
import { fillRect, setSign, stampSeal } from './press/seal.js';
import { layersOf } from './press/tone.js';

/** A Japanese woodblock print: Prussian blue outlines, flat colours on mulberry paper, a graded sky, a red seal. */
export const ukiyoE: Look = {
  name: 'ukiyo-e',
  faces: { calm: 0.5, lightest: 110 },
  ink: false,
  sharp: true,
  gradedFirst: true,
  mapped: true,
  finish(finish) {
    const { scene, painting, pixels } = finish;
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
    signSheet(pixels, width, height, scene.random.fork('sheet').whole(0, 8));
    return pixels;
  },
};

/** The title in its cartouche, and the red seal of the maker, at the upper right. */
function signSheet(pixels: Uint8ClampedArray, width: number, height: number, first: number): void {
  const size = Math.max(8, Math.round(Math.min(width, height) * 0.05));
  const left = width - Math.round(size * 2.1);
  const top = Math.round(size * 0.9);
  const high = Math.round(size * 3.1);
  fillRect(pixels, width, { left: left - 2, top: top - 2, wide: size + 4, high: high + 4 }, [58, 48, 44]);
  fillRect(pixels, width, { left, top, wide: size, high }, [240, 226, 190]);
  const sign = Math.round(size * 0.64);
  for (let mark = 0; mark < 3; mark++) {
    const place = { left: left + (size - sign) / 2, top: top + size * (0.3 + mark * 0.95), size: sign };
    setSign(pixels, width, place, first + mark * 2, [40, 34, 36]);
  }
  stampSeal(pixels, width, { left, top: top + Math.round(size * 3.4), size }, first + 7);
}
