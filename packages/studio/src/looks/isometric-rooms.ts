import type { Setting } from '../catalogue/settings.js';
import type { Rgb } from '../paint/kit/colour.js';
import type { Block } from './isometric-block.js';
import {
  box,
  chair,
  cup,
  dark,
  ink,
  jars,
  legs,
  made,
  pieces,
  plant,
  red,
  shelves,
  steel,
  table,
  white,
  wood,
} from './isometric-furniture.js';

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

/** What is in a room of which nothing is said. */
const USUAL: Partial<Record<Setting, readonly string[]>> = {
  bedroom: ['wardrobe', 'rug', 'bed'],
  bathroom: ['bathtub', 'toilet', 'sink'],
  room: ['bookshelf', 'rug', 'sofa', 'coffee-table'],
  hospital: ['bed'],
};

/** From here on, along both sides, it stands at a wall. */
const AT_WALL = 0.5;

/** Where one sleeps, bathes or works is told by these alone. */
const TELLING = ['bed', 'desk', 'bathtub', 'sofa'];

/**
 * What a room has: a counter where one is served, what the prompt names and what belongs there elsewhere. Who lives in it
 * finds room before that.
 */
export function furnishings(place: Setting, empty: boolean, named: ReadonlyMap<string, number> = new Map()): Block[] {
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
  const own = sets[place]?.().filter(({ right, left }) => empty || right + left > AT_WALL);
  if (own && named.size === 0) return [...own, plant(0.84, -0.84)];
  const told = TELLING.some((concept) => named.has(concept));
  const usual = told && place === 'room' ? ['rug'] : USUAL[place];
  if (!usual && !told) {
    if (own) return [...own, ...pieces(named)];
    const cases = [-0.3, 0.1, 0.5].map((right) => shelves(right, 0.9, true));
    return [...cases, ...(empty ? seats.slice(0, 3) : [])];
  }
  const all = new Map([...(usual ?? []).map((concept) => [concept, 1] as const), ...named]);
  return [...pieces(all), ...(all.has('potted-plant') ? [] : [plant(0.84, -0.84)])];
}
