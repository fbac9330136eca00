import type { ActName } from '../../../../catalogue/acts.js';
import { poses } from '../poses.js';
import type { FigurePose } from '../poses.js';
import type { ActPose } from './act-pose.js';
import { bodies } from './bodies.js';
import { hands } from './hands.js';
import { grips } from './table-hands.js';

const { turned, frontal, table, kneeling, lunge, wide } = bodies;

/** Both hands on the shaft of a long tool. */
const shaft: Partial<FigurePose> = {
  nearArm: { to: 'belly', ahead: 16, below: 2 },
  farArm: { to: 'chest', ahead: 22, below: 8 },
  farArmBefore: true,
  nod: 10,
  ...grips,
};

/** Long tools, toys that fly, and what else is handled standing. */
export const toolPoses = {
  raking: {
    body: { ...turned, lean: 14 },
    arms: shaft,
    tool: 'rake',
    things: [{ thing: 'leaves', at: 'ground', ahead: 44 }],
  },
  digging: {
    body: { ...turned, lean: 18 },
    arms: shaft,
    tool: 'shovel',
    things: [{ thing: 'hole', at: 'ground', ahead: 36 }],
  },
  sweeping: { body: { ...turned, lean: 8 }, arms: shaft, tool: 'broom' },
  mopping: { body: { ...turned, lean: 12 }, arms: shaft, tool: 'mop' },
  vacuuming: { body: { ...turned, lean: 12 }, arms: shaft, tool: 'vacuum' },
  'chopping-wood': {
    body: { ...wide, turn: 0.6, lean: 2 },
    whole: true,
    arms: hands({ to: 'crown', ahead: 0, below: -8 }, { to: 'crown', ahead: 14, below: -16 }, { nod: 6 }),
    things: [
      { thing: 'chopping-block', at: 'pelvis', ahead: 62, layer: 'behind' },
      { thing: 'long-axe', at: 'both', tilt: 52, layer: 'over' },
    ],
    face: 'focus',
  },
  'flying-drone': {
    body: { ...turned, lean: -4, nod: -12 },
    arms: {
      nearArm: { to: 'chest', ahead: 20, below: 18 },
      nearHand: 'grip',
      farArm: { to: 'chest', ahead: 24, below: 16 },
      farHand: 'grip',
    },
    things: [{ thing: 'drone', at: 'both', layer: 'over' }],
    face: 'joy',
  },
  'flying-kite': {
    body: { ...turned, lean: -8, nod: -14 },
    arms: {
      farArm: { to: 'eyes', ahead: 34, below: -4 },
      farHand: 'grip',
      nearArm: { to: 'chest', ahead: 20, below: 8 },
      nearHand: 'grip',
    },
    things: [{ thing: 'kite', at: 'far', layer: 'behind' }],
    face: 'joy',
  },
  bubbles: {
    body: turned,
    arms: { farArm: { to: 'mouth', ahead: 9, below: 10 }, farHand: 'grip', farArmBefore: true, nod: -4 },
    things: [{ thing: 'bubble-wand', at: 'far' }],
    face: 'joy',
  },
  sparklers: {
    body: frontal,
    arms: { farArm: [84, 130], farHand: 'grip' },
    things: [{ thing: 'sparkler', at: 'far' }],
    face: 'joy',
  },
  torching: {
    body: lunge,
    arms: { farArm: [96, 140], farHand: 'grip', nearArm: [-90, -140], nearHand: 'grip' },
    things: [
      { thing: 'torch', at: 'far' },
      { thing: 'torch', at: 'near' },
    ],
  },
  /** A toy aeroplane flies as high as the arm goes. */
  'toy-flight': {
    body: { ...poses.running, lean: 8 },
    whole: true,
    arms: {
      // before the face, not over the hair
      farArm: { to: 'chin', ahead: 46, below: -6 },
      farHand: 'grip',
      farArmBefore: true,
      nearArm: [-70, -40],
      holds: 'far',
      nod: -12,
    },
    face: 'joy',
  },
  driving: {
    body: table,
    arms: { farArm: { to: 'chest', ahead: 36, below: 4 }, nearArm: { to: 'chest', ahead: 30, below: 8 }, ...grips },
  },
  'floor-play': {
    body: {
      ...kneeling,
      lean: 34,
      nod: -16,
      nearLeg: [10, -88, 64],
      farLeg: [22, -86, 64],
    },
    arms: { farArm: [20, 32], nearArm: [10, 24], farArmBefore: true, holds: 'far' },
    face: 'joy',
    things: [{ thing: 'blocks', at: 'far', ahead: 12, below: 4, layer: 'behind' }],
  },
  rummaging: {
    body: { ...turned, turn: 0.4 },
    arms: {
      farArm: { to: 'belly', ahead: 22, below: -20 },
      nearArm: { to: 'belly', ahead: 8, below: -6 },
      ...grips,
      farArmBefore: true,
      nod: 18,
    },
    things: [{ thing: 'handbag', at: 'both', below: 2 }],
    face: 'focus',
  },
  designing: {
    body: turned,
    arms: {
      farArm: { to: 'chest', ahead: 40, below: 4 },
      nearArm: { to: 'chest', ahead: 28, below: 16 },
      ...grips,
      farArmBefore: true,
    },
    things: [{ thing: 'mannequin', at: 'pelvis', ahead: 62, layer: 'behind' }],
    face: 'smile',
  },
  archery: {
    body: lunge,
    arms: {
      farArm: { to: 'eyes', ahead: 50, below: 10 },
      nearArm: { to: 'chin', ahead: 2, below: 6, elbowUp: true },
      ...grips,
    },
    things: [{ thing: 'drawn-bow', at: 'far' }],
    face: 'focus',
  },
  spellcasting: {
    body: { ...frontal, turn: 0.5 },
    arms: {
      farArm: { to: 'chest', ahead: 46, below: -14 },
      farHand: 'open',
      nearArm: { to: 'chest', ahead: 26, below: 10 },
      nearHand: 'open',
    },
    things: [{ thing: 'spell', at: 'far', ahead: 18, below: -8, layer: 'over' }],
    face: 'focus',
  },
} satisfies Partial<Record<ActName, ActPose>>;
