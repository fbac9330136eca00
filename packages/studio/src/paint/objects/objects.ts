import type { Drawable } from '../drawable.js';
import { temple, pyramid } from './buildings/ancient.js';
import { bridge } from './buildings/bridge.js';
import { cabin } from './buildings/cabin.js';
import { castle } from './buildings/castle.js';
import { church } from './buildings/church.js';
import { barn, windmill } from './buildings/farm.js';
import { house } from './buildings/house.js';
import { lighthouse } from './buildings/lighthouse.js';
import { tent, igloo } from './buildings/shelters.js';
import { tower, skyscraper } from './buildings/towers.js';
import { bread, cupcake } from './food/baked.js';
import { cherries, grapes, strawberry } from './food/berries.js';
import { cake } from './food/cake.js';
import { apple, banana, lemon, orange, pear } from './food/fruit.js';
import { pumpkin, watermelon } from './food/gourds.js';
import { burger, iceCream, pizza } from './food/meals.js';
import { chair } from './furniture/chair.js';
import { armchair, bed, bench, sofa } from './furniture/seats.js';
import { bookshelf, desk } from './furniture/storage.js';
import { table } from './furniture/table.js';
import { oven, parkingMeter, refrigerator, surfboard } from './house/appliances.js';
import { bag, basket, box, jar, rug } from './house/containers.js';
import { cloud, container, curtain, jewelryBox, phoneCase, toy } from './house/furnishings.js';
import { wall } from './house/wall.js';
import { plans } from './plans/plans.js';
import { birch } from './plants/birch.js';
import { bouquet, flower, rose, sunflower, tulip } from './plants/flowers.js';
import { vaseOfFlowers } from './plants/vase-of-flowers.js';
import { mushroom } from './plants/mushroom.js';
import { palm } from './plants/palm.js';
import { pine } from './plants/pine.js';
import { rock } from './plants/rock.js';
import { cactus, bush, pottedPlant } from './plants/shrubs.js';
import { tree } from './plants/tree.js';
import { anchor } from './things/anchor.js';
import { book } from './things/book.js';
import { bottle } from './things/bottle.js';
import { campfire } from './things/campfire.js';
import { hat, shoe } from './things/clothes.js';
import { cup } from './things/cup.js';
import { clock, laptop, camera } from './things/devices.js';
import { easel } from './things/easel.js';
import { snowman, statue } from './things/figures.js';
import { fountain } from './things/fountain.js';
import { crystal, heart, star } from './things/gems.js';
import { glass, wineGlass } from './things/glasses.js';
import { guitar } from './things/guitar.js';
import { key, gift } from './things/keepsakes.js';
import { lamp } from './things/lamp.js';
import { candle, lantern, streetLamp } from './things/lights.js';
import { suitcase, backpack } from './things/luggage.js';
import { piano, violin } from './things/music.js';
import { telescope, microscope } from './things/optics.js';
import { ball, balloon, chessPiece, globe } from './things/play.js';
import { robot } from './things/robot.js';
import { moonRover, planet } from './things/space.js';
import { flag } from './things/flag.js';
import { fence, sign, mailbox } from './things/street.js';
import { teapot, plate, bowl, vase } from './things/tableware.js';
import { crown, sword, treasureChest } from './things/treasures.js';
import { whirlwind } from './things/whirlwind.js';
import { umbrella } from './things/umbrella.js';
import { aeroplane, helicopter } from './vehicles/aircraft.js';
import { bicycle } from './vehicles/bicycle.js';
import { rowingBoat, ship } from './vehicles/boats.js';
import { car } from './vehicles/car.js';
import { hotAirBalloon } from './vehicles/hot-air-balloon.js';
import { bus, tram, truck } from './vehicles/lorries.js';
import { motorcycle } from './vehicles/motorcycle.js';
import { rocket } from './vehicles/rocket.js';
import { sailboat } from './vehicles/sailboat.js';
import { ufo, satellite } from './vehicles/spacecraft.js';
import { submarine } from './vehicles/submarine.js';
import { train } from './vehicles/train.js';
import { mirror, painting, window } from './house/pictures.js';
import { eye, hands } from './things/body-parts.js';
import { grippingHand } from './things/gripping-hand.js';
import { sweater } from './things/garments.js';
import { jewellery } from './things/jewellery.js';

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
  wall,
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
  vaseOfFlowers,
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
const furniture = [table, desk, chair, armchair, sofa, bench, bed, bookshelf, refrigerator, oven];
const things = [
  cup,
  book,
  lamp,
  guitar,
  umbrella,
  robot,
  bottle,
  teapot,
  glass,
  wineGlass,
  plate,
  bowl,
  vase,
  candle,
  lantern,
  streetLamp,
  campfire,
  fountain,
  clock,
  laptop,
  camera,
  telescope,
  microscope,
  piano,
  violin,
  suitcase,
  backpack,
  hat,
  shoe,
  key,
  gift,
  easel,
  balloon,
  ball,
  chessPiece,
  globe,
  fence,
  sign,
  mailbox,
  flag,
  snowman,
  statue,
  crown,
  sword,
  treasureChest,
  crystal,
  heart,
  star,
  anchor,
  planet,
  moonRover,
  parkingMeter,
  surfboard,
  box,
  basket,
  bag,
  jar,
  rug,
  painting,
  mirror,
  ...jewellery,
  eye,
  hands,
  grippingHand,
  sweater,
  curtain,
  toy,
  phoneCase,
  container,
  jewelryBox,
  cloud,
  whirlwind,
  window,
];

/** Buildings, vehicles, plants, food, furniture and things. */
export const objects: readonly Drawable[] = [
  ...buildings,
  ...vehicles,
  ...plants,
  ...food,
  ...furniture,
  ...things,
  ...plans,
];
