import { planned } from '../parts/plan.js';

/** Small things of bath, desk and nursery. */
export const bathroomAndDesk = [
  planned('toothpaste', {
    colours: { body: '#e9f2f6 #d94a4a', band: '#2f8fc0' },
    dyed: { band: -1 },
    parts: [
      'body lying M20 8C60 2 96 2 120 8L122 38C96 44 60 44 20 36Z',
      'body-1 box 4 6 18 32 2',
      { times: [4, 4, 0], parts: ['body-2.4/0.7 lines 1 7 8 7 36'] },
      'band lying M60 3C80 2 100 4 108 6L110 40C96 42 78 43 60 42Z',
      '#ffffff line 3 70 16 84 18 100 16',
      '#ffffff line 3 70 26 82 28 94 26',
      'body-0.6 roll box 122 14 8 18 1',
      'band roll box 130 12 18 22 3',
    ],
  }),
  planned('shampoo', {
    colours: { body: '#7fb8a4 #c98fb0 #e0a85a', label: '#f7f2e6' },
    parts: [
      'body-1.2 roll box 30 -14 20 14 2',
      'body-0.8 M26 -24H62C66 -24 66 -18 62 -18H56V-12H32V-18H26Z',
      'body roll M14 14C14 4 22 0 40 0C58 0 66 4 66 14V116C66 122 62 124 56 124H24C18 124 14 122 14 116Z',
      'label face box 22 40 36 52 4',
      'body-1 line 3 30 54 40 51 50 54',
      'body-0.4 line 2 30 66 40 66 50 66',
      'body-0.4 line 2 30 74 38 74 46 74',
      '#ffffff/0.4 line 4 20 20 19 60 20 108',
    ],
  }),
  planned('tobacco-pipe', {
    colours: { body: '#6b3a22 #7d4a2a', stem: '#26211f' },
    parts: [
      { when: 'lit, smoking', parts: ['#ffffff/0.5 line 4 22 -4 16 -18 26 -32 20 -48'] },
      'body-1.4 oval 24 8 19 6',
      '#2a1a14 oval 24 8 14 4',
      'body roll M5 8C4 40 8 56 24 58C34 58 46 54 60 44L72 36L66 26L52 34C46 38 43 34 43 8C38 14 12 14 5 8Z',
      'body+1.6/0.6 line 3 11 16 11 34 16 48',
      '#d9a93a face poly 66 26 73 22 79 32 72 37',
      'stem lying M73 22C90 10 108 6 128 6C132 6 132 14 128 14C110 14 94 20 79 32Z',
    ],
  }),
  planned('binder', {
    colours: { body: '#2f6fa8 #b8403a #3f8a5a', label: '#f7f4ea' },
    parts: [
      'body-1.6 face poly 40 4 96 12 96 112 40 118',
      '#f3efe2 poly 42 9 90 16 90 108 42 112',
      'body face box 0 2 42 118 3',
      'label face box 8 16 26 40 2',
      '#7a7f86 lines 2 13 26 29 26',
      '#7a7f86 lines 2 13 34 29 34',
      'body-2 ring 4 21 92 9 9',
      '#16161c oval 21 92 6 6',
    ],
  }),
  planned('postage-stamp', {
    colours: { body: '#c8504a #3f7fa8 #6a8a4a', paper: '#f7f1e2' },
    parts: [
      'paper face box 4 4 72 92 1',
      { times: [9, 9, 0], parts: ['paper oval 4 4 3 3', 'paper oval 4 96 3 3'] },
      { times: [11, 0, 9.2], parts: ['paper oval 4 4 3 3', 'paper oval 76 4 3 3'] },
      'body face box 12 12 56 76 1',
      'body+3 M12 66L30 44L42 58L52 48L68 66V88H12Z',
      'paper oval 52 28 8 8',
    ],
  }),
  planned('mop', {
    colours: { body: '#c99a5a #3f8fb0', strands: '#efe8da' },
    parts: [
      'body roll box 46 0 8 150 4',
      'body-1.4 roll box 36 146 28 14 4',
      'strands-1.4 M36 158C20 170 10 190 6 206H94C90 190 80 170 64 158Z',
      ...[10, 20, 30, 40, 50, 60, 70, 80].map(
        (x) => `strands lying line 7 ${44 + (x - 45) * 0.3} 160 ${x + 2} 182 ${x + 4} 206`,
      ),
      ...[16, 34, 52, 70].map((x) => `strands-1.6/0.8 line 1.6 ${46 + (x - 45) * 0.3} 164 ${x + 4} 186 ${x + 6} 204`),
    ],
  }),
  planned('dustpan', {
    colours: { body: '#3f8fd0 #d0504a #4a9a6a' },
    parts: [
      'body-1.2 roll M52 0C60 0 62 6 60 14L58 44H46L44 14C42 6 44 0 52 0Z',
      '#2b2b33/0.5 oval 52 8 3 4',
      'body face M20 42H84L100 100H4Z',
      'body-2 M24 46H80L82 56H22Z',
      'body+1.4 lines 3 5 99 99 99',
      { times: [5, 15, 0], parts: ['body-1.2/0.7 lines 1.6 22 64 20 94'] },
    ],
  }),
  planned('knitting-needles', {
    colours: { body: '#c9607f #5a8fb0 #8a6ab0', needle: '#c9a06a' },
    parts: [
      'needle roll poly 4 20 9 16 92 120 88 124',
      'needle roll poly 116 20 111 16 28 120 32 124',
      'needle-1 ball oval 6 16 6 6',
      'needle-1 ball oval 114 16 6 6',
      'body ball oval 60 96 40 36',
      { times: [5, 0, 11], parts: ['body-1.4/0.8 stroke 2 M24 78C40 66 80 66 96 78'] },
      { times: [4, 12, 0], parts: ['body+1.4/0.7 stroke 2 M34 66C28 86 34 112 46 128'] },
    ],
  }),
  planned('diaper', {
    colours: { body: '#f4f5f2', tape: '#9fc8d8' },
    parts: [
      'body face M0 4H120L112 40C96 44 88 56 84 76H36C32 56 24 44 8 40Z',
      'body-1.2/0.8 stroke 2 M10 38C26 42 34 56 38 74M110 38C94 42 86 56 82 74',
      'tape box 0 6 22 14 3',
      'tape box 98 6 22 14 3',
      'tape/0.7 M52 22C56 16 60 20 60 24C60 20 64 16 68 22C70 28 60 34 60 36C60 34 50 28 52 22Z',
    ],
  }),
  planned('pacifier', {
    colours: { body: '#6fb0d8 #e89ab4 #8fc88a', teat: '#efc890' },
    parts: [
      'body-1 ring 7 60 78 20 20',
      'body face M60 34C92 30 112 40 112 54C112 68 92 76 60 72C28 76 8 68 8 54C8 40 28 30 60 34Z',
      'teat ball M50 38C44 26 44 4 60 2C76 4 76 26 70 38Z',
      'body+1.4 oval 60 56 18 14',
      '#ffffff/0.5 line 3 54 10 52 18 53 26',
      '#2b2b33/0.4 oval 26 54 5 4',
      '#2b2b33/0.4 oval 94 54 5 4',
    ],
  }),
  planned('baby-rattle', {
    colours: { body: '#e89ab4 #6fb0d8 #f2c04a', handle: '#f7efe0' },
    parts: [
      'handle roll box 44 54 12 64 6',
      'handle-0.6 ring 7 50 126 14 14',
      'body ball oval 50 32 32 32',
      'body+2 stroke 6 M20 26C36 36 64 36 80 26',
      { times: [4, 14, 0], parts: ['#ffffff oval 29 44 4 4'] },
    ],
  }),
  planned('hula-hoop', {
    colours: { body: '#e0457f #3f9fd0 #f2a03a' },
    parts: [
      'body-1 ring 9 60 60 54 54',
      'body+1.6 ring 3 60 58 54 54',
      { times: [6, 0, 0, 60, 60, 60], parts: ['#ffffff/0.8 stroke 9 M112 46C114 54 114 62 113 68'] },
    ],
  }),
  planned('sunscreen', {
    colours: { body: '#f2a53a #f4c54a', label: '#fbf7ee' },
    parts: [
      'label-1 roll box 24 96 34 20 3',
      'body roll M10 8C30 2 52 2 72 8L60 96H22Z',
      'body-1.4 lying box 8 0 66 9 3',
      'label ball oval 41 42 15 15',
      { times: [8, 0, 0, 45, 41, 42], parts: ['label lines 3.4 41 22 41 16'] },
      'label line 3.4 28 74 41 76 54 74',
    ],
  }),
  planned('spirit-level', {
    colours: { body: '#e0b030 #c8403a' },
    parts: [
      'body lying box 0 0 180 34 4',
      'body-1.8 lines 3 4 31 176 31',
      '#e6f4e0 face box 66 6 48 16 7',
      '#a8d048 box 68 8 44 12 6',
      '#eef8d8 oval 90 13 9 5',
      '#26332a lines 1.6 80 7 80 21',
      '#26332a lines 1.6 100 7 100 21',
      '#2b2b33 oval 26 17 10 10',
      '#a8d048 oval 26 17 7 7',
      '#2b2b33 oval 154 17 10 10',
      '#a8d048 oval 154 17 7 7',
    ],
  }),
  planned('domino', {
    colours: { body: '#f7f2e4 #26262c', dots: '#26262c' },
    parts: [0, 1].map((index) => ({
      at: [index * 62, index * 10, index * 14] as const,
      parts: [
        'body-1.8 box 3 3 50 100 7',
        'body face box 0 0 50 100 7',
        '#8a8478 lines 2 6 50 44 50',
        'dots oval 14 14 5 5',
        'dots oval 36 36 5 5',
        'dots oval 25 25 5 5',
        'dots oval 14 66 5 5',
        'dots oval 36 66 5 5',
        'dots oval 14 86 5 5',
        'dots oval 36 86 5 5',
      ],
    })),
  }),
  planned('vinyl-record', {
    colours: { body: '#22232a', label: '#d8533f #3f8fb0 #e0a83a' },
    parts: [
      'body face oval 60 60 60 60',
      { times: [6, 0, 0], parts: ['body+1.2/0.5 ring 1 60 60 54 54'] },
      'body+1/0.6 ring 1 60 60 48 48',
      'body+1/0.6 ring 1 60 60 42 42',
      'body+1/0.6 ring 1 60 60 36 36',
      'body+1/0.6 ring 1 60 60 30 30',
      '#ffffff/0.16 M60 60L92 10C104 18 112 30 116 42Z',
      '#ffffff/0.16 M60 60L28 110C16 102 8 90 4 78Z',
      'label face oval 60 60 21 21',
      'label+2/0.8 ring 1.4 60 60 15 15',
      '#f7f2e6 oval 60 60 3 3',
    ],
  }),
  planned('harmonica', {
    colours: { body: '#b9c0c9', comb: '#a8322f #2f4f8a' },
    parts: [
      'body-1 lying box 2 0 156 20 8',
      'comb lying box 6 18 148 16 2',
      { times: [10, 14, 0], parts: ['#1c1a20 box 12 21 9 10 1'] },
      'body lying box 2 32 156 20 8',
      'body+2/0.8 line 2.6 14 6 80 5 146 6',
      'body-2/0.7 stroke 1.6 M50 42C62 38 98 38 110 42',
    ],
  }),
  planned('thermometer', {
    colours: { body: '#f4f6f4', liquid: '#d8323a' },
    parts: [
      'body-1.4 ball oval 30 132 21 21',
      'body roll box 17 0 26 132 13',
      'liquid ball oval 30 132 14 14',
      'liquid box 26 46 8 80 3',
      { times: [10, 0, 10], parts: ['#4a4f57 lines 1.6 38 20 44 20'] },
      '#ffffff/0.7 line 2.6 22 12 22 50 22 100',
    ],
  }),
  planned('syringe', {
    colours: { body: '#dcebf2', liquid: '#5fb0d8' },
    parts: [
      'body-2 lying box 0 6 5 28 1',
      'body-1.4 lying box 4 16 34 8 2',
      'body-2 lying box 36 2 6 36 2',
      'body lying box 40 8 86 24 3',
      'liquid/0.85 lying box 66 10 58 20 2',
      '#3b3f4a box 60 9 7 22 2',
      { times: [7, 10, 0], parts: ['#4a5560 lines 1.4 54 9 54 17'] },
      'body-1.4 lying box 126 15 12 10 2',
      '#98a1aa lines 2 138 20 176 20',
    ],
  }),
  planned('bandage', {
    colours: { body: '#e0b088 #d9a078' },
    parts: [
      'body lying box 0 0 140 44 22',
      'body+1.4 face box 48 2 44 40 3',
      {
        times: [4, 9, 0],
        parts: [
          'body-1.6/0.8 oval 57 14 1.8 1.8',
          'body-1.6/0.8 oval 57 22 1.8 1.8',
          'body-1.6/0.8 oval 57 30 1.8 1.8',
        ],
      },
      {
        times: [3, 9, 0],
        parts: [
          'body-1.6/0.8 oval 16 18 1.8 1.8',
          'body-1.6/0.8 oval 106 18 1.8 1.8',
          'body-1.6/0.8 oval 16 27 1.8 1.8',
          'body-1.6/0.8 oval 106 27 1.8 1.8',
        ],
      },
    ],
  }),
  planned('nail-polish', {
    colours: { body: '#c8325a #d9577d #7a3f9a', cap: '#26262c' },
    parts: [
      'cap roll M22 0H38L41 56H19Z',
      'body-0.8 roll box 20 54 20 8 1',
      'body face M10 66C10 60 16 60 22 60H38C44 60 50 60 50 66V106C50 112 46 114 40 114H20C14 114 10 112 10 106Z',
      '#ffffff/0.5 line 4 17 70 16 88 17 104',
    ],
  }),
  planned('shaving-cream', {
    colours: { body: '#d8e6ee #3f6fa8', cap: '#2f4f8a' },
    parts: [
      '#fbfbf8 ball M30 -30C44 -34 58 -24 52 -14C60 -8 52 0 40 0H26C14 0 12 -12 22 -16C18 -24 24 -30 30 -30Z',
      'cap roll box 26 0 28 16 3',
      'body roll M14 20C14 12 66 12 66 20V130C66 134 60 136 40 136C20 136 14 134 14 130Z',
      'cap face box 14 48 52 44 1',
      '#ffffff line 4 24 64 40 61 56 64',
      '#ffffff line 3 28 78 40 77 52 78',
    ],
  }),
  planned('toy-blocks', {
    mirrors: false,
    colours: { body: '#d8433f', second: '#3f7fc8', third: '#f2b92f' },
    parts: (
      [
        ['body', 0, 60, 'A'],
        ['second', 66, 60, 'B'],
        ['third', 34, -4, 'C'],
      ] as const
    ).map(([colour, x, y, letter]) => ({
      at: [x, y] as const,
      parts: [
        `${colour}+1.4 poly 0 10 14 0 72 0 60 10`,
        `${colour}-1.6 poly 60 10 72 0 72 56 60 68`,
        `${colour} face box 0 10 60 58 2`,
        '#fbf3df box 8 18 44 42 2',
        letter === 'A'
          ? `${colour} stroke 6 M18 54L30 24L42 54M22 44H38`
          : letter === 'B'
            ? `${colour} stroke 6 M20 24V54M20 25C42 22 42 38 22 38C46 38 46 54 20 53`
            : `${colour} stroke 6 M42 30C36 20 18 24 18 39C18 54 36 58 42 48`,
      ],
    })),
  }),
  planned('usb-stick', {
    colours: { body: '#2f3a4a #c8403a' },
    parts: [
      'body lying box 0 0 90 40 8',
      'body-1.6 box 82 4 10 32 1',
      '#c9cfd6 lying box 92 6 38 28 2',
      '#3b3f4a box 104 12 8 6 1',
      '#3b3f4a box 104 22 8 6 1',
      'body+2/0.7 line 2.6 10 9 40 8 70 9',
      '#8fd0e8 oval 14 22 4 4',
    ],
  }),
  planned('wifi-router', {
    colours: { body: '#f0f1ef #2b2d36' },
    parts: [
      'body-1.6 roll box 22 -70 8 78 3',
      'body-1.6 roll box 130 -70 8 78 3',
      'body lying M6 14C6 4 14 0 24 0H136C146 0 154 4 154 14L160 44C160 50 156 52 150 52H10C4 52 0 50 0 44Z',
      'body-1.4 lying box 0 38 160 14 5',
      { times: [5, 14, 0], parts: ['#4fc86a oval 52 45 3 3'] },
      'body-1 stroke 3 M68 18C76 10 84 10 92 18M73 24C78 19 82 19 87 24',
    ],
  }),
  planned('laundry-hamper', {
    colours: { body: '#c9a06a #b98a54', cloth: '#8fb0c8' },
    parts: [
      'cloth ball oval 40 14 26 16',
      '#e8b0b0 ball oval 72 12 24 15',
      '#f4f1e8 ball oval 56 6 22 13',
      'body roll M8 20H104L94 128C94 132 18 132 18 128Z',
      { times: [7, 0, 15], parts: ['body-1.6/0.8 lines 3 12 32 100 32'] },
      { times: [6, 16, 0], parts: ['body+1.2/0.6 lines 4 16 24 22 126'] },
      'body-0.8 lying box 4 14 104 11 4',
      '#4a3526 box 46 40 20 8 4',
    ],
  }),
];
