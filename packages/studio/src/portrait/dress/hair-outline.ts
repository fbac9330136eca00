import { gaussianBlur, type Plane } from '@easel/raster';
import type { Point } from '../../paint/kit/shapes.js';
import { smoothStep } from '../../raster/colour-planes.js';

/** How far to the side there is hair, in units from the throat's middle; less where its colour does not tell it from skin. */
const HAIR_REACH = 1.55;
const UNSURE_LESS = 0.35;
/** One side of the hair: how far the photo shows it, in units from the throat's middle, and where its waves begin. */
export interface HairSide {
  readonly room: number;
  readonly phase: number;
}

/** So much of the outline, in units, in one column is the photo's edge. */
const STRAIGHT = 0.4;

/** The sides of the hair between two rows. Where the photo's edge cuts it, it has to end in a shape of its own before. */
export function hairSides(
  matte: Plane,
  width: number,
  [from, to]: readonly [number, number],
  collar: Point,
  unit: number,
): readonly [HairSide, HairSide] {
  const side = (step: -1 | 1): number => {
    const outermost: number[] = [];
    for (let y = Math.max(0, Math.round(from)); y < Math.min(matte.length / width, to); y += 1) {
      let x = step < 0 ? 0 : width - 1;
      while (x >= 0 && x < width && matte[y * width + x]! < 0.3) x -= step;
      if (x >= 0 && x < width) outermost.push((x - collar[0]) * step);
    }
    const most = Math.max(...outermost);
    const straight = outermost.filter((reach) => reach > most - 2).length;
    return straight > unit * STRAIGHT ? Math.max(LEAST_ROOM, most / unit) : Number.POSITIVE_INFINITY;
  };
  return [
    { room: side(-1), phase: 0 },
    { room: side(1), phase: 2 },
  ];
}

/** A head is never narrower, in units to one side. */
const LEAST_ROOM = 0.8;

/** How far below its widest place the egg would close, in units: sooner where it ends hair that goes on in the photo. */
const [ROUND, ENDED_ROUND] = [1.9, 1.45];

/** An egg around head and hair, widest beside the mouth, in waves of each side's own: its outline is no ruled line. */
export function reachAt(bodyY: number, sure: boolean, { room, phase }: HairSide): number {
  // Up there nothing but hair is beside the head.
  const off = (bodyY + 0.95) / (bodyY < -0.95 ? 4.2 : sure && !Number.isFinite(room) ? ROUND : ENDED_ROUND);
  const egg = Math.sqrt(Math.max(0.1, 1 - off * off));
  const less = sure ? 0 : UNSURE_LESS * smoothStep(-2.5, -1.3, bodyY);
  const more = 0.5 * smoothStep(-1.3, -2.2, bodyY);
  const most = Math.min(HAIR_REACH + more - less, room - 0.08);
  return most * egg + 0.07 * Math.sin(bodyY * 4.3 + phase) + 0.04 * Math.sin(bodyY * 9 + 1 + phase);
}

/** What is known of a person's head, and where it is, at one size. */
export interface Hanging {
  readonly width: number;
  readonly height: number;
  readonly matte: Plane;
  readonly skin: Plane;
  readonly hair: Plane;
}

/**
 * Hair whose beginning is not known, under a hat or without a colour to go by, may be so much wider than the head at the
 * eyes, in units; so much lower the further out; and is to be seen soon from there on.
 */
const [WIDER, SLANT, FOUND] = [0.3, 1.6, 0.25];

/**
 * Down to which row something hangs from the head, column by column: hair as far as its colour goes; without a colour
 * to go by, all that hangs together. Hair is wider below than at the eyes: beside a bare head it begins where it is seen.
 * Under a hat its colour is read beside the face, where a hand in the hair would be taken for it.
 */
export function hangingOf(
  { width, height, matte, skin, hair }: Hanging,
  eyes: Point,
  collar: Point,
  unit: number,
  shoulderAt: (bodyX: number, skinned: number) => number,
  sure: boolean,
  bare: boolean,
): Float32Array {
  const lowest = Math.min(height - 1, Math.round(collar[1] + unit * (sure ? 1.2 : 0.3)));
  const most = unit * 0.1;
  const top = Math.max(0, Math.round(eyes[1]));
  const latest = Math.min(lowest, Math.round(collar[1] - unit * 0.2));
  const outline = ([-1, 1] as const).map((side) => {
    let x = Math.round(eyes[0]);
    while (x >= 0 && x < width && matte[top * width + x]! >= 0.4) x += side;
    return x;
  }) as [number, number];
  /** Whether a place is hair's, or at least the person's where colour does not tell. */
  const isSeen = (pixel: number): boolean => matte[pixel]! >= 0.4 && (!sure || hair[pixel]! >= 0.3);
  const ends = Float32Array.from({ length: width }, (_, x) => {
    const aside = (x - collar[0]) / unit;
    const beyond = Math.max(0, outline[0] - x, x - outline[1]) / unit;
    let y = top;
    if (sure && bare) while (y < latest && !isSeen(y * width + x)) y += 1;
    else if (beyond > 0 && beyond < WIDER) {
      y = Math.round(top + beyond * SLANT * unit);
      const last = Math.min(latest, y + unit * FOUND);
      while (y < last && !isSeen(y * width + x)) y += 1;
      if (y >= last) y = latest;
    }
    if (y >= latest) y = top;
    let [end, missed] = [y, 0];
    for (; y < lowest && missed < most; y += 1) {
      const pixel = y * width + x;
      if (matte[pixel]! < 0.4) break;
      const own = !sure || hair[pixel]! > 0.3 || y < shoulderAt(aside, skin[pixel]!);
      if (own) [end, missed] = [y, 0];
      else missed += 1;
    }
    return end;
  });
  return gaussianBlur(ends, width, 1, Math.max(1, unit * 0.03));
}

/** Where garments begin to both sides of the collar's middle, as high as the lowest of them does, in units. */
const garmentTop = (aside: number): number => -0.1 + 0.5 * Math.max(0, aside - 0.66);
/** How much hair that ends above the shoulders is shorter further out, in units. */
const SHORTER = 1.3;

/** Hair that ends above what is worn ends round, as it is cut: the further out, the shorter. */
export function roundEnds(ends: Float32Array, collar: Point, unit: number): void {
  for (const side of [-1, 1] as const) {
    let lowest = Number.NEGATIVE_INFINITY;
    for (let step = 0.5; step < 1; step += 0.02) {
      const column = Math.round(collar[0] + side * step * unit);
      lowest = Math.max(lowest, ends[column] ?? lowest);
    }
    for (let x = 0; x < ends.length; x += 1) {
      const aside = ((x - collar[0]) / unit) * side;
      if (aside < 0.6 || ends[x]! > collar[1] + garmentTop(aside) * unit) continue;
      ends[x] = Math.min(ends[x]!, lowest - unit * SHORTER * (aside - 0.6) ** 2);
    }
  }
}
