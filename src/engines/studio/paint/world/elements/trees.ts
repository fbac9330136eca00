import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { blob, smoothClosed } from '../../kit/shapes.js';
import type { Context } from '../../kit/shapes.js';
import type { Random } from '../../kit/random.js';
import { bark, leafColour, needleColour } from './foliage.js';
import type { View } from '../view.js';

export type TreeKind = 'conifer' | 'broadleaf' | 'birch' | 'poplar' | 'palm' | 'bare';

export interface Tree {
  readonly kind: TreeKind;
  readonly x: number;
  readonly foot: number;
  readonly height: number;
  readonly depth: number;
  readonly colour?: Rgb;
}

/** A tree of scenery, lit from the scene's light. */
export function paintTree(context: Context, view: View, tree: Tree, random: Random): void {
  const leafless =
    view.scene.season === 'winter' && (tree.kind === 'broadleaf' || tree.kind === 'birch' || tree.kind === 'poplar');
  if (tree.height > view.unit * 0.1) castShadow(context, view, tree);
  if (tree.kind === 'conifer') conifer(context, view, tree, random);
  else if (tree.kind === 'palm') palm(context, view, tree, random);
  else if (tree.kind === 'bare' || leafless) bareTree(context, view, tree, random);
  else if (tree.kind === 'poplar') poplar(context, view, tree, random);
  else broadleaf(context, view, tree, random);
}

/** The pool of shade at the foot, drawn out away from the light. */
function castShadow(context: Context, view: View, { x, foot, height, depth, kind }: Tree): void {
  const { light, shadow, contrast } = view.air;
  const half = height * (kind === 'conifer' ? 0.2 : kind === 'palm' ? 0.16 : 0.26);
  const away = -Math.sign(light.side || 1) * half * (0.4 + (1 - light.height) * 0.9) * contrast;
  context.save();
  context.translate(x + away, foot);
  context.scale(1, 0.16);
  const pool = context.createRadialGradient(0, 0, half * 0.1, 0, 0, half * 1.5);
  const strength = (0.2 + contrast * 0.26) * (1 - depth * 0.8);
  pool.addColorStop(0, css(shadow, strength));
  pool.addColorStop(0.55, css(shadow, strength * 0.6));
  pool.addColorStop(1, css(shadow, 0));
  context.fillStyle = pool;
  context.fillRect(-half * 1.5, -half * 1.5, half * 3, half * 3);
  context.restore();
}

function conifer(context: Context, view: View, { x, foot, height, depth, colour }: Tree, random: Random): void {
  const local = colour ?? needleColour(view, random);
  const side = view.air.light.side >= 0 ? 1 : -1;
  const tiers = height < view.unit * 0.06 ? 3 : height < view.unit * 0.16 ? 5 : 7;
  const half = height * random.between(0.17, 0.24);
  const lean = random.around(height * 0.012);
  const trunk = height * 0.025;
  context.fillStyle = css(view.shaded(bark, depth));
  context.fillRect(x - trunk, foot - height * 0.1, trunk * 2, height * 0.1);
  const crown = height * 0.94;
  const base = foot - height * 0.055;
  const edges = [-1, 1].map((edge) => {
    const points: [number, number][] = [];
    for (let tier = 0; tier < tiers; tier++) {
      const low = (tier + 1) / tiers;
      const reach = half * (low ** 0.9 + 0.05) * random.between(0.86, 1.1);
      const y = base - crown + crown * low;
      points.push([x + edge * reach, y - crown * 0.012 + random.around(crown * 0.008)]);
      if (tier < tiers - 1) points.push([x + edge * reach * 0.5, y - crown * 0.045]);
    }
    return points;
  });
  const top: [number, number] = [x + lean, base - crown];
  const [left, right] = edges as [[number, number][], [number, number][]];
  const trace = (points: readonly [number, number][], from: readonly [number, number]): void => {
    let [lastX, lastY] = from;
    points.forEach(([px, py], index) => {
      // boughs sweep out and droop
      if (index % 2 === 0)
        context.quadraticCurveTo(
          (lastX + px) / 2 - (px - lastX) * 0.12,
          (lastY + py) / 2 + (py - lastY) * 0.16,
          px,
          py,
        );
      else context.lineTo(px, py);
      [lastX, lastY] = [px, py];
    });
  };
  const reversed = (points: readonly [number, number][]): void => {
    for (const [px, py] of points.toReversed()) context.lineTo(px, py);
  };
  context.beginPath();
  context.moveTo(...top);
  trace(right, top);
  context.quadraticCurveTo(x, base + crown * 0.02, ...(left.at(-1) as [number, number]));
  reversed(left);
  context.closePath();
  const body = context.createLinearGradient(0, base - crown, 0, base);
  body.addColorStop(0, css(view.tone(lighten(local, 0.03), depth)));
  body.addColorStop(1, css(view.shaded(local, depth)));
  context.fillStyle = body;
  context.fill();
  const litEdge = side > 0 ? right : left;
  context.beginPath();
  context.moveTo(...top);
  trace(litEdge, top);
  context.lineTo(x + side * half * 0.1, base - crown * 0.02);
  for (let tier = tiers - 1; tier > 0; tier--) {
    const y = base - crown + (crown * tier) / tiers;
    context.lineTo(x + side * half * 0.28 * (tier / tiers), y + crown * 0.03);
    context.lineTo(x - side * half * 0.06 * (tier / tiers), y - crown * 0.05);
  }
  context.closePath();
  context.fillStyle = css(view.lit(local, depth, 1.1), 0.62);
  context.fill();
  if (height > view.unit * 0.2 && view.detail > 0.2) {
    // each tier throws a shadow on the one below
    context.fillStyle = css(view.shaded(local, depth, 1.5), 0.5);
    for (let tier = 1; tier < tiers; tier++) {
      const low = tier / tiers;
      const y = base - crown + crown * low;
      const reach = half * low * 0.72;
      context.beginPath();
      context.moveTo(x - reach, y - crown * 0.004);
      context.quadraticCurveTo(x, y + crown * 0.05, x + reach, y - crown * 0.004);
      context.quadraticCurveTo(x, y + crown * 0.012, x - reach, y - crown * 0.004);
      context.fill();
    }
  }
  if (view.snowy) {
    context.fillStyle = css(view.lit([240, 245, 255], depth, 0.5), 0.94);
    for (const [edge, points] of edges.entries()) {
      const way = edge === 0 ? -1 : 1;
      for (let index = 0; index < points.length; index += 2) {
        const [px, py] = points[index] as [number, number];
        const inner = x + (px - x) * (way === side ? 0.12 : 0.4);
        const upper = py - crown * (0.52 / tiers);
        context.beginPath();
        context.moveTo(px, py);
        context.quadraticCurveTo((px + inner) / 2 + way * half * 0.02, (py + upper) / 2 + crown * 0.006, inner, upper);
        context.quadraticCurveTo(
          (px + inner) / 2 - way * half * 0.04,
          (py + upper) / 2 + crown * ((way === side ? 0.34 : 0.2) / tiers),
          px - way * half * 0.1,
          py + crown * 0.003,
        );
        context.closePath();
        context.fill();
      }
    }
  }
}

/** A crown of leaf masses: dark below, the own colour between, light towards the sun. */
function broadleaf(context: Context, view: View, tree: Tree, random: Random): void {
  const { x, foot, height, depth } = tree;
  const local = tree.colour ?? leafColour(view, random);
  const side = view.air.light.side;
  const white = tree.kind === 'birch';
  const trunkColour: Rgb = white ? [222, 216, 206] : bark;
  const width = height * random.between(0.26, 0.34) * (white ? 0.72 : 1);
  const middle = foot - height * (white ? 0.6 : 0.62);
  const trunk = height * (white ? 0.02 : 0.034);
  const lean = random.around(height * 0.03);
  const trunkPaint = context.createLinearGradient(x - trunk, 0, x + trunk, 0);
  trunkPaint.addColorStop(side >= 0 ? 1 : 0, css(view.lit(trunkColour, depth)));
  trunkPaint.addColorStop(side >= 0 ? 0 : 1, css(view.shaded(trunkColour, depth)));
  context.fillStyle = trunkPaint;
  context.beginPath();
  context.moveTo(x - trunk * 1.5, foot);
  context.quadraticCurveTo(x - trunk * 0.6, foot - height * 0.1, x - trunk * 0.5 + lean, middle);
  context.lineTo(x + trunk * 0.5 + lean, middle);
  context.quadraticCurveTo(x + trunk * 0.6, foot - height * 0.1, x + trunk * 1.5, foot);
  context.fill();
  const small = height < view.unit * 0.06;
  const crown = small ? 4 : 12;
  const masses = Array.from({ length: crown }, (_, index) => {
    // a sunflower spiral fills the crown evenly
    const angle = index * 2.399 + random.between(-0.25, 0.25);
    const reach = Math.sqrt((index + 0.3) / crown) * 0.78;
    return {
      x: x + lean + Math.cos(angle) * width * reach,
      y: middle - height * 0.02 + Math.sin(angle) * height * 0.27 * reach,
      size: width * random.between(small ? 0.42 : 0.3, small ? 0.6 : 0.42),
    };
  }).toSorted((one, other) => one.y - other.y);
  const dark = view.shaded(local, depth, 1.15);
  const tone = view.tone(local, depth);
  const bright = view.lit(local, depth, 1.1);
  const lumps = small ? 6 : 11;
  for (const [tint, shift, scale] of [
    [dark, 0, 1],
    [tone, 0.2, 0.84],
    [bright, 0.42, 0.46],
  ] as const) {
    context.fillStyle = css(tint);
    for (const mass of masses) {
      if (shift > 0.3 && (mass.y > middle + height * 0.1 || (mass.x - x - lean) * side < -width * 0.45)) continue;
      const cx = mass.x + side * mass.size * shift;
      const cy = mass.y - mass.size * shift * 0.9;
      smoothClosed(context, blob(random, cx, cy, mass.size * scale, mass.size * scale * 0.86, lumps, 0.15));
      context.fill();
    }
  }
  if (!small && view.detail > 0.2) dapple(context, view, masses, tone, bright, height, random.fork('detail'));
}

/** Small leaf marks over the edges of the leaf masses. */
function dapple(
  context: Context,
  view: View,
  masses: readonly { x: number; y: number; size: number }[],
  tone: Rgb,
  bright: Rgb,
  height: number,
  random: Random,
): void {
  const count = Math.min(90, Math.round((height / view.unit) * 170 * view.detail));
  const size = Math.max(0.8, height * 0.0085);
  for (let index = 0; index < count; index++) {
    const mass = random.pick(masses);
    const angle = random.between(0, Math.PI * 2);
    const reach = random.between(0.55, 1.04) * mass.size;
    const up = Math.sin(angle) < 0.1;
    context.fillStyle = css(up && random.chance(0.6) ? bright : tone);
    context.beginPath();
    context.ellipse(
      mass.x + Math.cos(angle) * reach,
      mass.y + Math.sin(angle) * reach * 0.86,
      size * random.between(0.8, 1.8),
      size * random.between(0.6, 1),
      angle,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

function poplar(context: Context, view: View, { x, foot, height, depth, colour }: Tree, random: Random): void {
  const local = colour ?? leafColour(view, random);
  const half = height * random.between(0.09, 0.12);
  const side = view.air.light.side >= 0 ? 1 : -1;
  context.fillStyle = css(view.shaded(bark, depth));
  context.fillRect(x - height * 0.012, foot - height * 0.12, height * 0.024, height * 0.12);
  const flame = (scale: number, shift: number): void => {
    context.beginPath();
    context.moveTo(x, foot - height);
    context.bezierCurveTo(
      x + half * scale + shift,
      foot - height * 0.72,
      x + half * 1.25 * scale + shift,
      foot - height * 0.2,
      x + shift,
      foot - height * 0.06,
    );
    context.bezierCurveTo(
      x - half * 1.25 * scale + shift,
      foot - height * 0.2,
      x - half * scale + shift,
      foot - height * 0.72,
      x,
      foot - height,
    );
    context.fill();
  };
  context.fillStyle = css(view.shaded(local, depth));
  flame(1, 0);
  context.fillStyle = css(view.tone(local, depth));
  flame(0.78, side * half * 0.2);
  context.fillStyle = css(view.lit(local, depth), 0.75);
  flame(0.4, side * half * 0.42);
}

function palm(context: Context, view: View, { x, foot, height, depth, colour }: Tree, random: Random): void {
  const local: Rgb =
    colour ??
    random.pick([
      [62, 128, 78],
      [84, 142, 76],
      [46, 116, 92],
    ] as const);
  const lean = random.between(0.1, 0.3) * (random.chance(0.5) ? 1 : -1) * height;
  const topX = x + lean;
  const topY = foot - height * 0.8;
  const side = view.air.light.side >= 0 ? 1 : -1;
  const wood: Rgb = [148, 116, 86];
  const wide = height * 0.026;
  const trunkPaint = context.createLinearGradient(x - wide, 0, x + wide + lean, 0);
  trunkPaint.addColorStop(0, css(side > 0 ? view.shaded(wood, depth) : view.lit(wood, depth)));
  trunkPaint.addColorStop(1, css(side > 0 ? view.lit(wood, depth) : view.shaded(wood, depth)));
  context.fillStyle = trunkPaint;
  context.beginPath();
  context.moveTo(x - wide * 1.5, foot);
  context.quadraticCurveTo(x - wide + lean * 0.15, foot - height * 0.45, topX - wide * 0.6, topY);
  context.lineTo(topX + wide * 0.6, topY);
  context.quadraticCurveTo(x + wide + lean * 0.15, foot - height * 0.45, x + wide * 1.5, foot);
  context.fill();
  const fronds = 11;
  const order = Array.from({ length: fronds }, (_, index) => index / (fronds - 1));
  for (const [layer, tint] of [view.shaded(local, depth), view.tone(local, depth), view.lit(local, depth)].entries()) {
    context.fillStyle = css(tint);
    for (const [index, share] of order.entries()) {
      if (index % 3 !== layer) continue;
      const angle = Math.PI * (1.12 - share * 1.24) + random.around(0.08);
      const long = height * random.between(0.3, 0.4);
      frond(context, topX, topY, angle, long, long * 0.16);
    }
  }
  context.fillStyle = css(view.shaded([120, 84, 52], depth));
  for (let nut = 0; nut < 3; nut++) {
    context.beginPath();
    context.arc(topX + (nut - 1) * height * 0.022, topY + height * 0.018, height * 0.016, 0, Math.PI * 2);
    context.fill();
  }
}

/** An arching leaf with a notched lower edge. */
export function frond(context: Context, x: number, y: number, angle: number, long: number, wide: number): void {
  const dx = Math.cos(angle);
  const dy = -Math.sin(angle);
  const tipX = x + dx * long;
  const tipY = y + dy * long * 0.75 + long * 0.34;
  const midX = x + dx * long * 0.55;
  const midY = y + dy * long * 0.62 - long * 0.08;
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(midX, midY - wide, tipX, tipY);
  const notches = 6;
  for (let notch = notches - 1; notch >= 0; notch--) {
    const t = notch / notches;
    const bx = (1 - t) ** 2 * x + 2 * t * (1 - t) * midX + t * t * tipX;
    const by = (1 - t) ** 2 * y + 2 * t * (1 - t) * midY + t * t * tipY;
    context.lineTo(bx + dx * wide * 0.5, by + wide * (0.5 + Math.sin(t * Math.PI) * 1.1));
    context.lineTo(bx, by + wide * 0.2);
  }
  context.closePath();
  context.fill();
}

function bareTree(context: Context, view: View, { x, foot, height, depth, kind }: Tree, random: Random): void {
  const wood: Rgb = kind === 'birch' ? [216, 210, 204] : mix(bark, [84, 72, 78], 0.5);
  const tint = view.shaded(wood, depth, kind === 'birch' ? 0.4 : 0.8);
  context.strokeStyle = css(tint);
  context.lineCap = 'round';
  const grow = (bx: number, by: number, angle: number, long: number, wide: number, level: number): void => {
    const ex = bx + Math.cos(angle) * long;
    const ey = by - Math.sin(angle) * long;
    context.lineWidth = Math.max(0.6, wide);
    context.beginPath();
    context.moveTo(bx, by);
    context.quadraticCurveTo((bx + ex) / 2 + random.around(long * 0.06), (by + ey) / 2, ex, ey);
    context.stroke();
    if (level === 0 || wide < 0.5) return;
    const children = level > 2 ? 3 : 2;
    for (let child = 0; child < children; child++) {
      const spread = (child - (children - 1) / 2) * random.between(0.55, 0.85) + random.around(0.1);
      grow(ex, ey, angle + spread, long * random.between(0.6, 0.78), wide * 0.6, level - 1);
    }
  };
  grow(x, foot, Math.PI / 2 + random.around(0.06), height * 0.32, height * 0.042, height > view.unit * 0.12 ? 4 : 3);
  if (view.snowy && height > view.unit * 0.08) {
    context.fillStyle = css(view.lit([240, 245, 255], depth, 0.5), 0.8);
    for (let index = 0; index < 9; index++) {
      context.beginPath();
      context.ellipse(
        x + random.around(height * 0.14),
        foot - height * random.between(0.5, 0.86),
        height * 0.024,
        height * 0.008,
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  }
}

export interface TreeLine {
  readonly name: string;
  readonly kinds: readonly TreeKind[];
  /** Foot of a tree at a place across the picture, 0 to 1. */
  foot(along: number): number;
  readonly height: number;
  readonly depth: number;
  readonly count: number;
  /** 0 evenly spread … 1 in clumps. */
  readonly clumped?: number;
  /** Keeps trees away from here, 0 to 1 across. */
  readonly gap?: readonly [from: number, to: number];
}

/** A row of trees at one depth. */
export function paintTreeLine(context: Context, view: View, line: TreeLine): void {
  if (!view.allowed('trees')) return;
  const random = view.random.fork(line.name);
  const places = Array.from({ length: Math.min(120, line.count) }, (_, index) => {
    const even = (index + random.next()) / line.count;
    const clump = Math.floor(even * 5) / 5 + random.next() ** 2 * 0.12;
    const along = even + (clump - even) * (line.clumped ?? 0);
    return { along, own: random.fork(index), scale: random.between(0.66, 1.15), kind: random.pick(line.kinds) };
  }).toSorted((one, other) => one.scale - other.scale);
  for (const { along, own, scale, kind } of places) {
    if (line.gap && along > line.gap[0] && along < line.gap[1]) continue;
    paintTree(
      context,
      view,
      {
        kind,
        x: along * view.width,
        foot: line.foot(along) + line.height * 0.02,
        height: line.height * scale,
        depth: line.depth,
      },
      own,
    );
  }
}

/** A far wood as one mass: a lumpy or toothed silhouette with a lighter upper edge. */
export function paintWoodEdge(
  context: Context,
  view: View,
  options: {
    name: string;
    foot: (along: number) => number;
    height: number;
    depth: number;
    conifer: boolean;
    gap?: readonly [number, number];
  },
): void {
  if (!view.allowed('trees')) return;
  const random = view.random.fork(options.name);
  const local = options.conifer ? needleColour(view, random) : leafColour(view, random);
  const { width } = view;
  const step = options.height * (options.conifer ? 0.34 : 0.6);
  const passes = [
    { scale: 1, tint: view.tone(local, Math.min(1, options.depth + 0.08)) },
    { scale: 0.72, tint: view.shaded(local, options.depth, 0.7) },
  ];
  for (const { scale, tint } of passes) {
    let x = -step;
    while (x < width + step) {
      const along = x / width;
      const tall = options.height * scale * random.between(0.62, 1.12);
      const wide = step * random.between(0.8, 1.2);
      const skipped = options.gap && along > options.gap[0] && along < options.gap[1];
      const foot = options.foot(Math.min(1, Math.max(0, along)));
      if (!skipped) {
        context.fillStyle = css(lighten(tint, random.around(0.012)));
        context.beginPath();
        if (options.conifer) {
          context.moveTo(x, foot - tall);
          context.lineTo(x + wide * 0.62, foot + 2);
          context.lineTo(x - wide * 0.62, foot + 2);
          context.closePath();
        } else {
          context.ellipse(x, foot - tall * 0.45, wide * 0.75, tall * 0.52, 0, 0, Math.PI * 2);
          context.rect(x - wide * 0.6, foot - tall * 0.45, wide * 1.2, tall * 0.45 + 2);
        }
        context.fill();
        if (view.snowy && options.conifer) {
          context.fillStyle = css(view.lit([240, 245, 255], options.depth, 0.4), 0.75);
          context.beginPath();
          context.moveTo(x, foot - tall);
          context.lineTo(x + wide * 0.22, foot - tall * 0.62);
          context.lineTo(x, foot - tall * 0.72);
          context.lineTo(x - wide * 0.22, foot - tall * 0.62);
          context.closePath();
          context.fill();
        }
      }
      x += step * random.between(0.5, 0.9);
    }
  }
}
