import { recordOf } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import type { NounPhrase } from '../phrase.js';
import { fieldsOf } from '../qualities.js';
import type { Reader } from '../reader.js';
import { endNoun } from '../reader.js';
import type { Meaning } from '../vocabulary/meaning.js';
import { addScenery } from './scenery.js';
import { attachThings } from './things.js';

const shownThings = new Set([
  'on',
  'beside',
  'behind',
  'in-front-of',
  'above',
  'holding',
  'under',
  'left-of',
  'right-of',
]);

/** A photo is the picture itself, unless it hangs on a wall or is held. */
export function isAboutPicture(reader: Reader, phrase: NounPhrase, meaning: Meaning, followedByOf: boolean): boolean {
  if (meaning.aboutPicture !== true) return false;
  if (meaning.things === undefined) return true;
  if (followedByOf && reader.draft.subjects.length === 0) return true;
  // "a pentagonal badge and …": a thing of that form
  if (!followedByOf && phrase.determiner === 'one' && fieldsOf(phrase.attributes, false).shape) return false;
  // "a pencil and an eraser": what one draws with, and no drawing
  if (!followedByOf && phrase.determiner === 'one' && is(meaning.things[0]?.concept, 'medium')) return false;
  // "the neon sign lit up the alley"
  if (phrase.determiner === 'the' && phrase.head.words === 'neon sign') return false;
  const linked = reader.link !== undefined && (shownThings.has(reader.link.kind) || reader.link.kind === 'with');
  const counted =
    phrase.count !== undefined ||
    (phrase.determiner === 'one' && reader.sentence + reader.clause + reader.sinceBreak > 0);
  return !linked && !counted && !(phrase.determiner === 'one' && meaning.look === undefined);
}

/** "a cap with a flame decal": what a thing shows, and nothing of the whole picture. */
function isMotif({ link, draft }: Reader, phrase: NounPhrase, followedByOf: boolean): boolean {
  const shows = /^(?:decal|sticker|print|logo|drawing|symbol|emblem|motif|badge|image|picture|icon)$/;
  const host = draft.subjects[link?.from[0] ?? -1];
  return link?.kind === 'with' && host !== undefined && !followedByOf && shows.test(phrase.head.words);
}

export function attachMotif(reader: Reader, phrase: NounPhrase): void {
  const { link, draft } = reader;
  const shown = phrase.nouns.findLast(({ meaning }) => meaning?.things !== undefined);
  const host = link?.from[0];
  if (!shown?.meaning?.things || host === undefined) return endNoun(reader);
  const before = draft.subjects.length;
  // flames on a cap burn no logs
  const [first] = shown.meaning.things;
  const other = reader.catalogue.find(recordOf(first?.concept ?? '')?.asMotif ?? '');
  const motif = other ? { concept: other.concept } : first;
  if (!motif) return endNoun(reader);
  attachThings(reader, { ...phrase, head: shown, nouns: [] }, [motif]);
  const known = draft.relations.findIndex(({ subject, object }) => subject === before && object === host);
  if (draft.subjects.length === before) return;
  if (known >= 0) draft.relations.splice(known, 1);
  const held = draft.relations.findIndex(({ subject, object }) => subject === host && object === before);
  if (held >= 0) draft.relations.splice(held, 1);
  draft.relations.push({ kind: 'hanging-on', subject: before, object: host });
}

/** Pictures without a place of their own. */
const plainGrounds =
  /\b(?:sticker|logo|logotype|icon|badge|emblem|clip ?art|decal|poster|sketch|tattoo|emoji|pin|stamp|line art|coloring page|colouring page|blueprint|technical drawing|schematic)\b/;

/** Ways to show the whole of what is named before them: a poster or a cover says only what it is for. */
const shownWhole =
  /^(?:portrait|headshot|head shot|selfie|profile|photo|photograph|photography|picture|painting|drawing|illustration|image|art|artwork|render|rendering|close[- ]?up|closeup|macro|silhouette|cartoon|clip ?art|sketch|watercolou?r|vector|vector art|digital art|concept art|wildlife photography|food photography|macro photography)s?$/;

/** "a sunflower close up with a bee", "a pirate portrait with an eye patch": what follows is said of the first. */
export function firstPictured(reader: Reader, phrase: NounPhrase): NounPhrase | undefined {
  const { draft, paragraph, sentence, link } = reader;
  if (paragraph || sentence > 0 || link !== undefined || draft.subjects.length + draft.settings.length > 0)
    return undefined;
  const shown = shownWhole.test(phrase.head.words) ? phrase.nouns.at(-1) : undefined;
  if (shown?.meaning?.things === undefined || shown.meaning.aboutPicture === true) return undefined;
  return { ...phrase, head: { ...shown, plural: (phrase.count ?? 1) > 1 }, nouns: phrase.nouns.slice(0, -1) };
}

export function attachPictureWord(reader: Reader, phrase: NounPhrase, meaning: Meaning, followedByOf: boolean): void {
  if (isMotif(reader, phrase, followedByOf)) return attachMotif(reader, phrase);
  const { things: _things, features, ...scenery } = meaning;
  addScenery(reader, phrase.head.words, { ...scenery, ...(features && { features }) });
  // "pages filled with text and a drawing of a cat": the list goes on
  const goesOn = reader.joined && reader.lastLink?.kind === 'with' && reader.paragraph;
  const link = reader.link ?? (goesOn ? reader.lastLink : undefined);
  // "a wall with a framed painting of a car": it hangs there
  const host = reader.draft.subjects[link?.from[0] ?? -1];
  const hung = /painting|photo|picture|portrait|poster|drawing|print|artwork/.test(phrase.head.words);
  if (hung && is(host?.concept, 'wall') && phrase.determiner === 'one' && reader.catalogue.find('painting'))
    return attachThings(reader, phrase, [{ concept: 'painting' }]);
  // "a vase with a painting of pandas": they are on the vase
  if (
    followedByOf &&
    reader.draft.subjects.length > 0 &&
    link &&
    link.from.length > 0 &&
    ['with', 'on', 'hanging-on'].includes(link.kind)
  ) {
    reader.like = 'shown';
    reader.partOfNext = '';
    return;
  }
  if (plainGrounds.test(phrase.head.words) && !(reader.paragraph && reader.draft.subjects.length > 0))
    reader.draft.plain = /poster|sketch|line art|colou?ring|blueprint|technical|schematic/.test(phrase.head.words)
      ? 'unless said'
      : 'always';
  if (phrase.attributes.includes('black-and-white')) reader.draft.features.add('monochrome');
  if (followedByOf) reader.partOfNext = '';
  else {
    for (const noun of phrase.nouns)
      if (noun.meaning?.things ?? noun.meaning?.setting) reader.draft.shown.push({ ...phrase, head: noun, nouns: [] });
    // "a photo with grain of a cat": its preposition goes on to what follows
    reader.link = undefined;
  }
  reader.joined = false;
  reader.wearing = false;
}
