import { is } from '../../catalogue/traits.js';
import type { Edge } from '../edges.js';
import { farthestFirst } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** The plate is this share of a sign; what is no higher than that share of it may stand before it. */
const [PLATE, BELOW_PLATE] = [0.4, 0.7];
/** Where the lower thing stands, how far behind it the pole does, how far the plate is above it, how high the sign is at most, and how wide the other one: shares of the frame. */
const AT = { foot: 0.92, behind: 0.035, clear: 0.015, high: 0.8, wide: 0.62 } as const;
/** So much nearer the lower thing is. */
const NEARER = 1.1;
/** The pole comes up beside what is below the plate: behind its middle it would grow out of it. Shares of half of its width, and of the plate's. */
const [ASIDE, MOST_ASIDE] = [0.75, 0.8];

/** A stop sign above a chair has its plate above it: it stands behind the chair on its own pole, and on no wall. */
export function onOwnPole(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const [edge] = edges;
  if (edge?.kind !== 'above' || edges.length > 1 || items.length !== 2) return items;
  const sign = items.find(({ subject }) => subject === edge.guest);
  const lower = items.find(({ subject }) => subject === edge.host);
  if (!sign || !lower || !isOnPole(sign) || lower.standsOn !== 'ground') return items;
  const { drawable: low } = lower;
  if (low.height > sign.drawable.height * BELOW_PLATE) return items;
  const { width, height } = scene;
  const metre = Math.min(
    (height * AT.high) / sign.drawable.height,
    (width * AT.wide) / (low.height * low.aspect * NEARER),
  );
  const plate = sign.drawable.height * metre;
  const size = Math.min(low.height * metre * NEARER, plate * (1 - PLATE) + height * (AT.behind - AT.clear));
  const half = (size * low.aspect) / 2;
  const aside = Math.min(half * (1 + ASIDE), ((plate * sign.drawable.aspect) / 2) * MOST_ASIDE);
  const side = sign.seed.fork('side').chance(0.5) ? 1 : -1;
  // what runs along the lower edge is the road of a street: there it stands on the pavement behind it
  const foot = Math.min(height * AT.foot, Math.max(lower.y, height * (AT.foot - AT.behind)));
  const placed = items.map((item): Item => {
    if (item === lower) return { ...item, size, x: width / 2 - (side * aside) / 2, y: foot };
    return {
      ...item,
      size: plate,
      x: width / 2 + (side * aside) / 2,
      y: foot - height * AT.behind,
      depth: lower.depth + 0.02,
      turn: 0,
      floor: Math.max(item.floor, foot),
      standsOn: 'ground',
    };
  });
  return placed.toSorted(farthestFirst);
}

const isOnPole = ({ drawable: { concept } }: Item): boolean => is(concept, 'on-pole') || is(concept, 'street-light');
