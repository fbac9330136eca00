import { planned } from '../parts/plan.js';

/** What stands on a table, as one looks down on it. */
export const onDesks = [
  planned('laptop-above', {
    colours: { body: '#c4cad2 #9aa2ac #3a3f48' },
    mirrors: false,
    parts: [
      // the screen leans back, away from us
      'body-1.6 poly 6 0 194 0 190 62 10 62',
      '#26303f poly 13 5 187 5 183 57 17 57',
      '#3f6ea6 poly 17 9 183 9 180 54 20 54',
      '#8fb6dc/0.6 poly 17 9 90 9 60 54 20 54',
      'body-2 box 10 61 180 5 2',
      'body face box 4 65 192 108 7',
      'body-1.2 box 18 74 164 50 4',
      ...[0, 1, 2, 3].map((row) => ({
        times: [row === 3 ? 5 : 12, row === 3 ? 32 : 13.3, 0] as const,
        parts: [`#2a2f38 box 21 ${77 + row * 11.6} ${row === 3 ? 28 : 11} 9.4 1.6`],
      })),
      'body-0.8 box 66 132 68 34 4',
      'body+0.6 box 67.5 133.5 65 31 3',
    ],
  }),
  planned('gift-above', {
    colours: { body: '#d2554f #3f7fb0 #4f9a6a #e7a93c', ribbon: '#f7f1e2' },
    mirrors: false,
    parts: [
      'body-1.4 box 3 3 120 120 4',
      'body face box 0 0 120 120 4',
      'ribbon box 50 0 20 120',
      'ribbon box 0 50 120 20',
      'ribbon-0.6 lines 1.4 50 0 50 120',
      'ribbon-0.6 lines 1.4 0 70 120 70',
      {
        times: [4, 0, 0, 90, 60, 60],
        parts: ['ribbon ball M60 60C62 40 84 20 96 30C106 40 82 60 60 60Z', 'ribbon-1/0.7 line 1.6 62 58 74 46 86 38'],
      },
      'ribbon-0.4 ball oval 60 60 9',
    ],
  }),
  planned('teapot-above', {
    colours: { body: '#4f8fa0 #c9694a #e9e2d2 #7a9a6a' },
    parts: [
      'body-1 ring 9 26 60 24 20 60 300',
      'body roll M128 50L172 54C180 55 180 65 172 66L128 70Z',
      'body-2 oval 173 60 4 5',
      'body ball oval 88 60 52',
      'body-0.8 ring 2.4 88 60 26',
      'body+0.6 ball oval 88 60 25',
      'body-1.2 oval 90 62 9',
      'body+1 ball oval 88 60 9',
    ],
  }),
  planned('blanket-above', {
    colours: { body: '#c9584e #5f8f5a #4f79a8 #d9a94a' },
    mirrors: false,
    parts: [
      { times: [15, 10, 0], parts: ['body+1.4 lines 2 5 -5 5 105', 'body+1.4 lines 2 0 -5 0 105'] },
      'body-1.2 box 2 2 150 100 2',
      '#f7f1e2 box 0 0 150 100 2',
      { times: [8, 20, 0], parts: ['body/0.55 box 0 0 10 100'] },
      { times: [5, 0, 20], parts: ['body/0.55 box 0 0 150 10'] },
    ],
  }),
];
