import { painted } from '../record.js';

export const moreThings = painted('object', 'ground', {
  balloon: {
    words: 'party balloon, helium balloon',
    habitat: 'air',
    height: 0.8,
    affords: { grip: 0.04, writing: [0.15, 0.8, 0.85, 0.5] },
  },
  ball: {
    words: 'beach ball, marble ball, bead, bouncy ball',
    height: 0.24,
  },
  'chess-piece': {
    words: 'pawn, chess pawn, chess piece',
    habitat: 'tabletop',
    height: 0.09,
  },
  globe: {
    words: 'world globe, earth globe, terrestrial globe, armillary sphere, earth model',
    habitat: 'tabletop',
    height: 0.4,
  },
  fence: {
    words: 'picket fence, gate, railing, garden fence, balustrade, hedge fence, trellis, stockade',
    height: 1.1,
    homes: ['field', 'farm', 'garden'],
    affords: { top: { y: -0.97, left: -1.2, right: 1.2 } },
  },
  sign: {
    words:
      'signpost, road sign, signboard, street sign, billboard, poster, noticeboard, display board, shop sign, signage, notice board, marquee sign, placard board, nameplate, street name, guidepost',
    height: 2.2,
    homes: ['street', 'village', 'hills'],
  },
  mailbox: {
    words: 'letterbox, post box, postbox, letter box',
    height: 1.2,
    homes: ['village', 'garden', 'street'],
    affords: { mouth: [0.8, 0.4, 0.2] },
  },
  flag: {
    words: 'pennant, flagpole, ensign, banner, pirate flag, standard flag, bunting, windsock flag',
    height: 5,
    homes: ['hills', 'mountains'],
    affords: { writing: [0.25, 0.95, 0.92, 0.6] },
  },
  snowman: { words: 'snow man', height: 1.6, homes: ['snow'], affords: { alive: true } },
  statue: {
    words:
      'sculpture, monument, memorial, effigy, figurine, colossus, idol, sculpted figure, gnome, garden gnome, terracotta warrior',
    height: 3.4,
    homes: ['park', 'garden'],
  },
  crown: { habitat: 'tabletop', height: 0.16 },
  sword: {
    words:
      'blade, dagger, katana, sabre, excalibur, sabre sword, rapier, scimitar, cutlass, claymore, broadsword blade, lightsaber',
    height: 1.1,
  },
  'treasure-chest': {
    words:
      'trunk, steamer trunk, treasure, chest, pirate chest, strongbox, loot, chest of gold, pirate treasure, treasure box, casket, trunk of gold, hoard',
    height: 0.7,
    affords: { mouth: [0.62, 0.8, 0.25], vessel: true },
  },
  heart: { words: 'love heart, valentine', habitat: 'air', height: 0.4 },
  star: { habitat: 'sky', height: 1 },
  anchor: { words: 'ship anchor', height: 1.2, homes: ['sea'] },
  'parking-meter': { words: 'meter for parking, coin meter', height: 1.5, homes: ['street'] },
  surfboard: {
    words: 'surf board, longboard surfboard',
    height: 1.9,
    homes: ['beach'],
    affords: { writing: [0.1, 0.7, 0.9, 0.35] },
  },
  box: {
    words: 'cardboard box, carton, moving box, parcel box, storage box',
    height: 0.4,
    affords: {
      writing: [0.12, 0.62, 0.88, 0.15],
      mouth: [0.86, 0.84, 0.3],
      vessel: true,
      top: { y: -0.86, left: -0.45, right: 0.45 },
    },
  },
  basket: {
    words: 'wicker basket, picnic basket, straw basket, fruit basket',
    habitat: 'tabletop',
    height: 0.35,
    affords: { grip: 0.95, mouth: [0.5, 0.8, 0.22], vessel: true },
  },
  bag: {
    words: 'tote bag, shopping bag, gift bag, sack',
    height: 0.42,
    affords: { grip: 0.95, mouth: [0.8, 0.7, 0.3], vessel: true },
  },
  jar: {
    words: 'mason jar, jam jar, cookie jar, storage jar, tin',
    habitat: 'tabletop',
    height: 0.2,
    affords: { writing: [0.15, 0.6, 0.85, 0.25], mouth: [0.86, 0.7, 0.75, true], vessel: true },
  },
  rug: {
    words: 'carpet, mat, floor mat, bath mat, doormat, yoga mat',
    height: 0.5,
    affords: { flat: true, top: { y: -0.5, left: -1.2, right: 1.2 } },
  },
  painting: {
    words: 'frame, framed painting, tapestry',
    habitat: 'tabletop',
    height: 0.6,
  },
  mirror: { words: 'looking glass, wall mirror, bathroom mirror', habitat: 'tabletop', height: 0.7 },
  necklace: { words: 'pearl necklace, chain necklace, choker', habitat: 'tabletop', height: 0.3 },
  pendant: { words: 'locket, amulet, medallion, charm necklace', habitat: 'tabletop', height: 0.28 },
  bracelet: { words: 'bangle, wristband, armlet', habitat: 'tabletop', height: 0.16 },
  earring: { words: 'ear ring, ear stud', habitat: 'tabletop', height: 0.16 },
  brooch: { words: 'broach, cufflink, lapel pin, tie tack, tie clip', habitat: 'tabletop', height: 0.14 },
  'rubber-band': { words: 'elastic band, hair tie, elastic', habitat: 'tabletop', height: 0.1 },
  jacket: { words: 'leather jacket, denim jacket, blazer, hoodie, parka, tuxedo', height: 0.8 },
  'human-eye': { habitat: 'wall', height: 0.5 },
  'cupped-hands': { height: 0.3, affords: { top: { y: -0.34, left: -0.42, right: 0.42 } } },
  sweater: { words: 'jumper, pullover, cardigan, sweatshirt, knitted sweater, wool sweater', height: 0.7 },
  curtain: { words: 'drape, drapery, shower curtain, window curtain', height: 1.4 },
  toy: { words: 'childrens toy, pull toy', habitat: 'tabletop', height: 0.16 },
  'phone-case': {
    words: 'phone cover, smartphone case, cell phone case, mobile phone case',
    habitat: 'tabletop',
    height: 0.16,
  },
  container: {
    words: 'food container, plastic container, storage container, lunch box, tupperware',
    habitat: 'tabletop',
    height: 0.14,
  },
  'jewelry-box': {
    words: 'jewellery box, jewel box, trinket box, music box, keepsake box',
    habitat: 'tabletop',
    height: 0.2,
  },
  cloud: { habitat: 'sky', height: 0.6 },
  window: { words: 'window frame, stained glass window', habitat: 'wall', height: 1.2 },
});
