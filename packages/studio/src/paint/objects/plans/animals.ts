import { planned } from '../parts/plan.js';

/** Animals whose marks say more than their gait. */
export const animals = [
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
