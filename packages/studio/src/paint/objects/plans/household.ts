import { planned } from '../parts/plan.js';

/** By itself it lies where it is put: no meadow has a dish. */
const barOfSoap = [
  'body-1.6 box 14 20 72 26 12',
  'body face box 14 14 72 26 12',
  'body+1.6 stroke 1.4 M28 20H72C80 20 80 34 72 34H28C20 34 20 20 28 20Z',
  '#ffffff/0.75 oval 80 12 6 6',
  '#ffffff/0.75 oval 70 7 4 4',
  '#ffffff/0.7 oval 88 5 3 3',
];

export const household = [
  planned('floor-cushion', {
    colours: { body: '#c2564e #5f7f9a #8a6aa0 #c9974a' },
    parts: [
      // it lies: broad, soft, drawn in at its four corners
      'body-1.6 M6 30C40 24 140 24 174 30C178 42 176 52 168 58C120 66 60 66 12 58C4 52 2 42 6 30Z',
      'body roll M8 28C14 12 40 4 90 3C140 4 166 12 172 28C170 44 140 52 90 53C40 52 10 44 8 28Z',
      'body+1.2/0.4 oval 90 18 56 10',
      'body-1.2/0.6 line 1.6 10 30 26 24 40 22',
      'body-1.2/0.6 line 1.6 170 30 154 24 140 22',
      'body-1.4 stroke 1.6 M8 33C30 48 60 54 90 55C120 54 150 48 172 33',
      ...[8, 172].map((x) => `#e2b85a roll oval ${x} 34 5 8`),
    ],
  }),
  planned('pillow', {
    colours: { body: '#e9e2d4 #a9bccb #d9a9a0 #b8c2a2' },
    parts: [
      // plump in the middle, drawn in between its corners
      'body-1.4 M3 7C24 13 90 13 111 7C105 26 105 58 111 77C90 71 24 71 3 77C9 58 9 26 3 7Z',
      'body face M3 3C24 10 90 10 111 3C104 22 104 55 111 73C90 67 24 67 3 73C10 55 10 22 3 3Z',
      'body+1.2/0.3 oval 60 28 36 15',
      'body+1.4/0.3 oval 64 25 22 8',
      'body-1/0.3 M14 62C30 50 84 50 100 62C84 58 30 58 14 62Z',
      'body-1.5/0.7 line 1.5 6 6 14 11 19 20',
      'body-1.5/0.7 line 1.5 108 6 100 11 95 20',
      'body-1.5/0.7 line 1.5 6 70 14 64 19 55',
      'body-1.5/0.7 line 1.5 108 70 100 64 95 55',
      'body-1.3/0.6 line 1.6 44 42 56 47 70 41',
      'body-1.6/0.8 stroke 1 M5.5 5.5C26 12 88 12 108.5 5.5C102 23 102 54 108.5 70.5C88 65 26 65 5.5 70.5C12 54 12 23 5.5 5.5Z',
    ],
  }),
  planned('towel', {
    colours: { body: '#5fa0b0 #d98a8a #e0c070 #8fae7a', stripe: '#f7f2e6' },
    parts: [
      // one towel, folded: its top, and the fold towards us
      'body-2.2 lying M4 66C0 72 0 82 6 86H114C120 82 120 72 116 66Z',
      'body-1.2 lying M4 50C-2 56 -2 66 5 70H115C122 66 122 56 116 50Z',
      'body-2.8 stroke 1 M5 70H115',
      'body face M26 16H94C97 16 99 18 101 21L118 50C120 54 116 58 112 57H8C4 58 0 54 2 50L19 21C21 18 23 16 26 16Z',
      'stripe face poly 80 16 85 16 103 57 95 57',
      'stripe-0.6 poly 88 16 90 16 109 57 106 57',
      'stripe-1 M95 57L103 57C104 62 104 66 103 70L95 70C96 66 96 62 95 57Z',
      'stripe-1.4 M106 57L109 57C110 62 110 66 109 70L106 70C107 66 107 62 106 57Z',
      'stripe-1.6 M95 70H103V86H95Z',
      { times: [7, 9, 0], parts: ['body+1.8/0.6 lines 0.9 25 24 27 24', 'body-1.4/0.5 lines 0.9 28 30 30 30'] },
      { times: [8, 9.4, 0], parts: ['body+1.8/0.6 lines 0.9 18 38 21 38', 'body-1.4/0.5 lines 0.9 14 46 17 46'] },
      'body+1.4/0.7 line 2 10 53 50 54 90 53',
    ],
  }),
  // hung over its rail, one broad face towards us
  planned('hung-towel', {
    colours: { body: '#5fa0b0 #d98a8a #e0c070 #8fae7a', rail: '#8a6a4a' },
    parts: [
      'rail roll box 4 4 6 112 2',
      'rail roll box 98 4 6 112 2',
      'rail-1 box -2 112 18 5 2',
      'rail-1 box 92 112 18 5 2',
      'rail roll box 0 6 108 6 3',
      'body-1.6 M18 6H90L91 96H19Z',
      'body face M14 5C30 2 78 2 94 5L96 100C72 103 36 103 12 100Z',
      'body+1.2/0.5 M14 5C30 2 78 2 94 5L94 11C78 8 30 8 14 11Z',
      'body-1.2/0.6 lines 1.4 12.4 84 95.6 84',
      'body-1.2/0.6 lines 1.4 12.2 89 95.8 89',
      'body-0.8/0.4 line 2 30 12 29 50 31 98',
      'body-0.8/0.4 line 2 78 12 80 50 77 98',
      { times: [17, 5, 0], parts: ['body-1/0.8 lines 1.2 14 101 14 105'] },
    ],
  }),
  planned('canister', {
    colours: { body: '#5f8fa8 #c8504a #7f9a6a', lid: '#c3cad1', label: '#f4eede' },
    parts: [
      'body metal M6 20V92C6 101 74 101 74 92V20Z',
      'body-2 stroke 1.6 M6 88C8 97 72 97 74 88',
      'label face M20 50C30 53 50 53 60 50V76C50 79 30 79 20 76Z',
      'body-1 stroke 1.4 M26 60C34 62 46 62 54 60M30 68C36 69.4 44 69.4 50 68',
      'lid metal M3 8V24C3 33 77 33 77 24V8Z',
      'lid-1.6 stroke 1.2 M3 20C5 29 75 29 77 20',
      'lid+0.8 face oval 40 8 37 7.6',
      'lid-1.4 ring 1 40 8 29 5.6',
      'lid-1 roll box 33 -4 14 11 4',
      'lid+1.6 oval 40 -3 7 2.4',
    ],
  }),
  planned('jug', {
    colours: { body: '#e6dccb #5f8fa8 #c8704a #7fa08a' },
    parts: [
      // the handle, the belly, the neck with its lip and the dark inside
      'body-1.4 stroke 8 M64 18C92 14 98 34 90 52C86 62 78 70 70 72',
      'body+1/0.7 stroke 2 M66 15C90 12 96 30 89 50',
      'body roll M16 10C22 24 20 30 13 42C2 60 2 84 18 98H62C78 84 78 60 67 42C61 32 60 24 66 10L16 10L4 3Z',
      'body-0.8 M66 10C62 17 24 18 16 11L3 2C8 0 16 3 22 5C36 2 58 3 66 10Z',
      'body-3 M60 10C56 14 28 15 20 10C13 7 9 4 8 3.4C14 4 18 6 22 7C34 4.6 54 5.6 60 10Z',
      'body-1.8/0.8 stroke 1.4 M12.6 43C30 50 50 50 67.4 43',
      'body+2.4/0.7 line 4 15 60 12 74 17 88',
      'body-1.6 lying box 18 96 44 4 2',
    ],
  }),
  planned('glass-pitcher', {
    colours: { drink: '#f08a2a' },
    parts: [
      // the handle, the wall of glass, the drink in it up to its level surface, the lip
      '#cfe0e6/0.9 stroke 7 M66 22C92 18 98 38 92 56C88 68 80 76 70 78',
      '#ffffff/0.8 stroke 2 M68 19C90 16 96 34 91 53',
      '#dbe9ee/0.6 M14 6C18 20 18 30 12 44C4 62 4 84 18 98H62C76 84 76 62 68 44C62 30 62 20 66 8Z',
      'drink/0.92 roll M16 30C30 27 52 27 64 30C65 36 66 40 68 45C75 62 75 83 61 96H19C5 83 5 62 12 45C14 40 16 36 16 30Z',
      'drink+1.8 oval 40 30 24 4',
      '#ffffff/0.75 ring 2 40 7 26 4',
      '#dbe9ee/0.9 M14 6L3 1C8 -1 18 2 24 4Z',
      '#ffffff/0.55 line 4 16 52 12 68 17 86',
      '#ffffff/0.35 line 3 60 40 66 56 66 72',
      '#b9cdd6/0.9 lying box 18 95 44 4 2',
    ],
  }),
  planned('passenger-seat', {
    colours: { body: '#3f6390 #93504c #4f7a68', cloth: '#f0ede2', metal: '#6d7078' },
    parts: [
      'metal-1 box 16 92 38 26 3',
      'metal-2 box 8 114 54 5 2',
      'body-0.6 roll box 7 0 56 84 12',
      'body+0.4 face box 13 6 44 74 9',
      'cloth face box 14 3 42 22 6',
      'body-1.4/0.7 line 1.4 35 30 35 70',
      'body+0.7 roll box 5 72 60 22 8',
      'metal roll box 0 56 9 34 4',
      'metal roll box 61 56 9 34 4',
      'metal+1 face box -1 52 11 8 4',
      'metal+1 face box 60 52 11 8 4',
    ],
  }),
  planned('carriage-bench', {
    colours: { body: '#3f6390 #93504c #4f7a68', metal: '#8d9299' },
    parts: [
      'metal-1.6 box 14 60 172 38 2',
      'metal-2.6/0.6 box 14 60 172 8',
      'metal-2.4 box 10 96 180 4 1',
      'body-0.6 roll box 2 2 196 54 9',
      { times: [4, 48, 0], parts: ['body+0.3 face box 5 5 46 44 7'] },
      'body+0.9 roll box 0 48 200 15 6',
      { times: [3, 48, 0], parts: ['body-1/0.7 lines 1.4 52 50 52 62'] },
    ],
  }),
  planned('blanket', {
    colours: { body: '#b5563f #5f7f9a #8a9a5a #c9974a', stripe: '#f1e3c4' },
    dyed: { stripe: 1.2 },
    parts: [
      // folded twice: three soft layers, their folds towards us, a fringe at the side
      {
        unless: 'fluffy, furry',
        parts: [{ times: [12, 0, 5.2], parts: ['stripe-0.6 line 1.8 198 26 208 28 216 25'] }],
      },
      'body-1.6 face M12 62C2 62 2 88 12 88H192C204 88 204 62 192 62Z',
      'body-0.7 face M10 40C-1 40 -1 66 10 66H194C207 66 207 40 194 40Z',
      'body face M12 18C1 18 1 44 12 44H192C205 44 205 18 192 18Z',
      'body+0.9 face M10 28C0 26 6 16 16 11L40 0H172L194 13C204 18 204 26 196 28Z',
      {
        inside: 'M10 90C-4 80 -4 16 16 11L40 0H172L194 13C208 20 208 84 192 90Z',
        parts: [
          {
            unless: 'fluffy, furry',
            parts: [
              { times: [5, 36, 0], parts: ['stripe/0.6 poly 42 -4 50 -4 33 28 24 28', 'stripe/0.6 box 24 28 9 64'] },
              'stripe/0.5 box -10 33 230 4',
              'stripe/0.5 box -10 54 230 4',
              'stripe/0.5 box -10 76 230 4',
              'stripe/0.45 box -10 11 230 4',
            ],
          },
        ],
      },
      'body-2.6/0.9 line 1.8 8 42 60 44 120 43 196 42',
      'body-2.6/0.9 line 1.8 8 64 60 66 120 65 196 64',
      'body-2/0.6 line 1.2 10 28 80 29.6 196 28',
    ],
  }),
  planned('bathtub', {
    colours: { body: '#f3f4f4', metal: '#c2a35a #b9c2ca' },
    parts: [
      { mirror: 60, parts: ['metal-0.6 line 5 18 66 12 74 20 78', 'metal ball oval 18 80 5 4'] },
      'body-1.2 face oval 60 27 60 10',
      'body-2.6 down oval 60 27 54 7.6',
      // on the rim
      'metal-1 stroke 4 M102 21V2C102 -5 90 -5 90 4',
      'metal metal box 95 17.4 14 5 2',
      '#bfe0ec oval 60 29.4 48 5',
      { times: [7, 12, 0], parts: ['#ffffff/0.95 oval 22 27 6.6 4.2', '#eaf4f8 oval 29 28.6 5 3'] },
      'body lying M0 27C2 30 10 36 60 37C110 36 118 30 120 27C120 50 110 72 92 74H28C10 72 0 50 0 27Z',
      'body+1.6 stroke 2.4 M0 27C2 31 10 36.4 60 37C110 36.4 118 31 120 27',
      'body+2/0.8 line 3 12 46 18 58 28 66',
    ],
  }),
  planned('wastebasket', {
    colours: { body: '#7f8a93 #4f7f62', lid: '#5f6871' },
    parts: [
      'body roll M12 26H76L69 96C68 100 66 101 62 101H26C22 101 20 100 19 96Z',
      {
        inside: 'M12 26H76L69 101H19Z',
        parts: [{ times: [5, 11, 0], parts: ['body-1.4/0.9 poly 20 34 23 34 25 94 22.6 94'] }],
      },
      'lid roll M6 22C8 12 30 8 44 8C58 8 80 12 82 22C84 28 80 30 76 30H12C8 30 4 28 6 22Z',
      'lid+1.6/0.8 line 1.6 12 19 28 14 44 13',
      'lid-1 stroke 3.4 M36 9C36 0 52 0 52 9',
    ],
  }),
  planned('door', {
    colours: { body: '#8a5a35 #3f6f6a #b5483a #4a6a8f', frame: '#efe6d6', knob: '#d9b45a' },
    parts: [
      'frame-0.8 face box 0 0 64 120',
      'frame+0.6 box 2 2 60 118',
      'body-2.4 box 6 6 52 114',
      'body face box 7 7 50 113',
      {
        mirror: 32,
        parts: [
          'body-1.6 box 12 14 17 36 1',
          'body+0.6 face box 13.6 16 14 32.6',
          'body-1.6 box 12 58 17 50 1',
          'body+0.6 face box 13.6 60 14 46.6',
        ],
      },
      'knob-1.4 box 50 57 5 12 2',
      'knob ball oval 52.4 61 3.4 3.4',
    ],
  }),
  planned('ladder', {
    colours: { body: '#c2925a #c9ced4' },
    parts: [
      // the rails part towards the foot, and each rung reaches both
      'body-1 lying lines 3.2 20.1 8 51.6 8',
      'body-1 lying lines 3.2 18.5 21 52.5 21',
      'body-1 lying lines 3.2 17 34 53.5 34',
      'body-1 lying lines 3.2 15.4 47 54.4 47',
      'body-1 lying lines 3.2 13.9 60 55.4 60',
      'body-1 lying lines 3.2 12.4 73 56.3 73',
      'body-1 lying lines 3.2 10.8 86 57.3 86',
      'body-1 lying lines 3.2 9.3 99 58.2 99',
      'body-1.8 lines 4.4 53 0 61 110',
      'body lines 4.4 21 0 8 110',
      'body lines 4.4 51 0 59 110',
      'body+1.8/0.7 lines 1 20 2 7.4 104',
    ],
  }),
  planned('bucket', {
    colours: { body: '#9aa6ae #c8503f #4f86b0', inside: '#5a646c' },
    parts: [
      'inside-1 stroke 2.4 M8 22C14 -14 74 -14 80 22',
      'body roll M6 22H82L70 96C69 100 64 102 44 102C24 102 19 100 18 96Z',
      'body-1.6 line 1.4 10 44 44 51 78 44',
      'body-1.6 line 1.4 15 78 44 85 73 78',
      'body+0.6 face oval 44 22 38.4 10',
      'inside face oval 44 23 34 7.6',
      'body+2/0.6 line 3 20 42 23 62 27 84',
    ],
  }),
  planned('eggshell', {
    colours: { body: '#f3ead8 #e9dcc4 #dfe6e2', inside: '#cdb894' },
    parts: [
      'inside face M5 40L15 28L25 36L35 24L47 34L57 22L67 34L77 27L85 40C84 54 6 54 5 40Z',
      'body roll M3 38L14 45L24 38L34 47L46 39L56 48L66 38L76 46L87 38C92 72 74 104 45 104C16 104 -2 72 3 38Z',
      'body+1.6/0.6 line 3 14 58 17 74 25 88',
      'body-1.4/0.7 line 1.2 46 39 42 50 48 58 44 68',
      'body-1.4/0.7 line 1.2 66 38 70 48 65 56',
    ],
  }),
  planned('broom', {
    colours: { body: '#d9b060', handle: '#9a6a3f', band: '#b5483a' },
    parts: [
      {
        at: [0, 0, 16],
        parts: [
          'handle roll box -2.2 -120 4.4 82 2',
          'body roll M-7 -44H7C12 -30 20 -14 22 0C8 4 -8 4 -22 0C-20 -14 -12 -30 -7 -44Z',
          {
            mirror: 0,
            parts: [
              'body-1.6/0.8 line 0.9 -5 -36 -12 -18 -18 -1',
              'body-1.6/0.8 line 0.9 -3 -36 -8 -18 -12 1',
              'body-1.6/0.8 line 0.9 -1 -36 -3 -18 -5 2',
            ],
          },
          'band box -8.6 -47 17 7 2',
          'band-1.6 lines 1 -10 -34 10 -34',
        ],
      },
    ],
  }),
  planned('candle-holder', {
    overhang: 0.2,
    colours: { body: '#d9a93a', candle: '#f3e6cc' },
    parts: [
      '#ffb84a glow oval 30 10 22 22',
      '#ffcf5a M30 0C36 8 37 14 30 20C23 14 24 8 30 0Z',
      '#fff3c4 M30 8C33 12 33 16 30 19C27 16 27 12 30 8Z',
      'candle roll box 23 20 14 44 2',
      'body metal box 20 60 20 12 2',
      'body stroke 4 M40 78C56 66 58 86 42 84',
      'body lying M0 76C8 88 52 88 60 76Z',
      'body+1 face oval 30 76 30 6',
    ],
  }),
  planned('soap', { colours: { body: '#f0b8c0 #a8d0c0 #f3e2b0' }, parts: barOfSoap }),
  planned('soap-dish', {
    colours: { body: '#f0b8c0 #a8d0c0 #f3e2b0', dish: '#e8edf0' },
    parts: ['dish-1.4 lying M0 44C8 58 92 58 100 44Z', 'dish face oval 50 44 50 9', ...barOfSoap],
  }),
  planned('shower', {
    colours: { body: '#c3cad1', water: '#9fd0ea' },
    parts: [
      'body stroke 5 M4 100V16C4 2 30 -2 46 8',
      'body+2.6/0.7 stroke 1.2 M2.6 98V16C2.6 2 28 -2 42 6',
      'body metal M30 20C32 8 60 8 62 20L66 26H26Z',
      'body-1.4 box 25 25 42 4 2',
      {
        times: [6, 7, 0],
        parts: [
          'water/0.9 lines 1.5 29 34 27 46',
          'water/0.9 lines 1.5 28 54 26 66',
          'water/0.9 lines 1.5 27 74 25 86',
        ],
      },
      'body-1 box 0 60 9 9 2',
    ],
  }),
  planned('faucet', {
    colours: { body: '#b9c2ca #c9a45a', water: '#9fd0ea' },
    parts: [
      'body metal box 38 40 16 50 3',
      'body-1 box 30 86 32 8 3',
      'body-1 stroke 14 M46 44C46 26 20 26 18 44',
      'body stroke 12 M46 44C46 26 20 26 18 44',
      'body+2.6/0.8 stroke 2.2 M42 40C42 32 24 30 20 40',
      'body-1.4 box 10 42 16 5 1.4',
      'water/0.95 M18 54C23 62 23 68 18 68C13 68 13 62 18 54Z',
      'body metal box 42 16 8 14 2',
      'body-0.4 box 28 8 36 9 4',
    ],
  }),
  planned('coat-rack', {
    colours: { body: '#7a5134' },
    parts: [
      'body roll box 37 4 6 110 2',
      'body ball oval 40 4 5 5',
      {
        mirror: 40,
        parts: ['body line 3.6 38 26 20 24 14 10', 'body line 3 38 40 24 38 19 28', 'body line 4 38 100 26 108 16 116'],
      },
      'body-1 line 4 40 100 40 110 44 118',
    ],
  }),
  planned('ceiling-fan', {
    colours: { body: '#a8743f #d9d4ca', metal: '#b9a05a' },
    parts: [
      'metal metal box 57 0 6 26 2',
      'body-1.4 M54 34C30 20 6 22 0 30C6 38 34 42 54 40Z',
      'body-0.6 M66 34C90 20 114 22 120 30C114 38 86 42 66 40Z',
      'body M58 40C44 44 30 54 32 62C42 64 60 56 64 44Z',
      'body-1 M62 40C76 44 92 50 92 58C80 62 64 54 58 44Z',
      'metal ball oval 60 34 13 10',
      '#fff0c0 ball oval 60 46 9 8',
    ],
  }),
];
