import { drawn } from '../record.js';

/** What is known of drawings of the vector sets, beyond their index. */
export const drawnStructures = drawn({
  'tower-crane': {
    senses: {
      crane:
        'construction-site, harbour, city, street, building, vehicle, skyscraper, construction, site, lifting, steel, scaffolding, container, workers',
    },
  },
  'fire-engine': { words: 'fire truck, firetruck', homes: ['street'] },
  'police-car': { words: 'police cruiser, patrol car', homes: ['street'] },
  'articulated-lorry': { words: 'semi truck, trailer truck, eighteen wheeler' },
  'auto-rickshaw': { words: 'tuk tuk, tuktuk' },
  'bird-house': { words: 'birdhouse' },
  canoe: { homes: ['lake'] },
  caravan: { words: 'minivan car, campervan, motor home, recreational vehicle' },
  chariot: { words: 'horse drawn carriage, stagecoach, buggy, coach and horses, cart horse' },
  'circus-tent': { words: 'big top' },
  'classical-building': { words: 'museum building' },
  'convenience-store': { words: 'corner shop, kiosk' },
  'couch-and-lamp': { words: 'living room set' },
  'delivery-truck': { words: 'moving truck' },
  'house-with-garden': { words: 'family home' },
  'pickup-truck': { words: 'pick up truck', homes: ['street'] },
  minibus: { words: 'van, camper van, vw van, vw bus, volkswagen bus, volkswagen van', homes: ['street'] },
  'motor-scooter': { words: 'vespa scooter' },
  'office-building': { words: 'office block' },
  parachute: { homes: ['sky'] },
  'passenger-ship': { words: 'cruise liner' },
  'ring-buoy': { words: 'life ring, life preserver, lifebelt' },
  'satellite-antenna': { words: 'satellite dish' },
  'shinto-shrine': { words: 'torii gate' },
  'space-station': { words: 'iss, orbital station' },
  speedboat: { words: 'hovercraft, jetski, jet ski, powerboat, lifeboat' },
  'sport-utility-vehicle': { words: 'off road car, land rover' },
  'statue-of-liberty': { words: 'lady liberty' },
  tractor: {
    words: 'combine harvester, harvester, digger truck, backhoe, cement mixer, snowplow, garbage truck, dumper',
    homes: ['farm'],
  },
  zeppelin: { words: 'dirigible, airship, blimp', homes: ['sky'] },
});
