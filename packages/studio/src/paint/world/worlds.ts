import { abstract } from './settings/abstract.js';
import { aerial } from './settings/aerial.js';
import { beach } from './settings/beach.js';
import { cave } from './settings/cave.js';
import { city } from './settings/city.js';
import { desert } from './settings/desert.js';
import { fantasyPlaces } from './settings/fantasy/fantasy.js';
import { farm } from './settings/farm.js';
import { field } from './settings/field.js';
import { flatLay } from './settings/flat-lay.js';
import { forest } from './settings/forest.js';
import { garden } from './settings/garden.js';
import { harbour } from './settings/harbour.js';
import { hills } from './settings/hills.js';
import { furnishedRooms } from './settings/furnished-rooms.js';
import { halls } from './settings/halls/halls.js';
import { interiors } from './settings/interiors.js';
import { jungle } from './settings/jungle.js';
import { lake } from './settings/lake.js';
import { leisurePlaces } from './settings/leisure/leisure.js';
import { moreRooms } from './settings/rooms/rooms.js';
import { mountains } from './settings/mountains.js';
import { park } from './settings/park.js';
import { pier } from './settings/pier.js';
import { river } from './settings/river.js';
import { sea } from './settings/sea.js';
import { sky } from './settings/sky.js';
import { snow } from './settings/snow.js';
import { moon, space } from './settings/space.js';
import { stage } from './settings/stage.js';
import { storefront } from './settings/storefront.js';
import { street } from './settings/street.js';
import { studioBackdrop } from './settings/studio-backdrop.js';
import { townPlaces } from './settings/town/town.js';
import { travelPlaces } from './settings/travel/travel.js';
import { underwater } from './settings/underwater.js';
import { village } from './settings/village.js';
import { wall } from './settings/wall.js';
import { wildPlaces } from './settings/wild/wild.js';
import type { World } from './world.js';

/** Every setting that Studio can paint. */
export const worlds: readonly World[] = [
  sea,
  beach,
  lake,
  river,
  mountains,
  hills,
  forest,
  desert,
  field,
  snow,
  city,
  street,
  harbour,
  village,
  farm,
  park,
  garden,
  jungle,
  sky,
  space,
  moon,
  underwater,
  cave,
  wall,
  pier,
  storefront,
  aerial,
  flatLay,
  ...townPlaces,
  ...travelPlaces,
  ...leisurePlaces,
  ...wildPlaces,
  ...fantasyPlaces,
  ...interiors,
  ...halls,
  ...moreRooms,
  ...furnishedRooms,
  stage,
  studioBackdrop,
  abstract,
];
