import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

/** A straight glass with its drink: the level, and what is in it. */
export function tumbler(drink: string, level: number, ...more: readonly Part[]): readonly Part[] {
  return [
    '#dbe9ee/0.6 M6 4H66L58 98C57 101 15 101 14 98Z',
    `${drink} roll M${6 + (level - 4) * 0.085} ${level}H${66 - (level - 4) * 0.085}L58.6 94C57 98 15 98 13.4 94Z`,
    `${drink}+1.4 oval 36 ${level} ${30 - (level - 4) * 0.085} 4.4`,
    ...more,
    '#ffffff/0.55 poly 14 10 20 10 23 92 19 92',
    '#ffffff/0.35 poly 58 10 61 10 55 92 53 92',
    // its sides are seen above what is in it, or the rim would hover there
    '#9fb2bd/0.75 stroke 1.1 M6 4L14 98M66 4L58 98',
    '#9fb2bd/0.6 ring 2.4 36 4 30 4.6',
    '#ffffff/0.9 ring 1.6 36 4 30 4.6',
    '#eef6f8/0.9 ring 1.6 36 97 22 3 0 180',
  ];
}

const straw: Part = '#d9584a line 4 40 80 50 20 54 -10';
export const ice: Part = {
  parts: ['#ffffff/0.5 box 18 30 17 17 3', '#ffffff/0.45 box 38 36 16 16 3', '#ffffff/0.35 box 27 52 15 15 3'],
};

export const drinks = [
  planned('water-glass', { colours: { drink: '#a9d6ea' }, parts: tumbler('drink', 24) }),
  planned('milk', { colours: { drink: '#fbf8f1' }, parts: tumbler('drink', 18) }),
  planned('juice', {
    colours: { drink: '#f2982a' },
    parts: [
      ...tumbler('drink', 20, straw),
      '#f2a53a oval 12 8 14 14',
      '#fbe3a8 oval 12 8 11.6 11.6',
      { times: [6, 0, 0, 60, 12, 8], parts: ['#f2a53a M12 7L8.6 -1.6C10.6 -3 13.4 -3 15.4 -1.6Z'] },
    ],
  }),
  planned('lemonade', {
    colours: { drink: '#f4e48a' },
    parts: [
      ...tumbler('drink', 20, ice, straw),
      '#f0c93a oval 12 8 14 14',
      '#fbf3c0 oval 12 8 11.6 11.6',
      { times: [6, 0, 0, 60, 12, 8], parts: ['#f0d65a M12 7L8.6 -1.6C10.6 -3 13.4 -3 15.4 -1.6Z'] },
      '#5f9a42 M30 16C24 8 26 0 34 -2C38 6 38 12 30 16Z',
    ],
  }),
  planned('iced-tea', {
    colours: { drink: '#b5682a' },
    parts: [
      ...tumbler('drink', 18, ice, straw),
      '#f0c93a oval 12 8 14 14',
      '#fbf3c0 oval 12 8 11.6 11.6',
      { times: [6, 0, 0, 60, 12, 8], parts: ['#f0d65a M12 7L8.6 -1.6C10.6 -3 13.4 -3 15.4 -1.6Z'] },
    ],
  }),
  planned('cola', {
    colours: { drink: '#4a2418' },
    parts: tumbler(
      'drink',
      18,
      '#8a5a3a oval 36 18 28 4.4',
      { times: [6, 7, 2], parts: ['#d9b08a/0.7 oval 18 40 1.4 1.4', '#d9b08a/0.6 oval 20 66 1.2 1.2'] },
      ice,
      straw,
    ),
  }),
  planned('whisky', {
    colours: { drink: '#c9802a' },
    parts: [
      '#dbe9ee/0.6 M2 4H88L80 72C79 76 11 76 10 72Z',
      'drink roll M5.6 34H84.4L80.6 66C79 70 11 70 9.4 66Z',
      'drink+1.4 oval 45 34 39 5',
      '#ffffff/0.5 box 24 24 20 20 3',
      '#ffffff/0.45 box 46 28 19 19 3',
      '#cfdde2/0.8 M9.4 64C20 70 70 70 80.6 64L80 72C79 76 11 76 10 72Z',
      { times: [5, 15, 0], parts: ['#ffffff/0.35 lines 1.6 13 44 19 62', '#ffffff/0.35 lines 1.6 19 44 13 62'] },
      '#ffffff/0.6 poly 8 10 14 10 17 60 14 60',
      '#ffffff/0.9 ring 1.6 45 4 43 5',
    ],
  }),
  planned('beer', {
    colours: { drink: '#e8a62e' },
    parts: [
      '#dbe9ee stroke 8 M70 34C96 32 96 80 68 82',
      '#f4f9fa stroke 2 M70 32C98 30 98 82 68 84',
      '#dbe9ee/0.7 M8 14H74L71 104C70 108 12 108 11 104Z',
      'drink roll M12 24H70L68 98C66 101 16 101 14 98Z',
      { times: [5, 12, 0], parts: ['drink-1.4/0.5 box 17 36 5 58 2.4', '#ffffff/0.3 box 22 36 2 58 1'] },
      { times: [6, 8, -3], parts: ['#fff3c8/0.8 oval 20 86 1.4 1.4', '#fff3c8/0.7 oval 22 62 1.2 1.2'] },
      { times: [5, 14, 0], parts: ['#fdf8ea ball oval 13 16 10 9'] },
      { times: [4, 15, 0], parts: ['#fdf8ea ball oval 20 8 10 9'] },
      '#fdf8ea box 8 14 66 14 6',
      '#fdf8ea box 16 24 9 14 4.5',
      '#cfdde2 box 10 99 62 8 3',
    ],
  }),
  planned('cocktail', {
    colours: { drink: '#e0607a #f2982a #5ab0c8' },
    parts: [
      '#dbe9ee/0.9 oval 40 108 24 5',
      '#f4f9fa ring 1.4 40 108 24 5',
      '#dbe9ee box 38 62 4 46 2',
      '#dbe9ee/0.6 M2 14C4 40 20 62 40 64C60 62 76 40 78 14Z',
      '#e8f1f4/0.95 stroke 1.5 M2 14C4 40 20 62 40 64C60 62 76 40 78 14',
      'drink roll M5 24C10 46 24 59 40 60C56 59 70 46 75 24Z',
      'drink+1.6 oval 40 24 35 4.6',
      '#d9584a line 3.4 36 50 56 14 62 -8',
      '#c23a34 ball oval 26 20 6 6',
      '#ffffff/0.55 line 2.6 10 24 16 40 26 52',
      '#ffffff/0.95 ring 1.6 40 14 38 5',
      '#f2a53a oval 74 10 12 12',
      '#fbe3a8 oval 74 10 9.6 9.6',
      { times: [6, 0, 0, 60, 74, 10], parts: ['#f2a53a M74 9L71 1.6C73 0.6 75 0.6 77 1.6Z'] },
    ],
  }),
  planned('martini', {
    colours: { drink: '#dfe8c8' },
    parts: [
      '#dbe9ee/0.9 oval 44 108 26 5',
      '#f4f9fa ring 1.4 44 108 26 5',
      '#dbe9ee box 42 58 4 50 2',
      '#dbe9ee/0.6 poly 2 6 86 6 46 62 42 62',
      '#e8f1f4/0.95 stroke 1.5 M2 6L42 62L46 62L86 6',
      'drink roll poly 11 18 77 18 45.6 61 42.4 61',
      'drink+1.6 oval 44 18 33 3.4',
      '#8a6a40 lines 1.6 24 30 74 -6',
      '#7a9a3a ball oval 46 15 7 6 -36',
      '#c23a34 oval 51 11.6 2 1.8',
      '#ffffff/0.6 lines 2.2 14 14 38 50',
      '#ffffff/0.95 ring 1.6 44 6 42 4',
    ],
  }),
  planned('champagne-glass', {
    colours: { drink: '#f0d68a' },
    parts: [
      '#dbe9ee/0.9 oval 24 122 20 4.4',
      '#f4f9fa ring 1.3 24 122 20 4.4',
      '#dbe9ee box 22.4 74 3.2 48 1.6',
      '#dbe9ee/0.6 M8 2H40C43 34 38 66 26 78H22C10 66 5 34 8 2Z',
      'drink roll M7 20H41C42 42 36 66 26 75H22C12 66 6 42 7 20Z',
      'drink+1.6 oval 24 20 17 2.8',
      { times: [6, 1.6, -9], parts: ['#fff8dc/0.9 oval 20 66 1.3 1.3', '#fff8dc/0.8 oval 26 70 1.1 1.1'] },
      '#ffffff/0.6 line 2.2 12 10 12 34 18 58',
      '#ffffff/0.95 ring 1.4 24 2 16 2.6',
    ],
  }),
  planned('tea-glass', {
    colours: { saucer: '#f3efe6', drink: '#b5702a' },
    parts: [
      'saucer-1 oval 50 84 48 11',
      'saucer face oval 50 82 48 11',
      'saucer-1 oval 50 82 28 6',
      'saucer roll M18 24H82C82 58 70 82 50 82C30 82 18 58 18 24Z',
      'saucer stroke 6 M80 34C100 30 98 58 74 60',
      'saucer-0.6 oval 50 24 32 8',
      'drink face oval 50 25 28 6',
      'saucer+1 line 1.4 66 28 80 40 84 52',
      '#d9b04a face poly 78 52 90 52 90 66 78 66',
      '#ffffff/0.6 line 2 38 12 42 4 38 -4',
      '#ffffff/0.6 line 2 52 12 56 4 52 -6',
      '#ffffff/0.6 line 2 64 12 68 4 64 -3',
    ],
  }),
  planned('milkshake', {
    colours: { drink: '#f0a8b8 #c99a6a #f3e6cc' },
    parts: [
      '#dbe9ee/0.9 oval 40 110 22 5',
      '#dbe9ee roll poly 34 94 46 94 52 108 28 108',
      '#dbe9ee/0.7 M8 18H72L56 94H24Z',
      'drink roll M10 28H70L55.6 92H24.4Z',
      '#ffffff/0.5 poly 16 32 22 32 32 88 29 88',
      '#fdf8f0 ball oval 22 20 15 12',
      '#fdf8f0 ball oval 58 20 15 12',
      '#fdf8f0 ball oval 40 8 18 15',
      '#d9584a line 5 52 20 60 -6 64 -24',
      '#c23a34 ball oval 36 -6 7 7',
      '#5f7a3a line 1.6 36 -12 40 -20 46 -22',
    ],
  }),
  planned('soda-can', {
    colours: { body: '#c8303a #2f62b0 #3f9a5a', metal: '#c9ced4' },
    parts: [
      'metal roll M6 10L12 2H52L58 10V94L52 102H12L6 94Z',
      'body roll box 4 10 56 84 2',
      'metal+1 face oval 32 4 20 3.4',
      'metal-2 oval 36 4 6 1.2',
      { inside: 'box 4 10 56 84 2', parts: ['#f7f4ee line 7 2 61 24 46 42 58 62 40'] },
      '#ffffff/0.4 box 12 14 5 76 2.5',
    ],
  }),
  planned('paper-cup', {
    colours: { body: '#f3efe6 #c9a57a', sleeve: '#a8743f', lid: '#33302f' },
    parts: [
      'body roll M6 20H66L58 104C57 107 15 107 14 104Z',
      'sleeve roll M9 46H63L60 80H12Z',
      'lid roll box 2 12 68 9 3',
      'lid+0.6 roll M8 12L12 3H60L64 12Z',
      'lid-1 oval 24 3.6 5 1.4',
      'sleeve+2 oval 36 63 10 10',
    ],
  }),
  planned('kettle', {
    colours: { body: '#b9c2ca #c8403f #3f8f86', handle: '#2b2d33' },
    parts: [
      'handle stroke 6 M26 22C30 -14 84 -14 88 22',
      'body roll M84 44C100 40 104 24 112 18L118 24C112 36 108 56 92 62Z',
      'body roll M28 22C34 14 80 14 86 22C98 44 102 70 104 88C104 94 100 96 94 96H20C14 96 10 94 10 88C12 70 16 44 28 22Z',
      'body-1.6 line 1.4 28 23 57 29 86 23',
      'body+0.8 face oval 57 19 24 6',
      'handle ball oval 57 12 6 6',
      'body-2.4 box 10 90 94 6 3',
      'body+2.6/0.7 line 3 32 34 26 54 24 76',
    ],
  }),
];
