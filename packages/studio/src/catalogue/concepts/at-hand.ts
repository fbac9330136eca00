import { painted } from '../record.js';

/** Things of the kitchen: `paint/objects/plans/kitchen-shelf.ts`. */
const kitchen = painted('object', 'tabletop', {
  'french-press': {
    words: 'cafetiere, cafetière, coffee press, coffee plunger, french press coffee maker',
    height: 0.24,
    madeOf: ['glass'],
    shapes: ['cylindrical'],
  },
  'coffee-grinder': { words: 'coffee mill, hand coffee grinder, manual coffee grinder', height: 0.24 },
  'air-fryer': { words: 'airfryer, deep fryer', height: 0.34, traits: ['machine'] },
  saucepan: { words: 'sauce pan, milk pan, saucepot', height: 0.14, shapes: ['round', 'cylindrical'] },
  'waffle-iron': { words: 'waffle maker, waffle press', height: 0.24, traits: ['machine'] },
  'egg-cup': { words: 'eggcup, soft boiled egg, boiled egg in a cup', height: 0.1 },
  'egg-carton': { words: 'carton of eggs, box of eggs, dozen eggs', height: 0.11, shapes: ['rectangular'] },
  'butter-dish': { words: 'dish of butter', height: 0.07 },
  'gravy-boat': { words: 'sauce boat, gravy jug', height: 0.12 },
  'spice-rack': { words: 'spice shelf, rack of spices', height: 0.3, shapes: ['rectangular'] },
  'dish-rack': { words: 'dish drainer, drying rack, plate rack, dish drying rack', height: 0.25 },
  'vegetable-peeler': { words: 'peeler, potato peeler', height: 0.03, traits: ['lies'] },
  'shot-glass': {
    words: 'shot of tequila, tequila shot, shot of whiskey, glass of tequila',
    height: 0.07,
    madeOf: ['glass'],
  },
});

/** Baked things, sweets and portions: `paint/objects/plans/bakery.ts`. */
const bakery = painted('food', 'tabletop', {
  'slice-of-pizza': {
    words:
      'pizza slice, slice of pepperoni pizza, slice of cheese pizza, piece of pizza, wedge of pizza, pepperoni pizza slice, pizza wedge',
    height: 0.16,
    shapes: ['triangular'],
    traits: ['baked', 'flat'],
  },
  'cake-bar': { words: 'sheet cake slice', height: 0.11, shapes: ['rectangular', 'oblong'], traits: ['baked'] },
  'cake-square': {
    words: 'petit four, square piece of cake',
    height: 0.11,
    shapes: ['square', 'cubic'],
    traits: ['baked'],
  },
  'cinnamon-roll': { words: 'cinnamon bun, cinnamon swirl, sticky bun, iced bun', height: 0.09, traits: ['baked'] },
  'salmon-fillet': {
    words:
      'grilled salmon, salmon steak, grilled salmon fillet, fish fillet, piece of salmon, salmon filet, baked salmon, grilled fish fillet',
    height: 0.07,
  },
  'macaron-tower': { words: 'tower of macarons, macaron pyramid, macaroon tower', height: 0.42, traits: ['many'] },
  'ice-cream-sundae': {
    words: 'sundae, sundae ice cream, hot fudge sundae, bowl of ice cream, knickerbocker glory, chocolate sundae',
    height: 0.22,
  },
  'ice-pop': { words: 'popsicle, ice lolly, ice pop, freezer pop, fruit popsicle', height: 0.16, traits: ['flat'] },
  'chocolate-box': {
    words: 'box of chocolates, chocolate assortment, chocolates in a box, box of pralines',
    height: 0.16,
    traits: ['many'],
  },
  'banana-bunch': { words: 'hand of bananas, bananas in a bunch', height: 0.2, traits: ['many'] },
  scone: { words: 'scone with jam, cream scone, scones', height: 0.09, traits: ['baked'] },
  'danish-pastry': {
    words: 'danish, danish pastry, pastry, fruit pastry, puff pastry, jam pastry',
    height: 0.06,
    traits: ['baked'],
  },
});

/** Small things of pockets, drawers, desks and shops: `paint/objects/plans/at-hand.ts`. */
const small = painted('object', 'tabletop', {
  'pearl-necklace': {
    words: 'string of pearls, pearls, strand of pearls, pearl choker, necklace of pearls',
    height: 0.2,
    traits: ['flat'],
    shapes: ['round'],
  },
  'deck-of-cards': {
    words:
      'pack of cards, deck of cards, card deck, deck of playing cards, tarot cards, pack of playing cards, hand of cards, fan of cards',
    height: 0.12,
    traits: ['flat', 'many'],
  },
  'bowling-ball': {
    words: 'bowling balls',
    height: 0.22,
    shapes: ['spherical', 'round'],
  },
  'gumball-machine': { words: 'gum ball machine, bubblegum machine, candy machine', height: 0.4 },
  'fidget-spinner': { words: 'spinner toy, hand spinner', height: 0.08, traits: ['flat'], shapes: ['triangular'] },
  'feather-duster': { words: 'duster', height: 0.12, traits: ['lies'] },
  'maraca-pair': { words: 'maraca, maracas, pair of maracas', height: 0.25, traits: ['flat', 'many'] },
  'castanet-pair': { words: 'castanet, castanets, pair of castanets', height: 0.12, traits: ['flat', 'many'] },
  'nail-clippers': { words: 'nail clipper, toenail clippers, fingernail clippers', height: 0.03, traits: ['lies'] },
  'nail-file': { words: 'emery board', height: 0.015, traits: ['lies'] },
  tweezers: { words: 'pair of tweezers', height: 0.1, traits: ['flat'] },
  pincushion: { words: 'pin cushion', height: 0.1 },
  motherboard: {
    words: 'circuit board, printed circuit board, graphics card, computer board',
    height: 0.24,
    traits: ['flat'],
    shapes: ['rectangular'],
  },
  'toy-pinwheel': { words: 'pinwheel, pin wheel, paper windmill, toy windmill', height: 0.35 },
  'paint-tube': { words: 'tube of paint, oil paint tube, acrylic paint tube', height: 0.03, traits: ['lies'] },
  'power-bank': { words: 'portable charger, battery pack', height: 0.14, traits: ['flat'], shapes: ['rectangular'] },
  postcard: {
    words: 'picture postcard, post card, holiday postcard',
    height: 0.1,
    traits: ['flat'],
    shapes: ['rectangular'],
  },
  'greeting-card': {
    words: 'birthday card, valentine card, thank you card',
    height: 0.16,
    affords: { writing: [0.08, 0.86, 0.58, 0.2] },
    shapes: ['rectangular'],
  },
  'curling-iron': {
    words: 'curling wand, hair curler, hair straightener, flat iron, curling tongs',
    height: 0.05,
    traits: ['lies'],
  },
  'matchstick-pile': {
    words: 'matches, matchsticks, match sticks, pile of matches',
    height: 0.05,
    traits: ['flat', 'many'],
  },
});

export const atHand = [...kitchen, ...bakery, ...small];
