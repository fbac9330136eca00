import { known } from '../../../../catalogue/records.js';
import { lighten, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { fillPath } from '../../form/modelling.js';
import { ellipsePath } from '../../form/outline.js';
import type { Anatomy } from '../anatomy.js';
import { bearHead } from '../heads/bear.js';
import { slothHead } from '../heads/sloth.js';
import { elephantHead } from '../heads/elephant.js';
import { felineHead } from '../heads/feline.js';
import { forequarters } from '../markings.js';
import { createSpecies } from './species.js';

const elephant: Anatomy = {
  trunk: { length: 112, top: [86, 95, 99, 101, 96], bottom: [60, 45, 40, 37, 42, 46] },
  fore: {
    root: [0.32, 60],
    bones: [18, 24, 15, 6],
    stand: [-8, 3, 0, 0],
    flesh: [
      [16, 16],
      [12, 12],
      [10.5, 10.5],
      [9.6, 9.6],
      [9, 9],
      [9.4, 9.4],
      [9.8, 9.8],
    ],
  },
  hind: {
    root: [-0.31, 64],
    bones: [22, 22, 16, 6],
    stand: [10, -12, 2, 0],
    flesh: [
      [21, 20],
      [14, 14],
      [11, 11],
      [9.6, 9.8],
      [9, 9],
      [9.4, 9.4],
      [9.8, 9.8],
    ],
  },
  foot: 'column',
  footSize: 10,
  neck: { length: 22, angle: 62, base: [26, 30], middle: [24, 27], poll: [22, 23], arch: 0, root: [0.36, 72] },
  headLength: 44,
  headPitch: 0,
  tail: { kind: 'tuft', length: 44, width: 3.4, angle: -12, bend: 8 },
};

export const bear: Anatomy = {
  trunk: { length: 122, top: [82, 92, 95, 94, 102], bottom: [58, 43, 38, 36, 41, 44] },
  fore: {
    root: [0.32, 58],
    bones: [16, 24, 14, 6],
    stand: [-14, 4, 0, 20],
    flesh: [
      [17, 17],
      [12, 12],
      [10.4, 10.4],
      [9.4, 9],
      [8.6, 8.6],
      [8.8, 8.8],
      [8.4, 8.4],
    ],
  },
  hind: {
    root: [-0.31, 62],
    bones: [20, 22, 16, 6],
    stand: [18, -22, 4, 22],
    flesh: [
      [23, 21],
      [15, 15],
      [11, 11],
      [9.4, 9.6],
      [8.6, 8.8],
      [8.8, 9],
      [8.4, 8.4],
    ],
  },
  foot: 'paw',
  footSize: 11,
  neck: { length: 32, angle: 74, base: [26, 30], middle: [22, 25], poll: [18, 20], arch: 2, root: [0.34, 72] },
  headLength: 50,
  headPitch: 14,
  tail: { kind: 'stub', length: 9, width: 5, angle: -30, bend: 10 },
};

const panda: Anatomy = { ...bear, headLength: 56, neck: { ...bear.neck, angle: 62, length: 28 } };

const sloth: Anatomy = {
  ...bear,
  trunk: { ...bear.trunk, length: 108 },
  neck: { ...bear.neck, angle: 58, length: 26 },
  headLength: 58,
};

export const large = [
  createSpecies({
    ...known('elephant'),
    anatomy: () => elephant,
    head: ({ attributes, pose, random }) =>
      elephantHead({
        // hanging before the belly of one on its hind legs it is lost
        raised:
          pose === 'running' ||
          pose === 'upright' ||
          attributes.has('trumpeting') ||
          attributes.has('spraying') ||
          random.fork('trunk').chance(0.15),
      }),
    coat: () => (brush) => {
      const base = brush.colour ?? [146, 142, 148];
      return {
        base,
        pale: lighten(base, 0.08),
        dark: mix(base, [50, 44, 56], 0.7),
        foot: lighten(base, -0.04),
        iris: [88, 60, 40],
      };
    },
    habits: { standing: 3, walking: 3 },
  }),
  createSpecies({
    ...known('bear'),
    anatomy: () => bear,
    head: () => bearHead(),
    coat: ({ random }) => {
      const natural = random.fork('coat').pick([
        [122, 82, 56],
        [96, 66, 50],
        [142, 100, 66],
        [70, 56, 54],
      ] as const);
      return (brush) => {
        const base = brush.colour ?? natural;
        return {
          base,
          pale: mix(lighten(base, 0.14), [206, 166, 120], 0.35),
          dark: [44, 34, 34],
          foot: lighten(base, -0.1),
          iris: [80, 50, 30],
        };
      };
    },
    sits: true,
    habits: { standing: 2, walking: 3, sitting: 1 },
  }),
  createSpecies({
    ...known('polar-bear'),
    anatomy: () => ({ ...bear, neck: { ...bear.neck, length: 42, angle: 66 }, headLength: 46 }),
    head: () => bearHead({ long: 1 }),
    coat: () => (brush) => {
      const base = brush.colour ?? [240, 236, 224];
      return { base, pale: lighten(base, 0.03), dark: [44, 42, 50], foot: lighten(base, -0.06), iris: [60, 44, 36] };
    },
    sits: true,
    habits: { standing: 1, walking: 3, sitting: 1 },
  }),
  createSpecies({
    ...known('panda'),
    anatomy: () => panda,
    head: () => pandaHead(),
    frontal: true,
    coat: () => (brush) => {
      const base = brush.colour ?? [244, 240, 232];
      const dark: Rgb = [50, 46, 52];
      return {
        base,
        pale: [250, 247, 240],
        dark,
        foot: dark,
        iris: [52, 40, 38],
        markings: forequarters(dark),
        socks: { colour: dark, height: 52 },
      };
    },
    sits: true,
    habits: { sitting: 3, walking: 1, standing: 1 },
  }),
  createSpecies({
    ...known('sloth'),
    anatomy: () => sloth,
    head: () => slothHead(),
    frontal: true,
    coat: () => (brush) => {
      const base = brush.colour ?? [150, 124, 96];
      return {
        base,
        pale: mix(lighten(base, 0.2), [240, 224, 192], 0.6),
        dark: [72, 54, 44],
        foot: [92, 76, 64],
        iris: [60, 40, 30],
      };
    },
    sits: true,
    habits: { sitting: 3, standing: 1 },
  }),
];

function pandaHead() {
  const dark: Rgb = [50, 46, 52];
  const head = felineHead({
    kind: 'big',
    turn: 0.4,
    whiskers: false,
    markings: (context) => {
      fillPath(context, ellipsePath(-15, -6, 12, 15, 0.5), dark);
      fillPath(context, ellipsePath(23, -6, 11, 15, -0.5), dark);
    },
  });
  return { ...head, behind: (head.behind ?? []).map((part) => ({ ...part, colour: dark })) };
}
