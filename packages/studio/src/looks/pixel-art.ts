import { dominantColours } from '../finish/dominant.js';
import { fromOklab, lightnessOf, toOklab } from '../paint/kit/colour.js';
import type { Lab, Rgb } from '../paint/kit/colour.js';
import type { LayerMap } from '../paint/painting.js';
import type { Look } from './look.js';
import { layersOf } from './press/tone.js';

/** Colours of the things, and of all behind them. */
const COLOURS = { things: 20, ground: 20 } as const;
/** So many large pixels the shorter side has. */
const ACROSS = 96;
/** A thing has a large pixel of which it covers so much: a sword is thinner than one. */
const OWNED = 0.36;
/** How dark the rim of a thing is, of its own lightness, and how light that of one that is this dark on a ground as dark. */
const RIM = { dark: 0.42, night: 0.34, light: 0.2 } as const;
/** Thresholds of ordered dithering, 4 × 4. */
const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((rank) => (rank + 0.5) / 16);

/** A large pixel: its colour, and the thing that it shows, 0 where it shows none. */
interface Cell {
  readonly colour: Rgb;
  readonly thing: number;
}

/**
 * A console's picture: large pixels, few colours. Things are sprites: a large pixel is theirs or it is not, they have
 * flat colours of their own and a dark rim. Mixed with what is behind them they would be smears; what is behind them is
 * dithered.
 */
export const pixelArt: Look = {
  name: 'pixel-art',
  ink: false,
  sharp: true,
  mapped: 'things',
  finish(finish) {
    const { painting, pixels } = finish;
    const { width, height } = painting;
    const cell = Math.max(3, Math.round(Math.min(width, height) / ACROSS));
    const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
    const cells = gather(pixels, layersOf(finish), [width, height], cell);
    const colours = {
      things: paletteOf(
        cells.filter(({ thing }) => thing > 0),
        COLOURS.things,
      ),
      ground: paletteOf(
        cells.filter(({ thing }) => thing === 0),
        COLOURS.ground,
      ),
    };
    const result = new Uint8ClampedArray(pixels.length);
    const words = new Uint32Array(result.buffer);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const { colour, thing } = cells[row * columns + column] as Cell;
        const { labs, shown } = thing > 0 ? colours.things : colours.ground;
        // thresholds of 1 dither nothing
        const threshold = thing > 0 ? 1 : (bayer[(row & 3) * 4 + (column & 3)] as number);
        const [red, green, blue] =
          rimAt(cells, columns, row, column) ?? shown[choose(toOklab(colour), labs, threshold)] ?? colour;
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

function paletteOf(cells: readonly Cell[], count: number): { readonly labs: Lab[]; readonly shown: Rgb[] } {
  const every = Math.max(1, Math.floor(cells.length / 5000));
  const samples = cells.filter((_, index) => index % every === 0).map(({ colour }) => colour);
  const labs = samples.length === 0 ? [] : dominantColours(samples, count).map(({ lab }) => lab);
  return { labs, shown: labs.map((lab) => fromOklab(lab)) };
}

/** The rim of a thing is around it, so that what is thin keeps its colour. None here, where no thing is beside. */
function rimAt(cells: readonly Cell[], columns: number, row: number, column: number): Rgb | undefined {
  const own = cells[row * columns + column] as Cell;
  if (own.thing > 0) return undefined;
  for (const [down, right] of [
    [0, -1],
    [0, 1],
    [1, 0],
    [-1, 0],
  ] as const) {
    const beside = cells[(row + down) * columns + column + right];
    if (!beside || beside.thing === 0 || column + right < 0 || column + right >= columns) continue;
    const [lightness, a, b] = toOklab(beside.colour);
    const lit = lightness < RIM.night && lightnessOf(own.colour) < RIM.night;
    return fromOklab([lit ? lightness + RIM.light : lightness * RIM.dark, a * 0.7, b * 0.7]);
  }
  return undefined;
}

/** What each large pixel shows: the thing that has most of it or the ground, and the colour that is most frequent there. */
function gather(
  pixels: Uint8ClampedArray,
  { layers, index }: LayerMap,
  [width, height]: readonly [number, number],
  cell: number,
): Cell[] {
  const things = layers.map(({ region }) => region === 'subject' || region === 'lettering');
  const cells: Cell[] = [];
  for (let top = 0; top < height; top += cell) {
    for (let left = 0; left < width; left += cell) {
      const inside: number[] = [];
      const shares = new Map<number, number>();
      for (let y = top; y < Math.min(height, top + cell); y++) {
        for (let x = left; x < Math.min(width, left + cell); x++) {
          const pixel = y * width + x;
          inside.push(pixel);
          const layer = index[pixel] as number;
          if (things[layer]) shares.set(layer, (shares.get(layer) ?? 0) + 1);
        }
      }
      const covered = [...shares.values()].reduce((sum, share) => sum + share, 0);
      const isThing = covered >= inside.length * OWNED;
      const [thing] = [...shares].toSorted(([, one], [, other]) => other - one)[0] ?? [0];
      const shown = inside.filter((pixel) => things[index[pixel] as number] === isThing);
      cells.push({ colour: mostFrequent(pixels, shown), thing: isThing ? thing : 0 });
    }
  }
  return cells;
}

/** The mean of those that are most alike, a little more colourful: a mean of all is a colour that nothing there has. */
function mostFrequent(pixels: Uint8ClampedArray, shown: readonly number[]): Rgb {
  const kinds = new Map<number, [red: number, green: number, blue: number, count: number]>();
  for (const pixel of shown) {
    const red = pixels[pixel * 4] as number;
    const green = pixels[pixel * 4 + 1] as number;
    const blue = pixels[pixel * 4 + 2] as number;
    const kind = ((red >> 6) << 4) | ((green >> 6) << 2) | (blue >> 6);
    const sum = kinds.get(kind);
    if (!sum) {
      kinds.set(kind, [red, green, blue, 1]);
      continue;
    }
    sum[0] += red;
    sum[1] += green;
    sum[2] += blue;
    sum[3] += 1;
  }
  let best: readonly [number, number, number, number] = [0, 0, 0, 0];
  for (const sum of kinds.values()) if (sum[3] > best[3]) best = sum;
  const [red, green, blue] = best.slice(0, 3).map((sum) => sum / Math.max(1, best[3])) as [number, number, number];
  const grey = (red + green + blue) / 3;
  return [red, green, blue].map((value) =>
    Math.min(255, Math.max(0, Math.round(grey + (value - grey) * 1.16))),
  ) as unknown as Rgb;
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
