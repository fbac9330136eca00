import type { Look } from './look.js';
import { createSteps } from './press/flatten.js';
import { brightness } from '../raster/plane.js';
import type { Plane } from '../raster/plane.js';

/** How many steps of light there are from black to white. */
const LEVELS = 11;
/** Places whose light differs less than this are alike. */
const LIKE = 0.035;

/** Clean planes: light falls in steps with crisp edges, colours are fresh. */
export const flatVector: Look = {
  name: 'flat-vector',
  ink: false,
  sharp: true,
  mapped: false,
  finish({ painting, pixels }) {
    const { width, height } = painting;
    const light = calm(brightness(pixels), width, height);
    const stepped = createSteps(light, width, height, LEVELS);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const pixel = y * width + x;
        const value = light[pixel] as number;
        const level = stepped(x, y);
        const change = (level - value) * 200;
        const byte = pixel * 4;
        const grey = value * 255;
        pixels[byte] = grey + ((pixels[byte] as number) - grey) * 1.12 + change;
        pixels[byte + 1] = grey + ((pixels[byte + 1] as number) - grey) * 1.12 + change;
        pixels[byte + 2] = grey + ((pixels[byte + 2] as number) - grey) * 1.12 + change;
      }
    }
    return pixels;
  },
};

/** Evens out grain and texture, but not edges: each place becomes the mean of those neighbours that are like it. */
function calm(light: Plane, width: number, height: number): Plane {
  const result = light.slice();
  const reach = Math.max(1, Math.round(Math.min(width, height) / 512));
  const across = reach * width;
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      const pixel = y * width + x;
      const value = light[pixel] as number;
      let sum = value;
      let count = 1;
      const left = light[pixel - reach] as number;
      const right = light[pixel + reach] as number;
      const above = light[pixel - across] as number;
      const below = light[pixel + across] as number;
      // one after the other: a loop over the four takes twice as long
      if (Math.abs(left - value) < LIKE) {
        sum += left;
        count++;
      }
      if (Math.abs(right - value) < LIKE) {
        sum += right;
        count++;
      }
      if (Math.abs(above - value) < LIKE) {
        sum += above;
        count++;
      }
      if (Math.abs(below - value) < LIKE) {
        sum += below;
        count++;
      }
      result[pixel] = sum / count;
    }
  }
  return result;
}
