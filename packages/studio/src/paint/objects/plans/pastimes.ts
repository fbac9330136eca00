import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

/** One swimming fin, its blade up. */
const fin: readonly Part[] = [
  'body-1.6 M14 96C12 70 -4 30 -6 6C8 -4 52 -4 66 6C64 30 50 70 48 96C46 116 16 116 14 96Z',
  'body face M14 92C12 66 -4 28 -6 4C8 -6 52 -6 66 4C64 28 50 66 48 92C46 110 16 110 14 92Z',
  'body+1.8 line 3 18 84 12 46 6 8',
  'body+1.8 line 3 44 84 48 46 54 8',
  'body-1.4/0.8 line 2 31 76 31 40 31 6',
  'body-3 oval 31 98 13 8',
  'body+0.6 stroke 4 M16 98C18 118 44 118 46 98',
];

/** Things to play and to do sport with. */
export const pastimes = [
  planned('kettlebell', {
    colours: { body: '#33363d #3f6f9a #b5362f' },
    parts: [
      'body-1 stroke 13 M30 52C16 14 28 4 56 4C84 4 96 14 82 52',
      'body+1 stroke 5 M28 50C15 14 28 3 56 2C84 3 94 14 82 44',
      'body ball M56 34C88 34 106 60 104 88C103 108 94 122 84 126H28C18 122 9 108 8 88C6 60 24 34 56 34Z',
      '#e8e8e4/0.9 oval 56 84 21 21',
      'body oval 56 84 18 18',
      '#e8e8e4 lines 4 46 78 46 92',
      '#e8e8e4 lines 4 66 78 56 85 66 92',
      '#ffffff/0.4 line 5 22 72 28 58 40 48',
    ],
  }),
  planned('punching-bag', {
    colours: { body: '#b5302f #33363d', trim: '#2b2c32', metal: '#98a1aa' },
    parts: [
      'metal ring 4 40 -34 6 6',
      'metal lines 3 40 -28 12 4',
      'metal lines 3 40 -28 68 4',
      'metal lines 3 40 -28 40 4',
      'trim lying box 4 0 72 14 4',
      'body roll M4 12H76V166C76 178 4 178 4 166Z',
      'trim roll box 3 46 74 8 0',
      'trim roll box 3 124 74 8 0',
      '#f4f1ea/0.9 box 24 74 32 26 2',
      'body-1 lines 4 30 87 50 87',
      '#ffffff/0.35 line 5 15 22 13 90 15 160',
    ],
  }),
  planned('jump-rope', {
    colours: { body: '#d0483f #3f7fb0', rope: '#e8dcc0 #33363d' },
    dyed: { rope: 1 },
    parts: [
      'rope-1.6 line 5 34 46 66 60 90 40 70 22 48 36 70 70 120 76 150 52 128 30 106 46 130 66 166 48',
      'rope+0.6 line 3.4 34 45 66 59 90 39 70 21 48 35 70 69 120 75 150 51 128 29 106 45 130 65 166 47',
      {
        at: [36, 46, -28],
        parts: [
          'body-1 lying box -46 -6 46 14 5',
          'body lying box -46 -8 46 14 5',
          { times: [4, 8, 0], parts: ['body-2 lines 2 -38 -6 -38 5'] },
        ],
      },
      {
        at: [164, 48, 200],
        parts: [
          'body-1 lying box -46 -8 46 14 5',
          'body lying box -46 -6 46 14 5',
          { times: [4, 8, 0], parts: ['body-2 lines 2 -38 -5 -38 6'] },
        ],
      },
    ],
  }),
  planned('trampoline', {
    colours: { body: '#3f6fb0 #3f9a6a #d0483f', frame: '#8f979e', mat: '#2b2d33' },
    parts: [
      ...[22, 74, 146, 198].map(
        (x, index) => `frame roll box ${x - 3} ${index % 3 === 0 ? 32 : 44} 6 ${index % 3 === 0 ? 42 : 44} 2`,
      ),
      'frame lines 5 14 74 36 74',
      'frame lines 5 184 74 206 74',
      'frame lines 5 64 88 86 88',
      'frame lines 5 134 88 156 88',
      'body-1.8 oval 110 32 110 28',
      'body face oval 110 27 110 27',
      'mat oval 110 27 86 18',
      'mat+1.4 oval 110 25 84 16',
      'mat oval 110 28 78 13',
      { times: [12, 0, 0, 0], parts: ['body+2/0.7 line 3 30 44 60 51 90 53'] },
    ],
  }),
  planned('shuttlecock', {
    colours: { body: '#f4f2ea', cork: '#e6d8b8 #d0483f' },
    parts: [
      {
        at: [0, 0, 14],
        parts: [
          ...[-30, -20, -10, 0, 10, 20, 30].map((turn) => ({
            at: [0, -24, turn] as const,
            parts: [
              'body-1.4 M-3 0L-10 -60C-8 -72 8 -72 10 -60L3 0Z',
              'body face M-2.6 0L-9 -60C-7 -70 7 -70 9 -60L2.6 0Z',
              'body-2 lines 1.2 0 -2 0 -66',
            ],
          })),
          'body-1.8 line 2 -18 -52 0 -48 18 -52',
          'body-1.8 line 2 -13 -40 0 -37 13 -40',
          'cork-1 M-15 -22C-15 -30 15 -30 15 -22Z',
          'cork ball M-15 -24C-12 -20 12 -20 15 -24C17 -4 8 2 0 2C-8 2 -17 -4 -15 -24Z',
          '#3f7fb0 line 3.4 -15 -22 0 -19 15 -22',
        ],
      },
    ],
  }),
  planned('bowling-pin', {
    colours: { body: '#f6f3ea', stripe: '#c8303a' },
    parts: [
      'body roll M32 0C44 0 48 12 46 26C44 40 42 46 44 58C46 74 60 96 58 122C56 142 50 160 46 168H18C14 160 8 142 6 122C4 96 18 74 20 58C22 46 20 40 18 26C16 12 20 0 32 0Z',
      {
        inside:
          'M32 0C44 0 48 12 46 26C44 40 42 46 44 58C46 74 60 96 58 122C56 142 50 160 46 168H18C14 160 8 142 6 122C4 96 18 74 20 58C22 46 20 40 18 26C16 12 20 0 32 0Z',
        parts: ['stripe line 6 14 42 32 46 50 42', 'stripe line 6 14 54 32 58 50 54', 'body-2/0.4 box 16 160 34 10 0'],
      },
      '#ffffff/0.7 line 4 18 100 14 118 16 138',
    ],
  }),
  planned('spinning-top', {
    colours: { body: '#d0483f #3f8fc0 #e0a33a', band: '#f7d35a', wood: '#a8743f' },
    parts: [
      {
        at: [0, 0, 8],
        parts: [
          'wood roll box -4 -112 8 34 2',
          'wood-1 ball oval 0 -112 7 6',
          'wood-1.6 poly -5 -14 5 -14 0 2',
          'body roll M-50 -56C-44 -40 -18 -24 -6 -12H6C18 -24 44 -40 50 -56Z',
          'body-1.4 M-50 -54C-44 -40 -18 -24 -6 -12H6C-6 -26 -20 -40 -24 -52Z',
          'body+0.6 roll M-50 -58C-48 -72 -20 -82 0 -84C20 -82 48 -72 50 -58C48 -48 -48 -48 -50 -58Z',
          'band line 6 -49 -56 0 -48 49 -56',
          'band line 4 -34 -72 0 -66 34 -72',
          '#ffffff/0.5 line 4 -34 -66 -22 -74 -10 -77',
        ],
      },
    ],
  }),
  planned('water-gun', {
    colours: { body: '#3fae5a #f07a2a #3f9ad0', second: '#f2c82e', tank: '#7fd0e8' },
    parts: [
      'tank/0.95 roll M52 -20H92C98 -20 100 -14 100 -8V14H44V-8C44 -14 46 -20 52 -20Z',
      'second lying box 60 -30 24 12 3',
      '#ffffff/0.6 line 4 54 -12 52 -4 52 8',
      'body-1 M24 50L10 96C10 102 42 104 46 98L56 52Z',
      'body-2.4 stroke 5 M56 54C58 76 84 76 82 54',
      'second M66 54C66 64 62 68 58 70L64 54Z',
      'body lying M0 16C20 8 110 8 134 14V46C120 56 40 58 16 52C2 48 -4 28 0 16Z',
      'second lying box 132 18 40 22 4',
      'body-1 lying box 170 22 16 14 3',
      '#f2872a box 184 25 8 8 2',
      'body-1.6 lines 3 20 22 110 20',
      { times: [4, 0, 9], parts: ['body-2.2 lines 2.4 23 62 44 64'] },
    ],
  }),
  planned('slingshot', {
    colours: { body: '#8a5a38 #a8743f', band: '#c8404a #33363d', pouch: '#6a4a34' },
    parts: [
      'band line 4 18 10 34 34 50 42',
      'band line 4 92 10 76 34 60 42',
      'pouch ball M42 38C50 44 60 44 68 38C70 50 62 56 55 56C48 56 40 50 42 38Z',
      'body-1.4 stroke 14 M18 8C16 40 34 60 54 74V146M92 8C94 40 76 60 56 74',
      'body stroke 10 M16 8C14 40 32 60 52 74V146M91 8C92 40 76 60 54 74',
      'body+2/0.6 line 2 49 84 49 110 49 138',
      { times: [5, 0, 6], parts: ['band-1 lines 3.4 46 100 62 102'] },
      'band-1 lines 5 8 12 26 12',
      'band-1 lines 5 82 12 100 12',
    ],
  }),
  planned('sandbox', {
    colours: { body: '#c98a4f #d0483f #3f8fb0', sand: '#ecd39a' },
    parts: [
      'body-2 poly 20 34 200 34 220 40 0 40',
      'sand-1.4 poly 20 38 200 38 216 80 4 80',
      'sand M8 76C30 52 60 60 84 46C104 34 124 56 148 50C176 46 196 58 212 76L214 88H6Z',
      'sand+1.4/0.8 M50 62C66 52 76 50 84 46C96 40 106 46 112 52C96 56 70 60 50 62Z',
      'sand-1.6/0.7 line 2 120 70 150 64 186 68',
      'sand-1.6/0.7 line 2 30 76 60 70 84 72',
      {
        at: [158, 64],
        parts: ['#3f8fc0 roll M-16 -22H16L12 4H-12Z', '#3f8fc0 ring 2 0 -22 15 14 180 360', 'sand oval 0 -22 16 4'],
      },
      {
        at: [66, 58, 30],
        parts: ['#d0483f roll box -2.4 -38 5 26 2', '#d0483f face M-8 -14H8C10 -2 4 6 0 8C-4 6 -10 -2 -8 -14Z'],
      },
      'body face box -6 78 232 30 4',
      'body+1.4 lying box -10 74 240 10 4',
      'body-1.4/0.7 lines 1.6 0 96 220 96',
      'body-1.4/0.7 lines 2 70 84 70 106',
      'body-1.4/0.7 lines 2 150 84 150 106',
    ],
  }),
  planned('seesaw', {
    colours: { body: '#d0483f #e0a33a #3f8fb0', stand: '#5a6a7a' },
    parts: [
      'stand face poly 104 46 136 46 152 108 88 108',
      'stand+1.4 poly 112 58 128 58 136 100 104 100',
      {
        at: [120, 48, -13],
        parts: [
          'body-1.6 box -122 -2 244 12 4',
          'body lying box -122 -6 244 11 4',
          { mirror: 0, parts: ['stand-1 stroke 5 M80 -6V-30H66', 'body-1 lying box 90 -12 34 8 3'] },
        ],
      },
      'stand-1 oval 120 48 8 8',
    ],
  }),
  planned('cricket-bat', {
    colours: { body: '#e2c48a #d9b87a', grip: '#c8303a #33363d #3f6fb0' },
    parts: [
      {
        at: [0, 0, 18],
        parts: [
          'body-1.2 M-6 -84H8C14 -80 17 -74 17 -66V-8C17 4 -13 4 -13 -8V-66C-13 -74 -12 -80 -6 -84Z',
          'body roll M-7 -84H7C13 -80 15 -74 15 -66V-8C15 2 -15 2 -15 -8V-66C-15 -74 -13 -80 -7 -84Z',
          'body-1.4 poly 0 -70 1.6 -2 -1.6 -2',
          '#c8303a box -15 -54 30 7 0',
          'grip roll M-4.4 -86H4.4L5 -128C4 -132 -4 -132 -5 -128Z',
          { times: [7, 0, 6], parts: ['grip-2 lines 1.4 -4.6 -124 4.6 -122'] },
        ],
      },
    ],
  }),
  planned('rollerblade', {
    colours: { body: '#33363d #3f8fb0 #d0483f', trim: '#d5d8dc', wheel: '#f2c23a #7fd0a0' },
    parts: [
      ...[22, 56, 90, 124].flatMap((x) => [
        `wheel-1.4 oval ${x} 142 17 17`,
        `wheel ball oval ${x} 142 15.4 15.4`,
        `trim oval ${x} 142 6 6`,
        `#33363d oval ${x} 142 2.6 2.6`,
      ]),
      'trim-1 lying poly 8 112 142 112 134 138 14 138',
      'body-2 box 2 104 146 12 5',
      'body roll M14 8C30 0 56 2 70 8L72 56C96 64 144 66 150 96C150 106 146 108 140 108H10C4 108 2 104 4 96C10 66 8 36 14 8Z',
      'body-1.6 M14 8C30 0 56 2 70 8L70 18C54 12 32 12 14 18Z',
      'trim lines 5 20 38 70 34',
      'trim lines 5 14 72 80 62',
      'trim box 58 28 16 12 2',
      'trim box 70 56 16 12 2',
      'body+2/0.6 line 3 94 72 118 78 136 90',
    ],
  }),
  planned('snorkel', {
    colours: { body: '#3f8fc0 #f2a82e #d0483f', glass: '#bfe2ee' },
    parts: [
      'body-1.4 stroke 11 M150 112C166 118 172 100 172 84V-20',
      'body stroke 7 M149 111C164 116 170 100 170 84V-20',
      '#f07a2a roll box 163 -30 15 22 4',
      '#33363d box 134 104 22 16 6',
      '#33363d stroke 8 M6 44C-10 44 -10 62 4 62M134 44C150 42 158 46 164 52',
      'body-1.6 M14 20C40 10 104 10 130 20C144 30 142 66 130 78C116 90 104 90 94 82C88 76 84 62 72 62C60 62 56 76 50 82C40 90 28 90 14 78C2 66 0 30 14 20Z',
      'body face M14 17C40 7 104 7 130 17C143 27 141 62 130 74C116 86 104 86 94 78C88 72 84 58 72 58C60 58 56 72 50 78C40 86 28 86 14 74C3 62 1 27 14 17Z',
      'glass face M20 26C42 17 102 17 124 26C132 34 130 58 122 66C112 74 104 74 98 68C92 60 86 46 72 46C58 46 52 60 46 68C40 74 32 74 22 66C14 58 12 34 20 26Z',
      '#ffffff/0.65 line 5 28 52 32 36 48 30',
      '#ffffff/0.5 line 4 92 30 104 30 112 36',
    ],
  }),
  planned('flippers', {
    colours: { body: '#3f8fc0 #f2b02e #33363d' },
    parts: [
      { at: [6, 4, -10], parts: fin },
      { at: [78, -6, 10], parts: fin },
    ],
  }),
  planned('fishing-net', {
    colours: { body: '#7f9a8a #8fa89a', pole: '#a8743f', rim: '#98a1aa' },
    parts: [
      {
        at: [0, 0, 14],
        parts: [
          'pole roll box -3.4 -92 6.8 94 3',
          'rim box -5 -100 10 14 2',
          'body/0.35 M-38 -140C-40 -116 -26 -70 20 -60C44 -80 42 -118 38 -140Z',
          {
            inside: 'M-38 -140C-40 -116 -26 -70 20 -60C44 -80 42 -118 38 -140Z',
            parts: [
              { times: [16, 9, 0], parts: ['body lines 1.8 -100 -150 -20 -50'] },
              { times: [16, 9, 0], parts: ['body lines 1.8 -40 -150 -120 -50'] },
            ],
          },
          'body stroke 2 M-38 -140C-40 -116 -26 -70 20 -60C44 -80 42 -118 38 -140',
          'rim-1.6 ring 5 0 -140 39 15',
          'rim+1 ring 3 0 -141 39 15',
          'rim line 4 0 -98 -4 -114 -14 -127',
        ],
      },
    ],
  }),
  planned('dart', {
    colours: { body: '#d0303a #3f8f5a #3f6fc0', metal: '#b9c1ca', shaft: '#33363d' },
    parts: [
      {
        at: [0, 0, -20],
        parts: [
          'metal metal poly 0 0 26 -3 26 3',
          'metal lying box 24 -7 50 14 4',
          { times: [8, 5, 0], parts: ['metal-2 lines 1.6 32 -6 32 6'] },
          'shaft lying box 72 -3 34 6 2',
          'body-1.6 M96 0L116 14H152L140 0Z',
          'body face M96 0L116 -24H154L140 0Z',
          'body-0.6 M96 2L112 26H150L140 2Z',
          '#ffffff/0.85 lines 4 118 -18 146 -18',
        ],
      },
    ],
  }),
  planned('sand-castle', {
    colours: { body: '#e2c283 #dcb976', flag: '#d0483f #3f7fb0' },
    parts: [
      'body-1.6 M-20 152C20 140 190 140 236 152C220 160 0 160 -20 152Z',
      'body-0.6 roll M76 44H140V150H76Z',
      ...[76, 96, 116].map((x) => `body-0.2 box ${x + 2} 34 14 14 1`),
      'body-1.2 lines 2 108 -2 108 36',
      'flag poly 109 -2 138 8 109 18',
      {
        mirror: 108,
        parts: [
          'body roll M12 78H68L74 150H6Z',
          ...[12, 30, 48].map((x) => `body+0.4 box ${x + 2} 66 12 16 1`),
          'body-2.6 M32 116C32 102 46 102 46 116V124H32Z',
          'body-1.6/0.7 line 1.6 14 92 40 95 66 92',
        ],
      },
      'body-0.2 roll box 66 92 84 60 1',
      ...[66, 84, 102, 120, 138].map((x) => `body+0.6 box ${x} 82 11 13 1`),
      'body-3.2 M92 152V124C92 106 124 106 124 124V152Z',
      'body-2.4 M100 66C100 56 116 56 116 66V76H100Z',
      ...[
        [74, 112],
        [138, 116],
        [84, 138],
        [132, 140],
        [20, 138],
        [192, 140],
      ].map(([x, y]) => `body-1.6 oval ${x} ${y} 2 1.6`),
      '#f4efe6 M174 154C174 146 190 146 192 154Z',
      '#e8a08a M28 156C30 148 44 148 46 156Z',
    ],
  }),
  planned('hockey-puck', {
    colours: { body: '#2b2c32' },
    parts: [
      'body roll M0 18C0 38 150 38 150 18V44C150 66 0 66 0 44Z',
      { times: [13, 11, 0], parts: ['body-2/0.8 lines 2 9 36 14 52'] },
      'body+1 face oval 75 18 75 17',
      'body ring 2 75 18 58 12',
      'body+2.4/0.6 line 2 16 20 40 9 76 5',
    ],
  }),
];
