import type { Edge } from './edges.js';

/** What is so with another one goes where that goes. */
export const CARRIED: ReadonlySet<Edge['kind']> = new Set(['on', 'inside', 'holding', 'hanging-on', 'riding']);

/** Some, all that is on, in or with them, and all that is with that. */
export function familyOf(first: Iterable<number>, edges: readonly Edge[], carried = CARRIED): ReadonlySet<number> {
  const family = new Set(first);
  // what joins a set while it is walked is walked as well
  for (const member of family)
    for (const { guest, host, kind } of edges) if (host === member && carried.has(kind)) family.add(guest);
  return family;
}
