import type { PlacingKind } from '../../catalogue/relations.js';
import { bodyOf, boxOf, itemsOf, together } from './composition.js';
import type { Box, Composition } from './composition.js';
import type { Edge } from '../edges.js';
import { carries } from '../plan.js';
import { itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** A guest and one of its hosts, measured. */
interface Pair {
  readonly guest: Item;
  readonly host: Item;
  readonly box: Box;
  readonly of: Box;
  readonly scene: Scene;
  /** How much of the narrower one's width lies over the other's. */
  readonly overlap: number;
  /** How far apart they are from side to side; negative where they overlap. */
  readonly gap: number;
}

function pairOf(scene: Scene, guest: Item, host: Item): Pair {
  const [box, of] = [itemBox(guest), itemBox(host)];
  const shared = Math.min(box.right, of.right) - Math.max(box.left, of.left);
  const narrower = Math.min(box.right - box.left, of.right - of.left);
  return { guest, host, box, of, scene, overlap: Math.max(0, shared) / Math.max(1, narrower), gap: -shared };
}

const between = (value: number, low: number, high: number): boolean => value >= low && value <= high;
const middle = ({ left, right }: Box): number => (left + right) / 2;

/** Its foot is somewhere on the other one. */
const rests = ({ guest, box, of, host, overlap, scene }: Pair): boolean =>
  overlap > 0.45 &&
  // of a driver only what the window shows is seen
  between(Math.min(box.bottom, guest.cut?.y ?? Infinity), of.top - host.size * 0.06, of.bottom + scene.height * 0.03);
const touches = ({ box, of, gap, scene }: Pair): boolean =>
  gap < scene.width * 0.02 && box.top < of.bottom + scene.height * 0.02 && box.bottom > of.top - scene.height * 0.02;
const close = ({ gap, scene }: Pair): boolean => gap < scene.width * 0.1;

/** What each relation that joins two things means on their boxes. */
const joined: Record<PlacingKind, (pair: Pair) => boolean> = {
  on: rests,
  riding: rests,
  climbing: rests,
  inside: ({ box, of, scene }) =>
    between(middle(box), of.left, of.right) && between(box.bottom, of.top, of.bottom + scene.height * 0.12),
  // a sword in the hand is upside down: its box is where it would be on its tip
  holding: (pair) => Math.abs(pair.guest.turn) > OVERTURNED || touches(pair),
  'leaning-on': touches,
  'curled-around': touches,
  'hanging-from': (pair) => touches(pair) && pair.overlap > 0.3,
  'hanging-on': ({ box, of }) => between(middle(box), of.left, of.right) && between(box.bottom, of.top, of.bottom),
  // what flies is about it at any height
  around: ({ guest, host, of, scene }) =>
    Math.abs(guest.x - host.x) < scene.width * 0.46 &&
    (guest.standsOn === 'nothing'
      ? between(guest.y, of.top - scene.height * 0.1, of.bottom)
      : Math.abs(guest.y - host.y) < scene.height * 0.2),
  under: ({ box, of, overlap }) => overlap > 0.5 && box.top > of.top && box.bottom > (of.top + of.bottom) / 2,
  above: ({ box, of, host, overlap }) => overlap > 0.3 && box.bottom <= of.top + host.size * 0.06,
  behind: (pair) => pair.guest.depth > pair.host.depth && close(pair),
  'in-front-of': (pair) => pair.guest.depth < pair.host.depth && close(pair),
};

/** Radians from which on a thing is upside down. */
const OVERTURNED = 2;

/** How far apart two bodies may be that are said to be side by side, as a share of the width. */
const REACH = 0.17;

/** Side by side: their bodies stand clear of each other, and nothing large is between them. */
function isBeside(composition: Composition, edge: Edge): boolean {
  const { scene } = composition;
  const near = together(composition, edge);
  const first = boxOf(composition, near ? [edge.guest] : bodyOf(composition, edge.guest));
  const second = boxOf(composition, near ? [edge.host] : bodyOf(composition, edge.host));
  const shared = Math.min(first.right, second.right) - Math.max(first.left, second.left);
  const narrower = Math.min(first.right - first.left, second.right - second.left);
  return shared < narrower * 0.6 && -shared < scene.width * REACH;
}

function isSided(composition: Composition, { kind, guest, host }: Edge): boolean {
  const sign = kind === 'left-of' ? -1 : 1;
  const [first, second] = [boxOf(composition, [guest]), boxOf(composition, [host])];
  return (middle(first) - middle(second)) * sign > composition.scene.width * 0.02;
}

/** Between: one of the hosts, or of the others that were said to be its sides, on either side. */
function isEnclosed(composition: Composition, { guest, host }: Edge): boolean {
  const at = middle(boxOf(composition, [guest]));
  const sides = itemsOf(composition, host).map(({ x }) => x);
  return sides.length < 2 || (sides.some((x) => x < at) && sides.some((x) => x > at));
}

function isTurned(composition: Composition, { guest, host }: Edge): boolean {
  const towards = middle(boxOf(composition, [host]));
  return itemsOf(composition, guest).every(
    ({ drawable, mirrored, x }) => drawable.mirrors === false || mirrored === x > towards,
  );
}

/** Whether a relation can be seen in the composition. */
export function holds(composition: Composition, edge: Edge): boolean {
  const { scene, parents } = composition;
  const [guests, hosts] = [itemsOf(composition, edge.guest), itemsOf(composition, edge.host)];
  if (guests.length === 0 || hosts.length === 0) return false;
  if (!guests.every((item) => isInFrame(scene, item))) return false;
  switch (edge.kind) {
    case 'left-of':
    case 'right-of':
      return isSided(composition, edge);
    case 'between':
      return isEnclosed(composition, edge);
    case 'facing':
    case 'following':
      return isBeside(composition, edge) && isTurned(composition, edge);
    case 'beside':
    case 'pushing':
      return isBeside(composition, edge);
    case 'below':
      return holds(composition, { ...edge, kind: 'above', guest: edge.host, host: edge.guest });
    default: {
      const carried = edge.kind === 'on' || edge.kind === 'inside';
      if (carried && carries(parents, edge.host, edge.guest)) return true;
      const measure = joined[edge.kind];
      return guests.every((guest) => hosts.some((host) => measure(pairOf(scene, guest, host))));
    }
  }
}

/** Most of it is in the picture. */
function isInFrame({ width, height }: Scene, item: Item): boolean {
  const { left, top, right, bottom } = itemBox(item);
  const inside = Math.max(0, Math.min(right, width) - Math.max(left, 0)) / Math.max(1, right - left);
  return inside > 0.5 && bottom > 0 && top < height;
}
