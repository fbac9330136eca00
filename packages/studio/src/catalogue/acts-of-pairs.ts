import type { ActRecord } from './act-record.js';

const ofEach = (verbs: readonly string[], ends: readonly string[]): string =>
  verbs.flatMap((verb) => ends.map((end) => `${verb} ${end}`)).join(', ');

const balls = ['a ball', 'the ball', 'balls', 'a football', 'a basketball', 'a beach ball'];
const between = ['to each other', 'to one another', 'back and forth', 'between them'];

/** What two do with or against each other, with something between them. */
export const actsOfPairs = {
  'ball-passing': {
    words: [
      ofEach(
        ['passing', 'throwing', 'tossing'],
        balls.flatMap((ball) => between.map((way) => `${ball} ${way}`)),
      ),
      'playing catch with each other',
    ].join(', '),
    shows: 'ball beach-ball football basketball',
  },
  'disc-passing': {
    words: ofEach(
      ['throwing', 'tossing', 'passing'],
      between.flatMap((way) => [`a frisbee ${way}`, `the frisbee ${way}`]),
    ),
    shows: 'frisbee flying-disc',
    at: 'park',
  },
  'arm-wrestling': {
    words: 'arm wrestling, having an arm wrestling match, in an arm wrestling match, armwrestling',
    events: 'arm wrestling match, arm wrestling contest',
    shows: 'table chair',
    at: 'bar',
  },
  'tug-of-war': {
    inTrousers: true,
    words:
      'playing tug of war, in a tug of war, having a tug of war, playing a game of tug of war, pulling on a rope, pulling a rope against each other',
    events: 'tug of war',
    shows: 'rope',
    at: 'field',
  },
  'pillow-fight': {
    words:
      'having a pillow fight, in a pillow fight, fighting with pillows, hitting each other with pillows, pillow fighting',
    events: 'pillow fight',
    shows: 'pillow pillows',
    at: 'bedroom',
  },
  'brushing-hair': {
    words: 'brushing hair, braiding hair',
    shows: 'hairbrush brush comb chair',
    at: 'bedroom',
  },
  bandaging: {
    words:
      'bandaging, putting a bandage on, wrapping a bandage around, bandaging a knee, putting a plaster on, putting a band aid on',
    shows: 'bandage chair',
    at: 'room',
  },
  'measuring-up': {
    words: 'taking his measurements, taking her measurements, taking the measurements of a customer, fitting a suit on',
    shows: 'tape-measure ruler',
    at: 'shop',
  },
  'lacing-shoes': {
    words: 'lacing shoes of, helping with shoes, helping into shoes',
    shows: 'shoe shoes shoelace shoelaces boot boots chair',
    at: 'room',
  },
  'sharing-umbrella': {
    words: 'sharing an umbrella, under one umbrella',
    shows: 'umbrella parasol',
  },
  'sofa-carrying': {
    inTrousers: true,
    words: 'carrying a sofa between them',
    shows: 'sofa couch armchair loveseat mattress bed',
  },
  'table-carrying': {
    inTrousers: true,
    words: 'carrying a table between them',
    shows: 'table desk bench dining-table coffee-table',
  },
  'crate-carrying': {
    inTrousers: true,
    words: 'carrying a crate between them',
    shows:
      'box crate wooden-crate chest trunk dresser wardrobe cupboard refrigerator washing-machine piano bookshelf television',
  },
  'ladder-carrying': { words: 'carrying a ladder between them', shows: 'ladder plank log wood canoe kayak surfboard' },
  seesawing: {
    words:
      'on a seesaw, playing on a seesaw, riding a seesaw, sitting on a seesaw, riding on a seesaw, on the seesaw, playing on the seesaw, on a teeter totter, playing on a teeter totter, on a see saw, seesawing',
    shows: 'seesaw',
    at: 'playground',
  },
  escorting: {
    words: 'walking arm in arm, walking arm in arm with, arm in arm, helping across',
  },
} as const satisfies Record<string, ActRecord>;
