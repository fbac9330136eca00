import { planned } from '../parts/plan.js';

/** Small goods of the kitchen, the desk and the wall. */
export const smallGoods = [
  planned('cake-slice', {
    colours: { body: '#ecc27c #e6b86e', icing: '#fdf1ec #f8dfe4', jam: '#d0455c', fruit: '#d8303f' },
    dyed: { icing: 1.6 },
    parts: [
      // its cut side lies along the ground: aslant it would balance on a corner
      'icing-1.4 face poly 150 66 182 34 182 92 150 128',
      'body-0.4 face poly 8 68 150 66 150 128 8 127',
      'icing poly 8 85 150 84 150 92 8 92',
      'jam poly 8 104 150 104 150 110 8 109',
      'icing+0.6 poly 8 109 150 110 150 114 8 112',
      'icing-0.4 M8 67L150 65V80C146 89 140 88 138 81C134 89 126 91 124 80C118 89 110 87 108 80C100 89 92 86 90 80C84 88 76 86 74 79C66 88 58 86 56 79C48 86 40 83 38 79C30 84 20 83 8 78Z',
      'icing face poly 8 68 150 66 182 33',
      'icing-1/0.6 line 1.6 8 69 80 68 150 66',
      {
        times: [3, 28, -3],
        parts: ['#e2607a box 50 61 7 2.2 1', '#5fa8d8 box 64 62 7 2.2 1', '#f2b53a box 70 56 7 2.2 1'],
      },
      'icing+1 ball oval 146 51 20 10',
      'icing+1.4 ball oval 146 44 14 8',
      'fruit ball M130 28C130 16 162 16 162 28C162 40 152 50 146 52C140 50 130 40 130 28Z',
      '#f8d87a oval 140 30 1.4 2',
      '#f8d87a oval 150 34 1.4 2',
      '#f8d87a oval 146 42 1.4 2',
      '#f8d87a oval 154 26 1.4 2',
      '#4f9a4a poly 146 22 132 19 140 14 146 8 152 14 160 19',
    ],
  }),
  planned('toaster-pastry', {
    colours: { body: '#d9a25c', icing: '#f2a3bb #f7eee4', jam: '#c8384f' },
    parts: [
      'body-1.8 box 2 6 150 104 12',
      'body face box 0 0 150 104 12',
      { times: [13, 11, 0], parts: ['body-1.6 lines 1.6 9 3 9 10', 'body-1.6 lines 1.6 9 94 9 101'] },
      { times: [8, 0, 11.5], parts: ['body-1.6 lines 1.6 3 12 10 12', 'body-1.6 lines 1.6 140 12 147 12'] },
      'icing-1 M18 30C18 14 40 18 56 17C84 14 120 14 130 22C138 34 134 70 132 82C122 94 92 88 72 90C50 92 22 92 18 80C14 64 16 44 18 30Z',
      'icing face M18 28C18 12 40 16 56 15C84 12 120 12 130 20C138 32 134 68 132 80C122 92 92 86 72 88C50 90 22 90 18 78C14 62 16 42 18 28Z',
      {
        times: [4, 25, 3],
        parts: [
          '#4a9ad8 lines 3.4 32 28 38 33',
          '#f6d23a lines 3.4 42 46 42 53',
          '#5fb85a lines 3.4 28 62 35 60',
          '#e2483f lines 3.4 46 70 52 74',
        ],
      },
    ],
  }),
  planned('granola-bar', {
    colours: { body: '#b9803f #a8703a', oat: '#e6c88a', nut: '#6a3f22' },
    parts: [
      'body-2 face poly 0 34 150 34 150 66 0 66',
      'body-2.6 face poly 150 34 190 8 190 40 150 66',
      'body face poly 40 8 190 8 150 34 0 34',
      {
        times: [6, 23, 0],
        parts: [
          'oat oval 20 26 7 3 0.4',
          'oat-1 oval 34 14 6 2.6 -0.4',
          'nut oval 30 22 3.4 2.2',
          'oat oval 12 48 6 3.6 -0.3',
          'nut oval 22 57 4 3',
          'oat-1.2 oval 6 59 5 3 0.4',
        ],
      },
      'nut line 4 24 30 60 12',
      'nut line 4 74 30 110 12',
      'nut line 4 124 30 160 12',
    ],
  }),
  planned('pie-crust', {
    colours: { body: '#dca75e', tin: '#b4bac2' },
    parts: [
      'tin roll M14 44H206L184 92H36Z',
      { times: [11, 16, 0], parts: ['tin-1.4/0.7 lines 1.6 30 46 40 90'] },
      'body-1 oval 110 40 110 24',
      'body face oval 110 36 108 23',
      'body-1.8 oval 110 39 88 16',
      'body-0.8 oval 110 43 78 12',
      ...Array.from({ length: 22 }, (_, index) => {
        const angle = (index * Math.PI) / 11;
        return `body+0.9 ball oval ${110 + Math.cos(angle) * 98} ${37 + Math.sin(angle) * 19.5} 11 6`;
      }),
      { times: [5, 22, 0], parts: ['body-2.4 oval 66 42 1.8 1.2', 'body-2.4 oval 76 48 1.8 1.2'] },
    ],
  }),
  planned('shelf-bracket', {
    colours: { body: '#4a4f58 #8a6a3f', board: '#c49258' },
    parts: [
      'board-1.6 face box 0 -12 178 8 2',
      'board face box 0 -20 178 9 2',
      'body-1.4 box 10 -4 17 152 4',
      'body face box 8 -4 16 152 4',
      'body face box 8 -4 152 14 4',
      'body-1 line 11 18 128 60 104 118 60 140 8',
      'body+0.8 line 4 18 126 59 102 116 58 137 8',
      'body ring 6 42 38 15 15 0 360',
      '#d8dce0 oval 16 24 3.4 3.4',
      '#d8dce0 oval 16 88 3.4 3.4',
      '#d8dce0 oval 16 132 3.4 3.4',
    ],
  }),
  planned('cake-stand', {
    colours: { body: '#f0ece4 #bcd8d4 #e6bcc4' },
    parts: [
      'body-1 roll oval 110 150 58 11',
      'body roll M92 142C100 120 102 90 98 40H122C118 90 120 120 128 142Z',
      'body+0.6 roll oval 110 138 24 6',
      'body-1.6 M4 26C4 44 60 52 110 52C160 52 216 44 216 26Z',
      { times: [14, 15, 0], parts: ['body-0.4 ball oval 14 38 7.6 8'] },
      'body face oval 110 26 108 19',
      'body-0.8 oval 110 27 94 14.6',
      'body+0.8 oval 110 28 90 13.4',
    ],
  }),
  planned('book-stand', {
    colours: { body: '#a8713f #8a5a38', page: '#f8f3e6' },
    parts: [
      'body face poly 14 138 92 4 108 4 186 138',
      'body-1.4 poly 40 134 100 30 160 134',
      'page-1 M98 54C84 46 66 46 54 52L44 130C60 124 84 126 98 134Z',
      'page-0.4 M102 54C116 46 134 46 146 52L156 130C140 124 116 126 102 134Z',
      { times: [6, -1, 11], parts: ['#8a8478 line 1.6 62 64 76 62 90 65', '#8a8478 line 1.6 110 65 124 62 138 64'] },
      'body+0.8 face box 10 134 180 14 3',
      'body-1.4 lines 2 10 147 190 147',
    ],
  }),
  planned('shower-caddy', {
    colours: { body: '#a4acb4', soap: '#f2c8d4' },
    parts: [
      'body stroke 5 M70 42C52 4 88 -8 88 18',
      'body lines 4 40 44 40 196',
      'body lines 4 124 44 124 196',
      'body line 4 40 44 82 30 124 44',
      '#4f9ac8 roll box 34 62 28 60 6',
      '#f4f1e8 roll box 42 48 12 16 3',
      '#e2934a roll box 68 72 26 50 8',
      '#f4f1e8 box 74 60 14 13 3',
      '#6fb07a roll box 100 66 24 56 5',
      {
        times: [2, 0, 72],
        parts: [
          'body lines 4 18 104 146 104',
          'body lines 4 22 126 142 126',
          { times: [11, 12, 0], parts: ['body-1 lines 2.4 22 104 22 126'] },
        ],
      },
      'soap ball oval 62 186 26 11',
      '#f0cf4a box 92 174 36 22 4',
    ],
  }),
  planned('gift-bow', {
    colours: { body: '#d0343f #3f6fb0 #c84f8a' },
    parts: [
      'body-1.2 face poly 92 74 60 140 74 136 82 146 108 84',
      'body-0.6 face poly 108 74 142 138 128 136 122 147 94 84',
      {
        mirror: 100,
        parts: [
          'body-1.8 M98 68C70 26 18 20 8 44C0 68 10 96 34 98C58 96 84 84 98 74Z',
          'body face M98 66C72 34 26 26 14 46C4 68 14 90 34 92C58 92 84 82 98 74Z',
          'body-2.4 M96 70C72 52 44 50 34 58C28 68 36 80 50 80C66 80 84 76 96 72Z',
          'body+1.4/0.7 line 2.4 24 44 44 40 66 50',
        ],
      },
      'body+0.4 ball box 86 56 28 30 9',
      'body-1.4 line 2 94 60 92 70 94 82',
      'body-1.4 line 2 106 60 108 70 106 82',
    ],
  }),
  planned('wild-fern', {
    colours: { body: '#5c9c46 #4f8f4a' },
    parts: [-76, 70, -58, 52, -40, 34, -20, 14, -4].map((turn, index) => ({
      at: [100, 120, turn, 1 - Math.abs(turn) / 320] as const,
      parts: [
        'body-1.6 line 2.4 0 0 1 -46 4 -96',
        ...Array.from({ length: 15 }, (_, step) => {
          const [y, wide] = [-12 - step * 5.9, (5 + Math.min(step, 4) * 2.6) * (1 - step / 17)];
          const x = 1 + (step / 15) ** 2 * 3;
          const light = (index % 3) * 0.5 - 0.4;
          return [
            `body${light < 0 ? '' : '+'}${light.toFixed(1)} face M${x} ${y}C${x - wide * 0.5} ${y - 7} ${x - wide} ${y - 8} ${x - wide} ${y - 7}C${x - wide * 0.9} ${y - 3} ${x - wide * 0.4} ${y} ${x} ${y + 2}Z`,
            `body${light < 0.6 ? '' : '+'}${(light - 0.6).toFixed(1)} face M${x} ${y}C${x + wide * 0.5} ${y - 7} ${x + wide} ${y - 8} ${x + wide} ${y - 7}C${x + wide * 0.9} ${y - 3} ${x + wide * 0.4} ${y} ${x} ${y + 2}Z`,
          ];
        }).flat(),
      ],
    })),
  }),
  planned('grass-tuft', {
    colours: { body: '#6aa84a #5f9a42' },
    parts: Array.from({ length: 31 }, (_, index) => {
      const share = index / 15 - 1;
      const high = 96 - Math.abs(share) * 40 - ((index * 7) % 5) * 9;
      const [foot, tip] = [100 + share * 34, 100 + share * 84 + (((index * 5) % 7) - 3) * 4];
      const steps = (((index * 3) % 5) - 2) * 0.7;
      return `body${steps < 0 ? '' : '+'}${steps.toFixed(1)} face M${foot - 4} 120C${foot - 2} ${120 - high * 0.5} ${tip - 2} ${120 - high * 0.8} ${tip} ${120 - high}C${tip + 2} ${120 - high * 0.7} ${foot + 5} ${120 - high * 0.4} ${foot + 4} 120Z`;
    }),
  }),
  planned('sundial', {
    colours: { body: '#b8b2a6 #c9bfa8', metal: '#b0883f' },
    parts: [
      'body-1.4 roll M44 78H96L104 168H36Z',
      'body-0.6 roll box 28 164 84 14 3',
      'body roll box 34 70 72 12 3',
      'body-1.8 oval 70 64 66 20',
      'body face oval 70 58 66 20',
      'body+1.2 oval 70 57 54 15.6',
      { times: [9, 0, 0, 22.5, 70, 58], parts: ['body-2.2 lines 1.8 20 58 28 58'] },
      'body-2/0.7 poly 70 58 112 52 104 62',
      'metal face poly 46 60 78 56 80 22',
      'metal-1.4 poly 78 56 83 58 80 22',
    ],
  }),
  planned('loom', {
    colours: { wood: '#a8703f #8a5a38', cloth: '#c8503f #3f7a8a #7a5a9a' },
    parts: [
      { mirror: 90, parts: ['wood-1.2 box 24 20 8 160 2'] },
      'wood-1 lying box 24 24 132 7 2',
      'wood-1 lying box 24 150 132 7 2',
      { times: [25, 4.6, 0], parts: ['#efe6d2 lines 1.2 34 30 34 128'] },
      'cloth face box 32 96 116 52 1',
      { times: [6, 0, 9], parts: ['cloth+1.6/0.8 lines 2.2 32 100 148 100'] },
      { times: [12, 9.8, 0], parts: ['#f4ead0 poly 36 124 40 118 44 124 40 130'] },
      'wood+0.6 lying box 20 62 140 9 2',
      'wood+0.6 lying box 20 84 140 6 2',
      { mirror: 90, parts: ['wood roll box 12 10 11 182 3', 'wood-0.6 box 4 188 28 8 2'] },
      'wood lying box 10 8 160 10 3',
      'wood lying box 10 158 160 11 4',
    ],
  }),
  planned('string', {
    colours: { body: '#d8c49a #c8503f' },
    parts: [
      'body-1.8 stroke 9 M14 62C40 10 74 14 82 46C90 78 128 74 134 42C140 20 168 20 190 40',
      'body stroke 7 M14 60C40 8 74 12 82 44C90 76 128 72 134 40C140 18 168 18 190 38',
      'body+1.4/0.8 stroke 1.8 M16 57C41 8 72 12 80 43C88 73 128 71 133 40C139 20 167 18 188 36',
      'body-0.6 lines 2 14 60 2 74',
      'body-0.6 lines 2 14 60 8 76',
      'body-0.6 lines 2 14 60 -2 66',
      'body-0.6 lines 2 190 38 204 42',
      'body-0.6 lines 2 190 38 202 50',
      'body-0.6 lines 2 190 38 196 54',
    ],
  }),
  planned('yarn-ball', {
    colours: { body: '#d1495b #4f7fb8 #e0a03c #7a9a5a #a86fb0' },
    parts: [
      // a loose end runs over the floor
      'body-1 line 2.6 62 96 88 100 104 92 122 98 134 94',
      'body ball oval 50 50 50 50',
      {
        inside: 'M50 0C78 0 100 22 100 50C100 78 78 100 50 100C22 100 0 78 0 50C0 22 22 0 50 0Z',
        parts: [
          { times: [7, 9, 5], parts: ['body-1.5/0.7 line 1.8 -18 62 14 26 62 -8'] },
          { times: [6, 8, -7], parts: ['body+1.4/0.7 line 1.8 20 74 44 92 84 96'] },
          { times: [6, -7, -8], parts: ['body-1.3/0.6 line 1.8 52 104 92 84 108 48'] },
          { times: [5, 7, 8], parts: ['body+1/0.6 line 1.6 30 10 60 12 92 34'] },
        ],
      },
    ],
  }),
  planned('open-suitcase', {
    colours: {
      body: '#a8643c #3f6f8a #7a4f6a #4f7a5a',
      lining: '#f0e4cc',
      one: '#e7b84a',
      two: '#5f9ac0',
      three: '#f4f1ea',
    },
    mirrors: false,
    parts: [
      // the lid stands open behind, its lining towards us
      'body-1 roll box 14 0 172 84 10',
      'lining-0.6 face box 22 8 156 72 6',
      'lining-1.6 stroke 1.4 M24 30H176',
      'lining-1.2 stroke 2 M60 10L140 78M140 10L60 78',
      'body-2 box 22 78 156 8 2',
      // the clothes, folded and rolled
      'three roll box 20 70 52 22 5',
      'one roll box 70 66 58 26 5',
      'two roll box 126 70 54 22 5',
      'one-1.4/0.7 lines 1.4 72 78 126 78',
      'two-1.2/0.7 lines 1.4 128 80 178 80',
      'three-1.2/0.7 lines 1.4 22 80 70 80',
      'two+1 roll oval 48 72 26 9',
      'three-0.4 roll oval 152 70 24 8',
      'three-1.2 ring 1.4 130 70 5 6',
      // the case before them
      'body roll box 8 88 184 46 9',
      'body+1 face box 8 88 184 9 4',
      'body-1.6 box 8 108 184 4 1',
      { mirror: 100, parts: ['#d9b865 box 40 100 16 14 2', '#8a6a2c box 46 108 4 4 1', 'body-2.4 box 8 120 16 14 5'] },
      'body-2.6 stroke 5 M84 134C84 142 116 142 116 134',
    ],
  }),
];
