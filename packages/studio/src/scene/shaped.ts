import type { Shape } from '../catalogue/shapes.js';
import { offerOf } from '../catalogue/affordances.js';
import { is, isNaturally } from '../catalogue/traits.js';
import type { Subject } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';
import { figureOf } from '../paint/figures/figure.js';
import { fitted } from '../paint/figures/fitted.js';
import { formedAs, formedFromAbove, isKnownBy, takesForm } from '../paint/figures/formed.js';
import { moulded } from '../paint/figures/mould.js';
import { pulledTo } from '../paint/pulled.js';

/** Kinds whose things keep what they are in another form: a square clock, a teardrop mango, a pyramidal temple. */
const mouldable = new Set<Drawable['kind']>(['object', 'food']);

/** Forms that even a long thin thing can be pulled into; any other would only swell it. */
const bodied = new Set<Shape>([
  'round',
  'oval',
  'spherical',
  'cubic',
  'pyramidal',
  'star',
  'heart',
  'teardrop',
  'diamond',
]);

/** Parts whose form is that of the whole: a lamp is known by its shade, a table by its top. */
const tellingParts = new Set(['shade', 'top', 'tabletop', 'lampshade']);

/** The form that the thing as a whole should have. */
function wholeForm({ concept }: Drawable, { shape, parts = [] }: Pick<Subject, 'shape' | 'parts'>): Shape | undefined {
  const told = parts.find(({ name, shape: own }) => name !== undefined && own && tellingParts.has(name));
  return (told && isKnownBy(concept, told.name) ? told.shape : undefined) ?? shape;
}

/** Said in prose of the handle or the foot of any thing: it is no other thing for it. */
const LOOSE: ReadonlySet<Shape> = new Set<Shape>(['tall', 'wide', 'oblong', 'round']);

/** The drawing of a thing in the shape that was asked for, with the parts that have one of their own. */
export function shapedAs(
  drawable: Drawable,
  subject: Pick<Subject, 'shape' | 'parts'>,
  { fromAbove = false, prose = false }: { readonly fromAbove?: boolean; readonly prose?: boolean } = {},
): Drawable | undefined {
  const above = fromAbove ? formedFromAbove(drawable, wholeForm(drawable, subject)) : undefined;
  if (above) return above;
  const fittings = (subject.parts ?? []).flatMap(({ name, shape }) =>
    name !== undefined && shape && !(prose && LOOSE.has(shape)) && !takesForm(drawable.concept, name)
      ? [{ name, shape }]
      : [],
  );
  const legged = subject.parts?.some(({ name, shape }) => shape && takesForm(drawable.concept, name)) === true;
  const form = wholeForm(drawable, subject);
  // what has parts of its own form is drawn by its form, or it would have them twice
  const formed =
    (legged || fittings.length > 0
      ? formedAs(drawable, form, form === subject.shape ? undefined : subject.shape)
      : undefined) ?? inForm(drawable, form, prose);
  const shaped = formed && asLarge(formed, drawable);
  return fittings.length > 0 ? (fitted(shaped ?? drawable, fittings) ?? shaped) : shaped;
}

/** A round mouse is as large as any other one: what it loses in length it gains in height, an oblong jar the other way round. A square plate lies as low as a round one. */
function asLarge(formed: Drawable, { concept, kind, height, aspect }: Drawable): Drawable {
  if (kind === 'object' && offerOf(concept).flat === true && aspect > LOW && formed.aspect < aspect)
    return { ...pulledTo(formed, aspect), height };
  if (height >= 0.5 || formed.height !== height) return formed;
  // what lies then is as long as it is broad or high else
  if (formed.spread && formed.aspect > aspect)
    return { ...formed, height: (height * Math.max(1, aspect) * LAID_LONGER) / formed.aspect };
  const small = formed.aspect < aspect || formed.aspect > aspect * MUCH_BROADER;
  return small ? { ...formed, height: height * Math.sqrt(aspect / formed.aspect) } : formed;
}

/** So much longer a slice is that lies in another form: one sees less of its breadth. */
const LAID_LONGER = 1.2;
/** So many times broader than it is a thing loses in height what it gains in breadth. */
const MUCH_BROADER = 1.25;

/** What is broader than this lies: one looks along it. */
const LOW = 1.6;

/** The same thing in another form, where its drawing must be another. */
function inForm(drawable: Drawable, shape: Shape | undefined, prose: boolean): Drawable | undefined {
  const { concept, kind } = drawable;
  if (shape === undefined || drawable.forms || isNaturally(concept, shape)) return undefined;
  if (shape === 'tall' || shape === 'wide') return stretched(drawable, shape);
  const formed = formedAs(drawable, shape);
  if (formed) return formed;
  if (is(concept, 'plain')) return figureOf(shape, drawable);
  // pulled into another form a long thin thing is no more known: its handle is round enough
  const slender = drawable.aspect < 0.5 || drawable.aspect > 2 || is(concept, 'lies');
  if (slender && (!bodied.has(shape) || is(concept, 'lies'))) return undefined;
  // in prose "round" is said of most things, and means their cups and corners
  if (prose && shape === 'round') return undefined;
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
