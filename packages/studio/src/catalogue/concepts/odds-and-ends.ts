import { painted } from '../record.js';

/** Food: `paint/objects/plans/odds-and-ends.ts`. */
const morsels = painted('food', 'tabletop', {
  'pie-slice': {
    words:
      'slice of pie, piece of pie, wedge of pie, slice of quiche, slice of apple pie, slice of cherry pie, slice of pumpkin pie, slice of tart',
    height: 0.1,
    shapes: ['triangular'],
    traits: ['baked'],
  },
  'cheesecake-slice': {
    words: 'cheesecake, slice of cheesecake, piece of cheesecake, cheesecake slice, strawberry cheesecake',
    height: 0.11,
    shapes: ['triangular'],
    traits: ['baked'],
  },
  lychees: { words: 'lychee, litchi, rambutan', height: 0.06, traits: ['many'] },
  'cashew-nuts': { words: 'cashew, cashews, cashew nut', height: 0.05, traits: ['flat', 'many'] },
  'date-fruits': {
    words: 'medjool date, medjool dates, dried dates, date fruit',
    height: 0.05,
    traits: ['flat', 'many'],
  },
  'yogurt-cup': {
    words: 'tub of yogurt, pot of yogurt, yogurt cup, tub of yoghurt, pot of yoghurt',
    height: 0.1,
  },
  'puffed-rice-cakes': {
    words: 'rice cake, rice cakes, stack of rice cakes',
    height: 0.08,
    shapes: ['round'],
    traits: ['many'],
  },
  eclair: { words: 'éclair, chocolate eclair, cream puff pastry', height: 0.07, shapes: ['oblong'], traits: ['baked'] },
  'mochi-balls': { words: 'mochi, daifuku, mochi ice cream, rice cake ball', height: 0.08, traits: ['many'] },
});

/** Goods of the house: `paint/objects/plans/odds-and-ends.ts`. */
const houseGoods = [
  ...painted('object', 'tabletop', {
    'bath-bomb': { words: 'bath bombs, bath fizzer', height: 0.08, shapes: ['spherical', 'round'] },
    'bubble-wrap': { words: 'sheet of bubble wrap', height: 0.3, traits: ['flat'], shapes: ['rectangular'] },
    'pill-bottle': {
      words: 'medicine bottle, prescription bottle, vitamin bottle, bottle of pills, bottle of vitamins',
      height: 0.1,
    },
    'ear-muffs': { words: 'earmuffs, ear muff, earmuff', height: 0.16, traits: ['flat'] },
    thimble: { words: 'sewing thimble', height: 0.03 },
    'toilet-brush': { words: 'toilet bowl brush', height: 0.4 },
    'tea-infuser': { words: 'tea strainer, tea ball', height: 0.07, traits: ['flat'] },
    'fly-swatter': { words: 'flyswatter, swatter, fly swat', height: 0.1, traits: ['lies'] },
    protractor: { words: 'angle ruler', height: 0.1, traits: ['flat'] },
    'royal-scepter': { words: 'scepter, sceptre, royal sceptre', height: 0.08, traits: ['lies'] },
    'shoe-box': { words: 'shoebox, box of shoes', height: 0.14, shapes: ['rectangular'] },
    'salad-spinner': { words: 'lettuce spinner', height: 0.2 },
  }),
  ...painted('object', 'ground', {
    'spinning-wheel': { words: 'spinning wheels, wool wheel', height: 1.1 },
  }),
  ...painted('object', 'wall', {
    'cuckoo-clock': { words: 'black forest clock', height: 0.5, traits: ['hung'] },
  }),
];

export const oddsAndEnds = [...morsels, ...houseGoods];
