import type { Brush, Drawable } from '../../../drawable.js';
import { createCreature } from '../../creature.js';
import type { Model, Pose } from '../../creature.js';
import type { Random } from '../../../kit/random.js';
import type { Anatomy, CoatSpec, Head } from '../anatomy.js';
import { gaits } from '../gaits.js';
import { onItsLegs } from '../quadruped.js';
import type { Animal } from '../quadruped.js';
import { lyingDown, onItsHaunches, rolledUp } from '../resting.js';

export interface Trait {
  readonly random: Random;
  readonly attributes: ReadonlySet<string>;
  readonly pose: string;
}

export interface Species {
  readonly concept: string;
  /** Metres to the top of the head, standing. */
  readonly height: number;
  readonly anatomy: (trait: Trait) => Anatomy;
  readonly head: (trait: Trait) => Head;
  readonly frontal?: boolean;
  readonly coat: (trait: Trait) => (brush: Brush) => CoatSpec;
  readonly sits?: boolean;
  readonly grazes?: boolean;
  readonly howls?: boolean;
  /** Chances of poses when nothing is said. */
  readonly habits?: Readonly<Record<string, number>>;
  readonly finish?: Animal['finish'];
}

const wordsTable: Readonly<Record<string, readonly string[]>> = {
  running: ['galloping', 'chasing', 'racing', 'playing'],
  walking: ['strolling', 'prowling', 'wandering', 'trotting'],
  jumping: ['leaping', 'jump', 'rearing', 'pouncing'],
  grazing: ['eating', 'drinking'],
  howling: ['barking', 'singing'],
  sitting: ['seated', 'begging', 'waiting'],
  lying: ['resting', 'lounging'],
  sleeping: ['asleep', 'napping', 'sleepy', 'curled'],
};
const words = new Map(Object.entries(wordsTable));

export function createSpecies(species: Species): Drawable {
  const names = [
    'standing',
    'walking',
    'running',
    'jumping',
    ...(species.sits ? ['sitting'] : []),
    ...(species.grazes ? ['grazing'] : []),
    ...(species.howls ? ['howling'] : []),
    'lying',
    'sleeping',
  ];
  const habits = species.habits ?? { standing: 3, walking: 2 };
  const poses = names.map((name): Pose => ({
    name,
    weight: habits[name] ?? 0,
    words: [
      ...(words.get(name) ?? []),
      ...(name === 'lying' && !species.sits ? ['sitting', 'seated'] : []),
      ...(name === 'standing' && !species.grazes ? ['eating'] : []),
    ],
  })) as [Pose, ...Pose[]];
  return createCreature({
    dresses: true,
    concept: species.concept,
    habitat: 'ground',
    height: species.height,
    overhang: 0.16,
    poses,
    sculpt: ({ pose, random, attributes }) => {
      const trait: Trait = { random, attributes, pose };
      const anatomy = vary(species.anatomy(trait), random.fork('build'));
      const animal: Animal = {
        anatomy,
        head: species.head(trait),
        frontal: species.frontal ?? false,
        coat: species.coat(trait),
        ...(species.finish ? { finish: species.finish } : {}),
      };
      return inPose(animal, pose);
    },
  });
}

function inPose(animal: Animal, pose: string): Model {
  if (pose === 'sitting') return onItsHaunches(animal);
  if (pose === 'lying') return lyingDown(animal, false);
  if (pose === 'sleeping') return animal.anatomy.curls ? rolledUp(animal) : lyingDown(animal, true);
  return onItsLegs(animal, gaits[pose as keyof typeof gaits]);
}

/** No two of a kind are built alike. */
function vary(anatomy: Anatomy, random: Random): Anatomy {
  const { neck, tail } = anatomy;
  return {
    ...anatomy,
    headLength: anatomy.headLength * (1 + random.around(0.02)),
    headPitch: anatomy.headPitch + random.around(3),
    neck: { ...neck, angle: neck.angle + random.around(2.5) },
    tail: { ...tail, angle: tail.angle + random.around(4), bend: tail.bend + random.around(5) },
  };
}
