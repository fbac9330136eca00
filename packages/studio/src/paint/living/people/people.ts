import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { acts } from '../../../catalogue/acts.js';
import { createCreature } from '../creature.js';
import type { Pose } from '../creature.js';
import { actPoses, isAct } from './acts/acts.js';
import { leavesBox } from './acts/carry.js';
import { habitatOf } from './acts/habitats.js';
import { sculptCompany } from './company.js';
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
  sprinting: ['dashing'],
  walking: ['strolling', 'hiking', 'wandering', 'marching', 'backpacking', 'trekking', 'exploring'],
  jumping: ['leaping', 'jump'],
  dancing: ['dance'],
  sitting: ['picnicking', 'resting', 'camping'],
  fishing: [],
  cycling: ['biking'],
  sleeping: ['asleep', 'napping'],
  lying: ['sunbathing', 'reclining', 'lounging'],
  back: ['back-view', 'from-behind', 'watching'],
  kneeling: ['proposing'],
  crouching: ['squatting'],
  'cross-legged': ['crosslegged'],
  swimming: ['bathing', 'snorkelling'],
  holding: ['lantern', 'balloon', 'flower', 'cane'],
};
const words = new Map(Object.entries(wordsTable));

/** Trades that have a pose of their own. */
const suitsTable: Readonly<Record<string, readonly string[]>> = {
  sprinting: ['sprinter'],
  running: ['runner', 'athlete', 'playing'],
  walking: ['hiker', 'traveller', 'tourist', 'soldier'],
  dancing: ['dancer', 'ballerina'],
  fishing: ['angler', 'fisherman'],
  holding: ['wizard', 'witch', 'farmer', 'chef', 'cook', 'knight', 'pirate', 'viking', 'warrior', 'geisha', 'shepherd'],
  flying: ['fairy'],
  swimming: ['swimmer'],
  sitting: ['baby'],
};
const suits = new Map(Object.entries(suitsTable));

const seats: ReadonlySet<string> = new Set(['seated', 'riding', 'cycling']);

/** Sitting, kneeling and sleeping say what the legs do, whatever the hands are busy with: they are asked first. */
const first = [
  'standing',
  // whoever pushes a cart walks behind it, both hands on its handle
  'at-handle',
  'at-barrow',
  'seated',
  'riding',
  'cycling',
  'cross-legged',
  'sitting',
  'prone',
  'sleeping',
  'lying',
  'kneeling',
  'crouching',
];
const rest = Object.keys(poses).filter((name) => !first.includes(name) && !isAct(name));

const poseOf = (name: string): Pose => ({
  name,
  weight: weights.get(name) ?? 0,
  words: words.get(name) ?? [],
  suits: suits.get(name) ?? [],
  ...(seats.has(name) ? { overhang: 0.55 } : {}),
  ...(name === 'swimming' ? { habitat: 'water' as const, floats: true } : {}),
});

/** Everything that somebody does with the whole body. */
export const allPoses = [
  ...first.map(poseOf),
  ...acts.map(({ act, trades }): Pose => ({
    name: act,
    weight: 0,
    suits: trades?.split(' ') ?? [],
    ...habitatOf(act),
    ...(leavesBox(actPoses[act]) && { overhang: 1.5 }),
  })),
  ...rest.map(poseOf),
] as unknown as [Pose, ...Pose[]];

export const people: readonly Drawable[] = [
  createCreature({
    dresses: true,
    ...known('person'),
    poses: allPoses,
    overhang: 0.12,
    sculpt: (sitter) => {
      const { company } = sitter;
      return company ? sculptCompany(sitter, company) : sculptPerson(sitter);
    },
  }),
];
