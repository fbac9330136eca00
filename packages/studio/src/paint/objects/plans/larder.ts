import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

/** A stalk that lies with its tip to the right. */
const asparagusSpear: readonly Part[] = [
  'body lying M0 -5C50 -6 100 -6 128 -7C142 -10 156 -8 174 0C156 8 142 10 128 7C100 6 50 6 0 5Z',
  'pale M-2 -5C4 -6 12 -6 22 -5.4L20 5.4C12 6 4 6 -2 5C-4 2 -4 -2 -2 -5Z',
  ...[
    [44, -3],
    [72, 3],
    [98, -3],
  ].map(
    ([x, y]) =>
      `tip M${x} ${y}C${(x as number) + 6} ${(y as number) - 4} ${(x as number) + 14} ${(y as number) - 3} ${(x as number) + 20} ${y}C${(x as number) + 13} ${(y as number) + 4} ${(x as number) + 6} ${(y as number) + 3} ${x} ${y}Z`,
  ),
  ...[
    [120, -4],
    [124, 4],
    [136, 0],
    [144, -4],
    [148, 3.6],
    [157, 0],
  ].map(([x, y], index) => `tip${index % 2 ? '-0.6' : ''} oval ${x} ${y} 9 4 0`),
  'body+2/0.6 line 1.6 24 -3 70 -3.4 118 -4',
];

const bean: readonly Part[] = [
  'body-2.4 oval 0 2 17 12',
  'body ball oval 0 0 17 12',
  'body-3 line 2.2 -14 1 -5 -2 5 3 14 0',
  'body+2/0.6 line 2 -9 -7 -2 -9 6 -8',
];

/** Where the beans, nuts or sweets of a heap lie, from its foot to its top. */
const heap: readonly (readonly [x: number, y: number, turn: number])[] = [
  [22, -10, 20],
  [56, -9, -30],
  [92, -10, 60],
  [128, -9, 10],
  [164, -10, -24],
  [40, -26, -14],
  [74, -27, 34],
  [110, -27, -50],
  [146, -25, 22],
  [60, -42, 12],
  [94, -44, -28],
  [126, -41, 40],
  [92, -58, 6],
];

/** One scale of an artichoke, its foot at the origin. */
const scale = 'M-15 4C-19 -16 -9 -30 0 -36C9 -30 19 -16 15 4C8 9 -8 9 -15 4Z';

function scales(y: number, count: number, reach: number, lean: number): Part[] {
  return Array.from({ length: count }, (_, index) => {
    const across = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
    return {
      at: [50 + across * reach, y - Math.abs(across) * 9, across * lean] as const,
      parts: [
        `tip-1.6 ${scale}`,
        { at: [0, 1.6, 0, 0.9] as const, parts: [`body roll ${scale}`] },
        'body+1.6/0.5 line 1.6 0 -22 0 -10 0 2',
      ],
    };
  });
}

/** What the larder holds: nuts, stalks, sausages, sweets, flour. */
export const larder = [
  planned('sausage', {
    colours: { body: '#b5663c #a8553a' },
    parts: [
      'body-1 poly 6 14 -6 4 -10 16 4 22',
      'body-1 poly 174 14 186 4 190 16 176 22',
      'body-1.8 M2 24C2 12 16 4 28 12C60 30 120 30 152 12C164 4 178 12 178 24C178 34 172 42 160 49C120 72 60 72 20 49C8 42 2 34 2 24Z',
      'body lying M3 22C3 11 16 4 28 12C60 30 120 30 152 12C164 4 177 11 177 22C177 32 171 39 160 46C120 69 60 69 20 46C9 39 3 32 3 22Z',
      {
        inside:
          'M3 22C3 11 16 4 28 12C60 30 120 30 152 12C164 4 177 11 177 22C177 32 171 39 160 46C120 69 60 69 20 46C9 39 3 32 3 22Z',
        parts: [36, 62, 88, 114, 140].map((x) => `body-3/0.75 lines 4 ${x - 4} 4 ${x + 12} 70`),
      },
      'body+3/0.7 line 3.4 20 19 52 33 90 37',
    ],
  }),
  planned('salami', {
    colours: { body: '#8f3f38', rind: '#6a3430', fat: '#f2d8cc' },
    dyed: { rind: -1 },
    parts: [
      'rind-1 lines 3 -4 44 -14 34',
      'rind lying M20 12H138V76H20C2 74 -6 58 -6 44C-6 30 2 14 20 12Z',
      '#d9c8b4 lines 2 30 13 34 75',
      '#d9c8b4 lines 2 66 13 70 75',
      '#d9c8b4 lines 2 102 13 106 75',
      'rind-0.6 oval 138 44 17 32',
      'body face oval 138 44 15 29.4',
      ...[
        [132, 30],
        [142, 26],
        [146, 40],
        [134, 46],
        [144, 56],
        [134, 62],
        [127, 48],
      ].map(([x, y]) => `fat oval ${x} ${y} 2.6 3.4`),
      {
        at: [168, 66],
        parts: [
          'rind-0.8 oval 2 3 32 12',
          'body face oval 0 0 31 10.6',
          'fat oval -14 -2 4 1.8',
          'fat oval 4 -4 4 1.8',
          'fat oval 14 2 4 1.8',
          'fat oval -4 4 4 1.8',
        ],
      },
    ],
  }),
  planned('asparagus', {
    colours: { body: '#6f9f4a #7fab52', tip: '#5b7f4f #6a6a78', pale: '#dfe2b8' },
    dyed: { tip: -1, pale: 2 },
    parts: [
      { at: [10, 0, 4], parts: asparagusSpear },
      { at: [-6, 22, -5], parts: asparagusSpear },
      { at: [12, 20, 3], parts: asparagusSpear },
      { at: [2, 36, -3], parts: asparagusSpear },
    ],
  }),
  planned('artichoke', {
    colours: { body: '#7f9a5a #6f8f56', tip: '#8a6f86' },
    dyed: { tip: -0.6 },
    parts: [
      'body+0.4 roll M42 100H58L60 128C56 132 44 132 40 128Z',
      'body+1.6 oval 50 129 9 3',
      ...scales(46, 3, 16, 16),
      ...scales(58, 4, 27, 26),
      ...scales(74, 5, 34, 36),
      ...scales(90, 4, 28, 40),
      ...scales(100, 3, 15, 24),
    ],
  }),
  planned('leek', {
    colours: { body: '#4f8a4a #5f9650', white: '#f4f2e2' },
    dyed: { white: 2.4 },
    parts: [
      ...[-8, -3, 3, 8].map((y) => `#cdbb92 line 1.2 2 ${30 + y * 0.4} -10 ${30 + y} -18 ${31 + y * 1.5}`),
      'body-1.4 lying M92 22C120 14 156 -8 190 -14C172 6 146 24 108 34Z',
      'body-0.8 lying M92 36C124 44 160 62 196 62C170 50 140 34 106 26Z',
      'white lying M2 30C0 18 14 14 24 18L112 20V40L24 42C14 46 0 42 2 30Z',
      'body lying M80 19C120 18 168 8 208 20C180 22 160 34 122 40C104 42 92 42 80 41C92 36 92 24 80 19Z',
      'body+1.4/0.8 line 1.6 96 26 140 24 190 20',
      'body-1.4/0.7 line 1.4 96 34 130 34 164 26',
      'white-1.6/0.6 line 1.2 18 34 60 35 84 35',
      '#ffffff/0.7 line 1.8 18 24 50 23 78 24',
    ],
  }),
  planned('bok-choy', {
    colours: { body: '#4a8a42 #5b9a4a', rib: '#eef2dc' },
    dyed: { rib: 2.6 },
    parts: [
      {
        mirror: 60,
        parts: [
          'body-1.2 face M44 66C10 60 -6 30 10 8C30 -2 52 20 56 60Z',
          'rib-0.6 roll M18 24C34 44 46 74 50 120H34C26 90 28 50 18 24Z',
        ],
      },
      'body face M60 72C36 62 30 16 46 0C54 -6 66 -6 74 0C90 16 84 62 60 72Z',
      'body-1.2/0.8 line 1.6 60 50 50 32 42 26',
      'body-1.2/0.8 line 1.6 60 42 70 26 78 22',
      { mirror: 60, parts: ['rib roll M34 62C30 84 28 112 36 126C44 132 56 132 60 131V72C54 66 42 62 34 62Z'] },
      'rib+1 roll M58 12H62C64 60 78 88 76 124C70 133 50 133 44 124C42 88 56 60 58 12Z',
      'rib-2/0.6 line 1.4 52 100 54 118 56 128',
      'rib-2/0.6 line 1.4 68 100 66 118 64 128',
    ],
  }),
  planned('raspberry', {
    colours: { body: '#c8284f #d03a5a' },
    parts: [
      'body-1.4 M50 20C84 16 96 44 88 72C80 98 62 112 50 114C38 112 20 98 12 72C4 44 16 16 50 20Z',
      ...[
        [26, 34, 50],
        [50, 30, 50],
        [74, 34, 50],
        [17, 52, 50],
        [38, 50, 50],
        [62, 50, 50],
        [83, 52, 50],
        [26, 70, 50],
        [50, 69, 50],
        [74, 70, 50],
        [36, 87, 50],
        [64, 87, 50],
        [50, 102, 50],
      ].flatMap(([x, y]) => [
        `body ball oval ${x} ${y} 13.4 12.4`,
        `body+4/0.7 oval ${(x as number) + 4} ${(y as number) - 5} 3 2.2 20`,
      ]),
      '#5f9a4a poly 50 12 36 2 32 14 14 16 30 26 40 24 50 32 60 24 70 26 86 16 68 14 64 2',
      '#4a7f3a line 4 50 16 50 4 55 -6',
    ],
  }),
  planned('blackcurrant', {
    colours: { body: '#33284a #3a2340', leaf: '#4f8a45' },
    parts: [
      'leaf face M58 10C74 -8 98 -6 112 6C104 14 106 24 96 30C84 32 70 26 58 10Z',
      'leaf+1.6 line 1.4 58 10 80 12 104 10',
      'leaf-1 line 3 50 -6 50 30 52 104',
      ...[
        [34, 36],
        [68, 38],
        [28, 66],
        [58, 64],
        [78, 70],
        [42, 92],
        [68, 98],
        [54, 120],
      ].flatMap(([x, y]) => [
        `body ball oval ${x} ${y} 16 16`,
        `body+5/0.6 oval ${(x as number) + 5} ${(y as number) - 6} 4 3 30`,
        `#8a7a5a oval ${x} ${(y as number) + 12} 3 2`,
      ]),
    ],
  }),
  planned('almond', {
    colours: { body: '#b5793f #a86c3a' },
    parts: [
      {
        at: [0, 0, 62],
        parts: [
          'body-1.6 M0 -102C16 -82 40 -56 38 -28C36 -8 18 2 0 2C-18 2 -36 -8 -38 -28C-40 -56 -16 -82 0 -102Z',
          'body ball M0 -101C15 -81 38 -56 36 -29C34 -9 18 0 0 0C-18 0 -34 -9 -36 -29C-38 -56 -15 -81 0 -101Z',
          ...[-24, -14, -5, 5, 14, 24].map(
            (x) => `body-1.4/0.6 line 1.4 ${x * 0.3} -84 ${x} ${-50 + Math.abs(x) * 0.4} ${x * 0.8} -8`,
          ),
          'body+3/0.5 line 4 18 -60 26 -42 24 -26',
        ],
      },
    ],
  }),
  planned('peanut', {
    colours: { body: '#d9b074 #cfa468' },
    parts: [
      {
        at: [0, 0, -12],
        parts: [
          'body-1.6 M4 30C4 6 34 -4 56 10C70 18 82 18 96 10C120 -4 150 8 150 32C150 58 120 68 98 56C84 48 70 48 56 56C32 68 4 56 4 30Z',
          'body lying M4 28C4 5 34 -5 56 9C70 17 82 17 96 9C120 -5 149 7 149 30C149 55 120 65 98 53C84 45 70 45 56 53C32 65 4 53 4 28Z',
          ...[14, 24, 34, 44].map(
            (y, row) =>
              `body-1.8/0.7 line 1.6 ${row % 3 ? 12 : 22} ${y} 44 ${y - 3 + row} 76 ${24 + row * 4} 108 ${y - 2 + row} ${row % 3 ? 142 : 132} ${y}`,
          ),
          { times: [5, 9, 0], parts: ['body-1.8/0.6 lines 1.4 20 16 18 44'] },
          { times: [5, 9, 0], parts: ['body-1.8/0.6 lines 1.4 100 16 102 44'] },
          'body+3/0.5 line 3 18 12 34 6 50 12',
          'body+3/0.5 line 3 102 12 118 6 134 12',
        ],
      },
    ],
  }),
  planned('acorn', {
    colours: { body: '#b5793a #a86a32', cup: '#7a5a3a' },
    dyed: { cup: -1.6 },
    parts: [
      'body roll M16 40H84C86 74 66 100 54 106L50 116L46 106C34 100 14 74 16 40Z',
      'body+3/0.55 line 4 66 54 68 70 60 88',
      'cup-1.2 line 7 50 8 50 -4 58 -14',
      'cup ball M6 44C4 14 28 2 50 2C72 2 96 14 94 44C80 52 20 52 6 44Z',
      {
        inside: 'M6 44C4 14 28 2 50 2C72 2 96 14 94 44C80 52 20 52 6 44Z',
        parts: [
          { times: [10, 13, 0], parts: ['cup-1.8/0.8 lines 1.8 -26 50 14 -2'] },
          { times: [10, 13, 0], parts: ['cup+1.6/0.6 lines 1.6 -14 -2 26 50'] },
        ],
      },
      'cup-1.6 line 3 6 44 50 51 94 44',
    ],
  }),
  planned('beans', {
    colours: { body: '#8f3a30 #7d3a2c' },
    parts: heap.map(([x, y, turn]) => ({
      at: [x, y, turn, 1.16] as const,
      parts: [
        'body-2 M-18 2C-18 -10 -6 -12 0 -7C6 -12 18 -10 18 2C18 12 8 14 0 12C-8 14 -18 12 -18 2Z',
        'body ball M-17 0C-17 -11 -6 -13 0 -9C6 -13 17 -11 17 0C17 9 8 12 0 10C-8 12 -17 9 -17 0Z',
        '#ffffff/0.4 oval -8 -5 4 2 -20',
      ],
    })),
  }),
  planned('coffee-beans', {
    colours: { body: '#5f3a24 #6a4228' },
    parts: heap.map(([x, y, turn]) => ({ at: [x, y, turn, 1.16] as const, parts: bean })),
  }),
  planned('jelly-beans', {
    colours: { body: '#d8404a #e0553f', second: '#f2b02e', third: '#5fa84f', fourth: '#8a5ac0', fifth: '#f28ab0' },
    dyed: { second: 1.2, third: -1, fourth: 0.6, fifth: -0.6 },
    parts: heap.map(([x, y, turn], index) => {
      const colour = ['body', 'second', 'third', 'fourth', 'fifth'][(index * 3 + (index % 2)) % 5] as string;
      return {
        at: [x, y, turn, 1.16] as const,
        parts: [
          `${colour}-1.8 M-18 2C-18 -10 -6 -12 0 -7C6 -12 18 -10 18 2C18 12 8 14 0 12C-8 14 -18 12 -18 2Z`,
          `${colour} ball M-17 0C-17 -11 -6 -13 0 -9C6 -13 17 -11 17 0C17 9 8 12 0 10C-8 12 -17 9 -17 0Z`,
          '#ffffff/0.75 oval -8 -6 4 2 -20',
        ],
      };
    }),
  }),
  planned('mussel', {
    colours: { body: '#2f3550 #33324a', flesh: '#e89a4a' },
    parts: [
      'body-0.6 M4 52C14 6 84 -22 150 8C152 30 132 46 108 52Z',
      '#c9cfdc M16 50C30 18 84 0 138 16C136 32 122 44 104 50Z',
      '#9fa8c4/0.7 M30 46C48 26 90 16 128 22C124 34 116 42 102 47Z',
      'flesh ball M28 56C36 38 66 30 104 38C112 50 92 62 66 64C48 66 34 64 28 56Z',
      'flesh-1.6/0.8 line 2 42 56 66 48 96 46',
      'body ball M0 54C6 60 40 62 70 58C100 54 130 46 152 40C154 70 116 90 70 88C30 86 4 72 0 54Z',
      ...[8, 16, 23].map(
        (by) =>
          `body+1.6/0.6 line 1.6 ${8 + by * 0.5} ${60 + by * 0.3} 56 ${66 + by * 0.7} 110 ${62 + by * 0.7} 146 ${48 + by * 0.5}`,
      ),
      'body+4/0.6 line 2.6 60 80 96 78 124 66',
    ],
  }),
  planned('jelly', {
    colours: { body: '#d8303f #5fa84f #f09a2e', plate: '#f4f1ea' },
    parts: [
      'plate-1.4 oval 100 138 98 15',
      'plate face oval 100 134 98 15',
      'plate-1 oval 100 133 70 9',
      'body-1.2/0.92 roll M36 130C30 104 44 60 50 40C60 24 140 24 150 40C156 60 170 104 164 130C150 142 50 142 36 130Z',
      ...[58, 79, 100, 121, 142].map(
        (x) => `body+1.6/0.5 line 8 ${100 + (x - 100) * 0.86} 46 ${x} 84 ${100 + (x - 100) * 1.24} 126`,
      ),
      'body+0.8/0.9 face oval 100 38 48 14',
      'body-1/0.6 oval 100 40 22 6',
      '#ffffff/0.7 line 5 58 58 52 78 48 98',
      '#ffffff/0.55 line 3.4 70 38 90 32 112 31',
      '#ffffff/0.5 oval 148 116 4 7',
    ],
  }),
  planned('flour', {
    colours: { body: '#f4f0e6' },
    parts: [
      'body-1.2 M0 50C16 42 30 36 46 24C58 12 72 0 88 2C104 4 118 20 132 28C148 38 168 42 184 50C160 58 24 58 0 50Z',
      'body roll M2 48C18 42 32 36 48 23C60 11 73 0 88 1C103 3 118 19 132 27C148 37 166 42 180 48C156 55 26 55 2 48Z',
      'body+2/0.8 M48 23C60 11 73 0 88 1C84 14 70 26 40 38C42 32 44 27 48 23Z',
      'body-1.6/0.5 line 2 60 44 84 36 100 24',
      'body-1.6/0.5 line 2 104 46 124 42 138 34',
      'body-1 oval 18 56 5 1.6',
      'body-1 oval 160 56 6 1.8',
      'body-1 oval 104 58 4 1.4',
    ],
  }),
  planned('flour-bag', {
    colours: { body: '#f1e9d8 #e9dcc2', label: '#3f6f9a #b5483a', wheat: '#e0b04a' },
    parts: [
      'body-1.6 face poly 96 26 112 20 112 146 96 152',
      'body face M0 26H96V152H0Z',
      'body-0.6 face M4 8H90L96 28H0Z',
      'body+0.6 box 2 4 92 8 2',
      'body-1.4/0.7 lines 1.4 2 28 96 28',
      'body-1 poly 96 28 112 21 106 8 92 10',
      'label face box 10 50 76 70 6',
      '#fbf6ea/0.95 oval 48 84 28 26',
      'wheat line 2.4 48 108 48 88 48 64',
      ...[66, 74, 82, 90].flatMap((y) => [`wheat oval 42 ${y} 3 6 -32`, `wheat oval 54 ${y} 3 6 32`]),
      'wheat oval 48 62 3 6',
      'body-1/0.6 line 1.4 8 132 30 136 60 132',
      'body-1/0.6 line 1.4 12 36 40 40 84 36',
    ],
  }),
  planned('honeycomb', {
    colours: { body: '#e8a82e #e09a24', wax: '#c9862a' },
    dyed: { wax: -1.2 },
    parts: [
      'wax-1 M10 18C30 4 150 -4 174 14C184 40 182 92 170 112C140 124 112 116 96 122C60 128 24 120 12 104C2 80 2 40 10 18Z',
      'wax face M10 12C30 -2 150 -8 174 8C184 34 182 86 170 104C140 116 112 108 96 114C60 120 24 112 12 98C2 74 2 34 10 12Z',
      {
        inside:
          'M10 12C30 -2 150 -8 174 8C184 34 182 86 170 104C140 116 112 108 96 114C60 120 24 112 12 98C2 74 2 34 10 12Z',
        parts: Array.from({ length: 42 }, (_, index) => {
          const [row, column] = [Math.floor(index / 7), index % 7];
          return {
            at: [14 + column * 27 + (row % 2) * 13.5, 8 + row * 22] as const,
            parts: [
              'body-1.6 poly 0 -13 11 -7 11 7 0 13 -11 7 -11 -7',
              'body ball poly 0 -10.6 9 -5 9 5.6 0 11 -9 5.6 -9 -5',
              '#fff2c0/0.75 oval 3 -5 2.6 1.8',
            ],
          };
        }),
      },
      'body ball M118 108C122 116 126 124 124 134C122 140 114 140 112 134C110 124 112 116 112 108Z',
      '#fff2c0/0.8 line 2 120 120 121 128 119 133',
    ],
  }),
  planned('nachos', {
    colours: { body: '#e9b04a #e2a23e', cheese: '#f7c62e' },
    parts: [
      'body-3 oval 96 104 98 22',
      '#c8543f oval 96 98 96 20',
      '#d8735a oval 96 94 84 14',
      ...[
        [30, 86, -20],
        [70, 90, 24],
        [112, 88, -8],
        [152, 86, 28],
        [48, 66, 10],
        [92, 64, -26],
        [132, 64, 14],
        [72, 44, -12],
        [112, 42, 22],
        [94, 24, 4],
      ].map(([x, y, turn]) => ({
        at: [x as number, y as number, turn as number] as const,
        parts: [
          'body-2 M-30 18L0 -28L32 16Z',
          'body face M-31 15L0 -31L31 13Z',
          'body-1.6 oval -8 4 2 1.4',
          'body-1.6 oval 9 6 2 1.4',
          'body-1.6 oval 0 -10 2 1.4',
        ],
      })),
      'cheese M52 46C60 22 84 6 98 8C116 8 130 30 138 46C146 58 140 72 132 64C126 56 122 70 116 78C108 84 106 64 98 58C90 56 92 78 84 78C76 76 80 58 70 58C62 60 56 70 50 62C48 56 50 50 52 46Z',
      'cheese+2/0.8 line 3 70 36 84 22 98 18',
      ...[
        [84, 34],
        [110, 40],
        [96, 50],
      ].map(([x, y]) => `#4f8a3a ring 3 ${x} ${y} 5 4`),
    ],
  }),
  planned('easter-egg', {
    colours: { body: '#e06a9a #5a9fd0 #e0953a #6fae5a #8a6ac0', band: '#fdf6e6', dot: '#f7cf4a' },
    parts: [
      'body ball M50 0C76 0 96 42 96 76C96 106 76 126 50 126C24 126 4 106 4 76C4 42 24 0 50 0Z',
      {
        inside: 'M50 0C76 0 96 42 96 76C96 106 76 126 50 126C24 126 4 106 4 76C4 42 24 0 50 0Z',
        parts: [
          'band/0.95 stroke 6 M-4 52L10 40L24 54L38 41L50 56L62 41L76 54L90 40L104 52',
          'band/0.95 line 4 0 66 50 74 100 66',
          'band/0.95 line 4 0 92 50 100 100 92',
          ...[12, 31, 50, 69, 88].map((x) => `dot oval ${x} ${84 - Math.abs(x - 50) * 0.12} 5.4 5.4`),
          ...[26, 50, 74].map((x) => `dot oval ${x} ${24 + Math.abs(x - 50) * 0.14} 4.4 4.4`),
          ...[28, 50, 72].map((x) => `band/0.9 oval ${x} ${111 - Math.abs(x - 50) * 0.1} 4 4`),
          'body-3/0.28 M96 76C96 106 76 126 50 126C24 126 4 106 4 76C12 100 34 112 56 110C78 106 92 92 96 76Z',
        ],
      },
      '#ffffff/0.5 oval 66 30 8 14 -20',
    ],
  }),
  planned('soda-bottle', {
    colours: { body: '#c8303a #2f7a4a #e08a2e', drink: '#4a2a1e #4a2a1e', cap: '#c8303a' },
    dyed: { cap: 0 },
    parts: [
      'drink roll M20 46C14 56 10 62 10 76V186C10 192 14 196 20 196H48C54 196 58 192 58 186V76C58 62 54 56 48 46C44 38 43 30 43 22H25C25 30 24 38 20 46Z',
      '#dfe9ee/0.5 M25 22H43C43 30 44 36 47 44H21C24 36 25 30 25 22Z',
      'cap roll box 23 4 22 14 2',
      '#dfe9ee box 24 18 20 5 1',
      { times: [5, 4.4, 0], parts: ['cap-1.6 lines 1.2 25.4 6 25.4 16'] },
      'body roll M9 84H59V138H9Z',
      '#ffffff/0.95 line 7 10 122 26 108 42 116 58 100',
      'body-1.6/0.6 lines 1.4 9 84 59 84',
      'drink-2 line 1.6 12 168 34 172 56 168',
      '#ffffff/0.45 line 4 18 62 16 72 16 180',
    ],
  }),
  planned('milk-jug', {
    colours: { body: '#eef1ee', cap: '#3f7fc0 #d0483f' },
    parts: [
      'cap roll box 26 0 26 12 2',
      'body-0.6 roll box 28 12 22 8 1',
      'body roll M28 20H50C56 32 96 42 98 62V142C98 148 94 150 90 150H10C6 150 2 148 2 142V66C4 50 22 36 28 20Z',
      'body-2.4 M66 50C80 54 88 60 88 68V86C84 90 76 84 74 74C72 64 64 60 66 50Z',
      'body+1.4 stroke 3 M66 50C80 54 88 60 88 68V86',
      'cap/0.9 face box 14 82 50 46 4',
      '#ffffff/0.9 oval 39 105 17 14',
      'cap M30 106C34 96 44 96 48 106C44 112 34 112 30 106Z',
      'body-1.4/0.7 lines 1.4 4 138 96 138',
      '#ffffff/0.8 line 4 10 70 9 96 9 130',
    ],
  }),
  planned('star-fruit', {
    colours: { body: '#e8c23a #dfb832' },
    parts: [
      {
        at: [0, 0, -14],
        parts: [
          'body-1.6 lying M0 36C16 8 60 0 96 4C124 8 140 22 146 36C140 54 120 66 92 70C56 72 14 62 0 36Z',
          'body-0.4 lying M0 36C20 22 70 18 146 36C120 66 92 70 70 70C40 68 14 60 0 36Z',
          'body+0.8 M0 36C20 22 70 18 146 36C110 44 40 46 0 36Z',
          'body-2/0.7 line 2 2 36 60 45 144 37',
          'body+3/0.7 line 2 12 30 66 23 132 32',
          '#8a9a3a oval 0 36 4 6',
        ],
      },
      {
        at: [150, 26],
        parts: [
          'body-1.8 M0 -36L12 -10L40 -8L18 10L26 38L0 22L-26 38L-18 10L-40 -8L-12 -10Z',
          {
            at: [-2, -2, 0, 0.94],
            parts: [
              'body+1.4 face M0 -36L12 -10L40 -8L18 10L26 38L0 22L-26 38L-18 10L-40 -8L-12 -10Z',
              'body+3 M0 -20L7 -5L22 -4L10 6L14 22L0 13L-14 22L-10 6L-22 -4L-7 -5Z',
              { times: [5, 0, 0, 72, 0, 1], parts: ['#8a5a2a oval 0 -8 1.8 3.4'] },
            ],
          },
        ],
      },
    ],
  }),
];
