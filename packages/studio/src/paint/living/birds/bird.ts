import type { Path2D } from '@napi-rs/canvas';
import type { Brush } from '../../drawable.js';
import { lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context, Point } from '../../kit/shapes.js';
import type { Model } from '../creature.js';
import { paintEye } from '../form/eye.js';
import { fillCore, fillModelled, fillPath, fillStroke, frame, inFrame, inside, softPatch } from '../form/modelling.js';
import { boundsOf, ellipsePath, merge, outline, placed, placedPoint, together, tube } from '../form/outline.js';
import type { Frame, Joint, Knot } from '../form/outline.js';
import { behind, tonesOf } from '../form/tones.js';
import { isGaping } from '../quadruped/mouths.js';
import type { BeakKind, BirdShape, Plumage } from './shape.js';
import { paintOpenBeak } from './song.js';

export type BirdPose = 'perched' | 'walking' | 'swimming' | 'flying' | 'eating' | 'sleeping';

/** Everything of a bird in profile; folded or spread wings as the pose wants. */
export function sculptBird(shape: BirdShape, pose: BirdPose, plumageFor: (brush: Brush) => Plumage): Model {
  const { body, legs } = shape;
  const flying = pose === 'flying';
  const swimming = pose === 'swimming';
  const eating = pose === 'eating';
  const tilt = flying
    ? (shape.hover ?? Math.min(body.tilt, 12) * 0.5)
    : swimming
      ? Math.min(body.tilt, 4)
      : eating
        ? -16
        : body.tilt;
  const stand = flying || swimming ? 0 : legs.length;
  const lift = swimming ? body.depth * 0.36 : body.depth * 0.5 + stand;
  const at = frame(0, -lift, 1, -tilt);
  const { length, depth } = body;
  const local = (x: number, y: number, sharp = false): Knot => [x * length, y * depth, sharp];
  const torso = placed(
    outline([
      local(-0.56, -0.08),
      local(-0.3, -0.36),
      local(0.08, -0.52),
      local(0.36, -0.44),
      local(0.52, -0.1),
      local(0.44, 0.26),
      local(0.14, 0.5),
      local(-0.22, 0.42),
      local(-0.5, 0.12),
    ]),
    at,
  );
  const neckRoot = placedPoint([0.38 * length, -0.2 * depth], at);
  const neck = neckOf(shape, neckRoot, pose);
  const headAt = neck.at(-1) as Point;
  const pitch = (shape.head.pitch ?? 0) + (eating ? 58 : flying ? -4 : 0);
  const headFrame = frame(headAt[0], headAt[1], shape.head.radius / 10, pitch);
  const skull = placed(
    outline([
      [-10.4, 1],
      [-8, -7],
      [0, -10.4],
      [8, -7.4],
      [11, 0.6],
      [7.6, 7],
      [0, 10],
      [-8, 8],
    ]),
    headFrame,
  );
  const neckPath =
    neck.length > 1
      ? tube(
          neck.map(([x, y], index): Joint => [
            x,
            y,
            shape.neckWidth[0] + ((shape.neckWidth[1] - shape.neckWidth[0]) * index) / (neck.length - 1),
          ]),
        )
      : undefined;
  const beak = placed(
    beakPath(
      shape.beak.kind,
      (shape.beak.length / shape.head.radius) * 10,
      (shape.beak.depth / shape.head.radius) * 10,
    ),
    headFrame,
  );
  const raise = clearOfGround(shape, at, flying, swimming);
  const tail = placed(tailPath(shape, raise, flying), at);
  const wing = flying ? placed(outline(spreadKnots(shape)), at) : placed(foldedWing(shape), at);
  const farAt: Frame = { ...at, x: at.x + length * 0.1, turn: at.turn + 0.34, scale: 0.94 };
  const farWing = flying ? placed(outline(spreadKnots(shape)), farAt) : undefined;
  const hip: Point = placedPoint([-0.04 * length, 0.38 * depth], at);
  const legsPaths = flying || swimming ? [] : legPaths(shape, hip, pose);
  const silhouette = [torso, skull, ...(neckPath ? [neckPath] : [])];
  const bounds = boundsOf([...silhouette, beak, tail, wing, ...(farWing ? [farWing] : []), ...legsPaths]);
  const crown = shape.head.crest ? shape.head.radius * 0.7 : 0;
  return {
    bounds: {
      ...bounds,
      top: Math.min(bounds.top, headAt[1] - shape.head.radius - crown),
      bottom: flying ? bounds.bottom : 0,
    },
    head: [
      headAt[0] + shape.beak.length * 0.34,
      headAt[1] + (shape.head.pitch ?? 0) * 0.08,
      shape.head.radius * 1.05 + shape.beak.length * 0.36,
    ],
    back: { y: -lift - depth * 0.45, left: -length * 0.3, right: length * 0.2 },
    // before the wings, where the back is highest
    seat: [-length * 0.02, -lift - depth * 0.4],
    paint(context, brush) {
      const plumage = plumageFor(brush);
      const { light } = brush;
      context.save();
      if (swimming) {
        context.beginPath();
        context.rect(-400, -400, 800, 400);
        context.clip();
      }
      if (farWing) paintSpread(context, farWing, shape, farAt, plumage, brush, true);
      legsPaths.forEach((path, index) =>
        fillModelled(context, path, index === 0 ? behind(tonesOf(plumage.legs)) : tonesOf(plumage.legs), light),
      );
      fillModelled(context, tail, tonesOf(plumage.tail), light, { core: 2 });
      inFrame(context, at, () => paintTailFeathers(context, shape, raise, plumage.tail));
      fillModelled(context, beak, tonesOf(plumage.beak), light, { core: 1 });
      const whole = merge(silhouette);
      const breast = tonesOf(plumage.breast);
      fillModelled(context, whole, breast, light);
      inside(context, whole, () => {
        inFrame(context, at, () => {
          // the back's colour over the upper half
          fillPath(
            context,
            outline([
              local(-0.8, -0.9),
              local(0.1, -1.1),
              local(0.6, -0.7),
              local(0.34, -0.28),
              local(-0.1, -0.1),
              local(-0.7, 0.02),
            ]),
            plumage.back,
          );
          softPatch(context, 0, depth * 0.5, length * 0.6, depth * 0.3, breast.deep, 0.55);
        });
        if (plumage.hood ?? true)
          fillPath(
            context,
            neckPath && neck.length > 2 ? merge([neckPath, skull]) : placed(ellipsePath(-1, 1, 12.5, 13), headFrame),
            plumage.head,
          );
        if (plumage.collar)
          fillPath(
            context,
            tube([
              [neckRoot[0] - shape.neckWidth[0] * 1.3, neckRoot[1] - depth * 0.2, 2],
              [neckRoot[0] + 1, neckRoot[1] - depth * 0.12, 2.2],
              [neckRoot[0] + shape.neckWidth[0] * 1.3, neckRoot[1] - depth * 0.2, 2],
            ]),
            plumage.collar,
          );
        inFrame(context, headFrame, () => paintHeadMarks(context, plumage));
      });
      fillCore(context, whole, mix(breast.shade, plumage.back, 0.3), light, depth * 0.1, 0.5);
      if (flying) paintSpread(context, wing, shape, at, plumage, brush, false);
      else {
        fillModelled(context, wing, tonesOf(plumage.wing), light, { core: depth * 0.06 });
        inside(context, wing, () => inFrame(context, at, () => paintFeathers(context, shape, plumage, brush.detail)));
      }
      inFrame(context, headFrame, () => {
        paintBeakDetail(context, shape, plumage);
        const { length: long, depth: deep } = shape.beak;
        const { radius } = shape.head;
        if (isGaping(brush.attributes))
          paintOpenBeak(context, (long / radius) * 10, (deep / radius) * 10, lighten(plumage.beak, -0.06));
        if (shape.head.crest) paintCrest(context, shape.head.crest, plumage, brush);
        paintEye(context, 4, -2.4, 2.3, {
          iris: plumage.iris,
          lid: mix(plumage.head, [26, 22, 28], 0.7),
          asleep: pose === 'sleeping',
          pupil: 'wide',
        });
      });
      context.restore();
    },
  };
}

function neckOf(shape: BirdShape, root: Point, pose: BirdPose): Point[] {
  const { neck, head, body } = shape;
  if (neck.length === 0) {
    const down = pose === 'eating' ? body.depth * 0.55 : 0;
    return [[root[0] + head.radius * 0.15 + (pose === 'eating' ? 4 : 0), root[1] - head.radius * 0.6 + down]];
  }
  if (pose === 'flying') {
    const long =
      neck.reduce(
        (sum, [x, y], index) =>
          index === 0 ? 0 : sum + Math.hypot(x - (neck[index - 1] as Point)[0], y - (neck[index - 1] as Point)[1]),
        0,
      ) * 0.86;
    return [0, 0.5, 1].map((share): Point => [
      root[0] + long * share * 0.98,
      root[1] - long * share * 0.16 - Math.sin(share * Math.PI) * 2,
    ]);
  }
  if (pose === 'eating') {
    return neck.map(([x, y], index): Point => [
      root[0] + Math.abs(y) * 0.62 + x * 0.3,
      root[1] + Math.abs(y) * 0.5 - Math.sin((index / (neck.length - 1)) * Math.PI) * 6,
    ]);
  }
  return neck.map(([x, y]): Point => [root[0] + x, root[1] + y]);
}

function beakPath(kind: BeakKind, length: number, depth: number): Path2D {
  const l = length;
  const d = depth;
  const shapes: Record<BeakKind, Knot[]> = {
    cone: [
      [8, -d * 0.6],
      [10 + l * 0.55, -d * 0.32],
      [10 + l, d * 0.1, true],
      [10 + l * 0.5, d * 0.42],
      [8, d * 0.6],
    ],
    dagger: [
      [7, -d * 0.55],
      [10 + l * 0.5, -d * 0.3],
      [10 + l, 0.6, true],
      [10 + l * 0.5, d * 0.4],
      [7, d * 0.6],
    ],
    hook: [
      [7, -d * 0.6],
      [10 + l * 0.5, -d * 0.66],
      [10 + l, -d * 0.1],
      [10 + l * 0.92, d * 0.9, true],
      [10 + l * 0.66, d * 0.32],
      [8, d * 0.55],
    ],
    flat: [
      [7, -d * 0.7],
      [10 + l * 0.4, -d * 0.2],
      [10 + l * 0.85, -d * 0.12],
      [10 + l, d * 0.28],
      [10 + l * 0.6, d * 0.6],
      [8, d * 0.6],
    ],
    gull: [
      [7, -d * 0.5],
      [10 + l * 0.6, -d * 0.5],
      [10 + l, -d * 0.05],
      [10 + l * 0.96, d * 0.55, true],
      [10 + l * 0.5, d * 0.55],
      [7, d * 0.55],
    ],
    flamingo: [
      [7, -d * 0.55],
      [10 + l * 0.45, -d * 0.5],
      [10 + l * 0.8, d * 0.3],
      [10 + l * 0.72, d * 1.35],
      [10 + l * 0.5, d * 1.1],
      [10 + l * 0.36, d * 0.5],
      [7, d * 0.5],
    ],
    parrot: [
      [6, -d * 0.8],
      [10 + l * 0.55, -d * 0.75],
      [10 + l, d * 0.1],
      [10 + l * 0.78, d * 1.35, true],
      [10 + l * 0.4, d * 0.6],
      [7, d * 0.7],
    ],
    toucan: [
      [6, -d * 0.75],
      [10 + l * 0.5, -d * 0.8],
      [10 + l * 0.92, -d * 0.3],
      [10 + l, d * 0.45, true],
      [10 + l * 0.5, d * 0.45],
      [7, d * 0.65],
    ],
  };
  // its root lies round under the feathers: no straight edge against the head
  return outline([...shapes[kind], [4.4, d * 0.04]]);
}

function paintBeakDetail(context: Context, shape: BirdShape, plumage: Plumage): void {
  const { kind, length, depth } = shape.beak;
  const l = (length / shape.head.radius) * 10;
  const d = (depth / shape.head.radius) * 10;
  const line = lighten(plumage.beak, -0.2);
  const end: Point =
    kind === 'flat'
      ? [10 + l * 0.9, d * 0.2]
      : kind === 'dagger' || kind === 'cone'
        ? [10 + l * 0.8, d * 0.08]
        : [10 + l * 0.7, d * 0.16];
  if (kind !== 'flamingo')
    fillStroke(context, [[9, d * 0.1], [(9 + end[0]) / 2, d * 0.08], end], Math.max(0.9, d * 0.14), line, 0.7);
  if (plumage.beakTip)
    fillPath(
      context,
      kind === 'flamingo'
        ? outline([
            [10 + l * 0.62, d * 0.1],
            [10 + l * 0.8, d * 0.34],
            [10 + l * 0.72, d * 1.35],
            [10 + l * 0.5, d * 1.05],
          ])
        : outline([
            [10 + l * 0.7, -d * 0.5],
            [10 + l, -d * 0.1],
            [10 + l * 0.96, d * 0.7],
            [10 + l * 0.72, d * 0.5],
          ]),
      plumage.beakTip,
    );
  fillPath(context, ellipsePath(10.4 + l * 0.1, -d * 0.14, 0.9, 0.55), line, 0.8);
}

function paintHeadMarks(context: Context, { cap, cheek, mask }: Plumage): void {
  if (cap)
    fillPath(
      context,
      outline([
        [-14, -2],
        [-12, -14],
        [4, -16],
        [14, -8],
        [12, -4.4],
        [2, -5.4],
        [-6, -2],
      ]),
      cap,
    );
  if (cheek) fillPath(context, ellipsePath(-0.4, 3.4, 6, 4.2), cheek);
  if (mask)
    fillPath(
      context,
      outline([
        [13, -1.6],
        [4, -5],
        [-5, -3],
        [-9, 1],
        [-2, 1.6],
        [6, 2.4],
        [13, 2],
      ]),
      mask,
    );
}

function paintCrest(
  context: Context,
  kind: NonNullable<BirdShape['head']['crest']>,
  plumage: Plumage,
  brush: Brush,
): void {
  const red = tonesOf(plumage.comb ?? [206, 52, 46]);
  if (kind === 'comb') {
    fillModelled(
      context,
      outline([
        [-7, -7],
        [-8.4, -14, true],
        [-3.6, -11.4],
        [-1.6, -17.4, true],
        [2, -12],
        [5, -16.6, true],
        [6.6, -10.6],
        [10, -12, true],
        [9, -5],
        [2, -8],
      ]),
      red,
      brush.light,
    );
    fillModelled(
      context,
      outline([
        [9, 4],
        [13, 5],
        [13.4, 11],
        [10.6, 15],
        [8, 11],
      ]),
      red,
      brush.light,
    );
    fillPath(context, ellipsePath(4.4, 1.6, 4.2, 3.4), red.base, 0.9);
  } else if (kind === 'tuft') {
    fillModelled(
      context,
      outline([
        [-6, -7],
        [-15, -12],
        [-22, -11, true],
        [-14, -16],
        [-19, -20, true],
        [-6, -15],
        [4, -9],
      ]),
      tonesOf(plumage.cap ?? plumage.head),
      brush.light,
    );
  } else {
    for (const lean of [-4, 0, 4]) {
      fillPath(
        context,
        tube([
          [-1 + lean * 0.2, -9, 0.6],
          [lean - 1, -18, 0.5],
        ]),
        plumage.head,
      );
      fillPath(context, ellipsePath(lean - 1, -19, 1.7), plumage.back);
    }
  }
}

/** The closed wing lies along the flank, its tip over the tail. */
function foldedWing({ body: { length, depth, tilt } }: BirdShape): Path2D {
  // an upright bird's wing tips must clear the ground
  const tip = -0.8 + Math.max(0, tilt - 30) * 0.008;
  return outline([
    [0.32 * length, -0.2 * depth],
    [0.1 * length, -0.44 * depth],
    [-0.3 * length, -0.34 * depth],
    [tip * length, -0.02 * depth, true],
    [-0.5 * length, 0.12 * depth],
    [-0.1 * length, 0.24 * depth],
    [0.2 * length, 0.16 * depth],
  ]);
}

function paintFeathers(
  context: Context,
  { body: { length, depth } }: BirdShape,
  plumage: Plumage,
  detail: number,
): void {
  const flight = tonesOf(plumage.flight);
  fillPath(
    context,
    outline([
      [-0.9 * length, 0.1 * depth],
      [-0.7 * length, -0.14 * depth],
      [-0.16 * length, -0.04 * depth],
      [0.12 * length, 0.1 * depth],
      [-0.1 * length, 0.4 * depth],
    ]),
    flight.base,
  );
  if (plumage.bar)
    fillPath(
      context,
      tube([
        [-0.12 * length, -0.12 * depth, depth * 0.03],
        [0.02 * length, 0.04 * depth, depth * 0.045],
        [0.1 * length, 0.18 * depth, depth * 0.02],
      ]),
      plumage.bar,
    );
  const rows = detail > 0.1 ? 4 : 2;
  for (let row = 0; row < rows; row++) {
    const y = -0.02 * depth + row * 0.06 * depth;
    fillStroke(
      context,
      [
        [-0.72 * length + row * 0.08 * length, 0.02 * depth + row * 0.04 * depth],
        [-0.34 * length, y + 0.02 * depth],
        [0.06 * length, y],
      ],
      depth * 0.035,
      flight.deep,
      0.6,
    );
  }
  const scales = detail > 0.1 ? 4 : 0;
  for (let scale = 0; scale < scales; scale++) {
    const x = 0.18 * length - scale * 0.1 * length;
    fillStroke(
      context,
      [
        [x, -0.3 * depth + scale * 0.015 * depth],
        [x + 0.045 * length, -0.2 * depth],
        [x + 0.01 * length, -0.1 * depth],
      ],
      depth * 0.03,
      tonesOf(plumage.wing).deep,
      0.4,
    );
  }
}

/** A raised wing with fingered flight feathers. */
function spreadKnots({ body: { length, depth }, span }: BirdShape): Knot[] {
  const reach = length * span;
  const lean = -0.3;
  const root = 0.2;
  const knots: Knot[] = [
    [root * length, -0.18 * depth],
    [(root + 0.1) * length, -0.3 * reach],
    [(root + 0.04 + lean * 0.3) * length, -0.66 * reach],
  ];
  const feathers = 6;
  for (let feather = 0; feather < feathers; feather++) {
    const share = feather / (feathers - 1);
    const tipX = (root + lean) * length - share * length * 0.42;
    const tipY = -reach * (1 - share * share * 0.62);
    knots.push([tipX, tipY, true]);
    knots.push([tipX + length * 0.03, tipY + reach * 0.13 + length * 0.015]);
  }
  knots.push([(root - 0.46) * length, -0.3 * reach], [(root - 0.44) * length, -0.12 * depth]);
  return knots;
}

/** How far the tail is raised so that it clears the ground. */
function clearOfGround(shape: BirdShape, at: Frame, flying: boolean, swimming: boolean): number {
  let { raise } = shape.tail;
  if (flying) return raise * 0.3;
  const limit = swimming ? 4 : -1;
  while (raise < 60 && placed(tailPath(shape, raise, false), at).getBounds()[3] > limit) raise += 4;
  return raise;
}

function paintSpread(
  context: Context,
  path: Path2D,
  shape: BirdShape,
  at: Frame,
  plumage: Plumage,
  brush: Brush,
  far: boolean,
): void {
  const flight = tonesOf(plumage.flight);
  const cover = tonesOf(plumage.wing);
  fillModelled(context, path, far ? behind(flight) : flight, brush.light);
  inside(context, path, () => {
    inFrame(context, at, () => {
      const { length, depth } = shape.body;
      const reach = length * shape.span;
      const root = 0.2;
      const lean = -0.3;
      const own = far ? behind(cover) : cover;
      fillPath(
        context,
        outline([
          [(root + 0.2) * length, 0],
          [(root + 0.2) * length, -0.4 * reach],
          [(root + lean * 0.5 + 0.06) * length, -0.8 * reach],
          [(root + lean * 0.35 - 0.08) * length, -0.6 * reach],
          [(root - 0.18) * length, -0.34 * reach],
          [(root - 0.5) * length, -0.12 * depth],
          [0, depth * 0.3],
        ]),
        own.base,
      );
      fillPath(
        context,
        outline([
          [(root + 0.2) * length, 0],
          [(root + 0.2) * length, -0.4 * reach],
          [(root + 0.06 + lean * 0.3) * length, -0.66 * reach],
          [(root - 0.04) * length, -0.4 * reach],
          [(root - 0.26) * length, -0.1 * reach],
        ]),
        own.lit,
        0.55,
      );
      if (brush.detail < 0.1) return;
      for (let feather = 0; feather < 5; feather++) {
        const share = (feather + 0.5) / 5;
        const tip: Point = [
          (root + lean) * length - share * length * 0.42 + length * 0.04,
          -reach * (1 - share * share * 0.62),
        ];
        fillStroke(
          context,
          [
            [(root - 0.06 - share * 0.16) * length, -0.36 * reach],
            [(tip[0] + (root - 0.1) * length) / 2, (tip[1] - 0.36 * reach) / 2],
            tip,
          ],
          length * 0.022,
          flight.deep,
          0.5,
        );
      }
    });
  });
}

function tailPath({ body: { length, depth }, tail }: BirdShape, raise: number, flying: boolean): Path2D {
  const angle = (raise * Math.PI) / 180;
  const wide = tail.width * (flying ? 1.3 : 1);
  const end: Point = [-0.45 * length - Math.cos(angle) * tail.length, -0.04 * depth - Math.sin(angle) * tail.length];
  const nx = Math.sin(angle);
  const ny = -Math.cos(angle);
  return outline([
    [-0.3 * length, -0.26 * depth],
    [end[0] + nx * wide * 0.5, end[1] + ny * wide * 0.5, true],
    [end[0] - Math.cos(angle) * wide * 0.2, end[1] - Math.sin(angle) * wide * 0.2],
    [end[0] - nx * wide * 0.5, end[1] - ny * wide * 0.5, true],
    [-0.34 * length, 0.2 * depth],
  ]);
}

function paintTailFeathers(
  context: Context,
  { body: { length, depth }, tail }: BirdShape,
  raise: number,
  colour: Rgb,
): void {
  const angle = (raise * Math.PI) / 180;
  const tones = tonesOf(colour);
  for (const share of [-0.22, 0.06]) {
    const wide = tail.width * share;
    fillStroke(
      context,
      [
        [-0.42 * length, -0.04 * depth + wide * 0.3],
        [
          -0.45 * length - Math.cos(angle) * tail.length * 0.5,
          -0.04 * depth - Math.sin(angle) * tail.length * 0.5 + wide * 0.7,
        ],
        [
          -0.45 * length - Math.cos(angle) * tail.length * 0.96,
          -0.04 * depth - Math.sin(angle) * tail.length * 0.96 + wide,
        ],
      ],
      tail.width * 0.1,
      tones.deep,
      0.55,
    );
  }
}

function legPaths({ legs, body }: BirdShape, hip: Point, pose: BirdPose): Path2D[] {
  const stride = pose === 'walking' ? legs.length * 0.34 : legs.length * 0.06 + 1.5;
  const one = (foot: number, bend: number): Path2D => {
    const ankle: Point = [hip[0] + foot * 0.5 - bend, hip[1] * 0.48];
    const sole: Point = [hip[0] + foot, -legs.width * 0.5];
    const toe = Math.max(legs.width * 3.6, legs.length * 0.2, body.length * 0.1);
    const shank = tube([
      [hip[0] + foot * 0.1, hip[1] - body.depth * 0.06, legs.feathered ? legs.width * 3 : legs.width * 1.6],
      [...ankle, legs.width * (legs.feathered ? 1.5 : 0.72)],
      [sole[0], sole[1], legs.width * 0.6],
    ]);
    const foot3 = legs.webbed
      ? [
          outline([
            [sole[0] - legs.width, -legs.width],
            [sole[0] + toe * 0.6, -legs.width * 0.9],
            [sole[0] + toe * 1.25, -0.2, true],
            [sole[0] - legs.width * 1.4, 0, true],
          ]),
        ]
      : [
          tube([
            [sole[0], sole[1], legs.width * 0.6],
            [sole[0] + toe, -legs.width * 0.45, legs.width * 0.42],
          ]),
          tube([
            [sole[0], sole[1], legs.width * 0.6],
            [sole[0] + toe * 0.62, -legs.width * 0.5, legs.width * 0.4],
          ]),
          tube([
            [sole[0], sole[1], legs.width * 0.6],
            [sole[0] - toe * 0.5, -legs.width * 0.45, legs.width * 0.38],
          ]),
        ];
    return together([shank, ...foot3]);
  };
  return [one(stride, body.length * 0.02), one(-stride * 0.6, body.length * 0.05)];
}
