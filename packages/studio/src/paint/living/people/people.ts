import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { createCreature } from '../creature.js';
import type { Pose } from '../creature.js';
import { sculptPerson } from './person.js';
import { poses } from './poses.js';

const weightsTable: Readonly<Record<string, number>> = {
  standing: 3,
  'hand-on-hip': 1.2,
  'hands-in-pockets': 1.4,
  walking: 2,
};
const weights = new Map(Object.entries(weightsTable));
/** Other words for a pose. */
const wordsTable: Readonly<Record<string, readonly string[]>> = {
  running: ['jogging', 'jogger'],
  walking: ['strolling', 'hiking', 'wandering', 'marching'],
  jumping: ['leaping', 'jump'],
  dancing: ['dance'],
  waving: ['greeting', 'cheering', 'celebrating'],
  reading: ['studying'],
  sitting: ['meditating', 'picnicking', 'resting', 'camping'],
  fishing: [],
  cycling: ['biking'],
  sleeping: ['lying', 'asleep', 'sunbathing', 'napping'],
  back: ['back-view', 'from-behind', 'watching', 'gazing', 'stargazing'],
  'making-music': ['guitar', 'playing-guitar', 'singing'],
  kneeling: ['crouching', 'gardening', 'proposing', 'planting', 'praying'],
  carrying: ['lifting', 'pushing'],
  pointing: ['teaching', 'explaining'],
  swimming: ['bathing', 'snorkelling'],
  holding: ['umbrella', 'lantern', 'balloon', 'flower', 'bouquet', 'phone', 'cane'],
};
const words = new Map(Object.entries(wordsTable));

/** Trades that have a pose of their own. */
const suitsTable: Readonly<Record<string, readonly string[]>> = {
  running: ['runner', 'athlete', 'footballer', 'playing'],
  walking: ['hiker', 'traveller', 'tourist', 'soldier', 'postman'],
  dancing: ['dancer', 'ballerina', 'acrobat', 'cheerleader'],
  fishing: ['angler', 'fisherman'],
  skiing: ['skier', 'snowboarder'],
  surfing: ['surfer'],
  'making-music': ['musician', 'guitarist'],
  painting: ['artist', 'painter'],
  pointing: ['teacher', 'professor'],
  holding: ['wizard', 'witch', 'farmer', 'chef', 'cook', 'knight', 'pirate', 'viking', 'warrior', 'geisha', 'shepherd'],
  flying: ['fairy'],
  swimming: ['swimmer'],
  sitting: ['baby'],
};
const suits = new Map(Object.entries(suitsTable));

const seats: ReadonlySet<string> = new Set(['seated', 'riding', 'cycling']);

const allPoses = Object.keys(poses).map((name): Pose => ({
  name,
  weight: weights.get(name) ?? 0,
  words: words.get(name) ?? [],
  suits: suits.get(name) ?? [],
  ...(seats.has(name) ? { overhang: 0.55 } : {}),
  ...(name === 'swimming' ? { habitat: 'water' as const, floats: true } : {}),
})) as unknown as [Pose, ...Pose[]];

export const people: readonly Drawable[] = [
  createCreature({
    dresses: true,
    ...known('person'),
    poses: allPoses,
    overhang: 0.12,
    sculpt: (sitter) => sculptPerson(sitter),
  }),
];
