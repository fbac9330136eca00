import { planned } from '../parts/plan.js';

/** Small things of pockets, drawers, desks and shops. */
export const atHand = [
  planned('pearl-necklace', {
    colours: { pearl: '#f6efe6 #f2e2dc', clasp: '#d9b65a' },
    parts: [
      ...Array.from({ length: 34 }, (_, at) => {
        const angle = ((at + 0.5) / 34) * Math.PI * 2 - Math.PI / 2;
        const [x, y] = [Math.cos(angle) * 88 + 100, Math.sin(angle) * 78 + 90 + Math.sin(angle) * 10];
        const round = 7.4 + Math.sin(angle) * 2;
        return [
          `pearl-1.6 oval ${x.toFixed(1)} ${(y + 1.4).toFixed(1)} ${round} ${round}`,
          `pearl ball oval ${x.toFixed(1)} ${y.toFixed(1)} ${round} ${round}`,
          `#ffffff/0.9 oval ${(x - 2.4).toFixed(1)} ${(y - 2.6).toFixed(1)} 2 1.8`,
        ];
      }).flat(),
      'clasp roll box 92 -4 16 11 4',
    ],
  }),
  planned('deck-of-cards', {
    colours: { back: '#b5362f #2f5f9a', paper: '#faf6ee' },
    parts: [
      ...[
        [-42, '#1e1f24', 'M0 -22C-16 -6 -14 6 -4 4C-5 12 -8 14 -8 16H8C8 14 5 12 4 4C14 6 16 -6 0 -22Z'],
        [-16, '#c8303a', 'M0 18C-26 0 -16 -20 0 -8C16 -20 26 0 0 18Z'],
        [10, '#1e1f24', 'M0 -22C-16 -6 -14 6 -4 4C-5 12 -8 14 -8 16H8C8 14 5 12 4 4C14 6 16 -6 0 -22Z'],
        [36, '#c8303a', 'M0 -20L15 0L0 20L-15 0Z'],
      ].map(([turn, suit, form]) => ({
        at: [100, 150, Number(turn)] as const,
        parts: [
          'paper-2.4 box -42 -152 82 120 7',
          'paper face box -40 -154 82 120 7',
          { at: [-25, -128, 0, 0.72] as const, parts: [`${suit} ${form}`] },
          ...(turn === 36 ? [{ at: [2, -96, 0, 1.5] as const, parts: [`${suit} ${form}`] }] : []),
        ],
      })),
      'paper-1.6 box 44 176 104 40 4',
      ...[182, 189, 196, 203, 210].map((y) => `paper-0.8 lines 1.4 46 ${y} 146 ${y}`),
      'paper face poly 44 178 62 140 166 140 148 178',
      'back face poly 53 174 68 144 157 144 143 174',
      'back+1.6/0.8 poly 70 169 79 149 144 149 134 169',
    ],
  }),
  planned('bowling-ball', {
    colours: { body: '#26304f #5a1f2c #1f3a34' },
    parts: [
      'body ball oval 60 60 60 60',
      'body+1.2/0.35 M14 40C24 12 60 2 88 14C60 14 34 24 14 40Z',
      'body-2.6 oval 66 30 7 6',
      'body-2.6 oval 86 36 7 6',
      'body-2.6 oval 74 52 8 7',
      '#ffffff/0.7 oval 34 26 8 5 -35',
    ],
  }),
  planned('gumball-machine', {
    colours: { body: '#c8323a #2f6f9a', glass: '#dcecf2', metal: '#c2c8ce' },
    parts: [
      'body roll M30 146H110L118 204H22Z',
      'body-0.8 roll box 14 202 112 14 5',
      'glass/0.8 oval 70 78 66 66',
      ...Array.from({ length: 34 }, (_, at) => {
        const row = Math.floor(at / 7);
        const x = 24 + (at % 7) * 15.4 + (row % 2) * 6;
        const y = 128 - row * 13;
        const gum = ['#e0455a', '#f2b53a', '#5fa8d8', '#6fb85a', '#f29ac0', '#f6f1e6'][(at * 5 + row) % 6] as string;
        return Math.hypot(x - 70, y - 78) < 57 ? [`${gum} ball oval ${x} ${y} 8 8`] : [];
      }).flat(),
      '#ffffff/0.55 M20 66C26 36 48 22 66 20C46 32 34 48 30 72Z',
      'body roll box 38 0 64 18 8',
      'body ball oval 70 -4 10 8',
      'body roll box 20 134 100 16 5',
      'metal face box 54 160 32 26 4',
      'metal-1.4 oval 70 170 8 8',
      'metal-2 lines 3 63 170 77 170',
      'metal-2.6 box 60 190 20 11 3',
    ],
  }),
  planned('fidget-spinner', {
    colours: { body: '#2f6fb0 #c8323a #3a3d45', metal: '#c2c8ce' },
    parts: [
      {
        times: [3, 0, 0, 120, 100, 100],
        parts: ['body-1.2 oval 100 46 36 36', 'body-1.2 poly 76 60 124 60 118 100 82 100'],
      },
      {
        times: [3, 0, 0, 120, 100, 96],
        parts: [
          'body face oval 100 42 36 36',
          'body poly 74 58 126 58 120 98 80 98',
          'metal-1.4 oval 100 42 23 23',
          'metal face oval 100 42 20 20',
          'metal-2 oval 100 42 11 11',
        ],
      },
      'metal-1 oval 100 96 24 24',
      'metal+0.8 ball oval 100 95 21 21',
    ],
  }),
  planned('feather-duster', {
    colours: { body: '#8a6f9a #b5763a #5f7f9a', handle: '#a8764a' },
    parts: [
      'handle lying box 156 40 150 12 6',
      'handle-1.4 oval 298 46 3 3',
      ...[-26, 26, -18, 18, -10, 10, -3, 4].map((turn, at) => ({
        at: [164, 46, turn] as const,
        parts: [
          `body-1.4 M0 0C-40 -34 -130 -36 -${150 - at * 3} 2C-130 38 -40 34 0 2Z`,
          `body+${(at * 0.2).toFixed(1)} M0 0C-40 -30 -128 -31 -${147 - at * 3} 0C-128 31 -40 30 0 0Z`,
          ...[-30, -55, -80, -105].flatMap((x) => [
            `body-1.2/0.6 line 1.6 ${x} 0 ${x - 14} -10 ${x - 22} -18`,
            `body-1.2/0.6 line 1.6 ${x} 0 ${x - 14} 10 ${x - 22} 18`,
          ]),
          'body+1.6/0.6 lines 1.4 -8 0 -134 0',
        ],
      })),
      'handle-1.6 roll box 150 34 18 24 4',
    ],
  }),
  planned('maraca-pair', {
    colours: { body: '#d8573a #e0a23a', band: '#f6e3b0', handle: '#a8764a' },
    parts: [
      [52, -24],
      [128, 24],
    ].map(([x, turn]) => ({
      at: [Number(x), 140, Number(turn)] as const,
      parts: [
        'handle roll box -7 -64 14 66 6',
        'body ball oval 0 -96 36 42',
        'band box -36 -102 72 9',
        'body-1.6 box -35 -98 70 2',
        'band oval 0 -122 7 5',
        'band oval -16 -80 5 5',
        'band oval 16 -80 5 5',
      ],
    })),
  }),
  planned('castanet-pair', {
    colours: { body: '#6f3f24 #3a2a22', cord: '#c8323a' },
    parts: [
      ...[46, 138].flatMap((x) => [
        `body-1.6 oval ${x + 4} 72 40 46`,
        `body ball oval ${x} 66 40 46`,
        `body-1.4/0.8 oval ${x} 62 22 26`,
        `body+1.6/0.6 line 4 ${x - 28} 50 ${x - 18} 32 ${x - 4} 26`,
      ]),
      'cord stroke 5 M40 24C44 -14 88 -18 92 2C96 -18 140 -14 144 24',
      'cord stroke 4 M92 2C84 18 80 26 74 34',
    ],
  }),
  planned('nail-clippers', {
    colours: { body: '#b9c0c6' },
    parts: [
      'body-1 metal M0 30C0 20 12 16 26 18L170 30V42L26 44C12 46 0 42 0 30Z',
      'body metal M4 20C6 12 16 10 28 12L168 28V34L30 30C16 30 6 28 4 20Z',
      'body+0.6 metal M32 10L150 -16C160 -18 164 -8 156 -4L46 18Z',
      'body-2 lines 2 60 8 140 -10',
      'body-1.6 roll box 28 2 9 46 3',
      'body-2 line 2.4 2 24 8 30 2 38',
    ],
  }),
  planned('nail-file', {
    colours: { body: '#e08aa0 #5fa8a8', grit: '#c9a88a' },
    parts: [
      'body-1.4 box 0 4 190 16 8',
      'body face box 0 0 190 16 8',
      'grit box 8 2.4 112 11 5.5',
      { times: [18, 6, 0], parts: ['grit-1.4/0.6 oval 12 5 1 1', 'grit+1.4/0.6 oval 15 10 1 1'] },
    ],
  }),
  planned('tweezers', {
    colours: { body: '#b4bbc2 #c9a25a' },
    parts: [
      {
        mirror: 60,
        parts: [
          'body-1.4 M60 4C44 6 34 50 36 110C38 150 50 190 58 206L54 208C40 190 28 150 27 108C26 50 34 2 60 -2Z',
          'body face M60 0C42 2 32 46 34 108C36 150 48 190 57 206L52 207C38 188 25 150 24 106C23 46 34 -6 60 -8Z',
          'body+1.8/0.6 line 1.6 28 80 28 120 40 168',
          { times: [4, 0, 7], parts: ['body-1.6/0.7 lines 1.4 25 76 33 76'] },
        ],
      },
    ],
  }),
  planned('pincushion', {
    colours: { body: '#c8323a', leaf: '#4f8a3a' },
    parts: [
      ...[
        [40, -14, '#f2b53a'],
        [66, -30, '#f6f1e6'],
        [92, -32, '#5fa8d8'],
        [118, -22, '#6fb85a'],
        [140, -4, '#f29ac0'],
      ].flatMap(([x, y, head]) => [
        `#9aa3a8 lines 2 ${80 + (Number(x) - 80) * 0.5} 30 ${x} ${y}`,
        `${head} ball oval ${x} ${y} 6 6`,
      ]),
      'body ball oval 84 66 84 58',
      'body-1.4/0.7 line 3 84 16 40 40 34 100',
      'body-1.4/0.7 line 3 84 16 84 60 84 122',
      'body-1.4/0.7 line 3 84 16 128 40 134 100',
      'leaf M84 22C70 4 50 12 44 26C60 34 74 32 84 22C94 32 110 34 124 26C118 12 98 4 84 22Z',
      '#ffffff/0.4 oval 44 44 12 8 -35',
    ],
  }),
  planned('motherboard', {
    colours: { body: '#2f6f4a #25507a', chip: '#26282d', metal: '#c2c8ce', gold: '#d9b65a' },
    parts: [
      'body-1.6 box 4 6 200 180 5',
      'body face box 0 0 200 180 5',
      ...[20, 44, 150, 166].map((y) => `body+1.4/0.7 lines 1.6 8 ${y} 60 ${y} 76 ${y + 12} 190 ${y + 12}`),
      'metal box 48 34 64 64 4',
      'chip face box 58 44 44 44 3',
      'metal-1.4/0.8 lines 1.4 66 66 94 66',
      { times: [4, 16, 0], parts: ['chip box 128 18 9 92 1', 'gold box 130 22 5 84 1'] },
      { times: [3, 0, 18], parts: ['#e9e6dc box 18 118 96 8 1', 'chip-1 box 20 120 92 4 1'] },
      'metal box -4 22 30 24 2',
      'metal box -4 54 30 18 2',
      'chip box -4 78 26 16 2',
      { times: [5, 14, 0], parts: ['metal roll box 126 124 10 14 3', 'chip box 126 146 10 18 1'] },
      'gold oval 10 10 4 4',
      'gold oval 190 10 4 4',
      'gold oval 10 170 4 4',
      'gold oval 190 170 4 4',
    ],
  }),
  planned('toy-pinwheel', {
    colours: { body: '#e0455a #3f8fd0', other: '#f2c13a', stick: '#c9a070' },
    parts: [
      'stick roll box 96 84 8 150 4',
      {
        times: [4, 0, 0, 90, 100, 84],
        parts: ['body face M100 84L100 4C130 4 150 26 150 50Z', 'other M100 84L150 50C146 66 130 78 100 84Z'],
      },
      '#faf6ee ball oval 100 84 8 8',
    ],
  }),
  planned('paint-tube', {
    colours: { body: '#2f6fb0 #c8323a #e0a23a #4f8a3a', tube: '#e9e6e0', cap: '#2b2c30' },
    parts: [
      'tube-1 box 0 10 10 44 1',
      'tube face M8 8L150 16V48L8 56Z',
      'body face M46 10.4L112 14V50L46 53.8Z',
      '#faf6ee box 60 24 40 5 1',
      '#faf6ee box 60 34 28 4 1',
      'tube-1 poly 150 18 164 26 164 38 150 46',
      'cap roll box 162 20 24 24 3',
      { times: [3, 6, 0], parts: ['cap+1.4 lines 1.6 168 22 168 42'] },
      'tube+1.6/0.7 lines 3 12 16 42 18',
    ],
  }),
  planned('power-bank', {
    colours: { body: '#2e3138 #e9e6e0 #2f5f9a', lamp: '#6fd0f0' },
    parts: [
      'body-1.4 box 6 4 92 160 14',
      'body face box 0 0 92 160 14',
      'body+1/0.7 box 6 6 80 148 10',
      'body-2 box 30 -3 32 6 1',
      { times: [4, 12, 0], parts: ['lamp oval 28 26 3.4 3.4'] },
      'lamp M50 66L30 98H44L40 124L64 88H49Z',
    ],
  }),
  planned('postcard', {
    colours: { paper: '#fbf5e6', ink: '#5a6a7a' },
    parts: [
      'paper-1.8 box 3 4 220 144 3',
      'paper face box 0 0 220 144 3',
      '#8fc4e6 box 8 8 204 128 1',
      '#f6d27a oval 164 42 18 18',
      '#3f8fb8 box 8 84 204 52',
      '#f0dca8 M8 112C70 98 140 120 212 106V136H8Z',
      '#fdf6ea/0.9 line 3 16 92 50 96 90 91',
      '#a8764a line 6 62 116 66 86 58 58',
      ...[-150, -110, -70, -30, 10].map((turn) => ({
        at: [58, 58, turn] as const,
        parts: ['#4f8a3a M0 0C14 -10 32 -6 40 8C26 2 12 4 0 0Z'],
      })),
      'paper stroke 5 M8 8H212V136H8Z',
    ],
  }),
  planned('greeting-card', {
    colours: { paper: '#fbf3e6 #f6dfe2', art: '#d8455c', leaf: '#5f8f4a' },
    parts: [
      'paper-1.8 poly 108 6 168 20 168 152 108 146',
      'paper-0.8 poly 106 8 160 22 160 148 106 142',
      'paper face box 0 0 110 148 2',
      'art stroke 2 M8 8H102V140H8Z',
      {
        unless: 'lettered',
        parts: [
          'art M55 84C16 58 30 28 55 48C80 28 94 58 55 84Z',
          'art-1 lines 2.4 30 104 80 104',
          'art-1 lines 2.4 38 114 72 114',
        ],
      },
      'leaf line 2 30 126 55 122 80 126',
      'leaf oval 42 122 6 3 -30',
      'leaf oval 68 122 6 3 30',
    ],
  }),
  planned('curling-iron', {
    colours: { body: '#2b2c30 #b5566f', metal: '#c6ccd2' },
    parts: [
      'body stroke 6 M4 34C-20 34 -30 56 -52 52',
      'metal lying box 92 16 124 20 8',
      'metal+1 lying box 96 8 108 9 4',
      'body-1 poly 76 0 112 6 112 14 76 14',
      'body lying box 0 14 100 26 10',
      'body+2/0.6 line 3 10 20 50 18 90 20',
      '#e0455a oval 26 27 4 4',
      'body+0.6 box 214 18 14 16 6',
    ],
  }),
  planned('matchstick-pile', {
    colours: { wood: '#e3c48c', head: '#b5322a' },
    parts: [
      [10, 40, -8],
      [20, 56, 6],
      [0, 66, -3],
      [26, 30, 14],
      [6, 74, 2],
    ].map(([x, y, turn]) => ({
      at: [Number(x), Number(y), Number(turn)] as const,
      parts: ['wood-1.4 box 0 2 150 7 1', 'wood lying box 0 0 150 7 1', 'head ball oval 152 3.5 10 6.5'],
    })),
  }),
];
