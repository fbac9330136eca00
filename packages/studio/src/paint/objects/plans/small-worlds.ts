import { planned } from '../parts/plan.js';

/** A fir on its own foot, 60 units high. */
const CONIFER = [
  '#6a4a30 box -2 -8 4 9',
  'plant-1 face poly 0 -36 17 -6 -17 -6',
  'plant-0.4 face poly 0 -49 14 -22 -14 -22',
  'plant face poly 0 -60 10.5 -37 -10.5 -37',
] as const;

export const smallWorlds = [
  planned('terrarium', {
    colours: { plant: '#4f8a42 #5f9a4a', body: '#dbe9ee', moss: '#7aa04c', lid: '#b98a55' },
    mirrors: false,
    parts: [
      'body/0.5 M6 34C6 20 22 16 34 12H92C104 16 120 20 120 34V96C120 106 114 110 106 110H20C12 110 6 106 6 96Z',
      {
        inside: 'M8 34C8 22 22 18 34 14H92C104 18 118 22 118 34V96C118 105 113 108 106 108H20C13 108 8 105 8 96Z',
        parts: [
          '#c9b08a box 4 102 120 10',
          '#6a4a30 M4 90C30 84 90 84 124 90V104H4Z',
          { at: [24, 90, 0, 0.82], parts: CONIFER },
          { at: [102, 90, 0, 0.9], parts: CONIFER },
          { at: [40, 87, 0, 0.56], parts: CONIFER },
          { at: [88, 87, 0, 0.6], parts: CONIFER },
          'moss-1 M4 92C14 82 30 84 40 90C56 84 76 84 88 90C100 82 114 84 122 92V97H4Z',
          'moss face M4 96C20 88 32 92 44 95C62 90 80 91 92 95C104 89 114 91 122 96V101C80 97 44 97 4 101Z',
          '#8f8b82 ball oval 112 97 6 4.4',
          '#8f8b82-1 ball oval 14 98 5 3.6',
        ],
      },
      '#f4fafc/0.55 stroke 2 M6 34C6 20 22 16 34 12H92C104 16 120 20 120 34V96C120 106 114 110 106 110H20C12 110 6 106 6 96Z',
      '#ffffff/0.55 line 4 15 36 14 58 15 82',
      '#ffffff/0.35 line 2 111 36 112 52 112 66',
      'lid lying box 34 2 58 11 4',
    ],
  }),
  planned('paper-plane', {
    colours: { body: '#f7f4ee #eef2f6' },
    parts: [
      // the far wing, the fold below it, the keel, the near wing
      'body face poly 100 0 0 44 38 60',
      'body-2.6 poly 100 0 38 60 42 92 50 68',
      'body-1.6 poly 42 92 50 68 60 77',
      'body+0.4 face poly 100 0 50 68 76 94',
      'body-1.4/0.8 lines 0.8 100 0 38 60',
      'body-1.4/0.8 lines 0.8 100 0 50 68',
    ],
  }),
  planned('price-sign', {
    colours: { board: '#3a3f3c', ink: '#f6f2e6', stick: '#c99a62' },
    mirrors: false,
    parts: [
      'stick box 46 40 6 60 2',
      'stick-0.6 box 2 0 94 62 4',
      'board face box 7 5 84 52 3',
      'ink line 4 36 20 30 16 24 22 28 30 34 34 32 42 24 42 21 38',
      'ink lines 3.4 28 11 28 49',
      'ink line 4 50 18 58 14 64 20 60 28 54 30 62 31 66 38 60 46 50 43',
      'ink line 3 74 40 82 40',
    ],
  }),
];
