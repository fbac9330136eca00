import type { Material } from '../../catalogue/materials.js';

/** How a material looks on any form. */
export interface Finish {
  /** Its own colour, where none was asked for. */
  readonly colour: string;
  /** How much of the thing's own colours it replaces, 0 to 1. */
  readonly share: number;
  /** 1 as usual, more for what shines, less for what is dull. */
  readonly contrast: number;
  /** Light and shade that the material adds by itself: level 0 to 1, at shares of the width and height. */
  tone?(level: number, across: number, down: number): number;
  /** Its grain, about −0.2 to 0.2, at units of a sixtieth of the thing's height. */
  grain?(x: number, y: number, seed: number): number;
  /** How much shines through its inner parts, 0 to 1. */
  readonly clear?: number;
  /** Hair over its edge. */
  readonly fringe?: boolean;
}

function noise(x: number, y: number, seed: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233 + seed) * 43758.5453;
  return value - Math.floor(value);
}

/** Smooth noise, 0 to 1. */
function clouds(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const [u, v] = [x - left, y - top];
  const upper = noise(left, top, seed) * (1 - u) + noise(left + 1, top, seed) * u;
  const lower = noise(left, top + 1, seed) * (1 - u) + noise(left + 1, top + 1, seed) * u;
  return upper * (1 - v) + lower * v;
}

const shining = (level: number, across: number, down: number): number => {
  const band = Math.sin((across * 0.9 + down * 1.6) * Math.PI * 2.4);
  return 0.5 + (level - 0.5) * 1.35 + band * 0.2 + (band > 0.9 ? 0.18 : 0);
};
const glossy = (level: number, across: number, down: number): number => {
  const spot = Math.max(0, 1 - Math.hypot(across - 0.34, (down - 0.26) * 1.2) * 4.2);
  return 0.52 + (level - 0.5) * 1.05 + spot * 0.5;
};
const woodGrain = (x: number, y: number, seed: number): number =>
  Math.sin(y * 1.5 + clouds(x * 0.12, y * 0.5, seed) * 7) * 0.11 + (noise(Math.floor(x * 0.4), y, seed) - 0.5) * 0.05;
const weave = (x: number, y: number): number => ((Math.floor(x * 0.9) + Math.floor(y * 0.9)) % 2 === 0 ? 0.06 : -0.06);
const stitches = (x: number, y: number): number => Math.sin(x * 2.2 + Math.abs((y % 3) - 1.5) * 1.6) * 0.14;
const speckles = (x: number, y: number, seed: number): number => (clouds(x * 0.8, y * 0.8, seed) - 0.5) * 0.26;
const veins = (x: number, y: number, seed: number): number => {
  const line = Math.abs(Math.sin(x * 0.14 + y * 0.2 + clouds(x * 0.12, y * 0.12, seed) * 6));
  return line < 0.09 ? -0.22 : (clouds(x * 0.3, y * 0.3, seed) - 0.5) * 0.06;
};
const bricks = (x: number, y: number): number => {
  const row = Math.floor(y / 4);
  const inRow = y - row * 4;
  const inBrick = (((x + (row % 2) * 4.5) % 9) + 9) % 9;
  return inRow < 0.6 || inBrick < 0.6
    ? 0.24
    : ((row * 7 + Math.floor((x + (row % 2) * 4.5) / 9) * 3) % 5) * 0.03 - 0.06;
};
const creases = (x: number, y: number, seed: number): number =>
  (clouds(x * 0.5, y * 0.5, seed) - 0.5) * 0.16 + (noise(Math.floor(x), Math.floor(y), seed) - 0.5) * 0.07;
const folds = (x: number, y: number, seed: number): number => {
  const facet = Math.floor(clouds(x * 0.11, y * 0.11, seed) * 6);
  return facet * 0.06 - 0.15;
};
const patina = (x: number, y: number, seed: number): number =>
  clouds(x * 0.3, y * 0.3, seed) > 0.6 ? -0.16 : (clouds(x, y, seed) - 0.5) * 0.2;

export const finishes: Readonly<Record<Material, Finish>> = {
  wood: { colour: '#a87446', share: 0.88, contrast: 0.85, grain: woodGrain },
  stone: { colour: '#98948c', share: 0.9, contrast: 0.8, grain: speckles },
  marble: { colour: '#e6e2dc', share: 0.9, contrast: 0.7, grain: veins },
  brick: { colour: '#a8563f', share: 0.9, contrast: 0.7, grain: bricks },
  metal: { colour: '#a6b0ba', share: 0.92, contrast: 1.35, tone: shining },
  gold: { colour: '#d8a632', share: 0.92, contrast: 1.25, tone: shining },
  silver: { colour: '#c3cad2', share: 0.92, contrast: 1.35, tone: shining },
  copper: { colour: '#b9693f', share: 0.92, contrast: 1.25, tone: shining },
  rust: { colour: '#96542f', share: 0.85, contrast: 0.8, grain: patina },
  glass: { colour: '#a9d3dc', share: 0.8, contrast: 1.3, tone: glossy, clear: 0.62 },
  ice: { colour: '#bfe2f2', share: 0.9, contrast: 1.2, tone: glossy, grain: folds, clear: 0.35 },
  porcelain: { colour: '#f1ede6', share: 0.86, contrast: 0.9, tone: glossy },
  clay: { colour: '#b9704a', share: 0.9, contrast: 0.75, grain: speckles },
  plastic: { colour: '#e0574f', share: 0.86, contrast: 1, tone: glossy },
  rubber: { colour: '#4c4a52', share: 0.85, contrast: 0.55 },
  leather: { colour: '#7c4a2c', share: 0.88, contrast: 0.8, grain: creases },
  fabric: { colour: '#6f86a8', share: 0.6, contrast: 0.7, grain: weave },
  wool: { colour: '#c98f6a', share: 0.7, contrast: 0.75, grain: stitches, fringe: true },
  fur: { colour: '#d9c3a5', share: 0.35, contrast: 0.7, fringe: true },
  paper: { colour: '#ece6d8', share: 0.88, contrast: 0.7, grain: folds },
  cardboard: {
    colour: '#bd935f',
    share: 0.92,
    contrast: 0.7,
    grain: (_, y) => Math.sin(y * 3) * 0.04,
  },
  wax: { colour: '#efe2c0', share: 0.85, contrast: 0.7, tone: glossy },
  leaves: { colour: '#5f8f45', share: 0.9, contrast: 0.8, grain: speckles, fringe: true },
  chocolate: { colour: '#5a3420', share: 0.92, contrast: 0.9, tone: glossy },
  candy: { colour: '#ea7fa6', share: 0.85, contrast: 1, tone: glossy },
  water: { colour: '#5fa8cf', share: 0.92, contrast: 1.1, tone: glossy, clear: 0.35 },
  fire: { colour: '#f08a2a', share: 0.92, contrast: 1.3, grain: speckles },
  diamond: { colour: '#cfe6f5', share: 0.9, contrast: 1.4, tone: glossy, grain: folds, clear: 0.2 },
};
