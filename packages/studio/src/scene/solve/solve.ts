import type { Random } from '../../paint/kit/random.js';
import { together } from './composition.js';
import type { Composition } from './composition.js';
import type { Edge } from '../edges.js';
import type { Group } from '../groups.js';
import { stepNearer } from './framing.js';
import { holds } from './measure.js';
import { movesFor } from './moves.js';
import { onOneGround } from './one-ground.js';
import { place } from './place.js';
import { leadsTo, otherPlans } from '../plan.js';
import type { Plan } from '../plan.js';
import { separated } from './separate.js';
import { farthestFirst } from '../scene.js';
import type { Item, Scene } from '../scene.js';

export interface Solved {
  /** Depth-sorted, farthest first. */
  readonly items: readonly Item[];
  /** What was said and cannot be seen. */
  readonly warnings: readonly string[];
}

interface Try {
  readonly plan: Plan;
  readonly composition: Composition;
}

/**
 * Places everything so that what was said of how things stand to each other can be seen. The edges come in the order
 * in which they are satisfied: one that does not hold is tried in other ways (another plan, then a move of what hangs
 * together), and a way counts only where all that held before still holds. What is given up is a warning.
 */
export function solve(
  scene: Scene,
  groups: readonly Group[],
  edges: readonly Edge[],
  plan: Plan,
  random: Random,
): Solved {
  const drawables: Group['drawable'][] = [];
  for (const { subject, drawable } of groups) drawables[subject] = drawable;
  // placing resizes groups, so every try has its own
  const tried = ({ parents, others }: Plan): Composition =>
    place(
      scene,
      groups.map((group) => ({ ...group })),
      { parents, others },
      random,
    );
  const anew = (from: Plan, edge: Edge, better: (candidate: Composition) => boolean): Try | undefined => {
    for (const other of otherPlans(from, edge, drawables)) {
      const composition = tried(other);
      if (better(composition)) return { plan: other, composition };
    }
    return undefined;
  };
  let current = plan;
  let best = tried(plan);
  const kept: Edge[] = [];
  const warnings: string[] = [];
  for (const edge of edges) {
    const better = (candidate: Composition): boolean =>
      holds(candidate, edge) && kept.every((each) => holds(candidate, each));
    if (!holds(best, edge)) {
      // two on one table are moved there; what stands apart may be placed anew
      const near = together(best, edge);
      const moved = near ? movesFor(best, edge).find(better) : undefined;
      const planned = moved ? undefined : anew(current, edge, better);
      if (planned) current = planned.plan;
      best = moved ?? planned?.composition ?? (near ? undefined : movesFor(best, edge).find(better)) ?? best;
    }
    if (holds(best, edge)) kept.push(edge);
    else warnings.push(`${edge.told} is not shown: ${whyNot(current, edge)}`);
  }
  best = separated(best, kept);
  // what the picture is about must not come out small, as long as all that was said can still be seen
  const steps = [
    [1, false],
    [0.5, false],
    [1, true],
    [0.5, true],
  ] as const;
  for (const [strength, alone] of steps) {
    const nearer = stepNearer(best, strength, alone);
    if (nearer === best || !kept.every((edge) => holds(nearer, edge))) continue;
    best = nearer;
    break;
  }
  best = onOneGround(best, kept);
  const items = [...best.items.values()].flat();
  return { items: items.toSorted(farthestFirst), warnings };
}

function whyNot({ parents }: Plan, edge: Edge): string {
  const circle = parents.get(edge.guest) !== edge && leadsTo(parents, edge.host, edge.guest);
  return circle ? 'it would run in a circle' : 'there is no room for it beside the rest';
}
