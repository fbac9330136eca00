import { fallbacksOf, relations } from '../catalogue/relations.js';
import type { RelationKind } from '../catalogue/relations.js';
import type { Brief, Relation } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';
import { meets } from './affords.js';

/** A relation as it is staged, between subjects that can be drawn. */
export interface Edge {
  readonly kind: RelationKind;
  /** Who is put where the other one is. */
  readonly guest: number;
  readonly host: number;
  /** The part of the host that is meant. */
  readonly part?: string;
}

/** Relations that put one thing where another one is; the others order things side by side. */
const attaching: ReadonlySet<RelationKind> = new Set([
  'on',
  'under',
  'behind',
  'in-front-of',
  'holding',
  'inside',
  'above',
  'riding',
  'leaning-on',
  'hanging-from',
  'hanging-on',
  'around',
  'curled-around',
  'climbing',
]);

export interface Edges {
  /** At most one for each guest: where it is. */
  readonly parents: ReadonlyMap<number, Edge>;
  /** Everything else that was said of how things stand to each other. */
  readonly others: readonly Edge[];
  readonly warnings: readonly string[];
}

/** The first relation of the chain of fallbacks whose needs both ends meet. */
function feasible(kind: RelationKind, guest: Drawable, host: Drawable, plays: boolean): RelationKind {
  const meetsAll = (candidate: RelationKind): boolean => {
    const record = relations.get(candidate);
    return (
      record !== undefined &&
      record.host.some((need) => meets(need, host, guest)) &&
      record.guest.every((need) => meets(need, guest, host))
    );
  };
  // a clock on a wall hangs there
  const hangs = kind === 'on' && host.concept === 'wall' && guest.height < host.height * 0.6;
  // who plays with a small thing has it in hand
  const handles = kind === 'facing' && guest.kind === 'person' && plays && host.kind === 'object' && host.height < 0.5;
  const wished = hangs ? 'hanging-on' : handles ? 'holding' : kind;
  return fallbacksOf(wished).find(meetsAll) ?? 'beside';
}

/** What is below another thing has it above itself; so has what is under a thing that offers no room there. */
function staged({ kind, subject, object, part }: Relation, drawables: readonly (Drawable | undefined)[]): Edge {
  const record = relations.get(kind);
  const parted = part === undefined ? {} : { part };
  if (kind === 'below') return { kind: 'above', guest: object, host: subject };
  const shelters = drawables[object];
  const guest = drawables[subject];
  if (kind === 'under' && shelters && guest && !meets('shelter', shelters, guest))
    return { kind: 'above', guest: object, host: subject };
  return record?.moves === 'host'
    ? { kind, guest: object, host: subject, ...parted }
    : { kind, guest: subject, host: object, ...parted };
}

/** Settles what can be staged of the brief's relations, in the order in which the constraints are satisfied. */
export function edgesOf(brief: Brief, drawables: readonly (Drawable | undefined)[]): Edges {
  const warnings: string[] = [];
  const parents = new Map<number, Edge>();
  const others: Edge[] = [];
  const told = ({ kind, subject, object }: Relation): string =>
    `"${brief.subjects[subject]?.words} ${kind} ${brief.subjects[object]?.words}"`;
  for (const relation of brief.relations) {
    const subject = drawables[relation.subject];
    const object = drawables[relation.object];
    if (!subject || !object || relation.subject === relation.object) {
      warnings.push(`${told(relation)} is not shown: one of the two cannot be drawn`);
      continue;
    }
    const plays = brief.subjects[relation.subject]?.action === 'playing';
    const kind = feasible(relation.kind, subject, object, plays);
    const edge = staged({ ...relation, kind }, drawables);
    const asMeant = kind === 'hanging-on' || (kind === 'holding' && plays);
    if (kind !== relation.kind && !asMeant) warnings.push(`${told(relation)} is shown as ${kind}`);
    if (!attaching.has(edge.kind)) others.push(edge);
    else if (parents.has(edge.guest)) {
      // "a cup on a table in front of a laptop": the first says where it is, the second is kept where it can be
      others.push(edge);
    } else if (leadsTo(parents, edge.host, edge.guest)) {
      warnings.push(`${told(relation)} is not shown: it would run in a circle`);
    } else parents.set(edge.guest, edge);
  }
  return { parents, others, warnings };
}

/** Whether `from` hangs on `to`, directly or not: such a relation would run in a circle. */
export function leadsTo(parents: ReadonlyMap<number, Edge>, from: number, to: number): boolean {
  for (let at: number | undefined = from; at !== undefined; at = parents.get(at)?.host) if (at === to) return true;
  return false;
}
