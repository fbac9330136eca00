import type { Drawable } from '../drawable.js';
import { owl } from './birds/owl.js';
import { penguin } from './birds/penguin.js';
import { birds } from './birds/species.js';
import { couple } from './people/couple.js';
import { people } from './people/people.js';
import { quadrupeds } from './quadruped/animals.js';
import { bee } from './small/bee.js';
import { butterfly } from './small/butterfly.js';
import { ladybird } from './small/ladybird.js';
import { frog } from './small/frog.js';
import { lizard } from './small/lizard.js';
import { snail } from './small/snail.js';
import { snake } from './small/snake.js';
import { hamster } from './small/hamster.js';
import { hedgehog } from './small/hedgehog.js';
import { mouse } from './small/mouse.js';
import { rabbit } from './small/rabbit.js';
import { squirrel } from './small/squirrel.js';
import { fish } from './water/fish.js';
import { dolphin, shark, whale } from './water/swimmers.js';
import { crab } from './water/crab.js';
import { jellyfish } from './water/jellyfish.js';
import { octopus } from './water/octopus.js';
import { turtle } from './water/turtle.js';
import { alien } from './wild/alien.js';
import { koala, monkey } from './wild/apes.js';
import { kangaroo } from './wild/kangaroo.js';
import { dinosaur, dragon } from './wild/legends.js';

const inWater = [fish, whale, dolphin, shark, octopus, jellyfish, turtle, crab];
const small = [rabbit, squirrel, mouse, hamster, hedgehog, frog, snake, lizard, snail, butterfly, bee, ladybird];
const wild = [monkey, koala, kangaroo, dinosaur, dragon, alien];

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
