import type { Plane } from '@easel/raster';
import { toOklab, type Lab } from '../paint/kit/colour.js';
import type { Pixels } from '../raster/colour-planes.js';
import { joinedAreas } from '../raster/joined-areas.js';
import type { Anatomy } from './anatomy.js';

/** A unit has about so many pixels where areas are looked for: folds are one with their sleeve, and it costs little. */
const COARSE = 37;
/** How easily small areas join, and the smallest one, at that size. */
const [EASE, LEAST] = [0.12, 60];
/** From these shares on an area is surely one thing, or cloth at least. */
const [SURE, MOSTLY] = [0.85, 0.5];
/** So far from every colour between skin and hair no mixture of the two is seen. */
const FOREIGN = 0.03;
/** Where hair and skin are alike, skin has its redness; an area of skin that is so far from it is none. */
const PALE = 0.045;
/** From this share on what has its tint is skin. */
const SKINNED = 0.75;
/** An area of which so much is throat goes on from there. */
const THROAT = 0.1;
/** What is mixed is as skin or hair beside it only where the two are as like as this. */
const ALIKE = 0.04;
/** Areas beside the neck from so far on are of the body, in units; above the collar only those with so much cloth. */
const [BESIDE, CLOTHED] = [1, 0.25];

type Kind = 'cloth' | 'bound' | 'open';

/** What is seen of an area: sums until `settle`, then means. */
interface Area {
  count: number;
  x: number;
  y: number;
  top: number;
  hair: number;
  skin: number;
  /** Skin between chin and collar. */
  throat: number;
  lab: [number, number, number];
  kind: Kind;
  readonly beside: Set<Area>;
}

export interface ClothesRead {
  readonly picture: Pixels;
  readonly matte: Plane;
  readonly width: number;
  readonly height: number;
  readonly anatomy: Anatomy;
  readonly hairLab: Lab;
  readonly skinLab: Lab;
}

/**
 * Below light hair a cream jacket has the colours of hair and of skin: pixel by pixel it falls to pieces of both. There
 * an area that is seen as one is one thing: what is neither wholly skin nor wholly hair is cloth.
 */
export function keepClothesWhole(read: ClothesRead, hair: Plane, skin: Plane): void {
  const { width, height, anatomy } = read;
  const step = Math.max(1, Math.round(anatomy.unit / COARSE));
  const [across, down] = [Math.floor(width / step), Math.floor(height / step)];
  const first = Math.max(0, Math.floor((anatomy.chin[1] - 0.3 * anatomy.unit) / step));
  if (first >= down - 1) return;
  const grid = { step, across, down, first };
  const labs = labsOf(read, grid);
  const areaAt = areasOf(labs, grid, (anatomy.unit / step / COARSE) ** 2);
  const areas = describe(areaAt, labs, grid, read, hair, skin);
  decide(areas, read);
  for (let pixel = first * step * width; pixel < hair.length; pixel += 1) {
    const x = Math.floor((pixel % width) / step);
    const y = Math.floor(pixel / width / step);
    const number = x < across && y < down ? areaAt[(y - first) * across + x]! : -1;
    if (number < 0 || areas.get(number)?.kind !== 'cloth') continue;
    hair[pixel] = 0;
    skin[pixel] = 0;
  }
}

interface Grid {
  readonly step: number;
  readonly across: number;
  readonly down: number;
  /** The row that is the first one. */
  readonly first: number;
}

/** Colours as far apart as eyes see them, not a number beside the person. */
function labsOf({ picture, matte, width }: ClothesRead, { step, across, down, first }: Grid): Float32Array {
  const labs = new Float32Array(across * (down - first) * 3).fill(Number.NaN);
  for (let cell = 0; cell < labs.length / 3; cell += 1) {
    const from = (Math.floor(cell / across) + first) * step * width + (cell % across) * step;
    if (matte[from]! < 0.5) continue;
    const sum = [0, 0, 0];
    for (let part = 0; part < step * step; part += 1) {
      const at = (from + Math.floor(part / step) * width + (part % step)) * 4;
      for (let channel = 0; channel < 3; channel += 1) sum[channel]! += picture[at + channel]!;
    }
    const [red, green, blue] = sum.map((all) => Math.round(all / step / step)) as [number, number, number];
    labs.set(toOklab([red, green, blue]), cell * 3);
  }
  return labs;
}

/** How far apart two colours are that begin at these places. */
function offBetween(labs: ArrayLike<number>, one: number, others: ArrayLike<number>, other: number): number {
  const light = (labs[one]! - others[other]!) * 0.8;
  const ruddy = (labs[one + 1]! - others[other + 1]!) * 2.4;
  const warm = (labs[one + 2]! - others[other + 2]!) * 2.4;
  return Math.sqrt(light * light + ruddy * ruddy + warm * warm);
}

/** The number of each cell's area; below 0 beside the person. */
function areasOf(labs: Float32Array, { across }: Grid, scale: number): Int32Array {
  const cells = labs.length / 3;
  const [one, other] = [new Int32Array(cells * 2), new Int32Array(cells * 2)];
  const off = new Float32Array(cells * 2);
  let count = 0;
  for (let cell = 0; cell < cells; cell += 1) {
    for (let next = cell + 1; next < cells && next <= cell + across; next += across - 1) {
      if (next === cell + 1 && next % across === 0) continue;
      const apart = offBetween(labs, cell * 3, labs, next * 3);
      if (Number.isNaN(apart)) continue;
      one[count] = cell;
      other[count] = next;
      off[count++] = apart;
    }
  }
  const [ones, others, offs] = [one.subarray(0, count), other.subarray(0, count), off.subarray(0, count)];
  const areas = joinedAreas(cells, { one: ones, other: others, off: offs }, EASE * scale, LEAST * scale);
  return areas.map((area, cell) => (Number.isNaN(labs[cell * 3]!) ? -1 : area));
}

function describe(
  areaAt: Int32Array,
  labs: Float32Array,
  { step, across, first }: Grid,
  { width, anatomy: { chin, collar, unit } }: ClothesRead,
  hair: Plane,
  skin: Plane,
): Map<number, Area> {
  const areas = new Map<number, Area>();
  areaAt.forEach((number, cell) => {
    if (number < 0) return;
    const [x, y] = [(cell % across) * step, (Math.floor(cell / across) + first) * step];
    const area = areas.get(number) ?? emptyArea(y);
    areas.set(number, area);
    const hairy = hair[y * width + x]! > 0.5;
    area.count += 1;
    area.x += x;
    area.y += y;
    area.hair += hairy ? 1 : 0;
    const skinned = !hairy && skin[y * width + x]! > 0.42;
    area.skin += skinned ? 1 : 0;
    area.throat += skinned && y > chin[1] && y < collar[1] && Math.abs(x - collar[0]) < 0.4 * unit ? 1 : 0;
    for (let part = 0; part < 3; part += 1) area.lab[part]! += labs[cell * 3 + part]!;
    for (const next of [cell % across > 0 ? cell - 1 : -1, cell - across]) {
      const near = next < 0 ? undefined : areas.get(areaAt[next]!);
      if (near === undefined || near === area) continue;
      near.beside.add(area);
      area.beside.add(near);
    }
  });
  for (const area of areas.values()) settle(area);
  return areas;
}

function emptyArea(top: number): Area {
  return { count: 0, x: 0, y: 0, top, hair: 0, skin: 0, throat: 0, lab: [0, 0, 0], kind: 'open', beside: new Set() };
}

function settle(area: Area): void {
  for (const key of ['x', 'y', 'hair', 'skin', 'throat'] as const) area[key] /= area.count;
  for (let part = 0; part < 3; part += 1) area.lab[part]! /= area.count;
}

/** What each area is; of what may be either, first what is most like a neighbour that is known. */
function decide(areas: ReadonlyMap<number, Area>, read: ClothesRead): void {
  const open = new Set<Area>();
  for (const area of areas.values()) {
    area.kind = kindOf(area, read);
    if (area.kind === 'open') open.add(area);
  }
  while (open.size > 0) {
    let [next, known, least]: [Area?, Area?, number?] = [];
    for (const area of open) {
      const found = likest(area);
      if (found !== undefined && found.off < (least ?? Infinity)) [next, known, least] = [area, found.area, found.off];
    }
    if (next === undefined || known === undefined || least === undefined) return;
    const pure = Math.max(next.hair, next.skin) >= SURE;
    next.kind = known.kind === 'cloth' || pure || least < ALIKE ? known.kind : 'cloth';
    open.delete(next);
  }
}

/** The known neighbour that is most like an area. */
function likest(area: Area): { readonly area: Area; readonly off: number } | undefined {
  let best: { readonly area: Area; readonly off: number } | undefined;
  for (const next of area.beside) {
    const off = offBetween(area.lab, 0, next.lab, 0);
    if (next.kind !== 'open' && off < (best?.off ?? Infinity)) best = { area: next, off };
  }
  return best;
}

/** Cloth for sure, bound to stay what it is, or open. */
function kindOf({ x, y, top, hair, skin, throat, lab }: Area, { anatomy, hairLab, skinLab }: ClothesRead): Kind {
  const { collar, unit } = anatomy;
  const cloth = 1 - hair - skin;
  const onBody = y > collar[1] - 0.15 * unit;
  if (!onBody && (Math.abs(x - collar[0]) < BESIDE * unit || cloth < CLOTHED)) return 'bound';
  if (throat > THROAT) return 'bound';
  if (cloth >= MOSTLY) return 'cloth';
  const likeSkin = offTint(lab, skinLab, skinLab) < PALE;
  // A shade takes colour from skin.
  if (skin >= SURE) return likeSkin || lab[0] < skinLab[0] - 0.1 ? 'bound' : 'open';
  if (hair >= SURE) return top < collar[1] - 0.3 * unit ? 'bound' : 'open';
  if (likeSkin) return skin > SKINNED ? 'bound' : 'open';
  return offTint(lab, skinLab, hairLab) > FOREIGN ? 'cloth' : 'open';
}

/** How far a tint is from those between two others. */
function offTint(lab: Lab, from: Lab, to: Lab): number {
  const [ruddy, warm] = [to[1] - from[1], to[2] - from[2]];
  const long = ruddy * ruddy + warm * warm;
  const along = long === 0 ? 0 : ((lab[1] - from[1]) * ruddy + (lab[2] - from[2]) * warm) / long;
  const share = Math.max(0, Math.min(1, along));
  return 2.4 * Math.hypot(lab[1] - from[1] - ruddy * share, lab[2] - from[2] - warm * share);
}
