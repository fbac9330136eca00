import type { Path2D } from '@napi-rs/canvas';
import type { Point } from '../../kit/shapes.js';
import { between, merge, outline, reach, tube } from '../form/outline.js';
import type { Joint, Knot } from '../form/outline.js';
import type { Anatomy, Flesh, FootKind, LegAnatomy } from './anatomy.js';
import type { Gait, LegSwing } from './gaits.js';

export interface PosedLeg {
  readonly flesh: Path2D;
  readonly foot: Path2D;
  /** The part below the second joint. */
  readonly lower: Path2D;
  /** The muscle at its root, for the shading of shoulder and thigh. */
  readonly root: Point;
  readonly rootSize: number;
}

export interface PosedTrunk {
  readonly paths: readonly Path2D[];
  readonly legs: {
    readonly nearFore: PosedLeg;
    readonly farFore: PosedLeg;
    readonly nearHind: PosedLeg;
    readonly farHind: PosedLeg;
  };
  readonly tailRoot: Point;
  readonly neckRoot: Point;
  readonly withers: Point;
  readonly croup: Point;
  readonly chest: Point;
  readonly belly: Point;
  readonly buttock: Point;
  /** Degrees. */
  readonly rise: number;
}

/** So much of its own breadth a far leg is seen beside the near one, and how far a stance moves it there anyway. */
const [BESIDE, STANCE] = [1.05, 6];

/** Where both carry weight, the far leg of a bear or an elephant would be hidden by the near one: two legs are no beast's. */
function fartherBy(least: number, { flesh }: LegAnatomy, near: LegSwing, far: LegSwing): number {
  const [front, back] = flesh[4];
  return near.planted && far.planted ? Math.max(least, (front + back) * BESIDE - STANCE) : least;
}

/** Poses trunk and legs of a standing, walking or running animal so that its lowest foot is on the ground. */
export function poseTrunk(anatomy: Anatomy, gait: Gait): PosedTrunk {
  const { trunk, fore, hind } = anatomy;
  const { length } = trunk;
  const angle = (-gait.rise * Math.PI) / 180;
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const pivot = -75;
  const tilt = (x: number, height: number): Point => [
    x * length * cosine - (-height - pivot) * sine,
    pivot + x * length * sine + (-height - pivot) * cosine,
  ];
  const foreRoot = tilt(fore.root[0], fore.root[1]);
  const hindRoot = tilt(hind.root[0], hind.root[1]);
  const chains = {
    nearFore: chain(fore, foreRoot, gait.nearFore, gait.rise),
    farFore: chain(
      fore,
      [foreRoot[0] + fartherBy(length * 0.03, fore, gait.nearFore, gait.farFore), foreRoot[1]],
      gait.farFore,
      gait.rise,
    ),
    nearHind: chain(hind, hindRoot, gait.nearHind, gait.rise),
    farHind: chain(
      hind,
      [hindRoot[0] + fartherBy(length * 0.04, hind, gait.nearHind, gait.farHind), hindRoot[1]],
      gait.farHind,
      gait.rise,
    ),
  };
  const lowest = Math.max(...Object.values(chains).map((joints) => (joints.at(-1) as Point)[1]));
  const drop = -lowest;
  const shift = ([x, y]: Point): Point => [x, y + drop];
  const build = (joints: readonly Point[], leg: LegAnatomy): PosedLeg => buildLeg(joints.map(shift), leg, anatomy);
  const buildHind = (joints: readonly Point[], inset: number): PosedLeg => {
    const leg = build(joints, hind);
    const rump = {
      croup: shift(tilt(-0.36 + inset, trunk.top[1] - 7)),
      buttock: shift(tilt(-0.498 + inset, trunk.top[0] * 0.62 + trunk.bottom[5] * 0.38)),
      flank: shift(tilt(-0.2 + inset, trunk.bottom[4] + 9)),
    };
    return { ...leg, flesh: merge([leg.flesh, haunch(joints.map(shift), hind.flesh, rump)]) };
  };
  const [tail, croup, loin, back, withers] = trunk.top;
  const [chest, brisket, girth, belly, flank, groin] = trunk.bottom;
  const knots: Knot[] = [
    [-0.49, tail - 3],
    [-0.46, tail],
    [-0.35, croup],
    [-0.12, loin],
    [0.1, back],
    [0.3, withers],
    [0.42, withers - 13],
    [0.5, chest],
    [0.43, brisket],
    [0.26, girth],
    [0, belly],
    [-0.2, flank],
    [-0.34, groin + 2],
    [-0.45, groin + 10],
    [-0.505, tail * 0.62 + groin * 0.38],
  ].map(([x, y]) => shift(tilt(x as number, y as number)));
  return {
    paths: [
      outline(knots),
      ...(trunk.humps ?? []).map(([x, height, half]) => {
        const put = (dx: number, up: number): Knot => shift(tilt(x + dx / length, up));
        return outline([
          put(-half * 1.5, back - 8),
          put(-half * 0.75, height - 6),
          put(0, height),
          put(half * 0.75, height - 6),
          put(half * 1.5, back - 8),
        ]);
      }),
    ],
    legs: {
      nearFore: build(chains.nearFore, fore),
      farFore: build(chains.farFore, fore),
      nearHind: buildHind(chains.nearHind, 0),
      farHind: buildHind(chains.farHind, 0.04),
    },
    tailRoot: shift(tilt(-0.475, tail - 1)),
    neckRoot: shift(tilt(anatomy.neck.root[0], anatomy.neck.root[1])),
    withers: shift(tilt(0.3, withers)),
    croup: shift(tilt(-0.35, croup)),
    chest: shift(tilt(0.5, chest)),
    belly: shift(tilt(0, belly)),
    buttock: shift(tilt(-0.5, groin + 10)),
    rise: gait.rise,
  };
}

/** The muscle from the buttock down to the hock: without it a thigh hangs below the rump like a flap. */
function haunch(
  [, stifle, hock]: readonly Point[],
  flesh: readonly Flesh[],
  { croup, buttock, flank }: { readonly croup: Point; readonly buttock: Point; readonly flank: Point },
): Path2D {
  const [knee, heel] = [stifle as Point, hock as Point];
  const length = Math.hypot(heel[0] - knee[0], heel[1] - knee[1]) || 1;
  const behind = (share: number, out: number): Point => {
    const [x, y] = between(knee, heel, share);
    return [x - ((heel[1] - knee[1]) / length) * out, y + ((heel[0] - knee[0]) / length) * out];
  };
  const calf = behind(0.52, (flesh[2] as Flesh)[1]);
  const ham = between(buttock, calf, 0.5);
  return outline([
    croup,
    buttock,
    [ham[0] - length * 0.035, ham[1]],
    calf,
    behind(0.8, (flesh[3] as Flesh)[1] * 0.6),
    behind(0.7, 0),
    behind(0.15, -(flesh[1] as Flesh)[0] * 0.4),
    flank,
  ]);
}

/** A leg along five joints from its root to its sole. */
export function buildLeg(points: readonly Point[], leg: LegAnatomy, anatomy: Anatomy): PosedLeg {
  const joints = legJoints(points, leg.flesh);
  return {
    flesh: tube(joints, 'rounded-root'),
    lower: tube(joints.slice(3), 'cut'),
    foot: footPath(points, anatomy.foot, anatomy.footSize, (leg.flesh[6][0] + leg.flesh[6][1]) / 2),
    root: points[0] as Point,
    rootSize: leg.flesh[0][0] + leg.flesh[0][1],
  };
}

function chain(leg: LegAnatomy, root: Point, { swing, planted }: LegSwing, rise: number): Point[] {
  const angles = leg.stand.map((angle, index) => angle + (swing[index] as number) + (planted ? 0 : rise));
  const walk = (stretch: number): Point[] => {
    const joints: Point[] = [root];
    angles.forEach((angle, index) => {
      joints.push(reach(joints.at(-1) as Point, (leg.bones[index] as number) * stretch, angle));
    });
    return joints;
  };
  if (!planted) return walk(1);
  const fall = (walk(1).at(-1) as Point)[1] - root[1];
  return walk(-root[1] / fall);
}

function legJoints(joints: readonly Point[], flesh: readonly Flesh[]): Joint[] {
  const [root, first, second, third, toe] = joints as [Point, Point, Point, Point, Point];
  const mid = (from: Point, to: Point, share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  const at = ([x, y]: Point, index: number): Joint => [x, y, (flesh[index] as Flesh)[0], (flesh[index] as Flesh)[1]];
  const end = mid(third, toe, 0.94);
  return [
    at(root, 0),
    at(first, 1),
    at(mid(first, second, 0.4), 2),
    at(second, 3),
    at(mid(second, third, 0.5), 4),
    at(third, 5),
    at(end, 6),
  ];
}

/** A foot around the last bone: its sole lies where the bone ends. */
function footPath(joints: readonly Point[], kind: FootKind, size: number, ankle: number): Path2D {
  const toe = joints.at(-1) as Point;
  const before = joints.at(-2) as Point;
  const bone = Math.atan2(toe[0] - before[0], toe[1] - before[1]);
  // a standing foot lies flat; a lifted one follows its bone
  const resting = toe[1] > -0.6;
  const turn = resting ? 0 : -bone + (kind === 'paw' ? 0.5 : 0.35);
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  const knots = soles[kind](size, ankle);
  return outline(
    knots.map(([x, y, sharp]) => [toe[0] + x * cosine - y * sine, toe[1] + x * sine + y * cosine, sharp ?? false]),
  );
}

const soles: Record<FootKind, (size: number, ankle: number) => Knot[]> = {
  hoof: (size, ankle) => [
    [-size * 0.75, 0, true],
    [-ankle * 1.02, -size * 1.25, true],
    [ankle * 0.98, -size * 1.35, true],
    [size * 1.1, 0, true],
  ],
  cloven: (size, ankle) => [
    [-size * 0.7, 0, true],
    [-ankle, -size * 1.2, true],
    [ankle, -size * 1.3, true],
    [size * 1.15, 0, true],
    [size * 0.3, 0, true],
    [size * 0.18, -size * 0.7, true],
    [size * 0.05, 0, true],
  ],
  paw: (size, ankle) => [
    [-size * 0.6, -size * 0.04, true],
    [-ankle * 1.05, -size * 0.55],
    [ankle * 0.7, -size * 1.02],
    [size * 0.85, -size * 0.8],
    [size * 1.25, -size * 0.32],
    [size * 1.12, -size * 0.02, true],
  ],
  column: (size, ankle) => [
    [-size * 0.92, 0, true],
    [-ankle, -size * 0.9],
    [ankle, -size * 0.9],
    [size * 1.05, 0, true],
  ],
};
