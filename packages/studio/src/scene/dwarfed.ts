import { is } from '../catalogue/traits.js';
import { weightOf } from '../language/brief.js';
import type { Brief } from '../language/brief.js';
import type { Edge } from './edges.js';
import type { Parents } from './plan.js';
import type { Item, Scene } from './scene.js';

/** The side of the least square that somebody, or what the picture is about, may cover: below it nobody knows it. */
const LEAST = 0.055;

/**
 * What was put on or into another thing and came out too small to be known there: a donkey on one of five desks. Better
 * it stands beside that, and is seen.
 */
export function dwarfedBy({ brief, width, height }: Scene, items: readonly Item[], parents: Parents): readonly Edge[] {
  if (brief.camera === 'wide') return [];
  const short = Math.min(width, height);
  return [...parents.values()].filter(({ guest, host, kind }) => {
    // who rides has their mount, however small the two are
    if (kind === 'hanging-on' || kind === 'holding' || kind === 'riding') return false;
    const own = items.filter(({ subject, worn }) => subject === guest && !worn);
    const [first] = own;
    // a flag is made large enough to be seen up there
    if (!first || is(first.drawable.concept, 'hoisted') || !isLookedAt(brief, guest, first)) return false;
    // a key is small on its chair; beside that it would be a giant, or lost on the floor
    if (isSetDown(first) && items.some((item) => item.subject === host && isPiece(item))) return false;
    const sides = own.map(({ size, drawable }) => size * Math.sqrt(drawable.aspect));
    return Math.max(...sides) < (short * LEAST) / own.length ** 0.22;
  });
}

const isPiece = ({ drawable: { kind, habitat, height } }: Item): boolean =>
  kind === 'furniture' || (kind === 'object' && habitat === 'ground' && height > 0.6);

/** What a hand lifts and sets down. */
const isSetDown = ({ drawable: { kind, habitat } }: Item): boolean =>
  (kind === 'object' || kind === 'food') && habitat === 'tabletop';

function isLookedAt(brief: Brief, index: number, { drawable }: Item): boolean {
  const alive = (drawable.kind === 'person' || drawable.kind === 'animal') && drawable.height > 0.3;
  return (
    brief.subjects[index]?.size !== 'tiny' && (alive || drawable.kind === 'vehicle' || weightOf(brief, index) > 0.9)
  );
}
