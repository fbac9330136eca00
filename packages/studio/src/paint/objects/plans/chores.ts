import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

/** Leaves that lie over a heap: along its bow, turned this way and that. */
function fallen(count: number, wide: number, tall: number): Part[] {
  const tones = ['body+1', 'body+2.2', 'body-0.8', '#e0b040', 'body-1.8', 'body+0.4'];
  return Array.from({ length: count }, (_, index) => {
    const share = ((index * 0.618) % 1) * 2 - 1;
    const roof = Math.sqrt(1 - share * share) * tall;
    const up = roof * (((index * 7) % 10) / 10);
    const [x, y] = [100 + share * wide, 100 - up];
    const turn = ((index * 47) % 180) - 90;
    return `${tones[index % tones.length]} oval ${x.toFixed(1)} ${y.toFixed(1)} 7.5 3.6 ${turn}`;
  });
}

/** What is dealt with on an ordinary day: raked, mended, watered, looked at against the light. */
export const chores = [
  planned('leaf-pile', {
    colours: { body: '#b8622c' },
    parts: [
      'body-2 M2 102C20 78 44 58 70 54C86 34 122 34 136 56C160 62 184 82 198 102Z',
      'body lying M6 100C24 76 46 60 72 56C88 38 120 38 134 58C158 64 178 82 194 100Z',
      ...fallen(90, 92, 56),
      '#c8642a M86 40C92 34 100 36 102 42C96 46 90 46 86 40Z',
      '#d98a2e M112 36C120 34 124 40 122 46C114 46 110 42 112 36Z',
    ],
  }),
  planned('scarecrow', {
    colours: { body: '#4f7a9a #a8483c #6f8a4a', straw: '#e0b95a', hat: '#b8873c', wood: '#8a6238' },
    parts: [
      'wood box 96 60 8 140 2',
      'wood-1 box 2 66 196 7 3',
      {
        mirror: 100,
        parts: [
          'straw line 1.8 6 66 -8 58',
          'straw line 1.8 6 69 -12 68',
          'straw-1 line 1.8 6 72 -10 78',
          'straw line 1.8 8 74 -4 84',
          'straw-1.2 line 2 92 138 86 152',
          'straw line 2 84 138 76 150',
          'straw line 2 76 136 66 146',
          'body lying M100 56C80 56 40 58 8 58L6 82C36 86 62 84 74 84L70 138H100Z',
          'body-1.6/0.7 line 1.6 22 60 20 82',
        ],
      },
      'body-2/0.8 lines 1.6 100 60 100 136',
      '#d9a441 face poly 76 98 92 96 93 112 78 114',
      '#8a3a30 lines 1.2 74 100 78 98 74 106 78 105 76 112 80 111',
      '#c8503f face poly 110 112 124 114 122 128 109 126',
      'straw-0.6 M84 54C88 64 112 64 116 54L112 48H88Z',
      'straw line 1.8 86 54 78 64',
      'straw line 1.8 114 54 122 64',
      '#e6cf9a ball oval 100 36 19 21',
      '#5a4228 oval 93 33 2.6 3',
      '#5a4228 oval 107 33 2.6 3',
      '#c8703a poly 100 37 97 42 103 42',
      '#5a4228 stroke 1.4 M90 46C96 51 104 51 110 46',
      '#5a4228 lines 1 93 46 93 50',
      '#5a4228 lines 1 100 48 100 52',
      '#5a4228 lines 1 107 46 107 50',
      'hat-1 M66 24C80 14 120 14 134 24C124 30 76 30 66 24Z',
      'hat roll M82 22C84 4 94 -4 102 -2C112 0 116 10 118 22C108 26 92 26 82 22Z',
      '#8a3a30 M82 17C94 21 106 21 117.4 17L118 22C108 26 92 26 82 22Z',
    ],
  }),
  planned('garden-gnome', {
    colours: { body: '#3f6fa8 #4a8a4a', hat: '#c8352c', beard: '#f2efe8' },
    parts: [
      '#5a4030 face M30 148C28 138 44 134 54 138V150H30Z',
      '#5a4030 face M66 138C76 134 92 138 90 148V150H66Z',
      '#6a5238 roll box 36 116 22 26 4',
      '#6a5238 roll box 62 116 22 26 4',
      'body roll M32 74C44 66 76 66 88 74C96 92 96 112 90 124H30C24 112 24 92 32 74Z',
      'body-1 stroke 12 M32 80C22 90 20 100 26 108',
      'body-1 stroke 12 M88 80C98 90 100 100 94 108',
      '#e8b690 ball oval 28 110 7 7',
      '#e8b690 ball oval 92 110 7 7',
      '#3a2c22 box 28 108 64 8 2',
      '#e2b84a ring 2.4 60 112 6 5',
      '#e8b690 ball oval 60 54 23 21',
      'beard M36 56C38 88 50 102 60 106C70 102 82 88 84 56C76 66 68 66 60 64C52 66 44 66 36 56Z',
      'beard-1/0.6 line 1.4 50 72 52 88 58 100',
      'beard-1/0.6 line 1.4 70 72 68 88 62 100',
      '#d98a70 ball oval 60 58 6 5',
      '#2f2a28 oval 51 50 2.4 2.8',
      '#2f2a28 oval 69 50 2.4 2.8',
      'beard M44 44C48 40 54 41 56 44C52 45 48 45 44 44Z',
      'beard M64 44C66 41 72 40 76 44C72 45 68 45 64 44Z',
      'hat roll M32 42C36 20 52 -10 66 -26C70 -6 84 20 88 42C74 34 46 34 32 42Z',
      'hat-1.4 M30 43C44 33 76 33 90 43C88 48 84 48 82 46C70 40 50 40 38 46C34 48 31 47 30 43Z',
    ],
  }),
  planned('vacuum-robot', {
    colours: { body: '#2f3338 #e6e8ea', trim: '#8f979f' },
    parts: [
      'body-2 M2 26C2 44 198 44 198 26V18H2Z',
      '#1f2226 box 40 34 26 9 3',
      '#1f2226 box 134 34 26 9 3',
      'body face oval 100 18 98 16',
      'trim ring 2 100 18 78 12',
      'trim face oval 100 13 26 6',
      '#5fd08a glow oval 100 13 5 2',
      'body+1.6/0.6 stroke 2 M14 14C30 4 70 1 100 1',
    ],
  }),
  planned('spice-jar', {
    colours: { body: '#c8501f #d9a02a #7a4a26 #6f8a3a #a8281f', lid: '#8a6238' },
    parts: [
      '#dfe8ea/0.7 box 4 18 62 76 8',
      'body roll M7 34C20 28 50 38 63 32V86C63 89 60 91 57 91H13C10 91 7 89 7 86Z',
      'body+1.4/0.7 oval 35 33 27 4',
      {
        times: [4, 13, 0],
        parts: ['body-1.4/0.7 oval 14 48 2 1.4', 'body+1.4/0.7 oval 18 64 2 1.4', 'body-1/0.7 oval 12 78 2 1.4'],
      },
      '#ffffff/0.5 box 10 22 5 64 2',
      '#f4ecd8 face box 18 54 34 20 2',
      '#8a7a60 lines 1.2 23 61 47 61 23 67 40 67',
      'lid roll box 2 6 66 15 4',
      'lid-1.4 lines 1.4 4 17 66 17',
    ],
  }),
  planned('water-pipe', {
    colours: { body: '#a9b3bb', joint: '#7f8a94' },
    parts: [
      'body stroke 15 M30 0V46C30 72 66 72 66 46V40C66 26 78 22 92 22H140',
      'body+2/0.7 stroke 3 M26 2V46C26 77 70 77 70 46V42C70 30 80 26 92 26H138',
      'joint metal box 19 8 22 12 3',
      'joint metal box 19 34 22 11 3',
      'joint metal box 55 34 22 11 3',
      'joint metal box 112 10 12 24 3',
      'joint-1.4 lines 1.4 20 12 40 12',
      'joint-1.4 lines 1.4 20 38 40 38',
      'joint-1.4 lines 1.4 56 38 76 38',
      '#6fb7e6/0.9 M48 74C52 82 55 86 55 90C55 95 41 95 41 90C41 86 44 82 48 74Z',
      '#6fb7e6/0.9 M62 96C65 102 67 105 67 108C67 112 57 112 57 108C57 105 59 102 62 96Z',
      '#6fb7e6/0.8 oval 54 122 34 5',
      '#ffffff/0.5 oval 46 121 12 1.6',
    ],
  }),
  planned('x-ray-picture', {
    colours: { body: '#16283c', bone: '#cfe2ee' },
    parts: [
      'body-1 box 0 0 120 140 5',
      'body face box 3 3 114 134 4',
      '#4f86a8/0.35 M34 22C20 40 16 84 22 120C34 128 52 126 56 118V26Z',
      '#4f86a8/0.35 M86 22C100 40 104 84 98 120C86 128 68 126 64 118V26Z',
      'bone/0.85 line 8 60 12 60 128',
      { times: [9, 0, 13], parts: ['body/0.8 lines 1.6 55 18 65 18'] },
      {
        mirror: 60,
        parts: [
          'bone/0.75 stroke 4 M60 20C46 18 34 18 20 24',
          'bone/0.7 stroke 3.4 M60 34C44 28 24 34 21 52',
          'bone/0.7 stroke 3.4 M60 50C42 44 20 52 18 70',
          'bone/0.7 stroke 3.4 M60 66C42 60 18 68 17 88',
          'bone/0.7 stroke 3.4 M60 82C42 78 20 86 18 104',
          'bone/0.65 stroke 3.2 M58 98C44 96 28 102 24 116',
        ],
      },
      'bone/0.35 M60 62C74 60 82 78 74 94C68 100 60 96 58 88Z',
      '#ffffff/0.12 poly 8 6 48 6 12 88 8 88',
    ],
  }),
  planned('tomato-plant', {
    colours: { fruit: '#d8342c', leaf: '#4f8a3c', pot: '#b8683c' },
    parts: [
      '#b08a58 lines 3 50 -4 50 128',
      'leaf-1 stroke 4 M50 128C46 104 56 84 50 60C46 40 54 20 50 2',
      'leaf-1 stroke 2.6 M50 96C36 92 24 90 14 96',
      'leaf-1 stroke 2.6 M50 78C66 74 78 74 88 80',
      'leaf-1 stroke 2.6 M50 52C36 46 26 46 16 52',
      'leaf-1 stroke 2.6 M50 34C64 28 74 30 82 36',
      {
        times: [2, 0, -44],
        parts: [
          'leaf face M50 100C34 84 14 82 2 92C8 104 30 108 50 100Z',
          'leaf face M50 84C66 66 88 66 100 76C92 92 68 94 50 84Z',
        ],
      },
      'leaf+0.8 face M50 20C38 6 24 4 16 10C22 22 38 26 50 20Z',
      'leaf+0.8 face M50 14C60 0 74 -2 84 4C78 16 62 20 50 14Z',
      'fruit ball oval 26 108 10 10',
      'fruit ball oval 72 96 11 11',
      'fruit ball oval 34 66 9 9',
      'fruit ball oval 68 52 9 9',
      'fruit-0.6 ball oval 84 104 8 8',
      'leaf-1 line 2 68 86 72 88 78 85',
      'leaf-1 line 2 22 99 26 100 31 98',
      'leaf-1 line 2 64 44 68 45 72 43',
      'pot roll M22 128H78L70 168H30Z',
      'pot+0.6 face box 18 120 64 12 3',
    ],
  }),
];
