import { painted } from '../record.js';

/** Things and animals beside roads, waters and garden paths. */
export const wayside = [
  ...painted('vehicle', 'ground', {
    trailer: { words: 'car trailer, cargo trailer, utility trailer, flatbed trailer', height: 1.3 },
    caravan: {
      words: 'motor home, recreational vehicle, camper trailer, travel trailer, touring caravan, house trailer',
      height: 2.6,
    },
  }),
  ...painted('plant', 'ground', {
    'garden-bed': {
      words: 'raised bed, raised garden bed, planting bed, bed of flowers',
      height: 0.8,
      homes: ['garden'],
    },
    reed: { words: 'cattail, cattails, bulrush, rushes, cat tail', height: 1.6, homes: ['lake'] },
  }),
  ...painted('plant', 'tabletop', {
    'potted-cactus': { words: 'desk cactus, house cactus', height: 0.24, traits: ['potted'] },
  }),
  ...painted('object', 'ground', {
    sled: {
      words: 'sleigh, sledge, toboggan, dogsled, bobsled',
      height: 0.42,
      homes: ['snow'],
      madeOf: ['wood'],
      affords: { top: { y: -0.9, left: -1.1, right: 0.9 } },
    },
    'furled-umbrella': { words: 'furled parasol, rolled umbrella', height: 0.9, traits: ['walked-with'] },
    'solar-panel': { words: 'solar cell, photovoltaic panel', height: 1.6 },
    'vending-machine': { words: 'snack machine, drinks machine, soda machine', height: 1.85, traits: ['at-wall'] },
  }),
  ...painted('object', 'water', { buoy: { words: 'sea buoy, navigation buoy, marker buoy', height: 2 } }),
  ...painted('animal', 'underwater', {
    'sea-star': { words: 'starfish', height: 0.2 },
    seahorse: { words: 'sea horse', height: 0.3, homes: ['underwater'], affords: { face: [0.05, -0.8, 0.17] } },
  }),
  ...painted('animal', 'air', {
    dragonfly: { words: 'damselfly, dragon fly', height: 0.08, affords: { face: [0.02, -0.68, 0.1] } },
  }),
  ...painted('animal', 'ground', { caterpillar: { words: 'inchworm', height: 0.04 } }),
];
