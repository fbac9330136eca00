import type { World } from '../../world.js';
import { trainStation } from './train-station.js';
import { subway } from './subway.js';
import { airport } from './airport.js';
import { runway } from './runway.js';
import { shipDeck } from './ship-deck.js';
import { tunnel } from './tunnel.js';
import { road } from './road.js';
import { highway } from './highway.js';
import { bridge } from './bridge.js';
import { railway } from './railway.js';
import { airplaneCabin, carriage } from './aboard.js';

export const travelPlaces: readonly World[] = [
  trainStation,
  subway,
  airport,
  runway,
  shipDeck,
  tunnel,
  road,
  highway,
  bridge,
  railway,
  carriage,
  airplaneCabin,
];
