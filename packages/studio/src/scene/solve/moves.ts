import { relations } from '../../catalogue/relations.js';
import { bodyOf, boxOf, changed, itemsOf, subtreeOf, together } from './composition.js';
import type { Composition } from './composition.js';
import { TOUCHING, reachInto } from '../reach.js';
import type { Edge } from '../edges.js';
import type { Item } from '../scene.js';

const turns = new Set<Edge['kind']>(['facing', 'following', 'pushing']);

/** Ways to move what hangs together so that an edge may hold; which of them does is measured. */
export function movesFor(composition: Composition, edge: Edge): Composition[] {
  const found = together(composition, edge) ? withinBody(composition, edge) : ofBodies(composition, edge);
  if (!turns.has(edge.kind)) return found;
  return [composition, ...found].map((candidate) => turnedTo(candidate, edge));
}

/** The guest looks at the host. */
function turnedTo(composition: Composition, { guest, host }: Edge): Composition {
  const { left, right } = boxOf(composition, [host]);
  const turned = changed(composition, [guest], (item) => ({
    ...item,
    mirrored: item.drawable.mirrors !== false && item.x > (left + right) / 2,
  }));
  // who milks a cow sits behind it
  const [milker] = itemsOf(turned, guest).filter(({ attributes }) => attributes.includes('milking'));
  return milker ? changed(turned, [host], (item) => ({ ...item, mirrored: milker.mirrored })) : turned;
}

function shifted(composition: Composition, subjects: readonly number[], by: number): Composition {
  const { left, right } = boxOf(composition, subjects);
  const { width } = composition.scene;
  // a body stays in the picture
  const least = Math.min(0, -left);
  const most = Math.max(0, width - right);
  const step = right - left > width ? 0 : Math.min(most, Math.max(least, by));
  return changed(composition, subjects, (item) => ({ ...item, x: item.x + step }));
}

const middleOf = (composition: Composition, subjects: readonly number[]): number => {
  const { left, right } = boxOf(composition, subjects);
  return (left + right) / 2;
};

/** Two bodies: one comes to the other's left or right, or under or over what is meant; or both meet half-way. */
function ofBodies(composition: Composition, edge: Edge): Composition[] {
  const { width } = composition.scene;
  const [first, second] = [bodyOf(composition, edge.guest), bodyOf(composition, edge.host)];
  const [one, other] = [boxOf(composition, first), boxOf(composition, second)];
  const sided = relations.get(edge.kind)?.constraints.includes('beside') === true;
  if (!sided) {
    const by = middleOf(composition, [edge.host]) - middleOf(composition, [edge.guest]);
    const aligned = [
      shifted(composition, first, by),
      shifted(composition, second, -by),
      shifted(shifted(composition, first, by / 2), second, -by / 2),
    ];
    return edge.kind === 'above' ? aligned.flatMap((each) => [each, lowered(each, edge, second)]) : aligned;
  }
  // who pets an animal touches it
  const touching = itemsOf(composition, edge.guest).some(({ attributes }) =>
    attributes.some((word) => TOUCHING.has(word)),
  );
  const inside = reachInto(itemsOf(composition, edge.guest), itemsOf(composition, edge.host));
  const gap = edge.kind === 'facing' && touching ? -width * 0.045 - (other.right - other.left) * inside : width * 0.025;
  const toLeft = other.left - gap - one.right;
  const toRight = other.right + gap - one.left;
  const wished = edge.kind === 'left-of' ? [toLeft] : edge.kind === 'right-of' ? [toRight] : near(toLeft, toRight);
  return wished.flatMap((by) => [
    shifted(composition, first, by),
    shifted(composition, second, -by),
    shifted(shifted(composition, first, by / 2), second, -by / 2),
    // what one of them cannot go, the other goes
    meeting(composition, first, second, by),
  ]);
}

/** What is below another thing shrinks towards its foot until its top is clear. */
function lowered(composition: Composition, edge: Edge, body: readonly number[]): Composition {
  const host = boxOf(composition, [edge.host]);
  const { bottom } = boxOf(composition, body);
  const middle = (host.left + host.right) / 2;
  const factor = (bottom - boxOf(composition, [edge.guest]).bottom) / (bottom - host.top) - 0.03;
  if (factor < 0.35 || factor >= 1) return composition;
  return changed(composition, body, (item) => ({
    ...item,
    x: middle + (item.x - middle) * factor,
    y: bottom + (item.y - bottom) * factor,
    size: item.size * factor,
  }));
}

function near(...steps: number[]): number[] {
  return steps.toSorted((one, other) => Math.abs(one) - Math.abs(other));
}

function meeting(
  composition: Composition,
  first: readonly number[],
  second: readonly number[],
  by: number,
): Composition {
  const half = shifted(composition, first, by);
  const gone = boxOf(half, first).left - boxOf(composition, first).left;
  return shifted(half, second, gone - by);
}

/** Two things of one body, such as two on a table: the guest changes its place among them. */
function withinBody(composition: Composition, edge: Edge): Composition[] {
  const { scene } = composition;
  const guests = subtreeOf(composition, edge.guest);
  if (guests.includes(edge.host)) return [];
  const [one, other] = [boxOf(composition, guests), boxOf(composition, [edge.host])];
  const host = itemsOf(composition, edge.host)[0];
  const guest = itemsOf(composition, edge.guest)[0];
  if (!host || !guest) return [];
  const left = shifted(composition, guests, other.left - one.right + scene.width * 0.005);
  const right = shifted(composition, guests, other.right - one.left - scene.width * 0.005);
  switch (edge.kind) {
    case 'left-of':
      return [left];
    case 'right-of':
      return [right];
    case 'behind':
    case 'in-front-of': {
      const sign = edge.kind === 'behind' ? 1 : -1;
      const step = (item: Item): Item => ({
        ...item,
        y: item.y - sign * host.size * 0.05,
        depth: item.depth + host.depth - guest.depth + sign * 0.001,
      });
      const over = beforeOf(composition, guests, other);
      // what is small is right before the other one, and hides little of it
      const small = sign < 0 && one.right - one.left < (other.right - other.left) * 0.7;
      return (small ? [over, composition] : [composition, over]).map((each) => changed(each, guests, step));
    }
    default:
      return [left, right];
  }
}

/** Partly over the other one, on the side where it already is. */
function beforeOf(
  composition: Composition,
  guests: readonly number[],
  other: { left: number; right: number },
): Composition {
  const at = middleOf(composition, guests);
  const { left, right } = other;
  const wished = at < (left + right) / 2 ? left + (right - left) * 0.3 : right - (right - left) * 0.3;
  return shifted(composition, guests, wished - at);
}
