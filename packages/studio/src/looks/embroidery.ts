import { smoothStep, unitOf } from '../raster/plane.js';
import type { Plane } from '../raster/plane.js';
import { paperTile, tileAt } from '../raster/texture.js';
import type { LayerMap, Region } from '../paint/painting.js';
import type { Look } from './look.js';
import { paintDabs } from './press/dabs.js';
import { develop } from './press/develop.js';
import { emboss } from './press/flatten.js';
import { heroLayers, layersOf, softShares } from './press/tone.js';

const linen = [232, 222, 204] as const;

/** How much of the bare cloth is seen: what is around the picture's own things is stitched thinly, its air hardly. */
const bareOf: Partial<Record<Region, number>> = {
  sky: 0.9,
  weather: 0.9,
  cloud: 0.8,
  light: 0.4,
  wall: 0.6,
  far: 0.55,
  water: 0.36,
  land: 0.34,
  shadow: 0.3,
  building: 0.3,
  foliage: 0.26,
};

/** Thread is sold in so many steps of light, and is dyed more brightly than things are. */
const STEP = 30;
const DYED = 1.3;
/** How much of the drawing itself is seen through the stitches of a thing. */
const DRAWN = 0.5;
/** The back stitches along the outline of things: their width at 1024 pixels, and how dark they are. */
const LINE = 5;
const DARK = 0.62;

/** Stitches of thread on linen, in a wooden hoop; the air stays bare cloth, things are outlined in back stitch. */
export const embroidery: Look = {
  name: 'embroidery',
  ink: false,
  mapped: true,
  faces: { calm: 0.65 },
  finish(finish) {
    const { scene, painting, pixels } = finish;
    const { width, height } = painting;
    const unit = Math.max(0.4, unitOf(width, height));
    const random = scene.random.fork('look-embroidery');
    const map = layersOf(finish);
    const heroes = heroLayers(map);
    thread(pixels, map, heroes);
    const drawn = pixels.slice();
    const marks = { opacity: 1, width: 5.5 * unit };
    paintDabs(
      pixels,
      width,
      height,
      [
        { ...marks, length: 32 * unit, tolerance: 90, variation: 16 },
        { ...marks, length: 20 * unit, tolerance: 52, variation: 24 },
      ].map((pass) => ({ ...pass, length: Math.max(4, pass.length), width: Math.max(2, pass.width) })),
      random.fork('marks'),
    );
    const about = softShares(map, heroes, width, height);
    for (let pixel = 0, byte = 0; pixel < about.length; pixel++, byte += 4) {
      const share = DRAWN * (about[pixel] as number);
      for (let channel = byte; channel < byte + 3; channel++)
        pixels[channel] = (pixels[channel] as number) * (1 - share) + (drawn[channel] as number) * share;
    }
    emboss(pixels, width, height, 1.5, 1.4 * unit);
    backStitch(pixels, map, heroes, [width, height], LINE * unit);
    weave(pixels, width, height);
    develop(pixels, width, height, { contrast: 0.2, saturation: 1.15 }, random.fork('film'));
    hoop(pixels, width, height);
    return pixels;
  },
};

/** Few colours of thread: light goes in steps, and grey stays grey. */
function thread(pixels: Uint8ClampedArray, { layers, index }: LayerMap, heroes: Uint8Array): void {
  const bare = layers.map(({ region }, layer) => (heroes[layer] ? 0 : (bareOf[region] ?? 0.2)));
  for (let pixel = 0, byte = 0; pixel < index.length; pixel++, byte += 4) {
    const share = bare[index[pixel] as number] as number;
    const light =
      (pixels[byte] as number) * 0.3 + (pixels[byte + 1] as number) * 0.59 + (pixels[byte + 2] as number) * 0.11;
    const stepped = Math.round(light / STEP) * STEP;
    for (let channel = 0; channel < 3; channel++) {
      const dyed = stepped + ((pixels[byte + channel] as number) - light) * DYED;
      pixels[byte + channel] = dyed * (1 - share) + (linen[channel] as number) * share;
    }
  }
}

/** Along the outline of each thing, within it: a white horse on white cloth has a form. */
function backStitch(
  pixels: Uint8ClampedArray,
  { index }: LayerMap,
  heroes: Uint8Array,
  [width, height]: readonly [number, number],
  line: number,
): void {
  const edge: Plane = new Float32Array(index.length);
  const reach = Math.max(1, Math.round(line / 2));
  for (let y = reach; y < height - reach; y++)
    for (let x = reach; x < width - reach; x++) {
      const pixel = y * width + x;
      const own = index[pixel] as number;
      if (!heroes[own]) continue;
      const ends = [pixel - reach, pixel + reach, pixel - reach * width, pixel + reach * width].some(
        (at) => index[at] !== own,
      );
      if (ends) edge[pixel] = 1;
    }
  // thread goes under the cloth and comes up again
  const run = Math.max(6, line * 3.2);
  for (let pixel = 0, byte = 0; pixel < edge.length; pixel++, byte += 4) {
    if (!edge[pixel]) continue;
    const along = (((pixel % width) + Math.floor(pixel / width) * 0.6) % run) / run;
    const share = 1 - (1 - DARK) * smoothStep(0, 0.22, Math.min(along, 1 - along) + 0.06);
    for (let channel = byte; channel < byte + 3; channel++) {
      const value = pixels[channel] as number;
      // dark things are outlined in lighter thread no less than light ones in darker
      pixels[channel] = value > 60 ? value * share - 14 : value + 26 * (1 - share);
    }
  }
}

/** The threads of the ground that it is worked on. */
function weave(pixels: Uint8ClampedArray, width: number, height: number): void {
  const tile = paperTile();
  for (let y = 0, byte = 0; y < height; y++) {
    for (let x = 0; x < width; x++, byte += 4) {
      const shade = ((x >> 1) + (y >> 1)) % 2 === 0 ? 6 : -6;
      const grain = tileAt(tile, x, y) * 5;
      for (let channel = byte; channel < byte + 3; channel++)
        pixels[channel] = (pixels[channel] as number) + shade + grain;
    }
  }
}

/** How square the ring is: a round one would cut off who is near a corner. */
const SQUARE = 4;

/** The wooden ring that holds the cloth, and the loose cloth around it. */
function hoop(pixels: Uint8ClampedArray, width: number, height: number): void {
  const [radiusX, radiusY] = [width * 0.485, height * 0.485];
  const ring = 0.955;
  const tile = paperTile();
  for (let y = 0, byte = 0; y < height; y++) {
    for (let x = 0; x < width; x++, byte += 4) {
      const [across, down] = [(x + 0.5 - width / 2) / radiusX, (y + 0.5 - height / 2) / radiusY];
      const away = (Math.abs(across) ** SQUARE + Math.abs(down) ** SQUARE) ** (1 / SQUARE);
      if (away < ring - 0.02) continue;
      const grain = tileAt(tile, x, y) * 4;
      if (away < ring) {
        for (let channel = byte; channel < byte + 3; channel++) pixels[channel] = (pixels[channel] as number) * 0.72;
        continue;
      }
      const wood = away <= 1.03;
      const turn = wood ? 0.78 + 0.34 * Math.sin(((away - ring) / (1.03 - ring)) * Math.PI) : 0.9;
      const colour = wood ? ([206, 160, 108] as const) : linen;
      for (let channel = 0; channel < 3; channel++) pixels[byte + channel] = (colour[channel] as number) * turn + grain;
    }
  }
}
