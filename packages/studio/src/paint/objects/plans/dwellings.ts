import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

/** A pane with its frame; lit from within at night. */
const pane = (x: number, y: number, width: number, height: number): Part[] => [
  `#7fa6bc down box ${x} ${y} ${width} ${height}`,
  { when: 'night', parts: [`#ffd890 down box ${x} ${y} ${width} ${height}`] },
  `#ffffff/0.28 poly ${x + width * 0.1} ${y + height} ${x + width * 0.4} ${y} ${x + width * 0.55} ${y} ${x + width * 0.25} ${y + height}`,
  `#3a3f46 stroke 2 M${x} ${y}H${x + width}V${y + height}H${x}Z`,
];
const crown = (shade: string, x: number, y: number, radius: number): string =>
  `${shade} ball oval ${x} ${y} ${radius} ${radius * 0.86}`;

/** A horse of a carousel on its pole, so large. */
const ridden = (x: number, y: number, size: number, coat: string): Part => ({
  at: [x, y, 0, size],
  parts: [
    '#e2b85a roll box -1.5 -46 3 92 1',
    `${coat}-0.8 line 3.4 -9 8 -13 17 -8 24`,
    `${coat}-0.8 line 3.4 9 8 15 15 10 23`,
    `${coat} roll M-16 -2C-12 -10 10 -10 15 -4C18 2 14 10 4 10H-8C-15 10 -18 4 -16 -2Z`,
    `${coat} M9 -4C10 -16 14 -24 21 -28C25 -30 27 -27 28 -24L34 -15C34 -11 30 -10 27 -13L23 -16C22 -8 19 2 13 4Z`,
    `${coat}-2 M10 -6C11 -16 14 -23 20 -28C15 -27 7 -18 6 -6Z`,
    `${coat}-2 line 4 -15 -3 -22 2 -21 14`,
    '#c8323a M-8 -9C-2 -12 5 -12 8 -8L6 2H-5Z',
    '#f2c23a lines 1.6 -8 -8 8 -8',
    `#2a2228 oval 26 -21 1.4 1.4`,
  ],
});

/** Houses of other kinds than the one with a gable. */
export const dwellings = [
  planned('garage', {
    colours: { wall: '#e9e2d4 #d9dde0 #c9b79c', roof: '#6b5a52 #55606a', door: '#f4f4f0 #b9c2c8 #8a5a3a' },
    dyed: { door: 1.2 },
    parts: [
      '#a9a49a box -6 138 232 8',
      'wall down box 8 62 204 78',
      'wall poly 8 62 110 12 212 62',
      // the overhang and its shadow
      'wall-1.8/0.7 poly 8 66 110 17 212 66 212 74 110 25 8 74',
      'roof down poly -6 66 110 2 226 66 220 74 110 14 0 74',
      'roof-1.4 lines 2 -2 70 110 8 222 70',
      '#7fa6bc down oval 110 44 11 9',
      'wall+1 ring 2.4 110 44 11 9',
      // a door of panels, closed
      'wall-1.6 box 32 70 156 70',
      'door down box 36 74 148 66',
      { times: [4, 0, 16.5], parts: ['door-2/0.9 lines 1.6 36 90 184 90'] },
      {
        times: [4, 37, 0],
        parts: [
          '#8fb2c4 down box 41 78 27 9 1',
          'door-1.2/0.8 stroke 1.2 M41 94H68V104H41Z',
          'door-1.2/0.8 stroke 1.2 M41 110.5H68V120.5H41Z',
          'door-1.2/0.8 stroke 1.2 M41 127H68V136H41Z',
        ],
      },
      '#4a4f54 box 105 124 10 2.4 1',
      { mirror: 110, parts: ['#3f4449 box 17 78 7 10 2', '#ffe7a8 box 18.4 81 4.2 6 1'] },
    ],
  }),
  planned('modern-house', {
    colours: { wall: '#f2efe8 #e6e2da', wood: '#a8744a', slab: '#cfd2d4' },
    dyed: { slab: -0.6 },
    mirrors: false,
    parts: [
      // upper storey, set over the lower one
      'wall down box 46 14 190 66',
      'slab down box 38 6 206 9',
      'wood down box 186 15 44 65',
      { times: [7, 6.4, 0], parts: ['wood-1.4/0.8 lines 1 190 16 190 79'] },
      ...pane(56, 24, 58, 46),
      ...pane(118, 24, 58, 46),
      '#3a3f46 lines 1.6 85 24 85 70',
      '#3a3f46 lines 1.6 147 24 147 70',
      '#eef3f4/0.55 box 46 62 140 18',
      '#8a9097 lines 1.4 46 62 186 62',
      // lower storey: glass to the ground, a door of wood
      'slab-0.6 down box 20 80 250 8',
      'wall-0.6 down box 28 88 232 58',
      ...pane(96, 92, 46, 54),
      ...pane(142, 92, 46, 54),
      ...pane(188, 92, 46, 54),
      'wood down box 46 96 30 50',
      '#3a3f46 roll box 70 116 2.4 18 1',
      'slab-1 down box 236 88 10 58',
      'slab down box 8 146 272 8',
      'slab-0.8 down box 30 154 66 5',
      // planting
      ...[
        [16, 138, 11],
        [30, 141, 8],
        [262, 136, 12],
        [276, 140, 8],
      ].map(([x = 0, y = 0, radius = 0]) => crown('#5f8f4e', x, y, radius)),
    ],
  }),
  planned('tree-house', {
    dyed: { roof: -0.8 },
    colours: { wood: '#a8703f #b8824a', roof: '#8a4a3a #5f6f4a', leaf: '#5f8f45' },
    parts: [
      'leaf-1.2 ball oval 60 70 62 54',
      'leaf-1.2 ball oval 196 66 64 56',
      'leaf-0.8 ball oval 128 40 74 48',
      '#6f4c33 roll M104 262C110 220 108 190 96 150L86 118L100 112L120 146L126 100H142L142 150L166 108L180 116L156 158C148 196 150 226 160 262C140 256 124 256 104 262Z',
      '#5a3c28/0.7 stroke 2.4 M122 250C126 214 124 190 118 166',
      '#5a3c28/0.7 stroke 2.4 M140 250C138 220 140 196 146 170',
      // platform, posts, house
      'wood-1.2 down box 54 148 150 8 1',
      'wood-1.8 lines 4 66 156 108 190',
      'wood-1.8 lines 4 190 156 152 190',
      'wood down box 82 88 92 60',
      { times: [6, 0, 10], parts: ['wood-1.4/0.8 lines 1.2 82 98 174 98'] },
      'roof down poly 70 92 128 48 186 92',
      'roof-1.4 lines 2.4 70 92 128 48 186 92',
      ...pane(92, 102, 26, 24),
      '#3a3f46 lines 1.6 105 102 105 126',
      'wood-2 down M134 148V112C134 104 158 104 158 112V148Z',
      '#e8c060 ball oval 153 130 2 2',
      { times: [8, 8, 0], parts: ['wood-0.6 roll box 56 132 3 18 1'] },
      'wood-0.4 roll box 54 130 30 3 1',
      { times: [4, 8, 0], parts: ['wood-0.6 roll box 176 132 3 18 1'] },
      'wood-0.4 roll box 174 130 30 3 1',
      // ladder
      'wood-1 lines 3 68 156 54 262',
      'wood-1 lines 3 84 156 74 262',
      ...Array.from({ length: 8 }, (_, rung): Part => {
        const y = 168 + rung * 12;
        const slant = (y - 156) / 106;
        return `wood-1 lines 3 ${68 - slant * 14} ${y} ${84 - slant * 10} ${y}`;
      }),
      // a lantern under the eaves, and leaves before the roof
      '#3a3f46 lines 1.2 178 92 178 104',
      '#f0b050 ball oval 178 110 5 7',
      { when: 'night', parts: ['#ffe0a0/0.7 glow oval 178 110 22 22'] },
      'leaf ball oval 50 96 38 32',
      'leaf ball oval 212 92 38 34',
      'leaf ball oval 96 26 44 30',
      'leaf+0.6 ball oval 164 24 46 30',
      'leaf+0.8 ball oval 128 8 38 24',
    ],
  }),
  // one house of a street: windows above, the shop below
  planned('shop', {
    colours: { body: '#d9b48a #9cb4b0 #c98a72 #b8b0c8', trim: '#f4ecd8', awning: '#c8403a #2f7f7a #3f5f8a' },
    mirrors: false,
    parts: [
      'body down box 10 16 180 194',
      'body-1.2 lying box 2 8 196 14 3',
      'body+0.8/0.6 lines 2 10 24 190 24',
      ...[28, 84, 140].flatMap((x): Part[] => [
        `trim box ${x - 5} 34 42 50 2`,
        ...pane(x, 38, 32, 42),
        `trim lying box ${x - 8} 82 48 6 2`,
      ]),
      // the front
      'body-2 box 10 100 180 110',
      'trim lying box 12 96 176 24 3',
      { unless: 'lettered', parts: ['body-2 lines 5 60 108 140 108'] },
      ...pane(22, 132, 98, 56),
      'body-2.6 lines 2 71 132 71 188',
      '#c9974a ball oval 42 180 10 8',
      '#8fae7a ball oval 58 178 8 10',
      '#d98a8a ball oval 90 180 12 8',
      '#5f86a8 box 100 170 12 18 2',
      ...pane(136, 134, 40, 70),
      'body-2.6 stroke 4 M136 206V134H176V206',
      '#d8b060 roll box 168 166 3 16 1',
      // the awning in stripes
      'awning down M14 120H186L194 142H6Z',
      { times: [5, 38, 0], parts: ['trim down poly 24 120 42 120 40 142 20 142'] },
      { times: [10, 19, 0], parts: ['awning-0.6 M6 142H25C25 150 6 150 6 142Z'] },
      '#8a8a88 lying box 4 206 192 7 2',
      { when: 'night', parts: ['#ffd890/0.5 glow oval 80 160 90 44'] },
    ],
  }),
  planned('diner-building', {
    colours: { metal: '#c9ced4', stripe: '#c8403a #2f8f8f', sign: '#f4ead0' },
    mirrors: false,
    parts: [
      'metal down M6 128V52C6 38 16 30 30 30H250C264 30 274 38 274 52V128Z',
      { times: [5, 0, 6], parts: ['metal-1.6/0.7 lines 1.2 8 40 272 40'] },
      'stripe down box 4 66 272 9',
      'stripe down box 4 112 272 9',
      ...[16, 58, 168, 212].flatMap((x) => pane(x, 76, 38, 34)),
      ...pane(108, 76, 52, 52),
      '#3a3f46 lines 2 134 76 134 128',
      '#d8b060 roll box 129 98 2.4 12 1',
      '#d8b060 roll box 137 98 2.4 12 1',
      '#5a5f66 box 2 128 276 6',
      '#8a9097 box 98 134 72 6',
      // the sign on the roof
      '#5a5f66 lines 3 92 30 92 12',
      '#5a5f66 lines 3 190 30 190 12',
      'sign down box 70 -22 142 36 6',
      'stripe stroke 3 M76 -18H206C208 -18 209 -17 209 -15V7C209 9 208 10 206 10H76C74 10 73 9 73 7V-15C73 -17 74 -18 76 -18Z',
      { unless: 'lettered', parts: ['stripe stroke 4 M92 -4H190'] },
      { when: 'night', parts: ['#ff7a9a/0.5 glow oval 141 -4 92 32', '#ffd890/0.4 glow oval 140 98 150 40'] },
    ],
  }),
  planned('carousel', {
    colours: { roof: '#c8484a #3f7fa0 #8a5aa0', trim: '#f6e8c8' },
    mirrors: false,
    parts: [
      // the platform and the mirrored drum in the middle
      'trim-2 lying box 20 188 240 12 3',
      'trim lying box 12 182 256 8 3',
      'roof-1.6 roll box 116 72 48 112',
      { times: [3, 15, 0], parts: ['#dceaf0/0.8 box 120 84 10 84 4'] },
      ridden(70, 134, 0.72, '#b8a48c'),
      ridden(212, 130, 0.72, '#9a7a5c'),
      ridden(104, 144, 1, '#f4ead8'),
      ridden(180, 148, 1, '#e6c9a0'),
      ridden(36, 146, 1, '#8f6f54'),
      ridden(236, 146, 1, '#f0e6da'),
      // the striped roof, its scalloped rim and the lamps
      'roof down poly 140 0 272 62 8 62',
      'trim poly 140 0 52 62 88 62',
      'trim poly 140 0 122 62 158 62',
      'trim poly 140 0 192 62 228 62',
      'roof-0.8 lying box 4 60 272 12 3',
      ...Array.from(
        { length: 11 },
        (_, at) =>
          `${at % 2 ? 'trim' : 'roof'} M${4 + at * 24.7} 72H${28.7 + at * 24.7}C${28.7 + at * 24.7} 84 ${4 + at * 24.7} 84 ${4 + at * 24.7} 72Z`,
      ),
      ...Array.from({ length: 15 }, (_, at) => `#ffe08a ball oval ${10 + at * 18.6} 66 3 3`),
      '#e2b85a ball oval 140 -4 6 6',
      'roof poly 140 -10 140 -26 160 -18',
      { when: 'night', parts: ['#ffd890/0.5 glow oval 140 66 150 30', '#ffd890/0.4 glow oval 140 130 130 70'] },
    ],
  }),
  planned('public-building', {
    colours: { stone: '#e0d6c2 #d2cabd #dccbb0', roof: '#8a7f78', door: '#6a4a34' },
    mirrors: false,
    parts: [
      // the wings, with their windows
      'stone down box 8 44 304 96',
      'stone-1 lying box 4 38 312 8 1',
      ...[22, 54, 246, 278].flatMap((x): Part[] =>
        [56, 96].flatMap((y): Part[] => [
          `stone+0.8 box ${x - 3} ${y - 3} 26 34 1`,
          `#56707e face box ${x} ${y} 20 28 1`,
          `#a9c4cc/0.6 poly ${x + 3} ${y + 3} ${x + 9} ${y + 3} ${x + 3} ${y + 14}`,
          `stone lines 1.6 ${x + 10} ${y} ${x + 10} ${y + 28}`,
          { when: 'night', parts: [`#ffd890 box ${x} ${y} 20 28 1`] },
        ]),
      ),
      // the porch: a dark hall behind columns, a pediment above
      'stone-2.4 box 92 44 136 96',
      'door face box 146 78 28 62 1',
      'door-1 lines 1.6 160 78 160 140',
      '#e2b85a oval 156 112 1.8 1.8',
      '#e2b85a oval 164 112 1.8 1.8',
      { when: 'night', parts: ['#ffd890/0.5 glow oval 160 100 70 50'] },
      ...[94, 118, 186, 210].flatMap((x): Part[] => [
        `stone roll box ${x} 52 14 82`,
        `stone+1 lying box ${x - 3} 46 20 7 1`,
        `stone+0.6 lying box ${x - 3} 133 20 7 1`,
      ]),
      'stone+0.4 lying box 82 32 156 15 1',
      'stone+0.8 poly 78 32 160 0 242 32',
      'stone-1 poly 100 28 160 6 220 28',
      'stone+0.6 ball oval 160 20 9 7',
      'roof poly 74 32 160 -4 246 32 240 32 160 1 80 32',
      // the steps
      'stone+0.6 lying box 80 138 160 6',
      'stone lying box 72 143 176 6',
      'stone-0.6 lying box 64 148 192 6',
    ],
  }),
  planned('dome-city', {
    colours: { tower: '#c8d4dc #b8c8d8', glow: '#ffd890' },
    mirrors: false,
    parts: [
      ...(
        [
          [70, 46, 0.8],
          [190, 70, 1],
          [310, 42, 0.75],
        ] as const
      ).flatMap(([x, radius, high]): Part[] => [
        ...[-0.5, -0.18, 0.16, 0.46].flatMap((share, index): Part[] => {
          const tall = radius * high * [0.7, 1.15, 0.95, 0.6][index]!;
          const left = x + share * radius - radius * 0.11;
          return [
            `tower${index % 2 ? '-0.8' : ''} down box ${left} ${130 - tall} ${radius * 0.24} ${tall} 2`,
            {
              times: [Math.max(2, Math.floor(tall / 9)), 0, 8],
              parts: [`glow box ${left + radius * 0.06} ${134 - tall} ${radius * 0.12} 3`],
            },
          ];
        }),
        `#cfeaf2/0.22 M${x - radius} 130A${radius} ${radius * 1.3} 0 0 1 ${x + radius} 130Z`,
        `#eafaff/0.75 stroke 2.4 M${x - radius} 130A${radius} ${radius * 1.3} 0 0 1 ${x + radius} 130`,
        `#eafaff/0.5 stroke 1.4 M${x - radius * 0.5} 130A${radius * 0.5} ${radius * 1.28} 0 0 1 ${x + radius * 0.5} 130`,
        `#ffffff/0.4 stroke 4 M${x - radius * 0.74} 100A${radius} ${radius * 1.2} 0 0 1 ${x - radius * 0.3} ${130 - radius * 1.16}`,
        `tower-1.6 down box ${x - radius - 5} 128 ${radius * 2 + 10} 10 3`,
      ]),
      'tower-1 roll box 112 118 18 12 3',
      'tower-1 roll box 256 118 18 12 3',
      'tower-2 down box 10 136 350 8 3',
    ],
  }),
];
