export type HandShape = 'relaxed' | 'open' | 'grip' | 'hidden';

/** Angles in degrees: 0 hangs down, positive swings to the right (the way the figure faces). */
export interface FigurePose {
  /** 0 seen from the front … 1 from the side. */
  readonly turn: number;
  readonly back?: boolean;
  readonly lean: number;
  /** Degrees by which hips and shoulders are tilted, against each other for contrapposto. */
  readonly sway?: number;
  readonly nod?: number;
  readonly nearArm: readonly [upper: number, fore: number];
  readonly farArm: readonly [upper: number, fore: number];
  readonly nearHand?: HandShape;
  readonly farHand?: HandShape;
  /** The far arm lies before the body. */
  readonly farArmBefore?: boolean;
  readonly nearLeg: readonly [thigh: number, shin: number, foot?: number];
  readonly farLeg: readonly [thigh: number, shin: number, foot?: number];
  /** What carries the figure: its feet, its seat on the ground, or a seat that the stage puts under it. */
  readonly support?: 'feet' | 'ground' | 'seat' | 'knee' | 'belly';
  /** Turn of the whole figure, degrees clockwise. */
  readonly tip?: number;
  /** Which hand holds what is held. */
  readonly holds?: 'near' | 'far';
}

export const poses = {
  standing: { turn: 0.3, lean: 0, sway: 4, nearArm: [-9, 5], farArm: [12, 8], nearLeg: [-5, -2], farLeg: [9, 3] },
  'hand-on-hip': { turn: 0.25, lean: -1, sway: 6, nearArm: [-44, 46], farArm: [9, 3], nearHand: 'hidden', nearLeg: [-3, -1], farLeg: [13, 5] },
  'hands-in-pockets': { turn: 0.4, lean: -1, sway: 3, nearArm: [-20, 14], farArm: [20, -6], nearHand: 'hidden', farHand: 'hidden', nearLeg: [-6, -4], farLeg: [8, 2] },
  walking: { turn: 0.72, lean: 3, nearArm: [-26, -6], farArm: [26, 44], nearLeg: [23, 11, -14], farLeg: [-15, -37, 34] },
  running: { turn: 0.85, lean: 13, nearArm: [-48, 38], farArm: [38, 118], nearHand: 'grip', farHand: 'grip', nearLeg: [62, -8, -4], farLeg: [-24, -48, 44] },
  jumping: { turn: 0.35, lean: -4, nearArm: [-148, -168], farArm: [140, 162], nearHand: 'open', farHand: 'open', nearLeg: [-18, -66, 46], farLeg: [44, -34, 22], nod: -6 },
  dancing: { turn: 0.3, lean: -6, sway: 8, nearArm: [-104, -148], farArm: [104, 66], nearLeg: [-7, -3, 0], farLeg: [38, -34, 40], nod: -4 },
  waving: { turn: 0.25, lean: 0, sway: 4, nearArm: [-10, 4], farArm: [118, 170], farHand: 'open', nearLeg: [-4, -1], farLeg: [9, 3] },
  reading: { turn: 0.4, lean: 1, sway: 3, nearArm: [-14, 66], farArm: [16, 92], nearHand: 'grip', farHand: 'grip', farArmBefore: true, nod: 14, nearLeg: [-5, -2], farLeg: [9, 3] },
  holding: { turn: 0.4, lean: 0, sway: 3, nearArm: [-9, 4], farArm: [22, 88], farHand: 'grip', nearLeg: [-5, -2], farLeg: [9, 3], holds: 'far' },
  carrying: { turn: 0.5, lean: -4, nearArm: [-8, 80], farArm: [10, 84], nearHand: 'grip', farHand: 'grip', farArmBefore: true, nearLeg: [14, 6, -6], farLeg: [-8, -20, 14], holds: 'near' },
  sitting: { turn: 0.7, lean: -10, nearArm: [-36, -22], farArm: [54, 84], nearLeg: [122, 34], farLeg: [94, 84], support: 'ground' },
  seated: { turn: 0.65, lean: -2, nearArm: [-6, 56], farArm: [16, 64], nearLeg: [82, 4], farLeg: [88, 16], support: 'seat' },
  riding: { turn: 0.75, lean: 3, nearArm: [12, 64], farArm: [24, 70], nearHand: 'grip', farHand: 'grip', nearLeg: [50, -14, -10], farLeg: [60, -6, -10], support: 'seat' },
  cycling: { turn: 0.85, lean: 36, nod: -18, nearArm: [46, 66], farArm: [54, 70], nearHand: 'grip', farHand: 'grip', nearLeg: [38, -4, 4], farLeg: [84, 4, 8], support: 'seat' },
  kneeling: { turn: 0.75, lean: 3, nearArm: [4, 40], farArm: [36, 70], nearLeg: [-6, -84, 40], farLeg: [86, 2], support: 'knee' },
  fishing: { turn: 0.6, lean: -2, nearArm: [-4, 62], farArm: [24, 84], nearHand: 'grip', farHand: 'grip', farArmBefore: true, nearLeg: [-8, -4], farLeg: [12, 5], holds: 'far' },
  back: { turn: 0.15, back: true, lean: 0, sway: 4, nearArm: [-10, -3], farArm: [11, 3], nearLeg: [-5, -2], farLeg: [8, 3] },
  sleeping: { turn: 0.55, lean: 0, nearArm: [40, 110], farArm: [70, 140], nearLeg: [26, -16], farLeg: [14, -4], support: 'belly', tip: -90 },
  flying: { turn: 0.55, lean: 0, nearArm: [-14, 2], farArm: [172, 178], farHand: 'grip', nearLeg: [-6, -10, 50], farLeg: [4, -2, 50], nod: -20, tip: 62, support: 'belly' },
  skiing: { turn: 0.75, lean: 32, nod: -14, nearArm: [22, 74], farArm: [34, 84], nearHand: 'grip', farHand: 'grip', nearLeg: [56, -12], farLeg: [64, -8] },
  surfing: { turn: 0.4, lean: 16, nearArm: [-76, -96], farArm: [86, 100], nearHand: 'open', farHand: 'open', nearLeg: [-44, -8], farLeg: [58, 8] },
  playing: { turn: 0.35, lean: 1, sway: 4, nearArm: [-34, 52], farArm: [38, 96], nearHand: 'grip', farHand: 'grip', farArmBefore: true, nod: 8, nearLeg: [-6, -2], farLeg: [10, 4] },
  painting: { turn: 0.5, lean: 1, sway: 3, nearArm: [-12, 72], farArm: [52, 104], nearHand: 'grip', farHand: 'grip', nearLeg: [-5, -2], farLeg: [10, 4], holds: 'far' },
  pointing: { turn: 0.45, lean: 0, sway: 3, nearArm: [-10, 4], farArm: [84, 92], nearLeg: [-5, -2], farLeg: [10, 4] },
  leading: { turn: 0.35, lean: 0, sway: 3, nearArm: [-9, 5], farArm: [30, 22], farHand: 'grip', nearLeg: [-5, -2], farLeg: [9, 3], holds: 'far' },
} satisfies Record<string, FigurePose>;

export type PoseName = keyof typeof poses;
