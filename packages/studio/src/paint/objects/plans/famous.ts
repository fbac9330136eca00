import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

/** A spire of the Sagrada Família, its foot at the origin. */
const spire: readonly Part[] = [
  'body roll M-9 0L-8 -60C-7 -90 -3 -112 0 -122C3 -112 7 -90 8 -60L9 0Z',
  { times: [6, 0, -13], parts: ['body-2.4 box -4.4 -24 2.6 7 1', 'body-2.4 box 1.8 -24 2.6 7 1'] },
  'gold ball oval 0 -126 3.4 3.4',
  'gold lines 1.6 0 -122 0 -136',
  'gold lines 1.6 -4 -131 4 -131',
];

/** A storey of a Japanese castle: white wall, windows and a curved roof. */
function storey(y: number, half: number, wall: number): readonly Part[] {
  const wide = half + 14;
  return [
    `body face box ${-half} ${y - wall} ${half * 2} ${wall}`,
    {
      times: [3, half * 0.56, 0],
      parts: [`#3d4650 box ${-half * 0.7} ${y - wall * 0.75} ${half * 0.26} ${wall * 0.4} 0.6`],
    },
    `roof face M${-wide} ${y - wall + 5}C${-half} ${y - wall} ${-half * 0.8} ${y - wall - 8} ${-half * 0.66} ${y - wall - 15}H${half * 0.66}C${half * 0.8} ${y - wall - 8} ${half} ${y - wall} ${wide} ${y - wall + 5}C${half * 0.4} ${y - wall + 1} ${-half * 0.4} ${y - wall + 1} ${-wide} ${y - wall + 5}Z`,
    `roof+1.6 stroke 1.4 M${-wide} ${y - wall + 5}C${-half * 0.4} ${y - wall + 1} ${half * 0.4} ${y - wall + 1} ${wide} ${y - wall + 5}`,
  ];
}

/** A tower of the Petronas pair, its foot at the origin. */
const petronas: readonly Part[] = [
  'body-1 lines 2.4 0 -250 0 -210',
  'body metal poly -3 -214 3 -214 6 -196 -6 -196',
  'body metal box -9 -198 18 14',
  'body metal box -13 -186 26 18',
  'body metal box -17 -170 34 26',
  'body metal box -21 -146 42 146',
  { times: [16, 0, 9], parts: ['body-1.8/0.8 lines 1.2 -21 -140 21 -140', 'body+2/0.7 lines 0.8 -21 -137 21 -137'] },
  { times: [3, 0, 8], parts: ['body-1.8/0.8 lines 1 -16 -165 16 -165'] },
  { times: [5, 8.4, 0], parts: ['body-1/0.6 lines 1 -17 -146 -17 0'] },
];

/** Eight storeys that lean outwards, as of a pagoda of glass. */
const flared: Part = {
  times: [8, 0, 21],
  parts: [
    'body metal poly -17 -176 17 -176 22 -197 -22 -197',
    'body+2.2 lines 1.6 -22 -197 22 -197',
    'body-1.8/0.7 lines 0.8 -20 -188 20 -188',
  ],
};

/** A white house of the Cyclades. */
const white = (x: number, y: number, width: number, height: number): Part => ({
  at: [x, y],
  parts: [
    `body face box 0 ${-height} ${width} ${height} 1.5`,
    `#3f6fb0 box ${width * 0.16} ${-height * 0.7} ${width * 0.2} ${height * 0.34} 0.8`,
    `#3f6fb0 M${width * 0.58} 0V${-height * 0.42}C${width * 0.58} ${-height * 0.62} ${width * 0.84} ${-height * 0.62} ${width * 0.84} ${-height * 0.42}V0Z`,
  ],
});
const domed = (x: number, y: number, radius: number): Part => ({
  at: [x, y],
  parts: [
    `body face box ${-radius * 1.1} ${-radius * 0.5} ${radius * 2.2} ${radius * 1.7}`,
    `dome ball M${-radius} ${-radius * 0.5}C${-radius} ${-radius * 1.9} ${radius} ${-radius * 1.9} ${radius} ${-radius * 0.5}Z`,
    `#ffffff lines 1.4 0 ${-radius * 1.5} 0 ${-radius * 2.1}`,
    `#ffffff lines 1.4 -2.4 ${-radius * 1.9} 2.4 ${-radius * 1.9}`,
    `#3f6fb0 box -2 ${-radius * 0.2} 4 7 2`,
  ],
});

/** Places that everybody has seen in pictures. */
export const famous = [
  planned('sagrada-familia', {
    colours: { body: '#c9a878', gold: '#e2b84a' },
    mirrors: false,
    parts: [
      { at: [70, 150, 0, 1.3], parts: spire },
      { at: [44, 170], parts: spire },
      { at: [96, 170], parts: spire },
      { at: [22, 180, 0, 0.9], parts: spire },
      { at: [118, 180, 0, 0.9], parts: spire },
      'body face M4 210V168L20 150L34 158L46 132L58 148L70 118L82 148L94 132L106 158L120 150L136 168V210Z',
      {
        times: [3, 34, 0],
        parts: [
          'body-2.6 M26 210V188C26 172 46 172 46 188V210Z',
          'body-1.2 stroke 2 M24 210V188C24 168 48 168 48 188V210',
        ],
      },
      'body-2.2 ring 3 70 152 9 9',
      '#5f8fb0 oval 70 152 6 6',
      { mirror: 70, parts: ['body-1.6/0.8 lines 1.4 34 158 34 182', 'body-1.6/0.8 lines 1.4 12 168 12 206'] },
    ],
  }),
  planned('petronas-towers', {
    colours: { body: '#c3cdd6' },
    parts: [
      { at: [0, 250], parts: petronas },
      { at: [74, 250], parts: petronas },
      'body-1.4 lying box 20 158 34 9 1',
      'body-1.4 lines 2.4 20 204 37 168',
      'body-1.4 lines 2.4 54 204 37 168',
      'body-1 face box -26 244 126 8',
    ],
  }),
  planned('taipei-101', {
    colours: { body: '#6fa79c' },
    parts: [
      'body-1 lines 2.6 0 -240 0 -205',
      'body metal poly -4 -214 4 -214 9 -197 -9 -197',
      flared,
      'body metal poly -20 -8 20 -8 27 50 -27 50',
      { times: [7, 0, 8], parts: ['body-1.8/0.7 lines 0.8 -23 -2 23 -2'] },
      '#d9c48a oval 0 -8 6 6',
      'body-2 oval 0 -8 3 3',
    ],
  }),
  planned('louvre-pyramid', {
    colours: { glass: '#b9d6e2', stone: '#d9cbb0' },
    dyed: { stone: 0.8 },
    mirrors: false,
    parts: [
      'stone-0.6 face box -30 20 260 60',
      'stone-2 poly -34 20 234 20 226 4 -26 4',
      {
        times: [12, 21, 0],
        parts: ['#5a6570 M-20 64V44C-20 36 -8 36 -8 44V64Z', '#5a6570 box -19 26 10 7', 'stone+1 box -25 22 3 58'],
      },
      'stone-1 poly 78 4 122 4 116 -18 84 -18',
      'glass face poly 100 0 180 84 20 84',
      'glass-1 poly 100 0 180 84 128 84',
      {
        inside: 'poly 100 0 180 84 20 84',
        parts: [
          {
            times: [9, 16, 0],
            parts: [
              '#ffffff/0.9 lines 0.9 20 84 100 0',
              '#ffffff/0.9 lines 0.9 36 84 116 0',
              '#ffffff/0.9 lines 0.9 -44 -0 36 84',
            ],
          },
          { times: [9, 16, 0], parts: ['#7f9aa8/0.7 lines 0.7 52 0 132 84', '#7f9aa8/0.7 lines 0.7 -60 84 20 0'] },
        ],
      },
      '#ffffff stroke 1.6 M100 0L180 84H20Z',
      '#4a5a66 box 90 70 20 14',
      'stone-1.4 box -30 82 260 5',
    ],
  }),
  planned('brooklyn-bridge', {
    colours: { body: '#b08e6a', cable: '#6f6a64' },
    parts: [
      {
        mirror: 150,
        parts: [
          'cable line 2 -40 60 10 44 60 4',
          'cable line 2 60 4 96 40 150 52',
          { times: [9, 10, 0], parts: ['cable/0.8 lines 0.8 60 6 -36 68'] },
          { times: [8, 11, 0], parts: ['cable/0.8 lines 0.8 62 6 70 68'] },
          { times: [10, 9.5, 0], parts: ['cable/0.7 lines 0.7 -36 52 -36 68'] },
          { times: [9, 9.5, 0], parts: ['cable/0.7 lines 0.7 70 44 70 68'] },
          'body face box 42 -4 36 118',
          'body+1 face box 39 -8 42 7',
          'body-1 box 40 66 40 4',
          '#dfe9ee/0.9 M47 66V28C47 22 50 16 53 12C56 16 59 22 59 28V66Z',
          '#dfe9ee/0.9 M61 66V28C61 22 64 16 67 12C70 16 73 22 73 28V66Z',
          { times: [6, 0, 8], parts: ['body-1.6/0.7 lines 0.8 42 74 78 74'] },
        ],
      },
      'cable-1 lying box -40 66 380 7',
      'cable+1 lines 1 -40 66 340 66',
    ],
  }),
  planned('buckingham-palace', {
    colours: { body: '#e2d8c2', roof: '#8a929a' },
    parts: [
      'roof face box 4 10 252 8',
      'body face box 0 18 260 62',
      'body+0.8 face box 106 6 48 74',
      'body+1 face poly 102 8 130 -8 158 8',
      'body-1.4 stroke 1.2 M102 8L130 -8L158 8Z',
      'body+0.6 face box 0 12 30 68',
      'body+0.6 face box 230 12 30 68',
      {
        times: [14, 18, 0],
        parts: [
          '#5a6a78 box 9 26 7 11',
          '#5a6a78 box 9 44 7 14',
          '#5a6a78 box 9 65 7 12',
          'body-1.4/0.7 box 8 24 9 1.6',
        ],
      },
      { times: [5, 10, 0], parts: ['body+1.6 roll box 108 12 4 48'] },
      'body-1.6 box 0 60 260 2',
      'body-1.6 box 0 18 260 2',
      '#4a3f38 M122 80V68C122 60 138 60 138 68V80Z',
      '#6a6a6a lines 1.4 130 -8 130 -34',
      '#c8323a face M130 -34C136 -37 142 -31 150 -34V-22C142 -19 136 -25 130 -22Z',
      { times: [44, 6, 0], parts: ['#2d3036 lines 1 0 76 0 92'] },
      '#2d3036 lines 1.4 -2 80 262 80',
      '#2d3036 lines 1.4 -2 90 262 90',
      { times: [5, 65, 0], parts: ['body roll box -3 74 6 19', 'body+1 ball oval 0 73 3.4 3.4'] },
    ],
  }),
  planned('japanese-castle', {
    colours: { body: '#f5f1e6', roof: '#5a6672', stone: '#a39a8c' },
    dyed: { roof: -1.6, stone: -0.6 },
    parts: [
      'stone face M-86 120C-74 104 -68 92 -66 76H66C68 92 74 104 86 120Z',
      { times: [4, 0, 11], parts: [{ times: [10, 15, 0], parts: ['stone-1.6/0.7 stroke 1 M-72 80h12v9'] }] },
      ...storey(78, 62, 20),
      ...storey(46, 48, 18),
      'body face poly -18 34 18 34 0 14',
      'roof stroke 4 M-24 36L0 11L24 36',
      ...storey(16, 36, 16),
      ...storey(-12, 26, 16),
      'roof face M-18 -40C-8 -42 -6 -50 0 -54C6 -50 8 -42 18 -40Z',
      { mirror: 0, parts: ['#e2b84a M-16 -43C-20 -50 -16 -54 -13 -52C-15 -48 -13 -44 -11 -43Z'] },
    ],
  }),
  planned('santorini-houses', {
    colours: { body: '#fbfaf6', dome: '#2f6fc4', rock: '#a2765c' },
    parts: [
      'rock face M-10 150C0 118 14 104 30 92L60 60L104 38L150 52L190 84C206 100 214 124 220 150Z',
      { times: [4, 46, 0], parts: ['rock-1.6/0.7 line 2 14 146 26 126 22 110'] },
      white(96, 52, 30, 18),
      domed(132, 40, 13),
      white(146, 66, 28, 20),
      white(66, 74, 32, 22),
      white(122, 78, 34, 24),
      domed(92, 66, 14),
      white(34, 100, 34, 22),
      white(158, 98, 32, 24),
      domed(148, 88, 11),
      white(74, 104, 30, 24),
      white(106, 110, 36, 26),
      white(10, 124, 34, 20),
      white(50, 128, 34, 22),
      white(146, 128, 40, 26),
      white(92, 134, 34, 22),
      white(184, 130, 26, 22),
      { times: [5, 22, 0], parts: ['#e0559a/0.9 oval 60 101 4 3', '#5f9a4a oval 66 104 5 3'] },
    ],
  }),
  planned('terracotta-warrior', {
    colours: { body: '#b8845c #a9765a' },
    parts: [
      'body-1.2 face box 14 206 62 10 2',
      { mirror: 45, parts: ['body-0.6 roll box 26 160 15 42 3', 'body-1.4 lying M20 206C20 198 30 196 42 200V206Z'] },
      'body-0.4 roll M14 122H76L84 172C64 180 26 180 6 172Z',
      { times: [6, 11, 0], parts: ['body-1.8/0.8 lines 1.4 18 128 14 172'] },
      'body roll M18 62C28 54 62 54 72 62L76 126C60 132 30 132 14 126Z',
      {
        times: [5, 0, 12],
        parts: [{ times: [5, 11, 0], parts: ['body-1.6 stroke 1.2 M18 70h9v9h-9Z', 'body-2.2 oval 22.5 74.5 1 1'] }],
      },
      {
        mirror: 45,
        parts: [
          'body-0.6 roll M20 60C6 62 4 76 6 92L10 122H20L22 92Z',
          'body-1 ball oval 15 126 6 7',
          'body-0.8 ball oval 16 64 9 8',
        ],
      },
      'body-1 face poly 32 56 58 56 45 72',
      'body-0.6 roll box 38 44 14 16 4',
      'body ball M45 12C58 12 63 22 62 34C61 46 54 54 45 54C36 54 29 46 28 34C27 22 32 12 45 12Z',
      'body-1.2 M28 26C28 12 36 6 45 6C54 6 62 12 62 26C54 20 36 20 28 26Z',
      'body-1.2 ball oval 49 4 8 7',
      {
        mirror: 45,
        parts: ['body-2.4 line 1.6 33 31 37 29 41 31', 'body-2.6 oval 37 34 2.6 1.3', 'body-0.8 oval 28 36 2.4 5'],
      },
      'body-1.6 line 1.6 45 33 44 40 47 41',
      'body-2.4 line 2 38 45 45 43.5 52 45',
    ],
  }),
  planned('lincoln-memorial', {
    colours: { body: '#eeeae0' },
    parts: [
      'body-0.4 face box 30 0 200 16',
      'body face box 14 14 232 18',
      'body-1.4 lines 1.2 14 22 246 22',
      '#8f8a80 box 22 32 216 68',
      '#55524c box 106 34 48 66',
      'body-0.6 face box 118 78 24 20',
      'body ball oval 130 48 7 8',
      'body roll M116 80C116 60 122 56 130 56C138 56 144 60 144 80Z',
      'body-0.4 roll box 113 66 7 16 2',
      'body-0.4 roll box 140 66 7 16 2',
      { times: [6, 17, 0], parts: ['body roll box 16 32 8 68', 'body-1.2/0.6 lines 0.8 20 34 20 98'] },
      { times: [6, 17, 0], parts: ['body roll box 151 32 8 68', 'body-1.2/0.6 lines 0.8 155 34 155 98'] },
      'body-0.6 face box 6 100 248 8',
      { times: [6, 0, 6], parts: ['body-0.8 box 70 108 120 3', 'body+0.6 box 70 111 120 3'] },
      'body-1 face box -6 108 76 36',
      'body-1 face box 190 108 76 36',
    ],
  }),
  planned('matterhorn', {
    colours: { body: '#7c8794' },
    mirrors: false,
    parts: [
      'body roll M0 150C24 128 44 104 58 80C68 60 78 34 88 12C92 4 98 -2 106 0C112 4 116 18 124 34C136 58 158 92 190 116C204 126 216 138 230 150Z',
      'body-1.8/0.9 M106 0C112 4 116 18 124 34C136 58 158 92 190 116C204 126 216 138 230 150H128C122 120 108 96 112 64C114 42 104 20 106 0Z',
      '#f5f8fb M88 12C92 4 98 -2 106 0C104 20 112 36 106 52L98 40L94 60L84 46L78 72L68 66L58 92L48 98C62 80 76 44 88 12Z',
      '#dfe8f0 M106 0C112 4 116 18 124 34L132 52L122 46L120 66L112 50C114 34 104 20 106 0Z',
      '#f5f8fb M44 104L60 96L54 116L74 104L66 130L92 112L88 140L104 124L112 150H0C18 134 32 120 44 104Z',
      '#dfe8f0 M150 80L156 100L166 98L170 116L190 116C204 126 216 138 230 150H150L158 132L146 120Z',
      'body-2.4/0.7 line 1.6 106 2 110 30 104 60 112 90 120 120',
    ],
  }),
  planned('pointed-hill', {
    colours: { body: '#7da35a' },
    mirrors: false,
    parts: [
      'body face M0 120C30 108 84 22 100 4C104 0 108 0 112 4C130 24 180 108 214 120Z',
      'body-1.4/0.8 M106 1C108 0 110 2 112 4C130 24 180 108 214 120H132C124 84 116 40 106 1Z',
      'body+1/0.6 M40 92C58 70 78 40 92 18C86 46 70 78 52 104Z',
      ...[
        [34, 112],
        [52, 104],
        [70, 114],
        [150, 112],
        [168, 116],
        [128, 108],
      ].flatMap(([x = 0, y = 0]) => [
        `#4f7f4a poly ${x} ${y - 18} ${x + 6} ${y} ${x - 6} ${y}`,
        `#5f9054 poly ${x} ${y - 18} ${x - 6} ${y} ${x - 1} ${y}`,
      ]),
    ],
  }),
  planned('desert-buttes', {
    colours: { body: '#c0643c' },
    mirrors: false,
    parts: [
      'body-0.6 face M-6 130C6 116 20 104 34 96H78C92 104 108 116 122 130Z',
      'body face M34 98L36 30L42 26L44 20L70 22L72 28L78 32L80 98Z',
      'body+0.4 face M22 98L24 44L30 42L32 98Z',
      'body-0.6 face M150 130C168 112 190 100 204 94H262C280 102 300 116 312 130Z',
      'body face M204 96L206 40L214 36L226 34L250 35L258 40L262 96Z',
      { times: [5, 8, 0], parts: ['body-2/0.7 lines 1.4 40 34 41 94'] },
      { times: [7, 8, 0], parts: ['body-2/0.7 lines 1.4 210 44 211 94'] },
      'body-1.4/0.7 lines 2 35 56 79 56',
      'body-1.4/0.7 lines 2 205 62 262 62',
      'body+1.6/0.7 lines 2 42 25 70 24',
      'body+1.6/0.7 lines 2 212 37 250 36',
      { times: [4, 0, 8], parts: ['body-1.2/0.5 lines 1.4 16 108 100 108', 'body-1.2/0.5 lines 1.4 180 108 288 108'] },
    ],
  }),
];
