import { painted } from '../record.js';

export const food = painted('food', 'tabletop', {
  apple: { height: 0.085 },
  orange: { words: 'tangerine, mandarin, clementine, citrus, grapefruit, pomelo, kumquat, satsuma', height: 0.08 },
  lemon: { height: 0.06 },
  banana: { words: 'plantain', height: 0.11 },
  pear: { words: 'quince', height: 0.11 },
  cherries: { words: 'cherry, berry, berries', height: 0.07, traits: ['topping'] },
  strawberry: { height: 0.05, traits: ['topping'] },
  grapes: { words: 'grape, bunch of grapes', height: 0.17 },
  watermelon: { words: 'melon, watermelon slice, slice of watermelon', height: 0.16 },
  pumpkin: {
    words: "squash, gourd, jack o' lantern",
    habitat: 'ground',
    height: 0.35,
  },
  bread: {
    words:
      'dough, loaf, bread loaf, sourdough, loaf of bread, baguette, roll of bread, scone, brioche, rye bread, ciabatta, focaccia',
    height: 0.12,
  },
  cake: {
    words:
      'birthday cake, layer cake, gateau, cheesecake, croquembouche, tiramisu, cheesecake slice, pavlova, eclair, profiterole, panettone, pudding',
    height: 0.28,
    affords: { flat: true, writing: [0.15, 0.5, 0.85, 0.22] },
  },
  cupcake: { words: 'muffin, fairy cake, dessert', height: 0.1 },
  pizza: { words: 'pizza slice, margherita, flatbread, slice of pizza, pizza pie', height: 0.16, traits: ['dish'] },
  burger: { words: 'hamburger, cheeseburger', height: 0.11 },
  'ice-cream': {
    words:
      'ice cream cone, gelato, sorbet, sundae, ice cream cone with sprinkles, ice lolly, popsicle, sundae ice cream, frozen yogurt, ice cream sundae',
    height: 0.2,
  },
});
