import type { Brief } from '../../language/brief.js';
import { birdsInTrees, settleBoughs } from './boughs.js';
import { byTurns } from './by-turns.js';
import { clothed } from './clothed.js';
import { fitted } from './fitted.js';
import { draped } from './draped.js';
import { forWeather } from './for-weather.js';
import { inHouse } from './in-house.js';
import { settleLaps } from './lap-seats.js';
import { gowned, modelled } from './modelled.js';
import { leapingOnTheirs, onSharedWave } from './on-boards.js';
import { parted } from './parted.js';
import { inPeriod } from './period.js';
import { stacked } from './stacks.js';
import { throughLand } from './through-land.js';
import { dryUnderBridges } from './under-bridges.js';
import { caughtByMouth, netted, onIce, onItsBack, withTheirYoung } from './errands.js';
import { costumed, onTheirWearers, sculpted } from './figures.js';
import { settleSeats, treed, watched } from './places.js';
import { putToBed } from './asleep.js';
import { atOneTable, handsOnBars, mountedEach, onTheirOwnMount } from './rides.js';
import { oneEach } from './one-each.js';
import { settleStreams } from './streams.js';

/** What a brief tells without saying it, one matter after the other; later ones rely on earlier ones. */
const MATTERS: readonly ((brief: Brief) => Brief)[] = [
  leapingOnTheirs,
  onSharedWave,
  throughLand,
  dryUnderBridges,
  parted,
  settleStreams,
  treed,
  birdsInTrees,
  settleBoughs,
  watched,
  withTheirYoung,
  caughtByMouth,
  onIce,
  netted,
  onItsBack,
  draped,
  byTurns,
  oneEach,
  putToBed,
  inHouse,
  settleLaps,
  settleSeats,
  forWeather,
  fitted,
  clothed,
  onTheirOwnMount,
  handsOnBars,
  atOneTable,
  mountedEach,
  modelled,
  gowned,
  sculpted,
  onTheirWearers,
  costumed,
  inPeriod,
  stacked,
];

/** The brief with everybody on their seat and dressed for the weather, and each thing one with what belongs to it. */
export const furnished = (told: Brief): Brief => MATTERS.reduce((brief, matter) => matter(brief), told);
