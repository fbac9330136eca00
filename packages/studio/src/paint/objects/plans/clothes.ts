import { planned } from '../parts/plan.js';

const tee = 'M34 4C40 10 60 10 66 4L78 8L100 32L86 46L76 36V100C60 103 40 103 24 100V36L14 46L0 32L22 8Z';
const longSleeves =
  'M34 4C40 10 60 10 66 4L78 8C86 24 96 62 102 88L88 93L76 48V104C60 107 40 107 24 104V48L12 93L-2 88C4 62 14 24 22 8Z';

const sock = [
  'body face M10 6H36V52C38 62 52 66 58 72C64 80 58 92 48 92C34 92 8 80 8 62Z',
  'stripe face box 8.6 4 29 11 3',
  'stripe-0.6 poly 9.6 22 36 22 36 28 9.4 28',
  'stripe-0.6 poly 9.4 34 36 34 36 40 9.2 40',
  'body-1.6 M46 92C44 82 50 74 58 72C64 80 58 92 46 92Z',
  'body-1.6 M8 58C14 58 18 66 16 76C10 72 8 66 8 58Z',
];

/** Words for what is of metal. */
const steel = 'metallic, metal, steel, silver, gold, golden, chrome, titanium, stainless steel';

export const clothes = [
  planned('t-shirt', {
    colours: { body: '#4a86b8 #c8503f #e8e2d4 #5f9a6a' },
    mirrors: false,
    parts: [
      'body-2.4 M34 4C40 16 60 16 66 4C60 8 40 8 34 4Z',
      `body face ${tee}`,
      'body-1.4 stroke 2.4 M34 4C40 14 60 14 66 4',
      {
        mirror: 50,
        parts: [
          'body-1.8/0.8 line 1.2 24 38 24.6 28 27 20',
          'body-1.4 lines 1 2 30 16 44',
          'body-1.3/0.7 line 1.6 25 60 32 66 36 76',
          'body-1.2/0.7 line 1.4 26 84 34 88',
        ],
      },
      'body-1.6/0.9 line 1 24 96 50 99 76 96',
      'body+1.6/0.6 line 2 62 24 66 44 67 66',
    ],
  }),
  planned('shirt', {
    colours: { body: '#6f94b8 #e8e2d4 #b86a5a #7a9a7a', buttons: '#f7f2e6' },
    mirrors: false,
    parts: [
      `body face ${longSleeves}`,
      'body-2.6 poly 38 5 62 5 50 22',
      'body+0.8 face poly 34 2 50 20 40 28 28 9',
      'body+0.8 face poly 66 2 50 20 60 28 72 9',
      'body-1.8 stroke 0.9 M34 2L50 20L40 28L28 9M66 2L50 20L60 28L72 9',
      'body-0.8 box 46.6 22 6.8 82',
      'body-1.8 lines 0.8 46.6 24 46.6 104',
      { times: [5, 0, 16], parts: ['buttons oval 50 34 1.8 1.8', 'body-2.4 oval 50 34 0.7 0.7'] },
      {
        mirror: 50,
        parts: [
          'body-1.8/0.9 line 1.2 24 50 24 34 27 22',
          'body-1.6 lines 1 13 88 -1 83',
          'body-1.3/0.7 line 1.4 27 70 34 78 36 92',
        ],
      },
      'body-1.4 stroke 1 M58 40H70V52L64 56L58 52Z',
    ],
  }),
  planned('dress', {
    colours: { body: '#b83f5f #3f6f9a #8a5aa0 #d98a4a', belt: '#f3e2c0' },
    parts: [
      'body-2.4 M32 10C38 20 54 20 60 10C54 16 38 16 32 10Z',
      'body face M26 0L32 2C36 16 56 16 60 2L66 0C68 12 74 22 76 26L66 32C64 40 62 44 62 48C76 66 90 96 94 122C76 130 16 130 -2 122C2 96 16 66 30 48C30 44 28 40 26 32L16 26C18 22 24 12 26 0Z',
      {
        mirror: 46,
        parts: [
          'body-1.6/0.9 line 1.6 34 56 22 88 14 124',
          'body-1.4/0.8 line 1.4 42 56 38 90 34 126',
          'body+1.2/0.7 line 2 30 64 20 92 10 116',
        ],
      },
      'belt face M29 44H63L64 51H28Z',
      'belt-1.6 box 42 44 8 7 1.4',
      'body-1.6 line 1.2 -1 118 46 126 93 118',
      'body+1.6/0.7 line 1.6 58 14 60 24 59 36',
    ],
  }),
  planned('trousers', {
    colours: { body: '#4a5f7a #5a5046 #6f7a5a', belt: '#5a3a28' },
    parts: [
      'body face M14 4H66L76 122H48L40 44L32 122H4Z',
      'body-1.8 line 1.2 40 10 40 30 40 46',
      'body-1.4 line 1.1 40 30 34 36 38 44',
      {
        mirror: 40,
        parts: [
          'body-1.6 line 1.2 14 14 20 24 12 32',
          'body-1.6/0.7 line 1.2 25 34 20 80 18 118',
          'body+1.4/0.6 line 1.6 15 44 11 80 9 112',
          'body-1.6 lines 1 5 116 32 116',
        ],
      },
      'belt face box 13 2 54 8 1.5',
      '#d9b65a box 36 1.4 9 9 1.5',
      'belt box 38.4 3.8 4.2 4.2',
    ],
  }),
  planned('shorts', {
    colours: { body: '#c9a86a #4a6f8a #8a5a4a' },
    parts: [
      'body face M12 4H78L90 66H52L45 36L38 66H0Z',
      'body-1.8 line 1.2 45 8 45 24 45 38',
      {
        mirror: 45,
        parts: [
          'body-1.6 line 1.2 12 14 20 22 9 32',
          'body-1.6 lines 1 1 60 38 60',
          'body-1.4/0.7 line 1.2 28 30 22 48 20 62',
        ],
      },
      'body-0.8 face box 11 0 68 8 2',
      '#efe6d6 line 1.4 42 8 40 18',
      '#efe6d6 line 1.4 48 8 50 18',
    ],
  }),
  planned('skirt', {
    colours: { body: '#b5483a #4a6f8a #6a8a5a' },
    parts: [
      'body face M24 4H66C74 40 88 66 92 86C70 94 20 94 -2 86C2 66 16 40 24 4Z',
      {
        mirror: 45,
        parts: [
          'body-1.6/0.9 line 1.6 30 12 18 50 10 88',
          'body-1.4/0.8 line 1.6 39 12 33 50 30 91',
          'body+1.4/0.7 line 2 26 20 14 54 6 82',
        ],
      },
      'body-1 face box 22 0 46 9 2',
    ],
  }),
  planned('socks', {
    colours: { body: '#c8503f #4a86b8 #6a9a6a', stripe: '#f4eede' },
    parts: [{ times: [2, 34, 8], parts: sock }],
  }),
  planned('sock', { colours: { body: '#c8503f #4a86b8 #6a9a6a', stripe: '#f4eede' }, parts: sock }),
  planned('belt', {
    colours: { body: '#6a4028 #33302f', buckle: '#d9b65a' },
    parts: [
      // coiled once, the buckle in front
      'body-2.2 stroke 13 M12 30C18 8 96 8 102 30',
      'body-0.8 stroke 13 M10 34C10 62 104 62 104 34',
      'body+1.4/0.8 stroke 1 M8 40C16 62 98 62 106 40',
      'body lying M58 46L132 42C138 42 138 56 132 56L60 60Z',
      { times: [5, 9, -0.4], parts: ['body-3 oval 90 50 1.6 1.6'] },
      'buckle-1 stroke 4.6 M44 44H64V64H44Z',
      'buckle stroke 3 M44 44H64V64H44Z',
      'buckle lines 2.6 48 54 68 54',
    ],
  }),
  planned('bow-tie', {
    colours: { body: '#a8323f #33302f #2f4f8a' },
    parts: [
      {
        mirror: 50,
        parts: [
          'body face M46 22C34 8 14 0 4 4C-2 14 -2 46 4 56C14 60 34 52 46 38Z',
          'body-1.8/0.9 line 1.4 44 28 28 22 14 18',
          'body-1.8/0.9 line 1.4 44 33 28 38 14 42',
          'body+1.8/0.7 line 1.6 8 12 20 14 34 20',
        ],
      },
      'body-0.6 face box 41 18 18 24 6',
      'body-2 line 1 46 20 45 30 46 40',
    ],
  }),
  planned('helmet', {
    colours: { body: '#d0483f #3f6fa8 #e0a33a #e8e4da', strap: '#33302f' },
    parts: [
      // a bicycle helmet from the side: it lies on its padded rim, and below a chin its straps are not seen
      'strap box 12 58 84 7 3',
      'body-2.6 M4 56C4 62 8 63 14 63H92C98 63 104 60 104 54Z',
      'body face M2 55C0 24 26 2 56 2C86 4 104 26 104 52C104 58 99 60 92 60H12C6 61 2 60 2 55Z',
      '#2b2d33 M20 40C26 24 36 16 44 14C40 22 32 34 30 46Z',
      '#2b2d33 M42 42C46 24 54 16 62 14C58 24 54 34 53 43Z',
      '#2b2d33 M66 42C68 28 74 20 80 20C80 28 78 36 78 44Z',
      'body+2.4/0.8 line 2.6 14 34 24 18 42 9',
      'body-1.4/0.9 line 1.4 4 52 102 50',
    ],
  }),
  planned('boots', {
    colours: { body: '#7a4a2c #33302f #a86a3a', sole: '#2b2724' },
    parts: [
      {
        times: [2, 36, 6],
        parts: [
          'body-0.8 face M6 4H38L37 46C44 56 66 58 70 70C72 76 70 82 70 82H6C4 56 8 30 6 4Z',
          'body-2.4 oval 22 5 16 4',
          { times: [4, 0.2, 9], parts: ['#efe0c0 lines 1.6 26 20 36 17'] },
          'body-1.8/0.9 line 1.2 8 60 24 58 38 48',
          'body+1.8/0.6 line 2 12 12 12 34 11 54',
          'sole box 4 80 68 7 3',
          'sole box 4 82 20 11 2',
        ],
      },
    ],
  }),
  planned('ring', {
    colours: { body: '#d9a93a #c9ced4', stone: '#bfe6f2' },
    parts: [
      'body-1.8 ring 10 50 66 30 30',
      'body ring 7 50 66 30 30',
      'body+2.6/0.9 ring 2 50 66 31 31 190 270',
      'body-1 poly 38 34 62 34 57 42 43 42',
      'stone-0.6 poly 30 14 70 14 50 38',
      'stone+1.4 poly 38 4 62 4 70 14 30 14',
      'stone-1.6 poly 60 14 70 14 50 38',
      'stone+2 poly 40 14 50 38 30 14',
      'stone-2/0.6 stroke 0.8 M30 14H70M40 14L50 38L60 14M38 4L40 14L50 4L60 14L62 4',
    ],
  }),
  planned('wedding-band', {
    colours: { body: '#d9a93a #c9ced4' },
    parts: [
      'body-1.8 ring 13 50 50 32 32',
      'body ring 9 50 50 32 32',
      'body-0.8 ring 2 50 50 28 28 20 160',
      'body+2.6/0.9 ring 2.4 50 50 34 34 190 280',
    ],
  }),
  planned('watch', {
    colours: { body: '#6a4028 #33302f #2f4f7a', case: '#c9ced4 #d9b65a', dial: '#f7f4ea' },
    parts: [
      'body roll M30 34L34 0H62L66 34Z',
      'body roll M30 82L34 118H62L66 82Z',
      { unless: steel, times: [3, 0, 8], parts: ['body-2.6 oval 48 96 1.8 1.8'] },
      // a bracelet of links
      {
        when: steel,
        parts: [
          { times: [4, 0, 8], parts: ['#2b3038/0.8 lines 1.6 31 5 65 5', '#ffffff/0.5 lines 1 32 7 64 7'] },
          { times: [4, 0, 8], parts: ['#2b3038/0.8 lines 1.6 31 87 65 87', '#ffffff/0.5 lines 1 32 89 64 89'] },
          '#2b3038/0.6 lines 1.2 41 0 39 32',
          '#2b3038/0.6 lines 1.2 55 0 57 32',
          '#2b3038/0.6 lines 1.2 39 86 41 118',
          '#2b3038/0.6 lines 1.2 57 86 55 118',
        ],
      },
      'case-1.4 box 76 54 8 9 2',
      'case ball oval 48 58 31 31',
      'case-2 oval 48 58 26 26',
      'dial face oval 48 58 24.6 24.6',
      { times: [12, 0, 0, 30, 48, 58], parts: ['#3a3a40 lines 1.6 48 36 48 39.4'] },
      '#2b2d33 lines 2.6 48 58 48 44',
      '#2b2d33 lines 2 48 58 60 64',
      '#c8403f lines 1 48 62 44 42',
      '#2b2d33 oval 48 58 2.2 2.2',
      '#ffffff/0.4 M30 48C34 38 44 34 50 34L36 66C32 60 30 54 30 48Z',
    ],
  }),
  planned('sunglasses', {
    colours: { body: '#2b2d33 #8a4a2c', lens: '#3a4450' },
    parts: [
      'body stroke 4 M8 18L22 2M112 18L98 2',
      {
        mirror: 60,
        parts: [
          'lens down M6 18C4 34 12 48 28 48C44 48 54 36 54 18C40 14 18 14 6 18Z',
          '#ffffff/0.35 poly 16 20 28 18 18 42 12 36',
          'body stroke 4 M6 18C4 34 12 48 28 48C44 48 54 36 54 18C40 14 18 14 6 18Z',
        ],
      },
      'body stroke 5 M52 20C56 15 64 15 68 20',
    ],
  }),
  planned('eyeglasses', {
    colours: { body: '#5a3a2c #33363d #a8323f' },
    parts: [
      'body-1 stroke 4 M8 18L22 2M112 18L98 2',
      {
        mirror: 60,
        parts: [
          '#dfeef4/0.75 M6 18C4 34 12 46 28 46C44 46 54 36 54 18C40 14 18 14 6 18Z',
          '#ffffff/0.8 poly 18 22 26 20 18 38 13 34',
          'body stroke 5 M6 18C4 34 12 46 28 46C44 46 54 36 54 18C40 14 18 14 6 18Z',
        ],
      },
      'body stroke 5 M52 20C56 15 64 15 68 20',
    ],
  }),
  planned('slippers', {
    colours: { body: '#c9607f #5a8fb0 #8a9a6a', lining: '#f3e6d2' },
    dyed: { lining: 2.4 },
    parts: [
      // a pair, side by side, seen from the front and a little from above: toes to the right
      {
        times: [2, -16, 30],
        parts: [
          'body-2.6 M6 36C2 44 8 50 24 51H120C142 50 152 44 150 34Z',
          'lining-1.4 lying M8 34C6 24 20 18 40 20H96L100 46H24C12 46 8 42 8 34Z',
          'lining lying M16 32C16 26 26 23 44 24H92V42H30C20 42 16 38 16 32Z',
          'body lying M62 46C60 20 76 4 98 4C128 4 150 18 150 36C150 44 140 47 122 47H62Z',
          'body-1.6 M62 46C60 20 76 4 98 4L104 6C84 8 72 24 74 46Z',
          'lining+0.6 oval 72 26 6 19 24',
          'body+1.4/0.7 line 4 98 14 116 16 132 24',
          { times: [5, 12, 2], parts: ['body+1.2/0.5 line 1.6 88 20 91 24 88 28'] },
        ],
      },
    ],
  }),
];
