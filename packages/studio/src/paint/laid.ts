import { createCanvas } from '@napi-rs/canvas';
import type { Brush, Drawable } from './drawable.js';
import { createRandom } from './kit/random.js';

/** How a drawing must be turned to lie along the ground, and what it then covers, in units of its height. */
interface Lie {
  readonly turn: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** How steep its long axis is, in quarter turns, and how many times longer it is along it than across. */
  readonly steep: number;
  readonly slender: number;
  /** How wide it is where it touches the ground as it is drawn. */
  readonly foot: number;
}

const remembered = new Map<string, Lie>();
const SIDE = 72;

/** What is broad as well would stand on its edge: seen from above its side it is flatter. */
const BROAD = 4.2;
const FLATTER = 0.66;
const [BROADEST, FLATTEST] = [3, 0.52];
/** A flat thing that is nearly as broad as long is seen from farther above than a root, its far edge to the side. */
const [FLAT_SEEN, FLAT_LEANS] = [0.42, 0.34];

/** How far out of line with the edge of its ground a thing is that one put down, and how much of its depth is seen then. */
const PUT_DOWN = { turn: -0.34, seen: 0.46 } as const;

/** A long thin thing laid down: its long axis along the ground, so that all of it rests there. */
export function laid(drawable: Drawable): Drawable {
  const lie = lieOf(drawable);
  const slender = (lie.right - lie.left) / (lie.bottom - lie.top);
  if (slender < BROADEST && drawable.kind === 'object') return rested(drawable, lie, FLAT_SEEN, FLAT_LEANS);
  return rested(drawable, lie, slender < BROADEST ? FLATTEST : slender < BROAD ? FLATTER : 1);
}

/**
 * A long thing put down on a ground that is seen from above: one end nearer to us. In line with the picture its side
 * would seem to be an edge on which it stands.
 */
export function putDown(drawable: Drawable): Drawable {
  const { turn } = lieOf(drawable);
  return rested({ ...drawable, spread: true }, lieOf(drawable, turn + PUT_DOWN.turn), PUT_DOWN.seen);
}

/** Long side along the picture and its face to us, as it lies in hooks at a wall. */
export const levelled = (drawable: Drawable): Drawable => rested(drawable, lieOf(drawable), 1);

/** How far down a drawing reaches at this place, in its own units: nothing of it is above 0. */
export function undersideOf(drawable: Drawable, x: number): number {
  const near = sketched(drawable).filter(([across]) => Math.abs(across - x) < NEAR * drawable.aspect);
  return near.reduce((lowest, [, y]) => Math.max(lowest, y), -1);
}
/** So much of its width about a place is that place. */
const NEAR = 0.03;

/** So high above its lowest point a thing is measured for its foot, in its own height. */
const FOOT = 0.04;

/** So much of it is above the line on which it rests: the tip of a leaf would not carry a carrot. */
const RESTS = 0.97;

/** Between lying and standing, and so much longer than broad. */
const ASLANT = { least: 0.36, most: 0.72, slender: 2.35 } as const;

/** Whether a drawing shows a long thing aslant, as icons do: set down so, it would balance on its tip. */
export function isAslant(drawable: Drawable, least: number = ASLANT.least): boolean {
  const { steep, slender } = lieOf(drawable);
  return slender > ASLANT.slender && steep > least && steep < ASLANT.most;
}

/** So narrow a foot, in its own height, carries nothing that is so much longer than broad. */
const TIP = { foot: 0.13, slender: 2.2 } as const;

/** Whether a thing as it is drawn would have to balance on its tip: a cane, a shovel, a magic wand. */
export function standsOnTip(drawable: Drawable, least: number = TIP.slender): boolean {
  const { foot, slender } = lieOf(drawable);
  return foot < TIP.foot && slender > least;
}

/** A thing tipped over by an angle, on whatever it then rests on. */
export function tipped(drawable: Drawable, turn: number): Drawable {
  return rested(drawable, lieOf(drawable, turn), 1);
}

/** Radians by which what comes to a point is turned at least and at most to rest on its side, and by how much at a time. */
const TO_SIDE = { least: 0.5, most: 1.5, step: 0.05 } as const;
const turnsToSide = new Map<string, number>();

/** What comes to a point below, on the longest side that it has: a strawberry, a cut stone, a bulb. */
export function onItsSide(drawable: Drawable): Drawable {
  const turn = turnsToSide.get(drawable.concept) ?? turnToSide(sketched(drawable));
  turnsToSide.set(drawable.concept, turn);
  return tipped(drawable, turn);
}

function turnToSide(points: readonly Spot[]): number {
  let best = { turn: 0, foot: 0 };
  for (let size = TO_SIDE.least; size <= TO_SIDE.most; size += TO_SIDE.step)
    for (const turn of [size, -size]) {
      const foot = footOf(points.map((point) => turnedBy(point, turn)));
      if (foot > best.foot) best = { turn, foot };
    }
  return best.turn;
}

/** How much of the depth of what lies flat is seen, and how far its far edge is to the side. */
const [FORESHORTENED, ASIDE] = [0.36, 0.3];

/** A board laid flat, its long side towards us: others lie on it. A hand is turned to the side, whatever its form. */
export function flattened(
  drawable: Drawable,
  seen = FORESHORTENED,
  aside = ASIDE,
  upright = drawable.aspect < 1,
): Drawable {
  const { aspect, height } = drawable;
  const [long, short] = upright ? [1, aspect] : [aspect, 1];
  const high = short * seen;
  const wide = long + high * aside;
  const result: Drawable = {
    ...drawable,
    variant: () => result,
    aspect: wide / high,
    height: height * high,
    top: { y: -0.5, left: (-long * 0.36) / high, right: (long * 0.36) / high },
    paint(context, brush) {
      context.scale(1 / high, 1 / high);
      context.transform(1, 0, -aside, 1, (-high * aside) / 2, 0);
      context.scale(1, seen);
      if (upright) {
        context.translate(-0.5, -aspect / 2);
        context.rotate(Math.PI / 2);
      }
      drawable.paint(context, brush);
    },
  };
  return result;
}

/** What lies in several pieces, each with the shadow of its own form below it. */
export function onShadow(drawable: Drawable): Drawable {
  const result: Drawable = { ...drawable, variant: () => result, spread: true };
  return result;
}

/** How thick a slice of bread is that lies, in its own height, and in how many layers it is painted. */
const [SLICE, LAYERS] = [0.07, 6];
/** How far its far edge is to the side: straight above the near one it would stand. */
const SLANT = 0.5;

/** A slice of something, lying: its upper end away from us, its rind all around it. */
export function asSlice(drawable: Drawable, seen = 0.44): Drawable {
  const { aspect, height } = drawable;
  const high = seen + SLICE;
  const wide = aspect + seen * SLANT;
  const result: Drawable = {
    ...drawable,
    variant: () => result,
    aspect: wide / high,
    height: height * high,
    top: { y: (-seen * 0.42 - SLICE) / high, left: (-aspect * 0.4) / high, right: (aspect * 0.4) / high },
    paint(context, brush) {
      context.scale(1 / high, 1 / high);
      for (let layer = 0; layer < LAYERS; layer++) {
        context.save();
        context.translate(0, (-SLICE * layer) / (LAYERS - 1));
        context.transform(1, 0, -SLANT, 1, (-seen * SLANT) / 2, 0);
        context.scale(1, seen);
        drawable.paint(context, brush);
        context.restore();
      }
    },
  };
  return result;
}

/** A thing upside down: a spoon with its bowl in the cup. */
export function upended(drawable: Drawable): Drawable {
  const result: Drawable = {
    ...drawable,
    variant: () => result,
    paint(context, brush) {
      context.translate(0, -1);
      context.scale(1, -1);
      drawable.paint(context, brush);
    },
  };
  return result;
}

/** A thing on which something heavy came down. */
export function squashed(drawable: Drawable, left: number): Drawable {
  const result: Drawable = {
    ...drawable,
    variant: () => result,
    aspect: drawable.aspect / left,
    height: drawable.height * left,
    paint(context, brush) {
      context.scale(1 / left, 1);
      drawable.paint(context, brush);
    },
  };
  return result;
}

/** How much of its height is left of what lies there drawn from above, and how far its near corner is over the edge. */
const [LOWERED, OVER] = [0.6, 0.14];

/** A thing that lies, drawn from above, for eyes hardly higher than where it lies. */
export function seenFromLow(drawable: Drawable): Drawable {
  const result: Drawable = {
    ...drawable,
    variant: () => result,
    aspect: drawable.aspect / LOWERED,
    height: drawable.height * LOWERED,
    paint(context, brush) {
      context.translate(0, OVER);
      context.scale(1 / LOWERED, 1);
      drawable.paint(context, brush);
    },
  };
  return result;
}

function lieOf(drawable: Drawable, turn?: number): Lie {
  const name = turn === undefined ? drawable.concept : `${drawable.concept} ${turn}`;
  const lie = remembered.get(name) ?? measure(drawable, turn);
  remembered.set(name, lie);
  return lie;
}

function rested(drawable: Drawable, lie: Lie, flat: number, aside = 0): Drawable {
  const high = lie.bottom - lie.top;
  const result: Drawable = {
    ...drawable,
    variant: () => result,
    aspect: (lie.right - lie.left + high * flat * aside) / (high * flat),
    height: drawable.height * high * flat,
    paint(context, brush) {
      context.scale(1 / (high * flat), 1 / high);
      if (aside > 0) context.transform(1, 0, -aside * flat, 1, (-high * flat * aside) / 2, 0);
      context.translate(-(lie.left + lie.right) / 2, -lie.bottom);
      context.rotate(lie.turn);
      drawable.paint(context, brush);
    },
  };
  return result;
}

type Spot = readonly [x: number, y: number];

const turnedBy = ([x, y]: Spot, turn: number): Spot => [
  x * Math.cos(turn) - y * Math.sin(turn),
  x * Math.sin(turn) + y * Math.cos(turn),
];

/** How wide it is where it touches the ground. */
function footOf(points: readonly Spot[]): number {
  let lowest = -Infinity;
  for (const [, y] of points) lowest = Math.max(lowest, y);
  let [left, right] = [Infinity, -Infinity];
  for (const [x, y] of points) if (y > lowest - FOOT) [left, right] = [Math.min(left, x), Math.max(right, x)];
  return right - left;
}

/** So much room, in its heights, a sketch has beside the thing. */
const BESIDE = 0.6;

/** What a small sketch of it covers, in units of its height. */
function sketched(drawable: Drawable): readonly Spot[] {
  // grapes of another variety may reach beyond the sides: not measured, they would be cut off below when they lie
  const wide = Math.ceil((drawable.aspect + BESIDE) * SIDE);
  const canvas = createCanvas(wide, Math.ceil(SIDE * 1.1));
  const context = canvas.getContext('2d');
  context.translate(wide / 2, SIDE * 1.05);
  context.scale(SIDE, SIDE);
  const brush: Brush = {
    random: createRandom(1, drawable.concept),
    detail: 0,
    light: { side: 1, height: 0.6 },
    night: false,
    attributes: new Set(),
    snowy: false,
  };
  drawable.paint(context, brush);
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  const points: Spot[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((data[(y * width + x) * 4 + 3] as number) > 60) points.push([(x - wide / 2) / SIDE, y / SIDE - 1.05]);
  return points;
}

/** A small sketch of it tells where its long axis is. */
function measure(drawable: Drawable, wished?: number): Lie {
  const points = sketched(drawable);
  const foot = footOf(points);
  const count = Math.max(1, points.length);
  const middleX = points.reduce((sum, [x]) => sum + x, 0) / count;
  const middleY = points.reduce((sum, [, y]) => sum + y, 0) / count;
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of points) {
    xx += (x - middleX) ** 2;
    xy += (x - middleX) * (y - middleY);
    yy += (y - middleY) ** 2;
  }
  const axis = Math.atan2(2 * xy, xx - yy) / 2;
  const [mean, apart] = [(xx + yy) / 2, Math.hypot((xx - yy) / 2, xy)];
  const form = {
    steep: Math.abs(axis) / (Math.PI / 2),
    slender: Math.sqrt((mean + apart) / Math.max(1e-6, mean - apart)),
  };
  const turn = wished ?? -axis;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const rows: number[] = [];
  for (const point of points) {
    const [across, down] = turnedBy(point, turn);
    [left, right] = [Math.min(left, across), Math.max(right, across)];
    top = Math.min(top, down);
    rows.push(down);
  }
  // a rim and a handle touch the ground with their tips
  const rests = wished === undefined ? RESTS : 1;
  bottom = rows.sort((one, other) => one - other)[Math.min(rows.length - 1, Math.floor(rows.length * rests))] ?? bottom;
  return right > left
    ? { turn, left, top, right, bottom, foot, ...form }
    : { turn: 0, left: -0.5, top: -1, right: 0.5, bottom: 0, steep: 0, slender: 1, foot: 1 };
}
