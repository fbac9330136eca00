import { actOfTrade, belongsTo, isActName } from '../../catalogue/acts.js';
import type { ActName } from '../../catalogue/acts.js';
import { paintedAs } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import { garmentOf } from '../../catalogue/wardrobe.js';
import type { Brief, Subject } from '../../language/brief.js';
import { isPeople } from './tableaux.js';
import { isOfKind, withKind, withRelation, withWords, without } from './edits.js';

/** Who is on the move, or at their game: what they have with them, and where they go. */

const MOVES =
  /\b(?:walk|run|jog|sprint|danc|jump|leap|skat|march|hik|stroll|rac|hurry|rush|sneak|escap)[a-z]{0,5}(?: [a-z]+){0,3} with (?:an?|the|his|her|their|some)? ?/i;
const GOES: ReadonlySet<string> = new Set(
  'walking running sprinting dancing jumping leaping skating marching'.split(' '),
);
/** Metres: what is larger goes beside them. */
const CARRIED = 1.1;

/** "Jogging with headphones", "running with the ball": what goes with them is on them, or in their hands. */
export function movingWith(brief: Brief): Brief {
  if (!MOVES.test(brief.prompt)) return brief;
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one, thing] = [brief.subjects[subject], brief.subjects[object]];
    const goes = one !== undefined && isPeople(one) && one.attributes.some((word) => GOES.has(word));
    return kind === 'beside' && goes && thing !== undefined && isPortable(thing);
  });
  const thing = brief.subjects[found?.object ?? -1];
  if (!found || !thing) return brief;
  const worn = garmentOf(thing.words) ?? garmentOf(thing.concept);
  if (worn === undefined) return withKind(brief, found, 'holding');
  const what = { what: worn, ...(thing.colour && { colour: thing.colour }) };
  const subjects = brief.subjects.map((each, at): Subject =>
    at === found.subject
      ? { ...each, attributes: [...each.attributes, worn], wears: [...(each.wears ?? []), what] }
      : each,
  );
  return without({ ...brief, subjects }, new Set([found.object]));
}

function isPortable({ concept, count }: Subject): boolean {
  const drawing = paintedAs(concept);
  const thing = isOfKind('object', concept) && drawing !== undefined && drawing.height < CARRIED;
  return count === 1 && thing && !is(concept, 'walked-with') && !is(concept, 'fixture');
}

/** A ball that is only called a ball. */
const PASSED: ActName = 'ball-passing';
const BALL_GAMES: ReadonlySet<string> = new Set<ActName>(['tennis', 'baseball', 'volleyball']);

/** A tennis player who hits the ball plays tennis: ball and racket are those of the game. */
export function atTheirBall(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      kind === 'holding' &&
      gameOf(brief.subjects[subject]) !== undefined &&
      belongsTo(PASSED, brief.subjects[object]?.concept ?? ''),
  );
  const player = brief.subjects[found?.subject ?? -1];
  const game = gameOf(player);
  if (!found || !game) return brief;
  const told = withWords(brief, found.subject, (own) => [game, ...own.filter((word) => !isActName(word))]);
  const [, bat] = brief.relations.flatMap(({ object, subject, kind }) =>
    object === found.object && kind === 'beside' ? [object, subject] : [],
  );
  // the bat that is named with the ball is the one in their hands
  const own = bat !== undefined && belongsTo(game, brief.subjects[bat]?.concept ?? '') ? [bat] : [];
  return without(told, new Set([found.object, ...own]));
}

function gameOf(player: Subject | undefined): ActName | undefined {
  if (!player || !isPeople(player) || player.count > 1) return undefined;
  const [named = ''] = player.words.split(' ');
  const game = [...player.attributes.map(actOfTrade), named].find((act) => act !== undefined && BALL_GAMES.has(act));
  return game !== undefined && isActName(game) ? game : undefined;
}

const DIVES: ActName = 'scuba-diving';

/** Under water nobody swims at the surface; who swims with dolphins is down there with them. */
export function divingDown(told: Brief): Brief {
  const brief = amongFish(told);
  if (brief.setting !== 'underwater') return brief;
  return brief.subjects.reduce<Brief>((each, one, at) => {
    if (!isPeople(one) || !one.attributes.includes('swimming')) return each;
    return withWords(each, at, (own) => [DIVES, ...own.filter((word) => word !== 'swimming')]);
  }, brief);
}

function amongFish(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one, other] = [brief.subjects[subject], brief.subjects[object]];
    const swims = [one, other].some((each) => each && isPeople(each) && each.attributes.includes('swimming'));
    return kind === 'beside' && swims && [one, other].some((each) => each !== undefined && livesBelow(each));
  });
  if (!found || (brief.setting !== undefined && brief.setting !== 'sea')) return brief;
  // of a school that nobody counted two are as large as who swims with them
  const counted = /\b(?:three|3)\b/i.test(brief.prompt);
  const subjects = brief.subjects.map((each): Subject => {
    const few = livesBelow(each) && each.count === 3 && !counted;
    return few ? { ...each, count: 2 } : each;
  });
  return { ...brief, subjects, setting: 'underwater' };
}

function livesBelow({ concept }: Subject): boolean {
  const drawing = paintedAs(concept);
  return isOfKind('animal', concept) && drawing?.habitat === 'underwater';
}

/** Who climbs over a fence is as large as anybody, on the way over it. */
export function overTheTop(brief: Brief): Brief {
  if (!/\b(?:climb|clamber|vault|scrambl)[a-z]{0,3} over\b/i.test(brief.prompt)) return brief;
  const found = brief.relations.find(
    ({ kind, object }) => kind === 'climbing' && isLow(brief.subjects[object]?.concept ?? ''),
  );
  if (!found) return brief;
  return withWords(withRelation(brief, found, { ...found, kind: 'above' }), found.subject, (own) => [
    'jumping',
    ...own.filter((word) => word !== 'climbing'),
  ]);
}

/** Metres: what nobody needs hands and feet for. */
const LOW = 2;
function isLow(concept: string): boolean {
  const drawing = paintedAs(concept);
  return drawing !== undefined && drawing.kind !== 'nature' && drawing.height < LOW;
}
