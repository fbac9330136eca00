import type { Catalogue } from '../../catalogue/catalogue.js';
import { is } from '../../catalogue/traits.js';
import { singulars } from '../inflection.js';
import type { Lexicon } from '../lexicon.js';
import type { Meaning } from '../vocabulary/meaning.js';
import { loadWordNet } from './wordnet.js';
import type { Sense, WordClass } from './wordnet.js';

export interface Ancestor {
  readonly meaning: Meaning;
  /** The listed word that it is a kind of. */
  readonly as: string;
  readonly steps: number;
}

export interface Climber {
  /** The nearest kind of this noun that means something to Studio: a terrier is a dog. */
  climb(noun: string): Ancestor | undefined;
}

/** Which classes of nouns a drawing of each kind is named after. */
const classesOfKind = new Map<string, readonly WordClass[]>(
  Object.entries({
    animal: ['animal'],
    person: ['person', 'group'],
    plant: ['plant', 'food'],
    food: ['food', 'plant'],
    nature: ['natural', 'substance', 'phenomenon'],
    building: ['artefact'],
    vehicle: ['artefact'],
    furniture: ['artefact'],
    object: ['artefact', 'natural', 'food'],
  } as const),
);
const places: readonly WordClass[] = ['place', 'natural', 'artefact'];

/** Words so wide that what hangs below them has nothing in common. */
const tooWide = new Set(
  'clothing clothes garment attire line row column queue floret skin frame layer architecture companion record charger strand bale topper split safe keep mantel orderly patty plant animal pet dish structure device instrument container vessel thing object furniture vehicle food fruit vegetable creature beast seat home beam canvas blade weapon tool machine light shade ground stone world system equipment support board bar stick wheel ring case cover covering piece part figure model image picture line point place area space surface material game toy box bag roll plate sheet bow seal key ball band cap tie mask glass band bridge bank set work organ crystal treasure chest present root drink sauce juice vest rock star heart interior indoor indoors middle region world universe hood god giant gear traveller team crowd cover noise wood knot universe pattern ornament trunk spread market stall knoll cave tunnel pop sands finish'.split(
    ' ',
  ),
);

/** How far up a likeness still holds. A kind of a kind of an animal looks like one; artefacts soon do not. */
const reach = new Map<WordClass, number>(
  Object.entries({
    animal: 9,
    plant: 9,
    person: 12,
    group: 3,
    food: 3,
    artefact: 3,
    natural: 3,
    place: 2,
    phenomenon: 2,
  }) as [WordClass, number][],
);

/** Finds kinds by the words of the lexicon: what they name is marked, so that anything below is found. */
export function createClimber(lexicon: Lexicon, catalogue: Catalogue): Climber {
  // only prompts with words that nobody listed pay for it
  let ready: Climber | undefined;
  return {
    climb(noun) {
      ready ??= markKinds(lexicon, catalogue);
      return ready.climb(noun);
    },
  };
}

function markKinds(lexicon: Lexicon, catalogue: Catalogue): Climber {
  const wordnet = loadWordNet();
  const marks = new Map<number, { readonly meaning: Meaning; readonly as: string }>();
  const mark = (phrase: string, meaning: Meaning): void => {
    const classes = classesOf(meaning, catalogue);
    if (classes.length === 0 || tooWide.has(phrase)) return;
    const senses = wordnet.senses(phrase);
    const sense = classes.map((kind) => senses?.find((one) => one.kind === kind)).find((one) => one !== undefined);
    if (sense && !marks.has(sense.id)) marks.set(sense.id, { meaning, as: phrase });
  };
  const named = [...lexicon.phrases()].map((phrase) => ({ phrase, meaning: lexicon.find(phrase)?.meaning ?? {} }));
  // a concept's own name marks first
  for (const { phrase, meaning } of named)
    if (meaning.things?.[0]?.concept === phrase.replaceAll(' ', '-')) mark(phrase, meaning);
  for (const { phrase, meaning } of named) mark(phrase, meaning);

  function climbSense({ id, kind }: Sense): Ancestor | undefined {
    const furthest = reach.get(kind) ?? 0;
    let at: number | undefined = id;
    for (let steps = 0; at !== undefined && steps <= furthest; steps++) {
      const found = marks.get(at);
      if (found) return { ...found, steps };
      at = wordnet.parent(at);
    }
    return undefined;
  }

  return {
    climb(noun) {
      if (tooWide.has(noun) || singulars(noun).some((one) => tooWide.has(one))) return undefined;
      const senses = sensesOf(noun);
      const first = senses?.[0];
      if (!senses || !first) return undefined;
      // a siren, a hood: things before they are people
      const others = senses.some(
        ({ kind, uses }) => (kind === 'artefact' || kind === 'body') && uses * 3 >= first.uses,
      );
      for (const sense of senses) {
        if (!isMeant(sense, first, others)) continue;
        const found = climbSense(sense);
        if (found) return withOwnWord(found, noun);
      }
      return undefined;
    },
  };
}

/** Whether a rarer sense may be what is meant: texts use it as much, or the first is only what the thing gives us. */
function isMeant(sense: Sense, first: Sense, others: boolean): boolean {
  if (sense === first) return sense.kind !== 'person' || !others;
  const given = first.kind === 'substance' || first.kind === 'food';
  if (given && (sense.kind === 'animal' || sense.kind === 'plant')) return true;
  return sense.uses > 0 && sense.uses * 2 >= first.uses;
}

/** A person keeps what they are called: clothes and tools may be known for it. */
function withOwnWord(found: Ancestor, noun: string): Ancestor {
  const things = found.meaning.things;
  if (!things || !is(things[0]?.concept, 'person')) return found;
  return {
    ...found,
    meaning: {
      things: things.map((thing) => ({
        ...thing,
        attributes: [...(thing.attributes ?? []), noun.replaceAll(' ', '-')],
      })),
    },
  };
}

function classesOf(meaning: Meaning, catalogue: Catalogue): readonly WordClass[] {
  if (meaning.things !== undefined) {
    const [thing] = meaning.things;
    if (!thing || meaning.things.length > 1) return [];
    const entry = catalogue.find(thing.concept);
    return entry ? (classesOfKind.get(entry.kind) ?? []) : [];
  }
  if (meaning.aboutPicture || meaning.role || meaning.relation) return [];
  if (meaning.setting !== undefined) return places;
  if (meaning.worn !== undefined) return ['artefact'];
  if (meaning.part !== undefined) return ['body'];
  return [];
}

/** The senses of a noun, in the plural as well. */
export function sensesOf(noun: string): readonly Sense[] | undefined {
  const wordnet = loadWordNet();
  const exact = wordnet.senses(noun);
  if (exact) return exact;
  const space = noun.lastIndexOf(' ') + 1;
  for (const one of singulars(noun.slice(space))) {
    const senses = wordnet.senses(noun.slice(0, space) + one);
    if (senses) return senses;
  }
  return undefined;
}

const saysNothing = new Set([
  'thing',
  'object',
  'entity',
  'item',
  'whole',
  'group',
  'pair',
  'set',
  'scene',
  'one',
  'part',
]);

/** Whether the first noun is a kind of the second: a lorry is a vehicle. */
export function isKindOf(narrow: string, wide: string): boolean {
  const wordnet = loadWordNet();
  if (saysNothing.has(wide)) return false;
  const wider = new Set(
    sensesOf(wide)
      ?.slice(0, 2)
      .map(({ id }) => id),
  );
  const last = narrow.slice(narrow.lastIndexOf(' ') + 1);
  const senses = (sensesOf(narrow) ?? sensesOf(last) ?? []).slice(0, 3);
  return senses.some(({ id }) => {
    let at: number | undefined = id;
    for (let steps = 0; at !== undefined && steps < 12; steps++) {
      if (wider.has(at)) return true;
      at = wordnet.parent(at);
    }
    return false;
  });
}
