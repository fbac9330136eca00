import { painted } from '../record.js';

export const vehicles = painted('vehicle', 'ground', {
  car: {
    senses: {
      jaguar: 'street, city, parked, engine, garage, highway, vintage, classic, driving, riding',
      mustang: 'street, city, parked, engine, garage, highway, vintage, classic, driving',
    },
    words:
      'automobile, auto, vehicle, sedan, hatchback, beetle car, vw beetle, hatchback car, tesla car, mini cooper, fiat, volkswagen, cadillac, hearse',
    height: 1.5,
    homes: ['street'],
    affords: { writing: [0.25, 0.5, 0.75, 0.3], top: { y: -0.985, left: -0.8, right: 0 } },
    traits: ['car', 'faced'],
    seen: { front: 'car-front', behind: 'car-rear', above: 'car-above' },
    standsFor: ['motor vehicle'],
  },
  bus: {
    height: 3.1,
    within: 'carriage',
    seen: { front: 'bus-front', behind: 'bus-rear' },
    homes: ['street'],
    affords: {
      writing: [0.1, 0.48, 0.9, 0.3],
      top: { y: -0.985, left: -1.1, right: 1.1 },
      cabin: [0.44, 0.51, 0.3],
    },
  },
  truck: {
    words: 'lorry, delivery truck',
    height: 3,
    clear: 'pickup-truck',
    affords: { writing: [0.08, 0.85, 0.62, 0.45], cabin: [0.32, 0.54, 0.25] },
  },
  bicycle: {
    words: 'bike, cycle, push bike, pushbike, city bike, mountain bike, road bike, velocipede bike, tandem, bmx',
    height: 1.08,
    affords: { cycle: true, pedals: true, seat: [-0.24, -0.9] },
    traits: ['light'],
  },
  motorcycle: {
    words: 'motorbike, motor cycle, motor bike, harley, harley davidson, chopper bike, dirt bike, quad',
    height: 1.15,
    homes: ['street'],
    affords: { cycle: true, seat: [-0.22, -0.7] },
  },
  train: {
    words:
      'locomotive, steam train, steam engine, railway, railroad, express train, railway train, steam locomotive, freight train, orient express, funicular',
    height: 4.2,
    affords: {
      writing: [0.05, 0.5, 0.4, 0.3],
      top: { y: -0.85, left: -1.55, right: -0.75 },
      cabin: [0.055, 0.53, 0.27],
    },
    within: 'carriage',
    traits: ['rails'],
    seen: { front: 'train-front' },
  },
  tram: {
    words: 'streetcar, trolley, trolleybus, cable car',
    height: 3.6,
    homes: ['street'],
    within: 'carriage',
    affords: { writing: [0.1, 0.42, 0.9, 0.2], cabin: [0.26, 0.5, 0.26] },
    traits: ['rails'],
  },
  sailboat: {
    words:
      'sailing boat, sail boat, dinghy, boat, catamaran, sloop, schooner, ketch, felucca, junk ship, dhow, regatta',
    habitat: 'water',
    height: 9,
    homes: ['sea'],
    affords: { writing: [0.2, 0.16, 0.8, 0.05], floats: true },
  },
  'rowing-boat': {
    words: 'rowboat, row boat, fishing boat, small boat, punt, coracle, skiff, paddle boat, pedal boat',
    habitat: 'water',
    height: 0.8,
    homes: ['lake'],
    affords: {
      writing: [0.2, 0.62, 0.8, 0.25],
      floats: true,
      seat: [0, -0.5],
      top: { y: -0.5, left: -0.7, right: 0.7 },
    },
    traits: ['rowed', 'mounted'],
    shows: ['oar'],
    standsFor: ['boat'],
  },
  ship: {
    words:
      'steamer, ferry, steamship, vessel, cargo ship, tanker, freighter, steamboat, battleship, trawler, barge, aircraft carrier, container ship, destroyer, ark',
    habitat: 'water',
    height: 30,
    homes: ['sea'],
    within: 'ship-deck',
    affords: { floats: true, writing: [0.2, 0.27, 0.72, 0.12] },
    standsFor: ['ship'],
  },
  submarine: {
    words: 'u boat, submersible, bathyscaphe',
    habitat: 'underwater',
    height: 6,
    homes: ['underwater'],
    traits: ['dives'],
    affords: { cabin: [0.1, 0.29, 0.18] },
  },
  aeroplane: {
    words:
      'airplane, plane, jet, airliner, aircraft, passenger plane, commercial airplane, commercial plane, commercial jet, commercial aircraft, jumbo jet, glider, seaplane, propeller aircraft, concorde, airbus, boeing',
    habitat: 'air',
    within: 'airplane-cabin',
    height: 9,
    homes: ['sky'],
    affords: {
      writing: [0.28, 0.56, 0.7, 0.42],
      top: { y: -0.6, left: -0.5, right: 0.8 },
      cabin: [0.42, 0.47, 0.21],
    },
    standsFor: ['aircraft'],
    traits: ['airliner'],
  },
  helicopter: {
    words: 'chopper',
    habitat: 'air',
    height: 3.5,
    homes: ['sky'],
    affords: { cabin: [0.24, 0.48, 0.28] },
  },
  'hot-air-balloon': {
    words: 'air balloon, montgolfier',
    habitat: 'air',
    height: 22,
    homes: ['field'],
    affords: { writing: [0.2, 0.85, 0.8, 0.55], cabin: [0, 0.1, 0.11] },
  },
  rocket: {
    words:
      'rocket ship, spaceship, spacecraft, missile, starship, rocketship, space ship, space rocket, lander, space capsule, lunar lander, falcon rocket',
    habitat: 'space',
    height: 30,
    affords: { cabin: [0, 0.53, 0.14] },
  },
  ufo: {
    words: 'flying saucer, alien ship, alien spaceship, alien spacecraft, mothership, flying disc ufo',
    habitat: 'air',
    height: 4,
    homes: ['space'],
    traits: ['hovers'],
    affords: { cabin: [0, 0.59, 0.34] },
  },
  satellite: {
    words: 'space probe, probe, space telescope, sputnik, hubble, voyager',
    habitat: 'space',
    height: 4,
    homes: ['space'],
  },
  'moon-rover': {
    words: 'rover, mars rover, lunar rover, moon buggy, space rover',
    height: 2,
    homes: ['moon'],
    affords: { seat: [0, -0.55] },
  },
});
