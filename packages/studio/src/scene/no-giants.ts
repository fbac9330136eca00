import { SIDEWAYS } from '../catalogue/relations.js';
import { is } from '../catalogue/traits.js';
import type { Brief } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';
import { isInsect } from './insects.js';
import type { Parents } from './plan.js';
import type { Sized } from './scale.js';

export const SIZE_WORDS = { tiny: 0.4, small: 0.7, large: 1.45, huge: 2.2 } as const;

export function saidSize({ subjects }: Brief, { subject }: Sized): number {
  const size = subjects[subject]?.size;
  return size ? SIZE_WORDS[size] : 1;
}

/** How large a thing looks, in metres: the side of a square that covers as much as its picture. */
export const extentOf = ({ metres, drawable: { aspect } }: Sized): number => metres * rootOf(aspect);

export const rootOf = (aspect: number): number => Math.sqrt(Math.min(5, Math.max(0.2, aspect)));

/** Of plain figures nothing is known but what was said. */
export const isFigure = ({ drawable }: Sized): boolean => is(drawable.concept, 'figure');

/** So much larger than it is beside another thing a thing may be drawn, and the extent that it has at least. */
export const OF_TWO_THINGS = { most: 1.4, potted: 2.3, least: 0.05 } as const;
const THINGS: ReadonlySet<Drawable['kind']> = new Set(['object', 'food', 'furniture']);

/** A bottle is no giant beside trousers, nor a lamp beside a clothes rail. */
export function noGiants(groups: readonly Sized[], parents: Parents, short: number): void {
  const [large, small] = groups.toSorted((one, other) => extentOf(other) - extentOf(one));
  const apart = [...parents.values()].every(({ kind }) => kind === 'above' || kind === 'below');
  if (!large || !small || groups.length !== 2 || !apart) return;
  // nor is a bird beside a computer
  const things = groups.filter((group) => THINGS.has(group.drawable.kind) || is(group.drawable.concept, 'potted'));
  const beast = groups.some(({ drawable: { kind } }) => kind === 'animal');
  if (things.length + (beast ? 1 : 0) < 2 || groups.some(isFigure)) return;
  // of what hangs nobody knows how far off it is
  if (!groups.every(({ drawable: { habitat } }) => habitat === 'ground' || habitat === 'tabletop')) return;
  // a plant in its pot may be a small one
  const times = is(large.drawable.concept, 'potted') ? OF_TWO_THINGS.potted : OF_TWO_THINGS.most;
  const most = (large.size / large.metres) * small.metres * times;
  const least = (short * OF_TWO_THINGS.least) / rootOf(small.drawable.aspect);
  small.size = Math.min(small.size, Math.max(most, least));
}

/** Metres from which on a plant is a tree, so many times as high as what drives or lives beside it, and how low that is at most for it. */
const TREES = { metres: 3, higher: 2, least: 0.11, wide: 0.6 } as const;

/** Trees no higher than a bicycle are bushes. */
export function noToyTrees<T extends Sized>(
  brief: Brief,
  groups: readonly T[],
  short: number,
  room: (group: T) => number,
): void {
  const moving = groups.filter(
    ({ drawable: { kind, habitat }, metres }) =>
      habitat === 'ground' && metres < TREES.metres && /^(?:person|animal|vehicle|furniture)$/.test(kind),
  );
  for (const tree of groups) {
    if (tree.drawable.kind !== 'plant' || tree.metres < TREES.metres || saidSize(brief, tree) !== 1) continue;
    const most = tree.size * room(tree) * TREES.wide;
    tree.size = Math.min(
      Math.max(most, tree.size),
      Math.max(tree.size, ...moving.map(({ size }) => size * TREES.higher)),
    );
    for (const group of moving)
      group.size = Math.min(group.size, Math.max(tree.size / TREES.higher, short * TREES.least));
  }
}

/** Metres up to which a flower is one of a meadow, so much of its true height, and how high it is at least, as a share of the picture. */
const BLOOMS = { metres: 1, share: 0.6, least: 0.09 } as const;
const BESIDE_FLOWERS: ReadonlySet<Drawable['kind']> = new Set(['person', 'animal', 'vehicle', 'furniture', 'building']);

/** One knows a drawn flower by its bloom, which is large for its stem: beside a cat it is no tree. Right before our eyes it may be. */
export function noGiantBlooms(brief: Brief, groups: readonly Sized[], parents: Parents, short: number): void {
  const others = groups.filter(({ drawable: { kind, habitat } }) => habitat === 'ground' && BESIDE_FLOWERS.has(kind));
  for (const flower of groups) {
    const { kind, habitat, concept } = flower.drawable;
    const grows = kind === 'plant' && habitat === 'ground' && is(concept, 'flower') && flower.metres < BLOOMS.metres;
    const placed = parents.get(flower.subject)?.kind ?? 'beside';
    if (!grows || saidSize(brief, flower) !== 1 || !SIDEWAYS.has(placed)) continue;
    const most = Math.min(...others.map(({ size, metres }) => (size / metres) * flower.metres * BLOOMS.share));
    flower.size = Math.min(flower.size, Math.max(most, short * BLOOMS.least));
  }
}

/**
 * So high an insect is at most beside others. On somebody it is so high beside them, about as a hand is beside a head,
 * and at least so high in the picture: it must be seen.
 */
const INSECT = { high: 0.11, onSomebody: 0.055, least: 0.034 } as const;

/** A bee is as small on a head, below a plate and beside a dog. */
export function noGiantInsects(brief: Brief, groups: readonly Sized[], parents: Parents, short: number): void {
  if (groups.length < 2) return;
  for (const group of groups) {
    if (!isInsect(group.drawable) || saidSize(brief, group) > 1) continue;
    const edge = parents.get(group.subject);
    const host = edge && groups.find(({ subject }) => subject === edge.host);
    // a flower is seen from as near as what flies about it
    if (host?.drawable.kind === 'plant') continue;
    const alive = host?.drawable.kind === 'person' || host?.drawable.kind === 'animal';
    const most =
      host && alive && edge?.kind === 'on'
        ? Math.max(host.size * INSECT.onSomebody, short * INSECT.least)
        : short * INSECT.high;
    group.size = Math.min(group.size, most);
  }
}
