import type { LayerMap, Region } from '../paint/painting.js';
import type { Random } from '../paint/kit/random.js';
import type { Finish, Look } from './look.js';
import { traceContours } from './press/contour.js';
import { brightness, unitOf } from './press/plane.js';
import type { Plane } from './press/plane.js';
import { printInk } from './press/print.js';
import { drawStroke } from './press/strokes.js';
import { designTones, layersOf } from './press/tone.js';

/** How a region is hatched: direction in degrees, length of the strokes, how much they bow and stray. */
interface Hand {
  readonly angle: number;
  readonly length: number;
  readonly bow: number;
  readonly stray: number;
}

const hands: Record<Region, Hand> = {
  sky: { angle: 0, length: 2.6, bow: 0.03, stray: 2 },
  cloud: { angle: 30, length: 0.8, bow: 0.12, stray: 8 },
  light: { angle: 0, length: 2, bow: 0, stray: 1 },
  far: { angle: 60, length: 0.9, bow: 0.03, stray: 4 },
  land: { angle: 12, length: 1, bow: 0.08, stray: 7 },
  water: { angle: 0, length: 1.8, bow: 0.03, stray: 1.5 },
  foliage: { angle: 35, length: 0.45, bow: 0.22, stray: 26 },
  building: { angle: 75, length: 1.1, bow: 0.01, stray: 2 },
  wall: { angle: 60, length: 1.5, bow: 0.02, stray: 2 },
  subject: { angle: 50, length: 0.8, bow: 0.08, stray: 5 },
  shadow: { angle: 15, length: 1, bow: 0.02, stray: 2 },
  weather: { angle: 0, length: 1, bow: 0, stray: 2 },
  lettering: { angle: 45, length: 0.6, bow: 0, stray: 1 },
};

/** Above each of these tones one more set of strokes is laid over the last. */
const levels = [
  { above: 0.13, turn: 0, pitch: 1.25 },
  { above: 0.36, turn: 4, pitch: 0.9 },
  { above: 0.56, turn: 62, pitch: 0.85 },
  { above: 0.76, turn: -48, pitch: 0.75 },
];

/** Pen and ink: live contours, strokes laid over each other in four tones. */
export const penHatching: Look = {
  name: 'pen-hatching',
  ink: true,
  mapped: true,
  finish(finish) {
    const { width, height } = finish.painting;
    const unit = unitOf(width, height);
    const map = layersOf(finish);
    const light = brightness(finish.pixels);
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
      const solid = (tones[pixel] as number) > 0.9 ? 1 : 0;
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
  const used = new Set<number>();
  for (let pixel = 0; pixel < map.index.length; pixel += 13) used.add(map.index[pixel] as number);
  const present = new Set([...used].map((number) => (map.layers[number] as LayerMap['layers'][number]).region));
  for (const region of present) {
    const members = Uint8Array.from(map.layers, (layer) => (layer.region === region ? 1 : 0));
    levels.forEach((level, step) => {
      const hand = hands[region];
      const sheet: Sheet = { ink, tones, map, members, width, height };
      const rows = { distance: distance * level.pitch, length: length * hand.length, penWidth, above: level.above };
      layStrokes(sheet, rows, { ...hand, angle: hand.angle + level.turn }, random.fork(`${region}-${step}`));
    });
  }
  return ink;
}

interface Sheet {
  readonly ink: Plane;
  readonly tones: Plane;
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
  const { width, height, tones, map, members } = sheet;
  const { distance, length, above } = rows;
  const cosine = Math.cos((hand.angle * Math.PI) / 180);
  const sine = -Math.sin((hand.angle * Math.PI) / 180);
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
      const turn = (random.around(hand.stray) * Math.PI) / 180;
      const stepX = cosine - sine * turn;
      const stepY = sine + cosine * turn;
      const before = walk(wants, x, y, -stepX, -stepY, layer, length * 0.56);
      const after = walk(wants, x, y, stepX, stepY, layer, length * 0.56);
      if (before + after < rows.penWidth * 2.5) continue;
      drawStroke(sheet.ink, width, height, {
        fromX: x - stepX * before,
        fromY: y - stepY * before,
        toX: x + stepX * after,
        toY: y + stepY * after,
        bow: hand.bow * (before + after) * random.between(0.3, 1),
        width: rows.penWidth * random.between(0.8, 1.15) * (1 + 0.5 * ((tones[pixel] as number) - above)),
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
