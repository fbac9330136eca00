import { planned } from '../parts/plan.js';

/** Buildings by which one knows a city from across its water. */
export const citySights = [
  planned('temple-of-heaven', {
    colours: { body: '#b5402f', roof: '#35589a', stone: '#e9e4d8' },
    parts: [
      'stone-0.6 face poly -6 186 166 186 172 198 -12 198',
      'stone face poly 8 172 152 172 160 187 0 187',
      { times: [14, 11.4, 0], parts: ['stone+0.8 box 3 166 4 9 1'] },
      'body face box 30 142 100 32',
      { times: [7, 15.4, 0], parts: ['body-2 box 32 144 3.4 30', '#d9b04a box 38 150 8 20 1'] },
      'roof face M12 144C24 138 34 130 44 116H116C126 130 136 138 148 144C120 150 40 150 12 144Z',
      '#d9b04a/0.9 stroke 2 M13 144C40 150 120 150 147 144',
      'body face box 46 100 68 18',
      'roof face M28 102C40 96 48 88 56 76H104C112 88 120 96 132 102C110 108 50 108 28 102Z',
      '#d9b04a/0.9 stroke 2 M29 102C50 108 110 108 131 102',
      'body face box 58 62 44 16',
      'roof face M40 64C56 56 72 34 78 10H82C88 34 104 56 120 64C100 70 60 70 40 64Z',
      '#d9b04a/0.9 stroke 2 M41 64C60 70 100 70 119 64',
      {
        mirror: 80,
        parts: [
          'roof-1.6/0.7 line 1.2 78 14 66 46 52 65',
          'roof-1.6/0.7 line 1.2 79 14 74 46 68 67',
          'roof-1.6/0.7 line 1.2 60 80 48 94 40 103',
        ],
      },
      '#d9b04a ball oval 80 6 4.4 6',
    ],
  }),
  planned('marina-bay-sands', {
    colours: { body: '#a9bccb', deck: '#e6e9ea' },
    parts: [
      {
        times: [3, 62, 0],
        parts: [
          'body face M14 120C18 84 24 54 30 30H48C44 60 46 90 52 120Z',
          'body+1.4 face M34 120C38 84 40 54 44 30H52C50 60 52 90 58 120Z',
          { times: [9, 0, 9.4], parts: ['body-1.6/0.6 lines 1 22 38 50 38'] },
        ],
      },
      'deck lying M-8 22C0 30 20 33 60 33H190C206 32 218 26 226 16C214 20 200 21 180 21H20C8 21 0 20 -8 22Z',
      'deck-1.6 lines 1.4 -4 25 216 24',
      { times: [12, 15, 0], parts: ['#5f9a58 oval 18 18 5 5'] },
      'body-1.6 box 0 118 206 6 1',
    ],
  }),
  planned('harbour-bridge', {
    colours: { body: '#5f6b76', stone: '#cdb894' },
    parts: [
      'body stroke 5 M30 84C70 6 170 6 210 84',
      'body stroke 4 M30 100C80 40 160 40 210 100',
      {
        times: [8, 20, 0],
        parts: ['body-0.6/0.9 lines 1.6 50 94 60 40'],
      },
      { times: [15, 12, 0], parts: ['body-0.6/0.9 lines 1.4 36 74 36 100'] },
      'body-1 lying box -20 98 280 8 1',
      {
        times: [2, 188, 0],
        parts: [
          'stone face box 16 58 20 66 1',
          'stone+0.8 box 13 56 26 6',
          'stone-1.8 M22 124V104C22 98 30 98 30 104V124Z',
        ],
      },
    ],
  }),
  planned('st-peters', {
    colours: { body: '#e3d6bd', dome: '#8f9aa6' },
    parts: [
      '#d9b04a lines 1.6 100 0 100 14',
      '#d9b04a lines 1.4 96 4 104 4',
      'body face box 94 14 12 16 1',
      'dome roll M58 78C58 48 78 30 100 30C122 30 142 48 142 78Z',
      {
        mirror: 100,
        parts: [
          'dome-1.4/0.8 line 1.6 97 31 84 50 82 78',
          'dome-1.4/0.8 line 1.6 93 32 70 52 66 78',
          'dome face M34 96C34 84 44 80 50 80C56 80 66 84 66 96Z',
        ],
      },
      'body face box 54 78 92 24',
      { times: [8, 11, 0], parts: ['body-2.2 box 59 82 4.4 18 2'] },
      'body face box 0 102 200 58',
      'body+0.8 lying box -4 98 208 7 1',
      'body+0.6 face poly 62 104 138 104 100 88',
      {
        times: [9, 24, 0],
        parts: ['body+0.4 roll box 2 108 6 52', 'body-2.4 box 12 122 8 14 2', 'body-2.6 box 11 142 10 18'],
      },
      'body-1 box -6 158 212 6 1',
    ],
  }),
  planned('television-tower', {
    colours: { body: '#cfd4d8', mast: '#c8453f' },
    parts: [
      { times: [4, 0, 14], parts: ['mast box 58.4 -40 3.2 7', '#f2f2ee box 58.4 -33 3.2 7'] },
      'body roll box 57 16 6 22',
      'body+0.6 ball oval 60 52 17 17',
      'body-2.4 lying box 44 50 32 5 2',
      'body-1.4 oval 60 42 9 2.4',
      'body roll poly 56 66 64 66 70 230 50 230',
      'body-1.4 box 36 224 48 8 2',
    ],
  }),
  planned('pyramid-inside', {
    colours: { body: '#d9b878', room: '#5a4230' },
    mirrors: false,
    parts: [
      'body face poly 0 160 130 0 260 160',
      'body-1.4 poly 130 0 260 160 238 160 130 26',
      'body+0.8 poly 22 160 130 28 238 160',
      {
        inside: 'poly 22 160 130 28 238 160',
        parts: [{ times: [7, 0, 19], parts: ['body-1/0.5 lines 1 30 44 230 44'] }],
      },
      // the way in, the gallery, the chambers and their shafts
      'room lines 5 58 116 108 132 128 158',
      'room lines 5 92 126 132 104',
      'room lines 9 132 104 166 80',
      'room box 164 66 26 16 1',
      'room poly 166 66 188 66 177 54',
      'room lines 3 168 68 116 48',
      'room lines 3 188 68 206 122',
      'room lines 4 130 108 150 108',
      'room box 146 100 20 12 1',
      'room box 116 152 28 8 1',
      '#e8c25a box 170 74 12 6 1',
      '#e8c25a box 152 106 8 4 1',
    ],
  }),
  planned('corcovado', {
    colours: { body: '#4f7a55', rock: '#7f8f80' },
    mirrors: false,
    parts: [
      'body-0.6 face M-40 130C-10 104 14 84 34 62C44 50 54 46 62 46C72 46 82 58 96 76C112 96 130 112 150 130Z',
      'body-1.8/0.7 M62 46C72 46 82 58 96 76C112 96 130 112 150 130H90C76 100 66 70 62 46Z',
      // the statue on its summit
      '#e6e3da face poly 57 46 67 46 66 40 58 40',
      '#efece4 roll M59 41C58 34 59 28 60 24H64C65 28 66 34 65 41Z',
      '#efece4 lying box 46 23 32 4 1.6',
      '#efece4 oval 62 19 2.8 3.4',
      // the loaf by the sea
      'rock face M132 130C140 108 148 84 164 76C180 72 192 96 200 130Z',
      'rock-1.6/0.7 M166 76C180 72 192 96 200 130H180C178 106 174 88 166 76Z',
      'body-0.4 face M100 130C110 118 126 114 140 118C152 122 156 126 160 130Z',
    ],
  }),
];
