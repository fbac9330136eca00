import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

/** A wheel of a trailer, around its hub. */
const wheel: readonly Part[] = [
  '#23242a ball oval 0 0 20 20',
  '#c9ced6 oval 0 0 11 11',
  '#8f979e oval 0 0 7 7',
  { times: [5, 0, 0, 72, 0, 0], parts: ['#5a616a oval 0 -8 1.6 1.6'] },
];

/** A flower of a bed, its foot at the origin. */
function bloom(colour: string, high: number): Part[] {
  return [
    `leaf-0.6 lines 2.6 0 0 0 ${-high}`,
    `leaf face M0 ${-high * 0.4}C-12 ${-high * 0.5} -14 ${-high * 0.8} -12 ${-high * 0.9}C-2 ${-high * 0.8} 0 ${-high * 0.6} 0 ${-high * 0.4}Z`,
    {
      at: [0, -high] as const,
      parts: [
        { times: [6, 0, 0, 60, 0, 0] as const, parts: [`${colour} oval 0 -7 4.6 6.4`] },
        '#f7d35a ball oval 0 0 4 4',
      ],
    },
  ];
}

function cattail(x: number, high: number, lean: number): Part[] {
  return [
    `body line 3 ${x} 0 ${x + lean * 0.3} ${-high * 0.5} ${x + lean} ${-high}`,
    `body line 1.6 ${x + lean} ${-high} ${x + lean * 1.1} ${-high - 16}`,
    {
      at: [x + lean, -high, lean * 0.5] as const,
      parts: ['spike-1 box -5.6 -6 11.4 38 5.4', 'spike roll box -6 -7 11.4 38 5.4'],
    },
  ];
}

const leaf = (x: number, high: number, lean: number): string =>
  `body${lean > 0 ? '-0.6' : '+0.6'} face M${x - 4} 0C${x - 2} ${-high * 0.5} ${x + lean * 0.4} ${-high * 0.8} ${x + lean} ${-high}C${x + lean * 0.6} ${-high * 0.7} ${x + 6} ${-high * 0.4} ${x + 4} 0Z`;

/** Things beside roads, waters and garden paths. */
export const wayside = [
  planned('furled-umbrella', {
    colours: { cloth: '#c8403a #2f5f8a #3f7f5a', wood: '#8a5a34' },
    parts: [
      '#8d949b lines 3 40 6 40 -4',
      'cloth roll M40 6C46 40 54 92 56 128L24 128C26 92 34 40 40 6Z',
      'cloth-0.8/0.8 line 1.6 40 10 34 70 32 126',
      'cloth+0.8/0.7 line 1.6 40 10 46 70 49 126',
      'cloth-1 roll box 25 92 30 7 3',
      '#8d949b lines 4 40 128 40 150',
      'wood stroke 7 M40 148L40 176C40 192 60 192 60 178',
    ],
  }),
  planned('potted-cactus', {
    colours: { leaf: '#5f9a5a #4f8a5f', pot: '#c8704a #d9a05a #e9e2d4' },
    parts: [
      'leaf roll box 46 16 30 74 15',
      'leaf-0.4 stroke 13 M50 58C34 60 28 54 29 38',
      'leaf-0.2 stroke 12 M72 66C88 68 94 60 93 48',
      'leaf-1.4/0.7 lines 1.6 54 26 54 84',
      'leaf+1.4/0.7 lines 1.6 61 20 61 86',
      'leaf-1.4/0.7 lines 1.6 68 26 68 84',
      '#e87a9a oval 61 14 8 6',
      'pot roll M26 88H96L88 128C87 132 35 132 34 128Z',
      'pot-0.8 roll box 22 80 78 13 3',
    ],
  }),
  planned('trailer', {
    colours: { body: '#8a9aa8 #b5483a #4f7a5a', frame: '#33363d' },
    parts: [
      'frame lines 6 -4 92 -66 96',
      'frame ball oval -68 94 6 6',
      'frame lines 5 -44 96 -44 122',
      'frame oval -44 124 6 4',
      'frame box -6 86 206 10 2',
      'body face box 0 30 194 56 3',
      { times: [6, 32, 0], parts: ['body-1.6 box 16 32 4 52 0', 'body+1.4 box 15 32 2 52 0'] },
      'body-1 lying box -4 26 202 9 3',
      'body-1.4 lying box -4 80 202 8 3',
      '#d0303a box 184 68 8 9 1',
      'frame M58 96C58 66 138 66 138 96Z',
      { at: [80, 104], parts: wheel },
      { at: [118, 104], parts: wheel },
    ],
  }),
  planned('caravan', {
    colours: { body: '#f2efe6', stripe: '#5f9ab0 #d0703a #6a9a6a', frame: '#33363d' },
    dyed: { stripe: -1.6 },
    parts: [
      'frame lines 6 4 122 -44 128',
      'frame ball oval -46 126 6 6',
      'frame lines 5 -28 128 -28 146',
      'body roll M0 40C0 12 14 2 36 2H176C200 2 212 16 214 44L216 122H0Z',
      'stripe box 0 76 215.4 14 0',
      'stripe-0.6 box 0 94 216 5 0',
      'body-1.6 box 0 116 216 8 2',
      '#5a7f94 face box 22 26 58 38 8',
      '#d8ecf2/0.6 poly 30 62 52 28 64 28 42 62',
      '#5a7f94 face box 160 26 36 38 8',
      'body-1.4 box 100 22 44 98 5',
      'body+0.6 face box 102 24 40 96 4',
      '#5a7f94 face box 110 32 24 28 3',
      'frame box 132 76 6 12 2',
      'stripe-1 lying box 60 -4 40 8 3',
      'frame M46 122C46 98 102 98 102 122Z',
      { at: [74, 128], parts: wheel },
      '#d0303a box 208 98 6 12 1',
    ],
  }),
  planned('garden-bed', {
    colours: {
      body: '#e0607f #d0483f #f2b02e #8a6ac0',
      second: '#f4f0e6',
      third: '#f2c23a',
      leaf: '#4f8a45',
      soil: '#5a4030',
      wood: '#9a6f48',
    },
    parts: [
      'soil-0.6 M6 74C60 56 260 56 314 74L318 100H2Z',
      'leaf-1 M10 78C16 56 34 60 40 66C50 48 70 52 76 64C90 48 108 50 114 62C130 46 148 50 154 62C170 46 188 50 196 64C208 48 228 52 234 66C246 52 266 52 274 66C288 54 304 60 310 78Z',
      ...Array.from({ length: 10 }, (_, index) => ({
        at: [26 + index * 30, 78] as const,
        parts: bloom(['body', 'second', 'third', 'body'][index % 4] as string, 44 + ((index * 7) % 4) * 6),
      })),
      'leaf M6 92C14 72 28 76 34 84C44 68 60 72 66 82C78 68 92 70 100 82C112 68 128 70 134 82C148 68 162 70 168 82C182 68 196 72 204 82C214 70 230 70 238 82C250 70 264 72 272 82C284 72 304 74 314 92Z',
      ...Array.from({ length: 9 }, (_, index) => ({
        at: [40 + index * 30, 94] as const,
        parts: bloom(['third', 'body', 'body', 'second'][index % 4] as string, 26 + ((index * 5) % 3) * 6),
      })),
      'soil M2 92C60 84 260 84 318 92V104H2Z',
      'wood-1.6 box -4 98 330 26 2',
      'wood face box -6 94 330 26 2',
      'wood+1.2 lying box -10 90 338 8 2',
      'wood-1.6/0.6 line 1.6 0 106 100 108 316 106',
      ...[104, 212].map((x) => `wood-1.4 box ${x} 92 8 30 1`),
    ],
  }),
  planned('reed', {
    colours: { body: '#7f9a4a #8aa352', spike: '#7a4a2c' },
    parts: [
      leaf(20, 130, -26),
      leaf(96, 140, 30),
      ...cattail(30, 128, -10),
      ...cattail(88, 138, 12),
      leaf(40, 150, -16),
      leaf(80, 120, 34),
      ...cattail(58, 160, 2),
      leaf(56, 104, 26),
      leaf(66, 112, -30),
      leaf(30, 76, -30),
      leaf(92, 80, 26),
      leaf(46, 66, 12),
    ],
  }),
  planned('buoy', {
    colours: { body: '#d8402f #2f8a5a #f2c02e', band: '#f4f2ea', metal: '#5a616a' },
    parts: [
      'metal lines 3 70 -44 70 -22',
      '#ffdf7a ball oval 70 -50 8 9',
      'metal box 60 -42 20 6 2',
      'body-0.6 lines 6 34 78 58 -14',
      'body-0.6 lines 6 106 78 82 -14',
      'body-1 lines 4 42 50 96 16',
      'body-1 lines 4 98 50 44 16',
      'body lying box 50 -24 40 14 4',
      'band box 42 20 56 14 1',
      'body roll M14 78H126L140 112C140 134 108 144 70 144C32 144 0 134 0 112Z',
      'band roll M5 98L135 98L140 112H0Z',
      'body-1.4 lying box 10 72 120 10 4',
      '#ffffff/0.4 line 5 20 90 14 110 22 128',
    ],
  }),
  planned('solar-panel', {
    colours: { body: '#24457a #2b4f86', frame: '#b9c1ca' },
    parts: [
      'frame-1 roll box 96 96 8 52 2',
      'frame-1.4 lines 5 100 104 60 146',
      'frame-1.4 lines 5 100 104 140 146',
      'frame lines 6 46 148 154 148',
      'frame-1 poly 34 2 196 2 172 106 4 106',
      'frame poly 32 0 194 0 170 102 2 102',
      'body face poly 36 4 188 4 166 98 8 98',
      ...[1, 2, 3, 4, 5].map((column) => `frame/0.75 lines 1.4 ${36 + column * 25.3} 4 ${8 + column * 26.3} 98`),
      ...[1, 2, 3].map(
        (row) => `frame/0.75 lines 1.4 ${36 - row * 7} ${4 + row * 23.5} ${188 - row * 5.5} ${4 + row * 23.5}`,
      ),
      '#ffffff/0.22 poly 60 4 104 4 58 98 20 98',
    ],
  }),
  planned('vending-machine', {
    colours: { body: '#c8303a #2f6fa8 #33363d', shelf: '#d8dcdc' },
    parts: [
      'body-2 box 6 4 118 214 5',
      'body face box 0 0 118 214 5',
      '#23303a face box 8 12 74 152 3',
      ...[0, 1, 2, 3, 4].map((row) => ({
        at: [0, row * 29] as const,
        parts: [
          ...[0, 1, 2, 3, 4].flatMap((column) => {
            const colour = ['#f2b02e', '#d0483f', '#5fa84f', '#3f9ad0', '#f4f1e6'][(row * 2 + column) % 5] as string;
            return row % 2
              ? [`${colour} roll box ${12 + column * 13.6} 21 10 17 2`]
              : [`${colour} face box ${12 + column * 13.6} 20 11 18 1`];
          }),
          'shelf box 9 38 72 3 0',
        ],
      })),
      '#ffffff/0.14 poly 14 162 52 14 72 14 34 162',
      '#1d1f24 box 12 174 66 26 3',
      'shelf-1 lying box 14 176 62 8 2',
      '#1d2a24 box 88 24 24 16 2',
      '#7fe0a0 lines 2 92 32 106 32',
      { times: [4, 0, 11], parts: ['shelf box 89 50 6 7 1', 'shelf box 97.4 50 6 7 1', 'shelf box 106 50 6 7 1'] },
      '#1d1f24 box 92 104 16 5 2',
      '#1d1f24 box 94 122 12 16 2',
    ],
  }),
  planned('sea-star', {
    colours: { body: '#e8793a #d8503f #e0a04a' },
    parts: [
      { times: [5, 0, 0, 72, 0, 0], parts: ['body-1.8 M-22 2C-20 -30 -14 -72 0 -84C14 -72 20 -30 22 2Z'] },
      {
        at: [0, -2],
        parts: [
          { times: [5, 0, 0, 72, 0, 0], parts: ['body roll M-20 0C-18 -30 -12 -70 0 -80C12 -70 18 -30 20 0Z'] },
          'body oval 0 0 22 22',
          {
            times: [5, 0, 0, 72, 0, 0],
            parts: [
              'body+2/0.8 line 3 0 -6 1 -40 0 -72',
              ...[-16, -30, -44, -58].flatMap((y) => [
                `body+2.4 oval ${-8 - y * -0.04} ${y} 2.6 2.6`,
                `body+2.4 oval ${8 + y * 0.04} ${y} 2.6 2.6`,
              ]),
            ],
          },
          'body+2.4 ball oval 0 0 7 7',
        ],
      },
    ],
  }),
  planned('dragonfly', {
    colours: { body: '#3f8f9a #4a9a5f #4a6fb0', wing: '#d4ecf2' },
    parts: [
      {
        at: [0, 0, 24],
        parts: [
          {
            mirror: 0,
            parts: [
              'wing/0.85 M4 -56C30 -84 84 -92 110 -78C114 -66 60 -46 6 -48Z',
              'wing/0.85 M4 -44C34 -48 86 -34 100 -18C98 -6 50 -14 6 -36Z',
              'wing-2/0.8 stroke 1.4 M4 -54C40 -72 84 -82 110 -78M6 -50C40 -60 76 -66 100 -68M4 -43C40 -40 80 -26 100 -18M6 -39C36 -30 64 -20 84 -14',
              ...[30, 50, 70, 88].map(
                (x) => `wing-2/0.6 lines 1 ${x} ${-66 - (x - 30) * 0.16} ${x + 2} ${-54 - (x - 30) * 0.24}`,
              ),
              'body-1.6 oval 101 -78 5 2.4 8',
            ],
          },
          'body roll M-5 -40C-6 -10 -4 40 -3 64C-2 70 2 70 3 64C4 40 6 -10 5 -40Z',
          { times: [7, 0, 14], parts: ['body-2 lines 1.6 -5 -26 5 -26'] },
          'body ball oval 0 -50 10 15',
          'body+2/0.7 line 2 -3 -58 -4 -50 -3 -42',
          'body-0.4 ball oval 0 -68 9 7',
          '#7a3a2c ball oval -7 -71 6 7',
          '#7a3a2c ball oval 7 -71 6 7',
          '#ffffff/0.7 oval -8 -74 1.6 2',
          '#ffffff/0.7 oval 6 -74 1.6 2',
        ],
      },
    ],
  }),
  planned('caterpillar', {
    colours: { body: '#7fb04a #8abf4f', spot: '#f2c23a', head: '#5f8f3a' },
    dyed: { head: -1 },
    parts: [
      ...[14, 40, 66, 92, 118, 144].map((x, index) => `body-2.4 lines 6 ${x} ${index % 2 ? 62 : 60} ${x} 76`),
      ...[0, 1, 2, 3, 4, 5].flatMap((index) => {
        const [x, y] = [14 + index * 26, 46 - [0, 8, 14, 14, 8, 2][index]!];
        return [
          `body-1.6 oval ${x} ${y + 2} 21 23`,
          `body ball oval ${x} ${y} 20 22`,
          `spot oval ${x} ${y - 8} 5 5`,
          `body+2/0.6 line 2.4 ${x - 9} ${y - 12} ${x - 4} ${y - 16} ${x + 2} ${y - 17}`,
        ];
      }),
      'head-1 line 3 174 16 176 2 170 -8',
      'head-1 line 3 186 16 192 4 190 -8',
      'spot ball oval 170 -9 4 4',
      'spot ball oval 190 -9 4 4',
      'head ball oval 178 38 22 23',
      '#ffffff oval 186 32 6 7',
      '#23201c oval 188 33 3 4',
      '#2f3a1e line 2 180 48 187 52 194 48',
    ],
  }),
  planned('seahorse', {
    colours: { body: '#e8a03a #e0803f #d0708f', fin: '#f7d88a' },
    dyed: { fin: 1.6 },
    parts: [
      'fin face M38 84C16 74 8 96 14 116C24 112 34 106 42 104Z',
      { times: [4, -1, 7], parts: ['fin-1.6 lines 1.6 40 88 18 88'] },
      'body-1.4 line 10 62 130 66 158 52 180 32 178 28 160 42 154 48 164',
      'body line 7 62 130 65 157 52 178 33 176 30 161 42 156 47 163',
      'body roll M52 14C34 20 32 40 44 56C30 68 30 92 40 108C46 122 54 130 58 140L70 136C84 116 92 94 82 72C76 60 78 52 82 46C96 44 106 46 116 48C122 48 122 38 116 38C104 36 94 34 88 28C82 16 66 8 52 14Z',
      'body-1.4 poly 46 16 44 0 54 8 60 -4 66 8 74 4 72 16',
      ...[66, 78, 90, 102, 114].map(
        (y, index) => `body-1.8/0.7 line 2 ${40 + index * 3} ${y} ${58 + index * 2} ${y + 6} ${82 - index * 1.6} ${y}`,
      ),
      'body+2.4/0.7 line 3 76 76 80 92 74 110',
      '#ffffff oval 72 30 6.4 6.4',
      '#23201c oval 74 30 3.4 3.6',
    ],
  }),
];
