import { is } from '../../catalogue/traits.js';
import { isProse, weightOf } from '../../language/brief.js';
import type { Drawable } from '../../paint/drawable.js';
import type { Edge } from '../edges.js';
import { CARRIED, familyOf } from '../family.js';
import { metresOf } from '../groups.js';
import { eyeLineOf } from '../perspective.js';
import { resized } from '../resized.js';
import { GROUNDLESS, isRoom } from '../scale.js';
import type { Item, Scene } from '../scene.js';

/** What is so high stands far off as often as not: nothing is measured by it. */
const NEAR_BY = 4;
/** So many times its honest size a thing may have that is as large as the other one; what is much smaller, more. */
const GIVE = { thing: 1.12, carpet: 1.5 } as const;
/** Beside people nothing may be much larger than it is: everybody knows how large they are. */
const [SOFTENED, BESIDE_PEOPLE, MOST] = [0.25, 0.12, 2.4];
/** The side of the least square that a thing still covers, and how long it is at least, as shares of the picture. */
const [LEAST, LEAST_LONG] = [0.05, 0.12];

/** Of a few things told shortly each is still to be known: the same for what the picture is about, and for any other. */
const LEAST_OF_FEW = { main: 0.078, other: 0.06 } as const;
/** So many kinds are a scene in which nobody is a pair, and who lives is small up to so many metres. */
const [SEVERAL, SMALL_BEAST] = [3, 0.62];
/** So much nearer in the open something may be drawn for it. */
const NEARER = 1.5;

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
 * is on it. So do small things and animals of a scene of several that is told shortly.
 */
export function honest(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const { brief, setting } = scene;
  const flat = setting !== 'studio' && GROUNDLESS.has(setting);
  const prose = isProse(brief);
  if (flat || (prose ? brief.camera === 'from-above' : brief.camera !== undefined)) return items;
  const groups = groupsOf(scene, items);
  if (!prose && (groups.length < SEVERAL || brief.told?.includes('hidden') === true)) return items;
  const measure = groups
    .filter(({ items: [one], metres }) => one && measures.has(one.drawable.kind) && metres < NEAR_BY)
    // what hangs on the wall is behind what stands before us
    .filter(({ items: [one] }) => one && !isOnWall(one.drawable))
    // what is in another one is measured by that
    .filter(({ subject }) => !edges.some(({ guest, kind }) => guest === subject && CARRIED.has(kind)))
    .toSorted((one, other) => other.extent - one.extent)[0];
  if (!measure) return items;
  const give = measure.items.some(({ drawable }) => is(drawable.concept, 'carpet')) ? GIVE.carpet : GIVE.thing;
  const peopled = groups.some(({ items: [one] }) => one?.drawable.kind === 'person');
  let current = items;
  for (const group of groups.toSorted((one, other) => other.extent - one.extent)) {
    const subject = brief.subjects[group.subject];
    const [first] = group.items;
    const said = subject?.size === 'large' || subject?.size === 'huge' || subject?.place === 'foreground';
    const compared = brief.relations.some(({ subject: one, ratio }) => one === group.subject && ratio !== undefined);
    const beast = !prose && first?.drawable.kind === 'animal' && group.extent < SMALL_BEAST;
    if (!first || group === measure || said || compared || (!shrinks.has(first.drawable.kind) && !beast)) continue;
    // what is in a hand or a bowl has the size that its place gives it
    if (edges.some(({ guest, kind }) => guest === group.subject && CARRIED.has(kind) && kind !== 'on')) continue;
    // who looks out behind a bush would be lost there
    if (!prose && edges.some(({ guest, kind }) => guest === group.subject && kind === 'behind')) continue;
    const now = scaleOf(current, group);
    // trees grow as they like
    const known = prose && peopled && first.drawable.kind !== 'plant';
    const softened = known ? BESIDE_PEOPLE : SOFTENED;
    const most = Math.min(MOST, give * (measure.extent / group.extent) ** softened);
    const nearer = prose ? 1 : nearerThan(scene, first, measure);
    const least = prose ? leastOf(scene, first.drawable) : leastOfFew(scene, group.subject, first.drawable);
    const wanted = Math.max(most * nearer * measure.scale * group.metres, least);
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

/** So many times nearer than what measures it a thing stands, on open ground. */
function nearerThan(scene: Scene, one: Item, { items: [other] }: Group): number {
  if (!other || isRoom(scene.setting) || scene.setting === 'studio') return 1;
  if (one.standsOn !== 'ground' || other.standsOn !== 'ground') return 1;
  const line = eyeLineOf(scene);
  const least = scene.height * 0.03;
  return Math.min(NEARER, Math.max(1, Math.max(least, one.y - line) / Math.max(least, other.y - line)));
}

function leastOfFew({ brief, width, height }: Scene, subject: number, { aspect }: Drawable): number {
  const share = weightOf(brief, subject) > 0.9 ? LEAST_OF_FEW.main : LEAST_OF_FEW.other;
  return (Math.min(width, height) * share) / Math.sqrt(aspect);
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
