import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

/** Nine fields of a face: each takes the next colour of the list. */
function fields(colours: string, at: (column: number, row: number) => string): Part[] {
  const list = colours.split(' ');
  return Array.from(
    { length: 9 },
    (_, index) => `${list[index % list.length]} poly ${at(index % 3, Math.floor(index / 3))}`,
  );
}

const corner = (points: readonly (readonly [number, number])[]): string =>
  points
    .flat()
    .map((value) => value.toFixed(1))
    .join(' ');
const front = (column: number, row: number): string => {
  const [x, y] = [column * 22, 26 + row * 25 + column * 11];
  return corner([
    [x + 2, y + 3],
    [x + 20, y + 12],
    [x + 20, y + 34],
    [x + 2, y + 25],
  ]);
};
const side = (column: number, row: number): string => {
  const [x, y] = [66 + column * 22, 59 + row * 25 - column * 11];
  return corner([
    [x + 2, y + 1],
    [x + 20, y - 8],
    [x + 20, y + 14],
    [x + 2, y + 23],
  ]);
};
const top = (column: number, row: number): string => {
  const [x, y] = [66 + (column - row) * 22, -7 + (column + row) * 11];
  return corner([
    [x, y + 2],
    [x + 18, y + 11],
    [x, y + 20],
    [x - 18, y + 11],
  ]);
};

/** A field of the periodic table: a letter's worth of ink on a coloured square. */
const element = (x: number, y: number, colour: string): Part[] => [
  `${colour} box ${x} ${y} 9 9 0.8`,
  `#2b3440 lines 1.4 ${x + 3} ${y + 3.4} ${x + 3} ${y + 6.6}`,
  `#2b3440 lines 1.4 ${x + 3} ${y + 6.6} ${x + 6} ${y + 3.4}`,
];
const groups = '#e88a7a #f0b45a #f2d66a #a9cf8a #7fb5d6 #b59ad6'.split(' ');
const periodic = Array.from({ length: 18 * 7 }, (_, index) => ({ column: index % 18, row: Math.floor(index / 18) }))
  .filter(({ column, row }) => (row === 0 ? column % 17 === 0 : row < 3 ? column < 2 || column > 11 : true))
  .flatMap(({ column, row }) =>
    element(
      6 + column * 10,
      20 + row * 10,
      groups[column < 1 ? 0 : column < 2 ? 1 : column < 12 ? 2 : column < 15 ? 3 : column < 17 ? 4 : 5] as string,
    ),
  );

const ring = (x: number, y: number, colour: string): string => `${colour} ring 6 ${x} ${y} 26 26`;

/** Things that have a name of their own and look like nothing else. */
export const curiosities = [
  planned('rubiks-cube', {
    colours: { body: '#23252b' },
    mirrors: false,
    parts: [
      'body poly 66 -8 132 25 132 101 66 134 0 101 0 25',
      ...fields('#f5f5f0 #e0483a #f5f5f0 #f2c83a #3f8f4a #f5f5f0 #3a6fc0 #f5f5f0 #e8842a', top),
      ...fields('#3f8f4a #3f8f4a #e8842a #e0483a #3f8f4a #f2c83a #3f8f4a #3a6fc0 #3f8f4a', front),
      ...fields('#e0483a #3a6fc0 #e0483a #e0483a #e0483a #f2c83a #f5f5f0 #e0483a #3f8f4a', side),
      '#000000/0.14 poly 66 58 132 25 132 101 66 134',
    ],
  }),
  planned('periodic-table', {
    colours: { paper: '#f7f4ea' },
    mirrors: false,
    parts: [
      'paper-1.4 box 1 3 190 112 2',
      'paper box 0 0 190 112 2',
      '#2b3440 lines 3 60 10 130 10',
      ...periodic,
      { times: [14, 10, 0], parts: [...element(36, 92, '#d6a9c6'), ...element(36, 102, '#c6c0b4')] },
    ],
  }),
  planned('olympic-rings', {
    colours: { body: '#f7f7f4' },
    mirrors: false,
    parts: [
      ring(30, 30, '#2f7fc4'),
      ring(92, 30, '#23252b'),
      ring(154, 30, '#d8383a'),
      ring(61, 58, '#f0b429'),
      ring(123, 58, '#3a9a4f'),
      '#2f7fc4 ring 6 30 30 26 26 -10 40',
      '#23252b ring 6 92 30 26 26 -10 40',
      '#23252b ring 6 92 30 26 26 100 140',
      '#d8383a ring 6 154 30 26 26 100 140',
    ],
  }),
  planned('hedge-maze', {
    colours: { body: '#4f8a45', path: '#e0cfa2' },
    mirrors: false,
    parts: [
      'path face poly 40 0 200 0 240 130 0 130',
      'body-2 lines 11 24 126 48 8 192 8 216 126 134 126',
      'body lines 8 24 122 48 4 192 4 216 122 134 122',
      'body-2 lines 11 106 126 24 126',
      'body lines 8 106 122 24 122',
      'body-2 lines 10 46 106 62 26 176 26 196 106 130 106',
      'body lines 7.4 46 102 62 22 176 22 196 102 130 102',
      'body-2 lines 10 104 106 70 106',
      'body lines 7.4 104 102 70 102',
      'body-2 lines 10 72 86 82 44 120 44',
      'body lines 7.4 72 82 82 40 120 40',
      'body-2 lines 10 150 44 160 44 170 88 96 88',
      'body lines 7.4 150 40 160 40 170 84 96 84',
      'body-2 lines 9 102 66 140 66 142 88',
      'body lines 6.6 102 63 140 63 142 84',
      'body-2 lines 9 120 26 120 44',
      'body lines 6.6 120 22 120 40',
      'body-2 lines 9 46 66 58 66',
      'body lines 6.6 48 62 60 62',
      'body-2 lines 9 186 66 200 66',
      'body lines 6.6 184 62 200 62',
      { times: [7, 26, 0], parts: ['body+1.6/0.6 oval 50 5 6 2', 'body+1.6/0.6 oval 32 121 6 2'] },
      '#c9b48a roll box 116 52 8 10 1',
      '#7fb5d6 oval 120 52 8 3',
    ],
  }),
  planned('candlestick-phone', {
    colours: { body: '#2f2d2c', metal: '#c9a24a' },
    mirrors: false,
    parts: [
      'body-1 oval 46 186 40 12',
      'body ball M6 184C6 172 30 164 46 164C62 164 86 172 86 184Z',
      'metal ring 2 46 178 30 8',
      'body roll box 40 60 12 108 4',
      'metal metal box 38 150 16 6 2',
      'body ball oval 46 54 12 14',
      'metal metal box 40 40 12 8 2',
      'body roll poly 44 34 60 26 92 12 92 58 60 48 44 46',
      'body-1 oval 92 35 9 24',
      'body+1.4 oval 92 35 6 18',
      'metal stroke 3.4 M40 66C26 62 14 64 6 72',
      'body roll M-8 66C-14 64 -16 76 -12 78L-8 130C-14 132 -14 146 -6 148H8C16 146 16 132 10 130L14 80C18 76 16 64 10 66Z',
      'metal metal box -8 92 19 5 1',
      'body-1.4 line 2.4 2 148 4 176 26 190 40 188',
      '#ffffff/0.4 lines 2 43 66 43 146',
    ],
  }),
  planned('gingerbread-house', {
    colours: { body: '#a8682f', icing: '#fbf7ee' },
    parts: [
      'icing oval 70 130 92 12',
      'body face box 20 62 100 66 2',
      'body+0.6 face poly 20 64 120 64 70 18',
      'body-1.2 face poly 4 72 70 4 136 72 126 80 70 22 14 80',
      'icing M4 72L70 4L136 72L130 78C124 88 120 70 112 74C108 82 102 60 96 62C92 68 88 46 82 48C76 52 74 30 70 32C66 30 64 52 58 48C52 46 48 68 44 62C38 60 32 82 28 74C20 70 16 88 10 78Z',
      'body-1.6 box 56 84 28 44 12',
      'icing stroke 2.4 M56 128V98C56 80 84 80 84 98V128',
      '#c8323a ball oval 79 108 2.6 2.6',
      {
        mirror: 70,
        parts: [
          '#f7d98a box 28 84 18 18 2',
          'icing stroke 2.2 M28 84h18v18h-18ZM37 84v18M28 93h18',
          '#c8323a ball oval 26 124 5 5',
          '#4f9a4a ball oval 40 124 5 5',
          'icing line 2 22 118 30 114 38 118 46 114 52 118',
        ],
      },
      '#c8323a ball oval 70 52 7 7',
      'icing ring 2 70 52 7 7',
      { times: [5, 12, 0], parts: ['#e0559a ball oval 46 70 3 3', '#4f9a4a ball oval 40 72 3 3'] },
      'body-1 face box 98 14 16 26 1',
      'icing M96 16C96 10 116 10 116 16C114 22 110 16 106 20C102 24 100 18 96 16Z',
      {
        mirror: 70,
        parts: [
          'icing lines 7 -2 128 -2 84',
          'icing ring 7 4 84 6 6 180 360',
          '#c8323a lines 2.6 -5 120 1 114',
          '#c8323a lines 2.6 -5 106 1 100',
          '#c8323a lines 2.6 -5 92 1 86',
        ],
      },
    ],
  }),
  planned('jack-in-the-box', {
    colours: { body: '#3f6fb0', trim: '#f2c83a' },
    parts: [
      { times: [5, 0, -9], parts: ['#9aa3ad ring 3 60 104 16 6'] },
      'body-1.6 face poly 20 104 100 104 116 78 36 78',
      '#c8323a roll M40 66C44 54 76 54 80 66L84 84H36Z',
      {
        mirror: 60,
        parts: ['#c8323a roll M40 66C28 70 22 60 16 52L22 46C30 54 36 56 44 58Z', '#f5d3b8 ball oval 17 46 6 6'],
      },
      'trim poly 38 62 48 72 60 62 72 72 82 62 74 56 46 56',
      '#f5d3b8 ball oval 60 38 20 20',
      {
        mirror: 60,
        parts: [
          '#33281f oval 53 34 2.4 3.2',
          '#c8323a M42 30C30 14 38 2 52 14L58 20Z',
          'trim ball oval 36 8 4 4',
          '#e0662a ball oval 41 42 6 8',
        ],
      },
      '#c8323a M44 26C48 14 72 14 76 26C68 20 52 20 44 26Z',
      '#d8323a ball oval 60 41 4.4 4.4',
      '#a02028 line 2 50 48 60 53 70 48',
      'body face box 20 104 80 74 3',
      'trim stroke 4 M22 106h76v70h-76Z',
      'trim poly 60 118 65 133 81 133 68 142 73 158 60 148 47 158 52 142 39 133 55 133',
      '#9aa3ad lines 4 100 144 112 144 112 158 120 158',
      '#c8323a ball oval 122 158 5 5',
    ],
  }),
  planned('jukebox', {
    colours: { body: '#a83a2f', glow: '#f7b84a', chrome: '#d3d9de' },
    parts: [
      'chrome metal M0 180V60C0 20 30 0 60 0C90 0 120 20 120 60V180Z',
      'glow M8 176V60C8 26 34 8 60 8C86 8 112 26 112 60V176H96V62C96 38 80 24 60 24C40 24 24 38 24 62V176Z',
      '#e0483a/0.8 M12 120V60C12 30 36 12 60 12V20C40 20 20 36 20 62V120Z',
      '#4a9ac0/0.8 M108 120V60C108 30 84 12 60 12V20C80 20 100 36 100 62V120Z',
      'body down M28 176V62C28 42 42 28 60 28C78 28 92 42 92 62V176Z',
      '#2b2f36 M34 96V62C34 46 46 34 60 34C74 34 86 46 86 62V96Z',
      '#15171b oval 60 70 22 9',
      '#c8323a oval 60 70 7 3',
      'chrome lines 2 82 48 70 66',
      { times: [5, 10, 0], parts: ['#f7f0dc box 36 100 8 14 1'] },
      'chrome box 34 118 52 7 2',
      { times: [9, 5.6, 0], parts: ['#c8323a box 37 119.4 3.6 4'] },
      '#3d2a20 box 36 130 48 44 4',
      { times: [5, 9, 0], parts: ['chrome lines 2 42 132 42 172'] },
      'chrome lines 2 36 152 84 152',
      'chrome metal box -4 174 128 10 3',
      { when: 'night', parts: ['#ffd98a/0.5 glow oval 60 80 100 100'] },
    ],
  }),
  planned('treadmill', {
    colours: { body: '#3a3f46' },
    mirrors: false,
    parts: [
      'body-1 poly 0 126 10 112 172 112 176 126',
      '#23252b poly 14 116 158 116 162 122 8 122',
      'body face poly 140 126 140 104 182 104 186 126',
      { times: [2, 18, 0], parts: ['body+1.4 lines 6 160 108 150 24'] },
      'body face poly 132 26 168 18 176 0 146 4',
      '#7fd0e0 poly 146 20 164 16 169 4 150 8',
      'body+1 lines 5 152 40 118 44',
      'body-1 lines 6 118 44 104 45',
      'body+1 lines 5 166 44 136 50',
      '#d8483a oval 152 23 2.4 2.4',
      '#23252b box 4 126 14 5 2',
      '#23252b box 164 126 14 5 2',
      '#ffffff/0.3 lines 1.4 24 117 140 117',
    ],
  }),
  planned('hammock', {
    colours: { body: '#d9a24a #c8503f #5f8fb0', wood: '#7a5538' },
    parts: [
      {
        mirror: 110,
        parts: [
          'wood roll poly 0 0 8 0 10 112 -2 112',
          'wood+1.2/0.6 lines 1.2 2 6 2 108',
          '#e6dcc6 lines 1.6 4 20 34 42',
          '#e6dcc6 lines 1.6 4 20 30 48',
          '#e6dcc6 lines 1.6 4 20 38 37',
          'wood lines 4 40 34 28 52',
        ],
      },
      'body-1.6 M38 34C70 76 150 76 182 34L190 50C160 96 60 96 30 50Z',
      'body face M30 50C60 88 160 88 190 50C184 72 150 100 110 100C70 100 36 72 30 50Z',
      {
        inside: 'M30 50C60 88 160 88 190 50C184 72 150 100 110 100C70 100 36 72 30 50Z',
        parts: [{ times: [10, 18, 0], parts: ['#fbf3dc/0.8 line 3.4 30 40 34 70 46 104'] }],
      },
    ],
  }),
  planned('mousetrap', {
    colours: { body: '#d9b27a', metal: '#9aa3ad' },
    mirrors: false,
    parts: [
      'body-1.6 poly 0 44 150 30 170 60 20 76',
      'body face poly 0 38 150 24 170 54 20 70',
      { times: [5, 0, 6], parts: ['body-1.2/0.5 lines 0.8 8 42 150 28'] },
      'metal stroke 4 M76 60L70 34L12 40L22 66Z',
      { times: [5, 4, -0.4], parts: ['metal-1.4 ring 2.4 66 46 4 7'] },
      'metal lines 2.4 74 44 132 34',
      '#c9a24a poly 112 34 134 32 138 42 116 44',
      '#f2c83a face poly 116 32 134 30 126 18',
      '#d9a82a oval 124 27 2 2',
    ],
  }),
  planned('weather-vane', {
    colours: { body: '#3a3f46', metal: '#b8923f' },
    parts: [
      'body lines 4 90 60 90 190',
      'body lines 3 50 132 130 132',
      'body lines 3 70 140 110 124',
      'body stroke 2.6 M44 124V138M44 124L52 138M52 124V138',
      'body stroke 2.6 M128 126C140 122 140 142 128 138M140 126C132 124 132 132 140 134',
      'metal ball oval 90 116 7 7',
      'body lines 4 16 72 160 72',
      'body poly 4 72 24 62 24 82',
      'body poly 150 60 172 62 164 72 172 82 150 84',
      'metal face M66 70C58 52 66 40 78 42C80 32 86 26 94 26L98 20L104 26C108 28 108 32 112 34L104 38C104 46 118 48 128 34C142 38 138 60 120 68C110 72 76 74 66 70Z',
      '#c8323a M92 26C90 18 96 14 98 20C100 14 106 16 104 24Z',
      '#2b2724 oval 102 30 1.6 1.6',
      'body ball oval 90 176 8 8',
      'body poly 72 196 84 180 96 180 108 196',
    ],
  }),
];
