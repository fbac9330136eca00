import { planned } from '../parts/plan.js';

export const tables = [
  planned('coffee-table', {
    colours: { wood: '#9a6a42 #7a4f33 #b5824f' },
    parts: [
      // long and low, a shelf between its legs
      'wood-2.4 box 32 24 9 46 1',
      'wood-2.4 box 199 24 9 46 1',
      'wood-1.6 face poly 26 58 214 58 230 70 10 70',
      'wood-2.4 box 10 70 220 5 1',
      'wood-1 roll box 6 24 13 72 2',
      'wood-1 roll box 221 24 13 72 2',
      'wood-1.3 lying box 5 26 230 11 2',
      'wood+0.7 face poly 26 0 214 0 240 20 0 20',
      'wood lying box 0 20 240 8 2',
      'wood-0.5/0.6 line 1 44 6 120 7.4 198 5',
      'wood-0.5/0.6 line 1 24 13 118 12 212 14',
      'wood+2/0.5 line 1.2 4 21.4 120 21.4 236 21.4',
    ],
  }),
  planned('tablecloth', {
    colours: { cloth: '#c8574f #5f86a8 #f1ebdf', wood: '#8a5f3c' },
    mirrors: false,
    parts: [
      { mirror: 100, parts: ['wood-1.6 poly 16 70 24 70 22 126 18 126', 'wood-0.6 poly 44 70 50 70 49 120 45 120'] },
      'cloth-1.8 M2 20H198C200 44 202 66 206 88C198 96 192 84 184 90C174 98 168 86 158 92C146 98 140 88 128 92C116 98 108 88 98 92C86 98 80 88 68 92C56 98 50 86 40 92C30 98 24 84 14 90C8 94 2 94 -6 88C-2 66 0 44 2 20Z',
      'cloth face M2 18H198C200 42 202 62 206 84C198 92 192 80 184 86C174 94 168 82 158 88C146 94 140 84 128 88C116 94 108 84 98 88C86 94 80 84 68 88C56 94 50 82 40 88C30 94 24 80 14 86C8 90 2 90 -6 84C-2 62 0 42 2 18Z',
      ...[16, 42, 70, 99, 130, 160, 186].map(
        (x, at) => `cloth-1.5/0.8 line 2.2 ${x} 24 ${x + (at % 2 === 0 ? 2 : -2)} 54 ${x + (at % 2 === 0 ? -2 : 2)} 84`,
      ),
      ...[28, 84, 114, 174].map((x) => `cloth+1.2/0.6 line 2.4 ${x} 26 ${x + 1} 54 ${x - 1} 80`),
      'cloth+1 face poly 26 0 174 0 200 19 0 19',
      'cloth-1/0.8 lines 1 0 19 200 19',
    ],
  }),
  planned('plant-stand', {
    colours: { wood: '#a8713f #8f6238' },
    parts: [
      'wood-1.8 poly 16 10 22 10 10 118 4 118',
      'wood-1.8 poly 84 10 78 10 90 118 96 118',
      'wood-1 roll poly 34 12 40 12 36 124 30 124',
      'wood-1 roll poly 60 12 66 12 70 124 64 124',
      'wood-1.2 box 12 70 76 5 2',
      'wood-1.8 oval 50 14 48 10',
      'wood lying box 2 6 96 8 4',
      'wood+0.8 face oval 50 6 48 8.4',
      'wood-0.6 ring 1 50 6 38 6',
    ],
  }),
  planned('billiard-table', {
    colours: { felt: '#2f8f5a', wood: '#7a4426' },
    parts: [
      { times: [2, 206, 0], parts: ['wood-1.4 roll M18 74H36L33 132H21Z', 'wood-2 down box 19 130 16 6 2'] },
      { times: [2, 128, 0], parts: ['wood-2 roll M62 70H72L70 108H64Z'] },
      'wood down M0 52H260V72C260 76 257 79 252 79H8C3 79 0 76 0 72Z',
      'wood+1/0.7 lines 2 6 60 254 60',
      'wood+0.6 down poly 34 0 226 0 262 54 -2 54',
      'felt down poly 42 6 218 6 246 46 14 46',
      'felt-1.2 poly 42 6 218 6 222 11 38 11',
      ...[
        [40, 6],
        [130, 4],
        [220, 6],
        [14, 48],
        [130, 50],
        [246, 48],
      ].map(([x = 0, y = 0]) => `#1d1a1c oval ${x} ${y} 7 4`),
      ...(
        [
          [150, 22, '#c8302a'],
          [162, 18, '#e8b83a'],
          [162, 26, '#2f5fae'],
          [174, 15, '#6a3a8a'],
          [174, 22, '#1d1a1c'],
          [174, 29, '#e07a2a'],
          [84, 30, '#f7f4ea'],
        ] as const
      ).flatMap(([x, y, colour]) => [`felt-2.4/0.6 oval ${x + 1} ${y + 4} 6 2`, `${colour} ball oval ${x} ${y} 5.4 5`]),
      '#d8a860 line 2.6 26 40 108 34',
      '#f4efe2 line 2.6 100 34.6 108 34',
    ],
  }),
];
