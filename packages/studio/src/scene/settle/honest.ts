import { is } from '../../catalogue/traits.js';
import { isProse } from '../../language/brief.js';
import type { Drawable } from '../../paint/drawable.js';
import type { Edge } from '../edges.js';
import { CARRIED, familyOf } from '../family.js';
import { metresOf } from '../groups.js';
import { resized } from '../resized.js';
import { GROUNDLESS } from '../scale.js';
import type { Item, Scene } from '../scene.js';

/** What is so high stands far off as often as not: nothing is measured by it. */
const NEAR_BY = 4;
/** So many times its honest size a thing may have that is as large as the other one; what is much smaller, more. */
const GIVE = { thing: 1.12, carpet: 1.5 } as const;
const [SOFTENED, MOST] = [0.25, 2.4];
/** The side of the least square that a thing still covers, and how long it is at least, as shares of the picture. */
const [LEAST, LEAST_LONG] = [0.05, 0.12];

const shrinks: ReadonlySet<Drawable['kind']> = new Set(['object', 'food', 'furniture', 'plant']);
const measures: ReadonlySet<Drawable['kind']> = new Set([...shrinks, 'person', 'animal', 'vehicle']);

const isOnWall = ({ concept, habitat }: Drawable): boolean =>
  habitat === 'wall' || is(concept, 'wall') || is(concept, 'at-wall');

interface Group {
  readonly subject: number;
  readonly items: readonly Item[];
  readonly metres: number;
  /** Pixels for a metre. */
  readonly scale: number;
  readonly extent: number;
}

/**
 * Told at length, things of very different size keep their honest ratio, softened: a banana that leans on a washing
 * machine is no banana as high as its door. What is too large beside the largest shrinks where it stands, with all that
 * is on it.
 */
export function honest(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const { brief, setting } = scene;
  const flat = setting !== 'studio' && GROUNDLESS.has(setting);
  if (!isProse(brief) || flat || brief.camera === 'from-above') return items;
  const groups = groupsOf(scene, items);
  const measure = groups
    .filter(({ items: [one], metres }) => one && measures.has(one.drawable.kind) && metres < NEAR_BY)
    // what hangs on the wall is behind what stands before us
    .filter(({ items: [one] }) => one && !isOnWall(one.drawable))
    // what is in another one is measured by that
    .filter(({ subject }) => !edges.some(({ guest, kind }) => guest === subject && CARRIED.has(kind)))
    .toSorted((one, other) => other.extent - one.extent)[0];
  if (!measure) return items;
  const give = measure.items.some(({ drawable }) => is(drawable.concept, 'carpet')) ? GIVE.carpet : GIVE.thing;
  let current = items;
  for (const group of groups.toSorted((one, other) => other.extent - one.extent)) {
    const subject = brief.subjects[group.subject];
    const [first] = group.items;
    const said = subject?.size === 'large' || subject?.size === 'huge' || subject?.place === 'foreground';
    const compared = brief.relations.some(({ subject: one, ratio }) => one === group.subject && ratio !== undefined);
    if (!first || group === measure || said || compared || !shrinks.has(first.drawable.kind)) continue;
    // what is in a hand or a bowl has the size that its place gives it
    if (edges.some(({ guest, kind }) => guest === group.subject && CARRIED.has(kind) && kind !== 'on')) continue;
    const now = scaleOf(current, group);
    const most = Math.min(MOST, give * (measure.extent / group.extent) ** SOFTENED);
    const wanted = Math.max(most * measure.scale * group.metres, leastOf(scene, first.drawable));
    const factor = wanted / (now * group.metres);
    if (factor < 0.95) current = shrunk(current, group.subject, familyOf([group.subject], edges), factor);
  }
  return current;
}

function groupsOf({ brief }: Scene, items: readonly Item[]): readonly Group[] {
  const bySubject = new Map<number, Item[]>();
  for (const item of items) {
    if (item.subject === undefined || item.worn) continue;
    bySubject.set(item.subject, [...(bySubject.get(item.subject) ?? []), item]);
  }
  return [...bySubject].flatMap(([subject, own]): Group[] => {
    const [told, first] = [brief.subjects[subject], own[0]];
    if (!told || !first) return [];
    const metres = metresOf(told, first.drawable);
    const extent = metres * Math.sqrt(Math.min(5, Math.max(0.2, first.drawable.aspect)));
    return [{ subject, items: own, metres, extent, scale: Math.max(...own.map(({ size }) => size)) / metres }];
  });
}

function scaleOf(items: readonly Item[], { subject, metres }: Group): number {
  return Math.max(...items.filter((item) => item.subject === subject).map(({ size }) => size)) / metres;
}

function leastOf({ width, height }: Scene, { aspect }: Drawable): number {
  const short = Math.min(width, height);
  return Math.min((short * LEAST) / Math.sqrt(aspect), (short * LEAST_LONG) / aspect);
}

/** All of them smaller by this about the middle of the feet of the first. */
function shrunk(items: readonly Item[], subject: number, family: ReadonlySet<number>, factor: number): readonly Item[] {
  const own = items.filter((item) => item.subject === subject);
  const middle = own.reduce((sum, { x }) => sum + x, 0) / own.length;
  const foot = Math.max(...own.map(({ y }) => y));
  return items.map((item) =>
    item.subject !== undefined && family.has(item.subject) ? resized(item, factor, { x: middle, y: foot }) : item,
  );
}
