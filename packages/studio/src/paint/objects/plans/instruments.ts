import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

const brass = '#d9a93a';

/** A microphone as it is held. */
const handheld: readonly Part[] = [
  'body roll poly -7 -66 7 -66 5 0 -5 0',
  'metal-1 box -10 -72 20 8 2',
  'metal ball oval 0 -88 17 19',
  {
    inside: 'oval 0 -88 17 19',
    parts: [
      {
        times: [8, 5, 0],
        parts: ['metal-2.4 lines 0.9 -40 -110 -10 -66', 'metal-2.4 lines 0.9 10 -110 -20 -66'],
      },
    ],
  },
  '#d0483f box -2.4 -52 4.8 9 2',
  'metal lines 2 -4.6 -6 4.6 -6',
];

export const instruments = [
  planned('drum', {
    colours: { body: '#c8362f #3f6fb0', skin: '#f3ead6', trim: '#d9b04a' },
    parts: [
      'body roll M6 26V84C6 96 104 96 104 84V26Z',
      { times: [6, 16, 0], parts: ['trim lines 1.8 8 30 16 86', 'trim lines 1.8 16 86 24 30'] },
      'trim roll M4 76C4 90 106 90 106 76V84C106 98 4 98 4 84Z',
      'trim roll M4 20C4 34 106 34 106 20V30C106 44 4 44 4 30Z',
      'skin face oval 55 20 50 13',
      'skin-1 ring 1 55 20 44 11',
      '#a8743f lines 4 30 16 100 -14',
      '#a8743f lines 4 80 18 14 -16',
      '#c9975a ball oval 102 -15 5 4',
      '#c9975a ball oval 12 -17 5 4',
    ],
  }),
  planned('drum-kit', {
    colours: { body: '#b5302f #2f4f8a #33363d', trim: '#c9ced4' },
    parts: [
      'trim lines 2.4 24 30 16 120',
      'trim lines 2.4 156 26 166 120',
      '#d9b04a face oval 24 28 27 5 -10',
      '#d9b04a face oval 156 24 27 5 10',
      'body roll box 46 36 40 28 3',
      'body roll box 94 36 40 28 3',
      '#f3ead6 oval 66 36 20 5',
      '#f3ead6 oval 114 36 20 5',
      'body roll box 4 72 40 22 3',
      '#f3ead6 oval 24 72 20 5',
      'body roll box 134 74 46 36 3',
      '#f3ead6 oval 157 74 23 5',
      'trim lines 3 12 94 8 120',
      'trim lines 3 36 94 40 120',
      'body-1.4 oval 90 90 36 36',
      'trim ring 3 90 90 34 34',
      '#f3ead6 ball oval 90 90 31 31',
      'body oval 90 90 12 12',
      'trim lines 3 66 114 58 124',
      'trim lines 3 114 114 122 124',
    ],
  }),
  planned('trumpet', {
    colours: { body: brass },
    parts: [
      'body-0.6 stroke 7 M44 34C34 34 34 62 46 62H92C104 62 104 34 92 34',
      { times: [3, 12, 0], parts: ['body metal box 56 16 8 52 2', '#f3ead6 oval 60 14 4 2.6'] },
      'body lying box 2 30 106 8 3',
      'body-1 box -4 28 8 12 2',
      'body lying M104 30C126 28 134 18 140 4C146 14 146 54 140 64C134 50 126 40 104 38Z',
      'body-2 oval 141 34 4.6 28',
      'body+2.6/0.8 lines 1.6 6 32 100 32',
    ],
  }),
  planned('saxophone', {
    colours: { body: brass },
    parts: [
      '#2b2724 lines 6 2 14 18 6',
      'body-0.6 stroke 7 M16 8C30 0 36 12 38 24',
      'body stroke 13 M38 24L44 92C46 118 80 118 84 92',
      'body face M76 92C74 70 74 60 70 48C86 42 104 44 112 52C102 62 96 78 92 94Z',
      'body-2.4 oval 91 49 21 6 6',
      'body+2.4/0.8 line 2 36 26 41 80',
      { times: [6, 1.2, 11], parts: ['body+1.6 oval 40 32 4.6 4.6', 'body-1.6 ring 1 40 32 4.6 4.6'] },
      'body-1.4 line 2 50 30 58 60 62 92',
    ],
  }),
  planned('flute', {
    colours: { body: '#c3cad1' },
    parts: [
      {
        at: [0, 0, -30],
        parts: [
          'body-1.4 box -90 -4 180 9 3',
          'body lying box -90 -5 180 9 3',
          'body-1 box -50 -6 5 11 1',
          'body-1 box 50 -6 5 11 1',
          '#4a4d55 oval -70 -1 5 2.6',
          { times: [8, 11, 0], parts: ['body+2 oval -34 -1 4 3', 'body-2 ring 1 -34 -1 4 3'] },
        ],
      },
    ],
  }),
  planned('harp', {
    colours: { body: '#d9a93a' },
    parts: [
      {
        inside: 'poly 12 14 40 70 84 128 92 6 60 26 40 12',
        parts: [{ times: [12, 5.4, 0], parts: ['#f3ead6 lines 0.9 22 10 22 128'] }],
      },
      'body-1 line 9 92 6 88 60 90 128',
      'body line 10 90 6 60 30 40 12 12 14',
      'body-0.6 line 11 12 14 40 70 84 128',
      'body box 60 124 46 10 3',
      'body ball oval 12 14 8 8',
      'body+2/0.7 line 2 16 20 44 72 80 122',
    ],
  }),
  planned('accordion', {
    colours: { body: '#b5302f', bellows: '#33302f' },
    parts: [
      { times: [7, 8, 0], parts: ['bellows roll box 40 8 9 82 2', 'bellows+1.8 lines 1 44 10 44 88'] },
      'body face box 0 4 42 92 5',
      'body face box 94 4 42 92 5',
      '#f7f4ee box 6 12 18 76 1',
      { times: [10, 0, 7.4], parts: ['#2b2724 box 6 18 11 3.6'] },
      { times: [5, 0, 15], parts: [{ times: [3, 9, 0], parts: ['#f3ead6 oval 106 20 2.8 2.8'] }] },
      '#d9b04a box 28 12 9 76 2',
    ],
  }),
  planned('microphone', {
    colours: { body: '#33363d', metal: '#c3cad1' },
    parts: [
      { at: [0, 0, 22], unless: 'upright', parts: handheld },
      {
        when: 'upright',
        parts: ['body-1.4 lying oval 0 -3 26 6', 'body lying oval 0 -5 26 5', { at: [0, -5], parts: handheld }],
      },
    ],
  }),
  planned('headphones', {
    colours: { body: '#33363d #c8503f #e8e2d4', pad: '#2b2724' },
    parts: [
      'body-1.6 stroke 11 M14 66C4 -18 96 -18 86 66',
      'body stroke 8 M14 66C4 -18 96 -18 86 66',
      'body+2/0.7 stroke 2 M16 50C12 4 40 -2 52 0',
      {
        mirror: 50,
        parts: [
          'pad box 16 56 14 44 6',
          'body roll M18 54C4 52 0 62 0 78C0 94 4 104 18 102Z',
          'body+1.6/0.8 line 2 6 68 5 78 6 90',
        ],
      },
    ],
  }),
  planned('speaker', {
    colours: { body: '#33302f #8a5a35', cone: '#5a616a' },
    parts: [
      'body-1.6 box 4 2 64 112 4',
      'body face box 0 0 64 112 4',
      'cone-2 oval 32 76 25 25',
      'cone ball oval 32 76 22 22',
      'cone-2.4 ball oval 32 76 9 9',
      'cone-2 oval 32 28 14 14',
      'cone ball oval 32 28 12 12',
      'cone-2.4 oval 32 28 5 5',
      'body+2/0.5 lines 1.6 4 6 4 106',
    ],
  }),
  planned('radio', {
    colours: { body: '#a8503f #3f7f86 #c9974a', metal: '#c9ced4' },
    parts: [
      'metal lines 2.4 104 12 128 -30',
      'body-1.4 stroke 6 M24 14C26 -8 96 -8 98 14',
      'body-1.6 box 2 12 124 72 8',
      'body face box 0 10 124 72 8',
      '#e8ddc4 face box 8 18 54 56 4',
      { times: [8, 0, 6.4], parts: ['#8a7a5a lines 1.6 13 24 57 24'] },
      '#f7ecc8 box 70 20 46 18 2',
      '#c8362f lines 1.8 88 21 88 37',
      { times: [8, 5.4, 0], parts: ['#5a5040 lines 0.9 74 32 74 36'] },
      'metal ball oval 80 58 9 9',
      'metal ball oval 106 58 9 9',
      '#33302f lines 1.6 80 58 80 51',
    ],
  }),
  planned('record-player', {
    colours: { body: '#8a5a35 #c8503f', metal: '#c9ced4' },
    parts: [
      'body-1.6 lying box 0 52 140 24 4',
      'body+0.6 face poly 14 16 126 16 140 54 0 54',
      '#22232a face oval 58 35 46 16',
      '#4a4d58 ring 0.8 58 35 38 13',
      '#4a4d58 ring 0.8 58 35 30 10',
      '#d0483f oval 58 35 14 5',
      '#f3ead6 oval 58 35 2 1',
      'metal ball oval 116 24 7 4',
      'metal line 3 116 24 118 38 88 44',
      '#33302f box 82 42 9 5 1',
      'metal oval 122 46 4 2',
    ],
  }),
  planned('gramophone', {
    colours: { horn: '#d9a93a', body: '#7a4a2c' },
    parts: [
      'horn roll M70 70C64 50 52 40 40 34L4 42C-10 26 2 2 24 -6C50 -14 70 2 62 26C76 40 84 54 82 72Z',
      'horn-2 oval 28 18 32 22 -34',
      'horn-3 oval 32 20 18 12 -34',
      { times: [5, 0, 0, 30, 30, 20], parts: ['horn+1/0.7 lines 1 30 20 14 0'] },
      '#22232a oval 72 84 34 7',
      '#d0483f oval 72 84 9 2',
      'body lying box 28 86 92 24 3',
      'body-1.6 lying box 20 108 108 9 3',
      'body+1.6 box 36 92 76 3 1',
      '#d9b65a lines 3 120 98 134 98 134 86',
    ],
  }),
  planned('bell', {
    colours: { body: brass },
    parts: [
      'body-1.4 ring 5 44 8 7 7',
      'body-2 ball oval 44 96 10 10',
      'body roll M44 14C66 14 70 36 72 58C74 76 82 82 88 90H0C6 82 14 76 16 58C18 36 22 14 44 14Z',
      'body-1 lying box -2 86 92 9 4',
      'body-1.6 line 1.6 16 62 44 67 72 62',
      'body+2.6/0.7 line 3.4 28 28 24 46 22 64',
    ],
  }),
  planned('whistle', {
    colours: { body: '#c9ced4 #d0483f' },
    parts: [
      '#33302f ring 2 12 26 9 9',
      'body-1.4 M20 36C20 18 36 8 54 8H120V34H84C86 60 66 74 48 72C30 70 20 56 20 36Z',
      'body face M18 34C18 16 34 6 52 6H118V30H82C84 58 64 70 46 68C28 66 18 54 18 34Z',
      'body-2.6 poly 72 6 88 6 80 18',
      'body-2 oval 46 40 13 13',
      '#c9975a ball oval 46 42 8 8',
    ],
  }),
  planned('musical-note', {
    colours: { body: '#33302f #c8403f #3f6fb0' },
    parts: [
      'body-0.6 face oval 20 96 20 15 -20',
      'body-0.6 face oval 86 84 20 15 -20',
      'body box 32 16 7 82 2',
      'body box 98 4 7 82 2',
      'body face poly 32 16 105 2 105 24 32 38',
    ],
  }),
  planned('xylophone', {
    colours: { body: '#d0483f', frame: '#a8743f' },
    parts: [
      'frame-1 lines 6 4 30 136 22',
      'frame-1 lines 6 4 70 136 60',
      'body face box 2 14 16 76 4',
      '#e8823a face box 22 16 16 71 4',
      '#f2c52e face box 42 18 16 66 4',
      '#6fae3f face box 62 20 16 60 4',
      '#3f9ac0 face box 82 22 16 54 4',
      '#5a5ab0 face box 102 24 16 48 4',
      '#9a5aa8 face box 122 26 16 43 4',
      '#8a5a35 lines 3.4 60 70 126 104',
      '#c8403f ball oval 57 68 8 8',
    ],
  }),
];
