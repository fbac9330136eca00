import type { Trait } from '../catalogue/trait.js';
import { is } from '../catalogue/traits.js';
import { singulars } from './inflection.js';
import type { SubjectDraft } from './draft.js';
import { isAlive, isPerson } from './draft.js';
import type { NounPhrase } from './phrase.js';
import type { Reader } from './reader.js';
import type { Thing } from './vocabulary/meaning.js';
import { isKindOf } from './wordnet/climb.js';

/**
 * Whether a noun speaks of something that is there already: "a badger … the badger". "The" and "its" ask for it; a bare
 * repetition means it only in a later sentence, and "a" never does.
 */
export function findMentioned(reader: Reader, phrase: NounPhrase, thing: Thing): number | undefined {
  const { subjects } = reader.draft;
  if (/^(?:other|another)$/.test(phrase.previous ?? '') && reader.rest !== undefined) {
    const { rest } = reader;
    reader.rest = undefined;
    return rest;
  }
  // "a yellow kite … below it, other kites": not that one
  const several = phrase.head.plural || (thing.count ?? 1) > 1;
  if (/^(?:other|another)$/.test(phrase.previous ?? '') && several) return undefined;
  const rider = /^(?:cyclist|biker|rider|driver|skater|surfer)s?$/.test(phrase.head.words)
    ? reader.draft.relations.find(
        ({ kind, object }) => kind === 'riding' || (kind === 'on' && subjects[object]?.entry?.kind === 'vehicle'),
      )?.subject
    : undefined;
  if (rider !== undefined && phrase.determiner !== 'one') return rider;
  // "two flags: the first is a white flag": one of them
  const listed =
    reader.afterIs && reader.paragraph
      ? subjects.findIndex(({ concept, count }) => concept === thing.concept && count > 1)
      : -1;
  if (listed >= 0 && phrase.determiner === 'one') return listed;
  const kin = ofFamily(subjects, reader, thing);
  if (kin >= 0) return kin;
  const definite = phrase.determiner === 'the' || (phrase.determiner === undefined && reader.sentence > 0);
  if (!definite || /^(?:another|other)$/.test(phrase.head.words)) return undefined;
  // "a green pepper beside a red pepper … the two peppers": both were named
  const named = singulars(phrase.head.words)[0] ?? phrase.head.words;
  if (phrase.determiner === 'the' && phrase.head.plural) {
    const one = subjects.findLastIndex(({ words }) => {
      const last = words.split(' ').at(-1);
      return last === named || last === phrase.head.words;
    });
    if (one >= 0) return one;
  }
  // "a basketball hoop … the hoop"
  const last = phrase.determiner === 'the' && phrase.colours.length === 0 ? ` ${phrase.head.words}` : undefined;
  const called = last === undefined ? -1 : subjects.findLastIndex(({ words }) => words.endsWith(last));
  if (called >= 0 && !reader.link?.from.includes(called)) return called;
  const wide = phrase.determiner === 'the' && reader.sentence > 0 ? wideWords.get(named) : undefined;
  const topic = reader.topic === undefined ? undefined : subjects[reader.topic];
  if (wide !== undefined && topic?.entry?.kind === wide) return reader.topic;
  // "two cups, one …, the other … both cups": those two
  const both = phrase.previous === 'both' ? subjects.findIndex(({ concept }) => concept === thing.concept) : -1;
  if (both >= 0) return both;
  const colour = phrase.colours[0]?.hex;
  const fits = (subject: SubjectDraft): boolean =>
    (colour === undefined ||
      subject.colour === undefined ||
      subject.colour === colour ||
      (subject.count > 1 && !phrase.head.plural)) &&
    (phrase.count === undefined || subject.uncounted || phrase.count <= subject.count);
  // "the rug was on top of the carpet": nothing lies on itself
  const own = (index: number): boolean => reader.link?.from.includes(index) === true && apart.has(reader.link.kind);
  const same = subjects.findLastIndex(
    (subject, index) =>
      sameThing(subject, phrase, thing) && fits(subject) && !own(index) && !reader.draft.absentThings.has(index),
  );
  if (same >= 0) return same;
  // "fixtures … visible under the sink": the sink of which the sentences before spoke, and not below itself
  const again = reader.paragraph && reader.sentence > 0 && phrase.determiner === 'the' && colour === undefined;
  const itself = again ? subjects.findIndex((subject, index) => own(index) && subject.concept === thing.concept) : -1;
  if (itself >= 0) reader.link = undefined;
  return itself < 0 ? pointedAt(reader, phrase, thing) : itself;
}

const built: ReadonlySet<string> = new Set(['building', 'object', 'nature']);

/** "An obelisk … atop this pillar": what the sentence before was about, by another name. */
function pointedAt(reader: Reader, { pointed, head }: NounPhrase, { concept }: Thing): number | undefined {
  const topic = reader.topic ?? (reader.draft.subjects.length > 0 ? 0 : undefined);
  const subject = topic === undefined ? undefined : reader.draft.subjects[topic];
  if (!pointed || !reader.paragraph || reader.sentence === 0 || !subject) return undefined;
  const kinds = [subject.entry?.kind, reader.catalogue.find(concept)?.kind];
  const alike = kinds[0] === kinds[1] || kinds.every((kind) => built.has(kind ?? ''));
  return alike && subject.count > 1 === head.plural && !isPerson(subject) ? topic : undefined;
}

const apart: ReadonlySet<string> = new Set(['on', 'under', 'beside', 'behind', 'in-front-of', 'left-of', 'right-of']);

/** "a spaceship … the vessel", "a windmill … the structure": whatever was spoken of. */
const wideWords: ReadonlyMap<string, string> = new Map([
  ['vessel', 'vehicle'],
  ['craft', 'vehicle'],
  ['vehicle', 'vehicle'],
  ['structure', 'building'],
  ['building', 'building'],
  ['edifice', 'building'],
]);

/** "a family of four … two adults and two children": they were there already. */
function ofFamily(subjects: readonly SubjectDraft[], reader: Reader, thing: Thing): number {
  if (!is(thing.concept, 'person') || !subjects.some(isOfFamily)) return -1;
  if (!reader.paragraph && reader.clause === 0) return -1;
  const child = thing.attributes?.includes('child') ?? false;
  const sort = thing.attributes?.find((one) => one === 'man' || one === 'woman');
  return subjects.findIndex(
    (one) =>
      isOfFamily(one) &&
      one.attributes.has('child') === child &&
      (sort === undefined || child || one.attributes.has(sort)),
  );
}

const isOfFamily = ({ words }: SubjectDraft): boolean => /^family(?: of |$)/.test(words);

/** "the creature", "the feline figure": whoever was spoken of, whatever it is. */
export function findBeing(reader: Reader, phrase: NounPhrase): number | undefined {
  if ((phrase.determiner !== 'the' && phrase.determiner !== 'own') || !beings.test(phrase.head.words)) return undefined;
  const { subjects } = reader.draft;
  // a mannequin has the figure of somebody
  const figure = reader.paragraph && /^(?:figure|character|subject)$/.test(phrase.head.words);
  const isBeing = (subject: SubjectDraft | undefined): boolean =>
    isAlive(subject) || (figure && (is(subject?.concept, 'wears') || is(subject?.concept, 'depiction')));
  const topic = [reader.topic, ...reader.head].find((index) => index !== undefined && isBeing(subjects[index]));
  const found = topic ?? subjects.findIndex(isBeing);
  return found < 0 ? undefined : found;
}

const servedIn: readonly (readonly [word: RegExp, dish: Trait])[] = [
  [/^(?:cup|mug)$/, 'hot-drink'],
  [/^(?:glass|drink|beverage|cocktail)$/, 'drink'],
  [/^(?:bowl|dish|meal)$/, 'in-a-bowl'],
];

const beings =
  /^(?:creature|monster|animal|beast|being|figure|character|subject|companion|pet|reptile|mammal|feline|canine|bird)$/;

function sameThing(subject: SubjectDraft, phrase: NounPhrase, thing: Thing): boolean {
  // the figure of a statue, of a painting
  if (is(subject.concept, 'depiction') && subject.attributes.has(thing.concept)) return true;
  // "a sports car … the car"
  const wider = subject.concept.split('-').length > 1 && subject.concept.endsWith(`-${thing.concept}`);
  if (wider && phrase.determiner === 'the' && phrase.colours.length === 0) return true;
  if (subject.concept === thing.concept) {
    if (!isPerson(subject)) return true;
    // the man is not the woman, the knight not the king
    const told = thing.attributes ?? [];
    return told.every((attribute) => subject.attributes.has(attribute));
  }
  // a square is a rectangle, and still another figure
  if (is(subject.concept, 'figure') && is(thing.concept, 'figure')) return false;
  if (/^instruments?$/.test(phrase.head.words) && is(subject.concept, 'instrument')) return true;
  // "a boba tea … the cup", "a cocktail … the glass": what it was served in
  if (servedIn.some(([word, dish]) => word.test(phrase.head.words) && is(subject.concept, dish))) return true;
  // "a cup of boba … the cup"
  if (subject.words.startsWith(`${phrase.head.words} of `)) return true;
  // "the vehicle", "the bird": a wider word for it
  return isKindOf(subject.words, phrase.head.words);
}

/** Words for whatever lies there, and for all of it together. */
const whatever =
  /^(?:items|objects|pieces|articles|utensils|tools|instruments|fruits|vegetables|foods|snacks|containers|accessories|duo|pair|trio|arrangement|ensemble|collection|assortment|set|display|setup|layout|group)$/;
/** What one takes for the end of "both items rest on a shelf". */
const lieThere = /^(?:rest|rests|sit|sits|lie|lies|lay|stand|stands)$/;

/** "Both items rest on a desk", "the arrangement is set on a table": all the things that were named and have no place yet. */
export function findItems(reader: Reader, phrase: NounPhrase): readonly number[] | undefined {
  const verb = lieThere.test(phrase.head.words) ? phrase.nouns.at(-1)?.words : undefined;
  const definite = phrase.determiner === 'the' || /^(?:both|two|three|all|these)$/.test(phrase.previous ?? '');
  const said = definite || (verb !== undefined && phrase.count !== undefined);
  if (!reader.paragraph || reader.sentence === 0 || !said || !whatever.test(verb ?? phrase.head.words))
    return undefined;
  return thingsAbout(reader);
}

/** Small things that nothing carries yet, where there are several. */
export function thingsAbout({ draft }: Reader): readonly number[] | undefined {
  const placed = new Set(
    draft.relations.filter(({ kind }) => kind === 'on' || kind === 'inside').map(({ subject }) => subject),
  );
  const small = [...draft.subjects.keys()].filter((index) => {
    const { entry } = draft.subjects[index] as SubjectDraft;
    return (entry?.kind === 'object' || entry?.kind === 'food') && entry.height < 1.2 && !draft.absentThings.has(index);
  });
  const count = small.reduce((sum, index) => sum + (draft.subjects[index]?.count ?? 1), 0);
  const free = small.filter((index) => !placed.has(index));
  return count > 1 && free.length > 0 ? free : undefined;
}

/** Whether a pronoun can stand for a subject. */
export function standsFor(word: string, subject: SubjectDraft): boolean {
  const { attributes, count, words } = subject;
  if (word === 'he' || word === 'him') return isPerson(subject) && !attributes.has('woman') && !attributes.has('girl');
  if (word === 'she' || word === 'her') return isPerson(subject) && !attributes.has('man') && !attributes.has('boy');
  // "grapes … they hang": a bunch is one thing, and said like many
  if (word === 'they' || word === 'them') return count > 1 || isAlive(subject) || /[^s]s$/.test(words);
  return !isPerson(subject) && count === 1;
}

/** The subject that a pronoun stands for. */
export function findPronoun(reader: Reader, word: string): number | undefined {
  const { subjects } = reader.draft;
  const wanted = (subject: SubjectDraft): boolean => standsFor(word, subject);
  // what the clause before was about comes first
  const topics = reader.topic === undefined ? reader.head : [...reader.head, reader.topic];
  const head = topics.find((index) => wanted(subjects[index] as SubjectDraft));
  if (head !== undefined) return head;
  const last = subjects.findLastIndex(wanted);
  return last < 0 ? undefined : last;
}
