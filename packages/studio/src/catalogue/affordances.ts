import type { Affordances, Kind, Shelf } from './concept.js';
import type { Offer } from './record.js';
import { recordOf } from './records.js';

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

const partsOfKind = new Map(Object.entries(partTable));

function line(aspect: number, [x, y, wide]: readonly [x: number, y: number, wide: number]): Shelf {
  return { y: -y, left: (x - wide / 2) * aspect, right: (x + wide / 2) * aspect };
}

/** What others can do with a concept, as its record says; a wooden bucket is a bucket. */
export function offerOf(concept: string): Offer {
  const own = recordOf(concept)?.affords;
  if (own) return own;
  const last = concept.slice(concept.lastIndexOf('-') + 1);
  const { mouth, vessel } = (last === concept ? undefined : recordOf(last)?.affords) ?? {};
  return vessel && mouth ? { mouth, vessel } : {};
}

/** Whether something can be in it: in itself, or in its open kind, which is then drawn. */
export const isRoomy = (concept: string): boolean =>
  [concept, recordOf(concept)?.clear ?? ''].some((name) => offerOf(name).mouth !== undefined);

/** The affordances of a concept whose drawing has this width to its height. */
export function affordancesOf(concept: string, kind: Kind, aspect: number): Affordances {
  const { mouth, writing, shelter, rolls, hang, parts: own } = offerOf(concept);
  const parts = Object.entries({ ...partsOfKind.get(kind), ...own });
  return {
    ...(mouth && {
      mouth: {
        ...line(aspect, [mouth[4] ?? 0, mouth[0], mouth[1]]),
        depth: mouth[2],
        ...(mouth[3] && { clear: true }),
      },
    }),
    ...(parts.length > 0 && { parts: new Map(parts.map(([name, place]) => [name, line(aspect, place)])) }),
    ...(writing && {
      writing: {
        left: (writing[0] - 0.5) * aspect,
        top: -writing[1],
        right: (writing[2] - 0.5) * aspect,
        bottom: -writing[3],
      },
    }),
    ...(shelter && { shelter }),
    ...(rolls && { rolls }),
    ...(kind === 'plant' && aspect < 1.6 && { hang: [0.26 * aspect, -0.6] as const }),
    ...(hang && { hang }),
  };
}
