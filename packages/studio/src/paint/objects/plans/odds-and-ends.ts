import { planned } from '../parts/plan.js';

/** Food that is known by its form, and no other dish with differences. */
export const morsels = [
  planned('pie-slice', {
    colours: { filling: '#b5303a #d9913a #5a3a7a', crust: '#d9a052' },
    parts: [
      'filling-1.2 face poly 150 92 188 56 188 104 150 146',
      'crust-1.4 poly 150 138 188 98 188 108 150 152',
      'filling face poly 6 74 150 94 150 146 6 116',
      'crust-0.8 poly 6 108 150 136 150 152 6 122',
      'crust face poly 6 70 150 88 188 52',
      'crust-0.8 face poly 2 72 150 92 150 100 2 80',
      'crust-1.6 lines 3 60 72 96 78',
      'crust-1.6 lines 3 92 66 128 76',
      'crust-1.6 lines 3 124 62 152 72',
      'crust face M150 100C140 96 142 82 152 80C150 72 162 66 168 70C168 60 180 54 186 58C188 48 198 44 200 52C202 60 196 70 190 74C180 84 168 96 150 100Z',
      'crust+1.4/0.6 line 3 156 84 172 72 192 54',
      ...[24, 58, 92, 124].flatMap((x) => [`filling+1.2 ball oval ${x} ${98 + x * 0.14} 10 9`]),
    ],
  }),
  planned('cheesecake-slice', {
    colours: { body: '#f8ecc8', crust: '#b5793f', sauce: '#c02f48' },
    parts: [
      'body-1.4 face poly 150 84 188 50 188 112 150 152',
      'crust-0.8 poly 150 136 188 98 188 112 150 154',
      'body face poly 6 68 150 84 150 152 6 120',
      'crust face poly 6 106 150 138 150 154 6 122',
      'body+0.8 poly 6 68 150 84 188 50',
      'sauce M24 68C60 64 120 56 176 52C184 60 182 82 176 78C170 74 172 68 166 72C160 90 152 108 146 102C142 96 142 86 136 88C130 92 128 116 122 112C116 106 118 86 110 84C102 82 100 98 94 94C86 88 60 78 24 68Z',
      'sauce+1.4/0.6 line 3 70 68 110 64 150 60',
      'sauce ball M132 54C132 40 162 40 162 54C162 64 152 72 147 72C142 72 132 64 132 54Z',
      '#4f9a4a poly 147 48 134 44 142 40 147 34 152 40 160 44',
    ],
  }),
  planned('lychees', {
    colours: { body: '#c8404a', flesh: '#f7efe9' },
    parts: [
      '#6a4a2c line 3 60 20 70 -6 84 -20',
      '#4f8a3a M84 -20C100 -34 124 -30 132 -18C116 -8 98 -8 84 -20Z',
      'body ball oval 46 54 38 37',
      'body ball oval 150 60 36 35',
      ...[0, 1, 2, 3].flatMap((row) =>
        [0, 1, 2, 3].flatMap((at) => [
          `body-1.6/0.6 oval ${24 + at * 14 + (row % 2) * 6} ${34 + row * 13} 3 2.4`,
          `body+1.2/0.5 oval ${128 + at * 14 + (row % 2) * 6} ${40 + row * 13} 3 2.4`,
        ]),
      ),
      'body-0.8 oval 100 70 40 34',
      'flesh ball M64 62C64 34 136 34 136 62C136 86 64 86 64 62Z',
      'body-1.4 M60 66C72 80 128 80 140 66C140 92 122 104 100 104C78 104 60 92 60 66Z',
      'body face M60 68C74 84 126 84 140 68C138 92 120 102 100 102C80 102 62 92 60 68Z',
    ],
  }),
  planned('cashew-nuts', {
    colours: { body: '#e6c78f' },
    parts: [
      [36, 64, -20],
      [104, 72, 150],
      [150, 50, 40],
      [70, 30, 80],
      [118, 22, -40],
    ].flatMap(([x, y, turn]) => [
      {
        at: [Number(x), Number(y), Number(turn)] as const,
        parts: [
          'body-1.6 M-34 6C-36 -22 -8 -32 16 -24C38 -16 42 6 30 10C20 14 18 0 6 -2C-8 -4 -10 10 -12 18C-18 26 -32 20 -34 6Z',
          'body face M-34 2C-36 -26 -8 -36 16 -28C38 -20 42 2 30 6C20 10 18 -4 6 -6C-8 -8 -10 6 -12 14C-18 22 -32 16 -34 2Z',
          'body+1.6/0.6 line 4 -24 -6 -12 -20 10 -22',
        ],
      },
    ]),
  }),
  planned('date-fruits', {
    colours: { body: '#7a4226' },
    parts: [
      [50, 66, -12],
      [128, 70, 14],
      [86, 34, -4],
      [150, 38, 24],
    ].map(([x, y, turn]) => ({
      at: [Number(x), Number(y), Number(turn)] as const,
      parts: [
        'body-1.6 oval 0 3 46 23',
        'body face oval 0 0 46 22',
        'body+1.6/0.7 line 3 -30 -8 0 -14 28 -8',
        'body-1.6/0.7 line 2 -36 4 -6 -2 30 4',
        'body-1.4/0.7 line 2 -26 12 4 8 34 10',
        '#d9b98a oval -45 0 5 6',
      ],
    })),
  }),
  planned('yogurt-cup', {
    colours: { body: '#f4f1ea #f2a3b5 #9fc4e0', lid: '#b9c0c6', band: '#4f86c0' },
    parts: [
      'lid-0.6 oval 60 14 58 11',
      'body+0.6 oval 60 14 52 8',
      'body ball M18 14C30 -6 54 4 60 -4C70 4 92 -2 102 14C80 22 40 22 18 14Z',
      'body roll M4 16H116L102 128C100 134 20 134 18 128Z',
      'lid roll box 0 10 120 9 4',
      'band roll M8 48H112L107 92H13Z',
      '#d8303f ball oval 60 70 13 14',
      '#4f9a4a poly 60 58 50 54 60 50 70 54',
      '#ffffff/0.5 poly 16 24 24 24 32 122 26 122',
    ],
  }),
  planned('puffed-rice-cakes', {
    colours: { body: '#efe3c6' },
    parts: [
      {
        times: [3, 4, -24],
        parts: [
          'body-1.4 M0 70C0 98 160 98 160 70V56H0Z',
          'body face oval 80 56 80 26',
          ...Array.from({ length: 26 }, (_, at) => {
            const [turn, far] = [at * 2.4, Math.sqrt((at + 0.5) / 26) * 0.86];
            const [x, y] = [(80 + Math.cos(turn) * 74 * far).toFixed(1), (56 + Math.sin(turn) * 22 * far).toFixed(1)];
            return `body${at % 2 === 0 ? '+1.6' : '-1'}/0.7 oval ${x} ${y} 6 4`;
          }),
          ...Array.from(
            { length: 9 },
            (_, at) => `body-2/0.5 oval ${20 + at * 15} ${84 - Math.abs(at - 4) * 2.6} 6 3.4`,
          ),
        ],
      },
    ],
  }),
  planned('eclair', {
    colours: { glaze: '#4a2818', body: '#d99a4a', cream: '#fbf3e0' },
    parts: [
      'body-1 M6 62C2 84 20 92 40 92H170C194 92 206 82 200 62Z',
      'cream M4 60C10 52 30 56 50 54C90 50 160 54 198 56C206 60 202 70 194 68C180 74 170 66 156 70C140 76 130 66 112 70C94 76 80 66 62 70C44 76 30 68 16 70C6 70 0 66 4 60Z',
      'body face M4 54C0 30 22 20 44 20H164C190 20 208 32 202 54C160 60 40 60 4 54Z',
      'glaze M16 34C22 14 40 12 60 12H152C176 12 190 18 194 36C186 46 176 36 168 42C158 50 148 40 136 42C120 50 108 40 96 42C80 50 66 40 54 42C40 50 26 42 16 34Z',
      'glaze+2/0.6 line 4 34 22 90 17 150 19',
      { times: [4, 36, 0], parts: ['cream line 3 40 36 50 24 58 16'] },
    ],
  }),
  planned('mochi-balls', {
    colours: { pink: '#f4bccb', green: '#bcd6a4', white: '#f8f3ea' },
    dyed: { green: 0.6, white: 1.4 },
    parts: [
      'pink ball M4 92C0 62 22 44 46 44C72 44 92 62 88 92C84 102 10 102 4 92Z',
      'green ball M94 92C90 62 112 44 136 44C162 44 182 62 178 92C174 102 100 102 94 92Z',
      'white ball M48 58C44 30 66 12 90 12C116 12 136 30 132 58C126 68 54 68 48 58Z',
      'white+1 oval 76 26 14 7 -20',
      '#ffffff/0.6 oval 30 60 12 6 -20',
      '#ffffff/0.6 oval 120 60 12 6 -20',
    ],
  }),
];

/** Goods of the house that nothing else may stand for. */
export const houseGoods = [
  planned('bath-bomb', {
    colours: { body: '#e79ac0 #9cc7e6 #f2c98a', second: '#8fd0d8', petal: '#fdf3e6' },
    dyed: { second: 1 },
    parts: [
      'body ball oval 60 60 60 60',
      'second/0.8 M2 50C10 20 60 10 112 30C120 40 121 52 119 62C90 40 40 40 2 50Z',
      'petal/0.7 line 3 4 62 40 50 116 66',
      ...Array.from({ length: 16 }, (_, at) => {
        const [x, y] = [18 + ((at * 31) % 84), 20 + ((at * 47) % 82)];
        return `petal/0.7 oval ${x} ${y} 2.4 2`;
      }),
      '#d8577a oval 44 86 6 4 30',
      '#d8577a oval 84 78 6 4 -40',
      '#5f8f4a oval 66 96 5 3 10',
      '#ffffff/0.5 oval 36 30 12 7 -35',
    ],
  }),
  planned('bubble-wrap', {
    colours: { body: '#c6dbe6' },
    parts: [
      'body-1.4 box 4 6 200 150 4',
      'body/0.9 face box 0 0 200 150 4',
      ...Array.from({ length: 6 }, (_, row) =>
        Array.from({ length: 8 }, (_, at) => {
          const [x, y] = [14 + at * 24 + (row % 2) * 10, 15 + row * 24];
          if (x > 192) return [];
          return [
            `body-1.6/0.8 oval ${x} ${y + 1.4} 10.5 10.5`,
            `body+1 ball oval ${x} ${y} 10 10`,
            `#ffffff/0.9 oval ${x - 3.4} ${y - 3.6} 2.8 2`,
          ];
        }).flat(),
      ).flat(),
    ],
  }),
  planned('pill-bottle', {
    colours: { body: '#e08a2f', cap: '#f4f1ea', label: '#fbf8f0' },
    parts: [
      'body roll box 6 34 88 130 8',
      'body-1.4/0.6 box 10 126 80 34 6',
      ...[22, 40, 58, 76].flatMap((x, at) => [`#f6f1e6 oval ${x} ${146 - (at % 2) * 10} 9 6 ${at * 30}`]),
      'label box 6 58 88 60',
      '#c8323a box 14 66 40 7 1',
      ...[82, 92, 102].map((y) => `#7a8086 box 14 ${y} ${y === 102 ? 48 : 70} 4 1`),
      'cap roll box 0 6 100 32 6',
      { times: [11, 8.6, 0], parts: ['cap-1 lines 1.6 7 12 7 32'] },
      '#ffffff/0.5 box 14 40 7 118 3',
    ],
  }),
  planned('ear-muffs', {
    colours: { body: '#e0829a #6f9fc0 #8a6f9a', band: '#4a4f5a' },
    parts: [
      'band stroke 8 M22 92C10 -20 178 -20 166 92',
      'band+1.6/0.6 stroke 2 M24 84C18 -12 170 -12 164 84',
      ...[24, 164].flatMap((x) => [
        ...Array.from({ length: 14 }, (_, at) => {
          const angle = (at / 14) * Math.PI * 2;
          return `body-1 oval ${(x + Math.cos(angle) * 28).toFixed(1)} ${(98 + Math.sin(angle) * 34).toFixed(1)} 11 11`;
        }),
        `body ball oval ${x} 98 31 37`,
        `body+1.6/0.5 oval ${x - 8} 84 10 12`,
      ]),
    ],
  }),
  planned('thimble', {
    colours: { body: '#b9c0c6 #d9b65a' },
    parts: [
      'body metal M14 24C16 4 30 0 50 0C70 0 84 4 86 24L96 116H4Z',
      ...Array.from({ length: 5 }, (_, row) =>
        Array.from(
          { length: 6 },
          (_, at) => `body-1.6 oval ${24 + at * 10.6 + (row % 2) * 4} ${18 + row * 13} 2.6 2.6`,
        ),
      ).flat(),
      'body+0.8 metal box 2 88 96 10 3',
      'body metal box 0 108 100 12 5',
    ],
  }),
  planned('toilet-brush', {
    colours: { body: '#f1eee6 #8a9099 #6f9fc0', handle: '#c2c8ce' },
    parts: [
      'handle roll box 34 -92 12 110 5',
      'body-0.6 ball oval 40 -94 10 9',
      'body roll M8 20H72L78 108H2Z',
      'body-1.2 oval 40 20 32 7',
      'handle-0.6 roll box 30 10 20 12 3',
      'body-0.6 roll box -2 106 84 9 4',
      '#ffffff/0.5 poly 14 30 21 30 20 100 11 100',
    ],
  }),
  planned('tea-infuser', {
    colours: { body: '#b9c0c6' },
    parts: [
      ...[0, 12, 24, 36, 48, 60, 72, 84].map((at) => `body-0.6 ring 2.4 ${54 + at * 0.9} ${4 - at * 0.6} 6.4 5`),
      'body ball oval 50 60 44 44',
      ...Array.from({ length: 6 }, (_, row) =>
        Array.from({ length: 6 }, (_, at) => {
          const [x, y] = [20 + at * 12 + (row % 2) * 5, 28 + row * 12];
          return Math.hypot(x - 50, y - 60) < 37 ? [`body-2.4 oval ${x} ${y} 2 2`] : [];
        }).flat(),
      ).flat(),
      'body metal M6 56C30 64 70 64 94 56V64C70 72 30 72 6 64Z',
      'body metal box 44 8 14 12 3',
    ],
  }),
  planned('fly-swatter', {
    colours: { body: '#e0576a #3f8fd0 #6fb85a', wire: '#9aa3a8' },
    parts: [
      'wire line 4 72 40 160 42 240 40',
      'body lying box 226 34 60 13 6',
      'body-1.2 box 2 2 78 76 12',
      'body face box 0 0 78 76 12',
      { times: [6, 0, 10.4], parts: [{ times: [6, 10.6, 0], parts: ['body-2.4 box 9 9 6.4 6 1'] }] },
    ],
  }),
  planned('cuckoo-clock', {
    colours: { body: '#7a4a2c', leaf: '#4f7a3a', dial: '#f3e6c8' },
    parts: [
      'body-1.4 line 2 60 130 58 180 58 196',
      'body-1.4 line 2 96 130 98 160 98 176',
      'body roll M52 196C50 220 66 220 64 196Z',
      'body roll M92 176C90 200 106 200 104 176Z',
      'body lines 3 78 130 78 186',
      '#d9b65a ball oval 78 190 11 11',
      'body face box 30 50 96 84 2',
      'body-0.8 M78 -8L146 50L134 58L78 12L22 58L10 50Z',
      'body+0.6 face poly 78 8 128 50 28 50',
      'body-2.4 M66 50V34C66 22 90 22 90 34V50Z',
      '#e0b43a M70 46C68 36 82 32 86 40L94 42L86 46C84 52 72 52 70 46Z',
      'dial oval 78 90 30 30',
      'body-1 ring 3 78 90 30 30',
      ...[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((turn) => ({
        at: [78, 90, turn] as const,
        parts: ['#4a2f1e lines 2 0 -25 0 -21'],
      })),
      '#2f1e14 lines 3 78 90 78 72',
      '#2f1e14 lines 3 78 90 92 96',
      'leaf oval 22 66 15 7 -40',
      'leaf oval 134 66 15 7 40',
      'leaf oval 26 124 15 7 30',
      'leaf oval 130 124 15 7 -30',
      'leaf oval 66 -8 13 6 -30',
      'leaf oval 90 -8 13 6 30',
    ],
  }),
  planned('spinning-wheel', {
    colours: { body: '#8a5a34', wool: '#efe6d6' },
    parts: [
      'body-1.4 lines 7 30 128 14 190',
      'body-1.4 lines 7 150 108 168 190',
      'body lines 7 116 116 112 190',
      'body face poly 10 120 172 96 174 108 12 134',
      ...[0, 30, 60, 90, 120, 150].map((turn) => ({
        at: [126, 62, turn] as const,
        parts: ['body-0.6 lines 4 0 -58 0 58'],
      })),
      'body stroke 9 M126 0A62 62 0 1 1 125.9 0Z',
      'body+1.6/0.5 ring 2 126 62 64 64',
      'body ball oval 126 62 10 10',
      'body-0.8 lines 6 126 62 140 106',
      'body lines 6 34 126 30 62',
      'body-0.6 lines 4 18 80 46 78',
      'wool ball oval 30 56 17 24',
      'wool-1 line 1.6 32 78 70 50 122 2',
      'wool-1 line 1.6 34 84 70 104 112 122',
      'body-1.2 lines 5 60 178 124 180',
    ],
  }),
  planned('protractor', {
    colours: { body: '#a9cfe0 #f0c95e' },
    parts: [
      'body-1.4 M4 104A100 100 0 0 1 204 104V122H4Z',
      'body face M0 100A100 100 0 0 1 200 100V118H0Z',
      'body-1.8/0.6 M52 100A48 48 0 0 1 148 100Z',
      'body+1.6 M56 98A44 44 0 0 1 144 98Z',
      ...Array.from({ length: 19 }, (_, at) => ({
        at: [100, 100, -90 + at * 10] as const,
        parts: [`#2f4a5a lines ${at % 3 === 0 ? 2.4 : 1.4} 0 -98 0 ${at % 3 === 0 ? -82 : -90}`],
      })),
      '#2f4a5a lines 1.6 8 100 192 100',
      '#2f4a5a lines 1.6 100 92 100 112',
    ],
  }),
  planned('royal-scepter', {
    colours: { body: '#e0b43a', gem: '#b5253a #2f5fb0 #2f8a5a' },
    parts: [
      'body lying box 60 40 210 9 4',
      ...[96, 150, 206, 258].map((x) => `body+0.6 roll box ${x} 36 9 17 4`),
      'body ball oval 274 44 10 10',
      'body M62 44C44 20 18 18 6 44C18 70 44 68 62 44Z',
      'gem ball oval 34 44 19 19',
      '#ffffff/0.7 oval 28 37 5 4',
      'body lines 6 -16 44 6 44',
      'body lines 6 -6 34 -6 54',
    ],
  }),
  planned('shoe-box', {
    colours: { body: '#c8865a #5f86a8 #e9e2d6', paper: '#faf6ee' },
    parts: [
      'paper M20 46C40 26 70 44 96 28C124 44 156 24 186 44L182 62H22Z',
      'body-1 face poly 176 60 214 44 214 110 176 130',
      'body face box 0 60 176 70 2',
      'body-2 poly 0 60 40 44 214 44 176 60',
      'paper M16 58C30 40 60 54 88 42C116 56 150 40 190 50L176 62H4Z',
      'body+0.6 face poly 120 62 210 30 226 42 136 78',
      'body-0.6 poly 136 78 226 42 228 58 138 94',
      'paper box 20 82 44 26 1',
      'body-2 box 26 90 32 4 1',
      'body-2 box 26 98 20 4 1',
    ],
  }),
  planned('salad-spinner', {
    colours: { lid: '#6fb85a #e0576a', body: '#e9efe6' },
    dyed: { body: 2.2 },
    parts: [
      'body-0.6/0.9 M4 40H156L142 128C140 136 20 136 18 128Z',
      '#7fb85a/0.9 M16 56C40 44 60 60 80 50C100 60 124 46 144 56L134 120H26Z',
      '#5f9f3a/0.8 M24 74C50 64 64 84 90 72C110 84 130 70 138 76L132 118H28Z',
      ...[40, 60, 80, 100, 120].map((x) => `body/0.8 lines 3 ${x} 46 ${80 + (x - 80) * 0.86} 126`),
      'body/0.8 lines 3 10 76 150 76',
      'body/0.8 lines 3 14 102 146 102',
      '#ffffff/0.5 poly 14 48 22 48 32 124 25 124',
      'lid roll M0 42C4 20 30 14 80 14C130 14 156 20 160 42Z',
      'lid-1 box -2 38 164 9 4',
      'lid+0.8 lines 7 80 8 112 2',
      'lid-0.6 roll box 70 2 20 14 4',
      'lid+1 ball oval 114 -2 10 10',
    ],
  }),
];
