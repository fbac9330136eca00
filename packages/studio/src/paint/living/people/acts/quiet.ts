import type { ActName } from '../../../../catalogue/acts.js';
import type { FigurePose } from '../poses.js';
import type { ActPose, Carried } from './act-pose.js';
import { bodies } from './bodies.js';
import { hands } from './hands.js';
import { WRITES, grips, one, onTable, station } from './table-hands.js';

const { turned, frontal, table, kneeling, floor } = bodies;

/** Both hands before the chest, around something this wide. */
const before = (wide: number, ahead = 20, below = 14): Partial<FigurePose> => ({
  nearArm: { to: 'chest', ahead: ahead - wide / 2, below: below + 2 },
  farArm: { to: 'chest', ahead: ahead + wide / 2, below },
  farArmBefore: true,
  ...grips,
});

const chair: Carried = { thing: 'chair', at: 'pelvis', layer: 'behind' };
/** What people do with their hands, standing or sitting: at a table, with a book, a cup, a tool. */
export const quietActs = {
  reading: { body: turned, arms: { ...before(14), nod: 16 }, things: [{ thing: 'book', at: 'both' }], face: 'focus' },
  'desk-sitting': {
    body: table,
    arms: { ...onTable(), holds: 'far' },
    things: [chair, station('writing-desk', -6, 'behind')],
  },
  'desk-reading': {
    body: table,
    arms: { ...before(12, 26, 20), nod: 16 },
    things: [chair, station('writing-desk', -6, 'behind'), { thing: 'book', at: 'both' }],
    face: 'focus',
  },
  'desk-nap': {
    body: { ...table, lean: 46 },
    arms: {
      nearArm: { to: 'chest', ahead: 26, below: 14 },
      farArm: { to: 'chest', ahead: 34, below: 10 },
      farArmBefore: true,
      nod: 34,
    },
    things: [chair, { thing: 'book-desk', at: 'hip', ahead: 20, below: 48, layer: 'behind' }],
    face: 'asleep',
  },
  'reading-newspaper': {
    body: turned,
    arms: { ...before(26, 22, 8), nod: 10 },
    things: [{ thing: 'newspaper', at: 'both' }],
    face: 'focus',
  },
  'reading-map': {
    body: turned,
    arms: { ...before(26, 22, 12), nod: 14 },
    things: [{ thing: 'map', at: 'both' }],
    face: 'focus',
  },
  'reading-letter': { body: turned, arms: { ...before(10), nod: 14 }, things: [{ thing: 'letter', at: 'both' }] },
  checking: {
    body: turned,
    arms: { ...before(8, 20, 18), nod: 14 },
    things: [
      { thing: 'clipboard', at: 'near', ahead: 6 },
      { thing: 'pen', at: 'far', layer: 'over' },
    ],
    face: 'focus',
  },
  writing: {
    body: table,
    arms: { ...onTable(), nod: 16 },
    things: [chair, station('writing-desk', -18, 'behind'), { thing: 'pen', at: 'far', tilt: WRITES, layer: 'over' }],
    face: 'focus',
  },
  typing: {
    body: table,
    arms: onTable(32, -8),
    things: [chair, station('desk', -12, 'behind')],
    face: 'focus',
  },
  drawing: {
    body: turned,
    arms: { ...before(6, 22, 14), nod: 14 },
    things: [
      { thing: 'sketchbook', at: 'near', ahead: 8, below: -4 },
      { thing: 'pencil', at: 'far', layer: 'over' },
    ],
    face: 'focus',
  },
  painting: {
    body: turned,
    arms: one({ to: 'chest', ahead: 44, below: 0 }, { to: 'belly', ahead: 14, below: -8 }),
    things: [
      station('easel', 12, 'behind'),
      { thing: 'palette', at: 'near', ahead: 6 },
      { thing: 'paintbrush', at: 'far' },
    ],
    face: 'focus',
  },
  'painting-wall': {
    body: turned,
    arms: one({ to: 'eyes', ahead: 34, below: -6 }),
    things: [
      { thing: 'paint-pot', at: 'pelvis', ahead: -40, layer: 'behind' },
      { thing: 'roller', at: 'far' },
    ],
  },
  'painting-low': {
    body: { ...turned, lean: 12 },
    arms: { ...one({ to: 'belly', ahead: 38, below: -6 }), nod: 12 },
    things: [
      { thing: 'paint-pot', at: 'pelvis', ahead: -40, layer: 'behind' },
      { thing: 'paintbrush', at: 'far' },
    ],
    face: 'focus',
  },
  eating: {
    body: table,
    arms: {
      ...one({ to: 'mouth', ahead: 7, below: 8 }),
      nearArm: { to: 'belly', ahead: 28, below: -6 },
      nearHand: 'grip',
    },
    things: [
      chair,
      { thing: 'table', at: 'pelvis', ahead: 26, layer: 'behind' },
      { thing: 'fork', at: 'far', tilt: -30 },
    ],
  },
  snacking: {
    body: turned,
    arms: one({ to: 'mouth', ahead: 9, below: 5 }),
    things: [{ thing: 'sandwich', at: 'far', ahead: 1, below: -2 }],
    face: 'smile',
  },
  drinking: {
    body: turned,
    arms: one({ to: 'mouth', ahead: 11, below: 7 }),
    things: [{ thing: 'cup', at: 'far', ahead: 1, below: -2, tilt: -22 }],
  },
  'drinking-wine': {
    body: turned,
    arms: one({ to: 'mouth', ahead: 15, below: 12 }),
    things: [{ thing: 'wine-glass', at: 'far', ahead: 1, below: 2, tilt: -14, layer: 'over' }],
    face: 'smile',
  },
  'brushing-teeth': {
    body: { ...turned, turn: 0.35 },
    arms: one({ to: 'mouth', ahead: 15, below: 7 }),
    things: [{ thing: 'toothbrush', at: 'mouth', ahead: 8, below: 1, layer: 'over' }],
    face: 'smile',
  },
  pouring: {
    body: turned,
    arms: {
      nearArm: { to: 'belly', ahead: 22, below: 12 },
      farArm: { to: 'belly', ahead: 38, below: -24 },
      farArmBefore: true,
      nod: 10,
      ...grips,
    },
    things: [
      { thing: 'cup', at: 'near', below: -3, layer: 'over' },
      { thing: 'pouring-jug', at: 'far', tilt: -8 },
    ],
    face: 'focus',
  },
  'holding-cup': {
    body: turned,
    arms: one({ to: 'chest', ahead: 22, below: 4 }),
    things: [{ thing: 'cup', at: 'far', below: -3 }],
    face: 'smile',
  },
  toasting: {
    body: frontal,
    arms: one({ to: 'eyes', ahead: 30, below: 6 }),
    things: [{ thing: 'wine-glass', at: 'far', ahead: 1, below: 1, layer: 'over' }],
    face: 'joy',
  },
  bottling: {
    body: turned,
    arms: { ...one({ to: 'mouth', ahead: 15, below: -4 }), nod: -10 },
    things: [{ thing: 'bottle', at: 'far', tilt: -110 }],
  },
  grilling: {
    body: turned,
    arms: one({ to: 'belly', ahead: 36, below: -6 }),
    things: [station('grill', 0, 'behind'), { thing: 'fork', at: 'far', tilt: 100 }],
    face: 'smile',
  },
  serving: {
    body: turned,
    arms: one({ to: 'chest', ahead: 30, below: 2 }),
    things: [{ thing: 'tray', at: 'far', below: -5 }],
    face: 'smile',
  },
  roasting: {
    body: kneeling,
    arms: one({ to: 'chest', ahead: 34, below: 12 }),
    things: [{ thing: 'marshmallow', at: 'far', tilt: 10 }],
    face: 'smile',
  },
  meeting: { body: table, arms: onTable(30, -10), things: [chair, station('desk', -12, 'behind')], face: 'smile' },
  sewing: {
    body: table,
    arms: onTable(30, -8),
    things: [chair, station('sewing-machine', -10, 'behind')],
    face: 'focus',
  },
  knitting: {
    body: table,
    arms: { ...before(8, 18, 24), nod: 14 },
    things: [chair, { thing: 'needles', at: 'both' }],
    face: 'focus',
  },
  pottery: {
    body: table,
    arms: { ...onTable(40, 0), lean: 14 },
    things: [{ thing: 'stool', at: 'pelvis', layer: 'behind' }, station('wheel', -16, 'behind')],
    face: 'focus',
  },
  chess: {
    body: table,
    arms: one({ to: 'belly', ahead: 40, below: -18 }, { to: 'chin', ahead: 4, below: 4 }),
    things: [chair, station('chess', -22, 'behind')],
    face: 'focus',
  },
  checkers: {
    body: table,
    arms: one({ to: 'belly', ahead: 40, below: -18 }, { to: 'chin', ahead: 4, below: 4 }),
    things: [chair, station('checkers', -22, 'behind')],
    face: 'focus',
  },
  cards: {
    body: table,
    arms: onTable(30, -12),
    things: [chair, station('cards', -8, 'behind'), { thing: 'card-fan', at: 'near', layer: 'over' }],
    face: 'focus',
  },
  gaming: {
    body: floor,
    // above the knees
    arms: before(14, 28, 2),
    things: [
      { thing: 'tv', at: 'pelvis', ahead: 66, layer: 'behind' },
      { thing: 'controller', at: 'both' },
    ],
    face: 'joy',
  },
  'watching-tv': {
    body: floor,
    arms: {},
    things: [{ thing: 'tv', at: 'pelvis', ahead: 66, layer: 'behind' }],
    face: 'smile',
  },
  experimenting: {
    body: turned,
    arms: one({ to: 'eyes', ahead: 26, below: 4 }, { to: 'belly', ahead: 26, below: -10 }),
    things: [
      { thing: 'lab', at: 'pelvis', ahead: 20, layer: 'behind' },
      { thing: 'flask', at: 'far', below: -2 },
    ],
    face: 'focus',
  },
  phoning: {
    body: frontal,
    // the upper arm comes towards us, or its elbow would stand out as high as the head
    arms: { nearArm: { to: 'ear', ahead: 0, below: 6, elbowBack: true, upper: 0.6 }, nearHand: 'grip' },
    things: [{ thing: 'phone-at-ear', at: 'near', ahead: 2, below: -4, tilt: 10 }],
    face: 'smile',
  },
  texting: {
    body: turned,
    arms: { ...before(4, 20, 10), nod: 14 },
    things: [{ thing: 'phone', at: 'both', below: -6 }],
  },
  selfie: {
    body: frontal,
    arms: one({ to: 'eyes', ahead: 46, below: -8 }),
    things: [{ thing: 'phone', at: 'far', below: -4, tilt: 10 }],
    face: 'joy',
  },
  photographing: {
    body: turned,
    arms: {
      nearArm: { to: 'eyes', ahead: 6, below: 7 },
      farArm: { to: 'eyes', ahead: 15, below: 7 },
      farArmBefore: true,
      ...grips,
    },
    things: [{ thing: 'camera', at: 'eyes', ahead: 11, below: 2 }],
    face: 'smile',
  },
  birdwatching: {
    body: turned,
    arms: {
      nearArm: { to: 'eyes', ahead: 7, below: 5 },
      farArm: { to: 'eyes', ahead: 12, below: 5 },
      farArmBefore: true,
      nod: -8,
      ...grips,
    },
    things: [{ thing: 'binoculars', at: 'eyes', ahead: 7, below: 0, tilt: -8 }],
  },
  astronomy: {
    body: { ...turned, lean: 10, nod: -14 },
    arms: one({ to: 'eyes', ahead: 27, below: -4 }),
    things: [{ thing: 'telescope', at: 'eyes', ahead: 7, below: 1, stands: true }],
  },
  magnifying: {
    body: { ...turned, lean: 10 },
    arms: one({ to: 'eyes', ahead: 22, below: 14 }),
    things: [{ thing: 'magnifying-glass', at: 'far' }],
    face: 'focus',
  },
  'bug-watching': {
    body: kneeling,
    arms: { ...one({ to: 'ground', ahead: 54, below: -46 }), nearArm: [10, 30], lean: 30, nod: 16 },
    things: [station('bug', -10, 'behind'), { thing: 'magnifying-glass', at: 'far' }],
    face: 'smile',
  },
  cane: {
    body: turned,
    arms: one({ to: 'hip', ahead: 24, below: 0 }),
    things: [{ thing: 'cane', at: 'far' }],
  },
  umbrella: {
    body: frontal,
    arms: one({ to: 'chest', ahead: 16, below: 10 }),
    things: [{ thing: 'umbrella', at: 'far', layer: 'behind', roofs: true }],
  },
  bouquet: { body: frontal, arms: before(6, 14, 14), things: [{ thing: 'bouquet', at: 'both' }], face: 'smile' },
  trophy: {
    body: frontal,
    arms: one({ to: 'crown', ahead: 22, below: -14 }),
    things: [{ thing: 'trophy', at: 'far', below: 1, layer: 'behind' }],
    face: 'joy',
  },
  'holding-baby': {
    body: frontal,
    // both arms under the blanket: the face and the elbows are seen
    arms: {
      nearArm: { to: 'chest', ahead: -4, below: 32 },
      farArm: { to: 'chest', ahead: 12, below: 30 },
      farArmBefore: true,
      ...grips,
      nod: 12,
    },
    things: [{ thing: 'baby', at: 'both', ahead: -2, below: -13 }],
    face: 'smile',
  },
  shopping: {
    body: frontal,
    arms: { nearArm: [-14, -6], farArm: [16, 10], ...grips },
    things: [
      { thing: 'shopping-bag', at: 'far' },
      { thing: 'shopping-bag', at: 'near' },
    ],
    face: 'smile',
  },
  suitcase: {
    body: turned,
    arms: { nearArm: [-24, -10], nearHand: 'grip' },
    things: [{ thing: 'suitcase', at: 'near', layer: 'over' }],
  },
  box: { body: turned, arms: before(34, 26, 26), things: [{ thing: 'box', at: 'near', ahead: 15, below: -1 }] },
  watering: {
    body: { ...turned, lean: 10 },
    arms: { ...one({ to: 'belly', ahead: 30, below: 0 }), nod: 10 },
    things: [
      { thing: 'watering-can', at: 'far', below: -2, tilt: 14 },
      { thing: 'plants', at: 'ground', ahead: 44, layer: 'behind' },
    ],
    face: 'smile',
  },
  gardening: {
    body: { ...kneeling, lean: 20 },
    arms: { ...hands({ to: 'belly', ahead: 30, below: 20 }, { to: 'belly', ahead: 50, below: 24 }), nod: 14 },
    things: [
      { thing: 'plants', at: 'ground', ahead: 14, layer: 'behind' },
      { thing: 'spade', at: 'far' },
    ],
    face: 'smile',
  },
  'planting-flag': {
    body: { ...turned, lean: 4 },
    arms: {
      nearArm: { to: 'chest', ahead: 30, below: 22 },
      farArm: { to: 'chest', ahead: 34, below: 2 },
      farArmBefore: true,
      ...grips,
    },
    face: 'smile',
  },
  'litter-picking': {
    body: { ...turned, lean: 20, nod: 4, nearLeg: [-12, -6], farLeg: [18, 2] },
    arms: { ...one({ to: 'belly', ahead: 40, below: 12 }), nearArm: [-16, -4], nearHand: 'grip', lean: 20 },
    things: [
      station('litter', 10, 'behind'),
      { thing: 'grabber', at: 'far' },
      { thing: 'rubbish-bag', at: 'near', layer: 'over' },
    ],
    face: 'focus',
  },
  wiping: {
    body: { ...turned, lean: 6 },
    arms: one({ to: 'chest', ahead: 42, below: -2 }),
    things: [{ thing: 'cloth', at: 'far' }],
  },
  hammering: {
    body: { ...turned, lean: 8 },
    arms: one({ to: 'eyes', ahead: 30, below: 2 }, { to: 'belly', ahead: 28, below: -14 }),
    things: [station('workbench', -20, 'behind'), { thing: 'hammer', at: 'far', tilt: 24 }],
    face: 'focus',
  },
  repairing: {
    body: kneeling,
    arms: { ...one({ to: 'belly', ahead: 44, below: 0 }, { to: 'belly', ahead: 34, below: 8 }), nod: 10 },
    things: [
      { thing: 'machine', at: 'pelvis', ahead: 62, layer: 'behind' },
      { thing: 'wrench', at: 'far', tilt: 50 },
    ],
    face: 'focus',
  },
  screwing: {
    body: kneeling,
    arms: { ...one({ to: 'belly', ahead: 40, below: 2 }, { to: 'belly', ahead: 30, below: 12 }), nod: 10 },
    things: [{ thing: 'screwdriver', at: 'far', tilt: 60 }],
    face: 'focus',
  },
  drilling: {
    body: turned,
    arms: one({ to: 'belly', ahead: 36, below: -8 }, { to: 'belly', ahead: 28, below: 0 }),
    things: [station('drilled-board', 2, 'behind'), { thing: 'drill', at: 'far', ahead: 2 }],
    face: 'focus',
  },
  chainsawing: {
    body: { ...turned, lean: 12 },
    arms: one({ to: 'belly', ahead: 34, below: 0 }, { to: 'belly', ahead: 16, below: 2 }),
    things: [{ thing: 'chainsaw', at: 'both', layer: 'over' }],
    face: 'focus',
  },
  sawing: {
    body: { ...turned, lean: 20 },
    // the blade is in the plank, the other hand on it
    arms: one({ to: 'ground', ahead: 44, below: -101 }, { to: 'ground', ahead: 52, below: -96 }),
    things: [station('workbench', -6, 'behind'), { thing: 'saw', at: 'far', tilt: 14 }],
    face: 'focus',
  },
} satisfies Partial<Record<ActName, ActPose>>;
