import { paintedAs } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import type { Trait } from '../../catalogue/trait.js';
import { belongsTo } from '../../catalogue/acts.js';
import type { ActName } from '../../catalogue/acts.js';
import type { Brief } from '../../language/brief.js';
import { BENCHED, MOST, ON_A_BENCH, ON_A_COUCH, namesOfMembers } from './tableau.js';
import type { People, Tableau } from './tableau.js';

/** Scenes that people make at something: on a couch or a bench, at a table, around a fire, in a boat. */

const boats = new Set<ActName>(['kayaking', 'canoeing', 'rowing', 'boat-fishing']);

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

export function onCouch(brief: Brief, people: readonly People[]): Tableau | undefined {
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
    joined: [host, ...(watching ? snacksOf(brief, those) : []), ...those.slice(1).map(({ index }) => index)],
    ...(colour !== undefined && { colour }),
  };
}

/** What those who watch a film have in hand, and what is in that: their popcorn is drawn with them. */
function snacksOf({ relations }: Brief, those: readonly People[]): number[] {
  const held = relations.flatMap(({ kind, subject, object }) =>
    kind === 'holding' && those.some(({ index }) => index === subject) ? [object] : [],
  );
  const within = relations.flatMap(({ kind, subject, object }) =>
    kind === 'inside' && held.includes(object) ? [subject] : [],
  );
  return [...held, ...within];
}

/** On a bench they sit, whatever they do there: they talk, hold each other or only look. */
export function onBench(brief: Brief, people: readonly People[]): Tableau | undefined {
  const found = hosted(brief, people, ['on'], 'bench', ON_A_BENCH);
  const elsewhere = /sleeping|lying|jumping|standing|dancing|climbing/;
  if (!found || found.those.some(({ subject: { attributes } }) => elsewhere.test(attributes.join()))) return undefined;
  const { host, first, those, members } = found;
  const does = those.map(({ act }) => act).find((act) => act !== undefined);
  if (does !== undefined && !BENCHED.has(does)) return undefined;
  const { colour } = brief.subjects[host] ?? {};
  const backs = those.some(({ subject: { attributes } }) => attributes.includes('from-behind'));
  return {
    name: backs ? 'bench-back' : does === 'hugging' ? 'bench-hug' : does === undefined ? 'bench' : 'bench-talk',
    first: first.index,
    members: members.slice(0, ON_A_BENCH),
    joined: [host, ...those.slice(1).map(({ index }) => index)],
    ...(colour !== undefined && { colour }),
  };
}

/** People who are at a table sit around it: they eat, drink or talk. */
export function atTable(brief: Brief, people: readonly People[]): Tableau | undefined {
  const found = hosted(brief, people, ['beside', 'around', 'facing'], 'dining');
  if (!found || found.those.some(({ act }) => act !== undefined && !SEATED.has(act))) return undefined;
  const { host, first, those, members } = found;
  const meals = mealsOf(brief, those);
  const eats = brief.told?.includes('eating') === true || meals.length > 0;
  const sits = those.some(({ subject }) => subject.attributes.includes('sitting'));
  const meets = those.some(({ act }) => act === 'meeting');
  const drinks = those.some(({ act }) => act !== undefined && DRINKS.has(act));
  if (!eats && !sits && !meets && !drinks) return undefined;
  const laid = laidOn(brief, host, those);
  const wine =
    those.some(({ act }) => act === 'toasting' || act === 'drinking-wine') ||
    laid.some((index) => belongsTo('drinking-wine', brief.subjects[index]?.concept ?? ''));
  const table = brief.subjects[host];
  const outdoors = [...(table?.attributes ?? []), ...(table?.words.split(' ') ?? [])].some((word) =>
    OUTDOORS.has(word),
  );
  return {
    act: eats ? 'eating' : meets ? 'meeting' : wine ? 'drinking-wine' : 'drinking',
    at: outdoors ? 'garden' : drinks ? 'cafe' : 'dining-room',
    first: first.index,
    members: members.slice(0, MOST),
    joined: [host, ...laid, ...meals, ...cupsOf(brief, those), ...those.slice(1).map(({ index }) => index)],
  };
}

/** What is eaten at a table lies on it. */
const mealsOf = ({ relations, subjects }: Brief, eaters: readonly People[]): number[] =>
  relations.flatMap(({ kind, subject, object }) => {
    const drawing = paintedAs(subjects[object]?.concept);
    const held = kind === 'holding' && eaters.some(({ index }) => index === subject);
    return held && drawing?.kind === 'food' ? [object] : [];
  });

const DRINKS: ReadonlySet<ActName> = new Set<ActName>(['drinking', 'drinking-wine', 'toasting']);
const SEATED: ReadonlySet<ActName> = new Set<ActName>(['eating', 'talking', 'meeting', ...DRINKS]);
const OUTDOORS: ReadonlySet<string> = new Set(['outdoor', 'outside', 'garden', 'patio', 'picnic', 'terrace']);

/** Who drinks at a table has a cup there. */
const cupsOf = ({ relations, subjects }: Brief, drinkers: readonly People[]): number[] =>
  relations.flatMap(({ kind, subject, object }) =>
    kind === 'holding' &&
    drinkers.some(({ index, act }) => index === subject && act === 'drinking') &&
    belongsTo('drinking', subjects[object]?.concept ?? '')
      ? [object]
      : [],
  );

/** What lies on a company's table: it would lie on the floor, because they bring a table of their own. */
const laidOn = ({ relations, subjects }: Brief, table: number, those: readonly People[]): number[] =>
  relations.flatMap(({ kind, subject, object }) => {
    const drawing = paintedAs(subjects[subject]?.concept);
    const small = drawing?.habitat === 'tabletop';
    // a vase between two at a table is on it
    const between = kind === 'between' && those.some(({ index }) => index === object);
    return small && (between || (kind === 'on' && object === table)) ? [subject] : [];
  });

export function aroundFire(brief: Brief, people: readonly People[]): Tableau | undefined {
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
    name: roasts ? 'campfire-roast' : 'campfire',
    ...(roasts && { act: 'roasting' as const }),
    first: first.index,
    members: members.slice(0, 4),
    joined: [host, ...(roasts && roasted >= 0 ? [roasted] : []), ...those.slice(1).map(({ index }) => index)],
  };
}

export function inBoat(brief: Brief, people: readonly People[]): Tableau | undefined {
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
