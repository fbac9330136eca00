import { affordancesOf, offerOf } from '../catalogue/affordances.js';
import type { Affordances, Shelf } from '../catalogue/concept.js';
import { is } from '../catalogue/traits.js';
import type { Need } from '../catalogue/relations.js';
import type { Drawable } from '../paint/drawable.js';

export const hasPedals = (drawable: Drawable): boolean => offerOf(drawable.concept).pedals === true;
export const isCycle = (drawable: Drawable): boolean => offerOf(drawable.concept).cycle === true;
/** Who is in it is seen through its window or over its rim. */
export const hasCabin = (concept: string): boolean => offerOf(concept).cabin !== undefined;
export const isAlive = ({ kind, concept }: Drawable): boolean =>
  kind === 'person' || kind === 'animal' || offerOf(concept).alive === true;

const known = new WeakMap<Drawable, Affordances>();

/** What others can do with a drawing: what its painter says, and what the catalogue says of such things. */
export function affords(drawable: Drawable): Affordances {
  const before = known.get(drawable);
  if (before) return before;
  const { top, hand, floats, shoulder } = drawable;
  // a stool is drawn as other wares are, and has its seat from its record
  const seat = drawable.seat ?? (is(drawable.concept, 'step') ? offerOf(drawable.concept).seat : undefined);
  const usual = affordancesOf(drawable.concept, drawable.kind, drawable.aspect);
  const found: Affordances = {
    ...usual,
    // beside the head, not before it
    ...(shoulder && {
      parts: new Map<string, Shelf>([
        ...(usual.parts ?? []),
        ['shoulder', { y: shoulder[1], left: shoulder[0] - 0.17, right: shoulder[0] + 0.07 }],
      ]),
    }),
    ...(top && { support: top }),
    ...(seat && { seat }),
    ...(hand && { hand }),
    ...(floats && { floats }),
  };
  known.set(drawable, found);
  return found;
}

/** Narrower than so many of its heights a thing leans out of what it is in. */
export const SLIM = 0.5;

/** A spoon or a straw in a glass of milk is in the milk, and does not stand on the rim. */
export const takesStick = ({ concept }: Drawable, { kind, aspect }: Drawable): boolean =>
  is(concept, 'drink') && kind === 'object' && aspect < SLIM;

const small = (drawable: Drawable): boolean =>
  (drawable.height <= 1.3 && !['building', 'nature', 'furniture', 'person'].includes(drawable.kind)) ||
  // a staff is as long as who holds it
  (drawable.kind === 'object' && drawable.height <= 2.4 && drawable.aspect < 0.3);

/** Somebody who is twice as long as high. */
export const lies = ({ kind, aspect }: Drawable): boolean => kind === 'person' && aspect > 1.5;

/** Metres from which on a plant in flower is a bush or a tree. */
const CUT = 2;

/** Whether a drawing meets a need of a relation. `other` is the drawing at the other end. */
export function meets(need: Need, drawable: Drawable, other: Drawable): boolean {
  const offer = affords(drawable);
  switch (need) {
    case 'any':
      return true;
    case 'support':
      return drawable.habitat !== 'sky';
    case 'mouth':
      // a spoon is in the soup, and a boat floats on it
      if (is(drawable.concept, 'in-a-bowl') && (other.kind === 'object' || other.habitat === 'water')) return true;
      if (is(drawable.concept, 'bush') || takesStick(drawable, other)) return true;
      return offer.mouth !== undefined || drawable.kind === 'building' || drawable.kind === 'vehicle';
    case 'seat':
      return offer.seat !== undefined;
    case 'hand':
      return isAlive(drawable);
    case 'alive':
      return isAlive(drawable);
    case 'small':
      // a flower in somebody's hand is cut
      if (drawable.kind === 'plant' && is(drawable.concept, 'flower') && drawable.height < CUT) return true;
      return small(drawable) && (drawable.height <= Math.max(1.3, other.height) || drawable.aspect < 0.3);
    case 'wheels':
      return offer.rolls === true;
    case 'lean':
      return drawable.height >= other.height * 0.5 && drawable.habitat === 'ground';
    case 'hang':
      return offer.hang !== undefined || drawable.height > other.height;
    case 'tall':
      return drawable.height >= 0.9;
    case 'shelter':
      // who lies under a car is half under it
      if (drawable.kind === 'vehicle' && drawable.habitat === 'ground' && lies(other)) return true;
      return offer.shelter === true || (drawable.kind === 'building' && drawable.height > other.height * 3);
  }
}
