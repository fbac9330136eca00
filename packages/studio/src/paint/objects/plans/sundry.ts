import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

/** Twigs that cross each other along a bow, some of them sticking out. */
function twigs(
  [left, top, right, bottom]: readonly [number, number, number, number],
  count: number,
  steps: number,
): Part[] {
  return Array.from({ length: count * 2 }, (_, index) => {
    const share = index / (count * 2 - 1);
    const x = left + (right - left) * share;
    const y = top + (bottom - top) * share + 8 * Math.sin(share * Math.PI);
    const [reach, lean] = [13 + ((index * 7) % 5) * 2, ((index * 5) % 7) - 3];
    const tone = (steps + (((index * 3) % 5) - 2) * 0.7).toFixed(1);
    const colour = `body${tone.startsWith('-') ? '' : '+'}${tone}`;
    return `${colour} line 2 ${x - reach} ${y - lean * 1.6} ${x} ${y + (index % 2 ? 1.4 : -1.4)} ${x + reach} ${y + lean * 1.6}`;
  });
}

export const sundry = [
  planned('cigar', {
    colours: { body: '#7d4e2c #6b4026', band: '#b8323c', ash: '#b5afa8' },
    parts: [
      { when: 'lit, smoking, burning', parts: ['#ffffff/0.4 line 3 113 12 118 -4 110 -16 116 -30'] },
      'body-1.8 M2 17C26 7 66 5 98 11L99 27C66 22 30 24 7 33C-2 31 -4 21 2 17Z',
      'body lying M1 14C25 4 66 2 98 8L99 25C66 19 29 21 6 31C-3 28 -4 18 1 14Z',
      'body-1.6/0.7 line 1 44 5 56 12 62 19',
      'body-1.6/0.7 line 1 66 5 78 12 84 21',
      'body+1.6/0.6 line 1.4 8 15 40 8 92 11',
      'band face M22 7L36 4.6L39 21.6L27 24.4Z',
      '#e2b84a lines 1.6 22.6 8 27.4 23.6',
      '#e2b84a lines 1.6 35.4 5.4 38.4 21',
      '#e2b84a oval 31 14.4 3 4.2 -14',
      '#4a3a34 M97 7.8C100 12 100.6 20 98 25.2L95 24.6C97.4 19 97 12 94.6 7.4Z',
      'ash lying M97 7.8C106 8 113 12 113 17C113 22 107 26 98 25.2C100.6 20 100 12 97 7.8Z',
      'ash-2/0.6 line 0.9 103 10 106 16 104 23',
      '#e86a2a/0.8 line 1.2 97.4 8.6 99.8 16 98.4 24.6',
    ],
  }),
  planned('log', {
    colours: { body: '#7a5538', cut: '#d9b27a' },
    parts: [
      'body lying M14 6H150C164 8 164 54 150 56H14Z',
      {
        times: [5, 0, 9],
        parts: ['body-1.8/0.9 line 1.8 30 14 60 12 96 15 140 13', 'body+1.2/0.7 line 1.2 24 18 70 19 110 17 146 19'],
      },
      'body-0.6 line 9 96 10 106 -2 110 -6',
      'cut-1.4 oval 15 31 14 26',
      'cut face oval 14 31 12 23',
      'cut-1.2 ring 1.2 14 31 8 16',
      'cut-1.2 ring 1.2 14 31 4 8',
      '#6fae4a/0.9 M60 8C70 2 88 2 96 8C90 13 70 13 60 8Z',
    ],
  }),
  planned('tree-stump', {
    colours: { body: '#7a5538', cut: '#d9b27a' },
    parts: [
      'body roll M14 18H96C96 50 100 70 116 86C104 90 92 84 84 80C78 90 66 92 58 84C48 92 34 90 28 80C18 86 6 90 -6 86C10 70 14 50 14 18Z',
      { times: [6, 14, 0], parts: ['body-1.8/0.9 line 1.8 22 28 24 48 20 72'] },
      'cut-1.4 oval 55 18 42 14',
      'cut face oval 55 16 40 12.6',
      'cut-1.2 ring 1.3 55 16 28 8.6',
      'cut-1.2 ring 1.3 55 16 16 5',
      'cut-1.2 oval 55 16 4 1.4',
      '#6fae4a/0.9 oval 96 82 12 5',
    ],
  }),
  planned('skull', {
    colours: { body: '#efe6d2' },
    parts: [
      'body-1 roll M28 72H70V96C70 100 66 102 62 102H36C32 102 28 100 28 96Z',
      { times: [5, 7.4, 0], parts: ['body-2.4 lines 1.6 34 84 34 100'] },
      'body ball M49 0C80 0 96 20 94 44C93 58 84 64 80 76C70 82 28 82 18 76C14 64 5 58 4 44C2 20 18 0 49 0Z',
      { mirror: 49, parts: ['#33281f oval 30 46 12 13'] },
      '#33281f M49 58L56 72H42Z',
      'body-1.6 line 1.6 60 6 64 14 60 22',
      'body+1.6/0.7 line 3 18 28 26 16 38 9',
    ],
  }),
  planned('stone-bust', {
    colours: { body: '#d6d0c4 #b9b4aa' },
    parts: [
      'body-0.8 face box 22 128 56 12 1',
      'body-0.4 roll M38 106H62L66 128H34Z',
      'body roll M4 106C6 86 24 78 36 74H64C76 78 94 86 96 106C80 112 20 112 4 106Z',
      'body-1.4 line 2 10 102 30 90 46 108',
      'body-1.4 line 2 90 102 74 92 58 108',
      'body-0.6 roll box 38 58 24 24 6',
      'body ball M50 6C70 6 78 22 76 40C74 58 64 70 50 72C36 70 26 58 24 40C22 22 30 6 50 6Z',
      { times: [5, 11, 0], parts: ['body-0.8 ball oval 28 14 8 8'] },
      {
        mirror: 50,
        parts: [
          'body-0.8 ball oval 24 26 6 8',
          'body-1.8 line 1.8 34 34 40 32 45 34',
          'body-2 oval 40 39 3.6 1.8',
          'body-0.6 oval 23 42 3 6',
        ],
      },
      'body-1.2 line 2 50 38 48 50 53 51',
      'body-2 line 2 43 59 50 60 57 59',
    ],
  }),
  planned('space-station', {
    colours: { body: '#dfe3e6', panel: '#3f5fa0' },
    parts: [
      'body-1 lines 4 10 50 190 50',
      {
        mirror: 100,
        parts: [
          {
            times: [2, 30, 0],
            parts: [
              'body-1 box 21.4 40 3.2 20',
              'panel face box 12 8 22 36 1',
              'panel face box 12 56 22 36 1',
              {
                times: [3, 0, 9],
                parts: ['panel+2.6/0.8 lines 0.9 12 17 34 17', 'panel+2.6/0.8 lines 0.9 12 65 34 65'],
              },
              'panel+2.6/0.8 lines 0.9 23 8 23 44',
              'panel+2.6/0.8 lines 0.9 23 56 23 92',
            ],
          },
        ],
      },
      'body lying box 74 40 52 22 6',
      'body roll box 89 14 22 74 7',
      'body-1.6 lines 1.6 89 34 111 34',
      'body-1.6 lines 1.6 89 68 111 68',
      { times: [3, 0, 8], parts: ['#33485a oval 100 22 2.6 2.6'] },
      'body+0.6 ball oval 100 10 9 8',
      'body-1 lines 2 120 40 134 26',
      'body ball oval 136 22 9 7 40',
      '#33485a oval 82 51 2.4 2.4',
      '#33485a oval 118 51 2.4 2.4',
    ],
  }),
  planned('ice-cream-truck', {
    colours: { body: '#f7eedc #f0b8c8', trim: '#e0607a' },
    mirrors: false,
    parts: [
      // a cone of wood on its roof, the scoops above
      'body-1 box 54 -8 28 10 2',
      '#d99a52 roll poly 54 -28 82 -28 68 4',
      '#b67a3a/0.7 lines 1 59 -28 71 -4',
      '#b67a3a/0.7 lines 1 77 -28 65 -4',
      '#f7b8c8 ball oval 68 -36 15 12',
      '#fbf3dc ball oval 68 -49 11 10',
      '#c8302a ball oval 68 -60 4 4',
      '#23232d box 12 72 150 10 3',
      'body down M4 78V6C4 2 6 0 10 0H120V78Z',
      'body down M120 78V18H142C150 18 154 22 158 32L164 48C174 50 178 54 178 62V76C178 78 176 78 174 78Z',
      '#5f8094 down M126 26H142C147 26 149 28 152 36L157 48H126Z',
      'trim box 4 58 174 8',
      '#5f7080 box 20 22 74 28 2',
      '#f3ead6 box 16 48 82 6 2',
      {
        inside: 'M12 10H102L108 26H6Z',
        parts: ['#f7f4ee box 0 8 120 20', { times: [6, 18, 0], parts: ['trim poly 8 8 17 8 15 28 4 28'] }],
      },
      { times: [6, 17, 0], parts: ['#f7f4ee oval 12 26 8 3.6'] },
      '#f4efe0 oval 175 60 3 5',
      {
        times: [2, 104, 0],
        parts: ['#1d1e26 oval 40 78 16 16', '#2b2c35 ball oval 40 78 13.6 13.6', '#c9ced6 oval 40 78 7 7'],
      },
    ],
  }),
  planned('black-hole', {
    colours: { body: '#f0913c #e8a04a', light: '#ffe0a0' },
    mirrors: false,
    overhang: 0.2,
    parts: [
      'body/0.5 glow oval 120 100 110 110',
      // the far side of the disc is seen above and below, bent around it
      'body/0.8 ring 13 120 100 56 56',
      'light ring 5 120 100 50 50',
      'body/0.85 ring 15 120 104 106 21',
      'light/0.9 ring 4 120 103 94 16',
      '#07060c oval 120 100 47 47',
      // its near side passes before it
      'body ring 15 120 104 106 21 4 176',
      'light ring 5 120 103 94 16 4 176',
      'light/0.8 ring 2 120 100 48 48',
    ],
  }),
  planned('food-truck', {
    colours: { body: '#d9603a #3f8f96 #e0a83a #c8404a', trim: '#f7f2e4', awning: '#c8403a #2f7f6a #e0903a' },
    mirrors: false,
    parts: [
      '#23232d box 14 108 196 12 3',
      // the kitchen, and a sign board along its roof
      'body down M4 114V26C4 21 7 18 12 18H150V114Z',
      'trim down box 8 -16 132 36 3',
      'trim-2 stroke 1.4 M8 -13V17C8 19 9 20 11 20H137C139 20 140 19 140 17V-13C140 -15 139 -16 137 -16H11C9 -16 8 -15 8 -13Z',
      'body down M150 114V40H176C184 40 188 44 192 54L199 74C209 76 214 81 214 90V112C214 114 212 114 210 114Z',
      '#5f8094 down M158 48H175C180 48 183 50 186 58L192 74H158Z',
      'body-1.8 lines 1.4 152 44 152 112',
      'body-1.8 lines 1.4 196 78 194 112',
      'trim box 4 96 210 6',
      // the hatch: a lit kitchen with shelves, and a cook
      '#4a3a34 box 22 44 98 42 2',
      '#f0c878/0.55 down box 22 44 98 42 2',
      { when: 'night', parts: ['#ffd98a/0.75 box 22 44 98 42 2', '#ffe9b0/0.5 glow oval 71 66 70 40'] },
      '#6b4a33 box 26 58 40 2',
      { times: [4, 9, 0], parts: ['#c8604a roll box 29 50 5 8 1', '#e9dcc0 roll box 33 52 4 6 1'] },
      '#e0a884 ball oval 92 60 6.5 7.5',
      '#f7f4ee M84 54C83 47 87 45 92 45C97 45 101 47 100 54Z',
      '#f7f4ee down M79 86C79 74 84 69 92 69C100 69 105 74 105 86Z',
      '#f3ead6 box 16 84 110 6 2',
      '#c8604a roll box 30 77 5 7 1',
      '#e0b43a roll box 38 77 5 7 1',
      '#7fa05a ball oval 52 82 6 3.4',
      {
        inside: 'M18 30H124L134 50H8Z',
        parts: ['#f7f4ee box 0 28 140 24', { times: [7, 18.6, 0], parts: ['awning poly 10 28 19.4 28 17 52 5 52'] }],
      },
      { times: [8, 16.2, 0], parts: ['awning oval 14.6 50 7.9 3.8'] },
      // the menu beside the hatch
      '#2c2a30 box 128 56 18 32 1.6',
      '#c99a5a stroke 1.6 M128 56H146V88H128Z',
      { times: [5, 0, 5], parts: ['#f0ead8/0.9 lines 1.2 131 62 142 62'] },
      '#f4efe0 oval 210 90 3.4 5.4',
      {
        times: [2, 128, 0],
        parts: ['#1d1e26 oval 46 114 18 18', '#2b2c35 ball oval 46 114 15.4 15.4', '#c9ced6 oval 46 114 8 8'],
      },
    ],
  }),
  planned('food-cart', {
    colours: { body: '#c8403a #2f7f86 #e0a03a', trim: '#f7f2e4', umbrella: '#d9503f #e8b03a #3f8f7a' },
    parts: [
      '#8a9097 roll box 76 20 4 70',
      {
        inside: 'M8 34C18 8 50 -2 78 -2C106 -2 138 8 148 34Z',
        parts: [
          'umbrella down box 0 -4 160 40',
          'trim down M40 34C44 14 58 0 78 -2C66 4 62 20 60 34Z',
          'trim down M96 34C94 20 90 4 78 -2C98 0 112 14 116 34Z',
        ],
      },
      { times: [7, 20, 0], parts: ['umbrella-1 oval 18 34 10 3.6'] },
      '#c9ced6 ball oval 78 -4 3 3',
      // what is sold stands behind the glass
      '#dfeaf0/0.55 box 34 66 88 24 2',
      { times: [4, 20, 0], parts: ['#d9a35a ball oval 48 84 8 5', '#c8604a ball oval 48 80 6 3'] },
      '#ffffff/0.5 stroke 1.4 M34 66H122V90H34Z',
      'trim down box 24 88 108 7 2',
      'body down box 28 94 100 40 3',
      'trim/0.9 stroke 1.8 M33 100H123V128H33Z',
      '#6b4a33 stroke 4 M128 100C140 98 148 96 156 88',
      '#6b4a33 roll box 120 132 5 26 1',
      {
        at: [56, 138],
        parts: [
          '#3a2c24 oval 0 0 21 21',
          '#c99a5a ring 3 0 0 16 16',
          { times: [8, 0, 0, 45, 0, 0], parts: ['#c99a5a lines 2 0 0 0 -16'] },
          '#c9ced6 ball oval 0 0 4 4',
        ],
      },
    ],
  }),
  planned('wheel', {
    colours: { body: '#2b2c35', rim: '#c9ced6' },
    parts: [
      'body-1 oval 52 51 50 50',
      'body ball oval 50 50 50 50',
      { times: [24, 0, 0, 15, 50, 50], parts: ['body+1.8 lines 2 50 1 50 8'] },
      'rim-2 oval 50 50 31 31',
      'rim down oval 50 50 28 28',
      { times: [5, 0, 0, 72, 50, 50], parts: ['#4a5058 oval 50 34 6 8'] },
      'rim+1.4 ball oval 50 50 7 7',
    ],
  }),
  planned('coin', {
    colours: { body: '#d9a93a #c3cad1' },
    parts: [
      'body-1.8 oval 53 51 50 50',
      'body ball oval 50 50 50 50',
      'body-1.4 ring 2.4 50 50 42 42',
      'body+1.8 poly 50 20 58 40 80 41 63 54 69 76 50 63 31 76 37 54 20 41 42 40',
    ],
  }),
  planned('cash', {
    colours: { body: '#8fb08a', band: '#e8d9a8' },
    mirrors: false,
    parts: [
      // bundles that lie on each other, seen from the front and a little from above: from above only they would stand up
      'body-2.6 poly 116 26 142 4 142 52 116 74',
      {
        times: [3, 0, 16],
        parts: [
          'body-0.6 box 0 26 116 16 1',
          'body-1.8 lines 0.9 1 30 115 30',
          'body-1.8 lines 0.9 1 34 115 34',
          'body-1.8 lines 0.9 1 38 115 38',
          'band-0.6 box 49 26 18 16',
          'body-2.8 lines 1.2 0 42 116 42 142 20',
        ],
      },
      'body face poly 0 26 26 4 142 4 116 26',
      'body-1.4 stroke 1.3 M11 23L29 7H131L113 23Z',
      'body-1.2 oval 96 15 13 5.4',
      'body-1.2 oval 40 15 7 3.4',
      'band poly 49 26 75 4 93 4 67 26',
    ],
  }),
  planned('key-chain', {
    colours: { body: '#d9a93a #c3cad1', tag: '#c8403f #3f7fb0' },
    parts: [
      '#9aa3ac ring 4 92 24 18 18',
      {
        // key and tag along the ground to both sides: below the ring they would hang in the air
        at: [86, 28, 84],
        parts: ['body ring 6 0 14 11 11', 'body box -3 24 6 44 1', 'body box 2 52 10 5 1', 'body box 2 60 8 5 1'],
      },
      {
        at: [100, 28, -84],
        parts: ['tag face box -14 4 28 44 8', 'tag-2 oval 0 11 3 3', 'tag+2.4 lines 2.4 -7 26 7 26'],
      },
    ],
  }),
  planned('brick', {
    colours: { body: '#a8553f' },
    parts: [
      'body+1.2 poly 24 0 128 0 108 22 2 22',
      'body-1.6 poly 128 0 128 36 108 60 108 22',
      'body face box 2 22 106 38 1',
      { times: [3, 30, 0], parts: ['body-2.6 oval 32 11 9 4'] },
      { times: [7, 14, 1], parts: ['body-1.6/0.7 oval 12 34 1.6 1', 'body+1.4/0.7 oval 16 48 1.6 1'] },
    ],
  }),
  planned('scroll', {
    colours: { body: '#e6cf9c', rod: '#8a5a35' },
    mirrors: false,
    parts: [
      'body face box 10 10 86 96 1',
      { times: [6, 0, 12], parts: ['#6a4a30/0.8 line 1.6 24 30 44 28 64 31 82 29'] },
      'body-1 lying box 4 2 98 14 7',
      'body-1 lying box 4 100 98 14 7',
      { times: [2, 0, 98], parts: ['rod box -6 5 12 8 4', 'rod box 100 5 12 8 4'] },
      '#c23a34 ball oval 78 92 8 8',
    ],
  }),
  planned('chopsticks', {
    colours: { body: '#a86a3a #33302f', band: '#d9b45a' },
    parts: [-2, 2].map((turn, index) => ({
      at: [0, index * 11, turn] as const,
      parts: [
        'body lying M0 -3L150 -5.4C156 -5.4 156 5.4 150 5.4L0 3C-4 3 -4 -3 0 -3Z',
        'body+1.6/0.7 lines 1.2 8 -1.6 146 -3.4',
        'band box 124 -5 4 10',
        'band box 136 -5.2 4 10.4',
      ],
    })),
  }),
  planned('cutlery', {
    colours: { body: '#c3cad1' },
    mirrors: false,
    parts: [
      'body metal M4 4C4 2 7 2 7 4V34H10V4C10 2 13 2 13 4V34H16V4C16 2 19 2 19 4V40C19 50 15 52 14 56L15 116C15 121 8 121 8 116L9 56C8 52 4 50 4 40Z',
      'body metal M30 2C38 6 40 40 38 62H30Z',
      'body metal M30 62H37L38 116C38 121 30 121 30 116Z',
      'body metal M60 2C70 2 74 16 74 28C74 40 68 48 63 52L64 116C64 121 56 121 56 116L57 52C52 48 46 40 46 28C46 16 50 2 60 2Z',
      'body-1.4 oval 60 26 9 16',
    ],
  }),
  planned('comb', {
    colours: { body: '#8a5a35 #c8507a' },
    parts: [
      {
        at: [0, 0, -14],
        parts: [
          'body lying box 0 0 120 18 6',
          { times: [19, 6, 0], parts: ['body-0.6 box 4 14 3 26 1.4'] },
          'body+2/0.7 lines 1.6 6 5 114 5',
        ],
      },
    ],
  }),
  planned('hairbrush', {
    colours: { body: '#a8743f #c8507a' },
    parts: [
      {
        at: [0, 0, 30],
        parts: [
          '#33302f oval 0 -78 17 26',
          { times: [5, 6, 0], parts: [{ times: [7, 0, 6.6], parts: ['#f3ead6 oval -12 -98 1.4 1.4'] }] },
          'body-1.4 ring 5 0 -78 18 28',
          'body roll M-5 -50H5L7 -6C7 1 -7 1 -7 -6Z',
        ],
      },
    ],
  }),
  planned('lipstick', {
    colours: { body: '#c8203f #e0507a', case: '#33302f', metal: '#d9a93a' },
    parts: [
      'body roll M22 40V10C22 4 44 -8 46 2V40Z',
      'body+1.6 M22 12C22 4 44 -8 46 2C46 8 30 14 22 12Z',
      'metal metal box 18 38 32 22 2',
      'case roll box 14 58 40 44 3',
    ],
  }),
  planned('perfume', {
    colours: { body: '#e8b8c0 #b8d0e0 #e8d090', metal: '#d9b65a' },
    parts: [
      'metal metal box 34 14 20 16 2',
      'metal ball oval 44 8 10 8',
      'body face box 10 30 68 70 10',
      'body+1.6/0.8 box 18 44 52 48 5',
      '#ffffff/0.6 box 16 38 5 52 2.5',
      '#fbf8f0 box 28 56 32 22 1',
      'metal lines 1.6 34 64 54 64',
      'metal lines 1.2 36 70 52 70',
    ],
  }),
  planned('test-tube', {
    colours: { drink: '#5ab06a #d0507a #4a8ad0' },
    parts: [
      {
        at: [0, 0],
        parts: [
          '#dbe9ee/0.75 M-12 -110H12V-14C12 4 -12 4 -12 -14Z',
          'drink roll M-12 -62H12V-14C12 4 -12 4 -12 -14Z',
          'drink+1.4 oval 0 -62 12 3',
          '#eef6f8 lying box -16 -114 32 7 3',
          { times: [3, 4, -14], parts: ['#ffffff/0.7 oval -5 -16 2 2'] },
          '#ffffff/0.7 box -9 -102 4 92 2',
        ],
      },
    ],
  }),
  planned('flask', {
    colours: { drink: '#5ab0c8 #8ac05a #c85ab0' },
    parts: [
      '#dbe9ee/0.8 M36 6H58V42L92 96C96 104 92 108 86 108H8C2 108 -2 104 2 96L36 42Z',
      'drink face M22 66H72L90 96C93 102 90 105 86 105H8C4 105 1 102 4 96Z',
      'drink+1.4 oval 47 66 25 4',
      '#eef6f8 lying box 31 0 32 8 3',
      '#ffffff/0.7 oval 40 84 3 3',
      '#ffffff/0.7 oval 56 92 4 4',
      '#ffffff/0.7 oval 50 76 2.4 2.4',
      '#ffffff/0.6 line 3 40 14 40 44 18 82',
    ],
  }),
  planned('barrel', {
    colours: { body: '#8a5a35', hoop: '#5a616a' },
    parts: [
      'body roll M14 6C4 34 4 74 14 102C30 108 66 108 82 102C92 74 92 34 82 6Z',
      { times: [6, 13, 0], parts: ['body-1.8/0.8 line 1.4 16 10 12 54 16 102'] },
      'body+0.6 face oval 48 7 34 8',
      'body-1.4 ring 2 48 7 32 7',
      { times: [2, 0, 50], parts: ['hoop roll M8 26C30 34 66 34 88 26L90 34C66 43 30 43 6 34Z'] },
      'hoop roll M13 14C30 22 66 22 83 14L85 20C66 29 30 29 11 20Z',
      'hoop roll M12 90C30 98 66 98 84 90L83 97C66 105 30 105 13 97Z',
    ],
  }),
  planned('wooden-crate', {
    colours: { body: '#b98a52' },
    parts: [
      'body-2.4 box 2 2 106 86',
      { times: [4, 0, 22], parts: ['body face box 4 4 102 18 1', 'body-1.4/0.8 line 1 14 12 50 10 96 13'] },
      'body+0.6 face box 2 0 14 90 1',
      'body+0.6 face box 94 0 14 90 1',
      'body-0.4 face poly 16 14 26 4 94 76 84 86',
      { mirror: 55, parts: ['#5a616a oval 9 12 1.8 1.8', '#5a616a oval 9 80 1.8 1.8'] },
    ],
  }),
  planned('cannon', {
    colours: { body: '#3a3d45', wheel: '#8a5a35' },
    parts: [
      'wheel-1 poly 6 78 60 58 70 72 14 92',
      'body lying M26 40C24 28 30 24 40 26L130 14V50L44 66C32 66 28 54 26 40Z',
      'body-1 lying box 126 8 12 48 3',
      'body+1 lines 4 66 24 70 60',
      'body-0.6 ball oval 26 48 8 9',
      'wheel-0.6 ring 7 72 76 27 27',
      { times: [4, 0, 0, 45, 72, 76], parts: ['wheel lines 4 72 50 72 102'] },
      'body oval 72 76 6 6',
    ],
  }),
  planned('anvil', {
    colours: { body: '#5a616a' },
    parts: [
      'body face M40 8H120V26C104 30 96 36 92 50H100C106 60 112 66 120 68V84H36V68C44 66 50 60 56 50H62C58 36 50 30 36 28C20 26 6 18 0 10Z',
      'body+1.8 lying box 38 6 84 7 2',
      'body-1.8 lines 1.6 38 72 118 72',
    ],
  }),
  planned('gavel', {
    colours: { body: '#8a4a2c', band: '#d9b04a' },
    parts: [
      'body-1.4 lying box 8 78 84 14 3',
      'body+0.6 face oval 50 78 40 8',
      {
        at: [48, 40, -24],
        parts: [
          'body lying box -30 -18 60 36 5',
          'band box -22 -18 5 36',
          'band box 17 -18 5 36',
          'body lying box 28 -6 70 11 4',
        ],
      },
    ],
  }),
  planned('hanger', {
    colours: { body: '#a8743f', metal: '#9aa3ac' },
    parts: [
      // the peg in the wall from which it hangs
      'body-2 box 58 -9 24 6 3',
      'body-1 ball oval 70 -2 6 6',
      'metal stroke 3.4 M70 32V22C84 20 82 2 68 2C60 2 58 8 58 12',
      'body-1.4 stroke 8 M4 66L70 32L136 66',
      'body stroke 5.4 M4 66L70 32L136 66',
      'body lines 4 10 68 130 68',
    ],
  }),
  planned('sticky-note', {
    colours: { body: '#f7e06a #f0a8c0 #a8d8e8' },
    mirrors: false,
    parts: [
      'body-1.6 M4 4H92V76L72 94H4Z',
      'body face M0 0H90V72L68 92H0Z',
      'body-1.6 face M90 72L68 92C70 82 70 76 68 72Z',
      { unless: 'lettered', parts: [{ times: [4, 0, 15], parts: ['#5a5a50/0.7 line 1.8 14 20 34 18 56 21 76 19'] }] },
    ],
  }),
  planned('ice-cube', {
    colours: { body: '#cfe8f2' },
    parts: [
      'body+1 poly 42 0 100 8 58 22 0 12',
      'body face poly 0 12 58 22 58 96 0 87',
      'body-1.2 poly 100 8 58 22 58 96 100 83',
      '#ffffff/0.8 stroke 2.4 M0 12L58 22L100 8M58 22V96',
      '#ffffff/0.6 poly 9 25 22 28 22 56 9 52',
      '#ffffff/0.5 poly 68 38 82 32 72 62',
    ],
  }),
  planned('walnut', {
    colours: { body: '#b5834a' },
    parts: [
      'body ball M48 4C80 4 94 26 92 50C90 76 70 92 48 92C26 92 6 76 4 50C2 26 16 4 48 4Z',
      'body-1.8 line 2.4 48 4 52 30 46 60 48 92',
      {
        mirror: 48,
        parts: [
          'body-1.6/0.9 line 1.8 40 16 24 24 20 40',
          'body-1.6/0.9 line 1.8 40 40 26 46 24 62',
          'body-1.6/0.9 line 1.8 42 64 32 70 30 82',
          'body-1.4/0.9 line 1.8 14 30 12 46 16 62',
        ],
      },
    ],
  }),
  planned('spring-roll', {
    colours: { body: '#d99a42', plate: '#f3efe6' },
    parts: [
      'plate-1.6 oval 70 58 70 20',
      'plate face oval 70 55 70 20',
      'plate-0.8 oval 70 55 50 13',
      {
        times: [3, 5, 10],
        parts: [
          'body-0.6 lying box 22 28 80 18 9',
          'body lying box 22 26 80 18 9',
          'body-1.6 oval 101 35 5 8',
          '#8ab04a oval 101 35 2.4 4',
          'body-1.4/0.8 line 1.4 34 27 52 34 58 43',
          'body+2/0.7 line 2 32 30 60 29 90 30',
        ],
      },
      '#b5302f ball oval 124 52 12 7',
    ],
  }),
  planned('charcuterie-board', {
    colours: { body: '#a8743f' },
    parts: [
      'body-1.6 box 0 54 180 12 5',
      'body+0.4 poly 16 22 166 22 180 56 0 56',
      'body lines 12 166 38 200 32',
      { times: [4, 10, 2], parts: ['#b8403f ball oval 34 32 10 6', '#f0c8b8/0.8 oval 34 32 5 2.6'] },
      { times: [3, 12, 3], parts: ['#f4c64a face poly 84 30 100 26 108 32 92 38'] },
      { times: [4, 7, 0], parts: ['#5a3f7a ball oval 128 34 5 5', '#5a3f7a ball oval 130 42 5 5'] },
      { times: [3, 13, -1], parts: ['#e8c890 face oval 28 48 10 5'] },
      { times: [3, 8, 0], parts: ['#7a8a3a ball oval 78 48 5 4'] },
      '#f7f0dc face oval 126 52 13 5',
      '#fbf6ea roll M104 44C106 40 118 40 120 44V52C118 55 106 55 104 52Z',
    ],
  }),
  planned('hurdle', {
    colours: { body: '#f7f4ee', stripe: '#c8302a' },
    mirrors: false,
    parts: [
      '#5a616a box 8 10 5 84 1',
      '#5a616a box 97 10 5 84 1',
      '#5a616a lines 5 2 94 30 94',
      '#5a616a lines 5 80 94 108 94',
      'body face box 0 0 110 18 2',
      { times: [4, 28, 0], parts: ['stripe box 4 0 14 18'] },
    ],
  }),
  planned('cane', {
    colours: { body: '#7a4a2c' },
    parts: [
      'body-1.4 stroke 7 M20 120V24C20 2 54 2 54 24',
      'body stroke 5 M20 120V24C20 2 54 2 54 24',
      '#33302f box 16 112 8 9 2',
      '#d9b04a box 16 36 8 5 1',
    ],
  }),
  planned('cymbals', {
    colours: { body: '#d9a93a' },
    parts: [
      {
        mirror: 60,
        parts: [
          {
            at: [32, 50, 14],
            parts: [
              'body-1.4 oval 3 1 28 48',
              'body face oval 0 0 28 48',
              'body-1.2 ring 1.2 0 0 20 35',
              'body-1.2 ring 1.2 0 0 12 21',
              'body+1 ball oval 0 0 7 10',
              '#7a2f2a line 5 -2 0 -16 8 -14 22',
            ],
          },
        ],
      },
    ],
  }),
  planned('nest-with-eggs', {
    colours: { body: '#8a6a42', egg: '#e2d2b4 #8fc8d0 #efe6d2' },
    parts: [
      'body-2 oval 60 37 55 17',
      ...twigs([4, 28, 116, 30], 9, -1),
      'body-3 oval 60 38 44 12',
      ...twigs([22, 38, 98, 38], 6, -2.4),
      {
        times: [3, 22, 0],
        parts: [
          'egg ball oval 38 28 12 15.4',
          {
            unless: 'plain',
            parts: [
              'egg-3.4/0.8 oval 34 20 1.3 1',
              'egg-3.4/0.8 oval 42 18 1 1.2',
              'egg-3.4/0.8 oval 39 25 1.4 1.1',
              'egg-3.4/0.8 oval 32 27 1 0.9',
              'egg-3.4/0.8 oval 45 27 1.2 1.1',
              'egg-3.4/0.8 oval 36 15.6 0.9 0.9',
              'egg-3.4/0.8 oval 41 32 1.1 1',
            ],
          },
        ],
      },
      'body-1.4 M4 38C10 50 110 50 116 38C119 62 96 76 60 76C24 76 1 62 4 38Z',
      ...[46, 52, 58, 64, 70].flatMap((y, row) =>
        twigs([6 + row * row * 2, y - 4, 114 - row * row * 2, y - 4], 7 - row, row * 0.3),
      ),
      ...twigs([8, 42, 112, 42], 8, 0.8),
    ],
  }),
  planned('spiral-shell', {
    colours: { body: '#e8c8a0 #e0a8a0' },
    parts: [
      'body-1 face M96 70C110 40 84 8 50 8C20 8 2 30 4 54C6 76 26 88 44 84C70 96 90 90 96 70Z',
      'body face M92 66C100 40 78 12 50 12C24 12 8 32 10 54C12 70 26 80 42 78C66 88 86 84 92 66Z',
      'body-2 stroke 3 M92 66C76 70 70 36 48 36C34 36 28 48 34 58C40 66 54 62 52 52C50 46 44 48 44 52',
      { times: [6, 0, 0, 22, 46, 50], parts: ['body-1.4/0.8 line 1.6 24 38 16 32 12 30'] },
      'body+2 M92 66C80 74 60 76 46 78C66 88 86 84 92 66Z',
    ],
  }),
  planned('feather', {
    colours: { body: '#7fa0b8 #c8503f #e8e2d4' },
    parts: [
      {
        at: [0, 0, 30],
        parts: [
          'body face M0 -14C-18 -30 -22 -70 -4 -116C2 -124 6 -120 10 -112C22 -70 18 -34 0 -14Z',
          'body-1.4 M0 -14C10 -40 12 -80 6 -118C8 -118 9 -115 10 -112C22 -70 18 -34 0 -14Z',
          { times: [6, 0.4, 13], parts: ['body-1.8/0.9 line 1.2 4 -96 -6 -104 -12 -108'] },
          'body+2 line 2.4 0 4 1 -40 4 -114',
        ],
      },
    ],
  }),
  planned('graduation-cap', {
    colours: { body: '#2b2d38 #2f4f8a', tassel: '#d9a93a' },
    parts: [
      'body-1 roll M28 42V70C40 82 84 82 96 70V42Z',
      'body face poly 62 8 122 36 62 62 2 36',
      'body-1.8 poly 2 36 62 62 62 66 2 40',
      'body-1 poly 122 36 62 62 62 66 122 40',
      'tassel line 2.4 62 35 94 44 102 50 102 66',
      'tassel roll box 98 64 8 20 2',
    ],
  }),
  planned('wizard-hat', {
    colours: { body: '#4a3f8a #2f4f7a', star: '#f2c52e' },
    parts: [
      'body-1.4 oval 60 96 60 13',
      'body face oval 60 93 60 12',
      'body roll M22 92C36 60 44 30 66 0C64 14 74 24 82 26C80 50 90 72 98 92C80 100 40 100 22 92Z',
      'star M30 78C50 86 72 86 92 78L96 88C76 96 46 96 25 88Z',
      'star poly 60 46 63 54 71 54 65 59 67 67 60 62 53 67 55 59 49 54 57 54',
      'star oval 76 40 2.4 2.4',
      'star oval 48 70 2 2',
    ],
  }),
  planned('crib', {
    colours: { body: '#f3efe6 #c9975a', cloth: '#a8c8d8' },
    parts: [
      'cloth-0.6 lying box 10 50 110 24 4',
      'cloth face box 14 40 34 16 7',
      { times: [11, 11, 0], parts: ['body box 8 22 4 60 1'] },
      'body lying box 2 18 126 7 3',
      'body lying box 2 78 126 8 3',
      'body roll box 0 4 8 104 3',
      'body roll box 122 4 8 104 3',
      { mirror: 65, parts: ['body ball oval 4 4 6 6'] },
    ],
  }),
];
