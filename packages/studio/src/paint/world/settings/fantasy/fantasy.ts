import type { World } from '../../world.js';
import { alienPlanet } from './alien-planet.js';
import { doomedCity } from './doomed-city.js';
import { inferno } from './inferno.js';
import { futureCity } from './future-city.js';
import { floatingIslands } from './floating-islands.js';
import { candyLand } from './candy-land.js';
import { cloudLand } from './cloud-land.js';
import { platformer } from './platformer.js';

/** Places that nobody has been to. */
export const fantasyPlaces: readonly World[] = [
  futureCity,
  floatingIslands,
  candyLand,
  cloudLand,
  platformer,
  doomedCity,
  inferno,
  alienPlanet,
];
