import type { Arrangement } from '../catalogue/arrangements.js';
import { stackingOf } from '../catalogue/traits.js';
import type { BriefDraft } from './draft.js';
import { severalBefore } from './each-colour.js';

/** "laptops stacked on a sofa": what lies is laid on each other; boxes may be so in many ways. */
const LAID_ON_EACH_OTHER =
  /\b(?:stacked|piled) (?:[a-z]+ly )?(?:up )?(?:on|upon|atop|in|inside|beside|next to|against|under|near) /gi;
/** What only says that they are many. */
const LOOSE: ReadonlySet<Arrangement> = new Set(['bunch', 'crowd', 'scattered']);

/** How several stand together, said after their name: "five cones are arranged in a neat line". */
const ways: readonly (readonly [said: RegExp, arrangement: Arrangement])[] = [
  [
    /\bin(?:to)? (?:a|the shape of a|the form of a) (?:[a-z]+ )?pyramid(?: formation| shape)?\b|\bpyramid formation\b/gi,
    'pile',
  ],
  [/\b(?:piled|heaped) (?:high|up|together|on top)\b/gi, 'pile'],
  [
    /\bstacked (?:[a-z]+ )?(?:on top of (?:each other|one another)|atop (?:each other|one another)|one (?:on top of|atop|above))/gi,
    'stack',
  ],
  [/\bin (?:a|an|one) (?:[a-z]+,? ){0,2}(?:row|line)\b(?! of (?!sight))|\blined up\b|\bside by side\b/gi, 'row'],
  [/\bin (?:a|an) (?:[a-z]+ ){0,2}(?:circle|ring|circular (?:pattern|formation|arrangement))\b/gi, 'circle'],
];

/** As many stand in one line; more would be too small. */
const MOST_IN_LINE = 8;

/** "neatly aligned in a row", "stacked in a pyramid": a line, a heap, a ring of them. */
export function arrangeThem(draft: BriefDraft, prompt: string): void {
  const text = prompt.toLowerCase();
  if (draft.paragraph) for (const [said, arrangement] of ways) arrange(draft, text, said, arrangement);
  for (const { index } of text.matchAll(LAID_ON_EACH_OTHER)) {
    const several = severalBefore(draft, text, index);
    const loose = several && (several.arrangement === undefined || LOOSE.has(several.arrangement));
    if (loose && stackingOf(several.concept)) several.arrangement = 'stack';
  }
}

function arrange(draft: BriefDraft, text: string, said: RegExp, arrangement: Arrangement): void {
  for (const found of text.matchAll(said)) {
    const several = severalBefore(draft, text, found.index);
    const thing = /^(?:object|food|furniture|plant)$/.test(several?.entry?.kind ?? '');
    if (!several || !thing || several.arrangement !== undefined) continue;
    if (arrangement === 'row' && several.count > MOST_IN_LINE) continue;
    // two are side by side by themselves
    if (arrangement === 'row' && several.count < 3) continue;
    several.arrangement = arrangement;
  }
}
