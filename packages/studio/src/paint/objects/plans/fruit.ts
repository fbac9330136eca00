import { planned } from '../parts/plan.js';

export const fruit = [
  planned('tomato', {
    colours: { body: '#d83a2f', leaves: '#4f8a3a' },
    parts: [
      'body ball M50 18C64 8 98 14 98 48C98 78 74 92 50 92C26 92 2 78 2 48C2 14 36 8 50 18Z',
      'body-1.4/0.6 line 2 50 22 40 30 30 32',
      'body-1.4/0.6 line 2 50 22 62 30 72 31',
      { times: [6, 0, 0, 58, 50, 19], parts: ['leaves face M50 20C54 12 64 8 74 12C66 16 58 22 50 20Z'] },
      'leaves-1 line 4 50 19 52 10 58 3',
      '#ffffff/0.55 oval 72 34 8 5 40',
    ],
  }),
  planned('avocado', {
    colours: { body: '#4f7a34', flesh: '#d9e08a', stone: '#8a5530' },
    parts: [
      'body-1.6 face M44 2C58 2 60 22 70 38C82 58 80 98 44 98C8 98 6 58 18 38C28 22 30 2 44 2Z',
      'body face M42 2C56 2 58 22 68 38C80 58 78 98 42 98C6 98 4 58 16 38C26 22 28 2 42 2Z',
      'flesh face M42 7C53 8 54 26 64 42C74 60 71 93 42 93C13 93 10 60 20 42C30 26 31 8 42 7Z',
      'flesh-1.6/0.7 stroke 1.6 M42 7C53 8 54 26 64 42C74 60 71 93 42 93C13 93 10 60 20 42C30 26 31 8 42 7',
      'flesh-1.4 oval 42 66 19.6 19.6',
      'stone ball oval 42 66 18 18',
    ],
  }),
  planned('cucumber', {
    colours: { body: '#4f8a3a', flesh: '#d6e6a4' },
    parts: [
      'body lying M4 22C8 8 30 6 60 8C90 10 116 12 118 26C118 38 100 42 70 42C36 42 0 42 4 22Z',
      {
        times: [9, 11, 0.6],
        parts: [
          'body-1.4/0.7 lines 1.4 14 16 18 18',
          'body+1.4/0.7 lines 1.2 18 26 22 26',
          'body-1.4/0.7 lines 1.2 14 34 18 33',
        ],
      },
      'body-1 oval 6 23 4 5',
      {
        times: [2, 22, 2],
        parts: [
          'body-1 oval 78 25 16 15',
          'flesh face oval 76 24 14 13',
          'flesh-1 oval 76 24 8 7',
          { times: [6, 0, 0, 60, 76, 24], parts: ['flesh+2 oval 76 19 1.2 2.2'] },
        ],
      },
    ],
  }),
  planned('peach', {
    colours: { body: '#f2a06a', leaves: '#5f9a42' },
    parts: [
      'body ball M50 12C70 2 98 16 98 50C98 78 74 96 50 96C26 96 2 78 2 50C2 16 30 2 50 12Z',
      '#e0604a/0.1 oval 26 56 17 30 16',
      '#e0604a/0.1 oval 23 56 13 24 16',
      '#e0604a/0.1 oval 20 56 9 18 16',
      'body-1.6/0.9 line 2.4 50 12 42 34 46 62',
      'leaves face M52 12C60 -4 84 -6 94 4C82 14 64 18 52 12Z',
      'leaves-1.6 line 1.2 54 11 72 5 90 4',
      '#7a5030 line 4 50 13 49 6 51 2',
      '#ffffff/0.4 oval 74 34 8 5 40',
    ],
  }),
  planned('zucchini', {
    colours: { body: '#3f7a36', stalk: '#a8bd6a' },
    parts: [
      // dark, with pale lines and specks along it: known by the thick ribbed stalk that it is cut off with
      'stalk-1.6 poly 150 15 176 9 182 20 178 32 152 31',
      'stalk face poly 150 15 176 9 180 20 152 24',
      'stalk+1.6 oval 179 20.5 3.4 11 -6',
      'stalk-1 lines 1.2 154 21 175 16',
      'stalk-1.8 lines 1.2 154 27 175 26',
      'body lying M4 28C4 12 22 7 46 7C84 7 118 14 150 13C160 14 160 34 150 36C116 40 84 48 44 48C20 48 4 44 4 28Z',
      'body+1.8/0.6 line 1.8 16 17 60 13 110 18 152 17',
      'body+1.8/0.55 line 1.8 10 26 60 23 110 26 155 22',
      'body+1.5/0.5 line 1.8 12 34 60 34 110 33 154 29',
      'body-1.4/0.6 line 1.6 22 42 60 43 110 38 146 34',
      { times: [9, 14, 0.4], parts: ['body+2.6/0.6 oval 24 20 1.3 0.9', 'body+2.6/0.5 oval 30 30 1.4 0.9'] },
      { times: [8, 15, -0.4], parts: ['body+2.6/0.5 oval 28 38 1.3 0.9', 'body+2.6/0.5 oval 36 15 1.1 0.8'] },
      '#c9a86a oval 5 28 2.6 5',
      '#ffffff/0.3 oval 60 13 26 2.2 -2',
    ],
  }),
  planned('mango', {
    colours: { body: '#f2b03a' },
    parts: [
      // it lies on its broad side, hooked at its far end: upright and with a leaf it would be a pear
      'body ball M14 40C20 14 52 4 82 10C112 14 136 26 140 44C143 55 135 60 128 58C122 76 98 92 64 92C28 92 6 68 14 40Z',
      {
        inside:
          'M14 40C20 14 52 4 82 10C112 14 136 26 140 44C143 55 135 60 128 58C122 76 98 92 64 92C28 92 6 68 14 40Z',
        parts: [
          ...[46, 39, 33, 27, 21].map(
            (wide, at) => `#d8402f/0.14 oval ${46 - at} ${40 - at} ${wide} ${wide * 0.7} -14`,
          ),
          ...[30, 24, 17].map((wide) => `#7fa03a/0.1 oval 112 68 ${wide} ${wide * 0.5} -30`),
        ],
      },
      '#b9791f/0.5 stroke 2 M128 58C122 57 117 54 114 48',
      '#6a4a2c oval 26 22 5 3.4 -38',
      '#7a5030 line 4.4 26 22 22 16 20 8',
      { times: [9, 9, 2], parts: ['#a8702a/0.5 oval 44 46 0.9 0.9', '#a8702a/0.5 oval 52 62 0.8 0.8'] },
      '#ffffff/0.45 oval 78 22 17 4.4 8',
    ],
  }),
  planned('papaya', {
    colours: { body: '#e0a33a #c9b04a', flesh: '#f0883a' },
    parts: [
      // a whole one, and one that is cut: orange flesh, a hollow full of black seeds
      'body ball M34 4C44 4 48 20 56 38C72 74 70 116 38 120C4 122 -4 82 10 46C18 26 24 4 34 4Z',
      '#6f9a3a/0.4 oval 32 22 14 22 8',
      '#6a5030 box 30 -4 8 10 2',
      'body-1.4 M92 12C102 12 106 26 114 44C130 80 126 122 94 124C60 126 54 86 68 50C76 30 82 12 92 12Z',
      'flesh+0.6 M92 17C100 17 104 30 111 47C125 80 121 118 94 120C64 121 60 86 72 53C79 34 84 17 92 17Z',
      'flesh-0.9 M93 44C99 46 103 58 107 70C113 94 108 108 94 108C79 108 75 92 80 72C84 58 87 44 93 44Z',
      { times: [3, 0, 16], parts: ['#26221f oval 88 66 3.4 4.4', '#26221f oval 98 70 3.4 4.4'] },
      { times: [3, 0, 14], parts: ['#33302b oval 93 60 3 4', '#26221f oval 84 76 3 4', '#3a342e oval 103 80 3 4'] },
      { times: [5, 0, 11], parts: ['#d8d0c4/0.7 oval 92.4 58 0.9 1.1', '#d8d0c4/0.7 oval 98 68 0.9 1.1'] },
    ],
  }),
  planned('pineapple', {
    colours: { body: '#e0a030', leaves: '#4f8a45' },
    parts: [
      {
        mirror: 40,
        parts: [
          'leaves-1 face M38 44C22 36 12 22 4 20C10 34 20 46 36 50Z',
          'leaves face M38 44C28 30 24 14 16 4C16 22 22 38 36 48Z',
          'leaves+0.6 face M40 46C32 34 30 14 28 0C38 12 42 30 42 46Z',
        ],
      },
      'leaves+1 face M36 46C34 28 36 10 40 -6C46 10 46 30 44 46Z',
      {
        inside: 'M40 42C62 42 72 58 72 82C72 106 60 122 40 122C20 122 8 106 8 82C8 58 18 42 40 42Z',
        parts: [
          'body roll box 0 40 80 86',
          { times: [9, 11, 0], parts: ['body-2 lines 1.5 -30 40 30 124'] },
          { times: [9, 11, 0], parts: ['body-2 lines 1.5 20 40 -40 124'] },
          { times: [6, 0, 15.4], parts: [{ times: [6, 11, 0], parts: ['body+2 oval 12 55 1.5 1.5'] }] },
        ],
      },
    ],
  }),
  planned('eggplant', {
    colours: { body: '#5a2f6a', leaves: '#5f8a42' },
    parts: [
      'body ball M70 20C86 30 90 60 74 82C58 102 20 104 8 86C-4 66 14 56 30 46C44 36 50 20 70 20Z',
      'leaves face M58 28C56 18 62 12 72 10C82 12 90 22 88 32C82 28 80 34 76 28C72 32 68 24 64 30C62 28 60 26 58 28Z',
      'leaves-1 line 6 74 12 80 4 90 2',
      '#ffffff/0.4 line 4 22 66 36 54 48 42',
    ],
  }),
  planned('bell-pepper', {
    colours: { body: '#d83a2f #f0b02e #4f9a3a', stem: '#4f7a34' },
    parts: [
      'body-1 ball M20 24C4 26 0 46 6 64C10 82 18 98 30 98C40 98 44 90 44 60C44 34 36 22 20 24Z',
      'body-1 ball M76 24C92 26 96 46 90 64C86 82 78 98 66 98C56 98 52 90 52 60C52 34 60 22 76 24Z',
      'body ball M48 26C66 20 72 40 70 64C68 86 60 100 48 100C36 100 28 86 26 64C24 40 30 20 48 26Z',
      'stem face M38 28C40 20 56 20 58 28C52 32 44 32 38 28Z',
      'stem line 6 48 24 48 12 56 4',
      '#ffffff/0.5 oval 14 44 3 9 10',
      '#ffffff/0.45 oval 60 46 3 9 -6',
    ],
  }),
  planned('hot-pepper', {
    colours: { body: '#d3302a', stem: '#4f8a3a' },
    parts: [
      'body-0.2 lying M8 24C24 14 44 26 62 40C78 52 94 56 104 50C108 64 88 78 62 72C32 64 4 48 8 24Z',
      'body+2.4/0.8 line 3 18 30 38 40 58 52',
      'stem face M4 30C-2 20 8 10 18 14C22 18 22 26 18 30C14 28 8 28 4 30Z',
      'stem line 4.4 8 18 2 10 4 0',
    ],
  }),
  planned('onion', {
    colours: { body: '#c98a4a #8a3f5a' },
    parts: [
      'body-1 line 2 46 8 44 0',
      'body-1 line 2 52 8 56 -2',
      'body roll M50 4C52 20 60 22 74 28C92 38 98 62 84 80C76 92 60 96 50 98C40 96 24 92 16 80C2 62 8 38 26 28C40 22 48 20 50 4Z',
      { mirror: 50, parts: ['body-1.6/0.9 line 1.4 49 14 30 34 24 60', 'body-1.4/0.8 line 1.3 49 16 40 40 38 92'] },
      'body-1.6/0.8 line 1.3 50 16 50 60 50 94',
      { times: [5, 4, 0], parts: ['#d9c8a0 line 1 42 97 41 103'] },
      '#ffffff/0.45 oval 74 46 4 10 16',
    ],
  }),
  planned('potato', {
    colours: { body: '#b98a52' },
    parts: [
      'body ball M18 24C34 4 70 2 90 18C106 32 102 62 84 72C60 82 28 80 12 66C0 54 6 36 18 24Z',
      'body-2 oval 34 30 3 1.8 20',
      'body-2 oval 66 24 2.6 1.6 -20',
      'body-2 oval 56 54 3.2 1.8',
      'body-2 oval 82 50 2.4 1.6 30',
      'body-2 oval 26 56 2.4 1.4',
      'body+1.6/0.6 line 3 60 12 76 16 88 26',
    ],
  }),
  planned('leafy-green', {
    colours: { body: '#7fb84a #6aa83f' },
    parts: [
      'body-1.4 ball oval 50 60 46 40',
      'body-0.8 face M4 62C-8 40 10 20 22 26C22 10 44 2 52 14C62 0 86 8 84 26C100 24 108 46 96 64Z',
      'body face M14 74C-2 62 4 40 20 44C24 26 44 24 50 36C58 24 80 28 80 44C98 42 102 64 86 76C76 96 26 98 14 74Z',
      'body+0.6 face M26 82C16 66 26 50 40 58C46 46 62 50 62 60C78 54 84 70 74 82C62 98 36 98 26 82Z',
      'body+2 line 2.4 50 96 50 78 46 64',
      'body+2/0.9 line 1.6 50 84 60 72 64 64',
      'body+2/0.9 line 1.6 50 86 38 76 34 68',
      'body+1.8/0.8 line 1.8 22 78 18 60 20 50',
      'body+1.8/0.8 line 1.8 78 80 84 62 82 50',
      'body+1.6/0.8 line 1.6 52 44 52 30 50 20',
    ],
  }),
  planned('cabbage', {
    colours: { body: '#9ac878 #8a5a8a' },
    parts: [
      'body-1.2 face M2 58C-4 30 14 12 28 16C40 0 66 2 74 14C92 12 104 36 98 60C96 86 74 98 50 98C26 98 6 84 2 58Z',
      'body ball M14 60C8 34 30 14 52 16C78 18 92 40 86 62C82 84 66 94 50 94C32 94 18 82 14 60Z',
      'body+2 line 3 50 94 48 66 56 34',
      'body+2/0.9 line 1.8 49 74 36 58 24 48',
      'body+2/0.9 line 1.8 50 66 66 54 78 48',
      'body+2/0.9 line 1.6 52 50 44 38 38 28',
      'body-1.4/0.9 line 1.6 14 60 30 40 34 22',
      'body-1.4/0.9 line 1.6 86 62 72 40 72 24',
    ],
  }),
  planned('ear-of-corn', {
    colours: { body: '#f2c53a', husk: '#7fae4a' },
    parts: [
      {
        at: [0, 0, 20],
        parts: [
          'husk-1 face M-20 -10C-26 -40 -18 -64 -8 -76C-12 -50 -8 -24 0 0Z',
          {
            inside:
              'M0 -112C12 -112 15 -84 15 -60C15 -34 10 -14 0 -14C-10 -14 -15 -34 -15 -60C-15 -84 -12 -112 0 -112Z',
            parts: [
              'body roll box -16 -114 32 104',
              { times: [14, 0, 7.4], parts: ['body-1.8/0.9 line 1 -16 -108 0 -105 16 -108'] },
              { times: [5, 6.4, 0], parts: ['body-1.8/0.9 line 1 -13 -112 -13 -12'] },
              'body+2/0.5 line 3 5 -104 7 -60',
            ],
          },
          'husk face M-18 -8C-22 -34 -14 -50 -6 -58C-4 -38 2 -18 8 -4C0 4 -12 2 -18 -8Z',
          'husk+0.6 face M20 -6C26 -38 18 -60 10 -70C10 -44 2 -20 -4 0C4 6 16 4 20 -6Z',
          'husk-1.4 line 1 12 -58 10 -30 4 -6',
        ],
      },
    ],
  }),
  planned('root-vegetable', {
    colours: { body: '#a83a6a #c8a0c0', leaves: '#5f8f45' },
    parts: [
      { mirror: 40, parts: ['leaves-0.6 face M38 44C20 36 10 20 14 4C26 10 38 24 40 40Z'] },
      'leaves face M36 44C30 28 32 10 40 -2C48 10 50 28 44 44Z',
      'body-1 line 2.4 40 34 36 20 30 12',
      'body-1 line 2.4 40 34 41 18 40 8',
      'body-1 line 2.4 40 34 46 20 52 12',
      'body ball M40 36C64 34 74 52 70 70C66 86 52 94 44 104C42 110 40 116 38 118C38 112 36 106 32 100C20 92 8 84 8 66C8 46 20 36 40 36Z',
      'body-1.6/0.8 line 1.2 16 84 34 90 58 84',
      '#ffffff/0.4 oval 58 56 4 9 20',
    ],
  }),
  planned('garlic', {
    colours: { body: '#f2ece0' },
    parts: [
      'body-1 roll M44 30C42 16 40 8 44 0H52C54 10 54 18 54 30Z',
      'body roll M48 20C58 32 90 40 92 66C92 88 70 94 48 94C26 94 4 88 4 66C6 40 38 32 48 20Z',
      { mirror: 48, parts: ['body-1.4 line 1.3 46 30 26 48 22 88', '#c8a0b8/0.6 line 1 44 36 36 54 38 92'] },
      'body-1.4 line 1.2 48 30 48 60 48 93',
      { times: [4, 5, 0], parts: ['#b9a888 line 1 40 94 40 99'] },
    ],
  }),
  planned('kiwi-fruit', {
    colours: { body: '#8fbf3f', skin: '#8a6a40' },
    parts: [
      'skin-1 ball oval 64 40 38 34',
      'skin face oval 42 44 41 40',
      'body face oval 42 44 37 36',
      'body+2.6 oval 42 44 14 12',
      { times: [18, 0, 0, 20, 42, 44], parts: ['#2b2a1c oval 42 26 1.5 3.2', 'body+1.6/0.7 lines 1 42 30 42 12'] },
    ],
  }),
  planned('coconut', {
    colours: { body: '#7a5030', flesh: '#fbf8f0' },
    parts: [
      'body ball oval 66 44 40 40',
      { times: [9, 8, 0], parts: ['body+1.4/0.7 line 1 34 20 36 40 34 64'] },
      'body-1.4 oval 40 60 39 36',
      'flesh face oval 40 60 34 31',
      'flesh-1.4 face oval 40 62 24 20',
      'flesh-0.6 oval 42 66 18 13',
    ],
  }),
  planned('blueberries', {
    colours: { body: '#46588f', leaves: '#5f9a42' },
    parts: [
      'leaves face M60 20C66 4 90 0 100 10C90 22 74 26 60 20Z',
      'body-0.8 ball oval 26 42 22 21',
      'body-0.6 ball oval 70 40 22 21',
      'body ball oval 48 30 21 20',
      'body ball oval 22 68 22 21',
      'body ball oval 50 66 23 22',
      'body ball oval 78 68 22 21',
      { times: [3, 28, 0], parts: ['body-2.4 poly 22 58 24 61 28 61 25 64 26 68 22 66 18 68 19 64 16 61 20 61'] },
      'body-2.4 poly 48 22 50 25 54 25 51 28 52 32 48 30 44 32 45 28 42 25 46 25',
    ],
  }),
  planned('lime', {
    colours: { body: '#6fae3a', flesh: '#d6e88a' },
    parts: [
      'body ball oval 60 40 44 36',
      'body-0.4 oval 104 42 5 6',
      'body oval 34 58 34 32',
      'flesh+1.6 oval 34 58 30 28',
      { times: [8, 0, 0, 45, 34, 58], parts: ['flesh-0.6 M34 55L28 36C31 33 37 33 40 36Z'] },
    ],
  }),
  planned('egg', {
    colours: { body: '#f0dcc0 #f6f1e8' },
    parts: [
      'body ball M40 0C62 0 78 36 78 62C78 86 62 100 40 100C18 100 2 86 2 62C2 36 18 0 40 0Z',
      { times: [5, 13, 3], parts: ['body-1/0.5 oval 14 50 1 0.8', 'body-1/0.5 oval 20 74 0.9 0.8'] },
    ],
  }),
];
