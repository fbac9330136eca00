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

/** Houses of other kinds than the one with a gable. */
export const dwellings = [
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
  planned('floor-lamp', {
    colours: { shade: '#f0dcb0 #e8c890', metal: '#6b5a48' },
    parts: [
      'metal roll box 28 44 4 146 1',
      'metal-0.6 down oval 30 192 19 5',
      'metal ball oval 30 190 12 3.6',
      'shade down M14 6H46L58 48H2Z',
      'shade+1.4/0.8 oval 30 48 28 4',
      'shade-1/0.7 lines 1.2 14 6 46 6',
      { when: 'night', parts: ['#ffe6b0/0.55 glow oval 30 46 52 44'] },
    ],
  }),
  planned('ghost', {
    colours: { sheet: '#f7f5f2' },
    mirrors: false,
    parts: [
      'sheet ball M10 150C4 110 6 20 60 6C114 20 118 110 112 150C110 164 100 166 94 154C88 144 80 146 76 156C72 168 62 168 58 156C54 146 46 146 42 156C38 168 28 166 26 154C22 144 12 160 10 150Z',
      'sheet-0.5 ball M8 84C-6 82 -16 90 -14 98C-10 104 2 102 12 96Z',
      'sheet-0.5 ball M112 84C126 82 136 90 134 98C130 104 118 102 110 96Z',
      {
        unless: 'angry',
        parts: [
          '#2e2a36 oval 44 58 7 10',
          '#2e2a36 oval 78 58 7 10',
          '#ffffff oval 46 54 2.4 3.2',
          '#ffffff oval 80 54 2.4 3.2',
        ],
      },
      { when: 'angry', parts: ['#2e2a36 poly 34 48 54 58 36 66', '#2e2a36 poly 88 48 68 58 86 66'] },
      '#f0a0a0/0.55 oval 34 74 7 4',
      '#f0a0a0/0.55 oval 88 74 7 4',
      '#2e2a36 M52 76C54 90 68 90 70 76C64 79 58 79 52 76Z',
      '#e0707a oval 61 83 4.4 3',
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
  planned('grandfather-clock', {
    colours: { wood: '#7a4a2c #5f3820', brass: '#d8b060' },
    parts: [
      'wood down M10 26C10 8 30 14 40 2C50 14 70 8 70 26V32H10Z',
      'brass ball oval 40 4 3.6 4.4',
      'wood+0.5 down box 8 30 64 62 2',
      'wood-1.4 oval 40 60 26 26',
      '#f6f0dc down oval 40 60 23 23',
      { times: [12, 0, 0, 30, 40, 60], parts: ['#3a2c24 lines 1.6 40 39.5 40 43.5'] },
      '#2a201c lines 2.4 40 60 40 45',
      '#2a201c lines 2 40 60 51 65',
      'brass oval 40 60 2.4 2.4',
      'wood down box 16 92 48 112',
      '#2a1c16 box 23 100 34 96 3',
      '#e8f0f0/0.18 poly 23 196 40 100 50 100 33 196',
      'brass lines 1.8 40 102 40 158',
      'brass ball oval 40 164 9.4 9.4',
      'brass-0.6 roll box 30 104 3.4 30 1.6',
      'brass-0.6 roll box 47 104 3.4 42 1.6',
      'wood+0.5 down box 8 204 64 36 2',
      'wood-1.2/0.8 stroke 1.6 M16 211H64V233H16Z',
      'wood-1 down box 4 238 72 8 2',
    ],
  }),
  planned('phoenix', {
    colours: { fire: '#e8502a', gold: '#f8b03a', deep: '#b8281e' },
    dyed: { deep: -1.6 },
    mirrors: false,
    parts: [
      '#ffb04a/0.5 glow oval 130 104 140 110',
      // tail of flames
      'deep down M124 132C110 170 80 186 70 224C92 208 104 206 110 196C108 216 116 232 130 250C140 232 150 214 148 196C156 206 168 208 190 224C180 186 148 170 138 132Z',
      'fire down M126 132C118 164 98 184 94 206C108 196 116 186 120 176C122 200 124 216 130 232C136 216 140 200 140 176C144 186 152 196 166 206C162 184 142 164 136 132Z',
      'gold down M128 134C122 160 122 184 130 210C138 184 140 160 134 134Z',
      // wings
      {
        mirror: 131,
        parts: [
          'deep down M122 92C96 78 66 76 44 48C30 34 16 30 0 0C-6 30 4 50 14 62C8 62 2 60 -4 58C2 76 14 86 28 92C24 94 18 94 14 94C26 110 44 116 60 116C58 120 54 122 52 124C72 132 98 128 120 118Z',
          'fire down M122 94C98 84 74 80 54 58C42 46 28 38 14 16C14 40 24 54 36 66C30 66 24 66 20 64C28 80 42 88 54 92C50 94 46 96 42 96C54 108 78 114 120 112Z',
          'gold down M122 96C104 90 84 84 68 68C60 60 48 54 38 42C42 60 54 72 66 82C60 82 56 82 52 82C64 96 88 106 120 106Z',
        ],
      },
      'fire ball M112 108C110 84 118 66 126 56C122 44 126 32 138 32C150 32 154 44 150 52C156 70 152 100 146 118C142 138 120 138 114 122Z',
      'gold ball M120 112C120 92 126 80 132 78C138 82 142 98 140 114C138 126 124 126 120 112Z',
      'gold M150 40C158 40 166 44 168 50C160 50 154 50 149 48Z',
      '#2a1a16 oval 143 42 2.6 3',
      '#ffffff oval 143.8 41 0.9 0.9',
      'gold stroke 3 M130 34C124 24 120 20 110 18',
      'gold stroke 3 M134 32C132 20 130 14 124 6',
      'fire stroke 3 M139 32C140 20 142 14 140 4',
    ],
  }),
  planned('gold-pile', {
    colours: { gold: '#e8b83a' },
    parts: [
      'gold-1.6 down M0 92C30 74 60 44 110 26C140 14 172 10 200 22C250 40 286 72 320 92Z',
      'gold-0.6 down M10 92C44 72 78 50 118 34C150 22 176 20 200 32C244 48 276 72 308 92Z',
      ...Array.from({ length: 64 }, (_, coin): Part => {
        const row = Math.floor(coin / 16);
        const x = 24 + ((coin * 61) % 272);
        const low = 92 - row * 17;
        const rim = 92 - 66 * Math.sin((x / 320) * Math.PI) ** 1.4;
        const y = Math.max(rim + 5, low - ((coin * 37) % 13));
        return {
          at: [x, y, ((coin * 53) % 50) - 25],
          parts: ['gold-1.8 oval 0.6 1.6 8.4 5', 'gold+0.8 ball oval 0 0 8 4.6', 'gold-1/0.8 ring 0.9 0 0 5.2 2.8'],
        };
      }),
      // a cup, a crown and stones among the coins
      { at: [212, 24, 12], parts: ['gold+1 roll M-10 -22H10C9 -10 5 -6 3 -4V6H9V10H-9V6H-3V-4C-5 -6 -9 -10 -10 -22Z'] },
      {
        at: [116, 30, -10],
        parts: ['gold+1 roll M-16 8L-18 -10L-9 -1L0 -14L9 -1L18 -10L16 8Z', '#c8303a ball oval 0 2 3 3'],
      },
      '#3f7fc8 poly 158 40 166 34 174 40 166 50',
      '#c83a5a poly 70 66 77 60 84 66 77 75',
      '#3fae6a poly 250 68 257 62 264 68 257 77',
    ],
  }),
];
