import { recordOf } from '../catalogue/records.js';
import { is } from '../catalogue/traits.js';
import type { Trait } from '../catalogue/trait.js';
import { actsOfTwo } from '../catalogue/acts-of-two.js';
import { acts, actWith, belongsTo, isActName } from '../catalogue/acts.js';
import type { ActName } from '../catalogue/acts.js';
import type { Brief, Subject } from '../language/brief.js';

/** A scene that several people make together: the first of them draws all of it. */
export interface Tableau {
  /** None: they do it as a company, around their table. */
  readonly name?: string;
  readonly act?: ActName;
  readonly first: number;
  /** Who they are, by their words: `woman+elderly`. */
  readonly members: readonly string[];
  /** Subjects that are drawn with it. */
  readonly joined: readonly number[];
  /** The colour of what they sit on. */
  readonly colour?: string;
}

const MOST = 6;
export const ON_A_COUCH = 10;
const ON_A_BENCH = 5;
/** What those do who sit beside each other. */
export const BENCHED: ReadonlySet<string> = new Set<ActName>(['hugging', 'talking', 'laughing']);
/** What is no word for who somebody is: the scene decides how they sit and stand. */
const UNSAID = new Set('sitting standing walking running playing looking working fighting holding-hands'.split(' '));

export const isPeople = ({ concept }: Subject): boolean => is(concept, 'people');

/** Who the members of a subject are, by words. */
export function namesOfMembers({ concept, count, attributes }: Subject, most = MOST): string[] {
  const who = attributes.filter((word) => !isActName(word) && !UNSAID.has(word) && !word.includes(':')).join('+');
  if (is(concept, 'couple')) {
    const two = attributes.includes('wedding') ? ['woman+bride', 'man+groom'] : ['woman', 'man'];
    return two.map((one) => (who ? `${one}+${who}` : one));
  }
  return Array.from({ length: Math.min(most, count) }, () => who);
}

const ofTwo: ReadonlySet<string> = new Set(Object.keys(actsOfTwo));
const byTrade = new Map(
  acts.flatMap(({ act, trades }) =>
    ofTwo.has(act) && trades ? trades.split(' ').map((trade) => [trade, act] as const) : [],
  ),
);
/** All who are named do these alike. */
const together = new Set<ActName>([
  'kissing',
  'arguing',
  'hot-tub',
  'wrestling',
  'high-five',
  'whispering',
  'tango',
  'snowball-fight',
  'ball-passing',
  'disc-passing',
  'arm-wrestling',
  'tug-of-war',
  'pillow-fight',
]);
/** So many do one of these; of the others it is two. */
const mostOf = new Map<ActName, number>([
  ['hot-tub', 5],
  ['tug-of-war', 6],
]);
const boats = new Set<ActName>(['kayaking', 'canoeing', 'rowing']);
const spoken = new Set<ActName>(['speaking', 'presenting', 'conjuring', 'shouting']);
export const played = new Set<ActName>(['singing', 'guitar', 'violin', 'saxophone', 'trumpet', 'juggling', 'torching']);
/** Games of two sides: one has the ball. */
export const games: ReadonlySet<string> = new Set<ActName>([
  'football',
  'basketball',
  'volleyball',
  'tennis',
  'table-tennis',
  'hockey',
  'baseball',
  'racing',
]);
const gameOfTrade = new Map(
  acts.flatMap(({ act, trades }) =>
    games.has(act) && trades ? trades.split(' ').map((trade) => [trade, act] as const) : [],
  ),
);
const healers = ['doctor', 'nurse'];

interface People {
  readonly index: number;
  readonly subject: Subject;
  readonly act?: ActName;
}

/** The scene that the people of a prompt make, if it is one that they can only make together. */
export function tableauIn(brief: Brief): Tableau | undefined {
  if (brief.camera === 'portrait' || brief.camera === 'close-up') return undefined;
  const people = [...brief.subjects.entries()].flatMap(([index, subject]): People[] => {
    if (!isPeople(subject)) return [];
    const act = subject.attributes.find(isActName);
    return [{ index, subject, ...(act && { act }) }];
  });
  const [first] = people;
  if (!first) return undefined;
  return (
    ofBand(people) ??
    ofMatch(people, brief) ??
    inCommon(people, brief) ??
    ofServing(people, brief) ??
    ofListening(first, people, brief) ??
    onCouch(brief, people) ??
    onBench(brief, people) ??
    atTable(brief, people) ??
    aroundFire(brief, people) ??
    inBoat(brief, people)
  );
}

/** One does something to another, who is there though nobody named them. */
function ofServing(people: readonly People[], brief: Brief): Tableau | undefined {
  for (const one of people) {
    const { index, subject, act } = one;
    const trade = subject.attributes.map((word) => byTrade.get(word)).find((each) => each !== undefined);
    const others = people.filter((each) => each !== one);
    const heals = subject.attributes.some((word) => healers.includes(word));
    const patient = others.find(({ index: other }) => related(brief, index, other));
    const found =
      act && ofTwo.has(act) && !(trade && act === 'checkup')
        ? act
        : (trade ?? (heals && patient ? 'checkup' : undefined));
    if (!found || subject.count > MOST) continue;
    if (together.has(found)) {
      const alike = people.filter((each) => each.act === found);
      const [named] =
        alike.length === 1 && subject.count === 1 && subject.concept === one.subject.concept ? others : [];
      const all = named && named.subject.count === 1 ? [...alike, named] : alike;
      const members = all.flatMap((each) => namesOfMembers(each.subject)).slice(0, mostOf.get(found) ?? 2);
      if (members.length < 2) members.push('');
      const things = thingsOf(brief, found);
      return {
        name: found,
        act: found,
        first: index,
        members,
        joined: [...all.slice(1).map((each) => each.index), ...things],
      };
    }
    // who is no make-up artist makes herself up, before a mirror
    if (found === 'makeup' && !trade && others.length === 0 && subject.count === 1)
      return {
        name: 'vanity',
        act: found,
        first: index,
        members: namesOfMembers(subject),
        joined: thingsOf(brief, found),
      };
    const [other] = patient ? [patient] : others;
    const watched = found === 'mirror-gazing' ? undefined : other;
    return {
      name: found,
      act: found,
      first: index,
      members: [
        ...namesOfMembers({ ...subject, count: is(subject.concept, 'couple') ? 2 : 1 }),
        ...(watched
          ? namesOfMembers(watched.subject)
          : [subject.count > 1 ? (namesOfMembers(subject)[0] ?? '') : untoldOf(subject, brief)]),
      ].slice(0, found === 'reading-to' ? 4 : 2),
      joined: [...(watched ? [watched.index] : []), ...thingsOf(brief, found)],
    };
  }
  return undefined;
}

/** What the scene of an act has anyway. */
const thingsOf = ({ subjects }: Brief, act: ActName): number[] =>
  [...subjects.entries()].flatMap(([at, subject]) =>
    !isPeople(subject) && belongsTo(act, subject.concept) ? [at] : [],
  );

/** Those of a band play together, each something else. */
function ofBand(people: readonly People[]): Tableau | undefined {
  const band = people.find(({ subject }) => subject.attributes.includes('band') && subject.count > 1);
  if (!band) return undefined;
  const members = namesOfMembers(band.subject);
  const crowd = people.find((each) => each !== band && each.act === undefined && each.subject.count >= MOST);
  if (!crowd) return { name: 'band', first: band.index, members, joined: [] };
  const listeners = Array.from({ length: MOST }, () => '');
  return { name: 'band-heard', first: band.index, members: [...members, ...listeners], joined: [crowd.index] };
}

/** Several who play one game are one match. */
function ofMatch(people: readonly People[], brief: Brief): Tableau | undefined {
  const gameOf = ({ subject, act }: People): ActName | undefined =>
    act && games.has(act)
      ? act
      : act === undefined
        ? subject.attributes.map((word) => gameOfTrade.get(word)).find((game) => game !== undefined)
        : undefined;
  const game = people.map(gameOf).find((each) => each !== undefined);
  const players = people.filter((each) => game !== undefined && gameOf(each) === game);
  const members = players.flatMap(({ subject }) => namesOfMembers(subject)).slice(0, MOST);
  const [first] = players;
  if (!game || !first || members.length < 2) return undefined;
  return {
    name: `match-${game}`,
    act: game,
    first: first.index,
    members,
    joined: [...players.slice(1).map(({ index }) => index), ...thingsOf(brief, game)],
  };
}

const common = new Set<ActName>(['racing', 'grilling']);

/** One finish, one grill: all who are there share it. */
function inCommon(people: readonly People[], brief: Brief): Tableau | undefined {
  const first = people.find(({ act }) => act !== undefined && common.has(act));
  const those = people.filter(({ act }) => act === first?.act);
  const members = those.flatMap(({ subject }) => namesOfMembers(subject)).slice(0, MOST);
  if (!first?.act || members.length < 2) return undefined;
  const joined = [...those.filter((each) => each !== first).map(({ index }) => index), ...thingsOf(brief, first.act)];
  return { name: first.act, act: first.act, first: first.index, members, joined };
}

/** Who was named with what is done to them: "lifting his daughter into the air". */
const untoldOf = ({ attributes }: Subject, { told }: Brief): string =>
  (['girl', 'boy'] as const).find((child) => told?.includes(child) && !attributes.includes(child)) ?? '';

const related = ({ relations }: Brief, one: number, other: number): boolean =>
  relations.some(
    ({ subject, object, kind }) =>
      (kind === 'facing' || kind === 'beside' || kind === 'holding') &&
      ((subject === one && object === other) || (subject === other && object === one)),
  );

/** One speaks, sings or teaches, the others are seen from behind. */
function ofListening(first: People, people: readonly People[], brief: Brief): Tableau | undefined {
  const watched = brief.told?.includes('audience') === true;
  const { index, subject, act } = first;
  // pupils who listen to their teacher: it is the teacher who stands before them
  const teacher = people.find((each) => each.subject.count === 1 && each.subject.attributes.includes('teacher'));
  if (subject.count > 1 && teacher && teacher !== first && related(brief, index, teacher.index))
    return ofListening(teacher, people, brief);
  const others = people.filter((each) => each !== first && is(each.subject.concept, 'person'));
  const [crowd] = others.filter((each) => each.subject.count >= 2);
  const heard = crowd !== undefined || watched;
  const addresses = crowd !== undefined && related(brief, index, crowd.index);
  if (!heard || subject.count > 1 || is(subject.concept, 'couple')) return undefined;
  // who has an instrument in hand plays it to them, and speaks at no lectern
  const instrument = brief.relations
    .filter(({ kind, subject: holder }) => kind === 'holding' && holder === index)
    .map(({ object }) => actWith(brief.subjects[object]?.concept ?? ''))
    .find((one) => one !== undefined && played.has(one));
  const does = act ?? instrument;
  const name =
    subject.attributes.includes('conductor') && crowd?.subject.attributes.includes('musician')
      ? 'orchestra'
      : crowd && (act === 'teaching' || (subject.attributes.includes('teacher') && act !== 'reading-to'))
        ? 'class'
        : crowd && crowd.subject.count < 6 && !watched
          ? undefined
          : (act && spoken.has(act)) ||
              (watched && crowd && act === 'talking') ||
              (watched && crowd && does === undefined && addresses)
            ? 'audience'
            : does && played.has(does)
              ? 'concert'
              : undefined;
  if (!name) return undefined;
  const listener = name === 'class' ? 'child' : name === 'orchestra' ? 'musician' : '';
  const members = [...namesOfMembers(subject), ...Array.from({ length: 6 }, () => listener)];
  const doing = name === 'audience' && (!does || does === 'talking') ? 'speaking' : does;
  return { name, ...(doing && { act: doing }), first: index, members, joined: crowd ? [crowd.index] : [] };
}

function hosted(brief: Brief, people: readonly People[], kinds: readonly string[], things: Trait, most = MOST) {
  const host = brief.relations.find(
    ({ kind, subject, object }) =>
      kinds.includes(kind) &&
      people.some(({ index }) => index === subject) &&
      is(brief.subjects[object]?.concept, things),
  )?.object;
  if (host === undefined) return undefined;
  const act = people.find(({ index }) =>
    brief.relations.some(({ subject, object }) => subject === index && object === host),
  )?.act;
  const those = people.filter(
    ({ index, act: own }) =>
      (act !== undefined && own === act) ||
      brief.relations.some(({ subject, object, kind }) => subject === index && object === host && kinds.includes(kind)),
  );
  const members = those.flatMap(({ subject }) => namesOfMembers(subject, most));
  const [first] = those;
  const many = those.reduce((sum, { subject }) => sum + subject.count, 0) > most;
  return first && !many && members.length >= 2 ? { host, first, those, members } : undefined;
}

function onCouch(brief: Brief, people: readonly People[]): Tableau | undefined {
  const found = hosted(brief, people, ['on'], 'couch', ON_A_COUCH);
  if (!found || found.those.some(({ subject: { attributes } }) => /sleeping|lying|jumping/.test(attributes.join())))
    return undefined;
  const { host, first, those, members } = found;
  const watching = those.some(({ act }) => act === 'watching-tv');
  const { colour } = brief.subjects[host] ?? {};
  return {
    name: watching ? 'couch-film' : 'couch',
    first: first.index,
    members: members.slice(0, ON_A_COUCH),
    joined: [host, ...those.slice(1).map(({ index }) => index)],
    ...(colour !== undefined && { colour }),
  };
}

/** On a bench they sit, whatever they do there: they talk, hold each other or only look. */
function onBench(brief: Brief, people: readonly People[]): Tableau | undefined {
  const found = hosted(brief, people, ['on'], 'bench', ON_A_BENCH);
  const elsewhere = /sleeping|lying|jumping|standing|dancing|climbing/;
  if (!found || found.those.some(({ subject: { attributes } }) => elsewhere.test(attributes.join()))) return undefined;
  const { host, first, those, members } = found;
  const does = those.map(({ act }) => act).find((act) => act !== undefined);
  if (does !== undefined && !BENCHED.has(does)) return undefined;
  const { colour } = brief.subjects[host] ?? {};
  return {
    name: does === 'hugging' ? 'bench-hug' : does === undefined ? 'bench' : 'bench-talk',
    first: first.index,
    members: members.slice(0, ON_A_BENCH),
    joined: [host, ...those.slice(1).map(({ index }) => index)],
    ...(colour !== undefined && { colour }),
  };
}

/** People who are at a table sit around it: they eat, drink or talk. */
function atTable(brief: Brief, people: readonly People[]): Tableau | undefined {
  const found = hosted(brief, people, ['beside', 'around', 'facing'], 'dining');
  if (
    !found ||
    found.those.some(({ act }) => act !== undefined && !['eating', 'drinking', 'talking', 'meeting'].includes(act))
  )
    return undefined;
  const { host, first, those, members } = found;
  const eats = brief.told?.includes('eating') === true;
  const sits = those.some(({ subject }) => subject.attributes.includes('sitting'));
  const meets = those.some(({ act }) => act === 'meeting');
  if (!eats && !sits && !meets) return undefined;
  return {
    act: eats ? 'eating' : meets ? 'meeting' : 'drinking',
    first: first.index,
    members: members.slice(0, MOST),
    joined: [host, ...laidOn(brief, host), ...those.slice(1).map(({ index }) => index)],
  };
}

/** What lies on a company's table: it would lie on the floor, because they bring a table of their own. */
const laidOn = ({ relations, subjects }: Brief, table: number): number[] =>
  relations.flatMap(({ kind, subject, object }) => {
    const { drawing } = recordOf(subjects[subject]?.concept ?? '') ?? {};
    const small = drawing?.by === 'painter' && drawing.habitat === 'tabletop';
    return kind === 'on' && object === table && small ? [subject] : [];
  });

function aroundFire(brief: Brief, people: readonly People[]): Tableau | undefined {
  const found = hosted(brief, people, ['around', 'facing', 'beside'], 'fire');
  if (!found) return undefined;
  const { host, first, those, members } = found;
  const busy =
    first.act !== undefined && !['roasting', 'talking', 'laughing', 'gazing', 'singing', 'guitar'].includes(first.act);
  if (busy || first.subject.attributes.includes('dancing')) return undefined;
  // what they roast is in their hands
  const roasted = brief.subjects.findIndex(({ concept }) => belongsTo('roasting', concept));
  const roasts = first.act === 'roasting' || (roasted >= 0 && brief.told?.includes('roasting') === true);
  return {
    name: 'campfire',
    ...(roasts && { act: 'roasting' as const }),
    first: first.index,
    members: members.slice(0, 4),
    joined: [host, ...(roasts && roasted >= 0 ? [roasted] : []), ...those.slice(1).map(({ index }) => index)],
  };
}

function inBoat(brief: Brief, people: readonly People[]): Tableau | undefined {
  const rowers = people.filter(({ act }) => act !== undefined && boats.has(act));
  const riders = hosted(brief, people, ['riding', 'inside', 'on', 'holding'], 'rowed');
  const those = rowers.length > 0 ? rowers : (riders?.those ?? []);
  const members = those.flatMap(({ subject }) => namesOfMembers(subject)).slice(0, 3);
  const [first] = those;
  if (!first || members.length < 2) return undefined;
  const gondola = riders !== undefined && is(brief.subjects[riders.host]?.concept, 'gondola');
  const act = first.act && boats.has(first.act) ? first.act : 'rowing';
  return {
    name: gondola ? 'gondola' : act,
    act,
    first: first.index,
    members: gondola ? members.slice(0, 2) : members,
    joined: [...(riders ? [riders.host] : []), ...those.slice(1).map(({ index }) => index)],
  };
}
