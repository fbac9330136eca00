import { actWith, belongsTo, isActName } from '../catalogue/acts.js';
import { offerOf } from '../catalogue/affordances.js';
import type { Kind } from '../catalogue/concept.js';
import { recordOf } from '../catalogue/records.js';
import { is } from '../catalogue/traits.js';
import type { Brief, Subject } from '../language/brief.js';
import { isPeople } from './tableaux.js';

/** What people are told to do says where things are: a meal is before who eats it, a tool in the hands of who uses it. */
export function settleActs(told: Brief): Brief {
  const alone = inMouth(musical(beheld(watched(befriended(submerged(walkedWith(byPhone(besideOnSeat(told)))))))));
  const acting = tended(handled(mended(byMachine(atBoard(ownActs(onLap(withTools(portrayed(alone)))))))));
  return fought(withKite(atDesk(withMeals(cuddled(acting)))));
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

/** Who does something with friends is one of three. */
function befriended(brief: Brief): Brief {
  const index = brief.subjects.findIndex(isPeople);
  const one = brief.subjects[index];
  const others = brief.subjects.flatMap((each, at) => (at !== index && isPeople(each) ? [at] : []));
  const act = one?.attributes.find(isActName);
  const [other] = others;
  // friends who are named do the same
  if (brief.told?.includes('friends') && act && other !== undefined && others.length === 1) {
    if (brief.subjects[other]?.attributes.some(isActName)) return brief;
    const relations = brief.relations.filter(
      ({ subject, object }) => !(subject === index && object === other) && !(subject === other && object === index),
    );
    return withWords({ ...brief, relations }, other, (own) => [act, ...own]);
  }
  const alone = others.length === 0;
  if (!brief.told?.includes('friends') || !one || !alone || one.count > 1 || !is(one.concept, 'person')) return brief;
  if (!one.attributes.some(isActName)) return brief;
  return { ...brief, subjects: brief.subjects.map((each, at) => (at === index ? { ...each, count: 3 } : each)) };
}

/** Whom somebody looks at does what they do, and does not look. */
function watched(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one, other] = [brief.subjects[subject], brief.subjects[object]];
    const looks = (each: Subject | undefined): boolean => each?.attributes.includes('looking') === true;
    return kind === 'facing' && looks(one) && looks(other);
  });
  if (!found || brief.relations.some(({ subject }) => subject === found.object)) return brief;
  return withWords(brief, found.object, (own) => own.filter((word) => word !== 'looking'));
}

/** Who dives or snorkels is seen below the water. */
function submerged(brief: Brief): Brief {
  const dives = brief.subjects.some((each) => isPeople(each) && each.attributes.includes('scuba-diving'));
  return dives && (brief.setting === 'sea' || brief.setting === 'beach') ? { ...brief, setting: 'underwater' } : brief;
}

/** Whom somebody speaks to on the phone is not there. */
function byPhone(brief: Brief): Brief {
  if (!brief.told?.includes('by-phone')) return brief;
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one, other] = [brief.subjects[subject], brief.subjects[object]];
    return kind === 'facing' && one && other && isPeople(one) && isPeople(other) && !one.attributes.some(isActName);
  });
  if (!found) return brief;
  const phone = brief.relations.find(({ subject }) => subject === found.object)?.object;
  const gone = new Set([found.object, ...(phone === undefined ? [] : [phone])]);
  const left = without(brief, gone);
  return withWords(left, found.subject - [...gone].filter((at) => at < found.subject).length, (own) => [
    'phoning',
    ...own,
  ]);
}

/** The brief as if some of its subjects had not been named. */
function without(brief: Brief, gone: ReadonlySet<number>): Brief {
  const after = (index: number): number => index - [...gone].filter((at) => at < index).length;
  return {
    ...brief,
    subjects: brief.subjects.filter((_, index) => !gone.has(index)),
    relations: brief.relations
      .filter(({ subject, object }) => !gone.has(subject) && !gone.has(object))
      .map((each) => ({ ...each, subject: after(each.subject), object: after(each.object) })),
  };
}

/** Who walks with a dog has it on its lead, and both go one way. */
function walkedWith(brief: Brief): Brief {
  const relations = brief.relations.map((each) => {
    const [one, other] = [brief.subjects[each.subject], brief.subjects[each.object]];
    const walks = each.kind === 'beside' && one?.attributes.includes('walking') && is(one.concept, 'person');
    return walks && is(other?.concept, 'led') ? { ...each, kind: 'following' as const } : each;
  });
  return { ...brief, relations };
}

/** Who is with somebody on a couch sits there too. */
function besideOnSeat(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one] = [brief.subjects[subject]];
    const alone = brief.relations.filter((each) => each.subject === subject).length === 1;
    if (kind !== 'beside' || !one || !is(one.concept, 'person') || !alone) return false;
    return brief.relations.some(
      (each) => each.kind === 'on' && each.subject === object && is(brief.subjects[each.object]?.concept, 'couch'),
    );
  });
  const seat = found && brief.relations.find((each) => each.kind === 'on' && each.subject === found.object);
  if (!found || !seat) return brief;
  const relations = brief.relations.map((each) =>
    each === found ? { ...each, kind: 'on' as const, object: seat.object } : each,
  );
  return withWords({ ...brief, relations }, found.subject, (own) => [...own, 'sitting']);
}

/** Who studies what is no book looks at it. */
function beheld(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [doer, thing] = [brief.subjects[subject], brief.subjects[object]];
    if (kind !== 'facing' || !doer || !thing || !doer.attributes.includes('reading')) return false;
    return !isPeople(thing) && !belongsTo('reading', thing.concept) && !is(thing.concept, 'reading');
  });
  if (!found) return brief;
  return withWords(brief, found.subject, (own) => ['magnifying', ...own.filter((word) => word !== 'reading')]);
}

/** A musician who performs plays, unless a song is spoken of. */
function musical(brief: Brief): Brief {
  const index = brief.subjects.findIndex(
    ({ attributes }) => attributes.includes('musician') && attributes.includes('singing'),
  );
  const plays = brief.relations.some(({ subject, kind }) => subject === index && kind === 'holding');
  if (index < 0 || plays || brief.told?.includes('sings')) return brief;
  return withWords(brief, index, (own) => own.map((word) => (word === 'singing' ? 'guitar' : word)));
}

/** What an animal catches in its mouth is there. */
function inMouth(brief: Brief): Brief {
  if (!brief.told?.includes('by-mouth')) return brief;
  const relations = brief.relations.map((each) => {
    const [one, thing] = [brief.subjects[each.subject], brief.subjects[each.object]];
    const caught = each.kind === 'facing' && one && thing && isOfKind('animal', one.concept) && !isPeople(thing);
    return caught && isOfKind('object', thing.concept) ? { ...each, kind: 'holding' as const } : each;
  });
  return { ...brief, relations };
}

/** Only people sit for a painter: of anything else a picture stands on the easel. */
function portrayed(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ subject, object }) =>
      brief.subjects[subject]?.attributes.includes('portraying') === true &&
      !(brief.subjects[object] && isPeople(brief.subjects[object])),
  );
  if (!found) return brief;
  return withWords(brief, found.subject, (own) => ['painting', ...own.filter((word) => word !== 'portraying')]);
}

/** "On a chair to reach a shelf": what a chair is said to do, who is on it does. */
function ownActs(brief: Brief): Brief {
  const doer = brief.subjects.findIndex(isPeople);
  const isThing = ({ concept }: Subject): boolean => is(concept, 'step');
  const acting = brief.subjects.find((subject) => isThing(subject) && subject.attributes.some(isActName));
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
  const relations = brief.relations.map((relation) =>
    relation === found ? { ...relation, kind: 'facing' as const } : relation,
  );
  const subjects = brief.subjects.map((subject, index) =>
    index === found.subject && !subject.attributes.includes('milking')
      ? { ...subject, attributes: ['petting', ...subject.attributes.filter((word) => !TENDED.has(word))] }
      : subject,
  );
  return { ...brief, relations, subjects };
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
  const relations = brief.relations.map((each) => (each === found ? { ...each, kind: 'holding' as const } : each));
  const subjects = brief.subjects.map((subject, index) =>
    index === found.subject
      ? { ...subject, attributes: [...subject.attributes.filter((word) => word !== 'hugging'), 'happy'] }
      : subject,
  );
  return { ...brief, subjects, relations };
}

/** Who writes on a board that has words on it stands before it, chalk in hand. */
function atBoard(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const writes = brief.subjects[subject]?.attributes.some((word) => word === 'writing' || word === 'working');
    return kind === 'on' && writes === true && belongsTo('writing-board', brief.subjects[object]?.concept ?? '');
  });
  if (!found) return brief;
  const subjects = brief.subjects.map((subject, index) =>
    index === found.subject
      ? { ...subject, attributes: ['chalking', ...subject.attributes.filter((word) => word !== 'writing')] }
      : subject,
  );
  const relations = brief.relations.map((each) => (each === found ? { ...each, kind: 'facing' as const } : each));
  return { ...brief, subjects, relations };
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
  const relations = brief.relations.map((each) => (each === found ? { ...each, kind: 'holding' as const } : each));
  return { ...brief, subjects, relations };
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
  const subjects = brief.subjects.map((subject, index) =>
    index === found.object ? { ...subject, attributes: [...subject.attributes, 'sitting'] } : subject,
  );
  return { ...brief, subjects, relations: brief.relations.map((each) => (each === found ? held : each)) };
}

const isOfKind = (wanted: Kind, concept: string): boolean => {
  const { drawing } = recordOf(concept) ?? {};
  return drawing?.by === 'painter' && drawing.kind === wanted;
};

/** Who fights with a blade. */
const ARMED = new Set('knight warrior samurai viking gladiator pirate swordsman paladin musketeer hero'.split(' '));

const withWords = (brief: Brief, index: number, words: (own: readonly string[]) => readonly string[]): Brief => ({
  ...brief,
  subjects: brief.subjects.map((subject, at) =>
    at === index ? { ...subject, attributes: words(subject.attributes) } : subject,
  ),
});

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
