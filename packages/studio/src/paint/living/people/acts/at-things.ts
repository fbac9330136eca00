import type { ActName } from '../../../../catalogue/acts.js';
import { poses } from '../poses.js';
import type { ActPose } from './act-pose.js';
import { bodies } from './bodies.js';
import { hands } from './hands.js';

/** How hands look at things that are drawn by themselves, or that carry who uses them. */
export const poseAtThings = {
  handling: {
    body: { ...bodies.turned, lean: 8 },
    arms: {
      farArm: { to: 'chest', ahead: 50, below: -2 },
      nearArm: { to: 'chest', ahead: 44, below: 16 },
      farArmBefore: true,
      farHand: 'open',
      nearHand: 'open',
      nod: 8,
    },
    face: 'focus',
  },
  angling: {
    body: poses.fishing,
    arms: hands({ to: 'belly', ahead: 14, below: -4 }, { to: 'chest', ahead: 26, below: 10 }),
    things: [{ thing: 'cast-rod', at: 'far' }],
    face: 'focus',
  },
  'boat-fishing': {
    body: { ...poses.sitting, turn: 0.6, lean: 2, nearLeg: [88, 80], farLeg: [90, 84], support: 'ground' },
    whole: true,
    arms: hands({ to: 'belly', ahead: 16, below: -10 }, { to: 'chest', ahead: 28, below: 12 }),
    things: [
      { thing: 'boat-hull', at: 'pelvis', ahead: 6, layer: 'over' },
      { thing: 'cast-rod', at: 'far', layer: 'over' },
    ],
    face: 'focus',
  },
  'lap-typing': {
    body: bodies.table,
    arms: hands({ to: 'hip', ahead: 25, below: -17 }, { to: 'hip', ahead: 31, below: -19 }, { nod: 14 }),
    things: [
      { thing: 'chair', at: 'pelvis', layer: 'behind' },
      // it lies on the thighs
      { thing: 'laptop', at: 'hip', ahead: 24, below: -14 },
    ],
    face: 'focus',
  },
  'broom-flight': {
    body: {
      turn: 0.8,
      lean: 30,
      nod: -14,
      nearArm: [40, 62],
      farArm: [52, 70],
      nearLeg: [52, -50, 30],
      farLeg: [66, -34, 30],
    },
    whole: true,
    arms: { nearHand: 'grip', farHand: 'grip' },
    things: [{ thing: 'flying-broom', at: 'hip', below: 8, layer: 'before' }],
    face: 'joy',
  },
  'bottle-feeding': {
    body: bodies.kneeling,
    arms: hands({ to: 'chest', ahead: 30, below: 20 }, { to: 'chest', ahead: 42, below: 2 }, { nod: 6 }),
    things: [{ thing: 'nursing-bottle', at: 'far', tilt: 74, layer: 'over' }],
    face: 'smile',
  },
  'rope-hauling': {
    body: { ...bodies.turned, turn: 0.7, lean: -20, nearLeg: [10, -6], farLeg: [44, 16, -16] },
    whole: true,
    arms: hands({ to: 'chest', ahead: 28, below: 16 }, { to: 'chest', ahead: 48, below: 14 }, { nod: 8 }),
    things: [{ thing: 'hauled-rope', at: 'far', layer: 'over' }],
    face: 'focus',
  },
  'rope-climbing': {
    body: {
      turn: 0.6,
      lean: 2,
      nod: -20,
      nearArm: [0, 0],
      farArm: [0, 0],
      nearLeg: [62, -30, 30],
      farLeg: [76, -20, 30],
      support: 'belly',
    },
    whole: true,
    arms: hands({ to: 'crown', ahead: 20, below: 2 }, { to: 'crown', ahead: 20, below: -24 }),
    things: [{ thing: 'hanging-rope', at: 'far', layer: 'behind' }],
    face: 'focus',
  },
  'dropping-tray': {
    body: { ...bodies.turned, lean: 10, nearLeg: [-14, -18], farLeg: [20, -4] },
    arms: { farArm: [62, 96], farHand: 'open', nearArm: [40, 84], nearHand: 'open', farArmBefore: true, nod: 14 },
    things: [{ thing: 'falling-tray', at: 'ground', ahead: 24, layer: 'over' }],
    face: 'surprise',
  },
  'desk-gaming': {
    body: { ...bodies.table, lean: 8 },
    arms: hands({ to: 'belly', ahead: 26, below: -8 }, { to: 'belly', ahead: 38, below: -10 }, { nod: 2 }),
    things: [
      { thing: 'chair', at: 'pelvis', layer: 'behind' },
      { thing: 'gaming-desk', at: 'ground', ahead: -16, layer: 'behind' },
    ],
    face: 'joy',
  },
  'rope-tugging': {
    body: { ...bodies.wide, turn: 0.65, lean: -14 },
    whole: true,
    arms: hands({ to: 'belly', ahead: 24, below: -6 }, { to: 'belly', ahead: 38, below: 0 }),
    things: [{ thing: 'tug-rope', at: 'far', layer: 'over' }],
    face: 'joy',
  },
} satisfies Partial<Record<ActName, ActPose>>;
