import { is } from '../catalogue/traits.js';
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
export function keepOwnPlaces({ subjects, relations }: BriefDraft, prompt: string): void {
  // "a kettle, a toaster and a clock on the wall": one of them hangs there
  for (const { kind, subject, object } of relations.slice()) {
    const onTable = subjects[subject]?.entry?.habitat === 'tabletop' && kind === 'on';
    const hung = relations.some((one) => one.kind === 'hanging-on' && one.object === object && one.subject > subject);
    if (onTable && hung && is(subjects[object]?.concept ?? '', 'wall'))
      relations.splice(
        relations.findIndex((one) => one.subject === subject && one.object === object && one.kind === kind),
        1,
      );
  }
  // "a console table, keys in a bowl": no table is in a bowl
  for (const relation of relations.slice()) {
    const [guest, host] = [subjects[relation.subject]?.entry, subjects[relation.object]?.entry];
    const lost = guest?.kind === 'furniture' && host?.kind === 'object' && host.habitat === 'tabletop';
    if (relation.kind === 'inside' && lost && guest.height > host.height * 2)
      relations.splice(relations.indexOf(relation), 1);
  }
  if (prompt.length > MOST || relations.length < 2) return;
  const text = prompt.toLowerCase();
  for (const { kind, object } of relations.slice()) {
    if (!SHARED.has(kind)) continue;
    const guests = relations.filter((one) => one.kind === kind && one.object === object).map(({ subject }) => subject);
    if (guests.length < 2) continue;
    const starts = guests.map((index) => text.indexOf(subjects[index]?.words.toLowerCase() ?? '\n'));
    const last = Math.max(...starts);
    // "a double bed" is "the bed" later on
    const words = subjects[object]?.words.toLowerCase().split(' ').at(-1) ?? '\n';
    const host = text.indexOf(words, last + 1);
    if (starts.some((start) => start < 0) || host < 0 || text.slice(last, host).includes('.')) continue;
    const from = Math.max(cutByPlace(text, Math.min(...starts), host), cutByList(text, host, words));
    // "a painting above the bed": what stands next to it in the list is there
    const next = nearestBefore(subjects, text, host);
    if (
      next !== undefined &&
      next.index !== object &&
      !guests.includes(next.index) &&
      next.start >= from &&
      from > last
    )
      relations.push({ kind, subject: next.index, object });
    for (const [at, guest] of guests.entries()) {
      if ((starts[at] ?? 0) >= from) continue;
      const gone = relations.findIndex((one) => one.kind === kind && one.object === object && one.subject === guest);
      if (gone >= 0) relations.splice(gone, 1);
    }
  }
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
