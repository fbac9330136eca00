import type { LookName } from '../language/brief.js';
import type { Region } from '../paint/painting.js';
import { brightness, unitOf } from '../raster/plane.js';
import type { Look } from './look.js';
import { traceContours } from './press/contour.js';
import { develop } from './press/develop.js';
import type { Development } from './press/develop.js';
import { inkOver, stepLight } from './press/flatten.js';
import { layersOf } from './press/tone.js';

const washed: ReadonlySet<Region> = new Set<Region>(['sky', 'light', 'land', 'water', 'wall']);

interface Cel {
  readonly levels: number;
  /** Width of the outline at 1024 pixels, how much inside is traced, and its ink. */
  readonly line: number;
  readonly inner: number;
  /** 0 for a pen, 1 for a brush. */
  readonly swell: number;
  readonly ink: readonly [number, number, number];
  readonly development: Development;
}

/** Painted on film over inked outlines: light in few steps, clear lines. */
function createCel(name: LookName, { levels, line, inner, swell, ink, development }: Cel): Look {
  return {
    name,
    ink: false,
    sharp: true,
    mapped: true,
    finish(finish) {
      const { scene, painting, pixels } = finish;
      const { width, height } = painting;
      const unit = unitOf(width, height);
      const map = layersOf(finish);
      const contours = traceContours(finish, map, brightness(pixels), {
        width: Math.max(1, line * unit),
        inner,
        swell,
        gap: 0,
        sharpOnly: true,
      });
      // skies, grounds and walls are painted, not inked and filled: their light would break off along a straight line
      const airy = Uint8Array.from(map.layers, ({ region }) => (washed.has(region) ? 1 : 0));
      stepLight(pixels, width, height, levels, (pixel) => airy[map.index[pixel] as number] === 1);
      develop(pixels, width, height, development, scene.random.fork('film'));
      return inkOver(pixels, contours.line, ink);
    },
  };
}

/** A frame of a drawn film: thin lines, two or three tones, luminous skies. */
export const anime = createCel('anime', {
  levels: 5,
  line: 3,
  inner: 0.8,
  swell: 0.4,
  ink: [52, 34, 60],
  development: {
    contrast: 0.3,
    saturation: 1.28,
    lift: 0.02,
    glow: { amount: 0.5, above: 0.62, sigma: 0.03 },
    shadows: [-4, -2, 16],
    lights: [8, 6, 2],
  },
});

/** A page of a comic: black brush lines, flat colours. */
export const comic = createCel('comic', {
  levels: 5,
  line: 5.5,
  inner: 1,
  swell: 0.7,
  ink: [14, 12, 18],
  development: { contrast: 0.5, saturation: 1.35, paper: 0.4 },
});
