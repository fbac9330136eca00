import { actOfTrade, actWith, belongsTo, isActName } from '../../catalogue/acts.js';
import type { ActName } from '../../catalogue/acts.js';
import { paintedAs } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import type { Brief } from '../../language/brief.js';
import { withKind, withWords, without } from './edits.js';

/** Who sits at desks: the desk, the chair and what is on it come with what they do there. */

/** Who is at a desk with a computer works at it; what else is there stands around them. */
export function atDesk(brief: Brief): Brief {
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
  return without({ ...brief, relations }, smallOn(brief, desk, computer));
}

/** Metres up to which a thing on a desk would be lost on the floor beside who works there. */
const SMALL = 0.5;

/** The cup and the papers on a desk: whoever works there has their own, drawn with the desk. */
const smallOn = ({ relations, subjects }: Brief, desk: number, but?: number): ReadonlySet<number> =>
  new Set(
    relations.flatMap(({ kind, subject, object }) => {
      const drawing = paintedAs(subjects[subject]?.concept);
      const painted = drawing !== undefined && (drawing.kind === 'object' || drawing.kind === 'food');
      return kind === 'on' && object === desk && subject !== but && painted && drawing.height < SMALL ? [subject] : [];
    }),
  );

const AT_DESK = /\bat (?:an?|the|his|her|their|my) (?:[\w-]+ ){0,2}desk\b/i;
/** What is said of who works there, and no other deed. */
const WORKS = 'working';
const OF_OFFICES: ReadonlySet<string> = new Set([
  WORKS,
  'business',
  'businessman',
  'businesswoman',
  'freelancer',
  'office',
]);

/** "A tired woman at her desk": she sits there and does what is done at one. */
export function satAtDesk(brief: Brief): Brief {
  if (!AT_DESK.test(brief.prompt) || /\bstand(?:s|ing)?\b/i.test(brief.prompt)) return brief;
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one, desk] = [brief.subjects[subject], brief.subjects[object]];
    if (!one || !desk || !is(one.concept, 'person') || one.count > 1) return false;
    return (
      kind === 'beside' &&
      /\bdesk$/.test(desk.words) &&
      !one.attributes.some((word) => word !== WORKS && isActName(word))
    );
  });
  if (!found) return brief;
  const read = brief.relations.some(
    ({ kind, subject, object }) =>
      kind === 'on' && object === found.object && belongsTo('desk-reading', brief.subjects[subject]?.concept ?? ''),
  );
  const office = brief.subjects[found.subject]?.attributes.some((word) => OF_OFFICES.has(word));
  const act: ActName = read ? 'desk-reading' : office ? AT_DESKS : 'writing';
  const sat = withWords(withKind(brief, found, 'holding'), found.subject, (own) => [
    act,
    ...own.filter((word) => word !== WORKS && word !== 'sitting'),
  ]);
  return without(sat, smallOn(brief, found.object));
}

/** What is done at a desk otherwise than without one. */
const DESK_ACTS = new Map<string, ActName>([
  ['reading', 'desk-reading'],
  ['drawing', 'writing'],
]);

/** Who reads or draws at a desk sits there. */
export function readsAtDesk(brief: Brief): Brief {
  const actOf = (one: Brief['subjects'][number] | undefined): ActName | undefined =>
    one?.attributes.map((word) => DESK_ACTS.get(word)).find((act) => act !== undefined);
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one, desk] = [brief.subjects[subject], brief.subjects[object]];
    const act = actOf(one);
    if (!one || !desk || !act || !is(one.concept, 'person') || one.count > 1) return false;
    return kind === 'beside' && is(desk.concept, 'table') && belongsTo(act, desk.concept);
  });
  const act = actOf(brief.subjects[found?.subject ?? -1]);
  if (!found || !act) return brief;
  return withWords(withKind(brief, found, 'holding'), found.subject, (own) => [
    act,
    ...own.filter((word) => !DESK_ACTS.has(word)),
  ]);
}

/** What no word of the prompt names weighs no more than this. */
const UNNAMED = 0.45;

const SITS: ActName = 'desk-sitting';

/** A desk of which neither form nor colour was told, with nothing on it: the desk of who sits there does. */
function isPlainDesk({ subjects, relations }: Brief, index: number): boolean {
  const desk = subjects[index];
  if (!desk || !/\bdesk$/.test(desk.words) || desk.colour !== undefined || desk.shape !== undefined) return false;
  return desk.count === 1 && !relations.some(({ kind, object }) => kind === 'on' && object === index);
}

/** Who writes at a desk has it before them: the chair that nobody named is their own. */
export function atOwnDesk(brief: Brief): Brief {
  const sat = brief.relations.find(({ kind, subject, object }) => {
    const [one, chair] = [brief.subjects[subject], brief.subjects[object]];
    const unnamed = chair !== undefined && (chair.salience ?? 1) < UNNAMED;
    return kind === 'on' && unnamed && one !== undefined && is(one.concept, 'person') && one.count === 1;
  });
  const put = brief.relations.find(({ kind, subject }) => kind === 'facing' && subject === sat?.object);
  const desk = brief.subjects[put?.object ?? -1];
  const { attributes = [] } = brief.subjects[sat?.subject ?? -1] ?? {};
  const draws = desk !== undefined && attributes.some((word) => isActName(word) && belongsTo(word, desk.concept));
  const idle = sat !== undefined && put !== undefined && !attributes.some(isActName) && isPlainDesk(brief, put.object);
  if (!sat || !put || (!draws && !idle)) return brief;
  const used = { kind: 'holding' as const, subject: sat.subject, object: put.object };
  const relations = brief.relations.flatMap((each) => (each === sat ? [used] : each === put ? [] : [each]));
  const settled = idle
    ? withWords({ ...brief, relations }, sat.subject, (own) => [SITS, ...own.filter((word) => word !== 'sitting')])
    : { ...brief, relations };
  return without(settled, new Set([sat.object]));
}

const AT_DESKS: ActName = 'typing';
const PLAYS: ActName = 'gaming';
const PLAYS_AT_DESK: ActName = 'desk-gaming';
const DETERMINERS = ['a', 'an', 'the', 'his', 'her', 'their', 'my'];

/** "A gamer at his computer": who is at one sits there and uses it; who only stands next to one does not. */
export function atComputer(brief: Brief): Brief {
  const prompt = brief.prompt.toLowerCase();
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one, thing] = [brief.subjects[subject], brief.subjects[object]];
    if (!one || !thing || !is(one.concept, 'person') || one.count > 1) return false;
    if (actWith(thing.concept, thing.variety) !== AT_DESKS) return false;
    if (one.attributes.some((word) => isActName(word) && word !== PLAYS && word !== AT_DESKS)) return false;
    const at = DETERMINERS.some((word) => prompt.includes(` at ${word} ${thing.words}`));
    const plays = one.attributes.some((word) => belongsToPlay(word));
    return (kind === 'beside' && at) || (plays && (kind === 'on' || kind === 'facing' || kind === 'holding'));
  });
  if (!found) return brief;
  const plays = brief.subjects[found.subject]?.attributes.some((word) => belongsToPlay(word)) === true;
  return withWords(withKind(brief, found, 'holding'), found.subject, (own) => [
    plays ? PLAYS_AT_DESK : AT_DESKS,
    ...own.filter((word) => word !== PLAYS && word !== AT_DESKS && word !== 'sitting'),
  ]);
}

const belongsToPlay = (word: string): boolean => word === PLAYS || actOfTrade(word) === PLAYS;
