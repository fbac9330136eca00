import { painted } from '../record.js';

/** What is drunk, each from its own vessel. */
export const drinks = painted('object', 'tabletop', {
  'water-glass': { words: 'glass of water, drink', height: 0.14, traits: ['drink', 'drinking-vessel'] },
  milk: { words: 'glass of milk', height: 0.14, traits: ['drink'] },
  juice: {
    words: 'glass of juice, orange juice, fruit juice, glass of orange juice, apple juice',
    height: 0.15,
    traits: ['drink'],
    shows: ['drinking-straw'],
  },
  lemonade: {
    words: 'glass of lemonade, gin and tonic, tonic',
    height: 0.15,
    traits: ['drink'],
    shows: ['drinking-straw'],
  },
  'iced-tea': {
    words: 'ice tea, long island iced tea, iced coffee, cold brew',
    height: 0.15,
    traits: ['drink'],
    shows: ['drinking-straw'],
  },
  cola: {
    words: 'coke, soda, soft drink, glass of cola, pepsi',
    height: 0.16,
    traits: ['drink'],
    shows: ['drinking-straw'],
  },
  whisky: {
    words: 'whiskey, bourbon, scotch, glass of whisky, glass of whiskey, rum, brandy, liquor',
    height: 0.1,
    traits: ['drink'],
  },
  beer: {
    words: 'pint, glass of beer, pint of beer, mug of beer, beer mug, stein, lager, ale, beer stein',
    height: 0.17,
    traits: ['drink'],
  },
  cocktail: {
    words: 'tropical drink, tiki drink, mai tai, punch drink, cosmopolitan',
    height: 0.18,
    traits: ['drink'],
  },
  martini: {
    words: 'martini glass, cocktail glass, glass of martini',
    height: 0.18,
    traits: ['drink', 'drinking-vessel'],
  },
  'champagne-glass': {
    words: 'champagne, champagne flute, prosecco, glass of champagne, sparkling wine',
    height: 0.22,
    traits: ['drink', 'drinking-vessel'],
  },
  'tea-glass': {
    words: 'tea, cup of tea, black tea, herbal tea, green tea, matcha',
    height: 0.1,
    affords: { mouth: [0.7, 0.52, 0.2] },
    traits: ['drink', 'hot-drink', 'poured'],
  },
  milkshake: {
    words: 'smoothie, frappe, ice cream float, root beer float, eggnog, lassi',
    height: 0.2,
    traits: ['drink'],
  },
  'soda-can': {
    words: 'can of soda, coke can, beer can, tin can, can',
    height: 0.12,
    traits: ['handle'],
    shapes: ['cylindrical'],
  },
  'paper-cup': {
    words: 'takeaway coffee, coffee to go, disposable cup, paper coffee cup',
    height: 0.14,
    affords: { writing: [0.25, 0.55, 0.75, 0.25] },
    traits: ['drinking-vessel', 'opaque'],
    shapes: ['cylindrical'],
  },
  kettle: { words: 'teakettle, tea kettle, electric kettle', height: 0.24 },
});
