import { hex, lighten, toHex } from '../kit/colour.js';
import type { Formed } from './formed-solids.js';
import { boards, framedPicture } from './shown-trims.js';
import * as faces from './face-trims.js';
import * as foods from './food-trims.js';
import { dial } from './dial-trims.js';
import { shelves } from './shelf-trims.js';
import * as mouths from './mouth-trims.js';
import * as seats from './seat-trims.js';
import type { FaceTrim } from './trim.js';
import { chained, hearted, keyOnRing, pencils, pinned, tabletOut, watchInside, zipped } from './case-trims.js';
import { bedBefore, drawers, toasted, tufts } from './furniture-trims.js';

/** Linen that was folded twice: the creases stay, and one corner is turned over. */
const folded: FaceTrim = (pen, colour, trace, aspect) => {
  if (pen.brush.parts?.some(({ name }) => name === 'border' || name === 'hem'))
    return faces.border(pen, colour, trace, aspect);
  const half = aspect / 2;
  pen.context.save();
  trace(pen.context);
  pen.context.clip();
  pen.shape(
    [
      [-half, -1],
      [half, -1],
      [-half, 0],
    ],
    lighten(colour, 0.05),
  );
  for (const [from, to] of [
    [
      [half, -1],
      [-half, 0],
    ],
    [
      [0, -1],
      [0, 0],
    ],
  ] as const) {
    pen.line([from, to], 0.02, lighten(colour, -0.12));
    pen.line([from.map((at) => at + 0.014) as [number, number], to], 0.01, lighten(colour, 0.1));
  }
  pen.context.restore();
};

/** A cushion as it lies: thick, its upper side sewn to its lower one. */
const padded: Omit<Formed, 'colours'> = {
  posture: 'slab',
  deep: true,
  usual: 'square',
  thick: 0.2,
  lies: 0.5,
  side: (share, colour) => lighten(colour, Math.abs(share - 0.5) < 0.09 ? -0.26 : -0.2 + share * 0.12),
  face: faces.stuffed,
};

/** Things that lie flat, or turn a face to us. */
export const flatThings: Readonly<Record<string, Formed>> = {
  'cutting-board': {
    posture: 'slab',
    colours: ['#c08a50', '#a86f3a'],
    usual: 'rectangular',
    thick: 0.05,
    lies: 0.42,
    face: faces.groove,
  },
  bench: {
    posture: 'slab',
    colours: ['#a8713f', '#8f6238'],
    usual: 'oblong',
    thick: 0.07,
    lies: 0.3,
    share: 0.5,
    lift: 0.5,
    legs: true,
    parts: ['leg', 'top', 'seat'],
  },
  clock: {
    posture: 'face',
    deep: true,
    colours: ['#a86f42', '#3f6a7a', '#8a3f4a'],
    usual: 'round',
    face: dial,
    parts: ['face', 'dial', 'hand'],
  },
  watch: {
    posture: 'face',
    deep: true,
    colours: ['#b9964a', '#9aa3ad'],
    usual: 'round',
    share: 0.5,
    lift: 0.25,
    behind: mouths.strap,
    face: dial,
  },
  sign: {
    posture: 'face',
    colours: ['#c8323f', '#e2a92f'],
    usual: 'triangular',
    share: 0.56,
    lift: 0.44,
    behind: mouths.post,
    face: faces.warning,
  },
  pillow: { ...padded, colours: ['#d9cdb8', '#8fa6c0', '#c88f8a'] },
  cushion: { ...padded, colours: ['#6f86a8', '#b8705f'] },
  book: {
    posture: 'face',
    deep: true,
    colours: ['#7d2f3a', '#274b5f', '#3f5a3c'],
    usual: 'rectangular',
    face: faces.spine,
  },
  dresser: {
    posture: 'face',
    deep: true,
    colours: ['#a9784a', '#8a6a4f', '#6f8a94'],
    usual: 'rectangular',
    share: 0.92,
    lift: 0.06,
    behind: mouths.feet,
    face: drawers,
  },
  headboard: {
    posture: 'face',
    colours: ['#8f6f9a', '#6f86a8', '#b8705f'],
    usual: 'rectangular',
    share: 0.78,
    lift: 0.22,
    wide: 1.36,
    face: tufts,
    front: bedBefore,
  },
  bookshelf: {
    posture: 'face',
    deep: true,
    colours: ['#9a6a40'],
    usual: 'square',
    face: shelves,
    parts: ['shelf', 'compartment', 'divider'],
  },
  'snowflake-ornament': {
    posture: 'face',
    colours: ['#3f7fb8', '#b8323f', '#2f7a5f'],
    usual: 'hexagonal',
    share: 0.86,
    above: mouths.hook,
    face: faces.snowflake,
  },
  'tissue-packet': {
    posture: 'face',
    colours: ['#8fc4dc', '#e6a9bd'],
    usual: 'rectangular',
    face: faces.packet,
  },
  badge: {
    posture: 'slab',
    colours: ['#c8323f', '#2f5f9a', '#d9a93f'],
    usual: 'round',
    thick: 0.06,
    lies: 0.5,
    face: faces.starred,
  },
  medal: {
    posture: 'face',
    colours: ['#d9aa3f'],
    usual: 'round',
    share: 0.62,
    behind: mouths.ribbon,
    face: faces.starred,
  },
  locket: {
    posture: 'face',
    colours: ['#dcae42'],
    usual: 'round',
    share: 0.6,
    wide: 0.8,
    behind: chained,
    face: hearted,
  },
  hairpin: {
    posture: 'face',
    colours: ['#d9b45a', '#c9ced4', '#c86a8a'],
    usual: 'oval',
    share: 0.66,
    lift: 0.17,
    wide: 1.7,
    behind: pinned,
    face: hearted,
  },
  rug: {
    posture: 'slab',
    colours: ['#a4483f', '#3f6a7a', '#6d5a86'],
    usual: 'rectangular',
    thick: 0.025,
    lies: 0.5,
    face: faces.border,
    parts: ['hem', 'border'],
  },
  'sewing-button': {
    posture: 'slab',
    thick: 0.08,
    lies: 0.5,
    colours: ['#3f7fb0', '#c8503f', '#d9a93f', '#5f8a5a'],
    usual: 'round',
    face: faces.holes,
  },
  'table-runner': {
    posture: 'slab',
    colours: ['#a4483f', '#3f6a7a', '#b8863f'],
    usual: 'oblong',
    thick: 0.015,
    lies: 0.4,
    face: faces.border,
    parts: ['hem', 'border'],
  },
  placemat: {
    posture: 'slab',
    colours: ['#b8863f', '#6a8f7a'],
    usual: 'rectangular',
    thick: 0.02,
    face: faces.border,
    parts: ['hem', 'border'],
  },
  napkin: {
    posture: 'slab',
    colours: ['#f4f0e6', '#efe6d6', '#dfe7ea'],
    usual: 'rectangular',
    thick: 0.025,
    lies: 0.4,
    face: folded,
    parts: ['hem', 'border'],
  },
  'game-board': { posture: 'slab', colours: ['#e0c08a'], usual: 'square', thick: 0.05, lies: 0.36, face: faces.checks },
  plate: { posture: 'slab', colours: ['#f2eee6', '#cfdfe6'], usual: 'round', thick: 0.05, lies: 0.4, face: faces.rim },
  coaster: {
    posture: 'slab',
    colours: ['#b98a52', '#4a7a6a'],
    usual: 'round',
    thick: 0.05,
    lies: 0.4,
    face: faces.border,
    parts: ['hem', 'border'],
  },
  tray: {
    posture: 'slab',
    colours: ['#a8743f', '#b9c0c9'],
    usual: 'rectangular',
    thick: 0.06,
    lies: 0.42,
    face: faces.rim,
  },
  soap: { posture: 'slab', colours: ['#e9c8d0', '#cfe0d0'], usual: 'oval', thick: 0.22, face: faces.rim },
  sponge: { posture: 'slab', colours: ['#f0cf4a'], usual: 'rectangular', thick: 0.26, face: faces.pores },
  cake: {
    posture: 'slab',
    colours: ['#d9a066', '#7a4a33'],
    usual: 'round',
    thick: 0.3,
    lies: 0.36,
    share: 0.9,
    side: (share, colour) => (share > 0.86 || Math.abs(share - 0.45) < 0.07 ? hex('#fbf3e6') : lighten(colour, -0.04)),
    face: foods.icing,
    above: (pen, _colour, { y, halfWide }) => foods.cherries(pen, y - 0.02, halfWide),
  },
  table: {
    posture: 'slab',
    colours: ['#b07a48', '#9a6a40', '#c08e58'],
    usual: 'rectangular',
    thick: 0.035,
    lies: 0.26,
    share: 0.36,
    lift: 0.64,
    legs: true,
    parts: ['leg', 'top', 'tabletop', 'seat'],
  },
  // lower and broader than one to eat at
  'coffee-table': {
    posture: 'slab',
    colours: ['#9a6a42', '#7a4f33', '#b5824f'],
    usual: 'rectangular',
    thick: 0.07,
    lies: 0.34,
    share: 0.62,
    lift: 0.38,
    legs: true,
    parts: ['leg', 'top', 'tabletop'],
  },
  'pencil-case': {
    posture: 'face',
    colours: ['#4a7fb0', '#c8604a', '#5a9a80'],
    usual: 'rectangular',
    share: 0.82,
    behind: pencils,
    face: zipped,
  },
  'device-sleeve': {
    posture: 'face',
    colours: ['#8a5a4a', '#5a7a8a', '#4a6a5a'],
    usual: 'rectangular',
    share: 0.84,
    behind: tabletOut,
    face: zipped,
  },
  'picture-frame': {
    posture: 'face',
    colours: ['#9a6a40', '#c9a24a', '#4a4a52'],
    usual: 'rectangular',
    face: framedPicture,
    parts: ['mat', 'photo', 'picture'],
  },
  'wall-shelf': { posture: 'face', colours: ['#a8713f', '#c08e58', '#8f6238'], usual: 'triangular', face: boards },
  'key-chain': {
    posture: 'face',
    colours: ['#c8524a', '#3f7fa8', '#d8a23f'],
    usual: 'round',
    share: 0.56,
    wide: 1.1,
    behind: keyOnRing,
    face: faces.border,
  },
  'watch-box': {
    posture: 'face',
    deep: true,
    colours: ['#b5703f', '#6f8fa8', '#b8604a'],
    usual: 'square',
    face: watchInside,
  },
  watermelon: { posture: 'face', colours: ['#3f8f4a'], usual: 'triangular', face: foods.melon },
  pie: {
    posture: 'slab',
    colours: ['#d9a24f'],
    usual: 'triangular',
    thick: 0.3,
    lies: 0.46,
    side: (share, colour) =>
      share > 0.8 ? lighten(colour, 0.03) : share < 0.18 ? lighten(colour, -0.12) : hex('#e9c65a'),
    face: foods.lattice,
  },
  lemon: {
    posture: 'slab',
    colours: ['#f0cf3a'],
    usual: 'triangular',
    thick: 0.1,
    lies: 0.56,
    face: foods.citrus,
  },
  'bottle-cap': { posture: 'slab', colours: ['#c8323a', '#2f7fb0'], usual: 'round', thick: 0.2, face: faces.starred },
  pizza: {
    posture: 'slab',
    colours: ['#d89a4a'],
    usual: 'triangular',
    thick: 0.05,
    lies: 0.62,
    face: foods.toppings,
    parts: ['topping', 'crust'],
  },
  bread: { posture: 'face', colours: ['#b8763f'], usual: 'square', face: foods.crumb },
  toast: {
    posture: 'slab',
    colours: ['#d6a15c'],
    usual: 'square',
    thick: 0.1,
    lies: 0.7,
    side: (_share, colour) => lighten(colour, -0.2),
    face: toasted,
  },
  cookie: { posture: 'slab', colours: ['#c98f52'], usual: 'round', thick: 0.12, face: foods.chips },
  sandwich: {
    posture: 'slab',
    colours: ['#e9c58a'],
    usual: 'triangular',
    thick: 0.26,
    lies: 0.4,
    side: (share, colour) =>
      hex(
        share < 0.3 || share > 0.7
          ? toHex(lighten(colour, -0.1))
          : share < 0.45
            ? '#7ab04a'
            : share < 0.58
              ? '#d8574a'
              : '#f2c84a',
      ),
  },
  'stop-sign': {
    posture: 'face',
    colours: ['#c8262f'],
    usual: 'octagonal',
    share: 0.5,
    lift: 0.5,
    behind: mouths.post,
    face: faces.warning,
  },
  ottoman: {
    posture: 'slab',
    colours: ['#b8705f', '#6f86a8'],
    usual: 'round',
    thick: 0.3,
    lies: 0.44,
    share: 0.76,
    lift: 0.24,
    legs: true,
    above: seats.cushionOn,
    parts: ['leg', 'foot'],
    carries: seats.lyingOn,
  },
  stool: {
    posture: 'slab',
    colours: ['#b07a48', '#9a6a40', '#c08e58'],
    usual: 'round',
    thick: 0.12,
    lies: 0.3,
    share: 0.34,
    lift: 0.66,
    legs: true,
    parts: ['leg', 'foot'],
    carries: seats.lyingOn,
  },
};
