import type { Drawable } from '../drawable.js';
import { cabin } from './buildings/cabin.js';
import { castle } from './buildings/castle.js';
import { house } from './buildings/house.js';
import { lighthouse } from './buildings/lighthouse.js';
import { cake } from './food/cake.js';
import { apple } from './food/fruit.js';
import { chair } from './furniture/chair.js';
import { table } from './furniture/table.js';
import { bouquet, flower, rose, sunflower, tulip } from './plants/flowers.js';
import { mushroom } from './plants/mushroom.js';
import { pine } from './plants/pine.js';
import { tree } from './plants/tree.js';
import { book } from './things/book.js';
import { bottle } from './things/bottle.js';
import { cup } from './things/cup.js';
import { guitar } from './things/guitar.js';
import { lamp } from './things/lamp.js';
import { robot } from './things/robot.js';
import { umbrella } from './things/umbrella.js';
import { bicycle } from './vehicles/bicycle.js';
import { car } from './vehicles/car.js';
import { hotAirBalloon } from './vehicles/hot-air-balloon.js';
import { rocket } from './vehicles/rocket.js';
import { sailboat } from './vehicles/sailboat.js';
import { train } from './vehicles/train.js';

const buildings = [lighthouse, house, cabin, castle];
const vehicles = [car, bicycle, sailboat, train, hotAirBalloon, rocket];
const plants = [tree, pine, flower, sunflower, tulip, rose, bouquet, mushroom];
const food = [apple, cake];
const furniture = [table, chair];
const things = [cup, book, lamp, guitar, umbrella, robot, bottle];

/** Buildings, vehicles, plants, food, furniture and things. */
export const objects: readonly Drawable[] = [...buildings, ...vehicles, ...plants, ...food, ...furniture, ...things];
