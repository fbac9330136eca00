import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

/** A plate with its rim, under what lies on it. */
const plate = (x: number, y: number, half: number): Part[] => [
  `#e9e6df oval ${x} ${y + 2} ${half} ${half * 0.3}`,
  `#fbfaf6 oval ${x} ${y} ${half} ${half * 0.3}`,
  `#e2ded4 ring 1.4 ${x} ${y} ${half * 0.74} ${half * 0.21}`,
];

/** A cube of meat or a slice of vegetable on a skewer. */
const piece = (x: number, colour: string): Part => ({
  at: [x, 0],
  parts: [`${colour}-1.4 box -8 -11 18 24 5`, `${colour} ball box -9 -12 18 24 5`, '#ffffff/0.25 oval -3 -6 3 4'],
});

/** Food and drink that others must not stand for. */
export const fare = [
  planned('meal', {
    colours: { plate: '#fbfaf6', meat: '#8f4a2e', potato: '#e9c66f', peas: '#6aa844', carrot: '#ee8330' },
    parts: [
      'plate-1 oval 80 69 76 23',
      'plate oval 80 66 76 23',
      'plate-0.7 ring 1.6 80 66 57 16.5',
      'potato-0.6 ball oval 42 50 17 13',
      'potato ball oval 58 40 17 13',
      'potato+0.5 ball oval 38 38 15 12',
      'potato+2/0.7 line 2 32 33 38 30 44 31',
      { times: [5, 9, 1.5], parts: ['peas ball oval 88 44 5.6 5.4'] },
      { times: [4, 9, 1.5], parts: ['peas-0.5 ball oval 92 52 5.6 5.4'] },
      { times: [3, 9, 1.5], parts: ['peas+0.4 ball oval 97 36 5.6 5.4'] },
      { times: [3, 13, 5], parts: ['carrot roll poly 62 70 88 57 92 62 66 76', 'carrot+1.4/0.7 line 1.4 66 70 86 60'] },
      'meat-1.6 M36 66C32 54 46 48 64 50C82 52 88 62 80 70C70 78 42 78 36 66Z',
      'meat face M36 62C32 50 46 44 64 46C82 48 88 58 80 66C70 74 42 74 36 62Z',
      { times: [4, 10, 1], parts: ['meat-2.4 lines 1.8 44 68 52 50'] },
      '#e8c6a0 line 2.4 38 60 44 50 58 47',
      '#4f8a3a oval 70 44 7 3 -24',
      '#4f8a3a oval 62 42 6 2.6 30',
    ],
  }),
  planned('gingerbread-man', {
    colours: { body: '#b97338', icing: '#fdf6e8' },
    parts: [
      'body-1.8 M50 5C66 5 74 17 72 29C71 36 67 41 62 44C80 45 96 47 98 57C99 67 88 69 74 65C76 79 84 95 86 107C87 117 76 123 68 115C62 107 56 99 50 93C44 99 38 107 32 115C24 123 13 117 14 107C16 95 24 79 26 65C12 69 1 67 2 57C4 47 20 45 38 44C33 41 29 36 28 29C26 17 34 5 50 5Z',
      'body ball M50 2C66 2 74 14 72 26C71 33 67 38 62 41C80 42 96 44 98 54C99 64 88 66 74 62C76 76 84 92 86 104C87 114 76 120 68 112C62 104 56 96 50 90C44 96 38 104 32 112C24 120 13 114 14 104C16 92 24 76 26 62C12 66 1 64 2 54C4 44 20 42 38 41C33 38 29 33 28 26C26 14 34 2 50 2Z',
      '#3a2418 oval 42 20 3 3.6',
      '#3a2418 oval 58 20 3 3.6',
      'icing line 2.2 40 28 45 32.4 50 33.6 55 32.4 60 28',
      '#e08a7a/0.7 oval 36 27 3.4 2.4',
      '#e08a7a/0.7 oval 64 27 3.4 2.4',
      '#c8323a poly 50 46 40 41 40 51',
      '#c8323a poly 50 46 60 41 60 51',
      '#c8323a-1 oval 50 46 2.6 2.6',
      { times: [3, 0, 12], parts: ['icing ball oval 50 58 3.4 3.4'] },
      'icing lines 2 11 46 14 50 11 53 14 57 11 60 14 64',
      'icing lines 2 89 46 86 50 89 53 86 57 89 60 86 64',
      'icing lines 2 17 98 21 101 24 98 28 102 31 99 35 103',
      'icing lines 2 83 98 79 101 76 98 72 102 69 99 65 103',
    ],
  }),
  planned('cotton-candy', {
    colours: { body: '#f4a9c6 #a9cdf0', stick: '#f2ead8' },
    parts: [
      'stick roll poly 46 96 58 96 54 190 50 190',
      'body-1.2 ball oval 52 66 46 44',
      { times: [7, 0, 0, 51, 52, 58], parts: ['body ball oval 52 28 25 24'] },
      'body ball oval 52 52 38 36',
      { times: [4, 9, 7], parts: ['body+1.8/0.7 line 3 24 38 40 26 58 32', 'body-1.2/0.6 line 2.4 30 66 48 74 68 64'] },
    ],
  }),
  planned('kebab-skewer', {
    colours: { body: '#8a4f2c' },
    mirrors: false,
    parts: [
      ...plate(110, 34, 120),
      {
        times: [2, 14, 22],
        parts: [
          {
            at: [12, 14],
            parts: [
              '#c9a06a lines 3 -10 0 200 0',
              piece(22, 'body'),
              piece(42, '#c8323a'),
              piece(62, 'body'),
              piece(82, '#4f9a4a'),
              piece(102, 'body'),
              piece(122, '#f0d9b0'),
              piece(142, 'body'),
              piece(162, '#f0b429'),
            ],
          },
        ],
      },
    ],
  }),
  planned('omelette', {
    colours: { body: '#f5c84a' },
    mirrors: false,
    parts: [
      ...plate(100, 60, 104),
      'body-1.6 M22 60C22 26 70 12 112 16C150 20 176 36 178 58C150 74 54 76 22 60Z',
      'body ball M20 56C20 22 70 8 112 12C150 16 176 32 178 54C150 70 54 72 20 56Z',
      'body-2.2/0.8 line 3 26 56 70 66 130 66 174 54',
      '#c98a2f/0.5 oval 80 30 20 7 -8',
      '#c98a2f/0.4 oval 132 36 16 6 8',
      { times: [6, 20, 2], parts: ['#4f9a4a line 2 46 34 50 30 54 33'] },
      { times: [4, 24, 0], parts: ['#d8483a ball oval 56 64 5 3.6', '#f7eedc ball oval 68 66 5 3'] },
      '#6fae4a M160 66C170 54 186 56 190 66C180 74 166 74 160 66Z',
    ],
  }),
  planned('lasagna', {
    colours: { body: '#e8b45a' },
    mirrors: false,
    parts: [
      ...plate(92, 92, 104),
      {
        times: [4, 0, -15],
        parts: [
          '#b8382a M24 86L60 98L156 86L160 80L26 78Z',
          '#f7e3a8 poly 22 78 60 88 160 76 160 82 60 96 22 86',
          '#a85a2a poly 22 72 60 82 160 70 160 76 60 88 22 78',
        ],
      },
      'body face poly 22 30 118 20 160 28 60 42',
      'body-1.8/0.8 oval 84 30 18 4 -6',
      'body-1.8/0.8 oval 126 28 12 3',
      '#c8442f/0.8 oval 54 34 9 3',
      { times: [3, 30, 8], parts: ['#f7e3a8 M40 38C44 52 48 52 50 40Z'] },
      '#4f9a4a M84 22C90 10 104 10 108 18C102 26 90 28 84 22Z',
      '#3f8a3f line 1.4 86 22 96 17 106 18',
    ],
  }),
  planned('churros', {
    colours: { body: '#c98a42' },
    mirrors: false,
    parts: [
      ...plate(96, 84, 108),
      {
        times: [5, 15, 3, -7, 60, 80],
        parts: [
          {
            at: [40, 84, -58],
            parts: [
              'body-1.6 box 0 -8 104 16 8',
              'body lying box 0 -9 104 16 8',
              'body-2/0.7 lines 1.6 6 -4 98 -4',
              'body-2/0.7 lines 1.6 6 2 98 2',
              { times: [9, 11, 0], parts: ['#ffffff/0.7 oval 8 -1 1.4 1', '#ffffff/0.6 oval 13 -6 1.2 1'] },
            ],
          },
        ],
      },
      '#f7f4ee roll M130 70H178L170 94H138Z',
      '#4a2a1a oval 154 70 24 7',
      '#6b3f26 oval 150 69 14 3.4',
    ],
  }),
  planned('dim-sum', {
    colours: { body: '#c9974f' },
    parts: [
      'body-1 roll M6 54H154V88C154 104 6 104 6 88Z',
      'body-2 lines 2 6 70 154 70',
      { times: [14, 10.6, 0], parts: ['body-1.8/0.6 lines 1 12 58 12 94'] },
      'body oval 80 54 74 26',
      'body-2 oval 80 54 66 22',
      '#e8d3a4 oval 80 56 62 19',
      {
        times: [3, 36, 0],
        parts: [
          '#e2dccb oval 44 56 18 11',
          '#fbf6e8 ball oval 44 50 18 14',
          '#d9cfb4 line 1.4 36 42 44 38 52 42',
          '#d9cfb4 line 1.4 38 46 44 39 50 47',
          '#d9cfb4 line 1.4 44 36 44 48',
        ],
      },
      {
        times: [2, 38, 0],
        parts: [
          '#e2dccb oval 62 66 17 9',
          '#fbf6e8 ball oval 62 61 17 12',
          '#d9cfb4 line 1.4 54 55 62 51 70 55',
          '#f0a05a ball oval 62 53 3 3',
        ],
      },
      {
        when: 'steaming, hot, steamed',
        parts: ['#ffffff/0.5 line 3 60 28 66 14 58 2 64 -12', '#ffffff/0.5 line 3 96 28 90 12 98 0 92 -14'],
      },
    ],
  }),
  planned('banana-split', {
    colours: { body: '#f7edd2' },
    parts: [
      '#dfeef4/0.7 M4 64C20 104 60 112 100 112C140 112 180 104 196 64Z',
      '#f2d15a M8 66C20 40 40 30 60 34L140 34C160 30 180 40 192 66C150 84 50 84 8 66Z',
      '#fbefc0 M16 66C26 48 44 42 60 44H140C156 42 174 48 184 66C150 76 50 76 16 66Z',
      '#f4b6c8 ball oval 60 46 28 27',
      'body ball oval 100 40 30 29',
      '#6b4026 ball oval 140 46 28 27',
      '#4a2a1a M78 30C84 14 116 14 122 30C120 42 114 34 110 44C106 36 100 48 96 40C92 46 86 34 82 42Z',
      '#c8323a M40 34C44 22 74 22 80 34C76 44 70 36 66 42C60 36 52 46 40 34Z',
      {
        at: [100, 14],
        parts: [
          '#ffffff ball oval -12 0 12 9',
          '#ffffff ball oval 12 0 12 9',
          '#ffffff ball oval 0 -8 12 9',
          '#d8283a ball oval 0 -18 7 7',
          '#5a3a20 line 1.6 1 -24 4 -32 10 -36',
        ],
      },
      '#dfeef4/0.55 M4 64C20 104 60 112 100 112C140 112 180 104 196 64C160 88 40 88 4 64Z',
      '#ffffff/0.7 line 2.4 16 74 34 94 60 104',
      '#cfe2ea/0.8 roll box 88 110 24 10',
      '#cfe2ea/0.9 oval 100 122 40 7',
    ],
  }),
  planned('sangria', {
    colours: { body: '#a8203a' },
    mirrors: false,
    parts: [
      '#cfe2ea/0.8 stroke 7 M84 34C120 34 122 96 82 100',
      '#dfeef4/0.5 M6 10H86L80 130C78 138 14 138 12 130Z',
      'body/0.92 roll M9 36H84L79 128C77 136 15 136 13 128Z',
      'body+1.4 oval 46 36 37 7',
      '#f09a2f oval 30 60 15 15',
      '#fbd28a ring 2 30 60 11 11',
      '#f7e06a oval 60 86 13 13',
      '#fbf3c0 ring 2 60 86 9 9',
      '#e0483a oval 30 104 11 12',
      '#f5f5f0/0.6 box 56 48 14 13 3',
      '#f5f5f0/0.5 box 46 110 13 12 3',
      '#f09a2f oval 66 36 14 6',
      '#4f9a4a M20 34C12 16 26 8 36 20C34 30 28 36 20 34Z',
      '#3f8a3f M36 34C38 16 54 14 56 24C52 34 44 38 36 34Z',
      '#ffffff/0.6 line 3 18 20 20 80 24 124',
      '#dfeef4 stroke 2 M6 10C0 8 -2 4 -6 2M6 10H86',
    ],
  }),
];
