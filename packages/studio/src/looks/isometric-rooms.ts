import type { Setting } from '../catalogue/settings.js';
import type { Rgb } from '../paint/kit/colour.js';
import type { Block } from './isometric-block.js';

const wood: Rgb = [196, 146, 98];
const dark: Rgb = [128, 92, 66];
const red: Rgb = [206, 92, 76];
const white: Rgb = [246, 244, 238];
const steel: Rgb = [166, 172, 182];
const ink: Rgb = [58, 60, 68];
const green: Rgb = [96, 156, 92];
const blue: Rgb = [96, 136, 184];
const jars: readonly Rgb[] = [[214, 120, 84], [236, 200, 120], green, blue, [176, 108, 150]];

type Put = readonly [right: number, left: number, lift: number];
type Size = readonly [wide: number, deep: number, high: number];

const box = ([right, left, lift]: Put, [wide, deep, high]: Size, colour: Rgb): Block => ({
  right,
  left,
  lift,
  wide,
  deep,
  high,
  colour,
  form: 'box',
});

const made = (right: number, left: number, parts: readonly Block[]): Block => ({
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
const legs = (half: number, high: number, colour: Rgb): Block[] =>
  corners.map(([right, left]) => box([right * half, left * half, 0], [0.014, 0.014, high], colour));

const cup = (right: number, left: number, lift: number): Block[] => [
  box([right, left, lift], [0.034, 0.034, 0.008], [226, 226, 222]),
  box([right, left, lift + 0.008], [0.02, 0.02, 0.036], white),
];

const table = (right: number, left: number): Block =>
  made(right, left, [
    ...legs(0.12, 0.22, dark),
    box([0, 0, 0.22], [0.15, 0.15, 0.024], wood),
    ...cup(0.05, 0.05, 0.244),
    ...cup(-0.05, -0.06, 0.244),
  ]);

/** A chair whose back is on that side, away from its table. */
function chair(right: number, left: number, back: 1 | -1): Block {
  const rest = box([back * 0.066, 0, 0.15], [0.012, 0.076, 0.17], red);
  const seat = [...legs(0.06, 0.13, dark), box([0, 0, 0.13], [0.078, 0.078, 0.024], red)];
  return made(right, left, back > 0 ? [...legs(0.06, 0.13, dark), rest, ...seat.slice(4)] : [...seat, rest]);
}

const plant = (right: number, left: number): Block =>
  made(right, left, [
    { ...box([0, 0, 0.1], [0.12, 0.12, 0.3], green), form: 'ball' },
    box([0, 0, 0], [0.07, 0.07, 0.12], [200, 112, 80]),
  ]);

/** Boards at the wall with what is sold or read on them. */
const shelves = (right: number, left: number, books: boolean): Block =>
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

/** A counter along the wall at the right, its till, and the machine or the goods of the trade. */
function counter(baked: boolean): Block[] {
  const goods = [-0.1, 0, 0.1].map((left) => box([-0.02, left - 0.06, 0.36], [0.035, 0.035, 0.05], [206, 142, 76]));
  const machine = [
    box([0.02, 0.36, 0.36], [0.1, 0.15, 0.17], steel),
    box([-0.085, 0.36, 0.4], [0.006, 0.12, 0.07], ink),
    box([-0.095, 0.42, 0.36], [0.018, 0.018, 0.035], white),
    box([-0.095, 0.3, 0.36], [0.018, 0.018, 0.035], white),
    ...[0.27, 0.34, 0.41].map((left) => box([0.02, left, 0.53], [0.022, 0.022, 0.04], white)),
  ];
  const loaves = [0.26, 0.4, 0.54].map((left) => box([0, left, 0.36], [0.06, 0.045, 0.07], [190, 120, 62]));
  return [
    // a board of dishes, and a shelf with jars below it
    made(0.985, 0.05, [
      box([0, 0.2, 0.62], [0.006, 0.3, 0.19], ink),
      ...[0.76, 0.71, 0.66].map((lift) => box([-0.008, 0.2, lift], [0.002, 0.22, 0.012], white)),
      box([-0.03, -0.1, 0.5], [0.04, 0.62, 0.016], wood),
      ...Array.from({ length: 11 }, (_, index) =>
        box([-0.03, 0.46 - index * 0.11, 0.516], [0.02, 0.02, 0.07], jars[index % jars.length] as Rgb),
      ),
    ]),
    made(0.8, 0.02, [
      box([0, 0, 0], [0.13, 0.66, 0.33], [168, 116, 78]),
      ...[-0.44, 0, 0.44].map((left) => box([-0.131, left, 0.05], [0.002, 0.18, 0.22], dark)),
      box([0, 0, 0.33], [0.15, 0.68, 0.03], [236, 226, 208]),
      ...(baked ? loaves : machine),
      ...goods,
      box([0, -0.4, 0.36], [0.06, 0.07, 0.05], ink),
      box([0.02, -0.4, 0.41], [0.012, 0.07, 0.08], [92, 98, 110]),
    ]),
  ];
}

const sets: Partial<Record<Setting, () => Block[]>> = {
  bedroom: () => [
    made(0.74, 0.88, [
      box([0, 0, 0], [0.18, 0.09, 0.66], wood),
      box([-0.09, -0.091, 0.04], [0.08, 0.002, 0.58], [214, 170, 122]),
      box([0.09, -0.091, 0.04], [0.08, 0.002, 0.58], [214, 170, 122]),
    ]),
    box([-0.28, -0.2, 0], [0.28, 0.34, 0.006], red),
    box([-0.28, -0.2, 0.006], [0.22, 0.28, 0.004], [236, 206, 170]),
    made(0.45, 0.3, [
      box([0.36, 0, 0], [0.02, 0.3, 0.34], dark),
      box([0, 0, 0.04], [0.36, 0.28, 0.08], wood),
      box([0, 0, 0.12], [0.35, 0.27, 0.09], white),
      box([-0.08, 0, 0.2], [0.27, 0.28, 0.03], blue),
      box([0.26, 0.12, 0.21], [0.07, 0.1, 0.05], white),
      box([0.26, -0.13, 0.21], [0.07, 0.1, 0.05], white),
    ]),
    made(0.76, -0.24, [
      box([0, 0, 0], [0.1, 0.1, 0.22], wood),
      box([0, 0, 0.22], [0.014, 0.014, 0.09], ink),
      box([0, 0, 0.3], [0.05, 0.05, 0.08], [250, 226, 150]),
    ]),
  ],
  kitchen: () => [
    made(0.82, 0.1, [
      box([0, 0.62, 0], [0.15, 0.16, 0.7], [206, 214, 222]),
      box([-0.152, 0.5, 0.3], [0.004, 0.01, 0.2], ink),
      box([0, -0.1, 0], [0.15, 0.55, 0.31], white),
      ...[-0.5, -0.22, 0.06, 0.34].map((left) => box([-0.151, left, 0.04], [0.002, 0.11, 0.22], [150, 184, 168])),
      box([0, -0.1, 0.31], [0.16, 0.56, 0.03], wood),
      box([0, 0.2, 0.34], [0.11, 0.15, 0.008], ink),
      box([0.03, 0.26, 0.348], [0.045, 0.045, 0.06], red),
      box([0, -0.35, 0.342], [0.09, 0.13, 0.006], steel),
      box([0.1, -0.35, 0.34], [0.01, 0.01, 0.1], steel),
      box([0.1, -0.1, 0.6], [0.05, 0.55, 0.2], [150, 184, 168]),
    ]),
    table(-0.1, -0.1),
    chair(0.2, -0.1, 1),
    chair(-0.4, -0.1, -1),
  ],
  office: () => [
    made(0.5, 0.1, [
      ...legs(0.2, 0.25, dark),
      box([0, 0, 0.25], [0.2, 0.42, 0.026], wood),
      box([0.06, 0, 0.276], [0.03, 0.08, 0.01], ink),
      box([0.06, 0, 0.286], [0.01, 0.01, 0.06], ink),
      box([0.06, 0, 0.33], [0.012, 0.17, 0.18], ink),
      box([0.046, 0, 0.345], [0.002, 0.155, 0.15], [150, 204, 232]),
      box([-0.08, 0, 0.276], [0.04, 0.12, 0.01], white),
      ...cup(-0.06, -0.26, 0.276),
      box([0, 0.3, 0.276], [0.06, 0.05, 0.05], red),
    ]),
    chair(0.12, 0.1, -1),
    shelves(0.2, 0.9, true),
  ],
  library: () => [
    ...[-0.3, 0.08, 0.46].map((right) => shelves(right, 0.9, true)),
    table(0.1, -0.1),
    chair(0.4, -0.1, 1),
    chair(-0.2, -0.1, -1),
  ],
};

const served: ReadonlySet<Setting> = new Set<Setting>([
  'cafe',
  'bar',
  'tavern',
  'restaurant',
  'diner',
  'bakery',
  'shop',
  'supermarket',
  'tea-house',
]);

/** What a room has at its walls: a counter where one is served, shelves elsewhere; the rest where nothing was named. */
export function furnishings(place: Setting, empty: boolean): Block[] {
  const seats = (
    [
      [0.02, 0.42],
      [-0.42, 0.06],
      [0.02, -0.42],
    ] as const
  ).flatMap(([right, left]) => [table(right, left), chair(right + 0.24, left, 1), chair(right - 0.24, left, -1)]);
  if (served.has(place)) {
    const goods = place === 'shop' || place === 'supermarket';
    const row = goods ? [-0.3, 0.1].map((right) => shelves(right, 0.9, false)) : [];
    return [...counter(place === 'bakery'), ...row, ...(empty ? [...seats, plant(-0.82, -0.82)] : [])];
  }
  const own = empty ? sets[place]?.() : undefined;
  if (own) return [...own, plant(0.84, -0.84)];
  const cases = [-0.3, 0.1, 0.5].map((right) => shelves(right, 0.9, true));
  return [...cases, ...(empty ? seats.slice(0, 3) : [])];
}
