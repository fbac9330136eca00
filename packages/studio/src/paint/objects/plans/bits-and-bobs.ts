import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

const steel = '#a8b1ba #9aa3ac';

/** A nail that stands on its point. */
const nail: readonly Part[] = [
  'body metal M-2.6 -96H2.6V-12L0 0L-2.6 -12Z',
  'body-2 lines 0.8 -2.4 -88 2.4 -88',
  'body-2 lines 0.8 -2.4 -84 2.4 -84',
  'body-1.4 box -9 -101 18 6 2',
  'body+0.8 box -9 -102 18 3.6 1.8',
];

/** One side of a life jacket, from the middle outwards. */
const jacketSide: readonly Part[] = [
  'body roll M4 8C14 2 26 0 34 4C38 20 40 34 52 40V124C52 132 46 134 40 134H4Z',
  'body-1.6/0.7 line 1.6 4 60 28 63 52 60',
  'body-1.6/0.7 line 1.6 4 100 28 103 52 100',
  'strap box 4 72 48 9 0',
  'strap box 4 112 48 8 0',
  'shine box 14 28 15 8 1',
];

/** What keeps other things together, and small things of the house: nails, pins, plugs, pegs. */
export const bitsAndBobs = [
  planned('nail', { colours: { body: steel }, parts: [{ at: [0, 0, 14], parts: nail }] }),
  planned('nails', {
    colours: { body: steel },
    parts: [
      { at: [6, 30, 80], parts: nail },
      { at: [118, 36, -74], parts: nail },
      { at: [-8, 44, 93], parts: nail },
      { at: [126, 52, -86], parts: nail },
      { at: [26, 56, 64], parts: nail },
      { at: [92, 62, -66], parts: nail },
    ],
  }),
  planned('screw', {
    colours: { body: steel },
    parts: [
      {
        at: [0, 0, 18],
        parts: [
          'body metal M-5 -88H5V-22L0 0L-5 -22Z',
          ...Array.from({ length: 11 }, (_, index) => {
            const [y, half] = [-74 + index * 6.4, index < 8 ? 9 : 9 - (index - 7) * 2.2];
            return [
              `body-2 lines 3 ${-half} ${y - 2} ${half} ${y + 2.4}`,
              `body+1.6 lines 1.4 ${-half} ${y - 3} ${half} ${y + 1.4}`,
            ];
          }).flat(),
          'body metal M-17 -98C-15 -92 -7 -88 -6 -82H6C7 -88 15 -92 17 -98Z',
          'body+1 oval 0 -98 17 4.4',
          'body-4 poly -12 -99 12 -99 12 -97 -12 -97',
        ],
      },
    ],
  }),
  planned('bolt', {
    colours: { body: steel },
    parts: [
      {
        at: [0, 0, 16],
        parts: [
          'body metal box -8 -80 16 80 2',
          { times: [9, 0, 5.4], parts: ['body-2.4 lines 2 -8.4 -47 8.4 -45', 'body+1.6 lines 1 -8.4 -48.4 8.4 -46.4'] },
          'body-1.6 poly -20 -98 -10 -98 -10 -78 -20 -78',
          'body+1 poly -10 -98 10 -98 10 -78 -10 -78',
          'body-0.8 poly 10 -98 20 -98 20 -78 10 -78',
          'body+1.8 M-20 -98L-10 -104H10L20 -98Z',
          'body-1.4 box -22 -79 44 4 2',
        ],
      },
      {
        at: [56, -16],
        parts: [
          'body-2 poly -19 -4 -19 9 -9 17 10 17 19 9 19 -4',
          'body+0.6 face poly -19 -6 -9 -14 10 -14 19 -6 10 3 -9 3',
          'body-3.4 oval 0 -6 8.6 4.6',
          'body-1 lines 1.2 -9 4 -9 16',
          'body-1 lines 1.2 10 4 10 16',
        ],
      },
    ],
  }),
  planned('pin', {
    colours: { body: '#d0303a #3f7fc0 #f2b02e', metal: '#aab3bc' },
    parts: [
      {
        at: [0, 0, 24],
        parts: [
          'metal metal M-1.8 -44H1.8L0.6 0H-0.6Z',
          'body-1.6 oval 0 -44 17 6',
          'body roll M-9 -82C-7 -66 -8 -56 -16 -48C-10 -42 10 -42 16 -48C8 -56 7 -66 9 -82Z',
          'body-0.6 oval 0 -84 15 5.6',
          'body ball M-15 -86C-14 -94 14 -94 15 -86C12 -80 -12 -80 -15 -86Z',
          '#ffffff/0.6 line 2.4 4 -74 4 -64 8 -54',
        ],
      },
    ],
  }),
  planned('needle', {
    colours: { body: steel, thread: '#d0483f #3f6fb0' },
    parts: [
      'thread line 2.4 4 -96 24 -104 40 -84 22 -66 34 -44 62 -40 70 -20',
      {
        at: [0, 0, 12],
        parts: [
          'body metal M-3.4 -104C-3 -112 3 -112 3.4 -104L2.6 -60L0.5 0H-0.5L-2.6 -60Z',
          'body-4 oval 0 -101 1.3 5.4',
          'body+3/0.8 lines 0.8 -1 -84 -0.6 -30',
        ],
      },
    ],
  }),
  planned('zipper', {
    colours: { body: '#3a4a63 #7a3f3f #33363d', metal: '#c9a24a #b9c1ca' },
    parts: [
      { mirror: 50, parts: ['body face M18 0L50 62V150H18Z'] },
      {
        mirror: 50,
        parts: [
          { times: [9, 0, 9.6], parts: ['metal-1 box 41 70 10 5 1', 'metal+1 box 41 69.4 10 3 1'] },
          { times: [6, 5.2, 10.2], parts: ['metal box 15 1 9 5 1'] },
          'body-1.8/0.7 lines 1.4 26 4 30 150',
        ],
      },
      'metal-1.4 poly 38 52 62 52 58 78 42 78',
      'metal face poly 38 50 62 50 58 75 42 75',
      'metal-2 box 46 56 8 8 2',
      'metal-1 stroke 3 M50 62L50 76',
      'metal metal box 43 76 14 30 5',
      'metal-3 box 47 96 6 5 2',
    ],
  }),
  planned('padlock', {
    colours: { body: '#d0a23a #b9c1ca', shackle: '#98a1aa' },
    parts: [
      'shackle-2 stroke 13 M22 58V34C22 -6 78 -6 78 34V58',
      'shackle+1 stroke 7 M20 58V34C20 -5 76 -5 76 34V58',
      'body-1.6 box 2 54 98 76 10',
      'body metal box 0 50 98 76 10',
      'body-1.2/0.8 lines 2 4 66 94 66',
      'body-1.2/0.8 lines 2 4 112 94 112',
      '#2b2520 oval 49 84 9 9',
      '#2b2520 poly 46 86 52 86 55 106 43 106',
    ],
  }),
  planned('clothespin', {
    colours: { body: '#d9b27a #cfa468', spring: '#98a1aa' },
    parts: [
      {
        at: [0, 0, 12],
        parts: [
          'body-1.2 roll M2 -108H12L14 -60C10 -48 12 -40 20 0H8L1 -44Z',
          'body roll M-2 -108H-12L-14 -60C-10 -48 -12 -40 -20 0H-8L-1 -44Z',
          'body-2/0.7 lines 1.2 -8 -100 -9 -66',
          'body-2/0.7 lines 1.2 8 -100 9 -66',
          { times: [4, 0, 3.4], parts: ['spring-1 lines 2.4 -12 -58 12 -56'] },
          'spring-1 oval 0 -52 7 7',
          'spring+1.6 oval 0 -52 4 4',
        ],
      },
    ],
  }),
  planned('plug', {
    colours: { body: '#f0efe9 #33363d', metal: '#c9a24a #b9c1ca' },
    parts: [
      'body-1.4 line 8 118 46 150 46 166 70 150 94 100 92 40 98',
      'body+0.8/0.7 line 2 118 44 150 44 164 68',
      'metal metal box -18 20 34 7 2',
      'metal metal box -18 62 34 7 2',
      'body-1 lying M12 6H54C84 8 92 28 108 32V58C92 62 84 82 54 84H12C8 84 8 6 12 6Z',
      'body+0.4 lying M12 4H54C84 6 92 26 108 30V54C92 58 84 78 54 80H12C8 80 8 4 12 4Z',
      { times: [4, 6, 0], parts: ['body-2 lines 2 96 34 96 52'] },
      'body-1.8/0.7 lines 1.6 24 8 24 78',
    ],
  }),
  planned('electrical-socket', {
    colours: { body: '#f4f2ec', hole: '#3a3a40' },
    parts: [
      'body-2.4 box 2 4 96 96 10',
      'body face box 0 0 96 96 10',
      'body-1.4 oval 48 49 35 35',
      'body-0.6 face oval 48 48 33 33',
      'body-1.8 ring 2 48 48 33 33',
      'hole oval 35 48 4.4 4.4',
      'hole oval 61 48 4.4 4.4',
      'body-2.6 box 44 16 8 7 1',
      'body-2.6 box 44 73 8 7 1',
      'body-2 oval 48 48 2.4 2.4',
    ],
  }),
  planned('light-switch', {
    colours: { body: '#f4f2ec' },
    parts: [
      'body-2.4 box 2 4 76 112 8',
      'body face box 0 0 76 112 8',
      'body-2 box 20 24 36 64 4',
      'body-0.8 box 22 56 32 30 3',
      'body+1 down box 22 26 32 32 3',
      'body-1.6 lines 1.6 22 57 54 57',
      'body-2.4 oval 38 11 2.6 2.6',
      'body-2.4 oval 38 101 2.6 2.6',
    ],
  }),
  planned('spray-bottle', {
    colours: { body: '#5fa8d0 #e8ecec #6fae6a', trigger: '#f2f2ee #d0483f', label: '#f7f4ea' },
    parts: [
      'trigger-1 M-2 8L10 4V24L-2 22C-6 18 -6 12 -2 8Z',
      'trigger-1.6 M30 30C20 34 12 46 8 62L15 65C20 54 26 46 36 42Z',
      'trigger lying M8 2H58C70 4 74 14 74 30H34C26 30 10 28 8 26Z',
      'trigger-0.6 roll box 34 28 30 14 2',
      'trigger-1.6 lines 1.6 34 36 64 36',
      'body roll M38 42H60C62 56 84 60 84 82V168C84 174 80 178 74 178H24C18 178 14 174 14 168V82C14 60 36 56 38 42Z',
      'body+1.8/0.5 M16 104C40 98 60 110 82 102V84C82 64 64 60 60 50H39C35 60 16 64 16 84Z',
      'trigger-2/0.5 lines 2 52 44 56 168',
      'label/0.95 face box 14 100 70 50 2',
      'body-1 M36 126C36 116 46 108 49 104C52 108 62 116 62 126C62 140 36 140 36 126Z',
      'body-2/0.7 line 1.6 16 160 49 164 82 160',
      '#ffffff/0.6 line 4 22 76 20 90 20 168',
    ],
  }),
  planned('squeegee', {
    colours: { body: '#3f7fb0 #d0483f #3f9a7a', blade: '#2f3138', metal: '#b9c1ca' },
    parts: [
      {
        at: [0, 0, -10],
        parts: [
          'blade box -62 -126 124 9 2',
          'metal lying box -58 -119 116 12 3',
          'metal-1 poly -12 -108 12 -108 7 -92 -7 -92',
          'body roll M-7 -94H7L9 -8C8 2 -8 2 -9 -8Z',
          { times: [6, 0, 8], parts: ['body-1.8 lines 2 -6 -62 6 -62'] },
          'body-3 oval 0 -8 2.6 2.6',
        ],
      },
    ],
  }),
  planned('ironing-board', {
    colours: { body: '#7fa8c8 #c88a9a #8fb08a', legs: '#c3c9d0' },
    parts: [
      'legs-1 lines 5 26 24 138 128',
      'legs lines 5 132 24 24 128',
      'legs-1.6 oval 79 74 4 4',
      'legs-1.4 lines 5 8 128 42 128',
      'legs-1.4 lines 5 120 128 156 128',
      'body-1.8 M-2 14C-2 6 4 4 12 4H136C160 4 182 10 194 16C182 24 160 28 136 28H12C4 28 -2 24 -2 14Z',
      'body face M-2 10C-2 2 4 0 12 0H136C160 0 182 6 194 12C182 20 160 24 136 24H12C4 24 -2 20 -2 10Z',
      {
        inside: 'M-2 10C-2 2 4 0 12 0H136C160 0 182 6 194 12C182 20 160 24 136 24H12C4 24 -2 20 -2 10Z',
        parts: [{ times: [9, 20, 0], parts: ['body+2/0.6 lines 3 4 0 14 24'] }],
      },
    ],
  }),
  planned('bathroom-scale', {
    colours: { body: '#f0f1f0 #5f9ab0 #33363d', dial: '#f7f7f4' },
    parts: [
      'body-2.6 M6 60L2 80C4 88 196 88 198 80L194 60Z',
      'body face M30 4H170C178 4 182 8 184 14L198 70C198 80 192 80 184 80H16C8 80 2 80 2 70L16 14C18 8 22 4 30 4Z',
      'body-0.8 face M34 34H82L74 74H18L26 40C28 36 30 34 34 34Z',
      'body-0.8 face M166 34H118L126 74H182L174 40C172 36 170 34 166 34Z',
      'body-2.4 oval 100 27 38 19',
      'dial oval 100 26 35 17',
      '#d0483f lines 2 100 26 114 14',
      '#5a616a/0.8 ring 1.4 100 26 28 12 190 350',
      '#33363d oval 100 27 3 2',
    ],
  }),
  planned('first-aid-kit', {
    colours: { body: '#d0303a #f2f2ee', cross: '#ffffff', catch: '#b9c1ca' },
    parts: [
      'body-2 stroke 8 M58 20C58 0 112 0 112 20',
      'body-1.8 box 2 20 170 104 12',
      'body face box 0 16 168 104 12',
      'body-1.6 lines 2.4 2 44 166 44',
      'catch box 30 38 16 14 2',
      'catch box 122 38 16 14 2',
      '#ffffff oval 84 80 31 31',
      '#d0303a box 76 60 16 40 2',
      '#d0303a box 64 72 40 16 2',
      'body+2.4/0.6 line 3 14 24 50 22 90 22',
    ],
  }),
  planned('cotton-swab', {
    colours: { body: '#f4f4f0', stick: '#a8cfe0 #f2c3d0' },
    parts: [
      {
        at: [0, 0, 20],
        parts: [
          'stick roll box -2 -100 4 96 1',
          'body-1.4 oval 0 -103 6 14',
          'body ball oval 0 -104 5.6 14',
          'body-1.4 oval 0 -4 6 14',
          'body ball oval 0 -5 5.6 14',
        ],
      },
    ],
  }),
  planned('highlighter', {
    colours: { body: '#f2e03a #f27ab0 #7fd05a #f2993a', trim: '#33363d' },
    parts: [
      {
        at: [0, 0, 24],
        parts: [
          'body+1 poly -3.6 -118 5 -112 5 -104 -3.6 -104',
          'trim roll poly -5 -106 5 -106 9 -92 -9 -92',
          'body roll M-12 -92H12V-14C12 -8 10 -6 8 -6H-8C-10 -6 -12 -8 -12 -14Z',
          'trim roll box -11 -9 22 9 3',
          'trim/0.85 box -12 -70 24 34 0',
          'body+2 lines 2 -7 -62 7 -62',
          'body+2 lines 2 -7 -56 4 -56',
          '#ffffff/0.5 lines 2.4 7 -88 7 -16',
        ],
      },
    ],
  }),
  planned('matchbox', {
    colours: { body: '#c8403a #3f6f9a', card: '#e9dcc0' },
    parts: [
      'card-1.6 poly 96 62 150 44 150 66 96 84',
      'card poly 74 46 128 30 150 44 96 62',
      ...[0, 9, 18, 27].flatMap((by) => [
        `#e2c794 lines 3.4 ${78 + by} ${54 - by * 0.3} ${106 + by} ${56 - by * 0.5}`,
        `#8a2f2a ball oval ${107 + by} ${56 - by * 0.5} 4 3.4`,
      ]),
      'body-2 poly 0 52 60 78 96 62 96 88 60 106 0 78',
      '#6a4a3a poly 0 54 60 80 60 104 0 78',
      'body face poly 36 30 96 50 60 78 0 52',
      'body-1 poly 60 80 96 62 96 86 60 104',
      '#f2c23a/0.9 poly 44 40 76 50 56 66 22 52',
      '#d0483f oval 48 52 9 5 18',
    ],
  }),
  planned('life-jacket', {
    colours: { body: '#f07a2a #d8402f', strap: '#33363d', shine: '#f4f1dc' },
    parts: [
      { mirror: 0, parts: jacketSide },
      'body-2.4 lines 2 0 30 0 134',
      'strap-1 box -7 70 14 13 2',
      'strap-1 box -7 110 14 12 2',
    ],
  }),
];
