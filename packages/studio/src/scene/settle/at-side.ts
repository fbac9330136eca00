import type { Edge } from '../edges.js';
import { hungAsideOf } from '../hung-aside.js';
import { boxAround, farthestFirst } from '../scene.js';
import type { Item, Scene } from '../scene.js';
import { growth, moved } from './pair-parts.js';

/** Where its knot is, as a share of the height, and how high it is at least and at most. */
const HANGS = { at: 0.2, least: 0.34, most: 0.5 } as const;
/** Before a wall it is so many times as large as beside the other one at most. */
const NEARER = 1.7;
/** The part of the width that it has for itself, and what the other one may have of the height. */
const [OWN, WIDE, HIGH] = [0.3, 0.6, 0.58] as const;
/** What is far smaller than that, as a broccoli than a tie, is no giant below it: from which share on, and how high it is. */
const [FAR_SMALLER, LOW] = [0.4, 0.3] as const;
const EDGE = 0.04;

/** What is limp hangs at the wall beside the other one of two (`hung-aside.ts`): neither covers the other. */
export function atSide(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const { width, height, brief, setting } = scene;
  const subject = hungAsideOf(brief);
  const hung = items.find((item) => item.subject === subject && !item.worn);
  const others = items.filter((item) => item !== hung);
  const beside = others.filter((item) => item.subject !== undefined);
  if (subject === undefined || !hung || beside.length === 0 || setting !== 'studio') return items;
  const [edge] = edges;
  const said = edge?.kind === 'left-of' ? -1 : edge?.kind === 'right-of' ? 1 : 0;
  const own = said !== 0 && edge ? (edge.guest === subject ? said : -said) : 0;
  const side = own || (hung.x < (beside[0]?.x ?? 0) ? -1 : 1);
  const { bottom } = boxAround(beside);
  const [first] = beside as [Item];
  const isSmall = first.drawable.height * Math.max(1, first.drawable.aspect) < hung.drawable.height * FAR_SMALLER;
  const factor = growth(beside, width * WIDE, height * (isSmall ? LOW : HIGH));
  const metre = (first.size * factor) / first.drawable.height;
  const size = Math.min(height * HANGS.most, Math.max(height * HANGS.least, metre * hung.drawable.height * NEARER));
  const across = size * hung.drawable.aspect;
  const its = (boxAround(beside).right - boxAround(beside).left) * factor;
  // both together in the middle
  const spare = Math.max(0, width * (1 - OWN - EDGE * 2) - its) / 3;
  const x = width / 2 + side * (width * (0.5 - OWN / 2) - spare);
  const beyond = width / 2 - side * (width * (0.5 - EDGE) - its / 2 - spare);
  return [
    ...items.filter((item) => item !== hung && !beside.includes(item)),
    ...moved(scene, beside, factor, beyond, bottom),
    {
      ...hung,
      x: Math.min(width - across, Math.max(across, x)),
      y: height * HANGS.at + size,
      size,
      // right behind the other one: far off it would be pale
      depth: Math.max(...beside.map(({ depth }) => depth)) + 0.02,
      turn: 0,
      standsOn: 'nothing' as const,
      attributes: [...hung.attributes, 'on-wall'],
    },
  ].toSorted(farthestFirst);
}
