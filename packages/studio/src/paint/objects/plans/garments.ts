import { planned } from '../parts/plan.js';

const sleeved =
  'M34 6C40 12 60 12 66 6L78 10C86 26 96 62 102 90L88 95L76 50V106C60 109 40 109 24 106V50L12 95L-2 90C4 62 14 26 22 10Z';
const folds = [
  'body-1.8/0.9 line 1.2 24 52 24 36 27 24',
  'body-1.3/0.7 line 1.4 27 72 34 80 36 92',
  'body-1.2/0.7 line 1.2 6 66 10 60 16 58',
];
const waistcoat = 'M30 4L50 52L70 4L82 8C76 22 78 36 86 46V100L68 110L50 98L32 110L14 100V46C22 36 24 22 18 8Z';
const swimsuit =
  'M24 2H31C32 18 38 30 50 30C62 30 68 18 69 2H76C76 20 80 30 86 40C78 54 78 64 82 78C86 90 88 96 90 104C76 106 62 118 57 134H43C38 118 24 106 10 104C12 96 14 90 18 78C22 64 22 54 14 40C20 30 24 20 24 2Z';

/** Clothes that nobody wears: those that cannot be told from a shirt or a jacket. */
export const garments = [
  planned('hoodie', {
    colours: { body: '#6a7f96 #8a8f96 #4f6a5a #a85a4a', cord: '#f2ede2' },
    mirrors: false,
    parts: [
      'body-1 face M30 14C22 -2 34 -16 50 -16C66 -16 78 -2 70 14C62 20 38 20 30 14Z',
      'body-3 M36 12C32 0 40 -9 50 -9C60 -9 68 0 64 12C60 20 40 20 36 12Z',
      `body face ${sleeved}`,
      'body-2.4 M37 8C42 16 58 16 63 8C58 11 42 11 37 8Z',
      { mirror: 50, parts: [...folds, 'body-1 box -1 86 13 9 2', 'cord line 1.6 43 14 42 26 43 38'] },
      'body+0.8 face M34 70H66L74 94H26Z',
      'body-1.8 stroke 1 M34 70H66L74 94M26 94L34 70',
      'body-1 face box 24 99 52 9 2',
      { times: [12, 4.2, 0], parts: ['body-2/0.7 lines 0.7 27 100 27 107'] },
    ],
  }),
  planned('apron', {
    colours: { body: '#b8503f #3f6a7a #5a7a4a #c99a4a', trim: '#f4ecdc' },
    parts: [
      'trim stroke 3 M32 20C30 -12 70 -12 68 20',
      { mirror: 50, parts: ['trim line 3 20 58 4 62 -4 74', 'trim line 3 20 58 6 70 2 84'] },
      'body face M30 18H70C70 34 76 48 88 54L92 126C66 132 34 132 8 126L12 54C24 48 30 34 30 18Z',
      'trim stroke 1.6 M30 18H70C70 34 76 48 88 54L92 126C66 132 34 132 8 126L12 54C24 48 30 34 30 18Z',
      'body+0.9 face M30 74H70V96C70 104 60 108 50 108C40 108 30 104 30 96Z',
      'trim-1 stroke 1.2 M30 74H70V96C70 104 60 108 50 108C40 108 30 104 30 96Z',
      'body-1.6 lines 1 50 76 50 107',
      { mirror: 50, parts: ['body-1.5/0.8 line 1.4 20 70 16 98 15 124', 'body+1.4/0.6 line 1.6 24 64 21 90 20 118'] },
    ],
  }),
  planned('waistcoat', {
    colours: { body: '#4a5568 #6a5140 #3f5a4a #7a3a42', buttons: '#e6dcc4' },
    mirrors: false,
    parts: [
      'body-3 M30 4C38 12 62 12 70 4L60 44H40Z',
      `body face ${waistcoat}`,
      'body+0.8 face poly 30 4 24 9 34 30 30 34 50 54 50 50',
      'body+0.8 face poly 70 4 76 9 66 30 70 34 50 54 50 50',
      'body-2 lines 1 50 54 50 98',
      { times: [4, 0, 11], parts: ['buttons oval 53.6 60 2 2', 'body-2.6 oval 53.6 60 0.8 0.8'] },
      {
        mirror: 50,
        parts: [
          'body-1.6 box 22 78 18 4 1',
          'body-1.8/0.9 line 1.1 28 44 27 66 26 78',
          'body-1.2/0.7 line 1.2 18 54 22 62 20 70',
        ],
      },
    ],
  }),
  planned('overalls', {
    colours: { body: '#4a6a94 #5a7a9a #7a6a4a', metal: '#d9b65a' },
    parts: [
      { mirror: 50, parts: ['body-0.6 face poly 28 -4 37 -4 40 26 31 26'] },
      'body face M30 20H70L72 54C80 56 84 60 86 66L94 152H58L50 88L42 152H6L14 66C16 60 20 56 28 54Z',
      'body-1.6 stroke 1.2 M28 54C40 58 60 58 72 54M50 58V90',
      'body+0.8 face M38 30H62V46L50 52L38 46Z',
      'body-1.8 stroke 1 M38 30H62V46L50 52L38 46ZM38 35H62',
      {
        mirror: 50,
        parts: [
          'metal ball oval 35 24 3 3',
          'body-1.5 line 1.1 17 66 28 74 30 60',
          'body-1.3/0.8 line 1.2 28 92 24 122 24 148',
          'body+1.2/0.6 line 1.6 18 80 14 114 13 146',
          'body+1 face box 6 144 37 8 1',
        ],
      },
    ],
  }),
  planned('swimsuit', {
    colours: { body: '#c8405a #2f6f9a #2b3038 #3f8a7a', trim: '#f4ede0' },
    parts: [
      'body-2.8 M26 6C30 30 40 40 50 40C60 40 70 30 74 6L69 2C68 18 62 30 50 30C38 30 32 18 31 2Z',
      `body face ${swimsuit}`,
      { inside: swimsuit, parts: ['trim/0.9 poly 0 58 100 50 100 58 0 66', 'trim/0.9 poly 0 70 100 62 100 66 0 74'] },
      {
        mirror: 50,
        parts: ['body+1.6/0.7 line 1.8 30 36 29 52 31 64', 'body-1.6/0.8 line 1.2 24 96 34 100 40 110'],
      },
    ],
  }),
  planned('pyjamas', {
    colours: { body: '#7fa0c4 #c48f9f #8fae94', stripe: '#f4efe4' },
    mirrors: false,
    parts: [
      // trousers below the shirt
      'body-0.6 face M26 86H74L84 170H55L50 108L45 170H16Z',
      {
        inside: 'M26 86H74L84 170H55L50 108L45 170H16Z',
        parts: [{ times: [13, 6, 0], parts: ['stripe/0.7 box 14 80 1.6 100'] }],
      },
      'body-1.8 lines 1.2 50 108 50 90',
      `body face ${sleeved}`,
      { inside: sleeved, parts: [{ times: [17, 6.4, 0], parts: ['stripe/0.7 box -3 0 1.6 120'] }] },
      'body-2.4 poly 38 8 62 8 50 30',
      {
        mirror: 50,
        parts: ['body+1 face poly 34 5 50 30 42 38 26 12', ...folds, 'body+1 face poly 12 95 -2 90 0 83 14 88'],
      },
      { times: [4, 0, 16], parts: ['stripe oval 50 44 1.9 1.9', 'body-2.4 oval 50 44 0.7 0.7'] },
      'body-1.5 stroke 1 M58 50H70V62H58Z',
      'body-1.6 lines 0.9 50 34 50 108',
    ],
  }),
  planned('turtleneck', {
    colours: { body: '#8a4a3f #3f5a6a #d9cdb8 #4a5a46' },
    mirrors: false,
    parts: [
      `body face ${sleeved}`,
      'body+0.6 face M36 12C34 2 36 -8 37 -10C45 -13 55 -13 63 -10C64 -8 66 2 64 12C56 17 44 17 36 12Z',
      'body-1.6 stroke 1 M36 3C44 7 56 7 64 3M36 12C44 17 56 17 64 12',
      { times: [6, 4.4, 0], parts: ['body-1.4/0.7 lines 0.7 39 -9 39 13'] },
      { mirror: 50, parts: [...folds, 'body-1 face poly 12 95 -2 90 0 82 14 87'] },
      'body-1 face box 24 99 52 9 2',
      { times: [12, 4.2, 0], parts: ['body-2/0.7 lines 0.7 27 100 27 107'] },
    ],
  }),
  planned('beanie', {
    colours: { body: '#c8503f #3f6a8a #5a7a4a #d9a03f' },
    parts: [
      'body ball oval 50 -4 12 12',
      { times: [8, 0, 0, 45, 50, -4], parts: ['body+1.6/0.7 lines 1.2 50 -4 50 -13'] },
      'body face M6 62C4 24 24 4 50 4C76 4 96 24 94 62Z',
      {
        mirror: 50,
        parts: [
          'body-1.4/0.8 line 1.4 48 6 42 30 41 58',
          'body-1.4/0.8 line 1.4 44 7 26 26 24 58',
          'body-1.4/0.8 line 1.4 38 9 14 30 11 58',
        ],
      },
      'body+0.6 face box 2 54 96 24 8',
      { times: [15, 6.2, 0], parts: ['body-1.4/0.8 lines 1.2 7 57 7 75'] },
    ],
  }),
  planned('beret', {
    colours: { body: '#a8323f #2b3038 #3f5a7a' },
    parts: [
      'body-1 line 4 58 10 60 4 62 0',
      'body face M2 44C-6 22 30 4 66 8C104 12 122 32 108 48C96 58 74 56 58 56C38 56 8 58 2 44Z',
      'body-1.6 face M20 50C44 56 76 56 98 50L96 62C74 68 44 68 24 61Z',
      'body+1.6/0.7 line 2 16 32 34 18 58 14',
      'body-1.3/0.8 line 1.4 62 52 82 50 100 44',
    ],
  }),
  planned('face-mask', {
    colours: { body: '#a9d3e0 #e8ecee #b8c8de' },
    parts: [
      { mirror: 60, parts: ['#f4f4f0 stroke 2.4 M14 14C-14 4 -14 66 14 56'] },
      'body face M12 12C40 4 80 4 108 12V56C96 70 24 70 12 56Z',
      { times: [3, 0, 13], parts: ['body-1.4 line 1.2 13 24 60 20 107 24', 'body+1.2/0.8 line 1 13 26 60 22 107 26'] },
      'body-1 stroke 1.4 M12 12C40 4 80 4 108 12',
      '#d4dade box 44 8 32 3 1',
    ],
  }),
];
