import type { Material } from '../../catalogue/materials.js';
import * as grains from './grains.js';
import type { Grain } from './grains.js';

/** How a material looks on any form. */
export interface Finish {
  /** Its own colours, where none was asked for: the seed picks. */
  readonly colours: readonly string[];
  /** How much of the thing's own colours it replaces, 0 to 1. */
  readonly share: number;
  /** 1 as usual, more for what shines, less for what is dull. */
  readonly contrast: number;
  readonly grain?: Grain;
  /** How much its edge turns from the light, 0 to 1. */
  readonly bevel?: number;
  /** The light that it throws back: how bright, and how small. */
  readonly gloss?: readonly [strength: number, power: number];
  /** It mirrors a bright sky over dark ground. */
  readonly mirrors?: true;
  /** How much shines through its inner parts, 0 to 1. */
  readonly clear?: number;
  /** A seam runs along its edge. */
  readonly stitched?: true;
  /** What stands out over its edge. */
  readonly tufts?: 'hair' | 'wool' | 'leaf' | 'petal';
  /** Its edge shines by itself. */
  readonly glows?: true;
}

const metal = { share: 0.94, contrast: 1.4, mirrors: true, bevel: 0.5, gloss: [0.7, 30] } as const;
const glossy = { share: 0.88, contrast: 1, bevel: 0.55, gloss: [0.95, 60] } as const;

export const finishes: Readonly<Record<Material, Finish>> = {
  wood: { colours: ['#b07c48', '#a2703f'], share: 0.92, contrast: 1, grain: grains.wood, bevel: 0.25 },
  stone: { colours: ['#98948c'], share: 0.92, contrast: 0.95, grain: grains.rough, bevel: 0.4 },
  concrete: { colours: ['#a9a8a4'], share: 0.92, contrast: 0.8, grain: grains.cast, bevel: 0.3 },
  marble: { colours: ['#e8e4de'], share: 0.92, contrast: 0.9, grain: grains.veins, bevel: 0.4, gloss: [0.4, 40] },
  brick: { colours: ['#a8563f'], share: 0.9, contrast: 0.7, grain: grains.bricks },
  metal: { colours: ['#94a0ad', '#8b98a7'], ...metal, grain: grains.brushed },
  gold: { colours: ['#d8a632'], ...metal, contrast: 1.25 },
  silver: { colours: ['#c3cad2'], ...metal },
  copper: { colours: ['#b9693f'], ...metal, contrast: 1.25 },
  rust: { colours: ['#96542f'], share: 0.85, contrast: 0.8, grain: grains.patina, bevel: 0.2 },
  glass: { colours: ['#9fd0da'], share: 0.9, contrast: 1.1, bevel: 0.7, gloss: [1, 26], clear: 0.8 },
  ice: {
    colours: ['#bfe2f2'],
    share: 0.92,
    contrast: 1.2,
    grain: grains.facets,
    bevel: 0.6,
    gloss: [0.9, 24],
    clear: 0.3,
  },
  porcelain: { colours: ['#f1ede6'], ...glossy, contrast: 1.1 },
  clay: { colours: ['#b9704a'], share: 0.9, contrast: 0.8, grain: grains.speckles, bevel: 0.3 },
  plastic: { colours: ['#e0473f', '#2f8fd8', '#f2b81e', '#3fae5a'], ...glossy, clear: 0.06 },
  lego: { colours: ['#d8352f', '#f2c318', '#2f6fc8'], ...glossy, contrast: 0.9, grain: grains.studs, bevel: 0.3 },
  rubber: {
    colours: ['#3a3b42', '#b8443f', '#2f6f9f'],
    share: 0.96,
    contrast: 0.62,
    grain: grains.ridged,
    bevel: 0.6,
    gloss: [0.32, 5],
  },
  leather: {
    colours: ['#7c4a2c', '#8a5330'],
    share: 0.92,
    contrast: 1,
    grain: grains.hide,
    bevel: 0.45,
    gloss: [0.25, 14],
    stitched: true,
  },
  fabric: {
    colours: ['#6f86a8', '#b0645f', '#6f9a86', '#a98458'],
    share: 0.8,
    contrast: 0.8,
    grain: grains.cloth,
    bevel: 0.25,
    stitched: true,
  },
  wool: { colours: ['#c98f6a', '#b85f56'], share: 0.8, contrast: 0.9, grain: grains.knit, bevel: 0.35, tufts: 'wool' },
  fur: { colours: ['#efe3cd', '#e6d2c6', '#dfe3ea'], share: 0.72, contrast: 0.7, bevel: 0.6, tufts: 'hair' },
  paper: { colours: ['#efe9dc'], share: 0.9, contrast: 0.9, grain: grains.facets, bevel: 0.15 },
  cardboard: { colours: ['#c08a4f'], share: 0.95, contrast: 0.62, grain: grains.corrugated, bevel: 0.15 },
  wax: { colours: ['#efe2c0'], share: 0.85, contrast: 0.7, bevel: 0.5, gloss: [0.4, 16] },
  leaves: { colours: ['#5f8f45'], share: 0.9, contrast: 0.8, grain: grains.speckles, tufts: 'leaf' },
  petals: { colours: ['#e27a98', '#d9628c'], share: 0.92, contrast: 0.85, bevel: 0.3, tufts: 'petal' },
  chocolate: {
    colours: ['#5a3420'],
    share: 0.94,
    contrast: 0.95,
    grain: grains.squares,
    bevel: 0.55,
    gloss: [0.55, 22],
  },
  candy: { colours: ['#ea7fa6', '#6fc3d8', '#f2c14a'], ...glossy, clear: 0.12 },
  water: {
    colours: ['#4f9fd0'],
    share: 0.94,
    contrast: 0.9,
    grain: grains.ripples,
    bevel: 1,
    gloss: [1.3, 22],
    clear: 0.2,
  },
  fire: { colours: ['#f08a2a'], share: 0.94, contrast: 1.4, grain: grains.flames, glows: true },
  neon: { colours: ['#ff4fa8', '#38e0f0'], share: 0.96, contrast: 0.6, glows: true },
  diamond: {
    colours: ['#cfe6f5'],
    share: 0.9,
    contrast: 1.4,
    grain: grains.facets,
    bevel: 0.5,
    gloss: [1, 20],
    clear: 0.2,
  },
};
