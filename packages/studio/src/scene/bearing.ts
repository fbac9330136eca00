import { belongsTo, isActName, isRidden } from '../catalogue/acts.js';
import { offerOf } from '../catalogue/affordances.js';
import { SIDEWAYS } from '../catalogue/relations.js';
import { is } from '../catalogue/traits.js';
import type { Brief, Relation } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';
import { raising } from '../paint/living/fable.js';
import { ASTRIDE, UNPEDALLED, UNREINED } from '../paint/living/people/grasps.js';
import { affords, hasCabin, hasPedals, isCycle } from './affords.js';
import { PITCHED } from './lying.js';
import { SHIP, unequal } from './unequal.js';

/** What a bird does on water, in the air or on foot. */
const AFLOAT =
  /^(?:flying|landing|soaring|gliding|hovering|swimming|floating|walking|running|eating|drinking|sleeping|wings-spread)$/;
const POSES = new Set(['sitting', 'riding', 'cycling', 'standing', 'walking', 'resting', 'relaxing']);
/** Who holds something may still sit or kneel. */
const RESTS = new Set(['sitting', 'resting']);
const raises: ReadonlySet<string> = new Set(raising);
const WINGED = new Set(['superhero', 'superwoman', 'superman', 'angel', 'fairy', 'witch']);
const LYING = new Set(['sleeping', 'asleep', 'lying']);
/** Up to here, in heights, a seat has no room to lie in. */
const SEAT_FOR_ONE = 1.3;

/**
 * "A woman reading a book on a bench" has the book on the bench, by its words. What somebody holds is where they are:
 * the relation is the holder's.
 */
export function settleRelations(brief: Brief, drawables: readonly (Drawable | undefined)[]): Brief {
  const relations = brief.relations.map((relation): Relation => {
    if (relation.kind === 'riding') return inBasket(relation, brief.relations, drawables);
    if (isHeldOver(brief, relation)) return { ...relation, kind: 'holding' };
    if (relation.kind !== 'on') return relation;
    // a fish on a bowl is in its water, and looks out of it
    if (isFishOverBowl(drawables[relation.subject], drawables[relation.object])) return { ...relation, kind: 'inside' };
    // bands in a jar on a desk: the jar is on it
    const vessel = brief.relations.find(({ kind, subject }) => kind === 'inside' && subject === relation.subject);
    if (vessel && vessel.object !== relation.object) return { ...relation, subject: vessel.object };
    // what perches on a great ship would be lost on it: it sits on a rail before our eyes, and the ship is behind it
    const alone = brief.relations.length === 1;
    if (alone && isLostOnShip(drawables[relation.subject], drawables[relation.object]))
      return { kind: 'in-front-of', subject: relation.subject, object: relation.object };
    if (drawables[relation.object]?.seat === undefined) return relation;
    const holder = brief.relations.find(({ kind, object }) => kind === 'holding' && object === relation.subject);
    return holder ? { ...relation, subject: holder.subject } : relation;
  });
  return { ...brief, relations: relations.map((relation) => ofSupport(relation, relations, drawables)) };
}

/** "A dog is riding in a basket on the back of a bicycle": it is in the basket, and that is on the bicycle. */
function inBasket(
  relation: Relation,
  relations: readonly Relation[],
  drawables: readonly (Drawable | undefined)[],
): Relation {
  const ridden = relations.filter(({ kind, subject }) => kind === 'riding' && subject === relation.subject);
  const opens = (index: number): boolean =>
    drawables[index]?.kind === 'object' && offerOf(drawables[index]?.concept ?? '').mouth !== undefined;
  const basket = ridden.find(({ object }) => opens(object))?.object;
  if (basket === undefined) return relation;
  const mounted = relations.some(
    ({ kind, subject, object }) => kind === 'on' && subject === basket && drawables[object]?.kind === 'vehicle',
  );
  if (mounted) return relation.object === basket ? { ...relation, kind: 'inside' } : relation;
  if (ridden.length !== 2) return relation;
  if (relation.object === basket) return { ...relation, kind: 'inside' };
  return drawables[relation.object]?.kind === 'vehicle' ? { ...relation, kind: 'on', subject: basket } : relation;
}

/** Who is under an umbrella has it in hand: beside one that stands they would be a doll. On a beach one sits under it. */
function isHeldOver({ subjects, relations, setting }: Brief, { kind, subject, object }: Relation): boolean {
  const [who, what] = [subjects[subject], subjects[object]];
  if ((kind !== 'under' && kind !== 'below') || who?.count !== 1 || what?.count !== 1 || PITCHED.has(setting ?? ''))
    return false;
  const open = is(what.concept, 'tips') && is(what.concept, 'walked-with');
  const free = relations.every(
    (other) =>
      (other.subject === subject && other.object === object) ||
      (other.object !== object && other.subject !== object && !(other.kind === 'holding' && other.subject === subject)),
  );
  return open && free && is(who.concept, 'person') && !who.attributes.some((word) => RESTING.test(word));
}
const RESTING = /^(?:sitting|lying|sleeping|asleep|kneeling|crouching)$/;

/** In metres: what is smaller is lost on a ship. */
const PERCHES = 0.7;
const isLostOnShip = (guest: Drawable | undefined, host: Drawable | undefined): boolean =>
  (guest?.kind === 'animal' || guest?.kind === 'object') &&
  guest.height < PERCHES &&
  host?.kind === 'vehicle' &&
  host.floats === true &&
  host.height > SHIP;

const isFishOverBowl = (fish: Drawable | undefined, { concept = '', kind }: Partial<Drawable> = {}): boolean =>
  fish?.kind === 'animal' && fish.habitat === 'underwater' && kind === 'object' && offerOf(concept).vessel === true;

/** A basket on a blanket under a tree: it is the blanket that lies under the tree, with what is on it. */
function ofSupport(
  relation: Relation,
  all: readonly Relation[],
  drawables: readonly (Drawable | undefined)[],
): Relation {
  if (relation.kind !== 'under') return relation;
  const below = all.find(
    ({ kind, subject, object }) =>
      kind === 'on' && subject === relation.subject && is(drawables[object]?.concept, 'carpet'),
  );
  return below ? { ...relation, subject: below.object } : relation;
}

/** Who swings on a swing draws it with themselves. */
const isDrawnBy = (acts: readonly string[], { concept }: Drawable): boolean =>
  acts.some((word) => isActName(word) && isRidden(word) && belongsTo(word, concept));

/** What a subject does with its body because of what it is on or holds: words for its painter beside those of the prompt. */
export function bearingOf(
  brief: Brief,
  index: number,
  drawables: readonly (Drawable | undefined)[],
  acts: readonly string[] = [],
): string[] {
  const own = brief.relations.filter((relation) => relation.subject === index);
  const thing = !['person', 'animal', undefined].includes(drawables[index]?.kind);
  if (thing && brief.relations.some(({ kind, object }) => kind === 'holding' && object === index)) return ['held'];
  const holds = own.some(({ kind }) => kind === 'holding');
  const host = own
    .map(({ kind, object }) => ({ kind, drawable: drawables[object] }))
    .find(({ kind, drawable }) => drawable !== undefined && isSeat(kind, drawable))?.drawable;
  const rests = brief.subjects[index]?.attributes.some((word) => LYING.has(word)) ?? false;
  // nobody lies in what is made for one who sits: there one lounges
  const lies = rests && !(host !== undefined && host.kind === 'furniture' && host.aspect < SEAT_FOR_ONE);
  const { attributes: said = [], concept = '' } = brief.subjects[index] ?? {};
  const alive = thing && offerOf(concept).alive === true;
  const machine = alive && (is(concept, 'machine') || said.some((word) => raises.has(word)));
  if (host && (drawables[index]?.kind === 'animal' || machine)) {
    if (isCycle(host) && onSaddle(own, drawables[index], host))
      return is(concept, 'feathered') ? ['perched'] : ['sitting'];
    if (isCycle(host)) return hasPedals(host) ? ['cycling'] : ['cycling', UNPEDALLED];
    if (is(host.concept, 'car') || hasCabin(host.concept)) return ['at-wheel'];
    // one that reads or is dressed sits as people do
    const { attributes = [], wears = [] } = brief.subjects[index] ?? {};
    const raised = [...attributes, ...wears.map(({ what }) => what)].some((word) => raises.has(word));
    if ((raised || holds || machine) && host.kind === 'furniture' && !lies) return ['seated'];
  }
  if (host && drawables[index]?.kind === 'person' && !lies) {
    if (isCycle(host)) return hasPedals(host) ? ['cycling'] : ['cycling', UNPEDALLED];
    // one sees no more than head and shoulders
    if (is(host.concept, 'car') || hasCabin(host.concept)) return ['standing'];
    if (isDrawnBy(acts, host) || walksOn(host, said) || bouncesOn(host, said)) return [];
    const chair = host.kind === 'furniture' || (host.kind === 'object' && affords(host).seat !== undefined);
    if (chair) return ['seated'];
    if (host.kind !== 'animal') return ['riding'];
    return host.bit === undefined ? ['riding', ASTRIDE, UNREINED] : ['riding', ASTRIDE];
  }
  if (own.some(({ kind }) => kind === 'leaning-on') && drawables[index]?.kind === 'person') return ['leaning'];
  if (perches(brief.subjects[index], own) || alights(brief, index, drawables) || isOnBough(brief, index, drawables))
    return ['perched'];
  // four feet find no room on a head
  const onSomebody = own.some(({ kind, object }) => kind === 'on' && drawables[object]?.kind === 'person');
  if (onSomebody && drawables[index]?.kind === 'animal' && !said.some((word) => POSES.has(word) || LYING.has(word)))
    return ['sitting'];
  // what is on a back needs a level one
  const carries = brief.relations.some(
    ({ kind, subject, object }) => kind === 'on' && object === index && isStill(drawables[subject]),
  );
  if (carries && drawables[index]?.kind === 'animal' && !said.some((word) => POSES.has(word) || LYING.has(word)))
    return ['standing'];
  return holds ? ['holding'] : [];
}

/** So much of a bicycle's height who rides it measures at least. */
const REACHES_PEDALS = 0.62;

/** A rabbit on a bicycle that nobody says it rides sits on the saddle: its feet would reach no pedal, unless it were a giant. */
const onSaddle = (own: readonly Relation[], guest: Drawable | undefined, host: Drawable): boolean =>
  guest !== undefined && guest.height < host.height * REACHES_PEDALS && !own.some(({ kind }) => kind === 'riding');

/** A bird that is on something or somebody sits there with its wings folded, unless it is said to do something else. */
const perches = (bird: Brief['subjects'][number] | undefined, own: readonly Relation[]): boolean =>
  bird !== undefined &&
  is(bird.concept, 'feathered') &&
  own.some(({ kind }) => kind === 'on') &&
  !bird.attributes.some((word) => AFLOAT.test(word));

/** Beside one thing that stands on the ground a bird sits there as well: flying low before it, it would be as large as that. */
function alights({ subjects, relations }: Brief, index: number, drawables: readonly (Drawable | undefined)[]): boolean {
  const [bird, other] = [subjects[index], drawables[1 - index]];
  if (!bird || subjects.length !== 2 || bird.count > 1 || !is(bird.concept, 'feathered')) return false;
  const beside = relations.every(({ kind }) => SIDEWAYS.has(kind) || kind === 'in-front-of');
  const stands = other?.habitat === 'ground' && other.kind !== 'building' && other.kind !== 'nature';
  return beside && stands && !bird.attributes.some((word) => AFLOAT.test(word));
}

/** Over somebody's head it sits on a bough. */
function isOnBough(brief: Brief, index: number, drawables: readonly (Drawable | undefined)[]): boolean {
  if (!is(brief.subjects[index]?.concept, 'feathered')) return false;
  const pair = unequal(brief, drawables);
  return pair?.staging === 'overhead' && pair.small === index;
}

const isStill = (drawable: Drawable | undefined): boolean => drawable?.kind === 'object' || drawable?.kind === 'food';

/** Who goes up or down stairs does not sit on them, nor who stands on a chair. */
export const walksOn = ({ concept }: Drawable, words: readonly string[]): boolean =>
  (is(concept, 'step') && words.includes('standing')) ||
  (is(concept, 'stairs') && words.some((word) => word === 'walking' || word === 'running' || word === 'standing'));

/** A child that jumps on a bed is above it, on its feet. */
const bouncesOn = ({ kind, seat }: Drawable, words: readonly string[]): boolean =>
  kind === 'furniture' && seat !== undefined && words.some((word) => word === 'jumping');

/** Whether being in this relation to such a thing means to sit on it. */
export function isSeat(kind: Brief['relations'][number]['kind'], host: Drawable): boolean {
  if (host.floats === true && host.kind === 'vehicle') return false;
  if (kind === 'riding') return true;
  const { seat, mouth } = affords(host);
  // in a wheelchair one sits as on a chair
  const within = kind === 'inside' && host.kind === 'object' && mouth === undefined && !hasCabin(host.concept);
  // a stool is sat on as a chair is
  const made = host.seat !== undefined || is(host.concept, 'step');
  return seat !== undefined && (within || (kind === 'on' && made));
}

/** The words of the prompt and of the bearing: a bearing replaces the pose that was said; who flies a kite does not fly. */
export function withBearing(said: readonly string[], bearing: readonly string[], drawable: Drawable): string[] {
  const grounded = drawable.kind === 'person' && !said.some((word) => WINGED.has(word));
  // an animal reads standing up, unless it sits
  const replaced = (word: string): boolean =>
    (POSES.has(word) || (word === 'reading' && drawable.kind === 'animal')) &&
    !(bearing[0] === 'holding' && (RESTS.has(word) || (word === 'walking' && drawable.kind === 'animal')));
  const kept = said.filter((word) => !(bearing.length > 0 && replaced(word)) && !(grounded && word === 'flying'));
  return [...bearing, ...kept];
}
