import type { Affordances, Kind, Shelf } from './concept.js';

/**
 * What others can do with things, beyond what a painter says of its own drawing. Containers: the line over which their
 * contents look out, as a share of the height, how wide it is as a share of the width, and how deep things stand in it.
 */
const containerTable: Readonly<Record<string, readonly [mouth: number, wide: number, depth: number, clear?: true]>> = {
  bowl: [0.86, 0.84, 0.3],
  basket: [0.5, 0.8, 0.22],
  'shopping-basket': [0.55, 0.8, 0.25],
  wastebasket: [0.94, 0.8, 0.3],
  vase: [0.97, 0.3, 0.2],
  cup: [0.9, 0.6, 0.25],
  glass: [0.95, 0.8, 0.7, true],
  'wine-glass': [0.95, 0.6, 0.35, true],
  jar: [0.86, 0.7, 0.75, true],
  'mason-jar': [0.86, 0.7, 0.75, true],
  bottle: [0.6, 0.7, 0.5, true],
  aquarium: [0.9, 0.86, 0.8, true],
  bucket: [0.72, 0.74, 0.25],
  'beach-bucket': [0.8, 0.74, 0.25],
  pot: [0.9, 0.7, 0.25],
  cauldron: [0.86, 0.7, 0.25],
  'potted-plant': [0.45, 0.4, 0.1],
  box: [0.86, 0.84, 0.3],
  'cardboard-box': [0.8, 0.8, 0.3],
  crate: [0.9, 0.84, 0.3],
  'wooden-crate': [0.92, 0.84, 0.3],
  barrel: [0.94, 0.66, 0.25],
  'shopping-bag': [0.86, 0.7, 0.3],
  'paper-bag-open': [0.9, 0.7, 0.3],
  bag: [0.8, 0.7, 0.3],
  handbag: [0.6, 0.7, 0.25],
  backpack: [0.9, 0.5, 0.25],
  suitcase: [0.86, 0.8, 0.25],
  'treasure-chest': [0.62, 0.8, 0.25],
  gift: [0.8, 0.8, 0.25],
  'shopping-cart': [0.86, 0.55, 0.35],
  wheelbarrow: [0.8, 0.5, 0.2],
  cage: [0.8, 0.7, 0.6, true],
  'bird-cage': [0.7, 0.7, 0.5, true],
  nest: [0.72, 0.6, 0.25],
  bathtub: [0.5, 0.7, 0.2],
  sink: [0.3, 0.6, 0.12],
  drawer: [0.8, 0.7, 0.3],
  pan: [0.9, 0.5, 0.2],
  'cooking-pot': [0.85, 0.7, 0.25],
  toilet: [0.45, 0.3, 0.1],
  hat: [0.35, 0.5, 0.2],
  boot: [0.95, 0.35, 0.3],
  shoe: [0.9, 0.3, 0.2],
  mailbox: [0.8, 0.4, 0.2],
};

/** Everybody knows these to have a flat top that things are put on. */
export const tables: ReadonlySet<string> = new Set(['table', 'desk', 'plate', 'tray', 'shelf', 'bookshelf', 'dresser']);

/** What stands on them, though nobody says so. */
export const usualWords: ReadonlyMap<string, string> = new Map([['stop-sign', 'STOP']]);

/** One can be under them: they stand on legs or spread over what is below. */
const shelters = new Set(
  'table desk chair bench bed piano tree pine palm birch umbrella beach-umbrella bridge tent parasol evergreen-tree deciduous-tree palm-tree stool swing arch awning'.split(
    ' ',
  ),
);

/** Handled by wheels and pushed. */
const rolling = new Set(
  'shopping-cart wheelbarrow stroller pram baby-stroller trolley cart lawn-mower wheelchair manual-wheelchair'.split(
    ' ',
  ),
);

/** Parts that every thing of a kind has: a line, as shares of its width and height. */
const partTable: Partial<Record<Kind, Readonly<Record<string, readonly [x: number, y: number, wide: number]>>>> = {
  building: {
    roof: [0, 1, 0.5],
    top: [0, 1, 0.4],
    windowsill: [-0.2, 0.4, 0.2],
    balcony: [0.15, 0.5, 0.3],
    chimney: [0.2, 1, 0.1],
  },
  vehicle: {
    roof: [0, 1, 0.5],
    top: [0, 1, 0.5],
    hood: [0.34, 0.6, 0.24],
    bonnet: [0.34, 0.6, 0.24],
    back: [-0.3, 0.8, 0.3],
    deck: [0, 0.3, 0.6],
  },
  plant: {
    branch: [0.26, 0.56, 0.2],
    branches: [0.26, 0.56, 0.3],
    top: [0, 1, 0.2],
    trunk: [0, 0.3, 0.1],
  },
  animal: {
    head: [0.34, 1, 0.2],
    back: [-0.05, 0.72, 0.4],
    neck: [0.25, 0.8, 0.12],
    shoulder: [0.15, 0.76, 0.2],
    tail: [-0.4, 0.7, 0.1],
    nose: [0.46, 0.82, 0.1],
    mouth: [0.46, 0.76, 0.1],
  },
  person: {
    head: [0, 1, 0.4],
    shoulder: [0.22, 0.8, 0.3],
    lap: [0.2, 0.45, 0.4],
    hand: [0.42, 0.5, 0.2],
    back: [-0.2, 0.75, 0.3],
  },
  furniture: { top: [0, 1, 0.8], back: [0, 1, 0.7], seat: [0, 0.5, 0.7], arm: [0.42, 0.62, 0.16] },
};

/** Where words can be written, as shares of width and height: left, top, right, bottom, from the lower left corner. */
const writingTable: Readonly<Record<string, readonly [number, number, number, number]>> = {
  cup: [0.2, 0.68, 0.6, 0.3],
  shirt: [0.28, 0.72, 0.72, 0.4],
  't-shirt': [0.28, 0.72, 0.72, 0.4],
  bus: [0.1, 0.48, 0.9, 0.3],
  lorry: [0.08, 0.85, 0.62, 0.45],
  truck: [0.08, 0.85, 0.62, 0.45],
  car: [0.25, 0.5, 0.75, 0.3],
  laptop: [0.2, 0.85, 0.8, 0.45],
  television: [0.12, 0.72, 0.72, 0.24],
  cake: [0.15, 0.5, 0.85, 0.22],
  balloon: [0.15, 0.8, 0.85, 0.5],
  house: [0.2, 0.55, 0.8, 0.42],
  bottle: [0.12, 0.5, 0.88, 0.25],
  'stop-sign': [0.12, 0.66, 0.88, 0.36],
};

const partsOfKind = new Map(Object.entries(partTable));
const containers = new Map(Object.entries(containerTable));
const writings = new Map(Object.entries(writingTable));

function line(aspect: number, [x, y, wide]: readonly [x: number, y: number, wide: number]): Shelf {
  return { y: -y, left: (x - wide / 2) * aspect, right: (x + wide / 2) * aspect };
}

/** The affordances of a concept whose drawing has this width to its height. */
export function affordancesOf(concept: string, kind: Kind, aspect: number): Affordances {
  const container = containers.get(concept);
  const writing = writings.get(concept);
  const parts = partsOfKind.get(kind);
  return {
    ...(container && {
      mouth: {
        ...line(aspect, [0, container[0], container[1]]),
        depth: container[2],
        ...(container[3] && { clear: true }),
      },
    }),
    ...(parts && {
      parts: new Map(Object.entries(parts).map(([name, place]) => [name, line(aspect, place)])),
    }),
    ...(writing && {
      writing: {
        left: (writing[0] - 0.5) * aspect,
        top: -writing[1],
        right: (writing[2] - 0.5) * aspect,
        bottom: -writing[3],
      },
    }),
    ...(shelters.has(concept) && { shelter: true }),
    ...(rolling.has(concept) && { rolls: true }),
    ...(kind === 'plant' && aspect < 1.6 && { hang: [0.26 * aspect, -0.6] as const }),
  };
}
