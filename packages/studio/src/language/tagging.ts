import { partsOfSpeech } from './grammar.js';
import type { PartOfSpeech } from './grammar.js';
import { singulars } from './inflection.js';
import type { Lexicon } from './lexicon.js';
import { fieldsOf, materialOf } from './qualities.js';
import type { Token } from './tokens.js';
import type { Meaning } from './vocabulary/meaning.js';
import { senseAmong } from './vocabulary/homonyms.js';
import { otherLanguages } from './vocabulary/other-languages.js';
import { doingForms, framed, isDoer } from './verbs.js';

/** A phrase of the prompt and what it means; without a meaning nobody listed it. */
export interface Tag {
  readonly words: string;
  readonly meaning?: Meaning;
  readonly plural: boolean;
  readonly kind: Token['kind'];
  /** Of its last word. */
  readonly part: PartOfSpeech;
  /** What follows belongs to it. */
  readonly possessive?: true;
  /** Its first word's place among the tokens. */
  readonly at: number;
}

/** Puts English words in the place of another language's where the prompt is clearly in it, or where they are sure. */
export function translate(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  const words = tokens.filter((token) => token.kind === 'word').map((token) => token.text);
  const scores = otherLanguages.map(({ sure }) => words.filter((word) => sure.has(word) && !lexicon.find(word)).length);
  const best = Math.max(...scores);
  if (best === 0) return [...tokens];
  const language = otherLanguages[scores.indexOf(best)];
  const english = (word: string): string | undefined => {
    const known = lexicon.find(word) !== undefined;
    if (known) return best >= 2 ? (language?.sure.get(word) ?? language?.unsure.get(word)) : undefined;
    return (
      language?.sure.get(word) ??
      language?.unsure.get(word) ??
      otherLanguages.find(({ sure }) => sure.has(word))?.sure.get(word)
    );
  };
  return tokens.flatMap((token): Token[] => {
    const phrase = token.kind === 'word' ? english(token.text) : undefined;
    return phrase === undefined ? [token] : phrase.split(' ').map((text) => ({ kind: 'word', text }));
  });
}

function numberMeaning(text: string): Meaning | undefined {
  if (/^[1-9]\d{0,2}$/.test(text)) return { count: Math.max(1, Math.min(60, Number(text))) };
  if (/^#[0-9a-f]{6}$/.test(text)) return { colour: text };
  if (/^#[0-9a-f]{3}$/.test(text)) return { colour: text.replaceAll(/[0-9a-f]/g, '$&$&') };
  return undefined;
}

const verbsToo = new Set(['building', 'painting', 'drawing', 'saw', 'flying', 'fishing']);
const articles = new Set(['a', 'an', 'the', 'his', 'her', 'their']);

/** Finds the longest known phrase from each word on. */
export function tag(tokens: readonly Token[], lexicon: Lexicon): Tag[] {
  const parts = partsOfSpeech(tokens);
  const tags: Tag[] = [];
  const prompt = new Set(tokens.map(({ text }) => text));
  let position = 0;
  while (position < tokens.length) {
    const token = tokens[position] as Token;
    const at = position;
    const plain = { words: token.text, plural: false, kind: token.kind, part: parts[position] ?? 'other', at } as const;
    position++;
    if (token.kind !== 'word') {
      tags.push({ ...plain, part: 'other' });
      continue;
    }
    // "building a house" builds, "a building" is one
    if (verbsToo.has(token.text) && articles.has(tokens[position]?.text ?? '')) {
      // what is built may say how: a sandcastle, a fence
      const built = token.text === 'building' ? framed([token.text], tokens, parts, at) : undefined;
      tags.push({ ...plain, meaning: built ?? { action: token.text } });
      continue;
    }
    // "are spotted on the roof": they are seen there
    if (token.text === 'spotted' && tags.at(-1)?.meaning?.role === 'is' && tokens[position]?.text !== 'with') {
      tags.push({ ...plain, meaning: { role: 'filler' } });
      continue;
    }
    // "a conical opening": a part, and nobody opens it
    if (/^openings?$/.test(token.text) && fieldsOf([tokens[at - 1]?.text ?? ''], false).shape) {
      tags.push({ ...plain, part: 'noun', meaning: { part: 'opening' } });
      continue;
    }
    // "the tree's branches" are the tree's
    const owned = token.possessive === true && tokens[at - 1]?.text === 'the';
    const widest = longest(tokens, at, lexicon, owned ? 1 : undefined);
    // "with a sleek coat stands alert": after "a" nothing is plural
    const odd = widest?.plural === true && widest.length > 1 && afterOne(tags);
    // "a glow on the ice cream" is on no ice
    const cut =
      widest?.meaning.setting !== undefined &&
      widest.length > 1 &&
      startsThing(tokens, at + widest.length - 1, lexicon);
    const fraction = tokens[at - 1]?.text === '/' || tokens[position]?.text === '/';
    const several = widest && isDeed(widest.meaning) ? severalOf(token.text, tags.at(-1), lexicon) : undefined;
    const most = several ? 1 : odd || cut ? widest.length - 1 : undefined;
    const plainly = fraction ? undefined : most === undefined ? widest : longest(tokens, at, lexicon, most);
    const verbs = verbsAt(tokens, at, plain.part, tags.at(-1));
    const found = doneIn(tokens, at, verbs, plainly, tags.at(-1), lexicon) ?? plainly;
    if (found) position = at + found.length;
    const last = tokens[position - 1];
    const possessive = last?.kind === 'word' && last.possessive;
    // an unlisted -ing says what its subject does: "a plumber fixing a sink"
    const past = found === undefined ? doneAs(token.text, tokens[position]?.text ?? '', lexicon, prompt) : undefined;
    const unlisted = past ?? doneToThat(verbs, tags.at(-1), tokens[position]?.text ?? '');
    const doing = found === undefined && isDoing(token.text, plain.part) ? { action: token.text } : unlisted;
    const frame = (found?.length ?? 1) === 1 ? framed(verbs, tokens, parts, at) : undefined;
    // "eight bears" bear nothing
    const noun = tags.at(-1)?.words !== 'that' && asksForNoun(tags.at(-1));
    const counted = found?.meaning.role === 'with' && noun ? one(token.text, lexicon) : several;
    // "a plate which cradles two slices": a verb, whatever it is called elsewhere
    const verb =
      found?.meaning.things !== undefined &&
      (found.plural || token.text === 'bear') &&
      relatives.has(tags.at(-1)?.words ?? '');
    // "birds fly", "a boy pets a dog": after somebody it is what they do
    const after = tokens[position]?.text ?? '';
    const did =
      found?.length === 1 && found.meaning.things
        ? (doneByMany(tags.at(-1), token.text, plain.part, after, lexicon) ??
          doneByOne(tags.at(-1), token.text, after, lexicon))
        : undefined;
    const sense = found === undefined || found.length === 1 ? senseOf(token.text, prompt) : undefined;
    // "a white marble surface", "a metal finish": what it is like, no marble to play with
    const stuff = found && surfaces.has(tokens[position]?.text ?? '') ? materialOf(found.words) : undefined;
    const made: Meaning | undefined = stuff && { attribute: stuff };
    // "a polished table": it was done to it, and nobody does it now
    const done =
      found && isDone(found.meaning, found.words, tags.at(-1), parts[at]) ? asQuality(found.meaning) : undefined;
    const read = did ?? made ?? sense?.meaning ?? done ?? counted ?? found?.meaning ?? doing;
    const meaning = verb ? undefined : frame ? { ...(read?.relation && { relation: read.relation }), ...frame } : read;
    const part = verb ? 'verb' : (parts[position - 1] ?? 'other');
    const mistaken =
      meaning === undefined && part === 'verb' && asksForNoun(tags.at(-1)) && !/(?:ed|ing)$/.test(token.text);
    tags.push({
      ...plain,
      words: found?.words ?? token.text,
      plural: sense?.plural ?? (counted !== undefined || (found?.plural ?? false)),
      part: mistaken ? 'noun' : part,
      ...(meaning && { meaning }),
      ...(possessive && { possessive }),
    });
  }
  return tags;
}

function doneByMany(
  before: Tag | undefined,
  word: string,
  part: PartOfSpeech,
  next: string,
  lexicon: Lexicon,
): Meaning | undefined {
  // "planes, side by side, fly through the sky": no insect
  const along = /^(?:in|through|over|across|above|past|around|away|high|low|together|overhead)$/.test(next);
  const flies = word === 'fly' && along && !asksForNoun(before);
  if (!flies && (part !== 'verb' || !isSeveral(before) || before?.meaning?.things === undefined)) return undefined;
  return deedOf(doingForms(word, true), lexicon);
}

const isSeveral = (before: Tag | undefined): boolean =>
  before?.plural === true || (before?.meaning?.things?.[0]?.count ?? 1) > 1;

function doneByOne(before: Tag | undefined, word: string, next: string, lexicon: Lexicon): Meaning | undefined {
  return saysDeed(before, word, next) ? deedOf(doingForms(word, false), lexicon) : undefined;
}

/** "swings her bat", "and pets a dog": no article stands after a plural, so it is a verb. */
function saysDeed(before: Tag | undefined, word: string, next: string): boolean {
  const { role, worn, part } = before?.meaning ?? {};
  // "in a blue uniform swings her bat": who wears it does
  const also = (role === 'and' || worn !== undefined || part !== undefined) && next !== 'the';
  return /[^s]s$/.test(word) && articles.has(next) && (also || isDoer(before));
}

/** What the first of the forms means that is listed as something done. */
function deedOf(forms: readonly string[], lexicon: Lexicon): Meaning | undefined {
  return forms
    .map((form) => lexicon.find(form)?.meaning)
    .find((meaning) => (meaning?.action ?? meaning?.relation) !== undefined);
}

/** A homonym in the singular or the plural, read by the words around it. */
function senseOf(
  word: string,
  prompt: ReadonlySet<string>,
): { readonly meaning: Meaning; readonly plural: boolean } | undefined {
  const exact = senseAmong(word, prompt);
  if (exact) return { meaning: exact, plural: word.endsWith('s') };
  for (const singular of singulars(word)) {
    const meaning = senseAmong(singular, prompt);
    if (meaning) return { meaning, plural: true };
  }
  return undefined;
}

function isDone(meaning: Meaning, word: string, before: Tag | undefined, part: PartOfSpeech | undefined): boolean {
  return meaning.relation !== undefined && word.endsWith('ed') && (asksForNoun(before) || part === 'adjective');
}

function asQuality({ relation: _relation, action: _action, attribute, ...rest }: Meaning): Meaning {
  return { ...rest, attribute: attribute ?? 'plain' };
}

/** Whether "a" or "an" waits for its noun. */
function afterOne(tags: readonly Tag[]): boolean {
  for (let at = tags.length - 1; at >= 0; at--) {
    const { kind, part, meaning } = tags[at] as Tag;
    if (meaning?.role === 'one') return true;
    if (meaning?.role === 'and' || (meaning?.colour !== undefined && meaning.things === undefined)) continue;
    if (kind !== 'word' || part !== 'adjective' || meaning?.things !== undefined) return false;
  }
  return false;
}

const surfaces = new Set(['surface', 'surfaces', 'finish', 'texture', 'textures', 'material', 'pattern']);

/** After these comes what somebody does. */
const relatives = new Set(['which', 'who', 'that', 'it', 'he', 'she']);

/** What a plural is the plural of, where that is a thing. */
function one(word: string, lexicon: Lexicon): Meaning | undefined {
  const meaning = singulars(word).map((singular) => lexicon.find(singular)?.meaning)[0];
  return meaning?.things === undefined ? undefined : meaning;
}

const isDeed = ({ things, action, relation }: Meaning): boolean =>
  things === undefined && (action ?? relation) !== undefined;

/** "three red skateboards on the beach", "two flies": after a number or an adjective nobody skateboards or flies. */
function severalOf(word: string, before: Tag | undefined, lexicon: Lexicon): Meaning | undefined {
  const told = before?.words !== 'that' && before?.meaning?.things === undefined && asksForNoun(before);
  return told && /[^s]s$/.test(word) ? one(word, lexicon) : undefined;
}

const notDoing = new Set([
  'ceiling',
  'evening',
  'morning',
  'building',
  'clothing',
  'earring',
  'awning',
  'wedding',
  'pudding',
]);

/** After an article, a number or an adjective comes a noun, whatever the tagger says. */
function asksForNoun(before: Tag | undefined): boolean {
  if (before?.kind !== 'word') return false;
  const { role, count, colour, size, attribute } = before.meaning ?? {};
  const article = role === 'one' || role === 'the' || role === 'some' || role === 'of' || role === 'made';
  return article || [count, colour, size, attribute].some((told) => told !== undefined);
}

/** "stirred the soup", "stirs a soup": what was done, or is, is drawn as being done. */
function doneAs(word: string, next: string, lexicon: Lexicon, prompt: ReadonlySet<string>): Meaning | undefined {
  const how = /ly$|^(?:across|over|through|above|along|into|among|amid)$/.test(next) && /[^s]s$/.test(word);
  const [, stem] = (how || articles.has(next) ? /^(\w{3,})(?:ed|es|s)$/ : undefined)?.exec(word) ?? [];
  if (stem === undefined) return undefined;
  const forms = [`${stem}ing`, `${stem}${stem.at(-1)}ing`, `${stem.replace(/e$/, '')}ing`];
  const meaning = forms
    .map((form) => lexicon.find(form)?.meaning)
    .find((one) => (one?.action ?? one?.relation) !== undefined);
  if (!how) return meaning;
  // "glides gracefully" is a flight only where there is a sky
  const air = prompt.has('sky') || prompt.has('air') || prompt.has('skies');
  return motions.has(meaning?.action ?? '') && (meaning?.action !== 'flying' || air) ? meaning : undefined;
}

/** A verb as it would be listed, where a verb can stand: "the chef stirred", "a ladder to change", "is pouring". */
function verbsAt(tokens: readonly Token[], at: number, part: PartOfSpeech, before: Tag | undefined): readonly string[] {
  const { text } = tokens[at] as Token;
  if (text.length > 5 && text.endsWith('ing')) return asksForNoun(before) ? [] : [text];
  if (before?.words === 'to') return doingForms(text, true);
  // "two friends throw a ball": of several it is said without an ending
  const bare = isSeveral(before) && isDoer(before) && !/(?:ed|s)$/.test(text);
  const next = tokens[at + 1]?.text ?? '';
  const verb = part === 'verb' || (bare && articles.has(next)) || saysDeed(before, text, next);
  const passive = before?.meaning?.role === 'is';
  if (before?.kind !== 'word' || !verb || passive || asksForNoun(before)) return [];
  return doingForms(text, bare);
}

/** The word is the first of several that name a thing. */
function startsThing(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const found = longest(tokens, at, lexicon);
  return found !== undefined && found.length > 1 && found.meaning.things !== undefined;
}

/** "napped on", "to change a light bulb": more words of the list, or somebody who does it, make it sure. */
function doneIn(
  tokens: readonly Token[],
  at: number,
  verbs: readonly string[],
  plainly: { readonly length: number } | undefined,
  before: Tag | undefined,
  lexicon: Lexicon,
): ReturnType<typeof longest> {
  const { text } = tokens[at] as Token;
  if (text.endsWith('ing')) return undefined;
  const doer = isDoer(before);
  for (const verb of verbs) {
    const told = tokens.with(at, { kind: 'word', text: verb });
    const found = longest(told, at, lexicon);
    const { action, relation } = found?.meaning ?? {};
    if (found === undefined || (action ?? relation) === undefined) continue;
    // "a bottle stands upright" stands on no hind legs
    if (!doer && relation === undefined && before?.words !== 'to') continue;
    if (found.length > (plainly?.length ?? (doer ? 0 : 1))) return found;
  }
  return undefined;
}

/** "a man mends the roof": whatever it is, it is done to what follows. */
function doneToThat(verbs: readonly string[], before: Tag | undefined, next: string): Meaning | undefined {
  const [verb] = verbs;
  return verb !== undefined && articles.has(next) && isDoer(before) ? { action: verb } : undefined;
}

const motions = new Set(['flying', 'jumping', 'running', 'walking', 'swimming', 'dancing', 'climbing']);

function isDoing(word: string, part: PartOfSpeech): boolean {
  return word.length > 5 && word.endsWith('ing') && part !== 'adjective' && !notDoing.has(word);
}

function longest(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  most: number = lexicon.longest,
): { words: string; meaning: Meaning; plural: boolean; length: number } | undefined {
  let length = 1;
  while (length < most && tokens[at + length]?.kind === 'word') length++;
  for (; length > 0; length--) {
    const words = tokens
      .slice(at, at + length)
      .map((part) => part.text)
      .join(' ');
    const reading = lexicon.find(words);
    const meaning = reading?.meaning ?? (length === 1 ? numberMeaning(words) : undefined);
    if (meaning !== undefined) return { words, meaning, plural: reading?.plural ?? false, length };
  }
  return undefined;
}
