import type { Catalogue } from '../catalogue/catalogue.js';
import { is, standIns } from '../catalogue/traits.js';
import { plainSubject } from './draft.js';
import type { BriefDraft } from './draft.js';
import type { NounPhrase, Phrase } from './phrase.js';
import type { BriefNotes } from './brief.js';
import { sensesOf } from './wordnet/climb.js';
import { loadWordNet } from './wordnet/wordnet.js';

type Guess = BriefNotes['guessed'][number];

/** By WordNet's number of the kind. */
let bySense: ReadonlyMap<number, string> | undefined;

/** Beings of no kind in particular: known by their names alone. */
const beings = /^(?:creature|monster|beast|being|golem)s?$/;
/** Nor is anything told of what it is but how it looks. */
const anything = /^(?:object|item|artifact|artefact)$/;
const ornament = standIns.find(([kind]) => kind === 'object')?.[1];
const monster = standIns.find(([kind]) => kind === 'monster')?.[1];

/**
 * A picture whose main thing has no drawing of its own shows one of its kind rather than an empty place: the first noun
 * of the first sentence, where it was counted and nothing else is there to be seen.
 */
export function standIn(draft: BriefDraft, phrases: readonly Phrase[], catalogue: Catalogue): Guess | undefined {
  if (draft.subjects.length + draft.brought.length + draft.features.size > 0 || draft.weather === 'storm')
    return undefined;
  // "your left leg is raised, your arm is bent": a body that nobody names
  const limbs = phrases.filter((phrase) => phrase.kind === 'noun' && phrase.head.meaning?.part === 'body').length;
  const person = limbs > 1 ? catalogue.find('person') : undefined;
  if (person) {
    draft.subjects.push({ ...plainSubject('person', 'figure', 1, ['yoga']), weight: 1, entry: person });
    return { words: 'body', as: 'person', similarity: 0.8 };
  }
  const main = mainPhrases(phrases)
    .filter(({ head }) => draft.ignored.includes(head.words))
    .map((phrase) => ({ phrase, entry: catalogue.find(conceptOf(phrase) ?? '') }))
    .find(({ entry }) => entry !== undefined);
  if (!main?.entry) return undefined;
  const { phrase, entry } = main;
  const { words, plural } = phrase.head;
  const [painted] = draft.colours;
  const colour = phrase.colours[0]?.hex ?? (anything.test(words) ? painted : undefined);
  draft.subjects.push({
    ...plainSubject(entry.concept, words, Math.min(20, phrase.count ?? (plural ? 3 : 1)), phrase.attributes),
    ...(colour !== undefined && { colour }),
    ...(phrase.size && { size: phrase.size }),
    weight: 1,
    entry,
  });
  draft.ignored.splice(draft.ignored.indexOf(words), 1);
  return { words, as: entry.concept, similarity: 0.5 };
}

/** "a punk platypus in a jacket": whom the picture is about is somebody, so that the jacket is not alone. */
export function standInFor(phrase: NounPhrase, catalogue: Catalogue): { concept: string } | undefined {
  if (phrase.head.meaning !== undefined || phrase.determiner === 'the' || phrase.determiner === 'own') return undefined;
  const concept = conceptOf({ ...phrase, previous: undefined });
  if (is(concept, 'person') && phrase.determiner === undefined && phrase.count === undefined) return undefined;
  const kind = concept === undefined || concept === monster ? undefined : catalogue.find(concept)?.kind;
  return concept !== undefined && (kind === 'person' || kind === 'animal') ? { concept } : undefined;
}

/** The nouns that nobody knows, before the first full stop. */
function mainPhrases(phrases: readonly Phrase[]): NounPhrase[] {
  const found: NounPhrase[] = [];
  for (const phrase of phrases) {
    if (phrase.kind === 'word' && phrase.tag.kind === 'break' && /[.;!?\n]/.test(phrase.tag.words)) break;
    if (phrase.kind !== 'noun' || phrase.head.meaning !== undefined) continue;
    const { head, determiner, count } = phrase;
    if (determiner === 'one' || count !== undefined || head.plural || beings.test(head.words)) found.push(phrase);
  }
  return found;
}

/** By the usual sense alone. */
function conceptOf({
  head,
  previous,
}: Pick<NounPhrase, 'head'> & { readonly previous?: string | undefined }): string | undefined {
  if (beings.test(head.words)) return monster;
  if (anything.test(head.words)) return ornament;
  const wordnet = loadWordNet();
  const compound = previous === undefined ? undefined : sensesOf(`${previous} ${head.words}`);
  const sense = (compound ?? sensesOf(head.words))?.[0];
  bySense ??= new Map(
    // everything is an object in the end
    standIns.flatMap(([kind, concept]) =>
      (kind === 'object' ? [] : (wordnet.senses(kind) ?? [])).map(({ id }) => [id, concept] as const),
    ),
  );
  // the narrowest kind is met first
  let steps = 0;
  for (let at = sense?.id; at !== undefined && steps < 16; at = wordnet.parent(at), steps += 1) {
    const concept = bySense.get(at);
    if (concept !== undefined) return concept;
  }
  return undefined;
}
