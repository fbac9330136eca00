import { drawn } from '../record.js';

/** What is known of drawings of the vector sets, beyond their index. */
export const drawnFood = drawn({
  'roast-turkey': { senses: { turkey: 'table, plate, kitchen, dinner, thanksgiving, feast, oven, roasted, roast' } },
  'bell-pepper': { words: 'paprika, capsicum' },
  blueberries: { words: 'blackberry, gooseberry, currant, cranberry, redcurrant' },
  'cheese-wedge': {
    words: 'cheese, wedge of cheese, piece of cheese, tofu, gouda, brie, cheddar, camembert, parmesan',
  },
  'cooked-rice': { words: 'rice, quinoa, couscous, bulgur, risotto, porridge oats' },
  cucumber: { words: 'zucchini, courgette' },
  'curry-rice': { words: 'curry' },
  'green-salad': { words: 'bowl of salad' },
  'hot-pepper': { words: 'chili, chilli, pepper' },
  'kiwi-fruit': { words: 'kiwi, kiwifruit' },
  'leafy-green': { words: 'lettuce, kale, spinach' },
  'meat-on-bone': { words: 'roast, ham' },
  pancakes: { words: 'pancake' },
  peach: { words: 'nectarine, apricot fruit, papaya, guava, lychee, passion fruit, pomegranate, persimmon' },
  'poultry-leg': { words: 'drumstick' },
  'rice-ball': { words: 'onigiri' },
  'roasted-sweet-potato': { words: 'yam, sweet potato' },
  'root-vegetable': { words: 'beetroot, turnip, swede, rutabaga, parsnip, radish root, daikon' },
  'shallow-pan-of-food': { words: 'paella' },
  'shaved-ice': { words: 'snow cone' },
  'sheaf-of-rice': { words: 'sheaf, sheaf of wheat' },
  spaghetti: { words: 'plate of pasta, lasagna, lasagne, ravioli, gnocchi, macaroni, carbonara' },
  'stuffed-flatbread': { words: 'kebab, gyros, pita, wrap' },
  taco: { words: 'quesadilla, enchilada, fajita, nacho' },
});
