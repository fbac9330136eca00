import type { Path2D } from '@napi-rs/canvas';
import { css, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Bounds } from '../../kit/form.js';
import type { Context, Point } from '../../kit/shapes.js';
import type { Brush } from '../../drawable.js';
import type { Model } from '../creature.js';
import {
  fillCore,
  fillModelled,
  fillPath,
  fillStroke,
  frame,
  inFrame,
  inside,
  softGradient,
  softPatch,
} from '../form/modelling.js';
import {
  between,
  boundsOf,
  ellipsePath,
  merge,
  outline,
  placed,
  placedPoint,
  reach,
  together,
  tube,
} from '../form/outline.js';
import type { Frame, Joint, Knot } from '../form/outline.js';
import { behind, tonesOf } from '../form/tones.js';
import type { Tones } from '../form/tones.js';
import { isGaping, paintGape } from './mouths.js';
import { tipOf, withoutMarks, withParts } from './coat-parts.js';
import { paintCurls } from './curls.js';
import type { Anatomy, Body, CoatSpec, Head, HeadLook, HeadPart } from './anatomy.js';
import { paintAttire } from './attire.js';
import type { Gait } from './gaits.js';
import { poseTrunk } from './skeleton.js';
import type { PosedLeg } from './skeleton.js';
import { poseTail } from './tails.js';
import type { PosedTail } from './tails.js';

export interface Animal {
  readonly anatomy: Anatomy;
  readonly head: Head;
  /** The head faces us instead of showing its profile: it is drawn around its middle. */
  readonly frontal?: boolean;
  readonly coat: (brush: Brush) => CoatSpec;
  /** Hangs below the trunk, between the legs: an udder. */
  readonly beneath?: (context: Context, brush: Brush, body: Body) => void;
}

/** A posed animal, part by part. */
export interface Assembly {
  readonly trunk: readonly Path2D[];
  readonly nearLegs: readonly PosedLeg[];
  readonly farLegs: readonly PosedLeg[];
  readonly tail: PosedTail;
  /** The tail lies before the body. */
  readonly tailBefore?: boolean;
  readonly neckRoot: Point;
  readonly poll: Point;
  /** 180 points straight up. */
  readonly neckAngle: number;
  readonly hasNeck: boolean;
  readonly headFrame: Frame;
  readonly marks: Pick<Body, 'withers' | 'croup' | 'chest' | 'belly' | 'buttock'>;
  readonly asleep: boolean;
  /** Hair streams back. */
  readonly fast: boolean;
}

/** A four-legged animal on its legs. */
export function onItsLegs(animal: Animal, gait: Gait): Model {
  const { anatomy } = animal;
  const posed = poseTrunk(anatomy, gait);
  const { neck } = anatomy;
  const neckAngle = 180 - (neck.angle + gait.neck);
  const poll = reach(posed.neckRoot, neck.length, neckAngle);
  const { nearFore, nearHind, farFore, farHind } = posed.legs;
  return assemble(animal, {
    trunk: posed.paths,
    nearLegs: [nearFore, nearHind],
    farLegs: [farHind, farFore],
    tail: poseTail(anatomy.tail, posed.tailRoot, gait.tail - posed.rise),
    neckRoot: posed.neckRoot,
    poll,
    neckAngle,
    hasNeck: true,
    headFrame: frame(poll[0], poll[1], anatomy.headLength / 100, anatomy.headPitch + gait.head - posed.rise * 0.5),
    marks: posed,
    asleep: false,
    fast: gait.tail < -20,
  });
}

/** Turns the parts of an animal into a model that paints itself. */
export function assemble({ anatomy, head, frontal = false, coat, beneath }: Animal, parts: Assembly): Model {
  const { neck } = anatomy;
  const { neckRoot, poll, neckAngle, marks, nearLegs, farLegs, tail } = parts;
  const headFrame = aboveGround(parts.headFrame, head, anatomy.mane === 'lion');
  const along = (neckAngle * Math.PI) / 180;
  const middle = between(neckRoot, poll, 0.55);
  const neckPath = tube([
    [neckRoot[0], neckRoot[1], neck.base[0], neck.base[1]],
    [
      middle[0] - Math.abs(Math.cos(along)) * neck.arch,
      middle[1] - Math.sin(along) * neck.arch,
      neck.middle[0],
      neck.middle[1],
    ],
    [poll[0], poll[1], neck.poll[0], neck.poll[1]],
  ]);
  const bodyPaths = [...parts.trunk, ...(parts.hasNeck ? [neckPath] : []), ...nearLegs.map(({ flesh }) => flesh)];
  const headPaths = [
    head.skull,
    ...(head.behind ?? []).map(({ path }) => path),
    ...(head.before ?? []).map(({ path }) => path),
  ].map((path) => placed(path, headFrame));
  const fleece =
    anatomy.mane === 'wool'
      ? [
          ellipsePath(
            (marks.buttock[0] + marks.chest[0]) / 2,
            (marks.croup[1] + marks.belly[1]) / 2,
            anatomy.trunk.length * 0.53 + 8,
            (marks.belly[1] - marks.croup[1]) * 0.6 + 8,
          ),
        ]
      : [];
  const mane = anatomy.mane === 'lion' ? [placed(ellipsePath(0, 14, 86, 90), headFrame)] : [];
  const bounds = boundsOf([
    ...mane,
    ...fleece,
    ...bodyPaths,
    tail.path,
    ...headPaths,
    ...[...nearLegs, ...farLegs].flatMap(({ flesh, foot }) => [flesh, foot]),
  ]);
  const { length } = anatomy.trunk;
  const { mouth } = head;
  return {
    bounds: { ...bounds, bottom: 0 },
    head: middleOf(boundsOf([placed(head.skull, headFrame)])),
    ...(mouth && 'corner' in mouth && { bit: placedPoint(mouth.corner, headFrame) }),
    back: {
      y: Math.max(marks.withers[1], marks.croup[1]) + 1,
      left: Math.min(marks.croup[0], marks.withers[0] - 10),
      right: marks.withers[0],
    },
    seat: [(marks.croup[0] + marks.withers[0]) / 2 + length * 0.08, (marks.croup[1] + marks.withers[1]) / 2 + 4],
    paint(context, brush) {
      const spec = withoutMarks(withParts(coat(brush), brush.parts), brush.attributes);
      const maned = brush.attributes.has('without-mane') ? undefined : anatomy.mane;
      const tones = tonesOf(spec.base);
      const body: Body = {
        ...marks,
        length,
        neckRoot,
        poll,
        neckHalf: neck.base[1],
        tones,
        dark: spec.dark,
        pale: spec.pale,
        on: (share, down) => {
          const [x] = between(marks.buttock, marks.chest, share);
          const spineY =
            marks.croup[1] + (marks.withers[1] - marks.croup[1]) * Math.min(1, Math.max(0, (share - 0.15) / 0.65));
          return [x, spineY + (marks.belly[1] - spineY) * down];
        },
      };
      const { light } = brush;
      context.save();
      context.beginPath();
      // a lifted paw or a beard may not reach below the ground
      context.rect(-500, -800, 1000, 800.8);
      context.clip();
      for (const leg of farLegs) paintLeg(context, leg, behind(tones), spec, light, true);
      if (!parts.tailBefore) paintTail(context, tail, spec, tones, brush);
      beneath?.(context, brush, body);
      const silhouette = merge(bodyPaths);
      if (!frontal) paintHeadParts(context, head.behind, headFrame, tones, spec, light);
      context.fillStyle = softGradient(context, silhouette, tones, light);
      context.fill(silhouette);
      inside(context, silhouette, () => {
        if (parts.hasNeck) paintBelly(context, spec, body);
        spec.markings?.(context, body, brush.random.fork('markings'));
        modelTrunk(context, body, nearLegs, tones, spec.markings ? 0.45 : 1);
        softPatch(
          context,
          poll[0] + 2,
          poll[1] + anatomy.headLength * 0.28,
          anatomy.headLength * 0.42,
          anatomy.headLength * 0.3,
          tones.deep,
          0.4,
        );
      });
      if (spec.markings) {
        // shade that keeps what it falls on: black stripes must not turn grey
        context.globalCompositeOperation = 'multiply';
        fillCore(context, silhouette, [192, 186, 212], light, length * 0.045, 0.85);
        context.globalCompositeOperation = 'source-over';
      } else fillCore(context, silhouette, tones.shade, light, length * 0.045, 0.55);
      if (anatomy.mane === 'wool') paintWool(context, body, brush);
      if (anatomy.mane === 'curls') paintCurls(context, silhouette, body, tones, brush);
      if (spec.socks)
        for (const leg of nearLegs.filter(({ lower, foot }) => lower !== foot))
          paintSocks(context, leg, tonesOf(spec.socks.colour), spec.socks.height, light);
      for (const leg of nearLegs) fillModelled(context, leg.foot, tonesOf(footColour(spec)), light);
      if (maned === 'ruff' && parts.hasNeck) paintRuff(context, neckRoot, poll, anatomy, tones, spec);
      if (maned === 'lion') paintLionMane(context, headFrame, spec.mane ?? spec.dark, brush);
      if (maned === 'bristle')
        paintCrest(context, marks.withers, neckRoot, poll, anatomy, spec, brush, neckAngle, true, parts.fast);
      paintHead(context, head, headFrame, spec, tones, brush, frontal, parts.asleep);
      if (maned === 'crest')
        paintCrest(context, marks.withers, neckRoot, poll, anatomy, spec, brush, neckAngle, false, parts.fast);
      if (parts.tailBefore) paintTail(context, tail, spec, tones, brush);
      paintAttire(context, brush, headFrame, frontal, neckRoot, poll, neck.middle[1]);
      context.restore();
    },
  };
}

const middleOf = ({ left, right, top, bottom }: Bounds): readonly [number, number, number] => [
  (left + right) / 2,
  (top + bottom) / 2,
  (right - left) / 2,
];

/** A head that rests on the ground lies on it, not in it. */
function aboveGround(at: Frame, head: Head, maned: boolean): Frame {
  const { bottom } = boundsOf([placed(head.skull, at), ...(maned ? [placed(ellipsePath(0, 14, 80, 86), at)] : [])]);
  return bottom > -0.5 ? { ...at, y: at.y - bottom - 0.5 } : at;
}

function paintWool(context: Context, body: Body, brush: Brush): void {
  const random = brush.random.fork('wool');
  const tones = body.tones;
  const curls: [number, number, number][] = [];
  for (let index = 0; index < 26; index++) {
    const angle = (index / 26) * Math.PI * 2;
    const [x, y] = body.on(0.5 + Math.cos(angle) * 0.53, 0.56 + Math.sin(angle) * 0.66);
    curls.push([x, y, 7.5 + random.around(1.4)]);
  }
  const [mx, my] = body.on(0.5, 0.56);
  const fleece = together([
    ...curls.map(([x, y, r]) => ellipsePath(x, y, r)),
    ellipsePath(mx, my, body.length * 0.53, (body.belly[1] - body.croup[1]) * 0.66),
  ]);
  fillModelled(context, fleece, tones, brush.light);
  inside(context, fleece, () => {
    softPatch(context, mx, body.belly[1] + 4, body.length * 0.6, 20, tones.deep, 0.6);
    for (let index = 0; index < 16; index++) {
      const [x, y] = body.on(random.between(0.05, 0.95), random.between(0.05, 0.85));
      fillStroke(
        context,
        [
          [x - 4, y],
          [x - 2, y - 4],
          [x + 2.5, y - 3.6],
          [x + 4, y + 0.5],
          [x + 1, y + 2],
        ],
        1.6,
        tones.shade,
        0.75,
      );
    }
  });
}

function footColour(spec: CoatSpec): Rgb {
  return spec.foot ?? spec.socks?.colour ?? spec.base;
}

export function paintLeg(
  context: Context,
  leg: PosedLeg,
  tones: Tones,
  spec: CoatSpec,
  light: Brush['light'],
  far: boolean,
): void {
  fillModelled(context, leg.flesh, tones, light, { core: 3 });
  if (spec.socks) {
    const socks = tonesOf(spec.socks.colour);
    paintSocks(context, leg, far ? behind(socks) : socks, spec.socks.height, light);
  }
  const foot = tonesOf(footColour(spec));
  fillModelled(context, leg.foot, far ? behind(foot) : foot, light);
}

function paintSocks(context: Context, leg: PosedLeg, tones: Tones, height: number, light: Brush['light']): void {
  const fade = context.createLinearGradient(0, -height, 0, -height * 0.62);
  fade.addColorStop(0, css(tones.base, 0));
  fade.addColorStop(1, css(tones.base));
  inside(context, leg.flesh, () => {
    context.fillStyle = fade;
    context.fillRect(-300, -height, 600, height + 20);
    fillCore(context, leg.lower, tones.shade, light, 3);
  });
}

function paintBelly(context: Context, spec: CoatSpec, body: Body): void {
  if (!spec.belly) return;
  // a sitting animal shows its chest, not its belly
  const upright = body.croup[1] - body.withers[1] > 30;
  if (!upright)
    softPatch(context, (body.belly[0] + body.chest[0]) / 2, body.belly[1] + 4, body.length * 0.5, 15, spec.pale, 0.95);
  softPatch(context, body.chest[0] - 2, body.chest[1] - 8, 17, 28, spec.pale, 0.9, 0.3);
}

/** Planes of shoulder, ribs and thigh, and the shade under the belly. */
function modelTrunk(context: Context, body: Body, near: readonly PosedLeg[], tones: Tones, strength: number): void {
  const { belly, length, withers, croup } = body;
  softPatch(context, belly[0], belly[1] + 6, length * 0.5, 22, tones.deep, 0.5);
  softPatch(
    context,
    (withers[0] + croup[0]) / 2,
    (withers[1] + croup[1]) / 2 + 5,
    length * 0.42,
    12,
    tones.lit,
    0.5 * strength,
  );
  for (const leg of near) {
    const [x, y] = leg.root;
    const size = leg.rootSize;
    // a shade before and behind the muscle, and light on its bulge
    softPatch(context, x + size * 0.62, y + size * 0.35, size * 0.42, size * 0.95, tones.deep, 0.32, -0.15);
    softPatch(context, x + size * 0.02, y - size * 0.05, size * 0.5, size * 0.8, tones.lit, 0.42 * strength, 0.15);
  }
}

export function paintTail(context: Context, tail: PosedTail, spec: CoatSpec, tones: Tones, brush: Brush): void {
  if (brush.attributes.has('without-tail')) return;
  const own = spec.tail ? tonesOf(spec.tail) : tones;
  fillModelled(context, tail.path, own, brush.light, { core: 3 });
  if (spec.tailTip) {
    const tip = tonesOf(spec.tailTip);
    fillModelled(context, tail.tip, tip, brush.light, { core: 2 });
  }
  if (spec.tailRings) paintRings(context, tail.path, tail.joints, spec.tailRings, brush);
}

/** Every other part of a tail is dark, its end as well. */
export function paintRings(context: Context, tail: Path2D, joints: readonly Joint[], colour: Rgb, brush: Brush): void {
  const tones = tonesOf(colour);
  inside(context, tail, () => {
    for (let at = joints.length - 2; at > 0; at -= 2)
      fillModelled(context, tube(joints.slice(at, at + 2), 'cut'), tones, brush.light, { core: 2 });
  });
}

export function paintHeadParts(
  context: Context,
  parts: readonly HeadPart[] | undefined,
  at: Frame,
  tones: Tones,
  spec: CoatSpec,
  light: Brush['light'],
): void {
  for (const { path, colour } of parts ?? []) {
    const own =
      colour === 'coat'
        ? tones
        : colour === 'far-coat'
          ? behind(tones)
          : colour === 'pale'
            ? tonesOf(spec.pale)
            : colour === 'dark'
              ? tonesOf(spec.dark)
              : tonesOf(colour);
    const shape = placed(path, at);
    const ear = colour === 'coat' || colour === 'far-coat' ? spec.ears : undefined;
    fillModelled(context, shape, ear && !ear.tipped ? tonesOf(ear.colour) : own, light, { core: 1.2 });
    if (ear?.tipped) tipOf(context, shape, ear.colour);
  }
}

export function paintHead(
  context: Context,
  head: Head,
  at: Frame,
  spec: CoatSpec,
  tones: Tones,
  brush: Brush,
  frontal: boolean,
  asleep = brush.attributes.has('sleeping'),
): void {
  const skull = placed(head.skull, at);
  if (frontal) paintHeadParts(context, head.behind, at, tones, spec, brush.light);
  fillModelled(context, skull, tones, brush.light, { core: frontal ? 0 : anatomyCore(at), coreStrength: 0.55 });
  paintHeadParts(context, head.before, at, tones, spec, brush.light);
  const look: HeadLook = {
    tones,
    pale: tonesOf(spec.pale),
    dark: spec.dark,
    iris: spec.iris ?? [104, 66, 34],
    light: brush.light,
    // who yawns shuts the eyes
    asleep: asleep || brush.attributes.has('yawning'),
    winks: brush.attributes.has('winking'),
    aside: brush.attributes.has('looking-aside'),
    detail: brush.detail,
  };
  const { mouth } = head;
  inFrame(context, at, () => {
    head.paint(context, look);
    if (spec.ears?.tipped)
      for (const { path, colour } of [...(frontal ? (head.behind ?? []) : []), ...(head.before ?? [])])
        if (colour === 'coat' || colour === 'far-coat') tipOf(context, path, spec.ears.colour);
    if (mouth && isGaping(brush.attributes)) paintGape(context, mouth, look);
  });
}

function anatomyCore(at: Frame): number {
  return at.scale * 9;
}

function paintRuff(context: Context, root: Point, poll: Point, anatomy: Anatomy, tones: Tones, spec: CoatSpec): void {
  const { neck } = anatomy;
  const size = neck.base[1];
  const [x, y] = between(root, poll, 0.45);
  const chest = outline([
    [x + size * 0.25, y - size * 0.4],
    [x + size * 0.85, y],
    [x + size * 1.0, y + size * 0.62, true],
    [x + size * 0.84, y + size * 0.66],
    [x + size * 0.8, y + size * 1.12, true],
    [x + size * 0.58, y + size * 0.98],
    [x + size * 0.36, y + size * 1.34, true],
    [x + size * 0.24, y + size * 0.8],
    [x + size * 0.08, y + size * 0.2],
  ]);
  const pale = tonesOf(spec.belly ? spec.pale : tones.lit);
  fillPath(context, chest, pale.base, 0.96);
  fillCore(context, chest, pale.shade, { side: 1, height: 0.8 }, size * 0.18, 0.7);
}

function paintLionMane(context: Context, at: Frame, colour: Rgb, brush: Brush): void {
  const tones = tonesOf(colour);
  const random = brush.random.fork('mane');
  // locks that fall from the crown to the chest: short above, long below
  const ring = (radius: number, locks: number, drop: number): Path2D => {
    const knots: Knot[] = [];
    for (let index = 0; index < locks; index++) {
      const angle = (index / locks) * Math.PI * 2 - Math.PI / 2 + random.around(0.03);
      const low = (1 + Math.sin(angle)) / 2;
      const long = radius * (0.92 + low * 0.36) * (1 + random.around(0.03));
      const half = Math.PI / locks;
      const sweep = Math.cos(angle) >= 0 ? 1 : -1;
      knots.push([Math.cos(angle) * long * 0.9, Math.sin(angle) * long * 0.9 + drop]);
      knots.push([
        Math.cos(angle + half) * long * 1.03,
        Math.sin(angle + half) * long * 1.03 + drop + 5 * low * sweep * Math.cos(angle),
        true,
      ]);
    }
    return placed(outline(knots), at);
  };
  fillModelled(
    context,
    ring(80, 15, 12),
    { ...tones, base: tones.shade, lit: tones.base, shade: tones.deep },
    brush.light,
  );
  fillModelled(context, ring(68, 13, 8), { ...tones, lit: mix(tones.lit, tones.base, 0.5) }, brush.light);
  fillModelled(context, ring(57, 13, 2), { ...tones, base: tones.lit, shade: tones.base }, brush.light);
}

function paintCrest(
  context: Context,
  withers: Point,
  root: Point,
  poll: Point,
  { neck, headLength }: Anatomy,
  spec: CoatSpec,
  brush: Brush,
  neckAngle: number,
  bristle: boolean,
  flying: boolean,
): void {
  const tones = tonesOf(spec.mane ?? spec.dark);
  const random = brush.random.fork('mane');
  const angle = (neckAngle * Math.PI) / 180;
  // across the neck towards its crest
  const [along, down] = [poll[0] - root[0], poll[1] - root[1]];
  const long = Math.hypot(along, down) || 1;
  // of one that grazes it is above the neck: behind it the mane would run through the shoulder
  const across: Point =
    down > 0 ? [down / long, -along / long] : [-Math.abs(Math.cos(angle)), -Math.abs(Math.sin(angle)) * 0.75];
  const crest = (share: number, out: number): Point => {
    const [x, y] = between(root, poll, share);
    const width =
      neck.base[0] + (neck.poll[0] - neck.base[0]) * share + out + neck.arch * Math.sin(share * Math.PI) * 0.9;
    return [x + across[0] * width, y + across[1] * width];
  };
  const top = crest(1.02, -1);
  const foot: Point = [withers[0] - 2, withers[1] + 2];
  if (bristle) {
    const edge: Knot[] = [[foot[0], foot[1]]];
    for (let share = 0.16; share <= 1; share += 0.12) edge.push([...crest(share, 1.2 + share * 1.6)]);
    edge.push([top[0] + 3, top[1] - 2]);
    for (let share = 0.96; share >= 0.1; share -= 0.17) edge.push([...crest(share, -2.6)]);
    fillModelled(context, outline(edge), tones, brush.light);
    return;
  }
  const locks = 7;
  const edge: Knot[] = [];
  for (let share = 1.02; share > 0; share -= 0.17) edge.push([...crest(share, 1.6)]);
  edge.push(foot);
  const strands: Point[][] = [];
  for (let index = 0; index < locks; index++) {
    const share = (index + 0.5) / locks;
    const fall =
      headLength * (0.34 + random.around(0.06)) * (0.55 + 0.75 * Math.sin((0.12 + share * 0.88) * Math.PI * 0.8));
    const [dx, dy] = flying ? [-fall * 1.15, -fall * 0.1 + random.around(2)] : [-fall * 0.3 + random.around(1.5), fall];
    const start = crest(share, 0);
    const tip: Point = [start[0] + dx, start[1] + dy];
    const notch = crest(share + 0.5 / locks, 0);
    edge.push([tip[0], tip[1], true]);
    edge.push([notch[0] + dx * 0.45 + 2.2, notch[1] + dy * 0.55]);
    strands.push([crest(share + 0.04, 0.5), [start[0] + dx * 0.3 + 2.5, start[1] + dy * 0.45], tip]);
  }
  const fringe = outline(edge);
  fillModelled(context, fringe, tones, brush.light);
  if (brush.detail > 0.15) for (const strand of strands) fillStroke(context, strand, 2.6, tones.deep, 0.55);
  for (const strand of strands)
    fillStroke(
      context,
      strand.map(([x, y]): Point => [x + 2.4, y - 1.2]),
      1.8,
      tones.lit,
      0.45,
    );
  const lock = reach(top, headLength * 0.36, 62);
  fillModelled(
    context,
    outline([
      [top[0] - 3, top[1] + 2],
      [top[0] + 3, top[1] - 2],
      [(top[0] + lock[0]) / 2 + 3, (top[1] + lock[1]) / 2 - 2],
      [lock[0], lock[1], true],
      [(top[0] + lock[0]) / 2 - 1, (top[1] + lock[1]) / 2 + 3],
    ]),
    tones,
    brush.light,
  );
}
