import type { Shape } from '../catalogue/shapes.js';
import { is, isNaturally } from '../catalogue/traits.js';
import type { Drawable } from '../paint/drawable.js';
import { figureOf } from '../paint/figures/figure.js';
import { formedAs } from '../paint/figures/formed.js';
import { moulded } from '../paint/figures/mould.js';

/** Kinds whose things keep what they are in another form: a square clock, a teardrop mango, a pyramidal temple. */
const mouldable = new Set<Drawable['kind']>(['object', 'food']);

/** The drawing of a thing in the shape that was asked for, where another drawing is needed. */
export function shapedAs(drawable: Drawable, shape: Shape | undefined): Drawable | undefined {
  const { concept, kind } = drawable;
  if (shape === undefined || drawable.forms || isNaturally(concept, shape)) return undefined;
  if (shape === 'tall' || shape === 'wide') return stretched(drawable, shape);
  const formed = formedAs(drawable, shape);
  if (formed) return formed;
  if (is(concept, 'plain')) return figureOf(shape, drawable);
  // pulled into another form a long thin thing is no more known: its handle is round enough
  const slender = drawable.aspect < 0.5 || drawable.aspect > 2;
  if (slender && (shape === 'cylindrical' || shape === 'conical' || shape === 'oblong')) return undefined;
  return mouldable.has(kind) && drawable.height < 0.8 ? moulded(drawable, shape) : undefined;
}

/** The same thing, slender or broad. Whoever lives keeps their build. */
function stretched(drawable: Drawable, shape: 'tall' | 'wide'): Drawable | undefined {
  const { kind, aspect, height } = drawable;
  if (kind === 'animal' || kind === 'person' || drawable.variant) return undefined;
  const slender = shape === 'tall' ? 0.74 : 1.3;
  return {
    ...drawable,
    aspect: aspect * slender,
    height: height * (shape === 'tall' ? 1.25 : 0.85),
    paint(context, brush) {
      context.scale(slender, 1);
      drawable.paint(context, brush);
    },
  };
}
