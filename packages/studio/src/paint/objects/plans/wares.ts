import { planned } from '../parts/plan.js';

/** Household wares that a plate, a shelf or a cup must not stand for. */
export const wares = [
  planned('coaster', {
    colours: { body: '#b98a52 #4a7a6a #a8503f' },
    parts: [
      'body-2 M4 26C4 12 44 4 70 4C96 4 136 12 136 26V32C136 48 96 56 70 56C44 56 4 48 4 32Z',
      'body face oval 70 27 66 22',
      'body-1.2 ring 2 70 27 56 18',
      'body+1/0.8 ring 1.4 70 27 40 12.6',
      'body-1/0.7 ring 1.4 70 27 24 7.6',
      'body-1/0.7 oval 70 27 9 3',
    ],
  }),
  planned('tray', {
    colours: { body: '#a8743f #b9c0c9 #3f5f5a' },
    parts: [
      'body-2 poly 18 22 182 22 200 66 0 66',
      'body-1.6 box 0 64 200 9 4',
      'body face poly 24 26 176 26 192 60 8 60',
      'body-0.8 poly 30 32 170 32 182 55 18 55',
      'body+1.4 stroke 2.4 M18 22H182L200 66H0Z',
      {
        mirror: 100,
        parts: ['body-2 stroke 6 M2 56C-14 54 -14 36 10 36', 'body stroke 3.4 M2 56C-14 54 -14 36 10 36'],
      },
      'body+1/0.5 poly 40 34 70 34 60 54 28 54',
    ],
  }),
  planned('cabinet', {
    colours: { body: '#a3703f #e8e2d4 #5a7a86', metal: '#d9b65a' },
    parts: [
      'body-1.6 box 6 4 108 150 2',
      'body+0.6 face box 0 0 120 8 2',
      'body face box 6 8 108 138 1',
      {
        times: [2, 52, 0],
        parts: [
          'body-1 face box 11 14 46 126 1',
          'body+0.6 stroke 1.6 M17 22H51V132H17Z',
          'body-1.4/0.6 stroke 1.2 M19 24H49V130H19Z',
        ],
      },
      'metal ball oval 53 78 3 3',
      'metal ball oval 67 78 3 3',
      { mirror: 60, parts: ['body-2 box 10 146 10 10 1'] },
    ],
  }),
  planned('medicine-cabinet', {
    colours: { body: '#f1efe9 #b9c0c9', glass: '#c3d9e2' },
    parts: [
      'body-1.8 box 3 3 100 130 3',
      'body face box 0 0 100 130 3',
      'body-1 box 6 6 88 118 2',
      'glass face box 9 9 82 112 1',
      {
        inside: 'box 9 9 82 112 1',
        parts: ['#ffffff/0.55 poly 0 80 66 0 82 0 8 96', '#ffffff/0.35 poly 40 121 96 40 96 56 52 121'],
      },
      'body-1.6 lines 1.6 50 8 50 122',
      '#8f969e ball oval 46 66 2.4 2.4',
      '#8f969e ball oval 54 66 2.4 2.4',
      '#c8323a box 74 108 12 3.4',
      '#c8323a box 78.4 103.6 3.4 12',
    ],
  }),
  planned('mattress', {
    colours: { body: '#eef0f2 #cfdbe6', piping: '#7a94ad' },
    parts: [
      'body-1.4 face M4 34L30 10H186L212 34V66C212 72 208 74 204 74H12C8 74 4 72 4 66Z',
      'body face poly 6 36 32 10 184 10 210 36',
      { times: [5, 34, 0], parts: ['body-1.4/0.8 line 1.2 26 34 38 24 46 12', 'piping oval 40 22 1.6 1'] },
      'body-0.6 face box 4 36 208 38 8',
      'piping lines 2 5 39 211 39',
      'piping lines 2 5 71 211 71',
      { times: [9, 23, 0], parts: ['body-1.6/0.7 line 1.2 14 42 18 55 14 68'] },
    ],
  }),
  planned('pie', {
    colours: { body: '#d9a052', filling: '#8a2438 #c8782e', dish: '#e9e4da' },
    parts: [
      'dish-1 roll M8 46H152L136 76C134 80 26 80 24 76Z',
      'body-1.4 oval 80 44 76 26',
      'filling face oval 80 42 68 22',
      {
        inside: 'oval 80 42 68 22',
        parts: [
          { times: [7, 22, 0], parts: ['body face poly 4 18 15 18 -2 66 -13 66'] },
          { times: [5, 0, 10], parts: ['body-0.8 face box 6 22 150 5.4 2'] },
        ],
      },
      { times: [15, 10.2, 0], parts: ['body ball oval 9 52 8 6'] },
      'body stroke 8 M8 44C12 14 148 14 152 44',
      'body+1.4/0.8 stroke 2 M12 42C18 18 142 18 148 42',
      { times: [13, 11, 0], parts: ['body-1.4/0.8 lines 1.4 12 50 16 57'] },
    ],
  }),
  planned('brownie', {
    colours: { body: '#4a2818' },
    parts: [
      'body-1.6 face poly 84 26 112 8 112 46 84 66',
      'body+1 face poly 0 26 84 26 112 8 30 8',
      'body face box 0 26 84 40 2',
      {
        times: [6, 13, 0],
        parts: [
          'body+1.6/0.7 line 1.4 10 20 16 16 22 18',
          'body-2/0.8 oval 9 44 2 1.4',
          'body+1.2/0.6 oval 14 54 1.6 1.2',
        ],
      },
      '#c99a5a oval 40 16 7 3',
      '#c99a5a oval 70 18 6 3',
      '#c99a5a oval 86 12 5 2.4',
    ],
  }),
  planned('marshmallow', {
    colours: { body: '#fbf6ee #f7c9d4' },
    parts: [
      {
        times: [2, 44, 8],
        parts: [
          'body roll M2 16V52C2 66 46 66 46 52V16Z',
          'body-1/0.7 line 1.4 6 50 24 60 42 50',
          'body+0.6 oval 24 16 22 10',
          'body-0.6 ring 1 24 16 21 9.4',
        ],
      },
      {
        at: [24, -26],
        parts: ['body roll M2 16V52C2 66 46 66 46 52V16Z', 'body+0.6 oval 24 16 22 10', 'body-0.6 ring 1 24 16 21 9.4'],
      },
    ],
  }),
  planned('lampshade', {
    colours: { body: '#efe0bc #c8704a #5a7a86' },
    parts: [
      'body roll M34 6H106L136 98C136 104 4 104 4 98Z',
      'body-1.6 oval 70 6 36 5',
      'body-2.6 oval 70 6.6 31 3.6',
      {
        mirror: 70,
        parts: [
          'body-1/0.5 lines 1.4 44 12 24 100',
          'body-1/0.5 lines 1.4 56 12 46 102',
          'body-1/0.5 lines 1.4 66 12 64 103',
        ],
      },
      'body-1.2 stroke 3 M4 98C24 108 116 108 136 98',
      'body-1.2 stroke 2.4 M34 8C44 13 96 13 106 8',
      '#fff6d8/0.5 glow oval 70 62 46 46',
    ],
  }),
  planned('notebook', {
    colours: { body: '#c8503f #3f6f9a #3f8f6a #33302f' },
    parts: [
      '#d9d4c6 box 12 4 88 122 3',
      '#f7f4ea box 10 2 88 122 3',
      'body face box 6 0 90 122 5',
      'body-1.4 box 6 0 16 122 4',
      '#f3ead6 box 36 24 46 22 2',
      '#8a8478 lines 1.6 42 32 76 32',
      '#8a8478 lines 1.6 42 39 66 39',
      { times: [11, 0, 10.4], parts: ['#c9ced4 stroke 2.6 M-2 9C-2 4 12 4 12 9', '#33302f oval 12 9 1.8 1.8'] },
      'body+1.8/0.6 lines 1.6 90 6 90 116',
    ],
  }),
  planned('closed-laptop', {
    colours: { body: '#b9bfc6 #4a4f57 #c9b39a #6f8fb0' },
    parts: [
      'body-2.4 lying M2 60C-1 62 -1 67 3 69H117C121 67 121 62 118 60Z',
      'body-1 box 2 58.6 116 5.4 2',
      '#23262b/0.8 lines 1 4 61.6 116 61.6',
      'body face M22 14C23 12 24 12 26 12H94C96 12 97 12 98 14L118 56C119 59 117 60 114 60H6C3 60 1 59 2 56Z',
      'body+2/0.7 oval 60 34 7 4',
      'body+1.8/0.6 lines 1.2 8 57 112 57',
    ],
  }),
  planned('lying-notebook', {
    colours: { body: '#c8503f #3f6f9a #3f8f6a #33302f' },
    parts: [
      'body-2 lying M2 62C-1 64 -1 68 3 70H117C121 68 121 64 118 62Z',
      '#f3efe2 box 4 59 112 7 1',
      '#b9b3a2/0.8 lines 0.7 4 61.4 116 61.4',
      '#b9b3a2/0.8 lines 0.7 4 63.6 116 63.6',
      'body face M22 14H98L118 57C119 60 117 61 114 61H6C3 61 1 60 2 57Z',
      '#f3ead6 poly 44 26 76 26 79 38 41 38',
      '#8a8478 lines 1.1 48 30 72 30',
      '#8a8478 lines 1.1 47 34 66 34',
      { times: [10, 7.6, 0], parts: ['#c9ced4 stroke 2 M26 18C23 12 25 8 27 9', '#33302f oval 26 18.4 1.3 1'] },
      'body+1.8/0.6 lines 1.2 8 58 112 58',
    ],
  }),
  planned('diamond-gem', {
    colours: { body: '#bfe6f5' },
    parts: [
      'body face poly 26 4 94 4 120 34 60 104 0 34',
      'body+1.6 poly 26 4 42 34 0 34',
      'body-0.6 poly 26 4 60 4 42 34',
      'body+2.4 poly 60 4 78 34 42 34',
      'body-1 poly 60 4 94 4 78 34',
      'body+0.8 poly 94 4 120 34 78 34',
      'body-1.4 poly 0 34 42 34 60 104',
      'body+1 poly 42 34 78 34 60 104',
      'body-2 poly 78 34 120 34 60 104',
      '#ffffff/0.9 stroke 1.2 M26 4L42 34L60 4L78 34L94 4M0 34H120M42 34L60 104L78 34',
      '#ffffff poly 22 -10 25 -2 33 1 25 4 22 12 19 4 11 1 19 -2',
    ],
  }),
  planned('lemon-squeezer', {
    colours: { body: '#d9dde0 #f2c22e' },
    parts: [
      'body-1 roll M10 62H110C108 84 90 92 60 92C30 92 12 84 10 62Z',
      'body-1 stroke 9 M104 66C130 62 130 84 100 82',
      'body+0.6 oval 60 62 50 16',
      'body-1.8 oval 60 63 42 12',
      'body roll M34 64C36 34 50 20 60 10C70 20 84 34 86 64C78 72 42 72 34 64Z',
      { mirror: 60, parts: ['body-1.6/0.8 line 2 40 66 46 40 57 16', 'body-1.6/0.8 line 2 50 68 53 42 59 18'] },
      'body-1.6/0.8 line 2 60 69 60 42 60 16',
    ],
  }),
  planned('glue-stick', {
    colours: { body: '#f2c22e #c8323a #3f6fb0', glue: '#f7f5ee' },
    parts: [
      'glue roll M10 22C10 6 40 6 40 22V44H10Z',
      'glue+0.6 oval 25 20 15 6',
      'body-1 roll box 6 40 38 16 2',
      'body roll box 2 54 46 92 3',
      '#fdfbf4 box 2 78 46 36',
      'body-0.6 box 8 86 34 7 3',
      'body-1.6 box 12 98 26 5 2',
      'body-1.6 roll box 4 144 42 14 3',
      { times: [8, 5, 0], parts: ['body-2.6/0.7 lines 1.2 8 146 8 157'] },
    ],
  }),
  planned('hairpin', {
    colours: { body: '#3a3a42 #d9a93a' },
    parts: [
      'body stroke 6 M150 18H24C6 18 6 44 24 44H60L72 36L84 50L96 36L108 50L120 38L150 40',
      'body+2.4/0.8 stroke 1.6 M148 16H26C12 16 8 24 8 30',
      'body ball oval 152 18 5 5',
      'body ball oval 152 40 5 5',
    ],
  }),
  planned('lip-balm', {
    colours: { body: '#c8463f #3f8f9a #e0a33a', balm: '#f6e6c8' },
    parts: [
      'balm roll M14 26L34 12C38 10 40 12 40 16V42H14Z',
      'body+1.6 roll box 10 40 34 14 2',
      'body roll box 6 52 42 90 3',
      '#fdf6ea box 6 78 42 30',
      'body-0.4 oval 27 93 13 9',
      'body-1.6 roll box 6 138 42 12 3',
    ],
  }),
  planned('bottle-opener', {
    colours: { metal: '#a9b1b9' },
    parts: [
      'metal-1.4 M30 4C50 2 60 20 54 38C50 48 46 52 46 62L44 156C44 166 18 166 18 156L14 62C14 52 10 48 6 38C2 20 12 4 30 4Z',
      'metal metal M30 2C48 0 58 18 52 36C48 46 44 50 44 60L42 154C42 162 20 162 20 154L16 60C16 50 12 46 8 36C2 18 12 2 30 2Z',
      '#2b2c33 M18 18C22 12 38 12 42 18C46 26 44 34 40 38L34 32H26L20 38C16 34 14 26 18 18Z',
      '#2b2c33 oval 31 150 4 4',
    ],
  }),
  planned('knife-block', {
    colours: { body: '#a8713f #6a4630' },
    parts: [
      {
        times: [4, 21, -9],
        parts: [
          '#c9ced4 poly 32 92 42 88 38 76 28 80',
          '#26262e face poly 28 82 40 77 24 32 18 28 12 32 12 38',
          '#c9ced4 oval 20 44 1.8 1.8',
          '#c9ced4 oval 25 57 1.8 1.8',
          '#c9ced4 oval 30 70 1.8 1.8',
        ],
      },
      'body-1.8 face poly 112 50 142 62 142 164 112 164',
      'body face poly 18 92 112 50 112 164 18 164',
      'body+1 poly 18 92 112 50 142 62 50 104',
      { times: [4, 21, -9], parts: ['#26262e lines 4 32 92 46 96'] },
      { times: [4, 0, 17], parts: ['body-1/0.6 line 1.4 18 108 60 104 112 108'] },
    ],
  }),
  planned('sweet-potato', {
    colours: { body: '#b5603f' },
    parts: [
      'body lying M2 44C6 26 34 8 74 8C118 6 158 22 176 38C180 42 178 46 172 48C150 62 114 74 74 72C38 72 6 62 2 44Z',
      'body-2 line 1.6 2 44 -8 48 -14 46',
      'body-2 line 1.6 176 42 186 40 192 44',
      {
        times: [5, 27, 0],
        parts: ['body-1.8/0.8 line 1.8 24 36 32 33 40 36', 'body+1.6/0.6 line 1.4 32 26 38 24 44 26'],
      },
      { times: [4, 28, 0], parts: ['body-1.8/0.7 line 1.6 36 54 42 52 48 55'] },
    ],
  }),
  planned('succulent', {
    colours: { leaf: '#7fae84 #6a9a8a', pot: '#c8704a #e9e2d4' },
    parts: [
      'pot roll M24 78H96L88 120C87 124 33 124 32 120Z',
      'pot-0.8 roll box 20 72 80 12 3',
      {
        at: [0, 0],
        parts: [
          {
            mirror: 60,
            parts: [
              'leaf-0.6 ball M60 74C34 74 14 60 4 40C26 40 48 52 60 74Z',
              'leaf-0.2 ball M60 74C40 66 26 44 24 22C42 32 56 50 60 74Z',
              'leaf ball M60 74C48 60 44 38 48 20C58 34 64 54 60 74Z',
            ],
          },
        ],
      },
      'leaf+0.4 ball M60 76C50 62 52 42 60 30C68 42 70 62 60 76Z',
      { mirror: 60, parts: ['leaf+0.6 ball M60 78C44 74 34 62 32 52C46 54 56 64 60 78Z'] },
      'leaf+1 ball M60 78C54 70 55 60 60 52C65 60 66 70 60 78Z',
    ],
  }),
  planned('bonsai', {
    colours: { leaf: '#4f8a4a #5f9a5a', bark: '#7a5236', pot: '#3f5f7a #8a4a34' },
    parts: [
      'pot-1 roll M26 142H134L124 168H36Z',
      'pot lying box 20 136 120 10 3',
      'pot-2 box 38 166 14 6 2',
      'pot-2 box 108 166 14 6 2',
      '#5a7a3a oval 80 137 48 4',
      'bark roll M66 138C74 122 58 110 66 94C74 80 96 84 92 66L104 62C110 84 86 92 84 106C82 118 96 124 96 138Z',
      'bark line 6 80 96 56 82 42 72',
      'bark line 5 96 72 116 66 128 60',
      'bark-1.6/0.8 line 1.6 74 132 74 114 78 98',
      'leaf-0.8 ball oval 34 66 34 15',
      'leaf ball oval 30 58 26 12',
      'leaf-0.6 ball oval 128 54 32 14',
      'leaf+0.4 ball oval 130 46 24 11',
      'leaf-0.4 ball oval 86 40 42 20',
      'leaf+0.4 ball oval 84 28 32 17',
      'leaf+1 ball oval 80 18 18 10',
    ],
  }),
  planned('fern', {
    colours: { leaf: '#4f9a4a', pot: '#c8704a #e9e2d4' },
    parts: [
      'pot roll M48 104H112L104 146C103 150 57 150 56 146Z',
      'pot-0.8 roll box 44 98 72 12 3',
      ...[-74, -52, -30, -8, 12, 34, 56, 76].map((turn) => ({
        at: [80, 104, turn] as const,
        parts: [
          'leaf-1 line 2 0 0 2 -46 10 -88',
          {
            times: [9, 0.8, -9.4] as const,
            parts: ['leaf face oval -7 -12 8 3 24', 'leaf-0.6 face oval 9 -14 8 3 -24'],
          },
        ],
      })),
    ],
  }),
  planned('sequoia', {
    colours: { bark: '#9a5a3a', leaf: '#3f6f3f' },
    parts: [
      { times: [7, 0, 21], parts: ['leaf-1 ball oval 46 48 26 14', 'leaf-0.6 ball oval 82 56 26 14'] },
      'leaf ball M64 0C84 16 88 40 84 60H44C40 40 44 16 64 0Z',
      'bark roll M54 30C56 120 50 240 34 320H94C78 240 72 120 74 30Z',
      { times: [5, 7, 0], parts: ['bark-1.6/0.8 line 1.6 52 90 50 200 44 312'] },
      { times: [4, 0, 27], parts: ['leaf ball oval 40 62 20 11', 'leaf+0.4 ball oval 88 74 20 11'] },
      { times: [3, 0, 24], parts: ['leaf+0.4 ball oval 62 30 24 13'] },
    ],
  }),
  planned('snowflake', {
    colours: { body: '#bfe3f5 #e6f3fb' },
    parts: [
      {
        times: [6, 0, 0, 60, 50, 50],
        parts: [
          'body lines 5 50 50 50 0',
          'body lines 4 50 24 36 11',
          'body lines 4 50 24 64 11',
          'body lines 3.4 50 38 40 29',
          'body lines 3.4 50 38 60 29',
        ],
      },
      { times: [6, 0, 0, 60, 50, 50], parts: ['body+2/0.9 lines 1.4 50 48 50 4'] },
      'body oval 50 50 7 7',
    ],
  }),
  planned('plastic-bag', {
    colours: { body: '#eef4f6 #dcecf2', print: '#d8473f #2f8f6a #2f7fc0' },
    dyed: { print: -2.4 },
    parts: [
      // thin film: two straps to put a hand through, creases, what is behind it shows a little
      'body-0.8/0.75 stroke 8 M27 58C22 24 27 6 36 6C45 6 46 30 47 52',
      'body-0.8/0.75 stroke 8 M65 52C66 30 67 6 76 6C85 6 90 24 85 58',
      '#ffffff/0.7 line 1.6 25 44 26 20 34 6',
      '#ffffff/0.7 line 1.6 68 42 68 20 74 6',
      'body/0.78 M18 52C24 46 32 55 38 49C46 53 50 47 56 51C62 47 68 53 74 49C80 54 88 46 94 52C96 74 106 92 102 112C108 130 100 146 92 148C80 152 68 146 56 150C42 146 30 152 18 148C8 146 4 130 10 112C6 92 16 74 18 52Z',
      'print/0.7 oval 56 102 19 19',
      '#ffffff/0.9 lines 4 46 102 54 110 68 92',
      'body-2.6/0.5 line 1.6 32 54 26 84 34 112 26 144',
      'body-2.6/0.5 line 1.4 80 54 88 84 78 112 86 144',
      'body-2.2/0.5 lines 1.4 50 52 42 70 50 82 40 96',
      'body-2.2/0.5 lines 1.4 64 53 72 66 66 78',
      'body-2.2/0.5 lines 1.4 16 112 24 122 18 132',
      'body-2.2/0.5 lines 1.4 96 108 90 120 96 134',
      'body-2.2/0.45 line 1.4 30 140 56 132 82 140',
      '#ffffff/0.85 line 3 20 70 16 92 18 108',
      '#ffffff/0.7 lines 2 90 66 94 82 92 96',
      '#ffffff/0.6 line 2 36 60 34 74 38 86',
      'body-2/0.6 stroke 1.2 M18 52C24 46 32 55 38 49C46 53 50 47 56 51C62 47 68 53 74 49C80 54 88 46 94 52C96 74 106 92 102 112C108 130 100 146 92 148C80 152 68 146 56 150C42 146 30 152 18 148C8 146 4 130 10 112C6 92 16 74 18 52Z',
    ],
  }),
  planned('pizza-cutter', {
    colours: { handle: '#c8323a #22222a', metal: '#b9c0c9' },
    parts: [
      'handle roll M38 0C50 -4 62 -4 66 8C68 30 62 44 62 62H42C42 44 36 30 38 8Z',
      'handle-1.6 oval 52 10 5 5',
      'metal-1 metal box 46 60 12 34 2',
      'metal-1 metal poly 42 88 62 88 60 112 44 112',
      'metal face oval 52 122 38 38',
      'metal+1.4 ring 1.8 52 122 37 37',
      'metal-1 ring 1.4 52 122 26 26',
      'metal-2 oval 52 122 6 6',
      '#ffffff/0.6 poly 32 104 40 96 60 146 50 152',
    ],
  }),
  planned('pepper-grinder', {
    colours: { body: '#7a4a2c #2b2624' },
    parts: [
      'body ball oval 32 10 10 10',
      'body roll M14 40C6 28 16 18 32 18C48 18 58 28 50 40Z',
      '#c9ced4 metal box 16 40 32 6 1',
      'body roll M16 46H48C44 66 40 78 44 96C48 108 54 116 54 132H10C10 116 16 108 20 96C24 78 20 66 16 46Z',
      'body-1.6 lying box 8 130 48 12 3',
      'body+2/0.7 line 3 20 50 26 78 18 122',
    ],
  }),
  planned('salt-shaker', {
    colours: { glass: '#dbe9ee', metal: '#b9c0c9' },
    parts: [
      'glass roll M8 40H52L60 112C60 118 0 118 0 112Z',
      '#ffffff M6 70L54 66L59 111C58 116 2 116 1 111Z',
      'glass-2/0.7 stroke 1.4 M8 40H52L60 112C60 118 0 118 0 112Z',
      'metal metal M8 40V26C8 6 52 6 52 26V40Z',
      { times: [3, 8, 0], parts: ['metal-3 oval 22 17 2 1.6', 'metal-3 oval 22 25 2 1.6'] },
      'metal-1.4 box 6 36 48 6 2',
    ],
  }),
  planned('durian', {
    colours: { body: '#9aa046' },
    parts: [
      'body-2 stroke 8 M60 14C58 4 62 -6 70 -12',
      'body ball oval 60 66 58 54',
      {
        inside: 'oval 60 66 62 58',
        parts: [
          {
            times: [5, 0, 20],
            parts: [{ times: [7, 15, 0], parts: ['body-1 poly 8 36 15 20 22 36', 'body+1.2 lines 1.2 10 34 15 23'] }],
          },
          {
            times: [5, 0, 20],
            parts: [
              { times: [6, 15, 0], parts: ['body-0.4 poly 15 46 22 30 29 46', 'body+1.4 lines 1.2 17 44 22 33'] },
            ],
          },
        ],
      },
    ],
  }),
  planned('candlestick', {
    colours: { metal: '#d9a93a #b9c0c9', wax: '#f7f0de' },
    parts: [
      '#f7a83a M40 -26C50 -10 48 2 40 4C32 2 30 -10 40 -26Z',
      '#fff0b0 M40 -12C45 -4 44 2 40 3C36 2 35 -4 40 -12Z',
      '#33302f lines 1.6 40 4 40 12',
      'wax roll box 30 10 20 62 3',
      'metal metal M22 70H58L52 84H28Z',
      'metal metal M36 84H44L48 98L44 104L50 120L44 128H36L30 120L36 104L32 98Z',
      'metal metal M30 128H50C58 138 70 140 74 150H6C10 140 22 138 30 128Z',
      { when: 'night', parts: ['#ffd98a/0.7 glow oval 40 -6 40 40'] },
    ],
  }),
  planned('mug', {
    colours: { body: '#c8504a #3f6f9a #f3efe6 #3f8f6a #e0a33a', drink: '#5a3220' },
    parts: [
      'body-0.6 stroke 11 M84 34C118 28 118 80 80 78',
      'body+1/0.7 stroke 2.4 M86 30C122 24 122 84 82 82',
      'body roll M8 14H88V92C88 100 82 104 74 104H22C14 104 8 100 8 92Z',
      'body-1 oval 48 14 40 9',
      'body-2.2 oval 48 15 36 7',
      'drink face oval 48 17 34 5.6',
      'body+2.2/0.7 line 4 18 28 17 56 20 88',
    ],
  }),
  planned('jewellery', {
    colours: { metal: '#d9a93a #b9c0c9', gem: '#3f9ad0 #c8324a' },
    parts: [
      // a necklace laid out in a loop, a bangle and a ring before it
      ...Array.from({ length: 30 }, (_, bead) => {
        const angle = (bead / 30) * Math.PI * 2;
        return `metal${bead % 2 === 0 ? '+1' : '-0.8'} ball oval ${(84 + Math.cos(angle) * 66).toFixed(1)} ${(26 + Math.sin(angle) * 21).toFixed(1)} 5 4`;
      }),
      'gem ball M84 48C106 50 110 66 84 70C58 66 62 50 84 48Z',
      'metal ring 2.6 84 59 23 11',
      'gem+2.6/0.8 oval 76 55 5 2.4',
      'metal-1.4 ring 5 146 62 34 10 180 360',
      'metal metal M111 62C111 74 181 74 181 62V70C181 86 111 86 111 70Z',
      'metal+1.4 line 1.6 112 64 128 71 146 72 164 71 180 64',
      'metal ring 5 22 70 17 7',
      'gem+0.6 poly 10 74 22 68 34 74 22 82',
      'gem+2.4/0.9 poly 15 74 22 70 29 74',
    ],
  }),
  planned('tape-dispenser', {
    colours: { body: '#33363d #c8463f #3f6f9a', tape: '#f0e2b8' },
    parts: [
      'body face M2 92C2 50 22 26 52 24C86 22 100 46 124 52C134 54 140 62 142 74V96H6C3 96 2 95 2 92Z',
      'tape face oval 54 52 34 34',
      'tape-1 ring 2 54 52 28 28',
      'body-1 oval 54 52 16 16',
      'body+1.6 oval 54 52 6 6',
      'tape/0.9 poly 66 20 132 52 132 58 80 30',
      '#c9ced4 face poly 126 48 144 52 144 60 126 56',
      { times: [6, 3, 0.8], parts: ['#c9ced4 poly 127 48 129 43 131 49'] },
      'body-1.6 box 4 90 138 8 3',
    ],
  }),
  planned('power-adapter', {
    colours: { body: '#2b2d33 #f3f4f4' },
    parts: [
      '#b9c0c9 metal box 22 0 8 24 2',
      '#b9c0c9 metal box 52 0 8 24 2',
      'body face box 4 22 74 74 9',
      'body+1.6/0.6 stroke 1.6 M10 30H72V88H10Z',
      '#5ad17a oval 41 40 3 3',
      { times: [4, 0, 8], parts: ['#9aa0a8 lines 1.6 22 56 60 56'] },
      'body-1.4 stroke 7 M41 96V112C41 132 90 118 96 140C100 156 70 160 50 156',
    ],
  }),
  planned('range-hood', {
    colours: { body: '#b9c0c9 #d9dde0' },
    parts: [
      'body metal box 56 -70 48 132',
      'body-1 metal poly 56 58 104 58 156 104 4 104',
      'body metal box 0 102 160 18 2',
      'body-2 box 4 116 152 6 2',
      { times: [4, 12, 0], parts: ['#33363d oval 62 111 3 3'] },
      '#fff0b0 box 30 119 22 4 2',
      '#fff0b0 box 108 119 22 4 2',
    ],
  }),
  planned('rain-coat', {
    colours: { body: '#f2c22e #c8463f #3f6f9a' },
    parts: [
      'body-1.4 face M40 6C46 -8 82 -8 88 6L84 26H44Z',
      'body-2.6 M50 12C54 2 74 2 78 12L76 24H52Z',
      {
        mirror: 64,
        parts: ['body-0.6 face M34 26C20 30 14 44 6 104L22 108L36 60Z', 'body+1/0.6 line 1.4 8 100 15 103 22 104'],
      },
      'body face M36 24H92C98 26 100 34 100 46L108 150C108 156 20 156 20 150L28 46C28 34 30 26 36 24Z',
      'body-2 lines 2 64 26 64 154',
      { times: [5, 0, 24], parts: ['body-2.6 oval 71 40 3 3'] },
      { mirror: 64, parts: ['body-1.4 box 30 98 22 5 2', 'body-1.6/0.7 line 1.4 36 110 34 130 32 150'] },
      'body+2/0.7 line 2.4 34 40 30 80 26 140',
    ],
  }),
  planned('overcoat', {
    colours: { body: '#7a5a3f #33404f #4a4a4a' },
    parts: [
      { mirror: 64, parts: ['body-0.6 face M34 14C20 18 14 34 6 104L22 108L36 50Z', 'body-1.8 lines 2 8 94 23 97'] },
      'body face M38 10H90C97 12 100 22 100 34L108 162C108 168 20 168 20 162L28 34C28 22 31 12 38 10Z',
      'body-1.6 M46 8L64 58L82 8L74 2H54Z',
      '#f3efe6 poly 52 6 64 40 76 6 64 14',
      { mirror: 64, parts: ['body-0.8 face poly 40 9 50 4 64 58 58 64 44 40 50 34 38 24'] },
      'body-2 lines 2 64 58 64 166',
      { times: [3, 0, 26], parts: ['body-2.8 oval 58 76 3 3', 'body-2.8 oval 72 76 3 3'] },
      { mirror: 64, parts: ['body-1.4 poly 30 112 52 108 52 114 30 118'] },
    ],
  }),
];
