import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

/** A stone of a cairn, its foot in the middle of its lower edge. */
const stone = (y: number, wide: number, high: number, lean: number, steps: string): readonly Part[] => [
  `body${steps} ball M${-wide} ${y - high * 0.5}C${-wide} ${y - high * 0.95} ${-wide * 0.5 + lean} ${y - high} ${lean} ${y - high}C${wide * 0.6 + lean} ${y - high} ${wide} ${y - high * 0.86} ${wide} ${y - high * 0.44}C${wide} ${y - high * 0.06} ${wide * 0.55} ${y} ${lean * 0.4} ${y}C${-wide * 0.6} ${y} ${-wide} ${y - high * 0.08} ${-wide} ${y - high * 0.5}Z`,
  `body+2/0.35 M${-wide * 0.62} ${y - high * 0.8}C${-wide * 0.2} ${y - high * 0.98} ${wide * 0.3} ${y - high * 0.98} ${wide * 0.6} ${y - high * 0.82}C${wide * 0.2} ${y - high * 0.86} ${-wide * 0.2} ${y - high * 0.84} ${-wide * 0.62} ${y - high * 0.8}Z`,
  `body-2/0.4 M${-wide * 0.8} ${y - high * 0.18}C${-wide * 0.4} ${y - high * 0.02} ${wide * 0.4} ${y - high * 0.02} ${wide * 0.8} ${y - high * 0.16}C${wide * 0.5} ${y + high * 0.02} ${-wide * 0.5} ${y + high * 0.02} ${-wide * 0.8} ${y - high * 0.18}Z`,
];

/** A wheel of wood with spokes, around its hub. */
const woodWheel = (radius: number): readonly Part[] => [
  `frame ring ${radius * 0.22} 0 0 ${radius} ${radius}`,
  {
    times: [4, 0, 0, 45, 0, 0] as const,
    parts: [`frame-0.6 lines ${radius * 0.13} ${-radius} 0 ${radius} 0`],
  },
  `frame-1 ball oval 0 0 ${radius * 0.22} ${radius * 0.22}`,
];

const feather = (x: number, y: number, long: number): Part => ({
  at: [x, y] as const,
  parts: [
    'frame lines 1.4 0 0 0 14',
    '#4aa39a ball oval 0 12 4 4',
    `feather face M0 16C-9 ${16 + long * 0.3} -8 ${16 + long * 0.8} 0 ${16 + long}C8 ${16 + long * 0.8} 9 ${16 + long * 0.3} 0 16Z`,
    `feather-2/0.8 lines 1.2 0 18 0 ${12 + long}`,
    `feather-1.4 M-7 ${16 + long * 0.72}C-5 ${16 + long * 0.92} -2 ${16 + long} 0 ${16 + long}C2 ${16 + long} 5 ${16 + long * 0.92} 7 ${16 + long * 0.72}Z`,
  ],
});

/** Things of tales and far places, and what the sets of signs have in one colour only. */
export const fabledThings = [
  planned('cairn', {
    colours: { body: '#8f8b84 #989287 #84868a' },
    parts: [
      ...stone(0, 74, 46, 6, '-0.6'),
      ...stone(-44, 58, 38, -6, '+0.4'),
      ...stone(-80, 44, 31, 4, '-0.2'),
      ...stone(-109, 31, 25, -3, '+0.8'),
      ...stone(-132, 19, 19, 2, '+0.2'),
    ],
  }),
  planned('zeppelin', {
    colours: { body: '#c7b58f #b9c0c6 #b8745c', trim: '#7d5a3c', gondola: '#6f4c34' },
    dyed: { trim: -2 },
    parts: [
      'trim-1 face M244 58L296 8L316 14L292 60Z',
      'trim-1.6 face M244 66L296 116L316 110L292 64Z',
      'body ball M0 62C14 22 84 2 156 2C226 2 282 34 306 62C282 90 226 122 156 122C84 122 14 102 0 62Z',
      'body-1/0.7 stroke 1.6 M2 56C70 36 240 36 304 58',
      'body-1/0.7 stroke 1.6 M2 70C70 92 240 92 304 68',
      { times: [4, 52, 0], parts: ['body-1.2/0.6 stroke 2 M60 12C46 40 46 84 60 112'] },
      'body+1.6/0.4 M30 40C80 14 180 10 240 26C180 20 90 24 30 40Z',
      'trim face M250 50L318 46L322 62L318 78L250 74C262 66 262 58 250 50Z',
      'gondola lines 2.4 116 116 122 134',
      'gondola lines 2.4 150 120 150 134',
      'gondola lines 2.4 188 118 182 134',
      'gondola face M102 132H196C206 132 210 140 204 148L198 156C194 161 190 162 184 162H122C112 162 100 150 98 140C97 134 98 132 102 132Z',
      'gondola+1.4 box 100 132 104 5 2',
      { times: [6, 14, 0], parts: ['#f6e3a6 glow box 112 140 9 9 2'] },
      'trim-1 box 204 142 14 6 2',
      'trim+1/0.8 oval 220 145 3 15',
      {
        when: 'steampunk',
        parts: [
          { times: [4, 52, 0], parts: ['#c69a3e stroke 4 M74 8C60 40 60 84 74 116'] },
          '#c69a3e ball oval 4 62 8 12',
          '#c69a3e metal box 118 162 60 5 2',
        ],
      },
    ],
  }),
  planned('asteroid', {
    colours: { body: '#8b7f76 #7c7a80 #94806a' },
    parts: [
      'body ball M6 70C0 44 20 16 52 8C84 -4 128 4 150 30C170 52 172 92 150 116C128 142 84 146 54 132C22 120 12 98 6 70Z',
      'body-1.6/0.6 M150 30C170 52 172 92 150 116C128 142 84 146 54 132C96 134 138 110 150 30Z',
      ...(
        [
          [50, 50, 18, 13],
          [96, 84, 24, 18],
          [104, 34, 12, 8],
          [44, 96, 11, 9],
          [132, 60, 10, 9],
          [74, 116, 9, 6],
        ] as const
      ).flatMap(([x, y, wide, high]) => [
        `body-2 oval ${x} ${y} ${wide} ${high}`,
        `body-1 oval ${x + wide * 0.14} ${y + high * 0.2} ${wide * 0.82} ${high * 0.76}`,
        `body+1.6/0.6 ring 2 ${x} ${y} ${wide} ${high} 20 150`,
      ]),
    ],
  }),
  planned('magic-portal', {
    colours: { body: '#5d56c8 #2f8fb8 #8a4fc0', frame: '#7d7a80' },
    dyed: { frame: -1 },
    mirrors: false,
    parts: [
      'frame-1 lying box -14 214 188 14 3',
      'frame lying box -4 202 168 14 3',
      'frame face M4 204V86C4 36 38 2 80 2C122 2 156 36 156 86V204H132V88C132 52 110 28 80 28C50 28 28 52 28 88V204Z',
      ...Array.from({ length: 7 }, (_, at) => {
        const turn = Math.PI * (1 + at / 6);
        return `frame-2/0.7 lines 1.6 ${(80 + 52 * Math.cos(turn)).toFixed(1)} ${(86 + 60 * Math.sin(turn)).toFixed(1)} ${(80 + 76 * Math.cos(turn)).toFixed(1)} ${(86 + 84 * Math.sin(turn)).toFixed(1)}`;
      }),
      { times: [2, 128, 0], parts: ['frame-2/0.7 lines 1.6 4 130 28 130', 'frame-2/0.7 lines 1.6 4 168 28 168'] },
      {
        inside: 'M28 204V88C28 52 50 28 80 28C110 28 132 52 132 88V204Z',
        parts: [
          'body-1 glow box 20 20 120 190',
          'body+1/0.8 glow oval 80 112 46 74',
          'body+3/0.8 glow oval 80 112 30 50',
          '#f4f2ff/0.9 glow oval 80 112 13 24',
          {
            times: [5, 0, 0, 72, 80, 112],
            parts: ['#f4f2ff/0.6 line 4 80 112 98 100 104 76 90 54', 'body+3/0.7 line 7 86 118 112 110 126 84 116 50'],
          },
        ],
      },
      'frame+1.6/0.5 stroke 2 M5 204V86C5 37 39 3 80 3C121 3 155 37 155 86V204',
    ],
  }),
  planned('dream-catcher', {
    colours: { body: '#8a5a3a #6f4c34', feather: '#e9dcc2 #b9d4d8 #d9b08c', frame: '#7a4e30' },
    mirrors: false,
    parts: [
      'frame lines 2 70 -34 70 4',
      feather(70, 136, 62),
      feather(28, 116, 52),
      feather(112, 116, 52),
      'body ring 8 70 70 64 64',
      'body+1.6/0.6 ring 2 70 70 66 66 180 330',
      {
        times: [8, 0, 0, 45, 70, 70],
        parts: ['#f3ead8 line 1.6 70 8 86 40 115 26', '#f3ead8 line 1.4 70 26 80 48 98 44'],
      },
      { times: [8, 0, 0, 45, 70, 70], parts: ['#f3ead8/0.9 lines 1.2 70 46 87 53'] },
      '#4aa39a ball oval 70 70 6 6',
      '#c7503f ball oval 48 52 4 4',
      '#e0a63c ball oval 92 92 4 4',
    ],
  }),
  planned('spell-book', {
    colours: { body: '#5c3a78 #2f5a52 #7a3434', gold: '#d2a548' },
    parts: [
      'body-2 box 4 12 128 164 5',
      '#efe3c6 lying box 10 18 124 152 2',
      '#cdbd97 lines 1.4 134 24 134 166',
      '#cdbd97 lines 1.4 130 24 130 168',
      'body face box 0 6 126 166 6',
      'body-1.6 box 0 6 16 166 4',
      'gold ring 3 71 86 38 38',
      'gold ring 1.6 71 86 32 32',
      { times: [5, 0, 0, 72, 71, 86], parts: ['gold lines 2 71 54 90 112'] },
      'gold ball oval 71 86 8 8',
      'gold face M22 12H44C38 20 30 28 22 34Z',
      'gold face M120 12H98C104 20 112 28 120 34Z',
      'gold face M22 166H44C38 158 30 150 22 144Z',
      'gold face M120 166H98C104 158 112 150 120 144Z',
      'gold metal box 112 78 24 16 3',
      'body-3 oval 124 86 3 3',
      { times: [4, 0, 44], parts: ['gold/0.8 box 0 20 16 4'] },
    ],
  }),
  planned('potion-bottle', {
    colours: { body: '#b04fd0 #4fb85a #e0574a #3f8fd8 #e8b93a', cork: '#b58a58' },
    parts: [
      'cork roll box 42 0 20 18 3',
      '#d8e6e8/0.7 face M44 16H60V40C82 46 98 64 98 88C98 116 78 132 52 132C26 132 6 116 6 88C6 64 22 46 44 40Z',
      {
        inside: 'M44 16H60V40C82 46 98 64 98 88C98 116 78 132 52 132C26 132 6 116 6 88C6 64 22 46 44 40Z',
        parts: [
          'body ball oval 52 92 48 44',
          'body+2/0.7 lying box 2 62 100 9 4',
          'body+3/0.8 oval 38 92 6 6',
          'body+3/0.7 oval 64 104 4 4',
          'body+3/0.7 oval 56 80 3 3',
          'body+3/0.6 oval 74 88 5 5',
        ],
      },
      '#ffffff/0.7 stroke 4 M18 82C20 70 28 60 38 56',
      '#ffffff/0.5 oval 17 96 3 6',
      '#eef4f4 lying box 38 14 28 6 3',
      'cork-1.6 lines 2.4 44 34 60 34',
      'cork-1.6 lines 1.6 60 34 70 46',
    ],
  }),
  planned('catapult', {
    colours: { body: '#8a6238 #7a5636', frame: '#6b4a2e' },
    parts: [
      'body-1 lines 9 92 118 34 22',
      'body-1.6 face M14 12C20 30 42 32 52 18C48 4 22 0 14 12Z',
      '#8b8883 ball oval 32 8 15 14',
      'body-1.2 face poly 84 112 112 40 122 40 104 112',
      'body face poly 150 118 116 40 126 36 164 118',
      'body+0.6 lying box 104 34 30 10 3',
      'body lying box 6 108 190 15 3',
      'body+1.4/0.6 box 8 109 186 3 1',
      '#c9b07a roll box 82 98 22 20 5',
      { times: [4, 5, 0], parts: ['#9a8250 lines 1.6 84 98 84 118'] },
      { at: [40, 128], parts: woodWheel(22) },
      { at: [164, 128], parts: woodWheel(22) },
    ],
  }),
  planned('water-mill', {
    colours: { body: '#cfc2ac #b9ab96', frame: '#6f4c30', roof: '#8a5340 #6d5a4c' },
    parts: [
      'body face box 70 60 150 120',
      'body-1.2/0.8 box 180 60 40 120',
      ...[76, 100, 124, 148].flatMap((y, row) =>
        [0, 1, 2, 3].map(
          (at) => `body-1/0.5 lines 1.4 ${76 + at * 36 + (row % 2) * 14} ${y} ${92 + at * 36 + (row % 2) * 14} ${y}`,
        ),
      ),
      'roof face poly 54 66 96 6 202 6 236 66',
      'roof-1.4/0.6 lines 1.6 66 50 226 50',
      'roof-1.4/0.6 lines 1.6 78 34 216 34',
      'roof-1.4/0.6 lines 1.6 88 20 208 20',
      'body-1 box 186 -14 18 30 1',
      'frame box 156 128 28 52 1',
      'frame+1.4 box 158 130 11 50',
      {
        times: [2, 46, 0],
        parts: ['frame box 134 82 24 26 1', '#f4dfa0 box 137 85 18 20', 'frame lines 2 146 84 146 106'],
      },
      '#5f9fbe/0.9 lying box -30 184 258 18 5',
      '#a9d4e4/0.8 lines 2 -18 190 40 190',
      '#a9d4e4/0.8 lines 2 90 195 150 195',
      'frame-1 lying box -22 92 70 8 2',
      '#8cc4da/0.9 M-22 88C0 86 10 88 24 94L30 116C14 102 -4 98 -22 98Z',
      {
        at: [48, 136],
        parts: [
          'frame ring 6 0 0 56 56',
          'frame-1 ring 4 0 0 42 42',
          { times: [12, 0, 0, 30, 0, 0], parts: ['frame-0.6 face poly -7 -66 7 -66 9 -42 -9 -42'] },
          { times: [6, 0, 0, 30, 0, 0], parts: ['frame lines 5 -50 0 50 0'] },
          'frame-1.4 ball oval 0 0 9 9',
        ],
      },
    ],
  }),
];
