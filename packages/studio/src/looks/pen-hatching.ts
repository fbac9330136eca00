import type { LayerMap, Region } from '../paint/painting.js';
import type { Random } from '../paint/kit/random.js';
import type { Finish, Look } from './look.js';
import { traceContours } from './press/contour.js';
import { blurred, smoothStep, shrink, sizeOf, unitOf } from '../raster/plane.js';
import type { Plane } from '../raster/plane.js';
import { printInk } from './press/print.js';
import { drawStroke } from './press/strokes.js';
import { COARSE, designTones, inkLight, layersOf } from './press/tone.js';

/** How a region is hatched: direction in degrees, length of the strokes, how much they bow and stray. */
interface Hand {
  readonly angle: number;
  readonly length: number;
  readonly bow: number;
  readonly stray: number;
  /** How far the strokes turn along the form, 0 to 1. */
  readonly form: number;
}

const hands: Record<Region, Hand> = {
  sky: { angle: 0, length: 2.6, bow: 0.03, stray: 2, form: 0 },
  cloud: { angle: 30, length: 0.8, bow: 0.12, stray: 8, form: 0.8 },
  light: { angle: 0, length: 2, bow: 0, stray: 1, form: 0 },
  far: { angle: 60, length: 0.9, bow: 0.03, stray: 4, form: 0.3 },
  land: { angle: 12, length: 1, bow: 0.08, stray: 7, form: 0.35 },
  water: { angle: 0, length: 1.8, bow: 0.03, stray: 1.5, form: 0 },
  foliage: { angle: 35, length: 0.45, bow: 0.22, stray: 26, form: 0.5 },
  building: { angle: 75, length: 1.1, bow: 0.01, stray: 2, form: 0 },
  wall: { angle: 60, length: 1.5, bow: 0.02, stray: 2, form: 0 },
  subject: { angle: 50, length: 0.8, bow: 0.08, stray: 5, form: 0.7 },
  shadow: { angle: 15, length: 1, bow: 0.02, stray: 2, form: 0 },
  weather: { angle: 0, length: 1, bow: 0, stray: 2, form: 0 },
  lettering: { angle: 45, length: 0.6, bow: 0, stray: 1, form: 0 },
};

/** Above each of these tones one more set of strokes is laid over the last. */
const levels = [
  { above: 0.16, turn: 0, pitch: 1.3 },
  { above: 0.33, turn: 4, pitch: 0.95 },
  { above: 0.5, turn: 58, pitch: 0.85 },
  { above: 0.66, turn: -44, pitch: 0.7 },
  { above: 0.8, turn: 24, pitch: 0.6 },
];

/** Pen and ink: live contours, strokes laid over each other in five tones. */
export const penHatching: Look = {
  name: 'pen-hatching',
  ink: true,
  sharp: true,
  mapped: true,
  fine: true,
  finish(finish) {
    const { width, height } = finish.painting;
    const unit = unitOf(width, height);
    const map = layersOf(finish);
    const light = inkLight(finish, map);
    const tones = designTones(finish, map, light);
    const hatching = hatch(finish, map, tones);
    const { line, gap } = traceContours(finish, map, light, {
      width: Math.max(1, 3 * unit),
      inner: 1,
      gap: Math.max(1, 4.5 * unit),
    });
    for (let pixel = 0; pixel < line.length; pixel++) {
      const value = (hatching[pixel] as number) * (1 - (gap[pixel] as number));
      // the very darkest places are brushed in
      const solid = smoothStep(0.86, 0.92, tones[pixel] as number);
      line[pixel] = Math.max(line[pixel] as number, value, solid);
    }
    return printInk(finish, map, line);
  },
};

function hatch({ scene, painting }: Finish, map: LayerMap, tones: Plane): Plane {
  const { width, height } = painting;
  const unit = unitOf(width, height);
  const ink = new Float32Array(width * height);
  const distance = Math.max(3.4, (10.5 - 2 * scene.detail) * unit);
  const length = Math.max(9, 46 * unit);
  const penWidth = Math.max(0.85, 1.7 * unit);
  const random = scene.random.fork('pen');
  const slope = slopesOf(tones, width, height);
  const used = new Set<number>();
  for (let pixel = 0; pixel < map.index.length; pixel += 13) used.add(map.index[pixel] as number);
  const present = new Set([...used].map((number) => (map.layers[number] as LayerMap['layers'][number]).region));
  for (const region of present) {
    const members = Uint8Array.from(map.layers, (layer) => (layer.region === region ? 1 : 0));
    levels.forEach((level, step) => {
      const hand = hands[region];
      const sheet: Sheet = { ink, tones, slope, map, members, width, height };
      const fineness = region === 'subject' || region === 'building' ? 0.74 : 1;
      const rows = {
        distance: Math.max(2.6, distance * level.pitch * fineness),
        length: length * hand.length,
        penWidth: penWidth * Math.sqrt(fineness),
        above: level.above,
      };
      layStrokes(sheet, rows, { ...hand, angle: hand.angle + level.turn }, random.fork(`${region}-${step}`));
    });
  }
  return ink;
}

/** The direction along which the tone stays the same, and how surely, on the coarse grid. */
interface Slopes {
  readonly angle: Plane;
  readonly strength: Plane;
  readonly width: number;
}

function slopesOf(tones: Plane, width: number, height: number): Slopes {
  const size = sizeOf(width, height, COARSE);
  const coarse = shrink(tones, width, height, COARSE);
  blurred(coarse, size.width, size.height, (Math.min(width, height) * 0.008) / COARSE);
  const angle = new Float32Array(coarse.length);
  const strength = new Float32Array(coarse.length);
  for (let y = 1; y < size.height - 1; y++) {
    for (let x = 1; x < size.width - 1; x++) {
      const cell = y * size.width + x;
      const acrossX = (coarse[cell + 1] as number) - (coarse[cell - 1] as number);
      const acrossY = (coarse[cell + size.width] as number) - (coarse[cell - size.width] as number);
      angle[cell] = Math.atan2(acrossX, -acrossY);
      strength[cell] = smoothStep(0.01, 0.08, Math.hypot(acrossX, acrossY));
    }
  }
  return { angle, strength, width: size.width };
}

interface Sheet {
  readonly ink: Plane;
  readonly tones: Plane;
  readonly slope: Slopes;
  readonly map: LayerMap;
  readonly members: Uint8Array;
  readonly width: number;
  readonly height: number;
}

interface Rows {
  readonly distance: number;
  readonly length: number;
  readonly penWidth: number;
  readonly above: number;
}

/** Lays rows of strokes over one region wherever its tone is dark enough. */
function layStrokes(sheet: Sheet, rows: Rows, hand: Hand, random: Random): void {
  const { width, height, tones, slope, map, members } = sheet;
  const { distance, length, above } = rows;
  const base = (-hand.angle * Math.PI) / 180;
  const cosine = Math.cos(base);
  const sine = Math.sin(base);
  const reach = (Math.abs(cosine) * width + Math.abs(sine) * height) / 2 + length;
  const depth = (Math.abs(sine) * width + Math.abs(cosine) * height) / 2 + distance;
  const wants = (x: number, y: number, layer: number): boolean => {
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    const pixel = (y | 0) * width + (x | 0);
    return map.index[pixel] === layer && (tones[pixel] as number) > above - 0.03;
  };
  for (let across = -depth; across < depth; across += distance) {
    for (let along = -reach + random.next() * length; along < reach; along += length * random.between(0.75, 1.05)) {
      const jitter = across + random.around(distance * 0.22);
      const x = width / 2 + along * cosine - jitter * sine;
      const y = height / 2 + along * sine + jitter * cosine;
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const pixel = (y | 0) * width + (x | 0);
      const layer = map.index[pixel] as number;
      if (!members[layer] || (tones[pixel] as number) <= above) continue;
      const cell = ((y / COARSE) | 0) * slope.width + ((x / COARSE) | 0);
      // the nearer of the two ways along the form, as far as the form is sure of itself
      let towards = (slope.angle[cell] as number) - base;
      towards -= Math.round(towards / Math.PI) * Math.PI;
      const turn = (random.around(hand.stray) * Math.PI) / 180 + towards * (slope.strength[cell] as number) * hand.form;
      const stepX = Math.cos(base + turn);
      const stepY = Math.sin(base + turn);
      const before = walk(wants, x, y, -stepX, -stepY, layer, length * 0.56);
      const after = walk(wants, x, y, stepX, stepY, layer, length * 0.56);
      if (before + after < rows.penWidth * 2.5) continue;
      drawStroke(sheet.ink, width, height, {
        fromX: x - stepX * before,
        fromY: y - stepY * before,
        toX: x + stepX * after,
        toY: y + stepY * after,
        bow: hand.bow * (before + after) * random.between(0.3, 1),
        width: rows.penWidth * random.between(0.75, 1.15) * (0.85 + 0.5 * (tones[pixel] as number)),
        taper: 0.75,
      });
    }
  }
}

/** How far a stroke may run before it leaves its layer or its tone. */
function walk(
  wants: (x: number, y: number, layer: number) => boolean,
  x: number,
  y: number,
  stepX: number,
  stepY: number,
  layer: number,
  longest: number,
): number {
  const step = Math.max(1.5, longest / 12);
  let length = 0;
  while (length + step <= longest && wants(x + stepX * (length + step), y + stepY * (length + step), layer))
    length += step;
  return length;
}
