import { paintedAs } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import { actsOfTwo } from '../../catalogue/acts-of-two.js';
import { belongsTo, acts, actWith, isActName } from '../../catalogue/acts.js';
import type { ActName } from '../../catalogue/acts.js';
import type { Brief, Subject } from '../../language/brief.js';
import { MOST, isPeople, namesOfMembers, thingsOf } from './tableau.js';
import type { People, Tableau } from './tableau.js';
import { aroundFire, atTable, inBoat, onBench, onCouch } from './tableaux-at-things.js';

export { BENCHED, ON_A_COUCH, isPeople, namesOfMembers } from './tableau.js';
export type { Tableau } from './tableau.js';

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
  'sharing-umbrella',
  'sofa-carrying',
  'table-carrying',
  'crate-carrying',
  'ladder-carrying',
  'seesawing',
]);
/** So many do one of these; of the others it is two. */
const mostOf = new Map<ActName, number>([
  ['hot-tub', 5],
  ['tug-of-war', 6],
]);
/** So many, with whoever does it, are in one of these; in the others it is two. */
const mostServed = new Map<ActName, number>([['reading-to', 4]]);
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
    ofPortrait(people, brief) ??
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
        : (trade ?? (heals && patient && act !== 'holding-baby' && !gives(brief) ? 'checkup' : undefined));
    if (!found || subject.count > MOST) continue;
    if (together.has(found)) {
      const alike = people.filter((each) => each.act === found);
      const [named] =
        alike.length === 1 && subject.count === 1 && subject.concept === one.subject.concept ? others : [];
      const all = named && named.subject.count === 1 ? [...alike, named] : alike;
      const members = all.flatMap((each) => namesOfMembers(each.subject)).slice(0, mostOf.get(found) ?? 2);
      if (members.length < 2) members.push('');
      const things = thingsOf(brief, found);
      const { colour } = brief.subjects[things[0] ?? -1] ?? {};
      return {
        ...(colour !== undefined && { colour }),
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
        ...(watched ? namesOfMembers(watched.subject) : untoldOf(subject, found, brief)),
      ].slice(0, mostServed.get(found) ?? 2),
      joined: [...(watched ? [watched.index] : []), ...thingsOf(brief, found)],
    };
  }
  return undefined;
}

/** Whom a nurse brings something is not examined. */
const gives = ({ told, subjects }: Brief): boolean =>
  told?.includes('giving') === true &&
  subjects.some(({ concept }) => {
    const drawing = paintedAs(concept);
    return drawing?.habitat === 'tabletop';
  });

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

const isGameTable = ({ concept }: Subject): boolean =>
  belongsTo('table-tennis', concept) && !belongsTo('tennis', concept);

/** Several who play one game are one match. */
function ofMatch(people: readonly People[], brief: Brief): Tableau | undefined {
  const gameOf = ({ subject, act }: People): ActName | undefined =>
    act && games.has(act)
      ? act
      : act === undefined
        ? subject.attributes.map((word) => gameOfTrade.get(word)).find((game) => game !== undefined)
        : undefined;
  const named = people.map(gameOf).find((each) => each !== undefined);
  const players = people.filter((each) => named !== undefined && gameOf(each) === named);
  // whatever it was called, who has tables for it plays it at one, and no net stands in the room
  const game = named === 'tennis' && brief.subjects.some(isGameTable) ? 'table-tennis' : named;
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

const common = new Set<ActName>(['racing', 'grilling', 'selfie', 'pool-splashing', 'reading-map', 'motorcycling']);

/** One finish, one grill, one phone: all who are there share it. */
function inCommon(people: readonly People[], brief: Brief): Tableau | undefined {
  const first = people.find(({ act }) => act !== undefined && common.has(act));
  const those = people.filter(({ act }) => act === first?.act);
  const members = those.flatMap(({ subject }) => namesOfMembers(subject)).slice(0, MOST);
  if (!first?.act || members.length < 2) return undefined;
  const joined = [...those.filter((each) => each !== first).map(({ index }) => index), ...thingsOf(brief, first.act)];
  return { name: first.act, act: first.act, first: first.index, members, joined };
}

/** Who has it done to them though no subject names them: "lifting his daughter into the air", a story read to a class. */
function untoldOf(subject: Subject, act: ActName, { told }: Brief): string[] {
  if (act === 'reading-to') return Array.from({ length: isTeacherOf(subject) ? 3 : 1 }, () => 'child');
  if (subject.count > 1) return [namesOfMembers(subject)[0] ?? ''];
  return [
    (['girl', 'boy'] as const).find((child) => told?.includes(child) && !subject.attributes.includes(child)) ?? '',
  ];
}

/** Whose picture is taken stands before the camera, and hides nobody. */
function ofPortrait(people: readonly People[], brief: Brief): Tableau | undefined {
  const first = people.find(({ act, subject }) => act === 'photographing' && subject.count === 1);
  if (!first) return undefined;
  const sitters = people.filter(
    (each) =>
      each !== first &&
      each.act === undefined &&
      brief.relations.some(
        ({ kind, subject, object }) => kind === 'facing' && subject === first.index && object === each.index,
      ),
  );
  const members = sitters.flatMap(({ subject }) => namesOfMembers(subject));
  if (members.length < 2 || members.length >= MOST) return undefined;
  return {
    name: 'photographing',
    act: 'photographing',
    first: first.index,
    members: [...namesOfMembers(first.subject), ...members],
    joined: [...sitters.map(({ index }) => index), ...thingsOf(brief, 'photographing')],
  };
}

const related = ({ relations }: Brief, one: number, other: number): boolean =>
  relations.some(
    ({ subject, object, kind }) =>
      (kind === 'facing' || kind === 'beside' || kind === 'holding') &&
      ((subject === one && object === other) || (subject === other && object === one)),
  );

const isTeacherOf = ({ attributes }: Subject): boolean =>
  attributes.includes('teacher') || attributes.includes('professor');
const isTeacher = ({ subject }: People): boolean => isTeacherOf(subject);

/** One speaks, sings or teaches, the others are seen from behind. */
function ofListening(first: People, people: readonly People[], brief: Brief): Tableau | undefined {
  const watched = brief.told?.includes('audience') === true;
  const { index, subject, act } = first;
  // pupils who listen to their teacher: it is the teacher who stands before them
  const teacher = people.find((each) => each.subject.count === 1 && isTeacher(each));
  const atSchool = brief.setting === 'classroom' && subject.attributes.includes('student');
  if (subject.count > 1 && teacher && teacher !== first && (atSchool || related(brief, index, teacher.index)))
    return ofListening(teacher, people, brief);
  const others = people.filter((each) => each !== first && is(each.subject.concept, 'person'));
  const [crowd] = others.filter((each) => each.subject.count >= 2);
  // a crowd somewhere behind somebody listens to nobody
  if (crowd?.subject.place === 'background' && !(act && (spoken.has(act) || act === 'talking'))) return undefined;
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
      : crowd && (act === 'teaching' || (isTeacher(first) && act !== 'reading-to'))
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
