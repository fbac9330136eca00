import { belongsTo, isActName, isHandAct } from '../../catalogue/acts.js';
import type { ActName } from '../../catalogue/acts.js';
import { is } from '../../catalogue/traits.js';
import type { Brief, Relation, Subject } from '../../language/brief.js';
import { HUMAN, kindWord } from '../../paint/drawable.js';
import { games, isPeople, namesOfMembers } from './tableaux.js';
import { isDoer } from './doers.js';
import { isOfKind } from './edits.js';

/** What animals do as one company, sitting around their table or face to face as people would. */
const TOGETHER: readonly ActName[] = [
  'cards',
  'chess',
  'checkers',
  'meeting',
  'picnic',
  'toasting',
  'boxing',
  'martial-arts',
  'blowing-candles',
  'cutting-cake',
];
/** What they make a scene of, as people would. */
const SCENES: readonly ActName[] = [
  'tug-of-war',
  'pillow-fight',
  'snowball-fight',
  'arm-wrestling',
  'high-five',
  'tango',
];
const BAND = 'band';
/** Who meets sits as they are; between long arms and short ones no table fits. */
const NOT_MIXED: ReadonlySet<ActName> = new Set<ActName>(['meeting', 'arm-wrestling']);
/** What animals of several kinds do with each other. */
const KINDLY: ReadonlySet<ActName> = new Set([...TOGETHER, ...SCENES].filter((act) => !NOT_MIXED.has(act)));
/** And only where they have a table to do it at. */
const AT_TABLE: readonly ActName[] = ['eating', 'drinking', 'reading', 'writing'];
const MOST = 7;

export interface AnimalCompany {
  readonly first: number;
  readonly act?: ActName;
  readonly tableau?: string;
  readonly members: readonly string[];
  /** Those whom the first of them draws: others of the company, their table and what is on it. */
  readonly joined: ReadonlySet<number>;
  readonly relations: readonly Relation[];
}

/** Several animals of one kind that do together what people do: dogs that play poker, cats in a meeting. */
export function animalCompany(brief: Brief): AnimalCompany | undefined {
  const mixed = withPeople(brief) ?? ofKinds(brief);
  if (mixed) return mixed;
  const first = brief.subjects.findIndex(({ concept, count }) => count > 1 && isOfKind('animal', concept));
  const some = brief.subjects[first];
  if (!some) return undefined;
  const scene = sceneOf(some);
  if (scene) {
    const joined = belonging(brief, scene.act);
    const apart = brief.relations.filter(({ subject, object }) => !joined.has(subject) && !joined.has(object));
    return { first, ...scene, joined, relations: apart };
  }
  const table = brief.relations.find(
    ({ kind, subject, object }) =>
      subject === first && (kind === 'around' || kind === 'beside') && is(brief.subjects[object]?.concept, 'table'),
  )?.object;
  const act = actOf(brief, some, table);
  if (!act) return undefined;
  const onTable = (index: number): boolean =>
    table !== undefined && brief.relations.some(({ subject, object }) => subject === index && object === table);
  const joined = new Set(
    brief.subjects.flatMap(({ concept }, index) =>
      index !== first && (index === table || onTable(index) || belongsTo(act, concept)) ? [index] : [],
    ),
  );
  return {
    first,
    act,
    members: Array.from({ length: Math.min(MOST, some.count) }, () => ''),
    joined,
    relations: brief.relations.flatMap((each): Relation[] => {
      if (joined.has(each.subject) || joined.has(each.object)) return [];
      // the board that they write on is behind them, whatever else is said of it
      const board = belongsTo('writing-board', brief.subjects[each.subject]?.concept ?? '');
      return [board && each.object === first ? { ...each, kind: 'behind' } : each];
    }),
  };
}

/** A robot or a bear that plays chess with somebody sits at the same board. */
function withPeople(brief: Brief): AnimalCompany | undefined {
  const { subjects, relations } = brief;
  const first = subjects.findIndex((one) => !isPeople(one) && isDoer(one));
  const some = subjects[first];
  if (!some) return undefined;
  // "with a bear": whoever of the two is said to do it
  const isWith = (index: number): boolean =>
    relations.some(
      ({ kind, subject, object }) =>
        kind === 'beside' && [subject, object].includes(first) && [subject, object].includes(index),
    );
  const told = (index: number): ActName | undefined =>
    TOGETHER.find((each) => subjects[index]?.attributes.includes(each));
  const company = subjects.flatMap((one, index) => (isPeople(one) && (isWith(index) || told(index)) ? [index] : []));
  const act = [first, ...company].map(told).find((each) => each !== undefined);
  const others = company.filter((index) => (isWith(index) && !told(index)) || told(index) === act);
  // a machine has hands, and no knees to sit on a blanket
  if (!act || (!isOfKind('animal', some.concept) && !isHandAct(act))) return undefined;
  if (!told(first) && !others.some(isWith)) return undefined;
  const people = others.flatMap((index) => namesOfMembers(subjects[index] as Subject));
  if (people.length === 0) return undefined;
  const own = Array.from({ length: some.count }, () => '');
  const joined = new Set([...belonging(brief, act), ...others]);
  return {
    first,
    act,
    members: [...own, ...people.map((who) => `${HUMAN}+${who}`)].slice(0, MOST),
    joined,
    relations: relations.filter(({ subject, object }) => !joined.has(subject) && !joined.has(object)),
  };
}

/** A fox and a rabbit that dance, a panda that plays against a lion: one company of several kinds. */
function ofKinds(brief: Brief): AnimalCompany | undefined {
  const { subjects, relations } = brief;
  const animals = subjects.flatMap(({ concept, count }, at) =>
    isOfKind('animal', concept) && count === 1 ? [at] : [],
  );
  const actFor = (at: number): ActName | undefined =>
    subjects[at]?.attributes.find(
      (word): word is ActName => KINDLY.has(word as ActName) || (games.has(word) && word !== 'racing'),
    );
  const first = animals.find((at) => actFor(at) !== undefined);
  if (first === undefined) return undefined;
  const act = actFor(first);
  // "boxing with a koala": it boxes as well
  const isWith = (at: number): boolean =>
    !subjects[at]?.attributes.some(isActName) &&
    relations.some(
      ({ kind, subject, object }) =>
        (kind === 'beside' || kind === 'facing') && [subject, object].includes(at) && [subject, object].includes(first),
    );
  const company = animals.filter((at) => at === first || actFor(at) === act || isWith(at));
  if (!act || company.length < 2) return undefined;
  const scene = sceneOf({ ...(subjects[first] as Subject), count: company.length });
  const most = scene?.members.length ?? MOST;
  const others = company.filter((at) => at !== first);
  const members = [first, ...others].slice(0, most).map((at) => {
    const { concept, colour } = subjects[at] as Subject;
    return kindWord(concept, colour);
  });
  const joined = new Set([...belonging(brief, act), ...others.slice(0, most - 1)]);
  joined.delete(first);
  return {
    first,
    act,
    ...(scene?.tableau !== undefined && { tableau: scene.tableau }),
    members,
    joined,
    relations: relations.filter(({ subject, object }) => !joined.has(subject) && !joined.has(object)),
  };
}

/** A band plays, others pull at a rope or play against each other. */
function sceneOf({ attributes, count }: Subject): Pick<AnimalCompany, 'act' | 'tableau' | 'members'> | undefined {
  const members = (most: number): string[] => Array.from({ length: Math.min(most, count) }, () => '');
  if (attributes.includes(BAND)) return { tableau: BAND, members: members(4) };
  const act = SCENES.find((each) => attributes.includes(each));
  if (act) return { act, tableau: act, members: members(act === 'tug-of-war' ? 6 : 2) };
  const game = attributes.find((word): word is ActName => games.has(word));
  return game && { act: game, tableau: `match-${game}`, members: members(MOST) };
}

const belonging = ({ subjects }: Brief, act: ActName | undefined): ReadonlySet<number> =>
  new Set(subjects.flatMap(({ concept }, index) => (act && belongsTo(act, concept) ? [index] : [])));

function actOf({ subjects }: Brief, { attributes }: Subject, table: number | undefined): ActName | undefined {
  const told = TOGETHER.find((act) => attributes.includes(act));
  if (told ?? table === undefined) return told;
  const played = subjects.some(
    ({ concept, attributes: words }, index) =>
      (index !== table && belongsTo('cards', concept)) || words.includes('poker'),
  );
  if (played) return 'cards';
  const dines = AT_TABLE.find((act) => attributes.includes(act));
  return dines ?? (attributes.includes('sitting') ? 'meeting' : undefined);
}
