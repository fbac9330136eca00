import { painted } from '../record.js';

/** What the larder holds. */
export const larder = painted('food', 'tabletop', {
  sausage: {
    words: 'bratwurst, frankfurter sausage, wiener, banger, chorizo, grilled sausage',
    height: 0.045,
  },
  salami: { words: 'pepperoni sausage, salami sausage, salame', height: 0.08 },
  asparagus: { words: 'asparagus spear, asparagus stalk', height: 0.06, traits: ['many'] },
  artichoke: { words: 'globe artichoke', height: 0.13 },
  leek: { height: 0.08 },
  'bok-choy': { words: 'pak choi, pak choy, bok choi, chinese cabbage', height: 0.2 },
  raspberry: { height: 0.03, traits: ['topping', 'pointed'] },
  blackcurrant: { words: 'black currant, blackcurrants', height: 0.05, traits: ['many'] },
  almond: { height: 0.025, traits: ['topping'] },
  peanut: { words: 'monkey nut, groundnut', height: 0.025 },
  acorn: { height: 0.035, traits: ['pointed'] },
  beans: { words: 'kidney bean, baked bean, black bean, pinto bean, bean', height: 0.06, traits: ['many'] },
  'coffee-beans': { words: 'coffee bean', height: 0.06, traits: ['many'] },
  'jelly-beans': { words: 'jelly bean, jellybean, jellybeans', height: 0.06, traits: ['many'] },
  mussel: { words: 'blue mussel', height: 0.05 },
  jelly: { words: 'jello, gelatin dessert, gelatine dessert', height: 0.12 },
  flour: { words: 'heap of flour, pile of flour, mound of flour', height: 0.05 },
  'flour-bag': { words: 'bag of flour, flour sack, sack of flour, packet of flour', height: 0.22 },
  honeycomb: { words: 'honey comb, piece of honeycomb', height: 0.12 },
  nachos: { words: 'plate of nachos, tortilla chip with cheese', height: 0.12, traits: ['many'] },
  'easter-egg': { words: 'painted egg, decorated egg', height: 0.07 },
  'soda-bottle': { words: 'bottle of soda, cola bottle, coke bottle, bottle of coke, bottle of cola', height: 0.3 },
  'milk-jug': { words: 'gallon of milk, milk gallon, plastic jug of milk', height: 0.27 },
  'star-fruit': { words: 'carambola, starfruit', height: 0.08 },
});
