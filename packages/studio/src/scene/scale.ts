import { relations } from '../catalogue/relations.js';
import { indoorSettings } from '../catalogue/settings.js';
import type { Brief, Setting } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';
import { rootOf } from './plan.js';
import type { Parents } from './plan.js';

/** A thing with its count, as large as it is and as it is drawn. */
export interface Sized {
  readonly drawable: Drawable;
  /** Index of the subject in the brief. */
  readonly subject: number;
  readonly count: number;
  /** Real height in metres, after size words. */
  readonly metres: number;
  /** Height of one item in pixels. */
  size: number;
}

/** From here on a prompt tells a scene: a place with things in it, each as large as it is beside the others. */
const TOLD_AT_LENGTH = 90;

/** Places without a ground on which one thing is as near as another. */
export const GROUNDLESS: ReadonlySet<Setting> = new Set([
  'studio',
  'flat-lay',
  'abstract',
  'wall',
  'space',
  'underwater',
  'sky',
  'aerial',
]);

export function isScene({ prompt, camera }: Brief, setting: Setting): boolean {
  const near = camera === 'close-up' || camera === 'portrait' || camera === 'from-above';
  return prompt.length > TOLD_AT_LENGTH && !near && !GROUNDLESS.has(setting);
}

/** It was said to be seen from near, from above or from below: nothing is as far away as in a view. */
export const isNear = ({ camera }: Brief): boolean => camera !== undefined && camera !== 'wide';

export const isRoom = (setting: Setting): boolean => indoorSettings.has(setting) && setting !== 'studio';

/** Nothing in a room is higher than the room, whatever is said of how it towers. */
const CEILING = 2.6;

/** Pixels for a metre where a thing stands. */
export function scaleOf({ size, metres }: Sized, inside: boolean): number {
  return size / (inside ? Math.min(metres, CEILING) : metres);
}

/** So much larger than the others a small thing may be drawn that stands before them. */
const NEARER = 1.5;
/** What carries the picture's weight, or is held beside it, may be seen better than it would be. */
const LOOKED_AT = 2;
/** So much larger than it is what lies on another thing may be drawn: both are seen at once. */
const ON_ANOTHER = 1.6;
/** The same for what stands around or before it, on one ground with it. */
const ABOUT_ANOTHER = 1.2;
/**
 * So much smaller a large thing may be drawn that stands behind them: a room ends at its wall. Everybody knows how
 * large a man is beside a dog.
 */
const FARTHER = { inside: 0.62, outside: 0.3, beside: 0.36, alive: 0.7 } as const;
/** The side of the least square that any thing covers, as a share of the picture. */
const LEAST = 0.055;
/** The same for what the prompt speaks of at length. */
const LEAST_TOLD = 0.11;
/** How wide what flies is at least, as a share of the picture. */
const LEAST_FLYING = 0.08;
/** What fits into a hand, in metres, may come nearer than others, and need not be as large: a shrimp beside a zebra. */
const HANDY = { metres: 0.35, nearer: 2.2, least: 0.08 } as const;
/** What was said to be in the foreground fills at least this share of the height. */
const FOREGROUND: Record<Drawable['kind'], number> = {
  person: 0.34,
  animal: 0.26,
  vehicle: 0.24,
  building: 0.3,
  furniture: 0.18,
  plant: 0.2,
  nature: 0.16,
  object: 0.12,
  food: 0.1,
};
/** Who lives and what drives is known at a glance, and comes near enough for it where the main thing is a tower or a hill. */
const LEAST_ALIVE: Partial<Record<Drawable['kind'], number>> = { person: 0.22, animal: 0.13, vehicle: 0.14 };
/** From here on, in metres, the main thing stands far off, and others may be much nearer. */
const TOWERING = 4;

export interface Frame<T extends Sized> {
  readonly setting: Setting;
  readonly short: number;
  readonly width: number;
  /** The side of the least square that the main thing may shrink to, as a share of the picture. */
  readonly leastMain: number;
  /** The share of the height that one person keeps whom the picture is about. */
  readonly leastPerson: number;
  readonly widthOf: (group: T) => number;
}

/**
 * Gives everything that has nothing to do with the main thing the size that it has beside it: what is large stands
 * farther back for it, what is small comes a little nearer, and nothing is a toy or a giant.
 */
export function inScale<T extends Sized>(
  brief: Brief,
  groups: readonly T[],
  focal: T,
  parents: Parents,
  frame: Frame<T>,
): void {
  const { setting, short } = frame;
  const inside = isRoom(setting);
  const root = groups.find(({ subject }) => subject === rootOf(parents, focal.subject)) ?? focal;
  const body = groups.filter(({ subject }) => rootOf(parents, subject) === root.subject);
  const others = groups.filter((group) => !body.includes(group));
  const grounded = others.filter(
    ({ subject, drawable: { habitat } }) => !parents.has(subject) && (habitat === 'ground' || habitat === 'tabletop'),
  );
  const truly = (group: Sized, beside: Sized): number =>
    (inside ? Math.min(group.metres, CEILING) : group.metres) * scaleOf(beside, inside);
  // a room holds no more than its walls let it: who is in it steps back until a bed fits in
  const known = (group: T): boolean => isAlive(group) && isAlive(root);
  const fits = (group: T): number => (inside ? FARTHER.inside : known(group) ? FARTHER.alive : FARTHER.beside);
  // a tower or a hill is seen far behind
  const near = grounded.filter(({ drawable: { kind } }) => inside || (kind !== 'building' && kind !== 'nature'));
  const tight = near.map((group) => mostOf(group, frame) / truly(group, root) / fits(group));
  const seen = (short * frame.leastMain * (inside ? 1 : 0.64)) / (focal.size * Math.sqrt(focal.drawable.aspect));
  const person = focal.drawable.kind === 'person' && focal.count === 1 ? (short * frame.leastPerson) / focal.size : 0;
  const least = Math.max(seen, person);
  const factor = Math.min(1, Math.max(Math.min(1, least / focal.count ** 0.22), Math.min(...tight)));
  for (const group of body) group.size *= factor;
  for (const group of grounded) {
    const real = truly(group, root);
    const { salience = 0.5, place } = brief.subjects[group.subject] ?? {};
    // nobody knows how high a tower is beside another one
    const vague = group.drawable.kind === 'building' && root.drawable.kind === 'building';
    const towers = !inside && root.metres > TOWERING;
    const handy = group.metres < HANDY.metres;
    const nearer = vague || towers ? 3 : handy ? HANDY.nearer : salience > 0.8 ? LOOKED_AT : NEARER;
    const alive = towers ? short * (LEAST_ALIVE[group.drawable.kind] ?? 0) : 0;
    const seen =
      (short * (salience > 0.7 ? (handy ? HANDY.least : LEAST_TOLD) : LEAST)) / Math.sqrt(group.drawable.aspect);
    const front = place === 'foreground' ? short * FOREGROUND[group.drawable.kind] : 0;
    const farther = known(group) ? FARTHER.alive : FARTHER.outside;
    const larger = inside ? real * 0.9 : Math.max(Math.sqrt(group.size * real), real * farther);
    const sized = real > group.size ? larger : Math.min(group.size, Math.max(real * nearer, seen));
    group.size = Math.min(mostOf(group, frame), Math.max(front, alive, sized));
  }
  // gulls over a family are no larger than gulls
  for (const group of others) {
    const { kind, habitat } = group.drawable;
    const flies = kind === 'animal' && habitat === 'air' && brief.subjects[group.subject]?.size === undefined;
    if (flies && root.metres < TOWERING)
      group.size = Math.min(group.size, Math.max(truly(group, root), (short * LEAST_FLYING) / group.drawable.aspect));
  }
  // a towel on its hook is no larger than the sink beside it lets it be
  for (const group of others) {
    const hangs = inside && group.drawable.habitat === 'wall' && !parents.has(group.subject);
    if (hangs && brief.subjects[group.subject]?.size === undefined)
      group.size = Math.min(group.size, Math.max(truly(group, root) * NEARER, short * LEAST_TOLD));
  }
  // what is on them, in them or in their hands is as large as they let it be
  for (const group of groups.toSorted((one, other) => depthIn(parents, one) - depthIn(parents, other))) {
    const host = groups.find(({ subject }) => subject === parents.get(group.subject)?.host);
    if (host && group.metres < host.metres) {
      const kind = parents.get(group.subject)?.kind;
      const about = kind !== undefined && relations.get(kind)?.does === 'places' ? ABOUT_ANOTHER : ON_ANOTHER;
      const [most, least] = group === focal ? [LOOKED_AT, 0.05] : [about, 0.02];
      group.size = Math.min(group.size, Math.max(truly(group, host) * most, short * least));
    }
  }
}

const isAlive = ({ drawable: { kind } }: Sized): boolean => kind === 'person' || kind === 'animal';

/** The most room that one of several things takes. */
function mostOf<T extends Sized>(group: T, { short, width, widthOf }: Frame<T>): number {
  const most = group.drawable.kind === 'building' ? 0.66 : 0.6;
  // a team stands behind the others, and is as wide as it is
  const wide = group.count > 2 ? 0.8 : 0.56;
  return Math.min(short * most, (group.size * width * wide) / widthOf(group));
}

function depthIn(parents: Parents, { subject }: Sized): number {
  let depth = 0;
  for (let edge = parents.get(subject); edge && depth < 9; edge = parents.get(edge.host)) depth++;
  return depth;
}
