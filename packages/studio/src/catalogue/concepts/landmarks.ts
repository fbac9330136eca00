import { painted } from '../record.js';
import type { Painted } from '../record.js';

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
  'statue-of-liberty': { words: 'lady liberty', height: 93, homes: ['sea'], traits: ['face'] },
  'golden-gate-bridge': {
    words: 'golden gate, suspension bridge',
    habitat: 'water',
    height: 220,
    affords: { shelter: true },
    traits: ['spans'],
  },
  'sydney-opera-house': { words: 'opera house, sydney opera', height: 65, homes: ['sea'] },
  'leaning-tower': { words: 'leaning tower of pisa, tower of pisa, pisa tower', height: 56 },
  'christ-the-redeemer': { words: 'cristo redentor', height: 38, homes: ['mountains'] },
  'st-basils-cathedral': {
    words:
      'saint basils cathedral, st basil cathedral, st basils cathedral, basils cathedral, saint basil cathedral, kremlin, moscow kremlin, onion dome',
    height: 65,
    homes: ['city'],
  },
  'space-needle': { words: 'seattle space needle', height: 180, homes: ['city'] },
  'burj-khalifa': { height: 800, homes: ['city'] },
  // one walks on the stretch that is nearest to us
  'great-wall': {
    words: 'great wall of china',
    height: 12,
    homes: ['mountains'],
    traits: ['through-land'],
    affords: { top: { y: -0.24, left: -1.05, right: -0.55 } },
  },
  stonehenge: { words: 'stone circle, standing stones', height: 7, homes: ['field'] },
  sphinx: {
    words: 'great sphinx, egyptian sphinx, the sphinx',
    height: 20,
    homes: ['desert'],
    keepsAway: ['cactus'],
    traits: ['face'],
  },
  moai: { words: 'easter island statue, easter island head', height: 6, traits: ['face'] },
  pagoda: {
    words: 'japanese temple, chinese temple, buddhist temple, shrine, kinkaku ji, golden pavilion, senso ji',
    height: 30,
  },
  mosque: { words: 'blue mosque, hagia sophia', height: 40 },
  torii: {
    words: 'torii gate, shinto shrine, japanese gate, fushimi inari, fushimi inari shrine, itsukushima shrine',
    height: 8,
  },
  'arc-de-triomphe': { words: 'triumphal arch', height: 50, homes: ['city'] },
  'ferris-wheel': { words: 'big wheel, giant wheel', height: 60 },
  'london-eye': { words: 'millennium wheel', height: 120, homes: ['city'] },
  'machu-picchu': { words: 'inca city', height: 120, homes: ['mountains'] },
  petra: {
    words: 'the treasury of petra, petra jordan, al khazneh',
    height: 40,
    homes: ['desert'],
    keepsAway: ['cactus'],
  },
  'totem-pole': { words: 'totem', height: 6, traits: ['face'] },
  'sagrada-familia': { words: 'la sagrada familia, basilica of the sagrada familia', height: 170, homes: ['city'] },
  'petronas-towers': { words: 'petronas twin towers, twin towers', height: 450, homes: ['city'] },
  'taipei-101': { words: 'taipei tower', height: 500, homes: ['city'] },
  'louvre-pyramid': { words: 'louvre, louvre museum, the louvre, louvre glass pyramid', height: 22, homes: ['square'] },
  'brooklyn-bridge': {
    words: 'stone bridge with cables',
    habitat: 'water',
    height: 84,
    affords: { shelter: true },
    traits: ['spans'],
  },
  'buckingham-palace': { words: 'royal palace, palace of versailles, versailles, the forbidden palace', height: 24 },
  'japanese-castle': {
    words: 'himeji castle, osaka castle, matsumoto castle, nagoya castle, samurai castle',
    height: 46,
  },
  'santorini-houses': {
    words: 'santorini, greek island village, greek village, whitewashed village, white greek houses',
    height: 30,
    homes: ['sea'],
  },
  'lincoln-memorial': { height: 30 },
  'temple-of-heaven': { words: 'hall of prayer for good harvests', height: 38 },
  'marina-bay-sands': { words: 'marina bay', height: 200, homes: ['city'] },
  'harbour-bridge': {
    words: 'sydney harbour bridge, sydney harbor bridge, harbor bridge',
    habitat: 'water',
    height: 134,
    traits: ['spans'],
  },
  'st-peters': {
    words: 'st peters basilica, saint peters basilica, st peter basilica, st pauls cathedral, saint pauls cathedral',
    height: 130,
  },
  'television-tower': { words: 'tv tower, fernsehturm, berlin tv tower', height: 360, homes: ['city'] },
  corcovado: { words: 'sugarloaf mountain, sugarloaf, mount corcovado', height: 700, homes: ['sea'] },
  obelisk: { words: 'washington monument, luxor obelisk', height: 40, shapes: ['pyramidal', 'rectangular'] },
});

const skyline = (city: string, more = ''): Painted => ({
  words: `skyline of ${city}, ${city} city skyline, ${city} cityscape${more}`,
  height: 320,
  homes: ['harbour'],
  keepsAway: ['house'],
});

/** Cities as one knows them from across the water. */
export const skylines = painted('building', 'water', {
  'shanghai-skyline': skyline('shanghai', ', pudong skyline, pudong'),
  'new-york-skyline': skyline(
    'new york',
    ', new york city skyline, manhattan skyline, nyc skyline, skyline of manhattan, skyline of new york city',
  ),
  'london-skyline': skyline('london'),
  'toronto-skyline': skyline('toronto', ', cn tower'),
  'seattle-skyline': skyline('seattle'),
  'hong-kong-skyline': skyline('hong kong'),
  'dubai-skyline': skyline('dubai'),
  'san-francisco-skyline': skyline('san francisco'),
  'chicago-skyline': skyline('chicago'),
  'tokyo-skyline': skyline('tokyo', ', tokyo tower'),
});

/** Famous pieces of land and sky. */
export const sights = [
  ...painted('nature', 'water', {
    'karst-islands': {
      words:
        'ha long bay, halong bay, limestone karst, limestone karsts, limestone islands, karst island, phi phi islands, karst mountains',
      height: 90,
      homes: ['sea'],
    },
  }),
  ...painted('object', 'ground', {
    'terracotta-warrior': { words: 'terracotta soldier, terracotta army', height: 1.9, traits: ['face'] },
  }),
  ...painted('nature', 'ground', {
    matterhorn: {
      words: 'the matterhorn, mountain peak, toblerone mountain, pointed mountain',
      height: 900,
      homes: ['mountains'],
    },
    'pointed-hill': { words: 'pointed hill', height: 420, homes: ['mountains'] },
    'desert-buttes': {
      words: 'monument valley, butte, buttes, mesa, mesas, mesa rock',
      height: 200,
      homes: ['desert'],
      keepsAway: ['cactus'],
    },
    uluru: { words: 'ayers rock', height: 300, homes: ['desert'], keepsAway: ['cactus'] },
  }),
  ...painted('nature', 'sky', {
    'orion-constellation': {
      words: 'orion, constellation orion, constellation of orion',
      height: 60,
      traits: ['hovers'],
    },
  }),
];
