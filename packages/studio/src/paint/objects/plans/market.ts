import { planned } from '../parts/plan.js';

/** Vegetables, fruit and bites that are known by their own form. */
export const market = [
  // a counter under a roof with a cloth over it, lanterns at its corners, bowls for those who sit before it
  planned('food-stall', {
    colours: { wood: '#8a5a3a', cloth: '#b8342e #2f5f86 #2f7f6a', lantern: '#e0503a #e8a03a' },
    mirrors: false,
    parts: [
      'wood-2 roll box 10 24 6 132 1',
      'wood-2 roll box 164 24 6 132 1',
      // the kitchen behind the counter
      '#3a2a24 box 16 34 148 62',
      '#f0b868/0.5 down box 16 34 148 62',
      { when: 'night', parts: ['#ffcf80/0.7 box 16 34 148 62', '#ffdf9a/0.5 glow oval 90 66 96 46'] },
      'wood-1 box 22 54 136 3',
      { times: [9, 14, 0], parts: ['#c8604a roll box 28 43 6 11 1', '#e9dcc0 roll box 35 46 5 8 1'] },
      '#8a9097 down M36 96V82C36 79 39 78 42 78H62C65 78 68 79 68 82V96Z',
      '#c9ced6 oval 52 78 16 3.4',
      '#f4efe6/0.5 stroke 2.4 M46 74C42 68 50 64 46 57',
      '#f4efe6/0.5 stroke 2.4 M56 74C52 68 60 64 56 57',
      '#e0a884 ball oval 108 70 8 9',
      '#f7f4ee M98 64C97 55 102 53 108 53C114 53 119 55 118 64Z',
      '#f7f4ee down M92 98C92 85 98 80 108 80C118 80 124 85 124 98Z',
      // counter with bowls
      'wood+1 down box 4 94 172 9 1.5',
      'wood down box 12 103 156 51',
      { times: [7, 22, 0], parts: ['wood-1.6 lines 1.4 24 104 24 153'] },
      { at: [34, 86], parts: ['#f7f2e4 down M-13 0H13C12 6 8 9 4 9H-4C-8 9 -12 6 -13 0Z', '#e8a860 oval 0 0 13 2.6'] },
      { at: [146, 86], parts: ['#c8403a down M-13 0H13C12 6 8 9 4 9H-4C-8 9 -12 6 -13 0Z', '#e8a860 oval 0 0 13 2.6'] },
      // roof, sign board and cloth
      'wood-1 down poly -4 24 14 2 166 2 184 24',
      { times: [9, 20, 0], parts: ['wood-2 lines 1.2 10 23 20 3'] },
      '#f7f0dc down box 34 -16 112 22 2',
      'wood-1 stroke 2 M34 -16H146V6H34Z',
      { times: [5, 29.6, 0], parts: ['cloth down box 17 26 27 21 0', 'cloth-1.4 lines 1.2 30 26 30 46'] },
      {
        times: [2, 152, 0],
        parts: [
          '#3a2a24 lines 1.2 14 24 14 34',
          'lantern ball oval 14 44 10 12',
          'lantern-1.4 lines 1 4.6 41 23.4 41',
          'lantern-1.4 lines 1 4.6 47 23.4 47',
          '#3a2a24 box 10 31 8 3',
          '#3a2a24 box 10 55 8 3',
          { when: 'night', parts: ['#ffe0a0/0.7 glow oval 14 44 24 26'] },
        ],
      },
      // stools
      {
        times: [3, 46, 0],
        parts: ['#4a3a34 lines 3 36 140 31 164', '#4a3a34 lines 3 52 140 57 164', '#b8604a down box 30 134 28 7 3'],
      },
    ],
  }),
  planned('okra', {
    colours: { body: '#6f9a3a', cap: '#4f7a2c' },
    parts: ['body-0.8', 'body'].flatMap((shade, index) => ({
      at: [index * 6, index * 22, index * -7] as const,
      parts: [
        'cap roll M0 14C-10 12 -20 10 -28 12C-32 14 -32 18 -28 20C-20 22 -10 20 0 18Z',
        'cap lying M0 6C8 2 14 6 16 16C14 26 8 30 0 26Z',
        `${shade} lying M12 4C40 -4 90 2 132 18C96 32 44 36 12 28Z`,
        'body+1.6/0.7 line 2 18 10 60 6 122 17',
        'body-1.6/0.7 line 2 18 17 60 17 122 18',
        'body-1.6/0.7 line 2 18 24 60 27 116 20',
      ],
    })),
  }),
  planned('meatball', {
    colours: { body: '#8a5230', sauce: '#b8391f', dish: '#f3efe6' },
    parts: [
      'dish-1.4 lying oval 80 92 84 20',
      'dish oval 80 88 84 19',
      'sauce oval 80 84 66 14',
      ...[
        [44, 62],
        [116, 62],
        [80, 40],
        [80, 72],
      ].flatMap(([x = 0, y = 0]) => [
        `body ball oval ${x} ${y} 25 23`,
        `sauce/0.75 M${x - 20} ${y - 8}C${x - 14} ${y - 24} ${x + 14} ${y - 24} ${x + 20} ${y - 8}C${x + 12} ${y - 1} ${x + 6} ${y - 9} ${x} ${y - 3}C${x - 6} ${y - 9} ${x - 12} ${y - 1} ${x - 20} ${y - 8}Z`,
        `body-1.8/0.7 oval ${x - 10} ${y + 9} 3 2`,
        `body-1.8/0.7 oval ${x + 8} ${y + 12} 3 2`,
      ]),
      '#5aa04a oval 70 24 6 3 -30',
      '#5aa04a oval 92 28 6 3 20',
    ],
  }),
  planned('steamed-bun', {
    colours: { body: '#f7efe0', fold: '#d8c6a8' },
    parts: [
      'body ball M4 74C2 34 34 6 60 6C86 6 118 34 116 74C116 84 106 88 60 88C14 88 4 84 4 74Z',
      'fold/0.9 stroke 2.6 M60 10C50 26 34 34 20 52',
      'fold/0.9 stroke 2.6 M60 10C54 30 46 40 40 62',
      'fold/0.9 stroke 2.6 M60 10C60 30 60 44 60 64',
      'fold/0.9 stroke 2.6 M60 10C66 30 74 40 80 62',
      'fold/0.9 stroke 2.6 M60 10C70 26 86 34 100 52',
      'fold M50 10C52 2 68 2 70 10C66 16 54 16 50 10Z',
      'body+0.8 oval 60 8 6 3.4',
    ],
  }),
  planned('spring-onion', {
    colours: { body: '#5f9a3f', white: '#f4f2e2', root: '#d8c49a' },
    parts: [
      ...[0, 1, 2, 3].flatMap((stalk) => {
        const y = stalk * 9;
        return [
          `body${stalk % 2 === 0 ? '' : '-0.8'} stroke 8 M70 ${20 + y}C110 ${18 + y} 150 ${10 + y * 1.3} 216 ${y * 1.9 - 8}`,
          `body+1/0.8 stroke 5 M110 ${18 + y}C140 ${20 + y} 180 ${24 + y} 212 ${22 + y * 1.4}`,
          `white lying box 14 ${15 + y} 62 9 4`,
          `white ball oval 14 ${19.5 + y} 9 7`,
          `root line 1.4 6 ${19 + y} 0 ${16 + y} -8 ${18 + y}`,
          `root line 1.4 6 ${21 + y} 0 ${23 + y} -7 ${25 + y}`,
        ];
      }),
      '#c8504a roll box 92 10 9 48 3',
    ],
  }),
  planned('string-beans', {
    colours: { body: '#5c9a3c' },
    parts: [
      [6, 66, -8],
      [30, 74, 6],
      [0, 84, 2],
      [26, 56, -16],
      [16, 92, -3],
      [40, 86, 12],
    ].map(([x = 0, y = 0, turn = 0], index) => ({
      at: [x, y, turn] as const,
      parts: [
        `body${['-0.9', '', '+0.5'][index % 3] ?? ''} lying M0 4C30 -6 90 -8 128 6C132 8 132 12 128 12C92 6 34 8 2 12C-2 12 -3 6 0 4Z`,
        'body+2/0.6 line 1.4 12 4 60 -2 116 6',
        'body-1.6 line 3 0 8 -7 6 -11 9',
      ],
    })),
  }),
  planned('hami-melon', {
    colours: { body: '#d9b45a #c8b878', net: '#efe2b4', flesh: '#f29a5a' },
    parts: [
      'body ball oval 74 56 72 50',
      {
        inside: 'oval 74 56 71 49',
        parts: [
          { times: [9, 18, 0], parts: ['net/0.7 stroke 1.8 M-10 0C8 30 -8 70 12 112'] },
          { times: [6, 0, 18], parts: ['net/0.7 stroke 1.8 M0 8C40 -2 100 18 150 6'] },
        ],
      },
      '#7a8a4a line 5 20 24 10 14 2 14',
      // the slice lies in its rind: whole below the flesh, or the table would show between the two
      'body-0.6 M91 109C86 66 132 40 191 61C203 98 164 130 91 109Z',
      'flesh-1.4 M92 108C86 66 132 40 190 62C196 92 160 116 92 108Z',
      'flesh face M96 104C92 72 132 48 184 64C184 92 150 108 96 104Z',
      '#f7d89a M118 94C122 78 146 66 166 72C160 88 140 98 118 94Z',
      { times: [5, 8, -3.4], parts: ['#f7efd0 oval 127 90 3 1.6 -30'] },
    ],
  }),
  planned('beer-bottle', {
    colours: { body: '#7a4a22 #2f6a3a', label: '#f2e6c8', cap: '#d9b45a' },
    parts: [
      'cap metal box 27 0 18 9 3',
      'body roll M29 8H43V44C43 60 60 62 60 86V186C60 192 56 194 50 194H22C16 194 12 192 12 186V86C12 62 29 60 29 44Z',
      'label face box 12 104 48 54 1',
      'cap-0.4 oval 36 124 12 10',
      'label-2 lines 2.4 20 144 52 144',
      'label-2 lines 2 24 151 48 151',
      'label face box 28 34 16 13 1',
      '#ffffff/0.4 line 4 19 92 18 130 19 182',
    ],
  }),
];
