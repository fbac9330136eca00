import { planned } from '../parts/plan.js';

const board =
  'M0 -9C4 -9 10 -8.5 18 -8.5H82C90 -8.5 96 -9 100 -9C108 -9 112 -5 112 0C112 5 108 9 100 9H0C-8 9 -12 5 -12 0C-12 -5 -8 -9 0 -9Z';

export const sport = [
  planned('baseball-bat', {
    colours: { body: '#c8935a #d9a566 #b97f48', grip: '#33302f' },
    parts: [
      {
        at: [0, 0, -56],
        parts: [
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
        ],
      },
    ],
  }),
  planned('baseball-glove', {
    colours: { body: '#a9683a #8f5630 #b5723f', laces: '#e8cf9c' },
    parts: [
      // four fingers, the web, the thumb, the palm
      'body-1.2 face M30 52C24 34 16 12 26 8C36 5 40 24 43 44Z',
      'body-0.6 face M38 46C36 26 32 2 43 0C54 -1 54 24 55 42Z',
      'body-0.2 face M51 42C52 22 54 2 64 3C75 5 70 28 68 44Z',
      'body face M64 46C68 30 74 12 83 16C92 21 82 40 79 54Z',
      'body-1.6 face M30 50C22 44 10 36 4 42C-2 50 8 66 20 78Z',
      'body-2.4 poly 12 48 24 30 36 38 34 60 22 62',
      'body face M22 58C26 44 40 38 55 39C70 40 82 46 84 60C86 78 76 97 54 98C36 98 20 86 17 74C16 66 18 62 22 58Z',
      'body-1.5 face M30 66C34 56 46 52 58 53C70 54 76 60 75 70C73 83 64 90 53 90C40 90 29 80 30 66Z',
      'laces line 1.6 12 50 24 34',
      'laces line 1.6 17 58 31 36',
      'laces line 1.6 16 40 30 58',
      'laces line 1.6 44 40 54 37 66 40',
      { times: [6, 7.2, 0.6], parts: ['laces line 1.5 33 55 36 50'] },
      'laces line 1.4 28 92 44 95 62 95 74 88',
      { times: [7, 7, 0.2], parts: ['laces line 1.3 28 90 30 95'] },
      'body-2.6/0.7 line 1 42 44 40 28 38 16',
      'body-2.6/0.7 line 1 55 42 54 26 54 12',
      'body-2.6/0.7 line 1 68 44 70 30 74 20',
      'body+1.6/0.6 line 1.6 24 64 32 50 48 43',
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
      'strings ball oval 26 -6 8 8',
      '#c9d94a ball oval 26 -6 8 8',
      '#f4f0e4 stroke 1.1 M20 -11Q27 -7 22 1',
      '#f4f0e4 stroke 1.1 M32 -11Q27 -5 33 -2',
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
  planned('snowboard', {
    colours: { body: '#3f8f86 #d0483f #4a6fb0 #e07a3f', trim: '#f3efe4', bindings: '#2b2d35' },
    parts: [
      {
        at: [0, 0, -70],
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
      { at: [50, 76, 30], parts: ['tail face poly 0 0 -9 -5 -9 5', 'tail-1 poly 0 0 9 -5 9 5'] },
      { at: [46, 89, -30], parts: ['body face poly 0 0 -8 -4.5 -8 4.5', 'body-1 poly 0 0 8 -4.5 8 4.5'] },
      { at: [52, 100, 20], parts: ['tail face poly 0 0 -7 -4 -7 4', 'tail-1 poly 0 0 7 -4 7 4'] },
      'body+0.8 poly 40 0 12 30 40 30',
      'body-0.6 poly 40 0 74 30 40 30',
      'body-0.9 poly 12 30 40 30 44 68',
      'body-2.2 poly 74 30 40 30 44 68',
      'body+2.4/0.9 poly 40 6 34 13 40 15 46 13',
      'tail poly 22 26 40 14 40 22 30 30 40 40 41 47 22 33',
      'tail-1 poly 60 27 40 14 40 22 50 30 40 40 41 47 62 33',
      '#6a4a30 lines 1.3 40 0 44 68',
      '#6a4a30 lines 1.3 12 30 74 30',
      'body-3 stroke 0.9 M40 0L12 30L44 68L74 30Z',
    ],
  }),
  planned('frisbee', {
    colours: { body: '#3f8fc8 #d0483f #e0a33a #5aa04a', trim: '#f5f1e6' },
    parts: [
      {
        at: [0, 0, -14],
        parts: [
          'body-2.6 oval 0 9 50 20',
          'body-1.4 roll M-50 0C-51 8 -46 14 -36 19C-14 27 14 27 36 19C46 14 51 8 50 0Z',
          'body face oval 0 0 50 20',
          'body+1.6 ring 1.2 0 0 46 18',
          'body-1 ring 1 0 0.4 38 14.6',
          'body-0.8 face oval 0 1 34 12.8',
          'trim oval 0 1 17 6.4',
          'body oval 0 1 13 4.9',
          'body-1.2 ring 0.7 0 1 28 10.5',
          'body+3/0.5 line 2.6 -38 -8 -22 -14 -2 -16.4',
        ],
      },
    ],
  }),
];
