import { phrases } from '../../language/vocabulary/meaning.js';
import type { PlaceRequest, PortraitPlace } from '../place.js';
import { classroom, clinic, laboratory, throneRoom, workshop } from './indoors.js';
import { shipDeck } from './ship-deck.js';

export const setNames = ['clinic', 'laboratory', 'classroom', 'workshop', 'throne-room', 'ship-deck'] as const;
export type SetName = (typeof setNames)[number];

const painters: Readonly<Record<SetName, (request: PlaceRequest) => PortraitPlace>> = {
  clinic,
  laboratory,
  classroom,
  workshop,
  'throne-room': throneRoom,
  'ship-deck': shipDeck,
};

export const paintSetNamed = (name: SetName, request: PlaceRequest): PortraitPlace => painters[name](request);

/** Places of people that Studio's worlds do not have, painted as sets. */
const words: Readonly<Record<SetName, string>> = {
  clinic:
    'clinic, hospital, hospital room, doctors office, doctor office, operating room, medical office, ward, surgery',
  laboratory: 'laboratory, lab, science lab, research lab',
  classroom: 'classroom, school, school room, lecture hall, blackboard, chalkboard',
  workshop: 'workshop, garage, forge, smithy, artist studio, atelier, construction site, factory',
  'throne-room': 'throne room, throne, palace, royal court, palace hall, castle hall, great hall, royal palace',
  'ship-deck': 'ship deck, deck, ship, pirate ship, sailing ship, on a ship, on board',
};

const named: ReadonlyMap<string, SetName> = new Map(
  setNames.flatMap((name) => phrases(words[name]).map((phrase) => [phrase, name] as const)),
);

/** The set that a phrase names. */
export const setOf = (phrase: string): SetName | undefined => named.get(phrase);
export const wordsOfSet = (name: SetName): readonly string[] => phrases(words[name]);
