import { takePlane } from '@easel/raster';
import type { Setting, Weather } from '../../language/brief.js';
import type { LayerMap, Region } from '../../paint/painting.js';
import type { Finish } from '../look.js';
import { blurred, brightness, smoothStep, shrink, sizeOf, unitOf } from '../../raster/plane.js';
import type { Plane } from '../../raster/plane.js';
import { bareFaces, facesOf } from './faces.js';

/** Broad fields of the ink looks are computed on a grid this much coarser; their steps are lost in the lines. */
export const COARSE = 4;

/** How much of a region's own darkness is printed: air and light stay paper, things keep their weight. */
const weightOf: Record<Region, number> = {
  sky: 0.24,
  cloud: 0.22,
  light: 0.1,
  far: 0.64,
  land: 0.66,
  water: 0.64,
  foliage: 1,
  building: 1,
  wall: 0.36,
  subject: 1,
  shadow: 1,
  weather: 0.35,
  lettering: 0, // printed solid with the contours
};

/** What is around the focal subject and wants less ink than this stays paper: empty walls and skies are quiet. */
const QUIET = 0.07;

const heavyAir: ReadonlySet<Weather> = new Set<Weather>(['storm', 'rain']);
const HEAVY = 0.6;

const darkSettings: ReadonlySet<Setting> = new Set<Setting>(['space', 'moon', 'cave']);

const focalRegions: ReadonlySet<Region> = new Set<Region>(['subject', 'building', 'lettering']);

/** 1 for the layers that the picture is about, by layer index. */
export function focalLayers(map: LayerMap): Uint8Array {
  const hasSubject = map.layers.some((layer) => layer.region === 'subject');
  return Uint8Array.from(map.layers, (layer) => {
    if (!focalRegions.has(layer.region)) return 0;
    return !hasSubject || layer.region !== 'building' || layer.depth < 0.5 ? 1 : 0;
  });
}

/** The same without houses that things stand before. */
export function heroLayers(map: LayerMap): Uint8Array {
  const heroes = Uint8Array.from(map.layers, ({ region }) => (region === 'subject' || region === 'lettering' ? 1 : 0));
  return heroes.includes(1) ? heroes : focalLayers(map);
}

/**
 * A share of each layer as a plane whose steps are as soft as the edges of what is painted: a change that sets in from
 * one pixel to the next leaves teeth along every outline.
 */
export function softShares(map: LayerMap, shares: ArrayLike<number>, width: number, height: number): Plane {
  const plane = takePlane(map.index.length);
  for (let pixel = 0; pixel < plane.length; pixel++) plane[pixel] = shares[map.index[pixel] as number] as number;
  return blurred(plane, width, height, Math.max(0.9, 1.6 * unitOf(width, height)));
}

/** The layers of a painting, or one layer for everything where it has none. */
export function layersOf({ painting, pixels }: Finish): LayerMap {
  return painting.map ?? { layers: [{ region: 'subject', depth: 0.2 }], index: new Uint8Array(pixels.length >> 2) };
}

/** How light the middle of what the picture is about is at least. */
const MIDDLE = 0.56;

/**
 * How light each place is, for a print: what the picture is about is seen in its whole range, however dark its skin or
 * its hour, or its features would drown in ink.
 */
export function inkLight(finish: Finish, map: LayerMap): Plane {
  const light = brightness(finish.pixels);
  const { width, height } = finish.painting;
  // first: in the whole range the shade below a chin is as dark as a beard
  bareFaces(light, { map, heroes: heroLayers(map) }, facesOf(finish.scene, width), [width, height]);
  return wholeRange(light, map);
}

function wholeRange(light: Plane, map: LayerMap): Plane {
  const focal = heroLayers(map);
  const counts = new Float64Array(256);
  let total = 0;
  for (let pixel = 0; pixel < light.length; pixel += 3) {
    if (!focal[map.index[pixel] as number]) continue;
    const step = Math.min(255, Math.max(0, (light[pixel] as number) * 255)) | 0;
    counts[step] = (counts[step] as number) + 1;
    total++;
  }
  if (total === 0) return light;
  const low = quantile(counts, total * 0.01) / 255;
  const high = quantile(counts, total * 0.985) / 255;
  const middle = Math.max(0.02, quantile(counts, total * 0.5) / 255);
  const flat = high - low < 0.08;
  // a white beard reaches the top of the range by itself, and the dark face above it is a mask: its middle is lifted
  const lift = flat || middle > MIDDLE ? 1 : Math.max(0.45, Math.log(MIDDLE) / Math.log(middle));
  const [share, gain] = flat || high > 0.86 ? [0, 0] : [0.8, 0.84 / (high - low)];
  if (share === 0 && lift === 1) return light;
  for (let pixel = 0; pixel < light.length; pixel++) {
    if (!focal[map.index[pixel] as number]) continue;
    const value = light[pixel] as number;
    light[pixel] =
      share === 0 ? Math.max(0, value) ** lift : value * (1 - share) + Math.min(1, 0.08 + (value - low) * gain) * share;
  }
  return light;
}

/**
 * The tonal design of an ink print: how much ink each place wants, 0 (paper) to 1 (solid). A print has few values:
 * calm paper in the lights, clear steps, the focal subject set off from what is behind it.
 */
export function designTones(finish: Finish, map: LayerMap, light: Plane): Plane {
  const { scene, painting } = finish;
  const { width, height } = painting;
  const side = Math.min(width, height);
  const coarse = sizeOf(width, height, COARSE);
  const local = shrink(light, width, height, COARSE);
  blurred(local, coarse.width, coarse.height, (side * 0.07) / COARSE);
  const close = shrink(light, width, height, COARSE);
  blurred(close, coarse.width, coarse.height, (side * 0.014) / COARSE);
  const focal = focalLayers(map);
  // space and caves are dark at any hour
  const mean = local.reduce((sum, value) => sum + value, 0) / local.length;
  const night = scene.time === 'night' || mean < 0.27 || darkSettings.has(scene.setting);
  const tones = takePlane(light.length);
  for (let y = 0; y < height; y++) {
    const coarseRow = ((y / COARSE) | 0) * coarse.width;
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const cell = coarseRow + ((x / COARSE) | 0);
      const value = light[pixel] as number;
      const apart = (value - (local[cell] as number)) * 0.55;
      // small features of the subjects, eyes above all, must survive the lines; a face within a white beard stays a face
      tones[pixel] = focal[map.index[pixel] as number]
        ? value + Math.max(-0.04, apart) + (value - (close[cell] as number)) * 1.5
        : value + apart;
    }
  }
  const curve = inkCurve(tones, night ? 0.58 : 0.4);
  const weights = Float32Array.from(map.layers, ({ region, depth }) => {
    // at night and in a storm air keeps its weight, or there is no night and no storm
    const air = region === 'sky' || region === 'cloud' || region === 'water';
    const weight = air && night ? 0.95 : air && heavyAir.has(scene.weather) ? HEAVY : weightOf[region];
    return weight * (1 - 0.25 * depth);
  });
  const focus = new Float32Array(local.length);
  let focalInk = 0;
  let focalCount = 0;
  for (let y = 0; y < height; y++) {
    const coarseRow = ((y / COARSE) | 0) * coarse.width;
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const layer = map.index[pixel] as number;
      const step = Math.min(255, Math.max(0, (tones[pixel] as number) * 255)) | 0;
      const dark = (curve[step] as number) * (weights[layer] as number);
      // dark skin and black coats keep room for their drawing
      const ink = focal[layer] ? Math.min(dark, 0.5 + (dark - 0.5) * 0.55) : dark * smoothStep(QUIET, QUIET * 3, dark);
      tones[pixel] = ink;
      if (focal[layer]) {
        focus[coarseRow + ((x / COARSE) | 0)] = 1;
        focalInk += ink;
        focalCount++;
      }
    }
  }
  if (focalCount === 0) return tones;
  blurred(focus, coarse.width, coarse.height, (side * 0.045) / COARSE);
  const strength = focalCount > tones.length / 2 ? 0.2 : 0.6;
  setOff(tones, map, focal, focus, focalInk / focalCount, strength, width, height);
  return tones;
}

/** Moves what surrounds the focal subject away from its tone: light behind a dark one, dark behind a light one. */
function setOff(
  tones: Plane,
  map: LayerMap,
  focal: Uint8Array,
  focus: Plane,
  focalInk: number,
  strength: number,
  width: number,
  height: number,
): void {
  const coarseWidth = sizeOf(width, height, COARSE).width;
  for (let y = 0; y < height; y++) {
    const coarseRow = ((y / COARSE) | 0) * coarseWidth;
    for (let x = 0; x < width; x++) {
      const near = focus[coarseRow + ((x / COARSE) | 0)] as number;
      const pixel = y * width + x;
      if (near < 0.01 || focal[map.index[pixel] as number]) continue;
      const closeness = Math.min(1, near * 1.6) * strength;
      const value = tones[pixel] as number;
      tones[pixel] = focalInk > 0.42 ? value * (1 - closeness) : value + Math.max(0, 0.62 - value) * closeness * 0.55;
    }
  }
}

/** A table from brightness (0 to 255) to ink whose mean over the picture is `target`, with calm lights and few solids. */
function inkCurve(light: Plane, target: number): Float32Array {
  const counts = new Float64Array(256);
  for (let pixel = 0; pixel < light.length; pixel += 3) {
    const step = Math.min(255, Math.max(0, (light[pixel] as number) * 255)) | 0;
    counts[step] = (counts[step] as number) + 1;
  }
  const total = Math.ceil(light.length / 3);
  const low = quantile(counts, total * 0.015);
  const high = Math.max(low + 24, quantile(counts, total * 0.975));
  let exponent = 1;
  let lowest = 0.3;
  let highest = 3.5;
  const inkAt = (step: number): number => {
    const share = Math.min(1, Math.max(0, (step - low) / (high - low)));
    return 1 - share ** exponent;
  };
  for (let round = 0; round < 16; round++) {
    exponent = (lowest + highest) / 2;
    let mean = 0;
    for (let step = 0; step < 256; step++) mean += inkAt(step) * (counts[step] as number);
    if (mean / total < target) lowest = exponent;
    else highest = exponent;
  }
  return Float32Array.from({ length: 256 }, (_, step) => {
    const ink = inkAt(step);
    // lights go to bare paper, darks stop short of a dead solid
    return ink * smoothStep(0.02, 0.26, ink) * (1 - 0.09 * smoothStep(0.75, 1, ink));
  });
}

function quantile(counts: Float64Array, wanted: number): number {
  let sum = 0;
  for (let step = 0; step < 256; step++) {
    sum += counts[step] as number;
    if (sum >= wanted) return step;
  }
  return 255;
}
