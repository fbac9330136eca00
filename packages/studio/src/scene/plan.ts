import { relations } from '../catalogue/relations.js';
import type { RelationKind, RelationRecord } from '../catalogue/relations.js';
import type { Drawable } from '../paint/drawable.js';
import { isFeasible } from './edges.js';
import type { Edge } from './edges.js';

const does = (kind: RelationKind): RelationRecord['does'] => relations.get(kind)?.does ?? 'orders';

export type Parents = ReadonlyMap<number, Edge>;

/** Who is placed by whom. */
export interface Plan {
  /** At most one for each guest: where it is. */
  readonly parents: Parents;
  /** Everything else that was said of how things stand to each other. */
  readonly others: readonly Edge[];
}

/** The first that was said of where a thing is says where it is put; the rest is kept where it can be. */
export function firstPlan(edges: readonly Edge[]): Plan {
  const parents = new Map<number, Edge>();
  const others: Edge[] = [];
  for (const edge of edges) {
    const free = does(edge.kind) !== 'orders' && !parents.has(edge.guest) && !leadsTo(parents, edge.host, edge.guest);
    if (free) parents.set(edge.guest, edge);
    else others.push(edge);
  }
  return { parents, others };
}

/** Whether `from` hangs on `to`, directly or not: such a relation would run in a circle. */
export function leadsTo(parents: Parents, from: number, to: number): boolean {
  for (let at: number | undefined = from; at !== undefined; at = parents.get(at)?.host) if (at === to) return true;
  return false;
}

/** What a thing stands on in the end: itself where nothing carries, hides or shelters it. */
export function rootOf(parents: Parents, subject: number): number {
  let at = subject;
  for (let next = parents.get(at); next; next = parents.get(at)) at = next.host;
  return at;
}

/** Whether one carries the other, through whatever lies between: a cat in a box on a table is on the table. */
export function carries(parents: Parents, host: number, guest: number): boolean {
  let at = guest;
  for (let edge = parents.get(at); edge && does(edge.kind) === 'carries'; edge = parents.get(at)) {
    at = edge.host;
    if (at === host) return true;
  }
  return false;
}

/** The same relation, told of the other end. */
const inverse: ReadonlyMap<RelationKind, RelationKind> = new Map([
  ['behind', 'in-front-of'],
  ['in-front-of', 'behind'],
]);

/** Other ways to place what an edge asks for. The solver measures which of them keeps the rest. */
export function* otherPlans(plan: Plan, edge: Edge, drawables: readonly (Drawable | undefined)[]): Generator<Plan> {
  if (does(edge.kind) === 'orders') return;
  const withParent = (child: number, parent: Edge, without?: number): Plan | undefined => {
    const parents = new Map(plan.parents);
    if (without !== undefined) parents.delete(without);
    const [guest, host] = [drawables[parent.guest], drawables[parent.host]];
    if (!guest || !host || !isFeasible(parent.kind, guest, host) || leadsTo(parents, parent.host, child))
      return undefined;
    parents.set(child, parent);
    return { parents, others: plan.others };
  };
  // a cat on a chair is under the tree when its chair is; a bird in a tree does not lift the tree
  const root = rootOf(plan.parents, edge.guest);
  const lifted = root === edge.guest || edge.kind === 'above' ? undefined : withParent(root, { ...edge, guest: root });
  if (lifted) yield lifted;
  // a castle is behind the rider when the rider is before the castle
  const turned = inverse.get(edge.kind);
  if (turned && !plan.parents.has(edge.host)) {
    const { part: _part, ...plain } = edge;
    const inverted = withParent(edge.host, { ...plain, kind: turned, guest: edge.host, host: edge.guest });
    if (inverted) yield inverted;
  }
  // let this one say where the thing is, and see whether what was said first holds as well
  const swapped = withParent(edge.guest, edge, edge.guest);
  if (swapped) yield swapped;
}
