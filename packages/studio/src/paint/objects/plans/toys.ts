import { planned } from '../parts/plan.js';

/** Strands that cross and draw together from a rim down to a hem of half its width. */
function netBelow(x: number, y: number, rim: number): readonly string[] {
  const strands = [-1, -2 / 3, -1 / 3, 0, 1 / 3, 2 / 3, 1].flatMap((from) =>
    [-1 / 3, 1 / 3].map((aside) => {
      const to = Math.max(-1, Math.min(1, from + aside));
      const [middle, foot] = [x + ((from + to) / 2) * rim * 0.72, x + to * rim * 0.52];
      return `#f7f4ee line 1.2 ${[x + from * rim, y, middle, y + 16, foot, y + 32].map((at) => at.toFixed(1)).join(' ')}`;
    }),
  );
  const half = rim * 0.52;
  return [...strands, `#f7f4ee line 1.4 ${x - half} ${y + 32} ${x} ${y + 34} ${x + half} ${y + 32}`];
}

export const toys = [
  planned('toy-car', {
    colours: { body: '#e0483f #3f7fd0 #f2b02e #4fa35a #e07ab0', trim: '#fbf3dc', hub: '#f2c22e #e9e4d8' },
    parts: [
      // chunky, with wheels too large for it and nobody inside
      'body lying M4 60C4 48 10 44 22 42L38 20C40 16 44 14 50 14H84C92 14 96 18 100 24L112 42C124 44 132 48 132 58V66C132 70 130 72 126 72H10C6 72 4 70 4 66Z',
      '#cfeaf2 M46 23H64V41H35Z',
      '#cfeaf2 M70 23H84C88 23 91 26 93 29L101 41H70Z',
      '#ffffff/0.7 poly 50 23 56 23 45 41 39 41',
      'trim lines 4.4 8 57 128 57',
      'body-1.8 lines 1.6 67 44 67 70',
      '#ffe9a0 oval 127 51 4 4.6',
      'body+2.4/0.7 line 2.4 42 18 60 16.4 86 17.4',
      {
        times: [2, 68, 0],
        parts: ['#2b2a30 ball oval 33 74 18 18', 'hub ball oval 33 74 10.4 10.4', '#2b2a30/0.6 oval 33 74 3.4 3.4'],
      },
    ],
  }),
  planned('trophy', {
    colours: { body: '#d9a93a', base: '#4a3328' },
    parts: [
      { mirror: 50, parts: ['body-0.6 stroke 6 M26 16C-4 12 2 52 34 52'] },
      'body metal M22 4H78C78 40 72 62 56 66L58 84H42L44 66C28 62 22 40 22 4Z',
      'body+1 face oval 50 4 28 5',
      'body-2 oval 50 5 24 3.4',
      'body+2.4 poly 50 20 54 30 64 30 56 36 59 46 50 40 41 46 44 36 36 30 46 30',
      'body-1 box 34 82 32 6 2',
      'base face poly 28 88 72 88 76 108 24 108',
    ],
  }),
  planned('lying-coin', {
    colours: { body: '#e0b040' },
    parts: [
      'body-1.6 metal M0 12V21A40 11 0 0 0 80 21V12Z',
      'body-3.4/0.5 stroke 1 M1 17A40 11 0 0 0 79 17',
      'body face oval 40 12 40 11',
      'body-1.6 ring 1.6 40 12 33 8.4',
      'body+1.6 poly 40 6.4 43 11 50 11.4 45 14 47 18 40 15.6 33 18 35 14 30 11.4 37 11',
    ],
  }),
  planned('medal', {
    colours: { body: '#d9a93a', ribbon: '#c8362f #3f6fb0' },
    parts: [
      'ribbon face poly 14 0 40 0 56 46 40 54',
      'ribbon-1.4 face poly 76 0 50 0 34 46 50 54',
      'body-1.4 oval 45 78 31 31',
      'body ball oval 45 77 29 29',
      'body-1.6 ring 2 45 77 22 22',
      'body+2.4 poly 45 62 49 72 60 73 52 80 54 91 45 85 36 91 38 80 30 73 41 72',
    ],
  }),
  planned('dice', {
    colours: { body: '#f5f2ea #d0302a', pip: '#2b2724' },
    parts: [
      'body+0.8 poly 50 0 96 22 50 46 4 22',
      'body face poly 4 22 50 46 50 100 4 76',
      'body-1.6 poly 96 22 50 46 50 100 96 76',
      'body-2/0.6 stroke 1.4 M4 22L50 46L96 22M50 46V100',
      'pip oval 50 22 8 4',
      { times: [3, 13, 18], parts: ['pip oval 14 42 4 5.6'] },
      { times: [2, 22, -11], parts: ['pip oval 62 58 4 5.6', 'pip oval 62 80 4 5.6'] },
    ],
  }),
  planned('game-controller', {
    colours: { body: '#33363d #e8eaec #3f6fb0' },
    parts: [
      'body-1.6 M22 20C30 12 90 12 98 20C112 32 124 72 116 86C108 96 92 84 82 70H38C28 84 12 96 4 86C-4 72 8 32 22 20Z',
      'body face M22 16C30 8 90 8 98 16C112 28 124 68 116 82C108 92 92 80 82 66H38C28 80 12 92 4 82C-4 68 8 28 22 16Z',
      'body-2.4 box 21 30 20 7 2',
      'body-2.4 box 27.4 23.6 7 20 2',
      '#d0483f oval 96 33 4 4',
      '#5f9a42 oval 86 41 4 4',
      '#3f7fd0 oval 86 25 4 4',
      '#f2b02e oval 76 33 4 4',
      'body-2.4 ball oval 44 54 9 8',
      'body-2.4 ball oval 76 54 9 8',
      'body+2 box 54 26 12 4 2',
    ],
  }),
  planned('puzzle-piece', {
    colours: { body: '#4a86b8 #d0703a #5f9a5a' },
    parts: [
      'body-1.8 M4 34H34C24 14 56 14 46 34H78V62C98 52 98 86 78 76V106H4Z',
      'body face M2 30H32C22 10 54 10 44 30H76V58C96 48 96 82 76 72V102H2V72C22 82 22 48 2 58Z',
    ],
  }),
  planned('doll', {
    colours: { body: '#c85a7a #4a86b8 #e0a33a', hair: '#7a4a2c #d9a84a', skin: '#f0c8a4' },
    parts: [
      'skin box 36 96 9 26 4',
      'skin box 55 96 9 26 4',
      '#4a3328 box 33 117 14 8 4',
      '#4a3328 box 53 117 14 8 4',
      {
        mirror: 50,
        parts: ['skin line 8 34 62 20 76 18 84', 'body ball oval 33 62 9 8', 'hair ball oval 24 34 10 18'],
      },
      'body face M36 56H64L82 102C66 108 34 108 18 102Z',
      '#f7f2e6 face M42 60H58L64 100H36Z',
      '#f7f2e6 line 3 19 102 50 107 81 102',
      'hair ball oval 50 26 30 28',
      'skin ball oval 50 32 24 22',
      'hair face M26 28C28 6 72 6 74 28C62 16 40 18 26 28Z',
      '#33241c oval 41 34 3 3.6',
      '#33241c oval 59 34 3 3.6',
      '#e88a94/0.6 oval 36 42 4.6 3',
      '#e88a94/0.6 oval 64 42 4.6 3',
      '#b8403f stroke 1.6 M45 45C48 48 52 48 55 45',
      'body-0.6 M50 10L36 2V18Z',
      'body-0.6 M50 10L64 2V18Z',
    ],
  }),
  planned('rocking-horse', {
    colours: { body: '#c98f5a', trim: '#c8362f' },
    parts: [
      'trim-1 stroke 6 M4 96C30 116 100 116 128 94',
      'body line 8 36 66 28 104',
      'body line 8 94 66 104 104',
      'body ball M24 46C30 36 84 36 96 44C104 54 98 72 88 74H40C26 74 20 58 24 46Z',
      'body face M84 46C86 26 96 12 110 10C118 12 128 24 128 32C122 36 112 32 108 34C108 46 104 56 98 62Z',
      '#5a3d2b line 6 104 10 92 24 86 42',
      '#5a3d2b line 5 26 48 12 56 12 76',
      'trim face M46 36H74V58H46Z',
      '#2b1d14 oval 112 19 2 2',
      'trim line 2 118 32 108 28 104 36',
    ],
  }),
  planned('basketball-hoop', {
    colours: { body: '#f3f4f4', rim: '#e0622a', pole: '#5a616a' },
    mirrors: false,
    parts: [
      'pole roll box 46 70 8 130 1',
      'pole-1 box 34 194 32 8 2',
      'body-1 box 0 0 100 70 3',
      'body face box 2 2 96 66 2',
      'rim stroke 3 M34 24H66V50H34Z',
      'rim stroke 2.4 M4 4H96V66H4Z',
      ...netBelow(50, 59, 20),
      'rim ring 4 50 58 22 5',
    ],
  }),
  planned('target', {
    colours: { body: '#d0302a', ring: '#f7f4ee' },
    parts: [
      // in the air it stands on nothing
      { unless: 'floating', parts: ['#8a5a35 lines 5 30 70 16 118', '#8a5a35 lines 5 70 70 84 118'] },
      'body-1.6 oval 52 51 49 49',
      'body oval 50 50 49 49',
      'ring oval 50 50 39 39',
      'body oval 50 50 29 29',
      'ring oval 50 50 19 19',
      'body oval 50 50 9 9',
      '#6a4a30 lines 2.4 50 50 86 20',
      '#f2b02e poly 82 16 94 8 96 18 90 24',
    ],
  }),
  planned('boxing-gloves', {
    colours: { body: '#c8302a #2f4f9a' },
    parts: [
      {
        times: [2, 52, 6],
        parts: [
          '#f3ead6 face box 12 74 34 22 4',
          'body-1 ball oval 8 46 11 20 20',
          'body ball M10 40C6 10 24 0 38 2C58 4 62 30 56 52C54 66 50 74 46 76H16C12 70 11 54 10 40Z',
          'body-1.8 line 2 14 36 20 54 18 66',
          'body+2.4/0.6 oval 44 22 6 10 -20',
          '#f3ead6 lines 2 20 80 38 90',
          '#f3ead6 lines 2 38 80 20 90',
        ],
      },
    ],
  }),
  planned('dumbbell', {
    colours: { body: '#33363d #c8403f', bar: '#b9c0c9' },
    parts: [
      'bar lying box 30 26 70 10 3',
      {
        mirror: 65,
        parts: [
          'body-0.6 lying box 14 4 14 54 5',
          'body lying box 0 10 16 42 5',
          'bar lying box -8 26 10 10 2',
          'body lying box 26 12 8 38 3',
        ],
      },
    ],
  }),
  planned('american-football', {
    colours: { body: '#8a4a2c' },
    parts: [
      {
        // on its long side: on its tip it would fall
        at: [0, 0, -4],
        parts: [
          'body ball M-56 0C-40 -34 40 -34 56 0C40 34 -40 34 -56 0Z',
          {
            inside: 'M-56 0C-40 -34 40 -34 56 0C40 34 -40 34 -56 0Z',
            parts: ['#f7f4ee line 4 -34 -40 -30 0 -34 40', '#f7f4ee line 4 34 -40 30 0 34 40'],
          },
          '#f7f4ee lines 2.4 -16 -10 16 -10',
          { times: [6, 6, 0], parts: ['#f7f4ee lines 2.4 -15 -14 -15 -6'] },
        ],
      },
    ],
  }),
  planned('baseball', {
    colours: { body: '#f5f2ea' },
    parts: [
      'body ball oval 50 50 50 50',
      {
        mirror: 50,
        parts: [
          '#c8302a stroke 2 M22 10C40 30 40 70 22 90',
          { times: [7, 0, 10], parts: ['#c8302a lines 1.6 30 20 38 18'] },
        ],
      },
    ],
  }),
  planned('golf-club', {
    colours: { body: '#c3cad1', grip: '#33302f' },
    parts: [
      {
        at: [0, 0, 18],
        parts: [
          'body roll box -1.6 -120 3.2 112 1',
          'grip roll box -3 -126 6 34 2',
          'body metal M-2 -10C8 -12 22 -10 28 -4C28 2 10 4 -2 2Z',
        ],
      },
    ],
  }),
  planned('hockey-stick', {
    colours: { body: '#c9975a #33302f' },
    parts: [
      'body-1 lines 7 12 0 62 110',
      'body+1/0.8 lines 2 10 4 60 108',
      '#33302f lines 8 58 106 104 116',
      '#2b2724 lying box 70 122 30 9 3',
    ],
  }),
  planned('ice-skate', {
    colours: { body: '#f3f4f4 #c8403f', metal: '#b9c0c9' },
    parts: [
      'metal lines 4 8 104 104 104',
      'metal box 22 88 6 16',
      'metal box 76 88 6 16',
      'body face M14 4H46L48 42C60 54 92 56 98 70C100 78 98 86 96 88H14C10 60 16 30 14 4Z',
      '#33302f box 12 84 86 6 2',
      { times: [5, 2, 9], parts: ['#5f9ac0 lines 2 42 12 54 10'] },
      'body-1.6 line 1.6 16 62 34 60 48 46',
    ],
  }),
  planned('party-hat', {
    colours: { body: '#d0487a #4a86c8 #f2b02e' },
    parts: [
      'body roll M50 6L90 100C74 110 26 110 10 100Z',
      {
        inside: 'M50 6L90 100C74 110 26 110 10 100Z',
        parts: [{ times: [4, 0, 24], parts: ['#f7f4ee oval 38 34 5 5', '#f7e08a oval 60 46 5 5'] }],
      },
      '#f2c52e ball oval 50 6 9 9',
      '#f7e08a stroke 5 M10 100C26 110 74 110 90 100',
    ],
  }),
  planned('top-hat', {
    colours: { body: '#2b2c33', band: '#a8323f' },
    parts: [
      'body-1 oval 60 84 60 13',
      'body face oval 60 81 60 12',
      'body roll M30 8C30 2 90 2 90 8L84 80C80 86 40 86 36 80Z',
      'band roll M34 58H86L84.4 76C80 82 40 82 35.6 76Z',
      'body+1 oval 60 8 30 5',
      'body+2.4/0.5 line 2.6 40 16 41 36 42 54',
    ],
  }),
  planned('billed-cap', {
    colours: { body: '#3f6fb0 #c8403f #33363d' },
    parts: [
      'body-1.6 lying M54 62C80 50 118 56 124 68C120 76 86 70 60 76Z',
      'body ball M4 66C2 30 26 8 52 8C80 8 98 30 96 58C66 56 34 66 10 76C6 74 4 70 4 66Z',
      'body-1.6 line 1.4 52 8 66 30 66 60',
      'body-1.6 line 1.4 52 8 34 30 32 68',
      'body oval 52 8 5 3',
      'body+2/0.6 line 2.4 74 20 84 32 88 46',
    ],
  }),
  planned('chef-hat', {
    colours: { body: '#f7f6f2' },
    parts: [
      'body ball oval 24 34 24 22',
      'body ball oval 76 34 24 22',
      'body ball oval 50 24 27 24',
      'body roll M20 44H80L78 92C60 98 40 98 22 92Z',
      { times: [4, 12, 0], parts: ['body-1.4 line 1.6 32 48 33 66'] },
      'body-1.6 line 1.6 21 74 50 80 79 74',
    ],
  }),
  planned('shield', {
    colours: { body: '#3f5f9a #a8323f', trim: '#c9a24a' },
    parts: [
      {
        unless: 'round',
        parts: [
          'trim-1 M50 2C66 12 82 14 96 12C98 54 88 92 50 116C12 92 2 54 4 12C18 14 34 12 50 2Z',
          'body face M50 10C64 18 78 20 89 19C90 56 80 86 50 107C20 86 10 56 11 19C22 20 36 18 50 10Z',
          'trim face M44 14H56V104C54 106 52 107 50 108C48 107 46 106 44 104Z',
          'trim face M12 46H88V58H13Z',
          'trim+1.6 ball oval 50 52 11 11',
          'body+2/0.6 line 3 20 26 19 50 26 74',
        ],
      },
      {
        // boards within an iron rim, and a boss over the hand
        when: 'round',
        parts: [
          '#6d6f76 face oval 50 59 47 47',
          'body face oval 50 59 42 42',
          'body-2/0.5 lines 1.4 30 22 30 96',
          'body-2/0.5 lines 1.4 50 17 50 101',
          'body-2/0.5 lines 1.4 70 22 70 96',
          '#8d9098 ball oval 50 59 13 13',
        ],
      },
    ],
  }),
  planned('bow-and-arrow', {
    colours: { body: '#8a5a35' },
    parts: [
      '#f3ead6 lines 1.4 20 4 4 60 20 116',
      'body-1.4 stroke 7 M20 4C64 24 64 96 20 116',
      'body stroke 4.6 M20 4C64 24 64 96 20 116',
      'body-2 box 47 50 9 20 3',
      '#c9975a lines 3 4 60 92 60',
      '#8f979e poly 90 53 108 60 90 67',
      '#c8362f poly 4 60 -8 52 2 52 14 60 2 68 -8 68',
    ],
  }),
  planned('magic-wand', {
    colours: { body: '#33302f #5a3f7a', star: '#f7e08a' },
    parts: [
      {
        at: [0, 0, 36],
        parts: [
          'body roll box -3 -84 6 86 2',
          'star box -3 -84 6 12 2',
          'star box -3 -10 6 12 2',
          '#f2c52e poly 0 -118 5 -104 20 -104 8 -95 12 -81 0 -89 -12 -81 -8 -95 -20 -104 -5 -104',
        ],
      },
      '#f7e08a glow oval 56 -82 26 26',
      '#f7e08a poly 82 -110 84 -104 90 -102 84 -100 82 -94 80 -100 74 -102 80 -104',
    ],
  }),
  planned('crystal-ball', {
    colours: { body: '#a88ad0 #7fb0d8', base: '#8a5a2c' },
    parts: [
      'base roll poly 24 88 76 88 88 112 12 112',
      'base+1 lying box 20 82 60 10 4',
      'body ball oval 50 46 46 44',
      '#ffffff/0.3 line 5 22 56 40 44 58 54 78 42',
      '#ffffff/0.35 line 4 26 66 48 58 74 62',
      '#ffffff/0.7 oval 34 24 12 7 -36',
    ],
  }),
  planned('hourglass', {
    colours: { body: '#a8743f', sand: '#e8c068' },
    parts: [
      'body roll box 8 4 6 112 2',
      'body roll box 66 4 6 112 2',
      '#dbe9ee/0.7 M16 12H64C64 40 48 52 44 60C48 68 64 80 64 108H16C16 80 32 68 36 60C32 52 16 40 16 12Z',
      'sand roll M21 30H59C56 42 46 50 42 58H38C34 50 24 42 21 30Z',
      'sand box 39 56 2.4 44',
      'sand roll M18 106C22 92 34 86 40 84C46 86 58 92 62 106Z',
      '#ffffff/0.7 line 2.4 22 18 24 34 32 46',
      'body lying box 2 0 76 12 3',
      'body lying box 2 108 76 12 3',
    ],
  }),
  planned('compass', {
    colours: { body: '#c9a24a', dial: '#f7f2e2' },
    parts: [
      'body ring 4 50 -4 8 8',
      'body-1.4 oval 51 52 50 50',
      'body ball oval 50 50 49 49',
      'body-2 oval 50 50 41 41',
      'dial face oval 50 50 39 39',
      { times: [8, 0, 0, 45, 50, 50], parts: ['#5a4a34 lines 1.8 50 14 50 20'] },
      '#c8302a poly 50 18 57 50 43 50',
      '#3a4a5a poly 50 82 57 50 43 50',
      'body oval 50 50 4 4',
    ],
  }),
  planned('treasure-map', {
    colours: { body: '#e6cf9c' },
    parts: [
      'body-1.6 M4 10C30 2 60 16 90 8C110 2 130 10 140 8L136 92C110 100 90 86 60 94C40 100 20 90 2 96Z',
      'body face M2 6C28 -2 58 12 88 4C108 -2 128 6 138 4L134 88C108 96 88 82 58 90C38 96 18 86 0 92Z',
      '#6fa0a8/0.5 M100 20C116 16 126 26 122 40C110 46 96 36 100 20Z',
      '#7a9a5a/0.6 M20 60C30 48 50 52 54 66C46 78 26 76 20 60Z',
      '#8a5a35 stroke 2.4 M20 28C34 18 40 34 54 30M62 32C74 34 78 44 74 54M78 62C84 70 92 68 100 66',
      '#c8302a lines 4.4 104 58 116 70',
      '#c8302a lines 4.4 116 58 104 70',
      'body-2 poly 30 20 36 12 42 20',
    ],
  }),
  planned('candy-cane', {
    colours: { stripe: '#d0302a' },
    parts: [
      '#e0dcd4 stroke 17 M30 116V36C30 4 80 4 80 36V44',
      '#fbf8f2 stroke 14 M30 116V36C30 4 80 4 80 36V44',
      {
        inside: 'M22 124V36C22 -6 88 -6 88 36V52H73V36C73 14 38 14 38 36V124Z',
        parts: [
          { times: [5, 0, 20], parts: ['stripe poly 18 50 42 38 42 47 18 59'] },
          'stripe poly 22 20 38 24 36 33 20 30',
          'stripe poly 42 0 52 18 44 20 34 6',
          'stripe poly 66 4 64 20 72 24 78 8',
          'stripe poly 90 32 72 30 72 40 90 42',
        ],
      },
    ],
  }),
  planned('lollipop', {
    colours: { body: '#e0487a #5ab0c8 #f2982a' },
    parts: [
      '#f7f4ee roll box 47 80 6 64 2',
      'body ball oval 50 46 44 44',
      '#ffffff/0.85 stroke 6 M50 46C56 40 62 48 56 56C46 66 32 56 34 42C38 24 62 22 72 36C84 56 68 80 46 78',
      '#ffffff/0.5 oval 66 22 8 4 30',
    ],
  }),
];
