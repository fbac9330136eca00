import { painted } from '../record.js';

/** Things of gardens, farms and roads: `paint/objects/plans/outdoors.ts`. */
export const outdoors = [
  ...painted('object', 'ground', {
    'paddling-pool': {
      words:
        'wading pool, kiddie pool, inflatable pool, childrens pool, kid pool, inflatable swimming pool, blow up pool, inflatable paddling pool',
      height: 0.5,
      homes: ['garden'],
      affords: { mouth: [0.66, 0.88, 0.2] },
      shapes: ['round'],
    },
    'beach-parasol': {
      words: 'sunshade, beach umbrella, parasol umbrella, sun umbrella, patio umbrella',
      height: 2.6,
      homes: ['beach'],
      affords: { shelter: true },
    },
    'tire-swing': { words: 'tyre swing, old tire swing', height: 2.2, affords: { seat: [0, -0.2] }, traits: ['hung'] },
    'spider-web': {
      words: 'cobweb, spiderweb, spider s web, web of a spider, orb web',
      height: 0.9,
      habitat: 'tabletop',
      traits: ['hung'],
      shapes: ['round'],
    },
  }),
  ...painted('building', 'ground', {
    silo: { words: 'grain silo, farm silo, grain tower', height: 10, homes: ['farm'] },
    'filling-station': { words: 'filling station, roadside gas station', height: 5 },
  }),
];
