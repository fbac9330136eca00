import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

const bowlOf = (...filling: readonly Part[]): readonly Part[] => [
  'body-1.4 face oval 60 34 60 16',
  'body-2.4 oval 60 35 55 13',
  { inside: 'M5 35A55 13 0 0 1 115 35L115 36A55 16 0 0 1 5 36ZM-5 -40H125V35H-5Z', parts: filling },
  'body lying M0 34C2 40 24 50 60 50C96 50 118 40 120 34C118 62 98 84 78 86H42C22 84 2 62 0 34Z',
  'body-1.6 box 38 84 44 7 3',
  'body+1.8 stroke 2 M0 34C2 41 24 50 60 50C96 50 118 41 120 34',
  'body-1.6/0.9 line 1.6 8 54 30 66 60 69 90 66 112 54',
];

const plateOf = (...food: readonly Part[]): readonly Part[] => [
  'plate-1.6 oval 70 66 70 22',
  'plate face oval 70 62 70 22',
  'plate-0.8 oval 70 61 50 14.6',
  'plate+0.4 face oval 70 62 49 14',
  ...food,
];

/** Berries on top of a stack and around its foot. */
function scattered(berry: string, crown: string): Part[] {
  const spots = '48 14,56 7,92 16,98 22,84 22,50 22,64 2,78 1,22 62,34 70,46 76,96 76,108 71,119 63,72 79'.split(',');
  return spots.map((spot) => {
    const [x = 0, y = 0] = spot.split(' ').map(Number);
    return { at: [x, y], parts: [`${berry} ball oval 0 0 5.6 5.4`, `${crown} oval 0.4 -1.6 1.9 1.4`] };
  });
}

export const meals = [
  planned('ramen', {
    colours: { body: '#b5362f #33414f', broth: '#d99a4a', noodles: '#f4dc9a' },
    parts: bowlOf(
      'broth face oval 60 35 55 14',
      { times: [6, 9, 0], parts: ['noodles-1 line 3 12 40 22 32 34 40 46 32', 'noodles line 2.4 14 44 26 36 38 44'] },
      '#f7f3e6 ball oval 34 29 14 9',
      '#f2a03a oval 34 29 6.4 4',
      '#c98a7a face oval 62 27 15 7 -12',
      '#f0d8c8 oval 62 27 9 3.6 -12',
      '#2f4a36 face poly 84 -2 104 2 98 32 80 28',
      { times: [5, 6, 1], parts: ['#6fae4a oval 52 40 2.6 1.5 30'] },
      '#fbf6ee oval 84 36 8 4.6',
      '#e88aa0 ring 1.2 84 36 4 2.2',
      '#9a6a3f lines 2.4 70 34 118 -14',
      '#8a5a35 lines 2.4 76 36 124 -8',
    ),
  }),
  planned('soup', {
    colours: { body: '#e8e2d4 #7fa0a8', broth: '#e08a3a #c84a2f' },
    parts: [
      ...bowlOf('broth face oval 60 35 55 14', 'broth+2 line 2.4 30 36 48 32 70 36 90 33', {
        times: [5, 13, 0],
        parts: ['#5f9a42 oval 32 38 3 1.6 20', '#f7ecd0 oval 38 33 2.6 1.6'],
      }),
      '#ffffff/0.65 line 2.4 46 14 50 6 46 -4',
      '#ffffff/0.65 line 2.4 62 14 66 4 62 -6',
      '#ffffff/0.65 line 2.4 76 14 80 6 76 -4',
    ],
  }),
  planned('salad', {
    colours: { body: '#e8e2d4 #a8743f', leaf: '#6fae3f' },
    parts: bowlOf(
      { times: [5, 22, 0], parts: ['leaf-1 ball oval 16 24 18 17'] },
      'leaf face M10 34C0 10 20 0 30 12C38 -4 60 -2 60 12C72 -6 92 0 90 16C108 8 118 24 108 38Z',
      'leaf+1.4/0.9 line 1.6 30 34 32 20 30 12',
      'leaf+1.4/0.9 line 1.6 62 34 64 18 60 8',
      'leaf+1.4/0.9 line 1.6 92 34 90 24 90 16',
      { times: [3, 30, 3], parts: ['#d8402f ball oval 28 24 9 8', '#f6b0a0/0.7 oval 26 22 3 2'] },
      { times: [3, 28, -2], parts: ['#d6e6a4 oval 44 33 9 5 -10', '#6f9a4a ring 1.4 44 33 9 5'] },
      '#f7f3e6 oval 80 14 9 6',
      '#f2b03a oval 80 14 4 3',
      '#8a4a7a ring 2 56 16 8 4',
    ),
  }),
  planned('cooked-rice', {
    colours: { body: '#3f5f8a #b5362f', rice: '#fbf8f1' },
    parts: bowlOf('rice ball M8 36C10 6 36 -6 60 -6C84 -6 110 6 112 36Z', {
      times: [8, 11, 0],
      parts: [
        'rice-1.4/0.9 oval 18 22 3 1.2 30',
        'rice-1.2/0.9 oval 24 10 3 1.2 -20',
        'rice-1.4/0.9 oval 20 32 3 1.2 -30',
      ],
    }),
  }),
  planned('cereal-bowl', {
    colours: { body: '#5f9ac0 #e08a3a', milk: '#fbf8f1' },
    parts: bowlOf(
      'milk face oval 60 34 55 14',
      {
        times: [6, 17, 0],
        parts: ['#d9963a ring 3 18 33 5 3.4', '#c9802a ring 3 26 40 5 3.2', '#e0a84a ring 3 28 28 5 3.2'],
      },
      '#c23a34 ball oval 60 26 7 6',
      '#c3cad1 line 5 90 30 108 8 122 -8',
    ),
  }),
  planned('spaghetti', {
    colours: { pasta: '#f0c868', plate: '#f3efe6', sauce: '#b8392a' },
    parts: plateOf(
      'pasta-1.4 M22 60C26 38 48 28 70 28C92 28 114 38 118 60C104 70 36 70 22 60Z',
      { times: [5, 14, 0], parts: ['pasta line 3 28 62 36 40 52 46 46 64', 'pasta-0.8 line 2.4 26 58 40 50 56 58'] },
      'pasta+0.6 line 3 30 60 50 66 80 66 110 60',
      'sauce ball M44 38C48 24 60 20 70 20C82 20 94 26 96 38C88 46 54 46 44 38Z',
      'sauce-1 ball oval 60 26 8 7',
      'sauce-1 ball oval 78 28 8 7',
      'sauce-1.2 ball oval 70 18 8 7',
      '#4f8a3a M70 14C62 8 62 0 70 -2C78 2 78 10 70 14Z',
    ),
  }),
  planned('pancakes', {
    colours: { body: '#dfa050', plate: '#f3efe6', syrup: '#8a4a1c' },
    parts: plateOf(
      {
        times: [4, 0.6, -11],
        parts: [
          'body-1.6 M28 52C30 60 48 66 70 66C92 66 110 60 112 52V58C110 66 92 72 70 72C48 72 30 66 28 58Z',
          'body+1.6 M28 54C34 62 50 67 70 67C90 67 106 62 112 54L112 56C106 64 90 69 70 69C50 69 34 64 28 56Z',
          'body face oval 70 52 42 13',
        ],
      },
      'syrup/0.9 M42 17C46 11 58 9 72 9C90 9 102 14 102 20C104 26 100 28 100 38C100 44 93 44 93 36C92 28 88 28 82 29C80 34 82 44 77 46C71 46 72 36 70 29C60 30 52 27 50 32C50 40 48 42 45 38C43 30 40 24 42 17Z',
      '#f7e08a face poly 58 10 76 6 86 12 68 17',
      '#e8c45a poly 58 10 68 17 68 23 58 16',
      '#f0d06a poly 68 17 86 12 86 18 68 23',
      { when: 'blueberry', parts: scattered('#3f4f8f', '#2a3468') },
      { when: 'strawberry', parts: scattered('#d0342c', '#f0a08a') },
    ),
  }),
  planned('sushi', {
    colours: { fish: '#f08a5a #e0605a', board: '#8a5a35', rice: '#fbf8f1' },
    parts: [
      'board-1.6 box 0 58 140 12 3',
      'board+0.6 poly 10 42 130 42 140 60 0 60',
      {
        times: [2, 44, 0],
        parts: [
          'rice-1 box 10 32 36 20 9',
          'rice face box 10 30 36 18 9',
          { times: [4, 8, 0], parts: ['rice-1.6 oval 16 42 2 1 30'] },
          'fish face M4 30C8 14 40 12 52 26C54 34 46 36 40 34C26 30 14 32 8 36C4 36 2 34 4 30Z',
          { times: [4, 9, -0.4], parts: ['fish+2.4 line 1.4 14 20 17 26 14 32'] },
        ],
      },
      {
        times: [2, 18, 8],
        parts: [
          '#2f4036 roll M98 22H120V46C118 52 100 52 98 46Z',
          '#2f4036 oval 109 22 11 5.4',
          'rice oval 109 22 9 4.2',
          'fish oval 108 22 4 2',
          '#8fbf4a oval 112 22 2 1.2',
        ],
      },
    ],
  }),
  planned('taco', {
    colours: { shell: '#e8b04a', lettuce: '#7fb84a' },
    parts: [
      'shell-1.6 M0 62C0 20 30 -2 60 -2C90 -2 120 20 120 62Z',
      { times: [6, 17, 0], parts: ['lettuce ball oval 18 28 13 15'] },
      'lettuce+0.6 ball oval 44 10 14 12',
      'lettuce+0.6 ball oval 76 10 14 12',
      '#d8402f ball oval 32 16 9 8',
      '#d8402f ball oval 62 4 9 8',
      '#d8402f ball oval 94 20 9 8',
      '#f5c542 lines 3 22 30 30 20',
      '#f5c542 lines 3 50 14 58 6',
      '#f5c542 lines 3 78 16 88 10',
      '#7a4a2c lying M10 48C20 30 100 30 110 48Z',
      'shell face M0 66C4 30 32 12 60 12C88 12 116 30 120 66C90 72 30 72 0 66Z',
      { times: [6, 17, 0], parts: ['shell-1/0.7 oval 20 48 3 2'] },
      'shell+1.8/0.8 line 2.4 14 44 34 24 60 18',
    ],
  }),
  planned('burrito', {
    colours: { body: '#e6c28a', lettuce: '#7fb84a' },
    parts: [
      'body lying M18 8H110C122 8 122 48 110 48H18Z',
      'body-1 oval 20 28 14 21',
      '#7a4a2c oval 20 28 10.6 16',
      'lettuce oval 16 20 6 4',
      '#d8402f oval 23 28 5 4',
      '#f5c542 oval 17 34 5 3.4',
      '#f7f3e6 oval 24 38 4 3',
      'body-1.4/0.8 line 1.4 36 10 60 26 110 30',
      { times: [5, 15, 0], parts: ['body-1.4/0.7 oval 44 16 3.4 1.6', 'body-1.4/0.7 oval 50 38 3 1.4'] },
    ],
  }),
  planned('french-fries', {
    colours: { box: '#d0352f', fries: '#f4c64a' },
    parts: [
      { times: [7, 9, 0], parts: ['fries-1.2 box 6 2 7 66 1.4', 'fries+0.6 box 8 -4 6.4 66 1.4'] },
      { at: [10, 4, -12], parts: ['fries face box 0 0 7 60 1.4'] },
      { at: [56, 2, 12], parts: ['fries face box 0 0 7 60 1.4'] },
      { at: [30, -10, 5], parts: ['fries face box 0 0 7 60 1.4'] },
      'box face M0 40C20 54 50 54 70 40L62 100H8Z',
      'box+1.6 stroke 1.6 M0 40C20 54 50 54 70 40',
      '#f5c542 oval 35 74 12 12',
    ],
  }),
  planned('croissant', {
    colours: { body: '#d9913f' },
    parts: [
      'body-0.8 face M2 60C-4 40 8 26 22 24L32 46C24 48 18 56 16 66C10 70 4 68 2 60Z',
      'body-0.8 face M118 60C124 40 112 26 98 24L88 46C96 48 102 56 104 66C110 70 116 68 118 60Z',
      'body face M16 26C22 12 36 8 44 8L48 42C40 42 32 46 28 50Z',
      'body face M104 26C98 12 84 8 76 8L72 42C80 42 88 46 92 50Z',
      'body ball M40 10C46 0 74 0 80 10L76 44C70 40 50 40 44 44Z',
      {
        mirror: 60,
        parts: [
          'body-2 line 1.6 42 9 46 26 46 43',
          'body-2 line 1.6 18 25 24 36 28 49',
          'body+2/0.8 line 2.4 24 18 32 14 38 14',
          'body-1.2/0.8 line 1.2 32 14 36 28 38 42',
        ],
      },
      'body+2/0.8 line 2.6 48 8 60 5 72 8',
    ],
  }),
  planned('bagel', {
    colours: { body: '#cf9048' },
    parts: [
      'body-1.4 stroke 30 M52 18A34 22 0 1 1 51.9 18Z',
      'body stroke 27 M52 15A34 22 0 1 1 51.9 15Z',
      'body+1.6/0.7 stroke 6 M52 10A38 24 0 0 0 18 30',
      { times: [8, 0, 0, 45, 52, 37], parts: ['#f7ecd0 oval 52 12 1.4 2.4 20', '#f7ecd0 oval 60 18 1.3 2.2 -30'] },
    ],
  }),
  planned('pretzel', {
    colours: { body: '#b5702f' },
    parts: [
      'body-1.8 stroke 14 M52 32C44 2 4 4 6 38C8 64 40 78 76 92M52 32C60 2 100 4 98 38C96 64 64 78 28 92',
      'body stroke 11 M52 30C44 0 4 2 6 36C8 62 40 76 76 90',
      'body stroke 11 M52 30C60 0 100 2 98 36C96 62 64 76 28 90',
      'body+2/0.7 stroke 2 M48 22C40 4 10 6 5 30M56 22C64 4 94 6 99 30',
      {
        mirror: 52,
        parts: [
          '#fbf6ea oval 24 10 2.2 1.7',
          '#fbf6ea oval 8 26 2.2 1.7',
          '#fbf6ea oval 12 50 2.2 1.7',
          '#fbf6ea oval 32 68 2.2 1.7',
          '#fbf6ea oval 42 16 2.2 1.7',
        ],
      },
    ],
  }),
  planned('waffle', {
    colours: { body: '#d99a4a', plate: '#f3efe6' },
    parts: plateOf(
      'body-2 poly 18 52 70 34 124 52 72 74',
      'body face poly 18 46 70 28 124 46 72 68',
      {
        inside: 'poly 18 46 70 28 124 46 72 68',
        parts: [
          { times: [5, 11, -3.7], parts: ['body-1.8 lines 2.4 20 46 84 72'] },
          { times: [5, -11, -3.7], parts: ['body-1.8 lines 2.4 122 46 58 72'] },
        ],
      },
      '#f7e08a face poly 62 40 76 36 84 42 70 47',
      '#8a4a1c/0.8 M48 46C56 38 90 38 96 46C98 56 90 58 72 56C56 58 46 56 48 46Z',
      '#f7e08a face poly 60 42 74 38 84 44 70 49',
    ),
  }),
  planned('steak', {
    colours: { body: '#8a3f2c', plate: '#f3efe6' },
    parts: plateOf(
      'body-1.8 M26 54C20 36 50 24 80 28C110 30 124 48 108 60C90 72 36 72 26 54Z',
      'body face M26 50C20 32 50 20 80 24C110 26 124 44 108 56C90 68 36 68 26 50Z',
      '#f0dcc0 line 4 28 46 40 30 66 25',
      { times: [4, 16, 2], parts: ['body-2.6 lines 2.6 40 54 56 32'] },
      '#4f8a3a line 2.4 84 34 100 28 114 30',
      '#4f8a3a oval 96 26 4 2 -30',
      '#4f8a3a oval 106 33 4 2 30',
    ),
  }),
  planned('bacon', {
    colours: { body: '#b8443a', fat: '#f3d8c0' },
    parts: [
      {
        times: [3, 3, 20],
        parts: [
          'body-1 lying M2 12C14 2 22 18 34 10C46 2 54 18 66 10C78 2 88 18 104 8L106 22C92 32 80 18 68 24C56 32 46 18 36 24C24 32 14 18 4 26Z',
          'fat line 3.4 4 16 16 9 24 19 36 14 48 8 56 19 68 14 80 8 90 18 104 12',
          'fat-0.6 line 1.8 5 23 15 17 26 25 37 20 48 15 57 25 69 20 80 14 91 24 105 18',
        ],
      },
    ],
  }),
  planned('fried-egg', {
    colours: { body: '#fbf8f1', yolk: '#f5b02e' },
    parts: [
      'body-1.4 M8 44C-4 28 16 4 44 8C66 -4 100 6 104 28C118 40 104 66 78 62C58 74 14 68 8 44Z',
      'body face M8 40C-4 24 16 0 44 4C66 -8 100 2 104 24C118 36 104 62 78 58C58 70 14 64 8 40Z',
      'yolk-1.4 oval 54 32 21 14',
      'yolk ball oval 54 30 21 14',
      '#ffffff/0.7 oval 62 24 6 3',
    ],
  }),
  planned('cheese-wedge', {
    colours: { body: '#f4bf3a' },
    parts: [
      'body-1.6 poly 2 44 108 52 108 90 2 82',
      'body+1 face M2 44L84 8C102 16 108 36 108 52Z',
      'body face poly 2 44 108 52 108 90 2 82',
      'body-2 oval 24 60 7 6',
      'body-2 oval 56 72 9 8',
      'body-2 oval 88 64 7 7',
      'body-2 oval 40 52 4 3',
      'body-1.4 oval 72 32 8 3.6',
      'body-1.4 oval 50 38 5 2.2',
    ],
  }),
  planned('chocolate-bar', {
    colours: { body: '#5f3420', wrap: '#c23a34 #8a5aa0' },
    parts: [
      'body-1.6 box 2 2 84 76 3',
      'body face box 0 0 84 74 3',
      {
        times: [3, 0, 24],
        parts: [{ times: [3, 27, 0], parts: ['body-1.4 box 4 4 23 19 2', 'body+0.9 face box 5.4 5.4 20 16 2'] }],
      },
      {
        // words are in the chocolate: across the torn edge of a wrapper nobody reads them
        unless: 'without-wrapper, unwrapped, lettered',
        parts: [
          'wrap face poly -4 44 88 36 88 108 -4 108',
          '#e8e2d4 poly -4 44 88 36 86 42 60 40 40 46 20 44 -2 49',
          'wrap+2 box 14 66 56 16 2',
        ],
      },
      {
        when: 'without-wrapper, unwrapped, lettered',
        parts: [
          'body-1.6 box 2 72 84 36 3',
          'body face box 0 72 84 34 3',
          { times: [3, 27, 0], parts: ['body-1.4 box 4 76 23 26 2', 'body+0.9 face box 5.4 77.4 20 23 2'] },
        ],
      },
    ],
  }),
  planned('cookie', {
    colours: { body: '#cf9550' },
    parts: [
      'body-1.6 oval 51 51 50 48',
      'body ball oval 49 48 49 47',
      { times: [7, 0, 0, 51, 49, 48], parts: ['#4a2818 oval 49 17 6 5 20'] },
      '#4a2818 oval 52 46 7 6',
      '#4a2818 oval 36 34 4 3.4',
      '#4a2818 oval 64 62 4 3.4',
      'body-1.4/0.7 line 1.4 26 56 34 60 40 58',
    ],
  }),
  planned('popcorn', {
    colours: { box: '#d0352f', corn: '#f9eec4' },
    parts: [
      { times: [5, 15, 0], parts: ['corn ball oval 14 26 13 12'] },
      { times: [4, 16, 0], parts: ['corn ball oval 20 14 13 12', '#f0c95a/0.7 oval 22 18 3.4 2.4'] },
      { times: [2, 18, 0], parts: ['corn ball oval 34 4 13 11'] },
      {
        inside: 'M2 32H86L76 106H12Z',
        parts: ['#f7f3ea roll box 0 30 90 80', { times: [4, 24, 0], parts: ['box roll M4 30H16L18 108H10Z'] }],
      },
      'box-1 line 2.4 2 33 44 37 86 33',
    ],
  }),
  planned('candy', {
    colours: { body: '#e0487a #5ab0c8 #f2b02e' },
    parts: [
      'body-0.6 face M34 30L4 10C0 20 8 24 2 34C8 40 2 50 4 58L34 40Z',
      'body-0.6 face M86 30L116 10C120 20 112 24 118 34C112 40 118 50 116 58L86 40Z',
      'body ball oval 60 34 30 27',
      {
        inside: 'oval 60 34 30 27',
        parts: [
          '#ffffff/0.8 line 6 40 4 54 34 42 66',
          '#ffffff/0.8 line 6 60 4 74 34 62 66',
          '#ffffff/0.8 line 6 80 4 94 34 82 66',
        ],
      },
      '#ffffff/0.6 oval 72 20 7 4 30',
    ],
  }),
  planned('shrimp', {
    seen: 0.62,
    colours: { body: '#f0876a' },
    parts: [
      'body-1 line 1.6 92 26 110 10 120 14',
      'body-1 line 1.6 92 28 112 24 122 30',
      'body ball M92 20C100 26 98 38 88 40C66 34 44 40 40 60C38 74 48 84 60 86C50 96 26 92 18 74C8 50 24 18 56 12C72 10 84 14 92 20Z',
      'body-0.6 face M58 82L82 78L74 90L84 100L58 92Z',
      { times: [5, -9, 7], parts: ['body-1.8 line 1.6 70 12 68 24 72 34'] },
      { times: [4, -8, 6], parts: ['body-1 line 2 72 38 70 46'] },
      '#2b2420 oval 88 27 2.6 2.6',
    ],
  }),
  planned('meat-on-bone', {
    colours: { body: '#a85a34', bone: '#f3e8d4' },
    parts: [
      'bone lines 9 78 62 106 84',
      'bone ball oval 108 80 8 8',
      'bone ball oval 102 90 8 8',
      'body ball M10 40C8 12 40 -4 66 10C88 22 96 50 84 66C70 84 30 80 16 64C12 58 10 50 10 40Z',
      'body+1.8/0.7 line 3.4 26 22 42 14 58 16',
      'body-1.6/0.8 line 1.8 30 58 48 66 68 62',
    ],
  }),
  planned('roast-turkey', {
    colours: { body: '#b0642c', plate: '#f3efe6' },
    parts: plateOf(
      '#6fae4a ball oval 20 58 12 7',
      '#6fae4a ball oval 120 58 12 7',
      'body ball M24 50C22 20 50 6 74 8C104 10 120 30 114 52C104 68 36 68 24 50Z',
      'body-0.8 ball M92 30C112 22 128 34 122 50C114 60 96 58 90 48Z',
      '#f3e8d4 lines 7 120 40 134 26',
      '#f3e8d4 ball oval 137 27 5 5',
      '#f3e8d4 ball oval 132 21 5 5',
      'body-1 ball oval 50 48 20 12 -16',
      'body+2/0.7 line 3.4 42 22 58 14 78 13',
      '#c23a34 ball oval 34 64 6 5',
      '#f2982a ball oval 104 66 7 6',
    ),
  }),
];
