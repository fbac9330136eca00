import { offerOf } from '../catalogue/affordances.js';
import { is } from '../catalogue/traits.js';
import { drawnAs, spotOf } from '../catalogue/wardrobe.js';
import type { Spot } from '../catalogue/wardrobe.js';
import type { Subject, Worn } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';
import { hex } from '../paint/kit/colour.js';
import type { HeadSpot } from '../paint/living/fable.js';
import { headPiece } from '../paint/living/head-piece.js';
import { topBelow } from '../paint/top-of.js';
import { createSmiley, feelingOf } from '../paint/living/smiley.js';
import type { Item, Scene } from './scene.js';

/** Where whoever does not dress by itself can wear something. */
type Place = 'head' | 'eyes' | 'eye' | 'ears' | 'neck';

const places = new Map<Spot, Place>([
  ['head', 'head'],
  ['eyes', 'eyes'],
  ['eye', 'eye'],
  ['face', 'eyes'],
  ['neck', 'neck'],
  ['ears', 'ears'],
]);

/** Puts what is worn onto whoever does not dress by itself: a tortoise, an avocado, a toaster. */
export function dress(
  scene: Scene,
  items: readonly Item[],
  find: (concept: string) => Drawable | undefined,
): readonly Item[] {
  return items.flatMap((item) => {
    const subject = item.subject === undefined ? undefined : scene.brief.subjects[item.subject];
    const face = subject && faceOn(item, subject);
    const wears = subject?.wears?.filter(({ what }) => !item.drawable.hasOn?.includes(what));
    const print = wears && printOn(item, wears, find);
    if (!wears || item.drawable.dresses) return [item, ...(face ? [face] : []), ...(print ? [print] : [])];
    const worn = wears.flatMap((each, index) => wornItem(item, each, index, find) ?? []);
    // what hangs down the back is behind all of it
    const behind = worn.filter(({ depth }) => depth > item.depth);
    return [...behind, item, ...(face ? [face] : []), ...worn.filter((each) => !behind.includes(each))];
  });
}

/** "in a shirt with a rocket on it": on the chest of whoever wears it and is seen from the front. */
function printOn(
  item: Item,
  wears: readonly Worn[],
  find: (concept: string) => Drawable | undefined,
): Item | undefined {
  const shown = wears.find(({ print }) => print !== undefined)?.print;
  const drawable = shown === undefined ? undefined : find(shown);
  const { chest, draws = [] } = item.drawable;
  // what is played or worked at lies before the chest
  if (!drawable || !chest || draws.length > 0) return undefined;
  const [x, y, half] = chest;
  const size = Math.min(half * 1.25, (half * 1.25) / drawable.aspect) * item.size;
  const { colour: _colour, material: _material, lettering: _lettering, wears: _wears, parts: _parts, ...body } = item;
  return {
    ...body,
    worn: true,
    drawable,
    x: item.x + (item.mirrored ? -1 : 1) * x * item.size,
    y: item.y + y * item.size + size / 2,
    size,
    depth: item.depth - 0.0006,
    seed: item.seed.fork('print'),
    attributes: [],
    mirrored: false,
    standsOn: 'nothing',
  };
}

/** A thing that is said to feel something has a face. */
function faceOn(item: Item, { attributes, parts }: Subject): Item | undefined {
  const { kind, aspect, concept } = item.drawable;
  // a teddy bear, a scarecrow and a carved pumpkin have their own
  const own = is(concept, 'face') || offerOf(concept).alive === true || attributes.includes('carved');
  if (kind === 'person' || kind === 'animal' || own) return undefined;
  const hearts = (words: readonly string[] = []): boolean => words.some((word) => /^heart(?:-shaped)?$/.test(word));
  const heartEyes = parts?.some((part) => part.what === 'eyes' && (hearts(attributes) || hearts(part.attributes)));
  const feeling = heartEyes ? 'lovestruck' : feelingOf(attributes);
  if (!feeling) return undefined;
  const drawable = createSmiley(feeling);
  const size = Math.min((aspect * 0.56) / drawable.aspect, 0.36) * item.size;
  const { colour: _colour, material: _material, lettering: _lettering, wears: _wears, parts: _parts, ...body } = item;
  return {
    ...body,
    worn: true,
    drawable,
    y: item.y - item.size * 0.42 + size / 2,
    size,
    depth: item.depth - 0.0004,
    seed: item.seed.fork('face'),
    attributes: [],
    mirrored: false,
    standsOn: 'nothing',
  };
}

/** Where an animal has its head, in units of its height: it looks to the side and has it in front. */
export function headSpotOf({ concept, aspect, head, habitat }: Drawable): HeadSpot {
  const face = head ?? offerOf(concept).face;
  if (face) return { x: face[0], y: face[1], half: face[2] };
  if (habitat === 'water' || habitat === 'underwater') return { x: aspect * 0.34, y: -0.42, half: 0.3 };
  const [ahead, up] = offerOf(concept).head ?? [aspect > 0.95 ? 0.3 : 0.06, 1];
  const wide = Math.min(0.46, aspect * 0.5) * Math.max(0.6, up);
  return { x: aspect * ahead, y: -0.8 * up, half: wide / 2 };
}

function wornItem(
  wearer: Item,
  { what, colour, material }: Worn,
  index: number,
  find: (concept: string) => Drawable | undefined,
): Item | undefined {
  if (spotOf(what) === 'back') return cape(wearer, what, colour, find);
  const made = pieceOn(wearer, what, colour, index);
  if (made) return made;
  const where = spotOf(what);
  const spot = where && places.get(where);
  const drawable = find(what) ?? find(drawnAs(what));
  if (!spot || spot === 'ears' || !drawable) return undefined;
  const { forward, width, middle } = wearingHead(wearer);
  const wide = width * SHARES[spot] * wearer.size;
  const size = Math.min(wide / drawable.aspect, wearer.size * 0.5);
  const level =
    middle[spot] * wearer.size +
    (spot === 'head' ? size * (is(drawable.concept, 'over-head') ? 0.5 : 0.12) : size * (spot === 'eye' ? 0.7 : 0.5));
  // what is before one eye is before the nearer one
  const aside = spot === 'eye' ? width * 0.2 : 0;
  const { colour: _colour, material: _material, lettering: _lettering, wears: _wears, parts: _parts, ...body } = wearer;
  return {
    ...body,
    worn: true,
    drawable,
    x: wearer.x + (wearer.mirrored ? -1 : 1) * (forward + aside) * wearer.size,
    y: wearer.y + level,
    size,
    depth: wearer.depth - 0.0005 * (index + 1),
    seed: wearer.seed.fork(what),
    attributes: ['worn'],
    standsOn: 'nothing',
    ...(colour !== undefined && { colour: hex(colour) }),
    ...(material && { material }),
  };
}

/** What is made to the measure of the head that it is put on. */
function pieceOn(wearer: Item, what: string, colour: string | undefined, index: number): Item | undefined {
  const { forward, width, middle } = wearingHead(wearer);
  const piece = headPiece(what, isInProfile(wearer, forward));
  if (!piece) return undefined;
  const { colour: _colour, material: _material, lettering: _lettering, wears: _wears, parts: _parts, ...body } = wearer;
  const level = {
    crown: middle.head + width * 0.06,
    eyes: middle.eyes,
    around: middle.eyes + width * 0.1,
    throat: middle.neck,
  };
  return {
    ...body,
    worn: true,
    drawable: piece.drawable,
    x: wearer.x + (wearer.mirrored ? -1 : 1) * forward * wearer.size,
    y: wearer.y + (level[piece.hold] + piece.below * width) * wearer.size,
    size: piece.tall * width * wearer.size,
    depth: wearer.depth - 0.0005 * (index + 1),
    seed: wearer.seed.fork(what),
    attributes: ['worn'],
    standsOn: 'nothing',
    ...(colour !== undefined && { colour: hex(colour) }),
  };
}

/** So far before the middle of its body, in its heights, is the head of what is seen from the side. */
const AHEAD = 0.09;

/** A bird, or the statue of a horse: of what is seen from the side one ear is seen. */
const isInProfile = ({ drawable: { kind, concept } }: Item, forward: number): boolean =>
  forward > AHEAD && (kind === 'animal' || is(concept, 'carved'));

/** A cape hangs behind who wears it, and shows on both sides. */
function cape(
  wearer: Item,
  what: string,
  colour: string | undefined,
  find: (concept: string) => Drawable | undefined,
): Item | undefined {
  // what has no other drawing for this, as a backpack, is not seen from the front
  const drawable = drawnAs(what) === what ? undefined : find(drawnAs(what));
  if (!drawable) return undefined;
  const { middle } = wearingHead(wearer);
  const size = Math.max(0.6, -middle.neck + 0.04) * wearer.size;
  const { colour: _colour, material: _material, lettering: _lettering, wears: _wears, parts: _parts, ...body } = wearer;
  return {
    ...body,
    worn: true,
    drawable,
    size,
    y: wearer.y - wearer.size * 0.01,
    depth: wearer.depth + 0.0005,
    seed: wearer.seed.fork(what),
    attributes: [],
    standsOn: 'nothing',
    ...(colour !== undefined && { colour: hex(colour) }),
  };
}

/** How wide something is that is worn there, as a share of the head's width. */
const SHARES: Readonly<Record<Place, number>> = { head: 1.05, eyes: 0.86, eye: 0.34, ears: 1.1, neck: 0.8 };

/** So much lower than usual, in heights of who has it, a head may be. */
const LOWEST = 0.6;

/** Where the head is that something is put on: how far forward, how wide, and how high each spot is. */
function wearingHead({ drawable, attributes, asked }: Item): {
  readonly forward: number;
  readonly width: number;
  readonly middle: Readonly<Record<Place, number>>;
} {
  const { concept, aspect, kind, head } = drawable;
  const offer = offerOf(concept);
  const face = head ?? (offer.head ? undefined : offer.face);
  if (face) {
    const [forward, y, half] = face;
    return {
      forward,
      width: half * 2,
      middle: {
        head: y - half * 0.75,
        eyes: y - half * 0.2,
        eye: y - half * 0.2,
        ears: y - half * 1.2,
        neck: y + half * 1.1,
      },
    };
  }
  const alive = kind === 'animal';
  // an animal looks to the side and has its head in front; anything else wears it in the middle
  const [ahead, up] = offer.head ?? [alive && aspect > 0.95 ? 0.3 : alive ? 0.06 : 0, 1];
  const [crown, eyes, neck] = alive ? [-0.92, -0.8, -0.6] : [-0.93, -0.66, -0.3];
  const forward = aspect * ahead;
  const width = alive ? Math.min(0.46, aspect * 0.5) * Math.max(0.6, up) : aspect * 0.62;
  // the fin or the shell of who swims or crawls is higher than the head: no hat hovers over that
  const from = forward - width * 0.3;
  const top = alive
    ? topBelow(drawable, attributes, asked, { from, to: forward + width * 0.3, level: -1.1 })
    : undefined;
  const lower = Math.min(LOWEST, Math.max(0, (top ?? crown * up) - crown * up));
  const at = (level: number): number => level * up + lower;
  return {
    forward,
    width,
    middle: { head: at(crown), eyes: at(eyes), eye: at(eyes), ears: at(crown - 0.06), neck: at(neck) },
  };
}
