import { poses, type FigurePose } from '../poses.js';

const hanging = { nearArm: [-9, 5], farArm: [12, 8] } as const;

/** Bodies that acts begin with. */
export const bodies = {
  /** Turned to what is before it. */
  turned: { turn: 0.55, lean: 1, sway: 2, ...hanging, nearLeg: [-6, -3], farLeg: [11, 4] },
  frontal: poses.standing,
  bent: { turn: 0.7, lean: 26, nod: -6, ...hanging, nearLeg: [-10, -4], farLeg: [16, -2] },
  /** On a chair of its own. */
  table: { turn: 0.72, lean: 5, ...hanging, nearLeg: [84, 3], farLeg: [87, 9] },
  /** On a seat, from the front: thighs come towards us. */
  facingSeat: {
    turn: 0.12,
    lean: 0,
    nearArm: [-16, 26],
    farArm: [18, -24],
    nearLeg: [-52, -3],
    farLeg: [56, 4],
    thighs: 0.4,
  },
  kneeling: { turn: 0.72, lean: 14, ...hanging, nearLeg: [-6, -84, 40], farLeg: [86, 2], support: 'knee' },
  // the knees drawn up, the soles on the ground that the seat is on
  floor: {
    turn: 0.62,
    lean: 8,
    // hands around the shins: hanging, they would be in the floor
    nearArm: { to: 'hip', ahead: 28, below: -16 },
    farArm: { to: 'hip', ahead: 34, below: -18 },
    farArmBefore: true,
    nearLeg: [150, 6],
    farLeg: [144, 13],
    support: 'ground',
  },
  crossed: poses['cross-legged'],
  back: poses.back,
  kick: { turn: 0.8, lean: -12, nearArm: [-50, -28], farArm: [46, 60], nearLeg: [70, 58, -20], farLeg: [-10, -16] },
  lunge: { turn: 0.65, lean: 8, ...hanging, nearLeg: [-30, -42, 20], farLeg: [46, -6] },
  wide: { turn: 0.4, lean: 3, ...hanging, nearLeg: [-24, -14], farLeg: [26, 14] },
  tree: { turn: 0.15, lean: 0, ...hanging, nearLeg: [-2, -1], farLeg: [58, -52, 40] },
  leap: { turn: 0.5, lean: -6, ...hanging, nearLeg: [-14, -62, 44], farLeg: [40, -36, 22] },
  plank: {
    turn: 1,
    lean: 0,
    // straight down to the ground, on the knuckles
    nearArm: [61, 67],
    farArm: [71, 67],
    nearHand: 'grip',
    farHand: 'grip',
    nearLeg: [-6, -6, 16],
    farLeg: [-3, -3, 16],
    tip: 67,
    nod: -30,
    planted: true,
  },
  glide: {
    turn: 0.75,
    lean: 26,
    nod: -14,
    nearArm: [-60, -80],
    farArm: [60, 84],
    nearLeg: [34, 2],
    farLeg: [-44, -62, 30],
  },
  board: { turn: 0.4, lean: 8, nearArm: [-70, -92], farArm: [76, 96], nearLeg: [-34, 8], farLeg: [46, -10] },
  climb: {
    turn: 0.55,
    back: true,
    lean: 4,
    nearArm: [-150, -172],
    farArm: [160, 176],
    nearLeg: [-34, 12],
    farLeg: [70, -30, 10],
  },
  crawl: {
    turn: 0.8,
    lean: 78,
    nod: -64,
    nearArm: { to: 'ground', ahead: 46, below: -6 },
    farArm: { to: 'ground', ahead: 58, below: -7 },
    nearLeg: [6, -86, 60],
    farLeg: [22, -84, 60],
    support: 'knee',
  },
} as const satisfies Record<string, FigurePose>;
