import { indoorSettings } from '../catalogue/settings.js';
import { offerOf } from '../catalogue/affordances.js';
import { likenessOf, paintedAs } from '../catalogue/records.js';
import { is } from '../catalogue/traits.js';
import { AT_LEAST, isProse, weightOf } from '../language/brief.js';
import type { Brief, Camera, Setting, Subject } from '../language/brief.js';
import type { Asked, Drawable } from '../paint/drawable.js';
import { furnishedInScale } from './furnished-scale.js';
import { rootOf as rootSubject } from './plan.js';
import type { Parents } from './plan.js';
import {
  SIZE_WORDS,
  extentOf,
  isFigure,
  noGiantBlooms,
  noGiantInsects,
  noGiants,
  noToyTrees,
  rootOf,
  saidSize,
} from './no-giants.js';
import { inScale, isScene } from './scale.js';
import type { Sized } from './scale.js';

/** Who draws a subject, and the words for it. */
export interface CastMember {
  readonly drawable: Drawable;
  readonly attributes: readonly string[];
  readonly asked?: Asked;
}

/** What is no broader, in metres, is under the foot of a cup or a pot: what stands there may be wider than it. */
const MAT = 0.14;
export const isMat = ({ aspect, height }: Drawable): boolean => height * aspect < MAT;

/** It lies on the ground, and is as large as it is wide. */
export function isCover(drawable: Drawable): boolean {
  const { concept, aspect, height } = drawable;
  return aspect > 1.6 && height < 0.6 && offerOf(concept).flat === true && !isMat(drawable);
}

/** A subject with its count, as it is laid out: one body in the composition. */
export interface Group extends CastMember, Sized {
  /** They stand about, near and far, and not side by side. */
  readonly scattered?: boolean;
}

/** The share of the picture's height that the main subject fills. */
const KIND_SHARE: Record<Drawable['kind'], number> = {
  person: 0.62,
  animal: 0.5,
  building: 0.56,
  vehicle: 0.4,
  plant: 0.52,
  food: 0.4,
  furniture: 0.46,
  object: 0.46,
  nature: 0.42,
};
const CAMERA_FACTOR: Record<Camera, number> = {
  wide: 0.55,
  medium: 1,
  'close-up': 1.5,
  portrait: 1.35,
  'from-above': 0.8,
  'low-angle': 1.2,
};

export function rowsFor(count: number): number {
  return count <= 4 ? 1 : count <= 10 ? 2 : count <= 21 ? 3 : count <= 36 ? 4 : 5;
}

/** Vehicles are long: few side by side, and no row before the bumpers of another one. So are tables and desks. */
export function isFleet({ drawable, count }: Pick<Group, 'drawable' | 'count'>): boolean {
  const { kind, habitat, aspect, height } = drawable;
  const tables = kind === 'furniture' && aspect > 1.4 && height > 0.5 && count > 2;
  return (kind === 'vehicle' || tables) && habitat === 'ground' && count > 1 && count <= 9;
}

/** Knives and brushes that lie: each in a row of its own, one above the other. */
export function liesAlong({ drawable, count }: Pick<Group, 'drawable' | 'count'>): boolean {
  const { aspect, height, kind } = drawable;
  // keyboards are broad as well: those behind would stand on those before them
  const slender = aspect > 5 || (aspect > 3.15 && height < 0.09);
  return count > 1 && count <= 4 && slender && height < 0.3 && (kind === 'object' || kind === 'food');
}

/** Three or four pizzas, skateboards or books: in one line they would be small, and in two each is seen as a whole. */
export function isLowAndBroad({ drawable, count }: Pick<Group, 'drawable' | 'count'>): boolean {
  const { aspect, height, kind } = drawable;
  return count >= 3 && count <= 4 && aspect > 2 && height < 0.3 && (kind === 'object' || kind === 'food');
}

/** So many beasts or chairs stand about: those behind a little farther off and in the gaps of those before them, not on their backs. */
const HERD = { least: 4, most: 7, wide: 1.2, apart: 1.12, stagger: 0.5, beasts: { ofFour: 1.58, more: 1.22 } } as const;

export function isHerd({ drawable, count }: Pick<Group, 'drawable' | 'count'>): boolean {
  const { kind, habitat, aspect } = drawable;
  if (habitat !== 'ground' || count < HERD.least || count > HERD.most) return false;
  return kind === 'animal' ? count > HERD.least || aspect > HERD.wide : kind === 'furniture' && count > HERD.least;
}

/** People who stand side by side, as a company does. */
const ABREAST = 7;
/** So many slender things stand in one line, as wide as this in heights of one. */
const [IN_LINE, IN_LINE_WIDE] = [8, 3];

export function rowsOfGroup(group: Pick<Group, 'drawable' | 'count'>): number {
  // long flat things in one row would be lines
  const { aspect, height, kind } = group.drawable;
  const thing = kind === 'object' || kind === 'food';
  if (liesAlong(group)) return group.count;
  if (isLowAndBroad(group)) return 2;
  // bottles stand in a line: those behind would stand on the necks of those before them
  if (thing && group.count <= IN_LINE && aspect * group.count <= IN_LINE_WIDE) return 1;
  if (isHerd(group) && !isFleet(group)) return 2;
  const low = kind === 'vehicle' && (aspect < 1.8 || height < 1.3);
  // of people those behind would stand on the shoulders of those before them
  if (kind === 'person' && group.count <= ABREAST) return 1;
  if (!isFleet(group) || low) return rowsFor(group.count);
  if (group.count === 2) return group.drawable.aspect > 2.9 ? 2 : 1;
  return group.count <= 4 ? 2 : 3;
}

/** How far every other row of a group stands aside, in steps. */
export const staggerOf = (group: Pick<Group, 'drawable' | 'count'>): number => (isHerd(group) ? HERD.stagger : 0.3);

/** Those behind look through the gaps of those before them. */
export function isStaggered(group: Group, rows: number, perRow: number): boolean {
  return rows > 1 && perRow > 1 && !isFleet(group);
}

/** Several people stand shoulder to shoulder, as friends do: so they are large enough to be known. */
function closenessOf({ drawable, count }: Pick<Group, 'drawable' | 'count'>): number {
  // heads before the flanks of others would be a tangle: of four each is seen nearly whole
  if (isHerd({ drawable, count }) && drawable.kind === 'animal')
    return count > HERD.least ? HERD.beasts.more : HERD.beasts.ofFour;
  if (isHerd({ drawable, count })) return HERD.apart;
  return drawable.kind === 'person' && count > 2 && count <= ABREAST ? (count > 3 ? 0.78 : 0.9) : 1.08;
}

/** Width of a group, with its items side by side and a little overlap between rows. */
export function groupWidth(group: Group): number {
  const rows = rowsOfGroup(group);
  const perRow = Math.ceil(group.count / rows);
  const step = group.drawable.aspect * group.size * (group.count > 1 ? closenessOf(group) : 1);
  // a crowd stands about behind the others and leaves them their room
  if (group.scattered) return step * 2;
  return step * (perRow + (isStaggered(group, rows, perRow) ? staggerOf(group) : 0));
}

/** Up to here, as powers of e, differences of size are shown almost in full: three times as large is seen as twice. */
const NEARLY_FULL = 1.1;

/** How much larger a thing is drawn that is so much larger in the world: the farther apart, the more compressed. */
function damped(ratio: number, near: number, full = NEARLY_FULL): number {
  const apart = Math.abs(Math.log(ratio));
  const close = Math.min(apart, full);
  return Math.exp(Math.sign(Math.log(ratio)) * (near * close + 0.32 * (apart - close)));
}

/** Of two things one sees best how large each is, up to five times as large. */
const OF_TWO = { near: 0.95, full: 1.65 } as const;
/** And so one does of several things that are all at hand: a strawberry is no bag. */
const OF_MANY = { usual: 0.74, near: 0.92 } as const;
/** Of those who live everybody knows it: a bird is no dog, and a dog no calf, beside somebody. */
const OF_LIVING = { near: 0.95, full: 1.9, least: 0.12 } as const;
/** A squirrel on its hind legs is as tall as the tale wants it. */
const isAlive = ({ drawable: { kind, concept, height } }: Group): boolean => {
  const drawing = paintedAs(concept);
  const usual = drawing?.height ?? height;
  return kind === 'person' || (kind === 'animal' && height < usual * 1.7);
};

/** And of what drives: a bicycle is no half of a car. */
const isDriven = ({ drawable: { kind, habitat } }: Group): boolean => kind === 'vehicle' && habitat === 'ground';

/** The side of the least square that a thing covers, as a share of the picture: the main one, and any other. */
const LEAST_MAIN = 0.25;
const LEAST_OTHER = 0.18;
/** The share of the height that one person fills at least whom the picture is about. */
const LEAST_PERSON = 0.36;
/** The same for what a hand holds beside another such thing: both are seen from near. */
const LEAST_AT_HAND = 0.12;
/** So many times larger than the main thing another one must be for that to be seen. */
const OUTGROWN = 3;

const isAtHand = (group: Group): boolean =>
  (group.drawable.kind === 'object' || group.drawable.kind === 'food') && extentOf(group) < 1;

const isSmallBeast = (group: Group): boolean => group.drawable.kind === 'animal' && extentOf(group) < SMALL_BEAST;

/** What is large makes the others smaller instead of being cut down to their size, as long as these can be seen. */
function fitLargest(groups: readonly Group[], focal: Group, short: number, width: number, told: boolean): void {
  // what is very wide leaves room for the others
  const widest = width * (groups.length > 1 ? 0.58 : 0.86);
  const factors = groups.map((group) =>
    Math.min((short * (group.drawable.kind === 'building' ? 0.8 : 0.72)) / group.size, widest / groupWidth(group)),
  );
  const factor = Math.min(1, ...factors);
  const before = new Map(groups.map((group) => [group, group.size]));
  const crowded = Math.min(1, (3 / groups.length) ** 0.5);
  // a spoon beside a table is no giant for being named first
  const outgrown =
    (groups.length === 2 || told) &&
    (focal.drawable.kind === 'object' || focal.drawable.kind === 'food') &&
    groups.some((group) => extentOf(group) > extentOf(focal) * OUTGROWN);
  groups.forEach((group, index) => {
    const main = group === focal && !outgrown;
    const handy = (groups.length === 2 || told) && groups.every(isAtHand);
    const other = isAlive(group) && isAlive(focal) ? OF_LIVING.least : handy ? LEAST_AT_HAND : LEAST_OTHER;
    const least = (main ? LEAST_MAIN : other) * crowded;
    // what is long and thin is seen by its length
    const long = (short * (main ? 0.5 : 0.3)) / group.drawable.aspect;
    const plain = Math.min((short * least) / group.count ** 0.22 / rootOf(group.drawable.aspect), long);
    // one person whom the picture is about is no figure in the distance
    const known = main && group.drawable.kind === 'person' && group.count === 1 ? short * LEAST_PERSON : 0;
    const seen = Math.max(plain, known);
    const own = Math.min(1, factors[index] ?? 1);
    group.size = Math.min(group.size * own, Math.max(group.size * factor, seen));
    // of two things both are to be seen
    if (groups.length === 2) group.size = Math.max(group.size, seen * 0.9);
  });
  dwarfNone(groups, focal, short);
  // a dog that must be seen makes no dwarf of the man beside it
  if (!isAlive(focal)) return;
  const now = focal.size / (before.get(focal) ?? focal.size);
  for (const group of groups)
    if (isAlive(group)) group.size = Math.max(group.size, Math.min(short * 0.6, (before.get(group) ?? 0) * now));
}

/** So much larger than it is beside several large things somebody may be, and how large they are at least. */
const AMONG_LARGE = { more: 1.5, least: 0.24 } as const;

/** Three pianos are no toys beside who tunes them: as they must all be seen, whoever it is stands farther away. */
function dwarfNone(groups: readonly Group[], focal: Group, short: number): void {
  if (focal.drawable.kind !== 'person' || focal.count > 1) return;
  for (const { drawable, count, metres, size } of groups) {
    if (count < 2 || metres < 1 || (drawable.kind !== 'object' && drawable.kind !== 'furniture')) continue;
    const most = size * (focal.metres / metres) * AMONG_LARGE.more;
    focal.size = Math.min(focal.size, Math.max(most, short * AMONG_LARGE.least));
  }
}

/** What is lower in the world is no higher in the picture, unless the prompt says how large it is or puts it on the other. */
function keepOrder(brief: Brief, groups: readonly Group[], parents: Parents): void {
  const joined = (one: Group, other: Group): boolean =>
    parents.get(one.subject)?.host === other.subject || parents.get(other.subject)?.host === one.subject;
  for (const low of groups) {
    if (brief.subjects[low.subject]?.size) continue;
    const higher = groups.filter((high) => high.metres > low.metres * 1.6 && !joined(low, high));
    low.size = Math.min(low.size, ...higher.map(({ size }) => size * 0.95));
  }
}

/** So much larger than it is what lies on a table may be drawn, and the extent that it has at least. */
const ON_TABLE = { most: 1.9, least: 0.07, long: 2.5, mostOfLong: 1.4 } as const;

/** A pencil on a desk is no plank: both are seen at once, and everybody knows how large a desk is. */
function onFurniture(brief: Brief, groups: readonly Group[], parents: Parents, short: number): void {
  const laid = groups.find(({ drawable, count }) => count === 1 && offerOf(drawable.concept).laid === true);
  for (const guest of groups) {
    const edge = parents.get(guest.subject);
    const free = edge === undefined && brief.relations.length === 0 && guest.drawable.habitat === 'tabletop';
    const host = edge?.kind === 'on' ? groups.find(({ subject }) => subject === edge.host) : free ? laid : undefined;
    const thing = guest.drawable.kind === 'object' || guest.drawable.kind === 'food';
    if (!host || host === guest || host.drawable.kind !== 'furniture' || !thing) continue;
    if (brief.subjects[guest.subject]?.size !== undefined) continue;
    const least = (short * ON_TABLE.least) / rootOf(guest.drawable.aspect);
    // what is long is seen anyway
    const most = guest.drawable.aspect > ON_TABLE.long ? ON_TABLE.mostOfLong : ON_TABLE.most;
    guest.size = Math.min(guest.size, Math.max(((guest.metres * host.size) / host.metres) * most, least));
  }
}

/** A carpet on which things lie is the ground of the picture. */
function spreadCovers(groups: readonly Group[], parents: Parents, width: number): void {
  for (const { host, kind } of parents.values()) {
    const group = groups.find(({ subject }) => subject === host);
    if (kind !== 'on' || !group || !isCover(group.drawable)) continue;
    const guests = groups.filter(({ subject }) => parents.get(subject)?.host === host);
    if (guests.filter(({ metres }) => metres < 0.5).length * 2 > guests.length)
      group.size = Math.max(group.size, (width * 0.84) / group.drawable.aspect);
  }
}

/** Up to this share of who holds it a thing is seen with them, not beside them. */
const HAND_HELD = 0.6;

/** From so many on, people are a crowd. */
const CROWD = 12;
/** And so are fewer, where they are said to be all over the place. */
const STREWN = 6;

/** So many beasts are no row that is counted. */
const COUNTLESS = 24;

/** People of whom prose tells that they are about, not lined up as for a photograph; and beasts beyond counting. */
export function isCrowd(brief: Brief, { count, arrangement }: Subject, { kind, habitat }: Drawable): boolean {
  const loose = arrangement === undefined || arrangement === 'crowd' || arrangement === 'scattered';
  if (habitat !== 'ground' || !loose) return false;
  if (kind === 'animal') return count >= COUNTLESS;
  return kind === 'person' && (arrangement === 'scattered' ? count >= STREWN : isProse(brief) && count >= CROWD);
}

/** Metres up to which a beast is small, and how high one of them is that is called huge. */
const [SMALL_BEAST, GIANT] = [0.3, 1.3];
const YOUNG: ReadonlySet<string> = new Set(['baby', 'young']);

/** How high a thing is in the world, with what was said of its size. */
export function metresOf(subject: Subject, drawable: Drawable): number {
  const usual = likenessOf(subject.variety)?.height;
  const base = paintedAs(drawable.concept);
  const like = usual !== undefined && base !== undefined ? usual / base.height : 1;
  // a baby of which nothing else is known is half as high
  const young = usual === undefined && drawable.kind === 'animal' && subject.attributes.some((word) => YOUNG.has(word));
  const height = drawable.height * like;
  // a giant butterfly is as large as somebody
  if (subject.size === 'huge' && drawable.kind === 'animal' && height < SMALL_BEAST) return GIANT;
  return height * (young ? 0.5 : 1) * (subject.size ? SIZE_WORDS[subject.size] : 1);
}

/** As tall as the prompt says it is next to another one; as it is in the world where nothing is said. */
function compared(brief: Brief, index: number, cast: readonly (CastMember | undefined)[]): number {
  const heightOf = (at: number): number | undefined => {
    const [subject, member] = [brief.subjects[at], cast[at]];
    return subject && member && metresOf(subject, member.drawable);
  };
  const own = heightOf(index) ?? 1;
  const told = brief.relations.find(({ subject, ratio }) => subject === index && ratio !== undefined);
  const other = told && heightOf(told.object);
  if (!told?.ratio || other === undefined) return own;
  const wanted = other * told.ratio;
  // "bigger than a mouse": a cat is so already
  const free = told.ratio === AT_LEAST.bigger || told.ratio === AT_LEAST.smaller;
  return free && (told.ratio > 1 ? own > wanted : own < wanted) ? own : wanted;
}

/**
 * What carries or holds the main subject is large enough that it comes out large: a ball below an elephant, a cup that
 * a boat sails in. What only stands about does not outgrow them.
 */
function carryFocal(groups: readonly Group[], focal: Group, short: number, parents: Parents): void {
  const base = focal.size;
  const chain = new Set([focal.subject]);
  let guest = focal;
  for (let edge = parents.get(focal.subject); edge && !chain.has(edge.host); edge = parents.get(edge.host)) {
    const host = groups.find(({ subject }) => subject === edge.host);
    if (!host) break;
    chain.add(host.subject);
    const contact = edge.kind === 'on' || edge.kind === 'riding' || edge.kind === 'inside';
    // a stall that the goods of the picture lie on is no toy
    if (contact && host.drawable.kind === 'furniture') host.size = Math.max(host.size, short * 0.3);
    // everybody knows how high a stool is beside who is on it
    const stool = is(guest.drawable.concept, 'person') && is(host.drawable.concept, 'step');
    const share = stool ? host.metres / guest.metres : edge.kind === 'inside' ? 1 : 0.6;
    if (contact && host.metres < guest.metres)
      host.size =
        !stool && isDwarfing(host, guest) ? base * pedestalOf(host, guest) : Math.max(host.size, base * share);
    // four feet need a place each
    if (edge.kind === 'on' && host.drawable.kind === 'object' && guest.drawable.kind === 'animal')
      host.size = Math.max(
        host.size,
        Math.min(short * 0.46, (guest.size * guest.drawable.aspect * 0.62) / host.drawable.aspect),
      );
    guest = host;
  }
  if (chain.size < 2) return;
  for (const group of groups) {
    if (chain.has(group.subject)) continue;
    // a door beside the rack that a hat hangs on is measured by the rack, and not by the hat
    const indoors = isFitting(group) && isFitting(guest);
    const beside = indoors ? guest.size * Math.min(1.25, (group.metres / guest.metres) ** 0.8) : 0;
    group.size = Math.min(Math.max(group.size, beside), Math.max(base * 1.1, beside));
  }
}

/** So many times as high as it is beside somebody on it a thing is, and how high it is at least and at most then. */
const PEDESTAL = { higher: 1.7, least: 0.28, most: 0.6 } as const;

/** Who stands on a microwave oven is somebody, and no doll. */
const isDwarfing = (host: Group, guest: Group): boolean =>
  guest.drawable.kind === 'person' && host.drawable.kind === 'object' && host.drawable.aspect > 1;

const pedestalOf = (host: Group, guest: Group): number =>
  Math.min(PEDESTAL.most, Math.max(PEDESTAL.least, (host.metres / guest.metres) * PEDESTAL.higher));

/** What stands in rooms and is no small thing. */
const isFitting = ({ drawable: { kind, habitat }, metres }: Group): boolean =>
  (kind === 'furniture' || kind === 'object') && habitat === 'ground' && metres > 0.6 && metres < 3;

/** The most of the picture's height that anything takes: what we look up at rises through all of it. */
const MOST_HIGH: Partial<Record<NonNullable<Brief['camera']>, number>> = {
  'close-up': 0.9,
  portrait: 0.9,
  'low-angle': 0.84,
};

/** What hides another thing is about as large as that. */
function coverHidden(groups: readonly Group[], parents: Parents): void {
  for (const guest of groups) {
    const edge = parents.get(guest.subject);
    const host = edge?.kind === 'behind' ? groups.find(({ subject }) => subject === edge.host) : undefined;
    if (!host) continue;
    host.size = Math.max(host.size, guest.size * 0.8);
    const wide = host.drawable.aspect * host.size * 1.7;
    guest.size = Math.min(guest.size, host.size * 1.1, wide / guest.drawable.aspect);
  }
}

/**
 * Sizes as an illustrator chooses them: the main subject fills its share, the others keep their order of size in the
 * world, but compressed, so that a cat and a lighthouse both can be seen.
 */
export function sizeGroups(
  brief: Brief,
  cast: readonly (CastMember | undefined)[],
  width: number,
  height: number,
  parents: Parents = new Map(),
  setting: Setting = brief.setting ?? 'studio',
): Group[] {
  const groups = cast.flatMap((member, subject): Group[] => {
    const wanted = brief.subjects[subject];
    if (!member || !wanted) return [];
    const scattered = isCrowd(brief, wanted, member.drawable) && !parents.has(subject);
    const metres = compared(brief, subject, cast);
    return [{ ...member, subject, count: wanted.count, metres, size: 0, ...(scattered && { scattered }) }];
  });
  // what the picture is about fills its share; the first of equals
  const weight = ({ subject }: Group): number => weightOf(brief, subject);
  const focal = groups.reduce<Group | undefined>(
    (best, group) => (best && weight(best) >= weight(group) ? best : group),
    undefined,
  );
  if (!focal) return groups;
  // what is printed on another thing or in a hand takes no room of its own
  const apart = groups.filter(({ subject, metres }) => {
    const { kind, host } = parents.get(subject) ?? {};
    return (
      kind !== 'hanging-on' && !(kind === 'holding' && host === focal.subject && metres < focal.metres * HAND_HELD)
    );
  });
  const total = apart.reduce((sum, group) => sum + group.count, 0);
  const short = Math.min(height, width * 1.25);
  // a close view of one thing has nothing else in it
  const filled = brief.camera === 'close-up' && total === 1 && /^(?:object|food)$/.test(focal.drawable.kind) ? 1.3 : 1;
  const factor = (brief.camera ? CAMERA_FACTOR[brief.camera] : apart.length === 1 ? 1.08 : 1) * filled;
  // a trail is as much of the picture as the plane that leaves it
  const trails = focal.drawable.kind === 'vehicle' && brief.features.includes('contrails') ? 0.42 : 1;
  const aloft = focal.drawable.habitat === 'air' || brief.features.includes('midair');
  const floating = (aloft && focal.metres < 1 ? 0.6 : 1) * trails;
  // a kitten alone fills the picture as a cat does; a tiny one does not
  const said = brief.subjects[focal.subject]?.size;
  const inLand = brief.setting !== undefined && groups.length === 1 && !indoorSettings.has(brief.setting);
  // "a small, indistinct figure": lost in what is around it
  const lost =
    said === 'small' && focal.attributes.some((word) => /^(?:indistinct|distant|lone|solitary|lost)$/.test(word));
  const wordFactor = said === undefined ? 1 : inLand && (said === 'tiny' || lost) ? 0.3 : Math.sqrt(SIZE_WORDS[said]);
  const base = (short * KIND_SHARE[focal.drawable.kind] * factor * floating * wordFactor) / total ** 0.22;
  const near =
    groups.length > 2 && parents.size === 0 && groups.every((group) => isAtHand(group) || isSmallBeast(group));
  for (const group of groups) {
    // what was said of sizes is seen in full, what is known of the world is compressed
    const told = saidSize(brief, group) / saidSize(brief, focal);
    const living = (isAlive(group) && isAlive(focal)) || (isDriven(group) && isDriven(focal));
    // of things of a household told at length everybody knows it as well: no ring is half a wallet
    const atHand = isProse(brief) && isAtHand(group) && isAtHand(focal);
    const two = (groups.length === 2 && parents.size === 0) || atHand;
    const real = damped(
      extentOf(group) / extentOf(focal) / told,
      living ? OF_LIVING.near : two ? OF_TWO.near : near ? OF_MANY.near : OF_MANY.usual,
      living ? OF_LIVING.full : two || near ? OF_TWO.full : NEARLY_FULL,
    );
    const relative = real * told ** (isFigure(group) ? 1.4 : 0.8);
    group.size = (base * relative * rootOf(focal.drawable.aspect)) / rootOf(group.drawable.aspect);
  }
  // in a scene what is apart from the main thing has its size beside it, and may be nearer or farther
  const scene = isScene(brief, setting);
  const root = rootSubject(parents, focal.subject);
  const body = scene ? groups.filter(({ subject }) => rootSubject(parents, subject) === root) : groups;
  fitLargest(body, focal, short, width, isProse(brief));
  for (const group of groups) {
    // what floats beside the main subject must not cover it
    const floats = group.drawable.habitat === 'air' || group.drawable.habitat === 'sky';
    const whirled = brief.features.includes('tornado') && group.drawable.kind !== 'animal';
    if (floats && (group !== focal || whirled)) group.size = Math.min(group.size, short * 0.3);
  }
  keepOrder(brief, body, parents);
  noGiantInsects(brief, groups, parents, short);
  carryFocal(body, focal, short, parents);
  if (scene)
    inScale(brief, groups, focal, parents, {
      setting,
      short,
      width,
      leastMain: LEAST_MAIN,
      leastPerson: LEAST_PERSON,
      widthOf: groupWidth,
    });
  if (!scene) onFurniture(brief, groups, parents, short);
  if (!scene) noGiants(groups, parents, short);
  if (!scene) noGiantBlooms(brief, groups, parents, short);
  if (!scene) noToyTrees(brief, groups, short, (group) => width / groupWidth(group));
  spreadCovers(groups, parents, width);
  const still = groups.every(({ drawable: { kind } }) => kind === 'object' || kind === 'food' || kind === 'furniture');
  // a few things by themselves are a still life: together they fill the picture
  if (still && groups.length > 1 && total <= 4 && brief.camera === undefined) {
    const wide = groups.reduce((sum, group) => sum + groupWidth(group), 0);
    const tallest = Math.max(...groups.map(({ size }) => size));
    const grow = Math.max(1, Math.min(1.5, (width * 0.74) / wide, (height * 0.58) / tallest));
    for (const group of groups) group.size *= grow;
  }
  furnishedInScale(brief, groups, parents, { width, height, widthOf: groupWidth });
  if (brief.told?.includes('hidden')) coverHidden(groups, parents);
  // on a head that has found its size since
  noGiantInsects(brief, groups, parents, short);
  const limit = height * (MOST_HIGH[brief.camera ?? 'medium'] ?? 0.74);
  for (const group of groups) group.size = Math.min(group.size, limit);
  // smoke that was asked for needs a sky to rise into
  if (brief.features.includes('smoke'))
    for (const group of groups)
      if (group.drawable.kind === 'building') group.size = Math.min(group.size, height * 0.48);
  return groups;
}
