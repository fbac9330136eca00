import type { World } from '../../world.js';
import { cafeTerrace } from './cafe-terrace.js';
import { canal } from './canal.js';
import { market } from './market.js';
import { alley } from './alley.js';
import { rooftop } from './rooftop.js';
import { suburb } from './suburb.js';
import { doorstep } from './doorstep.js';
import { courtyard } from './courtyard.js';
import { square } from './square.js';
import { medieval } from './medieval-village.js';
import { parkingLot } from './parking-lot.js';
import { petrolStation } from './petrol-station.js';
import { constructionSite } from './construction-site.js';
import { terrace } from './terrace.js';
import { factory } from './factory.js';
import { westernTown } from './western-town.js';
import { victorianStreet } from './victorian-street.js';

/** Places of the town that are built of solids. */
export const townPlaces: readonly World[] = [
  market,
  alley,
  rooftop,
  suburb,
  courtyard,
  doorstep,
  square,
  medieval,
  parkingLot,
  petrolStation,
  constructionSite,
  terrace,
  factory,
  westernTown,
  victorianStreet,
  canal,
  cafeTerrace,
];
