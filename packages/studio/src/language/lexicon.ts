import type { Catalogue, CatalogueEntry } from '../catalogue/catalogue.js';
import { singulars } from './inflection.js';
import { pictureWords } from './vocabulary/about-the-picture.js';
import { countWords, sizeWords } from './vocabulary/amounts.js';
import { cityWords } from './vocabulary/cities.js';
import { colourWords } from './vocabulary/colours.js';
import { famousWords } from './vocabulary/famous.js';
import { featureWords } from './vocabulary/features.js';
import { lookedThrough } from './vocabulary/looked-through.js';
import { namesOfThings } from './vocabulary/homonyms.js';
import { join, phrases } from './vocabulary/meaning.js';
import type { Meaning, Thing, Vocabulary } from './vocabulary/meaning.js';
import { cameraWords, lookWords, moodWords } from './vocabulary/mood-and-style.js';
import { clothesWords, partWords, peopleWords } from './vocabulary/people.js';
import { eventWords } from './vocabulary/events.js';
import { actPasts, actWords, actionWords, qualityWords } from './vocabulary/qualities.js';
import { grammarWords, placeWords, relationWords } from './vocabulary/relations.js';
import { placesWithMore, settingWords } from './vocabulary/settings.js';
import { collectionTable } from './vocabulary/collections.js';
import { mixtureTable } from './vocabulary/mixtures.js';
import { wellKnown } from './vocabulary/well-known.js';
import { seasonWords, timeWords, weatherWords } from './vocabulary/time-and-weather.js';

/** Later ones win where two disagree. */
const vocabularies: readonly Vocabulary[] = [
  grammarWords,
  qualityWords,
  moodWords,
  actionWords,
  actWords,
  actPasts,
  eventWords,
  cameraWords,
  lookWords,
  pictureWords,
  settingWords,
  timeWords,
  weatherWords,
  seasonWords,
  featureWords,
  lookedThrough,
  placesWithMore,
  cityWords,
  countWords,
  sizeWords,
  colourWords,
  relationWords,
  placeWords,
  partWords,
  clothesWords,
  peopleWords,
  namesOfThings,
  wellKnown,
  famousWords,
];

export interface Reading {
  readonly meaning: Meaning;
  readonly plural: boolean;
}

export interface Lexicon {
  /** The longest phrase, in words. */
  readonly longest: number;
  find(phrase: string): Reading | undefined;
  /** Every phrase, for finding typing errors. */
  phrases(): Iterable<string>;
}

/** Words that mean more than the thing a set of drawings happens to have under their name. */
function keepsItsMeaning(meaning: Meaning): boolean {
  return (
    meaning.role !== undefined ||
    meaning.relation !== undefined ||
    meaning.setting !== undefined ||
    meaning.time !== undefined ||
    meaning.weather !== undefined ||
    meaning.season !== undefined ||
    meaning.count !== undefined ||
    meaning.things !== undefined
  );
}

/** Names of drawings that people mean otherwise: gear is equipment, a giant cat no giant. */
const saidOtherwise =
  'suits canvas artwork picture paper giant gear knot wood contact link file files trade engine barrier stack pile group set line mark point light shade blaze glow beam spark ray rays sun-rays cross track scene stage sound vision touch aim trap catch fall jump run walk dive climb cover coin-flip hand body growth direction balance well power record match relic charm ranger-station divide idea'.split(
    ' ',
  );

/** Names whose first word describes nothing. */
const idioms = new Set(['hot dog', 'golden gate', 'wild card', 'french fries', 'open book']);

function withoutAccents(phrase: string): string {
  return /[^\x20-\x7e]/.test(phrase) ? phrase.normalize('NFD').replaceAll(/\p{M}/gu, '') : phrase;
}

/** `hot-air-balloon` as one says it. */
function spoken(concept: string): string {
  return concept.replaceAll('-', ' ');
}

const thingsToo = new Map([
  ['keys', 'key'],
  ['pots', 'pot'],
  ['cushions', 'cushion'],
]);

export function createLexicon(catalogue: Catalogue): Lexicon {
  const meanings = new Map<string, Meaning>();
  for (const vocabulary of vocabularies) {
    for (const [phrase, meaning] of vocabulary) meanings.set(phrase, join(meanings.get(phrase), meaning));
  }
  const addThings = (phrase: string, things: readonly Thing[], isGlyph = false) => {
    const known = meanings.get(phrase);
    // a waterfall that the place itself can have beats a drawing of one
    // "jumping rope" is done, whatever is drawn under that name
    const done = known?.action !== undefined && phrase.includes(' ');
    const keeps = known !== undefined && (done || keepsItsMeaning(known) || (isGlyph && known.features !== undefined));
    if (!keeps) meanings.set(phrase, { ...known, things });
  };
  const names = new Map(catalogue.entries.map(({ concept, kind }) => [spoken(concept), kind]));
  /** "red apple" and "candles" say an apple that is red and several candles; they need no name of their own. */
  const saysMore = (name: string): boolean => {
    // a hot dog is no dog
    if (idioms.has(name)) return false;
    // glasses are not several glasses
    if (meanings.get(name)?.worn !== undefined) return false;
    const parts = name.split(' ');
    const { colour, attribute, size } = meanings.get(parts[0] ?? '') ?? {};
    const rest = names.get(parts.slice(1).join(' '));
    // a hot dog is no dog
    const same = names.get(name) === undefined || names.get(name) === rest;
    const described = (colour ?? attribute ?? size) !== undefined && rest !== undefined && same;
    const before = parts.slice(0, -1);
    return described || singulars(parts.at(-1) ?? '').some((one) => names.has([...before, one].join(' ')));
  };
  const addNames = (entries: readonly CatalogueEntry[]) => {
    for (const { concept, isGlyph } of entries) addThings(spoken(concept), [{ concept }], isGlyph);
  };
  const addWords = (entries: readonly CatalogueEntry[]) => {
    for (const { concept, words } of entries) for (const word of words) addThings(word, [{ concept }]);
  };
  const painted = catalogue.entries.filter(({ isGlyph }) => isGlyph !== true);
  // "a car above a bridge" is no car that is seen from above
  for (const { concept } of painted) if (!concept.endsWith('-above')) addThings(spoken(concept), [{ concept }]);
  // a lobster drawn as one is better than a crab
  for (const { concept, kind, isGlyph, guessable } of catalogue.entries) {
    if (isGlyph === true && guessable !== false && kind === 'animal' && !saysMore(spoken(concept)))
      addThings(spoken(concept), [{ concept }]);
  }
  for (const { concept, words, likeness } of catalogue.varieties) {
    const attributes = likeness.attributes === undefined ? {} : { attributes: likeness.attributes.split(' ') };
    for (const word of [spoken(concept), ...words])
      addThings(word, [{ concept: likeness.like, variety: concept, ...attributes }]);
  }
  addWords(painted);
  const glyphs = catalogue.entries.filter(({ concept, isGlyph }) => isGlyph === true && !saysMore(spoken(concept)));
  addWords(glyphs);
  addNames(glyphs);
  const severals = Object.entries(mixtureTable).flatMap(([words, concepts]) =>
    phrases(words).map((word) => [word, concepts] as const),
  );
  for (const [word, concepts] of [...severals, ...collectionTable]) {
    const things = concepts.filter((concept) => catalogue.find(concept)).map((concept) => ({ concept }));
    if (things.length > 0) addThings(word, things);
  }
  for (const word of [...saidOtherwise, 'old fashioned', 'artificial intelligence']) {
    const { things: _things, ...rest } = meanings.get(word) ?? {};
    if (Object.keys(rest).length > 0) meanings.set(word, rest);
    else meanings.delete(word);
  }
  let longest = 1;
  for (const phrase of meanings.keys()) longest = Math.max(longest, phrase.split(' ').length);

  return {
    longest,
    phrases: () => meanings.keys(),
    find(said) {
      // "Salvador Dalí": people write names with and without their accents
      const phrase = meanings.has(said) ? said : withoutAccents(said);
      const exact = meanings.get(phrase);
      // parts of something, and by themselves things: keys on a table
      const alone = thingsToo.get(phrase);
      const things = alone === undefined ? undefined : meanings.get(alone)?.things;
      if (exact !== undefined && things) return { meaning: { ...exact, things }, plural: true };
      if (exact !== undefined) return { meaning: exact, plural: false };
      const space = phrase.lastIndexOf(' ') + 1;
      for (const singular of singulars(phrase.slice(space))) {
        const meaning = meanings.get(phrase.slice(0, space) + singular);
        const { things, worn, setting: place, features } = meaning ?? {};
        if (meaning !== undefined && (things ?? worn ?? place ?? features) !== undefined)
          return { meaning, plural: true };
      }
      return undefined;
    },
  };
}
