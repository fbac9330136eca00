import { SIDEWAYS } from '../catalogue/relations.js';
import { is } from '../catalogue/traits.js';
import type { Brief } from '../language/brief.js';
import { hex } from '../paint/kit/colour.js';
import { isAlive } from './affords.js';
import type { CastMember } from './groups.js';
import { isRoom } from './scale.js';
import { boxAround } from './scene.js';
import type { Item, Scene } from './scene.js';

/** Metres from which on a thing stands on a carpet as furniture does. */
const TALL = 0.35;
/** How far a carpet reaches beyond what stands on it, and what is free of the frame and of the wall. */
const [BEYOND, BEFORE, WIDEST, NEAREST, DEEPEST] = [1.18, 0.05, 0.96, 0.97, 0.86];

/** A carpet of which furniture is told, and who stands there. */
export interface Carpet {
  readonly subject: number;
  readonly guests: readonly number[];
}

/**
 * "A sofa, two armchairs and a table on a carpet": in a room it lies below them, as large as they need. They are no load
 * that has to find its place on it.
 */
export function carpetBelow(brief: Brief, cast: readonly (CastMember | undefined)[]): Carpet | undefined {
  const { subjects, relations, setting, camera } = brief;
  if (setting === undefined || !isRoom(setting) || camera !== undefined) return undefined;
  const subject = subjects.findIndex(({ concept, count }) => is(concept, 'carpet') && count === 1);
  const about = relations.filter((one) => one.subject === subject || one.object === subject);
  if (subject < 0 || about.length === 0 || about.some(({ kind, object }) => kind !== 'on' || object !== subject))
    return undefined;
  const on = about.map((one) => one.subject);
  const stands = on.every((index) => {
    const { drawable } = cast[index] ?? {};
    return drawable && !isAlive(drawable) && drawable.height > TALL && drawable.habitat === 'ground';
  });
  const beside = relations.flatMap(({ kind, subject: one, object }) => {
    if (!SIDEWAYS.has(kind) && kind !== 'around') return [];
    return on.includes(one) ? [object] : on.includes(object) ? [one] : [];
  });
  const guests = [...new Set([...on, ...beside])];
  const pieces = guests.reduce((sum, index) => sum + (subjects[index]?.count ?? 1), 0);
  return stands && (pieces > 1 || subjects.length > 2) ? { subject, guests } : undefined;
}

/** The picture with the carpet below its furniture. */
export function layCarpet(
  scene: Scene,
  items: readonly Item[],
  carpet: Carpet | undefined,
  cast: readonly (CastMember | undefined)[],
): readonly Item[] {
  const member = carpet && cast[carpet.subject];
  if (!carpet || !member) return items;
  const { width, height, horizon, brief } = scene;
  const pieces = items.filter(
    ({ subject, standsOn }) => subject !== undefined && carpet.guests.includes(subject) && standsOn === 'ground',
  );
  const [first] = pieces;
  if (!first) return items;
  const { left, right } = boxAround(pieces);
  const feet = pieces.map(({ y }) => y);
  const { drawable, attributes } = member;
  // its far edge is behind the last of them, its near one before the first
  const [last, before] = [Math.min(...feet), Math.max(...feet) + height * BEFORE];
  const wide = Math.min(width * WIDEST, Math.max((right - left) * BEYOND, (before - last) * 1.5 * drawable.aspect));
  const near = Math.min(height * NEAREST, Math.max(before, horizon + wide / drawable.aspect / DEEPEST));
  const size = Math.min(wide / drawable.aspect, (near - horizon) * DEEPEST);
  const half = (size * drawable.aspect) / 2;
  const x = Math.max(half + width * 0.02, Math.min(width * 0.98 - half, (left + right) / 2));
  const { colour, material, pattern } = brief.subjects[carpet.subject] ?? {};
  const laid: Item = {
    drawable,
    x: half * 2 > width * WIDEST ? width / 2 : x,
    y: near,
    size,
    depth: Math.min(0.9, Math.max(...pieces.map(({ depth }) => depth)) + 0.01),
    mirrored: false,
    turn: 0,
    seed: first.seed.fork('carpet'),
    attributes,
    floor: near,
    standsOn: 'ground',
    ...(colour !== undefined && { colour: hex(colour) }),
    ...(material && { material }),
    ...(pattern && { pattern }),
  };
  const behind = items.findIndex((item) => pieces.includes(item));
  return items.toSpliced(behind < 0 ? 0 : behind, 0, laid);
}
