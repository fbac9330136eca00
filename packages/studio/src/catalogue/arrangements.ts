/** How several things of one kind are arranged, and the nouns for it ("a pile of …"). */
export const arrangements = {
  row: 'row, line, queue, series, line up, string',
  column: 'column, tower of',
  stack: 'stack, stacks, stacked',
  pile: 'pile, heap, mound, mountain of, heaps, piles, pyramid of',
  bunch: 'bunch, cluster, bundle, clump, bouquet',
  flock: 'flock, swarm, school, herd, pack, pride, flight',
  crowd: 'crowd, group, gathering, mob, audience, team, army',
  circle: 'circle of, ring of, in a circle',
  pair: 'pair, couple',
  scattered: 'scattered, strewn, spread',
} as const satisfies Record<string, string>;

export type Arrangement = keyof typeof arrangements;
