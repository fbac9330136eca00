import type { LookName } from '../language/brief.js';
import { blurred, brightness, smoothStep, unitOf } from '../raster/plane.js';
import { paperTile, tileAt } from '../raster/texture.js';
import type { Look } from './look.js';
import { traceContours } from './press/contour.js';
import { traceEdges } from './press/edges.js';
import { layersOf } from './press/tone.js';

type Colour = readonly [number, number, number];

interface Drawing {
  readonly paper: Colour;
  readonly ink: Colour;
  readonly line: number;
  /** How much of the light and dark of things shows under the lines. */
  readonly wash: number;
  /** How unevenly the tool marks, 0 to 1. */
  readonly rough: number;
  /** How much of the things' own colours the marks take, 0 to 1. */
  readonly coloured?: number;
  /** A grid of this many lines across. */
  readonly grid?: number;
  /** Every form has its whole outline, and nothing else is drawn. */
  readonly clean?: true;
}

/** Lines alone. */
function createDrawing(name: LookName, { paper, ink, line, wash, rough, coloured = 0, grid, clean }: Drawing): Look {
  return {
    name,
    ink: false,
    gradedFirst: true,
    mapped: true,
    fine: clean === true,
    finish(finish) {
      const { painting, pixels } = finish;
      const { width, height } = painting;
      const unit = unitOf(width, height);
      const light = brightness(pixels);
      const map = layersOf(finish);
      const things = map.layers.map(({ region }) => region !== 'sky' && region !== 'light' && region !== 'shadow');
      const contours = traceContours(finish, map, light, {
        width: Math.max(1.2, line * unit),
        inner: clean ? 0 : 1,
        whole: clean === true,
        gap: 0,
      });
      if (clean) {
        const edges = traceEdges(pixels, map, width, height, Math.max(1, Math.round(line * 0.26 * unit)));
        for (let pixel = 0; pixel < edges.length; pixel++)
          if ((edges[pixel] as number) > (contours.line[pixel] as number))
            contours.line[pixel] = edges[pixel] as number;
        const subject = map.layers.map(({ region }) => region === 'subject' || region === 'building');
        dropSpecks(contours.line, width, height, 1300 * unit * unit, (pixel) => !subject[map.index[pixel] as number]);
        evenOut(contours.line, width, height, unit);
      }
      const tile = paperTile();
      const spacing = grid ? Math.max(8, Math.min(width, height) / grid) : 0;
      for (let y = 0, pixel = 0; y < height; y++) {
        for (let x = 0; x < width; x++, pixel++) {
          // the tooth of the ground takes less of a light touch
          const tooth = rough > 0 ? Math.max(0, 1 - rough * Math.max(0, 0.3 + tileAt(tile, x, y) * 0.32)) : 1;
          let share = Math.min(1, (contours.line[pixel] as number) * 1.7) * tooth;
          if (wash > 0 && things[map.index[pixel] as number]) {
            const tone = ink[0] > 128 ? (light[pixel] as number) : 1 - (light[pixel] as number);
            share = Math.max(share, tone * wash * tooth);
          }
          if (spacing > 0 && (x % spacing < 1 || y % spacing < 1)) share = Math.max(share, 0.16);
          const byte = pixel * 4;
          // outlines are of the tool's own colour
          const dyed = coloured * (1 - (contours.line[pixel] as number));
          for (let channel = 0; channel < 3; channel++) {
            const mark =
              (ink[channel] as number) * (1 - dyed) +
              Math.min(255, (pixels[byte + channel] as number) * 0.75 + 96) * dyed;
            pixels[byte + channel] = (paper[channel] as number) * (1 - share) + mark * share;
          }
        }
      }
      return pixels;
    },
  };
}

/** The pen runs through the steps of the pixels: no jags, no hair-fine gaps. */
function evenOut(line: Float32Array, width: number, height: number, unit: number): void {
  blurred(line, width, height, Math.max(0.9, 1.6 * unit));
  for (let pixel = 0; pixel < line.length; pixel++) line[pixel] = smoothStep(0.05, 0.3, line[pixel] as number);
}

/** Petals and pebbles far off are no forms to colour in: lines that hang together with too little else are left out. */
function dropSpecks(
  line: Float32Array,
  width: number,
  height: number,
  least: number,
  isScenery: (pixel: number) => boolean,
): void {
  const seen = new Uint8Array(line.length);
  const marked = (pixel: number): boolean => (line[pixel] as number) > 0.12;
  for (let start = 0; start < line.length; start++) {
    if (seen[start] || !marked(start)) continue;
    const found = [start];
    seen[start] = 1;
    let scenery = 0;
    for (let next = 0; next < found.length; next++) {
      const pixel = found[next] as number;
      if (isScenery(pixel)) scenery++;
      const x = pixel % width;
      for (const other of [
        x > 0 ? pixel - 1 : -1,
        x < width - 1 ? pixel + 1 : -1,
        pixel - width,
        pixel + width < width * height ? pixel + width : -1,
      ]) {
        if (other < 0 || seen[other] || !marked(other)) continue;
        seen[other] = 1;
        found.push(other);
      }
    }
    if (found.length < least && scenery > found.length * 0.8) for (const pixel of found) line[pixel] = 0;
  }
}

/** A page to be coloured in: clean black outlines on white. */
export const lineArt = createDrawing('line-art', {
  paper: [255, 255, 255],
  ink: [16, 16, 18],
  line: 5,
  wash: 0,
  rough: 0,
  clean: true,
});

/** A draughtsman's print: white lines on blue, with its grid. */
export const blueprint = createDrawing('blueprint', {
  paper: [26, 72, 138],
  ink: [226, 238, 250],
  line: 4,
  wash: 0.12,
  rough: 0.15,
  grid: 22,
  clean: true,
});

/** Chalk on a blackboard. */
export const chalk = createDrawing('chalk', {
  paper: [40, 58, 52],
  ink: [240, 238, 228],
  line: 8,
  wash: 0.95,
  rough: 0.42,
  coloured: 0.85,
});
