import type { ActRecord } from './act-record.js';

/** What people do at a place of work, with tools and things that are drawn with it. */
export const tradeActs = {
  bartending: {
    words:
      'mixing a cocktail, mixing cocktails, mixing drinks, mixing a drink, pouring a drink, pouring drinks, tending bar, bartending',
    shows: 'cocktail glass bottle drink counter wine beer shaker',
    at: 'bar',
    trades: 'bartender barman barmaid',
  },
  'tending-counter': {
    words: 'tending the counter, tending a counter, minding the counter, manning the counter',
    shows: 'counter table',
    at: 'shop',
  },
  forging: {
    words:
      'forging, forging a sword, forging a blade, forging iron, forging metal, forging steel, hammering iron, hammering metal, hammering steel, hammering hot iron, hammering glowing iron, hammering glowing metal, hammering hot metal, hammering molten metal, hammering red hot iron, hammering red hot metal, hammering a sword, hammering a blade, hammering a horseshoe, hammering on an anvil, hammering at an anvil, working at an anvil, working at the anvil, shaping metal, shaping iron, striking hot metal, striking an anvil',
    shows: 'anvil iron metal steel sword blade horseshoe hammer forge',
    at: 'workshop',
    trades: 'blacksmith',
  },
  planing: {
    inTrousers: true,
    words:
      'planing, planing wood, planing a board, planing a plank, sanding, sanding wood, sanding a board, sanding a plank, smoothing wood, shaping wood',
    shows: 'wood board plank table workbench shavings',
    at: 'workshop',
  },
  'flower-arranging': {
    words: [
      'flowers',
      'the flowers',
      'roses',
      'tulips',
      'lilies',
      'sunflowers',
      'a bouquet',
      'bouquets',
      'a vase of flowers',
    ]
      .map((what) => `arranging ${what}`)
      .concat('flower arranging', 'making a bouquet', 'putting together a bouquet')
      .join(', '),
    shows: 'bouquet flower flowers vase rose tulip lily sunflower vase-of-flowers counter table',
    at: 'shop',
    trades: 'florist',
  },
  firefighting: {
    words:
      'extinguishing, extinguishing a fire, putting out a fire, putting out the fire, fighting a fire, hosing down',
    uses: 'hose fire-hose',
    trades: 'firefighter fireman',
  },
  'sword-fighting': {
    words:
      'sword fighting, swordfighting, swinging a sword, swinging swords, fighting with swords, fighting each other with swords, dueling with swords, duelling with swords, duel with swords, fight with swords, dueling, duelling, crossing swords, clashing swords, having a sword fight',
    shows: 'sword katana shield',
  },
  'mending-net': {
    words: 'mending nets, mending a net, mending his net, mending her net, mending fishing nets',
    shows: 'fishing-net net',
  },
  bicycling: { inTrousers: true, words: 'out on a bike', trades: 'cyclist', shows: 'bicycle bike' },
  motorcycling: { inTrousers: true, words: 'out on a motorbike', trades: 'biker', shows: 'motorcycle motorbike' },
  'directing-traffic': { words: 'directing traffic, stopping traffic, controlling traffic', at: 'street' },
  carving: {
    words: 'carving, sculpting, chiselling, chiseling, carving a statue, sculpting a statue',
    shows: 'statue sculpture stone-block stone rock marble block',
    uses: 'chisel',
    at: 'workshop',
    trades: 'sculptor',
  },
  welding: {
    inTrousers: true,
    words: 'welding, soldering, fusing metal',
    shows: 'metal machine torch blowtorch welding-torch',
    at: 'workshop',
    trades: 'welder',
  },
  'hanging-laundry': {
    words:
      'hanging laundry, hanging clothes, hanging up laundry, hanging up clothes, hanging out laundry, hanging the laundry, hanging the washing, hanging out the washing, hanging up the laundry, drying laundry',
    shows: 'laundry clothes clothesline washing-line laundry-basket basket shirt t-shirt',
    at: 'garden',
  },
  laundry: {
    words: 'doing laundry, doing the laundry, washing clothes',
    shows: 'laundry clothes washing-machine laundry-basket basket shirt t-shirt',
    uses: 'washing-machine laundry-basket',
    at: 'bathroom',
  },
  ironing: { words: 'ironing, ironing clothes', uses: 'iron ironing-board', shows: 'shirt', at: 'room' },
  milking: { words: 'milking', shows: 'bucket stool milk', at: 'farm' },
  conjuring: {
    words:
      'performing magic, doing magic, performing a trick, performing tricks, performing a magic trick, performing magic tricks, doing a magic trick, doing magic tricks, conjuring',
    uses: 'magic-wand wand',
    shows: 'rabbit top-hat hat',
    at: 'stage',
    trades: 'magician',
  },
  reeling: {
    words:
      'reeling, reeling in, trying to catch a fish, trying to catch fish, catch a fish, catching a fish, catching fish, landing a fish, reeling in a fish',
    shows: 'fish catch fishing-rod fishing-pole',
    at: 'lake',
  },
  'changing-bulb': {
    words:
      'changing a light bulb, changing a lightbulb, replacing a light bulb, replacing a lightbulb, screwing in a light bulb, installing a light fixture, installing a light, installing a lamp',
    shows: 'light-bulb ladder stepladder step-ladder lamp chair stool',
    at: 'room',
  },
  'reaching-shelf': {
    words:
      'reaching for a high shelf, reaching a high shelf, reaching for the top shelf, reaching the top shelf, reach a high shelf, reach the top shelf',
    shows: 'shelf wall-shelf bookshelf chair stool',
    at: 'room',
  },
  puddle: {
    words:
      'splashing in a puddle, splashing in puddles, jumping in puddles, jumping in a puddle, jumping over a puddle, playing in a puddle, stomping in puddles',
    shows: 'puddle',
    at: 'street',
  },
  parachuting: { words: 'skydiving, parachuting, sky diving, paragliding', uses: 'parachute', at: 'sky' },
  'head-scratching': {
    words:
      'scratching their head, scratching his head, scratching her head, scratching a head, looking confused, looking puzzled',
  },
  'tying-shoes': {
    words:
      'tying their shoelaces, tying his shoelaces, tying her shoelaces, tying shoelaces, tying their shoes, tying his shoes, tying her shoes, tying a shoelace, tying their laces',
    uses: 'shoelace shoelaces',
  },
  sandcastle: {
    words: 'building a sandcastle, building sandcastles, making a sandcastle, playing with a sandcastle',
    uses: 'sand-castle',
    shows: 'bucket shovel spade sand',
    at: 'beach',
  },
  hopscotch: { words: 'playing hopscotch, hopscotch', at: 'street' },
  harvesting: {
    inTrousers: true,
    words: 'harvesting, harvesting crops, picking apples, picking fruit, picking vegetables, picking corn, reaping',
    shows: 'crop crops basket apple corn wheat vegetable vegetables fruit carrot pumpkin potato',
    at: 'field',
  },
  'fixing-car': {
    inTrousers: true,
    words:
      'fixing a car, repairing a car, fixing the car, repairing the car, working on a car, fixing a car engine, repairing a car engine, fixing an engine, repairing an engine, tinkering, tinkering with the engine',
    shows: 'car engine sports-car car-engine hood wrench tool toolbox',
    at: 'garage',
    trades: 'mechanic',
  },
  'changing-wheel': {
    inTrousers: true,
    words:
      'changing a tyre, changing a tire, changing the tyre, changing the tire, changing a flat tyre, changing a flat tire, changing a wheel, changing the wheel, fixing a flat tyre, fixing a flat tire, replacing a tyre, replacing a tire, replacing a wheel',
    shows: 'car wheel tire wrench tool toolbox',
    at: 'garage',
  },
  plumbing: {
    inTrousers: true,
    words:
      'fixing a leaky faucet, fixing a faucet, repairing a faucet, fixing a sink, repairing a sink, fixing a pipe, repairing a pipe, fixing a leak',
    shows: 'faucet sink pipe tap wrench',
    at: 'bathroom',
    trades: 'plumber',
  },
  'mending-fence': {
    inTrousers: true,
    words: 'fixing a fence, repairing a fence, building a fence, mending a fence, painting a fence',
    shows: 'fence hammer nail',
    at: 'garden',
  },
  'painting-low': {
    words: 'giving a fence a fresh coat of paint, giving the fence a fresh coat of paint, whitewashing a fence',
    shows: 'paintbrush paint-can bucket paint',
    at: 'garden',
  },
  'building-birdhouse': {
    inTrousers: true,
    words: 'building a birdhouse, making a birdhouse, building a wooden bench',
    shows: 'birdhouse hammer wood',
    at: 'workshop',
  },
  beam: { words: 'balancing on a beam', uses: 'balance-beam', at: 'gym' },
  'balance-board': {
    words:
      'balancing on a board, standing on a balance board, balancing on a balance board, using a balance board, practicing on a balance board, training on a balance board',
    uses: 'balance-board',
    at: 'gym',
  },
  'at-till': {
    words:
      'scanning items, scanning groceries, scanning products, working the cash register, ringing up groceries, ringing up items, working at the checkout, working at a checkout, at the checkout',
    uses: 'cash-register',
    shows: 'counter checkout groceries scanner',
    at: 'supermarket',
    trades: 'cashier',
  },
  presenting: {
    words:
      'giving a presentation, presenting, presenting their research, presenting a project, presenting findings, giving a business presentation, explaining a chart',
    uses: 'projector-screen',
    shows: 'screen graph presentation flip-chart chart',
    at: 'office',
  },
  'writing-board': {
    words:
      'writing on a blackboard, writing on the blackboard, writing on a chalkboard, writing on the chalkboard, writing on a whiteboard, writing on the whiteboard, writing on a board, writing on the board, solving an equation, solving equations',
    shows: 'blackboard whiteboard chalkboard chalk board equation',
    at: 'classroom',
  },
  chalking: { words: 'chalking' },
  'pavement-chalking': {
    words:
      'drawing with chalk, drawing in chalk, drawing with coloured chalk, drawing with colored chalk, drawing chalk pictures, drawing with sidewalk chalk, drawing on the pavement, drawing on the sidewalk, drawing on the ground with chalk, playing hopscotch drawing',
    shows: 'chalk chalks drawing',
    at: 'suburb',
  },
  kayaking: {
    inTrousers: true,
    words: 'kayaking, paddling',
    uses: 'kayak',
    shows: 'paddle',
    at: 'lake',
    trades: 'kayaker',
  },
  canoeing: { inTrousers: true, words: 'canoeing', uses: 'canoe', shows: 'paddle', at: 'lake' },
  'tossing-dough': {
    words: ['tossing', 'spinning', 'throwing', 'twirling', 'flipping']
      .flatMap((verb) =>
        ['pizza dough', 'dough', 'a pizza', 'the dough', 'a pizza dough', 'a pizza crust'].map(
          (what) => `${verb} ${what}`,
        ),
      )
      .join(', '),
    shows: 'dough pizza bread',
    at: 'kitchen',
  },
  rowing: { inTrousers: true, words: 'rowing, rowing a boat', uses: 'rowing-boat', shows: 'oar oars boat', at: 'lake' },
  diving: {
    words: 'diving into, diving into a pool, diving into the pool, jumping into the pool, diving from a board',
    shows: 'diving-board',
    at: 'pool',
  },
  'nail-biting': {
    words:
      'biting their nails, biting his nails, biting her nails, biting nails, covering their mouth, covering her mouth, covering his mouth',
  },
  hosing: {
    words: 'spraying plants, watering with a hose',
    uses: 'garden-hose',
    shows: 'plant plants flower',
    at: 'garden',
  },
  pruning: {
    words: 'pruning, trimming, trimming a hedge, pruning roses',
    uses: 'shears garden-shears',
    shows: 'bush rose rose-bush hedge tree shrub',
    at: 'garden',
  },
  beholding: { words: 'admiring, beholding, observing' },
  'viewing-art': {
    words:
      'admiring a painting, looking at a painting, looking at paintings, admiring paintings, viewing art, looking at art, looking at a work of art, admiring a work of art, admiring art, looking at a piece of modern art, looking at a mural, admiring a mural, visiting a museum, visiting an art gallery',
    shows: 'painting picture artwork portrait',
    at: 'museum',
  },
  'cauldron-stirring': {
    words: [
      ...['stirring', 'tending', 'watching over', 'working at', 'cooking in'].flatMap((does) =>
        ['a', 'her', 'his', 'the', 'their', 'a large', 'a bubbling', 'a huge', 'a giant', 'a black'].map(
          (which) => `${does} ${which} cauldron`,
        ),
      ),
      'brewing a potion, brewing potions, stirring a potion, making a potion, mixing a potion, cooking a potion, brewing a magic potion',
    ].join(', '),
    shows: 'cauldron potion ladle',
  },
  'toy-kitchen': {
    words: 'playing with a toy kitchen, playing with a toy kitchen set, playing kitchen, pretending to cook',
    shows: 'kitchen oven stove',
    at: 'room',
  },
} as const satisfies Record<string, ActRecord>;
