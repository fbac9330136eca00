import { painted } from '../record.js';

export const food = painted('food', 'tabletop', {
  apple: { seen: { open: 'apple-half' }, height: 0.085, shapes: ['round', 'spherical'] },
  orange: {
    seen: { open: 'orange-half' },
    words: 'tangerine, mandarin, clementine, citrus, kumquat, satsuma',
    height: 0.08,
    shapes: ['round', 'spherical'],
  },
  lemon: { seen: { open: 'lemon-half' }, height: 0.06, shapes: ['round', 'oval', 'oblong', 'spherical'] },
  banana: { words: 'plantain', height: 0.11, shapes: ['oblong', 'crescent'], bunch: 'banana-bunch' },
  pear: { seen: { open: 'pear-half' }, words: 'quince', height: 0.11, shapes: ['teardrop', 'round', 'oblong'] },
  cherries: { words: 'cherry, berry, berries', height: 0.07, traits: ['topping'], shapes: ['round', 'spherical'] },
  strawberry: { height: 0.05, traits: ['topping', 'pointed'], shapes: ['teardrop', 'conical'] },
  grapes: {
    words: 'grape, bunch of grapes',
    height: 0.17,
    traits: ['many', 'lies'],
    shapes: ['spherical', 'round', 'oval', 'teardrop'],
  },
  watermelon: {
    seen: { open: 'watermelon-half' },
    words: 'melon, watermelon slice, slice of watermelon',
    height: 0.16,
  },
  pumpkin: {
    words: "gourd, jack o' lantern",
    habitat: 'ground',
    height: 0.35,
    shapes: ['oblong', 'spherical'],
  },
  bread: {
    words:
      'dough, loaf, bread loaf, sourdough, loaf of bread, baguette, roll of bread, brioche, rye bread, ciabatta, focaccia',
    height: 0.12,
    shapes: ['rectangular', 'oblong'],
    traits: ['baked'],
  },
  cake: {
    words: 'birthday cake, layer cake, gateau, croquembouche, tiramisu, pavlova, profiterole, panettone, pudding',
    height: 0.28,
    affords: { flat: true, writing: [0.15, 0.5, 0.85, 0.22] },
    shapes: ['round'],
    bears: ['candle'],
    traits: ['baked'],
  },
  cupcake: {
    words: 'fairy cake, dessert',
    height: 0.1,
    affords: { flat: true },
    shapes: ['round'],
    bears: ['candle'],
    traits: ['baked'],
  },
  pizza: {
    words: 'margherita, flatbread, pizza pie, pepperoni pizza',
    height: 0.16,
    traits: ['dish'],
    shapes: ['round'],
  },
  burger: { words: 'hamburger, cheeseburger, burger patty, hamburger patty', height: 0.11 },
  'ice-cream': {
    words: 'ice cream cone, gelato, sorbet, ice cream cone with sprinkles, frozen yogurt',
    height: 0.2,
    shapes: ['conical'],
  },
});
