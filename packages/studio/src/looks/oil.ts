import type { LookName } from '../language/brief.js';
import { unitOf } from '../raster/plane.js';
import { paperTile, tileAt } from '../raster/texture.js';
import type { Finish, Look } from './look.js';
import { paintDabs } from './press/dabs.js';
import type { DabPass } from './press/dabs.js';
import { develop } from './press/develop.js';
import type { Development } from './press/develop.js';
import { emboss } from './press/flatten.js';
import { focalLayers, layersOf } from './press/tone.js';

interface Oils {
  readonly passes: readonly DabPass[];
  /** How thick the paint stands. */
  readonly body: number;
  readonly development: Development;
  readonly before?: (finish: Finish) => void;
  readonly woven?: number;
}

/** Paint that stands up from the canvas in strokes, lit from the side. */
function createOils(name: LookName, { passes, body, development, before, woven = 0 }: Oils): Look {
  return {
    name,
    ink: false,
    mapped: before !== undefined,
    finish(finish) {
      const { scene, painting, pixels } = finish;
      const { width, height } = painting;
      const unit = Math.max(0.4, unitOf(width, height));
      const random = scene.random.fork(`look-${name}`);
      before?.(finish);
      const scaled = passes.map((pass) => ({
        ...pass,
        length: Math.max(4, pass.length * unit),
        width: Math.max(2, pass.width * unit),
      }));
      paintDabs(pixels, width, height, scaled, random.fork('marks'));
      emboss(pixels, width, height, body, 1.4 * unit);
      if (woven > 0) weave(pixels, width, height, woven);
      return develop(pixels, width, height, development, random.fork('film'));
    },
  };
}

/** The threads of the ground that it is worked on. */
function weave(pixels: Uint8ClampedArray, width: number, height: number, amount: number): void {
  const tile = paperTile();
  for (let y = 0, byte = 0; y < height; y++) {
    for (let x = 0; x < width; x++, byte += 4) {
      const thread = ((x >> 1) + (y >> 1)) % 2 === 0 ? 1 : -1;
      const shade = thread * amount * 6 + tileAt(tile, x, y) * amount * 5;
      for (let channel = byte; channel < byte + 3; channel++) pixels[channel] = (pixels[channel] as number) + shade;
    }
  }
}

/** Oil on canvas: long strokes along the forms, thick lights. */
export const oil = createOils('oil', {
  passes: [
    { length: 90, width: 26, opacity: 0.95, tolerance: 95, variation: 12 },
    { length: 52, width: 13, opacity: 0.9, tolerance: 60, variation: 10 },
    { length: 26, width: 7, opacity: 0.85, tolerance: 44, variation: 8 },
  ],
  body: 1.1,
  development: { contrast: 0.28, saturation: 1.12, shadows: [4, 0, 4], lights: [8, 4, -6], paper: 0.5 },
});

/** Light in short separate touches of pure colour. */
export const impressionist = createOils('impressionist', {
  passes: [
    { length: 56, width: 32, opacity: 1, tolerance: 190, variation: 30 },
    { length: 40, width: 20, opacity: 0.95, tolerance: 150, variation: 34 },
    { length: 28, width: 13, opacity: 0.9, tolerance: 84, variation: 26 },
  ],
  body: 1.2,
  development: {
    contrast: 0.2,
    saturation: 1.5,
    lift: 0.03,
    glow: { amount: 0.3, above: 0.6, sigma: 0.03 },
    shadows: [2, -2, 22],
    lights: [12, 8, -10],
  },
});

/** Stitches of thread on cloth. */
export const embroidery = createOils('embroidery', {
  passes: [
    { length: 30, width: 6, opacity: 1, tolerance: 130, variation: 30 },
    { length: 24, width: 4.5, opacity: 1, tolerance: 80, variation: 34 },
  ],
  body: 1.7,
  development: { contrast: 0.2, saturation: 1.25 },
  woven: 1,
});

/** One light in the dark: what the picture is about comes forward, all else sinks back into brown. */
export const chiaroscuro = createOils('chiaroscuro', {
  before(finish) {
    const { scene, painting, pixels } = finish;
    const { width, height } = painting;
    const map = layersOf(finish);
    const focal = focalLayers(map);
    const named = scene.items.filter((item) => item.subject !== undefined);
    const count = Math.max(1, named.length);
    const middleX = named.length > 0 ? named.reduce((sum, item) => sum + item.x, 0) / count : width / 2;
    const middleY =
      named.length > 0 ? named.reduce((sum, item) => sum + item.y - item.size * 0.6, 0) / count : height / 2;
    const reach = Math.max(width, height) * 0.62;
    for (let y = 0, pixel = 0; y < height; y++) {
      for (let x = 0; x < width; x++, pixel++) {
        const away = Math.hypot(x - middleX, (y - middleY) * 1.1) / reach;
        const lamp = Math.max(0, 1 - away * away);
        const share = focal[map.index[pixel] as number] ? 0.4 + 0.86 * lamp : 0.08 + 0.46 * lamp * lamp;
        const byte = pixel * 4;
        pixels[byte] = (pixels[byte] as number) * share * 1.08 + 16;
        pixels[byte + 1] = (pixels[byte + 1] as number) * share * 0.96 + 11;
        pixels[byte + 2] = (pixels[byte + 2] as number) * share * 0.78 + 9;
      }
    }
  },
  passes: [
    { length: 70, width: 20, opacity: 0.85, tolerance: 70, variation: 5 },
    { length: 34, width: 9, opacity: 0.8, tolerance: 44, variation: 4 },
  ],
  body: 0.9,
  development: {
    contrast: 0.4,
    saturation: 1.1,
    glow: { amount: 0.35, above: 0.5, sigma: 0.04 },
    lights: [14, 6, -14],
    vignette: 0.6,
  },
});
