import { painted } from '../record.js';

export const lettered = painted('object', 'ground', {
  'lettered-sign': { height: 2.2, homes: ['street', 'village', 'hills'] },
  'lettered-poster': { height: 2 },
  'lettered-book': { habitat: 'tabletop', height: 0.28 },
  'lettered-label': { habitat: 'tabletop', height: 0.3 },
  'lettered-letter': { words: 'standing letter', habitat: 'tabletop', height: 0.4 },
  'lettered-word': { words: 'standing lettering', habitat: 'tabletop', height: 0.4 },
});
