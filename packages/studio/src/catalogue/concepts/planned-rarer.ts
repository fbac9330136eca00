import { painted } from '../record.js';

/** Things with a name and a look of their own: `paint/objects/plans/curiosities.ts` and `contraptions.ts`. */
const small = painted('object', 'tabletop', {
  'rubiks-cube': {
    words: 'rubik cube, rubik s cube, puzzle cube, magic cube, rubix cube',
    height: 0.06,
    shapes: ['cubic', 'square'],
  },
  'candlestick-phone': {
    words:
      'candlestick telephone, phone from the 20s, phone from the 1920s, telephone from the 1920s, 1920s phone, 1920s telephone',
    height: 0.32,
    traits: ['engaging'],
  },
  'gingerbread-house': { words: 'gingerbread cottage, candy house', height: 0.25 },
  'jack-in-the-box': { words: 'jack in a box', height: 0.3, traits: ['face'] },
  mousetrap: { words: 'mouse trap, rat trap', height: 0.04 },
  'magic-lamp': { words: 'genie lamp, aladdin lamp, aladdins lamp, lamp of aladdin', height: 0.14 },
  'nutcracker-soldier': { words: 'nutcracker, nutcracker doll', height: 0.4, traits: ['face'] },
  candelabra: { words: 'candelabrum, menorah', height: 0.45 },
  'roulette-wheel': { words: 'roulette', height: 0.3, shapes: ['round'] },
});

const standing = painted('object', 'ground', {
  'bin-bag': {
    words: 'garbage bag, trash bag, bin bag, rubbish bag, trash sack, refuse sack, bag of garbage, bag of trash',
    height: 0.42,
    traits: ['handle'],
  },
  'periodic-table': {
    words: 'periodic table of elements, periodic table of the elements, table of elements',
    height: 1.1,
    traits: ['reading', 'hung'],
  },
  'olympic-rings': { words: 'olympic symbol, five rings, olympics logo, olympic logo', height: 1.2 },
  'hedge-maze': { words: 'maze, labyrinth, garden maze, corn maze', height: 3, homes: ['garden'] },
  jukebox: { height: 1.5, traits: ['at-wall'] },
  treadmill: {
    words: 'running machine',
    height: 1.4,
    homes: ['gym'],
    shows: ['conveyor', 'belt'],
    affords: { top: { y: -0.1, left: -0.58, right: 0.3 } },
  },
  hammock: { height: 1.2, homes: ['beach'], affords: { seat: [0, -0.3], top: { y: -0.28, left: -0.5, right: 0.5 } } },
  'weather-vane': { words: 'weathervane, weathercock, wind vane', height: 1.4, homes: ['rooftop'] },
  escalator: { words: 'moving stairs, moving staircase', height: 4, homes: ['lobby'] },
  'iron-gate': {
    words: 'gate, wrought iron gate, garden gate, castle gate, gates, entrance gate',
    height: 2.4,
    homes: ['garden'],
  },
  scarecrow: { words: 'straw man in a field', height: 2, homes: ['farm'], affords: { alive: true, head: [0, 0.9] } },
  'garden-gnome': {
    words: 'gnome, lawn gnome, garden dwarf',
    height: 0.6,
    homes: ['garden'],
    affords: { alive: true },
  },
  'vacuum-robot': {
    words: 'robot vacuum cleaner, robot vacuum, robotic vacuum, robotic vacuum cleaner, roomba, vacuum cleaning robot',
    height: 0.12,
    homes: ['room'],
    affords: { top: { y: -0.9, left: -0.6, right: 0.6 } },
  },
  'leaf-pile': {
    words:
      'pile of leaves, pile of autumn leaves, pile of fallen leaves, heap of leaves, heap of autumn leaves, heap of fallen leaves, leaf pile, pile of dry leaves, raked leaves, pile of raked leaves',
    height: 0.6,
    homes: ['garden'],
    affords: { top: { y: -0.55, left: -0.4, right: 0.4 } },
    traits: ['many'],
  },
  'water-pipe': {
    words: 'leaking pipe, burst pipe, leaky pipe, broken pipe, drain pipe, copper pipe, plumbing',
    height: 0.6,
  },
  'tomato-plant': {
    words: 'tomato plants, tomato vine, tomato vines, pepper plant, pepper plants',
    height: 1.1,
    homes: ['greenhouse'],
  },
  clothesline: {
    words:
      'washing line, clothes line, laundry line, hanging laundry, drying laundry, laundry hanging, laundry drying, laundry hanging on a line, clothes hanging on a line',
    habitat: 'ground',
    height: 1.9,
    homes: ['garden'],
  },
  'laundry-pile': {
    words: 'laundry, dirty laundry, pile of laundry, basket of laundry, pile of clothes',
    height: 0.7,
    traits: ['many'],
  },
  quilt: { words: 'patchwork quilt, patchwork blanket', height: 1.4, shapes: ['square', 'rectangular'] },
});

const furniture = painted('furniture', 'ground', {
  'bunk-bed': { words: 'bunk, bunkbed', height: 1.7, homes: ['bedroom'] },
});

const vehicles = [
  ...painted('vehicle', 'ground', {
    tricycle: { words: 'trike, kids tricycle', height: 0.7, affords: { seat: [-0.2, -0.5], cycle: true } },
  }),
  ...painted('vehicle', 'water', {
    tugboat: { words: 'tug boat, tug', height: 8, homes: ['harbour'], affords: { floats: true } },
  }),
];

const food = painted('food', 'tabletop', {
  'cotton-candy': { words: 'candyfloss, candy floss, fairy floss', height: 0.35 },
  'kebab-skewer': {
    words: 'skewer, skewers, kebab, shish kebab, satay, meat skewer, yakitori, brochette',
    height: 0.05,
  },
  omelette: { words: 'omelet, frittata', height: 0.05 },
  lasagna: { words: 'lasagne, plate of lasagna, moussaka', height: 0.08 },
  churros: { words: 'churro, plate of churros', height: 0.08 },
  'dim-sum': {
    words:
      'steamed dumplings, steamed buns, gyoza, xiaolongbao, potsticker, potstickers, bamboo steamer, soup dumplings',
    height: 0.12,
  },
  'banana-split': { words: 'banana sundae', height: 0.14 },
  sangria: { words: 'pitcher of sangria, fruit punch', height: 0.26, traits: ['drink'] },
});

const animals = [
  ...painted('animal', 'ground', {
    walrus: { height: 1.4, homes: ['arctic'], affords: { face: [0.545, -0.66, 0.42] } },
    pelican: { height: 1.1, homes: ['pier'], traits: ['feathered'] },
    puffin: { height: 0.3, homes: ['cliff'] },
  }),
  ...painted('animal', 'water', { narwhal: { height: 1.2, homes: ['underwater'], traits: ['dives'] } }),
];

export const plannedRarer = [...small, ...standing, ...furniture, ...vehicles, ...food, ...animals];
