import type { World } from '../../world.js';
import { stable } from './stable.js';
import { church } from './church-inside.js';
import { supermarket } from './supermarket.js';
import { cockpit } from './cockpit.js';
import { courtroom } from './courtroom.js';
import { laundromat } from './laundromat.js';
import { corridor } from './corridor.js';
import { lobby } from './lobby.js';
import { bar } from './bar.js';
import { diner } from './diner.js';
import { restaurant } from './restaurant.js';
import { bakery } from './bakery.js';
import { attic } from './attic.js';
import { basement } from './basement.js';
import { laboratory } from './laboratory.js';
import { spaceship } from './spaceship.js';
import { greenhouse } from './greenhouse.js';
import { garage } from './garage.js';
import { throneRoom } from './throne-room.js';
import { dungeon } from './dungeon.js';
import { theatre } from './cinema.js';
import { diningRoom } from './dining-room.js';
import { warehouse } from './warehouse.js';
import { circus } from './circus.js';
import { shop } from './shop.js';
import { serverRoom } from './server-room.js';
import { tavern } from './tavern.js';
import { aquarium } from './aquarium.js';
import { showroom } from './showroom.js';

/** Rooms that are built in perspective. */
export const halls: readonly World[] = [
  church,
  supermarket,
  corridor,
  cockpit,
  courtroom,
  laundromat,
  lobby,
  bar,
  diner,
  restaurant,
  bakery,
  attic,
  basement,
  laboratory,
  spaceship,
  greenhouse,
  garage,
  throneRoom,
  dungeon,
  theatre,
  diningRoom,
  warehouse,
  circus,
  stable,
  shop,
  serverRoom,
  tavern,
  aquarium,
  showroom,
];
