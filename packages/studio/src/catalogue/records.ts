import { animals } from './concepts/animals.js';
import { atHand } from './concepts/at-hand.js';
import { basics } from './concepts/basics.js';
import { buildings } from './concepts/buildings.js';
import { drawnAnimals } from './concepts/drawn-animals.js';
import { drawnFood } from './concepts/drawn-food.js';
import { drawnPlants } from './concepts/drawn-plants.js';
import { drawnStructures } from './concepts/drawn-structures.js';
import { drawnThings } from './concepts/drawn-things.js';
import { drinks } from './concepts/drinks.js';
import { figures } from './concepts/figures.js';
import { formed } from './concepts/formed.js';
import { flags } from './concepts/flags.js';
import { food } from './concepts/food.js';
import { furniture } from './concepts/furniture.js';
import { lettered } from './concepts/lettered.js';
import { oddsAndEnds } from './concepts/odds-and-ends.js';
import { likeAnimals } from './concepts/like-animals.js';
import { likeThings } from './concepts/like-things.js';
import { moreThings } from './concepts/more-things.js';
import { nature } from './concepts/nature.js';
import { people } from './concepts/people.js';
import { plannedFood } from './concepts/planned-food.js';
import { plannedThings } from './concepts/planned-things.js';
import { larder } from './concepts/larder.js';
import { household } from './concepts/household.js';
import { fabledThings } from './concepts/fabled-things.js';
import { wayside } from './concepts/wayside.js';
import { landmarks, sights, skylines } from './concepts/landmarks.js';
import { maps } from './concepts/maps.js';
import { weatherSigns } from './concepts/weather-signs.js';
import { namedThings } from './concepts/named-things.js';
import { plannedRarer } from './concepts/planned-rarer.js';
import { daily } from './concepts/planned-daily.js';
import { outdoors } from './concepts/outdoors.js';
import { everyday } from './concepts/planned-everyday.js';
import { plannedGear } from './concepts/planned-gear.js';
import { plannedVehicles } from './concepts/planned-vehicles.js';
import {
  plannedAnimals,
  plannedFlowers,
  plannedFurniture,
  sundryFood,
  sundryThings,
  sundryVehicles,
} from './concepts/planned-sundry.js';
import {
  cupboards,
  kindsOfFood,
  monuments,
  moreFood,
  plannedKinds,
  potted,
  rides,
  wares,
} from './concepts/planned-kinds.js';
import { plush } from './concepts/plush.js';
import { plants } from './concepts/plants.js';
import { otherSides } from './concepts/other-sides.js';
import { renowned } from './concepts/renowned.js';
import { smallGoods } from './concepts/small-goods.js';
import { softGoods } from './concepts/soft-goods.js';
import { things } from './concepts/things.js';
import { vehicles } from './concepts/vehicles.js';
import type { Habitat, Kind, Point, Shelf } from './concept.js';
import type { ConceptRecord, Likeness } from './record.js';

/** Every concept of which more is known than its drawing tells. The order decides nothing: a word has one owner. */
export const records: readonly ConceptRecord[] = [
  ...atHand,
  ...oddsAndEnds,
  ...basics,
  ...buildings,
  ...plush,
  ...vehicles,
  ...plants,
  ...nature,
  ...food,
  ...furniture,
  ...things,
  ...moreThings,
  ...plannedThings,
  ...plannedFood,
  ...plannedFurniture,
  ...plannedFlowers,
  ...plannedAnimals,
  ...sundryThings,
  ...sundryFood,
  ...sundryVehicles,
  ...daily,
  ...outdoors,
  ...everyday,
  ...plannedGear,
  ...plannedVehicles,
  ...landmarks,
  ...maps,
  ...weatherSigns,
  ...plannedRarer,
  ...namedThings,
  ...skylines,
  ...sights,
  ...renowned,
  ...otherSides,
  ...monuments,
  ...rides,
  ...plannedKinds,
  ...kindsOfFood,
  ...wares,
  ...cupboards,
  ...moreFood,
  ...potted,
  ...drinks,
  ...people,
  ...animals,
  ...figures,
  ...formed,
  ...smallGoods,
  ...softGoods,
  ...larder,
  ...household,
  ...wayside,
  ...fabledThings,
  ...lettered,
  ...drawnStructures,
  ...drawnThings,
  ...drawnFood,
  ...drawnPlants,
  ...drawnAnimals,
  ...likeAnimals,
  ...likeThings,
  ...flags,
];

const byConcept = new Map(records.map((record) => [record.concept, record]));

export function recordOf(concept: string): ConceptRecord | undefined {
  return byConcept.get(concept);
}

/** What is known of a concept that has a painter of its own: its kind, where it is at home, how high it is. */
export function paintedAs(
  concept: string | undefined,
): Extract<ConceptRecord['drawing'], { by: 'painter' }> | undefined {
  const drawing = concept === undefined ? undefined : byConcept.get(concept)?.drawing;
  return drawing?.by === 'painter' ? drawing : undefined;
}

interface Sense {
  readonly concept: string;
  readonly near: readonly string[];
}

const senses = new Map<string, Sense[]>();
for (const { concept, senses: own = {} } of records) {
  for (const [word, near] of Object.entries(own))
    senses.set(word, [...(senses.get(word) ?? []), { concept, near: near.split(', ') }]);
}

/** What else a word means, and in which surroundings. */
export function sensesOfWord(word: string): readonly Sense[] | undefined {
  return senses.get(word);
}

/** How something is drawn that is drawn like something else. */
export function likenessOf(concept: string | undefined): Likeness | undefined {
  const drawing = concept === undefined ? undefined : byConcept.get(concept)?.drawing;
  return drawing?.by === 'like' ? drawing.likeness : undefined;
}

/** The other words for a concept. */
export function wordsOf({ words }: ConceptRecord): readonly string[] {
  return words === '' ? [] : words.split(', ');
}

/** What is known of what a painter draws. */
export interface Known {
  readonly concept: string;
  readonly kind: Kind;
  readonly habitat: Habitat;
  readonly height: number;
  readonly top?: Shelf;
  readonly seat?: Point;
  readonly hand?: Point;
  readonly floats?: boolean;
}

/** For painters: the record of what they draw. They add only how it looks. */
export function known(concept: string): Known {
  const { drawing, affords: { top, seat, hand, floats } = {} } = byConcept.get(concept) ?? {};
  if (drawing?.by !== 'painter') throw new Error(`${concept} has a painter but no record in catalogue/concepts`);
  const { kind, habitat, height } = drawing;
  return {
    concept,
    kind,
    habitat,
    height,
    ...(top && { top }),
    ...(seat && { seat }),
    ...(hand && { hand }),
    ...(floats && { floats }),
  };
}
