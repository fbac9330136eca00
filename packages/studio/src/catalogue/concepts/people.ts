import { painted } from '../record.js';

export const people = painted('person', 'ground', {
  person: { words: 'human, figure', height: 1.75, traits: ['limbs', 'people', 'person'], standsFor: ['person'] },
  couple: { words: 'lovers, pair of people, newlyweds', height: 1.75, traits: ['people', 'couple'] },
});
