import { hex, lighten, lightnessOf } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { facets } from '../../materials/grains.js';
import { finishes } from '../../materials/finishes.js';
import type { Material } from '../../../catalogue/materials.js';
import { paintPixels, roughNoise, shadedBy } from './pixels.js';
import { noiseAt } from '../../../raster/noise.js';
import type { Fill } from './fill.js';

/** How far lighter a place is, in steps of 255, and what stands out in another colour. */
type Relief = (x: number, y: number, seed: number) => number;

/** Boards side by side with the rings of their own tree. */
const boards: Relief = (x, y, seed) => {
  const board = Math.floor(y * 5);
  const inBoard = y * 5 - board;
  const own = seed + board * 17;
  const bend = noiseAt(x * 1.3 + own, inBoard * 1.6 + own) * 5;
  const ring = Math.sin(inBoard * 13 + bend * 4.2);
  const fibre = noiseAt(x * 9 + own, y * 210) - 0.5;
  const joint = inBoard < 0.014 || inBoard > 0.988 ? -58 : 0;
  const shade = (noiseAt(board * 3.7, own) - 0.5) * 30;
  return joint + shade + (ring > 0.55 ? -20 * (ring - 0.55) * 2.2 : ring * 4) + fibre * 22;
};

/** Veins that branch through pale clouds. */
const veined: Relief = (x, y, seed) => {
  const bend = roughNoise(x * 1.7 + seed, y * 1.7) * 3.2;
  const main = Math.abs(Math.sin((x * 0.9 + y * 1.3 + bend) * 2.4));
  const fine = Math.abs(Math.sin((x * 1.6 - y * 0.8 + bend * 1.4) * 4.1 + 1));
  const cloud = (roughNoise(x * 2.3, y * 2.3 + seed) - 0.5) * 34;
  const broken = 0.3 + 0.7 * noiseAt(x * 3 + 9, y * 3 + seed);
  const vein = Math.max(0, 1 - main / 0.15) * 104 + Math.max(0, 1 - fine / 0.08) * 56;
  return cloud - vein * broken;
};

const cast: Relief = (x, y, seed) =>
  (roughNoise(x * 3 + seed, y * 3) - 0.5) * 36 +
  (noiseAt(x * 130, y * 130 + seed) - 0.5) * 15 -
  (noiseAt(x * 60 + 3, y * 60 + seed) > 0.93 ? 30 : 0);

const hewn: Relief = (x, y, seed) => {
  const crack = Math.abs(roughNoise(x * 3.1 + seed, y * 3.1) - 0.5);
  return (roughNoise(x * 5 + seed, y * 5) - 0.5) * 80 + (noiseAt(x * 90, y * 90) - 0.5) * 30 - (crack < 0.008 ? 46 : 0);
};

/** Paper that was crushed and smoothed out: facets with a light and a dark side to each crease. */
const crumpled: Relief = (x, y, seed) => {
  const at = (u: number, v: number): number => facets(u * 46, v * 46, seed) + roughNoise(u * 5, v * 5 + seed) * 0.5;
  return (at(x, y) - at(x + 0.01, y + 0.01)) * 300 + (roughNoise(x * 2 + seed, y * 2) - 0.5) * 26;
};

const fibres: Relief = (x, y, seed) =>
  (roughNoise(x * 40 + seed, y * 40) - 0.5) * 16 + (noiseAt(x * 16, y * 150 + seed) - 0.5) * 9;

const pebbled: Relief = (x, y, seed) => {
  const grain = noiseAt(x * 62 + seed, y * 62);
  const lit = grain - noiseAt(x * 62 + seed + 0.35, y * 62 + 0.35);
  return lit * 70 + (roughNoise(x * 4, y * 4 + seed) - 0.5) * 28;
};

/** Threads that go over and under each other. */
const woven: Relief = (x, y, seed) => {
  const [u, v] = [x * 76, y * 76];
  const over = (Math.floor(u) + Math.floor(v)) % 2 === 0;
  const round = Math.sin((over ? v % 1 : u % 1) * Math.PI);
  return round * 34 - 22 + (noiseAt(x * 3 + seed, y * 3) - 0.5) * 18 + (noiseAt(u * 3, v * 3) - 0.5) * 14;
};

const knitted: Relief = (x, y, seed) => {
  const [u, v] = [x * 24, y * 30];
  const side = (u % 1) - 0.5;
  const stitch = (v + Math.abs(side) * 1.1) % 1;
  return (
    Math.sin(stitch * Math.PI) * 52 - 34 - (Math.abs(side) > 0.46 ? 26 : 0) + (noiseAt(x * 3 + seed, y * 3) - 0.5) * 12
  );
};

const brushed: Relief = (x, y, seed) =>
  (noiseAt(x * 5 + seed, y * 260) - 0.5) * 34 + Math.sin(x * 2.2 + y * 0.6 + 0.6) * 26;

const rusted: Relief = (x, y, seed) =>
  (roughNoise(x * 7 + seed, y * 7) - 0.5) * 96 + (noiseAt(x * 70, y * 70 + seed) - 0.5) * 30;

const foil: Relief = (x, y, seed) => {
  const at = (u: number, v: number): number => roughNoise(u * 7 + seed, v * 7);
  return (at(x, y) - at(x + 0.012, y + 0.016)) * 420 + Math.sin(x * 2.6 + y * 1.4) * 18;
};

/** Light that is bent by a rippled surface and gathers in bright nets. */
const rippled: Relief = (x, y, seed) => {
  const [u, v] = [x * 6 + noiseAt(x * 3 + seed, y * 3) * 2.4, y * 6 + noiseAt(x * 3 + 8, y * 3 + seed) * 2.4];
  const net = 1 - Math.abs(noiseAt(u, v + seed) - 0.5) * 2;
  return net ** 7 * 92 - 18 + (roughNoise(x * 2, y * 2) - 0.5) * 22;
};

const strewn: Relief = (x, y, seed) =>
  Math.sin(y * 46 + roughNoise(x * 3 + seed, y * 3) * 9) * 10 + (noiseAt(x * 210, y * 210 + seed) - 0.5) * 40;

const reliefs: Partial<Readonly<Record<Material | 'sand', Relief>>> = {
  wood: boards,
  marble: veined,
  concrete: cast,
  clay: cast,
  stone: hewn,
  paper: crumpled,
  cardboard: fibres,
  leather: pebbled,
  rubber: pebbled,
  fabric: woven,
  wool: knitted,
  metal: brushed,
  silver: brushed,
  gold: foil,
  copper: foil,
  rust: rusted,
  water: rippled,
  ice: veined,
  sand: strewn,
};

const SAND: Rgb = [224, 198, 152];

/** A material from so near that nothing else is seen: in its own colour unless another one was said. */
export function surfaceOf(material: Material | 'sand'): Fill {
  return (context, view) => {
    const seed = view.random.fork('surface').between(0, 60);
    const relief = reliefs[material] ?? cast;
    const own = material === 'sand' ? SAND : hex(finishes[material].colours[0] ?? '#b0a8a0');
    const step = view.asked('deep') ? -0.2 : view.asked('pale') ? 0.1 : 0;
    const base = view.scene.hints[0] ?? lighten(own, step);
    // dark marble has pale veins
    const sign = relief === veined && lightnessOf(base) < 0.45 ? -1 : 1;
    paintPixels(context, view, 840, (x, y) => shadedBy(base, relief(x, y, seed) * sign));
  };
}
