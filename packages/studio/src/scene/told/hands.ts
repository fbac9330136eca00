import { belongsTo, isActName } from '../../catalogue/acts.js';
import type { ActName } from '../../catalogue/acts.js';
import { offerOf } from '../../catalogue/affordances.js';
import { paintedAs, recordOf } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import type { Brief, Relation, Subject } from '../../language/brief.js';
import { isPeople } from './tableaux.js';
import { isDoer } from './doers.js';
import { isOfKind, withKind, withRelation, withWords, without } from './edits.js';

/** Metres below which a thing is taken up, and below which one kneels to it. */
const HANDY = 0.5;
const LOW = 0.95;
const HANDLED = new Set<Relation['kind']>(['holding', 'facing']);
/** What nobody lifts, however low it is. */
const STANDING = new Set(['building', 'vehicle', 'furniture', 'nature', 'plant']);

interface Size {
  readonly height: number;
  /** It stays where it is, whatever is done to it. */
  readonly stays: boolean;
  /** And it cannot even be picked, as flowers can. */
  readonly rooted: boolean;
}

function sizeOf({ concept, attributes }: Subject): Size | undefined {
  const drawing = paintedAs(concept);
  if (drawing?.by !== 'painter' || drawing.kind === 'person' || drawing.kind === 'animal') return undefined;
  if (attributes.includes('toy')) return undefined;
  const stays = STANDING.has(drawing.kind);
  return { height: drawing.height, stays, rooted: stays && drawing.kind !== 'plant' };
}

/**
 * Whatever somebody does to a thing, they are at it with their hands: what is small is in them, before what is low one
 * kneels, what is tall one stands at. This is for verbs that have no picture of their own.
 */
export function handled(brief: Brief): Brief {
  // what is over somebody's head is up there, however heavy it is
  if (brief.told?.includes('over-head')) return brief;
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [doer, thing] = [brief.subjects[subject], brief.subjects[object]];
    if (!HANDLED.has(kind) || !doer || !thing || !is(doer.concept, 'person') || doer.count > 1) return false;
    const size = sizeOf(thing);
    if (!size) return false;
    if (doer.attributes.includes('handling')) return true;
    const idle = !doer.attributes.some(isActName) && !doer.attributes.includes('playing');
    return kind === 'holding' && idle && (size.rooted || size.height > 1.3) && size.height > HANDY;
  });
  const thing = found && brief.subjects[found.object];
  const size = thing && sizeOf(thing);
  if (!found || !size) return withIdleHands(brief);
  const freed = (own: readonly string[]): readonly string[] => own.filter((word) => word !== 'handling');
  if (size.height < HANDY && !size.stays) return withWords(withKind(brief, found, 'holding'), found.subject, freed);
  const act = size.height < LOW ? 'petting' : 'handling';
  // what cannot be held is still told to be shown otherwise: the verb alone may have been "holding"
  const done = brief.subjects[found.subject]?.attributes.includes('handling');
  return withWords(done ? withKind(brief, found, 'facing') : brief, found.subject, (own) => [act, ...freed(own)]);
}

/** "Walking with a briefcase": what one goes about with is in the hand. */
export function takenAlong(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [walker, thing] = [brief.subjects[subject], brief.subjects[object]];
    if (kind !== 'beside' || !walker || !thing || !isPeople(walker) || walker.count > 1 || thing.count > 1)
      return false;
    const goes = walker.attributes.some((word) => word === 'walking' || word === 'running');
    const size = goes ? sizeOf(thing) : undefined;
    const said = new RegExp(`\\bwith (?:an?|his|her|their) (?:[\\w-]+ ){0,2}?${thing.words}\\b`, 'i');
    return size !== undefined && !size.stays && size.height < HANDY && said.test(brief.prompt);
  });
  return found ? withKind(brief, found, 'holding') : brief;
}

/** Who works on what is no thing ("on their strength") has no hands on the air. */
function withIdleHands(brief: Brief): Brief {
  const idle = brief.subjects.findIndex(
    (one, index) =>
      isPeople(one) &&
      one.attributes.includes('handling') &&
      !brief.relations.some(({ kind, subject }) => subject === index && HANDLED.has(kind)),
  );
  return idle < 0 ? brief : withWords(brief, idle, (own) => own.filter((word) => word !== 'handling'));
}

/** Guests who are offered something stand before it, and do not walk past. */
export function offered(brief: Brief): Brief {
  const host = brief.subjects.findIndex((one) => isPeople(one) && one.attributes.includes('offering'));
  const guests = brief.subjects.findIndex((one, index) => index !== host && isPeople(one));
  if (host < 0 || guests < 0) return brief;
  return withWords(brief, guests, (own) => (own.some((word) => BODILY.test(word)) ? own : [...own, 'standing']));
}
const BODILY = /^(?:sitting|seated|standing|lying|kneeling|sleeping)$/;

/** "Waiting for its owner to return": nobody waits for who is there. */
export function awaited(brief: Brief): Brief {
  const name = AWAITED.exec(brief.prompt)?.[1]?.toLowerCase();
  const gone = brief.subjects.findIndex(
    (one, index) => index > 0 && one.count === 1 && isPeople(one) && name !== undefined && one.words.endsWith(name),
  );
  return gone < 0 ? brief : without(brief, new Set([gone]));
}
const AWAITED =
  /\bwait(?:s|ing)? for (?:his|her|its|their|the|a) (?:\w+ )?(\w+) to (?:return|arrive|come|get|be back|wake up|finish)\b/i;

/** "A woman holding lilies": several flowers in somebody's hands are a bunch of them. */
export function gathered(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [doer, thing] = [brief.subjects[subject], brief.subjects[object]];
    const elsewhere = brief.relations.some((each) => each.subject === object);
    if (kind !== 'holding' || elsewhere || !doer || !thing || thing.count < 2 || !isGathered(thing)) return false;
    // who prunes roses has them on their bush
    const done = doer.attributes.some((word) => isActName(word) && belongsTo(word, thing.concept));
    return isDoer(doer) && !done;
  });
  if (!found) return brief;
  const subjects = brief.subjects.map((subject, index): Subject => {
    const { bunch = subject.concept, tint } = recordOf(subject.concept) ?? {};
    if (index !== found.object) return subject;
    const attributes = [subject.concept, ...subject.attributes];
    return { ...subject, concept: bunch, count: 1, attributes, ...(tint && !subject.colour && { colour: tint }) };
  });
  return withWords({ ...brief, subjects }, found.subject, (own) => [
    ...own,
    `bunch:${brief.subjects[found.object]?.concept}`,
  ]);
}

/** Of bananas there is one in each hand. */
const isGathered = ({ concept }: Subject): boolean => {
  const { bunch } = recordOf(concept) ?? {};
  return bunch !== undefined && paintedAs(concept)?.kind !== 'food';
};

/** "A magician pulling a rabbit out of a hat": the hat is in hand, the rabbit in it. */
export function pulledOut(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const doer = brief.subjects[subject];
    const within = brief.relations.some((each) => each.kind === 'inside' && each.subject === object);
    return kind === 'pushing' && within && doer !== undefined && isPeople(doer);
  });
  const vessel = brief.relations.find(({ kind, subject }) => kind === 'inside' && subject === found?.object)?.object;
  if (!found || vessel === undefined) return brief;
  const held = { kind: 'holding' as const, subject: found.subject, object: vessel };
  return withWords(withRelation(brief, found, held), found.subject, (own) => own.filter((word) => word !== 'walking'));
}

/** Jug and cup of who pours are in their hands, however they are told to stand to each other. */
export function poured(brief: Brief): Brief {
  const doer = brief.subjects.findIndex(({ attributes }) => attributes.some((word) => POURS.has(word)));
  const act = brief.subjects[doer]?.attributes.find((word) => POURS.has(word));
  if (act === undefined || !isActName(act)) return brief;
  const vessel = (index: number): boolean => index !== doer && belongsTo(act, brief.subjects[index]?.concept ?? '');
  const relations = brief.relations.filter(({ subject, object }) => !(vessel(subject) && vessel(object)));
  return relations.length === brief.relations.length ? brief : { ...brief, relations };
}

const POURS: ReadonlySet<string> = new Set<ActName>(['pouring', 'pouring-wine', 'pouring-bowl']);

/** Who takes something out of an oven stands before it, its door open, and what was in it in their hands. */
export function fromOven(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [doer, oven] = [brief.subjects[subject], brief.subjects[object]];
    if (!doer || !oven || !isPeople(doer) || doer.count > 1 || !belongsTo(FROM_OVEN, oven.concept)) return false;
    return (kind === 'inside' || kind === 'facing') && is(oven.concept, 'appliance') && takes(brief, subject);
  });
  if (!found) return brief;
  const relations = brief.relations.filter((each) => each !== found);
  return withWords({ ...brief, relations }, found.subject, (own) => [FROM_OVEN, ...own]);
}

const FROM_OVEN: ActName = 'from-oven';
const takes = ({ relations, subjects }: Brief, doer: number): boolean =>
  relations.some(
    ({ kind, subject, object }) =>
      kind === 'holding' && subject === doer && isOfKind('food', subjects[object]?.concept ?? ''),
  );

/** What is read or typed on where there is no desk, and who is so low that their lap is before them. */
const AT_DESKS: ActName = 'typing';
const ON_LAPS: ActName = 'lap-typing';
const LOW_DOWN = new Set('sitting seated cross-legged lying resting relaxing'.split(' '));

/** Who sits on a sofa, in bed or on the ground has a laptop on their lap: a desk is where one is named. */
export function onKnees(brief: Brief): Brief {
  const doer = brief.subjects.findIndex((each) => isPeople(each) && each.count === 1);
  const one = brief.subjects[doer];
  const seat = brief.relations.find(({ kind, subject }) => kind === 'on' && subject === doer)?.object;
  const found = brief.relations.find(({ kind, subject, object, part }) => {
    const handled = subject === doer && HANDLED.has(kind);
    if (!belongsTo(ON_LAPS, brief.subjects[handled ? object : subject]?.concept ?? '')) return false;
    if (kind === 'on' && object === doer) return part === 'lap' || part === 'knee';
    const soft = seat !== undefined && offerOf(brief.subjects[seat]?.concept ?? '').seat !== undefined;
    const low = soft || one?.attributes.some((word) => LOW_DOWN.has(word)) === true;
    const desk = brief.subjects.some(({ concept }) => is(concept, 'table'));
    return low && !desk && (handled || (kind === 'on' && object === seat));
  });
  if (!found) return brief;
  const thing = found.subject === doer ? found.object : found.subject;
  const sits = brief.subjects[doer]?.attributes.some((word) => LOW_DOWN.has(word));
  const held = withRelation(brief, found, { kind: 'holding', subject: doer, object: thing });
  return withWords(held, doer, (own) => [
    ON_LAPS,
    ...own.filter((word) => word !== AT_DESKS && word !== ON_LAPS && word !== 'standing'),
    ...(sits ? [] : ['sitting']),
  ]);
}

/** Who works on a laptop and sits on nothing that was named has it on a table. */
export function atTheirTable(brief: Brief): Brief {
  return brief.subjects.reduce<Brief>((each, one, index) => {
    const seated = each.relations.some(({ kind, subject }) => kind === 'on' && subject === index);
    const low = one.attributes.some((word) => LOW_DOWN.has(word));
    if (!isPeople(one) || seated || low || !one.attributes.includes(ON_LAPS)) return each;
    return withWords(each, index, (own) => own.map((word) => (word === ON_LAPS ? AT_DESKS : word)));
  }, brief);
}

const SWORDPLAY: ActName = 'sword-fighting';
const BARE_HANDED: ReadonlySet<string> = new Set<ActName>(['martial-arts', 'boxing']);

/** Who practises fighting with a sword in hand fights with it. */
export function armed(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      kind === 'holding' &&
      brief.subjects[subject]?.attributes.some((word) => BARE_HANDED.has(word)) === true &&
      belongsTo(SWORDPLAY, brief.subjects[object]?.concept ?? ''),
  );
  if (!found) return brief;
  return withWords(brief, found.subject, (own) => [SWORDPLAY, ...own.filter((word) => !BARE_HANDED.has(word))]);
}

/** "A chef presenting a plate" shows it, and speaks to nobody. */
export function shownInHand(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject }) => kind === 'holding' && brief.subjects[subject]?.attributes.includes('presenting') === true,
  );
  if (!found) return brief;
  const { setting, ...elsewhere } = brief;
  const kept = setting === 'office' && !/\boffice/i.test(brief.prompt) ? elsewhere : brief;
  return withWords(kept, found.subject, (own) => own.filter((word) => word !== 'presenting'));
}

/** An animal that chews on what is no food has it in its mouth, and sits at no table. */
export function chewed(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one, thing] = [brief.subjects[subject], brief.subjects[object]];
    if (!one || !thing || kind !== 'holding' || !isOfKind('animal', one.concept)) return false;
    return /\b(?:chew|gnaw)/i.test(brief.prompt) && !isOfKind('food', thing.concept) && !isPeople(one);
  });
  if (!found) return brief;
  const told = [...(brief.told ?? []), 'by-mouth' as const];
  return withWords({ ...brief, told }, found.subject, (own) => own.filter((word) => word !== 'eating'));
}

/** "A bear with a salmon in its paws", "a man with a cat in his arms": an animal is held as well, and is not beside. */
export function inPaws(brief: Brief): Brief {
  if (!brief.told?.includes('in-paws')) return brief;
  const relations = brief.relations.map((each) => {
    if (each.kind !== 'beside') return each;
    const pairs = [[each.object, each.subject] as const, [each.subject, each.object] as const];
    const found = pairs.find(([holder, held]) => isHeldBy(brief, holder, held));
    return found ? { kind: 'holding' as const, subject: found[0], object: found[1] } : each;
  });
  return { ...brief, relations };
}

function isHeldBy({ subjects, prompt }: Brief, by: number, what: number): boolean {
  const [holder, held] = [subjects[by], subjects[what]];
  if (!holder || held?.count !== 1) return false;
  if (isPeople(holder)) return !isPeople(held) && isCarried(held, prompt);
  return isOfKind('animal', holder.concept) && held.attributes.some((word) => word === 'paws' || word === 'hands');
}

/** "With a cat in his arms", "with a box in her hands": what is named right before them is in them. */
const isCarried = ({ words }: Subject, prompt: string): boolean =>
  new RegExp(
    `\\b${words}s? (?:held |cradled )?(?:in|between) (?:his|her|their|its|both|one) (?:\\w+ )?(?:arms?|hands?)\\b`,
    'i',
  ).test(prompt);

const SIPS: ActName = 'drinking';
const FROM_BOTTLE: ActName = 'bottling';

/** Who drinks from a bottle has it at the mouth, and no cup beside it. */
export function fromBottle(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [doer, bottle] = kind === 'beside' ? [object, subject] : [subject, object];
    const sips = brief.subjects[doer]?.attributes.includes(SIPS) === true;
    return sips && BY_HAND.has(kind) && belongsTo(FROM_BOTTLE, brief.subjects[bottle]?.concept ?? '');
  });
  if (!found) return brief;
  const [doer, bottle] = found.kind === 'beside' ? [found.object, found.subject] : [found.subject, found.object];
  const held = withRelation(brief, found, { kind: 'holding', subject: doer, object: bottle });
  return withWords(held, doer, (own) => own.map((word) => (word === SIPS ? FROM_BOTTLE : word)));
}
const BY_HAND = new Set<Relation['kind']>([...HANDLED, 'beside']);

/** Who is on a broom flies on it. */
export function onBroom(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [rider, broom] = [brief.subjects[subject], brief.subjects[object]];
    if (!rider || !broom || !isPeople(rider) || rider.count > 1) return false;
    return (kind === 'on' || kind === 'riding') && belongsTo('broom-flight', broom.concept);
  });
  if (!found) return brief;
  return withWords(withKind(brief, found, 'holding'), found.subject, (own) => ['broom-flight', ...own]);
}

/** So many have no hands on one thing that is so tall, in metres. */
const [MANY, TALL] = [6, 0.8];

/** "People are building a snowman": it stands among them. */
export function amongMany(brief: Brief): Brief {
  const relations = brief.relations.map((each) => {
    const drawing = paintedAs(brief.subjects[each.object]?.concept);
    const tall = drawing !== undefined && drawing.height > TALL;
    const many = (brief.subjects[each.subject]?.count ?? 1) > MANY;
    return each.kind === 'holding' && tall && many
      ? { kind: 'beside' as const, subject: each.object, object: each.subject }
      : each;
  });
  return { ...brief, relations };
}
