import { planned } from '../parts/plan.js';
import type { Drawable } from '../../drawable.js';
import type { Part } from '../parts/plan.js';
import { ice, tumbler } from './drinks.js';

/** A slice of citrus on the rim: its skin and its flesh. */
function slice(x: number, y: number, radius: number, skin: string, flesh: string): Part {
  return {
    at: [x, y, 0, radius],
    parts: [
      `${skin} oval 0 0 1 1`,
      `${flesh}+1.6 oval 0 0 0.86 0.86`,
      { times: [8, 0, 0, 45], parts: [`${flesh} M0 -0.08L-0.24 -0.66C-0.1 -0.78 0.1 -0.78 0.24 -0.66Z`] },
    ],
  };
}

/** The foot and stem of a glass, its bowl above y. */
function stem(x: number, top: number, foot: number, radius: number): readonly Part[] {
  return [
    `#dbe9ee/0.9 oval ${x} ${foot} ${radius} ${radius * 0.2}`,
    `#f4f9fa ring 1.4 ${x} ${foot} ${radius} ${radius * 0.2}`,
    `#dbe9ee box ${x - 2} ${top} 4 ${foot - top} 2`,
  ];
}

const mint: Part = {
  parts: [
    '#3f8a3f M30 14C20 6 20 -8 30 -14C38 -6 38 6 30 14Z',
    '#5aa84a M34 12C34 0 44 -10 54 -8C54 2 46 12 34 12Z',
    '#2f7a34 M28 12C16 12 8 4 8 -6C18 -6 26 2 28 12Z',
    '#8acb6a line 1.2 30 12 30 0 30 -10',
    '#8acb6a line 1.2 36 10 44 2 52 -6',
  ],
};

/** A cup of coffee seen a little from above, and what was poured onto it with the milk. */
const cupOfLatte = (concept: string, poured: readonly string[]): Drawable =>
  planned(concept, {
    colours: { body: '#f6f2ea #3f6f7a #c9604a', drink: '#b9794a' },
    mirrors: false,
    parts: [
      'body-1.4 oval 60 84 60 20',
      'body face oval 60 81 60 20',
      'body-0.8 oval 60 83 40 12',
      'body-0.4 stroke 8 M104 40C130 36 128 70 96 70',
      'body roll M14 34C14 64 34 88 60 88C86 88 106 64 106 34Z',
      'body+0.6 oval 60 34 47 23',
      'drink-0.8 oval 60 35 43 20.4',
      'drink face oval 60 36 42 19.4',
      { inside: 'oval 60 36 42 19.4', parts: poured },
      'body+2/0.7 line 3 22 50 30 68 44 80',
    ],
  });

export const cocktails = [
  planned('bloody-mary', {
    colours: { drink: '#b8281e' },
    parts: [
      '#5f9a3a line 9 44 70 50 10 56 -34',
      '#86b85a line 3 46 70 52 10 58 -34',
      '#4a8a30 M54 -28C40 -34 36 -50 46 -60C56 -54 62 -42 54 -28Z',
      '#6aa848 M56 -26C58 -42 70 -54 82 -52C82 -38 72 -28 56 -26Z',
      '#3f7a2a M52 -26C44 -24 30 -28 26 -38C38 -42 48 -36 52 -26Z',
      ...tumbler('drink', 14, ice),
      { times: [9, 5, 0], parts: ['#5a120e/0.7 oval 17 34 1 1', '#5a120e/0.6 oval 19 60 0.9 0.9'] },
      '#f7f2e4 ring 3.4 36 4 30 4.6',
      '#9fb2bd/0.6 ring 0.9 36 4 31.6 5.6',
      '#8a6a40 lines 1.8 2 -16 46 14',
      '#7a9a3a ball oval 10 -10 7 6 34',
      '#c23a34 oval 6 -13 2 1.8',
      '#7a9a3a ball oval 24 0 7 6 34',
      '#c23a34 oval 20 -3 2 1.8',
      slice(66, 8, 14, '#e0b82e', '#f3dc6a'),
    ],
  }),
  planned('old-fashioned', {
    colours: { drink: '#c46a1e' },
    parts: [
      '#e58a1f stroke 9 M66 20C78 4 84 -14 74 -26C66 -34 54 -26 60 -16',
      '#fbc06a stroke 2.4 M62 18C74 4 80 -14 71 -23C66 -28 58 -24 62 -16',
      '#dbe9ee/0.6 M2 4H88L80 84C79 88 11 88 10 84Z',
      'drink roll M5 24H85L80.6 76C79 80 11 80 9.4 76Z',
      'drink+1.4 oval 45 24 40 5.4',
      '#fff6e2/0.62 box 18 12 34 34 4',
      '#ffffff/0.75 poly 18 14 28 6 60 6 52 14',
      '#e6c89a/0.7 poly 52 14 60 6 60 38 52 46',
      '#ffffff/0.6 line 2 24 20 24 30 28 38',
      '#cfdde2/0.85 M9.4 74C20 80 70 80 80.6 74L80 84C79 88 11 88 10 84Z',
      {
        times: [6, 12.4, 0],
        parts: ['#ffffff/0.35 lines 1.6 13 50 20 72', '#ffffff/0.35 lines 1.6 20 50 13 72'],
      },
      '#7a1420 ball oval 70 22 8 8',
      '#4a2a1a line 1.6 70 15 76 2 86 -4',
      '#ffffff/0.6 poly 8 10 13 10 17 72 14 72',
      '#ffffff/0.95 ring 1.8 45 4 43 5.4',
    ],
  }),
  planned('margarita', {
    colours: { drink: '#c9dc7a' },
    parts: [
      ...stem(44, 66, 110, 25),
      '#dbe9ee/0.6 M2 10C4 28 22 34 32 40C34 56 38 64 44 66C50 64 54 56 56 40C66 34 84 28 86 10Z',
      '#e8f1f4/0.95 stroke 1.5 M2 10C4 28 22 34 32 40C34 56 38 64 44 66C50 64 54 56 56 40C66 34 84 28 86 10',
      'drink roll M7 18C12 28 26 33 34 39C36 54 39 62 44 63C49 62 52 54 54 39C62 33 76 28 81 18Z',
      'drink+1.6 oval 44 18 37 5',
      '#ffffff/0.6 line 2.4 12 20 22 30 34 36',
      '#ffffff ring 4 44 10 42 6',
      { times: [14, 5.8, 0], parts: ['#ffffff oval 6 12 1.6 1.6'] },
      slice(78, 4, 14, '#4f9a3a', '#a9d06a'),
    ],
  }),
  planned('mojito', {
    colours: { drink: '#dcebc2' },
    parts: [
      '#3f8a5a line 4.4 40 80 52 10 60 -24',
      mint,
      ...tumbler('drink', 16, ice, {
        times: [4, 9, 7],
        parts: ['#4f9a42/0.85 M18 50C14 44 16 38 22 36C26 42 25 48 18 50Z'],
      }),
      '#7ab84a/0.7 oval 26 82 11 6 20',
      '#d9efae/0.8 oval 26 82 8 4 20',
      slice(66, 8, 13, '#4f9a3a', '#a9d06a'),
    ],
  }),
  planned('pina-colada', {
    colours: { drink: '#f6ecc8' },
    parts: [
      '#d9584a line 4 46 60 58 0 64 -34',
      ...stem(40, 84, 116, 23),
      '#dbe9ee/0.6 M12 8C6 30 16 40 20 52C24 68 28 82 40 86C52 82 56 68 60 52C64 40 74 30 68 8Z',
      'drink roll M12 16C10 32 19 42 23 53C27 68 31 80 40 83C49 80 53 68 57 53C61 42 70 32 68 16Z',
      '#fffdf2 oval 40 14 28 6',
      '#f2c33a poly 66 -16 90 6 62 14',
      '#a9752a line 2.4 66 -16 90 6 62 14',
      '#3f8a3f poly 66 -16 60 -36 72 -24 78 -38 80 -20 92 -26 74 -10',
      '#c23a34 ball oval 26 8 7 7',
      '#ffffff/0.6 line 2.4 18 22 24 44 30 62',
    ],
  }),
  planned('hot-chocolate', {
    colours: { body: '#c8504a #3f6f8a #f3efe6', drink: '#5a3220' },
    parts: [
      'body-0.4 stroke 8 M82 36C108 32 108 74 78 74',
      'body roll M10 20H84V82C84 92 76 96 68 96H26C18 96 10 92 10 82Z',
      'body-1.2 oval 47 20 37 9',
      'drink face oval 47 21 33 7',
      '#fffaf0 ball oval 34 16 10 7',
      '#fffaf0 ball oval 54 14 10 7',
      '#fff3e0 ball oval 46 22 9 5.4',
      '#fffaf0 ball oval 66 20 8 5',
      { times: [4, 9, 0], parts: ['#7a4a2a/0.8 oval 34 14 1.2 1'] },
      'body+2/0.7 line 3 18 34 18 56 22 76',
      '#ffffff/0.6 line 2.2 36 4 40 -5 36 -14',
      '#ffffff/0.6 line 2.2 52 3 56 -7 52 -17',
    ],
  }),
  cupOfLatte('latte', [
    '#f7ead2 M60 52C46 46 34 40 38 30C42 22 56 24 60 31C64 24 78 22 82 30C86 40 74 46 60 52Z',
    'drink-0.4 stroke 1.6 M60 47C50 42 42 37 45 31C49 27 56 29 60 35C64 29 71 27 75 31C78 37 70 42 60 47Z',
    '#f7ead2 M60 43C54 40 49 36 51 33C54 31 58 33 60 37C62 33 66 31 69 33C71 36 66 40 60 43Z',
    '#f7ead2/0.7 stroke 2 M24 44C36 56 84 56 96 44',
  ]),
  cupOfLatte('leaf-latte', [
    '#f7ead2 M60 53C50 52 34 46 36 34C38 24 52 20 60 18C68 20 82 24 84 34C86 46 70 52 60 53Z',
    ...[24, 29.5, 35, 40.5, 46].map(
      (y) =>
        `drink-0.4 stroke 1.7 M${y / 4 + 30} ${y - 1}C48 ${y + 1} 56 ${y + 3} 60 ${y + 5}C64 ${y + 3} 72 ${y + 1} ${90 - y / 4} ${y - 1}`,
    ),
    'drink-0.4 line 1.3 60 19 60 52',
  ]),
];
