import { planned } from '../parts/plan.js';

const rubberGlove = [
  'body-1 face M12 50C4 44 -4 40 -6 46C-7 54 6 64 14 70Z',
  'body face M12 48L10 16C10 10 18 10 19 16L21 38L21 8C21 2 30 2 30 8L30.6 37L33 10C34 4 42 5 41 11L38 40L42 22C43.6 16 50 18 49 24C48 40 46 52 44 66H14Z',
  // a long smooth cuff that widens to a rolled rim
  'body face M13 60H45C45 74 48 92 51 112H7C10 92 13 74 13 60Z',
  'body-1.8/0.7 line 1 21 38 21.6 46 20 50',
  'body-1.8/0.7 line 1 30.6 37 31 46 29.6 50',
  'body-1.8/0.7 line 1 38 40 38 47 37 51',
  { times: [4, 0, 5], parts: ['body-1.4/0.8 line 1.2 13 70 29 72 45 70'] },
  'body-1 lying box 5 108 48 8 4',
  'body+2.6/0.8 line 2.4 14 44 12.6 28 13 18',
  'body+2.6/0.8 line 2.4 24 34 23.6 20 24 10',
  'body+2.6/0.8 line 2.6 16 78 14 92 12 104',
] as const;

/** What is known by what it is made of. */
export const madeThings = [
  planned('rubber-gloves', {
    colours: { body: '#f2c12e #ee9a3a #5fb6c8' },
    parts: [{ mirror: 54, parts: rubberGlove }],
  }),
  planned('rubber-ball', {
    colours: { body: '#d8473f #2f7fc0 #e0922f' },
    parts: [
      'body ball oval 50 50 50 50',
      // two moulded ridges, and a dull wide shine
      'body-1.6/0.9 ring 2.4 50 50 48.6 17 0 180',
      'body+1/0.5 ring 1.4 50 52 48.4 17 0 180',
      'body-1.6/0.9 ring 2.4 50 60 46 17 10 170',
      'body+1/0.5 ring 1.4 50 62 45.6 17 10 170',
      'body+3/0.4 oval 34 24 15 9 -30',
      'body+4/0.45 oval 32 22 8 4.6 -30',
    ],
  }),
  planned('plastic-cup', {
    colours: { body: '#d8352f #2f7fd8 #f2b81e' },
    parts: [
      // a beaker of thin plastic: a rolled rim, moulded rings
      'body roll M6 10L18 118C18 126 72 126 72 118L84 10Z',
      'body-2.4 oval 45 10 37 7',
      '#f6f4f0 oval 45 12 34 5.4',
      'body+1.4 ring 4 45 10 38 7.4',
      { times: [3, 0, 9], parts: ['body-1.6/0.8 line 1.6 11 44 45 50 79 44', 'body+2/0.6 line 1.2 11 46 45 52 79 46'] },
      '#ffffff/0.75 poly 18 24 25 25 31 112 27 112',
      '#ffffff/0.4 line 2 72 26 68 60 65 108',
    ],
  }),
  planned('paper-boat', {
    colours: { body: '#f4f1ea' },
    parts: [
      'body-1.6 poly 100 4 134 70 66 70',
      'body poly 100 4 100 70 66 70',
      'body-0.4 face poly 0 44 66 70 134 70 200 44 168 104 32 104',
      'body-1.8 poly 0 44 66 70 32 104',
      'body-1 poly 200 44 134 70 168 104',
      'body+1 poly 66 70 134 70 100 104 60 104',
      'body-2.4/0.7 lines 1.2 66 70 32 104',
      'body-2.4/0.7 lines 1.2 134 70 168 104',
      'body-2/0.6 lines 1.2 100 4 100 70',
    ],
  }),
  planned('glass-cup', {
    colours: { glass: '#86aebc' },
    parts: [
      'glass/0.3 stroke 9 M79 34C108 28 106 80 75 78',
      'glass-1.4/0.9 stroke 1.4 M80 29C113 22 112 86 74 83',
      'glass-1/0.7 stroke 1.2 M79 39C102 34 100 74 75 73',
      '#ffffff/0.9 line 2 96 40 99 52 94 64',
      'glass/0.2 M8 12L17 96C18 105 72 105 73 96L82 12Z',
      // its far rim shows through it
      'glass-0.6/0.7 ring 1.4 45 12 37 8 180 360',
      'glass+1/0.28 oval 45 12 37 8',
      'glass-0.4/0.4 M16.6 90C20 97 70 97 73.4 90L73 96C72 105 18 105 17 96Z',
      'glass-1/0.8 ring 1.2 45 90 28 5.6',
      'glass-1.8/0.95 stroke 2 M8 12L17 96C18 105 72 105 73 96L82 12',
      'glass-1.4/0.95 ring 2 45 12 37 8 0 180',
      '#ffffff/0.95 poly 16 24 24 26 29 84 24 83',
      '#ffffff/0.6 poly 28 26 31 26 35 84 33 84',
      '#ffffff/0.65 line 2 73 26 70 56 67 84',
      '#ffffff/0.8 ring 1.4 45 12 37 8 110 170',
    ],
  }),
  planned('tissue-packet', {
    colours: { body: '#8fc4dc #e6a9bd #a9cfa6', paper: '#fbfbf8' },
    parts: [
      'body face M8 24C2 26 2 34 5 40L4 92C3 100 8 104 16 103H124C132 104 137 100 136 92L135 40C138 34 138 26 132 24Z',
      'body-1.2 poly 4 24 12 20 12 108 4 104',
      'body-1.2 poly 136 24 128 20 128 108 136 104',
      { times: [7, 0, 12], parts: ['body-2.4/0.7 lines 1 4 28 12 27', 'body-2.4/0.7 lines 1 128 27 136 28'] },
      'body-2.6 oval 70 58 42 9',
      // one is half out
      'paper-0.4 face M34 58C36 30 22 26 30 10C40 18 46 2 58 6C68 -4 78 8 90 2C98 12 112 12 106 26C112 36 104 48 106 58C92 64 48 64 34 58Z',
      'paper-1.6/0.8 line 1.4 52 58 50 36 58 14',
      'paper-1.6/0.8 line 1.4 84 58 88 36 82 14',
      'body M28 58C40 70 100 70 112 58V72C90 80 50 80 28 72Z',
      'body+2/0.7 line 2 22 40 20 70 22 94',
      '#ffffff/0.8 line 3 48 90 70 92 92 90',
    ],
  }),
  planned('sun-hat', {
    colours: { straw: '#e6c887 #d9b56a #efdcae', band: '#c8504a #3f7f9a #2f3a52' },
    parts: [
      'straw-2 M0 62C20 86 180 86 200 62C190 98 10 98 0 62Z',
      'straw face M0 60C-2 46 50 40 100 40C150 40 202 46 200 60C196 80 150 88 100 88C50 88 4 80 0 60Z',
      ...[0.9, 0.76, 0.62].map((share) => `straw-1.4/0.6 ring 1.2 100 ${64 - share * 2} ${98 * share} ${23 * share}`),
      'straw roll M52 62C50 30 62 2 100 2C138 2 150 30 148 62C136 72 64 72 52 62Z',
      {
        inside: 'M52 62C50 30 62 2 100 2C138 2 150 30 148 62C136 72 64 72 52 62Z',
        parts: [
          { times: [7, 0, 8], parts: ['straw-1.3/0.6 line 1 46 6 100 14 154 6'] },
          'band roll M40 44C66 56 134 56 160 44V64C134 76 66 76 40 64Z',
        ],
      },
      'band-1 M140 56L170 66L164 76L176 84L150 76L136 66Z',
    ],
  }),
  planned('locket', {
    colours: { metal: '#dcae42' },
    parts: [
      // the chain lies behind it in a loop
      ...Array.from({ length: 44 }, (_, link) => {
        const angle = (link / 44) * Math.PI * 2 + Math.PI / 2;
        const [x, y] = [70 + Math.cos(angle) * 66, 40 + Math.sin(angle) * 34];
        return `metal${link % 2 === 0 ? '+0.8' : '-1'} oval ${x.toFixed(1)} ${y.toFixed(1)} 3.4 2.8`;
      }),
      'metal-0.6 ring 3 70 78 5 7',
      'metal-2 oval 70 122 38 38',
      'metal ball oval 68.6 120 38 38',
      'metal-1.8/0.9 ring 1.8 68.6 120 33 33',
      'metal+2/0.8 ring 1.2 68.6 120 31 31',
      // a hinge, a clasp, an engraved heart
      'metal-1.4 lying box 28 112 6 18 2',
      'metal+1 ball oval 107 120 4 5',
      'metal-1.6 M68.6 140C46 124 50 104 60 104C65 104 68.6 108 68.6 112C68.6 108 72 104 77 104C87 104 91 124 68.6 140Z',
      'metal+1.6 stroke 1.4 M68.6 137C50 123 53 107 60 107C65 107 68.6 111 68.6 115',
      '#ffffff/0.8 line 3 42 104 46 96 54 90',
    ],
  }),
  planned('marble', {
    colours: { glass: '#7fb4cc #8fc0a0 #c89ab8', twist: '#e0662f #2f6fb8 #d8b02f' },
    parts: [
      'glass ball oval 50 50 50 50',
      {
        inside: 'oval 50 50 50 50',
        parts: [
          // ribbons twisted within the glass
          'twist/0.9 M18 78C30 40 56 66 84 20C90 44 60 82 18 78Z',
          '#ffffff/0.75 M26 84C44 56 64 72 88 36C88 58 66 86 26 84Z',
          'twist+2/0.8 M12 62C30 34 48 50 74 14C80 30 52 64 12 62Z',
          'glass-3/0.35 ring 8 50 50 48 48',
        ],
      },
      '#ffffff/0.85 oval 32 27 13 8 -34',
      '#ffffff/0.5 ring 3 50 50 42 42 20 70',
    ],
  }),
  planned('ice-cream-scoop', {
    colours: { metal: '#b9c0c9', grip: '#33363d #b5483a' },
    parts: [
      'grip lying box 60 22 84 20 10',
      'grip-2/0.7 lines 1.4 76 25 76 39',
      'grip-2/0.7 lines 1.4 86 25 86 39',
      'metal metal box 40 26 30 11 3',
      'metal ball oval 28 32 28 28',
      'metal-3 oval 25 33 22 23',
      'metal-1 M4 36C6 52 20 58 34 55C48 50 46 36 44 30C40 44 16 52 4 36Z',
      'metal+2 ring 2 25 33 22 23',
    ],
  }),
  planned('bottle-cap', {
    colours: { body: '#c8323a #2f7fb0 #d9a93a', metal: '#c3cad1' },
    parts: [
      'body-1.6 M2 34C6 58 114 58 118 34L120 48C112 76 8 76 0 48Z',
      { times: [13, 8.6, 0], parts: ['body-3 lines 2 9 50 7 62'] },
      'body face oval 60 32 60 27',
      'body+1.6 ring 2 60 32 52 22',
      'metal poly 60 16 66 28 80 28 69 36 73 48 60 41 47 48 51 36 40 28 54 28',
    ],
  }),
  planned('butternut-squash', {
    colours: { body: '#e0b06a #d9a356', stem: '#7a6a3f' },
    parts: [
      'stem roll poly 44 0 56 0 58 14 42 14',
      'body roll M34 14C26 40 30 62 20 84C4 110 10 146 50 146C90 146 96 110 80 84C70 62 74 40 66 14C60 8 40 8 34 14Z',
      'body-1/0.5 line 2 44 18 42 70 34 110 42 142',
      'body-1/0.5 line 2 58 18 60 70 68 110 60 142',
      '#ffffff/0.4 oval 30 108 7 16 10',
    ],
  }),
  planned('shower-stall', {
    colours: { tile: '#dfe9ec', metal: '#b9c2ca', glass: '#9cc8d6' },
    parts: [
      'tile face box 4 4 112 214 2',
      { times: [8, 14, 0], parts: ['tile-1.4/0.7 lines 1 8 6 8 206'] },
      { times: [15, 0, 14], parts: ['tile-1.4/0.7 lines 1 5 10 115 10'] },
      // the pipe, the head, its water
      'metal metal lines 4 60 40 60 150',
      'metal stroke 4 M60 40C60 26 82 26 82 36',
      'metal metal M70 36H94L98 44H66Z',
      { times: [5, 6, 0], parts: ['glass-1/0.6 lines 1.4 70 48 68 110'] },
      'metal ball oval 60 120 7 7',
      'tile-2 lying M0 206H120L124 220C124 226 -4 226 -4 220Z',
      // panes in a frame, the door with its handle
      'glass/0.28 box 4 4 112 206',
      '#ffffff/0.5 poly 20 20 34 20 14 120 4 120',
      '#ffffff/0.4 poly 92 60 104 60 76 200 64 200',
      'metal-0.6 stroke 4 M4 4H116V210H4Z',
      'metal-0.6 lines 3 60 4 60 210',
      'metal-1.4 line 4 67 106 69 120 67 134',
    ],
  }),
  planned('party-horn', {
    colours: { body: '#d8473f #2f8fc0 #8a4fb0', stripe: '#f6d04a', mouth: '#f4efe6' },
    // on its mouthpiece and the rim of its mouth
    parts: [
      {
        at: [0, 0, -14.2],
        parts: [
          'mouth roll box 0 44 30 12 4',
          'body lying poly 28 42 150 6 150 94 28 58',
          {
            inside: 'poly 28 42 150 6 150 94 28 58',
            parts: [{ times: [5, 27, 0], parts: ['stripe lines 9 36 110 60 -10'] }],
          },
          'body-3 oval 150 50 9 44',
          'stripe ring 3 150 50 9 44',
          { times: [6, 0, 13], parts: ['stripe-0.4 line 2.4 154 18 168 14 176 20'] },
        ],
      },
    ],
  }),
  planned('pouch', {
    colours: { body: '#8a6a9a #5f7f9a #b5764a', cord: '#e6cf9a' },
    parts: [
      // gathered at the neck by a cord, its ruffle above
      'body-1.6 M40 34C30 22 28 8 34 0C44 8 48 2 56 6C64 0 72 8 78 2C84 10 92 4 96 10C96 20 92 28 84 36Z',
      'body face M42 36C20 52 4 80 10 108C14 126 34 130 62 130C92 130 112 126 116 108C122 80 104 52 82 36Z',
      'body-1.8/0.7 line 2 50 38 36 66 34 104',
      'body-1.8/0.7 line 2 62 38 62 70 62 112',
      'body-1.8/0.7 line 2 74 38 88 66 90 104',
      'body+1.8/0.6 line 4 26 74 20 94 24 110',
      'cord lying box 38 31 48 9 4',
      'cord line 3 80 38 98 52 94 70',
      'cord line 3 82 38 106 46 110 62',
      'cord-0.8 ball oval 94 72 4.4 4.4',
      'cord-0.8 ball oval 110 64 4.4 4.4',
    ],
  }),
  planned('bird-house', {
    colours: { body: '#c08a54 #b5654a #6f9a86', roof: '#8a4034 #4a5a6a', post: '#8a6240' },
    parts: [
      'post roll box 54 108 12 190 2',
      'post-1.4 poly 54 118 30 108 34 104 60 112',
      'post-1.4 poly 66 118 90 108 86 104 60 112',
      'post-1.8 lying box 18 104 84 7 2',
      'body face poly 22 48 60 10 98 48 98 105 22 105',
      { times: [5, 0, 12], parts: ['body-1.4/0.6 lines 1 22 52 98 52'] },
      'body-4 oval 60 58 13 13',
      'body-1.4 ring 2.4 60 58 13 13',
      'post-0.6 roll box 57 80 6 12 3',
      'roof-1.6 poly 60 -6 118 46 110 54 60 10',
      'roof poly 60 -6 2 46 10 54 60 10',
      'roof+1.4/0.7 lines 2 58 0 8 44',
    ],
  }),
];
