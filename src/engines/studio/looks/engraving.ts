import type { LayerMap, Region } from '../paint/painting.js';
import type { Finish, Look } from './look.js';
import { traceContours } from './press/contour.js';
import type { Contours } from './press/contour.js';
import { blurred, brightness, enlarge, ramp, shrink, sizeOf, smooth, unitOf } from './press/plane.js';
import type { Plane } from './press/plane.js';
import { printInk } from './press/print.js';
import { cloudTile, sampleTile, tileAt } from './press/texture.js';
import { COARSE, designTones, layersOf } from './press/tone.js';

/** How a region is engraved. */
interface Burin {
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

const horizontal: Burin = { angle: 0, bend: 0.6, sway: 1.6, crossed: false, follows: false, pitch: 1 };
const burins: Record<Region, Burin> = {
  sky: horizontal,
  cloud: { ...horizontal, bend: 5, sway: 1 },
  light: horizontal,
  weather: horizontal,
  water: { ...horizontal, bend: 2.2, sway: 1.1, pitch: 0.9 },
  far: { angle: 0, bend: 2, sway: 0.7, crossed: false, follows: true, pitch: 0.85 },
  land: { angle: 0, bend: 3, sway: 1, crossed: true, follows: true, pitch: 1 },
  foliage: { angle: 24, bend: 7, sway: 1.5, crossed: true, follows: false, pitch: 0.85 },
  building: { angle: 90, bend: 0, sway: 0.15, crossed: true, follows: false, pitch: 0.8 },
  wall: { angle: 90, bend: 0, sway: 0.25, crossed: true, follows: false, pitch: 1 },
  subject: { angle: 52, bend: 5, sway: 0.5, crossed: true, follows: false, pitch: 0.78 },
  shadow: { angle: 8, bend: 0, sway: 0.3, crossed: true, follows: false, pitch: 0.9 },
  lettering: { angle: 45, bend: 0, sway: 0, crossed: true, follows: false, pitch: 0.7 },
};

/** Copperplate: swelling lines that run with the form, crossed in the darks. */
export const engraving: Look = {
  name: 'engraving',
  ink: true,
  mapped: true,
  finish(finish) {
    const { width, height } = finish.painting;
    const unit = unitOf(width, height);
    const map = layersOf(finish);
    const light = brightness(finish.pixels);
    const tones = designTones(finish, map, light);
    const contours = traceContours(finish, map, light, {
      width: Math.max(0.9, 2.3 * unit),
      inner: 0.9,
      gap: Math.max(1, 5 * unit),
    });
    return printInk(finish, map, engrave(finish, map, tones, contours));
  },
};

/** Distance between samples of the lines' sway along a row. */
const SWAY_STEP = 16;

/** Draws the lines over `contours.line` and returns it. */
function engrave({ scene, painting }: Finish, map: LayerMap, tones: Plane, contours: Contours): Plane {
  const { width, height } = painting;
  const distance = Math.max(3, (7.6 - 1.4 * scene.detail) * unitOf(width, height));
  const relief = reliefOf(tones, contours, width, height);
  const profiles = profilesOf(map, width, height);
  const clouds = cloudTile();
  const offset = scene.random.fork('engraving').whole(0, 511);
  const swayScale = 160 / Math.min(width, height);
  const sways = new Float32Array(Math.ceil(width / SWAY_STEP) + 1);
  const ink = contours.line;
  const { gap } = contours;
  let burin = horizontal;
  let pitch = distance;
  let bend = 0;
  let cosine = 1;
  let sine = 0;
  let profile: Plane | undefined;
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
      const tone = tones[pixel] as number;
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
      let first = tone;
      let second = 0;
      if (burin.crossed && tone > 0.42) {
        first = 0.42 + (tone - 0.42) * 0.38;
        second = 1 - (1 - tone) / (1 - first);
      } else if (tone > 0.86) first = 0.86 + (tone - 0.86) * 0.5;
      let value = stroke(Math.abs(phase - line - 0.5) * pitch, first * pitch, steep);
      // the lightest tones are broken lines, not thinner ones than a press can print
      if (tone < 0.16 && value > 0) value *= ramp(tone * 6 + tileAt(clouds, x * 3, line * 37) * 0.35, 0.25, 0.6);
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
    relief[cell] = (relief[cell] as number) * 1.2 + (contours.nearness[cell] as number) * 1.5;
  }
  return enlarge(relief, width, height, COARSE);
}

/** For layers of land: the smoothed height of the upper silhouette in each column. */
function profilesOf(map: LayerMap, width: number, height: number): (Plane | undefined)[] {
  const profiles = map.layers.map(({ region }) =>
    burins[region].follows ? new Float32Array(width).fill(-1) : undefined,
  );
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x++) {
      const profile = profiles[map.index[y * width + x] as number];
      if (profile && (profile[x] as number) < 0) profile[x] = y;
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
