import type { Shape } from '../catalogue/shapes.js';
import type { Drawable } from '../paint/drawable.js';
import { figureOf } from '../paint/figures/figure.js';

/** Things that are known by their form alone: in another form they are that form. */
const formed = new Set(
  'plain-figure box canister container block cube plate dish platter tray rug mat carpet tile brick dice cushion pillow ornament mirror brooch pendant locket badge button coaster soap sponge candle lid plaque sign table-mat cardboard-box package jewelry-box planter'.split(
    ' ',
  ),
);

/** Forms that a thing has by nature, where saying so changes nothing. */
const flatThings = new Set(['rug', 'mat', 'carpet', 'mirror', 'brooch', 'pendant', 'locket', 'badge', 'plaque']);

/** The drawing of a thing in the shape that was asked for, where another drawing is needed. */
export function shapedAs(drawable: Drawable, shape: Shape | undefined): Drawable | undefined {
  if (shape === undefined || !formed.has(drawable.concept)) return undefined;
  const figure = figureOf(shape, drawable);
  const plain = drawable.concept === 'plain-figure' || flatThings.has(drawable.concept);
  return plain && !isSolid(shape) ? { ...figure, habitat: 'wall', height: Math.max(1, drawable.height) } : figure;
}

function isSolid(shape: Shape): boolean {
  return ['spherical', 'cubic', 'cylindrical', 'conical', 'pyramidal'].includes(shape);
}
