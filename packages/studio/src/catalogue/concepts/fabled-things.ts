import { painted } from '../record.js';

/** Things of tales and far places. */
export const fabledThings = [
  ...painted('vehicle', 'air', {
    zeppelin: {
      words: 'dirigible, airship, blimp, steampunk airship, zeppelin airship',
      height: 15,
      homes: ['sky'],
      affords: { writing: [0.22, 0.62, 0.5, 0.2] },
    },
  }),
  ...painted('nature', 'ground', {
    cairn: {
      words: 'stone cairn, rock cairn, stacked stones, stone stack, balanced stones, stacked pebbles',
      height: 0.7,
    },
  }),
  ...painted('nature', 'space', {
    asteroid: { words: 'meteorite, space rock, meteoroid, planetoid', height: 40, homes: ['space'] },
  }),
  ...painted('object', 'ground', {
    'magic-portal': {
      words: 'portal, stargate, magical portal, glowing portal, gateway to another world, wormhole',
      height: 2.8,
    },
    catapult: { words: 'trebuchet, mangonel, siege engine', height: 2.6, homes: ['field'] },
  }),
  ...painted('object', 'wall', {
    'dream-catcher': { words: 'dreamcatcher', height: 0.6 },
  }),
  ...painted('object', 'tabletop', {
    'potion-bottle': {
      words:
        'potion, magic potion, health potion, mana potion, potions bottle, elixir, bottle of potion, love potion, potion flask',
      height: 0.16,
      traits: ['container'],
    },
    'spell-book': {
      words: 'spellbook, grimoire, book of spells, magic book, tome of magic, magical book',
      height: 0.3,
      traits: ['reading', 'book'],
    },
  }),
  ...painted('building', 'ground', {
    'water-mill': { words: 'watermill, old watermill, mill with a water wheel', height: 8, homes: ['river'] },
  }),
];
