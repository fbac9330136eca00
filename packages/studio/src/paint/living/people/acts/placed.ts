import type { ActName } from '../../../../catalogue/acts.js';
import { poses } from '../poses.js';
import type { ActPose, Carried } from './act-pose.js';
import { bodies } from './bodies.js';
import { hands } from './hands.js';
import { WRITES, onTable } from './table-hands.js';

const { turned, table, kneeling } = bodies;
const chair: Carried = { thing: 'chair', at: 'pelvis', layer: 'behind' };
const behind = (thing: Carried['thing'], ahead: number): Carried => ({ thing, at: 'pelvis', ahead, layer: 'behind' });

/** How acts look that bring what they are done at. */
export const placedPoses = {
  calculating: {
    body: table,
    arms: { ...onTable(), nod: 14 },
    things: [chair, behind('sums-desk', 22), { thing: 'pen', at: 'far', tilt: WRITES, layer: 'over' }],
    face: 'focus',
  },
  podcasting: {
    body: table,
    arms: {
      nearArm: { to: 'belly', ahead: 28, below: -14 },
      farArm: { to: 'chest', ahead: 28, below: 8 },
      farArmBefore: true,
      farHand: 'open',
    },
    things: [chair, behind('podcast-desk', 26)],
    face: 'joy',
  },
  racing: {
    body: { ...poses.running, turn: 0.6 },
    whole: true,
    arms: { nearArm: [-138, -166], farArm: [138, 166], nearHand: 'open', farHand: 'open' },
    things: [{ thing: 'finish-arch', at: 'pelvis', layer: 'behind' }],
    face: 'joy',
  },
  'hair-brushing': {
    body: turned,
    arms: {
      farArm: { to: 'crown', ahead: 8, below: 10 },
      farHand: 'grip',
      nearArm: { to: 'chest', ahead: 12, below: 10 },
      farArmBefore: true,
    },
    things: [behind('vanity', 44), { thing: 'hairbrush', at: 'far', tilt: -30, layer: 'over' }],
    face: 'smile',
  },
  'assembling-furniture': {
    body: { ...kneeling, lean: 16 },
    whole: true,
    arms: hands({ to: 'belly', ahead: 30, below: 2 }, { to: 'belly', ahead: 42, below: -6 }, { nod: 10 }),
    things: [behind('half-chair', 58), { thing: 'screwdriver', at: 'far', tilt: 70 }],
    face: 'focus',
  },
  'vet-check': {
    body: { ...turned, lean: 6 },
    arms: hands({ to: 'chest', ahead: 22, below: 22 }, { to: 'chest', ahead: 46, below: 22 }, { nod: 10 }),
    things: [behind('vet-table', 26), { thing: 'stethoscope', at: 'far', layer: 'over' }],
    face: 'smile',
  },
  'record-browsing': {
    body: { ...turned, lean: 6 },
    arms: hands({ to: 'belly', ahead: 30, below: -16 }, { to: 'chest', ahead: 34, below: 12 }, { nod: 12 }),
    things: [behind('record-crates', 26), { thing: 'open-record', at: 'far', ahead: 4, below: -10 }],
    face: 'smile',
  },
  'clothes-shopping': {
    body: { ...turned, lean: 2 },
    arms: {
      nearArm: [-9, 6],
      nearHand: 'grip',
      farArm: { to: 'chest', ahead: 38, below: -2 },
      farHand: 'grip',
      farArmBefore: true,
    },
    things: [behind('clothes-rail', 22), { thing: 'shopping-bag', at: 'near' }],
    face: 'smile',
  },
  'shoe-shopping': {
    body: turned,
    arms: { farArm: { to: 'chest', ahead: 40, below: -4 }, farHand: 'open', farArmBefore: true, nearArm: [-9, 6] },
    things: [behind('shoe-shelf', 34)],
    face: 'smile',
  },
  'jewelry-making': {
    body: table,
    arms: hands({ to: 'belly', ahead: 26, below: -24 }, { to: 'belly', ahead: 36, below: -30 }, { nod: 12 }),
    things: [chair, behind('jewel-bench', 24), { thing: 'necklace', at: 'far', layer: 'over' }],
    face: 'focus',
  },
  'from-oven': {
    body: { ...turned, lean: 20, farLeg: [24, -8] },
    arms: hands({ to: 'belly', ahead: 28, below: 8 }, { to: 'belly', ahead: 40, below: 6 }, { nod: 8 }),
    things: [behind('open-oven', 38), { thing: 'baking-tray', at: 'both', ahead: 16, below: 2, layer: 'over' }],
    face: 'smile',
  },
  measuring: {
    body: { ...turned, lean: 14 },
    arms: hands({ to: 'belly', ahead: 14, below: 6 }, { to: 'belly', ahead: 44, below: 6 }, { nod: 12 }),
    things: [behind('measured-board', 20), { thing: 'tape-across', at: 'far', layer: 'over' }],
    face: 'focus',
  },
  'book-signing': {
    body: table,
    arms: { ...onTable(), nod: 12 },
    things: [chair, behind('signing-table', 22), { thing: 'pen', at: 'far', tilt: WRITES, layer: 'over' }],
    face: 'smile',
  },
  glassblowing: {
    body: { ...turned, lean: 4 },
    arms: hands({ to: 'mouth', ahead: 12, below: 5 }, { to: 'mouth', ahead: 32, below: 14 }),
    things: [behind('glass-furnace', 70), { thing: 'blowpipe', at: 'mouth', ahead: 3, layer: 'over' }],
    face: 'focus',
  },
  kaleidoscope: {
    body: turned,
    arms: hands({ to: 'eyes', ahead: 9, below: 4 }, { to: 'eyes', ahead: 24, below: 2 }, { nod: -6 }),
    things: [{ thing: 'kaleidoscope', at: 'eyes', ahead: 6, tilt: -10, layer: 'over' }],
    face: 'joy',
  },
} satisfies Partial<Record<ActName, ActPose>>;
