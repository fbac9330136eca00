import type { ActRecord } from './act-record.js';

/** What hands do to things of any kind: who does it stands at the thing and touches it. */
export const handsActs = {
  handling: {
    words:
      'examining, inspecting, checking, touching, adjusting, installing, decorating, unlocking, unloading, constructing, fixing up, setting up, tinkering with, working on, putting the finishing touches on, searching through, rummaging through',
  },
  angling: {
    inTrousers: true,
    words: 'casting his line, casting her line, casting their line, casting a line, fly fishing, angling',
    uses: 'fishing-pole fishing-rod',
    at: 'lake',
  },
  'boat-fishing': {
    inTrousers: true,
    words: 'fishing afloat',
    shows: 'rowing-boat fishing-rod fishing-pole',
    at: 'lake',
  },
  'lap-typing': { words: 'typing on a laptop, working on a laptop, using a laptop', shows: 'laptop', at: 'room' },
  'broom-flight': { words: 'flying by broom', shows: 'broom' },
  'bottle-feeding': {
    words: 'bottle feeding, feeding from a bottle, feeding with a bottle',
    shows: 'bottle milk-bottle milk',
  },
  'rope-hauling': {
    words:
      'pulling a rope, pulling the rope, pulling a long rope, pulling a heavy rope, pulling in a rope, hauling a rope, hauling in a rope, hauling on a rope, heaving on a rope',
    shows: 'rope',
  },
  'rope-climbing': {
    words:
      'climbing a rope, climbing up a rope, climbing the rope, climbing down a rope, rope climbing, shinning up a rope',
    shows: 'rope',
    at: 'gym',
    wears: 'sportswear',
  },
  'dropping-tray': {
    words: ['a', 'the', 'his', 'her', 'their']
      .flatMap((whose) => [
        `dropping ${whose} tray`,
        ...['drinks', 'glasses', 'dishes', 'food', 'plates'].map((load) => `dropping ${whose} tray of ${load}`),
      ])
      .join(', '),
    shows: 'tray glass plate drink cup dish',
    at: 'restaurant',
  },
  'rope-tugging': { words: 'tugging on a rope, tugging at a rope', shows: 'rope' },
} as const satisfies Record<string, ActRecord>;
