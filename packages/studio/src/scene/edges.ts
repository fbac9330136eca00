import { offerOf } from '../catalogue/affordances.js';
import { is } from '../catalogue/traits.js';
import { constraintOrder, fallbacksOf, relations } from '../catalogue/relations.js';
import type { RelationKind } from '../catalogue/relations.js';
import { isProse } from '../language/brief.js';
import type { Brief, Relation } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';
import { affords, hasCabin, meets } from './affords.js';
import { plausible } from './plausible.js';

/** A relation as it is staged, between subjects that can be drawn. */
export interface Edge {
  readonly kind: RelationKind;
  /** Who is put where the other one is. */
  readonly guest: number;
  readonly host: number;
  /** The part of the host that is meant. */
  readonly part?: string;
  /** As the prompt has it, for warnings. */
  readonly told: string;
}

export interface Edges {
  /** In the order in which they are satisfied. */
  readonly all: readonly Edge[];
  readonly warnings: readonly string[];
}

/** Whether both ends of a relation offer what it needs. */
export function isFeasible(kind: RelationKind, guest: Drawable, host: Drawable): boolean {
  const record = relations.get(kind);
  return (
    record !== undefined &&
    record.host.some((need) => meets(need, host, guest)) &&
    record.guest.every((need) => meets(need, guest, host))
  );
}

/** The first relation of the chain of fallbacks whose needs both ends meet. */
function feasible(kind: RelationKind, guest: Drawable, host: Drawable, plays: boolean): RelationKind {
  // a clock on a wall hangs there; a cat sits on top of it
  const still = guest.kind !== 'person' && guest.kind !== 'animal';
  const hangs = kind === 'on' && is(host.concept, 'wall') && still && guest.height < host.height * 0.6;
  // who plays with a small thing has it in hand
  const handles = kind === 'facing' && guest.kind === 'person' && plays && host.kind === 'object' && host.height < 0.5;
  // a balloon on top of a giraffe has nothing to stand on: it is over it
  const airy =
    kind === 'on' &&
    guest.habitat === 'air' &&
    guest.kind !== 'animal' &&
    host.kind !== 'furniture' &&
    !is(host.concept, 'hands') &&
    !is(host.concept, 'branched');
  // "a man in a doorway", "a key in a lock": before it, or on its face; what has no mouth has nothing on top of it
  const shut = kind === 'inside' && !isFeasible('inside', guest, host);
  const within = shut && host.kind === 'object' && !offerOf(host.concept).flat && affords(host).seat === undefined;
  if (shut && is(host.concept, 'door')) return 'in-front-of';
  // in the shower one stands below it
  if (shut && is(host.concept, 'at-wall') && !still) return kind;
  if (within && guest.height < host.height * 0.9) return 'hanging-on';
  // an apple on a bowl lies in it
  const bowl = kind === 'on' && guest.kind === 'food' && offerOf(host.concept).vessel === true && host.aspect > BOWL;
  if (bowl && host.kind === 'object' && isFeasible('inside', guest, host)) return 'inside';
  // a wallet on a purse stands on no handle
  const bag =
    kind === 'on' &&
    still &&
    is(host.concept, 'handle') &&
    !is(host.concept, 'flaps') &&
    affords(host).mouth !== undefined;
  if (bag && host.kind === 'object' && isFeasible('inside', guest, host)) return 'inside';
  const above = airy || (kind === 'on' && overloads(guest, host));
  const wished = hangs ? 'hanging-on' : handles ? 'holding' : above ? 'above' : kind;
  return fallbacksOf(wished).find((candidate) => isFeasible(candidate, guest, host)) ?? 'beside';
}

/** What is so many times wider than high is a bowl. */
const BOWL = 1.5;

/** So many times larger than somebody a thing may be that they carry; nobody balances a couch. */
const CARRIED = { heavy: 2.2, furniture: 0.9 } as const;

/** A train on a woman, a giraffe on a man: nobody carries it; it is above them, on a bridge or a rise. */
function overloads(guest: Drawable, host: Drawable): boolean {
  const extent = ({ height, aspect }: Drawable): number => height * Math.sqrt(aspect);
  const heavy = guest.kind !== 'object' && guest.kind !== 'food' && guest.habitat === 'ground';
  const most = extent(host) * (guest.kind === 'furniture' ? CARRIED.furniture : CARRIED.heavy);
  return heavy && (host.kind === 'person' || host.kind === 'animal') && extent(guest) > most;
}

/** What is below another thing has it above itself; so has what is under a thing that offers no room there. */
function staged(relation: Relation, drawables: readonly (Drawable | undefined)[], told: string): Edge {
  const { kind, subject, object, part } = relation;
  const parted = part === undefined ? { told } : { part, told };
  if (kind === 'below') return { kind: 'above', guest: object, host: subject, told };
  const shelters = drawables[object];
  const guest = drawables[subject];
  // a table above a frog stands over it
  const table = guest?.kind === 'furniture' && offerOf(guest.concept).laid === true;
  if (kind === 'above' && shelters && table && guest.height > shelters.height * 1.2)
    return { kind: 'under', guest: object, host: subject, told };
  if (kind === 'under' && shelters && guest && !meets('shelter', shelters, guest))
    return { kind: 'above', guest: object, host: subject, told };
  return relations.get(kind)?.moves === 'host'
    ? { kind, guest: object, host: subject, ...parted }
    : { kind, guest: subject, host: object, ...parted };
}

/** Contact comes first, then what is within, beside, above, and last who hides whom. */
function rank({ kind }: Edge): number {
  return constraintOrder.indexOf(relations.get(kind)?.constraints[0] ?? 'frame');
}

/** So many times as high as what it is said to be in somebody does not fit in. */
const OUTGROWN = 3;

/** An elephant with its trunk in a jug: told at length it is no toy in there, it is beyond. In a few words that is the joke. */
function outgrows(brief: Brief, kind: RelationKind, guest: Drawable, host: Drawable): boolean {
  const within = kind === 'inside' || kind === 'curled-around';
  const alive = guest.kind === 'animal' || guest.kind === 'person';
  const portable = host.kind === 'object' && host.height < 0.6;
  return isProse(brief) && within && alive && portable && guest.height > host.height * OUTGROWN;
}

/** "a laptop that rests on their knees": told at length, a thing on somebody is in their hands, and not on their head. */
function inHands(relation: Relation, drawables: readonly (Drawable | undefined)[]): Relation {
  const [guest, host] = [drawables[relation.subject], drawables[relation.object]];
  const handy = (guest?.kind === 'object' || guest?.kind === 'food') && guest.height < 0.5;
  if (relation.kind !== 'on' || relation.part !== undefined || host?.kind !== 'person' || !handy) return relation;
  return { ...relation, kind: 'holding', subject: relation.object, object: relation.subject };
}

/** Over the head or on the shoulders the strong have what nobody can carry: that is what their picture is about. */
function isLifted({ kind, part }: Relation, { told }: Brief, subject: Drawable, object: Drawable): boolean {
  const over = kind === 'holding' && told?.includes('over-head') === true && meets('hand', subject, object);
  return (
    over || (kind === 'on' && part === 'shoulder' && object.kind === 'person' && told?.includes('carrying') === true)
  );
}

/** Who is said to be on top of it. */
const UPRIGHT = /^(?:standing|dancing|lying|jumping|kneeling|walking)$/;

/** "a farmer on a tractor": at its wheel, told at length, and not on its roof. */
const isDriver = (guest: Drawable, host: Drawable): boolean =>
  guest.kind === 'person' && host.kind === 'vehicle' && hasCabin(host.concept) && isFeasible('riding', guest, host);

/** "The stool and the glass of milk on the counter": of several that are told together a seat stands on the floor. */
const isOnFloor = (kind: RelationKind, { subjects }: Brief, guest: Drawable, host: Drawable): boolean =>
  kind === 'on' &&
  subjects.length > 2 &&
  guest.habitat === 'ground' &&
  offerOf(guest.concept).seat !== undefined &&
  host.kind === 'furniture';

/** A carafe that pours into a glass stands beside it: in it there is what was in the carafe. */
const isPouredFrom = (kind: RelationKind, { told }: Brief, guest: Drawable, host: Drawable): boolean =>
  kind === 'inside' &&
  told?.includes('poured-into') === true &&
  offerOf(host.concept).mouth !== undefined &&
  guest.kind === 'object';

/** What can be staged of the brief's relations, in the order in which they are satisfied. */
export function edgesOf(brief: Brief, drawables: readonly (Drawable | undefined)[]): Edges {
  const warnings: string[] = [];
  const all: Edge[] = [];
  for (const told of brief.relations) {
    const relation = isProse(brief) ? inHands(told, drawables) : told;
    const { subject: first, object: second } = relation;
    const words = `"${brief.subjects[first]?.words} ${relation.kind} ${brief.subjects[second]?.words}"`;
    const subject = drawables[first];
    const object = drawables[second];
    if (!subject || !object || first === second) {
      warnings.push(`${words} is not shown: one of the two cannot be drawn`);
      continue;
    }
    const plays = brief.subjects[first]?.action === 'playing';
    const meant = outgrows(brief, relation.kind, subject, object) ? 'behind' : relation.kind;
    const possible = isLifted(relation, brief, subject, object)
      ? relation.kind
      : feasible(meant, subject, object, plays);
    const aboard = relation.part === undefined && !brief.subjects[first]?.attributes.some((word) => UPRIGHT.test(word));
    const drives = isProse(brief) && possible === 'on' && aboard && isDriver(subject, object);
    const usual = drives ? 'riding' : isProse(brief) ? plausible(possible, subject, object, relation.kind) : possible;
    const apart = isOnFloor(usual, brief, subject, object) || isPouredFrom(usual, brief, subject, object);
    const kind = apart ? 'beside' : usual;
    const asMeant = kind === 'hanging-on' || kind === 'above' || (kind === 'holding' && plays);
    if (kind !== relation.kind && !asMeant) warnings.push(`${words} is shown as ${kind}`);
    all.push(staged({ ...relation, kind }, drawables, words));
  }
  const settled = isProse(brief)
    ? all.map((edge) => fromGround(edge, all, drawables))
    : onSameTop(onOnePiece(all, drawables), drawables);
  return { all: settled.toSorted((one, other) => rank(one) - rank(other)), warnings };
}

/** It stands on the floor, and things on it. */
const isPiece = ({ kind, habitat, height }: Drawable): boolean =>
  kind === 'furniture' || (kind === 'object' && habitat === 'ground' && height > 0.6);

const besides: ReadonlySet<RelationKind> = new Set(['beside', 'left-of', 'right-of']);

/** What a hand lifts and sets down on furniture. */
const isSetDown = (drawable: Drawable | undefined): drawable is Drawable =>
  drawable !== undefined &&
  (drawable.kind === 'object' || drawable.kind === 'food') &&
  drawable.habitat === 'tabletop' &&
  drawable.height < 0.6;

/** "A dresser and a chair with a hat on it": the hat is on one of them, and lifts neither onto the other. */
function onOnePiece(all: readonly Edge[], drawables: readonly (Drawable | undefined)[]): readonly Edge[] {
  const carried = new Set<number>();
  return all.filter(({ kind, guest, host }) => {
    if (kind !== 'on' || drawables[host]?.kind !== 'furniture') return true;
    const first = !carried.has(guest);
    carried.add(guest);
    return first;
  });
}

/** A hairbrush next to a toothbrush on a counter is on the counter as well, and so is a pan next to a stove with a kettle on it. */
function onSameTop(all: readonly Edge[], drawables: readonly (Drawable | undefined)[]): readonly Edge[] {
  const placed = new Set(all.filter(({ kind }) => !besides.has(kind)).map(({ guest }) => guest));
  const more: Edge[] = [];
  const kept = all.filter((edge) => {
    const guest = drawables[edge.guest];
    if (!besides.has(edge.kind) || placed.has(edge.guest) || !isSetDown(guest)) return true;
    const load = all.find(
      ({ kind, guest: one, host }) =>
        kind === 'on' && (one === edge.host || host === edge.host) && isSetDown(drawables[one]),
    );
    const carrier = load && drawables[load.host];
    if (!load || !carrier || !isPiece(carrier) || !isFeasible('on', guest, carrier)) return true;
    placed.add(edge.guest);
    more.push({ kind: 'on', guest: edge.guest, host: load.host, told: edge.told });
    return edge.host !== load.host;
  });
  return more.length > 0 ? [...kept, ...more] : all;
}

const onGround: ReadonlySet<RelationKind> = new Set(['in-front-of', 'behind', 'around']);

/** A sofa before a television is before what carries that: nothing that stands on the floor hangs at its height. */
function fromGround(edge: Edge, all: readonly Edge[], drawables: readonly (Drawable | undefined)[]): Edge {
  const guest = drawables[edge.guest];
  if (!onGround.has(edge.kind) || guest?.habitat !== 'ground' || guest.height < 0.3) return edge;
  const seen = new Set([edge.guest, edge.host]);
  let { host } = edge;
  for (;;) {
    const carrier = all.find(({ kind, guest: on }) => kind === 'on' && on === host)?.host;
    if (carrier === undefined || seen.has(carrier)) break;
    seen.add(carrier);
    host = carrier;
  }
  if (host === edge.host) return edge;
  const { part: _part, ...plain } = edge;
  return { ...plain, host };
}
