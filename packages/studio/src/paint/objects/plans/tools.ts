import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

const steel = '#b9c1ca';

/** A claw hammer that stands on its handle. */
const hammer: readonly Part[] = [
  'body roll M-5.4 -74H5.4L7 -6C7 0 -7 0 -7 -6Z',
  'body-1.4/0.8 lines 1 -1 -60 -1.6 -10',
  'head-1 box -7 -94 14 24 2',
  'head lying M-24 -91H-4V-75H-24Z',
  'head lying box -36 -97 14 28 3',
  'head-1.8 box -38 -96 4 26 2',
  'head-1.4 M4 -89C24 -90 42 -82 54 -64L49 -63C40 -75 24 -80 4 -79Z',
  'head lying M4 -93C26 -95 46 -86 58 -68L52 -66C42 -79 24 -84 4 -83Z',
  'head+2.4/0.8 line 1.6 -32 -92 -16 -88 4 -90 24 -90',
];

export const tools = [
  planned('hammer', {
    colours: { body: '#a8743f #c8403f', head: '#8f979e' },
    parts: [{ at: [0, 0, 28], parts: hammer }],
  }),
  planned('hammer-on-nail', {
    colours: { body: '#a8743f #c8403f', head: '#8f979e', wood: '#c99a62', nail: '#b9c0c7' },
    parts: [
      'wood-1.2 box -30 106 190 26 2',
      'wood lying box -30 100 190 26 2',
      'wood-1/0.7 line 1.2 -24 108 30 111 90 107 154 111',
      'wood-1/0.7 line 1.2 -20 117 50 119 110 116 150 119',
      'nail metal box 36 66 8 38 1',
      'nail-1.4 box 30 61 20 6 2',
      '#f2b63a lines 3 20 58 4 50',
      '#f2b63a lines 3 22 72 6 76',
      '#f2b63a lines 3 62 72 76 78',
      { at: [122, 23, -90], parts: hammer },
    ],
  }),
  planned('screwdriver', {
    colours: { body: '#d0483f #e0a33a #3f7fb0', metal: steel },
    parts: [
      {
        at: [0, 0, 34],
        parts: [
          'metal metal M-2.4 -70H2.4V-8L4 0H-4L-2.4 -8Z',
          'metal-1 box -4 -76 8 8 2',
          'body roll M-8 -78H8C10 -90 10 -108 6 -116C2 -119 -2 -119 -6 -116C-10 -108 -10 -90 -8 -78Z',
          { times: [4, 4, 0], parts: ['body-2 lines 1.6 -6 -82 -6 -108'] },
        ],
      },
    ],
  }),
  planned('wrench', {
    colours: { body: '#9aa3ac' },
    parts: [
      {
        at: [0, 0, 34],
        parts: [
          'body-1.4 M-7 -86C-18 -92 -20 -106 -12 -116L-4 -104H4L12 -116C20 -106 18 -92 7 -86V-24C18 -16 16 0 0 2C-16 0 -18 -16 -7 -24Z',
          'body metal M-5.6 -86C-16 -92 -18 -104 -12 -113L-5 -102H5L12 -113C18 -104 16 -92 5.6 -86V-24C15 -16 14 -1 0 1C-14 -1 -15 -16 -5.6 -24Z',
          'body-3 oval 0 -11 6 6',
          'body-1.4 lines 3 0 -74 0 -36',
        ],
      },
    ],
  }),
  planned('drill', {
    colours: { body: '#e0a32a #d0483f #3f8f7a', trim: '#33363d', metal: steel },
    parts: [
      'metal metal poly 112 26 140 29 140 31 112 34',
      'trim lying box 92 20 22 20 4',
      'body-1 M30 46L22 92H52L58 46Z',
      'body lying M6 10C20 4 70 6 94 14V46C70 52 20 52 6 46C0 36 0 20 6 10Z',
      'trim M52 50C62 50 64 56 62 64L55 62Z',
      'trim lying box 12 90 50 18 4',
      'trim box 26 56 24 30 4',
      { times: [4, 6, 0], parts: ['trim lines 2.4 14 20 14 38'] },
      'body+2/0.7 line 2.4 30 12 60 12 86 18',
    ],
  }),
  planned('carpentry-saw', {
    colours: { body: '#a8743f', blade: '#c3cad1' },
    parts: [
      'blade face M34 10L150 34V42L34 56Z',
      { times: [19, 6.2, -0.6], parts: ['blade-1 poly 34 54 40 53 37 60'] },
      'blade+2.4/0.8 lines 1.2 38 14 146 36',
      'body face M0 8C10 -2 30 0 38 6L42 58C30 66 8 64 2 54C-2 40 -4 20 0 8Z',
      '#dcd5c8 M12 20C18 14 26 16 28 22L29 44C24 50 16 50 12 46Z',
      'body-2.4 M12 20C18 14 26 16 28 22L29 44C24 50 16 50 12 46Z',
      '#d9b65a oval 34 16 1.8 1.8',
      '#d9b65a oval 36 50 1.8 1.8',
    ],
  }),
  planned('axe', {
    colours: { body: '#a8743f', head: '#8f979e' },
    parts: [
      {
        at: [0, 0, 22],
        parts: [
          'body roll M-3.6 -108H3.6L5 -40C7 -20 6 -6 8 0H-2C-4 -20 -4 -60 -3.6 -108Z',
          'head face M-6 -104H8C22 -108 34 -112 40 -114C46 -98 46 -84 40 -68C32 -76 20 -82 8 -84H-6Z',
          'head+2.4 M40 -114C46 -98 46 -84 40 -68C37 -72 36 -74 34 -75C38 -86 38 -98 35 -112Z',
          'head-1.4 box -7 -105 8 22 2',
        ],
      },
    ],
  }),
  planned('shovel', {
    colours: { body: '#8f979e #4a6f8a', handle: '#a8743f' },
    parts: [
      {
        at: [0, 0, 14],
        parts: [
          'handle roll box -3 -120 6 84 2',
          'handle stroke 5 M-10 -124H10M-10 -124L-3 -112M10 -124L3 -112',
          'body roll M-16 -46C-8 -48 8 -48 16 -46C20 -24 12 -4 0 2C-12 -4 -20 -24 -16 -46Z',
          'body-1.8 line 1.6 0 -44 0 -24 0 -6',
          'body-1.4 box -4 -52 8 12 2',
        ],
      },
    ],
  }),
  planned('rake', {
    colours: { body: '#4a7a5a #8f979e', handle: '#a8743f' },
    parts: [
      {
        at: [0, 0, 14],
        parts: [
          'handle roll box -2.4 -126 4.8 98 2',
          'body line 3 -24 -14 0 -32 24 -14',
          { times: [9, 6, 0], parts: ['body lines 2.4 -24 -16 -25 0'] },
          'body lines 3 -25 -15 25 -15',
        ],
      },
    ],
  }),
  planned('pliers', {
    colours: { body: '#d0483f #3f7fb0', metal: '#8f979e' },
    parts: [
      {
        at: [0, 0, 8],
        parts: [
          'metal-1 M-2 -66C-16 -76 -14 -98 -2 -106L0 -70Z',
          'metal M2 -66C16 -76 14 -98 2 -106L0 -70Z',
          'body line 9 -2 -56 -18 -30 -16 0',
          'body-0.6 line 9 2 -56 18 -30 16 0',
          'metal+1 oval 0 -62 7 7',
          'metal-2 oval 0 -62 2.6 2.6',
        ],
      },
    ],
  }),
  planned('chainsaw', {
    colours: { body: '#e0702a #d0402f', metal: steel },
    parts: [
      'metal-1 box 74 34 100 20 10',
      'metal face box 78 37 92 14 7',
      { times: [15, 6.4, 0], parts: ['#4a4d55 poly 82 34 87 34 84 29', '#4a4d55 poly 82 54 87 54 84 59'] },
      '#33363d stroke 6 M20 26C24 -4 66 -4 70 24',
      'body lying M4 26C14 18 76 18 82 28V62C76 70 14 70 4 62Z',
      '#33363d stroke 6 M6 32C-18 32 -18 62 6 60',
      'body-1.6 box 20 34 34 18 3',
      '#33363d oval 64 44 8 8',
    ],
  }),
  planned('lawn-mower', {
    colours: { body: '#c8362f #3f8a4a' },
    parts: [
      '#5a616a lines 4 24 70 -30 -8',
      '#33363d lines 6 -42 -8 -24 -10',
      'body down M10 66C10 48 30 44 50 44H100C118 44 126 54 128 66V82H10Z',
      '#33363d face box 46 26 44 22 5',
      '#8f979e box 58 20 22 8 3',
      '#2b2c35 ball oval 28 84 15 15',
      '#c9ced6 oval 28 84 6 6',
      '#2b2c35 ball oval 112 86 13 13',
      '#c9ced6 oval 112 86 5 5',
    ],
  }),
  planned('watering-can', {
    colours: { body: '#5f9a7a #9aa3ac #d0703a' },
    parts: [
      'body-1.4 stroke 6 M26 34C30 -8 78 -6 80 30',
      'body roll M84 66C104 56 116 36 124 20L134 26C126 46 112 72 88 84Z',
      'body-0.6 face M118 12L142 26L136 34L114 22Z',
      'body roll M18 32H86L92 94C90 98 16 98 12 94Z',
      'body+0.6 face oval 52 32 34 6',
      'body-2.4 oval 52 33 29 4',
      'body stroke 5 M18 42C-8 44 -6 78 14 82',
      'body-1.4 line 1.6 15 76 52 80 90 76',
    ],
  }),
  planned('paintbrush', {
    colours: { body: '#c8503f #3f7fb0', metal: '#d9b65a', paint: '#3f6fb0 #e0a33a' },
    parts: [
      {
        at: [0, 0, 34],
        parts: [
          'body roll M-4 -44H4C6 -70 4 -96 1 -116C0 -119 0 -119 -1 -116C-4 -96 -6 -70 -4 -44Z',
          'metal metal box -5 -46 10 16 1',
          '#7a5030 roll M-5 -31H5C8 -18 4 -6 0 2C-4 -6 -8 -18 -5 -31Z',
          'paint roll M-6 -20C-2 -16 3 -22 6.4 -19C6 -10 3 -4 0 2C-4 -4 -6 -10 -6 -20Z',
        ],
      },
    ],
  }),
  planned('artist-palette', {
    colours: { body: '#c9975a' },
    parts: [
      'body-1.6 M10 50C2 22 40 2 76 6C112 10 128 36 114 58C104 72 86 60 76 68C66 78 76 92 58 94C34 96 14 76 10 50Z',
      'body face M8 46C0 18 38 -2 74 2C110 6 126 32 112 54C102 68 84 56 74 64C64 74 74 88 56 90C32 92 12 72 8 46Z',
      '#d8402f ball oval 32 34 9 8',
      '#f2b02e ball oval 56 20 9 8',
      '#5f9a42 ball oval 82 20 9 8',
      '#3f6fb0 ball oval 98 38 9 8',
      '#8a5aa0 ball oval 28 58 9 8',
      '#f7f4ee ball oval 44 74 8 7',
      '#4a3424 oval 60 60 6 7',
    ],
  }),
  planned('paint-bucket', {
    colours: { paint: '#3f6fb0 #d0483f #e0a33a', body: '#c3cad1' },
    parts: [
      'body-1 stroke 2.6 M8 20C14 -16 74 -16 80 20',
      'body roll M6 20H82V94C80 100 8 100 6 94Z',
      'body+1 face oval 44 20 38 9',
      'paint face oval 44 21 33 6.6',
      'paint roll M6 22C20 32 68 32 82 22V44C78 44 78 60 72 60C66 60 68 46 62 44C56 44 58 72 50 72C42 72 44 46 36 44C28 42 30 56 24 56C18 56 20 40 6 40Z',
      'paint roll box 16 68 56 20 3',
    ],
  }),
  planned('flashlight', {
    overhang: 0.7,
    colours: { body: '#33363d #c8403f' },
    parts: [
      {
        // at rest on its rim and its end
        at: [0, 0, -5],
        parts: [
          { when: 'night', parts: ['#fff0b0/0.35 poly 96 -14 160 -40 160 40 96 14'] },
          'body lying box 0 -10 70 20 5',
          'body-0.4 lying poly 68 -10 92 -18 92 18 68 10',
          '#f7ecc0 oval 93 0 5 17',
          { times: [6, 8, 0], parts: ['body+1.8 lines 1.4 10 -8 10 8'] },
          '#d0483f box 52 -12 12 5 2',
        ],
      },
    ],
  }),
  planned('megaphone', {
    colours: { body: '#d0483f #f2b02e', trim: '#f7f4ee' },
    parts: [
      'body-1.4 M40 52L34 84H52L56 56Z',
      'trim lying M8 28H44V56H8C0 52 0 32 8 28Z',
      'body lying M42 28L118 2V84L42 56Z',
      'trim face M118 -2C128 10 128 76 118 88C108 76 108 10 118 -2Z',
      'body-2.6 M118 8C124 18 124 68 118 78C112 68 112 18 118 8Z',
      'body+2/0.7 line 2.4 50 30 80 20 106 12',
    ],
  }),
  planned('magnifying-glass', {
    colours: { metal: '#d9b65a', body: '#33302f #a8743f' },
    parts: [
      {
        at: [0, 0, -40],
        parts: [
          'body roll box -5 0 10 54 4',
          'metal box -4 -10 8 12 1',
          '#cfe6ee/0.75 oval 0 -38 28 28',
          '#ffffff/0.6 line 4 -18 -46 -12 -56 -2 -60',
          'metal-1.4 ring 7 0 -38 29 29',
          'metal ring 4.4 0 -38 29 29',
        ],
      },
    ],
  }),
  planned('binoculars', {
    colours: { body: '#33363d #4a5a42' },
    parts: [
      {
        mirror: 50,
        parts: [
          'body roll M6 92L14 34H42L44 92Z',
          'body-1 box 4 86 42 12 3',
          'body+0.6 roll box 14 8 26 28 4',
          'body-1.4 box 12 4 30 8 3',
          '#5a7a94 oval 25 96 17 3.4',
          'body+2/0.7 lines 2 17 42 12 82',
        ],
      },
      'body-0.6 box 38 40 24 22 4',
      'body-1.6 box 46 30 8 40 3',
    ],
  }),
  planned('umbrella-stand', {
    colours: { body: '#8a6a4a', first: '#b5483a', second: '#3f6f8a' },
    parts: [
      'first line 4 34 40 28 -30 40 -38',
      'first roll poly 22 -6 40 -6 34 40 28 40',
      'second line 4 50 40 54 -36 44 -44',
      'second roll poly 44 -8 62 -8 54 40 48 40',
      'body roll M14 30H72L66 96C64 100 22 100 20 96Z',
      'body-1.4 line 2 16 50 43 56 70 50',
      'body+0.6 oval 43 30 29 6',
      'body-2.4 oval 43 31 24 4',
    ],
  }),
  planned('rolling-pin', {
    colours: { body: '#c9975a' },
    parts: [
      {
        at: [0, 0],
        parts: [
          'body-1 lying box -78 -5 30 10 5',
          'body-1 lying box 48 -5 30 10 5',
          'body lying box -52 -14 104 28 5',
          'body+2/0.6 lines 2.4 -44 -8 44 -8',
        ],
      },
    ],
  }),
  planned('frying-pan', {
    colours: { body: '#3a3d45 #b5362f', handle: '#2b2c30' },
    parts: [
      'handle lines 10 96 40 164 22',
      '#5a616a oval 158 24 3 2',
      'body-1.4 lying M2 40C4 60 24 70 54 70C84 70 104 60 106 40Z',
      'body face oval 54 40 52 17',
      'body-1.8 face oval 54 41 46 13.6',
      'body+1.6/0.6 line 2.4 20 48 40 54 60 55',
    ],
  }),
  planned('cooking-pot', {
    colours: { body: '#b9c0c9 #b5362f #3f6f7a' },
    parts: [
      'body-1.6 stroke 6 M14 46C-8 44 -8 64 14 62',
      'body-1.6 stroke 6 M100 46C122 44 122 64 100 62',
      'body roll M10 30H104V90C104 98 98 102 90 102H24C16 102 10 98 10 90Z',
      'body-2/0.8 lines 1.4 10 40 104 40',
      'body+0.4 lying M6 30C10 14 104 14 108 30C106 34 8 34 6 30Z',
      '#33302f ball oval 57 10 8 7',
      'body+2.4/0.6 line 3 20 48 20 68 22 88',
    ],
  }),
  planned('tripod', {
    colours: { body: '#33363d' },
    parts: [
      'body lines 5 50 34 14 130',
      'body lines 5 50 34 86 130',
      'body-1 lines 4.4 50 34 52 124',
      'body roll box 46 14 8 26 2',
      'body+1 lines 4 28 86 72 86',
      'body box 36 8 28 8 2',
      'body+1.6 lines 3.4 54 24 76 32',
    ],
  }),
];
