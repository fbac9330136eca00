import { painted } from '../record.js';

/** Small things of desk, kitchen and feast that stand by themselves: `paint/objects/plans/basics.ts`. */
const small = painted('object', 'tabletop', {
  map: {
    words: 'road map, city map, street map, tourist map, folded map, paper map, wall map',
    height: 0.4,
    traits: ['flat', 'engaging', 'reading'],
    shapes: ['rectangular'],
    below: 'spread-map',
  },
  'yarn-ball': {
    words:
      'ball of yarn, yarn ball, ball of wool, wool ball, ball of string, skein of yarn, skein of wool, balls of yarn',
    height: 0.11,
    shapes: ['round', 'spherical'],
    madeOf: ['wool'],
  },
  'spread-map': {
    height: 0.12,
    shapes: ['rectangular'],
    affords: { flat: true, top: { y: -0.4, left: -1, right: 1 } },
  },
  'spread-music': {
    height: 0.12,
    shapes: ['rectangular'],
    affords: { flat: true, top: { y: -0.4, left: -1, right: 1 } },
  },
  'marker-pen': {
    words: 'marker, felt tip, sharpie, felt pen',
    height: 0.14,
    traits: ['lies'],
    shapes: ['cylindrical'],
  },
  'tea-bag': { words: 'teabag', height: 0.08 },
  'gift-tag': {
    words: 'price tag, luggage tag, paper tag, name tag',
    height: 0.07,
    shapes: ['rectangular'],
    traits: ['flat'],
  },
  'makeup-palette': {
    words: 'make up palette, eyeshadow palette, eye shadow palette, eyeshadow, makeup case, makeup kit, make up kit',
    height: 0.12,
    shapes: ['rectangular'],
    traits: ['flat'],
  },
  'air-vent': {
    words: 'ventilation grille, vent cover',
    height: 0.3,
    shapes: ['rectangular'],
    traits: ['hung', 'propped'],
  },
  leash: { words: 'dog leash, dog lead', height: 0.2, traits: ['flat'] },
  'tape-roll': {
    words:
      'tape, adhesive tape roll, roll of tape, duct tape, masking tape, packing tape, roll of duct tape, washi tape',
    height: 0.11,
    shapes: ['round', 'cylindrical'],
  },
  'food-can': {
    words: 'can of beans, can of soup, soup can, can of tuna, can of corn, can of tomatoes, tin of beans, canned food',
    height: 0.12,
    shapes: ['cylindrical'],
  },
  'oven-mitt': { words: 'oven glove, pot holder, potholder', height: 0.28, traits: ['flat', 'fingered'] },
  tongs: { words: 'kitchen tongs, barbecue tongs, salad tongs', height: 0.28, traits: ['flat', 'lies'] },
  ashtray: { height: 0.06, shapes: ['round'] },
  'kitchen-timer': { words: 'cooking timer, timer', height: 0.1 },
  eggshell: {
    words: 'cracked egg, broken eggshell, cracked eggshell, broken egg, egg shell, half eggshell, hatched egg',
    height: 0.12,
    affords: { mouth: [0.58, 0.8, 0.34], vessel: true },
  },
  colander: { words: 'strainer, sieve', height: 0.16, affords: { mouth: [0.86, 0.8, 0.4], vessel: true } },
  'tree-topper': { words: 'christmas star, tree star', height: 0.25 },
  'cake-topper': { words: 'wedding cake topper', height: 0.14 },
  'photo-album': { words: 'family album, picture album', height: 0.3, traits: ['reading'], shapes: ['rectangular'] },
  'device-sleeve': {
    words: 'laptop case, laptop sleeve, tablet case, laptop bag, tablet sleeve, tablet cover',
    height: 0.28,
    shapes: ['rectangular'],
  },
  sandpaper: { words: 'sheet of sandpaper, emery paper', height: 0.2, shapes: ['rectangular'], traits: ['flat'] },
  bib: { words: 'baby bib', height: 0.3, traits: ['flat'] },
  chalk: { words: 'piece of chalk, stick of chalk, sidewalk chalk', height: 0.05, shapes: ['cylindrical', 'oblong'] },
  'sewing-button': { words: 'button, shirt button, coat button', height: 0.03, shapes: ['round'], traits: ['flat'] },
  cork: { words: 'wine cork', height: 0.05, shapes: ['cylindrical'] },
  'bottle-stopper': {
    words: 'stopper, wine stopper, rubber stopper, bung, bottle plug',
    height: 0.08,
    madeOf: ['rubber'],
    shapes: ['cylindrical'],
  },
  'wine-rack': {
    words: 'wine shelf, wine holder, bottle rack, rack of wine, wine cabinet',
    height: 0.45,
    madeOf: ['wood'],
    affords: { flat: true, laid: true, top: { y: -0.99, left: -0.5, right: 0.5 } },
    shapes: ['rectangular', 'square'],
  },
  'table-runner': {
    height: 0.12,
    shapes: ['oblong', 'rectangular'],
    shaped: { triangular: 'pointed-runner', diamond: 'pointed-runner', conical: 'pointed-runner' },
  },
});

const seats = painted('furniture', 'ground', {
  tablecloth: {
    words: 'table cloth, table linen, cloth covered table',
    height: 0.78,
    affords: { flat: true, laid: true, top: { y: -0.93, left: -0.66, right: 0.66 } },
    traits: ['table', 'table-cover'],
    shapes: ['square', 'rectangular'],
    shaped: { round: 'round-tablecloth', oval: 'round-tablecloth' },
  },
  'plant-stand': {
    words: 'wooden stand, flower stand, display stand, metal stand, pedestal table',
    height: 0.6,
    affords: { flat: true, laid: true, top: { y: -0.97, left: -0.36, right: 0.36 } },
  },
  'bean-bag': {
    words: 'beanbag, bean bag chair, beanbag chair',
    height: 0.8,
    affords: { seat: [0, -0.42] },
  },
});

const baked = painted('food', 'tabletop', {
  muffin: { words: 'blueberry muffin, breakfast muffin', height: 0.09, shapes: ['round'], traits: ['baked'] },
});

export const basics = [...small, ...seats, ...baked];
