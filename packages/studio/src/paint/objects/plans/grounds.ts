import { planned } from '../parts/plan.js';

/** Pieces of ground that something lies or grows in, seen as flat as the ground is. */
export const grounds = [
  planned('puddle', {
    colours: { body: '#6f9cc2', sky: '#cfe4f2' },
    mirrors: false,
    parts: [
      'body M10 19.5C4 12 46 7 86 7.5C112 3 168 4 194 10C230 11 242 19 220 24C202 31 150 29 118 30C72 33.5 16 29 10 19.5Z',
      'body-1.4/0.5 M10 19.5C4 12 46 7 86 7.5C112 3 168 4 194 10C150 6 110 7 88 10C52 10 22 14 10 19.5Z',
      'sky/0.75 M44 18C70 13 130 15 168 13C190 13 200 16 186 18.5C150 21 100 21 70 23C46 24 34 21 44 18Z',
      'sky/0.6 M92 26.5C116 24 150 25 178 23.5C168 27.5 128 28 92 26.5Z',
      '#ffffff/0.7 line 1.6 58 16.5 92 15 130 15.5',
      '#ffffff/0.6 line 1.4 140 22.5 168 22 190 20.5',
    ],
  }),
  planned('cracked-ground', {
    colours: { crack: '#3a342e', body: '#b9b4ab #a9a7a4' },
    dyed: { body: 1 },
    mirrors: false,
    parts: [
      // only the cracks: the ground around them is that of the place
      'body-1/0.35 oval 150 38 146 30',
      'body+1.6/0.5 lines 2.6 6 47 44 41 70 49 104 39 130 45 150 37 182 45 206 37 240 45 292 39',
      'crack lines 4.4 6 44 44 38 70 46 104 36 130 42 150 34 182 42 206 34 240 42 292 36',
      'crack lines 2.4 70 46 62 56 72 66',
      'crack lines 2.2 104 36 112 24 104 14 112 2',
      'crack lines 2.4 206 34 216 22 210 10 218 0',
      'crack lines 2 182 42 190 54 184 66',
      '#5f4a36/0.9 line 2 62 43 84 43 104 37',
      '#5f4a36/0.9 line 2 170 39 190 40 206 35',
    ],
  }),
  planned('weed', {
    colours: { leaf: '#6c9a48 #5f8f3e', flower: '#f0c230' },
    parts: [
      // leaves in a rosette, without a mound of soil: it grows where it can
      'leaf-1.4 M50 100C40 84 22 80 4 86C14 76 34 72 46 82C48 88 50 94 50 100Z',
      'leaf-1.4 M50 100C60 84 78 80 96 86C86 76 66 72 54 82C52 88 50 94 50 100Z',
      'leaf M50 100C44 76 30 60 10 56C30 50 46 64 52 84C52 90 51 96 50 100Z',
      'leaf M50 100C56 74 70 60 92 58C72 50 56 64 50 84C49 90 49 96 50 100Z',
      'leaf+0.6 M50 100C44 78 42 52 32 34C46 44 54 64 54 84Z',
      'leaf+0.6 M50 100C54 80 60 58 72 42C66 56 58 74 54 90Z',
      'leaf-1 line 2.6 50 98 52 60 49 20',
      'leaf-1 line 2.2 52 98 62 70 64 40',
      {
        at: [49, 18],
        parts: [{ times: [10, 0, 0, 36, 0, 0], parts: ['flower oval 0 -8 3.4 7'] }, 'flower-1 oval 0 0 4 4'],
      },
      {
        at: [64, 38, 20, 0.7],
        parts: [{ times: [10, 0, 0, 36, 0, 0], parts: ['flower oval 0 -8 3.4 7'] }, 'flower-1 oval 0 0 4 4'],
      },
    ],
  }),
];
