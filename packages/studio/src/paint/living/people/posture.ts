import type { Turn } from '../../../language/vocabulary/posture.js';
import type { FigurePose } from './poses.js';

type Change = Partial<FigurePose>;
const open = { nearHand: 'open', farHand: 'open' } as const;

/** What each turn of phrase changes in a pose; later ones win where two disagree. */
const changes: Readonly<Record<Turn, Change>> = {
  'legs-apart': { turn: 0.25, nearLeg: [-26, -16], farLeg: [28, 16] },
  // the shoulders are over the feet, or who squats would sit on nothing
  squat: { turn: 0.7, lean: 30, nearLeg: [72, -44], farLeg: [82, -38] },
  // ready to start: one foot before the hips and one behind them
  'knees-bent': { turn: 0.7, lean: 12, nearLeg: [18, -44, 18], farLeg: [48, -8, 0] },
  'knee-up': { nearLeg: [0, -1], farLeg: [84, -6, 10] },
  'leg-behind': { nearLeg: [4, -4], farLeg: [-34, -74, 50] },
  'leg-forward': { nearLeg: [0, -2], farLeg: [80, 78, -8] },
  stride: { turn: 0.7, nearLeg: [-48, -54, 34], farLeg: [54, 4] },
  tree: { turn: 0.15, nearLeg: [-2, -1], farLeg: [58, -52, 40] },
  'push-up': {
    turn: 1,
    lean: 0,
    nod: -30,
    nearArm: [60, 66],
    farArm: [70, 66],
    nearHand: 'grip',
    farHand: 'grip',
    nearLeg: [-6, -6, 16],
    farLeg: [-3, -3, 16],
    tip: 66,
    planted: true,
  },
  'legs-out': { turn: 0.75, lean: -8, nearLeg: [88, 88], farLeg: [96, 92], support: 'ground' },
  'knees-to-chest': { turn: 0.7, lean: 12, nearLeg: [138, 34], farLeg: [132, 28], support: 'ground' },
  'arm-back': { nearArm: [-64, -54] },
  'arm-forward': { farArm: [80, 96], farArmBefore: true },
  // one foot is drawn up behind and held there
  'hold-ankle': { turn: 0.7, nearLeg: [2, -2], farLeg: [12, -132, 40], farArm: [-34, -16] },
  'arm-up': { farArm: [122, 152], farHand: 'open' },
  'arms-low': { nearArm: [10, 34], farArm: [22, 6], farArmBefore: true },
  'arms-behind': { nearArm: [-46, -30], farArm: [-38, -24], ...open },
  'arms-forward': { turn: 0.7, nearArm: [80, 86], farArm: [88, 92], ...open },
  'arms-out': { nearArm: [-86, -92], farArm: [86, 92], ...open },
  'arms-bent-out': { nearArm: [-88, -176], farArm: [88, 176], ...open },
  'arms-up': { nearArm: [-158, -172], farArm: [158, 172], ...open },
  'arm-to-floor': { lean: 34, nearArm: [-10, -4], nearHand: 'open' },
  'lean-forward': { lean: 26 },
  'lean-slightly': {},
  'lean-back': { lean: -18 },
  'lean-aside': { lean: 20 },
  'head-up': { nod: -22 },
  'head-down': { nod: 20 },
};

const legs = new Set<Turn>([
  'legs-apart',
  'squat',
  'knees-bent',
  'knee-up',
  'leg-behind',
  'hold-ankle',
  'leg-forward',
  'tree',
  'push-up',
  'stride',
  'legs-out',
  'knees-to-chest',
]);
const standing: FigurePose = {
  turn: 0.5,
  lean: 0,
  nearArm: [-12, 2],
  farArm: [14, 8],
  nearLeg: [-4, -2],
  farLeg: [9, 3],
};

/** So much of a lean is a slight one. */
const SLIGHTLY = 0.45;

/** The pose as it was told limb by limb; without a word about the legs they stay as they are. */
export function withPosture(pose: FigurePose, attributes: ReadonlySet<string>): FigurePose {
  const told = (Object.keys(changes) as Turn[]).filter((turn) => attributes.has(`posture:${turn}`));
  if (told.length === 0) return pose;
  // one leg before and the other behind is a stride
  const strides = told.includes('leg-forward') && told.includes('leg-behind');
  const turns = strides ? [...told, 'stride' as const] : told;
  const base = told.some((turn) => legs.has(turn)) ? standing : pose;
  const posed = turns.reduce<FigurePose>((each, turn) => ({ ...each, ...changes[turn] }), base);
  return told.includes('lean-slightly') ? { ...posed, lean: posed.lean * SLIGHTLY } : posed;
}

/** Legs that are before who sits, seen from behind: on a seat they hang there, on the ground the knees show on both sides. */
const ahead = {
  seat: { nearLeg: [-52, -3], farLeg: [56, 4], thighs: 0.34, nearArm: [-14, 6], farArm: [15, -8] },
  ground: {
    // the shins are crossed before the body, which hides them and the feet
    nearLeg: [-86, 115, 0],
    farLeg: [86, -110, 0],
    thighs: 0.62,
    // the hands are around the knees, or in the lap
    nearArm: [-15, 62],
    farArm: [16, -62],
    armsBeyond: true,
  },
} as const satisfies Record<string, Change>;

/** Who sits and shows their back sits on, with the legs before them. */
export function seenFromBehind(pose: FigurePose, attributes: ReadonlySet<string>): FigurePose {
  const { support, back } = pose;
  const shows = attributes.has('from-behind') || attributes.has('back-view');
  if (!shows || back || (support !== 'seat' && support !== 'ground')) return pose;
  return { support, back: true, turn: 0.1, lean: 0, ...ahead[support] };
}
