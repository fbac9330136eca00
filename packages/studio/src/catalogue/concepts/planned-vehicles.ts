import { painted } from '../record.js';

/** Vehicles drawn from plans. */
export const plannedVehicles = painted('vehicle', 'ground', {
  'sports-car': {
    words: 'coupe, supercar, ferrari, porsche, lamborghini, corvette',
    height: 1.25,
    homes: ['street'],
    affords: { writing: [0.38, 0.6, 0.62, 0.24] },
    traits: ['car'],
  },
  'futuristic-car': {
    words:
      'futuristic electric car, futuristic sports car, futuristic vehicle, concept car, cyberpunk car, sci fi car, car of the future, futuristic supercar, futuristic automobile, cybertruck, hypercar, electric supercar, futuristic race car, sleek futuristic car',
    height: 1.2,
    homes: ['street'],
    affords: { writing: [0.4, 0.5, 0.66, 0.22] },
    traits: ['car'],
  },
  'racing-car': {
    words: 'formula one car, f1 car, formula 1 car, racecar, race car, go cart, go kart',
    height: 1.1,
    affords: { writing: [0.2, 0.62, 0.38, 0.3], cabin: [-0.03, 0.68, 0.36] },
  },
  'police-car': { words: 'police cruiser, patrol car, cop car', height: 1.6, homes: ['street'], traits: ['car'] },
  jeep: {
    words: 'suv, off road car, land rover, sport utility vehicle, four wheel drive',
    height: 1.9,
    affords: { cabin: [0.02, 0.7, 0.25] },
  },
  minibus: {
    words: 'van, camper van, vw van, vw bus, volkswagen bus, volkswagen van, campervan, minivan, delivery van',
    height: 2.1,
    homes: ['street'],
    affords: { writing: [0.08, 0.5, 0.62, 0.24], cabin: [0.29, 0.66, 0.25] },
  },
  'pickup-truck': {
    words: 'pickup, pick up truck',
    height: 1.9,
    homes: ['street'],
    affords: { writing: [0.06, 0.52, 0.44, 0.24], cabin: [0.1, 0.66, 0.28] },
  },
  'fire-engine': {
    words: 'fire truck, firetruck',
    height: 3.2,
    homes: ['street'],
    affords: { writing: [0.08, 0.5, 0.68, 0.36], cabin: [0.35, 0.52, 0.3] },
  },
  ambulance: {
    height: 2.7,
    homes: ['street'],
    affords: { writing: [0.1, 0.8, 0.6, 0.5], cabin: [0.27, 0.5, 0.2] },
  },
  tractor: { words: 'farm tractor', height: 2.6, homes: ['farm'], affords: { cabin: [-0.2, 0.64, 0.27] } },
  excavator: {
    words: 'digger, backhoe, bulldozer, digger truck',
    height: 3,
    affords: { cabin: [-0.08, 0.6, 0.28] },
  },
  'bullet-train': {
    words: 'high speed train, shinkansen, tgv, modern train',
    height: 3.8,
    affords: { cabin: [0.29, 0.55, 0.33] },
    traits: ['rails'],
  },
  'subway-train': {
    words: 'subway, metro, metro train, commuter train, underground train',
    height: 3.6,
    homes: ['subway'],
    traits: ['rails'],
    senses: { train: 'train-station, platform, commuters, commuter, passengers, station' },
    affords: { cabin: [0.37, 0.54, 0.25] },
  },
  biplane: {
    words: 'propeller plane, spitfire, old aeroplane, crop duster',
    habitat: 'air',
    height: 3,
    homes: ['sky'],
    affords: { cabin: [0.07, 0.68, 0.24] },
  },
  'fighter-jet': {
    words: 'fighter plane, jet fighter, warplane, stealth fighter',
    habitat: 'air',
    height: 4,
    homes: ['sky'],
    affords: { cabin: [0.23, 0.6, 0.3] },
  },
  drone: { words: 'quadcopter, quadrocopter', habitat: 'air', height: 0.3 },
  'cruise-ship': {
    words: 'ocean liner, cruise liner, passenger ship, titanic, liner',
    habitat: 'water',
    height: 50,
    homes: ['sea'],
    affords: { floats: true },
  },
  'tall-ship': {
    words:
      'sailing ship, galleon, old ship, wooden ship, clipper, brig, brigantine, frigate, windjammer, caravel, three master',
    habitat: 'water',
    height: 32,
    homes: ['sea'],
    affords: { writing: [0.2, 0.2, 0.75, 0.06], floats: true },
  },
  'viking-ship': {
    words: 'longship, viking boat, drakkar',
    habitat: 'water',
    height: 12,
    homes: ['sea'],
    affords: { floats: true },
  },
  canoe: {
    words: 'kayak, pirogue, dugout, dugout canoe',
    habitat: 'water',
    height: 0.7,
    homes: ['lake'],
    affords: { writing: [0.2, 0.6, 0.8, 0.2], floats: true, seat: [0, -0.6] },
    traits: ['rowed', 'mounted'],
  },
  speedboat: {
    words: 'motorboat, motor boat, powerboat, hovercraft',
    habitat: 'water',
    height: 1.6,
    affords: { writing: [0.15, 0.45, 0.65, 0.15], floats: true },
  },
  'motor-scooter': {
    words: 'scooter, vespa, moped, vespa scooter',
    height: 1.1,
    homes: ['street'],
    affords: { writing: [0.1, 0.5, 0.4, 0.3], cycle: true, seat: [-0.25, -0.72] },
  },
  carriage: {
    words: 'royal carriage, horse drawn carriage, stagecoach, coach and horses, chariot',
    height: 2.4,
  },
  'covered-wagon': {
    words: 'wagon, conestoga wagon, pioneer wagon, horse cart, ox cart',
    height: 2.6,
    affords: { mouth: [0.48, 0.5, 0.35] },
    traits: ['straight-rim'],
    standsFor: ['wagon'],
  },
  'shopping-cart': {
    words: 'shopping trolley, grocery cart, supermarket trolley',
    height: 1,
    affords: { mouth: [0.72, 0.6, 0.35], vessel: true, rolls: true },
  },
  stroller: { words: 'pram, baby carriage, pushchair, baby stroller', height: 1, affords: { rolls: true } },
});
