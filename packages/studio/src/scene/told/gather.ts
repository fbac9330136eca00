import { actWith, belongsTo, isActName } from '../../catalogue/acts.js';
import type { ActName } from '../../catalogue/acts.js';
import { is } from '../../catalogue/traits.js';
import type { Brief, Relation, Subject } from '../../language/brief.js';
import type { Asked } from '../../paint/drawable.js';
import { hex } from '../../paint/kit/colour.js';
import { namesOf } from './acting.js';
import { animalCompany } from './animal-company.js';
import type { AnimalCompany } from './animal-company.js';
import { byCandles } from './by-candles.js';
import { isPeople, namesOfMembers, tableauIn } from './tableaux.js';
import type { Tableau } from './tableaux.js';
import { settleActs } from './acts.js';

/** What people do as one company, around one table or face to face. */
const TOGETHER = new Set<ActName>([
  'eating',
  'drinking',
  'drinking-wine',
  'toasting',
  'picnic',
  'meeting',
  'chess',
  'checkers',
  'cards',
  'reading',
  'writing',
  'blowing-candles',
  'cutting-cake',
  'baking',
  'cooking',
  'chopping',
  'talking',
  'laughing',
  'hugging',
  'boxing',
  'martial-arts',
  'sword-fighting',
  'fencing',
]);
/** Where a company sits down to it where no place is told. */
const AT_TABLE = new Map<ActName, NonNullable<Brief['setting']>>([
  ['eating', 'dining-room'],
  ['drinking', 'cafe'],
]);
/** Who fights by trade fights with those beside them. */
const SPARRING = new Map<string, ActName>([
  ['boxer', 'boxing'],
  ['kickboxer', 'martial-arts'],
  ['ninja', 'martial-arts'],
  ['fencer', 'fencing'],
]);
/** What a couple does in its own way. */
const OF_TWO = new Set<ActName>(['hugging', 'gazing', 'talking']);
/** Whom it is done with does it as well. */
const WITH_ANOTHER = new Set<ActName>([
  'hugging',
  'talking',
  'chess',
  'checkers',
  'cards',
  'sword-fighting',
  'fencing',
]);
const MOST = 6;
/** Who lies stands with nobody. */
const isInBed = (word: string): boolean => word === 'lying' || word === 'sleeping';

/** What people are told to do, by their verb or by what they have in hand, where several of them can do it as one. */
function sharedAct(brief: Brief, index: number, subject: Subject): ActName | undefined {
  const own = brief.relations.filter((relation) => relation.subject === index);
  const using = own.flatMap(({ kind, object }) => {
    const thing = brief.subjects[object];
    const act = thing && (kind === 'holding' || kind === 'facing') ? actWith(thing.concept, thing.variety) : undefined;
    return act ? [act] : [];
  });
  const spars = subject.attributes.flatMap((word) => (subject.count > 1 ? (SPARRING.get(word) ?? []) : []));
  const said = [...subject.attributes.filter(isActName), ...using, ...spars];
  const act = said.find((each) => (is(subject.concept, 'couple') ? !OF_TWO.has(each) : TOGETHER.has(each)));
  const elsewhere = own.some(({ kind, object }) => {
    const thing = brief.subjects[object];
    const partner = act !== undefined && WITH_ANOTHER.has(act) && kind === 'beside' && thing && isPeople(thing);
    // they are under a tree together; who only reads there has no table
    const shared = kind === 'under' && act !== 'reading' && act !== 'writing';
    // nor does a board or a church behind them part them
    const before = kind === 'in-front-of';
    if (kind === 'holding' || kind === 'facing' || before || shared || partner) return false;
    return !(act && thing && namesOf(thing).some((name) => belongsTo(act, name)));
  });
  return elsewhere ? undefined : act;
}

/** The first of them is drawn once and does what all do; the words are what it does that with. */
const asOne = (
  { subjects }: Brief,
  first: number,
  act: ActName | undefined,
  words: readonly string[],
): readonly Subject[] =>
  subjects.map((subject, index) =>
    index === first
      ? { ...subject, count: 1, attributes: [...(act ? [act] : []), ...subject.attributes, ...words] }
      : subject,
  );

function asTableau(brief: Brief, { name, act, at, first, members, joined, colour }: Tableau): Gathered {
  const company: WithCompany = {
    first,
    asked: {
      company: { members, ...(name !== undefined && { tableau: name }) },
      ...(colour !== undefined && { held: hex(colour) }),
    },
  };
  const candles = byCandles(brief, name === undefined ? act : undefined);
  const subjects = asOne(brief, first, act, candles.words);
  // what one of them has in hand lies on no floor
  const held = brief.relations.filter(({ kind, subject }) => kind === 'holding' && joined.includes(subject));
  const gone = new Set([...joined, ...candles.drawn, ...held.map(({ object }) => object)]);
  const relations = brief.relations.filter(({ subject, object }) => !gone.has(subject) && !gone.has(object));
  const within = (index: number): boolean => gone.has(index) || index === first;
  const lost = brief.relations.filter(
    (relation) => !relations.includes(relation) && !(within(relation.subject) && within(relation.object)),
  );
  const setting = brief.setting ?? (brief.features.length === 0 ? at : undefined);
  return { brief: { ...brief, ...(setting && { setting }), subjects, relations }, joined: gone, lost, company };
}

/** A table of which nothing else is told is theirs: they bring one. */
const freeTables = ({ subjects, relations }: Brief): number[] =>
  [...subjects.entries()].flatMap(([at, { concept }]) =>
    is(concept, 'dining') && !relations.some(({ subject, object }) => subject === at || object === at) ? [at] : [],
  );
const BRINGS_TABLE: ReadonlySet<ActName> = new Set<ActName>([
  'eating',
  'drinking',
  'drinking-wine',
  'meeting',
  'cards',
]);

/** Animals that do one thing together: they stand up for it. */
function asAnimals(brief: Brief, { first, act, tableau, members, joined, relations }: AnimalCompany): Gathered {
  const subjects = brief.subjects.map((subject, index) => {
    if (index !== first) return subject;
    const { arrangement: _arrangement, ...alone } = subject;
    return { ...alone, count: 1, attributes: [...(act ? [act] : []), 'hind-legs', ...subject.attributes] };
  });
  return {
    brief: { ...brief, subjects, relations },
    joined,
    lost: [],
    company: { first, asked: { company: { members, ...(tableau !== undefined && { tableau }) } } },
  };
}

/** What those do who are drawn as one, by the first of them. */
export interface WithCompany {
  readonly first: number;
  readonly asked: Asked;
}

interface Gathered {
  readonly brief: Brief;
  /** Those whom the first of the company draws. */
  readonly joined: ReadonlySet<number>;
  /** What was told of one of them and somebody outside. */
  readonly lost: readonly Relation[];
  readonly company?: WithCompany;
}

/** People who do one thing together become one company: the first of them draws all. */
export function gather(told: Brief): Gathered {
  const brief = settleActs(told);
  const tableau = tableauIn(brief);
  if (tableau) return asTableau(brief, tableau);
  const animals = animalCompany(brief);
  if (animals) return asAnimals(brief, animals);
  const doers = [...brief.subjects.entries()].flatMap(([index, subject]) => {
    const act = isPeople(subject) ? sharedAct(brief, index, subject) : undefined;
    return act ? [{ index, subject, act }] : [];
  });
  const [first] = doers;
  const company = doers.filter(({ act }) => act === first?.act);
  const members = company.flatMap(({ subject }) => namesOfMembers(subject)).slice(0, MOST);
  const crowd = company.reduce((sum, { subject }) => sum + subject.count, 0) > MOST * 2;
  // nobody meets alone
  if (first?.act === 'meeting' && members.length === 1) members.push(...members, ...members);
  // whom they hug, talk to or play with is one of them
  const other =
    first && members.length === 1 && WITH_ANOTHER.has(first.act)
      ? brief.subjects.findIndex(
          (subject, index) =>
            index !== first.index && isPeople(subject) && subject.count === 1 && !subject.attributes.some(isInBed),
        )
      : -1;
  const partner = brief.subjects[other];
  if (partner) members.push(...namesOfMembers(partner).slice(0, 1));
  const another = first?.act === 'hugging' || brief.told?.includes('another');
  if (another && (first?.act === 'hugging' || first?.act === 'talking') && members.length === 1) members.push('');
  if (!first || members.length < 2 || crowd) return { brief, joined: new Set(), lost: [] };
  const worn = [...SPARRING.values()].includes(first.act)
    ? [...brief.subjects.entries()].flatMap(([at, { concept }]) => (belongsTo(first.act, concept) ? [at] : []))
    : [];
  const candles = byCandles(brief, first.act);
  const joined = new Set([
    ...candles.drawn,
    ...company.slice(1).map(({ index }) => index),
    ...(partner ? [other] : []),
    ...worn,
    ...(BRINGS_TABLE.has(first.act) ? freeTables(brief) : []),
  ]);
  const subjects = asOne(brief, first.index, first.act, candles.words);
  // what is told of one of them is told of the company
  const whole = (index: number): number => (joined.has(index) ? first.index : index);
  const relations = brief.relations.flatMap((relation) => {
    const [subject, object] = [whole(relation.subject), whole(relation.object)];
    return subject === object ? [] : [{ ...relation, subject, object }];
  });
  const inside = brief.features.length === 0 ? AT_TABLE.get(first.act) : undefined;
  const setting = brief.setting ?? inside;
  return {
    brief: { ...brief, ...(setting && { setting }), subjects, relations },
    joined,
    lost: [],
    company: { first: first.index, asked: { company: { members } } },
  };
}
