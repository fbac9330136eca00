import { planned } from '../parts/plan.js';

/** Animals whose marks say more than their gait. */
export const animals = [
  planned('ostrich', {
    colours: { body: '#33302f #4a3f38', plume: '#f2ece0', skin: '#d9a58c' },
    parts: [
      'skin-1.2 lines 5 88 112 96 146 88 178',
      'skin-1.2 lines 4.4 88 178 74 180',
      'plume face M108 78C124 58 142 66 137 80C149 83 147 99 134 101C129 111 114 106 108 98Z',
      'plume-1.6 line 1.2 118 84 128 78 134 76',
      'plume-1.6 line 1.2 118 92 130 92 138 92',
      'skin line 8.6 48 98 34 78 36 50 31 22',
      'skin face oval 76 114 12 18 8',
      'body ball M36 92C38 66 70 54 98 62C120 68 126 92 116 108C104 124 66 126 48 114C38 108 35 100 36 92Z',
      'body+1.4 face M60 80C82 66 112 76 120 96C108 112 80 112 66 100Z',
      { times: [4, 12, 1], parts: ['body-1 line 1.4 70 84 74 92 73 102'] },
      'plume face M92 108C104 104 118 100 123 91C129 106 114 118 92 114Z',
      'skin lines 5.6 74 124 64 150 72 180',
      'skin lines 4.6 72 180 56 182',
      'skin-1.6 oval 65 150 4 5',
      'skin face oval 27 18 12 8.6 8',
      '#c9975a face M19 13L-2 21C4 25 12 26 19 25Z',
      '#8a5f38 line 1.1 0 21.4 10 20.6 19 20.4',
      '#fffaf0 oval 26 15 4.2 4.2',
      '#1a1412 oval 25.2 15.2 2.9 2.9',
      '#ffffff oval 24.4 14.2 0.9 0.9',
      'body line 1.4 21.6 12.2 26 9.8 30.6 12.4',
    ],
  }),
  planned('capybara', {
    colours: { body: '#9a6f48 #8a6240' },
    parts: [
      'body-1.8 face M52 78H68L64 108C64 112 50 112 50 108Z',
      'body-1.8 face M108 78H124L120 108C120 112 106 112 106 108Z',
      'body face M36 44C48 22 100 14 128 30C148 40 153 66 144 82C138 95 120 97 96 95C70 97 50 93 42 82Z',
      'body-1.2/0.7 M44 84C70 94 120 94 146 76C142 92 124 97 96 95C70 97 50 93 44 84Z',
      {
        times: [7, 12, 0.6],
        parts: [
          'body-1.6/0.6 line 1.2 60 40 64 46',
          'body-1.4/0.5 line 1.2 56 58 60 65',
          'body+1.4/0.5 line 1.2 66 30 70 34',
        ],
      },
      'body-0.6 face M46 72C60 68 68 78 66 92L63 110C61 115 46 115 47 110Z',
      'body-0.6 face M114 68C134 62 148 76 141 92L136 110C134 115 118 115 119 110L116 98Z',
      'body-2.8 lines 1.4 51 112 51 109',
      'body-2.8 lines 1.4 57 112 57 109',
      'body-2.8 lines 1.4 124 112 124 109',
      'body-2.8 lines 1.4 130 112 130 109',
      // a long, blunt head, its small ears and eyes high up
      'body-2 oval 50 13 6 7.4 20',
      'body+0.4 face M2 34C2 22 8 17 20 15C32 8 50 10 57 22C63 36 60 58 46 68C36 73 22 68 12 65C4 62 1 48 2 34Z',
      'body-1 face M2 34C2 22 8 17 18 15.6C23 26 23 52 18 66.4C4 62 1 48 2 34Z',
      '#3a2a22 oval 6 29 2.6 4.4 10',
      '#3a2a22 oval 14.6 27 1.8 3 10',
      'body-3 line 1.6 3 53 12 55 22 53 27 49',
      'body-1.2 oval 46 14 5.4 7 -18',
      'body-3 oval 46 15 2.8 4.2 -18',
      '#1a1412 oval 34 25 3.6 2.8 -8',
      '#ffffff oval 33 24 1 1',
      'body-2/0.8 line 1.2 30 21.4 34 20.6 38.6 22',
    ],
  }),
  planned('raccoon', {
    colours: { body: '#8c8a8e #7d7a7c', pale: '#efe9de', mask: '#26242a' },
    parts: [
      // the ringed tail behind
      {
        inside: 'M118 66C132 62 142 46 150 32C158 20 176 22 178 36C180 56 160 86 126 88Z',
        parts: [
          'body+0.6 face box 110 10 80 90',
          'mask poly 126 50 136 54 142 100 128 100',
          'mask poly 138 34 152 48 160 90 150 92',
          'mask poly 146 18 166 38 184 66 172 80',
          'mask oval 170 24 17 14 20',
        ],
      },
      // far legs
      'mask+0.6 face M48 84H62L60 118C60 122 44 122 45 117Z',
      'mask+0.6 face M100 84H116L112 118C112 122 96 122 97 117Z',
      // back and belly
      'body face M30 62C44 34 78 26 104 34C126 40 136 58 132 80C130 96 116 102 96 100C70 100 46 102 36 92Z',
      'body-1.2/0.6 M36 92C56 100 100 102 116 98C126 94 131 86 132 78C124 92 96 92 74 90C54 89 40 88 36 92Z',
      { times: [6, 13, 1], parts: ['body-1.8/0.6 line 1.4 58 46 61 52 60 58', 'body+1.8/0.5 line 1.2 64 40 66 46'] },
      // near legs
      'body-0.8 face M40 80C52 76 62 84 60 96L56 120C55 125 38 125 39 119Z',
      'mask M39.4 113L57.4 113L56 120C55 126 37 126 38.6 119Z',
      'body-0.8 face M104 78C122 74 134 86 128 98L122 120C121 125 104 125 105 119L104 104Z',
      'mask M105 113L123.8 113L122 120C121 126 103 126 104.6 119Z',
      // the head towards us: ears, cheeks, brow, mask, muzzle
      { mirror: 34, parts: ['mask oval 13 18 9 11 -24', 'pale oval 13.6 19 5.6 7.4 -24'] },
      'body face M34 16C54 14 66 30 68 48C62 54 60 56 54 60C48 72 42 76 34 76C26 76 20 72 14 60C8 56 6 54 0 48C2 30 14 14 34 16Z',
      { mirror: 34, parts: ['pale face M30 44C24 32 12 32 3 42L0 49C8 54 10 58 14 61C22 62 28 56 30 50Z'] },
      { mirror: 34, parts: ['mask M30 40C22 34 10 38 4 50C10 58 18 62 24 58C29 54 31 48 30 40Z'] },
      'body-1.4 poly 31.4 16 36.6 16 37 46 31 46',
      'pale face M34 46C42 46 47 56 46 64C45 72 40 77 34 77C28 77 23 72 22 64C21 56 26 46 34 46Z',
      'mask oval 34 60 6 4.4',
      'mask stroke 1.4 M34 64V69C31 72 28 71 27 69M34 69C37 72 40 71 41 69',
      { mirror: 34, parts: ['#f6f1e6 oval 20 47 4.4 4.4', '#1a1718 oval 20.6 47.2 3 3', '#ffffff oval 19.6 46 1 1'] },
      '#ffffff/0.6 oval 32.4 58.6 1.8 1',
    ],
  }),
];
