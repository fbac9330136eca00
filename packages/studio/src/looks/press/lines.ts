import type { LayerMap, Region } from '../../paint/painting.js';
import type { Finish } from '../look.js';
import type { Contours } from './contour.js';
import { blurred, enlarge, smoothStep, shrink, sizeOf, smooth, unitOf } from '../../raster/plane.js';
import type { Plane } from '../../raster/plane.js';
import { cloudTile, sampleTile, tileAt } from '../../raster/texture.js';
import { COARSE } from './tone.js';

/** How a region is engraved. */
export interface Burin {
  /** Direction of the lines in degrees; 0 is horizontal. */
  readonly angle: number;
  /** How far lines bend over the modelling, in line distances per step of tone. */
  readonly bend: number;
  /** How far lines sway by hand, in line distances. */
  readonly sway: number;
  /** Whether a second family of lines crosses in the darks. */
  readonly crossed: boolean;
  /** Whether the lines follow the upper silhouette of the layer. */
  readonly follows: boolean;
  /** Distance of the lines relative to the others. */
  readonly pitch: number;
}

/** Distance between samples of the lines' sway along a row. */
const SWAY_STEP = 16;

export interface LineOptions {
  readonly burins: Readonly<Record<Region, Burin>>;
  /** Distance of the lines in pixels. */
  readonly distance: number;
  /** The middle of rings that the lines of the sky form, in place of running level. */
  readonly rings?: { readonly x: number; readonly y: number };
  /** How unevenly the tool bites, 0 to 1: lines swell, break and end in points. */
  readonly rough: number;
}

/** Draws the lines of an engraving over `contours.line` and returns it. */
export function drawLines(
  { scene, painting }: Finish,
  map: LayerMap,
  tones: Plane,
  contours: Contours,
  { burins, distance, rough, rings }: LineOptions,
): Plane {
  const { width, height } = painting;
  const relief = reliefOf(tones, contours, width, height);
  const profiles = profilesOf(map, burins, width, height);
  const clouds = cloudTile();
  const offset = scene.random.fork('engraving').whole(0, 511);
  const swayScale = 160 / Math.min(width, height);
  const grain = 1.4 / Math.max(0.4, unitOf(width, height));
  const sways = new Float32Array(Math.ceil(width / SWAY_STEP) + 1);
  const ink = contours.line;
  const { gap } = contours;
  let burin = burins.sky;
  let pitch = distance;
  let bend = 0;
  let cosine = 1;
  let sine = 0;
  let profile: Plane | undefined;
  let ringed = false;
  let current = -1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const above = y > 0 ? -width : 0;
    const below = y < height - 1 ? width : 0;
    for (let step = 0; step < sways.length; step++) {
      sways[step] = sampleTile(clouds, step * SWAY_STEP * swayScale + offset, y * swayScale * 1.6);
    }
    for (let x = 0; x < width; x++) {
      const pixel = row + x;
      let tone = tones[pixel] as number;
      if (tone < 0.015 || ink[pixel] === 1 || gap[pixel] === 1) continue;
      const number = map.index[pixel] as number;
      if (number !== current) {
        current = number;
        const { region, depth } = map.layers[number] as LayerMap['layers'][number];
        burin = burins[region];
        pitch = Math.max(2.8, distance * burin.pitch * (1 - 0.2 * depth));
        bend = burin.bend * distance;
        cosine = Math.cos((burin.angle * Math.PI) / 180);
        sine = Math.sin((burin.angle * Math.PI) / 180);
        profile = profiles[number];
        ringed = rings !== undefined && (region === 'sky' || region === 'light');
      }
      const height = relief[pixel] as number;
      // the place counts pixels across the lines; its slope turns distances there into distances on paper
      let slopeX = -sine;
      let slopeY = cosine;
      let place = y * cosine - x * sine + height * bend;
      if (bend > 0) {
        slopeX += ((relief[pixel + 1] ?? height) - height) * bend;
        slopeY += ((relief[pixel + below] as number) - (relief[pixel + above] as number)) * 0.5 * bend;
      }
      if (ringed) {
        const acrossX = x - (rings?.x ?? 0);
        const acrossY = y - (rings?.y ?? 0);
        place += Math.sqrt(acrossX * acrossX + acrossY * acrossY) - y;
      }
      if (profile) {
        const top = profile[x] as number;
        place -= top;
        slopeX -= (profile[x + 1] ?? top) - top;
      }
      if (burin.sway > 0) {
        const step = (x / SWAY_STEP) | 0;
        const from = sways[step] as number;
        place += (from + ((sways[step + 1] as number) - from) * (x / SWAY_STEP - step)) * burin.sway * pitch;
      }
      const steep = Math.min(2.2, Math.max(0.45, Math.sqrt(slopeX * slopeX + slopeY * slopeY)));
      const phase = place / pitch;
      const line = Math.floor(phase);
      // each line's own stretch of the texture, drawn out along it
      if (rough > 0) tone += tileAt(clouds, (x * grain) | 0, line * 41 + ((y * grain) >> 2)) * rough * 0.16;
      let first = tone;
      let second = 0;
      if (burin.crossed && tone > 0.42) {
        first = 0.42 + (tone - 0.42) * 0.38;
        second = 1 - (1 - tone) / (1 - first);
      } else if (tone > 0.86) first = 0.86 + (tone - 0.86) * 0.5;
      let value = stroke(Math.abs(phase - line - 0.5) * pitch, first * pitch, steep);
      // the lightest tones are broken lines, not thinner ones than a press can print
      if (tone < 0.16 && value > 0) value *= smoothStep(0.25, 0.6, tone * 6 + tileAt(clouds, x * 3, line * 37) * 0.35);
      if (second > 0.01) {
        const crossing = (x * 0.82 + y * (cosine > 0.5 ? 0.57 : -0.57) + height * bend * 0.6) / pitch;
        const crossed = stroke(Math.abs(crossing - Math.floor(crossing) - 0.5) * pitch, second * pitch, 1);
        value += crossed - value * crossed;
      }
      value *= 1 - (gap[pixel] as number);
      if (value > (ink[pixel] as number)) ink[pixel] = value;
    }
  }
  return ink;
}

/** The ink of a line of a given thickness at a distance from its middle, with one pixel of soft edge. */
function stroke(away: number, thickness: number, steep: number): number {
  const edge = (thickness * 0.5 - away) / steep + 0.5;
  return edge <= 0 ? 0 : edge >= 1 ? 1 : edge;
}

/** What lines bend over: the modelling of the tones, rounded off towards the borders of the forms. */
function reliefOf(tones: Plane, contours: Contours, width: number, height: number): Plane {
  const coarse = sizeOf(width, height, COARSE);
  const relief = shrink(tones, width, height, COARSE);
  blurred(relief, coarse.width, coarse.height, (Math.min(width, height) * 0.014) / COARSE);
  for (let cell = 0; cell < relief.length; cell++) {
    relief[cell] = (relief[cell] as number) * 1.2 + (contours.nearness[cell] as number) * 0.9;
  }
  return enlarge(relief, width, height, COARSE);
}

/** For layers of land: the smoothed height of the upper silhouette in each column. */
function profilesOf(
  map: LayerMap,
  burins: LineOptions['burins'],
  width: number,
  height: number,
): (Plane | undefined)[] {
  const profiles = map.layers.map(({ region }) =>
    burins[region].follows ? new Float32Array(width).fill(-1) : undefined,
  );
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x++) {
      const layer = map.index[y * width + x] as number;
      const profile = profiles[layer];
      if (!profile || profile[x] !== -1) continue;
      // where something stands before it, its silhouette is not seen: -2
      profile[x] = y > 0 && (map.index[(y - 2) * width + x] as number) > layer ? -2 : y;
    }
  }
  return profiles.map((profile) => {
    if (!profile) return undefined;
    let last = profile.find((top) => top >= 0) ?? 0;
    for (let x = 0; x < width; x++) {
      const top = profile[x] as number;
      if (top < 0) profile[x] = last;
      else last = top;
    }
    return smooth(profile, width, 1, width * 0.04).map((top) => top * 0.8);
  });
}
