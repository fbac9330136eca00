import type { World } from '../../world.js';
import { playground } from './playground.js';
import { themePark } from './theme-park.js';
import { cemetery } from './cemetery.js';
import { ruins } from './ruins.js';
import { court } from './court.js';
import { stadium } from './stadium.js';
import { swimmingPool } from './pool.js';
import { skiSlope } from './ski-slope.js';
import { campsite } from './campsite.js';
import { templeGarden } from './temple-garden.js';
import { sportsHall } from './sports-hall.js';
import { frozenLake } from './frozen-lake.js';
import { skatePark } from './skate-park.js';
import { hotSpring } from './hot-spring.js';
import { zoo } from './zoo.js';

/** Where people play, rest and remember. */
export const leisurePlaces: readonly World[] = [
  playground,
  themePark,
  cemetery,
  ruins,
  court,
  stadium,
  swimmingPool,
  skiSlope,
  campsite,
  templeGarden,
  sportsHall,
  frozenLake,
  zoo,
  skatePark,
  hotSpring,
];
