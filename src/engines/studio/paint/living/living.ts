import type { Drawable } from '../drawable.js';
import { owl } from './birds/owl.js';
import { penguin } from './birds/penguin.js';
import { birds } from './birds/species.js';
import { couple } from './people/couple.js';
import { people } from './people/people.js';
import { quadrupeds } from './quadruped/animals.js';
import { bee, butterfly, ladybird } from './small/insects.js';
import { frog, lizard, snail, snake } from './small/reptiles.js';
import { hamster, hedgehog, mouse, rabbit, squirrel } from './small/rodents.js';
import { dolphin, fish, shark, whale } from './water/fish.js';
import { crab, jellyfish, octopus, turtle } from './water/others.js';
import { koala, monkey } from './wild/apes.js';
import { kangaroo } from './wild/kangaroo.js';
import { dinosaur, dragon } from './wild/legends.js';

const inWater = [fish, whale, dolphin, shark, octopus, jellyfish, turtle, crab];
const small = [rabbit, squirrel, mouse, hamster, hedgehog, frog, snake, lizard, snail, butterfly, bee, ladybird];
const wild = [monkey, koala, kangaroo, dinosaur, dragon];

/** People and animals. */
export const living: readonly Drawable[] = [
  ...people,
  couple,
  ...quadrupeds,
  ...birds,
  owl,
  penguin,
  ...inWater,
  ...small,
  ...wild,
];
