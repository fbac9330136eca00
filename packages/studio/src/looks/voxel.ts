import type { Rgb } from '../paint/kit/colour.js';
import type { Look } from './look.js';
import { setOff } from './press/set-off.js';
import { heroLayers, layersOf } from './press/tone.js';

/** How many blocks the shorter side has. */
const BLOCKS = 56;
/** Each face of a block has so many squares a side, each a little lighter or darker than the others. */
const GRAIN = 4;
const STEPS = 20;

/** A world of blocks: large squares of one colour, each with a lit upper and left edge and a grain of its own. */
export const voxel: Look = {
  name: 'voxel',
  ink: false,
  sharp: true,
  mapped: 'things',
  finish(finish) {
    const { painting, pixels } = finish;
    const { width, height } = painting;
    const map = layersOf(finish);
    setOff(pixels, map, heroLayers(map), width, height);
    const side = Math.max(6, Math.round(Math.min(width, height) / BLOCKS));
    const edge = Math.max(1, Math.round(side / 9));
    const result = new Uint8ClampedArray(pixels.length);
    for (let top = 0; top < height; top += side) {
      for (let left = 0; left < width; left += side) {
        const colour = blockColour(pixels, width, height, left, top, side);
        const [right, bottom] = [Math.min(width, left + side), Math.min(height, top + side)];
        for (let y = top; y < bottom; y++) {
          for (let x = left; x < right; x++) {
            const [across, down] = [x - left, y - top];
            const lit = down < edge || across < edge;
            const shaded = down >= side - edge || across >= side - edge;
            const grain = grainAt(
              (left / side) * GRAIN + Math.floor((across * GRAIN) / side),
              (top / side) * GRAIN + Math.floor((down * GRAIN) / side),
            );
            const light = shaded ? 0.9 : lit ? 1.05 : grain;
            const byte = (y * width + x) * 4;
            for (let channel = 0; channel < 3; channel++) result[byte + channel] = colour[channel]! * light;
            result[byte + 3] = 255;
          }
        }
      }
    }
    return result;
  },
};

/** The colour of one block: what most of it shows, in few steps, a little stronger than it was. */
function blockColour(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  left: number,
  top: number,
  side: number,
): Rgb {
  const middleX = Math.min(width - 1, left + (side >> 1));
  const middleY = Math.min(height - 1, top + (side >> 1));
  const reach = Math.max(1, side >> 2);
  const sum = [0, 0, 0];
  let count = 0;
  for (const dy of [-reach, 0, reach])
    for (const dx of [-reach, 0, reach]) {
      const x = Math.min(width - 1, Math.max(0, middleX + dx));
      const y = Math.min(height - 1, Math.max(0, middleY + dy));
      const weight = dx === 0 && dy === 0 ? 4 : 1;
      for (let channel = 0; channel < 3; channel++) sum[channel]! += pixels[(y * width + x) * 4 + channel]! * weight;
      count += weight;
    }
  const mean = sum.map((value) => value / count);
  const grey = (mean[0]! + mean[1]! + mean[2]!) / 3;
  const [red, green, blue] = mean.map((value) => {
    const strong = grey + (value - grey) * 1.2;
    return Math.min(255, Math.max(0, Math.round(strong / STEPS) * STEPS));
  });
  return [red!, green!, blue!];
}

/** The same square, the same grain, at any size of picture. */
function grainAt(column: number, row: number): number {
  const mixed = Math.imul(column * 374_761_393 + row * 668_265_263, 1_274_126_177) >>> 0;
  return 0.94 + ((mixed >>> 13) % 11) / 100;
}
