import { planned } from '../parts/plan.js';

/** Animals whose marks say more than their gait. */
export const animals = [
  planned('ostrich', {
    colours: { body: '#33302f #4a3f38', plume: '#f2ece0', skin: '#d9a58c' },
    parts: [
      'skin-1.2 lines 5 92 112 84 146 92 178',
      'skin-1.2 lines 4.4 92 178 106 180',
      'plume face M72 78C56 58 38 66 43 80C31 83 33 99 46 101C51 111 66 106 72 98Z',
      'plume-1.6 line 1.2 62 84 52 78 46 76',
      'plume-1.6 line 1.2 62 92 50 92 42 92',
      'skin line 8.6 132 98 146 78 144 50 149 22',
      'skin face oval 104 114 12 18 -8',
      'body ball M144 92C142 66 110 54 82 62C60 68 54 92 64 108C76 124 114 126 132 114C142 108 145 100 144 92Z',
      'body+1.4 face M120 80C98 66 68 76 60 96C72 112 100 112 114 100Z',
      { times: [4, -12, 1], parts: ['body-1 line 1.4 110 84 106 92 107 102'] },
      'plume face M88 108C76 104 62 100 57 91C51 106 66 118 88 114Z',
      'skin lines 5.6 106 124 116 150 108 180',
      'skin lines 4.6 108 180 124 182',
      'skin-1.6 oval 115 150 4 5',
      'skin face oval 153 18 12 8.6 -8',
      '#c9975a face M161 13L182 21C176 25 168 26 161 25Z',
      '#8a5f38 line 1.1 180 21.4 170 20.6 161 20.4',
      '#fffaf0 oval 154 15 4.2 4.2',
      '#1a1412 oval 154.8 15.2 2.9 2.9',
      '#ffffff oval 155.6 14.2 0.9 0.9',
      'body line 1.4 158.4 12.2 154 9.8 149.4 12.4',
    ],
  }),
  planned('capybara', {
    colours: { body: '#9a6f48 #8a6240' },
    parts: [
      'body-1.8 face M128 78H112L116 108C116 112 130 112 130 108Z',
      'body-1.8 face M72 78H56L60 108C60 112 74 112 74 108Z',
      'body face M144 44C132 22 80 14 52 30C32 40 27 66 36 82C42 95 60 97 84 95C110 97 130 93 138 82Z',
      'body-1.2/0.7 M136 84C110 94 60 94 34 76C38 92 56 97 84 95C110 97 130 93 136 84Z',
      {
        times: [7, -12, 0.6],
        parts: [
          'body-1.6/0.6 line 1.2 120 40 116 46',
          'body-1.4/0.5 line 1.2 124 58 120 65',
          'body+1.4/0.5 line 1.2 114 30 110 34',
        ],
      },
      'body-0.6 face M134 72C120 68 112 78 114 92L117 110C119 115 134 115 133 110Z',
      'body-0.6 face M66 68C46 62 32 76 39 92L44 110C46 115 62 115 61 110L64 98Z',
      'body-2.8 lines 1.4 129 112 129 109',
      'body-2.8 lines 1.4 123 112 123 109',
      'body-2.8 lines 1.4 56 112 56 109',
      'body-2.8 lines 1.4 50 112 50 109',
      // a long, blunt head, its small ears and eyes high up
      'body-2 oval 130 13 6 7.4 -20',
      'body+0.4 face M178 34C178 22 172 17 160 15C148 8 130 10 123 22C117 36 120 58 134 68C144 73 158 68 168 65C176 62 179 48 178 34Z',
      'body-1 face M178 34C178 22 172 17 162 15.6C157 26 157 52 162 66.4C176 62 179 48 178 34Z',
      '#3a2a22 oval 174 29 2.6 4.4 -10',
      '#3a2a22 oval 165.4 27 1.8 3 -10',
      'body-3 line 1.6 177 53 168 55 158 53 153 49',
      'body-1.2 oval 134 14 5.4 7 18',
      'body-3 oval 134 15 2.8 4.2 18',
      '#1a1412 oval 146 25 3.6 2.8 8',
      '#ffffff oval 147 24 1 1',
      'body-2/0.8 line 1.2 150 21.4 146 20.6 141.4 22',
    ],
  }),
  planned('raccoon', {
    colours: { body: '#8c8a8e #7d7a7c', pale: '#efe9de', mask: '#26242a' },
    parts: [
      // the ringed tail behind
      {
        inside: 'M62 66C48 62 38 46 30 32C22 20 4 22 2 36C0 56 20 86 54 88Z',
        parts: [
          'body+0.6 face box -10 10 80 90',
          'mask poly 54 50 44 54 38 100 52 100',
          'mask poly 42 34 28 48 20 90 30 92',
          'mask poly 34 18 14 38 -4 66 8 80',
          'mask oval 10 24 17 14 -20',
        ],
      },
      // far legs
      'mask+0.6 face M132 84H118L120 118C120 122 136 122 135 117Z',
      'mask+0.6 face M80 84H64L68 118C68 122 84 122 83 117Z',
      // back and belly
      'body face M150 62C136 34 102 26 76 34C54 40 44 58 48 80C50 96 64 102 84 100C110 100 134 102 144 92Z',
      'body-1.2/0.6 M144 92C124 100 80 102 64 98C54 94 49 86 48 78C56 92 84 92 106 90C126 89 140 88 144 92Z',
      {
        times: [6, -13, 1],
        parts: ['body-1.8/0.6 line 1.4 122 46 119 52 120 58', 'body+1.8/0.5 line 1.2 116 40 114 46'],
      },
      // near legs
      'body-0.8 face M140 80C128 76 118 84 120 96L124 120C125 125 142 125 141 119Z',
      'mask M140.6 113L122.6 113L124 120C125 126 143 126 141.4 119Z',
      'body-0.8 face M76 78C58 74 46 86 52 98L58 120C59 125 76 125 75 119L76 104Z',
      'mask M75 113L56.2 113L58 120C59 126 77 126 75.4 119Z',
      // the head towards us: ears, cheeks, brow, mask, muzzle
      { mirror: 146, parts: ['mask oval 167 18 9 11 24', 'pale oval 166.4 19 5.6 7.4 24'] },
      'body face M146 16C126 14 114 30 112 48C118 54 120 56 126 60C132 72 138 76 146 76C154 76 160 72 166 60C172 56 174 54 180 48C178 30 166 14 146 16Z',
      {
        mirror: 146,
        parts: ['pale face M150 44C156 32 168 32 177 42L180 49C172 54 170 58 166 61C158 62 152 56 150 50Z'],
      },
      { mirror: 146, parts: ['mask M150 40C158 34 170 38 176 50C170 58 162 62 156 58C151 54 149 48 150 40Z'] },
      'body-1.4 poly 148.6 16 143.4 16 143 46 149 46',
      'pale face M146 46C138 46 133 56 134 64C135 72 140 77 146 77C152 77 157 72 158 64C159 56 154 46 146 46Z',
      'mask oval 146 60 6 4.4',
      'mask stroke 1.4 M146 64V69C149 72 152 71 153 69M146 69C143 72 140 71 139 69',
      {
        mirror: 146,
        parts: ['#f6f1e6 oval 160 47 4.4 4.4', '#1a1718 oval 159.4 47.2 3 3', '#ffffff oval 160.4 46 1 1'],
      },
      '#ffffff/0.6 oval 147.6 58.6 1.8 1',
    ],
  }),
];
