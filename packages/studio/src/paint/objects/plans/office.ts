import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

const HUES = ['body', '#4a86b8', '#5f9a6a', '#d8574a', 'body', '#8a5fa0', 'body'];

/** A pencil of a bundle, its point up. */
const upright = (x: number, top: number, body: string): Part => ({
  at: [x, top],
  parts: [
    '#e9c79a roll poly -7 20 7 20 0 0',
    `${body}-1 poly -2.4 7 2.4 7 0 0`,
    `${body}-1.2 box -7 20 5 112 0`,
    `${body}+0.8 box -2.4 20 5 112 0`,
    `${body}-0.6 box 2.4 20 5 112 0`,
    `${body}-1.8/0.6 lines 0.8 -7 20 -7 132`,
  ],
});

export const office = [
  planned('poster', {
    colours: { body: '#f3ead6 #e9eef0 #f6e3c8', picture: '#e2673f #3f7fa8 #d9a13a #6a9a6a', ink: '#33302f' },
    parts: [
      'body face box 0 0 70 100 1',
      'picture face box 6 6 58 62 1',
      'body+0.5 oval 35 32 15 15',
      'picture-2 face poly 6 68 24 42 36 56 48 44 64 62 64 68',
      {
        when: 'propaganda',
        inside: 'box 6 6 58 62 1',
        parts: [
          '#c8321f box 6 6 58 62 1',
          { times: [9, 0, 0, 22, 35, 66], parts: ['#f2d9a0 poly 35 66 -60 12 -60 -10'] },
          '#f2d9a0 oval 35 66 13 13',
          // a raised fist
          '#8a2418 poly 25 70 27 47 45 47 48 70',
          '#f0c898 M24 30C23 27 27 25 29 27C29 23 34 22 35 26C36 22 41 22 41 26C43 23 47 24 47 28V42C47 47 44 49 41 49H30C27 49 25 47 25 44Z',
          '#8a4a30 lines 0.9 29 27 29.6 37',
          '#8a4a30 lines 0.9 35 26 35.2 37',
          '#8a4a30 lines 0.9 41 26 41 37',
          '#f0c898 M22 38C22 35 25 35 28 36L40 38C42 39 42 43 39 43L27 43C24 43 22 41 22 38Z',
          '#8a4a30/0.9 stroke 0.9 M22 38C22 35 25 35 28 36L40 38C42 39 42 43 39 43L27 43C24 43 22 41 22 38Z',
        ],
      },
      {
        when: 'propaganda',
        unless: 'lettered',
        parts: [
          '#c8321f box 6 71 58 24 1',
          '#f6ead0 lines 2.6 11 76 11 90 18 90 18 76',
          '#f6ead0 lines 2.6 23 90 23 76 31 90 31 76',
          '#f6ead0 lines 2.6 36 76 36 90',
          '#f6ead0 lines 2.6 40 76 49 76',
          '#f6ead0 lines 2.6 44.5 76 44.5 90',
          '#f6ead0 lines 2.6 60 76 53 76 53 90 60 90',
          '#f6ead0 lines 2.6 53 83 58 83',
        ],
      },
      {
        unless: 'lettered, propaganda',
        parts: ['ink box 12 75 46 7 1', 'ink/0.6 box 18 87 34 3 1', 'ink/0.6 box 22 93 26 2.4 1'],
      },
    ],
  }),
  planned('wallet', {
    colours: { body: '#7a4a30 #33302f #8a3f3a #4a5a6a', card: '#5f9ac0', notes: '#9ab890' },
    parts: [
      'notes-0.6 face poly 12 10 96 4 98 20 12 26',
      'notes+1 face poly 16 14 100 10 100 26 16 28',
      'notes-1.4 oval 58 17 7 5',
      'body-1.8 box 2 20 108 64 7',
      'body face box 0 18 108 64 7',
      'body-0.6 face M0 26C0 20 3 18 8 18H100C105 18 108 20 108 26V40H0Z',
      'body-2.4 lines 1 0 40 108 40',
      'card face box 12 31 40 12 2',
      'card+2 lines 1.2 16 35 32 35',
      'body-0.2 face box 0 40 108 42 7',
      'body-1.4 face box 78 40 34 20 6',
      '#d9b65a ball oval 88 50 4 4',
      { times: [15, 7, 0], parts: ['body+1.8/0.8 lines 0.9 4 78 8 78'] },
      { times: [7, 7, 0], parts: ['body+1.8/0.8 lines 0.9 4 22 8 22'] },
    ],
  }),
  planned('pen', {
    colours: { body: '#2f4f8a #33302f #a8323f', metal: '#d9b65a #c3cad1' },
    parts: [
      {
        at: [0, 0, 40],
        parts: [
          'metal metal poly -3.4 -14 3.4 -14 0.6 0 -0.6 0',
          'body-1 roll box -4.6 -44 9.2 31 2',
          'metal metal box -5 -50 10 7 1',
          'body roll box -5.2 -104 10.4 55 3',
          'metal metal box -3 -110 6 7 2',
          'metal metal box 4.4 -102 2.6 30 1.3',
          'body+2.6/0.7 lines 1.2 -2.4 -98 -2.4 -54',
        ],
      },
    ],
  }),
  planned('pencil-case', {
    colours: { body: '#4a7fb0 #c8604a #5a9a80 #8a6ab0', metal: '#d5dade' },
    parts: [
      // pencils look out of the open end of a zipped pouch
      {
        at: [104, 16, 24],
        parts: [
          '#f0b92e roll box 0 -30 8 40 1',
          '#e9cfa0 poly 0 -30 8 -30 4 -42',
          '#3a3438 poly 2.6 -38 5.4 -38 4 -42',
        ],
      },
      {
        at: [92, 14, 14],
        parts: [
          '#d0483f roll box 0 -24 8 36 1',
          '#e9cfa0 poly 0 -24 8 -24 4 -36',
          '#d0483f poly 2.6 -32 5.4 -32 4 -36',
        ],
      },
      'body-2.2 box 2 12 126 50 16',
      'body lying box 0 6 128 52 17',
      'body-2.6 lines 5 12 18 116 18',
      { times: [25, 4.2, 0], parts: ['metal lines 1.4 13 16.4 13 19.6'] },
      'metal-1 box 84 15 8 6 1.6',
      'metal box 86 20 4 13 2',
      'body-1.6/0.8 stroke 1.2 M8 26H120',
      'body+2/0.6 line 2.4 14 48 50 51 90 50',
    ],
  }),
  planned('marker-pen', {
    colours: { body: '#d0483f #2f6fb0 #3f8f5a #33302f', barrel: '#f4f1e8' },
    parts: [
      {
        at: [0, 0, 40],
        parts: [
          // the soft tip, the barrel with its label, the cap put on behind
          'body-1 poly -2.6 -9 2.6 -9 3 -3 0.6 0 -3 -2',
          'barrel-1.4 roll poly -5 -19 5 -19 3.4 -9 -3.4 -9',
          'barrel roll box -7.4 -74 14.8 56 2.4',
          'body roll box -7.4 -60 14.8 30 0.6',
          'barrel lines 2 -3 -54 -3 -36',
          'body roll box -8.4 -106 16.8 34 3',
          'body-1.6 box 7 -104 3.2 26 1.4',
          'body+2.6/0.7 lines 1.4 -4.6 -102 -4.6 -76',
        ],
      },
    ],
  }),
  planned('pencil', {
    colours: { body: '#f0b92e', rubber: '#e88a94', metal: '#b9c0c9' },
    parts: [
      {
        at: [0, 0, 40],
        parts: [
          '#e9c79a roll poly -5 -18 5 -18 0 0',
          '#33302f poly -1.7 -6 1.7 -6 0 0',
          'body-1.6 M-5 -18C-3.4 -21 -3.4 -21 -1.7 -18V-98H-5Z',
          'body+0.6 M-1.7 -18C0 -21.6 0 -21.6 1.7 -18V-98H-1.7Z',
          'body-0.6 M1.7 -18C3.4 -21 3.4 -21 5 -18V-98H1.7Z',
          'metal metal box -5.2 -106 10.4 9 1',
          'metal-2 lines 0.9 -5 -100 5 -100',
          'metal-2 lines 0.9 -5 -103 5 -103',
          'rubber roll box -5 -114 10 9 3',
        ],
      },
    ],
  }),
  planned('pencil-bundle', {
    colours: { body: '#f0b92e', band: '#d8574a #4a86b8 #5f9a6a' },
    parts: [
      ...[-24, -8, 8, 24].map((x, index) => upright(x, 4 + (index % 2) * 5, HUES[index] ?? 'body')),
      ...[-16, 0, 16].map((x, index) => upright(x, 12 - index * 3, HUES[index + 4] ?? 'body')),
      'band-1.6 box -33 66 66 9 3',
      'band box -33 65 66 6 3',
    ],
  }),
  // open, and seen as it lies
  planned('spread-book', {
    colours: { cover: '#2f5f9e #8a3a34 #3f6f52', page: '#fbf7ea' },
    parts: [
      'cover-1 M0 62L38 8H162L200 62L104 70H96Z',
      'page-1.4 M6 60L40 8L100 16L160 8L194 60C166 54 130 56 100 66C70 56 34 54 6 60Z',
      'page face M100 15C84 4 60 3 42 7L10 56C36 48 74 50 100 62Z',
      'page-0.4 face M100 15C116 4 140 3 158 7L190 56C164 48 126 50 100 62Z',
      ...[0, 1, 2, 3, 4, 5].flatMap((row) => {
        const [y, out] = [12 + row * 7.4, row * 4.6];
        return [
          `#8a94a0/0.8 stroke 1.3 M${46 - out} ${y}C${62 - out * 0.6} ${y - 4} ${80 - out * 0.3} ${y - 3} 94 ${y + 3}`,
          `#8a94a0/0.8 stroke 1.3 M${154 + out} ${y}C${138 + out * 0.6} ${y - 4} ${120 + out * 0.3} ${y - 3} 106 ${y + 3}`,
        ];
      }),
      'page-2.4/0.6 line 1.4 100 15 100 62',
    ],
  }),
  planned('eraser', {
    colours: { body: '#e88a94 #f0a3ac', sleeve: '#3f6fb0' },
    parts: [
      'body face box 0 20 92 32 3',
      'body+0.8 poly 1 21 16 2 108 2 92 21',
      'body-1.2 poly 92 21 108 2 108 33 92 52',
      'sleeve face box 30 20 62 32',
      'sleeve+0.8 poly 30 20 45 2 108 2 92 20',
      'sleeve-1.4 poly 92 20 108 2 108 33 92 52',
      '#f6f2e8 box 38 32 46 8',
    ],
  }),
  planned('printer', {
    colours: { body: '#d3d6d8 #3a3d45', paper: '#fdfcf8' },
    mirrors: false,
    parts: [
      'paper-0.6 face poly 28 0 88 0 92 34 24 34',
      'paper face poly 30 3 86 3 90 34 26 34',
      { times: [4, 0, 6], parts: ['body-2/0.5 lines 1.2 38 9 78 9'] },
      'body-1 face M14 28H102L110 44H6Z',
      'body face box 0 40 116 44 5',
      'body-1.6 lines 1 0 56 116 56',
      '#16202a box 78 45 20 8 1.5',
      '#6fe0b0 lines 1.3 82 49 92 49',
      '#d0483f oval 106 49 2.4 2.4',
      '#2a2d33 box 16 64 84 12 2',
      'paper face poly 22 70 94 70 102 96 14 96',
      'body-2/0.5 lines 1.2 30 78 84 78',
      'body-2/0.5 lines 1.2 28 84 76 84',
      '#5f9ac0/0.8 box 30 88 26 5 1',
    ],
  }),
  planned('sheet-music', {
    colours: { body: '#f6f0df', ink: '#37343a' },
    mirrors: false,
    parts: [
      'body-1.6 box 2 2 80 106 1',
      'body face box 0 0 80 106 1',
      {
        times: [4, 0, 25],
        parts: [
          { times: [5, 0, 3.2], parts: ['ink/0.7 lines 0.6 6 12 74 12'] },
          'ink stroke 1.1 M11 28C7 26 8 20 12 18C16 12 13 8 11.4 10C9 16 13 22 12 27C11 30 8 29 8.6 27',
          'ink oval 24 24 2.4 1.8 -20',
          'ink lines 0.8 26 23.6 26 13',
          'ink oval 34 21 2.4 1.8 -20',
          'ink lines 0.8 36 20.6 36 10',
          'ink lines 1.8 26 13 36 10',
          'ink oval 46 18 2.4 1.8 -20',
          'ink lines 0.8 48 17.6 48 8',
          'ink oval 57 23 2.4 1.8 -20',
          'ink lines 0.8 59 22.6 59 12',
          'ink oval 67 16 2.4 1.8 -20',
          'ink lines 0.8 69 15.6 69 6',
          'ink/0.7 lines 0.7 41 12 41 24.8',
          'ink/0.7 lines 0.7 74 12 74 24.8',
        ],
      },
    ],
  }),
  planned('newspaper', {
    colours: { body: '#f0ebdf', ink: '#3a3a40' },
    mirrors: false,
    parts: [
      'body-1.8 box 4 4 92 98 1',
      'body-0.8 face box 2 2 92 98 1',
      'body face box 0 0 92 98 1',
      'ink box 8 7 76 10 1',
      'body lines 1.6 14 12 78 12',
      'ink lines 0.9 8 21 84 21',
      'ink lines 3 8 28 60 28',
      'ink-0.4 face box 46 35 38 28 0.6',
      'body+0.6/0.8 poly 46 63 58 46 66 56 72 50 84 63',
      { times: [6, 0, 4.8], parts: ['ink/0.6 lines 1.3 8 37 40 37'] },
      { times: [6, 0, 4.8], parts: ['ink/0.6 lines 1.3 8 69 40 69', 'ink/0.6 lines 1.3 48 69 84 69'] },
    ],
  }),
  // lying, with its fold towards us
  planned('folded-newspaper', {
    colours: { body: '#f0ebdf', ink: '#3a3a40' },
    mirrors: false,
    parts: [
      'body-2.6 lying M2 58C-2 61 -2 68 3 70H117C122 68 122 61 118 58Z',
      'body-4/0.7 lines 0.8 2 62 118 62',
      'body-4/0.7 lines 0.8 2 66 118 66',
      'body face M22 14H98L118 57C119 60 117 61 114 61H6C3 61 1 60 2 57Z',
      'ink poly 31 18 89 18 91.6 24 28.4 24',
      'ink/0.7 lines 0.9 25 28 95 28',
      'ink-0.4 face poly 64 32 97 32 108 54 67 54',
      'body+0.6/0.8 poly 67 54 78 42 86 49 92 44 108 54',
      'ink/0.6 lines 1.1 23 33 58 33',
      'ink/0.6 lines 1.1 21 38 58 38',
      'ink/0.6 lines 1.1 19 43 58.6 43',
      'ink/0.6 lines 1.1 16.6 48 59 48',
      'ink/0.6 lines 1.1 14.4 53 59.4 53',
    ],
  }),
  planned('calculator', {
    colours: { body: '#3a3d45 #5a7f8a', keys: '#e4e6e8' },
    mirrors: false,
    parts: [
      'body-1.8 box 3 3 70 100 6',
      'body face box 0 0 70 100 6',
      '#b8cbb0 face box 8 8 54 18 2',
      '#2a3328 lines 2 42 13 42 21',
      '#2a3328 lines 2 48 13 54 13 54 21 48 21',
      {
        times: [4, 0, 16],
        parts: [{ times: [3, 14, 0], parts: ['keys face box 8 34 11 11 2.4'] }, '#e08a3a face box 50 34 12 11 2.4'],
      },
    ],
  }),
  planned('clipboard', {
    colours: { body: '#a8743f', paper: '#fbf8f0', metal: '#b9c0c9' },
    mirrors: false,
    parts: [
      'body-1.6 box 3 9 76 98 5',
      'body face box 0 6 76 98 5',
      'paper face box 7 14 62 84 1',
      { times: [6, 0, 12], parts: ['#6f8fb0 box 13 28 6 6 1', '#5a5f68/0.6 lines 1.6 25 31 60 31'] },
      'metal metal box 22 2 32 12 3',
      'metal-1 box 31 -4 14 9 4',
    ],
  }),
  planned('stapler', {
    colours: { body: '#c8403f #33363d', metal: '#c3cad1' },
    parts: [
      'body-1.6 lying box 0 44 110 10 4',
      'metal metal box 8 32 98 8 2',
      'body-0.6 poly 4 46 4 26 22 26 22 46',
      'body lying M2 30C2 14 14 8 26 10L106 22C114 24 114 34 106 34H8C4 34 2 34 2 30Z',
      'body+2/0.7 line 2 16 15 50 19 96 25',
      'metal oval 14 40 3 3',
    ],
  }),
  planned('envelope', {
    colours: { body: '#f3ead6 #e0c9a0', seal: '#c23a34' },
    mirrors: false,
    parts: [
      'body-1.6 box 2 2 110 74 2',
      'body face box 0 0 110 74 2',
      'body-1.6 stroke 1.2 M0 74L44 34M110 74L66 34',
      'body+0.6 face poly 0 0 110 0 55 46',
      'body-2 stroke 1.3 M0 1L55 46L110 1',
      'seal-1 oval 55 43 9 9',
      'seal ball oval 55 42 8 8',
    ],
  }),
  planned('paper-clip', {
    colours: { body: '#8f9aa8 #c8403f' },
    parts: [
      {
        at: [0, 0, 24],
        parts: [
          'body-1 stroke 4 M10 -70V-22C10 -2 38 -2 38 -22V-84C38 -112 0 -112 0 -84V-14C0 16 48 16 48 -14V-74',
          'body stroke 2.4 M10 -70V-22C10 -2 38 -2 38 -22V-84C38 -112 0 -112 0 -84V-14C0 16 48 16 48 -14V-74',
        ],
      },
    ],
  }),
  planned('calendar', {
    colours: { body: '#c8403f #3f6f9a', paper: '#fbf8f0' },
    mirrors: false,
    parts: [
      'paper-1.6 box 3 9 90 90 4',
      'paper face box 0 6 90 90 4',
      'body face M0 28V10C0 7 2 6 4 6H86C88 6 90 7 90 10V28Z',
      { times: [5, 17, 0], parts: ['#5a5f68 box 9 0 4 13 2'] },
      { times: [4, 0, 15], parts: [{ times: [5, 16, 0], parts: ['#5a5f68/0.35 box 8 36 10 9 1'] }] },
      'body box 40 66 10 9 1',
    ],
  }),
  planned('tablet', {
    colours: { body: '#3a3d45 #c9ced4', screen: '#3f6f86' },
    mirrors: false,
    parts: [
      'body-2 box 3 3 78 104 7',
      'body metal box 0 0 78 104 7',
      '#17191f box 6 7 66 90 3',
      'screen down box 8 9 62 86 2',
      {
        times: [4, 0, 20],
        parts: ['#f3c65a box 13 18 11 11 3', '#7fc0a0 box 33.4 18 11 11 3', '#f3efe6 box 54 18 11 11 3'],
      },
      '#ffffff/0.1 poly 20 96 50 8 72 8 72 20 44 96',
    ],
  }),
  planned('telephone', {
    colours: { body: '#a8323f #2f3239 #3f7a7a', dial: '#efe8d8' },
    parts: [
      'body-1.6 M12 88L22 44C26 32 70 32 74 44L84 88C84 92 82 94 78 94H18C14 94 12 92 12 88Z',
      'body face M14 84L24 42C28 30 68 30 72 42L82 84C82 88 80 90 76 90H20C16 90 14 88 14 84Z',
      'dial face oval 48 64 18 18',
      { times: [9, 0, 0, 32, 48, 64], parts: ['#4a4a50 oval 48 51 2.6 2.6'] },
      'body oval 48 64 6 6',
      'body-2 M30 34H66V26H30Z',
      'body lying M0 22C0 4 22 2 48 2C74 2 96 4 96 22C96 32 78 32 74 24C70 18 26 18 22 24C18 32 0 32 0 22Z',
      'body+2/0.7 line 2 10 14 26 8 48 7',
    ],
  }),
  planned('flip-chart', {
    colours: { body: '#f7f5ef', frame: '#5d636b #8a5a35', bars: '#3f7fb8 #3c8f86', line: '#d9543f' },
    mirrors: false,
    parts: [
      'frame roll lines 3.4 26 100 12 196',
      'frame roll lines 3.4 94 100 108 196',
      'frame-1 roll lines 3 60 96 60 184',
      'frame face box 4 0 112 106 3',
      'body face box 9 8 102 92 1',
      {
        unless: 'lettered',
        parts: [
          '#d9543f/0.8 box 20 15 44 5 1',
          'frame/0.7 lines 1.6 22 28 22 88 100 88',
          'bars face box 29 70 11 18 0.6',
          'bars face box 45 60 11 28 0.6',
          'bars face box 61 64 11 24 0.6',
          'bars face box 77 44 11 44 0.6',
          'line lines 2.2 30 62 50 50 66 52 94 32',
          'line poly 97 29 90 31 95 37',
        ],
      },
      'frame-1 box 2 103 116 5 1',
    ],
  }),
  planned('blackboard', {
    colours: { body: '#2f4f42 #2f3a3f', frame: '#8a5a35' },
    mirrors: false,
    parts: [
      { unless: 'on-wall', parts: ['frame roll box 16 76 6 34 1', 'frame roll box 118 76 6 34 1'] },
      'frame face box 0 0 140 84 2',
      'body face box 5 5 130 74 1',
      {
        unless: 'lettered',
        parts: ['#f3f1ea/0.7 line 1.6 16 20 40 18 64 21', '#f3f1ea/0.5 line 1.4 16 32 34 31 54 33'],
      },
      'frame-1 box 20 79 100 5 1',
      '#f7f4ee box 34 77 9 2.4 1',
    ],
  }),
];
