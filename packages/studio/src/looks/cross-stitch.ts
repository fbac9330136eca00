import { paperTile, tileAt } from '../raster/texture.js';
import type { Region } from '../paint/painting.js';
import type { Look } from './look.js';
import { focalLayers, layersOf } from './press/tone.js';

/** Stitches along the shorter side. */
const ACROSS = 76;
/** Half of the width of a thread, of a square. */
const THREAD = 0.27;
/** Floss is sold in so many steps of each colour. */
const STEP = 30;
const CLOTH = [240, 233, 218] as const;

/** The air and the walls of rooms stay bare cloth, far land is stitched thinly. */
const bare: ReadonlySet<Region> = new Set<Region>(['sky', 'weather', 'light', 'wall']);

/** One cross of floss in every square of an even cloth; edges of things are stitched a shade darker. */
export const crossStitch: Look = {
  name: 'cross-stitch',
  ink: false,
  sharp: true,
  mapped: true,
  finish(finish) {
    const { painting, pixels } = finish;
    const { width, height } = painting;
    const map = layersOf(finish);
    const focal = focalLayers(map);
    const square = Math.max(3, Math.round(Math.min(width, height) / ACROSS));
    const [columns, rows] = [Math.ceil(width / square), Math.ceil(height / square)];
    const floss = new Int16Array(columns * rows * 3).fill(-1);
    const owner = new Uint8Array(columns * rows);
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const [x, y] = [column * square, row * square];
        const middle = Math.min(height - 1, y + (square >> 1)) * width + Math.min(width - 1, x + (square >> 1));
        const layer = map.index[middle] as number;
        const cell = row * columns + column;
        owner[cell] = focal[layer] ? 1 : 0;
        if (bare.has(map.layers[layer]?.region ?? 'subject')) continue;
        const sum = [0, 0, 0];
        let count = 0;
        for (let down = y; down < Math.min(height, y + square); down++)
          for (let across = x; across < Math.min(width, x + square); across++, count++)
            for (let channel = 0; channel < 3; channel++)
              sum[channel] = (sum[channel] as number) + (pixels[(down * width + across) * 4 + channel] as number);
        const grey = ((sum[0] as number) + (sum[1] as number) + (sum[2] as number)) / 3 / count;
        for (let channel = 0; channel < 3; channel++) {
          // thread is dyed more brightly than things are
          const dyed = grey + ((sum[channel] as number) / count - grey) * 1.35;
          floss[cell * 3 + channel] = Math.max(0, Math.min(255, Math.round(dyed / STEP) * STEP));
        }
      }
    const tile = paperTile();
    for (let y = 0, byte = 0; y < height; y++) {
      const row = Math.floor(y / square);
      const down = (y % square) / square + 0.5 / square;
      for (let x = 0; x < width; x++, byte += 4) {
        const column = Math.floor(x / square);
        const across = (x % square) / square + 0.5 / square;
        const cell = row * columns + column;
        const nap = tileAt(tile, x, y) * 4;
        const corner = Math.min(across, 1 - across) + Math.min(down, 1 - down);
        // the cloth has a hole at each corner of a square
        const cloth = corner < 0.22 ? 0.7 : 1 - 0.05 * Math.abs(Math.sin((across + down) * Math.PI * 2));
        const over = Math.abs(across + down - 1);
        const under = Math.abs(across - down);
        const stitched = (floss[cell * 3] as number) >= 0 && Math.min(over, under) < THREAD * 1.5;
        const away = over < THREAD * 1.5 ? over : under;
        // round threads: light along the middle, the lower one in the shade of the upper
        const turn = stitched ? 1.1 - 0.42 * (away / (THREAD * 1.5)) ** 2 - (over < THREAD * 1.5 ? 0 : 0.1) : cloth;
        const edge = stitched && owner[cell] === 1 && isEdge(owner, cell, columns, rows) ? 0.62 : 1;
        for (let channel = 0; channel < 3; channel++) {
          const colour = stitched ? (floss[cell * 3 + channel] as number) + 6 : (CLOTH[channel] as number);
          pixels[byte + channel] = colour * turn * edge + nap;
        }
        pixels[byte + 3] = 255;
      }
    }
    return pixels;
  },
};

/** Beyond one of its sides something else begins. */
function isEdge(owner: Uint8Array, cell: number, columns: number, rows: number): boolean {
  const column = cell % columns;
  return (
    (column > 0 && owner[cell - 1] === 0) ||
    (column < columns - 1 && owner[cell + 1] === 0) ||
    (cell >= columns && owner[cell - columns] === 0) ||
    (cell < columns * (rows - 1) && owner[cell + columns] === 0)
  );
}
