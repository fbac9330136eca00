import { drawn } from '../record.js';

/** What is known of drawings of the vector sets, beyond their index. */
export const drawnFood = drawn({
  'curry-rice': { words: 'curry' },
  'rice-ball': { words: 'onigiri', shapes: ['triangular'] },
  'roasted-sweet-potato': { shapes: ['oblong'] },
  'shallow-pan-of-food': { words: 'paella, stir fry, stir fried vegetables, eggs benedict' },
  'pea-pod': { words: 'pea, peas, green peas, snap pea, snow pea' },
  'poultry-leg': { words: 'chicken wing, chicken drumstick, fried chicken' },
  custard: { words: 'crème brûlée, creme brulee, crème caramel, creme caramel, flan, panna cotta' },
  'shaved-ice': { words: 'snow cone' },
  'sheaf-of-rice': { words: 'sheaf, sheaf of wheat' },
  'bento-box': { traits: ['handle'] },
  // it comes in a dish, which stands beside what is buttered
  butter: {},
  cherry: { traits: ['topping'] },
  'green-salad': { traits: ['dish', 'in-a-bowl'] },
  melon: { shapes: ['oblong'] },
  'baguette-bread': { shapes: ['oblong'] },
  pickle: { shapes: ['oblong'] },
  'pizza-slice': { shapes: ['triangular'] },
  'soft-ice-cream': { shapes: ['conical'] },
});
