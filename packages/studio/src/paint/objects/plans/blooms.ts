import { planned } from '../parts/plan.js';

const stem = (x: number, top: number): string => `#5a8a42 line 3.4 ${x} ${top} ${x - 3} 110 ${x} 160`;
const leaf = '#6a9a48 face M50 140C34 132 22 116 20 100C38 104 50 120 52 136Z';

export const blooms = [
  // a tree seen near, one bough reaching out below its crown
  planned('boughed-tree', {
    colours: { body: '#5f9a4a #4f8a48 #7aa84a', bark: '#7a5638' },
    mirrors: false,
    parts: [
      'bark-0.6 face M58 300C66 262 62 210 58 120H98C96 210 100 262 116 300C100 294 76 294 58 300Z',
      'bark-2/0.8 line 2.4 72 280 74 220 70 150',
      'bark+1/0.7 line 2.4 84 284 84 230 86 160',
      'bark-2/0.8 line 2 94 276 92 226 90 176',
      'bark face M76 190C130 172 200 172 262 160C290 154 310 146 326 136L330 142C316 156 296 166 266 174C206 188 140 190 92 220Z',
      'bark+1.2/0.9 line 3 96 186 160 176 226 170 280 160',
      'bark-2/0.8 line 2 100 204 160 186 226 180 284 168',
      'bark face M230 172C240 182 254 190 270 194L268 198C248 196 232 188 222 176Z',
      {
        parts: [
          'body-0.8 face oval 330 132 20 9 -24',
          'body face oval 346 146 19 8.4 12',
          'body+0.7 face oval 312 128 17 8 -58',
          'body face oval 322 158 17 8 42',
          'body-0.4 face oval 280 200 17 7.6 14',
          'body+0.5 face oval 266 206 14 7 58',
          'body face oval 292 150 13 6 -64',
        ],
      },
      'body-1.2 face M-46 92C-60 66 -36 44 -18 46C-22 14 26 -4 50 14C70 -10 124 -8 136 18C170 6 204 34 194 62C214 84 190 116 158 110C146 132 102 134 84 118C62 136 14 134 2 114C-20 122 -42 112 -46 92Z',
      'body face M-34 82C-44 62 -22 46 -8 52C-8 24 32 10 52 26C72 6 116 10 126 32C154 22 182 44 172 66C186 84 166 102 144 96C130 114 98 114 84 102C62 116 24 114 12 98C-8 104 -28 98 -34 82Z',
      'body+1 face M-14 66C-18 50 4 40 16 48C22 30 52 28 62 42C80 28 108 36 110 52C132 46 148 62 140 74C120 84 96 82 84 78C60 88 30 86 18 78C4 82 -10 78 -14 66Z',
    ],
  }),
  planned('daffodil', {
    colours: { body: '#f7d23a' },
    parts: [
      stem(50, 50),
      '#6a9a48 face M50 160C40 130 38 100 30 76C44 96 54 130 54 160Z',
      '#5a8a42 face M52 160C58 130 62 104 72 84C66 110 60 140 56 160Z',
      {
        times: [6, 0, 0, 60, 50, 44],
        parts: ['body+0.6 face M50 44C36 34 36 14 50 4C64 14 64 34 50 44Z', 'body-0.6/0.8 line 1 50 40 50 12'],
      },
      '#f09a2a ball oval 50 44 15 15',
      '#d9781a ring 3 50 44 12 12',
      '#b85a12 oval 50 44 6 6',
    ],
  }),
  planned('lily', {
    colours: { body: '#f7f0ea #f0a8b8 #f2a03a' },
    parts: [
      stem(50, 50),
      leaf,
      {
        times: [6, 0, 0, 60, 50, 44],
        parts: [
          'body face M50 46C40 36 38 16 50 -2C62 16 60 36 50 46Z',
          'body-1.4/0.8 line 1.2 50 42 50 10',
          '#c85a5a/0.7 oval 47 28 0.9 0.9',
          '#c85a5a/0.7 oval 53 24 0.9 0.9',
        ],
      },
      { times: [6, 0, 0, 60, 50, 44], parts: ['#9ac05a line 1 50 44 56 28', '#b5602a oval 56 27 2 3'] },
    ],
  }),
  planned('lotus', {
    colours: { body: '#f0a8c0 #f7e8ee' },
    parts: [
      '#4f8a5a lying oval 70 88 70 14',
      '#6aa86a oval 70 85 66 12',
      {
        mirror: 70,
        parts: [
          'body-1.4 face M66 82C40 80 16 66 6 42C30 44 54 58 68 78Z',
          'body-0.8 face M66 82C46 70 28 48 30 20C50 32 66 56 70 80Z',
        ],
      },
      { mirror: 70, parts: ['body face M68 82C50 64 46 38 54 10C66 30 72 56 70 82Z'] },
      'body+0.6 face M70 84C56 62 58 30 70 4C82 30 84 62 70 84Z',
      { mirror: 70, parts: ['body+0.4 face M70 86C50 84 32 76 22 62C42 60 60 68 70 84Z'] },
      'body-1.2/0.7 line 1.2 70 78 70 50 70 20',
      '#f2c52e oval 70 78 7 3',
    ],
  }),
  planned('lavender', {
    colours: { body: '#8a6ac0' },
    parts: [
      ...[-24, -12, 0, 12, 24].map((turn) => ({
        at: [54, 160, turn] as const,
        parts: [
          '#6a9a58 lines 2.4 0 0 0 -140',
          {
            times: [8, 0, 7, 0] as const,
            // a ring of small pointed petals around the stem
            parts: [
              'body-1.2 M0 -146C-4 -143 -10 -144 -12 -150C-7 -152 -2 -150 0 -146Z',
              'body-0.8 M0 -146C4 -143 10 -144 12 -150C7 -152 2 -150 0 -146Z',
              'body face M0 -145C-6 -147 -8 -153 -5 -158C-1 -155 1 -150 0 -145Z',
              'body+0.5 face M0 -145C6 -147 8 -153 5 -158C1 -155 -1 -150 0 -145Z',
              'body+1.6 oval 0 -148 1.6 2.2',
            ],
          },
        ],
      })),
      '#6a9a58 face M52 160C38 140 20 130 8 110C28 116 46 134 56 156Z',
      '#5a8a48 face M54 160C66 140 86 132 98 112C84 124 64 136 56 158Z',
    ],
  }),
  planned('wheat-ear', {
    colours: { body: '#dcb252' },
    parts: [-26, -9, 9, 26].map((turn) => ({
      at: [60, 180, turn] as const,
      parts: [
        'body-1.2 lines 2.6 0 0 0 -172',
        'body-0.6 face M0 -30C8 -50 14 -64 24 -74C20 -58 12 -42 0 -26Z',
        {
          times: [7, 0, 9] as const,
          parts: [
            'body-1/0.9 line 0.9 -5 -180 -9 -196 -13 -212',
            'body-1/0.9 line 0.9 5 -180 9 -196 13 -212',
            'body-0.6 face M0 -168C-12 -172 -13 -182 -7 -190C-1 -184 1 -176 0 -168Z',
            'body+0.8 face M0 -168C12 -172 13 -182 7 -190C1 -184 -1 -176 0 -168Z',
          ],
        },
        'body face M0 -178C-6 -184 -5 -194 0 -202C5 -194 6 -184 0 -178Z',
      ],
    })),
  }),
  planned('cypress', {
    colours: { body: '#3f6a48 #37604a #456f45', trunk: '#6a4a36' },
    parts: [
      'trunk roll box 34 284 10 20 2',
      'body-1.4 face M40 0C52 30 76 110 76 190C76 250 62 292 39 292C16 292 2 250 2 190C2 110 28 40 40 0Z',
      {
        inside: 'M40 0C52 30 76 110 76 190C76 250 62 292 39 292C16 292 2 250 2 190C2 110 28 40 40 0Z',
        parts: [
          ...[0, 1, 2, 3, 4, 5, 6, 7].map((row) => ({
            at: [row % 2 ? -6 : 4, 236 - row * 32] as const,
            parts: [
              'body-0.2 M-2 60C-8 30 0 10 10 -14C12 10 22 16 20 54Z',
              'body+0.5 M20 62C14 34 26 16 32 -18C36 12 46 22 42 60Z',
              'body+0.9 M46 60C42 36 52 22 54 -8C60 14 68 26 66 60Z',
              'body-2/0.7 line 1.6 20 60 16 40 24 18',
              'body-2/0.7 line 1.6 45 62 42 42 48 20',
            ],
          })),
          'body-2.4/0.4 M-4 0H16C14 80 8 200 30 300H-4Z',
        ],
      },
    ],
  }),
  planned('dandelion', {
    colours: { body: '#f4f4f0 #f2c52e' },
    parts: [
      stem(50, 50),
      '#6a9a48 face M50 160C34 150 14 150 4 136C16 138 20 132 28 138C36 136 46 146 52 158Z',
      '#5a8a42 face M52 160C66 148 84 150 96 138C84 138 80 134 72 138C64 138 56 148 52 158Z',
      {
        times: [36, 0, 0, 10, 50, 44],
        parts: [
          'body/0.95 lines 0.8 50 44 50 10',
          'body oval 50 9 3 2.4',
          'body-0.8/0.9 lines 0.7 50 44 53 20',
          'body-0.4 oval 53 20 2.6 2.2',
        ],
      },
      '#a8a890 ball oval 50 44 7 7',
    ],
  }),
  planned('hydrangea', {
    colours: { body: '#7f9ad8 #c88ac8 #f0b0c0' },
    parts: [
      stem(60, 60),
      '#5f9a48 face M58 120C36 116 14 96 6 76C34 78 54 96 62 114Z',
      '#4f8a40 face M60 124C80 118 104 100 114 78C88 82 66 98 58 116Z',
      'body-1.6 ball oval 60 46 50 44',
      {
        inside: 'oval 60 46 54 48',
        parts: [
          {
            times: [6, 21, 0],
            parts: [
              {
                times: [5, -4, 20],
                parts: [
                  'body oval 20 10 7 7',
                  'body+0.8 oval 28 16 7 7',
                  'body-0.6 oval 19 20 7 7',
                  '#f7f4dc oval 23 15 2 2',
                ],
              },
            ],
          },
        ],
      },
    ],
  }),
  planned('orchid', {
    colours: { body: '#d08ac8 #f3eef6' },
    parts: [
      '#7a9a58 line 3 20 160 30 90 50 40 96 20',
      '#4f8a48 face M20 160C4 140 -6 132 -20 128C-4 122 14 134 24 154Z',
      '#5f9a50 face M20 160C36 138 52 136 68 138C54 146 36 150 24 160Z',
      ...[
        [44, 62],
        [66, 38],
        [94, 26],
      ].map(([x, y]) => ({
        at: [x as number, y as number] as const,
        parts: [
          'body-0.6 face oval 0 -14 8 13',
          'body-0.6 face oval 13 8 8 12 -50',
          'body-0.6 face oval -13 8 8 12 50',
          'body face oval -15 -4 14 11 10',
          'body face oval 15 -4 14 11 -10',
          '#b03a78 face M-6 2C-8 14 8 14 6 2Z',
          '#f2c52e oval 0 1 3 2.4',
        ],
      })),
      '#c0b058 oval 112 18 5 7 40',
    ],
  }),
  // flat on the water as one sees it from above its edge, its notch away from us
  planned('water-lily-pad', {
    colours: { body: '#5f9a58' },
    parts: [
      'body-2 M70 20L112 2.4C129 6 140 12.6 140 20C140 31 108.7 40 70 40C31.3 40 0 31 0 20C0 9 31.3 0 70 0C80 0 90 0.5 98 1.6Z',
      'body face M70 18.6L112 2.4C129 6 140 12 140 18.8C140 29.4 108.7 38.2 70 38.2C31.3 38.2 0 29.4 0 18.8C0 8.6 31.3 0 70 0C80 0 90 0.5 98 1.6Z',
      'body+1.4/0.5 M70 18.6L98 1.6C90 0.5 80 0 70 0C36 0 8 7 2 15C20 6 44 8 70 18.6Z',
      'body+1.6/0.8 stroke 0.9 M70 18.6L12 10M70 18.6L4 22M70 18.6L26 33M70 18.6L60 38M70 18.6L98 36.6M70 18.6L128 29M70 18.6L138 16M70 18.6L48 1.4',
    ],
  }),
  planned('four-leaf-clover', {
    colours: { body: '#4f9a4a' },
    parts: [
      'body-1 line 4 50 50 54 84 66 104',
      {
        times: [4, 0, 0, 90, 50, 48],
        parts: [
          'body face M50 48C34 40 20 26 26 12C32 2 46 4 50 16C54 4 68 2 74 12C80 26 66 40 50 48Z',
          'body+1.8/0.8 line 1.6 50 46 50 20',
        ],
      },
    ],
  }),
  planned('maple-leaf', {
    colours: { body: '#d0532a #e0902a' },
    parts: [
      'body-1.6 line 4 60 84 62 104 60 120',
      'body face M60 2L70 22L84 16L80 46L98 32L102 42L120 40L110 58L116 64L88 82L90 92L60 88L30 92L32 82L4 64L10 58L0 40L18 42L22 32L40 46L36 16L50 22Z',
      'body-1.6 lines 2 60 90 60 16',
      { mirror: 60, parts: ['body-1.6 lines 1.6 60 86 24 48', 'body-1.6 lines 1.4 60 88 18 68'] },
    ],
  }),
];
