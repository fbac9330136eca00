import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

const board =
  'M0 -9C4 -9 10 -8.5 18 -8.5H82C90 -8.5 96 -9 100 -9C108 -9 112 -5 112 0C112 5 108 9 100 9H0C-8 9 -12 5 -12 0C-12 -5 -8 -9 0 -9Z';

const bat: readonly Part[] = [
  'body lying M0 -3C34 -3 48 -4 70 -8.2C84 -10.2 98 -9.4 99 0C98 9.4 84 10.2 70 8.2C48 4 34 3 0 3Z',
  'body-1 box -4 -5.6 6 11.2 2.8',
  {
    inside: 'box 2 -4 26 8',
    parts: ['grip lying box 0 -3.6 30 7.2', { times: [8, 3.4, 0], parts: ['grip+1.6 lines 0.6 2 4 5 -4'] }],
  },
  'body-1.6 oval 76 0 8 4',
  'body+0.8 oval 76 0 6.8 3',
  'body-1.4/0.7 line 0.5 32 -1 55 -2 68 -3',
  'body-1.4/0.7 line 0.5 34 1.4 52 2.4 66 3.4',
  'body+2/0.5 line 1.2 40 -2.4 66 -5.4 92 -6',
];

export const sport = [
  planned('baseball-bat', {
    colours: { body: '#c8935a #d9a566 #b97f48', grip: '#33302f' },
    parts: [
      { at: [0, 0, -56], unless: 'upright', parts: bat },
      { at: [0, 0, -90], when: 'upright', parts: bat },
    ],
  }),
  planned('baseball-glove', {
    colours: { body: '#a9683a #8f5630 #b5723f', laces: '#e8cf9c' },
    parts: [
      // four fingers, the web, the thumb, the palm with its pocket
      'body-0.9 face M8 62C0 44 0 24 10 18C20 14 26 26 28 52Z',
      'body-0.6 face M20 54C14 32 14 8 26 4C37 2 41 18 42 48Z',
      'body-0.3 face M36 50C32 26 32 2 44 0C56 0 58 18 57 48Z',
      'body face M51 50C49 26 50 6 61 5C71 5 72 20 70 54Z',
      'body-3 stroke 1.3 M8 62C0 44 0 24 10 18C20 14 26 26 28 52',
      'body-3 stroke 1.3 M20 54C14 32 14 8 26 4C37 2 41 18 42 48',
      'body-3 stroke 1.3 M36 50C32 26 32 2 44 0C56 0 58 18 57 48',
      'body-3 stroke 1.3 M51 50C49 26 50 6 61 5C71 5 72 20 70 54',
      'body-1.8 face M69 20C78 16 88 22 94 34L88 68L68 62Z',
      'body-0.4 face M76 76C80 52 84 30 95 30C106 33 103 62 90 84Z',
      'body-3 stroke 1.3 M76 76C80 52 84 30 95 30C106 33 103 62 90 84',
      { times: [4, 0, 8], parts: ['laces line 1.5 71 26 80 24 89 29', 'laces line 1.5 72 24 79 33'] },
      'body face M6 62C6 50 20 45 44 45C62 45 76 52 87 67C93 79 85 94 64 98C40 102 14 96 9 80Z',
      'body-3 stroke 1.3 M6 62C6 50 20 45 44 45C62 45 76 52 87 67C93 79 85 94 64 98C40 102 14 96 9 80Z',
      'body-1.5 face M27 67C33 55 61 54 73 65C79 77 69 89 53 89C37 89 25 81 27 67Z',
      'body-2.8/0.8 stroke 1 M27 67C33 55 61 54 73 65C79 77 69 89 53 89C37 89 25 81 27 67Z',
      { times: [7, 9, 0.4], parts: ['laces line 1.6 13 56 16 50'] },
      'laces line 1.5 16 90 34 95 54 96 72 92',
      { times: [6, 10, 0.6], parts: ['laces line 1.4 20 88 22 96'] },
      'body+1.6/0.6 line 1.8 14 66 12 76 17 86',
    ],
  }),
  planned('tennis-racket', {
    colours: { body: '#d0483f #2f7f8a #e0a33a #4a6fb0', strings: '#f4f0e4', grip: '#2f3036' },
    parts: [
      {
        at: [0, 0, 32],
        parts: [
          {
            inside: 'oval 0 -74 25 32',
            parts: [
              'strings/0.28 oval 0 -74 25 32',
              { times: [11, 4.6, 0], parts: ['strings lines 0.8 -23 -110 -23 -40'] },
              { times: [15, 0, 4.6], parts: ['strings lines 0.8 -26 -106 26 -106'] },
            ],
          },
          'body-1.2 stroke 4 M-15 -49Q-6 -36 -3 -30',
          'body-1.2 stroke 4 M15 -49Q6 -36 3 -30',
          'body-1 lines 4 -9 -43 9 -43',
          'body-1.4 ring 5.2 0 -74 25 32',
          'body ring 3.8 0 -74 25 32',
          'body+2/0.8 ring 1 0 -74 26 33 200 300',
          'body roll box -3.4 -34 6.8 14 2',
          'grip roll box -3.8 -24 7.6 30 2.6',
          { times: [6, 0, 4.6], parts: ['grip+2/0.8 lines 0.7 -3.6 -20 3.6 -23'] },
          'grip-1 box -4.6 4 9.2 4 2',
        ],
      },
    ],
  }),
  planned('skateboard', {
    colours: { body: '#d0483f #3f8f86 #4a6fb0 #e0a33a', wheels: '#f1ead9', metal: '#b9c0c9' },
    parts: [
      // the near side of the deck with the wheels below it, both ends bent up
      {
        mirror: 50,
        parts: [
          'metal-1 poly 16 12 26 12 24 20 18 20',
          'metal box 12 18 18 4 2',
          'wheels-2 oval 24 24 7 7',
          'wheels ball oval 18 24 7.4 7.4',
          'metal oval 18 24 2.8 2.8',
          'metal-3 oval 18 24 1.2 1.2',
        ],
      },
      'body-2.2 M-8 2C0 8 6 13 14 13H86C94 13 100 8 108 2L111 5C103 12 96 17.5 86 17.5H14C4 17.5 -3 12 -11 5Z',
      'body face M-8 2C-14 -2 -8 -9 2 -7C8 -5 14 -2 20 -2H80C86 -2 92 -5 98 -7C108 -9 114 -2 108 2C100 8 94 13 86 13H14C6 13 0 8 -8 2Z',
      'body+1.6 stroke 1 M-7 1.4C0 7 6 12 14 12H86C94 12 100 7 107 1.4',
      'body-2.4/0.8 poly 38 2 50 0 62 2 56 5 64 9 50 8 36 9 44 5',
      { mirror: 50, parts: [{ times: [2, 6, 0], parts: ['metal-1 oval 14 2 1.1 0.8', 'metal-1 oval 13 6 1.1 0.8'] }] },
    ],
  }),
  planned('skateboard-deck', {
    colours: { body: '#d0483f #3f8f86 #4a6fb0 #e0a33a', wheels: '#f1ead9', metal: '#b9c0c9' },
    parts: [
      // stood on its tail, its underside towards us: between the wheels there is room for a picture
      'body-2.4 M2 22C2 4 12 -2 20 -2C28 -2 38 4 38 22V100C38 118 28 124 20 124C12 124 2 118 2 100Z',
      'body face M4 22C4 6 13 0 20 0C27 0 36 6 36 22V100C36 116 27 122 20 122C13 122 4 116 4 100Z',
      'body-1.6/0.7 stroke 0.8 M6.4 22C6.4 8 14 2.6 20 2.6C26 2.6 33.6 8 33.6 22V100C33.6 114 26 119.4 20 119.4C14 119.4 6.4 114 6.4 100Z',
      {
        times: [2, 0, 78],
        parts: [
          'metal-1 box 14 15 12 13 2',
          { mirror: 20, parts: ['metal-2 oval 16.4 17.4 0.9 0.9', 'metal-2 oval 16.4 25.6 0.9 0.9'] },
          'metal roll box 3 19.6 34 4 2',
          { mirror: 20, parts: ['wheels-1 roll box -2.4 16.4 7 10.4 3', 'wheels+1 box -1 18 2 7 1'] },
        ],
      },
    ],
  }),
  planned('snowboard', {
    colours: { body: '#3f8f86 #d0483f #4a6fb0 #e07a3f', trim: '#f3efe4', bindings: '#2b2d35' },
    parts: [
      {
        at: [0, 0, -90],
        parts: [
          `body-1.8 M0 -7C4 -7 10 -6.5 18 -6.5H82C90 -6.5 96 -7 100 -7C108 -7 112 -3 112 2C112 7 108 11 100 11H0C-8 11 -12 7 -12 2C-12 -3 -8 -7 0 -7Z`,
          `body face ${board}`,
          `body-2.4/0.8 stroke 0.9 ${board}`,
          {
            inside: board,
            parts: [
              'trim poly 30 -12 44 -12 34 12 20 12',
              'trim poly 49 -12 53 -12 43 12 39 12',
              'body-2 poly 86 -12 120 -12 120 12 76 12',
            ],
          },
          'body+1.6/0.7 line 0.8 -6 -7 30 -7.2 70 -7.2 106 -7',
          {
            times: [2, 36, 0],
            parts: [
              'bindings box 26 -8.5 12 17 3',
              'bindings+1.8 box 28 -7 8 14 2',
              'bindings-0.5 box 25 -6 4 12 2',
              'bindings+2.6 lines 2 32 -10 32 10',
              'trim lines 0.9 35.5 -9 35.5 9',
            ],
          },
        ],
      },
    ],
  }),
  planned('skis', {
    colours: { body: '#d0483f #3f6fa8 #e0a33a #3f8f86', trim: '#f5f1e6', poles: '#8f97a3', bindings: '#2b2d35' },
    parts: [
      // the poles behind, then both skis, crossed a little and stuck in the snow
      {
        mirror: 0,
        parts: [
          'poles lines 1.3 -26 -78 -20 0',
          '#2b2d35 lines 3 -26.4 -84 -25.6 -74',
          'poles-1 oval -20.4 -7 3.8 1.3',
        ],
      },
      {
        mirror: 0,
        parts: [
          {
            at: [7, 0, 6],
            parts: [
              'body-1.8 M-3.6 0V-84C-3.6 -92 -5 -97 -8 -100C-2 -101 5 -96 5.6 -84V0Z',
              'body face M-4.6 0V-84C-4.6 -92 -6 -97 -9 -100C-3 -101 3.6 -96 4 -84V0Z',
              'trim poly -4.6 -76 4 -70 4 -64 -4.6 -70',
              'trim poly -4.6 -66 4 -60 4 -57 -4.6 -63',
              'trim poly -4.6 -22 4 -16 4 -8 -4.6 -14',
              'body+1.8/0.6 lines 0.7 -3.4 -82 -3.4 -4',
              'bindings box -4.6 -46 9 16 1.4',
              'bindings+2 box -3 -49 6 5 1.4',
              'bindings+2 box -3 -32 6 5 1.4',
            ],
          },
        ],
      },
    ],
  }),
  planned('kite', {
    colours: { body: '#d0483f #e0a33a #3f8f86 #4a6fb0', tail: '#f2c23e #5aa7c8' },
    parts: [
      'tail-1 line 0.9 44 66 54 78 42 90 54 101 46 112',
      { at: [50, 76, 30], parts: ['body+1 face poly 0 0 -9 -5 -9 5', 'body-0.4 poly 0 0 9 -5 9 5'] },
      { at: [46, 89, -30], parts: ['body face poly 0 0 -8 -4.5 -8 4.5', 'body-1 poly 0 0 8 -4.5 8 4.5'] },
      { at: [52, 100, 20], parts: ['body+1 face poly 0 0 -7 -4 -7 4', 'body-0.4 poly 0 0 7 -4 7 4'] },
      'body+0.8 poly 40 0 12 30 40 30',
      'body-0.6 poly 40 0 74 30 40 30',
      'body-0.9 poly 12 30 40 30 44 68',
      'body-2.2 poly 74 30 40 30 44 68',
      'body+1.8/0.9 poly 40 6 34 13 40 15 46 13',
      'body+2.2 poly 22 26 40 14 40 22 30 30 40 40 41 47 22 33',
      'body+1.4 poly 60 27 40 14 40 22 50 30 40 40 41 47 62 33',
      '#6a4a30 lines 1.3 40 0 44 68',
      '#6a4a30 lines 1.3 12 30 74 30',
      'body-3 stroke 0.9 M40 0L12 30L44 68L74 30Z',
    ],
  }),
  planned('frisbee', {
    colours: { body: '#3f8fc8 #d0483f #e0a33a #5aa04a', trim: '#f5f1e6' },
    parts: [
      {
        at: [0, 0],
        parts: [
          // a thin lip below, the shoulder with its rings, the flat plate with a mark
          'body-2.8 M-52 0C-52 5 -48 9 -40 12.5C-16 20.5 16 20.5 40 12.5C48 9 52 5 52 0Z',
          'body-1 face oval 0 0 52 16.5',
          'body face oval 0 -1.2 49 15',
          'body-1.6 ring 0.7 0 -1.6 46.5 14',
          'body-1.6 ring 0.7 0 -1.8 43 12.9',
          'body-1.6 ring 0.7 0 -2 39.5 11.8',
          'body+0.5 face oval 0 -2.2 36 10.6',
          'body-1.2 ring 0.8 0 -2.2 36 10.6',
          'trim ring 1.6 0 -2.4 22 6.4',
          'trim poly 0 -6.4 2.6 -3.6 9 -3.4 4 -1.6 6 1.4 0 -0.4 -6 1.4 -4 -1.6 -9 -3.4 -2.6 -3.6',
          'body+3/0.6 line 2 -45 -5 -32 -10.5 -14 -14',
        ],
      },
    ],
  }),
  planned('table-tennis-bat', {
    colours: { body: '#c8362f', grip: '#c9975a' },
    parts: [
      'grip roll box 41 84 18 46 5',
      'grip-1.6 lines 1.4 50 88 50 126',
      'grip+0.8 face M28 74C34 84 40 88 41 94H59C60 88 66 84 72 74Z',
      'body-1.8 oval 51 43 43 44',
      'body face oval 50 42 42 43',
      'body+1.4/0.35 M16 36C20 16 40 6 58 8C40 14 28 26 24 46Z',
    ],
  }),
];
