import type { ActName } from '../../../../catalogue/acts.js';
import { poses } from '../poses.js';
import type { FigurePose } from '../poses.js';
import type { ActPose } from './act-pose.js';
import { leads } from '../dance-hold.js';
import { bodies } from './bodies.js';
import { hands } from './hands.js';

const { turned, frontal, table, kneeling, floor } = bodies;

const farOut = (ahead: number, below: number): Partial<FigurePose> => ({
  farArm: { to: 'chest', ahead, below },
  farHand: 'grip',
  farArmBefore: true,
});

/** What the first of two does; what the other one does is in `tableaux.ts`. */
export const actsOfTwoPoses = {
  'cutting-hair': {
    body: { ...turned, turn: 0.6 },
    arms: hands({ to: 'chest', ahead: 28, below: 6 }, { to: 'chest', ahead: 40, below: -4 }),
    things: [
      { thing: 'scissors', at: 'far' },
      { thing: 'comb', at: 'near', layer: 'over' },
    ],
    face: 'focus',
  },
  portraying: {
    body: turned,
    arms: hands({ to: 'belly', ahead: 14, below: -8 }, { to: 'chest', ahead: 44, below: -4 }),
    things: [
      { thing: 'palette', at: 'near', ahead: 6 },
      { thing: 'paintbrush', at: 'far' },
    ],
    face: 'focus',
  },
  makeup: {
    body: { ...turned, lean: 10 },
    arms: hands({ to: 'belly', ahead: 16, below: -12 }, { to: 'chest', ahead: 38, below: 2 }),
    things: [
      { thing: 'paintbrush', at: 'far', ahead: -6, below: 3 },
      { thing: 'powder-box', at: 'near', ahead: 4 },
    ],
    face: 'smile',
  },
  massaging: {
    body: { ...turned, lean: 14 },
    arms: hands({ to: 'belly', ahead: 24, below: 6 }, { to: 'belly', ahead: 40, below: 4 }, { nod: 12 }),
    face: 'smile',
  },
  dentistry: {
    body: { ...turned, lean: 18 },
    arms: hands({ to: 'chest', ahead: 24, below: 20 }, { to: 'chest', ahead: 36, below: 16 }, { nod: 12 }),
    things: [{ thing: 'screwdriver', at: 'far', tilt: 80 }],
    face: 'focus',
  },
  checkup: {
    body: { ...turned, lean: 6 },
    arms: { ...farOut(42, 12), nearArm: { to: 'chest', ahead: 10, below: 8 } },
    things: [{ thing: 'stethoscope', at: 'far', layer: 'over' }],
    face: 'smile',
  },
  operating: {
    body: { ...turned, lean: 8 },
    arms: hands({ to: 'belly', ahead: 22, below: -14 }, { to: 'belly', ahead: 36, below: -18 }, { nod: 10 }),
    things: [{ thing: 'surgical-mask', at: 'crown', ahead: 6, below: 19, tilt: 6, layer: 'over' }],
    face: 'focus',
  },
  vaccinating: {
    body: { ...turned, lean: 6 },
    arms: hands({ to: 'chest', ahead: 30, below: 14 }, { to: 'chest', ahead: 40, below: 10 }),
    things: [{ thing: 'syringe', at: 'far', layer: 'over' }],
    face: 'focus',
  },
  tattooing: {
    body: { ...table, lean: 16 },
    arms: hands({ to: 'belly', ahead: 34, below: -10 }, { to: 'belly', ahead: 42, below: -14 }, { nod: 8 }),
    things: [{ thing: 'tattoo-machine', at: 'far', layer: 'over' }],
    face: 'focus',
  },
  questioning: {
    body: { ...turned, lean: 14 },
    arms: {
      farArm: { to: 'chest', ahead: 48, below: 2 },
      farArmBefore: true,
      nearArm: { to: 'belly', ahead: 24, below: -6 },
    },
    face: 'focus',
  },
  counselling: {
    body: table,
    arms: hands({ to: 'belly', ahead: 22, below: -8 }, { to: 'belly', ahead: 30, below: -12 }),
    things: [
      { thing: 'clipboard', at: 'near', ahead: 4, below: -8 },
      { thing: 'pen', at: 'far', layer: 'over' },
    ],
    face: 'smile',
  },
  interviewing: {
    body: { ...turned, turn: 0.6 },
    arms: { ...farOut(44, -10), nearArm: { to: 'chest', ahead: 14, below: 20 } },
    things: [{ thing: 'microphone', at: 'far', tilt: 30 }],
    face: 'smile',
  },
  'shaking-hands': { body: { ...turned, turn: 0.6, lean: 4 }, arms: farOut(38, 24), face: 'smile' },
  gifting: {
    body: turned,
    arms: hands({ to: 'chest', ahead: 28, below: 16 }, { to: 'chest', ahead: 44, below: 14 }),
    things: [{ thing: 'gift', at: 'both', below: -4 }],
    face: 'joy',
  },
  proposing: {
    body: { ...kneeling, lean: 0 },
    whole: true,
    arms: hands({ to: 'chest', ahead: 26, below: 4 }, { to: 'chest', ahead: 36, below: 0 }, { nod: -12 }),
    things: [{ thing: 'ring-box', at: 'far', layer: 'over' }],
    face: 'smile',
  },
  'bike-lesson': {
    body: { ...poses.running, lean: 16 },
    whole: true,
    arms: hands({ to: 'belly', ahead: 26, below: 0 }, { to: 'chest', ahead: 42, below: 18 }),
    face: 'joy',
  },
  'first-steps': {
    body: { ...bodies.wide, turn: 0.55, lean: 6 },
    whole: true,
    arms: { nearArm: [40, 70], farArm: [70, 92], nearHand: 'open', farHand: 'open' },
    face: 'joy',
  },
  'mirror-gazing': { body: { ...bodies.back, turn: 0.2 }, whole: true, arms: {} },
  wrestling: {
    body: { ...turned, turn: 0.75, lean: 34, nod: -12, nearLeg: [-30, -44, 16], farLeg: [48, -6] },
    whole: true,
    arms: { nearArm: [52, 84], farArm: [66, 92], nearHand: 'grip', farHand: 'grip', farArmBefore: true },
    face: 'focus',
  },
  'high-five': {
    body: { ...turned, turn: 0.6 },
    arms: { farArm: [112, 146], farHand: 'open', nearArm: [-16, 4] },
    face: 'joy',
  },
  whispering: {
    body: { ...turned, turn: 0.75, lean: 10 },
    arms: { farArm: { to: 'mouth', ahead: 8, below: 0 }, farHand: 'open', farArmBefore: true },
    face: 'smile',
  },
  tango: { body: leads, whole: true, arms: {}, face: 'smile' },
  'lifting-child': {
    body: { ...turned, turn: 0.6, lean: -6 },
    whole: true,
    arms: { nearArm: [118, 138], farArm: [126, 144], nearHand: 'grip', farHand: 'grip', nod: -20 },
    face: 'joy',
  },
  wheelchair: {
    body: { ...poses.walking, lean: 8 },
    whole: true,
    // at the handles of the chair
    arms: hands({ to: 'ground', ahead: 41, below: -95 }, { to: 'ground', ahead: 44, below: -97 }),
    face: 'smile',
  },
  'swing-push': {
    body: { ...bodies.lunge, lean: 10 },
    whole: true,
    arms: { nearArm: [72, 84], farArm: [80, 90], nearHand: 'open', farHand: 'open' },
    face: 'joy',
  },
  'snowball-fight': {
    body: bodies.lunge,
    whole: true,
    arms: { farArm: [132, 168], farHand: 'grip', nearArm: [-40, -20] },
    things: [{ thing: 'snowball', at: 'far', below: -6, layer: 'over' }],
    face: 'joy',
  },
  'shoulder-ride': {
    body: { ...frontal, turn: 0.1, sway: 0 },
    arms: { nearArm: [-30, 148], farArm: [30, -148], nearHand: 'grip', farHand: 'grip', farArmBefore: true },
    face: 'smile',
  },
  piggyback: {
    body: { ...turned, turn: 0.75, lean: 14, nod: -10 },
    arms: { nearArm: [-18, -40], farArm: [-10, -30] },
    face: 'smile',
  },
  'carrying-child': {
    body: { ...turned, lean: -4, nearLeg: [16, 6, -8], farLeg: [-10, -24, 20] },
    arms: hands({ to: 'belly', ahead: 20, below: -14 }, { to: 'chest', ahead: 26, below: 18 }),
    face: 'smile',
  },
  arguing: {
    body: { ...turned, turn: 0.6, lean: 8 },
    arms: { farArm: [78, 92], nearArm: [-46, 40], nearHand: 'grip' },
    face: 'focus',
  },
  kissing: {
    body: { ...turned, turn: 0.75, lean: 6 },
    arms: {
      farArm: { to: 'chest', ahead: 22, below: 6 },
      nearArm: { to: 'belly', ahead: 22, below: -10 },
      farArmBefore: true,
    },
    face: 'asleep',
  },
  'hot-tub': { body: { ...frontal, turn: 0.2 }, arms: { nearArm: [-50, -30], farArm: [50, 30] }, face: 'joy' },
  'reading-to': {
    body: floor,
    arms: hands({ to: 'chest', ahead: 18, below: 6 }, { to: 'chest', ahead: 32, below: 4 }, { nod: 12 }),
    things: [{ thing: 'book', at: 'both' }],
    face: 'smile',
  },
} satisfies Partial<Record<ActName, ActPose>>;
