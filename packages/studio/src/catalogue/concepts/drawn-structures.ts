import { drawn } from '../record.js';

/** What is known of drawings of the vector sets, beyond their index. */
export const drawnStructures = drawn({
  'tower-crane': {
    senses: {
      crane:
        'construction-site, harbour, city, street, building, vehicle, skyscraper, construction, site, lifting, steel, scaffolding, container, workers',
    },
  },
  'articulated-lorry': { words: 'semi truck, trailer truck, eighteen wheeler' },
  'auto-rickshaw': { words: 'tuk tuk, tuktuk' },
  'circus-tent': { words: 'big top' },
  'classical-building': { words: 'neoclassical building' },
  'convenience-store': { words: 'corner shop, kiosk' },
  'couch-and-lamp': { words: 'living room set' },
  'delivery-truck': { words: 'moving truck' },
  'house-with-garden': { words: 'family home' },
  'office-building': { words: 'office block' },
  parachute: { homes: ['sky'], traits: ['mounted'] },
  'ring-buoy': { words: 'life ring, life preserver, lifebelt, lifesaver, life buoy, lifebuoy, life saver' },
  'satellite-antenna': { words: 'satellite dish, radio telescope, radar, radar dish' },
});
