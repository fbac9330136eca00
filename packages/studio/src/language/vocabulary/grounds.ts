import { vocabulary } from './meaning.js';

/** What lies under things that are seen from near. */
export const groundWords = vocabulary([
  ['pavement, sidewalk, paving, asphalt, tarmac, cobblestones', { setting: 'studio', features: ['pavement'] }],
  ['concrete, cement, concrete floor', { setting: 'studio', features: ['concrete'] }],
  ['gravel, pebbles', { setting: 'studio', features: ['gravel'] }],
  ['dirt, soil, earth, ground, mud', { setting: 'studio', features: ['bare-earth'] }],
  ['snow, white snow', { setting: 'snow', weather: 'snow', features: ['snow'] }],
]);

/** What one writes on, where it lies under something. */
export const sheetWords = vocabulary([['white paper, blank paper', { things: [{ concept: 'paper-sheet' }] }]]);
