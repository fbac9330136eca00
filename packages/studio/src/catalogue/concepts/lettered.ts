import { painted } from '../record.js';

export const lettered = painted('object', 'ground', {
  'lettered-sign': { height: 2.2, homes: ['street', 'village', 'hills'], traits: ['hung', 'sign'] },
  'lettered-poster': { height: 2, traits: ['hung', 'depiction'] },
  'lettered-book': { habitat: 'tabletop', height: 0.28, traits: ['reading', 'book', 'block'] },
  'lettered-label': { habitat: 'tabletop', height: 0.3, traits: ['hung'] },
  'lettered-letter': { words: 'standing letter', habitat: 'tabletop', height: 0.4, traits: ['hung', 'letters'] },
  'lettered-word': { words: 'standing lettering', habitat: 'tabletop', height: 0.4, traits: ['hung', 'letters'] },
});
