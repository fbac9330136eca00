import type { Model } from '../creature.js';
import type { Point } from '../../kit/shapes.js';
import { frame } from '../form/modelling.js';
import { ellipsePath, outline, reach, tube } from '../form/outline.js';
import type { Joint } from '../form/outline.js';
import type { Anatomy } from './anatomy.js';
import { assemble } from './quadruped.js';
import type { Animal } from './quadruped.js';
import { buildLeg } from './skeleton.js';
import type { PosedLeg } from './skeleton.js';
import { poseTail } from './tails.js';

/** Bodies of other girth than a fox's scale everything across the bone. */
function girthOf({ trunk }: Anatomy): number {
  return (trunk.top[4] - trunk.bottom[2]) / 56;
}

function joint(length: number, girth: number) {
  return (x: number, y: number, front: number, back: number): Joint => [x * length, y, front * girth, back * girth];
}

/** On its haunches, forelegs straight, as cats, dogs, foxes and bears sit; who begs has them up, the paws hanging. */
export function onItsHaunches(animal: Animal, begs = false): Model {
  const { anatomy } = animal;
  const { neck } = anatomy;
  const length = anatomy.trunk.length;
  const girth = girthOf(anatomy);
  const at = joint(length, girth);
  // short-legged breeds sit lower
  const tall = anatomy.trunk.top[4] / 100;
  const trunk = begs
    ? tube([
        at(-0.28, -19, 19, 15),
        at(-0.22, -46 * tall, 22, 20),
        at(-0.1, -72 * tall, 18, 19),
        at(0.0, -92 * tall, 14, 17),
      ])
    : tube([
        at(-0.3, -19, 19, 15),
        at(-0.25, -44 * tall, 22, 22),
        at(-0.08, -69 * tall, 18, 22),
        at(0.06, -86 * tall, 14, 19),
      ]);
  const raised = (shift: number): PosedLeg => {
    const leg = buildLeg(
      [
        [(0.01 + shift) * length, (-74 - shift * 40) * tall],
        [(0.08 + shift) * length, (-56 - shift * 40) * tall],
        [(0.26 + shift) * length, (-68 - shift * 40) * tall],
        [(0.32 + shift) * length, (-66 - shift * 40) * tall],
        [(0.345 + shift) * length, (-54 - shift * 40) * tall],
      ],
      anatomy.fore,
      anatomy,
    );
    return { ...leg, lower: leg.foot };
  };
  const standing = (shift: number): PosedLeg =>
    buildLeg(
      [
        [(0.1 + shift) * length, -70 * tall],
        [(0.07 + shift) * length, -50 * tall],
        [(0.12 + shift) * length, -25 * tall],
        [(0.125 + shift) * length, -7],
        [(0.14 + shift) * length, 0],
      ],
      anatomy.fore,
      anatomy,
    );
  const fore = begs ? raised : standing;
  const hind = (shift: number): PosedLeg => {
    const thick = (anatomy.hind.flesh[5][0] + anatomy.hind.flesh[5][1]) / 2;
    const foot = tube([
      [(-0.26 + shift) * length, -thick * 1.1, thick * 1.1],
      [(-0.06 + shift) * length, -thick * 1.05, thick],
      [(0.06 + shift) * length, -thick * 0.92, thick * 0.9],
    ]);
    return {
      flesh: outline([
        [(-0.4 + shift) * length, -20],
        [(-0.3 + shift) * length, -46 * girth],
        [(-0.12 + shift) * length, -46 * girth],
        [(0.0 + shift) * length, -30],
        [(-0.04 + shift) * length, -10],
        [(-0.2 + shift) * length, -1],
        [(-0.34 + shift) * length, -2],
      ]),
      lower: foot,
      foot,
      root: [(-0.2 + shift) * length, -30],
      rootSize: 34 * girth,
    };
  };
  const neckRoot: Point = begs ? [-0.01 * length, -90 * tall] : [0.05 * length, -84 * tall];
  const neckAngle = 180 - neck.angle * 0.45;
  const poll = reach(neckRoot, neck.length * 0.92, neckAngle);
  const tail = anatomy.tail;
  const resting = tail.kind === 'thin' || tail.kind === 'brush' || tail.kind === 'tuft';
  return assemble(animal, {
    trunk: [trunk],
    nearLegs: [hind(0), fore(0)],
    farLegs: [fore(0.075)],
    tail: poseTail(
      resting ? { ...tail, angle: -86, bend: tail.kind === 'brush' ? -26 : -60 } : tail,
      [-0.4 * length, -tail.width * (resting ? 1.0 : 1.6) - 1],
      0,
    ),
    neckRoot,
    poll,
    neckAngle,
    hasNeck: true,
    headFrame: frame(poll[0], poll[1], anatomy.headLength / 100, anatomy.headPitch * 0.8 - (begs ? 14 : 0)),
    marks: {
      withers: [0.0, -98],
      croup: [-0.44 * length, -50],
      chest: [0.24 * length, -66],
      belly: [0.08 * length, -42],
      buttock: [-0.46 * length, -22],
    },
    asleep: false,
    fast: false,
  });
}

/** Lying on the belly, head up or, asleep, on the ground. */
export function lyingDown(animal: Animal, asleep: boolean): Model {
  const { anatomy } = animal;
  const { neck } = anatomy;
  const length = anatomy.trunk.length;
  const girth = girthOf(anatomy);
  const at = joint(length, girth);
  const lift = (girth - 1) * 18;
  const trunk = tube([
    at(-0.4, -20 - lift, 18, 17),
    at(-0.22, -25 - lift, 23, 22),
    at(0.05, -25 - lift, 23, 23),
    at(0.28, -29 - lift, 21, 23),
    at(0.38, -30 - lift, 15, 18),
  ]);
  const crest = -46 - lift * 2;
  const humps = (anatomy.trunk.humps ?? []).map(([x, height, half]) => {
    const rise = height - anatomy.trunk.top[3];
    const at0 = x * length;
    return outline([
      [at0 - half * 1.5, crest + 8],
      [at0 - half * 0.75, crest - rise + 6],
      [at0, crest - rise],
      [at0 + half * 0.75, crest - rise + 6],
      [at0 + half * 1.5, crest + 8],
    ]);
  });
  const paws = anatomy.foot === 'paw';
  const thin = anatomy.fore.flesh[5][0];
  const fore = (shift: number): PosedLeg => {
    const [x0, x1] = [(0.24 + shift) * length, (0.58 + shift) * length];
    const flesh = paws
      ? tube([
          [x0, -16, 9 * girth],
          [x0 + 12, -8, thin * 1.9],
          [x1, -thin * 1.2, thin * 1.15],
        ])
      : tube([
          [x0, -18, 9 * girth],
          [x1 - 4, -14, thin * 1.7],
          [x1 + 1, -8, thin * 1.4],
          [x1 - 14, -thin * 1.2, thin * 1.1],
        ]);
    const foot = paws
      ? ellipsePath(x1 + 2, -thin * 1.15, thin * 1.9, thin * 1.15)
      : ellipsePath(x1 - 16, -thin * 1.2, thin * 1.7, thin * 1.15);
    return { flesh, lower: foot, foot, root: [x0, -24], rootSize: 20 * girth };
  };
  const hind = (): PosedLeg => {
    const x = -0.24 * length;
    const foot = tube([
      [x + 2, -thin * 1.2, thin * 1.2],
      [x + 0.28 * length, -thin * 1.15, thin * 1.1],
    ]);
    return {
      flesh: outline([
        [x - 0.19 * length, -16],
        [x - 0.12 * length, -38 * girth],
        [x + 0.06 * length, -40 * girth],
        [x + 0.2 * length, -24],
        [x + 0.16 * length, -6],
        [x, -0.6],
        [x - 0.15 * length, -1],
      ]),
      lower: foot,
      foot,
      root: [x, -22],
      rootSize: 30 * girth,
    };
  };
  const neckRoot: Point = [0.32 * length, -34 - lift];
  const long = neck.length > 45;
  const neckAngle = 180 - (asleep ? (long ? 96 : 88) : neck.angle * 0.85);
  const poll = reach(neckRoot, neck.length * (asleep && long ? 0.8 : 0.92), neckAngle);
  const jaw = anatomy.headLength * (animal.frontal ? 0.44 : 0.3);
  const rested: Point = asleep ? [poll[0], Math.min(-jaw - 0.5, Math.max(poll[1], -jaw - 4))] : poll;
  return assemble(animal, {
    trunk: [trunk, ...humps],
    nearLegs: [hind(), fore(0)],
    farLegs: [fore(0.06)],
    tail: poseTail(
      { ...anatomy.tail, angle: -84, bend: -10, length: anatomy.tail.length * 0.8 },
      [-0.46 * length, -anatomy.tail.width - 3],
      0,
    ),
    neckRoot,
    poll: rested,
    neckAngle,
    hasNeck: true,
    headFrame: frame(rested[0], rested[1], anatomy.headLength / 100, asleep ? 6 : anatomy.headPitch * 0.9),
    marks: {
      withers: [0.28 * length, -50 - lift * 2],
      croup: [-0.34 * length, -46 - lift * 2],
      chest: [0.5 * length, -22],
      belly: [0, -3],
      buttock: [-0.5 * length, -18],
    },
    asleep,
    fast: false,
  });
}

/** Rolled up asleep, the tail around the nose. */
export function rolledUp(animal: Animal): Model {
  const { anatomy } = animal;
  const unit = anatomy.trunk.length / 108;
  const scale = ([x, y]: Point): Point => [x * unit, y * unit];
  const round = outline(
    (
      [
        [-60, -16],
        [-53, -37],
        [-28, -52],
        [4, -54],
        [36, -46],
        [56, -30],
        [60, -13],
        [48, -1],
        [0, 0],
        [-48, -1],
      ] as const
    ).map(scale),
  );
  const paw = ellipsePath(-2 * unit, -4 * unit, 11 * unit, 4 * unit);
  const haunch: PosedLeg = {
    flesh: outline(
      (
        [
          [-48, -4],
          [-46, -26],
          [-26, -38],
          [-4, -32],
          [2, -14],
          [-8, -2],
        ] as const
      ).map(scale),
    ),
    lower: paw,
    foot: paw,
    root: scale([-24, -20]),
    rootSize: 34 * unit,
  };
  const size = anatomy.headLength / 100;
  const head: Point = animal.frontal
    ? scale([34, -Math.max(18, anatomy.headLength * 0.4)])
    : scale([18, -Math.max(14, anatomy.headLength * 0.32)]);
  const width = anatomy.tail.width * 0.95;
  const tailJoints: Joint[] = [
    [-57 * unit, -16 * unit, width * 0.6],
    [-50 * unit, -width, width * 0.85],
    [-24 * unit, -width * 0.98, width],
    [2 * unit, -width * 0.98, width * 0.95],
    [22 * unit, -width * 0.9, width * 0.4],
  ];
  return assemble(animal, {
    trunk: [round],
    nearLegs: [haunch],
    farLegs: [],
    tail: { path: tube(tailJoints), tip: tube(tailJoints.slice(3)), joints: tailJoints },
    tailBefore: true,
    neckRoot: head,
    poll: head,
    neckAngle: 90,
    hasNeck: false,
    headFrame: frame(head[0], head[1], size, animal.frontal ? 14 : 18),
    marks: {
      withers: scale([20, -52]),
      croup: scale([-34, -48]),
      chest: scale([58, -14]),
      belly: scale([10, -2]),
      buttock: scale([-60, -14]),
    },
    asleep: true,
    fast: false,
  });
}
