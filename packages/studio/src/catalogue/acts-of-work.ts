import type { ActRecord } from './act-record.js';

/** What people do with tools: in the garden, in the house, in a workshop. */
export const workActs = {
  watering: {
    shows: 'plant plants flower flowers potted-plant',
    words:
      'watering plants, watering the plants, watering flowers, watering the garden, watering the flowers, watering',
    uses: 'watering-can',
    at: 'garden',
  },
  gardening: {
    inTrousers: true,
    shows: 'plant flower vegetable seed',
    words: 'gardening, planting, weeding, tending, picking flowers, planting a tree, planting flowers, picking berries',
    uses: 'trowel',
    at: 'garden',
    trades: 'gardener',
  },
  'planting-flag': { words: 'planting a standard' },
  raking: {
    inTrousers: true,
    shows: 'leaf leaves pile-of-leaves',
    words: 'raking, raking leaves',
    uses: 'rake',
    at: 'garden',
  },
  digging: {
    inTrousers: true,
    shows: 'hole',
    words: 'digging, shovelling, shoveling, digging a hole, shoveling snow',
    uses: 'shovel spade',
    trades: 'miner archaeologist',
  },
  sweeping: { words: 'sweeping, sweeping the floor', uses: 'broom', at: 'room', trades: 'janitor' },
  mopping: { words: 'mopping, mopping the floor, cleaning the floor', uses: 'mop', at: 'room' },
  vacuuming: {
    words: 'vacuuming, vacuum cleaning, vacuuming the floor, vacuuming the carpet',
    uses: 'vacuum-cleaner vacuum',
    at: 'room',
  },
  'litter-picking': {
    inTrousers: true,
    shows: 'garbage trash bottle can garbage-bag trash-bag bag',
    words:
      'cleaning up, cleaning up litter, picking up litter, picking up trash, picking up garbage, collecting litter, collecting trash, collecting garbage, picking up rubbish',
    uses: 'garbage-bag trash-bag',
  },
  wiping: {
    words: 'cleaning, washing, wiping, polishing, scrubbing, dusting, washing windows',
    uses: 'sponge',
    trades: 'cleaner maid',
  },
  hammering: {
    inTrousers: true,
    shows: 'nail wood board table',
    at: 'workshop',
    words: 'hammering, doing carpentry, woodworking',
    uses: 'hammer nail',
    trades: 'carpenter',
  },
  repairing: {
    inTrousers: true,
    shows: 'machine engine',
    words: 'repairing, fixing, mending, repairing a machine, fixing a machine, fixing a broken machine',
    uses: 'wrench spanner',
  },
  screwing: { inTrousers: true, words: 'assembling', uses: 'screwdriver', at: 'workshop' },
  drilling: { inTrousers: true, words: 'drilling', uses: 'drill power-drill', at: 'workshop' },
  sawing: {
    inTrousers: true,
    shows:
      'wood board table log plank driftwood branch wooden-board piece-of-wood wood-plank wooden-plank piece-of-lumber',
    at: 'workshop',
    words: 'sawing',
    uses: 'saw hand-saw',
  },
  'chopping-wood': {
    inTrousers: true,
    words: 'chopping wood, chopping down, splitting wood, splitting logs, chopping firewood, chopping logs',
    uses: 'axe hatchet',
    shows: 'wood firewood log logs',
    at: 'pine-forest',
    trades: 'lumberjack',
  },
  chainsawing: {
    inTrousers: true,
    words: 'sawing down a tree, felling a tree, felling trees, cutting with a chainsaw',
    uses: 'chainsaw',
    at: 'forest',
  },
  sewing: {
    taught: 'sewing',
    shows: 'table dress needle fabric cloth mannequin quilt blanket',
    at: 'room',
    words: 'sewing, stitching, tailoring',
    uses: 'sewing-machine sewing-needle thread',
    trades: 'tailor seamstress',
  },
  knitting: {
    taught: 'knitting',
    shows: 'scarf sweater hat',
    at: 'room',
    words: 'knitting, crocheting',
    uses: 'yarn knitting-needles wool ball-of-yarn',
  },
  pottery: {
    taught: 'pottery, ceramics',
    shows: 'pot vase bowl clay teapot',
    at: 'workshop',
    words:
      'making pottery, throwing pottery, throwing clay, throwing clay on a wheel, throwing a pot, throwing pots, doing pottery, taking a pottery class, shaping clay',
    uses: 'clay pottery-wheel',
    trades: 'potter',
  },
} as const satisfies Record<string, ActRecord>;
