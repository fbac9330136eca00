import type { Brief } from './brief.js';

/** What a prompt must be understood as. Only what is written is checked; `subjects` and `relations` are complete. */
export interface MeaningCase {
  readonly prompt: string;
  /** `3 apple red, 1 table`: count, concept, then colour, size, `@place` or attributes in any order. */
  readonly subjects?: string;
  /** `apple on table, dog beside tree`. */
  readonly relations?: string;
  readonly setting?: Brief['setting'];
  readonly time?: Brief['time'];
  readonly weather?: Brief['weather'];
  readonly season?: Brief['season'];
  readonly mood?: Brief['mood'];
  readonly camera?: Brief['camera'];
  readonly look?: Brief['look'];
  /** All of these, perhaps more. */
  readonly features?: string;
  readonly absent?: string;
  /** Colour names of the whole picture. */
  readonly colours?: string;
  /** `sign: OPEN`. */
  readonly lettering?: string;
}

const meaning = (prompt: string, expected: Omit<MeaningCase, 'prompt'>): MeaningCase => ({ prompt, ...expected });

export const meaningCases: readonly MeaningCase[] = [
  // counts, colours, sizes
  meaning('three red apples on a table', { subjects: '3 apple red, 1 table', relations: 'apple on table' }),
  meaning('a red house and a blue car', { subjects: '1 house red, 1 car blue', relations: '' }),
  meaning('the house is red and the car is blue', { subjects: '1 house red, 1 car blue' }),
  meaning('a red and white lighthouse', { subjects: '1 lighthouse red', setting: 'sea' }),
  meaning('black and white cat', { subjects: '1 cat black-and-white' }),
  meaning('a huge elephant on a tiny ball', {
    subjects: '1 elephant huge, 1 ball tiny',
    relations: 'elephant on ball',
  }),
  meaning('an orange and a lemon on a plate', {
    subjects: '1 orange, 1 lemon, 1 plate',
    relations: 'orange on plate, lemon on plate',
  }),
  meaning('orange cat sitting on an orange chair', {
    subjects: '1 cat orange sitting, 1 chair orange',
    relations: 'cat on chair',
  }),
  meaning('a cat under a tree at night', { subjects: '1 cat, 1 tree', relations: 'cat under tree', time: 'night' }),
  meaning('a city street without people', { subjects: '', setting: 'street', absent: 'people' }),
  meaning('no clouds, a hot air balloon over green hills', {
    subjects: '1 hot-air-balloon',
    setting: 'hills',
    absent: 'clouds',
  }),
  meaning('a girl in a yellow raincoat holding a red umbrella in the rain', {
    subjects: '1 person girl yellow raincoat, 1 umbrella red',
    relations: 'person holding umbrella',
    weather: 'rain',
  }),
  meaning('a shop sign saying "FRESH BREAD"', { subjects: '1 sign', lettering: 'sign: FRESH BREAD' }),
  meaning('un chat noir sous un arbre', { subjects: '1 cat black, 1 tree', relations: 'cat under tree' }),
];
