import type { Catalogue } from '../catalogue/catalogue.js';
import { is } from '../catalogue/traits.js';
import type { BriefDraft } from './draft.js';
import { colourWords } from './vocabulary/colours.js';

const LIKE =
  /\b(?:leaves|foliage) (?:that |which )?(?:are |is )?(?:look(?:s|ing)? like|shaped like|resembl(?:e|es|ing)|in the (?:shape|form) of|made of) (?:an? |the )?((?:[a-z]+ ?){1,3})/i;
const FORMED =
  /\b(square|triangular|diamond-shaped|heart-shaped|star-shaped)(?: ([a-z]+))? leaves\b|\b([a-z]+) (square|triangular) leaves\b/i;
const forms: ReadonlyMap<string, string> = new Map([
  ['triangular', 'triangle'],
  ['diamond-shaped', 'diamond'],
  ['heart-shaped', 'heart'],
  ['star-shaped', 'star'],
]);

/** "leaves that look like purple balloons", "square blue leaves": the crown of the tree is of those, the tree a tree. */
export function leafWith(draft: BriefDraft, prompt: string, catalogue: Catalogue): void {
  const [like, formed] = [LIKE.exec(prompt), FORMED.exec(prompt)];
  const told = (like?.[1] ?? [formed?.[1], formed?.[2], formed?.[3], formed?.[4]].join(' ')).toLowerCase().split(' ');
  const tree = draft.subjects.find(({ concept }) => is(concept, 'branched'));
  if (!(like ?? formed) || !tree) return;
  const colour = told.map((word) => colourWords.get(word)?.colour).find((each) => each !== undefined);
  const leaf = told
    .filter((word) => colourWords.get(word) === undefined)
    .flatMap((word) => [forms.get(word) ?? word, word.replace(/s$/, ''), word.replace(/es$/, '')])
    .map((word) => catalogue.find(word))
    .find((entry) => entry !== undefined);
  if (!leaf || leaf.kind === 'building' || is(leaf.concept, 'branched')) return;
  for (const word of tree.attributes) if (word.endsWith('-shaped')) tree.attributes.delete(word);
  tree.attributes.add(`leaves-like-${leaf.concept}`);
  if (colour !== undefined) tree.colour ??= colour;
  // they are on the tree, and nowhere else
  for (const [index, { concept, words: named }] of draft.subjects.entries())
    if (concept === leaf.concept && like?.[0].toLowerCase().includes(named)) draft.absentThings.add(index);
}

/** Fruit on a tree of which nobody said how much: more than one can pick in a moment. */
const LADEN = 7;

export function ladeTrees({ subjects, relations }: BriefDraft): void {
  for (const { kind, subject, object } of relations) {
    const fruit = subjects[subject];
    if (kind !== 'on' || !fruit?.uncounted || fruit.count < 3 || fruit.entry?.kind !== 'food') continue;
    if (is(subjects[object]?.concept, 'branched')) fruit.count = Math.max(fruit.count, LADEN);
  }
}
