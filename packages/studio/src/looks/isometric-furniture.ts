import type { Brief } from '../language/brief.js';
import type { Rgb } from '../paint/kit/colour.js';
import type { Block } from './isometric-block.js';

export const wood: Rgb = [196, 146, 98];
export const dark: Rgb = [128, 92, 66];
export const red: Rgb = [206, 92, 76];
export const white: Rgb = [246, 244, 238];
export const steel: Rgb = [166, 172, 182];
export const ink: Rgb = [58, 60, 68];
export const green: Rgb = [96, 156, 92];
export const blue: Rgb = [96, 136, 184];
const screen: Rgb = [150, 204, 232];
export const jars: readonly Rgb[] = [[214, 120, 84], [236, 200, 120], green, blue, [176, 108, 150]];

type Put = readonly [right: number, left: number, lift: number];
type Size = readonly [wide: number, deep: number, high: number];

export const box = ([right, left, lift]: Put, [wide, deep, high]: Size, colour: Rgb): Block => ({
  right,
  left,
  lift,
  wide,
  deep,
  high,
  colour,
  form: 'box',
});

export const made = (right: number, left: number, parts: readonly Block[]): Block => ({
  right,
  left,
  wide: 0,
  high: 0,
  colour: wood,
  form: 'box',
  parts,
});

const corners = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** Four legs, the farthest first. */
export const legs = (half: number, high: number, colour: Rgb, deep = half): Block[] =>
  corners.map(([right, left]) => box([right * half, left * deep, 0], [0.014, 0.014, high], colour));

export const cup = (right: number, left: number, lift: number): Block[] => [
  box([right, left, lift], [0.034, 0.034, 0.008], [226, 226, 222]),
  box([right, left, lift + 0.008], [0.02, 0.02, 0.036], white),
];

export const table = (right: number, left: number): Block =>
  made(right, left, [
    ...legs(0.12, 0.22, dark),
    box([0, 0, 0.22], [0.15, 0.15, 0.024], wood),
    ...cup(0.05, 0.05, 0.244),
    ...cup(-0.05, -0.06, 0.244),
  ]);

/** A chair whose back is on that side, away from its table. */
export function chair(right: number, left: number, back: 1 | -1): Block {
  const rest = box([back * 0.066, 0, 0.15], [0.012, 0.076, 0.17], red);
  const seat = [...legs(0.06, 0.13, dark), box([0, 0, 0.13], [0.078, 0.078, 0.024], red)];
  return made(right, left, back > 0 ? [...legs(0.06, 0.13, dark), rest, ...seat.slice(4)] : [...seat, rest]);
}

export const plant = (right: number, left: number): Block =>
  made(right, left, [
    { ...box([0, 0, 0.1], [0.12, 0.12, 0.3], green), form: 'ball' },
    box([0, 0, 0], [0.07, 0.07, 0.12], [200, 112, 80]),
  ]);

/** Boards at the wall with what is sold or read on them. */
export const shelves = (right: number, left: number, books: boolean): Block =>
  made(right, left, [
    box([0, 0.07, 0], [0.17, 0.02, 0.66], dark),
    ...[0.02, 0.22, 0.42].flatMap((lift, row) => [
      box([0, 0, lift], [0.17, 0.07, 0.02], wood),
      ...[-0.12, -0.06, 0, 0.06, 0.12].map((along, index) =>
        box(
          [along, 0, lift + 0.02],
          [books ? 0.026 : 0.02, 0.05, books ? 0.14 - ((index + row) % 3) * 0.02 : 0.09],
          jars[(index * 2 + row) % jars.length] as Rgb,
        ),
      ),
    ]),
    box([0, 0, 0.62], [0.17, 0.07, 0.02], wood),
  ]);

const bed: readonly Block[] = [
  made(0.45, 0.3, [
    box([0.36, 0, 0], [0.02, 0.3, 0.34], dark),
    box([0, 0, 0.04], [0.36, 0.28, 0.08], wood),
    box([0, 0, 0.12], [0.35, 0.27, 0.09], white),
    box([-0.08, 0, 0.2], [0.27, 0.28, 0.03], blue),
    box([0.26, 0.12, 0.21], [0.07, 0.1, 0.05], white),
    box([0.26, -0.13, 0.21], [0.07, 0.1, 0.05], white),
  ]),
];

const nightstand: readonly Block[] = [
  made(0.76, -0.24, [
    box([0, 0, 0], [0.1, 0.1, 0.22], wood),
    box([0, 0, 0.22], [0.014, 0.014, 0.09], ink),
    box([0, 0, 0.3], [0.05, 0.05, 0.08], [250, 226, 150]),
  ]),
];

const wardrobe: readonly Block[] = [
  made(0.74, 0.88, [
    box([0, 0, 0], [0.18, 0.09, 0.66], wood),
    box([-0.09, -0.091, 0.04], [0.08, 0.002, 0.58], [214, 170, 122]),
    box([0.09, -0.091, 0.04], [0.08, 0.002, 0.58], [214, 170, 122]),
  ]),
];

const rug: readonly Block[] = [
  box([-0.28, -0.2, 0], [0.28, 0.34, 0.006], red),
  box([-0.28, -0.2, 0.006], [0.22, 0.28, 0.004], [236, 206, 170]),
];

const monitor = (along: number): Block[] => [
  box([along, 0.04, 0.276], [0.06, 0.03, 0.01], ink),
  box([along, 0.04, 0.286], [0.01, 0.01, 0.05], ink),
  box([along, 0.04, 0.32], [0.13, 0.012, 0.16], ink),
  box([along, 0.027, 0.333], [0.117, 0.002, 0.134], screen),
];

/** A desk below the window, its screens towards the room. */
const desk = (screens: number): readonly Block[] => [
  made(-0.1, 0.78, [
    ...legs(0.34, 0.25, dark, 0.13),
    box([0, 0, 0.25], [0.38, 0.16, 0.026], wood),
    ...(screens > 1 ? [...monitor(0.15), ...monitor(-0.15)] : screens > 0 ? monitor(0) : []),
    box([0, -0.09, 0.276], [0.12, 0.035, 0.01], white),
    ...cup(-0.29, -0.06, 0.276),
  ]),
  made(-0.1, 0.5, [
    ...legs(0.06, 0.13, dark),
    box([0, 0, 0.13], [0.078, 0.078, 0.024], red),
    box([0, -0.066, 0.15], [0.076, 0.012, 0.17], red),
  ]),
];

const posters = (count: number): readonly Block[] =>
  [0, 1, 2]
    .slice(0, count)
    .map((index) =>
      made(0.99, -0.12 - index * 0.28, [
        box([0, 0, 0.42], [0.004, 0.1, 0.26], white),
        box([-0.006, 0, 0.47], [0.002, 0.08, 0.19], jars[index * 2] as Rgb),
      ]),
    );

const sofa: readonly Block[] = [
  made(0.7, -0.05, [
    box([0.13, 0, 0], [0.05, 0.42, 0.3], blue),
    box([0, 0.38, 0], [0.17, 0.05, 0.22], blue),
    box([-0.02, 0, 0], [0.15, 0.34, 0.14], [122, 160, 204]),
    box([0.06, 0.18, 0.14], [0.03, 0.1, 0.1], [250, 226, 150]),
    box([0, -0.38, 0], [0.17, 0.05, 0.22], blue),
  ]),
];

const television: readonly Block[] = [
  made(-0.1, 0.88, [
    box([0, 0, 0], [0.32, 0.08, 0.12], dark),
    box([0, 0, 0.14], [0.26, 0.016, 0.26], ink),
    box([0, -0.017, 0.16], [0.24, 0.002, 0.22], screen),
  ]),
];

const coffeeTable: readonly Block[] = [
  made(0.15, -0.05, [...legs(0.12, 0.1, dark), box([0, 0, 0.1], [0.15, 0.2, 0.02], wood), ...cup(0, 0.06, 0.12)]),
];

const bathtub: readonly Block[] = [
  made(0.72, 0.2, [box([0, 0, 0], [0.2, 0.42, 0.2], white), box([0, 0, 0.2], [0.16, 0.38, 0.004], screen)]),
];

const toilet: readonly Block[] = [
  made(0.1, 0.82, [box([0, 0.08, 0], [0.1, 0.05, 0.32], white), box([0, -0.06, 0], [0.09, 0.1, 0.15], white)]),
];

const basin: readonly Block[] = [
  made(0.78, -0.55, [
    box([0, 0, 0], [0.12, 0.18, 0.28], wood),
    box([0, 0, 0.28], [0.13, 0.19, 0.03], white),
    box([0.02, 0, 0.31], [0.07, 0.11, 0.004], screen),
    box([0.19, 0, 0.44], [0.004, 0.16, 0.3], screen),
  ]),
];

type Piece = (count: number, all: ReadonlyMap<string, number>) => readonly Block[];

/** What a piece of furniture is made of, where it stands in a room, by what it is called in the catalogue. */
const PIECES: ReadonlyMap<string, Piece> = new Map<string, Piece>([
  ['bed', () => [...bed, ...nightstand]],
  ['wardrobe', () => wardrobe],
  ['rug', () => rug],
  ['desk', (_, all) => desk(all.get('computer-monitor') ?? 1)],
  ['computer-monitor', (count, all) => (all.has('desk') ? [] : desk(count))],
  ['poster', (count) => posters(count)],
  ['painting', (count) => posters(count)],
  ['sofa', () => sofa],
  ['television', (_, all) => (all.has('desk') ? [] : television)],
  ['coffee-table', () => coffeeTable],
  ['bookshelf', () => [shelves(0.36, 0.9, true)]],
  ['wall-shelf', () => [shelves(0.36, 0.9, true)]],
  ['potted-plant', (count) => [plant(0.84, -0.84), plant(-0.86, -0.1), plant(0.3, -0.86)].slice(0, count)],
  ['bathtub', () => bathtub],
  ['toilet', () => toilet],
  ['sink', () => basin],
]);

/** The furniture of these names, each once. */
export const pieces = (named: ReadonlyMap<string, number>): Block[] =>
  [...named].flatMap(([concept, count]) => PIECES.get(concept)?.(count, named) ?? []);

/** The furniture that a prompt names, and how many of each. */
export const namedPieces = ({ subjects }: Brief): ReadonlyMap<string, number> =>
  new Map(
    subjects.flatMap(({ concept, count }): [string, number][] => (PIECES.has(concept) ? [[concept, count]] : [])),
  );
