import { actWith, belongsTo, isActName } from '../catalogue/acts.js';
import { offerOf } from '../catalogue/affordances.js';
import { is } from '../catalogue/traits.js';
import type { Brief, Subject } from '../language/brief.js';
import { isPeople } from './tableaux.js';
import { settleCompany } from './told-company.js';
import { isDoer, settleDoers } from './told-doers.js';
import { isOfKind, withKind, withRelation, withWords } from './told-edits.js';

/** What people are told to do says where things are: a meal is before who eats it, a tool in the hands of who uses it. */
export function settleActs(told: Brief): Brief {
  return steps.reduce((brief, step) => step(brief), settleDoers(settleCompany(told)));
}

/** "A couple having a romantic dinner": a meal that is nowhere else is before who is there. */
function withMeals(brief: Brief): Brief {
  const eater = brief.subjects.findIndex(isPeople);
  const meal = brief.subjects.findIndex(
    ({ concept }, index) =>
      is(concept, 'meal') && !brief.relations.some(({ subject, object }) => subject === index || object === index),
  );
  if (eater < 0 || meal < 0) return brief;
  return { ...brief, relations: [...brief.relations, { kind: 'holding', subject: eater, object: meal }] };
}

/** "On a chair to reach a shelf", "on a bed reading": what a chair is said to do, who is on it does. */
function ownActs(brief: Brief): Brief {
  const isThing = ({ concept }: Subject): boolean => is(concept, 'step') || isOfKind('furniture', concept);
  const thing = brief.subjects.findIndex((subject) => isThing(subject) && subject.attributes.some(isActName));
  const user = brief.relations.find(
    ({ subject, object }) => object === thing && isDoer(brief.subjects[subject] as Subject),
  )?.subject;
  const doer = user ?? brief.subjects.findIndex(isPeople);
  const acting = brief.subjects[thing];
  if (doer < 0) return brief;
  if (!acting) return raised(brief, doer);
  const moved = acting.attributes.filter(isActName);
  const subjects = brief.subjects.map((subject, index) =>
    index === doer
      ? { ...subject, attributes: [...moved, ...subject.attributes] }
      : subject === acting
        ? { ...subject, attributes: subject.attributes.filter((word) => !isActName(word)) }
        : subject,
  );
  return raised({ ...brief, subjects }, doer);
}

/** Who changes a bulb stands on what they draw below themselves. */
function raised(brief: Brief, doer: number): Brief {
  const act = brief.subjects[doer]?.attributes.find((word) => word === 'changing-bulb' || word === 'reaching-shelf');
  if (!act) return brief;
  const relations = brief.relations.filter(
    ({ kind, subject, object }) =>
      !(kind === 'on' && subject === doer && belongsTo(act, brief.subjects[object]?.concept ?? '')),
  );
  return { ...brief, relations };
}

const TENDED = new Set(['hugging', 'petting', 'milking', 'thinking', 'playing', 'checkup']);

/** A large animal that somebody hugs, milks or plays with stands before them; they kneel to it. */
function tended(brief: Brief): Brief {
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

/** Whom somebody hugs that fits into their arms is in them. */
function cuddled(brief: Brief): Brief {
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
  const lies = isOfKind('animal', brief.subjects[found.subject]?.concept ?? '');
  return withWords(withKind(brief, found, lies ? 'on' : 'holding'), found.subject, (own) => [
    ...own.filter((word) => word !== 'hugging'),
    lies ? 'sleeping' : 'happy',
  ]);
}

/** Who writes on a board that has words on it stands before it, chalk in hand. */
function atBoard(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const writes = brief.subjects[subject]?.attributes.some((word) => word === 'writing' || word === 'working');
    return kind === 'on' && writes === true && belongsTo('writing-board', brief.subjects[object]?.concept ?? '');
  });
  if (!found) return brief;
  return withWords(withKind(brief, found, 'facing'), found.subject, (own) => [
    'chalking',
    ...own.filter((word) => word !== 'writing'),
  ]);
}

/** Who serves a cup has it in hand. */
function handled(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [doer, thing] = [brief.subjects[subject], brief.subjects[object]];
    if (kind !== 'facing' || !doer || !thing) return false;
    const served = ['meal', 'drink', 'hot-drink', 'drinking-vessel'] as const;
    return doer.attributes.includes('serving') && served.some((trait) => is(thing.concept, trait));
  });
  if (!found) return brief;
  const subjects = brief.subjects.map((subject, index) => {
    if (index !== found.subject) return subject;
    const { action, ...rest } = subject;
    const attributes = subject.attributes.filter((word) => word !== 'serving');
    return {
      ...rest,
      ...(action !== undefined && action !== 'serving' && { action }),
      attributes,
    };
  });
  return withKind({ ...brief, subjects }, found, 'holding');
}

/** "Hitting a nail with a hammer": the tool is in the hands, what is hit before them. */
function withTools(brief: Brief): Brief {
  if (!brief.told?.includes('with-tool')) return brief;
  const used = brief.relations.find(({ kind, subject, object }) => {
    const tool = brief.subjects[subject];
    if (kind !== 'beside' || !tool || !actWith(tool.concept, tool.variety)) return false;
    return brief.relations.some((each) => each.kind === 'holding' && each.object === object);
  });
  if (!used) return brief;
  const doing = brief.relations.find((each) => each.kind === 'holding' && each.object === used.object);
  const relations = brief.relations.map((each) =>
    each === used
      ? { kind: 'holding' as const, subject: doing?.subject ?? 0, object: used.subject }
      : each === doing
        ? { ...each, kind: 'facing' as const }
        : each,
  );
  return { ...brief, relations };
}

/** An animal on somebody's lap: they sit and hold it. */
function onLap(brief: Brief): Brief {
  if (!brief.told?.includes('lap')) return brief;
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      kind === 'on' && is(brief.subjects[object]?.concept, 'person') && !is(brief.subjects[subject]?.concept, 'person'),
  );
  if (!found) return brief;
  const held = { kind: 'holding' as const, subject: found.object, object: found.subject };
  return withWords(withRelation(brief, found, held), found.object, (own) => [...own, 'sitting']);
}

const inHands = new Set(['hand', 'arm', 'finger', 'palm', 'wrist', 'forearm']);

/** Who is on somebody's back or shoulders is carried there; what is on their hand they hold out. */
function borne(brief: Brief): Brief {
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
  if (!inHands.has(part)) return brief;
  return withRelation(brief, found, { kind: 'holding', subject: object, object: subject, part: 'hand' });
}

/** Who fights with a blade. */
const ARMED = new Set('knight warrior samurai viking gladiator pirate swordsman paladin musketeer hero'.split(' '));

/** Two who fight look at each other, and who has a blade has raised it. */
function fought(brief: Brief): Brief {
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
  return [subject, object].reduce((each, index) => {
    const { attributes = [] } = each.subjects[index] ?? {};
    if (!attributes.some((word) => ARMED.has(word)) || attributes.some(isActName)) return each;
    return withWords(each, index, (own) => ['sword-fighting', ...own.filter((word) => word !== 'playing')]);
  }, met);
}

/** A kite that an animal flies is on a string in its paw. */
function withKite(brief: Brief): Brief {
  const flyer = brief.subjects.findIndex(
    (subject) => !isPeople(subject) && subject.count === 1 && subject.attributes.includes('flying'),
  );
  const kite = brief.subjects.findIndex(({ concept }) => belongsTo('flying-kite', concept));
  if (flyer < 0 || kite < 0 || flyer > kite) return brief;
  if (brief.relations.some(({ subject, object }) => subject === kite || object === kite)) return brief;
  const relations = [...brief.relations, { kind: 'holding' as const, subject: flyer, object: kite }];
  return withWords({ ...brief, relations }, flyer, (own) => own.filter((word) => word !== 'flying'));
}

/** Who is at a desk with a computer works at it; what else is there stands around them. */
function atDesk(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one, desk] = [brief.subjects[subject], brief.subjects[object]];
    if (!one || !desk || !is(one.concept, 'person') || one.count > 1 || one.attributes.some(isActName)) return false;
    return kind === 'beside' && is(desk.concept, 'table');
  });
  if (!found) return brief;
  const { subject: worker, object: desk } = found;
  const computer = brief.relations.find(
    ({ kind, subject, object }) =>
      kind === 'on' && object === desk && actWith(brief.subjects[subject]?.concept ?? '') === 'typing',
  )?.subject;
  if (computer === undefined) return brief;
  const relations = brief.relations.flatMap((each) => {
    if (each === found) return [{ kind: 'holding' as const, subject: worker, object: computer }];
    return each.object === desk || each.subject === desk ? [] : [each];
  });
  return { ...brief, relations };
}

/** What somebody repairs is before them, their toolbox beside them. */
function repaired(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject }) => kind === 'facing' && brief.subjects[subject]?.attributes.includes('repairing') === true,
  );
  if (!found) return brief;
  const relations = brief.relations.map((each) =>
    each.kind === 'holding' && each.subject === found.subject && is(brief.subjects[each.object]?.concept, 'handle')
      ? { kind: 'beside' as const, subject: each.object, object: found.subject }
      : each,
  );
  return withWords({ ...brief, relations }, found.subject, (own) => [...own, 'station-elsewhere']);
}

/** Who paints on a wall stands before it, and what they paint is on it. */
function muralled(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      kind === 'on' &&
      brief.subjects[subject]?.attributes.includes('painting') === true &&
      is(brief.subjects[object]?.concept, 'wall'),
  );
  if (!found) return brief;
  const relations = brief.relations.map((each) => {
    if (each === found) return { ...each, kind: 'facing' as const };
    return each.kind === 'holding' && each.subject === found.subject && is(brief.subjects[each.object]?.concept, 'art')
      ? { kind: 'hanging-on' as const, subject: each.object, object: found.object }
      : each;
  });
  return withWords({ ...brief, relations }, found.subject, (own) => [
    'painting-wall',
    ...own.filter((word) => word !== 'painting'),
  ]);
}

/** Who reads at a desk sits there. */
function readsAtDesk(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one, desk] = [brief.subjects[subject], brief.subjects[object]];
    if (!one || !desk || !is(one.concept, 'person') || one.count > 1 || !one.attributes.includes('reading'))
      return false;
    return kind === 'beside' && is(desk.concept, 'table') && belongsTo('desk-reading', desk.concept);
  });
  if (!found) return brief;
  return withWords(withKind(brief, found, 'holding'), found.subject, (own) => [
    'desk-reading',
    ...own.filter((word) => word !== 'reading'),
  ]);
}

/** What is mended with needle and twine is on the lap of who mends it. */
function mended(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      (kind === 'facing' || kind === 'holding') &&
      brief.subjects[subject]?.attributes.includes('repairing') === true &&
      belongsTo('mending-net', brief.subjects[object]?.concept ?? ''),
  );
  if (!found) return brief;
  return withWords(brief, found.subject, (own) => ['mending-net', ...own.filter((word) => word !== 'repairing')]);
}

const isServed = (concept: string): boolean =>
  offerOf(concept).vessel === true || isOfKind('food', concept) || is(concept, 'drinking-vessel');

const isMachine = (concept: string): boolean => {
  const { alive, hand } = offerOf(concept);
  return isOfKind('object', concept) && alive === true && hand !== undefined;
};

/** A robot has in its hand what it serves or cooks. */
function byMachine(brief: Brief): Brief {
  const robot = brief.subjects.findIndex(
    ({ concept, attributes, count }) => isMachine(concept) && count === 1 && attributes.some(isActName),
  );
  if (robot < 0) return brief;
  const relations = brief.relations.map((each) =>
    each.subject === robot && each.kind === 'facing' && isServed(brief.subjects[each.object]?.concept ?? '')
      ? { ...each, kind: 'holding' as const }
      : each,
  );
  return { ...brief, relations };
}

/** Who cuts a cake has it on a table before them, the knife in it; who is there with them does so too. */
function carvedUp(brief: Brief): Brief {
  if (!brief.told?.includes('cutting')) return brief;
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one, thing] = [brief.subjects[subject], brief.subjects[object]];
    if (
      !one ||
      !thing ||
      !isPeople(one) ||
      !belongsTo('decorating-cake', thing.concept) ||
      one.attributes.some(isActName)
    )
      return false;
    return kind === 'holding' || kind === 'facing';
  });
  if (!found) return brief;
  const free = (index: number): boolean => !brief.relations.some(({ subject }) => subject === index);
  const doers = brief.subjects.flatMap((each, index) =>
    index === found.subject || (isPeople(each) && free(index) && !each.attributes.some(isActName)) ? [index] : [],
  );
  return doers.reduce<Brief>(
    (each, index) => withWords(each, index, (own) => ['cutting-cake', ...own]),
    withKind(brief, found, 'holding'),
  );
}

/** Who plants a flag plants no flowers: its pole is in the ground before them. */
function planted(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      (kind === 'holding' || kind === 'facing') &&
      brief.subjects[subject]?.attributes.includes('gardening') === true &&
      is(brief.subjects[object]?.concept, 'hovers') &&
      is(brief.subjects[object]?.concept, 'hung'),
  );
  if (!found) return brief;
  return withWords(withKind(brief, found, 'holding'), found.subject, (own) => [
    'planting-flag',
    ...own.filter((word) => word !== 'gardening'),
  ]);
}

/** A child whom somebody carries is in their arms. */
function inArms(brief: Brief): Brief {
  if (!brief.told?.includes('carrying')) return brief;
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one, other] = [brief.subjects[subject], brief.subjects[object]];
    if (!one || !other || !is(one.concept, 'person') || !is(other.concept, 'person')) return false;
    const small = other.attributes.some((word) => /^(?:child|boy|girl|toddler|baby)$/.test(word));
    const free = one.count === 1 && other.count === 1 && !one.attributes.some(isActName);
    return (kind === 'facing' || kind === 'holding') && free && small && !one.attributes.includes('child');
  });
  return found ? withWords(brief, found.subject, (own) => ['carrying-child', ...own]) : brief;
}

/** Who fights a fire stands before what burns, and no other fire is there. */
function extinguished(brief: Brief): Brief {
  const fire = brief.subjects.findIndex((each) => !isPeople(each) && each.attributes.includes('burning'));
  const fighter = brief.subjects.findIndex((each) => isPeople(each) && each.attributes.includes('firefighter'));
  if (fire < 0 || fighter < 0) return brief;
  const related = brief.relations.some(({ subject, object }) => subject === fighter || object === fighter);
  const relations = related
    ? brief.relations
    : [...brief.relations, { kind: 'facing' as const, subject: fighter, object: fire }];
  return withWords({ ...brief, relations }, fighter, (own) => [...own, 'station-elsewhere']);
}

const UNGIVEN = ['building', 'vehicle', 'furniture', 'nature', 'plant', 'person', 'animal'] as const;
const ballGames = ['football', 'basketball', 'volleyball', 'baseball'] as const;

/** What one gives to another is between the two, in the hands of who gives it. */
function given(brief: Brief): Brief {
  if (!brief.told?.includes('giving')) return brief;
  const alive = brief.subjects.flatMap((each, index) =>
    each.count === 1 && (is(each.concept, 'person') || isOfKind('animal', each.concept) || isMachine(each.concept))
      ? [index]
      : [],
  );
  const gift = brief.subjects.findIndex(
    ({ concept }, index) =>
      !alive.includes(index) && (!UNGIVEN.some((kind) => isOfKind(kind, concept)) || is(concept, 'flower')),
  );
  const [giver, taker] = brief.told.includes('to-first') ? alive.toReversed() : alive;
  if (giver === undefined || taker === undefined || alive.length > 2 || gift < 0) return brief;
  if (brief.subjects[giver]?.attributes.some(isActName)) return brief;
  const those = new Set([giver, taker, gift]);
  const kept = brief.relations.filter(({ subject, object }) => !those.has(subject) || !those.has(object));
  const rolls = ballGames.some((game) => belongsTo(game, brief.subjects[gift]?.concept ?? ''));
  const offered = rolls
    ? brief
    : withWords(brief, giver, (own) => [...own.filter((word) => word !== 'walking'), 'offering']);
  const taken = isPeople(brief.subjects[taker] as Subject)
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

/** Two people who look at each other stand face to face. */
function met(brief: Brief): Brief {
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

/** One after the other: each reads what those before it have settled. */
const steps: readonly ((brief: Brief) => Brief)[] = [
  withTools,
  onLap,
  borne,
  ownActs,
  atBoard,
  byMachine,
  mended,
  carvedUp,
  planted,
  inArms,
  given,
  met,
  extinguished,
  handled,
  tended,
  cuddled,
  withMeals,
  atDesk,
  readsAtDesk,
  repaired,
  muralled,
  withKite,
  fought,
];
