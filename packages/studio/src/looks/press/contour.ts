import { takePlane } from '@easel/raster';
import type { LayerMap, Region } from '../../paint/painting.js';
import type { Finish } from '../look.js';
import { blurred, smoothStep, sizeOf } from '../../raster/plane.js';
import type { Plane } from '../../raster/plane.js';
import { cloudTile, tileAt } from '../../raster/texture.js';
import { COARSE, focalLayers } from './tone.js';

/** How strongly the border of a region is drawn. */
const outlineOf: Record<Region, number> = {
  sky: 0,
  cloud: 0.5,
  light: 0,
  far: 0.65,
  land: 0.8,
  water: 0.5,
  foliage: 0.85,
  building: 0.95,
  wall: 0.6,
  subject: 1,
  shadow: 0,
  weather: 0,
  lettering: 0.9,
};

const airy: ReadonlySet<Region> = new Set<Region>(['sky', 'light', 'cloud', 'weather', 'shadow']);

export interface Contours {
  /** Ink of the lines, 0 to 1, with smooth edges. */
  readonly line: Plane;
  /** 1 where a white gap sets a focal subject off from what lies behind it. */
  readonly gap: Plane;
  /** Soft nearness to any border, about 0 to 1, on the coarse grid: hatching bends along it. */
  readonly nearness: Plane;
}

export interface ContourOptions {
  /** Line width in pixels at the nearest things. */
  readonly width: number;
  /** 0 to 1: how much of the drawing inside the layers is traced. */
  readonly inner: number;
  /** Every border is drawn, also where hardly anything can be told apart; grass before everything is left out. */
  readonly whole?: boolean;
  /** Width of the white gap in pixels; 0 for none. */
  readonly gap: number;
}

/** Leaves and flowers nearer than this are left out where everything else has its whole outline: they would be crumbs. */
const NEAR_LEAVES = 0.3;

/** Traces the borders of the layers, and the strong edges inside them, as a line that swells and thins. */
export function traceContours(finish: Finish, map: LayerMap, light: Plane, options: ContourOptions): Contours {
  const { width, height } = finish.painting;
  const { index, layers } = map;
  const outline = Float32Array.from(layers, ({ region, depth }) =>
    options.whole && region === 'foliage' && depth < NEAR_LEAVES
      ? 0
      : outlineOf[region] && Math.max(0.5, outlineOf[region] * (1 - 0.4 * depth)),
  );
  const focal = focalLayers(map);
  // how dark an edge inside a layer must be to be traced: in things soon, in the air never
  const inked = Float32Array.from(layers, ({ region }, number) =>
    focal[number] ? 0.032 : airy.has(region) ? 9 : 0.055,
  );
  // of leaves only whole crowns have an outline: flowers and tufts would be blots
  const leafy = Uint8Array.from(layers, ({ region }) => (options.whole && region === 'foliage' ? 1 : 0));
  const far = Math.max(4, Math.round(options.width * 4));
  const line = takePlane(index.length).fill(0);
  const gap = takePlane(index.length).fill(0);
  const coarse = sizeOf(width, height, COARSE);
  const nearness = new Float32Array(coarse.width * coarse.height);
  const sigma = Math.max(0.75, options.width * 0.5);
  const pen = createStamp(width, height, sigma * 2.4, (away) => Math.exp((-away * away) / (2 * sigma * sigma)));
  const eraser = createStamp(width, height, options.gap + 1, (away) => Math.min(1, options.gap + 0.5 - away));
  const pressure = cloudTile();
  for (let y = 0; y < height - 1; y++) {
    const row = y * width;
    for (let x = 0; x < width - 1; x++) {
      const pixel = row + x;
      const here = index[pixel] as number;
      const right = index[pixel + 1] as number;
      const below = index[pixel + width] as number;
      if (here === right && here === below) continue;
      const other = here === right ? below : right;
      const front = Math.max(here, other);
      const weight = outline[front] as number;
      if (weight <= 0) continue;
      if (leafy[front] && !isBroad(index, pixel, front, far, width)) continue;
      if (!focal[front] && !options.whole) {
        // where nothing can be told apart there is nothing to outline
        const value = light[pixel] as number;
        const step = Math.max(
          Math.abs(value - (light[pixel + (x < width - 2 ? 2 : 1)] as number)),
          Math.abs(value - (light[pixel + (y < height - 2 ? 2 : 1) * width] as number)),
        );
        if (step < 0.02) continue;
      }
      const uneven = 1 + 0.16 * tileAt(pressure, x, y);
      pen.add(line, x, y, weight * uneven);
      const cell = ((y / COARSE) | 0) * coarse.width + ((x / COARSE) | 0);
      nearness[cell] = (nearness[cell] as number) + weight / COARSE;
      if (options.gap > 0 && focal[here] !== focal[other]) eraser.raise(gap, x, y);
    }
  }
  const letters = Uint8Array.from(layers, ({ region }) => (region === 'lettering' ? 1 : 0));
  traceLuminary(finish, map, line, pen);
  // a line of stamps one pixel apart adds up to about 2.5 sigma; the threshold then sets the printed width
  const peak = 2.5 * sigma;
  for (let pixel = 0; pixel < line.length; pixel++) {
    if (letters[index[pixel] as number]) {
      line[pixel] = 1 - smoothStep(0.42, 0.62, light[pixel] as number);
      continue;
    }
    const value = line[pixel] as number;
    if (value !== 0) line[pixel] = Math.min(1, Math.max(0, (value / peak - 0.32) * 2.4));
    if (gap[pixel] !== 0 && focal[index[pixel] as number]) gap[pixel] = 0;
  }
  if (options.inner > 0) {
    const reach = Math.max(1, Math.round(sigma * 1.8));
    addInnerLines(line, light, width, height, (pixel) => inked[index[pixel] as number] as number, reach, options.inner);
  }
  const soft = blurred(nearness, coarse.width, coarse.height, (Math.min(width, height) * 0.012) / COARSE);
  return { line, gap, nearness: soft };
}

/** The layer goes on from here to one side, and up or down. */
function isBroad(index: Uint8Array, pixel: number, layer: number, far: number, width: number): boolean {
  const across = index[pixel - far] === layer || index[pixel + far] === layer;
  return across && (index[pixel - far * width] === layer || index[pixel + far * width] === layer);
}

/** The disc of sun or moon, which paper on paper would lose. */
function traceLuminary({ scene, painting }: Finish, map: LayerMap, line: Plane, pen: Stamp): void {
  const { luminary } = scene.atmosphere;
  if (!luminary || !painting.map) return;
  const { width, height } = painting;
  const steps = Math.min(8192, Math.ceil(luminary.radius * Math.PI * 2));
  for (let step = 0; step < steps; step++) {
    const angle = (step / steps) * Math.PI * 2;
    const x = Math.round(luminary.x + Math.cos(angle) * luminary.radius);
    const y = Math.round(luminary.y + Math.sin(angle) * luminary.radius);
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    const region = map.layers[map.index[y * width + x] as number]?.region;
    if (region === 'sky' || region === 'light') pen.add(line, x, y, 0.55);
  }
}

/** Adds the dark sides of strong edges: where a place is darker than the ring around it. */
function addInnerLines(
  line: Plane,
  light: Plane,
  width: number,
  height: number,
  threshold: (pixel: number) => number,
  reach: number,
  amount: number,
): void {
  const slant = Math.max(1, Math.round(reach * 0.7));
  const across = slant * width;
  for (let y = reach; y < height - reach; y++) {
    const row = y * width;
    for (let x = reach; x < width - reach; x++) {
      const pixel = row + x;
      const ring =
        (light[pixel - reach] as number) +
        (light[pixel + reach] as number) +
        (light[pixel - reach * width] as number) +
        (light[pixel + reach * width] as number) +
        (light[pixel - across - slant] as number) +
        (light[pixel - across + slant] as number) +
        (light[pixel + across - slant] as number) +
        (light[pixel + across + slant] as number);
      const darker = ring * 0.125 - (light[pixel] as number);
      if (darker < 0.03) continue;
      const dark = darker - threshold(pixel);
      if (dark <= 0) continue;
      const ink = Math.min(1, dark * 12) * amount;
      if (ink > (line[pixel] as number)) line[pixel] = ink;
    }
  }
}

/** A round mark pressed on a plane. */
interface Stamp {
  /** Adds the mark. */
  add(plane: Plane, x: number, y: number, weight: number): void;
  /** Raises the plane to the mark where it is lower. */
  raise(plane: Plane, x: number, y: number): void;
}

function createStamp(width: number, height: number, radius: number, profile: (away: number) => number): Stamp {
  const reach = Math.max(1, Math.ceil(radius));
  const size = reach * 2 + 1;
  const mark = Float32Array.from({ length: size * size }, (_, place) => {
    const away = Math.hypot((place % size) - reach, Math.floor(place / size) - reach);
    return Math.max(0, profile(away));
  });
  const press = (plane: Plane, x: number, y: number, weight: number, raising: boolean): void => {
    const left = Math.max(0, x - reach);
    const right = Math.min(width - 1, x + reach);
    const bottom = Math.min(height - 1, y + reach);
    for (let row = Math.max(0, y - reach); row <= bottom; row++) {
      let place = (row - y + reach) * size + left - x + reach;
      for (let pixel = row * width + left; pixel <= row * width + right; pixel++, place++) {
        const old = plane[pixel] as number;
        const value = mark[place] as number;
        if (raising) {
          if (value > old) plane[pixel] = value;
        } else plane[pixel] = old + value * weight;
      }
    }
  };
  return {
    add: (plane, x, y, weight) => press(plane, x, y, weight, false),
    raise: (plane, x, y) => press(plane, x, y, 1, true),
  };
}
