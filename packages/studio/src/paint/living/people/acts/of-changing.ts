import type { ActName } from '../../../../catalogue/acts.js';
import type { ActPose, Carried } from './act-pose.js';
import { bodies } from './bodies.js';
import { hands } from './hands.js';
import { onTable } from './table-hands.js';

const { turned, table } = bodies;
const behind = (thing: Carried['thing'], ahead: number): Carried => ({ thing, at: 'pelvis', ahead, layer: 'behind' });

/** How it looks when a thing is wrapped, folded, packed, piled up or hung up. */
export const changingPoses = {
  'gift-wrapping': {
    body: turned,
    arms: { ...onTable(34, -20), lean: 8 },
    things: [behind('wrapping-table', 10)],
    face: 'smile',
  },
  'box-stacking': {
    body: { ...turned, lean: 4 },
    whole: true,
    arms: hands({ to: 'chest', ahead: 30, below: 14 }, { to: 'chest', ahead: 44, below: 12 }, { nod: 2 }),
    things: [behind('box-pile', 46), { thing: 'box', at: 'both', ahead: 4, below: 2, layer: 'before' }],
    face: 'smile',
  },
  'folding-clothes': {
    body: turned,
    arms: hands({ to: 'chest', ahead: 14, below: 18 }, { to: 'chest', ahead: 38, below: 16 }, { nod: 8 }),
    things: [behind('folding-table', 16), { thing: 'half-folded', at: 'both', layer: 'before' }],
    face: 'smile',
  },
  'packing-case': {
    body: { ...turned, lean: 12 },
    arms: hands({ to: 'belly', ahead: 22, below: -8 }, { to: 'belly', ahead: 40, below: -10 }, { nod: 12 }),
    things: [behind('open-case', 20), { thing: 'folded-shirt', at: 'both', below: -2, layer: 'over' }],
    face: 'smile',
  },
  'hanging-sheets': {
    body: turned,
    whole: true,
    arms: hands({ to: 'crown', ahead: 22, below: 4 }, { to: 'crown', ahead: 44, below: 2 }, { nod: -10 }),
    things: [{ thing: 'line-of-sheets', at: 'ground', ahead: 44, layer: 'behind' }],
    face: 'smile',
  },
  'pinning-up': {
    body: { ...turned, turn: 0.8 },
    whole: true,
    arms: hands({ to: 'chest', ahead: 34, below: -4 }, { to: 'eyes', ahead: 38, below: -8 }, { nod: -6 }),
    things: [behind('pinned-sheets', 30)],
    face: 'smile',
  },
  'video-calling': {
    body: table,
    arms: {
      nearArm: { to: 'belly', ahead: 26, below: -10 },
      farArm: { to: 'chest', ahead: 26, below: -6 },
      farArmBefore: true,
      farHand: 'open',
    },
    things: [{ thing: 'chair', at: 'pelvis', layer: 'behind' }, behind('call-desk', 26)],
    face: 'joy',
  },
  'plate-carrying': {
    body: { ...turned, turn: 0.4 },
    arms: {
      nearArm: { to: 'chest', ahead: -18, below: 16 },
      farArm: { to: 'chest', ahead: 36, below: 8 },
      nearHand: 'grip',
      farHand: 'open',
      farArmBefore: true,
    },
    things: [
      { thing: 'full-plate', at: 'near', below: -3, layer: 'over' },
      { thing: 'full-plate', at: 'far', ahead: 8, below: -3, layer: 'over' },
      { thing: 'full-plate', at: 'chest', ahead: 20, below: 2, layer: 'over' },
    ],
    face: 'smile',
  },
  'bouquet-tossing': {
    body: { ...bodies.wide, turn: 0.5, lean: -6 },
    arms: { farArm: [142, 166], farHand: 'open', nearArm: [-40, -20], nearHand: 'open', nod: -12 },
    things: [{ thing: 'tossed-bouquet', at: 'crown', ahead: 66, below: -46, tilt: 36, layer: 'over' }],
    face: 'joy',
  },
} satisfies Partial<Record<ActName, ActPose>>;
