import type { Drawable } from '../../drawable.js';
import { createCreature } from '../creature.js';
import type { Pose } from '../creature.js';
import { sculptPerson } from './person.js';
import { poses } from './poses.js';

const weights: Readonly<Record<string, number>> = {
  standing: 3,
  'hand-on-hip': 1.2,
  'hands-in-pockets': 1.4,
  walking: 2,
};
const words: Readonly<Record<string, readonly string[]>> = {
  running: ['jogging', 'runner'],
  walking: ['strolling', 'hiking', 'wandering', 'hiker'],
  jumping: ['leaping', 'jump'],
  dancing: ['dancer', 'ballerina', 'dance'],
  waving: ['greeting', 'cheering'],
  reading: ['studying'],
  sitting: ['meditating', 'picnicking', 'resting', 'seated-on-ground'],
  fishing: ['angler', 'fisherman'],
  cycling: ['cyclist', 'biking'],
  riding: ['rider'],
  sleeping: ['lying', 'asleep', 'sunbathing'],
  back: ['back-view', 'from-behind', 'backwards'],
  skiing: ['skier'],
  surfing: ['surfer'],
  playing: ['musician', 'guitarist', 'guitar', 'playing-guitar'],
  painting: ['artist', 'painter'],
  kneeling: ['crouching', 'gardening', 'proposing'],
  carrying: ['lifting'],
  pointing: ['teacher', 'professor'],
  holding: [
    'umbrella',
    'lantern',
    'balloon',
    'flower',
    'bouquet',
    'phone',
    'sword',
    'wizard',
    'witch',
    'farmer',
    'chef',
    'knight',
    'pirate',
    'cane',
  ],
};

const allPoses = Object.keys(poses).map((name): Pose => ({
  name,
  weight: weights[name] ?? 0,
  ...(words[name] ? { words: words[name] } : {}),
})) as unknown as [Pose, ...Pose[]];

export const people: readonly Drawable[] = [
  createCreature({
    concept: 'person',
    words: ['human', 'man', 'woman', 'someone', 'figure'],
    kind: 'person',
    habitat: 'ground',
    height: 1.75,
    poses: allPoses,
    overhang: 0.12,
    sculpt: (sitter) => sculptPerson(sitter),
  }),
];
