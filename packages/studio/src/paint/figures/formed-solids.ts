import type { Shape } from '../../catalogue/shapes.js';
import type { Rgb } from '../kit/colour.js';
import { smallClock, socket } from './furniture-trims.js';
import * as lights from './light-trims.js';
import { cheeseHoles } from './shown-trims.js';
import * as stands from './stand-trims.js';
import * as contents from './content-trims.js';
import * as foods from './food-trims.js';
import * as mouths from './mouth-trims.js';
import type { FaceTrim, Front, Trim } from './trim.js';

/** A thing that can have any form and is still known: by what stands on it, goes into it or is drawn on it. */
export interface Formed {
  /** A body, one that is open above, something flat that lies, or a face turned to us. */
  readonly posture: 'body' | 'vessel' | 'slab' | 'face';
  readonly colours: readonly string[];
  /** Its form where none is said. */
  readonly usual: Shape;
  /** How much of the height the form takes, and how far above the ground it begins. */
  readonly share?: number;
  readonly lift?: number;
  /** Of a slab: how thick it is, and how flat we see it. */
  readonly thick?: number;
  readonly lies?: number;
  /** Of a slab: the colours of its side, from below. */
  readonly side?: (share: number, colour: Rgb) => Rgb;
  /** How wide it is at least, with what belongs to it. */
  readonly wide?: number;
  readonly behind?: Trim;
  /** In the form's own units. */
  readonly on?: Trim;
  readonly above?: Trim;
  readonly front?: Front;
  readonly face?: FaceTrim;
  /** Parts that it draws by itself in the form that is said of them. */
  readonly parts?: readonly string[];
  /** Parts that lie on it: it draws them by itself, and its own form stays. */
  readonly carries?: readonly string[];
  /** Of a slab: it stands on legs. */
  readonly legs?: true;
  /** The form is at both ends of what stands between, so far from the middle. */
  readonly ends?: number;
  /** Forms that it is better known in than in the one that was asked for. */
  readonly instead?: Partial<Record<Shape, Shape>>;
  /** Of a face: it is as deep as its form, and no plate. */
  readonly deep?: true;
  /** Of a slab: a bowl. */
  readonly hollow?: true;
  /** It and what belongs to it are drawn as one: no part is fitted to it. */
  readonly onePiece?: true;
  /** It grew: long it has no edges. */
  readonly grown?: true;
}

/** Those that are a body, closed or open above. */
export const solidThings: Readonly<Record<string, Formed>> = {
  candle: {
    posture: 'body',
    colours: ['#f3e4c4', '#e9a9a0', '#c9d6e6'],
    usual: 'cylindrical',
    share: 0.76,
    above: mouths.flame,
  },
  'pencil-holder': {
    posture: 'vessel',
    colours: ['#4f8a9a', '#c8785a', '#7a6aa0'],
    usual: 'cylindrical',
    share: 0.68,
    above: mouths.openWith(contents.pencils),
  },
  'paper-clip-holder': {
    posture: 'vessel',
    colours: ['#4f8a9a', '#c8785a', '#7a6aa0'],
    usual: 'cylindrical',
    share: 0.78,
    above: mouths.openWith(contents.paperClips),
  },
  paperweight: {
    posture: 'body',
    colours: ['#5fa3c4', '#7fb08a', '#b07fb4'],
    usual: 'round',
    share: 0.92,
    lift: 0.02,
    wide: 1.5,
    behind: contents.papers,
    on: contents.inGlass,
  },
  bookend: {
    posture: 'body',
    colours: ['#a9793f', '#7f8a94', '#8a5a4a'],
    usual: 'square',
    share: 0.72,
    lift: 0.01,
    wide: 2,
    onePiece: true,
    behind: contents.books,
    on: stands.bookendParts,
  },
  bookends: {
    posture: 'body',
    colours: ['#a9793f', '#7f8a94', '#8a5a4a'],
    usual: 'square',
    share: 0.8,
    lift: 0.01,
    ends: 0.6,
    onePiece: true,
    behind: contents.rowOfBooks,
    on: stands.bookendParts,
  },
  'pencil-sharpener': {
    posture: 'body',
    colours: ['#d8574a', '#3f8fc0', '#4fa06a'],
    usual: 'square',
    wide: 1.3,
    on: contents.blade,
  },
  'soap-dispenser': {
    posture: 'vessel',
    colours: ['#e9e2d2', '#9fc4c0'],
    usual: 'cylindrical',
    share: 0.74,
    above: mouths.pump,
  },
  'tissue-box': {
    posture: 'body',
    colours: ['#8fb4c8', '#c8a0b0'],
    usual: 'rectangular',
    share: 0.76,
    above: contents.tissue,
  },
  box: {
    posture: 'vessel',
    colours: ['#c49a63', '#a86f5a', '#6f8fa8'],
    usual: 'cubic',
    share: 0.88,
    above: mouths.lid,
  },
  'jewelry-box': {
    posture: 'vessel',
    colours: ['#8a4f3a', '#7a3f5a'],
    usual: 'rectangular',
    share: 0.88,
    above: mouths.lid,
  },
  container: {
    posture: 'vessel',
    colours: ['#9fc4cc', '#b8cfae'],
    usual: 'rectangular',
    share: 0.88,
    above: mouths.lid,
  },
  jar: { posture: 'vessel', colours: ['#bcd8dc'], usual: 'cylindrical', share: 0.88, above: mouths.lid },
  vase: {
    posture: 'vessel',
    colours: ['#4f7fa0', '#b8604a', '#6a8f6a'],
    usual: 'cylindrical',
    share: 0.84,
    above: mouths.neckOf,
    // with a wide mouth it would be a barrel
    instead: { round: 'spherical' },
    parts: ['opening', 'mouth', 'neck', 'rim'],
  },
  bottle: { posture: 'vessel', colours: ['#5f9aa8', '#6f8f5a'], usual: 'cylindrical', share: 0.8, above: mouths.neck },
  'potted-plant': {
    posture: 'vessel',
    colours: ['#b8653f', '#d8cdbb'],
    usual: 'cylindrical',
    share: 0.52,
    above: (pen, colour, mouth) => {
      const rim = mouths.mouthOf(pen, colour, mouth);
      contents.foliage(pen, colour, { ...mouth, y: rim, halfWide: Math.max(0.16, mouth.halfWide) });
    },
    parts: ['opening', 'mouth', 'neck', 'rim'],
  },
  'ceiling-light': {
    posture: 'body',
    colours: ['#e9c88a', '#b5483a', '#7fa3a8'],
    usual: 'conical',
    share: 0.5,
    lift: 0.14,
    above: (pen, colour, mouth, rest) => {
      mouths.cord(pen, colour, mouth);
      lights.hung(pen, colour, mouth, rest);
    },
    on: mouths.lit,
    parts: lights.partsOfLights,
  },
  chandelier: {
    posture: 'body',
    colours: ['#c9a24a', '#a8b4c0', '#b08a5a'],
    usual: 'conical',
    share: 0.44,
    lift: 0.26,
    wide: 1.3,
    behind: lights.arms,
    above: (pen, colour, mouth, rest) => {
      mouths.cord(pen, colour, mouth);
      lights.hung(pen, colour, mouth, rest);
    },
    parts: lights.partsOfLights,
  },
  lamp: {
    posture: 'body',
    colours: ['#f0d9a0', '#e6c6a8'],
    usual: 'conical',
    share: 0.56,
    lift: 0.44,
    behind: stands.lampFoot,
    parts: ['shade', 'lampshade', 'base', 'foot', 'stand', 'body', 'stem', 'column', 'pole', 'bulb'],
  },
  'lamp-base': {
    posture: 'body',
    colours: ['#b08a4a', '#7f8a94', '#4f7f8a'],
    usual: 'cylindrical',
    share: 0.6,
    above: socket,
  },
  'clock-base': {
    posture: 'body',
    colours: ['#9a6a40', '#7f8a94', '#8a5a4a'],
    usual: 'rectangular',
    share: 0.62,
    above: smallClock,
  },
  'cheese-wedge': { posture: 'body', colours: ['#f2c84a'], usual: 'square', on: cheeseHoles },
  wastebasket: { posture: 'vessel', colours: ['#7f8a94', '#5f7f9a', '#6f8a72'], usual: 'cubic' },
  prism: { posture: 'body', colours: ['#8fb4d0', '#c88f6a', '#8aa87a'], usual: 'rectangular' },
  ornament: {
    posture: 'body',
    colours: ['#c8323f', '#2f8a5a', '#d9aa3f'],
    usual: 'round',
    share: 0.86,
    above: mouths.hook,
    on: contents.inGlass,
  },
  crystal: { posture: 'body', colours: ['#b48ad0', '#7fc0d8', '#d88aa8'], usual: 'diamond', on: contents.inGlass },
  dice: { posture: 'body', colours: ['#f4efe6'], usual: 'cubic', on: contents.pips },
  'game-die': { posture: 'body', colours: ['#f4efe6'], usual: 'cubic', on: contents.pips },
  trophy: { posture: 'body', colours: ['#d9aa3f'], usual: 'conical', share: 0.76, lift: 0.24, behind: stands.plinth },
  statue: {
    posture: 'body',
    colours: ['#a8a29a', '#9a7a52'],
    usual: 'pyramidal',
    share: 0.76,
    lift: 0.24,
    behind: stands.plinth,
    parts: ['base', 'foot', 'stand', 'pedestal', 'plinth', 'bottom'],
  },
  'knife-block': {
    posture: 'body',
    colours: ['#a8713f', '#6a4630', '#8a5a3a'],
    usual: 'rectangular',
    share: 0.68,
    behind: contents.knives,
  },
  'lemon-squeezer': {
    posture: 'body',
    colours: ['#d9dde0', '#f2c22e', '#9fc4b0'],
    usual: 'round',
    share: 0.74,
    above: mouths.reamer,
  },
  pendulum: {
    posture: 'body',
    colours: ['#c9962e', '#b8874a'],
    usual: 'round',
    share: 0.34,
    wide: 0.4,
    above: mouths.pendulumRod,
  },
  eraser: { posture: 'body', colours: ['#e29aa8'], usual: 'oblong' },
  'sun-hat': {
    posture: 'body',
    colours: ['#e6c887', '#d9b56a'],
    usual: 'conical',
    lift: 0.1,
    share: 0.9,
    wide: 1.9,
    behind: mouths.strawBrim,
    on: mouths.straw,
  },
  'whole-watermelon': {
    posture: 'body',
    colours: ['#3f8f4a'],
    usual: 'oval',
    grown: true,
    on: foods.melonStripes,
  },
  hat: {
    posture: 'body',
    colours: ['#7a5a44', '#4a5a78', '#8a3f4a'],
    usual: 'conical',
    lift: 0.12,
    share: 0.88,
    wide: 1.5,
    behind: stands.brim,
    parts: ['brim', 'crown'],
  },
  'candle-holder': {
    posture: 'body',
    colours: ['#b08a4a', '#7f8a94', '#8a5a4a'],
    usual: 'cylindrical',
    share: 0.5,
    above: mouths.heldCandle,
  },
  'santa-hat': { posture: 'body', colours: ['#c8262f'], usual: 'conical', share: 0.94, above: contents.trimmed },
  'snow-globe': {
    posture: 'body',
    colours: ['#a8cfe6'],
    usual: 'spherical',
    share: 0.8,
    lift: 0.2,
    behind: stands.plinth,
    on: contents.winter,
  },
};
