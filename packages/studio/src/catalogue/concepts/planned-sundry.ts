import { painted } from '../record.js';

/** Furniture drawn from plans. */
export const plannedFurniture = painted('furniture', 'ground', {
  'kitchen-island': {
    height: 0.92,
    homes: ['kitchen'],
    affords: { flat: true, laid: true, top: { y: -0.97, left: -1.05, right: 1.05 } },
    traits: ['table'],
  },
  dresser: {
    words: 'credenza, sideboard, armoire, vanity, vanity desk, vanity table, chiffonier, filing cabinet, drawer',
    height: 0.95,
    affords: { laid: true, top: { y: -0.98, left: -0.58, right: 0.58 } },
    traits: ['at-wall'],
    shapes: ['rectangular'],
  },
  nightstand: {
    words: 'night stand, bedside table, night table, bedside cabinet',
    height: 0.6,
    affords: { laid: true, top: { y: -0.98, left: -0.42, right: 0.42 } },
    traits: ['at-wall'],
    shapes: ['rectangular'],
  },
  'side-table': {
    words: 'end table, small table, occasional table, accent table, round side table',
    height: 0.6,
    affords: { flat: true, laid: true, top: { y: -0.96, left: -0.44, right: 0.44 } },
    traits: ['table'],
  },
  wardrobe: { words: 'clothes closet', height: 2, traits: ['at-wall'] },
  'office-chair': {
    words: 'desk chair, swivel chair, gaming chair',
    height: 1.1,
    homes: ['office'],
    affords: { seat: [0, -0.5] },
    traits: ['step'],
  },
  'wall-shelf': {
    words: 'shelf, wooden shelf, floating shelf, kitchen shelf, wall mounted shelf, mantel shelf',
    habitat: 'wall',
    height: 0.32,
    affords: { flat: true, laid: true, top: { y: -0.97, left: -1.75, right: 1.75 } },
    shapes: ['rectangular', 'oblong'],
  },
  pedestal: {
    words: 'plinth, stone pedestal, marble pedestal, museum pedestal, display pedestal',
    height: 1,
    homes: ['museum'],
    affords: { flat: true, top: { y: -0.98, left: -0.3, right: 0.3 } },
    madeOf: ['stone'],
    shapes: ['rectangular'],
  },
  staircase: {
    words:
      'stairs, stairway, flight of stairs, stone steps, marble steps, concrete steps, brick steps, marble stairs, stone stairs, wooden stairs, wooden steps, front steps, stair',
    height: 2,
    homes: ['room'],
    affords: { flat: true, top: { y: -0.38, left: -0.3, right: 0.3 }, seat: [0, -0.38] },
    traits: ['step', 'stairs'],
  },
  'spiral-staircase': {
    words: 'spiral stairs, spiral stairway, winding staircase, winding stairs, helical staircase',
    height: 2.2,
    homes: ['room'],
    affords: { flat: true, top: { y: -0.44, left: -0.16, right: 0.16 }, seat: [0, -0.44] },
    traits: ['step', 'stairs'],
  },
  throne: { words: 'royal throne, kings throne', height: 1.7, affords: { seat: [0, -0.42] } },
  fireplace: { words: 'mantelpiece, hearth fireplace', height: 1.2, homes: ['room'] },
  crib: {
    words: 'cradle, baby bed, baby crib',
    height: 1,
    affords: { mouth: [0.84, 0.84, 0.36] },
    traits: ['barred'],
  },
});

/** Household things that stand about, and sundry small ones. */
export const sundryThings = painted('object', 'tabletop', {
  chandelier: { words: 'chandelier lamp', habitat: 'wall', height: 0.9, traits: ['hovers', 'ceiling'] },
  'light-bulb': {
    words: 'lightbulb, bulb, incandescent bulb',
    height: 0.12,
    affords: { mouth: [0.92, 0.62, 0.5, true], vessel: true },
    clear: 'clear-bulb',
    traits: ['container'],
    shapes: ['teardrop'],
  },
  fan: { words: 'electric fan, table fan, desk fan', height: 0.5 },
  prism: {
    words: 'glass prism, triangular prism',
    asFigure: 'cuboid',
    habitat: 'tabletop',
    height: 0.1,
    traits: ['figure'],
    shapes: ['triangular'],
  },
  'ping-pong-table': {
    words: 'ping pong table, table tennis table, tennis table',
    habitat: 'ground',
    height: 0.9,
    affords: { flat: true, laid: true, top: { y: -0.72, left: -0.8, right: 0.8 } },
    shapes: ['rectangular'],
  },
  'tinned-meat': {
    words: 'can of spam, spam, tin of spam, spam can, luncheon meat, canned meat, can of corned beef',
    habitat: 'tabletop',
    height: 0.1,
    affords: { writing: [0.12, 0.66, 0.88, 0.36] },
    says: 'SPAM',
  },
  'yoga-mat': {
    words: 'exercise mat, gym mat, workout mat',
    habitat: 'ground',
    height: 0.22,
    stack: { rise: 0.3, as: 'spread-mat' },
  },
  'spread-mat': {
    words: 'unrolled yoga mat, unrolled exercise mat',
    habitat: 'ground',
    height: 0.2,
    affords: { flat: true, top: { y: -0.42, left: -2.4, right: 2.4 } },
    traits: ['carpet'],
  },
  tuxedo: { words: 'black tuxedo jacket, tuxedo jacket', height: 0.8, traits: ['garment'] },
  funnel: { words: 'kitchen funnel', habitat: 'tabletop', height: 0.16, shapes: ['conical', 'round'] },
  'tree-branch': {
    words: 'branch, twig, bough, leafy branch, stick, wooden stick',
    habitat: 'tabletop',
    height: 0.5,
    affords: { top: { y: -0.45, left: -0.8, right: 0.4 } },
  },
  'ceiling-light': {
    words: 'hanging lamp, light fixture, ceiling fixture',
    habitat: 'wall',
    height: 0.6,
    traits: ['hovers', 'fixture', 'ceiling'],
  },
  lighter: { words: 'cigarette lighter', habitat: 'tabletop', height: 0.08 },
  'rice-cooker': { habitat: 'tabletop', height: 0.28, traits: ['machine'] },
  puppet: { words: 'marionette, string puppet', habitat: 'tabletop', height: 0.6, traits: ['face', 'depiction'] },
  unicycle: {
    habitat: 'ground',
    height: 1.1,
    affords: { seat: [0, -0.97], top: { y: -0.97, left: -0.12, right: 0.12 }, rolls: true },
  },
  'hamster-wheel': {
    words: 'running wheel, exercise wheel, mouse wheel',
    habitat: 'tabletop',
    height: 0.25,
    affords: { top: { y: -0.17, left: -0.2, right: 0.2 } },
  },
  swing: {
    words: 'swing set, garden swing',
    habitat: 'ground',
    height: 2.2,
    affords: { shelter: true, seat: [0, -0.26], top: { y: -0.27, left: -0.18, right: 0.18 } },
    traits: ['mounted'],
  },
  'spread-cape': { words: 'billowing cape, flowing cape', habitat: 'tabletop', height: 1 },
  robe: { words: 'bathrobe, dressing gown, kimono', height: 1.2, traits: ['garment'], shapes: ['rectangular'] },
  cape: { words: 'cloak, superhero cape', habitat: 'tabletop', height: 1.2 },
  'roll-of-paper': {
    words: 'toilet paper, toilet roll, paper towel',
    habitat: 'tabletop',
    height: 0.12,
    stack: { rise: 0.66 },
    shapes: ['cylindrical'],
  },
  'manual-wheelchair': {
    words: 'wheelchair',
    habitat: 'ground',
    height: 1,
    affords: { rolls: true, seat: [0.05, -0.52], top: { y: -0.52, left: -0.16, right: 0.3 } },
  },
  cage: {
    words: 'bird cage, birdcage',
    habitat: 'tabletop',
    height: 0.6,
    affords: { mouth: [0.8, 0.7, 0.6, true], vessel: true },
  },
  elevator: { words: 'lift, elevator door, elevator cabin', habitat: 'ground', height: 2.4 },
  doorbell: { words: 'door bell', habitat: 'tabletop', height: 0.12 },
  'door-handle': { words: 'door knob, doorknob', habitat: 'tabletop', height: 0.09 },
  hook: { words: 'wall hook, coat hook', habitat: 'tabletop', height: 0.12, traits: ['rack'] },
  oar: { words: 'paddle, paddles', habitat: 'ground', height: 1.5, traits: ['lies'] },
  'table-tennis-bat': {
    words:
      'ping pong paddle, ping pong racket, ping pong bat, table tennis racket, table tennis paddle, ping pong paddles, table tennis rackets',
    senses: { paddle: 'ping-pong, ping-pong-table, court' },
    height: 0.26,
    affords: { grip: 0.1 },
    traits: ['flat'],
  },
  goggles: {
    words: 'ski goggles, swimming goggles, safety goggles, diving goggles',
    habitat: 'tabletop',
    height: 0.09,
  },
  'vacuum-cleaner': { words: 'vacuum, hoover', habitat: 'ground', height: 0.7 },
  iron: { words: 'clothes iron, steam iron', height: 0.16 },
  'sewing-machine': { height: 0.35 },
  typewriter: { words: 'old typewriter', height: 0.2, traits: ['keys'] },
  'coffee-machine': {
    words: 'espresso machine, coffee maker machine, coffee maker, coffeemaker, espresso maker',
    height: 0.4,
  },
  dishwasher: { habitat: 'ground', height: 0.85, homes: ['kitchen'], traits: ['machine', 'built-in'] },
  radiator: { words: 'heater', habitat: 'ground', height: 0.6, traits: ['at-wall'] },
  mannequin: { words: 'dress form, tailors dummy, dummy', habitat: 'ground', height: 1.6, traits: ['wears'] },
  driftwood: {
    words: 'piece of driftwood, driftwood plank, plank, wooden plank, wood plank, slab of wood, wooden slab',
    habitat: 'ground',
    height: 0.45,
    homes: ['beach'],
    affords: { writing: [0.08, 0.78, 0.92, 0.26], flat: true, top: { y: -0.9, left: -1, right: 1 } },
    madeOf: ['wood'],
  },
  log: {
    words: 'fallen log, tree trunk, wooden log, fallen tree',
    habitat: 'ground',
    height: 0.4,
    affords: { flat: true, top: { y: -0.86, left: -0.9, right: 0.9 }, seat: [0, -0.86] },
    traits: ['perch'],
  },
  'tree-stump': {
    words: 'stump, tree trunk stump',
    habitat: 'ground',
    height: 0.5,
    affords: { flat: true, top: { y: -0.82, left: -0.38, right: 0.38 }, seat: [0, -0.82] },
    traits: ['perch'],
  },
  skull: { words: 'human skull', height: 0.22 },
  'stone-bust': {
    words: 'bust, bust sculpture, marble bust, bust of stone, head sculpture',
    height: 0.6,
    traits: ['face', 'wears', 'depiction'],
  },
  wheel: {
    words: 'tire, tyre, car wheel, car tire, spare tire',
    habitat: 'ground',
    height: 0.6,
    shapes: ['round'],
    madeOf: ['rubber'],
  },
  coin: {
    words: 'gold coin, penny, silver coin, token',
    height: 0.03,
    partOf: ['platformer'],
    shapes: ['round'],
    stack: { rise: 0.31, as: 'lying-coin' },
    traits: ['flat'],
  },
  'lying-coin': {
    height: 0.012,
    affords: { top: { y: -0.66, left: -0.9, right: 0.9 } },
    shapes: ['round'],
    stack: { rise: 0.31 },
  },
  cash: { words: 'money, banknote, dollar bill, bills, stack of money, stack of cash', height: 0.06 },
  'key-chain': { words: 'keychain, key ring, keyring', height: 0.1, traits: ['flat'] },
  brick: { height: 0.08, shapes: ['rectangular'], traits: ['plain', 'block'] },
  scroll: { words: 'parchment, ancient scroll, papyrus', height: 0.35 },
  chopsticks: { words: 'pair of chopsticks', height: 0.04, traits: ['flat', 'many'] },
  cutlery: { words: 'silverware, knife and fork, flatware, utensils', height: 0.22, traits: ['flat'] },
  comb: { height: 0.06, traits: ['flat'] },
  hairbrush: { words: 'hair brush', height: 0.22, shapes: ['cylindrical'], traits: ['lies'] },
  lipstick: { height: 0.08, shapes: ['cylindrical'] },
  perfume: { words: 'perfume bottle, bottle of perfume, cologne', height: 0.12 },
  'test-tube': { height: 0.15 },
  flask: {
    words: 'chemistry flask, erlenmeyer flask, laboratory flask, beaker, conical flask, chemical flask',
    height: 0.2,
    affords: { mouth: [0.5, 0.5, 0.46, true], vessel: true },
  },
  barrel: {
    words: 'wooden barrel, wine barrel, keg, cask, oil drum',
    habitat: 'ground',
    height: 0.9,
    affords: { mouth: [0.94, 0.66, 0.25], vessel: true, top: { y: -0.97, left: -0.3, right: 0.3 } },
    shapes: ['cylindrical'],
  },
  'wooden-crate': {
    words: 'crate, wooden box',
    habitat: 'ground',
    height: 0.45,
    affords: { mouth: [0.96, 0.84, 0.3], vessel: true, top: { y: -0.97, left: -0.5, right: 0.5 } },
    traits: ['step'],
  },
  cannon: { habitat: 'ground', height: 1 },
  anvil: { habitat: 'ground', height: 0.4 },
  gavel: { words: 'judges gavel', height: 0.14 },
  hanger: { words: 'coat hanger, clothes hanger', habitat: 'wall', height: 0.25, traits: ['hanger'] },
  'sticky-note': {
    words: 'post it note, post it, memo note, note, reminder note',
    height: 0.08,
    shapes: ['square', 'rectangular'],
    traits: ['flat'],
  },
  'ice-cube': { words: 'cube of ice', height: 0.05, traits: ['ice', 'block'], shapes: ['cubic', 'square'] },
  walnut: { seen: { open: 'walnut-half' }, words: 'nut, hazelnut, chestnut', height: 0.04 },
  'price-sign': { words: 'price board, price card', habitat: 'tabletop', height: 0.16 },
  'paper-plane': {
    words: 'paper airplane, paper aeroplane, paper dart, folded paper plane',
    habitat: 'air',
    height: 0.12,
    madeOf: ['paper'],
  },
  terrarium: {
    height: 0.35,
    affords: { mouth: [0.86, 0.75, 0.75, true], vessel: true },
    traits: ['container'],
    madeOf: ['glass'],
  },
  hurdle: { habitat: 'ground', height: 0.9 },
  cane: {
    words: 'walking stick, walking cane',
    habitat: 'ground',
    height: 0.95,
    affords: { grip: 0.95 },
    traits: ['walked-with'],
  },
  cymbals: { words: 'cymbal, pair of cymbals', height: 0.4 },
  'nest-with-eggs': { words: 'nest, bird nest, birds nest', height: 0.12, shows: ['egg'] },
  'spiral-shell': { words: 'seashell, sea shell, conch, shell, snail shell', height: 0.1 },
  feather: { words: 'quill', height: 0.25, traits: ['flat'] },
  'graduation-cap': { words: 'mortarboard', height: 0.16 },
  'paper-sheet': {
    words: 'paper, sheet of paper, piece of paper, blank paper, paper sheet, notepaper, note paper, piece of notepaper',
    height: 0.2,
    affords: { flat: true, top: { y: -0.5, left: -0.5, right: 0.5 } },
    traits: ['flat', 'board'],
  },
  'drinking-straw': { words: 'straw, plastic straw, paper straw', height: 0.22, shapes: ['cylindrical', 'tall'] },
  seed: {
    words: 'watermelon seed, sunflower seed, pumpkin seed, pip',
    height: 0.025,
    shapes: ['spherical', 'round', 'oval', 'teardrop'],
  },
  pendulum: { words: 'clock pendulum', height: 0.5, shapes: ['cylindrical', 'oblong', 'tall'] },
  leaf: { words: 'green leaf, single leaf', height: 0.14, shapes: ['teardrop', 'oval'], traits: ['foliage'] },
  'pine-branch': { words: 'pine needles, pine needle, fir branch, branch of pine', height: 0.3 },
  'wizard-hat': {
    words: 'witch hat, wizards hat, witchs hat, pointed hat',
    height: 0.35,
    shapes: ['triangular', 'conical'],
  },
});

/** Dishes for more than one. */
export const sundryFood = painted('food', 'tabletop', {
  'cheese-wheel': { words: 'wheel of cheese, round cheese', height: 0.16, shapes: ['round', 'cylindrical'] },
  'spring-roll': { words: 'egg roll', height: 0.04 },
  'charcuterie-board': {
    words: 'charcuterie, cheese platter, cheese board, platter of cheese, platter of meat, cold cuts',
    height: 0.1,
    shows: ['grapes', 'fig', 'cracker', 'olive', 'nut', 'walnut'],
  },
});

/** Vehicles for one trade. */
export const sundryVehicles = painted('vehicle', 'ground', {
  'ice-cream-truck': { words: 'ice cream van', height: 3, homes: ['street'] },
  'food-truck': {
    words:
      'taco truck, burger truck, pizza truck, coffee truck, sandwich truck, donut truck, food van, taco van, burger van, coffee van, catering truck, catering van, lunch truck, street food truck, vendor truck',
    height: 3,
    homes: ['street'],
    affords: { writing: [0.035, 0.975, 0.635, 0.775] },
  },
  'food-stall': {
    words:
      'street food stall, street food stand, street stall, market stall, noodle bar stall, yatai, food booth, night market stall',
    height: 2.8,
    homes: ['street'],
    affords: { writing: [0.2, 0.8, 0.98, 0.9] },
  },
  'food-cart': {
    words:
      'coffee cart, hot dog cart, ice cream cart, taco cart, popcorn cart, snack cart, street food cart, vendor cart, coffee stand, lemonade stand, fruit cart, pretzel cart',
    height: 2.3,
    homes: ['street'],
    affords: { writing: [0.17, 0.37, 0.77, 0.28], rolls: true },
  },
  'space-station': {
    words: 'orbital station, iss, international space station',
    habitat: 'space',
    height: 40,
    homes: ['space'],
  },
});

/** Flowers of which everybody knows the form. */
export const plannedFlowers = painted('plant', 'ground', {
  daffodil: { words: 'narcissus', height: 0.4, traits: ['flower'], bunch: 'bouquet', tint: '#f4d548' },
  lily: { height: 0.7, traits: ['flower'], bunch: 'bouquet', tint: '#f6efe6' },
  lotus: {
    words: 'lotus flower, water lily, waterlily',
    habitat: 'water',
    height: 0.5,
    traits: ['flower', 'lies-on-water'],
  },
  lavender: {
    words:
      'lavender plant, sprig of lavender, lavender flower, lavender blossom, lavender sprig, lavender bush, lavender bloom, stalk of lavender',
    height: 0.5,
    traits: ['flower'],
  },
  'wheat-ear': {
    words:
      'ear of wheat, wheat ears, ears of wheat, wheat stalk, stalk of wheat, stalks of wheat, wheat sheaf, wheat, barley, ear of corn wheat, grain stalk, wheat spike, rye',
    height: 0.6,
  },
  dandelion: { height: 0.3, traits: ['flower'] },
  hydrangea: { height: 0.6, traits: ['flower'] },
  orchid: { height: 0.5, traits: ['flower'] },
  'water-lily-pad': {
    words: 'lily pad',
    habitat: 'water',
    height: 0.3,
    // in its middle, and not on its far edge
    affords: { top: { y: -0.5, left: -1.1, right: 1.1 } },
    traits: ['flower', 'lies-on-water'],
  },
  'four-leaf-clover': { words: 'clover, shamrock', habitat: 'tabletop', height: 0.12 },
  'maple-leaf': { words: 'autumn leaf, fallen leaf', habitat: 'tabletop', height: 0.12 },
});

/** Animals with a silhouette of their own. */
export const plannedAnimals = painted('animal', 'ground', {
  flea: { words: 'louse, mite, tick', height: 0.01 },
  pterodactyl: { words: 'pteranodon, pterosaur', habitat: 'air', height: 2 },
});
