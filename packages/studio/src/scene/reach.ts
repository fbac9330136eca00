import type { ActName } from '../catalogue/acts.js';
import type { Item } from './scene.js';

/** What a tool goes into is the trunk, below the crown: so much of a tree's width they come closer. */
const TRUNK = 0.3;
const AT_TRUNKS: ReadonlySet<string> = new Set(['chopping-wood', 'chainsawing', 'sawing']);
const TREE = 2.5;

/** How far into the box of what is touched they come who touch it, in its widths. */
export function reachInto(guests: readonly Item[], hosts: readonly Item[]): number {
  const felled = guests.some(({ attributes }) => attributes.some((word) => AT_TRUNKS.has(word)));
  const trees = hosts.every(({ drawable }) => drawable.kind === 'plant' && drawable.height > TREE);
  return felled && trees ? TRUNK : 0;
}

/** What one does with a tool to the thing that one stands at. */
export const WITH_TOOLS: ReadonlySet<string> = new Set<ActName>([
  'chopping-wood',
  'chainsawing',
  'measuring',
  'drilling',
  'screwing',
  'sawing',
]);

/** Who does this to something has a hand or a paw on it. */
export const TOUCHING: ReadonlySet<string> = new Set([
  'petting',
  'patting',
  'patting-low',
  'wiping',
  'milking',
  'pawing',
  'knocking',
  'chalking',
  'repairing',
  'painting-wall',
  'painting-low',
  'handling',
  ...WITH_TOOLS,
]);
