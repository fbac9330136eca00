import { actWith, belongsTo, isActName, placeOfAct, thingsOfAct } from '../../catalogue/acts.js';
import type { ActName } from '../../catalogue/acts.js';
import { offerOf } from '../../catalogue/affordances.js';
import { paintedAs, records } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import type { Brief, Relation, Subject } from '../../language/brief.js';
import { isWater } from '../out-of-place.js';
import { ON_A_COUCH, games, isPeople, namesOfMembers, played } from './tableaux.js';
import { isOfKind, withKind, withRelation, withWords, without } from './edits.js';

const WATCHING = 'watching-tv';

/** "Four friends watching a film" sit on one couch before one screen: nobody has a screen of their own. */
function watchedTogether(brief: Brief): Brief {
  const { subjects, relations } = brief;
  const watching = subjects.flatMap((each, index) =>
    isPeople(each) && each.attributes.includes(WATCHING) ? [index] : [],
  );
  const many = watching.flatMap((index) => namesOfMembers(subjects[index] as Subject)).length;
  const screens = new Set(subjects.flatMap(({ concept }, index) => (belongsTo(WATCHING, concept) ? [index] : [])));
  const seated = relations.some(
    ({ kind, subject, object }) => kind === 'on' && watching.includes(subject) && !screens.has(object),
  );
  const couch = records.find(({ concept }) => is(concept, 'couch'))?.concept;
  if (many < 2 || many > ON_A_COUCH || seated || couch === undefined || brief.setting === 'cinema') return brief;
  const sits = watching.map((subject): Relation => ({ kind: 'on', subject, object: subjects.length }));
  const other = relations.filter(({ subject, object }) => !watching.includes(subject) || !screens.has(object));
  return without(
    {
      ...brief,
      subjects: [...subjects, { concept: couch, words: couch, count: 1, attributes: [] }],
      relations: [...other, ...sits],
    },
    screens,
  );
}

/** "A cat watching TV": people have it in the picture of their act, whoever else watches has it before them. */
export function watched(asked: Brief): Brief {
  const brief = watchedTogether(asked);
  const watcher = brief.subjects.findIndex((each) => !isPeople(each) && each.attributes.includes(WATCHING));
  const concept = thingsOfAct(WATCHING).find((thing) => paintedAs(thing) !== undefined);
  const setting = brief.setting ?? placeOfAct(WATCHING);
  if (watcher < 0 || concept === undefined || setting === undefined) return brief;
  const there = brief.subjects.findIndex((each) => belongsTo(WATCHING, each.concept));
  const seen: readonly Subject[] = there < 0 ? [{ concept, words: concept, count: 1, attributes: [] }] : [];
  const object = there < 0 ? brief.subjects.length : there;
  const relations = [...brief.relations, { kind: 'facing' as const, subject: watcher, object }];
  const told = { ...brief, setting, subjects: [...brief.subjects, ...seen], relations };
  return withWords(told, watcher, (own) => own.filter((word) => word !== WATCHING));
}

/** Chairs that nobody named go where a company sits around its table: it brings its own. */
export function settleSeats(brief: Brief): Brief {
  const table = brief.subjects.findIndex(({ concept }) => is(concept, 'dining'));
  const chairs = brief.subjects.flatMap(({ concept, words }, index) =>
    concept === words &&
    isOfKind('furniture', concept) &&
    brief.relations.some(({ subject, object }) => subject === index && object === table)
      ? [index]
      : [],
  );
  if (table < 0 || chairs.length === 0) return brief;
  const sits = ({ subject, object }: Relation): boolean => {
    const sitter = brief.subjects[subject];
    return chairs.includes(object) && sitter !== undefined && isPeople(sitter);
  };
  const many = brief.relations
    .filter(sits)
    .reduce((sum, { subject }) => sum + (brief.subjects[subject]?.count ?? 0), 0);
  if (many < 2) return brief;
  const relations = brief.relations.map((each): Relation =>
    sits(each) ? { kind: 'around', subject: each.subject, object: table } : each,
  );
  return without({ ...brief, relations }, new Set(chairs));
}

/** Who sits, hides or bathes in something is in it; who pours or throws something into it stands before it. */
const IN_IT = new Set(
  'sitting sleeping lying standing hiding bathing swimming relaxing soaking resting trapped peeking looking dancing floating jumping playing smiling reading singing'.split(
    ' ',
  ),
);
const ROOMY = 1.2;
/** Who does this goes into it, whatever else they do. */
const ENTERS = /^(?:climbing|crawling|tucking|squeezing|hiding|curling)$/;
/** Who does this to something has it before them, however tall it is. */
const INTO = /^(?:putting|throwing|dropping|pouring|tossing|inserting|placing|loading|mailing|posting|stuffing)$/;

const isSmallPerson = ({ size, attributes }: Subject): boolean =>
  size === 'tiny' || size === 'small' || attributes.some((word) => /^(?:tiny|miniature|baby|toddler)$/.test(word));

/** "Pouring milk into a bowl", "washing dishes in the sink": nobody climbs into it. */
export function beforeVessels(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [doer, thing] = [brief.subjects[subject], brief.subjects[object]];
    if (!doer || !thing || !is(doer.concept, 'person') || isSmallPerson(doer)) return false;
    if (kind !== 'inside' && kind !== 'on' && kind !== 'above') return false;
    if (doer.attributes.some((word) => ENTERS.test(word))) return false;
    const busy = doer.attributes.some((word) => (isActName(word) || word.endsWith('ing')) && !IN_IT.has(word));
    const drawing = paintedAs(thing.concept);
    const into = kind === 'inside' && doer.attributes.some((word) => INTO.test(word));
    const low = drawing !== undefined && drawing.height < (into ? ROOMY * 1.5 : ROOMY);
    const { vessel: holds, mouth, seat } = offerOf(thing.concept);
    const vessel = holds === true || mouth !== undefined || is(thing.concept, 'appliance');
    const chair = seat !== undefined && mouth === undefined;
    const carries = chair || is(thing.concept, 'mounted') || is(thing.concept, 'step') || is(thing.concept, 'carpet');
    return busy && low && !carries && (kind === 'inside' ? vessel || isOfKind('object', thing.concept) : vessel);
  });
  return found ? withKind(brief, found, 'facing') : brief;
}

/** What somebody takes a picture of is before them, not in their hands. */
export function pictured(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      kind === 'holding' &&
      brief.subjects[subject]?.attributes.includes('photographing') === true &&
      !belongsTo('photographing', brief.subjects[object]?.concept ?? ''),
  );
  return found ? withKind(brief, found, 'facing') : brief;
}

/** Who looks at what is in a tank or a cage looks at that. */
export function throughGlass(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      kind === 'facing' && isPeople(brief.subjects[subject] as Subject) && caseOf(brief, object) !== undefined,
  );
  const around = found && caseOf(brief, found.object);
  return found && around !== undefined ? withRelation(brief, found, { ...found, object: around }) : brief;
}

/** Metres: what is lower stands on a table. */
const ON_TABLE = 0.6;

/** "A man in front of a laptop" sits at it; "a girl in front of a cake" has it before her, and hides it from nobody. */
export function beforeSmall(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [who, { concept = '' } = {}] = [brief.subjects[subject], brief.subjects[object]];
    const drawing = paintedAs(concept);
    if (kind !== 'in-front-of' || !who || !isPeople(who) || who.count !== 1 || drawing?.by !== 'painter') return false;
    return drawing.habitat === 'tabletop' && drawing.height < ON_TABLE && !who.attributes.some(isActName);
  });
  if (!found) return brief;
  const used = actWith(brief.subjects[found.object]?.concept ?? '') !== undefined;
  return withKind(brief, found, used ? 'holding' : 'behind');
}

/** What something is in that one sees it through. */
const caseOf = ({ subjects, relations }: Brief, thing: number): number | undefined =>
  relations.find(
    ({ kind, subject, object }) => kind === 'inside' && subject === thing && is(subjects[object]?.concept, 'container'),
  )?.object;

/** What leaps to catch something has it over itself, on the wing. */
export function leaptFor(brief: Brief): Brief {
  if (!brief.told?.includes('leap-for')) return brief;
  const leaper = brief.subjects.findIndex(({ attributes }) =>
    attributes.some((word) => /^(?:jumping|leaping)$/.test(word)),
  );
  const prey = brief.subjects.findIndex(({ concept }, index) => index > leaper && isOfKind('animal', concept));
  if (leaper < 0 || prey < 0) return brief;
  const those = new Set([leaper, prey]);
  const kept = brief.relations.filter(({ subject, object }) => !(those.has(subject) && those.has(object)));
  const over = { kind: 'above' as const, subject: prey, object: leaper };
  return withWords({ ...brief, relations: [...kept, over] }, prey, (own) => ['flying', ...own]);
}

/** Whom a dog has chased up a tree is up there, and the dog below. */
export function treed(brief: Brief): Brief {
  const tree = brief.subjects.findIndex(({ concept }) => is(concept, 'branched'));
  if (!brief.told?.includes('up-tree') || tree < 0) return brief;
  const told = brief.relations.find(
    ({ kind, subject, object }) => kind === 'following' && subject !== tree && object !== tree,
  );
  // "barking at a squirrel and chasing it up a tree"
  const barks = brief.relations.find(
    ({ kind, subject, object }) =>
      kind === 'facing' && isAnimal(brief.subjects[subject]) && isAnimal(brief.subjects[object]),
  );
  const barking = brief.subjects[barks?.subject ?? -1]?.attributes.includes('howling') === true;
  const chase = told ?? (barking || brief.told.includes('pursuit') ? barks : undefined);
  const climber = chase?.object ?? brief.subjects.findIndex(({ concept }) => isOfKind('animal', concept));
  if (climber < 0) return brief;
  const kept = brief.relations.filter(({ subject, object }) => {
    const both = [subject, object];
    return !both.includes(climber) && !(both.includes(tree) && chase && both.includes(chase.subject));
  });
  const placed: readonly Relation[] = [
    { kind: 'on', subject: climber, object: tree },
    ...(chase ? [{ kind: 'facing' as const, subject: chase.subject, object: tree }] : []),
  ];
  const still = (own: readonly string[]): string[] => own.filter((word) => word !== 'running' && word !== 'walking');
  const up = withWords({ ...brief, relations: [...kept, ...placed] }, climber, still);
  return chase ? withWords(up, chase.subject, still) : up;
}

const isAnimal = (subject: Subject | undefined): boolean =>
  subject !== undefined && isOfKind('animal', subject.concept);

/** A toy boat that a child plays with at a pond is on the water; the child kneels before it. */
export function afloat(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      (kind === 'facing' || kind === 'holding') &&
      brief.subjects[subject]?.attributes.includes('playing') === true &&
      brief.subjects[object]?.attributes.includes('toy') === true &&
      floats(brief.subjects[object]?.concept ?? ''),
  );
  if (!found || !isWater(brief.setting)) return brief;
  const relations = brief.relations.filter((each) => each !== found);
  return withWords({ ...brief, relations }, found.subject, (own) => [
    'kneeling',
    'pointing',
    ...own.filter((word) => word !== 'playing'),
  ]);
}

const floats = (concept: string): boolean => {
  const drawing = paintedAs(concept);
  return drawing?.habitat === 'water';
};

/** An animal of the land that swims moves its legs as it walks, whatever is seen of them. */
export function paddled(brief: Brief): Brief {
  if (!isWater(brief.setting)) return brief;
  const swimmers = brief.subjects.flatMap(({ concept, attributes }, index) => {
    const drawing = paintedAs(concept);
    const lands = drawing?.kind === 'animal' && drawing.habitat === 'ground';
    return lands && attributes.includes('swimming') ? [index] : [];
  });
  return swimmers.reduce((each, index) => withWords(each, index, (own) => ['walking', ...own]), brief);
}

/** An animal that greets somebody looks up at them: only people wave. */
export function welcomed(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject }) =>
      kind === 'facing' &&
      isOfKind('animal', brief.subjects[subject]?.concept ?? '') &&
      brief.subjects[subject]?.attributes.includes('waving') === true,
  );
  if (!found) return brief;
  return withWords(brief, found.subject, (own) => own.filter((word) => word !== 'waving'));
}

/** The lotus is a pose of yoga: one of the two is sat. */
export function seatedPose(brief: Brief): Brief {
  const index = brief.subjects.findIndex(
    (each) => isPeople(each) && each.attributes.includes('yoga') && each.attributes.includes('meditating'),
  );
  return index < 0 ? brief : withWords(brief, index, (own) => own.filter((word) => word !== 'yoga'));
}

/** "A dog running alongside its owner": said of the dog, and the owner runs as well. */
function besideOwner(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [dog, owner] = [brief.subjects[subject], brief.subjects[object]];
    const runs = dog?.attributes.includes('running') && is(dog.concept, 'led');
    return kind === 'beside' && runs && is(owner?.concept, 'person') && !owner?.attributes.some(isActName);
  });
  if (!found || !brief.told?.includes('runs-along')) return brief;
  const { subject: dog, object: owner } = found;
  const turned = withRelation(brief, found, { ...found, subject: owner, object: dog });
  return withWords(turned, owner, (own) => ['running', ...own]);
}

/** Who plays an instrument to a crowd is on a stage, unless they are elsewhere. */
export function onStage(brief: Brief): Brief {
  if (brief.setting !== undefined || !brief.told?.includes('audience')) return brief;
  const plays = brief.relations.some(({ kind, subject, object }) => {
    const act = actWith(brief.subjects[object]?.concept ?? '');
    const player = brief.subjects[subject];
    return kind === 'holding' && act !== undefined && played.has(act) && player !== undefined && isPeople(player);
  });
  return plays ? { ...brief, setting: 'stage' } : brief;
}

/** Who climbs something that is there needs no rock of their own. */
export function climbed(told: Brief): Brief {
  // a bare wall has no holds: the climber brings one that has
  const bare = told.relations.find(
    ({ kind, subject, object }) =>
      kind === 'climbing' &&
      is(told.subjects[subject]?.concept, 'person') &&
      told.subjects[subject]?.count === 1 &&
      is(told.subjects[object]?.concept, 'wall'),
  );
  const brief = bare ? without(told, new Set([bare.object])) : told;
  return brief.relations
    .filter(({ kind, object }) => kind === 'climbing' && brief.subjects[object] !== undefined)
    .reduce<Brief>((each, { subject }) => withWords(each, subject, (own) => [...own, 'station-elsewhere']), brief);
}

/** Who runs with a dog runs, and the dog with them; who walks with one leads it. */
export function ranWith(told: Brief): Brief {
  const brief = besideOwner(told);
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one, dog] = [brief.subjects[subject], brief.subjects[object]];
    return (
      (kind === 'beside' || kind === 'holding') &&
      one !== undefined &&
      is(one.concept, 'person') &&
      (one.attributes.includes('running') || (kind === 'holding' && one.attributes.includes('walking'))) &&
      is(dog?.concept, 'led')
    );
  });
  if (!found) return brief;
  return withWords(withRelation(brief, found, { ...found, kind: 'following' }), found.object, (own) => [
    ...own,
    'running',
  ]);
}

/** Who looks out of the window of a train is in it, their head in its window. */
export function atWindowOf(brief: Brief): Brief {
  const rider = brief.subjects.findIndex(({ attributes }) => attributes.includes('window-gazing'));
  const vehicle = brief.subjects.findIndex(({ concept, count }) => count === 1 && isOfKind('vehicle', concept));
  if (rider < 0 || vehicle < 0 || offerOf(brief.subjects[vehicle]?.concept ?? '').cabin === undefined) return brief;
  const kept = brief.relations.filter(({ subject, object }) => !(subject === rider && object === vehicle));
  const aboard = { kind: 'riding' as const, subject: rider, object: vehicle };
  return withWords({ ...brief, relations: [...kept, aboard] }, rider, (own) =>
    own.filter((word) => word !== 'window-gazing'),
  );
}

/** A car that drives past a truck is in the lane before it, on the same way. */
export function overtaken(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      kind === 'beside' &&
      [subject, object].every((index) => isOfKind('vehicle', brief.subjects[index]?.concept ?? '')),
  );
  return found && brief.told?.includes('passing') ? withKind(brief, found, 'in-front-of') : brief;
}

/** Who picks fruit on a ladder is up in the tree with it. */
export function upLadder(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      (kind === 'on' || kind === 'climbing') &&
      [subject, object].some((at) => brief.subjects[at]?.attributes.includes('picking-fruit') === true) &&
      belongsTo('picking-high', brief.subjects[object]?.concept ?? ''),
  );
  if (!found) return brief;
  const settled = withWords(withKind(brief, found, 'on'), found.object, (own) =>
    own.filter((word) => word !== 'picking-fruit'),
  );
  return withWords(settled, found.subject, (own) => [
    'picking-high',
    ...own.filter((word) => word !== 'picking-fruit' && word !== 'standing' && word !== 'climbing'),
  ]);
}

/** Who serves at tennis serves no drinks. */
export function atTennis(brief: Brief): Brief {
  const index = brief.subjects.findIndex((each) => isPeople(each) && each.attributes.includes('serving'));
  if (index < 0 || !brief.told?.includes('tennis')) return brief;
  return withWords(brief, index, (own) => own.map((word) => (word === 'serving' ? 'tennis' : word)));
}

/** Players at a table or below a hoop play what is played there. */
export function atTheirGame(brief: Brief): Brief {
  const [game, another] = ([...games] as ActName[]).filter((act) =>
    brief.subjects.some(({ concept }) => belongsTo(act, concept)),
  );
  if (!game || another) return brief;
  const subjects = brief.subjects.map((each) =>
    isPeople(each) && /\bplayers?$/.test(each.words) && !each.attributes.some((word) => games.has(word))
      ? { ...each, attributes: [game, ...each.attributes.filter((word) => !isActName(word))] }
      : each,
  );
  return { ...brief, subjects };
}

/** Who looks at a map has it in hand, and several have one map. */
export function overMap(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      kind === 'facing' &&
      is(brief.subjects[subject]?.concept, 'people') &&
      brief.subjects[subject]?.attributes.some((word) => word === 'looking' || word === 'reading') === true &&
      actWith(brief.subjects[object]?.concept ?? '') === 'reading-map',
  );
  if (!found) return brief;
  return withWords(withKind(brief, found, 'holding'), found.subject, (own) => [
    'reading-map',
    ...own.filter((word) => !/^(?:looking|reading|meeting)$/.test(word)),
  ]);
}
