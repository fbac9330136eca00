import type { ActName } from '../../../../catalogue/acts.js';
import { poses } from '../poses.js';
import type { ActPose } from './act-pose.js';
import { bodies } from './bodies.js';
import { hands } from './hands.js';
import { grips } from './table-hands.js';

const { turned, frontal, table, kneeling, crossed, wide, tree, leap, glide, board, climb, crawl } = bodies;

/** With the own body: gymnastics, boards, water, ice and heights. */
export const exercisePoses = {
  yoga: {
    body: tree,
    whole: true,
    arms: { farArm: [171, 206], nearArm: [-171, -206], farHand: 'open', nearHand: 'open' },
    things: [{ thing: 'yoga-mat', at: 'pelvis', layer: 'behind' }],
    face: 'asleep',
  },
  stretching: {
    body: { ...wide, lean: 12 },
    whole: true,
    arms: { farArm: [120, 108], nearArm: [-160, 160], farHand: 'open', nearHand: 'open' },
    face: 'smile',
  },
  meditating: {
    body: crossed,
    whole: true,
    arms: {
      nearArm: crossed.nearArm,
      farArm: crossed.farArm,
      farArmBefore: true,
    },
    face: 'asleep',
  },
  praying: {
    body: { ...kneeling, lean: 4 },
    arms: {
      farArm: { to: 'chest', ahead: 18, below: -2 },
      nearArm: { to: 'chest', ahead: 16, below: 0 },
      farArmBefore: true,
      nod: 14,
    },
    face: 'asleep',
  },
  handstand: {
    body: {
      turn: 0.4,
      lean: 0,
      tip: 180,
      nearArm: [-168, -176],
      farArm: [168, 176],
      nearHand: 'open',
      farHand: 'open',
      nearLeg: [-22, -16],
      farLeg: [24, 30],
      support: 'belly',
    },
    whole: true,
    arms: {},
    face: 'joy',
  },
  'jump-rope': {
    body: { ...leap, turn: 0.2, lean: 0, nearLeg: [-12, -34, 30], farLeg: [16, -20, 30] },
    whole: true,
    arms: { farArm: [34, 66], nearArm: [-34, -66], ...grips },
    rope: true,
    face: 'joy',
  },
  'hula-hoop': {
    body: wide,
    whole: true,
    arms: { farArm: [96, 130], nearArm: [-96, -130], farHand: 'open', nearHand: 'open' },
    things: [{ thing: 'hoop', at: 'belly', below: 6, tilt: -8 }],
    face: 'joy',
  },
  skateboarding: {
    body: board,
    whole: true,
    arms: {},
    things: [{ thing: 'skateboard', at: 'pelvis', ahead: 4, below: 10 }],
    face: 'joy',
  },
  snowboarding: {
    body: board,
    whole: true,
    arms: {},
    things: [{ thing: 'snowboard', at: 'pelvis', ahead: 4, below: 2 }],
    face: 'joy',
  },
  skating: {
    body: glide,
    whole: true,
    arms: {},
    things: [{ thing: 'skates', at: 'foot', ahead: 4, below: 8 }],
    face: 'smile',
  },
  scooting: {
    body: { ...turned, nearLeg: [-14, -30, 20] },
    whole: true,
    arms: hands({ to: 'hip', ahead: 33, below: -6 }, { to: 'hip', ahead: 38, below: -5 }),
    things: [{ thing: 'scooter', at: 'pelvis', ahead: 6, below: 2 }],
    face: 'joy',
  },
  surfing: {
    body: poses.surfing,
    whole: true,
    arms: {},
    things: [{ thing: 'breaker', at: 'pelvis', layer: 'behind' }],
    props: ['surfboard'],
    face: 'joy',
  },
  windsurfing: {
    body: { ...poses.surfing, lean: -8 },
    whole: true,
    arms: hands({ to: 'chest', ahead: 30, below: -4 }, { to: 'chest', ahead: 44, below: -8 }),
    things: [{ thing: 'surf-sail', at: 'pelvis', layer: 'behind' }],
    props: ['surfboard'],
    face: 'joy',
  },
  sledding: {
    body: { ...poses.sitting, lean: -10, nearLeg: [136, 40], farLeg: [94, 85] },
    whole: true,
    arms: hands({ to: 'belly', ahead: 34, below: 4 }, { to: 'belly', ahead: 40, below: 2 }),
    things: [{ thing: 'snow-sled', at: 'pelvis', ahead: 20, layer: 'behind' }],
    face: 'joy',
  },
  skiing: { body: poses.skiing, whole: true, arms: {}, props: ['ski'], face: 'joy' },
  climbing: {
    body: climb,
    whole: true,
    arms: { ...grips },
    things: [
      { thing: 'rock-face', at: 'pelvis', below: 84, layer: 'behind' },
      { thing: 'rock-hold', at: 'near', layer: 'behind' },
      { thing: 'rock-hold', at: 'far', layer: 'behind' },
    ],
  },
  picnic: {
    body: poses.sitting,
    arms: { farArm: { to: 'chest', ahead: 26, below: 12 }, farHand: 'grip', farArmBefore: true },
    things: [
      { thing: 'blanket', at: 'pelvis', ahead: 20, layer: 'behind' },
      { thing: 'picnic-basket', at: 'pelvis', ahead: 84 },
      { thing: 'sandwich', at: 'far', ahead: 2, below: -3 },
    ],
    face: 'smile',
  },
  floating: {
    body: {
      turn: 0.5,
      lean: -6,
      nearArm: [-64, -40],
      farArm: [70, 100],
      nearHand: 'open',
      farHand: 'open',
      nearLeg: [-8, -44, 30],
      farLeg: [34, -20, 30],
      tip: 28,
      support: 'belly',
    },
    whole: true,
    arms: {},
    face: 'smile',
  },
  'scuba-diving': {
    body: {
      turn: 0.75,
      lean: 0,
      nearArm: [40, 60],
      farArm: [150, 160],
      nearLeg: [-8, -16, 60],
      farLeg: [14, -6, 60],
      nod: -50,
      tip: 80,
      support: 'belly',
    },
    whole: true,
    arms: {},
    things: [{ thing: 'mask', at: 'eyes', ahead: -3, below: 0, tilt: 40, layer: 'over' }],
  },
  swinging: {
    body: { ...table, turn: 0.5, lean: -10, nearLeg: [70, 34, -10], farLeg: [74, 40, -10] },
    whole: true,
    arms: { nearArm: [-30, 170], farArm: [34, 176], ...grips, farArmBefore: true },
    things: [{ thing: 'swing', at: 'pelvis', below: 0, layer: 'behind' }],
    face: 'joy',
  },
  trampoline: {
    body: leap,
    whole: true,
    arms: { nearArm: [-148, -168], farArm: [140, 162], nearHand: 'open', farHand: 'open' },
    things: [{ thing: 'trampoline', at: 'pelvis', below: 74, layer: 'behind' }],
    face: 'joy',
  },
  treadmill: {
    body: { ...poses.running, lean: 6 },
    whole: true,
    arms: {},
    things: [{ thing: 'treadmill', at: 'pelvis', ahead: 0, below: 14, layer: 'behind' }],
    face: 'focus',
  },
  weighing: {
    body: frontal,
    arms: { nod: 20 },
    things: [{ thing: 'scale', at: 'pelvis', below: 7, layer: 'behind' }],
  },
  crawling: { body: crawl, whole: true, arms: {} },
} satisfies Partial<Record<ActName, ActPose>>;
