import { planned } from '../parts/plan.js';

const keyRow = (y: number, count: number, width: number, shift: number): string[] =>
  Array.from({ length: count }, (_, index) => `keys face box ${shift + index * width} ${y} ${width - 1.6} 7 1.4`);

export const electronics = [
  planned('television', {
    colours: { body: '#2f3239', screen: '#4a7f9a', sun: '#ffd98a' },
    mirrors: false,
    parts: [
      { unless: 'on-wall', parts: ['body-1 poly 50 78 80 78 84 88 46 88', 'body roll box 30 87 70 5 2.5'] },
      'body-1.6 box -2 -3 134 86 6',
      'body face box -3 -4 134 86 6',
      'body+2.6 stroke 1.2 M2 -2H126',
      'screen down box 6.5 6.5 115 64 1.5',
      {
        inside: 'box 6.5 6.5 115 64',
        parts: [
          'screen+2.6 down box 0 0 130 40',
          'sun oval 92 26 10 10',
          'screen-1 poly 0 60 28 26 48 46 66 22 100 58 130 36 130 80 0 80',
          'screen-3 M0 62C30 50 60 66 90 58C110 53 122 58 130 56V80H0Z',
          '#ffffff/0.13 poly 60 0 92 0 52 80 20 80',
        ],
      },
      'body+1 box 60 74.6 10 2.4 1',
      '#d0483f oval 120 76 1.4 1.4',
    ],
  }),
  planned('tv-remote', {
    colours: { body: '#2f3239 #3a3d45', buttons: '#e4e6e8' },
    parts: [
      {
        at: [0, 0, 28],
        parts: [
          'body-2 box -15 -104 34 106 8',
          'body face box -18 -106 34 106 8',
          'body+2/0.6 stroke 0.9 M-16 -8V-98C-16 -102 -14 -104 -10 -104H8',
          '#d0392f oval -9 -97 3.6 3.6',
          'body+2.6 oval 7 -97 3.6 3.6',
          { times: [4, 0, 8], parts: [{ times: [3, 9.4, 0], parts: ['buttons box -13.4 -88 6.6 5 2'] }] },
          'body+2.4 oval -1 -42 12 12',
          'body-1 oval -1 -42 11 11',
          'buttons oval -1 -42 4.6 4.6',
          'buttons poly -1 -51 -3.4 -48.6 1.4 -48.6',
          'buttons poly -1 -33 -3.4 -35.4 1.4 -35.4',
          'buttons poly -10 -42 -7.6 -44.4 -7.6 -39.6',
          'buttons poly 8 -42 5.6 -44.4 5.6 -39.6',
          {
            mirror: -1,
            parts: [
              'buttons box -14 -26 7 13 3.4',
              'body-2 lines 1 -12.4 -22.6 -8.8 -22.6',
              'body-2 lines 1 -12.4 -16.4 -8.8 -16.4',
            ],
          },
          '#4a9ad0 oval -1 -22 2.6 2.6',
          '#e0b03a oval -1 -15 2.6 2.6',
          'body+1.6 lines 1 -8 -6 6 -6',
        ],
      },
    ],
  }),
  planned('keyboard', {
    seen: 0.6,
    colours: { body: '#d9dadb #3a3d45 #e9e4da', keys: '#fbfaf6' },
    dyed: { keys: 1.7 },
    mirrors: false,
    parts: [
      'body-2.4 M8 4H162L170 58C170 61 168 62 166 62H4C2 62 0 61 0 58Z',
      'body face M10 0H160L168 52C168.4 55 167 56 164 56H6C3 56 1.6 55 2 52Z',
      'body-1.6 M14 4H156L163 50H7Z',
      ...keyRow(6, 13, 10.6, 16),
      ...keyRow(15.6, 13, 10.9, 14),
      ...keyRow(25.2, 12, 12, 13),
      ...keyRow(34.8, 11, 13.3, 12),
      'keys-0.4 box 10 44 14 6 1.4',
      'keys-0.4 box 26 44 12 6 1.4',
      'keys face box 40 44 74 6 1.4',
      'keys-0.4 box 116 44 12 6 1.4',
      'keys-0.4 box 130 44 12 6 1.4',
      'keys-0.4 box 144 44 15 6 1.4',
      'body+1.6/0.8 lines 0.9 12 1.6 158 1.6',
    ],
  }),
  planned('computer-mouse', {
    colours: { body: '#e6e6e4 #3a3d45', wheel: '#33363d' },
    parts: [
      // lying, seen from above its side: two buttons with the wheel between them; the cable lies before its head, since
      // one that comes back below the near edge would lift it off the ground
      {
        unless: 'wireless',
        parts: [
          'wheel line 3 86 31 96 32 102 37 100 44.5 104 51 116 52.6',
          'wheel box 115 49.4 13 6.2 2',
          '#b9c0c8 box 128 50.4 7.6 4.2 0.8',
        ],
      },
      'body-2.6 M54 22C78 22 88 27.4 88 39C88 50.6 78 56 54 56H32C12 56 3 49.5 3 39C3 28.6 12 22 32 22Z',
      'body face M54 11C78 12 88 18.4 88 31C88 41.6 78 48 54 48H32C12 48 3 41.5 3 31C3 17.6 12 10 32 10Z',
      'body+1.2/0.7 ball M32 14C44 14 46 21 46 29C46 37 44 42 32 42C18 42 10 37 10 29C10 20 18 14 32 14Z',
      'body-2.6 stroke 1.8 M54 11C48 20.6 48 39.4 54 48',
      'body+2/0.7 stroke 0.8 M55.4 11.4C49.4 20.8 49.4 39.2 55.4 48',
      'body-2.6 stroke 1.8 M88 30.6H50',
      'body+2.6 box 56 26.8 25 7 3.5',
      'wheel roll box 57.8 27.8 21.4 5.2 2.6',
      { times: [5, 3.6, 0], parts: ['wheel+2.6 lines 0.9 61 28.6 61 32.2'] },
      'body+2.4/0.6 line 2.4 63 15.6 75 18 82 23',
    ],
  }),
  planned('phone', {
    // its frame, its edge and the picture on its screen are of its colour
    colours: { body: '#4a5060 #c98f86 #6f8fb0 #5f7a70', screen: '#3a4f66' },
    mirrors: false,
    parts: [
      'body-2.2 box 5 1 58 112 12',
      'body-3 box 61.4 28 3 9 1.2',
      'body-3 box 61.4 42 3 15 1.2',
      'body metal box 0 0 58 112 12',
      '#17191f box 5 5 48 102 8.4',
      'screen down box 6.8 6.8 44.4 98.4 6.8',
      {
        inside: 'box 6.8 6.8 44.4 98.4 6.8',
        parts: [
          'body face M0 74C16 60 34 88 60 66V120H0Z',
          'body+1.6/0.8 M0 88C18 78 36 100 60 84V120H0Z',
          '#ffffff/0.12 poly 6 60 40 4 52 4 52 18 12 106 6 106',
        ],
      },
      '#17191f box 21 10 16 4 2',
      '#ffffff/0.9 lines 2.2 19 24 39 24',
      '#ffffff/0.8 lines 1.4 23 30 35 30',
      {
        times: [2, 0, 14],
        parts: ['#f3c65a box 11 39 9 9 2.6', '#7fc0a0 box 24.5 39 9 9 2.6', '#f3efe6 box 38 39 9 9 2.6'],
      },
      '#ffffff/0.7 lines 1.6 22 101 36 101',
    ],
  }),
  planned('desktop-computer', {
    colours: { body: '#2f3239 #c9ced4', screen: '#3f7fb0 #2f8a8a' },
    mirrors: false,
    parts: [
      'body face box 112 6 34 86 3',
      'body+2 box 117 12 24 3 1',
      'body+2 box 117 18 24 3 1',
      '#6fe0b0 oval 129 30 2.4 2.4',
      { times: [6, 0, 4], parts: ['body-1.4 lines 1 119 62 139 62'] },
      'body-1 poly 42 66 62 66 66 86 38 86',
      'body roll box 28 85 48 4 2',
      'body face box 0 0 104 68 3.5',
      'screen down box 4 4 96 58 1.5',
      {
        inside: 'box 4 4 96 58',
        parts: [
          '#ffffff/0.85 box 12 12 46 30 2',
          'screen-1 box 12 12 46 5 2',
          { times: [4, 0, 5], parts: ['screen/0.7 lines 1.4 17 22 50 22'] },
          '#ffffff/0.4 box 64 12 28 44 2',
          '#ffffff/0.1 poly 50 0 72 0 40 70 18 70',
        ],
      },
      '#dfe1e2 face poly 10 92 94 92 100 100 4 100',
      { times: [2, -2, 3], parts: ['#8f949a lines 1.2 16 94.4 88 94.4'] },
      '#dfe1e2 face oval 112 97 5 3',
    ],
  }),
];
