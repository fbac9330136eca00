import type { ActName } from '../../../../catalogue/acts.js';
import type { ActPose } from './act-pose.js';
import { bodies } from './bodies.js';
import { grips } from './table-hands.js';

const { turned, frontal, table } = bodies;

/** Music, and whoever speaks to many. */
export const stagePoses = {
  guitar: {
    body: { ...frontal, turn: 0.35, lean: 1 },
    arms: {
      nearArm: { to: 'belly', ahead: 3, below: 6 },
      farArm: { to: 'belly', ahead: 41, below: -12 },
      ...grips,
      farArmBefore: true,
      nod: 8,
    },
    props: ['guitar'],
    face: 'smile',
  },
  piano: {
    body: table,
    arms: {
      nearArm: { to: 'belly', ahead: 34, below: -8 },
      farArm: { to: 'belly', ahead: 42, below: -10 },
      nod: 8,
      farArmBefore: true,
    },
    things: [
      { thing: 'stool', at: 'pelvis', layer: 'behind' },
      { thing: 'piano', at: 'ground', ahead: 4, layer: 'behind' },
    ],
    face: 'focus',
  },
  violin: {
    body: frontal,
    arms: {
      farArm: { to: 'chin', ahead: 30, below: 6 },
      nearArm: { to: 'chest', ahead: 16, below: 2 },
      ...grips,
      farArmBefore: true,
      nod: 6,
    },
    things: [
      { thing: 'violin', at: 'chin', ahead: 14, below: 5, tilt: 2 },
      { thing: 'bow', at: 'near', ahead: 6, below: -6, tilt: 34, layer: 'over' },
    ],
    face: 'focus',
  },
  cello: {
    body: { ...table, turn: 0.3, nearLeg: [-40, 6], farLeg: [46, -2] },
    arms: {
      farArm: { to: 'chin', ahead: 14, below: 14 },
      nearArm: { to: 'belly', ahead: -4, below: 6 },
      ...grips,
      farArmBefore: true,
    },
    things: [
      { thing: 'stool', at: 'pelvis', layer: 'behind' },
      { thing: 'cello', at: 'pelvis', ahead: 6, below: -10 },
      { thing: 'bow', at: 'near', tilt: 78, layer: 'over' },
    ],
    face: 'focus',
  },
  drums: {
    body: table,
    arms: {
      nearArm: { to: 'belly', ahead: 34, below: -16 },
      farArm: { to: 'chest', ahead: 38, below: -6 },
      ...grips,
      farArmBefore: true,
    },
    things: [
      { thing: 'stool', at: 'pelvis', layer: 'behind' },
      { thing: 'drums', at: 'pelvis', ahead: 58, layer: 'behind' },
      { thing: 'sticks', at: 'near', layer: 'over' },
      { thing: 'sticks', at: 'far', tilt: 10 },
    ],
    face: 'joy',
  },
  trumpet: {
    body: turned,
    arms: {
      nearArm: { to: 'mouth', ahead: 13, below: 5 },
      farArm: { to: 'mouth', ahead: 22, below: 4 },
      ...grips,
      farArmBefore: true,
      nod: -8,
    },
    things: [{ thing: 'trumpet', at: 'mouth', ahead: 18, below: 0, tilt: -6 }],
  },
  flute: {
    body: turned,
    arms: {
      nearArm: { to: 'mouth', ahead: 14, below: 6 },
      farArm: { to: 'mouth', ahead: 34, below: 8 },
      ...grips,
      farArmBefore: true,
    },
    things: [{ thing: 'flute', at: 'mouth', ahead: 2, below: 1 }],
  },
  'pipe-smoking': {
    body: turned,
    arms: { farArm: { to: 'mouth', ahead: 15, below: 9 }, farHand: 'grip', farArmBefore: true },
    things: [{ thing: 'tobacco-pipe', at: 'mouth', ahead: 6, below: 1, layer: 'over' }],
  },
  whistling: {
    body: turned,
    arms: { farArm: { to: 'mouth', ahead: 8, below: 6 }, farHand: 'grip', farArmBefore: true, nearArm: [-118, -150] },
    things: [{ thing: 'whistle', at: 'mouth', ahead: 5, below: 0 }],
  },
  clarinet: {
    body: turned,
    arms: {
      nearArm: { to: 'mouth', ahead: 8, below: 26 },
      farArm: { to: 'mouth', ahead: 12, below: 14 },
      ...grips,
      farArmBefore: true,
    },
    things: [{ thing: 'clarinet', at: 'mouth', ahead: 2, below: 20 }],
  },
  saxophone: {
    body: turned,
    arms: {
      nearArm: { to: 'mouth', ahead: 18, below: 50 },
      farArm: { to: 'mouth', ahead: 22, below: 24 },
      ...grips,
      farArmBefore: true,
      nod: 4,
    },
    things: [{ thing: 'saxophone', at: 'mouth', ahead: 9, below: 27 }],
  },
  accordion: {
    body: frontal,
    arms: {
      nearArm: { to: 'chest', ahead: -24, below: 20 },
      farArm: { to: 'chest', ahead: 30, below: 20 },
      ...grips,
      farArmBefore: true,
    },
    things: [{ thing: 'accordion', at: 'chest', ahead: 2, below: 16 }],
    face: 'smile',
  },
  conducting: {
    body: frontal,
    arms: { nearArm: [-96, -150], farArm: [96, 140], nearHand: 'open', farHand: 'grip' },
    things: [{ thing: 'baton', at: 'far' }],
  },
  singing: {
    body: frontal,
    arms: {
      farArm: { to: 'mouth', ahead: 8, below: 11 },
      farHand: 'grip',
      farArmBefore: true,
      nearArm: [-52, -78],
      nearHand: 'open',
      nod: -6,
    },
    things: [{ thing: 'microphone', at: 'far', tilt: -24 }],
    face: 'joy',
  },
  speaking: {
    body: { ...turned, turn: 0.4 },
    arms: { farArm: [58, 108], farHand: 'open', farArmBefore: true, nearArm: { to: 'belly', ahead: 22, below: -14 } },
    things: [{ thing: 'lectern', at: 'pelvis', ahead: 30 }],
    face: 'smile',
  },
  shouting: {
    body: turned,
    arms: { farArm: { to: 'mouth', ahead: 10, below: 8 }, farHand: 'grip', farArmBefore: true, nearArm: [-120, -168] },
    things: [{ thing: 'megaphone', at: 'mouth', ahead: 4, below: 0, tilt: -6 }],
    face: 'joy',
  },
  teaching: {
    body: { ...turned, turn: 0.4 },
    arms: { farArm: { to: 'eyes', ahead: 44, below: 2 }, nearArm: [-10, 40] },
    things: [{ thing: 'board', at: 'pelvis', ahead: 30, layer: 'behind' }],
    face: 'smile',
  },
} satisfies Partial<Record<ActName, ActPose>>;
