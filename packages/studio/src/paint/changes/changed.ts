import { offerOf } from '../../catalogue/affordances.js';
import { sauceOf, sauces } from '../../catalogue/sauces.js';
import { is, stackingOf } from '../../catalogue/traits.js';
import type { Drawable } from '../drawable.js';
import { hex } from '../kit/colour.js';
import { formedFromAbove } from '../figures/formed.js';
import { createRandom } from '../kit/random.js';
import type { HeadSpot } from '../living/fable.js';
import { aged } from './aged.js';
import { builtOf } from './built.js';
import { burning, canBurn } from './burning.js';
import { broken, fallen, melting } from './damaged.js';
import { drizzled } from './drizzled.js';
import { filled } from './filled.js';
import { emojiLike } from './emoji.js';
import { friezeOn } from './frieze.js';
import { geared } from './geared.js';
import { asAnother, skinnedAs } from './disguised.js';
import { foamArt, grafted, mirrored, printed, printedAllOver } from './grafted.js';
import { photosOnScreen, rowsOnScreen } from './on-screen.js';
import { heapedAs } from './heaped.js';
import { invisible } from './invisible.js';
import { leafedWith } from './leafed.js';
import { outlinedAs } from './outlined.js';
import { withMarks } from './marks.js';
import { modelOf, sculpted } from './sculpted.js';
import { sprayed } from './sprayed.js';
import { splashing } from './splashing.js';
import { speeding, spinning, upsideDown } from './turned.js';
import { sprouting } from './sprouting.js';
import { STACK_OF, stackOf } from './stacked.js';
import { strung } from './strung.js';
import { surfaced } from './surfaced.js';
import { together } from './together.js';
import { withPlace } from './with-place.js';

const MADE_OF = 'made-of-';
const SHAPED = '-shaped';
const FACE_OF = 'face-of-';
const SHOWS = 'shows-';
const ROWS_OF = 'rows-of-';
const FOAM_WORDS = 'foam-words';
const REFLECTS = 'reflects-';
const PLACE_ON = 'place-on-';
const GROWS = 'grows-';
const LEAVES = 'leaves-like-';
const GROWS_ONE = 'grows-one';

/**
 * What became of a thing: a statue of another, made of others, with another's face or picture, in the outline of another, a stack of it, of clockwork, rough or shiny, melting, broken, sprayed, burning, invisible, fallen, upside down, spinning. The words are those
 * of its painter: `made-of-carrot`, `light-bulb-shaped`, `melting`.
 */
export function changed(
  drawable: Drawable,
  attributes: ReadonlySet<string>,
  find: (concept: string) => Drawable | undefined,
  headOf: (drawable: Drawable) => HeadSpot = middleOfHead,
): Drawable {
  const words = [...attributes];
  const turned = attributes.has('upside-down');
  if (turned || (attributes.has('spinning') && drawable.kind !== 'person')) {
    const rest = new Set(words.filter((word) => word !== 'upside-down' && word !== 'spinning'));
    const whole = changed(drawable, rest, find, headOf);
    const flipped = turned ? upsideDown(whole) : whole;
    return attributes.has('spinning') ? spinning(flipped) : flipped;
  }
  const said = (...names: readonly string[]): boolean => names.some((name) => attributes.has(name));
  const carved = is(drawable.concept, 'carved') ? modelOf(attributes, find) : undefined;
  let result = carved ? sculpted(drawable, carved) : drawable;
  const model = other(words.find(isLikeAnother)?.slice(0, -SHAPED.length), drawable, find);
  const heaps = drawable.kind === 'plant' || is(drawable.concept, 'heaped');
  const poses = drawable.kind === 'animal' && model?.kind === 'animal';
  if (model && is(drawable.concept, 'smiles')) result = emojiLike(drawable, model, headOf);
  else if (model && poses) result = asAnother(drawable, model, headOf);
  else if (model && drawable.kind !== 'person' && drawable.kind !== 'animal')
    result = heaps ? heapedAs(result, model) : outlinedAs(result, model);
  const skin = offerOf(drawable.concept).seat && words.map((word) => find(word)).find((each) => each?.kind === 'food');
  if (skin) result = skinnedAs(result, skin);
  const piece = other(words.find((word) => word.startsWith(MADE_OF))?.slice(MADE_OF.length), drawable, find);
  if (piece) result = builtOf(result, piece);
  const face = other(words.find((word) => word.startsWith(FACE_OF))?.slice(FACE_OF.length), drawable, find);
  if (face) result = grafted(result, face, headOf);
  const shown = other(words.find((word) => word.startsWith(SHOWS))?.slice(SHOWS.length), drawable, find);
  if (drawable.kind === 'animal' && said('mechanical', 'clockwork', 'steampunk')) result = geared(result);
  const sprout = other(
    words.find((word) => word.startsWith(GROWS) && word !== GROWS_ONE)?.slice(GROWS.length),
    drawable,
    find,
  );
  if (sprout) result = sprouting(result, sprout, attributes.has(GROWS_ONE));
  const leaf = other(words.find((word) => word.startsWith(LEAVES))?.slice(LEAVES.length), drawable, find);
  if (leaf) result = leafedWith(result, leaf);
  if (drawable.kind === 'animal' && said('water')) result = splashing(result);
  if (drawable.kind === 'person' && said('invisible')) result = invisible(result);
  if (drawable.kind === 'person' || drawable.kind === 'animal') return withMarks(result, attributes);
  const foam = is(drawable.concept, 'hot-drink') ? (said(FOAM_WORDS) ? find('lettered-word') : shown) : undefined;
  result = foam ? foamArt(drawable, foam) : pictured(result, attributes, find);
  const place = words.find((word) => word.startsWith(PLACE_ON))?.slice(PLACE_ON.length);
  if (place !== undefined) result = withPlace(result, place);
  const stacked = words.find((word) => word.startsWith(STACK_OF));
  const stacking = [...words, drawable.concept].map(stackingOf).find((each) => each !== undefined);
  if (stacked !== undefined && stacking)
    result = stackOf(result, Number(stacked.slice(STACK_OF.length)), stacking, find);
  if (said('melting', 'melted')) result = melting(result);
  const breaks = isBreakable(drawable) && said('broken', 'shattered', 'smashed', 'cracked');
  result = breaks ? broken(result) : marked(result, attributes);
  if (said('filled')) result = filled(result);
  const sauce = sauceOf(words);
  if (sauce) result = drizzled(result, hex(sauces[sauce].colour));
  if (said('graffiti')) result = sprayed(result);
  if (said('burning') && canBurn(drawable)) result = burning(result);
  if (said('fallen', 'toppled', 'overturned', 'knocked-over', 'tipped-over')) result = fallen(result);
  result = withMarks(result, attributes);
  if (said('strung-lights', 'strung-colours')) result = strung(result, said('strung-colours'));
  if (said('speeding') && drawable.kind === 'vehicle') result = speeding(result);
  return result;
}

/** What is printed on it, or mirrored in it: whatever form it has. */
export function pictured(
  drawable: Drawable,
  attributes: ReadonlySet<string>,
  find: (concept: string) => Drawable | undefined,
): Drawable {
  const named = (prefix: string): Drawable | undefined =>
    other([...attributes].find((word) => word.startsWith(prefix))?.slice(prefix.length), drawable, find, attributes);
  const [first, second] = [...attributes]
    .filter((word) => word.startsWith(SHOWS))
    .flatMap((word) => other(word.slice(SHOWS.length), drawable, find, attributes) ?? [])
    // what lies flat, as a badge does, is pictured from its face: aslant it would be a puck stuck on
    .map((model) => formedFromAbove(model, undefined) ?? model)
    // the emblem of a team is not one of them, cut out and sewn on
    .filter(({ kind }) => kind !== 'person' || !is(drawable.concept, 'hoisted'));
  const shown = first && second ? together(first, second) : first;
  const seen = named(REFLECTS);
  if (attributes.has('photographs')) return photosOnScreen(drawable);
  const rows = Number([...attributes].find((word) => word.startsWith(ROWS_OF))?.slice(ROWS_OF.length) ?? 0);
  if (shown && rows > 0) return rowsOnScreen(drawable, shown, rows);
  const printedOn = !shown
    ? drawable
    : attributes.has('frieze')
      ? friezeOn(drawable, shown, attributes)
      : attributes.has('many-prints')
        ? printedAllOver(drawable, shown)
        : printed(drawable, shown, attributes.has('dark-print'));
  // across doors, windows and wheels the reflection of a tree is the ghost of one
  return seen && drawable.kind !== 'vehicle' ? mirrored(printedOn, seen) : printedOn;
}

/** How it feels and what time did to it: whatever form it has. */
export function marked(drawable: Drawable, attributes: ReadonlySet<string>): Drawable {
  return aged(surfaced(drawable, attributes), attributes);
}

/** A box is cuboid-shaped by its form, which is drawn as such: a block of geometry is no other thing to look like. */
const isLikeAnother = (word: string): boolean => {
  const name = word.endsWith(SHAPED) ? word.slice(0, -SHAPED.length) : undefined;
  return name !== undefined && !(is(name, 'figure') && !is(name, 'mark'));
};

function other(
  concept: string | undefined,
  drawable: Drawable,
  find: (concept: string) => Drawable | undefined,
  words: ReadonlySet<string> = new Set(),
): Drawable | undefined {
  const found = concept === undefined || concept === drawable.concept ? undefined : find(concept);
  if (found?.kind !== 'person' || words.size === 0)
    return found?.variant?.(new Set(), createRandom(1, found.concept)) ?? found;
  // what is said of a picture of somebody says who they are
  const posed = found.variant?.(words, createRandom(1, found.concept)) ?? found;
  return { ...posed, paint: (context, brush) => posed.paint(context, { ...brush, attributes: words }) };
}

const isBreakable = ({ kind, height }: Drawable): boolean =>
  (kind === 'object' || kind === 'furniture' || kind === 'food' || kind === 'vehicle') && height < 3;

const middleOfHead = ({ aspect, head }: Drawable): HeadSpot =>
  head ? { x: head[0], y: head[1], half: head[2] } : { x: aspect * 0.3, y: -0.8, half: 0.2 };
