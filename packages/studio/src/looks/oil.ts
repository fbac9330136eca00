import type { LookName } from '../language/brief.js';
import { smoothStep, unitOf } from '../raster/plane.js';
import type { FacePrint, Finish, Look } from './look.js';
import { paintDabs } from './press/dabs.js';
import type { DabPass } from './press/dabs.js';
import { develop } from './press/develop.js';
import type { Development } from './press/develop.js';
import { emboss } from './press/flatten.js';
import { heroLayers, layersOf, softShares } from './press/tone.js';

interface Oils {
  readonly passes: readonly DabPass[];
  /** How thick the paint stands. */
  readonly body: number;
  readonly development: Development;
  readonly before?: (finish: Finish) => void;
  /** How far strokes whirl where nothing guides them, 0 to 1. */
  readonly swirl?: number;
  /** How small faces are printed again. */
  readonly faces?: FacePrint;
}

/** Paint that stands up from the canvas in strokes, lit from the side. */
function createOils(name: LookName, { passes, body, development, before, swirl = 0, faces }: Oils): Look {
  return {
    name,
    ink: false,
    mapped: before !== undefined,
    ...(faces && { faces }),
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
      paintDabs(pixels, width, height, scaled, random.fork('marks'), swirl);
      emboss(pixels, width, height, body, 1.4 * unit);
      develop(pixels, width, height, development, random.fork('film'));
      return pixels;
    },
  };
}

/** Oil on canvas: long strokes along the forms, thick lights. */
export const oil = createOils('oil', {
  passes: [
    { length: 120, width: 40, opacity: 0.95, tolerance: 95, variation: 9 },
    { length: 64, width: 20, opacity: 0.85, tolerance: 60, variation: 7 },
    { length: 30, width: 9, opacity: 0.8, tolerance: 40, variation: 5 },
  ],
  body: 0.62,
  // varnish: warm lights, brown shadows
  development: {
    contrast: 0.42,
    saturation: 1.02,
    shadows: [14, 4, -8],
    lights: [12, 6, -16],
    paper: 0.5,
    vignette: 0.5,
  },
});

/** Light in short separate touches of pure colour. */
export const impressionist = createOils('impressionist', {
  passes: [
    { length: 46, width: 34, opacity: 1, tolerance: 260, variation: 34 },
    { length: 30, width: 22, opacity: 1, tolerance: 210, variation: 44 },
    { length: 20, width: 14, opacity: 0.95, tolerance: 120, variation: 38 },
  ],
  body: 1,
  development: {
    contrast: 0.2,
    saturation: 1.5,
    lift: 0.03,
    glow: { amount: 0.3, above: 0.6, sigma: 0.03 },
    shadows: [2, -2, 22],
    lights: [12, 8, -10],
  },
  faces: { calm: 0.65 },
});

/** Long whirling strokes of thick bright paint: the sky rolls, the fields flow. */
export const swirling = createOils('swirling', {
  passes: [
    { length: 110, width: 22, opacity: 1, tolerance: 170, variation: 34 },
    { length: 84, width: 13, opacity: 0.95, tolerance: 130, variation: 44 },
    { length: 44, width: 8, opacity: 0.9, tolerance: 66, variation: 30 },
  ],
  swirl: 1,
  body: 1.5,
  development: { contrast: 0.42, saturation: 1.7, shadows: [-8, -2, 30], lights: [16, 10, -22] },
  faces: { calm: 0.65 },
});

/** One light in the dark: what the picture is about comes forward, all else sinks back into brown. */
export const chiaroscuro = createOils('chiaroscuro', {
  before(finish) {
    const { scene, painting, pixels } = finish;
    const { width, height } = painting;
    const map = layersOf(finish);
    // a house behind somebody stays in the dark with all that is behind them
    const focal = heroLayers(map);
    const named = scene.items.filter((item) => item.subject !== undefined);
    const count = Math.max(1, named.length);
    const middleX = named.length > 0 ? named.reduce((sum, item) => sum + item.x, 0) / count : width / 2;
    const middleY =
      named.length > 0 ? named.reduce((sum, item) => sum + item.y - item.size * 0.6, 0) / count : height / 2;
    const reach = Math.max(width, height) * 0.62;
    const about = softShares(map, focal, width, height);
    for (let y = 0, pixel = 0; y < height; y++) {
      for (let x = 0; x < width; x++, pixel++) {
        const away = Math.hypot(x - middleX, (y - middleY) * 1.1) / reach;
        const lamp = Math.max(0, 1 - away * away);
        const dim = 0.08 + 0.46 * lamp * lamp;
        // the light ends within the outline: beyond it what is behind would shine as a rim
        const share = dim + (0.4 + 0.86 * lamp - dim) * smoothStep(0.45, 0.95, about[pixel] as number);
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
