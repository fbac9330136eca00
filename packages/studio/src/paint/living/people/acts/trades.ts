import type { ActName } from '../../../../catalogue/acts.js';
import { motored } from '../grasps.js';
import { poses } from '../poses.js';
import type { FigurePose } from '../poses.js';
import type { ActPose, Carried } from './act-pose.js';
import { bodies } from './bodies.js';
import { hands } from './hands.js';
import { grips } from './table-hands.js';

const { turned, frontal, table, kneeling, leap, tree, wide } = bodies;

const at = (thing: Carried['thing'], place: Carried['at'], ahead = 0, layer?: Carried['layer']): Carried => ({
  thing,
  at: place,
  ahead,
  ...(layer && { layer }),
});
/** Legs along the floor of a boat, hidden by its side. */
const aboard: FigurePose = {
  turn: 0.6,
  lean: 6,
  nearArm: [-9, 5],
  farArm: [12, 8],
  nearLeg: [88, 80],
  farLeg: [90, 84],
  support: 'ground',
};

/** What people do at a place of work, and with what stands below or above them. */
export const tradePoses = {
  bartending: {
    body: { ...turned, turn: 0.35 },
    arms: hands({ to: 'chest', ahead: 14, below: 6 }, { to: 'chest', ahead: 24, below: 0 }),
    things: [at('bar', 'pelvis'), { thing: 'shaker', at: 'both', tilt: 24, layer: 'over' }],
    face: 'smile',
  },
  'tending-counter': {
    body: { ...turned, turn: 0.2 },
    // both hands on the top, the elbows out
    arms: { nearArm: [-60, 28], farArm: [60, -28], ...grips },
    things: [at('shop-counter', 'pelvis')],
    face: 'smile',
  },
  forging: {
    body: { ...turned, lean: 8 },
    arms: hands({ to: 'belly', ahead: 26, below: -6 }, { to: 'eyes', ahead: 32, below: 4 }),
    things: [
      at('anvil', 'pelvis', 44, 'behind'),
      { thing: 'tongs', at: 'near', layer: 'over' },
      { thing: 'hammer', at: 'far', tilt: 24 },
    ],
    face: 'focus',
  },
  planing: {
    body: { ...turned, lean: 16 },
    arms: hands({ to: 'belly', ahead: 26, below: 10 }, { to: 'belly', ahead: 38, below: 10 }, { nod: 10 }),
    things: [at('planed-board', 'pelvis', 16, 'behind'), { thing: 'hand-plane', at: 'both', layer: 'over' }],
    face: 'focus',
  },
  'flower-arranging': {
    body: turned,
    arms: hands({ to: 'belly', ahead: 26, below: -22 }, { to: 'chest', ahead: 34, below: 4 }, { nod: 8 }),
    things: [at('flower-table', 'pelvis', 18, 'behind')],
    face: 'smile',
  },
  firefighting: {
    body: { ...bodies.lunge, lean: 4 },
    arms: hands({ to: 'belly', ahead: 18, below: -12 }, { to: 'belly', ahead: 34, below: -18 }),
    things: [at('flames', 'ground', 156, 'behind'), at('fire-hose', 'far'), at('hose-water', 'far')],
    face: 'focus',
  },
  'sword-fighting': {
    body: { ...bodies.lunge, lean: 12 },
    whole: true,
    arms: {
      farArm: { to: 'crown', ahead: 26, below: -12 },
      farHand: 'grip',
      nearArm: { to: 'chest', ahead: 24, below: 10 },
      nearHand: 'grip',
    },
    things: [
      { thing: 'long-sword', at: 'far', tilt: 34, layer: 'over' },
      { thing: 'round-shield', at: 'near', layer: 'over' },
    ],
    face: 'focus',
  },
  'mending-net': {
    body: table,
    arms: hands({ to: 'belly', ahead: 20, below: -14 }, { to: 'belly', ahead: 34, below: -18 }, { nod: 14, lean: 12 }),
    things: [at('crate-seat', 'pelvis', 0, 'behind'), { thing: 'spread-net', at: 'both', layer: 'over' }],
    face: 'focus',
  },
  hosing: {
    body: turned,
    arms: { farArm: { to: 'belly', ahead: 32, below: -14 }, farHand: 'grip', farArmBefore: true, nod: 8 },
    things: [at('garden-hose', 'far'), at('plants', 'ground', 50, 'behind')],
    face: 'smile',
  },
  bicycling: {
    body: { ...poses.cycling, lean: 18, support: 'feet' },
    whole: true,
    arms: {},
    things: [at('bicycle', 'pelvis', 0, 'behind')],
  },
  motorcycling: {
    // the feet are on its rests, and its wheels on the road below them
    body: { ...motored, lean: 18, nod: -10, support: 'feet', nearLeg: [75, -30], farLeg: [78, -27] },
    whole: true,
    arms: { nearArm: { to: 'hip', ahead: 48, below: -16 }, farArm: { to: 'hip', ahead: 52, below: -19 } },
    things: [{ ...at('motorcycle', 'pelvis', 20, 'behind'), below: 21 }],
  },
  'directing-traffic': {
    body: frontal,
    whole: true,
    arms: { nearArm: [-86, -92], farArm: [118, 172], farHand: 'open', nearHand: 'open' },
    face: 'focus',
  },
  carving: {
    body: { ...turned, lean: 4 },
    arms: hands({ to: 'eyes', ahead: 8, below: 6 }, { to: 'chest', ahead: 32, below: 0 }),
    things: [
      at('marble', 'pelvis', 46, 'behind'),
      at('chisel', 'far'),
      { thing: 'hammer', at: 'near', tilt: 30, layer: 'over' },
    ],
    face: 'focus',
  },
  welding: {
    body: { ...turned, lean: 12 },
    arms: hands({ to: 'belly', ahead: 26, below: -10 }, { to: 'belly', ahead: 32, below: -14 }, { nod: 8 }),
    things: [
      at('weld-bench', 'ground', 4, 'behind'),
      at('welding-torch', 'far'),
      { thing: 'welding-mask', at: 'crown', ahead: 7, below: 14, tilt: 8, layer: 'over' },
    ],
  },
  'hanging-laundry': {
    body: turned,
    whole: true,
    arms: hands({ to: 'crown', ahead: 22, below: 6 }, { to: 'crown', ahead: 40, below: 4 }, { nod: -10 }),
    things: [at('washing-line', 'ground', 44, 'behind'), at('shirt', 'both')],
    face: 'smile',
  },
  laundry: {
    body: turned,
    arms: hands({ to: 'chest', ahead: 14, below: 14 }, { to: 'chest', ahead: 32, below: 12 }, { nod: 8 }),
    things: [at('washer', 'pelvis', 58, 'behind'), at('shirt', 'both')],
    face: 'smile',
  },
  ironing: {
    body: turned,
    arms: hands({ to: 'belly', ahead: 20, below: 10 }, { to: 'belly', ahead: 34, below: 7 }, { nod: 10 }),
    things: [at('ironing-board', 'pelvis', 34, 'behind'), at('iron', 'far')],
  },
  milking: {
    body: { ...table, lean: 20 },
    whole: true,
    arms: hands({ to: 'belly', ahead: 34, below: 6 }, { to: 'belly', ahead: 46, below: 2 }, { nod: 8 }),
    things: [at('milk-stool', 'pelvis', 0, 'behind'), at('bucket', 'ground', 4, 'behind')],
    face: 'smile',
  },
  conjuring: {
    body: { ...frontal, turn: 0.4 },
    arms: { farArm: { to: 'chest', ahead: 32, below: -16 }, farHand: 'grip', nearArm: [-62, -106], nearHand: 'open' },
    things: [at('magic-table', 'pelvis', 64, 'behind'), at('magic-wand', 'far')],
    face: 'joy',
  },
  reeling: {
    body: { ...wide, turn: 0.6, lean: -10 },
    arms: hands({ to: 'belly', ahead: 14, below: -8 }, { to: 'chest', ahead: 24, below: 4 }),
    things: [at('bent-rod', 'far')],
    face: 'joy',
  },
  'changing-bulb': {
    body: { ...turned, turn: 0.35 },
    whole: true,
    arms: { farArm: { to: 'crown', ahead: 14, below: -20 }, nearArm: { to: 'crown', ahead: 2, below: -14 }, nod: -16 },
    things: [at('stepladder', 'pelvis', 0, 'behind'), { thing: 'hanging-bulb', at: 'far', below: 2 }],
  },
  'reaching-shelf': {
    body: { ...turned, turn: 0.6 },
    whole: true,
    arms: { farArm: { to: 'crown', ahead: 28, below: -16 }, nearArm: [-10, 8], nod: -18, farHand: 'open' },
    things: [
      at('chair-below', 'pelvis', 0, 'behind'),
      { thing: 'high-shelf', at: 'far', ahead: 4, below: -4, layer: 'behind' },
    ],
  },
  puddle: {
    body: leap,
    whole: true,
    arms: { nearArm: [-110, -140], farArm: [104, 138], nearHand: 'open', farHand: 'open' },
    things: [at('puddle', 'pelvis', 0, 'behind')],
    face: 'joy',
  },
  parachuting: {
    body: {
      turn: 0.3,
      lean: 0,
      nearArm: [-140, -176],
      farArm: [140, 176],
      nearLeg: [-14, -34, 20],
      farLeg: [26, -8, 20],
    },
    whole: true,
    arms: grips,
    things: [at('parachute', 'both', 0, 'behind')],
    face: 'joy',
  },
  'head-scratching': {
    body: { ...frontal, turn: 0.35 },
    arms: { farArm: { to: 'crown', ahead: 6, below: 3 }, nearArm: [-40, 44], nod: 4 },
    things: [{ thing: 'question', at: 'crown', ahead: -20, below: -16, tilt: -12, layer: 'over' }],
    face: 'focus',
  },
  'tying-shoes': {
    body: { ...kneeling, lean: 34 },
    arms: { nearArm: [16, 32], farArm: [22, 34], ...grips, farArmBefore: true, nod: 18 },
    face: 'focus',
  },
  sandcastle: {
    body: { ...kneeling, lean: 18 },
    whole: true,
    arms: { ...hands({ to: 'belly', ahead: 30, below: 12 }, { to: 'belly', ahead: 40, below: 8 }), nod: 10 },
    things: [at('sandcastle', 'ground', 18, 'behind'), at('spade', 'far')],
    face: 'joy',
  },
  hopscotch: {
    body: { ...tree, turn: 0.6, lean: 6, nearLeg: [10, -14, 10], farLeg: [30, -76, 40] },
    whole: true,
    arms: { nearArm: [-38, -64], farArm: [40, 82], nearHand: 'open', farHand: 'open' },
    things: [{ thing: 'chalk-grid', at: 'pelvis', below: 9, layer: 'behind' }],
    face: 'joy',
  },
  harvesting: {
    body: { ...turned, lean: 12 },
    // one cob in hand, the other hand at the next one
    arms: { ...hands({ to: 'belly', ahead: 18, below: 6 }, { to: 'belly', ahead: 46, below: -4 }), nod: 8 },
    things: [
      at('crops', 'ground', 2, 'behind'),
      at('picked-cob', 'near', 0, 'over'),
      at('harvest-basket', 'pelvis', 24),
    ],
    face: 'smile',
  },
  'fixing-car': {
    body: { ...turned, lean: 26 },
    whole: true,
    arms: { ...hands({ to: 'belly', ahead: 32, below: 0 }, { to: 'belly', ahead: 42, below: -6 }), nod: 10 },
    things: [at('open-car', 'ground', -14, 'behind'), { thing: 'wrench', at: 'far', tilt: 50 }],
    face: 'focus',
  },
  'pavement-chalking': {
    body: { ...kneeling, lean: 30 },
    whole: true,
    arms: { ...hands({ to: 'belly', ahead: 30, below: 14 }, { to: 'belly', ahead: 44, below: 26 }), nod: 14 },
    things: [at('chalk-pictures', 'ground', 40, 'behind'), { thing: 'chalk', at: 'far', tilt: 30 }],
    face: 'smile',
  },
  'changing-wheel': {
    body: kneeling,
    whole: true,
    arms: { ...hands({ to: 'belly', ahead: 34, below: 8 }, { to: 'belly', ahead: 42, below: 16 }), nod: 8 },
    things: [at('jacked-car', 'ground', 34, 'behind'), { thing: 'wrench', at: 'far', tilt: 50 }],
    face: 'focus',
  },
  plumbing: {
    body: kneeling,
    arms: { ...hands({ to: 'belly', ahead: 34, below: 4 }, { to: 'belly', ahead: 44, below: -6 }), nod: 8 },
    things: [at('sink', 'ground', 8, 'behind'), { thing: 'wrench', at: 'far', tilt: 50 }],
    face: 'focus',
  },
  'mending-fence': {
    body: turned,
    arms: hands({ to: 'belly', ahead: 34, below: -2 }, { to: 'chest', ahead: 36, below: -4 }),
    things: [at('picket-fence', 'pelvis', 56, 'behind'), { thing: 'hammer', at: 'far', tilt: 30 }],
    face: 'focus',
  },
  'building-birdhouse': {
    body: { ...turned, lean: 6 },
    arms: hands({ to: 'belly', ahead: 28, below: -12 }, { to: 'eyes', ahead: 28, below: 6 }),
    things: [at('birdhouse-bench', 'pelvis', 22, 'behind'), { thing: 'hammer', at: 'far', tilt: 24 }],
    face: 'focus',
  },
  beam: {
    body: tree,
    whole: true,
    arms: { nearArm: [-88, -92], farArm: [88, 92], nearHand: 'open', farHand: 'open' },
    things: [at('balance-beam', 'pelvis', 0, 'behind')],
    face: 'focus',
  },
  'balance-board': {
    body: bodies.board,
    whole: true,
    arms: {},
    things: [at('roller-board', 'pelvis', 0, 'behind')],
    face: 'focus',
  },
  presenting: {
    body: { ...turned, turn: 0.35 },
    arms: { farArm: { to: 'eyes', ahead: 44, below: 6 }, farHand: 'open', nearArm: [-16, 46] },
    things: [at('screen', 'pelvis', 34, 'behind')],
    face: 'smile',
  },
  'writing-board': {
    body: { ...turned, turn: 0.8 },
    whole: true,
    arms: { farArm: { to: 'eyes', ahead: 36, below: 4 }, farHand: 'grip', nearArm: [-6, 14], farArmBefore: true },
    things: [at('board', 'pelvis', 30, 'behind'), at('chalk', 'far')],
    face: 'focus',
  },
  chalking: {
    body: { ...turned, turn: 0.8 },
    whole: true,
    arms: { farArm: { to: 'eyes', ahead: 36, below: 4 }, farHand: 'grip', nearArm: [-6, 14], farArmBefore: true },
    things: [at('chalk', 'far')],
    face: 'focus',
  },
  kayaking: {
    body: aboard,
    whole: true,
    arms: hands({ to: 'chest', ahead: 2, below: 16 }, { to: 'chest', ahead: 36, below: 2 }),
    things: [
      { thing: 'kayak-hull', at: 'pelvis', ahead: 16, layer: 'over' },
      { thing: 'paddle', at: 'both', layer: 'over' },
    ],
    face: 'joy',
  },
  canoeing: {
    body: aboard,
    whole: true,
    arms: hands({ to: 'chest', ahead: 30, below: 26 }, { to: 'chest', ahead: 18, below: -6 }),
    things: [
      { thing: 'canoe-hull', at: 'pelvis', ahead: 16, layer: 'over' },
      { thing: 'canoe-paddle', at: 'both', layer: 'over' },
    ],
    face: 'smile',
  },
  'tossing-dough': {
    body: { ...bodies.frontal, nod: -14 },
    arms: { nearArm: [-122, -160], farArm: [122, 160], nearHand: 'open', farHand: 'open' },
    things: [{ thing: 'dough-disc', at: 'crown', below: -42 }],
    face: 'joy',
  },
  rowing: {
    body: aboard,
    whole: true,
    arms: hands({ to: 'belly', ahead: 30, below: -14 }, { to: 'belly', ahead: 38, below: -18 }),
    things: [
      { thing: 'boat-hull', at: 'pelvis', ahead: 6, layer: 'over' },
      { thing: 'oars', at: 'near', layer: 'over' },
    ],
    face: 'smile',
  },
  diving: {
    body: {
      turn: 0.75,
      lean: 0,
      nearArm: [172, 176],
      farArm: [168, 174],
      nearHand: 'open',
      farHand: 'open',
      nearLeg: [-4, -8, 60],
      farLeg: [4, 0, 60],
      tip: 122,
      support: 'belly',
    },
    whole: true,
    arms: {},
  },
  'nail-biting': {
    body: { ...frontal, turn: 0.4 },
    arms: hands({ to: 'mouth', ahead: 0, below: 5 }, { to: 'mouth', ahead: 6, below: 4 }),
    face: 'sad',
  },
  pruning: {
    body: turned,
    arms: hands({ to: 'belly', ahead: 24, below: -4 }, { to: 'belly', ahead: 34, below: -8 }, { nod: 10 }),
    things: [at('rose-bush', 'ground', 54, 'behind'), at('shears', 'far', 0, 'over')],
    face: 'smile',
  },
  beholding: {
    body: { ...turned, turn: 0.85 },
    arms: {
      // the upper arm comes towards us, or the elbow would stand out as high as the chin
      farArm: { to: 'chin', ahead: 4, below: 5, upper: 0.7 },
      nearArm: [-8, 30],
      farArmBefore: true,
      farHand: 'grip',
      nod: -4,
    },
    face: 'smile',
  },
  'viewing-art': {
    body: { ...bodies.back, turn: 0.3 },
    whole: true,
    arms: { nod: -4 },
    things: [at('gallery', 'pelvis', 24, 'behind')],
  },
  'cauldron-stirring': {
    body: turned,
    whole: true,
    arms: hands({ to: 'belly', ahead: 30, below: -12 }, { to: 'belly', ahead: 48, below: -16 }, { nod: 8 }),
    things: [{ thing: 'ladle', at: 'far', tilt: 8, layer: 'behind' }, at('cauldron-fire', 'ground', -2, 'behind')],
    face: 'focus',
  },
  'toy-kitchen': {
    body: { ...kneeling, lean: 8 },
    whole: true,
    arms: hands({ to: 'belly', ahead: 24, below: -6 }, { to: 'belly', ahead: 36, below: -16 }, { nod: 6 }),
    things: [at('toy-kitchen', 'ground', 14, 'behind'), { thing: 'spoon', at: 'far', tilt: 40 }],
    face: 'joy',
  },
} satisfies Partial<Record<ActName, ActPose>>;
