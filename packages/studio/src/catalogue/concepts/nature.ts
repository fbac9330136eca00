import { painted } from '../record.js';

export const nature = painted('nature', 'ground', {
  rock: {
    words:
      'stone, boulder, pebble, cliff rock, ledge, outcrop, stones, rock formation, boulders, cliff face, pebbles, crag, monolith, megalith',
    height: 1,
    affords: { top: { y: -0.9, left: -0.25, right: 0.25 } },
    traits: ['perch'],
  },
  crystal: {
    words: 'quartz, amethyst, ruby, emerald, ruby gem, sapphire gem, emerald gem, opal, geode, amethyst crystal',
    height: 0.5,
    shapes: ['diamond'],
  },
  planet: {
    words: 'gas giant, exoplanet, world planet, dwarf planet, pluto',
    habitat: 'space',
    height: 1000,
    homes: ['space'],
    shapes: ['round', 'spherical'],
  },
  'black-hole': { words: 'event horizon, supermassive black hole', habitat: 'space', height: 1000, homes: ['space'] },
});
