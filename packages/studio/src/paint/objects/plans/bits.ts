import { planned } from '../parts/plan.js';

/** Small things that are named beside others: a straw, a seed, a leaf, a sheet of paper. */
export const bits = [
  planned('paper-sheet', {
    colours: { body: '#f7f4ea', ink: '#8f8a80' },
    parts: [
      'body face M24 10L158 10L190 116L10 116Z',
      'body-1.2 M190 116L150 116C158 108 162 98 178 92Z',
      'body+1.2 M150 116C156 106 164 96 178 90C170 92 158 96 146 104Z',
      ...[30, 46, 62, 78].map((y, row) => `ink/0.5 lines 1.6 ${40 - row * 3} ${y} ${146 + row * 4} ${y}`),
    ],
  }),
  planned('paper-above', {
    colours: { body: '#f7f4ea', ink: '#8f8a80' },
    mirrors: false,
    parts: [
      'body-1 poly 2 2 102 2 102 142 2 142',
      'body face poly 0 0 100 0 100 140 0 140',
      ...[24, 42, 60, 78, 96].map((y) => `ink/0.5 lines 1.6 14 ${y} 86 ${y}`),
      'body-1.4 poly 84 140 100 122 100 140',
      'body+1 poly 84 140 100 122 86 125',
    ],
  }),
  planned('drinking-straw', {
    colours: { body: '#e0483f #3f7fb0 #3f9a6a', band: '#fbf8f0' },
    overhang: 0.05,
    parts: [
      'body roll poly 20 36 34 36 34 150 20 150',
      ...[46, 66, 86, 106, 126].map((y) => `band/0.85 poly 20 ${y + 6} 34 ${y - 2} 34 ${y + 5} 20 ${y + 13}`),
      'body-0.6 M20 36L34 36L38 26L26 16Z',
      ...[18, 23, 28, 33].map(
        (at) => `body-2/0.7 lines 1.4 ${20 + (33 - at) * 0.5} ${at} ${34 + (33 - at) * 0.35} ${at - 3}`,
      ),
      'body roll poly 26 16 38 27 74 6 66 -6',
      'body-2.4 oval 70 0 3.4 7.4 30',
    ],
  }),
  planned('seed', {
    colours: { body: '#33241c #3f2c20', light: '#b89a78' },
    parts: [
      // plump and smooth, with the little point where it grew
      'body ball M50 0C58 8 84 20 90 50C94 84 74 100 50 100C26 100 6 84 10 50C16 20 42 8 50 0Z',
      'light M50 0C55 5 60 9 64 12C56 16 44 16 36 12C40 9 45 5 50 0Z',
      'light/0.7 ring 2.4 50 56 39 42 200 340',
      '#ffffff/0.6 oval 32 38 7 13 24',
    ],
  }),
  planned('flea', {
    colours: { body: '#7a4526' },
    parts: [
      'body-1.6 line 5 112 62 140 40 152 78 160 100',
      'body-1.6 line 5 100 70 118 58 128 84 140 100',
      'body-1.4 line 4 70 74 76 88 70 102',
      'body-1.4 line 4 52 74 48 88 38 100',
      'body ball M22 46C34 16 96 8 128 36C138 48 130 70 108 76C76 84 34 80 22 46Z',
      'body-1.4/0.8 line 2.4 56 26 50 50 58 78',
      'body-1.4/0.8 line 2.4 78 20 74 48 82 80',
      'body-1.4/0.8 line 2.4 100 22 100 48 104 76',
      'body+0.4 ball oval 24 50 17 15',
      '#1d1512 oval 18 46 4 4',
      'body-1.6 line 3 14 60 8 74 4 84',
      'body-1.4 line 2.4 14 40 4 32 -4 34',
    ],
  }),
  planned('leaf', {
    colours: { body: '#4f9a45 #6fae4a' },
    // its stalk below, its tip above: aslant it would stand on its stalk where it is laid
    parts: [
      {
        at: [0, 0, -46],
        parts: [
          'body-1.6 line 5 0 118 22 98 40 82',
          'body face M36 86C24 44 60 6 128 0C132 62 96 104 36 86Z',
          'body-1.2/0.5 M36 86C60 62 92 30 128 0C132 62 96 104 36 86Z',
          'body+1.6 line 2.6 36 86 80 44 124 6',
          ...[
            [56, 68, 54, 44],
            [74, 50, 76, 24],
            [92, 33, 98, 12],
            [58, 66, 82, 72],
            [76, 48, 104, 52],
            [94, 32, 118, 34],
          ].map(([x, y, toX, toY]) => `body+1.4/0.9 lines 1.6 ${x} ${y} ${toX} ${toY}`),
        ],
      },
    ],
  }),
  planned('cheese-wheel', {
    colours: { body: '#f0c23c', crust: '#d99a2e' },
    dyed: { crust: -0.8 },
    parts: [
      'crust roll M0 40C0 66 40 84 90 84C140 84 180 66 180 40L180 84C180 110 140 128 90 128C40 128 0 110 0 84Z',
      'body face oval 90 40 90 40',
      'body+1/0.7 oval 84 36 74 30',
      'body-0.8 poly 90 40 128 76 128 122 90 86',
      'body+0.6 poly 90 40 168 60 168 106 90 86',
      ...[
        [112, 74, 7],
        [140, 76, 9],
        [122, 92, 5],
        [150, 94, 6],
      ].map(([x, y, size]) => `body-2 oval ${x} ${y} ${size} ${(size as number) * 0.9}`),
      'body-1.6 oval 50 30 9 4.5',
      'body-1.6 oval 92 20 7 3.4',
      'body-1.6 oval 34 48 6 3',
    ],
  }),
  planned('pendulum', {
    colours: { body: '#c9962e', rod: '#8a6a3a' },
    parts: [
      'rod-1 box 26 0 28 8 3',
      'rod metal box 37 6 6 112 2',
      'body ball oval 40 138 32 32',
      'body+1.4 ring 3 40 138 24 24',
      '#ffffff/0.5 oval 30 126 7 11 30',
    ],
  }),
  planned('pine-branch', {
    colours: { body: '#3f7a4a #4f8a4a', wood: '#7a5538' },
    parts: [
      'wood line 5 0 84 70 60 150 22',
      ...Array.from({ length: 14 }, (_, index) => {
        const [x, y] = [12 + index * 10, 81 - index * 4.4];
        const long = 34 - index * 0.8;
        return {
          at: [x, y, -24] as const,
          parts: [
            `body lines 2.6 0 0 ${long * 0.7} ${-long}`,
            `body-0.8 lines 2.6 4 0 ${long * 0.95} ${-long * 0.7}`,
            `body-1.4 lines 2.6 0 0 ${long * 0.7} ${long}`,
            `body-0.4 lines 2.6 4 0 ${long * 0.95} ${long * 0.7}`,
          ],
        };
      }),
      'wood-1 ball oval 74 84 12 16 20',
      'wood+1/0.6 line 2 66 78 76 86 82 82',
    ],
  }),
  // a sack of black plastic, tied in a knot
  planned('bin-bag', {
    colours: { body: '#2c2d34 #33343c' },
    parts: [
      'body+0.4 roll M36 22C28 14 28 4 35 0C41 6 46 9 50 9C54 9 59 6 65 0C72 4 72 14 64 22Z',
      'body roll M20 104C3 96 1 62 13 44C21 33 31 30 37 20C45 25 55 25 63 20C69 30 79 33 87 44C99 62 97 96 80 104C60 108 40 108 20 104Z',
      'body-1.4 box 35 17 30 6 3',
      'body-1.4/0.8 line 1.8 46 26 36 46 38 74',
      'body-1.4/0.8 line 1.8 54 26 60 48 56 84',
      'body-1.4/0.7 line 1.6 68 30 78 52 74 76',
      '#ffffff/0.3 line 3.4 26 46 17 64 19 86',
      '#ffffff/0.2 line 2.4 66 42 72 56 70 66',
    ],
  }),
  // of paper over hoops, lit from within
  planned('lampion', {
    colours: { body: '#d8433a #e8a04a #f0e2c0', cap: '#3a2f2a', tassel: '#d9a13a' },
    parts: [
      { when: 'night', parts: ['#ffcf7a/0.5 glow oval 60 70 110 100'] },
      'cap lines 2 60 -16 60 10',
      'body ball oval 60 70 58 50',
      '#ffd98a/0.75 glow oval 60 74 44 40',
      ...[18, 36, 52].map(
        (half) =>
          `body-1.4/0.6 stroke 1.6 M60 21C${60 - half * 1.3} 34 ${60 - half * 1.3} 106 60 119M60 21C${60 + half * 1.3} 34 ${60 + half * 1.3} 106 60 119`,
      ),
      'body-1.4/0.5 lines 1.6 60 21 60 119',
      'cap lying box 42 12 36 12 4',
      'cap lying box 42 116 36 10 4',
      'tassel lines 3 60 126 60 138',
      { times: [5, 3, 0], parts: ['tassel-0.6 lines 2 54 138 54 158'] },
    ],
  }),
];
