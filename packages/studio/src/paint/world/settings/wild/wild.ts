import type { World } from '../../world.js';
import { wetland } from './wetland.js';
import { pond } from './pond.js';
import { arctic } from './arctic.js';
import { canyon } from './canyon.js';
import { volcano } from './volcano.js';
import { waterfall } from './waterfall.js';
import { terraces } from './terraces.js';
import { plantation } from './plantation.js';
import { orchard } from './orchard.js';
import { vineyard } from './vineyard.js';
import { bamboo } from './bamboo-forest.js';
import { pineForest } from './pine-forest.js';
import { mushroomForest } from './mushroom-forest.js';
import { savanna } from './savanna.js';
import { oasis } from './oasis.js';
import { island } from './island.js';
import { cliff } from './cliff.js';
import { mountainPass } from './mountain-pass.js';

/** Places that nature or the farmer made. */
export const wildPlaces: readonly World[] = [
  wetland,
  pond,
  arctic,
  canyon,
  volcano,
  waterfall,
  terraces,
  plantation,
  orchard,
  vineyard,
  bamboo,
  pineForest,
  mushroomForest,
  savanna,
  oasis,
  island,
  cliff,
  mountainPass,
];
