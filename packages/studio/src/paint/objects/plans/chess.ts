import { planned } from '../parts/plan.js';
import type { Plan } from '../parts/plan.js';

/** A turned piece: its foot and stem, and the head that tells it from the others. */
function piece(...head: readonly string[]): Plan {
  return {
    colours: { body: '#e6d3b0 #4a3328' },
    parts: [
      'body-1 roll M6 110C6 104 12 102 16 100H64C68 102 74 104 74 110V116H6Z',
      'body roll M16 100C24 92 28 76 30 52H50C52 76 56 92 64 100Z',
      'body+0.6 lying box 22 46 36 8 4',
      'body-1.4/0.8 line 1.6 17 100 40 104 63 100',
      ...head,
    ],
  };
}

export const chess = [
  planned(
    'chess-king',
    piece(
      'body roll M22 46L16 20C28 12 52 12 64 20L58 46Z',
      'body-1.4 line 1.6 18 24 40 19 62 24',
      'body lines 5 40 14 40 -6',
      'body lines 5 32 4 48 4',
    ),
  ),
  planned(
    'chess-queen',
    piece(
      'body roll M22 46L8 12L24 24L28 4L40 20L52 4L56 24L72 12L58 46Z',
      'body ball oval 8 10 4 4',
      'body ball oval 28 2 4 4',
      'body ball oval 52 2 4 4',
      'body ball oval 72 10 4 4',
      'body-1.4 line 1.6 20 40 40 44 60 40',
    ),
  ),
  planned(
    'chess-bishop',
    piece(
      'body roll M40 2C56 14 60 32 52 46H28C20 32 24 14 40 2Z',
      'body ball oval 40 0 5 5',
      'body-2.4 lines 3 44 14 54 28',
    ),
  ),
  planned(
    'chess-rook',
    piece('body roll poly 24 46 20 22 60 22 56 46', 'body roll M16 4H26V12H34V4H46V12H54V4H64V24H16Z'),
  ),
  planned(
    'chess-knight',
    piece(
      'body face M24 48C22 32 34 28 32 20C26 26 18 30 12 28C8 24 10 18 14 14C20 4 30 0 40 -4L44 -12L48 -4C62 2 66 24 58 48Z',
      '#2b1d14 oval 32 8 2.4 2.4',
      'body-2 oval 15 23 1.6 1.6',
      'body-1.8 line 2 48 0 56 16 54 44',
    ),
  ),
  planned('tuba', {
    colours: { body: '#d9a93a' },
    parts: [
      'body-0.6 stroke 13 M50 40V104C50 128 88 128 88 104V60C88 46 70 46 70 60V98',
      'body+2/0.7 stroke 2 M46 44V104C46 130 92 132 92 104',
      { times: [3, 11, 0], parts: ['body metal box 60 46 7 46 2', '#f3ead6 oval 63.4 44 4 2.6'] },
      'body stroke 5 M70 98C66 78 40 84 22 62',
      'body-1 oval 20 60 6 5 40',
      'body roll M42 60C40 36 24 22 6 6H96C80 22 62 36 58 60Z',
      'body-2 oval 51 6 45 9',
      'body-3 oval 51 7 30 5',
      'body+2.4/0.7 line 2.4 22 14 36 28 44 46',
    ],
  }),
];
