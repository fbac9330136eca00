import { rootOf } from '../plan.js';
import type { Parents } from '../plan.js';
import { boxAround } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** Everything in its place, and who is placed by whom. */
export interface Composition {
  readonly scene: Scene;
  readonly parents: Parents;
  /** By the subject's index in the brief. */
  readonly items: ReadonlyMap<number, readonly Item[]>;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function itemsOf(composition: Composition, subject: number): readonly Item[] {
  return composition.items.get(subject) ?? [];
}

/** A subject and everything that hangs on it. */
export function subtreeOf({ parents, items }: Composition, subject: number): number[] {
  return [...items.keys()].filter((each) => {
    for (let at: number | undefined = each; at !== undefined; at = parents.get(at)?.host)
      if (at === subject) return true;
    return false;
  });
}

/** Everything that hangs together with a subject: what moves when it is moved. */
export function bodyOf(composition: Composition, subject: number): number[] {
  return subtreeOf(composition, rootOf(composition.parents, subject));
}

/** Whether both ends of an edge hang together: on one table, in one hand. */
export function together({ parents }: Composition, edge: { readonly guest: number; readonly host: number }): boolean {
  return rootOf(parents, edge.guest) === rootOf(parents, edge.host);
}

export function boxOf(composition: Composition, subjects: readonly number[]): Box {
  return boxAround(subjects.flatMap((subject) => itemsOf(composition, subject)));
}

/** The composition with some of its subjects changed. */
export function changed(
  composition: Composition,
  subjects: readonly number[],
  change: (item: Item) => Item,
): Composition {
  const items = new Map(composition.items);
  for (const subject of subjects) items.set(subject, itemsOf(composition, subject).map(change));
  return { ...composition, items };
}
