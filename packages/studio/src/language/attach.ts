import type { Subject } from './brief.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { attachNoun } from './attach/nouns.js';
import { addScenery } from './attach/scenery.js';
import { dye } from './attach/worn.js';
import { wearsColour } from './attach/worn.js';
import { findPronoun } from './coreference.js';
import { isAlive, isPerson } from './draft.js';
import type { BriefDraft, SubjectDraft } from './draft.js';
import type { NounPhrase, Phrase, Quality } from './phrases.js';
import { materialOf } from './qualities.js';
import { createReader, endNoun, lastSubject, linkFrom, note, openLink } from './reader.js';
import type { Reader } from './reader.js';
import { leaveOut } from './salience.js';
import type { Tag } from './tagging.js';
import { colourOrThing } from './vocabulary/colours.js';
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
    else if (phrase.kind === 'noun') attachNoun(reader, phrase, isOf(next), standsSomewhere(phrase, next));
    else readQuality(reader, phrase, phrases, index);
  }
  showWhatIsPictured(reader);
  leaveOut(reader.draft, reader.sentence);
  return reader.draft;
}

/** The colours of a phrase that says nothing else: "gold", "purple and pink". */
function bareColours(phrase: Phrase | undefined): readonly string[] | undefined {
  if (phrase === undefined || phrase.kind === 'word') return undefined;
  const said = phrase.determiner ?? phrase.count ?? phrase.size;
  if (said !== undefined) return undefined;
  const named = phrase.attributes.filter((one) => one !== 'gold' && one !== 'golden' && one !== 'silver');
  const hexes = phrase.colours.map(({ hex }) => hex);
  if (phrase.kind === 'quality') return hexes.length > 0 && named.length === 0 ? hexes : undefined;
  const own = colourOrThing.has(phrase.head.words) ? phrase.head.meaning?.colour : undefined;
  return own !== undefined && named.length + phrase.nouns.length === 0 ? [...hexes, own] : undefined;
}

function asQuality(phrase: NounPhrase): Quality {
  const { head, nouns: _nouns, kind: _kind, ...rest } = phrase;
  const own = head.meaning?.colour;
  return {
    ...rest,
    kind: 'quality',
    colours: [...phrase.colours, ...(own === undefined ? [] : [{ hex: own, words: head.words }])],
  };
}

/** "…, gold and green": two colours or more between commas, and nothing else, are the picture's. */
function paletteFrom(phrases: readonly Phrase[], index: number): { colours: string[]; end: number } | undefined {
  if (!isBreak(phrases[index - 1]) || bareColours(phrases[index - 2])) return undefined;
  const colours: string[] = [];
  let at = index;
  for (; at < phrases.length; at++) {
    const phrase = phrases[at];
    const found = bareColours(phrase);
    if (found) colours.push(...found);
    else if (phrase?.kind !== 'word' || phrase.tag.meaning?.role !== 'and') break;
  }
  const closed = at === phrases.length || isBreak(phrases[at]);
  return closed && new Set(colours).size > 1 ? { colours, end: at } : undefined;
}

function isOf(phrase: Phrase | undefined): boolean {
  const meaning = phrase?.kind === 'word' ? phrase.tag.meaning : undefined;
  return (
    meaning?.role === 'of' ||
    (phrase?.kind === 'word' &&
      /^(?:for|about|showing|depicting|featuring|captures|depicts|shows)$/.test(phrase.tag.words))
  );
}

const spreads =
  /^(?:bed|blanket|carpet|sea|canopy|veil|curtain|tapestry|cascade|layer|sheet|patch|burst|splash|swirl|streak|ribbon|shower|dusting|cloud|wall|bank|plume|trail|river|ocean|mix|blend|patchwork|cluster|scattering|smattering|swath|expanse|stretch|midst|mass|touch|pop|dash|hint|shade|hue|tone)(?:e?s)?$/;

/** "a bed of leaves", "a blanket of fog": how something is spread, no furniture. "The bed of a truck" is its own part. */
function isSpread({ head }: NounPhrase, next: Phrase | undefined, after: Phrase | undefined): boolean {
  if (!spreads.test(head.words) || next?.kind !== 'word' || next.tag.meaning?.role !== 'of') return false;
  if (after?.kind !== 'noun') return after !== undefined;
  const made = materialOf(after.head.words) !== undefined && after.head.meaning?.features === undefined;
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
  reader.negated = meaning?.role === 'and' ? 'next' : 'no';
  return meaning?.role === 'and';
}

/** "a cat photo" and nothing else: then the cat is what it shows. */
function showWhatIsPictured(reader: Reader): void {
  const { draft } = reader;
  if (draft.subjects.length + draft.settings.length > 0) return;
  for (const phrase of draft.shown) attachNoun(reader, phrase, false);
}

/** Adjectives after their noun, or of nothing in particular. */
function readQuality(reader: Reader, phrase: Quality, phrases: readonly Phrase[], index: number): void {
  const { draft } = reader;
  const next = phrases[index + 1];
  const background = next?.kind === 'word' && next.tag.meaning?.place === 'background';
  const colour = phrase.colours[0];
  // "long shadows": they belong to a word that is not drawn
  if (next?.kind === 'word' && next.tag.meaning?.role === 'filler' && /s$|light|glow/.test(next.tag.words)) return;
  const alone = isBreak(phrases[index - 1]) && (next === undefined || isBreak(next));
  // "three triangles in blue, yellow and red": one of each
  const several = reader.dyed;
  if (several && phrase.colours.length > 0) {
    several.accents.push(...phrase.colours.map(({ hex }) => hex));
    several.attributes.add('each-its-colour');
    return;
  }
  if (background && colour) {
    draft.settings.push({ setting: 'studio', words: 'background', sentence: reader.sentence });
    draft.backdrop = colour.hex;
    note(reader, `${colour.words} background`, 'setting studio');
    return;
  }
  if (reader.negated === 'next') {
    for (const name of phrase.attributes) draft.absent.add(name);
    reader.negated = 'after';
    return;
  }
  if (colour && !phrase.determiner && wearsColour(reader, colour.hex)) return endNoun(reader);
  const main = alone && reader.sentence === 0 ? draft.subjects[0] : undefined;
  const subject = reader.lastNoun === 'subject' ? (main ?? lastSubject(reader)) : undefined;
  if (main && subject === main && phrase.colours.length === 0) {
    for (const attribute of phrase.attributes) main.attributes.add(attribute);
    return;
  }
  if (subject && !phrase.determiner && phrase.count === undefined) {
    const worn = reader.lastWorn;
    // "in a fedora, film noir": after a comma it speaks of something else
    if (colour && worn && reader.sinceBreak > 0) dye(worn.wearer, worn.worn, colour.hex);
    else if (colour && worn) note(reader, colour.words, 'of nothing in particular');
    else if (colour && subject.colour === undefined) {
      subject.colour = colour.hex;
      subject.accents.push(...phrase.colours.slice(1).map(({ hex }) => hex));
      if (reader.link?.kind === 'inside') reader.dyed = subject;
    }
    if (phrase.size && subject.size === undefined) subject.size = phrase.size;
    for (const attribute of phrase.attributes)
      for (const one of linkFrom(reader, 'on')) draft.subjects[one]?.attributes.add(attribute);
  } else if (!subject && !reader.paragraph) for (const { hex } of phrase.colours) draft.colours.add(hex);
}

function closesClause(next: Phrase | undefined): boolean {
  return next === undefined || isBreak(next);
}

function isBreak(phrase: Phrase | undefined): boolean {
  return phrase?.kind === 'word' && phrase.tag.kind === 'break';
}

function readWord(reader: Reader, tag: Tag, phrases: readonly Phrase[], index: number): void {
  if (tag.kind === 'break') return readBreak(reader, tag);
  if (tag.kind === 'lettering') return;
  const { meaning } = tag;
  if (meaning?.role !== 'of') reader.middle = false;
  // "hinting at locks and doors", "like the face of a cat"
  if (meaning?.role !== 'and' && meaning?.role !== 'of') reader.like = false;
  if (passes(reader, meaning)) return;
  if (meaning === undefined) {
    if (/^(?:noun|name|verb|adjective)$/.test(tag.part)) reader.draft.ignored.push(tag.words);
    return;
  }
  if (meaning.relation !== undefined) return readRelation(reader, tag, meaning, closesClause(phrases[index + 1]));
  if (meaning.place !== undefined) return readPlace(reader, tag, meaning.place, phrases[index + 1]);
  if (meaning.role !== undefined) return readGrammar(reader, tag, meaning);
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
    next?.kind === 'noun' && next.head.meaning?.things !== undefined && (reader.paragraph || tag.words === 'dark');
  addScenery(reader, tag.words, mood && ofThing ? rest : meaning);
  // "a beach at night": the night takes the preposition
  if (next?.kind !== 'noun') reader.link = undefined;
}

function endsSentence({ kind, words }: Tag): boolean {
  return kind === 'break' && /[.;!?|\n]/.test(words);
}

function readBreak(reader: Reader, tag: Tag): void {
  if (endsSentence(tag)) {
    reader.topic = reader.head[0] ?? reader.group[0] ?? reader.topic;
    reader.group = [];
    reader.head = [];
    reader.lastLink = undefined;
    reader.lastNoun = 'none';
    reader.fronted = undefined;
    reader.sentence++;
  } else {
    reader.joined = reader.lastNoun === 'subject';
    reader.listed = true;
    reader.clause++;
  }
  reader.negated = 'no';
  reader.link = undefined;
  reader.partOfNext = undefined;
  reader.like = false;
  reader.aside = false;
  reader.sinceBreak = 0;
}

function readRelation(reader: Reader, tag: Tag, meaning: Meaning, closes: boolean): void {
  if (meaning.action !== undefined) {
    for (const doer of doersOf(reader)) act(reader.draft.subjects[doer], meaning.action);
    addScenery(reader, tag.words, { ...(meaning.implies && { implies: meaning.implies }) });
  }
  goOnWithDoer(reader);
  if (closes && (tag.words === 'inside' || tag.words === 'within') && putIntoHost(reader, 'inside')) return;
  openLink(reader, meaning.relation as NonNullable<Meaning['relation']>, tag.words);
}

/** "holding a guitar and strumming": a verb after "and" is of who did the first. */
function joinedDoer({ joined, head, group, draft }: Reader): number | undefined {
  if (!joined || isAlive(draft.subjects[group.at(-1) ?? -1])) return undefined;
  return head.find((index) => isAlive(draft.subjects[index]));
}

/** "holding a bag while standing on a rock": it is the holder who stands there. */
function backToHead(reader: Reader): void {
  if (!reader.head.some((index) => isAlive(reader.draft.subjects[index]))) return;
  reader.group = [...reader.head];
  reader.lastNoun = 'subject';
}

/** A family or a man and a woman do it together. */
function doersOf(reader: Reader): readonly number[] {
  const joined = joinedDoer(reader);
  if (joined !== undefined) return [joined];
  if (reader.lastNoun !== 'subject') return [];
  const alive = reader.group.filter((index) => isAlive(reader.draft.subjects[index]));
  const last = reader.group.at(-1);
  return last === undefined || alive.includes(last) ? alive : [last];
}

function goOnWithDoer(reader: Reader): void {
  const doer = joinedDoer(reader);
  if (doer === undefined) return;
  reader.group = [...reader.head];
  reader.lastNoun = 'subject';
}

function readAction(reader: Reader, tag: Tag, meaning: Meaning, next: Phrase | undefined): void {
  const { attribute: _attribute, ...rest } = meaning;
  goOnWithDoer(reader);
  // kids fly their kites, not themselves
  if (meaning.action === 'flying' && reader.lastNoun === 'subject' && isPerson(lastSubject(reader)))
    return openLink(reader, 'holding');
  addScenery(reader, tag.words, rest);
  if (reader.lastNoun !== 'subject') return;
  for (const one of linkFrom(reader, 'on')) act(reader.draft.subjects[one], meaning.action as string);
  // "kneading dough", "plating a dish": hands do something with what follows
  if (next?.kind === 'noun' && next.head.meaning?.things && isPerson(lastSubject(reader)))
    openLink(reader, 'holding', tag.words);
}

function act(subject: SubjectDraft | undefined, action: string): void {
  if (!subject) return;
  subject.attributes.add(action);
  subject.action ??= action;
}

function readPlace(reader: Reader, tag: Tag, place: NonNullable<Subject['place']>, next: Phrase | undefined): void {
  // "a weathered canvas top": a part, in prose
  if (reader.paragraph && /^(?:top|bottom|middle)$/.test(tag.words)) return;
  const adjective = /^(?:distant|faraway|far off)$/.test(tag.words);
  const subject = lastSubject(reader);
  const [below] = reader.lastLink?.from ?? [];
  // "a bench with a lamp on top": on the bench
  if (tag.words === 'on top' && below !== undefined && reader.lastNoun === 'subject' && reader.sinceBreak > 0)
    return putOn(reader, reader.group.at(-1), below);
  if (place === 'background' && reader.draft.backdrop !== undefined && reader.sinceBreak === 0) return;
  if (!adjective && reader.sinceBreak > 0) {
    if (reader.lastNoun === 'subject' && subject && subject.place === undefined) subject.place = place;
  } else if (next?.kind === 'noun' || next?.kind === 'word') reader.nextPlace = place;
  note(reader, tag.words, `place ${place}`);
  reader.link = undefined;
  reader.middle = place === 'centre' && reader.lastNoun === 'subject';
}

const containers = /^(?:terrarium|jar|bottle|glass|bowl|box|snow-globe|crystal-ball|light-bulb|aquarium|vase|basket)$/;

/** "a jar with a tiny house inside", "a mug with a cat on it": what the first has is in or on it. */
function putIntoHost(reader: Reader, kind: 'inside' | 'on'): boolean {
  const { lastLink, group, draft } = reader;
  // "a terrarium with a forest and a cabin inside": the forest ended what the terrarium has
  const container = kind === 'inside' && containers.test(draft.subjects[0]?.concept ?? '') ? 0 : undefined;
  const host = lastLink?.kind === 'with' ? lastLink.from[0] : container;
  const guests = group.filter((one) => one !== host);
  if (host === undefined || reader.lastNoun !== 'subject' || guests.length === 0) return false;
  if (isAlive(draft.subjects[host])) return false;
  for (const guest of guests) putOn(reader, guest, host, kind);
  // a forest in a jar is no place to stand in
  if (kind === 'inside' && host === 0 && !reader.paragraph) draft.settings.length = 0;
  return true;
}

function putOn(reader: Reader, guest: number | undefined, host: number, kind: 'inside' | 'on' = 'on'): void {
  const { relations } = reader.draft;
  if (guest === undefined || guest === host) return;
  const known = relations.findIndex(
    ({ subject, object }) => (subject === guest && object === host) || (subject === host && object === guest),
  );
  if (known >= 0) relations.splice(known, 1);
  relations.push({ kind, subject: guest, object: host });
}

/** What follows is thought of, not seen. */
const spokenOf =
  /^(?:(?:the )?(?:contrast|difference|relationship|distinction|juxtaposition)|focus|intent|concentrat|contrast|entic|invit|beckon|encourag|allow|attract|hint|suggest|indicat|evidence|evo[kc]|symboli|represent|signif|tell|ready for|as if|as though|known|made famous|in search|dream|think|about|named|instead|rather)/;

const pronouns = new Set(['it', 'him', 'them', 'her', 'they', 'he', 'she']);

function readGrammar(reader: Reader, tag: Tag, meaning: Meaning): void {
  switch (meaning.role) {
    case 'and':
      reader.joined = true;
      reader.listed = false;
      return;
    case 'of':
      // "at the centre of the table" is on it
      if (reader.middle) return openLink(reader, 'on', 'centre of');
      // "on the surface of a table" is on the table
      if (reader.link && reader.link.kind !== 'with' && reader.link.kind !== 'of') return undefined;
      return reader.partOfNext === undefined ? openLink(reader, 'of') : undefined;
    case 'with':
      return openLink(reader, 'with', tag.words);
    case 'in':
      return openLink(reader, 'inside');
    case 'like':
      // "a comic about a car": that is what it shows
      if (tag.words === 'about' && reader.draft.subjects.length === 0) return;
      if (spokenOf.test(tag.words)) reader.aside = true;
      else reader.like = true;
      return;
    case 'made':
      reader.material = true;
      return;
    case 'wearing':
      openLink(reader, 'with');
      reader.wearing = true;
      return;
    case 'without':
      reader.link = undefined;
      reader.negated = 'next';
      return;
    case 'palette':
      reader.link = undefined;
      reader.lastNoun = 'none';
      addScenery(reader, tag.words, meaning);
      return;
    case 'is':
      reader.afterIs = true;
      return;
    default:
      if (tag.words === 'from') reader.from = true;
      if (/^(?:while|as|when)$/.test(tag.words)) backToHead(reader);
      if (pronouns.has(tag.words)) readPronoun(reader, tag.words);
      addScenery(reader, tag.words, meaning);
  }
}

/** "behind it a tree", "it is red": a pronoun is what it stands for. */
function readPronoun(reader: Reader, word: string): void {
  if (reader.link && reader.link.from.length > 0 && reader.sinceBreak > 0) {
    const { kind } = reader.link;
    if (word === 'it' && (kind === 'on' || kind === 'inside') && putIntoHost(reader, kind)) {
      reader.link = undefined;
      return;
    }
    reader.link.reversed = true;
    return;
  }
  const index = findPronoun(reader, word);
  if (index === undefined) return;
  if (reader.link) {
    reader.fronted =
      reader.link.kind === 'with' || reader.link.kind === 'of' ? undefined : { kind: reader.link.kind, object: index };
    reader.link = undefined;
    return;
  }
  reader.group = [index];
  reader.head = [];
  reader.lastNoun = 'subject';
}
