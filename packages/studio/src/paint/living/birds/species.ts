import { known } from '../../../catalogue/records.js';
import type { Brush, Drawable, Habitat } from '../../drawable.js';
import { lighten, lightnessOf, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import { createCreature } from '../creature.js';
import type { Pose } from '../creature.js';
import { sculptBird } from './bird.js';
import type { BirdPose } from './bird.js';
import type { BirdShape, Plumage } from './shape.js';

const songbird: BirdShape = {
  body: { length: 62, depth: 42, tilt: 34 },
  neck: [],
  neckWidth: [14, 12],
  head: { radius: 17, pitch: 4 },
  beak: { kind: 'cone', length: 11, depth: 7 },
  legs: { length: 20, width: 1.6 },
  tail: { length: 30, width: 12, raise: -8 },
  span: 1.35,
};

const hummingbird: BirdShape = {
  ...songbird,
  body: { length: 56, depth: 27, tilt: 46 },
  head: { radius: 12.5, pitch: -6 },
  beak: { kind: 'dagger', length: 34, depth: 3 },
  legs: { length: 12, width: 1 },
  tail: { length: 24, width: 13, raise: 8 },
  span: 1.3,
  hover: 42,
};

const seagull: BirdShape = {
  ...songbird,
  body: { length: 84, depth: 38, tilt: 12 },
  head: { radius: 14, pitch: 4 },
  neck: [
    [0, 0],
    [6, -10],
    [9, -17],
  ],
  neckWidth: [14, 11],
  beak: { kind: 'gull', length: 15, depth: 6 },
  legs: { length: 24, width: 1.8, webbed: true },
  tail: { length: 22, width: 12, raise: 4 },
  span: 1.25,
};

const eagle: BirdShape = {
  ...songbird,
  body: { length: 78, depth: 46, tilt: 48 },
  head: { radius: 15, pitch: 6 },
  neck: [
    [0, 0],
    [3, -9],
    [5, -15],
  ],
  neckWidth: [18, 13],
  beak: { kind: 'hook', length: 12, depth: 9 },
  legs: { length: 18, width: 3, feathered: true },
  tail: { length: 34, width: 22, raise: -6 },
  span: 1.5,
};

const parrot: BirdShape = {
  ...songbird,
  body: { length: 66, depth: 38, tilt: 56 },
  head: { radius: 17, pitch: 4 },
  neck: [
    [0, 0],
    [2, -7],
  ],
  neckWidth: [15, 14],
  beak: { kind: 'parrot', length: 11, depth: 11 },
  legs: { length: 17, width: 2.4 },
  tail: { length: 62, width: 12, raise: 2 },
  span: 1.3,
};

const duck: BirdShape = {
  ...songbird,
  body: { length: 84, depth: 42, tilt: 8 },
  head: { radius: 14, pitch: 4 },
  neck: [
    [0, 0],
    [5, -12],
    [6, -25],
  ],
  neckWidth: [13, 9.5],
  beak: { kind: 'flat', length: 17, depth: 8 },
  legs: { length: 16, width: 2.4, webbed: true },
  tail: { length: 18, width: 13, raise: 22 },
  span: 1.15,
};

const goose: BirdShape = {
  ...duck,
  body: { length: 88, depth: 46, tilt: 12 },
  head: { radius: 12, pitch: 2 },
  neck: [
    [0, 0],
    [6, -16],
    [5, -34],
    [8, -48],
  ],
  neckWidth: [14, 8],
  beak: { kind: 'flat', length: 15, depth: 9 },
  legs: { length: 22, width: 2.8, webbed: true },
  tail: { length: 16, width: 12, raise: 12 },
  span: 1.25,
};

const swan: BirdShape = {
  ...duck,
  body: { length: 94, depth: 44, tilt: 6 },
  head: { radius: 10.5, pitch: 16 },
  neck: [
    [0, 0],
    [11, -12],
    [10, -32],
    [2, -50],
    [8, -66],
    [17, -69],
  ],
  neckWidth: [12, 6.6],
  beak: { kind: 'flat', length: 15, depth: 8 },
  legs: { length: 18, width: 2.8, webbed: true },
  tail: { length: 18, width: 12, raise: 18 },
  span: 1.3,
};

const chicken: BirdShape = {
  ...songbird,
  body: { length: 66, depth: 50, tilt: 10 },
  head: { radius: 12, pitch: 2, crest: 'comb' },
  neck: [
    [0, 0],
    [7, -14],
    [9, -28],
  ],
  neckWidth: [17, 9],
  beak: { kind: 'cone', length: 8, depth: 6 },
  legs: { length: 24, width: 2.2 },
  tail: { length: 30, width: 34, raise: 48 },
  span: 0.9,
};

const flamingo: BirdShape = {
  ...songbird,
  body: { length: 46, depth: 26, tilt: 8 },
  head: { radius: 6.6, pitch: 34 },
  neck: [
    [0, 0],
    [9, -8],
    [7, -22],
    [-2, -34],
    [2, -47],
    [11, -49],
  ],
  neckWidth: [6, 3.3],
  beak: { kind: 'flamingo', length: 12, depth: 6 },
  legs: { length: 62, width: 1.5, webbed: true },
  tail: { length: 12, width: 10, raise: -10 },
  span: 1.4,
};

const heron: BirdShape = {
  ...flamingo,
  head: { radius: 6.4, pitch: 4, crest: 'tuft' },
  beak: { kind: 'dagger', length: 18, depth: 4.4 },
  neck: [
    [0, 0],
    [8, -10],
    [5, -24],
    [2, -38],
    [8, -47],
  ],
  legs: { length: 46, width: 1.5 },
};

const crow: BirdShape = {
  ...songbird,
  body: { length: 76, depth: 40, tilt: 24 },
  head: { radius: 15 },
  neck: [
    [0, 0],
    [4, -8],
  ],
  neckWidth: [15, 13],
  beak: { kind: 'dagger', length: 16, depth: 8 },
  legs: { length: 20, width: 2 },
  tail: { length: 30, width: 15, raise: -6 },
  span: 1.35,
};

const peacock: BirdShape = {
  ...chicken,
  head: { radius: 8, pitch: 2, crest: 'plume' },
  neck: [
    [0, 0],
    [6, -16],
    [2, -34],
    [6, -46],
  ],
  neckWidth: [12, 5.6],
  tail: { length: 96, width: 40, raise: -4 },
  beak: { kind: 'cone', length: 7, depth: 4 },
};

const toucan: BirdShape = {
  ...parrot,
  beak: { kind: 'toucan', length: 34, depth: 14 },
  tail: { length: 34, width: 13, raise: -4 },
  body: { length: 62, depth: 40, tilt: 48 },
};

const plain = (colour: Rgb, breast: Rgb, more: Partial<Plumage> = {}): Plumage => ({
  back: colour,
  breast,
  head: colour,
  wing: lighten(colour, -0.03),
  flight: lighten(colour, -0.12),
  tail: lighten(colour, -0.1),
  beak: [222, 150, 62],
  legs: [128, 92, 76],
  iris: [44, 32, 30],
  ...more,
});

/** Grey, darker on the head, with a shine on the neck. */
const dove = plain([140, 148, 164], [172, 178, 190], { head: [96, 106, 128], mask: [96, 132, 122] });
const songbirds: readonly Plumage[] = [
  plain([128, 96, 72], [214, 112, 58], { head: [128, 96, 72], mask: [214, 112, 58] }), // robin
  plain([92, 134, 178], [236, 204, 110], {
    cap: [70, 118, 178],
    cheek: [244, 242, 232],
    head: [240, 238, 228],
    bar: [238, 238, 232],
    mask: [52, 60, 84],
  }), // blue tit
  plain([150, 112, 80], [224, 208, 186], { cap: [132, 84, 58], bar: [240, 232, 216], cheek: [222, 208, 190] }), // sparrow
  plain([196, 66, 54], [204, 82, 64], { mask: [48, 40, 44], beak: [222, 128, 66], flight: [128, 50, 50] }), // cardinal
  plain([226, 186, 72], [240, 210, 110], { flight: [66, 60, 60], bar: [246, 240, 226], cap: [58, 52, 54] }), // goldfinch
  plain([74, 122, 180], [212, 134, 88], { cheek: [74, 122, 180], flight: [54, 86, 138] }), // bluebird
  plain([112, 140, 96], [212, 212, 160], { flight: [82, 100, 74] }), // warbler
];

function asked(colour: Rgb): Plumage {
  const pale = lightnessOf(colour) > 0.8;
  return plain(colour, pale ? lighten(colour, 0.03) : mix(lighten(colour, 0.12), [250, 240, 220], 0.25), {
    beak: pale ? [222, 152, 76] : [96, 82, 76],
    bar: lighten(colour, 0.16),
    iris: [36, 28, 30],
  });
}

interface BirdSpecies {
  readonly concept: string;
  readonly shape: BirdShape;
  readonly height: number;
  readonly first: BirdPose;
  readonly plumage: (random: Random, attributes: ReadonlySet<string>) => Plumage;
  readonly recoloured?: (colour: Rgb, natural: Plumage) => Plumage;
  readonly flies?: boolean;
  readonly swims?: boolean;
  readonly habits?: Readonly<Record<string, number>>;
  /** What it does in the air that others do on the ground. */
  readonly flownWhile?: readonly string[];
}

const poseWords: Record<BirdPose, readonly string[]> = {
  perched: ['standing', 'sitting', 'singing', 'perching', 'resting', 'waiting'],
  walking: ['running', 'strolling', 'hopping'],
  swimming: ['floating', 'paddling'],
  flying: ['soaring', 'gliding', 'in-flight', 'hovering', 'diving'],
  eating: ['pecking', 'drinking', 'feeding'],
  sleeping: ['asleep', 'sleepy'],
};

function createBird({
  concept,
  shape,
  height,
  first,
  plumage,
  recoloured,
  flies = true,
  swims = false,
  habits,
  flownWhile = [],
}: BirdSpecies): Drawable {
  const names: BirdPose[] = [
    'perched',
    'walking',
    'eating',
    'sleeping',
    ...(swims ? (['swimming'] as const) : []),
    ...(flies ? (['flying'] as const) : []),
  ];
  const ordered = [first, ...names.filter((name) => name !== first)];
  const chances = habits ?? { [first]: 1 };
  const poses = ordered.map((name): Pose => {
    const habitat: Habitat = name === 'flying' ? 'air' : name === 'swimming' ? 'water' : 'ground';
    const words = poseWords[name].filter((word) => name === 'flying' || !flownWhile.includes(word));
    return {
      name,
      words: name === 'flying' ? [...words, ...flownWhile] : words,
      weight: chances[name] ?? 0,
      habitat,
      floats: name === 'swimming',
    };
  }) as [Pose, ...Pose[]];
  return createCreature({
    concept,
    habitat: first === 'swimming' ? 'water' : first === 'flying' ? 'air' : 'ground',
    height,
    poses,
    sculpt: ({ pose, random, attributes }) => {
      const natural = plumage(random.fork('plumage'), attributes);
      const look = (brush: Brush): Plumage =>
        brush.colour ? (recoloured?.(brush.colour, natural) ?? asked(brush.colour)) : natural;
      return sculptBird(shape, pose as BirdPose, look);
    },
  });
}

const white: Rgb = [246, 244, 238];
const black: Rgb = [46, 42, 50];
const orange: Rgb = [230, 142, 58];

export const birds: readonly Drawable[] = [
  createBird({
    ...known('bird'),
    shape: songbird,
    first: 'perched',
    plumage: (random, attributes) =>
      attributes.has('pigeon') ? dove : attributes.has('robin') ? (songbirds[0] as Plumage) : random.pick(songbirds),
    habits: { perched: 3, flying: 1 },
  }),
  createBird({
    ...known('hummingbird'),
    shape: hummingbird,
    first: 'flying',
    flownWhile: ['drinking', 'feeding', 'eating', 'sipping'],
    plumage: (random) =>
      plain([46, 140, 104], [226, 232, 214], {
        head: [40, 128, 96],
        cap: [34, 118, 110],
        mask: random.pick([
          [206, 44, 84],
          [190, 50, 150],
          [60, 92, 190],
        ] as const),
        flight: [92, 104, 112],
        tail: [38, 92, 84],
        beak: [40, 38, 44],
      }),
  }),
  createBird({
    ...known('seagull'),
    shape: seagull,
    first: 'flying',
    swims: true,
    plumage: () =>
      plain([190, 198, 206], white, {
        head: white,
        wing: [190, 198, 206],
        flight: [150, 160, 172],
        tail: white,
        beak: [232, 176, 70],
        beakTip: [206, 84, 60],
        legs: [226, 150, 96],
        iris: [220, 196, 90],
      }),
    habits: { flying: 2, perched: 1 },
  }),
  createBird({
    ...known('eagle'),
    shape: eagle,
    first: 'flying',
    plumage: (random) =>
      plain([98, 70, 54], [112, 80, 60], {
        head: random.chance(0.6) ? white : [146, 104, 66],
        flight: [66, 50, 46],
        tail: white,
        beak: [234, 182, 70],
        legs: [226, 180, 80],
        iris: [226, 186, 80],
      }),
    habits: { flying: 2, perched: 1 },
  }),
  createBird({
    ...known('parrot'),
    shape: parrot,
    first: 'perched',
    plumage: (random) =>
      random.pick([
        plain([206, 60, 52], [212, 74, 60], {
          wing: [226, 178, 64],
          flight: [54, 104, 176],
          tail: [54, 104, 176],
          cheek: [246, 240, 230],
          beak: [240, 230, 208],
          beakTip: [60, 52, 52],
          legs: [96, 88, 92],
        }),
        plain([62, 152, 92], [110, 186, 100], {
          wing: [54, 136, 86],
          flight: [48, 104, 168],
          tail: [58, 120, 150],
          cap: [226, 178, 64],
          beak: [70, 62, 66],
          legs: [110, 100, 100],
        }),
        plain([52, 124, 190], [234, 190, 72], {
          wing: [48, 116, 184],
          flight: [40, 92, 160],
          tail: [40, 100, 170],
          cheek: [246, 244, 236],
          beak: [52, 48, 54],
          legs: [90, 84, 90],
        }),
      ]),
    habits: { perched: 2, flying: 1 },
  }),
  createBird({
    ...known('toucan'),
    shape: toucan,
    first: 'perched',
    plumage: () =>
      plain(black, [244, 226, 150], {
        head: black,
        mask: [88, 150, 190],
        beak: [236, 154, 62],
        beakTip: [60, 46, 44],
        legs: [92, 110, 140],
        tail: [52, 46, 56],
      }),
  }),
  createBird({
    ...known('crow'),
    shape: crow,
    first: 'perched',
    plumage: (_random, attributes) =>
      plain([56, 54, 66], attributes.has('magpie') ? white : [62, 58, 70], {
        flight: [40, 38, 50],
        beak: [48, 44, 50],
        legs: [58, 52, 56],
        bar: attributes.has('magpie') ? white : [78, 80, 104],
      }),
    habits: { perched: 2, flying: 1 },
  }),
  createBird({
    ...known('duck'),
    shape: duck,
    first: 'swimming',
    swims: true,
    plumage: (random, attributes) =>
      attributes.has('duckling')
        ? plain([240, 208, 96], [246, 220, 120], { beak: orange, legs: orange })
        : random.chance(0.6)
          ? plain([150, 138, 128], [206, 200, 192], {
              head: [46, 108, 82],
              collar: white,
              breast: [196, 188, 178],
              wing: [164, 152, 140],
              flight: [120, 106, 98],
              bar: [74, 104, 170],
              tail: [74, 66, 66],
              beak: [226, 182, 74],
              legs: orange,
            })
          : random.chance(0.5)
            ? plain(white, white, { beak: orange, legs: orange, flight: [226, 222, 214], tail: [236, 232, 224] })
            : plain([164, 124, 86], [196, 158, 116], {
                bar: [86, 112, 170],
                beak: [202, 140, 76],
                legs: orange,
                head: [172, 134, 96],
              }),
    recoloured: (colour) => ({ ...asked(colour), beak: orange, legs: orange }),
  }),
  createBird({
    ...known('goose'),
    shape: goose,
    first: 'walking',
    swims: true,
    plumage: (random) =>
      random.chance(0.6)
        ? plain(white, white, { beak: orange, legs: orange, flight: [222, 218, 212], tail: [236, 232, 226] })
        : plain([138, 122, 108], [198, 184, 168], { head: black, cheek: white, beak: black, legs: [60, 56, 60] }),
    recoloured: (colour) => ({ ...asked(colour), beak: orange, legs: orange }),
    habits: { walking: 2, perched: 1 },
  }),
  createBird({
    ...known('swan'),
    shape: swan,
    first: 'swimming',
    swims: true,
    plumage: () =>
      plain(white, white, {
        wing: [250, 248, 243],
        flight: [226, 222, 220],
        tail: [238, 234, 228],
        mask: black,
        beak: [232, 122, 56],
        legs: [60, 56, 60],
      }),
    recoloured: (colour) => ({ ...asked(colour), beak: [206, 60, 48], mask: lighten(colour, -0.1) }),
  }),
  createBird({
    ...known('chicken'),
    shape: chicken,
    first: 'perched',
    flies: false,
    plumage: (random, attributes) =>
      attributes.has('rooster') || attributes.has('cock')
        ? plain([186, 96, 46], [110, 62, 46], {
            head: [222, 150, 70],
            wing: [168, 84, 44],
            flight: [66, 78, 74],
            tail: [50, 84, 84],
            beak: [236, 190, 90],
            legs: [232, 184, 90],
          })
        : random.pick([
            plain(white, white, {
              beak: [236, 186, 84],
              legs: [236, 186, 84],
              flight: [230, 226, 218],
              tail: [238, 234, 226],
            }),
            plain([182, 108, 62], [206, 142, 92], { beak: [236, 190, 90], legs: [232, 184, 90], tail: [116, 66, 46] }),
            plain([86, 78, 82], [120, 110, 112], { beak: [230, 186, 90], legs: [226, 182, 90] }),
          ]),
    recoloured: (colour) => ({ ...asked(colour), beak: [236, 190, 90], legs: [232, 184, 90] }),
    habits: { perched: 2, walking: 2, eating: 1 },
  }),
  createBird({
    ...known('flamingo'),
    shape: flamingo,
    first: 'perched',
    plumage: () =>
      plain([240, 148, 152], [246, 168, 168], {
        wing: [236, 132, 140],
        flight: [212, 92, 108],
        tail: [236, 128, 138],
        beak: [248, 214, 196],
        beakTip: [52, 46, 52],
        legs: [232, 130, 140],
        iris: [232, 200, 110],
      }),
    recoloured: (colour) => ({ ...asked(colour), beak: [248, 224, 206], beakTip: black, legs: lighten(colour, -0.06) }),
    habits: { perched: 3, walking: 1 },
  }),
  createBird({
    ...known('heron'),
    shape: heron,
    first: 'perched',
    plumage: (_random, attributes) =>
      attributes.has('stork')
        ? plain(white, white, { flight: black, beak: [214, 82, 60], legs: [214, 82, 60] })
        : plain([132, 148, 164], [226, 228, 228], {
            head: [232, 232, 232],
            cap: black,
            flight: [74, 84, 102],
            beak: [226, 178, 80],
            legs: [150, 132, 96],
          }),
    habits: { perched: 3, walking: 1 },
  }),
  createBird({
    ...known('peacock'),
    shape: peacock,
    first: 'perched',
    flies: false,
    plumage: () =>
      plain([40, 110, 160], [36, 100, 158], {
        head: [42, 96, 168],
        wing: [150, 132, 98],
        flight: [120, 96, 70],
        tail: [62, 130, 92],
        beak: [206, 196, 176],
        legs: [140, 126, 112],
        cheek: white,
      }),
    habits: { perched: 1, walking: 1 },
  }),
];
