import { is } from '../../catalogue/traits.js';
import type { Edge } from '../edges.js';
import { beforeOnGround, besideOnGround } from './ground-pair.js';
import { beforeOnLedge, besideOnLedge, isAloft, resting, underneath } from './ledge-pair.js';
import { overhead } from './overhead-pair.js';
import { hasSwarmRoom, swarming } from './swarm.js';
import { farthestFirst, itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';
import type { Unequal } from '../unequal.js';

/** Puts two things of very different size into one picture so that neither is a toy or a giant beside the other. */
export function unequalPair(
  scene: Scene,
  items: readonly Item[],
  edges: readonly Edge[],
  pair: Unequal | undefined,
): readonly Item[] {
  if (!pair) return items;
  const [small, big] = [pair.small, pair.large].map((subject) => items.filter((item) => item.subject === subject));
  const [edge] = edges;
  const deep = edge?.kind === 'behind' || edge?.kind === 'in-front-of';
  const little = !deep ? small?.map(resting) : small;
  if (!little?.length || !big?.length || little.length + big.length !== items.length) return items;
  const over = edge?.kind === 'above' ? edge.guest : undefined;
  // a herd takes the whole width, and so does a carpet
  // balloons are in the air beside a car: below it they would lie on its road
  const many = little.length > 2 && !little.every(isAloft);
  const across = big.length > 1 || many || big.some(({ drawable }) => is(drawable.concept, 'carpet'));
  const below = over === pair.large || (pair.staging === 'ledge' && across && !isSided(edge));
  const arranged = arrange(little, big).map((item) => (big.length === 1 && isWhole(item) ? within(scene, item) : item));
  return arranged.toSorted(farthestFirst);

  function arrange(one: readonly Item[], other: readonly Item[]): Item[] {
    if (pair?.staging === 'overhead') return overhead(scene, one, other);
    if (pair?.staging === 'ground')
      return deep ? beforeOnGround(scene, one, other) : besideOnGround(scene, one, other, sideOf());
    if (deep) return beforeOnLedge(scene, one, other);
    // insects that nobody told a place are in the air over a herd or a car, not a row of giants before its wheels
    if (!edge && hasSwarmRoom(scene, one, other)) return swarming(scene, one, other);
    return below ? underneath(scene, one, other) : afloat(besideOnLedge(scene, one, other, sideOf()));
  }

  /** What hovers is off the ground on which the large one stands, or it would seem to lie there. */
  function afloat(all: Item[]): Item[] {
    const [stood] = all.filter(({ subject, standsOn }) => subject === pair?.large && standsOn === 'ground');
    if (!stood || !little?.every(isAloft)) return all;
    const lowest = stood.y - stood.size * OFF_GROUND;
    return all.map((item) => (item.subject === pair?.small ? { ...item, y: Math.min(item.y, lowest) } : item));
  }

  /** 1 where the small one is on the right. */
  function sideOf(): 1 | -1 {
    const sign = edge?.kind === 'left-of' ? -1 : edge?.kind === 'right-of' ? 1 : 0;
    if (edge && sign !== 0) return edge.guest === pair?.small ? sign : (-sign as 1 | -1);
    return middleOf(little as readonly Item[]) > middleOf(big as readonly Item[]) ? 1 : -1;
  }
}

/** A car or a beast is seen as a whole; trees and houses may go on beyond the frame. */
const isWhole = ({ drawable: { kind } }: Item): boolean => kind === 'vehicle' || kind === 'animal' || kind === 'object';

/** Moved to the side by as little as brings all of it into the picture, where there is room for it. */
function within({ width }: Scene, item: Item): Item {
  const { left, right } = itemBox(item);
  const edge = width * 0.02;
  if (right - left > width - edge * 2) return item;
  return { ...item, x: item.x + Math.max(0, edge - left) - Math.max(0, right - width + edge) };
}

/** So much of the height of what stands it is above the ground. */
const OFF_GROUND = 0.3;

const isSided = (edge: Edge | undefined): boolean => edge?.kind === 'left-of' || edge?.kind === 'right-of';

const middleOf = (items: readonly Item[]): number => items.reduce((sum, { x }) => sum + x, 0) / items.length;
