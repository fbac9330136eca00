import { dominantColours } from '../finish/dominant.js';
import { fromOklab, toOklab } from '../paint/kit/colour.js';
import type { Lab, Rgb } from '../paint/kit/colour.js';
import type { Look } from './look.js';
import { setOff } from './press/set-off.js';
import { heroLayers, layersOf } from './press/tone.js';

const COLOURS = 24;
/** Thresholds of ordered dithering, 4 × 4. */
const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((rank) => (rank + 0.5) / 16);

/** A console's picture: large pixels, few colours, ordered dithering. */
export const pixelArt: Look = {
  name: 'pixel-art',
  ink: false,
  sharp: true,
  mapped: 'things',
  finish(finish) {
    const { painting, pixels } = finish;
    const { width, height } = painting;
    const map = layersOf(finish);
    setOff(pixels, map, heroLayers(map), width, height);
    const cell = Math.max(3, Math.round(Math.min(width, height) / 72));
    const columns = Math.ceil(width / cell);
    const rows = Math.ceil(height / cell);
    const colours = gather(pixels, width, height, cell, columns, rows);
    const palette = dominantColours(
      colours.filter((_, index) => index % Math.max(1, Math.floor(colours.length / 6000)) === 0),
      COLOURS,
    ).map(({ lab }) => lab);
    const shown = palette.map((lab) => fromOklab(lab));
    const result = new Uint8ClampedArray(pixels.length);
    const words = new Uint32Array(result.buffer);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const threshold = bayer[(row & 3) * 4 + (column & 3)] as number;
        const [red, green, blue] = shown[
          choose(toOklab(colours[row * columns + column] as Rgb), palette, threshold)
        ] as Rgb;
        const word = (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;
        const bottom = Math.min(height, (row + 1) * cell);
        for (let y = row * cell; y < bottom; y++) {
          words.fill(word, y * width + column * cell, y * width + Math.min(width, (column + 1) * cell));
        }
      }
    }
    return result;
  },
};

/** The colour of every large pixel: its mean, pulled to its middle so that small things keep their edges. */
function gather(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  cell: number,
  columns: number,
  rows: number,
): Rgb[] {
  const colours: Rgb[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const bottom = Math.min(height, (row + 1) * cell);
      const right = Math.min(width, (column + 1) * cell);
      let [red, green, blue, count] = [0, 0, 0, 0];
      for (let y = row * cell; y < bottom; y++) {
        for (let x = column * cell; x < right; x++) {
          const byte = (y * width + x) * 4;
          red += pixels[byte] as number;
          green += pixels[byte + 1] as number;
          blue += pixels[byte + 2] as number;
          count++;
        }
      }
      const middleX = Math.min(width - 1, column * cell + (cell >> 1));
      const middleY = Math.min(height - 1, row * cell + (cell >> 1));
      const middle = (middleY * width + middleX) * 4;
      const mean = [red / count, green / count, blue / count] as const;
      const grey = (mean[0] + mean[1] + mean[2]) / 3;
      const [r, g, b] = mean.map((value, channel) => {
        const own = value * 0.5 + (pixels[middle + channel] as number) * 0.5;
        return Math.min(255, Math.max(0, Math.round(grey + (own - grey) * 1.16)));
      }) as [number, number, number];
      colours.push([r, g, b]);
    }
  }
  return colours;
}

/** The nearest colour, or by the threshold the second nearest where the colour lies between the two. */
function choose(lab: Lab, palette: readonly Lab[], threshold: number): number {
  let first = 0;
  let second = 0;
  let least = Infinity;
  let next = Infinity;
  palette.forEach((colour, index) => {
    const distance = (lab[0] - colour[0]) ** 2 + (lab[1] - colour[1]) ** 2 + (lab[2] - colour[2]) ** 2;
    if (distance < least) {
      next = least;
      second = first;
      least = distance;
      first = index;
    } else if (distance < next) {
      next = distance;
      second = index;
    }
  });
  const from = palette[first] as Lab;
  const to = palette[second] as Lab;
  const between = (to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2 + (to[2] - from[2]) ** 2;
  // colours far apart do not mix to the eye: no dithering there
  if (between === 0 || between > 0.012) return first;
  const share =
    ((lab[0] - from[0]) * (to[0] - from[0]) +
      (lab[1] - from[1]) * (to[1] - from[1]) +
      (lab[2] - from[2]) * (to[2] - from[2])) /
    between;
  return share > 0.2 + threshold * 0.5 ? second : first;
}
