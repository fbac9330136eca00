import { actWith } from '../catalogue/acts.js';
import { offerOf } from '../catalogue/affordances.js';
import type { Brief, Relation } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';
import { isCycle } from './affords.js';

const POSES = new Set(['sitting', 'riding', 'cycling', 'reading', 'standing', 'walking', 'resting', 'relaxing']);
const WINGED = new Set(['superhero', 'superwoman', 'superman', 'angel', 'fairy', 'witch']);
const LYING = new Set(['sleeping', 'asleep', 'lying']);

/**
 * "A woman reading a book on a bench" has the book on the bench, by its words. What somebody holds is where they are:
 * the relation is the holder's.
 */
export function settleRelations(brief: Brief, drawables: readonly (Drawable | undefined)[]): Brief {
  const relations = brief.relations.map((relation) => {
    if (relation.kind !== 'on' || drawables[relation.object]?.seat === undefined) return relation;
    const holder = brief.relations.find(({ kind, object }) => kind === 'holding' && object === relation.subject);
    return holder ? { ...relation, subject: holder.subject } : relation;
  });
  return { ...brief, relations };
}

/** What a subject does with its body because of what it is on or holds: words for its painter beside those of the prompt. */
export function bearingOf(brief: Brief, index: number, drawables: readonly (Drawable | undefined)[]): string[] {
  const own = brief.relations.filter((relation) => relation.subject === index);
  const holds = own.some(({ kind }) => kind === 'holding');
  const host = own
    .map(({ kind, object }) => ({ kind, drawable: drawables[object] }))
    .find(({ kind, drawable }) => drawable !== undefined && isSeat(kind, drawable))?.drawable;
  const lies = brief.subjects[index]?.attributes.some((word) => LYING.has(word)) ?? false;
  if (host && drawables[index]?.kind === 'person' && !lies) {
    if (isCycle(host)) return ['cycling'];
    // one sees no more than head and shoulders
    if (host.concept === 'car') return ['standing'];
    return [host.kind === 'furniture' ? 'seated' : 'riding'];
  }
  return holds ? ['holding'] : [];
}

/** Relations in which a thing is used by whoever does something with it. */
const USING = new Set<Relation['kind']>(['facing', 'inside', 'beside']);
/** Verbs that make a thing near somebody the thing that they use. */
const USED = new Set(['playing', 'using', 'practicing', 'working', 'typing', 'looking', 'speaking', 'talking', 'peering']);
/** Boards that carry who is on them. */
const RIDDEN = new Set(['skateboard', 'snowboard', 'kick-scooter', 'scooter', 'surfboard', 'yoga-mat', 'phone', 'laptop']);
/** Things that one looks into or plays with, whatever the verb. */
const ENGAGING = new Set(
  'telescope binoculars magnifying-glass microscope tv television treasure-map map kite bubbles bubble jump-rope skipping-rope jumping-rope hula-hoop video-game game-console football frisbee'.split(
    ' ',
  ),
);

function isUsed({ kind, object }: Relation, { subjects }: Brief, doer: Brief['subjects'][number]): boolean {
  if (kind === 'holding') return true;
  const concept = subjects[object]?.concept ?? '';
  if (kind === 'riding' || kind === 'on') return RIDDEN.has(concept);
  const busy = doer.attributes.some((word) => USED.has(word));
  return USING.has(kind) && (ENGAGING.has(concept) ? kind !== 'beside' : busy);
}

/** What somebody does with the things that they hold: words for their painter, the surest first. */
export function actsOf(brief: Brief, index: number, drawables: readonly (Drawable | undefined)[]): string[] {
  const doer = brief.subjects[index];
  if (!doer || drawables[index]?.kind !== 'person') return [];
  return brief.relations.flatMap((relation) => {
    const thing = brief.subjects[relation.object];
    if (relation.subject !== index || !thing || !isUsed(relation, brief, doer)) return [];
    if (thing.attributes.includes('toy')) return ['floor-play', 'hands-full'];
    const act = actWith(thing.concept, thing.variety);
    if (act) return [act, ...(thing.colour === undefined ? [] : [`held:${thing.colour}`])];
    if (relation.kind !== 'holding') return [];
    const drawable = drawables[relation.object];
    return ['hands-full', ...(drawable ? [mannerOf(drawable)] : [])];
  });
}

/** How a thing is held: by its handle at the side, in both hands before the chest, or up in one. */
function mannerOf({ concept, height, aspect, kind }: Drawable): string {
  if (offerOf(concept).vessel || /bag|bucket|basket|case|purse|can$|pail|lantern/.test(concept)) return 'hold-low';
  if (kind === 'animal' || height > 0.34 || height * aspect > 0.34) return 'hold-both';
  return 'hold-up';
}

/** Whether being in this relation to such a thing means to sit on it. */
export function isSeat(kind: Brief['relations'][number]['kind'], host: Drawable): boolean {
  if (host.floats === true && host.kind === 'vehicle') return false;
  return kind === 'riding' || (kind === 'on' && host.seat !== undefined);
}

/** The words of the prompt and of the bearing: a bearing replaces the pose that was said; who flies a kite does not fly. */
export function withBearing(said: readonly string[], bearing: readonly string[], drawable: Drawable): string[] {
  const grounded = drawable.kind === 'person' && !said.some((word) => WINGED.has(word));
  const kept = said.filter((word) => !(bearing.length > 0 && POSES.has(word)) && !(grounded && word === 'flying'));
  return [...bearing, ...kept];
}
