import { takePlane } from '@easel/raster';
import type { LayerMap, Region } from '../../paint/painting.js';
import type { Finish } from '../look.js';
import { blurred, smoothStep, sizeOf } from '../../raster/plane.js';
import type { Plane } from '../../raster/plane.js';
import { NO_BORDER, softened, traceBorders } from './borders.js';
import type { Border } from './borders.js';
import { createBrush } from './brush-line.js';
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
  /** 0 for a pen, 1 for a brush: how much the line swells and thins. */
  readonly swell?: number;
  /** Width of the white gap in pixels; 0 for none. */
  readonly gap: number;
  /** Sun and moon have their line only where their edge is seen: behind a near subject they may be out of focus. */
  readonly sharpOnly?: true;
}

/** The step of light at an edge that is in focus, at least. */
const SHARP = 0.1;
/** The printed width of a line in its nominal widths. */
const PRINTED = 1.35;
/** Outlines of scenery shorter than this many widths are left out. */
const SHORTEST = 12;
/** And what reaches no farther than so many. */
const CRUMB = 8;

/** Traces the borders of the layers, and the strong edges inside them, as a line that swells and thins. */
export function traceContours(finish: Finish, map: LayerMap, light: Plane, options: ContourOptions): Contours {
  const { width, height } = finish.painting;
  const { index, layers } = map;
  const outline = Float32Array.from(
    layers,
    ({ region, depth }) => outlineOf[region] && Math.max(0.5, outlineOf[region] * (1 - 0.4 * depth)),
  );
  const focal = focalLayers(map);
  // how dark an edge inside a layer must be to be traced: in things soon, in the air never
  const inked = Float32Array.from(layers, ({ region }, number) =>
    focal[number] ? 0.032 : airy.has(region) ? 9 : 0.055,
  );
  const line = takePlane(index.length).fill(0);
  const gap = takePlane(index.length).fill(0);
  const coarse = sizeOf(width, height, COARSE);
  const nearness = new Float32Array(coarse.width * coarse.height);
  const brush = createBrush(line, width, height, { width: options.width * PRINTED, swell: options.swell ?? 0.25 });
  const eraser = createStamp(width, height, options.gap + 1, (away) => Math.min(1, options.gap + 0.5 - away));
  const inFront = (one: number, other: number): number => {
    const front = Math.max(one, other);
    return (outline[front] as number) > 0 ? front : NO_BORDER;
  };
  const softness = Math.max(1.2, Math.min(4, options.width * 0.4));
  // what lies behind the things is mapped by every second pixel
  const softer = Math.max(2.2, softness);
  for (const border of traceBorders(index, width, height, inFront)) {
    const weight = outline[border.key] as number;
    const count = border.points.length >> 1;
    const isFocal = focal[border.key] === 1;
    // leaves and pebbles are crumbs as outlines
    if (count < options.width * (isFocal ? 3 : SHORTEST)) continue;
    const soft = softened(border, isFocal ? softness : softer);
    if (!isFocal && isTuft(soft.points, options.width * SHORTEST)) continue;
    if (!isFocal && isCrumb(soft.points, options.width * CRUMB)) continue;
    const runs = isFocal ? [[0, count - 1] as const] : seenRuns(border, light, width, height, options.width * 6);
    for (const [from, to] of runs) brush.draw(soft, weight, from, to);
    for (let at = 0; at < count; at++) {
      const [x, y] = [border.points[at * 2] as number, border.points[at * 2 + 1] as number];
      const cell =
        Math.min(coarse.height - 1, (y / COARSE) | 0) * coarse.width + Math.min(coarse.width - 1, (x / COARSE) | 0);
      nearness[cell] = (nearness[cell] as number) + weight / COARSE;
      if (options.gap > 0 && isFocal) eraser.raise(gap, x, y);
    }
  }
  const letters = Uint8Array.from(layers, ({ region }) => (region === 'lettering' ? 1 : 0));
  traceLuminary(finish, map, brush, { light: options.sharpOnly && light });
  for (let pixel = 0; pixel < line.length; pixel++) {
    if (letters[index[pixel] as number]) line[pixel] = 1 - smoothStep(0.42, 0.62, light[pixel] as number);
    if (gap[pixel] !== 0 && focal[index[pixel] as number]) gap[pixel] = 0;
  }
  if (options.inner > 0) {
    const reach = Math.max(1, Math.round(options.width * 0.9));
    addInnerLines(line, light, width, height, (pixel) => inked[index[pixel] as number] as number, reach, options.inner);
  }
  const soft = blurred(nearness, coarse.width, coarse.height, (Math.min(width, height) * 0.012) / COARSE);
  return { line, gap, nearness: soft };
}

/** A flower or a leaf of the scenery that is hardly larger than the line around it would be. */
function isCrumb(points: Float32Array, size: number): boolean {
  const [x, y] = [points[0] as number, points[1] as number];
  for (let at = 2; at < points.length; at += 2)
    if (Math.abs((points[at] as number) - x) > size || Math.abs((points[at + 1] as number) - y) > size) return false;
  return true;
}

/** Low, and long for its reach: grass at the feet of things, which as an outline is a row of blots. */
function isTuft(points: Float32Array, low: number): boolean {
  let [left, right, top, bottom, length] = [Infinity, -Infinity, Infinity, -Infinity, 0];
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [points[at] as number, points[at + 1] as number];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    if (at > 0) length += Math.hypot(x - (points[at - 2] as number), y - (points[at - 1] as number));
  }
  return bottom - top < low && length > 2.6 * (right - left);
}

/** The parts of a border along which something can be told apart: where nothing can, there is nothing to outline. */
function seenRuns(
  { points }: Border,
  light: Plane,
  width: number,
  height: number,
  reach: number,
): (readonly [number, number])[] {
  const count = points.length >> 1;
  const seen = Float32Array.from({ length: count }, (_, at) => {
    const [x, y] = [points[at * 2] as number, points[at * 2 + 1] as number];
    const [left, right] = [Math.max(0, x - 2), Math.min(width - 1, x + 1)];
    const [top, bottom] = [Math.max(0, y - 2), Math.min(height - 1, y + 1)];
    const value = light[top * width + left] as number;
    const step = Math.max(
      Math.abs(value - (light[top * width + right] as number)),
      Math.abs(value - (light[bottom * width + left] as number)),
      Math.abs(value - (light[bottom * width + right] as number)),
    );
    return step < 0.025 ? 0 : 1;
  });
  blurred(seen, count, 1, reach);
  const runs: (readonly [number, number])[] = [];
  for (let from = 0; from < count; from++) {
    if ((seen[from] as number) < 0.5) continue;
    let to = from;
    while (to + 1 < count && (seen[to + 1] as number) >= 0.5) to++;
    if (to - from > reach * 1.5) runs.push([from, to]);
    from = to;
  }
  return runs;
}

/** The disc of sun or moon, which paper on paper would lose. */
export function traceLuminary(
  { scene, painting }: Finish,
  map: LayerMap,
  brush: ReturnType<typeof createBrush>,
  { light, beforeClouds }: { readonly light?: Plane | undefined; readonly beforeClouds?: boolean } = {},
): void {
  const { luminary } = scene.atmosphere;
  if (!luminary || !painting.map) return;
  const { width, height } = painting;
  const steps = Math.min(8192, Math.ceil(luminary.radius * Math.PI * 2));
  const points = new Float32Array((steps + 1) * 2);
  const open: boolean[] = [];
  const lightAt = (angle: number, away: number): number => {
    const x = Math.max(0, Math.min(width - 1, Math.round(luminary.x + Math.cos(angle) * luminary.radius * away)));
    const y = Math.max(0, Math.min(height - 1, Math.round(luminary.y + Math.sin(angle) * luminary.radius * away)));
    return light?.[y * width + x] as number;
  };
  const isSharp = (angle: number): boolean => !light || Math.abs(lightAt(angle, 0.93) - lightAt(angle, 1.07)) > SHARP;
  for (let step = 0; step <= steps; step++) {
    const angle = (step / steps) * Math.PI * 2;
    const x = luminary.x + Math.cos(angle) * luminary.radius;
    const y = luminary.y + Math.sin(angle) * luminary.radius;
    points.set([x, y], step * 2);
    const inside = x >= 0 && y >= 0 && x < width && y < height;
    const region = inside ? map.layers[map.index[(y | 0) * width + (x | 0)] as number]?.region : undefined;
    const free = region === 'sky' || region === 'light' || (beforeClouds === true && region === 'cloud');
    open.push(free && isSharp(angle));
  }
  for (let from = 0; from <= steps; from++) {
    if (!open[from]) continue;
    let to = from;
    while (open[to + 1]) to++;
    brush.draw({ points, closed: true, key: 0 }, 0.55, from, to);
    from = to;
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

/** A round mark that raises a plane where it is lower. */
interface Stamp {
  raise(plane: Plane, x: number, y: number): void;
}

function createStamp(width: number, height: number, radius: number, profile: (away: number) => number): Stamp {
  const reach = Math.max(1, Math.ceil(radius));
  const size = reach * 2 + 1;
  const mark = Float32Array.from({ length: size * size }, (_, place) => {
    const away = Math.hypot((place % size) - reach, Math.floor(place / size) - reach);
    return Math.max(0, profile(away));
  });
  return {
    raise(plane, x, y) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width - 1, x + reach);
      const bottom = Math.min(height - 1, y + reach);
      for (let row = Math.max(0, y - reach); row <= bottom; row++) {
        let place = (row - y + reach) * size + left - x + reach;
        for (let pixel = row * width + left; pixel <= row * width + right; pixel++, place++)
          if ((mark[place] as number) > (plane[pixel] as number)) plane[pixel] = mark[place] as number;
      }
    },
  };
}
