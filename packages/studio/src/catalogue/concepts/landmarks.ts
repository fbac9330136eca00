import { painted } from '../record.js';

/** Famous buildings, and kinds of buildings that others must not stand for. */
export const landmarks = painted('building', 'ground', {
  'eiffel-tower': {
    words: 'la tour eiffel, tour eiffel, landmark, famous landmark, tourist attraction',
    height: 300,
    homes: ['city'],
  },
  'taj-mahal': { height: 70 },
  'big-ben': { words: 'elizabeth tower, westminster clock tower', height: 96, homes: ['city'] },
  colosseum: { words: 'coliseum, roman colosseum, amphitheatre, amphitheater', height: 48 },
  'statue-of-liberty': { words: 'lady liberty', height: 93, traits: ['face'] },
  'golden-gate-bridge': {
    words: 'golden gate, suspension bridge, brooklyn bridge',
    habitat: 'water',
    height: 220,
    affords: { shelter: true },
  },
  'sydney-opera-house': { words: 'opera house, sydney opera', height: 65, homes: ['sea'] },
  'leaning-tower': { words: 'leaning tower of pisa, tower of pisa, pisa tower', height: 56 },
  'christ-the-redeemer': { words: 'cristo redentor', height: 38, homes: ['mountains'] },
  'st-basils-cathedral': {
    words: 'saint basils cathedral, st basil cathedral, saint basil cathedral, kremlin, moscow kremlin, onion dome',
    height: 65,
  },
  'space-needle': { words: 'seattle space needle', height: 180, homes: ['city'] },
  'burj-khalifa': { height: 800, homes: ['city'] },
  'great-wall': { words: 'great wall of china', height: 12, homes: ['mountains'] },
  stonehenge: { words: 'stone circle, standing stones', height: 7, homes: ['field'] },
  sphinx: { words: 'great sphinx, egyptian sphinx, the sphinx', height: 20, homes: ['desert'], keepsAway: ['cactus'] },
  moai: { words: 'easter island statue, easter island head', height: 6 },
  pagoda: { words: 'japanese temple, chinese temple, buddhist temple, shrine', height: 30 },
  mosque: { words: 'blue mosque, hagia sophia', height: 40 },
  torii: { words: 'torii gate, shinto shrine, japanese gate', height: 8 },
  'arc-de-triomphe': { words: 'triumphal arch', height: 50, homes: ['city'] },
  'ferris-wheel': { words: 'london eye, millennium wheel, big wheel, giant wheel', height: 60 },
  'totem-pole': { words: 'totem', height: 6 },
  obelisk: { words: 'washington monument, luxor obelisk', height: 40 },
});
