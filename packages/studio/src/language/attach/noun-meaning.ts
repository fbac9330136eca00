import { is } from '../../catalogue/traits.js';
import { SEVERAL } from '../vocabulary/amounts.js';
import { colourOrThing } from '../vocabulary/colours.js';
import type { Meaning, Thing } from '../vocabulary/meaning.js';
import type { NounPhrase } from '../phrase.js';
import { fieldsOf } from '../qualities.js';
import type { Reader } from '../reader.js';
import { sensesOf } from '../wordnet/climb.js';
import { groundMeant } from './grounds.js';
import { wearsColour } from './worn.js';

/** "streaks of pink and orange", "a deeper shade of orange": the colour, no fruit. */
export function isColourName(reader: Reader, phrase: NounPhrase, meaning: Meaning | undefined): boolean {
  const { head, determiner, count } = phrase;
  if (meaning?.colour === undefined || meaning.things === undefined || !colourOrThing.has(head.words)) return false;
  if (determiner !== undefined || count !== undefined) return false;
  return reader.link?.kind === 'of' || reader.partOfNext === '' || phrase.colours.length > 0 || reader.paragraph;
}

/** What the noun means here: "the space" is no cosmos, "are present" no gift. */
export function nounMeaning(phrase: NounPhrase, reader: Reader): Meaning | undefined {
  const { head, determiner, attributes, nouns } = phrase;
  const roomy =
    /^spaces?$/.test(head.words) &&
    (determiner !== undefined || attributes.length > 0) &&
    nouns.every(({ meaning }) => meaning?.setting === undefined);
  const later = /^spaces?$/.test(head.words) && reader.sentence > 0;
  if ((roomy || later) && !attributes.includes('deep')) return undefined;
  const predicate =
    reader.afterIs && head.part === 'adjective' && determiner === undefined && phrase.count === undefined;
  return predicate ? undefined : (groundMeant(reader, phrase) ?? head.meaning);
}

/** The word for a painter: `cat-shaped`, `shows-cat`, `face-of-cat`. */
export function likenessWord(like: 'shaped' | 'shown' | 'face', words: string): string {
  const name = words.replaceAll(' ', '-');
  return like === 'face' ? `face-of-${name}` : like === 'shown' ? `shows-${name}` : `${name}-shaped`;
}

/** The thing of which something is made, by its own name. */
export function pieceOf({ catalogue }: Reader, { head }: NounPhrase): string | undefined {
  const name = head.words.replaceAll(' ', '-');
  // the one that is painted, before a sign of the same name
  const meant = head.meaning?.things?.[0]?.concept ?? '';
  const own = catalogue.find(meant)?.isGlyph === true ? '' : meant;
  return [own, name, name.replace(/s$/, ''), name.replace(/es$/, '')].find((word) => {
    const kind = catalogue.find(word)?.kind;
    return kind === 'object' || kind === 'food' || kind === 'plant' || kind === 'animal';
  });
}

/** "a woman in orange" wears it. */
export function isWornColour(reader: Reader, { head, determiner, count }: NounPhrase, { colour }: Meaning): boolean {
  if (colour === undefined || determiner !== undefined || count !== undefined || head.plural) return false;
  return colourOrThing.has(head.words) && wearsColour(reader, colour);
}

/** "macro of an eye", "close-up of hands": where nobody was named, the part is what the picture is about. */
export function bodyPart(
  { draft, link, sentence }: Reader,
  phrase: NounPhrase,
  { part }: Meaning,
): Thing[] | undefined {
  if (part === undefined || draft.subjects.length > 0 || (link && link.from.length > 0) || sentence > 0)
    return undefined;
  if (phrase.determiner === 'own') return undefined;
  if (/^(?:human )?eyes?$/.test(phrase.head.words))
    return [{ concept: 'human-eye', count: phrase.head.words.endsWith('s') ? 2 : 1 }];
  return /^(?:hands?|palms)$/.test(phrase.head.words) ? [{ concept: 'cupped-hands', count: 1 }] : undefined;
}

/** "a desert environment", "the mountain trail": where it is, though nobody draws the rest. */
export function placeOfUnknown({ head, nouns }: NounPhrase): Meaning | undefined {
  const place = nouns.findLast(
    ({ meaning }) => meaning?.setting !== undefined && meaning.things === undefined,
  )?.meaning;
  return place !== undefined && sensesOf(head.words)?.[0]?.kind !== 'artefact' ? place : undefined;
}

/** "cactus plants", "rose petals": the first word says what grows there. */
export function kindOfPlant(reader: Reader, phrase: NounPhrase): readonly Thing[] | undefined {
  const { head, nouns, colours, determiner } = phrase;
  if (!/^(?:plant|tree|bush|shrub|petal|blossom|bloom|stem|floret|sprig|stalk)(?:e?s)?$/.test(head.words))
    return undefined;
  // "pink rose petals": the flower, and no second colour
  const flower = colours.map(({ words }) => words).findLast((words) => is(words, 'flower'));
  const named = nouns.at(-1)?.meaning?.things ?? (flower === undefined ? [] : [{ concept: flower }]);
  const [thing] = named;
  const kind = thing && reader.catalogue.find(thing.concept)?.kind;
  if (thing === undefined || (kind !== 'plant' && kind !== 'food')) return undefined;
  // "the petals of …": those of one
  const many = head.words.endsWith('s') && !(determiner === 'the' && /^petals$/.test(head.words));
  return [many ? { ...thing, count: SEVERAL } : { ...thing, count: thing.count ?? 1 }];
}

/** "a framed watercolour painting": where other things are told of, one of them. */
export function framedThing({ catalogue }: Reader, { head, attributes, previous }: NounPhrase): Thing[] | undefined {
  const framed = attributes.includes('framed') || previous === 'framed';
  const art = /(?:painting|picture|print|artwork|portrait|photograph|photo|drawing|sketch|illustration)$/.test(
    head.words,
  );
  if (!framed || !art || !catalogue.find('painting')) return undefined;
  return [{ concept: 'painting', ...(/(?:drawing|sketch)$/.test(head.words) && { attributes: ['sketch'] }) }];
}

const COMPANY = /^(?:famil(?:y|ies)|(?:friend|buddy|buddie|pal|companion|sidekick)(s?))$/;

/** "an owl family": owls; "a frog friend": a frog. */
export function kindOfFamily({ catalogue }: Reader, { head, nouns }: NounPhrase): readonly Thing[] | undefined {
  const found = COMPANY.exec(head.words);
  const [thing] = found ? (nouns.at(-1)?.meaning?.things ?? []) : [];
  if (!thing || catalogue.find(thing.concept)?.kind !== 'animal') return undefined;
  const one = found?.[1] === '';
  return [{ ...thing, count: one ? 1 : found?.[1] === 's' ? 2 : SEVERAL }];
}

/** "a pyramidal paperweight": a thing that nobody draws, but everybody knows its form. */
export function isFormed({ head, nouns, attributes, determiner, count }: NounPhrase): boolean {
  if (determiner === undefined && count === undefined) return false;
  const compound = nouns.at(-1);
  const senses = (compound && sensesOf(`${compound.words} ${head.words}`)) ?? sensesOf(head.words);
  const { shape } = fieldsOf([...attributes, ...nouns.map(({ words }) => words)], false);
  return shape !== undefined && (senses === undefined || senses[0]?.kind === 'artefact');
}

/** "the grandeur of the aircraft": what it is like, and no part or place of it. */
export function isQuality({ head }: NounPhrase): boolean {
  const senses = sensesOf(head.words);
  const kind = senses?.[0]?.kind;
  return senses?.length === 0 || kind === 'other' || kind === 'act' || kind === 'event';
}

/** Likenesses that are parts of something. */
export const shownBy =
  /^(?:doodle|illustration|motif|depiction|representation|etching|carving|imagery|silhouette|outline|pattern|design|engraving|image|emblem|crest|insignia|logo)s?$/;

/** What has pictures on it by its nature. */
export const bearsPictures =
  /^(?:tattoo|embroidery|engraving|carving|etching|tapestry|mural|wallpaper|print|pattern|motif|emblem|logo|design|artwork|inscription)s?$/;

/** How far, where or how much: nothing that does anything. */
export const measure =
  /^(?:distance|bit|way|step|side|corner|edge|part|row|line|length|moment|hour|scene|image|picture|view|setting|composition|background|foreground|middle|end|top|left|right|whole|other|rest|latter|former)s?$/;
