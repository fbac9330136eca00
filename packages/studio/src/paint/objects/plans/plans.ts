import type { Drawable } from '../../drawable.js';
import { animals } from './animals.js';
import { wildAnimals } from './wild-animals.js';
import { atHand } from './at-hand.js';
import { bakery } from './bakery.js';
import { basics } from './basics.js';
import { kitchenShelf } from './kitchen-shelf.js';
import { houseGoods, morsels } from './odds-and-ends.js';
import { places } from './places.js';
import { skylines } from './skylines.js';
import { tables } from './tables.js';
import { appliances } from './appliances.js';
import { cutlery } from './cutlery.js';
import { dressingTable } from './dressing-table.js';
import { fittings } from './fittings.js';
import { market } from './market.js';
import { dishes } from './dishes.js';
import { electronics } from './electronics.js';
import { clothes } from './clothes.js';
import { fruit } from './fruit.js';
import { household } from './household.js';
import { office } from './office.js';
import { drinks } from './drinks.js';
import { marks } from './marks.js';
import { meals } from './meals.js';
import { vehicles } from './vehicles.js';
import { landmarks } from './landmarks.js';
import { tools } from './tools.js';
import { inForms } from './in-forms.js';
import { instruments } from './instruments.js';
import { toys } from './toys.js';
import { furnishings } from './furnishings.js';
import { stairways } from './stairways.js';
import { sundry } from './sundry.js';
import { bits } from './bits.js';
import { blooms } from './blooms.js';
import { chess } from './chess.js';
import { dinosaurs } from './dinosaurs.js';
import { oddments } from './oddments.js';
import { smallWorlds } from './small-worlds.js';
import { sport } from './sport.js';
import { street } from './street.js';
import { garments } from './garments.js';
import { worn } from './worn.js';
import { wares } from './wares.js';
import { chores } from './chores.js';
import { cocktails } from './cocktails.js';
import { games } from './games.js';
import { machines } from './machines.js';
import { rides } from './rides.js';
import { curiosities } from './curiosities.js';
import { contraptions } from './contraptions.js';
import { fare } from './fare.js';
import { seaAnimals } from './sea-animals.js';
import { maps } from './maps.js';
import { famous } from './famous.js';
import { monuments } from './monuments.js';
import { goods } from './goods.js';
import { dwellings } from './dwellings.js';
import { wonders } from './wonders.js';
import { charts } from './charts.js';
import { weatherSigns } from './weather-signs.js';
import { bathroomAndDesk } from './bathroom-and-desk.js';
import { pantry } from './pantry.js';
import { outdoors } from './outdoors.js';
import { yard } from './yard.js';
import { sculptures } from './sculptures.js';
import { madeThings } from './made-things.js';
import { halves } from './halves.js';
import { grounds } from './grounds.js';
import { flowerArch } from './flower-arch.js';
import { spreadThings } from './spread.js';
import { atHome } from './at-home.js';
import { slices } from './slices.js';
import { citySights } from './city-sights.js';
import { greatWall } from './great-wall.js';
import { namedThings } from './named-things.js';
import { onDesks } from './on-desks.js';
import { otherSides } from './other-sides.js';
import { smallGoods } from './small-goods.js';
import { softGoods } from './soft-goods.js';
import { renowned } from './renowned.js';
import { larder } from './larder.js';
import { fabledThings } from './fabled-things.js';
import { wayside } from './wayside.js';
import { pastimes } from './pastimes.js';
import { keepsakes } from './keepsakes.js';
import { shed } from './shed.js';
import { kitchenDrawer } from './kitchen-drawer.js';
import { bitsAndBobs } from './bits-and-bobs.js';
import { gadgets } from './gadgets.js';

/** Things drawn from plans: parts with coordinates, one pen. */
export const plans: readonly Drawable[] = [
  ...animals,
  ...wildAnimals,
  ...basics,
  ...places,
  ...skylines,
  ...citySights,
  greatWall,
  ...namedThings,
  ...tables,
  ...bathroomAndDesk,
  ...pantry,
  ...yard,
  ...outdoors,
  ...sculptures,
  ...madeThings,
  ...renowned,
  ...larder,
  ...wayside,
  ...fabledThings,
  ...pastimes,
  ...keepsakes,
  ...shed,
  ...kitchenDrawer,
  ...bitsAndBobs,
  ...gadgets,
  ...otherSides,
  ...onDesks,
  ...halves,
  ...slices,
  ...smallGoods,
  ...softGoods,
  ...atHome,
  ...grounds,
  ...spreadThings,
  ...flowerArch,
  ...smallWorlds,
  ...sport,
  ...oddments,
  ...dinosaurs,
  ...chess,
  ...blooms,
  ...bits,
  ...sundry,
  ...furnishings,
  ...stairways,
  ...toys,
  ...instruments,
  ...tools,
  ...landmarks,
  ...vehicles,
  ...marks,
  ...meals,
  ...drinks,
  ...office,
  ...household,
  ...fruit,
  ...clothes,
  ...cutlery,
  ...appliances,
  ...electronics,
  ...street,
  ...dishes,
  ...garments,
  ...worn,
  ...wares,
  ...cocktails,
  ...games,
  ...machines,
  ...rides,
  ...monuments,
  ...famous,
  ...maps,
  ...curiosities,
  ...contraptions,
  ...fare,
  ...seaAnimals,
  ...goods,
  ...inForms,
  ...charts,
  ...weatherSigns,
  ...dressingTable,
  ...fittings,
  ...market,
  ...dwellings,
  ...wonders,
  ...chores,
  ...atHand,
  ...bakery,
  ...kitchenShelf,
  ...morsels,
  ...houseGoods,
];
