import { known } from '../../../../catalogue/records.js';
import { lighten, lightnessOf, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import type { Random } from '../../../kit/random.js';
import { fillModelled } from '../../form/modelling.js';
import { ellipsePath } from '../../form/outline.js';
import { behind, tonesOf } from '../../form/tones.js';
import type { Anatomy } from '../anatomy.js';
import { asTold } from '../coat-parts.js';
import { bovineHead, deerHead } from '../heads/grazer.js';
import { mooseHead } from '../heads/moose.js';
import { horseHead } from '../heads/horse.js';
import { camelHead, giraffeHead, pigHead } from '../heads/others.js';
import { fields, patches, rings, spots, stripes, layered } from '../markings.js';
import { createSpecies } from './species.js';

const black: Rgb = [44, 36, 40];
const ink: Rgb = [30, 22, 26];

const horse: Anatomy = {
  trunk: { length: 106, top: [95, 100, 95, 94, 100], bottom: [66, 53, 48, 49, 54, 56] },
  fore: {
    root: [0.34, 66],
    bones: [16, 30, 20, 9],
    stand: [-22, 4, 0, 22],
    flesh: [
      [12, 13],
      [7.5, 8],
      [6, 6.5],
      [4.4, 4],
      [2.9, 3.1],
      [3.7, 3.9],
      [3.2, 3.2],
    ],
  },
  hind: {
    root: [-0.31, 77],
    bones: [24, 28, 21, 9],
    stand: [24, -32, 5, 24],
    flesh: [
      [20, 19],
      [13, 14],
      [7, 7.5],
      [4.6, 4.8],
      [3.2, 3.5],
      [3.9, 4.1],
      [3.3, 3.3],
    ],
  },
  foot: 'hoof',
  footSize: 4.6,
  neck: { length: 58, angle: 42, base: [20, 25], middle: [13, 15.5], poll: [8.5, 10], arch: 3.5, root: [0.28, 79] },
  headLength: 44,
  headPitch: 44,
  tail: { kind: 'hair', length: 66, width: 7.5, angle: -42, bend: 52 },
  mane: 'crest',
};

const donkey: Anatomy = {
  ...horse,
  neck: { ...horse.neck, length: 50, angle: 48, arch: 0 },
  headLength: 48,
  mane: 'bristle',
  tail: { kind: 'tuft', length: 56, width: 5, angle: -30, bend: 32 },
};

const horseCoats: readonly { readonly base: Rgb; readonly mane: Rgb; readonly socks?: boolean }[] = [
  { base: [140, 82, 48], mane: [52, 34, 30], socks: true },
  { base: [168, 104, 58], mane: [206, 168, 112] },
  { base: [86, 58, 48], mane: [44, 32, 34] },
  { base: [198, 160, 112], mane: [238, 222, 190] },
  { base: [222, 216, 208], mane: [244, 240, 232] },
  { base: [64, 56, 62], mane: [36, 32, 40] },
];

/** Mane and tail that suit a coat colour somebody asked for. */
function maneFor(coat: Rgb): Rgb {
  const lightness = lightnessOf(coat);
  if (lightness > 0.8) return mix(lighten(coat, 0.04), [250, 246, 238], 0.5);
  if (lightness < 0.42) return lighten(coat, -0.08);
  return mix(lighten(coat, -0.24), [40, 28, 34], 0.4);
}

const deer: Anatomy = {
  trunk: { length: 94, top: [94, 98, 95, 95, 100], bottom: [71, 60, 55, 57, 63, 66] },
  fore: {
    root: [0.33, 69],
    bones: [15, 28, 24, 8],
    stand: [-22, 3, 0, 16],
    flesh: [
      [10, 11],
      [6, 6.5],
      [4.6, 5],
      [3.2, 3],
      [2, 2.1],
      [2.5, 2.6],
      [2.2, 2.2],
    ],
  },
  hind: {
    root: [-0.31, 79],
    bones: [22, 28, 25, 8],
    stand: [24, -34, 6, 18],
    flesh: [
      [16.5, 16],
      [10.5, 11],
      [5.2, 5.6],
      [3.5, 3.8],
      [2.2, 2.5],
      [2.7, 2.8],
      [2.3, 2.3],
    ],
  },
  foot: 'cloven',
  footSize: 3.4,
  neck: { length: 50, angle: 30, base: [14, 17], middle: [8.4, 10], poll: [6, 6.6], arch: -1, root: [0.3, 82] },
  headLength: 33,
  headPitch: 20,
  tail: { kind: 'scut', length: 14, width: 3.6, angle: -35, bend: 10 },
};

/** Long in the leg, high in the shoulder, a great head held low. */
const moose: Anatomy = {
  ...deer,
  trunk: { length: 100, top: [90, 94, 96, 102, 110], bottom: [66, 56, 51, 52, 58, 62] },
  neck: { length: 38, angle: 56, base: [20, 24], middle: [14, 17], poll: [11, 12], arch: 2, root: [0.32, 86] },
  headLength: 56,
  headPitch: 26,
  tail: { kind: 'scut', length: 7, width: 3, angle: -30, bend: 8 },
};

const cow: Anatomy = {
  trunk: { length: 120, top: [97, 100, 97, 96, 98], bottom: [58, 45, 41, 39, 45, 49] },
  fore: {
    root: [0.34, 60],
    bones: [16, 27, 18, 7],
    stand: [-18, 4, 0, 14],
    flesh: [
      [13, 14],
      [8, 8.4],
      [6.4, 6.6],
      [4.8, 4.6],
      [3.6, 3.8],
      [4.4, 4.6],
      [4, 4],
    ],
  },
  hind: {
    root: [-0.32, 72],
    bones: [24, 27, 21, 7],
    stand: [20, -28, 6, 16],
    flesh: [
      [20, 20],
      [13, 14],
      [7, 8],
      [5, 5.2],
      [3.8, 4],
      [4.6, 4.8],
      [4, 4],
    ],
  },
  foot: 'cloven',
  footSize: 5.4,
  neck: { length: 34, angle: 66, base: [18, 24], middle: [14, 20], poll: [11, 13], arch: 0, root: [0.34, 78] },
  headLength: 44,
  headPitch: 32,
  tail: { kind: 'tuft', length: 66, width: 5, angle: -14, bend: 14 },
};

const sheep: Anatomy = {
  ...cow,
  trunk: { length: 104, top: [96, 100, 100, 98, 98], bottom: [56, 46, 42, 42, 46, 50] },
  fore: {
    ...cow.fore,
    flesh: [
      [9, 9],
      [6, 6],
      [4.6, 4.6],
      [3.8, 3.6],
      [3, 3],
      [3.6, 3.6],
      [3.2, 3.2],
    ],
  },
  hind: {
    ...cow.hind,
    flesh: [
      [13, 13],
      [8, 9],
      [5, 5.4],
      [3.8, 4],
      [3, 3.2],
      [3.6, 3.8],
      [3.2, 3.2],
    ],
  },
  footSize: 4.6,
  neck: { length: 24, angle: 50, base: [18, 22], middle: [16, 18], poll: [12, 13], arch: 0, root: [0.36, 78] },
  headLength: 37,
  headPitch: 42,
  tail: { kind: 'stub', length: 16, width: 5.5, angle: -30, bend: 20 },
  mane: 'wool',
};

const sootFace: Rgb = [70, 62, 64];
const darkFaced = (random: Random): boolean => random.fork('face').chance(0.75);

const goat: Anatomy = {
  ...deer,
  fore: sheep.fore,
  hind: sheep.hind,
  trunk: { length: 102, top: [95, 99, 96, 96, 99], bottom: [62, 50, 46, 44, 50, 54] },
  neck: { length: 42, angle: 36, base: [15, 19], middle: [10, 12.5], poll: [7.5, 8.5], arch: 0, root: [0.32, 80] },
  headLength: 40,
  headPitch: 30,
  tail: { kind: 'scut', length: 15, width: 3.6, angle: -120, bend: 12 },
};

const pig: Anatomy = {
  trunk: { length: 138, top: [86, 97, 101, 100, 97], bottom: [52, 38, 32, 30, 36, 40] },
  fore: {
    root: [0.32, 52],
    bones: [14, 20, 13, 6],
    stand: [-14, 4, 0, 12],
    flesh: [
      [15, 15],
      [9, 9],
      [7, 7],
      [5.6, 5.4],
      [4.6, 4.6],
      [5, 5],
      [4.6, 4.6],
    ],
  },
  hind: {
    root: [-0.32, 60],
    bones: [20, 20, 15, 6],
    stand: [20, -28, 6, 12],
    flesh: [
      [22, 22],
      [13, 14],
      [7.5, 8],
      [5.6, 5.8],
      [4.6, 4.8],
      [5, 5.2],
      [4.6, 4.6],
    ],
  },
  foot: 'cloven',
  footSize: 6,
  neck: { length: 22, angle: 80, base: [28, 32], middle: [25, 28], poll: [19, 21], arch: 2, root: [0.34, 68] },
  headLength: 56,
  headPitch: 16,
  tail: { kind: 'curl', length: 40, width: 2.2, angle: -110, bend: -420 },
};

const camel: Anatomy = {
  trunk: { length: 98, top: [88, 94, 95, 96, 97], bottom: [66, 57, 52, 57, 64, 67], humps: [[-0.04, 120, 20]] },
  fore: {
    root: [0.32, 66],
    bones: [16, 30, 24, 6],
    stand: [-16, 3, 0, 16],
    flesh: [
      [12, 12],
      [7, 7.4],
      [5, 5.4],
      [4.6, 4.2],
      [3, 3.1],
      [3.6, 3.8],
      [3.6, 3.6],
    ],
  },
  hind: {
    root: [-0.32, 76],
    bones: [24, 30, 23, 6],
    stand: [20, -28, 6, 16],
    flesh: [
      [15, 15],
      [9.6, 10],
      [5.2, 5.6],
      [4.2, 4.4],
      [3, 3.2],
      [3.6, 3.8],
      [3.6, 3.6],
    ],
  },
  foot: 'column',
  footSize: 5.6,
  neck: { length: 62, angle: 46, base: [15, 18], middle: [8.5, 11], poll: [7.5, 8.5], arch: -11, root: [0.34, 80] },
  headLength: 33,
  headPitch: 8,
  tail: { kind: 'tuft', length: 38, width: 3.6, angle: -18, bend: 16 },
};

const giraffe: Anatomy = {
  trunk: { length: 66, top: [78, 83, 88, 94, 102], bottom: [76, 67, 62, 62, 64, 66] },
  fore: {
    root: [0.28, 74],
    bones: [16, 34, 28, 8],
    stand: [-16, 3, 0, 12],
    flesh: [
      [10, 10],
      [6, 6.4],
      [4.8, 5],
      [3.8, 3.5],
      [2.6, 2.7],
      [3.2, 3.3],
      [2.9, 2.9],
    ],
  },
  hind: {
    root: [-0.28, 72],
    bones: [20, 30, 26, 7],
    stand: [18, -24, 5, 12],
    flesh: [
      [13, 13],
      [8.4, 9],
      [5, 5.2],
      [3.8, 4],
      [2.6, 2.8],
      [3.2, 3.3],
      [2.9, 2.9],
    ],
  },
  foot: 'cloven',
  footSize: 4.2,
  neck: { length: 92, angle: 20, base: [11, 15], middle: [6.8, 8.6], poll: [5.2, 5.8], arch: 0, root: [0.27, 84] },
  headLength: 30,
  headPitch: 26,
  tail: { kind: 'tuft', length: 42, width: 3.4, angle: -16, bend: 14 },
  mane: 'bristle',
};

const grazing = { standing: 3, walking: 2, grazing: 2 };

const paleOf = (coat: Rgb, natural: Rgb, asked: Rgb | undefined): Rgb =>
  asked ? mix(lighten(coat, 0.16), natural, 0.4) : natural;

export const hoofed = [
  createSpecies({
    ...known('horse'),
    anatomy: () => horse,
    head: ({ random }) => horseHead({ blaze: random.fork('blaze').chance(0.4) ? [246, 240, 230] : undefined }),
    coat: ({ random, attributes }) => {
      const choice = random.fork('coat').pick(horseCoats);
      return (brush) => {
        const base = brush.colour ?? choice.base;
        const mane = brush.colour ? maneFor(brush.colour) : choice.mane;
        return asTold(attributes, {
          base,
          pale: lighten(base, 0.08),
          dark: mix(base, ink, 0.8),
          mane,
          tail: mane,
          foot: [62, 54, 54],
          ...(choice.socks && !brush.colour ? { socks: { colour: mix(base, ink, 0.75), height: 34 } } : {}),
          ...(attributes.has('spotted') || attributes.has('patched')
            ? { markings: patches([246, 240, 230], 4, 15) }
            : {}),
        });
      };
    },
    grazes: true,
    habits: { standing: 3, walking: 3, grazing: 1, running: 1 },
  }),
  createSpecies({
    ...known('unicorn'),
    anatomy: () => horse,
    head: () => horseHead({ horn: [236, 200, 118], muzzle: [226, 176, 186] }),
    coat: ({ random }) => {
      const manes: readonly Rgb[] = [
        [226, 150, 190],
        [168, 150, 220],
        [128, 190, 214],
        [240, 190, 150],
      ];
      const mane = random.fork('mane').pick(manes);
      return (brush) => ({
        base: brush.colour ?? [246, 243, 246],
        pale: [252, 248, 250],
        dark: [96, 84, 120],
        mane,
        tail: mane,
        foot: [214, 184, 124],
        iris: [98, 86, 160],
      });
    },
    grazes: true,
    habits: { standing: 2, walking: 2, running: 2 },
  }),
  createSpecies({
    ...known('zebra'),
    anatomy: () => ({ ...donkey, headLength: 46, neck: { ...horse.neck, length: 52, arch: 2 } }),
    head: ({ attributes }) =>
      horseHead({
        muzzle: [58, 50, 54],
        earLength: 26,
        striped: !attributes.has('without-striped'),
      }),
    coat: () => (brush) => ({
      base: brush.colour ?? [244, 240, 232],
      pale: [250, 248, 242],
      dark: black,
      mane: black,
      foot: [56, 50, 52],
      tailTip: black,
      markings: layered(stripes(black, 15, 2.1, 1.0, 0.95, true), rings(black, 1.9, 0.95)),
    }),
    grazes: true,
    habits: grazing,
  }),
  createSpecies({
    ...known('donkey'),
    anatomy: () => donkey,
    head: () => horseHead({ earLength: 42, muzzle: [228, 220, 210] }),
    coat: () => (brush) => ({
      base: brush.colour ?? [142, 130, 126],
      pale: [232, 226, 216],
      dark: [62, 54, 56],
      mane: [74, 64, 64],
      belly: true,
      foot: [60, 54, 54],
      tailTip: [62, 54, 56],
    }),
    grazes: true,
    habits: grazing,
  }),
  createSpecies({
    ...known('deer'),
    anatomy: ({ attributes }) =>
      attributes.has('fawn') || attributes.has('baby')
        ? { ...deer, headLength: 38, neck: { ...deer.neck, length: 42 } }
        : attributes.has('moose')
          ? moose
          : deer,
    head: ({ attributes }) =>
      attributes.has('moose')
        ? mooseHead({ antlers: !attributes.has('female') })
        : deerHead({
            straight: attributes.has('antelope'),
            antlers:
              !attributes.has('doe') && !attributes.has('fawn') && !attributes.has('baby') && !attributes.has('female'),
          }),
    coat: ({ random, attributes }) => {
      const isMoose = attributes.has('moose');
      const natural = isMoose
        ? ([92, 66, 50] as const)
        : random.fork('coat').pick([
            [172, 112, 66],
            [156, 104, 70],
            [186, 126, 76],
          ] as const);
      return (brush) => {
        const base = brush.colour ?? natural;
        return {
          base,
          pale: paleOf(base, isMoose ? [150, 124, 100] : [238, 222, 196], brush.colour),
          dark: [60, 42, 36],
          belly: !isMoose,
          foot: [52, 42, 42],
          iris: [60, 36, 24],
          ...(isMoose && !brush.colour && { socks: { colour: [168, 146, 124], height: 44 } }),
          ...(!isMoose && (attributes.has('spotted') || attributes.has('fawn') || random.fork('spots').chance(0.25))
            ? { markings: spots([246, 230, 204], 26, 1.7, 0.85) }
            : {}),
        };
      };
    },
    grazes: true,
    habits: { standing: 3, walking: 2, grazing: 1, running: 1 },
  }),
  createSpecies({
    ...known('cow'),
    anatomy: () => cow,
    head: () => bovineHead(),
    coat: ({ random, attributes }) => {
      const coats: readonly { base: Rgb; patch?: Rgb }[] = [
        { base: [244, 240, 232], patch: [58, 50, 52] },
        { base: [164, 98, 60] },
        { base: [242, 234, 222], patch: [150, 84, 54] },
      ];
      const choice = random.fork('coat').pick(coats);
      return (brush) => {
        const base = brush.colour ?? choice.base;
        return asTold(attributes, {
          base,
          pale: [236, 210, 196],
          dark: black,
          foot: [64, 56, 56],
          tailTip: mix(base, black, 0.5),
          ...(choice.patch && !brush.colour ? { markings: patches(choice.patch, 6, 17) } : {}),
        });
      };
    },
    beneath: (context, brush, body) => {
      const [x, y] = body.on(0.3, 1);
      const tones = behind(tonesOf([232, 180, 168]));
      for (const teat of [-5, 2]) fillModelled(context, ellipsePath(x + teat, y + 7, 1.3, 3.4), tones, brush.light);
      fillModelled(context, ellipsePath(x, y, 12, 7), tones, brush.light);
    },
    grazes: true,
    habits: grazing,
  }),
  createSpecies({
    ...known('sheep'),
    anatomy: () => sheep,
    head: ({ attributes, random }) =>
      bovineHead({
        horns: attributes.has('ram') ? 'ram' : 'none',
        wool: true,
        muzzle: [120, 106, 104],
        ...(darkFaced(random) && { face: sootFace }),
      }),
    coat: ({ random }) => {
      const dark = darkFaced(random);
      return (brush) => ({
        base: brush.colour ?? [240, 234, 222],
        pale: brush.colour ?? [244, 239, 228],
        dark: black,
        foot: [52, 46, 48],
        socks: { colour: dark ? sootFace : [206, 192, 178], height: 60 },
        iris: [120, 92, 50],
      });
    },
    grazes: true,
    habits: grazing,
  }),
  createSpecies({
    ...known('goat'),
    anatomy: () => goat,
    head: () => bovineHead({ horns: 'goat', beard: true, muzzle: [206, 178, 168] }),
    coat: ({ random }) => {
      const natural = random.fork('coat').pick([
        [236, 230, 218],
        [146, 110, 82],
        [92, 82, 82],
      ] as const);
      return (brush) => {
        const base = brush.colour ?? natural;
        return { base, pale: lighten(base, 0.06), dark: black, foot: [56, 48, 48], iris: [196, 160, 70], belly: true };
      };
    },
    grazes: true,
    habits: grazing,
  }),
  createSpecies({
    ...known('pig'),
    anatomy: () => pig,
    head: () => pigHead(),
    coat: ({ random }) => {
      const spotted = random.fork('coat').chance(0.25);
      return (brush) => {
        const base = brush.colour ?? [238, 180, 172];
        return {
          base,
          pale: lighten(base, 0.05),
          dark: [120, 72, 76],
          foot: mix(base, [90, 60, 64], 0.6),
          ...(spotted && !brush.colour ? { markings: patches([120, 96, 98], 4, 12, 0.8) } : {}),
        };
      };
    },
    habits: grazing,
    grazes: true,
  }),
  createSpecies({
    ...known('camel'),
    anatomy: () => camel,
    head: () => camelHead(),
    coat: () => (brush) => {
      const base = brush.colour ?? [204, 160, 108];
      return {
        base,
        pale: lighten(base, 0.1),
        dark: mix(base, [96, 64, 44], 0.7),
        foot: mix(base, [90, 66, 52], 0.55),
        belly: true,
        tailTip: mix(base, [70, 48, 40], 0.7),
      };
    },
    habits: { standing: 2, walking: 3 },
  }),
  createSpecies({
    ...known('giraffe'),
    anatomy: () => giraffe,
    head: () => giraffeHead(),
    coat: () => (brush) => {
      const base = brush.colour ?? [240, 214, 160];
      return {
        base,
        pale: lighten(base, 0.05),
        dark: mix(base, [128, 74, 40], 0.85),
        mane: [150, 96, 58],
        foot: [96, 74, 62],
        markings: fields(mix(base, [164, 96, 48], 0.9)),
        tailTip: [70, 48, 42],
      };
    },
    habits: { standing: 3, walking: 2 },
  }),
];
