import type { Drawable } from '../drawable.js';
import { createRandom } from '../kit/random.js';
import { builtOf } from './built.js';
import { broken, fallen, melting } from './damaged.js';
import { outlinedAs } from './outlined.js';
import { sprayed } from './sprayed.js';

const MADE_OF = 'made-of-';
const SHAPED = '-shaped';

/**
 * What became of a thing: made of others, in the outline of another, melting, broken, sprayed, fallen. The words are those
 * of its painter: `made-of-carrot`, `light-bulb-shaped`, `melting`.
 */
export function changed(
  drawable: Drawable,
  attributes: ReadonlySet<string>,
  find: (concept: string) => Drawable | undefined,
): Drawable {
  const words = [...attributes];
  const said = (...names: readonly string[]): boolean => names.some((name) => attributes.has(name));
  let result = drawable;
  const model = other(words.find((word) => word.endsWith(SHAPED))?.slice(0, -SHAPED.length), drawable, find);
  if (model && drawable.kind !== 'person') result = outlinedAs(result, model);
  const piece = other(words.find((word) => word.startsWith(MADE_OF))?.slice(MADE_OF.length), drawable, find);
  if (piece) result = builtOf(result, piece);
  if (drawable.kind === 'person' || drawable.kind === 'animal') return result;
  if (said('melting', 'melted')) result = melting(result);
  if (isBreakable(drawable) && said('broken', 'shattered', 'smashed', 'cracked')) result = broken(result);
  if (said('graffiti')) result = sprayed(result);
  if (said('fallen', 'toppled', 'overturned', 'knocked-over', 'tipped-over')) result = fallen(result);
  return result;
}

function other(
  concept: string | undefined,
  drawable: Drawable,
  find: (concept: string) => Drawable | undefined,
): Drawable | undefined {
  const found = concept === undefined || concept === drawable.concept ? undefined : find(concept);
  return found?.variant?.(new Set(), createRandom(1, found.concept)) ?? found;
}

const isBreakable = ({ kind, height }: Drawable): boolean =>
  (kind === 'object' || kind === 'furniture' || kind === 'food' || kind === 'vehicle') && height < 3;
