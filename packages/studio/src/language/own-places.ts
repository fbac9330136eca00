import { is } from '../catalogue/traits.js';
import type { Relation } from './brief.js';
import type { BriefDraft } from './draft.js';

/** A list may have several things in one place, or each in its own. */
const SHARED: ReadonlySet<string> = new Set([
  'on',
  'inside',
  'above',
  'under',
  'below',
  'hanging-on',
  'behind',
  'in-front-of',
]);
/** Where another thing is told to be. */
const PLACED =
  /\b(?:on|in|at|under|below|above|over|against|beside|behind|near|by|inside|next to) (?:(?:an?|the|its|his|her|their) [a-z]|(?:it|them|him|her)\b)/g;
const CONTINUES = /^\s*(?:,|;|(?:,\s*)?\band\b)\s*(?:an?|the|some|several|two|three|four|five|six|\d|[a-z]+s\b)/;
const MOST = 600;

/**
 * "A bathtub, four towels on the wall, a mat", "two lamps, a suitcase on the floor and a painting above the bed": where
 * the last of them is says nothing of those that were listed before it. "A lamp, a book and a cup on a table" are all
 * there.
 */
export function keepOwnPlaces(draft: BriefDraft, prompt: string): void {
  const { relations } = draft;
  const keep = (kept: readonly Relation[]): void => void relations.splice(0, relations.length, ...kept);
  keep(relations.filter((relation) => !isHungForOthers(draft, relation) && !isInTooSmall(draft, relation)));
  if (prompt.length > MOST || relations.length < 2) return;
  const text = prompt.toLowerCase();
  // each as the ones before it have left it
  for (const relation of relations.slice()) if (SHARED.has(relation.kind)) keep(shared(draft, relation, text));
}

/** "A kettle, a toaster and a clock on the wall": one of them hangs there. */
function isHungForOthers({ subjects, relations }: BriefDraft, { kind, subject, object }: Relation): boolean {
  const onTable = subjects[subject]?.entry?.habitat === 'tabletop' && kind === 'on';
  const hung = relations.some((one) => one.kind === 'hanging-on' && one.object === object && one.subject > subject);
  return onTable && hung && is(subjects[object]?.concept ?? '', 'wall');
}

/** "A console table, keys in a bowl": no table is in a bowl. */
function isInTooSmall({ subjects }: BriefDraft, { kind, subject, object }: Relation): boolean {
  const [guest, host] = [subjects[subject]?.entry, subjects[object]?.entry];
  const lost = guest?.kind === 'furniture' && host?.kind === 'object' && host.habitat === 'tabletop';
  return kind === 'inside' && lost && guest.height > host.height * 2;
}

/** The relations with those in one place there whom the text has there. */
function shared({ subjects, relations }: BriefDraft, { kind, object }: Relation, text: string): readonly Relation[] {
  const there = relations.filter((one) => one.kind === kind && one.object === object);
  const guests = there.map(({ subject }) => subject);
  if (guests.length < 2) return relations;
  const starts = guests.map((index) => text.indexOf(subjects[index]?.words.toLowerCase() ?? '\n'));
  const last = Math.max(...starts);
  // "a double bed" is "the bed" later on
  const words = subjects[object]?.words.toLowerCase().split(' ').at(-1) ?? '\n';
  const host = text.indexOf(words, last + 1);
  if (starts.some((start) => start < 0) || host < 0 || text.slice(last, host).includes('.')) return relations;
  const from = Math.max(cutByPlace(text, Math.min(...starts), host), cutByList(text, host, words));
  const gone = there.filter((_, at) => (starts[at] ?? 0) < from);
  const kept = relations.filter((relation) => !gone.includes(relation));
  // "a painting above the bed": what stands next to it in the list is there
  const next = nearestBefore(subjects, text, host);
  const isMissed = next !== undefined && next.index !== object && !guests.includes(next.index);
  return isMissed && next.start >= from && from > last ? [...kept, { kind, subject: next.index, object }] : kept;
}

/** Behind the last place that is told before that of the last thing, the rest of the list begins. */
function cutByPlace(text: string, first: number, host: number): number {
  const before = [...text.slice(first, host).matchAll(PLACED)].at(-1);
  if (!before) return 0;
  const end = first + before.index + before[0].length;
  const rest = text.slice(end, host).search(/,|\band\b/);
  return rest < 0 ? 0 : end + rest;
}

/** What is named last before a place in the text. */
function nearestBefore(
  subjects: BriefDraft['subjects'],
  text: string,
  host: number,
): { readonly index: number; readonly start: number } | undefined {
  return subjects
    .map(({ words }, index) => ({ index, start: text.lastIndexOf(words.toLowerCase(), host - 1) }))
    .filter(({ start }) => start >= 0)
    .toSorted((one, other) => other.start - one.start)[0];
}

/** Where the list goes on behind it, a place is that of the one before it, unless an "and" has closed the list. */
function cutByList(text: string, host: number, words: string): number {
  if (!CONTINUES.test(text.slice(host + words.length))) return 0;
  const comma = text.lastIndexOf(',', host);
  const own = text.slice(comma + 1, host);
  return comma < 0 || /\band\b/.test(own) ? 0 : comma;
}
