import { painted } from '../record.js';

/** Things of every house, street and shop. */
const wares = painted('object', 'tabletop', {
  toothpaste: {
    words: 'tube of toothpaste, toothpaste tube, container of toothpaste, toothpaste container',
    height: 0.05,
    homes: ['bathroom'],
    shapes: ['cylindrical', 'oblong'],
  },
  'rubber-gloves': {
    words: 'latex gloves, cleaning gloves, kitchen gloves, dishwashing gloves, pair of rubber gloves',
    height: 0.3,
    madeOf: ['rubber'],
    traits: ['flat', 'fingered'],
  },
  'rubber-ball': {
    words: 'bouncy ball, bouncing ball, rubber bouncy ball',
    height: 0.12,
    madeOf: ['rubber'],
    shapes: ['round', 'spherical'],
  },
  'plastic-cup': {
    words: 'plastic beaker, party cup, plastic tumbler',
    height: 0.12,
    madeOf: ['plastic'],
    shapes: ['cylindrical', 'conical'],
  },
  'glass-cup': { words: 'glass mug, glass teacup, clear cup, clear mug', height: 0.11, madeOf: ['glass'] },
  'tissue-packet': { words: 'packet of tissues, pack of tissues, tissue pack, pocket tissues', height: 0.08 },
  'sun-hat': {
    words: 'straw hat, sun bonnet, panama hat, boater, summer hat',
    height: 0.15,
    affords: { mouth: [0.35, 0.5, 0.2] },
    shapes: ['round'],
  },
  marble: {
    words: 'glass marble, marble ball, toy marble',
    height: 0.05,
    shapes: ['round', 'spherical'],
    madeOf: ['glass'],
  },
  'ice-cream-scoop': {
    words: 'ice cream scooper, scooper, melon baller',
    height: 0.05,
    shapes: ['round', 'spherical'],
  },
  'party-horn': {
    words: 'party blower, noisemaker, noise maker, party whistle',
    height: 0.1,
    shapes: ['conical'],
  },
  pouch: {
    words: 'drawstring bag, drawstring pouch, coin pouch, small bag',
    height: 0.16,
    affords: { top: { y: -0.62, left: -0.3, right: 0.3 } },
  },
  'bottle-cap': { words: 'crown cap, beer cap', height: 0.03, shapes: ['round'] },
  locket: { height: 0.11, shapes: ['round'], traits: ['flat'] },
  shampoo: {
    words:
      'shampoo bottle, bottle of shampoo, conditioner, conditioner bottle, lotion, lotion bottle, body wash, mouthwash, hand soap bottle',
    height: 0.2,
    homes: ['bathroom'],
  },
  'tobacco-pipe': {
    words: 'smoking pipe, wooden pipe, corncob pipe, carved pipe, briar pipe',
    height: 0.08,
    affords: { grip: 0.3 },
  },
  binder: { words: 'ring binder, file folder, folder', height: 0.32 },
  'postage-stamp': { words: 'stamp', height: 0.03, traits: ['flat'] },
  'knitting-needles': { words: 'knitting needle, knitting', height: 0.3 },
  diaper: { words: 'nappy, diapers', height: 0.2 },
  pacifier: { words: 'baby pacifier, soother', height: 0.05, traits: ['flat'] },
  'baby-rattle': { words: 'rattle', height: 0.15 },
  sunscreen: { words: 'sun cream, sunblock, tube of sunscreen', height: 0.18, homes: ['beach'] },
  'spirit-level': { words: 'bubble level', height: 0.06, homes: ['workshop'] },
  chain: { words: 'metal chain, iron chain, steel chain', height: 0.06, traits: ['flat'] },
  wreath: { words: 'christmas wreath, flower wreath, laurel wreath, holiday wreath', habitat: 'wall', height: 0.5 },
  domino: { words: 'domino tile', height: 0.05, traits: ['flat'] },
  'vinyl-record': { words: 'vinyl, lp record, gramophone record, vinyl disc', height: 0.3, traits: ['flat'] },
  harmonica: { words: 'mouth organ', height: 0.04 },
  thermometer: { words: 'mercury thermometer', height: 0.25, traits: ['flat'] },
  syringe: { words: 'hypodermic needle, vaccine syringe', height: 0.03 },
  bandage: { words: 'band aid, adhesive bandage, sticking plaster', height: 0.02, traits: ['flat'] },
  'nail-polish': { words: 'nail varnish, bottle of nail polish', height: 0.07 },
  'shaving-cream': {
    words: 'shaving foam, aerosol can, hairspray, deodorant, hair spray',
    height: 0.17,
    homes: ['bathroom'],
  },
  'kitchen-scale': { words: 'scale, food scale', height: 0.25, homes: ['kitchen'] },
  'stand-mixer': { words: 'mixer, electric mixer, food processor, cake mixer', height: 0.35, homes: ['kitchen'] },
  'can-opener': { words: 'tin opener', height: 0.1, traits: ['flat'] },
  spatula: { words: 'turner, fish slice, flipper spatula', height: 0.3, affords: { grip: 0.2 }, traits: ['lies'] },
  grater: { words: 'cheese grater, box grater', height: 0.24 },
  'measuring-cup': { words: 'measuring jug', height: 0.14, affords: { mouth: [0.94, 0.7, 0.5, true], vessel: true } },
  'usb-stick': { words: 'usb drive, flash drive, thumb drive, usb, memory stick', height: 0.02, traits: ['flat'] },
  'baking-sheet': {
    words: 'baking tray, cookie sheet, baking pan, sheet pan',
    height: 0.06,
    affords: { flat: true, laid: true },
  },
  'muffin-tin': { words: 'muffin pan, cupcake tin', height: 0.08 },
  'wifi-router': { words: 'router, wi fi router, modem', height: 0.12 },
  'cocktail-shaker': { words: 'bar shaker', height: 0.24, homes: ['bar'] },
  'lunch-box': { words: 'lunchbox', height: 0.15 },
  'toy-blocks': {
    words: 'wooden blocks, alphabet blocks, letter blocks',
    height: 0.12,
  },
});

const gear = painted('object', 'ground', {
  mop: { words: 'floor mop, mop and bucket', height: 1.3 },
  dustpan: { words: 'dust pan', height: 0.3 },
  'hula-hoop': {
    words: 'hoop',
    height: 0.9,
    affords: { mouth: [0.5, 0.8, 0.5, true] },
    traits: ['hoop'],
  },
  'fire-hoop': {
    words: 'ring of fire, hoop of fire, flaming hoop, burning hoop, fire ring, flaming ring, burning ring',
    height: 2,
    homes: ['circus'],
    affords: { mouth: [0.6, 0.8, 0.5, true] },
    traits: ['hoop'],
  },
  'rubber-duck': {
    words: 'rubber ducky, rubber duckie, bath duck, toy duck',
    habitat: 'tabletop',
    height: 0.1,
    madeOf: ['rubber'],
  },
  'drinks-tray': {
    words: 'tray of drinks, tray of glasses, tray of cocktails, tray with drinks, serving tray with drinks',
    habitat: 'tabletop',
    height: 0.2,
    affords: { grip: 0.06 },
  },
  'goldfish-bowl': {
    words:
      'goldfish in a bowl, goldfish in a glass bowl, goldfish in a round bowl, goldfish in a round glass bowl, goldfish in a small bowl, goldfish in a fish bowl, goldfish in a fishbowl, goldfish in its bowl, fish bowl, fishbowl, goldfish bowl',
    habitat: 'tabletop',
    height: 0.28,
    shows: ['fish'],
  },
  'bamboo-stalk': { words: 'bamboo shoot, bamboo shoots, stick of bamboo', height: 0.5, affords: { grip: 0.5 } },
  'honey-jar': { words: 'honey, jar of honey', habitat: 'tabletop', height: 0.14 },
  'lawn-sprinkler': { words: 'garden sprinkler, sprinkler', height: 1, homes: ['garden'] },
  'charging-mat': {
    words: 'wireless charger, wireless charging mat',
    habitat: 'tabletop',
    height: 0.05,
    affords: { flat: true, top: { y: -0.55, left: -0.9, right: 0.6 } },
  },
  'golf-tee': {
    words: 'tee peg',
    habitat: 'tabletop',
    height: 0.06,
    affords: { flat: true, top: { y: -0.95, left: -0.2, right: 0.2 } },
  },
  beehive: { words: 'hive, bee hive, apiary, hives', height: 1.1, habitat: 'ground', homes: ['garden', 'field'] },
  'garden-hoe': { words: 'hoe', height: 1.4, homes: ['garden'] },
  'garden-hose': { words: 'hose, hosepipe, water hose', height: 0.4, homes: ['garden'] },
  'bird-house': { words: 'birdhouse, nesting box, nest box', height: 1.9, homes: ['garden'] },
  'bird-feeder': { words: 'birdfeeder', height: 0.5, homes: ['garden'] },
  safe: { words: 'bank safe, metal safe, steel safe', height: 0.8 },
  lectern: { words: 'podium lectern, speaker stand, pulpit', height: 1.2 },
  'arcade-machine': { words: 'arcade cabinet, arcade game, video arcade', height: 1.8 },
  'music-stand': { words: 'sheet music stand', height: 1.2 },
  'goal-post': { words: 'goalpost, soccer goal, football goal', height: 2.2, homes: ['stadium'] },
  'laundry-hamper': {
    words: 'laundry basket, clothes basket, clothes hamper',
    height: 0.6,
    affords: { mouth: [0.86, 0.8, 0.3], vessel: true },
  },
  dumpster: { words: 'garbage container, waste container, skip bin', height: 1.4, homes: ['alley'] },
});

const built = painted('building', 'ground', {
  'water-well': { words: 'well, stone well, wishing well', height: 2.6, homes: ['village', 'garden'] },
  'stone-arch': { words: 'arch, archway', height: 6, homes: ['ruins', 'park'] },
  'bus-shelter': {
    words: 'bus stop, bus stop shelter, tram stop',
    height: 2.6,
    homes: ['street'],
    traits: ['kerb'],
    affords: { seat: [-0.3, -0.26], top: { y: -0.26, left: -0.55, right: -0.05 } },
  },
  'phone-booth': {
    words: 'telephone booth, telephone box, phone box, red telephone box',
    height: 2.4,
    homes: ['street'],
    traits: ['kerb'],
  },
});

const rolling = painted('vehicle', 'ground', {
  'combine-harvester': { words: 'harvester, combine', height: 3.8, homes: ['field'] },
  'cement-mixer': {
    words: 'cement truck, concrete mixer, cement mixer truck',
    height: 3.4,
    homes: ['construction-site'],
  },
});

const eaten = painted('food', 'tabletop', {
  yogurt: { words: 'yoghurt, cup of yogurt', height: 0.09 },
  'gummy-bears': { words: 'gummy bear, gummies, jelly bear', height: 0.03 },
  'mustard-bottle': { words: 'mustard, mayonnaise, bottle of mustard, mayo', height: 0.18 },
  'syrup-bottle': {
    words:
      'maple syrup, syrup, bottle of maple syrup, jug of syrup, jug of maple syrup, pitcher of syrup, bottle of syrup',
    height: 0.18,
  },
  celery: { words: 'celery stalk, celery stick', height: 0.35, traits: ['lies'] },
  fig: { words: 'ripe fig', height: 0.06, shapes: ['teardrop', 'round'] },
  pomegranate: { seen: { open: 'pomegranate-half' }, words: '', height: 0.1 },
  pinecone: { words: 'pine cone, fir cone', height: 0.1 },
});

export const everyday = [...wares, ...gear, ...built, ...rolling, ...eaten];
