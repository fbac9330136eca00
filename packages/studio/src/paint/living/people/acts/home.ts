import type { ActName } from '../../../../catalogue/acts.js';
import type { FigurePose } from '../poses.js';
import type { ActPose, ThingName } from './act-pose.js';
import { bodies } from './bodies.js';
import { hands } from './hands.js';

const { turned, kneeling } = bodies;
/** On both knees, over what is on the floor. */
const floored: FigurePose = { ...kneeling, lean: 26, nod: -6, nearLeg: [10, -88, 64], farLeg: [22, -86, 64] };

/** On the floor with toys, a hand on one of them at that height. */
const playing = (thing: ThingName, below: number): ActPose => ({
  body: floored,
  whole: true,
  arms: {
    farArm: { to: 'ground', ahead: 44, below },
    nearArm: { to: 'belly', ahead: 16, below: 12 },
    farArmBefore: true,
    farHand: 'grip',
  },
  things: [{ thing, at: 'ground', ahead: 0, layer: 'behind' }],
  face: 'joy',
});

/** How what one does about the house looks. */
export const homePoses = {
  'washing-dishes': {
    body: { ...turned, lean: 6 },
    arms: hands({ to: 'belly', ahead: 26, below: -6 }, { to: 'belly', ahead: 38, below: -12 }, { nod: 10 }),
    things: [
      { thing: 'sink-counter', at: 'ground', ahead: -6, layer: 'behind' },
      { thing: 'soapy-plate', at: 'far' },
      { thing: 'sponge', at: 'near', layer: 'over' },
    ],
    face: 'smile',
  },
  'nail-painting': {
    body: bodies.table,
    arms: hands({ to: 'belly', ahead: 40, below: -14 }, { to: 'belly', ahead: 36, below: -24 }, { nod: 16 }),
    things: [
      { thing: 'chair', at: 'pelvis', layer: 'behind' },
      { thing: 'polish-table', at: 'pelvis', ahead: 30, layer: 'behind' },
      { thing: 'polish-brush', at: 'far', layer: 'over' },
    ],
    face: 'smile',
  },
  'ticket-check': {
    body: { ...turned, lean: 4 },
    arms: hands({ to: 'belly', ahead: 30, below: 14 }, { to: 'chest', ahead: 38, below: 16 }, { nod: 10 }),
    things: [
      { thing: 'ticket-slip', at: 'near', layer: 'over' },
      { thing: 'ticket-punch', at: 'far', layer: 'over' },
    ],
    face: 'smile',
  },
  'pouring-wine': {
    body: turned,
    // from the hand at the chest down into the glass that is held out: its neck is before all else, and points there
    arms: hands({ to: 'belly', ahead: 24, below: -20 }, { to: 'belly', ahead: 42.5, below: 12 }, { nod: 8 }),
    things: [
      { thing: 'wine-glass', at: 'far', layer: 'over' },
      { thing: 'wine-bottle', at: 'near', layer: 'over' },
    ],
    face: 'smile',
  },
  'pouring-bowl': {
    body: { ...turned, lean: 4 },
    arms: hands({ to: 'belly', ahead: 20, below: 4 }, { to: 'chest', ahead: 36, below: -8 }, { nod: 8 }),
    things: [
      { thing: 'breakfast-table', at: 'ground', ahead: -46, layer: 'behind' },
      { thing: 'milk-jug', at: 'far' },
    ],
    face: 'smile',
  },
  'bag-boxing': {
    body: bodies.lunge,
    whole: true,
    arms: {
      farArm: { to: 'chin', ahead: 50, below: 6 },
      nearArm: { to: 'chin', ahead: 12, below: 10 },
      farHand: 'grip',
      nearHand: 'grip',
      farArmBefore: true,
    },
    things: [
      { thing: 'punch-bag', at: 'ground', ahead: 40, layer: 'behind' },
      { thing: 'gloves', at: 'far', layer: 'over' },
      { thing: 'gloves', at: 'near', layer: 'over' },
    ],
    face: 'focus',
  },
  'at-helm': {
    body: turned,
    arms: hands({ to: 'belly', ahead: 30, below: -16 }, { to: 'chest', ahead: 42, below: 6 }),
    things: [{ thing: 'ship-wheel', at: 'ground', ahead: 2, layer: 'behind' }],
    face: 'focus',
  },
  'hanging-picture': {
    body: { ...bodies.back, turn: 0.2 },
    whole: true,
    arms: { nearArm: [-30, -168], farArm: [30, 168], nod: -6 },
    things: [{ thing: 'hung-picture', at: 'crown', ahead: 2, below: -10, layer: 'behind' }],
  },
  'window-gazing': {
    body: { ...bodies.back, turn: 0.25 },
    whole: true,
    arms: { farArm: [18, 60], nod: -3 },
    things: [{ thing: 'great-window', at: 'pelvis', ahead: 22, layer: 'behind' }],
  },
  'picking-fruit': {
    body: { ...turned, turn: 0.5 },
    arms: hands({ to: 'belly', ahead: 20, below: -10 }, { to: 'crown', ahead: 22, below: -12 }, { nod: -12 }),
    things: [
      { thing: 'fruit-tree', at: 'pelvis', ahead: 40, layer: 'behind' },
      { thing: 'picked-apple', at: 'far' },
      { thing: 'picked-apple', at: 'near' },
    ],
    face: 'smile',
  },
  'picking-high': {
    body: { ...turned, turn: 0.4 },
    whole: true,
    arms: hands({ to: 'belly', ahead: 14, below: -12 }, { to: 'crown', ahead: 20, below: -8 }, { nod: -10 }),
    things: [
      { thing: 'tall-fruit-tree', at: 'pelvis', ahead: -6, layer: 'behind' },
      { thing: 'stepladder', at: 'pelvis', layer: 'behind' },
      { thing: 'picked-apple', at: 'far' },
      { thing: 'picked-apple', at: 'near' },
    ],
    face: 'smile',
  },
  'building-blocks': {
    body: floored,
    whole: true,
    arms: hands({ to: 'belly', ahead: 24, below: 2 }, { to: 'belly', ahead: 36, below: -8 }),
    things: [{ thing: 'block-tower', at: 'ground', ahead: 10 }],
    face: 'joy',
  },
  'toy-driving': playing('toy-cars', -16),
  'toy-railway': playing('toy-train', -20),
  repotting: {
    body: { ...turned, lean: 5 },
    arms: hands({ to: 'belly', ahead: 22, below: -2 }, { to: 'belly', ahead: 40, below: -6 }, { nod: 10 }),
    things: [{ thing: 'potting-bench', at: 'ground', ahead: -14, layer: 'behind' }],
    face: 'smile',
  },
  'carrying-board': {
    body: { ...turned, turn: 0.4 },
    arms: { nearArm: { to: 'hip', ahead: 10, below: -16 }, nearHand: 'grip' },
    things: [{ thing: 'surfboard-held', at: 'near', below: -10, tilt: -6 }],
    face: 'smile',
  },
  mowing: {
    body: { ...turned, lean: 8, nearLeg: [-20, -14], farLeg: [22, 6] },
    whole: true,
    arms: hands({ to: 'belly', ahead: 26, below: 14 }, { to: 'belly', ahead: 32, below: 14 }),
    things: [{ thing: 'mower', at: 'ground', ahead: 0, layer: 'behind' }],
    face: 'smile',
  },
  shaving: {
    body: { ...turned, lean: 3 },
    arms: hands({ to: 'belly', ahead: 16, below: 4 }, { to: 'chin', ahead: 10, below: 2 }),
    things: [
      { thing: 'shaving-mirror', at: 'pelvis', ahead: 62, layer: 'behind' },
      { thing: 'razor', at: 'far', layer: 'over' },
    ],
  },
  judging: {
    body: { ...turned, turn: 0.25 },
    arms: hands({ to: 'belly', ahead: 12, below: -16 }, { to: 'chest', ahead: 38, below: 8 }),
    things: [
      { thing: 'raised-gavel', at: 'far', layer: 'over' },
      { thing: 'judge-bench', at: 'pelvis', ahead: 6, layer: 'over' },
    ],
    face: 'focus',
  },
  piloting: {
    body: bodies.table,
    arms: hands({ to: 'belly', ahead: 30, below: -12 }, { to: 'belly', ahead: 36, below: -12 }),
    things: [
      { thing: 'pilot-seat', at: 'pelvis', layer: 'behind' },
      { thing: 'control-column', at: 'ground', ahead: 0, layer: 'over' },
    ],
    face: 'focus',
  },
  lifeguarding: {
    body: bodies.table,
    arms: { nearArm: { to: 'eyes', ahead: 10, below: -4 } },
    things: [{ thing: 'lifeguard-chair', at: 'pelvis', layer: 'behind' }],
    face: 'focus',
  },
  'carrying-mat': {
    body: { ...turned, turn: 0.35 },
    arms: hands({ to: 'belly', ahead: 4, below: -8 }, { to: 'belly', ahead: 18, below: -10 }),
    things: [{ thing: 'rolled-mat', at: 'both', below: -8 }],
    face: 'smile',
  },
} satisfies Partial<Record<ActName, ActPose>>;
