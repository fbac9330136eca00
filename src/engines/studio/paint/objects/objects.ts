import type { Drawable } from '../drawable.js';
import { cabin } from './buildings/cabin.js';
import { castle } from './buildings/castle.js';
import { barn, church, igloo, tent, windmill } from './buildings/country.js';
import { house } from './buildings/house.js';
import { lighthouse } from './buildings/lighthouse.js';
import { bridge, pyramid, skyscraper, temple, tower } from './buildings/monuments.js';
import { bread, cupcake } from './food/baked.js';
import { cherries, grapes, strawberry } from './food/berries.js';
import { cake } from './food/cake.js';
import { apple, banana, lemon, orange, pear } from './food/fruit.js';
import { pumpkin, watermelon } from './food/gourds.js';
import { burger, iceCream, pizza } from './food/meals.js';
import { chair } from './furniture/chair.js';
import { table } from './furniture/table.js';
import { bouquet, flower, rose, sunflower, tulip } from './plants/flowers.js';
import { mushroom } from './plants/mushroom.js';
import { palm } from './plants/palm.js';
import { pine } from './plants/pine.js';
import { birch, bush, cactus, pottedPlant, rock } from './plants/shrubs.js';
import { tree } from './plants/tree.js';
import { book } from './things/book.js';
import { bottle } from './things/bottle.js';
import { cup } from './things/cup.js';
import { guitar } from './things/guitar.js';
import { lamp } from './things/lamp.js';
import { robot } from './things/robot.js';
import { umbrella } from './things/umbrella.js';
import { aeroplane, helicopter, satellite, ufo } from './vehicles/aircraft.js';
import { bicycle } from './vehicles/bicycle.js';
import { rowingBoat, ship, submarine } from './vehicles/boats.js';
import { car } from './vehicles/car.js';
import { hotAirBalloon } from './vehicles/hot-air-balloon.js';
import { bus, tram, truck } from './vehicles/lorries.js';
import { motorcycle } from './vehicles/motorcycle.js';
import { rocket } from './vehicles/rocket.js';
import { sailboat } from './vehicles/sailboat.js';
import { train } from './vehicles/train.js';

const buildings = [
  lighthouse,
  house,
  cabin,
  castle,
  church,
  tower,
  skyscraper,
  barn,
  windmill,
  bridge,
  tent,
  temple,
  pyramid,
  igloo,
];
const vehicles = [
  car,
  bus,
  truck,
  bicycle,
  motorcycle,
  train,
  tram,
  sailboat,
  rowingBoat,
  ship,
  submarine,
  aeroplane,
  helicopter,
  hotAirBalloon,
  rocket,
  ufo,
  satellite,
];
const plants = [
  tree,
  pine,
  flower,
  sunflower,
  tulip,
  rose,
  bouquet,
  mushroom,
  palm,
  birch,
  cactus,
  bush,
  pottedPlant,
  rock,
];
const food = [
  apple,
  orange,
  lemon,
  banana,
  pear,
  cherries,
  strawberry,
  grapes,
  watermelon,
  pumpkin,
  bread,
  cake,
  cupcake,
  pizza,
  burger,
  iceCream,
];
const furniture = [table, chair];
const things = [cup, book, lamp, guitar, umbrella, robot, bottle];

/** Buildings, vehicles, plants, food, furniture and things. */
export const objects: readonly Drawable[] = [...buildings, ...vehicles, ...plants, ...food, ...furniture, ...things];
