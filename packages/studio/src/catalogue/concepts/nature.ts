import { painted } from '../record.js';

export const nature = painted('nature', 'ground', {
  rock: {
    words: 'stone, boulder, pebble, cliff rock, ledge, outcrop, rock formation, cliff face, crag, monolith, megalith',
    height: 1,
    affords: { top: { y: -0.9, left: -0.25, right: 0.25 } },
    traits: ['perch'],
    partOf: ['temple-garden'],
  },
  planet: {
    words: 'gas giant, exoplanet, world planet, dwarf planet, pluto',
    habitat: 'space',
    height: 1000,
    homes: ['space'],
    shapes: ['round', 'spherical'],
  },
  geyser: {
    words: 'old faithful, hot geyser, erupting geyser',
    height: 7,
    homes: ['hills', 'field'],
  },
  puddle: {
    words: 'puddle of water, puddle of rain, rain puddle, pool of water, muddy puddle',
    height: 0.14,
    homes: ['street', 'park'],
    affords: { flat: true, top: { y: -0.4, left: -2.4, right: 2.4 } },
  },
  'cracked-ground': {
    words: [
      ...['crack', 'cracks'].flatMap((crack) =>
        ['in', 'of', 'between'].flatMap((where) =>
          ['sidewalk', 'pavement', 'concrete', 'asphalt', 'road', 'street', 'ground', 'floor', 'stones'].flatMap(
            (ground) => [`${crack} ${where} the ${ground}`, `${crack} ${where} a ${ground}`],
          ),
        ),
      ),
      'cracked pavement, cracked sidewalk, cracked asphalt, cracked concrete',
    ].join(', '),
    height: 0.28,
    homes: ['square'],
    affords: { flat: true, top: { y: -0.42, left: -1.6, right: 1.6 } },
    traits: ['marking'],
  },
  'black-hole': { words: 'event horizon, supermassive black hole', habitat: 'space', height: 1000, homes: ['space'] },
});
