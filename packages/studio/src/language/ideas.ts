import type { Catalogue } from '../catalogue/catalogue.js';
import { plainSubject } from './draft.js';
import type { BriefDraft } from './draft.js';
import type { Guess } from './recognise.js';
import { nearest } from './nearest.js';
import type { Token } from './tokens.js';
import { ideas } from './vocabulary/abstract-ideas.js';
import type { Meaning } from './vocabulary/meaning.js';

/** Ideas are vague, so a vague likeness will do. */
const NEAR_ENOUGH = 0.36;
const LONGEST_IDEA = 10;

/** Gives a prompt that names nothing to draw a picture that stands for it. */
export async function addIdea(
  draft: BriefDraft,
  tokens: readonly Token[],
  catalogue: Catalogue,
): Promise<Guess | undefined> {
  if (draft.subjects.length + draft.settings.length + draft.brought.length > 0) return undefined;
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  // a longer text that names nothing to draw is not about one idea
  if (words.length > LONGEST_IDEA) return undefined;
  const listed = ideaAmong(words);
  if (listed !== undefined) {
    apply(draft, ideas.get(listed) as Meaning, catalogue);
    const at = draft.ignored.indexOf(listed);
    if (at >= 0) draft.ignored.splice(at, 1);
    draft.understood.push({ words: listed, as: `idea of ${listed}` });
    return undefined;
  }
  // a sky full of stars needs no idea
  const enough = draft.features.size > 0 || draft.weather !== undefined || draft.season !== undefined;
  if (words.length === 0 || (enough && draft.ignored.length === 0)) return undefined;
  // "The white snow glistened under the sun" tells what is seen: snow and sun
  if (enough && /^the$/i.test(words[0] as string) && words.length > 4) return undefined;
  // "a red cube" is a thing that cannot be drawn, no idea
  if (tokens.some(({ kind, text }) => kind === 'word' && (text === 'a' || text === 'an' || /\d/.test(text))))
    return undefined;
  const found = await nearest(words.join(' '), [...ideas.keys()]);
  if (!found || found.similarity < NEAR_ENOUGH) return undefined;
  apply(draft, ideas.get(found.concept) as Meaning, catalogue);
  return {
    words: words.join(' '),
    as: `idea of ${found.concept}`,
    similarity: Math.round(found.similarity * 100) / 100,
  };
}

/** The longest run of words that names an idea: "a propaganda poster" before anything in it. */
function ideaAmong(words: readonly string[]): string | undefined {
  for (let length = words.length; length > 0; length--) {
    const runs = words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '));
    const found = runs.find((run) => ideas.has(run));
    if (found !== undefined) return found;
  }
  return undefined;
}

function apply(draft: BriefDraft, idea: Meaning, catalogue: Catalogue): void {
  for (const { concept, count = 1, attributes = [] } of idea.things ?? []) {
    const entry = catalogue.find(concept);
    if (entry) draft.subjects.push({ ...plainSubject(concept, concept, count, attributes), entry });
  }
  if (idea.setting) draft.settings.push({ setting: idea.setting, words: 'idea', sentence: 0 });
  for (const key of ['time', 'weather', 'season', 'mood', 'camera'] as const) {
    if (draft[key] === undefined && idea[key] !== undefined) Object.assign(draft, { [key]: idea[key] });
  }
  for (const feature of idea.features ?? []) draft.features.add(feature);
}
