import { likenessOf, recordOf } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import { plainSubject } from '../draft.js';
import { fieldsOf, materialOf } from '../qualities.js';
import type { SubjectDraft } from '../draft.js';
import { isUnchanging } from '../inflection.js';
import type { NounPhrase } from '../phrase.js';
import type { Reader } from '../reader.js';
import { lastSubject } from '../reader.js';
import { SEVERAL } from '../vocabulary/amounts.js';
import { collectionTable } from '../vocabulary/collections.js';
import type { Thing } from '../vocabulary/meaning.js';

export const MAXIMUM_COUNT = 60;

function modifiers(phrase: NounPhrase): string[] {
  return phrase.nouns.flatMap(({ meaning, words }) => {
    if (meaning?.aboutPicture) return [];
    // "a marble vase" is no ball
    if (materialOf(words) !== undefined) return [words];
    const told = meaning?.things?.flatMap(({ concept, attributes = [] }) => [
      ...attributes,
      ...(is(concept, 'people') ? [] : [concept]),
    ]);
    return told ?? [meaning?.attribute ?? words.replaceAll(' ', '-')];
  });
}

const onePair =
  /(?:^| )(?:headphones|earphones|glasses|sunglasses|spectacles|scissors|pants|trousers|jeans|shorts|binoculars|pliers|tongs|goggles|tights|chopsticks|gloves|mittens|socks|slippers|boots|heels)$/;

/** What comes in pairs: gloves are drawn as one, shoes one by one. */
const pairs = [
  [/(?:^| )(?:gloves|mittens|socks|slippers|boots|chopsticks|heels)$/, 1],
  [/(?:^| )(?:shoes|sandals|sneakers|loafers|trainers)$/, 2],
] as const;
/** Known by these words, which are plural though the catalogue has them as they are. */
const shod = /(?:^| )(?:sneakers|loafers)$/;

/** "a leather jacket", "a porcelain vase": known by both words, and still made of the first. */
const madeOf =
  /^(?:leather|denim|wooden|rubber|plastic|wool|woollen|knitted|porcelain|metal|steel|marble|granite|fluffy)(?= )/;

export function newSubject(reader: Reader, phrase: NounPhrase, named: Thing): SubjectDraft {
  const bunch = phrase.arrangement === 'bunch' ? recordOf(named.concept)?.bunch : undefined;
  const thing = bunch === undefined ? named : { ...named, concept: bunch };
  const { link } = reader;
  const entry = reader.catalogue.find(thing.concept);
  const { words, plural } = phrase.head;
  const bare = phrase.determiner === undefined && phrase.count === undefined;
  const afterSetting = link?.kind === 'of' && reader.lastNoun === 'scenery';
  // "grapes": one drawing shows many of them
  const together = is(thing.concept, 'many') && !is(thing.concept, 'bunch') && link?.kind !== 'of';
  const many = !together && (plural || (bare && isUnchanging(words)));
  // one pair of scissors is one thing
  const paired =
    (phrase.arrangement === 'pair' && onePair.test(words)) ||
    (phrase.arrangement !== undefined && is(thing.concept, 'many'));
  const pair = many || shod.test(words) ? pairs.find(([known]) => known.test(words))?.[1] : undefined;
  const usual = thing.count ?? pair ?? (many ? (afterSetting ? 12 : SEVERAL) : 1);
  const [colour] = phrase.colours;
  const likeness = likenessOf(thing.variety);
  const usualColour = colour?.hex ?? likeness?.colour ?? sharedColour(reader, phrase, entry?.kind);
  const attributes = new Set([
    ...(thing.attributes ?? []),
    ...modifiers(phrase),
    ...phrase.attributes,
    ...reader.portion,
  ]);
  // a model train is one to play with
  if (attributes.has('model') && entry?.kind === 'vehicle') attributes.add('toy');
  const alive = entry?.kind === 'person' || entry?.kind === 'animal';
  const told = [
    ...phrase.colours.map((one) => one.words),
    ...phrase.nouns.map((noun) => noun.words),
    ...(madeOf.exec(words) ?? []),
    ...attributes,
  ];
  const contents = /^(?:\w+ )?(?:cup|glass|mug|bottle|bowl|pint|jug|pot|jar) of (?:\w+ )?(\w+)$/.exec(words)?.[1];
  // "a scattering of flour": one heap of it
  const served = is(thing.concept, 'meal') && (phrase.count ?? 0) >= SEVERAL;
  const mass =
    !plural && !isUnchanging(words) && ((phrase.previous ?? '').endsWith(' of') || served) && thing.count === undefined;
  const counted = mass ? undefined : phrase.count;
  return {
    ...plainSubject(
      thing.concept,
      words,
      paired ? 1 : Math.min(MAXIMUM_COUNT, counted ?? reader.portions ?? usual),
      attributes,
    ),
    uncounted: phrase.count === undefined && phrase.determiner !== 'one',
    weight: weightOf(reader, phrase),
    accents: phrase.colours.slice(1).map(({ hex }) => hex),
    ...(thing.variety !== undefined && { variety: thing.variety }),
    ...(likeness?.parts && { parts: [...likeness.parts] }),
    ...(is(thing.concept, 'bunch') && {
      parts: phrase.colours.slice(1).map(({ hex }) => ({ what: 'accent', colour: hex })),
    }),
    ...(likeness?.material && { material: likeness.material }),
    ...fieldsOf(told, alive || entry?.kind === 'food'),
    ...(phrase.arrangement && { arrangement: phrase.arrangement }),
    ...(contents !== undefined && { contents: { what: contents } }),
    ...(usualColour !== undefined && { colour: usualColour }),
    ...(phrase.size && { size: phrase.size }),
    ...(reader.nextPlace && { place: reader.nextPlace }),
    ...(entry && { entry }),
  };
}

/** Kinds that are painted alike. */
const painted: ReadonlySet<string> = new Set(['object', 'furniture', 'vehicle']);

/** "a blue sink and door": the colour is said once, for both. */
function sharedColour(reader: Reader, phrase: NounPhrase, kind: string | undefined): string | undefined {
  const { count, determiner, colours, attributes, nouns, head } = phrase;
  const bare = determiner === undefined && count === undefined && !head.plural;
  const plain = colours.length + attributes.length + nouns.length === 0;
  const before = lastSubject(reader);
  if (!reader.joined || reader.listed || reader.link || !bare || !plain || before?.uncounted !== false)
    return undefined;
  const alike = painted.has(kind ?? '') && painted.has(before.entry?.kind ?? '') && before.count === 1;
  return alike && before.accents.length === 0 ? before.colour : undefined;
}

/** What is named first weighs most: the head of the first clause is what the picture is about. */
function weightOf(reader: Reader, phrase: NounPhrase): number {
  const first = reader.draft.subjects.length === 0 ? 1 : 0.75;
  const spoken = reader.link !== undefined ? 0.95 : 1;
  // "the speaker" of whom nothing was said before is mentioned, not shown
  const passing = phrase.determiner === 'the' && phrase.count === undefined && reader.sentence > 0 ? 0.6 : 1;
  // what stands for its kind gives way to what is named
  const member = collectionTable.has(phrase.head.words) && reader.paragraph ? 0.6 : 1;
  const unsure = phrase.guessed && reader.paragraph && first < 1 ? 0.6 : 1;
  return first * spoken * passing * member * unsure * 0.78 ** reader.sentence * 0.97 ** reader.clause;
}
