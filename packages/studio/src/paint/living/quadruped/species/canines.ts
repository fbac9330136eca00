import { known } from '../../../../catalogue/records.js';
import { lighten, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import type { Anatomy } from '../anatomy.js';
import { asTold } from '../coat-parts.js';
import { canineHead } from '../heads/canine.js';
import type { CanineOptions } from '../heads/canine.js';
import { layered, patches, saddle, spots } from '../markings.js';
import type { Markings } from '../markings.js';
import { createSpecies } from './species.js';
import type { Trait } from './species.js';

const fox: Anatomy = {
  trunk: { length: 106, top: [92, 96, 95, 95, 99], bottom: [64, 50, 46, 53, 61, 63] },
  fore: {
    root: [0.33, 66],
    bones: [18, 28, 20, 5],
    stand: [-26, 6, 2, 30],
    flesh: [
      [11, 11],
      [7, 7],
      [5, 5],
      [3.8, 3.7],
      [3.2, 3.2],
      [3.4, 3.4],
      [3.4, 3.4],
    ],
  },
  hind: {
    root: [-0.31, 74],
    bones: [26, 26, 22, 5],
    stand: [26, -38, 8, 34],
    flesh: [
      [18, 16],
      [11, 11],
      [5.6, 6],
      [3.6, 4.2],
      [3, 3.2],
      [3.4, 3.5],
      [3.4, 3.4],
    ],
  },
  foot: 'paw',
  footSize: 5.8,
  neck: { length: 36, angle: 44, base: [18, 22], middle: [14, 17], poll: [11, 13], arch: 1, root: [0.3, 78] },
  headLength: 54,
  headPitch: 12,
  tail: { kind: 'brush', length: 74, width: 13, angle: -62, bend: 14 },
  mane: 'ruff',
  curls: true,
};

const wolf: Anatomy = {
  ...fox,
  trunk: { length: 104, top: [91, 95, 94, 96, 101], bottom: [62, 50, 46, 52, 60, 62] },
  fore: {
    ...fox.fore,
    bones: [17, 30, 22, 5],
    flesh: [
      [13, 13],
      [8, 8],
      [6, 6],
      [4.6, 4.4],
      [3.9, 3.9],
      [4.2, 4.2],
      [4.2, 4.2],
    ],
  },
  hind: {
    ...fox.hind,
    flesh: [
      [20, 18],
      [12.5, 12.5],
      [6.6, 7],
      [4.2, 4.8],
      [3.7, 3.9],
      [4, 4.2],
      [4.2, 4.2],
    ],
  },
  footSize: 7,
  neck: { length: 36, angle: 52, base: [21, 25], middle: [17, 20], poll: [13, 15], arch: 2, root: [0.3, 77] },
  headLength: 50,
  tail: { kind: 'brush', length: 56, width: 9, angle: -32, bend: 10 },
};

const { mane: _wolfRuff, ...smooth } = wolf;

const dog: Anatomy = {
  ...smooth,
  trunk: { length: 102, top: [92, 96, 95, 96, 100], bottom: [62, 49, 45, 52, 60, 62] },
  neck: { length: 36, angle: 36, base: [17, 21], middle: [13, 16], poll: [11.5, 13], arch: 1, root: [0.31, 79] },
  headLength: 50,
  headPitch: 8,
  tail: { kind: 'thick', length: 56, width: 5, angle: -112, bend: -38 },
};

interface Breed {
  readonly words: readonly string[];
  readonly legs?: number;
  readonly length?: number;
  readonly head: CanineOptions;
  readonly headLength?: number;
  readonly tail?: Partial<Anatomy['tail']>;
  readonly ruff?: boolean;
  readonly curly?: boolean;
  readonly coats: readonly {
    readonly base: Rgb;
    readonly pale: Rgb;
    readonly markings?: Markings;
    readonly belly?: boolean;
    readonly socks?: Rgb;
    readonly iris?: Rgb;
  }[];
}

const white: Rgb = [246, 240, 228];
const black: Rgb = [50, 44, 48];

const breeds: readonly Breed[] = [
  {
    words: ['golden-retriever'],
    head: { ears: 'hanging', muzzle: 0.76, muzzleDepth: 1.5, ruff: 0.3, mask: false, tongue: true },
    tail: { kind: 'brush', length: 58, width: 8, angle: -30, bend: -10 },
    coats: [
      { base: [222, 170, 98], pale: [242, 208, 150] },
      { base: [206, 148, 82], pale: [232, 188, 128] },
    ],
  },
  {
    words: ['labrador', 'retriever'],
    head: { ears: 'hanging', muzzle: 0.76, muzzleDepth: 1.5, ruff: 0, mask: false, tongue: true },
    coats: [
      { base: [222, 178, 112], pale: [240, 212, 158] },
      { base: [96, 64, 48], pale: [122, 84, 62] },
      { base: [58, 54, 58], pale: [80, 74, 78] },
    ],
  },
  {
    words: ['shepherd', 'german-shepherd', 'alsatian'],
    head: { ears: 'tall', muzzle: 0.95, muzzleDepth: 1.15, ruff: 0.4, mask: false, tongue: true },
    tail: { kind: 'brush', length: 54, width: 7, angle: -36, bend: -8 },
    coats: [{ base: [184, 132, 78], pale: [216, 174, 118], markings: saddle([60, 50, 48], 0.62) }],
  },
  {
    words: ['husky', 'malamute', 'sled-dog'],
    head: { ears: 'pricked', muzzle: 0.84, muzzleDepth: 1.15, ruff: 0.7, mask: true },
    tail: { kind: 'brush', length: 66, width: 9, angle: -130, bend: -200 },
    ruff: true,
    coats: [
      { base: [112, 114, 124], pale: white, belly: true, socks: white, iris: [110, 160, 200] },
      { base: [70, 66, 72], pale: white, belly: true, socks: white, iris: [110, 160, 200] },
    ],
  },
  {
    words: ['corgi'],
    legs: 0.42,
    length: 1.1,
    head: { ears: 'tall', muzzle: 0.6, muzzleDepth: 1.3, ruff: 0.9, mask: true, tongue: true },
    headLength: 1.34,
    tail: { kind: 'stub', length: 14, width: 6, angle: -80, bend: 10 },
    ruff: true,
    coats: [{ base: [216, 146, 78], pale: white, belly: true, socks: white }],
  },
  {
    words: ['dachshund', 'sausage-dog'],
    legs: 0.4,
    length: 1.28,
    head: { ears: 'hanging', muzzle: 1.05, muzzleDepth: 0.95, ruff: 0, mask: false },
    tail: { kind: 'thick', length: 54, width: 3.6, angle: -96, bend: -24 },
    coats: [
      { base: [146, 82, 50], pale: [176, 112, 70] },
      { base: [62, 50, 48], pale: [176, 112, 70], belly: true },
    ],
  },
  {
    words: ['beagle', 'hound'],
    legs: 0.86,
    head: { ears: 'hanging', muzzle: 0.74, muzzleDepth: 1.4, ruff: 0, mask: true },
    tail: { kind: 'thick', length: 50, width: 4.4, angle: -150, bend: -20 },
    coats: [
      { base: [198, 126, 70], pale: white, belly: true, socks: white, markings: saddle([62, 52, 50], 0.5, 0.1, 0.7) },
    ],
  },
  {
    words: ['terrier', 'jack-russell'],
    legs: 0.84,
    head: { ears: 'folded', muzzle: 0.7, muzzleDepth: 1.45, ruff: 0, mask: true },
    tail: { kind: 'thick', length: 30, width: 4, angle: -160, bend: 10 },
    coats: [
      { base: [244, 236, 222], pale: white, markings: patches([176, 112, 66], 2, 17) },
      { base: [168, 128, 88], pale: [214, 182, 140] },
    ],
  },
  {
    words: ['collie', 'sheepdog', 'border-collie'],
    head: { ears: 'folded', muzzle: 0.86, muzzleDepth: 1.15, ruff: 0.6, mask: true },
    ruff: true,
    tail: { kind: 'brush', length: 64, width: 9, angle: -44, bend: -20 },
    coats: [
      { base: black, pale: white, belly: true, socks: white },
      { base: [176, 116, 66], pale: white, belly: true, socks: white },
    ],
  },
  {
    words: ['pug'],
    legs: 0.62,
    length: 0.86,
    head: { ears: 'folded', muzzle: 0.36, muzzleDepth: 1.5, ruff: 0, mask: false, sooty: true },
    headLength: 1.3,
    tail: { kind: 'thick', length: 40, width: 5, angle: -150, bend: -260 },
    coats: [{ base: [222, 188, 140], pale: [236, 210, 168] }],
  },
  {
    words: ['bulldog', 'boxer-dog'],
    legs: 0.6,
    length: 0.94,
    head: { ears: 'folded', muzzle: 0.46, muzzleDepth: 1.8, ruff: 0, mask: true },
    headLength: 1.34,
    tail: { kind: 'stub', length: 14, width: 5, angle: -80, bend: 10 },
    coats: [
      { base: [206, 156, 108], pale: white, belly: true, socks: white },
      { base: [240, 232, 220], pale: white, markings: patches([188, 136, 92], 2, 20) },
    ],
  },
  {
    words: ['shiba'],
    legs: 0.86,
    head: { ears: 'pricked', muzzle: 0.72, muzzleDepth: 1.15, ruff: 0.7, mask: true },
    headLength: 1.14,
    tail: { kind: 'brush', length: 56, width: 8, angle: -150, bend: -240 },
    ruff: true,
    coats: [{ base: [216, 146, 78], pale: white, belly: true, socks: white }],
  },
  {
    words: ['chihuahua'],
    legs: 0.8,
    length: 0.8,
    head: { ears: 'tall', muzzle: 0.56, muzzleDepth: 0.9, ruff: 0, mask: false },
    headLength: 1.3,
    tail: { kind: 'thick', length: 46, width: 3.4, angle: -140, bend: -60 },
    coats: [
      { base: [214, 172, 124], pale: [236, 208, 170] },
      { base: [232, 216, 190], pale: white },
    ],
  },
  {
    words: ['greyhound'],
    legs: 1.1,
    length: 1.06,
    head: { ears: 'folded', muzzle: 1.08, muzzleDepth: 0.8, ruff: 0, mask: false },
    headLength: 0.94,
    tail: { kind: 'thick', length: 62, width: 3, angle: -60, bend: 40 },
    coats: [
      { base: [132, 130, 136], pale: [170, 168, 172] },
      { base: [196, 156, 112], pale: [226, 196, 156] },
    ],
  },
  {
    words: ['spaniel'],
    legs: 0.8,
    head: { ears: 'hanging', muzzle: 0.8, muzzleDepth: 1.2, ruff: 0.5, mask: false, tongue: true },
    tail: { kind: 'brush', length: 36, width: 6, angle: -60, bend: -10 },
    coats: [
      { base: [186, 118, 62], pale: [214, 156, 100] },
      { base: [244, 236, 224], pale: white, markings: patches([164, 92, 52], 4, 16) },
    ],
  },
  {
    words: ['dalmatian'],
    head: { ears: 'hanging', muzzle: 0.78, muzzleDepth: 1.4, ruff: 0, mask: false },
    coats: [{ base: [246, 243, 236], pale: white, markings: layered(spots(black, 60, 2.8, 0.95)) }],
  },
  {
    words: ['poodle'],
    curly: true,
    head: { ears: 'hanging', muzzle: 0.8, muzzleDepth: 1.25, ruff: 1, mask: false, tongue: true },
    ruff: true,
    tail: { kind: 'brush', length: 44, width: 8, angle: -140, bend: -30 },
    coats: [
      { base: [224, 196, 156], pale: [240, 222, 192] },
      { base: [242, 236, 226], pale: white },
    ],
  },
];

/** With other ears or a bushy tail a dog of which nothing is said would be taken for a fox, a rat or a wolf. */
const plainBreeds = breeds.filter(({ legs = 1, ruff, head }) => legs > 0.8 && !ruff && head.ears === 'hanging');

function breedOf({ attributes, random }: Trait): Breed {
  return (
    breeds.find(({ words }) => words.some((word) => attributes.has(word))) ?? random.fork('breed').pick(plainBreeds)
  );
}

/** Shorter legs under the same body; the withers sink and with them everything. */
function dogOf(breed: Breed, puppy: boolean): Anatomy {
  const short = (1 - (breed.legs ?? 1)) * 52 + (puppy ? 12 : 0);
  const lower = <T extends readonly number[]>(heights: T): T => heights.map((height) => height - short) as unknown as T;
  const shrink = (bones: Anatomy['fore']['bones']): Anatomy['fore']['bones'] => {
    const factor = (66 - short) / 66;
    return [bones[0] * factor, bones[1] * factor, bones[2] * factor, bones[3]];
  };
  return {
    ...dog,
    trunk: {
      ...dog.trunk,
      length: dog.trunk.length * (breed.length ?? 1) * (puppy ? 0.86 : 1),
      top: lower(dog.trunk.top),
      bottom: lower(dog.trunk.bottom),
    },
    fore: { ...dog.fore, root: [dog.fore.root[0], dog.fore.root[1] - short], bones: shrink(dog.fore.bones) },
    hind: { ...dog.hind, root: [dog.hind.root[0], dog.hind.root[1] - short], bones: shrink(dog.hind.bones) },
    neck: {
      ...dog.neck,
      root: [dog.neck.root[0], dog.neck.root[1] - short],
      length: dog.neck.length * (puppy ? 0.8 : 1),
    },
    headLength: dog.headLength * (breed.headLength ?? 1) * (puppy ? 1.2 : 1),
    tail: { ...dog.tail, ...breed.tail },
    ...(breed.curly ? { mane: 'curls' as const } : breed.ruff ? { mane: 'ruff' as const } : {}),
  };
}

const isPuppy = ({ attributes }: Trait): boolean =>
  attributes.has('puppy') || attributes.has('baby') || attributes.has('young');

export const canines = [
  createSpecies({
    ...known('dog'),
    anatomy: (trait) => dogOf(breedOf(trait), isPuppy(trait)),
    head: (trait) => canineHead(breedOf(trait).head),
    coat: (trait) => {
      const choice = trait.random.fork('coat').pick(breedOf(trait).coats);
      return (brush) => {
        const base = brush.colour ?? choice.base;
        const pale = brush.colour ? lighten(base, 0.1) : choice.pale;
        return asTold(trait.attributes, {
          base,
          pale,
          dark: black,
          iris: choice.iris ?? [96, 60, 32],
          belly: choice.belly ?? false,
          ...(choice.socks && !brush.colour ? { socks: { colour: choice.socks, height: 26 } } : {}),
          ...(choice.markings && !brush.colour ? { markings: choice.markings } : {}),
          ...(trait.attributes.has('spotted') ? { markings: patches(mix(base, black, 0.6), 4, 13) } : {}),
        });
      };
    },
    sits: true,
    howls: true,
    habits: { standing: 2, walking: 1.5, sitting: 2, running: 0.6 },
  }),
  createSpecies({
    ...known('fox'),
    anatomy: () => fox,
    head: () => canineHead({}),
    coat: ({ random }) => {
      const natural = random.fork('coat').pick([
        [206, 106, 48],
        [194, 92, 46],
        [216, 122, 56],
      ] as const);
      return (brush) => {
        const base = brush.colour ?? natural;
        return {
          base,
          pale: [250, 238, 220],
          dark: [52, 38, 38],
          belly: true,
          socks: { colour: brush.colour ? lighten(base, -0.22) : [56, 40, 40], height: 36 },
          tailTip: [250, 238, 220],
          iris: [196, 136, 44],
        };
      };
    },
    sits: true,
    howls: true,
    habits: { standing: 2, walking: 2, sitting: 1.6, running: 0.6 },
  }),
  createSpecies({
    ...known('wolf'),
    anatomy: () => wolf,
    head: () => canineHead({ muzzle: 0.96, muzzleDepth: 1.2, ruff: 0.9 }),
    coat: ({ random }) => {
      const natural = random.fork('coat').pick([
        [126, 124, 128],
        [104, 98, 98],
        [150, 136, 118],
      ] as const);
      return (brush) => {
        const base = brush.colour ?? natural;
        return {
          base,
          pale: mix(lighten(base, 0.22), [240, 234, 226], 0.5),
          dark: [46, 44, 50],
          belly: true,
          iris: [214, 172, 70],
          markings: saddle(lighten(base, -0.14), 0.42, 0.02, 0.95),
          tailTip: lighten(base, -0.2),
        };
      };
    },
    sits: true,
    howls: true,
    habits: { standing: 3, walking: 2, sitting: 1 },
  }),
];
