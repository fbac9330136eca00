import { painted } from '../record.js';

/** Pictures, mountains and things that everybody knows by one name, drawn in `plans/renowned.ts`. */
export const renowned = [
  ...painted('object', 'wall', {
    'mona-lisa': {
      words: 'gioconda, la joconde',
      height: 0.9,
      affords: { face: [0.01, -0.66, 0.15] },
      traits: ['art', 'faced', 'face', 'hung'],
    },
  }),
  ...painted('building', 'ground', {
    'space-elevator': {
      words: 'orbital elevator, elevator to space, skyhook',
      height: 400,
      homes: ['sea'],
    },
  }),
  ...painted('object', 'tabletop', {
    'kachina-doll': { words: 'kachina, hopi doll, katsina', height: 0.35, traits: ['face'] },
    'newtons-cradle': { words: 'newton cradle, newton s cradle', height: 0.2 },
    'tilted-scale': { words: 'unbalanced scale, uneven scale, unbalanced scales, tipped scale', height: 0.5 },
    'shoe-rack': { words: 'shoe shelf, empty shoe rack', habitat: 'ground', height: 0.7 },
    monocle: { words: 'eyeglass on a chain', height: 0.06, traits: ['flat'] },
  }),
  ...painted('object', 'wall', {
    'animal-eye': { words: 'cat eye, tiger eye, dragon eye', height: 0.5, traits: ['eye'] },
  }),
  ...painted('object', 'ground', {
    'piano-keys': { words: 'keys of a piano, piano keyboard, ivory keys', height: 0.3 },
    'metal-bars': { words: 'metal bar, steel bar, iron bar, metal ingot, ingot', height: 0.5 },
  }),
  ...painted('nature', 'sky', {
    'solar-system': {
      words: 'our solar system, planets of the solar system, planets of our solar system',
      height: 40,
      homes: ['space'],
      traits: ['hovers', 'many'],
    },
  }),
];
