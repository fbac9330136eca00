import { planned } from '../parts/plan.js';

/** What stands in a kitchen and its cupboards. */
export const pantry = [
  planned('wine-rack', {
    colours: { wood: '#9a6a42 #7a4f33 #b5824f', glass: '#2f4a38' },
    parts: [
      'wood-1.8 box 0 0 168 132 3',
      'wood-3 box 8 8 152 116 2',
      {
        times: [3, 0, 39],
        parts: [
          {
            times: [4, 38, 0],
            parts: [
              'wood-2.2 oval 27 27 17 17',
              'glass roll oval 27 27 14 14',
              'glass-1.2 oval 27 27 9 9',
              'glass+1.6 oval 27 27 6 6',
              '#c9a36a oval 27 27 3.6 3.6',
              '#ffffff/0.5 line 1.6 17 24 20 17 27 14.4',
            ],
          },
          'wood face M8 46V38C14 38 16 45 27 45C38 45 40 38 46 38C52 38 54 45 65 45C76 45 78 38 84 38C90 38 92 45 103 45C114 45 116 38 122 38C128 38 130 45 141 45C152 45 154 38 160 38V46Z',
        ],
      },
      'wood roll box 0 0 9 132 2',
      'wood roll box 159 0 9 132 2',
      'wood+0.6 lying box -3 -4 174 9 2',
      'wood-0.4 lying box 0 124 168 8 2',
    ],
  }),
  planned('bottle-stopper', {
    colours: { body: '#3b3d44 #8a2f36' },
    parts: [
      'body roll M16 44L22 104C22 110 58 110 58 104L64 44Z',
      'body-1.2/0.8 line 2 17.6 60 40 65 62.4 60',
      'body-1.2/0.8 line 2 19.4 76 40 81 60.6 76',
      'body-1.2/0.8 line 2 21 92 40 97 59 92',
      'body-0.6 lying box 4 30 72 15 6',
      'body roll M22 30C10 4 70 4 58 30Z',
      'body+1.6/0.7 line 3 26 22 32 14 42 12',
    ],
  }),
  planned('cork', {
    colours: { body: '#c99a62 #b98a52' },
    parts: [
      'body roll M10 10L14 82C14 90 58 90 58 82L62 10Z',
      'body+0.9 face oval 36 10 26 8',
      'body-1.4/0.7 oval 24 34 2.6 1.8 20',
      'body-1.4/0.7 oval 44 46 3 1.8 -20',
      'body-1.4/0.7 oval 30 62 2.4 1.6',
      'body-1.4/0.7 oval 50 70 2.6 1.8 30',
      'body-1/0.7 oval 30 9 3 1.4',
      'body-1/0.7 oval 44 11 2.4 1.2',
    ],
  }),
  planned('kitchen-scale', {
    colours: { body: '#d8503f #e9e2d0 #5f9a8a' },
    parts: [
      'body-0.6 lying M6 0H114C118 8 104 18 60 18C16 18 2 8 6 0Z',
      'body-1.4 roll box 54 16 12 18 1',
      'body face M26 32H94L112 112H8Z',
      '#fbf7ee face oval 60 72 28 28',
      { times: [12, 0, 0, 30, 60, 72], parts: ['#2b2b33 lines 1.8 60 47 60 51'] },
      '#cf352e lines 2.6 60 72 72 54',
      '#2b2b33 oval 60 72 3.4 3.4',
      'body-2 box 4 110 112 7 2',
    ],
  }),
  planned('stand-mixer', {
    colours: { body: '#d8433f #6fb0a8 #e9dcc0', steel: '#b9c0c9' },
    parts: [
      'body-0.8 lying M6 132C6 122 30 120 80 120H150C160 120 162 136 156 138H12C8 138 6 136 6 132Z',
      'body roll M112 50H150C156 80 158 110 154 124H120C112 104 110 74 112 50Z',
      'steel roll M20 74H98L90 112C88 120 30 120 28 112Z',
      'steel-1.4 oval 59 74 39 7',
      'steel-1 roll box 54 46 10 26 2',
      'steel-1.6 stroke 3 M48 72C48 90 70 90 70 72M54 72V92M64 72V92',
      'body lying M26 20C60 6 120 6 150 20C162 30 160 54 146 56H40C20 56 12 30 26 20Z',
      'steel box 64 14 6 40 2',
      'body+2/0.7 line 3 40 20 80 13 120 16',
      '#2b2b33 oval 132 40 5 5',
    ],
  }),
  planned('can-opener', {
    colours: { body: '#c8323a #2f2f36', steel: '#b9c0c9' },
    parts: [
      'body roll poly 0 96 12 106 84 44 74 34',
      'body-0.8 roll poly 22 122 36 128 90 52 78 44',
      'steel face M70 26C88 10 118 8 124 22C128 36 104 56 84 58Z',
      'steel-1.4 ring 6 100 32 11 11',
      { times: [10, 0, 0, 36, 100, 32], parts: ['steel-2 lines 2.4 100 18 100 22'] },
      'body lying box 94 -14 12 30 6',
    ],
  }),
  planned('spatula', {
    colours: { body: '#3b3f4a #c8403a', steel: '#b9c0c9' },
    dyed: { steel: 1.2 },
    parts: [
      'steel face M10 0H62C68 0 70 4 69 10L62 66C60 74 54 76 48 76H24C18 76 12 74 10 66L3 10C2 4 4 0 10 0Z',
      { times: [4, 12, 0], parts: ['#4a4f57 box 15 14 5 44 2.5'] },
      'steel-1 roll box 31 74 10 44 2',
      'body roll M28 114H44L46 196C46 204 26 204 26 196Z',
      '#e9e2d0 oval 36 190 3.4 4.4',
    ],
  }),
  planned('grater', {
    colours: { body: '#b9c0c9', handle: '#c8403a #3b3f4a' },
    parts: [
      'handle stroke 8 M24 22C24 -6 76 -6 76 22',
      'body-1.6 face poly 74 20 92 30 104 128 88 132',
      'body roll poly 26 20 74 20 88 132 12 132',
      {
        times: [7, 0, 14],
        parts: [
          { times: [4, 12, 0], parts: ['body-2.6 oval 32 34 3.6 2.4', 'body+2/0.8 line 1.4 28.4 33 32 31 35.6 33'] },
        ],
      },
      'body-2 lines 3 12 131 88 131',
    ],
  }),
  planned('measuring-cup', {
    colours: { body: '#d3ebf0', mark: '#cf352e' },
    parts: [
      'body-2 stroke 7 M86 24C118 20 118 80 84 80',
      'body/0.75 roll M2 6L14 2H90L86 104C86 110 14 110 14 104L10 20Z',
      '#f0e2c0/0.85 M13 60H88L86 104C86 110 14 110 14 104Z',
      'body+1 oval 50 4 40 5',
      { times: [6, 0, 14], parts: ['mark lines 2 44 24 62 24'] },
      { times: [3, 0, 28], parts: ['mark line 2.4 66 24 70 23 74 24'] },
      '#ffffff/0.6 line 4 20 16 21 56 22 96',
    ],
  }),
  planned('yogurt', {
    colours: { body: '#f4f5f2', label: '#7fa8d8 #e08fa8' },
    parts: [
      'body roll M10 14H80L72 94C72 98 18 98 18 94Z',
      'label face M12 34H78L74 78H16Z',
      '#ffffff ball M38 48C44 40 58 44 56 54C56 62 34 62 34 54C34 51 36 49 38 48Z',
      '#cf352e ball oval 48 50 6 6',
      '#c9cfd6 lying M4 8C20 2 70 2 86 8C86 16 78 17 45 17C12 17 4 16 4 8Z',
      '#c9cfd6+1.6 poly 78 8 100 2 92 14',
    ],
  }),
  planned('gummy-bears', {
    colours: { body: '#d8323a', second: '#4faf4a', third: '#f2b22f' },
    parts: (['second', 'third', 'body'] as const).map((colour, index) => ({
      at: [index === 2 ? 34 : index * 68, index === 2 ? 20 : 0] as const,
      parts: [
        `${colour}-0.6 oval 16 12 9 9`,
        `${colour}-0.6 oval 48 12 9 9`,
        `${colour} ball oval 32 24 22 20`,
        `${colour} ball oval 32 64 24 26`,
        `${colour}-0.6 ball oval 12 54 9 11 30`,
        `${colour}-0.6 ball oval 52 54 9 11 -30`,
        `${colour}-0.4 ball oval 16 86 12 9`,
        `${colour}-0.4 ball oval 48 86 12 9`,
        `${colour}-2.4 oval 25 22 2.4 2.4`,
        `${colour}-2.4 oval 39 22 2.4 2.4`,
        `${colour}-2 line 2 28 32 32 34 36 32`,
        '#ffffff/0.5 line 3 20 54 18 62 20 72',
      ],
    })),
  }),
  planned('mustard-bottle', {
    colours: { body: '#eab42f', label: '#fbf7ee' },
    parts: [
      'body-1 roll poly 36 0 44 0 50 30 30 30',
      'body-0.8 roll box 22 28 36 14 3',
      'body roll M14 50C14 44 20 42 40 42C60 42 66 44 66 50V130C66 136 60 138 40 138C20 138 14 136 14 130Z',
      'label face box 14 74 52 38 1',
      'body-2 line 4 24 88 40 85 56 88',
      'body-2 line 3 28 100 40 99 52 100',
      '#ffffff/0.5 line 4 21 52 20 62 21 70',
    ],
  }),
  planned('syrup-bottle', {
    colours: { body: '#a8581f #8f4a1a', label: '#f3e6c8' },
    parts: [
      '#c8323a roll box 30 0 22 16 3',
      'body roll M32 16H50V34C66 44 72 58 72 72V118C72 126 66 128 41 128C16 128 10 126 10 118V72C10 58 16 44 32 34Z',
      'body-1.2 ring 6 62 40 11 12',
      'label face box 16 70 50 40 3',
      '#c8503a M41 76L45 84L53 82L50 90L56 94L48 97L46 103H36L34 97L26 94L32 90L29 82L37 84Z',
      '#ffffff/0.5 line 4 18 62 24 50 34 42',
    ],
  }),
  planned('celery', {
    colours: { body: '#9fc85a #8abf52', leaf: '#4f9a3f' },
    parts: [
      ...[-14, 0, 14].flatMap((lean, index) => [
        `leaf oval ${50 + lean * 2.2} ${14 - (index === 1 ? 10 : 0)} 15 13`,
        `leaf-1 oval ${42 + lean * 2.2} ${24 - (index === 1 ? 10 : 0)} 11 10`,
        `leaf+1 oval ${58 + lean * 2.2} ${24 - (index === 1 ? 10 : 0)} 11 9`,
        `body${index === 1 ? '+0.6' : ''} roll M${44 + lean * 2} 34L${56 + lean * 2} 34L${60 + lean * 0.7} 150H${40 + lean * 0.7}Z`,
        `body-1.6/0.7 line 1.6 ${48 + lean * 2} 38 ${47 + lean * 1.2} 90 ${46 + lean * 0.7} 144`,
        `body+1.6/0.7 line 1.6 ${53 + lean * 2} 38 ${53 + lean * 1.2} 90 ${54 + lean * 0.7} 144`,
      ]),
      'body-0.8 roll M30 138C30 156 40 162 50 162C60 162 70 156 70 138C60 146 40 146 30 138Z',
    ],
  }),
  planned('fig', {
    colours: { body: '#5a3a6a #6a4a7f' },
    parts: [
      'body-1 line 7 50 16 54 6 60 0',
      'body ball M50 12C60 26 92 44 92 76C92 98 74 108 50 108C26 108 8 98 8 76C8 44 40 26 50 12Z',
      { times: [5, 15, 0], parts: ['body+1.6/0.5 line 1.6 30 50 24 72 28 98'] },
      'body+2/0.5 line 4 28 56 20 70 20 84',
    ],
  }),
  planned('pomegranate', {
    colours: { body: '#b8283a #c8404a', seed: '#d8324f' },
    parts: [
      'body-0.8 face poly 40 16 34 0 46 8 52 -4 58 8 70 0 62 16',
      'body ball oval 52 62 50 50',
      '#f3e0c0 M52 28C74 30 84 48 78 70C70 88 40 90 34 70C28 48 36 30 52 28Z',
      {
        times: [3, 15, 0],
        parts: ['seed ball oval 42 46 7 6', 'seed ball oval 42 60 7 6', 'seed ball oval 42 74 6 5'],
      },
      '#ffffff/0.4 line 4 14 44 10 60 14 76',
    ],
  }),
  planned('pinecone', {
    colours: { body: '#8a5a35 #7a4a2a' },
    parts: [
      'body-2 M50 0C76 14 92 56 84 92C78 116 22 116 16 92C8 56 24 14 50 0Z',
      ...[8, 24, 42, 60, 78, 94].flatMap((y, row) =>
        (row % 2 === 0 ? [-1, 0, 1] : [-1.5, -0.5, 0.5, 1.5]).map((at) => {
          const x = 50 + at * Math.min(24, 12 + y * 0.22);
          return `body${at < 0 ? '+0.6' : '-0.4'} face M${x - 11} ${y + 4}C${x - 6} ${y - 2} ${x + 6} ${y - 2} ${x + 11} ${y + 4}L${x} ${y + 20}Z`;
        }),
      ),
    ],
  }),
  planned('baking-sheet', {
    colours: { body: '#8a939e #a3adb8' },
    parts: [
      'body-1.6 poly 20 0 180 0 200 54 0 54',
      'body+0.6 face poly 28 6 172 6 188 46 12 46',
      'body-2 poly 28 6 172 6 170 12 30 12',
      'body+1.6/0.6 poly 120 8 140 8 120 46 92 46',
      'body-0.4 lying box 0 52 200 8 3',
    ],
  }),
  planned('muffin-tin', {
    colours: { body: '#8a939e #a3adb8' },
    parts: [
      'body-0.4 face poly 24 0 176 0 200 70 0 70',
      { times: [3, 46, 0], parts: ['body-2.4 oval 54 18 18 8', 'body-1 oval 54 20 15 6'] },
      { times: [3, 54, 0], parts: ['body-2.4 oval 46 48 22 12', 'body-1 oval 46 51 18 9'] },
      'body-1.2 lying box 0 68 200 9 3',
    ],
  }),
  planned('cocktail-shaker', {
    colours: { body: '#c3cad2 #d8b45a' },
    parts: [
      'body-0.6 roll M32 0H48C50 0 50 16 50 18H30C30 16 30 0 32 0Z',
      'body+0.4 roll M30 18H50L62 46H18Z',
      'body roll M16 46H64L58 142C58 146 22 146 22 142Z',
      'body-1.8/0.8 lines 2 16 48 64 48',
      '#ffffff/0.6 line 5 24 54 26 92 28 136',
    ],
  }),
  planned('lunch-box', {
    colours: { body: '#d8433f #3f8fc8 #4a9a6a' },
    parts: [
      'body-1.8 stroke 8 M46 14C46 -8 94 -8 94 14',
      'body-0.8 face box 0 12 140 44 8',
      'body face box 0 46 140 52 8',
      'body-2 lines 3 2 50 138 50',
      '#d9d2c0 box 34 42 14 18 2',
      '#d9d2c0 box 92 42 14 18 2',
      'body+2/0.6 line 3 12 22 40 19 70 20',
    ],
  }),
];
