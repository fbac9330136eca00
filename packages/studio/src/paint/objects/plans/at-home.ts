import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

/** A glass with something to drink in it, a slice on its rim. */
const drink = (x: number, colour: string): Part => ({
  at: [x, 0],
  parts: [
    '#e9f4f8/0.55 poly 0 8 26 8 23 56 3 56',
    `${colour} roll poly 1.6 20 24.4 20 22.4 54 3.6 54`,
    `${colour}+1.6 oval 13 20 11.4 2.6`,
    '#ffffff/0.7 stroke 1.2 M0 8L3 56H23L26 8Z',
    '#f2cf2f oval 25 9 6 6',
    '#fdf6d8 oval 25 9 4.4 4.4',
    '#d0483f lines 2 16 20 20 -6',
  ],
});

/** Small things of a house, and its window from within. */
export const atHome = [
  planned('side-table', {
    colours: { body: '#9a6a42 #b98a5a #6b4a34' },
    mirrors: false,
    parts: [
      'body-2.2 poly 44 96 24 112 30 115 52 100',
      'body-2.2 poly 62 96 82 112 76 115 54 100',
      'body roll M48 12H58L60 60Q64 74 60 84L58 100H48L46 84Q42 74 46 60Z',
      'body-1.6 box 45 56 16 4 2',
      'body-1.4 lying box 6 8 94 7 3',
      'body+1 lying box 2 2 102 8 4',
    ],
  }),
  planned('nightstand', {
    colours: { body: '#9a6a42 #c9b08a #5f7a80', knob: '#d9b45a' },
    mirrors: false,
    parts: [
      'body-2.4 box 18 100 8 20 1',
      'body-2.4 box 80 100 8 20 1',
      'body-1.4 poly 6 100 16 100 14 126 9 126',
      'body-1.4 poly 90 100 100 100 97 126 92 126',
      'body face box 5 8 96 94 2',
      'body-1.7 box 11 16 84 32 2',
      'body+0.5 face box 12.6 17.6 80.8 28.8 1',
      'knob ball oval 53 32 4 4',
      // an open shelf below the drawer
      'body-3 box 11 54 84 42 1',
      'body-2 face poly 11 96 95 96 89 88 17 88',
      'body+1 lying box 0 0 106 10 3',
    ],
  }),
  planned('tapestry', {
    colours: { cloth: '#a8483f #3f5f7a #6a7a48', ink: '#ecd9a8', rod: '#6b4428' },
    mirrors: false,
    parts: [
      { times: [13, 8, 0], parts: ['cloth-1 line 1.6 14 112 13 118 15 126'] },
      'cloth face box 8 8 108 106 1',
      'ink/0.9 stroke 2.4 M15 15H109V107H15Z',
      'cloth-1.6 stroke 1.4 M19 19H105V103H19Z',
      { times: [8, 12.4, 0], parts: ['ink poly 19 22 24 27 19 32 14 27', 'ink poly 19 90 24 95 19 100 14 95'] },
      {
        times: [8, 0, 0, 45, 62, 61],
        parts: [
          'ink M62 56C56 48 57 38 62 33C67 38 68 48 62 56Z',
          'cloth-2 M62 52C59 47 60 41 62 38C64 41 65 47 62 52Z',
        ],
      },
      { times: [8, 0, 0, 45, 62, 61], parts: ['#d9963a oval 70.5 40.5 2.6 2.6'] },
      '#d9963a oval 62 61 6.4 6.4',
      'cloth-2 oval 62 61 3 3',
      ...[33, 48, 74, 89].map((y) => `cloth-1.2/0.35 line 0.8 10 ${y} 60 ${y + 0.6} 114 ${y}`),
      'rod roll box 0 3 124 6 3',
      'rod+1 ball oval 1 6 4 4.4',
      'rod+1 ball oval 123 6 4 4.4',
      'rod-1 lines 1.2 12 4 62 -14 112 4',
    ],
  }),
  planned('windowsill', {
    colours: { body: '#f3efe6 #efe6d6', curtain: '#c9886a #8fa58a #7f93b0' },
    mirrors: false,
    parts: [
      'body-1.6 box 0 0 160 112 3',
      '#cfe6f4 face box 7 7 146 98 1',
      '#ffffff/0.85 oval 46 30 16 6',
      '#ffffff/0.85 oval 58 26 13 7',
      '#ffffff/0.7 oval 118 40 15 5',
      '#a9c79a M7 82C34 64 62 76 92 68C114 62 138 72 153 66V105H7Z',
      '#86ad76 M7 92C44 82 84 96 153 84V105H7Z',
      { when: 'night', parts: ['#1d2748/0.86 box 7 7 146 98 1', '#f4ecc8 oval 116 30 10 10'] },
      {
        when: 'rain, storm',
        inside: 'M7 7H153V105H7Z',
        parts: [
          '#5e6c80/0.62 box 7 7 146 98 1',
          {
            times: [7, 21, 3],
            parts: [
              {
                times: [5, 3, 21],
                parts: ['#e6eef6/0.6 lines 0.8 12 4 9.4 14', '#e6eef6/0.45 lines 0.7 22 14 19.6 23'],
              },
              { times: [4, 6, 25], parts: ['#eef4fa/0.7 oval 15 16 0.9 1.3', '#eef4fa/0.3 lines 0.6 15 7 15 15'] },
            ],
          },
        ],
      },
      {
        when: 'snow',
        inside: 'M7 7H153V105H7Z',
        parts: [
          '#dfe8f2/0.5 box 7 7 146 98 1',
          {
            times: [7, 21, 4],
            parts: [{ times: [6, 4, 17], parts: ['#ffffff oval 12 6 1.4 1.4', '#ffffff/0.8 oval 22 14 1 1'] }],
          },
        ],
      },
      '#ffffff/0.22 poly 20 7 44 7 22 105 7 105 7 60',
      'body face box 76 5 8 102',
      'body face box 5 50 150 6',
      'body-0.8 stroke 3 M5 5H155V107H5Z',
      {
        mirror: 80,
        parts: [
          'curtain face M-14 -6H26C24 36 14 76 6 104H-18C-14 64 -16 28 -14 -6Z',
          'curtain-1.4/0.6 line 1.6 -4 -4 -4 40 -8 100',
          'curtain-1.4/0.6 line 1.6 10 -4 8 40 0 98',
        ],
      },
      '#7a5a3a lines 4 -24 -6 184 -6',
      // a seat is built into the wall below it, down to the floor
      'body-0.6 face box -10 116 180 54 2',
      {
        times: [3, 58, 0],
        parts: ['body-1.4 stroke 1.6 M0 126H44V162H0Z', 'body+0.8/0.6 lines 1 1.5 161 1.5 127.5 43 127.5'],
      },
      'body-2 box -10 166 180 4 1',
      'body roll box -14 107 188 10 3',
    ],
  }),
  planned('raised-sofa', {
    colours: { body: '#5f7fa0 #7f9a7a #b0735a #c9a24a', wood: '#7a5233' },
    mirrors: false,
    parts: [
      // on legs that leave room below it
      { mirror: 110, parts: ['wood-1 poly 18 70 28 70 22 104 17 104', 'wood poly 34 70 44 70 36 106 31 106'] },
      'body-1 face box 8 0 204 62 10',
      { times: [2, 98, 0], parts: ['body face box 14 4 94 46 9', 'body-1.4/0.6 line 1.4 22 46 60 48 100 46'] },
      'body-1.6 roll box 6 58 208 14 4',
      { times: [2, 98, 0], parts: ['body+0.6 roll box 14 46 94 16 6'] },
      { mirror: 110, parts: ['body-0.4 roll box -2 26 20 46 9', 'body+1/0.5 line 1.6 4 32 8 28 14 30'] },
      'wood-1.6 box 4 70 212 4 1',
    ],
  }),
  planned('rubber-duck', {
    colours: { body: '#f7c92f', bill: '#ee7a2c' },
    parts: [
      'body ball M8 62C-2 46 8 36 20 44C30 52 44 52 56 50C84 46 100 56 96 74C92 94 70 100 48 100C24 100 12 84 8 62Z',
      'body-1.2/0.6 M14 80C30 98 76 98 94 76C92 94 70 100 48 100C30 100 18 92 14 80Z',
      'body-0.8 face M36 66C50 58 70 62 76 74C66 86 44 86 36 66Z',
      'body-1.8 line 1.6 40 68 54 76 70 76',
      'body ball oval 72 28 25 25',
      'bill face M92 26C104 22 114 26 114 31C112 38 100 40 92 36Z',
      'bill-1.4 line 1.4 94 31 104 31 113 31',
      '#2a2420 oval 80 22 4 5',
      '#ffffff oval 81.4 20 1.4 1.6',
      '#fff6c0/0.7 oval 62 16 7 5 -30',
    ],
  }),
  planned('drinks-tray', {
    colours: { body: '#b8bec6 #c9a24a' },
    mirrors: false,
    parts: [
      'body-1.4 roll oval 57 60 66 8',
      'body face oval 57 57 66 7',
      'body+1.6/0.7 ring 1.4 57 57 62 5.6 0 360',
      drink(10, '#e8862c'),
      drink(44, '#c8424a'),
      drink(78, '#9fc24a'),
    ],
  }),
  planned('fire-hoop', {
    colours: { flame: '#f08a24', body: '#4a4440' },
    dyed: { body: -1 },
    mirrors: false,
    parts: [
      { times: [22, 0, 0, 360 / 22, 70, 70], parts: ['flame M62 18C58 6 66 0 68 -14C76 -4 80 8 76 18Z'] },
      { times: [22, 0, 0, 360 / 22, 70, 70], parts: ['flame+1.6 M65 19C62 10 68 6 69 -3C74 4 76 12 73 19Z'] },
      'body ring 9 70 70 54 54 0 360',
      { times: [18, 0, 0, 20, 70, 70], parts: ['flame/0.9 M66 22C64 30 68 32 69 38C73 32 75 28 74 22Z'] },
      'body-1 lines 6 70 128 70 176',
      'body-1 roll box 40 172 60 7 3',
    ],
  }),
];
