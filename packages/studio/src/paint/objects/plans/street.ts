import { planned } from '../parts/plan.js';

export const street = [
  planned('fire-hydrant', {
    colours: { body: '#cf3a2f', metal: '#c3c8cc' },
    parts: [
      'body-1.6 roll box 8 94 46 7 2',
      'body roll box 14 86 34 9 2',
      'body roll M17 38H45V88H17Z',
      'body-0.6 roll box 12 34 38 7 3',
      'body roll M14 35C14 18 22 12 31 12C40 12 48 18 48 35Z',
      'body-1 roll box 25 4 12 9 2',
      'metal roll box 27 0 8 5 1.5',
      // the two side caps and the front one
      {
        mirror: 31,
        parts: ['body-0.8 lying box 5 52 13 16 2', 'body-1.6 lying box 0 49 6 22 2.6', 'metal lying box -3 56 4 8 1.4'],
      },
      'body-2 oval 31 61 12 12',
      'body ball oval 31 60 11 11',
      'metal-0.6 poly 31 53.6 36.6 56.8 36.6 63.2 31 66.4 25.4 63.2 25.4 56.8',
      'body-2/0.8 lines 1 15 35 47 35',
      { times: [4, 9, 0], parts: ['metal oval 17.5 90.5 1.5 1.5'] },
      'metal-1 line 1.4 40 66 44 72 40 78 44 84',
      'body+2.6/0.6 line 2.4 22 30 23 22 28 17',
    ],
  }),
  planned('stop-sign', {
    colours: { body: '#cf2f2a', edge: '#f7f4ee', pole: '#9aa2a8' },
    mirrors: false,
    parts: [
      'pole roll box 27.5 58 5 92 1',
      'pole-2 poly 26 146 34 146 37 150 23 150',
      'edge-1.6 poly 18.6 1 43.4 1 61 18.6 61 43.4 43.4 61 18.6 61 1 43.4 1 18.6',
      'edge poly 17.6 0 42.4 0 60 17.6 60 42.4 42.4 60 17.6 60 0 42.4 0 17.6',
      'body face poly 18.6 2.4 41.4 2.4 57.6 18.6 57.6 41.4 41.4 57.6 18.6 57.6 2.4 41.4 2.4 18.6',
      'pole oval 30 8 1.3 1.3',
      'pole oval 30 52 1.3 1.3',
    ],
  }),
  planned('yield-sign', {
    colours: { body: '#cf2f2a', field: '#f7f4ee', pole: '#9aa2a8' },
    mirrors: false,
    parts: [
      'pole roll box 33.5 50 5 100 1',
      'pole-2 poly 32 146 40 146 43 150 29 150',
      'body face M4 0H68C72 0 73 3 71 6L39 60C37.6 62.4 34.4 62.4 33 60L1 6C-1 3 0 0 4 0Z',
      'field face M15 9H57C58.4 9 58.8 10 58 11.4L37.4 46C36.8 47 35.2 47 34.6 46L14 11.4C13.2 10 13.6 9 15 9Z',
    ],
  }),
  planned('no-entry-sign', {
    colours: { body: '#cf2f2a', bar: '#f7f4ee', pole: '#9aa2a8' },
    mirrors: false,
    parts: [
      'pole roll box 27.5 56 5 94 1',
      'pole-2 poly 26 146 34 146 37 150 23 150',
      'bar oval 30 30 30 30',
      'body face oval 30 30 28 28',
      'bar box 9 24.6 42 10.8 1.5',
    ],
  }),
  planned('speed-sign', {
    colours: { body: '#cf2f2a', field: '#f7f4ee', pole: '#9aa2a8' },
    mirrors: false,
    parts: [
      'pole roll box 27.5 56 5 94 1',
      'pole-2 poly 26 146 34 146 37 150 23 150',
      'body face oval 30 30 30 30',
      'field face oval 30 30 23 23',
    ],
  }),
  planned('traffic-light', {
    colours: { body: '#33373e #e0a92f', pole: '#5a616a', red: '#e8392f', amber: '#f2b02e', green: '#3fb85a' },
    mirrors: false,
    parts: [
      // long enough for its head to be no giant beside who stands below it
      'pole roll box 21 76 8 130 1',
      'pole-2 roll box 14 203 22 6 2',
      'body-1.6 box 3 1 48 80 8',
      'body face box 0 0 50 80 8',
      'body+2/0.6 stroke 1 M3 74V9C3 5 6 3 9 3H42',
      'body-2.4 oval 25 15.5 11.4 11.4',
      'body-2.4 oval 25 40 11.4 11.4',
      'body-2.4 oval 25 64.5 11.4 11.4',
      'red ball oval 25 15.5 10 10',
      'amber ball oval 25 40 10 10',
      'green ball oval 25 64.5 10 10',
      {
        times: [3, 0, 24.5],
        parts: ['body-1 M12 15.5C12 0 38 0 38 15.5C34 6 16 6 12 15.5Z', '#ffffff/0.6 oval 21 11 2.6 1.8 -30'],
      },
    ],
  }),
  planned('traffic-cone', {
    colours: { body: '#f0762a', band: '#f7f4ee' },
    parts: [
      'body-1.6 M2 92H78L84 100H-4Z',
      'body face M8 86H72L78 94H2Z',
      {
        inside: 'M34 2C35 0 45 0 46 2L64 88C60 94 20 94 16 88Z',
        parts: [
          'body roll box 10 0 60 96',
          'band roll M20 28Q40 34 60 28L66 46Q40 54 14 46Z',
          'band roll M10 62Q40 71 70 62L72 74Q40 84 8 74Z',
        ],
      },
      'body-2.6 oval 40 2 5.6 1.4',
    ],
  }),
  planned('car-charger', {
    colours: { body: '#eef1f3 #3d4650', screen: '#49b6e8', mark: '#4fb56a' },
    parts: [
      'body-2.4 box 6 146 54 8 2',
      'body-0.6 roll box 12 8 42 140 8',
      'body face box 15 11 36 134 6',
      'screen face box 19 20 28 26 3',
      '#ffffff/0.5 poly 19 20 34 20 24 46 19 46',
      'mark face box 19 56 28 28 4',
      '#ffffff poly 36 58 24 72 32 72 29 82 42 67 34 67',
      'body-2 oval 33 100 7 7',
      '#22262c line 3.2 33 100 64 112 74 146 96 140 104 96',
      '#22262c roll box 99 82 10 18 3',
      '#3a4048 box 97 76 14 9 2',
    ],
  }),
];
