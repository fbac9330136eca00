import { belongsTo, isActName } from '../../catalogue/acts.js';
import type { ActName } from '../../catalogue/acts.js';
import { offerOf } from '../../catalogue/affordances.js';
import { paintedAs } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import type { Brief, Relation, Subject } from '../../language/brief.js';
import { isPeople } from './tableaux.js';
import { isMachine } from './doers.js';
import { isOfKind, withKind, withRelation, withWords } from './edits.js';

/** What the living do to each other: hug, carry, give, fight, sit on a lap. */

const TENDED = new Set(['hugging', 'kissing', 'petting', 'milking', 'handling', 'playing', 'checkup']);

/** A large animal that somebody hugs, milks or plays with stands before them; they kneel to it. */
export function tended(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [doer, animal] = [brief.subjects[subject], brief.subjects[object]];
    if (
      !doer ||
      !is(doer.concept, 'person') ||
      !animal ||
      !is(animal.concept, 'tended') ||
      animal.attributes.includes('toy')
    )
      return false;
    return (kind === 'holding' || kind === 'facing') && doer.attributes.some((word) => TENDED.has(word));
  });
  if (!found) return brief;
  return withWords(withKind(brief, found, 'facing'), found.subject, (own) =>
    own.includes('milking') ? own : ['petting', ...own.filter((word) => !TENDED.has(word))],
  );
}

/** Birds that are fed have come down to whoever feeds them. */
export function fed(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [doer, animal] = [brief.subjects[subject], brief.subjects[object]];
    const feeds = kind === 'facing' && doer !== undefined && isPeople(doer) && doer.attributes.includes('petting');
    return feeds && animal?.action === undefined && is(animal?.concept, 'feathered');
  });
  if (!found) return brief;
  const landed = withWords(brief, found.object, (own) => [...own, 'standing']);
  // nobody's hand is in them
  if (!/\bfeed(?:s|ing)?\b|\bfed\b/i.test(brief.prompt)) return landed;
  return withWords(landed, found.subject, (own) => ['scattering', ...own.filter((word) => word !== 'petting')]);
}

/** Metres: to what is lower one kneels, or bends down. */
const [UP_TO_KNEE, UP_TO_CHEST] = [0.95, 1.6];

/** Who shakes hands with a robot or a bear holds out a hand to it, and to nobody else. */
export function greeted(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [doer, other] = [brief.subjects[subject], brief.subjects[object]];
    const shakes = doer?.attributes.includes('shaking-hands') === true && doer.count === 1;
    return shakes && (kind === 'holding' || kind === 'facing') && other !== undefined && !isPeople(other);
  });
  if (!found) return brief;
  const drawing = paintedAs(brief.subjects[found.object]?.concept);
  const high = drawing?.height ?? UP_TO_CHEST;
  const reach: ActName = high < UP_TO_KNEE ? 'petting' : high < UP_TO_CHEST ? 'patting-low' : 'patting';
  return withWords(withKind(brief, found, 'facing'), found.subject, (own) => [
    reach,
    ...own.filter((word) => word !== 'shaking-hands'),
  ]);
}

/** Who snuggles with a pet has it in their arms, whichever of them is beside the other. */
export function snuggled(brief: Brief): Brief {
  const hugs = (index: number): boolean => brief.subjects[index]?.attributes.includes('hugging') === true;
  const pet = (index: number): boolean => isOfKind('animal', brief.subjects[index]?.concept ?? '');
  const relations = brief.relations.map((relation): Relation => {
    const { kind, subject, object } = relation;
    if (kind !== 'beside') return relation;
    if (hugs(subject) && pet(object)) return { kind: 'facing', subject, object };
    return hugs(object) && pet(subject) ? { kind: 'facing', subject: object, object: subject } : relation;
  });
  return { ...brief, relations };
}

/** Whom somebody hugs that fits into their arms is in them. */
export function cuddled(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [doer, other] = [brief.subjects[subject], brief.subjects[object]];
    return (
      (kind === 'holding' || kind === 'facing') &&
      doer?.attributes.includes('hugging') === true &&
      other !== undefined &&
      !isPeople(other)
    );
  });
  if (!found) return brief;
  // an animal lies down on the blanket
  const onto = offerOf(brief.subjects[found.object]?.concept ?? '').flat === true;
  const lies = onto && isOfKind('animal', brief.subjects[found.subject]?.concept ?? '');
  return withWords(withKind(brief, found, lies ? 'on' : 'holding'), found.subject, (own) => [
    ...own.filter((word) => word !== 'hugging'),
    ...(lies ? ['sleeping'] : ['embracing', 'happy']),
  ]);
}

const ON_ITS_FEET = new Set('walking standing tail'.split(' '));

/** A cat or a dog in somebody's arms sits there: it does not walk on air. */
export function carriedPet(brief: Brief): Brief {
  return brief.relations.reduce<Brief>((each, { kind, subject, object, part }) => {
    const [doer, pet] = [each.subjects[subject], each.subjects[object]];
    if (kind !== 'holding' || part !== undefined || !doer || !pet || !isPeople(doer) || pet.count > 1) return each;
    if (!isOfKind('animal', pet.concept) || pet.attributes.some((word) => POSED.has(word))) return each;
    return withWords(each, object, (own) => ['sitting', ...own.filter((word) => !ON_ITS_FEET.has(word))]);
  }, brief);
}

const POSED = new Set('sleeping lying flying swimming jumping running'.split(' '));

/** An animal on somebody's lap: they sit and hold it. */
export function onLap(brief: Brief): Brief {
  if (!brief.told?.includes('lap')) return brief;
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      (kind === 'on' || kind === 'inside') &&
      is(brief.subjects[object]?.concept, 'person') &&
      (!is(brief.subjects[subject]?.concept, 'person') || isChild(brief.subjects[subject])),
  );
  if (!found) return brief;
  if (isChild(brief.subjects[found.subject])) return childOnLap(brief, found);
  const held = { kind: 'holding' as const, subject: found.object, object: found.subject };
  // nobody sits down in the street for it
  const seated = { ...withRelation(brief, found, held), setting: brief.setting ?? ('room' as const) };
  return withWords(seated, found.object, (own) => [
    // whose lap it is on has it in their hands
    ...own.filter((word) => !/^(?:walking|standing|petting|patting)$/.test(word)),
    'sitting',
  ]);
}

const isChild = (subject: Subject | undefined): boolean =>
  subject?.count === 1 && subject.attributes.some((word) => /^(?:child|boy|girl|toddler|baby|kid)$/.test(word));

/** A child on somebody's lap sits there: on what they sit, where that is said, else on the floor of a room. */
function childOnLap(brief: Brief, found: Relation): Brief {
  const { subject: child, object: adult } = found;
  // who is on the lap is on no sofa beside it
  const kept = brief.relations.filter(({ subject }) => subject !== child);
  const held = { kind: 'on' as const, subject: child, object: adult, part: 'lap' };
  const still = (own: readonly string[], ...words: readonly string[]): readonly string[] => [
    ...words,
    ...own.filter((word) => !/^(?:walking|standing|sitting|holding|happy)$/.test(word)),
  ];
  const seated = { ...brief, relations: [...kept, held], setting: brief.setting ?? ('room' as const) };
  const calm = withWords(seated, child, (own) => still(own, 'seated'));
  return withWords(calm, adult, (own) => still(own, 'sitting'));
}

/** On a shoulder there is no room for it. */
const LAIN: ReadonlySet<string> = new Set(['lying', 'sleeping', 'napping', 'dozing', 'sitting', 'standing']);
const inHands = new Set(['hand', 'arm', 'finger', 'palm', 'wrist', 'forearm']);

/** Who is on somebody's back or shoulders is carried there; what is on their hand they hold out. */
export function borne(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, object, part }) => kind === 'on' && part !== undefined && is(brief.subjects[object]?.concept, 'person'),
  );
  const guest = found && brief.subjects[found.subject];
  if (!found?.part || !guest) return brief;
  const { subject, object, part } = found;
  if (isPeople(guest)) {
    const act = part === 'shoulder' ? 'shoulder-ride' : part === 'back' ? 'piggyback' : undefined;
    return act ? withWords(brief, object, (own) => [act, ...own]) : brief;
  }
  if (isOfKind('animal', guest.concept) && (part === 'shoulder' || part === 'back')) {
    const perched = withWords(brief, subject, (own) => ['sitting', ...own.filter((word) => !LAIN.has(word))]);
    return withRelation(perched, found, { ...found, part: 'shoulder' });
  }
  if (!inHands.has(part)) return brief;
  return withRelation(brief, found, { kind: 'holding', subject: object, object: subject, part: 'hand' });
}

/** Who fights with a blade. */
const ARMED = new Set('knight warrior samurai viking gladiator pirate swordsman paladin musketeer hero'.split(' '));

/** Two who fight look at each other, and who has a blade has raised it. */
export function fought(brief: Brief): Brief {
  if (!brief.told?.includes('fight')) return brief;
  const found = brief.relations.find(({ kind }) => kind === 'facing');
  if (!found) return brief;
  const { subject, object } = found;
  const other = brief.subjects[object];
  if (!other || !(isPeople(other) || isOfKind('animal', other.concept))) return brief;
  const back = brief.relations.some((each) => each.subject === object && each.object === subject);
  const met: Brief = back
    ? brief
    : { ...brief, relations: [...brief.relations, { kind: 'facing', subject: object, object: subject }] };
  // a dragon fights with its breath
  const fiery = [subject, object].some((index) => is(met.subjects[index]?.concept, 'breathes-fire'));
  const told = fiery ? [...(met.told ?? []), 'fire-breath' as const] : met.told;
  return [subject, object].reduce(
    (each, index) => {
      const { attributes = [] } = each.subjects[index] ?? {};
      if (!attributes.some((word) => ARMED.has(word)) || attributes.some(isActName)) return each;
      return withWords(each, index, (own) => ['sword-fighting', ...own.filter((word) => word !== 'playing')]);
    },
    { ...met, ...(told && { told }) },
  );
}

const TENDER: ReadonlySet<string> = new Set(['kissing', 'hugging', 'petting']);

/** A child whom somebody carries is in their arms, and so is a baby whom they kiss or hug: beside them it reaches the knee. */
export function inArms(brief: Brief): Brief {
  const carried = brief.told?.includes('carrying') === true;
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one, other] = [brief.subjects[subject], brief.subjects[object]];
    if (!one || !other || !is(one.concept, 'person') || !is(other.concept, 'person')) return false;
    const small = other.attributes.some((word) => /^(?:child|boy|girl|toddler|baby)$/.test(word));
    const acts = one.attributes.filter(isActName);
    const tender = other.attributes.includes('baby') && acts.length > 0 && acts.every((act) => TENDER.has(act));
    const free = one.count === 1 && other.count === 1 && (tender || (carried && acts.length === 0));
    return (kind === 'facing' || kind === 'holding') && free && small && !one.attributes.includes('child');
  });
  if (!found) return brief;
  return withWords(brief, found.subject, (own) => ['carrying-child', ...own.filter((word) => !TENDER.has(word))]);
}

const UNGIVEN = ['building', 'vehicle', 'furniture', 'nature', 'plant', 'person', 'animal'] as const;
const ballGames = ['football', 'basketball', 'volleyball', 'baseball'] as const;

/** What one gives to another is between the two, in the hands of who gives it. */
export function given(brief: Brief): Brief {
  if (!brief.told?.includes('giving')) return brief;
  const alive = brief.subjects.flatMap((each, index) =>
    each.count === 1 && (is(each.concept, 'person') || isOfKind('animal', each.concept) || isMachine(each.concept))
      ? [index]
      : [],
  );
  const gifts = brief.subjects.flatMap(({ concept }, index) =>
    !alive.includes(index) && (!UNGIVEN.some((kind) => isOfKind(kind, concept)) || is(concept, 'flower'))
      ? [index]
      : [],
  );
  // a kitten or a fish is given too, where nothing else is
  const pet = gifts.length === 0 && alive.length === 3 ? alive[1] : undefined;
  const beast = pet !== undefined && isOfKind('animal', brief.subjects[pet]?.concept ?? '') ? pet : undefined;
  const gift = gifts[0] ?? beast;
  const hands = alive.filter((index) => index !== beast);
  const [giver, taker, third] = brief.told.includes('to-first') ? hands.toReversed() : hands;
  if (giver === undefined || taker === undefined || gift === undefined) return brief;
  if (third !== undefined) return hands.length === 3 ? givenToTwo(brief, giver, [taker, third], gifts) : brief;
  if (brief.subjects[giver]?.attributes.some(isActName)) return brief;
  const those = new Set([giver, taker, gift]);
  const kept = brief.relations
    .filter(({ subject, object }) => !those.has(subject) || !those.has(object))
    // at the door, where the other one can reach them
    .map((each) => (each.subject === taker && each.kind === 'inside' ? { ...each, kind: 'beside' as const } : each));
  const rolls = ballGames.some((game) => belongsTo(game, brief.subjects[gift]?.concept ?? ''));
  const offered = rolls
    ? brief
    : withWords(brief, giver, (own) => [...own.filter((word) => word !== 'walking'), 'offering']);
  // animals among themselves do it as people do, and are of a size with each other
  const beasts = [giver, taker].every((index) => isOfKind('animal', brief.subjects[index]?.concept ?? ''));
  const taken =
    isPeople(brief.subjects[taker] as Subject) || (beasts && !rolls)
      ? withWords(offered, taker, (own) => [...own, 'hold-out'])
      : offered;
  return {
    ...taken,
    relations: [
      ...kept,
      ...(rolls
        ? [giver, taker].map((object) => ({ kind: 'between' as const, subject: gift, object }))
        : [{ kind: 'holding' as const, subject: giver, object: gift }]),
      { kind: 'facing' as const, subject: giver, object: taker },
      { kind: 'facing' as const, subject: taker, object: giver },
    ],
  };
}

/** Who gives something to each of two stands between them, one gift in each hand. */
function givenToTwo(brief: Brief, giver: number, takers: readonly number[], gifts: readonly number[]): Brief {
  if (gifts.length !== 2 || brief.subjects[giver]?.attributes.some(isActName)) return brief;
  const those = new Set([giver, ...takers, ...gifts]);
  const kept = brief.relations.filter(({ subject, object }) => !those.has(subject) || !those.has(object));
  const sides = ['right-of', 'left-of'] as const;
  const relations = [
    ...kept,
    ...gifts.map((gift) => ({ kind: 'holding' as const, subject: giver, object: gift })),
    ...takers.map((taker, at) => ({ kind: sides[at] ?? ('beside' as const), subject: taker, object: giver })),
  ];
  const still = withWords({ ...brief, relations }, giver, (own) => own.filter((word) => word !== 'walking'));
  if (isPeople(brief.subjects[giver] as Subject)) return still;
  return takers
    .filter((taker) => isOfKind('animal', brief.subjects[taker]?.concept ?? ''))
    .reduce((each, taker) => withWords(each, taker, (own) => [...own, 'hold-out']), still);
}

/** Two people who look at each other stand face to face. */
export function met(brief: Brief): Brief {
  if (!brief.told?.includes('face-to-face')) return brief;
  const people = brief.subjects.flatMap((each, index) => (isPeople(each) ? [index] : []));
  const many = people.reduce((sum, index) => sum + (brief.subjects[index]?.count ?? 0), 0);
  const busy = people.some((index) => brief.subjects[index]?.attributes.some(isActName));
  if (many !== 2 || busy) return brief;
  return people.reduce<Brief>(
    (each, index) => withWords(each, index, (own) => ['talking', ...own.filter((word) => word !== 'looking')]),
    {
      ...brief,
      relations: brief.relations.filter(
        ({ subject, object }) => !(people.includes(subject) && people.includes(object)),
      ),
    },
  );
}

/** An animal under a sofa lies there: it is too low to stand. */
export function lyingUnder(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      kind === 'under' &&
      isOfKind('animal', brief.subjects[subject]?.concept ?? '') &&
      is(brief.subjects[object]?.concept, 'couch'),
  );
  if (!found || brief.subjects[found.subject]?.attributes.includes('sleeping')) return brief;
  const upright = /^(?:standing|sitting|crouching|walking|tail)$/;
  return withWords(brief, found.subject, (own) => ['lying', ...own.filter((word) => !upright.test(word))]);
}

/** Birds about a tower are in the air, unless they are said to do something else. */
export function circling(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const birds = brief.subjects[subject];
    return (
      kind === 'beside' &&
      birds !== undefined &&
      birds.count > 1 &&
      birds.attributes.length === 0 &&
      is(birds.concept, 'feathered') &&
      isOfKind('building', brief.subjects[object]?.concept ?? '')
    );
  });
  return found ? withWords(brief, found.subject, () => ['flying']) : brief;
}
