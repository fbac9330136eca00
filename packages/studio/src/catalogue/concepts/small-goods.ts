import { painted } from '../record.js';

/** Small goods of the kitchen, the desk and the wall. */
export const smallGoods = [
  ...painted('object', 'wall', {
    'shelf-bracket': { words: 'wall bracket, metal bracket, angle bracket', height: 0.24, shapes: ['triangular'] },
  }),
  ...painted('food', 'tabletop', {
    'cake-slice': {
      words: 'slice of layer cake, wedge of cake',
      height: 0.12,
      shapes: ['triangular'],
      traits: ['baked'],
      shaped: { rectangular: 'cake-bar', oblong: 'cake-bar', square: 'cake-square', cubic: 'cake-square' },
    },
    'toaster-pastry': {
      words: 'toaster tart, toaster strudel, frosted pastry, breakfast pastry',
      height: 0.1,
      shapes: ['rectangular'],
      traits: ['board', 'flat'],
    },
    'granola-bar': {
      words: 'cereal bar, muesli bar, energy bar, protein bar, oat bar',
      height: 0.06,
      shapes: ['rectangular', 'oblong'],
    },
    'pie-crust': {
      words: 'pie shell, pastry shell, tart shell, empty pie crust',
      height: 0.08,
      shapes: ['round'],
    },
    cracker: { words: 'saltine, cheese cracker, water biscuit, crispbread', height: 0.07, traits: ['flat'] },
  }),
  ...painted('object', 'tabletop', {
    'cake-stand': {
      words: 'cake plate, cake pedestal, dessert stand',
      height: 0.2,
      affords: { flat: true, laid: true, top: { y: -0.93, left: -0.7, right: 0.7 } },
      shapes: ['round', 'cylindrical'],
    },
    'book-stand': { words: 'bookrest, cookbook stand, reading stand', height: 0.3, shapes: ['triangular'] },
    'shower-caddy': { words: 'shower basket, shower rack, bath caddy', height: 0.4, shapes: ['rectangular', 'square'] },
    string: {
      words: 'piece of string, length of string, twine, piece of twine, shoelace',
      height: 0.07,
      traits: ['lies'],
    },
    'gift-bow': {
      words: 'ribbon bow, satin bow, bow of ribbon, big bow',
      height: 0.12,
      shapes: ['conical', 'triangular', 'oval'],
    },
    'photo-mat': { words: 'picture mat, picture mount, photo mount, passe-partout', height: 0.26, traits: ['flat'] },
    'ring-holder': {
      words:
        'ring stand, ring cone, ring dish, ring tree, jewelry holder, jewellery holder, jewelry stand, jewellery stand',
      height: 0.12,
    },
    'lamp-finial': { words: 'finial', height: 0.1 },
    'trophy-case': { words: 'trophy cabinet, award case', height: 0.6 },
    'cupcake-wrapper': {
      words: 'cupcake liner, cupcake case, muffin liner, muffin case, muffin wrapper, baking cup, paper liner',
      height: 0.06,
    },
    crystal: { words: 'quartz, amethyst, opal, geode, amethyst crystal', height: 0.2, shapes: ['diamond'] },
    'crystal-holder': { words: 'crystal stand, gem holder, stone holder', height: 0.1 },
  }),
  ...painted('plant', 'tabletop', {
    'formed-bouquet': { words: 'flower ball, ball of flowers', height: 0.4, traits: ['flower', 'many', 'bunch'] },
  }),
  ...painted('plant', 'ground', {
    'wild-fern': {
      words: 'bracken, forest fern, fern bush',
      height: 0.6,
      senses: { fern: 'plant, building, nature, forest, jungle, garden, park, field, mountain, river, waterfall' },
    },
    'grass-tuft': { words: 'tuft of grass, clump of grass, grass clump, tussock', height: 0.3 },
  }),
  ...painted('object', 'ground', {
    sundial: { words: 'sun dial, sun clock', height: 1.1, homes: ['garden'] },
    loom: { words: 'weaving loom, hand loom', height: 1.6 },
  }),
  ...painted('building', 'ground', {
    tomb: { words: 'burial chamber, royal tomb, crypt', height: 5, homes: ['desert'] },
  }),
];
