import { offerOf } from '../../catalogue/affordances.js';
import { is } from '../../catalogue/traits.js';
import type { SubjectDraft } from '../draft.js';
import { isAlive } from '../draft.js';
import type { NounPhrase } from '../phrase.js';
import { fieldsOf, materialOf } from '../qualities.js';
import type { Reader } from '../reader.js';
import { endNoun, lastSubject, note, paintWalls } from '../reader.js';
import type { Meaning } from '../vocabulary/meaning.js';
import { paletteThing } from '../vocabulary/colours.js';
import { describedThings } from '../vocabulary/features.js';
import { flowing } from '../vocabulary/stuff.js';
import { addScenery } from './scenery.js';
import { attachThings } from './things.js';

/** Woods and leaves that are known by their colour. */
const knownColours: ReadonlyMap<string, string> = new Map([
  ['mahogany', '#6b3325'],
  ['ebony', '#24252b'],
  ['walnut', '#4c2f20'],
  ['oak', '#b98d60'],
  ...['autumn', 'fall', 'fallen', 'maple'].map((kind) => [`${kind} leaves`, '#c56a2d'] as const),
]);

/** "made of brass gears", "a crown of ice": what the last thing consists of. */
export function attachMaterial(reader: Reader, phrase: NounPhrase, meaning: Meaning): boolean {
  const { link } = reader;
  // "of autumn leaves" is of leaves
  const last = phrase.head.words.split(' ').at(-1);
  const told = [
    phrase.head.words,
    ...(reader.material && last !== undefined ? [last] : []),
    ...phrase.nouns.map(({ words }) => words),
    ...phrase.attributes,
    ...phrase.colours.map(({ words }) => words),
  ];
  const material = told
    .map((words) => materialOf(`made of ${words}`) ?? materialOf(words))
    .find((name) => name !== undefined);
  const made = reader.material && reader.lastNoun === 'subject';
  const worn = reader.lastWorn !== undefined && link?.kind === 'of' && material !== undefined;
  const consists =
    link?.kind === 'of' &&
    materialOf(phrase.head.words) !== undefined &&
    phrase.determiner === undefined &&
    !phrase.head.plural;
  const subject = consistsOf(reader);
  // what something is made of that nobody can draw; "a family, consisting of two adults": those are the family
  const members = reader.material && is(meaning.things?.[0]?.concept, 'people');
  if (reader.material && (!made || members)) {
    endNoun(reader);
    return true;
  }
  if (!subject || !(made || worn || (consists && !isHolder(subject)))) return false;
  if (worn && reader.lastWorn) {
    const at = reader.lastWorn.wearer.wears.findLastIndex(({ what }) => what === reader.lastWorn?.worn);
    const item = reader.lastWorn.wearer.wears[at];
    if (item && material) reader.lastWorn.wearer.wears[at] = { ...item, material };
  } else {
    const piece = meaning.things?.[0]?.concept;
    subject.attributes.add(material ?? (piece === undefined ? phrase.head.words : `made-of-${piece}`));
    if (material && subject.material === undefined) subject.material = material;
    // "made of red yarn": so is what is made of it
    const [dye] = phrase.colours;
    const own = material === undefined ? undefined : knownColours.get(phrase.head.words);
    if (own !== undefined) subject.colour ??= own;
    if (material && reader.material && dye && !reader.paragraph) subject.colour ??= dye.hex;
  }
  note(reader, phrase.head.words, `material ${material ?? phrase.head.words}`);
  endNoun(reader);
  return true;
}

/** "a tornado made of bees": what is of the air otherwise is a thing, where something is said of what it consists of. */
export function standAsThing(reader: Reader): void {
  const { draft, catalogue } = reader;
  const feature = [...draft.features].at(-1) ?? '';
  const concept = describedThings.get(feature);
  if (reader.lastNoun !== 'scenery' || concept === undefined || !catalogue.find(concept)) return;
  draft.features.delete(feature);
  // no rain hides what it is made of
  if (draft.weather === 'storm') draft.weather = 'cloudy';
  const head = { words: concept, plural: false, kind: 'word', part: 'noun', at: 0 } as const;
  attachThings(reader, { kind: 'noun', head, nouns: [], determiner: 'one', colours: [], attributes: [] }, [
    { concept },
  ]);
}

/** "a river made of salsa", "a sea of milk": what flows there in place of water. */
export function flowsAs(reader: Reader, phrase: NounPhrase): boolean {
  const { draft, link, lastNoun, material } = reader;
  if (lastNoun !== 'scenery' || !(material || link?.kind === 'of') || draft.settings.length === 0) return false;
  const said = [...phrase.nouns.map(({ words }) => words), phrase.head.words].join(' ');
  const colour = flowing.get(said) ?? flowing.get(phrase.head.words);
  if (colour === undefined) return false;
  draft.tints.push({ what: 'liquid', colour });
  note(reader, phrase.head.words, 'flows in place of water');
  endNoun(reader);
  return true;
}

/** "a swing hangs from a tree, crafted from golden wood": what the clause is about, where the last one grew. */
function consistsOf(reader: Reader): SubjectDraft | undefined {
  const subject = lastSubject(reader);
  const head = reader.draft.subjects[reader.head[0] ?? -1];
  const grown = subject?.entry?.kind === 'plant' && head !== undefined && head.entry?.kind !== 'plant';
  return grown && reader.material && reader.paragraph ? head : subject;
}

function isHolder({ concept }: SubjectDraft): boolean {
  const { vessel, laid } = offerOf(concept);
  return vessel === true || laid === true;
}

/** "a vase in red hues", "with a pale blue hue", "its surface a blend of gold and azure hues". */
function isToldOf({ link, lastNoun, partOfNext }: Reader): boolean {
  if (link === undefined) return partOfNext === '' && lastNoun === 'subject';
  return link.kind === 'inside' || (link.kind === 'with' && link.words !== 'contrasts with');
}

/** "with a silver finish", "the piano's ebony finish": its colour, and what it is made of. */
export function attachFinish(reader: Reader, phrase: NounPhrase): boolean {
  if (!/^(?:finish|exterior|sheen|coating|paint|paintwork|paint job|casing|bodywork)$/.test(phrase.head.words))
    return false;
  const { link, draft } = reader;
  const subject =
    link?.kind === 'with'
      ? draft.subjects[link.from.at(-1) ?? -1]
      : phrase.determiner === 'own'
        ? lastSubject(reader)
        : undefined;
  if (!subject || isAlive(subject)) return false;
  const [colour] = phrase.colours;
  const { material } = fieldsOf(
    [...phrase.attributes, ...phrase.nouns.map(({ words }) => words), ...phrase.colours.map(({ words }) => words)],
    false,
  );
  if (colour && subject.colour === undefined) subject.colour = colour.hex;
  if (material) subject.material ??= material;
  const { lastNoun } = reader;
  endNoun(reader);
  reader.lastLink = link ?? reader.lastLink;
  reader.lastNoun = lastNoun;
  return true;
}

/** "teal and orange tones", "rich jewel tones": the colours of the whole; in prose, of what is spoken of. */
export function attachPalette(reader: Reader, phrase: NounPhrase, meaning: Meaning, followedByOf: boolean): void {
  const colours = [
    ...phrase.colours.map(({ hex }) => hex),
    ...phrase.nouns.flatMap(({ meaning: told }) => told?.colour ?? []),
  ];
  if (reader.ofWalls && colours[0] !== undefined) paintWalls(reader, colours[0]);
  // "a palette beside two brushes": what painters hold
  const board = phrase.determiner === 'one' && colours.length + phrase.nouns.length === 0 && !followedByOf;
  if (board && phrase.head.words === 'palette' && reader.catalogue.find(paletteThing))
    return attachThings(reader, phrase, [{ concept: paletteThing }]);
  // "its feathers a mixture of greens and blues": those of the bird, of which the paragraph tells already
  const nothing = reader.draft.subjects.length === 0;
  const ofThing = !nothing && /colou?rs$/.test(phrase.head.words);
  // "dominated by deep red and black hues": where nothing is shown yet, the picture's
  const named = /palette|scheme|colou?rs$/.test(phrase.head.words) || nothing;
  const whole = !reader.paragraph || (!ofThing && named);
  const [main] = reader.draft.subjects;
  // a bird on a railing: feathers are its own, and nothing of what it sits on
  const told = ofThing && reader.paragraph && reader.sentence === 0 && isAlive(main) ? main : lastSubject(reader);
  const subject = told ?? (reader.draft.subjects.length === 1 ? main : undefined);
  if (whole && !(reader.paragraph && reader.sentence > 0)) for (const hex of colours) reader.draft.colours.add(hex);
  else if (subject && !followedByOf && isToldOf(reader) && subject.colour === undefined && colours[0]) {
    subject.colour = colours[0];
    subject.accents.push(...colours.slice(1));
  }
  addScenery(reader, phrase.head.words, meaning);
  reader.link = undefined;
  reader.lastNoun = 'none';
  reader.joined = false;
}
