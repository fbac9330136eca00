import { offerOf } from '../catalogue/affordances.js';
import type { RelationKind } from '../catalogue/relations.js';
import { is } from '../catalogue/traits.js';
import type { Drawable } from '../paint/drawable.js';
import { affords, meets } from './affords.js';

/**
 * What is meant in a told scene. In a few words a man on a mirror is a joke; in a paragraph a sentence was misread, and
 * he stands beside it. So does a cup that would need a shelf of its own to be above a plate.
 */
export function plausible(
  kind: RelationKind,
  guest: Drawable,
  host: Drawable,
  /** As it was said, before it was asked whether it can be. */
  told: RelationKind = kind,
): RelationKind {
  switch (kind) {
    case 'on':
    case 'inside':
      if (kind === 'inside' && isBody(guest) && is(host.concept, 'at-wall')) return kind;
      if (told === 'inside' && isBoredInto(host, guest)) return 'beside';
      return isBody(guest) && (isFrail(host, guest) || isHandy(host, guest)) ? 'beside' : kind;
    case 'above':
      if (!needsShelf(guest) || host.habitat === 'sky') return kind;
      if (isBody(guest)) return 'behind';
      return isTopFor(host, guest) ? 'on' : 'beside';
    case 'under':
      return !meets('shelter', host, guest) && needsShelf(host) && !isBody(host) ? 'beside' : kind;
    case 'holding':
      // a horse rears up for no flower
      return guest.kind === 'animal' && guest.height > 1.2 && host.kind === 'plant' ? 'beside' : kind;
    case 'riding':
      // a beast is no driver: it stands on the bed of the truck
      return guest.kind === 'animal' && guest.height > 1.2 && affords(host).mouth ? 'inside' : kind;
    default:
      return kind;
  }
}

const isBody = ({ kind, height }: Drawable): boolean => kind === 'person' || (kind === 'animal' && height > 0.6);

/** A mirror, a coat stand, a dress: nobody stands on it or sits in it. */
function isFrail(host: Drawable, guest: Drawable): boolean {
  const { seat, support, mouth } = affords(host);
  const carries = seat ?? support ?? mouth;
  if (host.kind !== 'object' || carries !== undefined || host.aspect > 2) return false;
  const { flat, rolls } = offerOf(host.concept);
  const used = (['mounted', 'step', 'figure', 'door'] as const).some((trait) => is(host.concept, trait));
  if (flat === true || rolls === true || used) return false;
  return is(host.concept, 'hung') || is(host.concept, 'garment') || host.height > guest.height * 0.6;
}

/** A drill in a belt: what is lower than the tool that works on it, and opens nowhere, carries it as little as it holds it. */
function isBoredInto(host: Drawable, guest: Drawable): boolean {
  const { seat, support, mouth } = affords(host);
  const small = host.kind === 'object' && host.height < guest.height && host.height < KNEE;
  return (
    small && guest.kind === 'object' && (seat ?? support ?? mouth) === undefined && offerOf(host.concept).flat !== true
  );
}

/** Lower than this, in metres, a thing is no furniture. */
const KNEE = 0.4;

/** So much of who is on it a thing of the table measures, and is no seat: a laptop, a cup. */
const SMALL = 0.5;

/** Nobody stands on what they could take into their hands, but for boards and what is stepped on. */
function isHandy(host: Drawable, guest: Drawable): boolean {
  const used = (['mounted', 'step', 'carpet', 'cushion'] as const).some((trait) => is(host.concept, trait));
  const long = host.height * Math.max(1, host.aspect);
  return host.kind === 'object' && host.habitat === 'tabletop' && !used && long < guest.height * SMALL;
}

/** What neither flies nor hangs nor stands at a wall. */
function needsShelf({ kind, habitat, concept }: Drawable): boolean {
  const heavy = habitat === 'ground' || habitat === 'tabletop';
  const fixed = (
    ['hung', 'hovers', 'at-wall', 'appliance', 'fixture', 'ceiling', 'street-light', 'sign'] as const
  ).some((trait) => is(concept, trait));
  return heavy && !fixed && (kind === 'object' || kind === 'food' || kind === 'person' || kind === 'animal');
}

const isTopFor = (host: Drawable, guest: Drawable): boolean =>
  host.kind === 'furniture' && offerOf(host.concept).seat === undefined && guest.height < host.height;
