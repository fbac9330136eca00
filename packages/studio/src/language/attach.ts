import type { Catalogue } from '../catalogue/catalogue.js';
import { afterPerch, afterPlace, readAction, readRelation } from './attach/deeds.js';
import { readGrammar, readPronoun } from './attach/grammar-words.js';
import { attachNoun } from './attach/nouns.js';
import { readPartFirst } from './attach/part-before-whole.js';
import { asQuality, bareColours, isBreak, paletteFrom, readQuality } from './attach/predicates.js';
import { addScenery } from './attach/scenery.js';
import { readPlace } from './attach/whereabouts.js';
import { wearsColour } from './attach/worn.js';
import type { BriefDraft } from './draft.js';
import type { NounPhrase, Phrase, Quality } from './phrase.js';
import { materialOf } from './qualities.js';
import { createReader, endNoun } from './reader.js';
import type { Reader } from './reader.js';
import { leaveOut } from './salience.js';
import type { Tag } from './tagging.js';
import type { Meaning } from './vocabulary/meaning.js';

/** Reads the phrases of a prompt from left to right and hangs every one where it belongs. */
export function attach(phrases: readonly Phrase[], catalogue: Catalogue): BriefDraft {
  const sentences = phrases.filter((phrase) => phrase.kind === 'word' && endsSentence(phrase.tag)).length;
  const reader = createReader(catalogue, sentences > 1);
  reader.draft.paragraph = reader.paragraph;
  let read = 0;
  for (const [index, phrase] of phrases.entries()) {
    if (index < read) continue;
    const run = paletteFrom(phrases, index);
    if (run && !reader.paragraph) {
      for (const hex of run.colours) reader.draft.colours.add(hex);
      read = run.end;
      continue;
    }
    const next = phrases[index + 1];
    if (phrase.kind === 'word') readWord(reader, phrase.tag, phrases, index);
    else if (passes(reader, undefined)) continue;
    else if (phrase.kind === 'noun' && isSpread(phrase, next, phrases[index + 2])) reader.partOfNext = '';
    else if (phrase.kind === 'noun' && bareColours(phrase) && phrase.head.meaning?.things === undefined)
      readQuality(reader, asQuality(phrase), phrases, index);
    else if (
      phrase.kind === 'noun' &&
      isTheirs(next) &&
      readPartFirst(reader, phrase, phrases[index + 2], isOf(phrases[index + 3]))
    )
      read = index + 3;
    else if (phrase.kind === 'noun') attachNoun(reader, phrase, isOf(next), standsSomewhere(phrase, next));
    else if (isBarePronoun(phrase) && reader.link && endsThere(next)) readPronoun(reader, 'her', true);
    else readQuality(reader, phrase, phrases, index);
  }
  showWhatIsPictured(reader);
  leaveOut(reader.draft, reader.sentence, namedFirst(phrases));
  return reader.draft;
}

/** The nouns of the first sentence. */
function namedFirst(phrases: readonly Phrase[]): ReadonlySet<string> {
  const end = phrases.findIndex((phrase) => phrase.kind === 'word' && endsSentence(phrase.tag));
  const nouns = phrases.slice(0, end < 0 ? undefined : end).filter((phrase) => phrase.kind === 'noun');
  return new Set(nouns.map(({ head }) => head.words));
}

/** "a dog behind her": no noun follows. */
function isBarePronoun({ determiner, colours, attributes, size, count }: Quality): boolean {
  return determiner === 'own' && colours.length + attributes.length === 0 && size === undefined && count === undefined;
}

function isTheirs(phrase: Phrase | undefined): boolean {
  return phrase?.kind === 'word' && phrase.tag.words === 'of';
}

function isOf(phrase: Phrase | undefined): boolean {
  const meaning = phrase?.kind === 'word' ? phrase.tag.meaning : undefined;
  return (
    meaning?.role === 'of' ||
    (phrase?.kind === 'word' &&
      /^(?:for|about|showing|showcasing|portraying|displaying|illustrating|depicting|featuring|captures|depicts|shows)$/.test(
        phrase.tag.words,
      ))
  );
}

const spreads =
  /^(?:bed|blanket|carpet|sea|canopy|veil|curtain|tapestry|cascade|layer|sheet|patch|burst|splash|swirl|streak|ribbon|shower|dusting|cloud|wall|bank|plume|trail|river|ocean|mix|blend|mosaic|patchwork|beacon|symphony|kaleidoscope|orchestra|oasis|haven|cluster|swath|expanse|stretch|midst|mass|whirlwind|flurry|tangle|touch|pop|dash|hint|shade|hue|tone)(?:e?s)?$/;

/** "a bed of leaves", "a blanket of fog": how something is spread, no furniture. "The bed of a truck" is its own part. */
function isSpread({ head }: NounPhrase, next: Phrase | undefined, after: Phrase | undefined): boolean {
  if (!spreads.test(head.words) || next?.kind !== 'word' || next.tag.meaning?.role !== 'of') return false;
  if (after?.kind !== 'noun') return after !== undefined;
  const made =
    materialOf(after.head.words) !== undefined && after.head.meaning?.features === undefined && !after.head.plural;
  return after.determiner === undefined && after.count === undefined && !made;
}

/** "a painting next to a horse", "the square picture was hung": a thing that is somewhere, not the picture itself. */
function standsSomewhere(phrase: NounPhrase, next: Phrase | undefined): boolean {
  const meaning = next?.kind === 'word' ? next.tag.meaning : undefined;
  const described = phrase.attributes.length + phrase.colours.length > 0;
  return meaning?.relation !== undefined || (meaning?.role === 'is' && described && phrase.determiner === 'the');
}

/** "no people or dogs": a refusal goes on over "or", and ends with anything else. */
function passes(reader: Reader, meaning: Meaning | undefined): boolean {
  if (reader.negated !== 'after') return false;
  // "without a statue of a horse": nor the horse
  const goesOn = meaning?.role === 'and' || meaning?.role === 'of';
  reader.negated = goesOn ? 'next' : 'no';
  return goesOn;
}

/** "a cat photo" and no other thing: then the cat is what it shows, before whatever ground. */
function showWhatIsPictured(reader: Reader): void {
  const { draft } = reader;
  if (draft.subjects.length > 0) return;
  // "a forest watercolour": a place is what it shows where nothing else is named
  const placed = draft.settings.length > 0;
  for (const phrase of draft.shown)
    if (phrase.head.meaning?.things !== undefined || !placed) attachNoun(reader, phrase, false);
}

/** Nothing follows that a preposition before a pronoun could be about: "with a dog beside it and …". */
function endsThere(next: Phrase | undefined): boolean {
  if (closesClause(next)) return true;
  const meaning = next?.kind === 'word' ? next.tag.meaning : undefined;
  return meaning?.role === 'and' || meaning?.place !== undefined || meaning?.relation !== undefined;
}

function closesClause(next: Phrase | undefined): boolean {
  return next === undefined || isBreak(next);
}

function readWord(reader: Reader, tag: Tag, phrases: readonly Phrase[], index: number): void {
  if (tag.kind === 'break') return readBreak(reader, tag);
  if (tag.kind === 'lettering') return;
  const { meaning } = tag;
  if (meaning?.role !== 'of') reader.middle = false;
  // "hinting at locks and doors", "like the face of a cat"
  if (meaning?.role !== 'and' && meaning?.role !== 'of') reader.like = false;
  if (passes(reader, meaning)) return;
  if (/^cast(?:s|ing)?(?: |$)/.test(tag.words) && reader.paragraph) {
    reader.casting = true;
    return;
  }
  if (meaning === undefined) {
    if (/^(?:noun|name|verb|adjective)$/.test(tag.part)) reader.draft.ignored.push(tag.words);
    return;
  }
  if (meaning.action !== undefined) {
    afterPlace(reader, tag, beforeAnd(phrases, index));
    afterPerch(reader, tag);
  }
  if (meaning.relation !== undefined) return readRelation(reader, tag, meaning, closesClause(phrases[index + 1]));
  if (meaning.place !== undefined) return readPlace(reader, tag, meaning.place, phrases[index + 1]);
  if (meaning.role !== undefined) return readGrammar(reader, tag, meaning, endsThere(phrases[index + 1]));
  if (reader.negated === 'next') {
    reader.draft.absent.add(meaning.weather ?? meaning.attribute ?? tag.words);
    return endNoun(reader);
  }
  if (meaning.colour !== undefined && wearsColour(reader, meaning.colour)) return endNoun(reader);
  if (meaning.action !== undefined) return readAction(reader, tag, meaning, phrases[index + 1]);
  const next = phrases[index + 1];
  const { mood, ...rest } = meaning;
  // "a dark table" does not darken the picture
  const ofThing =
    next?.kind === 'noun' &&
    ((isMatter(next) && reader.paragraph) || (tag.words === 'dark' && (isMatter(next) || isStuff(next))));
  // "an empty bowl", "the bench sits empty": nobody is said to be away
  const { absent: _absent, ...there } = meaning;
  const bare = tag.words === 'empty' && isOfThing(reader, next);
  addScenery(reader, tag.words, bare ? there : mood && ofThing ? rest : meaning);
  // "a beach at night": the night takes the preposition
  if (next?.kind !== 'noun') reader.link = undefined;
}

const isMatter = ({ head: { meaning, words } }: NounPhrase): boolean =>
  meaning?.things !== undefined || /^(?:surface|tabletop|floor|floorboards)$/.test(words);

/** Dark hair, dark skin, dark wood. */
const isStuff = ({ head: { meaning, words } }: NounPhrase): boolean => meaning?.part !== undefined || words === 'wood';

/** What is said is said of a thing that was named, or of the one that comes. */
function isOfThing({ lastNoun }: Reader, next: Phrase | undefined): boolean {
  if (next?.kind === 'noun') return next.head.meaning?.setting === undefined;
  return lastNoun === 'subject';
}

/** What comes before a word, and before the "and" or the comma that joins it. */
function beforeAnd(phrases: readonly Phrase[], index: number): Phrase | undefined {
  const before = phrases[index - 1];
  const joins = before?.kind === 'word' && (before.tag.meaning?.role === 'and' || before.tag.words === ',');
  return joins ? phrases[index - 2] : before;
}

function endsSentence({ kind, words }: Tag): boolean {
  return kind === 'break' && /[.;!?|\n]/.test(words);
}

/** "three toys: …", "three toys — …": what follows names them one by one. */
function beginList(reader: Reader, { words }: Tag): void {
  const { group, draft, lastNoun } = reader;
  const [first] = group.map((index) => draft.subjects[index]);
  // toys are a bear, a ball and a duck where nothing more is said
  const one = group.every((index) => draft.subjects[index]?.words === first?.words);
  const counted = group.reduce((sum, index) => sum + (draft.subjects[index]?.count ?? 0), 0);
  const left = first?.uncounted ? first.count : counted;
  if (!/^[:—(]$/.test(words) || !first || left < 2 || !one || lastNoun !== 'subject') return;
  reader.listing = { whole: [...group], members: [], left };
}

function readBreak(reader: Reader, tag: Tag): void {
  if (endsSentence(tag)) {
    reader.material = false;
    // what a sentence begins with is what the next one speaks of
    reader.topic = reader.opening ?? reader.head[0] ?? reader.group[0] ?? reader.topic;
    reader.opening = undefined;
    reader.group = [];
    reader.head = [];
    reader.lastLink = undefined;
    reader.lastNoun = 'none';
    reader.fronted = undefined;
    reader.carriesOn = undefined;
    reader.sentence++;
    reader.listing = undefined;
  } else {
    beginList(reader, tag);
    reader.joined = reader.lastNoun === 'subject' || reader.listingFood;
    reader.listed = true;
    reader.clause++;
  }
  reader.negated = 'no';
  reader.nobody = false;
  reader.link = undefined;
  reader.partOfNext = undefined;
  reader.like = false;
  reader.aside = false;
  reader.casting = false;
  reader.likely = false;
  reader.asideOnce = false;
  reader.ofWalls = false;
  reader.sinceBreak = 0;
}
