import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

/** A wheel with spokes, its middle at the origin. */
const wheel = (radius: number): Part[] => [
  `#23252b ring ${radius * 0.2} 0 0 ${radius * 0.88} ${radius * 0.88}`,
  { times: [8, 0, 0, 45, 0, 0], parts: [`#b8bfc6 lines 1.2 0 0 0 ${-radius * 0.8}`] },
  `#6a727a oval 0 0 ${radius * 0.16} ${radius * 0.16}`,
];

/** One pattern of a quilt, 30 wide. */
const patch = (x: number, y: number, one: string, two: string): Part => ({
  at: [x, y],
  parts: [
    `${one} box 0 0 30 30`,
    `${two} poly 15 2 28 15 15 28 2 15`,
    `${one} poly 15 9 21 15 15 21 9 15`,
    '#ffffff/0.5 stroke 0.8 M1 1h28v28h-28Z',
  ],
});

export const contraptions = [
  planned('tricycle', {
    colours: { body: '#d8383a #3a78c0 #f0b429' },
    parts: [
      { at: [20, 96], parts: wheel(18) },
      'body-1 lines 6 20 96 70 82',
      'body lines 8 30 88 76 62 116 44',
      'body lines 7 118 22 134 90',
      { at: [134, 88], parts: wheel(28) },
      'body face M106 84C110 56 150 50 164 78L158 82C146 64 120 68 113 86Z',
      'body-1 lines 6 36 96 60 90',
      { at: [42, 98], parts: wheel(18) },
      '#2b2724 lines 6 100 20 120 18',
      '#2b2724 lines 6 118 18 138 10',
      '#e6e2da lines 4 104 20 134 12',
      '#2b2724 roll M44 58C40 50 62 46 76 52C78 60 66 66 54 64Z',
      'body-1.6 lines 5 60 62 62 70',
      '#2b2724 lines 6 128 98 142 98',
      '#9aa3ad lines 3 134 88 134 98',
      { times: [3, 3, 0], parts: ['#f7d06a line 1.6 100 22 97 30 99 38'] },
    ],
  }),
  planned('tugboat', {
    colours: { body: '#b8323a #2f5f8f', cabin: '#f2ead8' },
    parts: [
      '#2b2f36 roll box 62 -6 22 34 2',
      'body box 62 2 22 9',
      '#5a5f66/0.5 ball oval 74 -20 14 9',
      '#5a5f66/0.35 ball oval 56 -34 18 11',
      'cabin face box 48 26 92 44 3',
      'cabin+0.6 face box 88 2 48 28 3',
      'body-1 box 84 -2 56 6 2',
      'body-1 box 44 22 100 6 2',
      { times: [3, 14, 0], parts: ['#4a6a80 box 94 8 10 12 1.5'] },
      { times: [4, 21, 0], parts: ['#4a6a80 oval 62 44 6 6', '#c9a24a ring 2 62 44 6 6'] },
      '#6a5a48 lines 3 130 0 130 -28',
      '#d8383a poly 130 -28 148 -22 130 -16',
      'body down M6 66C60 74 130 74 190 48C192 76 184 100 166 108H34C18 104 8 88 6 66Z',
      '#f2ead8 stroke 4 M8 72C60 80 132 80 190 56',
      '#2b2f36 M16 96C70 102 130 102 182 88C178 98 172 104 166 108H34C26 106 20 102 16 96Z',
      { times: [5, 32, -1], parts: ['#1f2125 ring 6 30 84 9 9'] },
    ],
  }),
  planned('bunk-bed', {
    colours: { body: '#b8854f', sheet: '#6f9ac0', pillow: '#f7f3ea' },
    mirrors: false,
    parts: [
      'body-1 roll box 0 0 9 170 2',
      'body-1 roll box 191 0 9 170 2',
      {
        times: [2, 0, 84],
        parts: [
          'pillow ball box 12 40 42 16 8',
          'sheet face M50 42C90 36 150 40 190 44V62H12V56Z',
          'pillow box 9 56 182 12',
          'body face box 4 64 192 12 2',
          'body-1.2 lines 1 4 70 196 70',
          'body-0.6 box 9 28 32 5 2',
          'body-0.6 box 159 28 32 5 2',
        ],
      },
      'body-0.4 lines 4 150 34 150 64',
      'body face poly 128 56 136 56 128 170 120 170',
      'body face poly 166 56 174 56 166 170 158 170',
      { times: [5, -1.4, 21], parts: ['body+0.6 box 130 74 36 6 2'] },
    ],
  }),
  planned('magic-lamp', {
    colours: { body: '#dfae3f' },
    parts: [
      'body-1.6 stroke 7 M40 46C4 30 -2 78 44 74',
      'body metal M38 40C60 30 100 30 122 44C142 44 160 30 176 22L184 28C172 48 150 66 128 72C116 92 66 92 52 76C40 68 34 52 38 40Z',
      'body-1.8 oval 180 25 6 4 -30',
      'body metal poly 72 84 102 84 110 102 64 102',
      'body-1 oval 87 102 34 7',
      'body+0.8 oval 86 36 36 8',
      'body ball M58 34C62 18 108 18 114 34C104 40 68 40 58 34Z',
      'body ball oval 86 16 6 7',
      'body+2.4/0.7 line 3 52 54 60 64 76 70',
      { times: [5, 13, 0], parts: ['#c8323a ball oval 60 56 3 3'] },
      { parts: ['#8fc3e8/0.55 line 9 182 22 192 6 180 -8 194 -24', '#c9e6f7/0.7 line 4 184 18 196 2 184 -14 200 -30'] },
    ],
  }),
  planned('nutcracker-soldier', {
    colours: { body: '#c8323a', trousers: '#2f5f9a', gold: '#e2b84a' },
    parts: [
      '#2b2724 face box 18 204 60 8 2',
      '#2b2724 roll box 26 168 18 38 3',
      '#2b2724 roll box 52 168 18 38 3',
      'trousers roll box 27 132 17 40',
      'trousers roll box 52 132 17 40',
      'body roll M20 82H76L80 138H16Z',
      '#f7f3ea box 44 82 8 54',
      { times: [4, 0, 12], parts: ['gold ball oval 40 92 2.6 2.6', 'gold ball oval 56 92 2.6 2.6'] },
      'gold box 15 128 66 8',
      {
        mirror: 48,
        parts: [
          'body roll box 4 84 13 52 5',
          'gold oval 12 84 11 6',
          '#f5d3b8 ball oval 10 140 6 7',
          'gold box 4 124 13 5',
        ],
      },
      '#f5d3b8 roll box 26 38 44 46 8',
      '#f7f3ea M24 56C20 96 36 104 48 106C60 104 76 96 72 56L66 66C58 74 38 74 30 66Z',
      '#f7f3ea box 38 68 20 8',
      { times: [3, 6, 0], parts: ['#b8a88a lines 0.8 42 68 42 76'] },
      {
        mirror: 48,
        parts: [
          '#2b2724 oval 38 52 3 3.6',
          '#2b2724 line 2.4 32 44 38 41 43 44',
          '#2b2724 M48 62C42 60 34 62 30 68C38 68 44 68 48 66Z',
          '#e0847a oval 32 60 4 3',
        ],
      },
      '#e8b896 ball oval 48 58 4 5',
      '#2b2724 roll box 24 -4 48 44 4',
      'gold box 22 32 52 7 2',
      'gold poly 48 2 54 14 48 26 42 14',
      'body ball oval 48 -8 7 9',
    ],
  }),
  planned('escalator', {
    colours: { body: '#aab3bc' },
    mirrors: false,
    parts: [
      'body-1.4 face poly 0 150 0 136 40 136 150 30 210 30 210 150',
      {
        times: [12, 9.2, -8.8],
        parts: [
          '#3a3f46 poly 38 140 38 128 52 128 52 140',
          '#f2c83a lines 1.4 38 128 52 128',
          '#6a727a lines 0.8 42 130 42 140',
          '#6a727a lines 0.8 47 130 47 140',
        ],
      },
      '#dfeef4/0.6 poly 8 136 8 96 40 96 146 -6 206 -6 206 30 152 30 42 136',
      'body face poly 0 150 0 138 44 138 154 32 210 32 210 44 160 44 48 150',
      '#23252b stroke 6 M2 136C-6 110 2 94 18 93H38L144 -9H208',
      'body+1.4 lines 1.6 4 144 46 144 158 38 208 38',
    ],
  }),
  planned('iron-gate', {
    colours: { body: '#2f3338', stone: '#b5a88f' },
    parts: [
      {
        mirror: 100,
        parts: [
          'stone roll box -26 14 30 136',
          'stone+0.8 face box -31 8 40 9 1',
          'stone ball oval -11 -2 11 11',
          { times: [6, 0, 22], parts: ['stone-1.6/0.7 lines 1 -26 30 4 30'] },
          { times: [9, 11, -2.4], parts: ['body lines 2.6 10 42 10 150', 'body poly 6 42 10 28 14 42'] },
          'body stroke 4 M4 50C40 46 70 34 98 12',
          'body lines 4 4 96 98 96',
          'body lines 4 4 144 98 144',
          { times: [4, 22, 0], parts: ['body ring 2 20 84 8 8', 'body ring 2 20 108 8 8'] },
          'body lines 4 97 14 97 150',
        ],
      },
      '#c9a24a oval 100 96 6 8',
    ],
  }),
  planned('laundry-pile', {
    colours: { body: '#e8e0cf', cloth: '#6f9ac0' },
    parts: [
      '#f7f3ea M18 60C10 40 30 26 48 34C60 14 92 16 100 34C120 22 148 38 142 60Z',
      'cloth M30 58C30 36 56 30 68 44C76 34 96 40 92 58Z',
      '#d8707a M84 58C86 40 108 34 118 44C134 44 138 54 134 60Z',
      '#f2c86a M8 56C-4 60 -6 78 4 88L20 84L26 58Z',
      '#7fb58a M128 56C146 50 158 66 154 84L138 82Z',
      '#ffffff/0.5 line 2 40 44 52 38 62 46',
      '#000000/0.15 line 2 70 56 74 44 84 42',
      'body-1.2 roll M6 58H148L136 134C134 140 20 140 18 134Z',
      { times: [6, 0, 12], parts: [{ times: [10, 13, 0], parts: ['body+0.4 box 15 66 10 8 2'] }] },
      'body face box 2 54 150 11 5',
      '#cfc4ac box 62 78 30 9 4',
    ],
  }),
  planned('quilt', {
    colours: { body: '#c8707a', second: '#6f9ac0' },
    parts: [
      'body-1.4 M-4 2H154V150C120 156 100 146 74 152C48 158 24 148 -4 154Z',
      {
        inside: 'M-2 0H152V148C120 154 100 144 74 150C48 156 24 146 -2 152Z',
        parts: [
          {
            times: [5, 0, 30],
            parts: [{ times: [3, 60, 0], parts: [patch(0, 0, 'body', '#f7eedc'), patch(30, 0, '#f2d9a0', 'second')] }],
          },
          {
            times: [2, 0, 60],
            parts: [
              {
                times: [3, 60, 0],
                parts: [patch(0, 30, '#a9c8a0', '#f7eedc'), patch(30, 30, 'body+1.6', 'second-0.8')],
              },
            ],
          },
          '#000000/0.1 line 12 30 156 34 100 28 40 32 0',
          '#ffffff/0.14 line 14 96 156 92 90 98 0',
        ],
      },
      'body-0.8 stroke 4 M-2 0H152V148C120 154 100 144 74 150C48 156 24 146 -2 152Z',
    ],
  }),
  planned('candelabra', {
    colours: { body: '#c9a24a' },
    parts: [
      {
        mirror: 80,
        parts: [
          'body stroke 6 M80 110C40 118 16 96 16 70',
          'body stroke 5 M80 100C60 106 48 92 48 70',
          'body metal poly 6 64 26 64 22 72 10 72',
          'body metal poly 38 64 58 64 54 72 42 72',
          '#f7f0dc roll box 11 24 10 42 2',
          '#f7f0dc roll box 43 24 10 42 2',
          '#f7b83a M16 24C8 14 14 4 16 -2C18 4 24 14 16 24Z',
          '#f7b83a M48 24C40 14 46 4 48 -2C50 4 56 14 48 24Z',
          '#fff3c0 oval 16 17 2.4 5',
          '#fff3c0 oval 48 17 2.4 5',
          '#ffd98a/0.4 glow oval 16 12 26 26',
          '#ffd98a/0.4 glow oval 48 12 26 26',
        ],
      },
      'body metal poly 68 52 92 52 88 60 72 60',
      '#f7f0dc roll box 74 10 12 44 2',
      '#f7b83a M80 10C71 -1 78 -12 80 -18C82 -12 89 -1 80 10Z',
      '#fff3c0 oval 80 2 2.6 6',
      'body metal poly 76 60 84 60 88 100 84 150 76 150 72 100',
      'body ball oval 80 106 10 9',
      'body metal M40 168C44 152 70 154 76 146H84C90 154 116 152 120 168Z',
    ],
  }),
  planned('roulette-wheel', {
    colours: { body: '#7a4526' },
    parts: [
      'body-1.6 oval 100 66 100 56',
      'body ball oval 100 60 100 56',
      'body+1.4 ring 3 100 60 94 51',
      '#d9b04a oval 100 60 78 42',
      '#23252b oval 100 60 75 40',
      {
        inside: 'oval 100 60 75 40',
        parts: [
          { times: [9, 0, 0, 40, 100, 60], parts: ['#b8262f poly 100 60 86 -16 100 -18'] },
          '#1f7a45 poly 100 60 104 20 112 20',
        ],
      },
      'body oval 100 60 48 25',
      'body+0.6 ball oval 100 58 38 19',
      { mirror: 100, parts: ['#d9b04a lines 4 100 50 76 44', '#d9b04a ball oval 74 43 4 4'] },
      '#d9b04a metal poly 94 54 106 54 104 26 96 26',
      '#d9b04a ball oval 100 24 7 7',
      '#ffffff ball oval 152 84 4 4',
    ],
  }),
];
