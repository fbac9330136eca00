import { painted } from '../record.js';

export const things = painted('object', 'ground', {
  cup: {
    words:
      'coffee, coffee cup, cup of coffee, espresso, tea cup, mug of coffee, mug of tea, espresso cup, mug of cocoa, cup of cocoa, tankard, goblet cup, beaker cup, demitasse, coffee bowl, cappuccino cup, macchiato, americano coffee, mocha, chai, oolong',
    habitat: 'tabletop',
    height: 0.1,
    affords: { mouth: [0.9, 0.6, 0.25], vessel: true, writing: [0.2, 0.68, 0.6, 0.3] },
    traits: ['drink', 'hot-drink', 'drinking-vessel'],
    shapes: ['round', 'cylindrical'],
  },
  book: {
    words:
      'novel, bible, textbook, volume, tome, dictionary, magic book, spellbook, encyclopedia, atlas book, codex, manuscript, quran, grimoire, ledger book, comic strip, cookbook',
    habitat: 'tabletop',
    height: 0.13,
    affords: { top: { y: -0.62, left: -0.4, right: 0.4 } },
    stack: { rise: 0.19 },
    traits: ['reading', 'book', 'block'],
    shapes: ['rectangular'],
  },
  lamp: {
    words:
      'table lamp, desk lamp, bedside lamp, floor lamp, reading lamp, sconce, floor light, torchiere, night light, pendant lamp',
    habitat: 'tabletop',
    height: 0.5,
    traits: ['hovers'],
    shapes: ['tall'],
  },
  guitar: {
    words: 'acoustic guitar, bass guitar, lute, sitar, oud, balalaika, bouzouki, shamisen',
    height: 1,
    traits: ['instrument'],
  },
  umbrella: {
    words: 'parasol, brolly, sunshade, beach umbrella, parasol umbrella',
    height: 1,
    affords: { grip: 0.04, shelter: true, hand: [0, -0.12] },
    traits: ['hovers', 'tips', 'walked-with'],
  },
  robot: {
    words:
      'android, droid, cyborg, automaton, mech, bot, humanoid, replicant, terminator, c3po, mecha, gundam, transformer',
    height: 1.5,
    affords: { writing: [0.25, 0.5, 0.75, 0.35], alive: true, hand: [0.29, -0.3], face: [0, -0.78, 0.2] },
    traits: ['face', 'machine', 'necked'],
  },
  bottle: {
    words:
      'flacon, message in a bottle, olive oil, potion, potions bottle, elixir, vial, potion bottle, thermos, canteen, growler, hip flask',
    habitat: 'tabletop',
    height: 0.3,
    affords: {
      mouth: [0.6, 0.7, 0.5, true],
      parts: { mouth: [0, 0.985, 0.3] },
      vessel: true,
      writing: [0.12, 0.5, 0.88, 0.25],
    },
    clear: 'lying-bottle',
    traits: ['container'],
    shapes: ['tall', 'cylindrical', 'round'],
  },
  teapot: {
    words: 'samovar, coffee pot, tea pot, pot, coffeepot, moka, percolator, urn of tea',
    habitat: 'tabletop',
    height: 0.17,
  },
  glass: {
    words: 'tumbler, glasses, drinking glass',
    habitat: 'tabletop',
    height: 0.14,
    affords: { mouth: [0.95, 0.8, 0.7, true], vessel: true },
    traits: ['drinking-vessel', 'container'],
    shapes: ['cylindrical'],
  },
  'wine-glass': {
    words: 'wine, red wine, white wine, glass of wine, goblet, chalice, glass of red wine',
    habitat: 'tabletop',
    height: 0.22,
    affords: { mouth: [0.95, 0.6, 0.35, true], vessel: true },
    traits: ['drink', 'drinking-vessel'],
    shapes: ['cylindrical'],
  },
  plate: {
    words: 'dish, dinner plate, platter, serving platter, serving dish, serving plate, saucer',
    habitat: 'tabletop',
    height: 0.075,
    affords: { flat: true, laid: true, top: { y: -0.5, left: -0.9, right: 0.9 } },
    stack: { rise: 0.14 },
    shapes: ['round'],
  },
  bowl: {
    words: 'fruit bowl, tureen, punch bowl, mixing dish',
    habitat: 'tabletop',
    height: 0.1,
    affords: { mouth: [0.86, 0.84, 0.3], vessel: true, top: { y: -0.82, left: -0.55, right: 0.55 } },
    traits: ['container'],
    shapes: ['round', 'oval'],
  },
  vase: {
    words: 'urn, amphora, flower vase, pottery, ceramic',
    habitat: 'tabletop',
    height: 0.32,
    affords: { mouth: [0.97, 0.3, 0.2], vessel: true },
    traits: ['container'],
  },
  candle: {
    words: 'taper, tea light, tealight, votive',
    habitat: 'tabletop',
    height: 0.22,
    shapes: ['cylindrical', 'tall'],
    shaped: { wide: 'pillar-candle' },
  },
  lantern: {
    words: 'oil lamp, hurricane lamp, paper lantern',
    height: 0.4,
    affords: { grip: 0.95 },
    traits: ['handle', 'hovers'],
  },
  'street-lamp': {
    words:
      'lamppost, lamp post, streetlight, street light, gas lamp, streetlamp, lantern post, street lantern, lantern pole, gaslight, lamp pole',
    height: 4.2,
    homes: ['street'],
    traits: ['street-light', 'kerb'],
  },
  campfire: {
    words: 'fire, bonfire, flame, camp fire, fire pit, brazier fire, hearth, bbq',
    height: 0.8,
    homes: ['forest'],
    traits: ['fire'],
    asMotif: 'fire',
  },
  fountain: {
    words: 'water fountain, birdbath, spring water fountain, water feature, bird bath',
    height: 3,
    homes: ['park'],
    traits: ['ringed'],
  },
  clock: {
    words: 'wall clock, cuckoo clock, grandfather clock, pendulum clock, stopclock, chronometer',
    habitat: 'tabletop',
    height: 0.16,
    traits: ['hung', 'faced'],
    shapes: ['round'],
  },
  laptop: {
    words: 'notebook computer, macbook, chromebook, ultrabook, laptop computer',
    habitat: 'tabletop',
    height: 0.25,
    affords: { writing: [0.17, 0.92, 0.83, 0.3] },
    traits: ['mounted', 'keys', 'machine'],
    shapes: ['rectangular'],
  },
  camera: {
    words: 'photo camera, film camera, polaroid, video camera, camcorder, polaroid camera, dslr camera, webcam',
    habitat: 'tabletop',
    height: 0.1,
  },
  telescope: { words: 'spyglass, spyglass telescope, binocular telescope', height: 1.6, traits: ['engaging'] },
  microscope: { words: 'laboratory microscope', habitat: 'tabletop', height: 0.38, traits: ['engaging'] },
  piano: {
    words: 'grand piano, upright piano, keyboard instrument',
    height: 1.6,
    homes: ['room'],
    affords: { shelter: true },
    traits: ['keys', 'instrument'],
  },
  violin: { words: 'viola, fiddle', height: 0.62, traits: ['instrument'] },
  'flower-arch': {
    words:
      'flower arch, floral arch, wedding arch, rose arch, arch of flowers, arch of roses, floral archway, flower archway, wedding altar, arbor, arbour, rose arbor',
    height: 2.8,
    homes: ['garden'],
    affords: { shelter: true },
  },
  'open-suitcase': {
    words:
      'open suitcase, packed suitcase, suitcase full of clothes, open luggage, opened suitcase, half packed suitcase, suitcase packed with clothes, overflowing suitcase',
    height: 0.5,
    shows: ['clothes'],
    shapes: ['rectangular'],
  },
  'car-charger': {
    words:
      'car charger, charging station, ev charger, charging point, electric charging station, charging post, electric car charger, ev charging station, car charging station, wallbox',
    height: 1.5,
    homes: ['parking-lot', 'street'],
  },
  suitcase: {
    words: 'luggage, travel bag, valise, trunk case, portmanteau, duffel, holdall, carry on',
    height: 0.55,
    affords: { grip: 0.97, mouth: [0.86, 0.8, 0.25], vessel: true, top: { y: -0.84, left: -0.45, right: 0.45 } },
    traits: ['handle', 'walked-with'],
    shapes: ['rectangular'],
  },
  backpack: {
    words: 'rucksack, knapsack, school bag, rucksack bag, knapsack bag',
    height: 0.5,
    affords: { mouth: [0.9, 0.5, 0.25], vessel: true },
    shapes: ['rectangular'],
  },
  hat: {
    words: 'fedora, cowboy hat, bowler, bowler hat, sombrero, tricorn, bicorne, trilby',
    habitat: 'tabletop',
    height: 0.17,
    affords: { mouth: [0.35, 0.5, 0.2] },
    shapes: ['round'],
  },
  shoe: {
    words: 'sneaker, trainer, sneakers, boot, slipper, running shoe, moccasin, clog, loafers, espadrille, high top',
    height: 0.13,
    affords: { mouth: [0.9, 0.3, 0.2] },
  },
  key: { habitat: 'tabletop', height: 0.045, traits: ['flat'] },
  gift: {
    words:
      'present, gift box, package, parcel, birthday present, christmas present, wrapped gift, souvenir, package gift, hamper, surprise box',
    height: 0.35,
    affords: { mouth: [0.8, 0.8, 0.25], vessel: true, top: { y: -0.76, left: -0.3, right: 0.3 } },
    shows: ['ribbon'],
    shapes: ['square', 'cubic'],
  },
  easel: {
    words: 'painter easel, artist easel',
    height: 1.7,
    affords: { writing: [0.06, 0.86, 0.93, 0.43] },
    traits: ['art'],
  },
});
