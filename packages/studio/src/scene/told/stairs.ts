import { paintedAs } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import type { Brief, Subject } from '../../language/brief.js';
import { isPeople } from './tableaux.js';
import { withWords } from './edits.js';

const onFoot: ReadonlySet<string> = new Set(['walking', 'running', 'climbing']);
const CARRIED_METRES = 0.8;

/** Who climbs stairs, or goes up or down them, is on foot on their steps with what they carry, and climbs no rock. */
export function upStairs(brief: Brief): Brief {
  const { subjects, relations } = brief;
  const stairs = subjects.findIndex(({ concept }) => is(concept, 'stairs'));
  const walker = subjects.findIndex((each, at) => isPeople(each) && goes(brief, each, at));
  if (walker < 0 || stairs < 0) return brief;
  const found = relations.find(({ subject, object }) => subject === walker && object === stairs);
  if (found && found.kind !== 'climbing') return brief;
  const carried = relations.map((each) =>
    each.kind === 'on' && each.object === stairs && isCarried(subjects[each.subject])
      ? { kind: 'holding' as const, subject: walker, object: each.subject }
      : each,
  );
  const on = { kind: 'on' as const, subject: walker, object: stairs };
  const placed = { ...brief, relations: [...carried.filter((each) => each !== found), on] };
  return withWords(placed, walker, (own) =>
    own.includes('running') ? own : [...own.filter((word) => !onFoot.has(word)), 'walking'],
  );
}

/** By a word of theirs; or nothing else is said of them, and so they "come down" or "go up". */
function goes({ relations }: Brief, { attributes, action }: Subject, index: number): boolean {
  if (attributes.some((word) => onFoot.has(word))) return true;
  return action === undefined && !relations.some(({ subject, object }) => subject === index || object === index);
}

function isCarried(thing: Subject | undefined): boolean {
  const drawing = paintedAs(thing?.concept);
  return drawing?.kind === 'object' && drawing.height < CARRIED_METRES;
}

const HIKES = ['walking', 'hiking'] as const;

/** Hikers go up a mountain on foot: a crag with ropes is for those who climb, and each would bring one. */
export function hikedUp(brief: Brief): Brief {
  const hiker = brief.subjects.findIndex(
    (each, at) =>
      isPeople(each) &&
      each.attributes.includes('hiker') &&
      each.attributes.includes('climbing') &&
      !brief.relations.some(({ subject, object }) => subject === at || object === at),
  );
  if (hiker < 0) return brief;
  const { setting } = brief;
  const land = setting === undefined || setting === 'cliff' ? 'mountains' : setting;
  const told: Brief['told'] = [...(brief.told ?? []).filter((each) => each !== 'uphill'), 'uphill'];
  const going = withWords({ ...brief, setting: land, told }, hiker, (own) => [
    ...own.filter((word) => word !== 'climbing'),
    ...HIKES,
  ]);
  return {
    ...going,
    subjects: going.subjects.map((each, at) => (at === hiker ? { ...each, action: 'walking' } : each)),
  };
}
