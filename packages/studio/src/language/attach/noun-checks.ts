import { is } from '../../catalogue/traits.js';
import { indoorSettings } from '../brief.js';
import type { NounPhrase } from '../phrase.js';
import type { Reader } from '../reader.js';
import type { Meaning } from '../vocabulary/meaning.js';
import { colourOrThing } from '../vocabulary/colours.js';
import { isAlive, isPerson } from '../draft.js';
import { isPartNoun, partFollows } from './parts.js';
import { addScenery } from './scenery.js';

/** Clothes that prose names beside a person are on that person, whether or not it says so. */
export function isWornBySomebody({ draft }: Reader, { determiner }: NounPhrase): boolean {
  return draft.subjects.some(isPerson) || (determiner === 'the' && draft.subjects.some(isAlive));
}

/** "The wall behind them", where prose has told of a room or of things in one before. */
export function isRoomWall(
  { draft, paragraph, sentence, link }: Reader,
  { head, determiner, nouns }: NounPhrase,
): boolean {
  if (!/^walls?$/.test(head.words) || !paragraph || sentence === 0 || determiner !== 'the' || nouns.length > 0)
    return false;
  const built = draft.subjects.some(({ entry, concept }) => entry?.kind === 'building' || is(concept, 'wall'));
  return link === undefined && !built && draft.settings.every(({ setting }) => indoorSettings.has(setting));
}

/** What comes is what some thing has. */
export function isHad({ link, draft }: Reader): boolean {
  const owner = link?.kind === 'with' ? draft.subjects[link.from[0] ?? -1] : undefined;
  return owner !== undefined && !isAlive(owner);
}

/** Whether it speaks of something that was named before. */
export function isThere({ draft, likely }: Reader, phrase: NounPhrase, meaning: Meaning | undefined): boolean {
  // "a man, possibly a coach": the man himself, and nobody beside him
  if (likely && phrase.determiner === undefined) return false;
  const concept = meaning?.things?.[0]?.concept;
  return phrase.determiner !== 'one' && draft.subjects.some((subject) => subject.concept === concept);
}

/** "a pig face", "a laptop screen": where nothing else was named it is the pig, seen from near. */
export function faceOf(reader: Reader, phrase: NounPhrase, meaning: Meaning | undefined): NounPhrase | undefined {
  const whole = phrase.nouns.at(-1);
  if (meaning?.part === undefined || meaning.things !== undefined || !whole?.meaning?.things) return undefined;
  if (reader.draft.subjects.length > 0 || reader.link?.from.length) return undefined;
  if (/^(?:face|head)s?$/.test(phrase.head.words)) addScenery(reader, phrase.head.words, { camera: 'portrait' });
  return { ...phrase, head: { ...whole, plural: phrase.head.plural }, nouns: phrase.nouns.slice(0, -1) };
}

/** "the lamp with its conical shade and round base": what belongs to a thing is not there a second time. */
export function isOwnPart(reader: Reader, { determiner }: NounPhrase): boolean {
  const { link, lastLink, joined, draft } = reader;
  const first = link?.kind === 'with' && determiner === 'own';
  const more = reader.ofIts && joined && link === undefined && lastLink?.kind === 'with';
  reader.ofIts = first || more;
  const owner = draft.subjects[(link ?? lastLink)?.from[0] ?? -1];
  return reader.ofIts && owner !== undefined && owner.entry?.kind !== 'person' && owner.entry?.kind !== 'animal';
}

/** "a lamp with a glass shade", "… and a metal top": words that are parts where a thing has them. */
export function isFitted(reader: Reader, phrase: NounPhrase): boolean {
  const owner = reader.draft.subjects[(reader.link ?? reader.lastLink)?.from[0] ?? -1];
  return owner !== undefined && !isAlive(owner) && isPartNoun(phrase.head.words) && partFollows(reader, phrase);
}

/** "The dress has lace": the one that somebody wears already; "reds and oranges": colours, no fruit. */
export function isSaidAgain(reader: Reader, phrase: NounPhrase, { worn, things }: Meaning): boolean {
  const { subjects } = reader.draft;
  const bare = phrase.determiner === undefined && phrase.count === undefined;
  // "filled with ripe oranges": one eats them
  const ripe = phrase.attributes.some((word) => /^(?:ripe|fresh|juicy|plump|whole|sliced|peeled|halved)$/.test(word));
  const kept = ripe || /^(?:filled|full|brimming|laden|piled)/.test(reader.link?.words ?? '');
  if (reader.paragraph && bare && !kept && phrase.head.plural && colourOrThing.has(phrase.head.words.slice(0, -1)))
    return (
      (reader.sentence > 0 ||
        /^(?:rich|deep|pale|bright|vivid|fiery|muted|warm|creamy)$/.test(phrase.previous ?? '')) &&
      things !== undefined
    );
  return (
    worn !== undefined &&
    phrase.determiner === 'the' &&
    subjects.some(({ wears }) => wears.some(({ what }) => what === worn))
  );
}
