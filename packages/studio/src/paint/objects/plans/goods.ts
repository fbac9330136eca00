import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

/** One crisp of fried potato around the origin: thin, bent and browned at the edge. */
function crisp(x: number, y: number, turn: number, scale = 1): Part {
  return {
    at: [x, y, turn, scale],
    parts: [
      'body-2.4 M-30 3C-31 -14 -12 -24 6 -21C22 -20 34 -8 30 5C27 18 8 24 -10 19C-22 18 -30 12 -30 3Z',
      'body+0.6 face M-28 0C-28 -14 -11 -23 6 -20C21 -18 32 -8 28 3C24 15 7 20 -10 16C-21 15 -28 9 -28 0Z',
      'body+2 M-18 -2C-14 -12 0 -17 12 -14C4 -10 -8 -6 -18 -2Z',
      'body-1.4/0.7 M-16 10C-4 2 12 0 25 4C20 13 4 17 -8 14Z',
      'body-2/0.8 oval -8 4 2 1.4',
      'body-2/0.8 oval 12 -6 2 1.4',
      'body-2/0.7 oval 2 8 1.6 1.2',
    ],
  };
}

/** A roll of sushi seen from its cut end, standing on the line y. */
function maki(x: number, y: number, filling: string): Part {
  return {
    at: [x, y],
    parts: [
      '#1e2b26 roll M-17 -26H17V-6C17 2 -17 2 -17 -6Z',
      '#2b3d36 oval 0 -26 17 8',
      '#fbf8f0 oval 0 -26 14.6 6.6',
      `${filling} oval -2 -26 5.4 3`,
      '#7fb04a oval 4.4 -24.6 3.4 2',
      '#ffffff/0.25 lines 2 -13 -20 -13 -5',
    ],
  };
}

/** The strands of a rope that is laid in a ring: short slanting lines all around it. */
const twists = (x: number, y: number, wide: number, high: number): readonly string[] =>
  Array.from({ length: 34 }, (_, strand) => {
    const angle = (strand * Math.PI) / 17;
    const [ex, ey] = [x + Math.cos(angle) * wide, y + Math.sin(angle) * high];
    return `body-1.8/0.8 lines 1.5 ${(ex - 3.4).toFixed(1)} ${(ey + 4.2).toFixed(1)} ${(ex + 3.4).toFixed(1)} ${(ey - 4.2).toFixed(1)}`;
  });

export const goods = [
  planned('saddle', {
    colours: { body: '#8a4f2a', pad: '#c8463f #3f6f8a' },
    parts: [
      'pad-0.6 face M22 52H148C158 52 160 60 158 68C140 84 36 84 14 68C12 60 14 52 22 52Z',
      'pad+1 stroke 2 M18 66C44 80 130 80 154 66',
      'body-1.6 M58 46C54 70 52 92 58 108L104 112C112 92 112 70 108 46Z',
      'body face M62 44C60 64 58 84 64 100L100 104C106 86 106 64 102 44Z',
      'body+1.4/0.8 stroke 1.4 M66 50C64 66 64 82 68 96L96 99C101 84 101 64 98 50',
      'body-1 face M16 52C12 40 16 22 26 16C36 12 40 24 46 32C60 40 92 38 110 30C120 24 126 8 136 4C144 4 146 12 142 18L150 44C148 54 136 56 124 52C100 62 60 62 40 54C30 58 20 58 16 52Z',
      'body+1 stroke 2 M28 22C36 34 48 42 70 42C94 42 114 36 126 22',
      'body ball oval 137 4 9 6',
      'body-1.4 stroke 6 M84 96V130',
      '#b9c0c9 metal M68 148L72 126C74 120 94 120 96 126L100 148H92L90 130H78L76 148Z',
      '#b9c0c9 box 66 144 36 6 3',
      'body-2.4 stroke 4 M60 92L44 122M104 96L118 124',
    ],
  }),
  planned('potato-chips', {
    colours: { body: '#f2c650' },
    parts: [
      crisp(26, 92, -14),
      crisp(132, 94, 16),
      crisp(64, 98, 10),
      crisp(100, 100, -10),
      crisp(44, 68, 34),
      crisp(112, 66, -38),
      crisp(80, 74, -4),
      crisp(66, 44, -30),
      crisp(96, 40, 42),
    ],
  }),
  planned('bag-of-chips', {
    colours: { body: '#d0302a #2f62b0 #f2a52a #3f9a5a', chip: '#f0c24a' },
    parts: [
      'body roll M6 8C10 4 90 4 94 8C90 40 90 96 96 132C88 138 12 138 4 132C10 96 10 40 6 8Z',
      'body-1.4 face box 5 4 90 9 2',
      'body-1.4 face box 3 128 94 9 2',
      { times: [15, 6, 0], parts: ['body+1.6/0.8 lines 1.2 8 5 8 12', 'body+1.6/0.8 lines 1.2 6 129 6 136'] },
      '#fdf6e0 oval 50 62 34 27',
      {
        at: [44, 66, -14, 1],
        parts: ['chip-1.6 oval 0 0 18 12', 'chip face oval 0 -1 17 11', 'chip+1.4 line 2 -9 -3 0 -6 9 -3'],
      },
      {
        at: [58, 56, 20, 1],
        parts: ['chip-1.6 oval 0 0 18 12', 'chip face oval 0 -1 17 11', 'chip+1.4 line 2 -9 -3 0 -6 9 -3'],
      },
      '#fdf6e0 box 22 24 56 9 4',
      '#fdf6e0/0.8 box 30 102 40 6 3',
      'body+2.4/0.6 line 4 16 20 18 60 15 112',
    ],
  }),
  planned('sushi-rolls', {
    colours: { board: '#5a3a26 #2b2c33' },
    parts: [
      'board-1 lying box 0 58 150 9 3',
      'board face poly 10 40 140 40 150 58 0 58',
      'board-1.6 box 14 66 18 8 2',
      'board-1.6 box 118 66 18 8 2',
      maki(38, 44, '#f07a4a'),
      maki(74, 44, '#f2a0a0'),
      maki(110, 44, '#f07a4a'),
      maki(24, 57, '#e0503f'),
      maki(58, 57, '#f07a4a'),
      maki(92, 57, '#f2a0a0'),
      maki(126, 57, '#e0503f'),
    ],
  }),
  planned('dipping-sauce', {
    colours: { sauce: '#4a1f14 #c8402a', dish: '#f3efe6' },
    parts: [
      'dish roll M2 20C4 46 26 58 50 58C74 58 96 46 98 20Z',
      'dish-1.4 box 32 54 36 6 3',
      'dish+0.8 oval 50 20 48 15',
      'dish-0.8 oval 50 21 43 12.4',
      'sauce face oval 50 22 40 10.6',
      '#ffffff/0.35 oval 34 19 12 2.6 -8',
      '#7fb04a oval 58 22 2.4 1.4',
      '#7fb04a oval 66 25 2.2 1.3',
      '#7fb04a oval 50 27 2.2 1.3',
    ],
  }),
  planned('hand-mirror', {
    colours: { body: '#b9c0c9 #d9a93a #c9607f', glass: '#c3d9e2' },
    parts: [
      'body metal M42 96H58L62 168C62 178 38 178 38 168Z',
      'body ball oval 50 178 9 7',
      'body face oval 50 50 50 52',
      'body-1.6 oval 50 50 42 44',
      'glass face oval 50 50 40 42',
      '#ffffff/0.6 poly 22 62 52 14 62 16 28 74',
      '#ffffff/0.4 poly 40 80 70 26 74 30 46 84',
      { times: [14, 0, 0, 25.7, 50, 50], parts: ['body+1.6 oval 50 3.4 2.4 2.4'] },
    ],
  }),
  planned('standing-mirror', {
    colours: { frame: '#8a5a35 #d9a93a #3a3a40', glass: '#c3d9e2' },
    parts: [
      'frame-1.6 lines 5 8 168 26 132',
      'frame-1.6 lines 5 92 168 74 132',
      'frame face box 10 0 80 160 10',
      'frame-1.6 box 17 7 66 146 6',
      'glass face box 19 9 62 142 5',
      {
        inside: 'box 19 9 62 142 5',
        parts: ['#ffffff/0.5 poly 10 90 70 -10 84 -10 20 110', '#ffffff/0.3 poly 30 130 90 30 90 44 38 140'],
      },
      'frame+1.6/0.8 lines 1.6 14 12 14 150',
    ],
  }),
  planned('vanity-mirror', {
    colours: { frame: '#d9a93a #b9c0c9', glass: '#c3d9e2' },
    parts: [
      'frame metal oval 50 144 34 8',
      'frame metal box 46 104 8 40 2',
      'frame stroke 5 M2 56C2 92 22 108 50 108C78 108 98 92 98 56',
      'frame face oval 50 52 48 50',
      'frame-1.6 oval 50 52 41 43',
      'glass face oval 50 52 39 41',
      '#ffffff/0.6 poly 24 64 52 18 62 20 30 76',
      '#ffffff/0.4 poly 42 80 70 30 74 34 48 84',
    ],
  }),
  planned('cutting-board', {
    colours: { body: '#c08a50 #a86f3a' },
    parts: [
      'body-2 M32 8C32 -4 60 -4 60 8L62 26H86C92 26 94 30 94 36V150C94 156 90 160 84 160H10C4 160 0 156 0 150V36C0 30 2 26 8 26H30Z',
      'body face M30 6C30 -5 62 -5 62 6L64 22H84C90 22 94 26 94 32V144C94 150 90 154 84 154H10C4 154 0 150 0 144V32C0 26 4 22 10 22H28Z',
      '#e8e2d6 oval 46 7 6 6',
      'body-2.4 ring 1.6 46 7 6 6',
      { times: [6, 15, 0], parts: ['body-1/0.7 line 1.4 10 30 13 80 9 146', 'body+1/0.6 line 1.4 16 32 14 90 17 144'] },
      'body-1.6 stroke 1.6 M8 34C8 31 10 30 12 30H82C85 30 86 31 86 34V142C86 145 85 146 82 146H12C10 146 8 145 8 142Z',
    ],
  }),
  planned('briefcase', {
    colours: { body: '#7a4a2c #33302f #5a3a26', metal: '#d9b65a' },
    parts: [
      'body-2 stroke 7 M44 22V10C44 4 48 2 54 2H86C92 2 96 4 96 10V22',
      'body face box 0 20 140 86 8',
      'body-1 face M0 28C0 22 4 20 8 20H132C136 20 140 22 140 28V62H0Z',
      'body-2.4 lines 1.8 0 63 140 63',
      { times: [20, 6.8, 0], parts: ['body+1.8/0.8 lines 1 4 26 7 26', 'body+1.8/0.8 lines 1 4 100 7 100'] },
      {
        mirror: 70,
        parts: [
          'body-1.6 box 28 40 12 34 2',
          'metal face box 27 58 14 12 2',
          'metal-2 box 31 62 6 4 1',
          'metal face poly 0 98 8 106 0 106',
        ],
      },
      'metal metal box 60 56 20 14 2',
    ],
  }),
  planned('satchel', {
    colours: { body: '#a8692f #7a4a2c', metal: '#d9b65a' },
    parts: [
      'body-1.4 stroke 6 M10 44C6 -24 134 -24 130 44',
      'body face box 2 30 136 84 10',
      'body-0.8 face M0 36C0 30 4 28 10 28H130C136 28 140 30 140 36V66C140 82 128 86 112 86H28C12 86 0 82 0 66Z',
      'body+1.6/0.8 stroke 1.4 M5 36V66C5 78 14 81 28 81H112C126 81 135 78 135 66V36',
      { mirror: 70, parts: ['body-1.8 box 26 36 14 66 3', 'metal ring 2.4 33 86 7 6', 'metal lines 2 33 86 33 92'] },
    ],
  }),
  planned('picture-frame', {
    colours: { body: '#d9a93a #6b4226 #2b2c33 #f3efe6' },
    parts: [
      'body face box 0 0 100 124 2',
      'body-1.4 box 8 8 84 108 1',
      'body+1 stroke 2 M4 4H96V120H4Z',
      '#faf7ee box 11 11 78 102',
      '#9cc3d8 down box 20 22 60 80',
      '#f6efc8 oval 62 42 8 8',
      '#7a9a78 poly 20 86 42 56 58 76 68 66 80 82 80 102 20 102',
      '#4f7a52 poly 20 94 50 84 80 96 80 102 20 102',
      '#ffffff/0.3 poly 20 60 58 22 66 22 20 70',
    ],
  }),
  planned('matchstick', {
    colours: { body: '#e0bf86', head: '#c8322b' },
    overhang: 0.1,
    parts: [
      'body face poly 47 34 53 34 54 150 46 150',
      'body-1.4 poly 50.6 34 53 34 54 150 51.4 150',
      '#3a2a22 poly 46.6 30 53.4 30 53.6 52 46.4 52',
      'head ball oval 50 32 6 9',
      {
        unless: 'unlit, unused',
        parts: [
          '#f2982a/0.95 M50 -32C66 -6 68 14 62 30C58 38 42 38 38 30C32 14 38 -2 50 -32Z',
          '#ffe08a M50 -10C60 6 60 20 56 29C52 34 46 33 44 28C40 18 44 6 50 -10Z',
          '#5a8ad0/0.6 oval 50 33 7 4',
        ],
      },
    ],
  }),
  planned('water-bottle', {
    colours: { drink: '#a9d6ea', cap: '#2f62b0 #3f9a5a #e8e8e6' },
    parts: [
      'cap roll box 20 0 20 14 3',
      '#dbe9ee/0.8 M22 14H38V20C50 26 56 34 56 46V154C56 160 52 162 48 162H12C8 162 4 160 4 154V46C4 34 10 26 22 20Z',
      'drink/0.85 roll M5 50C20 46 40 46 55 50V153C55 159 52 161 48 161H12C8 161 5 159 5 153Z',
      'cap face box 4 74 52 38 1',
      '#ffffff/0.9 M14 98C20 84 28 90 32 96C36 88 44 88 48 98Z',
      { times: [3, 0, 13], parts: ['#ffffff/0.5 lines 1.4 5 122 55 122'] },
      '#ffffff/0.65 line 3 14 40 11 90 12 148',
    ],
  }),
  planned('carafe', {
    colours: { drink: '#a8242e' },
    parts: [
      '#dbe9ee/0.75 M32 0H68L62 30C64 52 96 74 96 108C96 134 80 146 50 146C20 146 4 134 4 108C4 74 36 52 38 30Z',
      'drink/0.9 roll M14 84C30 80 70 80 86 84C92 92 94 100 94 108C94 132 78 143 50 143C22 143 6 132 6 108C6 100 8 92 14 84Z',
      'drink+1.4 oval 50 84 36 7',
      '#ffffff/0.9 ring 2 50 1 18 4',
      '#ffffff/0.6 line 4 42 34 30 62 16 92',
      '#ffffff/0.4 line 3 60 34 70 60 82 80',
    ],
  }),
  planned('lying-bottle', {
    colours: { glass: '#bfe0e6' },
    parts: [
      'glass/0.5 M14 6H150C176 6 184 34 206 36H236V64H206C184 66 176 94 150 94H14C4 94 0 88 0 78V22C0 12 4 6 14 6Z',
      'glass-1.6 stroke 2.6 M14 6H150C176 6 184 34 206 36H236V64H206C184 66 176 94 150 94H14C4 94 0 88 0 78V22C0 12 4 6 14 6Z',
      'glass-1 box 230 32 10 36 3',
      '#b98a52 face box 238 38 24 24 3',
      '#ffffff/0.75 stroke 4 M16 16H140C156 16 166 26 176 34',
      '#ffffff/0.35 stroke 3 M12 84H120',
      '#8a5a35 face poly 20 94 44 94 50 104 14 104',
      '#8a5a35 face poly 112 94 136 94 142 104 106 104',
    ],
  }),
  planned('clear-bulb', {
    colours: { glass: '#cfe6ee', metal: '#9aa3ac' },
    parts: [
      'glass/0.45 M40 0C64 0 78 18 74 40C72 54 58 62 56 78H24C22 62 8 54 6 40C2 18 16 0 40 0Z',
      'glass-1.8 stroke 1.8 M40 0C64 0 78 18 74 40C72 54 58 62 56 78H24C22 62 8 54 6 40C2 18 16 0 40 0Z',
      '#ffffff/0.8 stroke 3 M14 34C14 20 22 11 32 8',
      '#ffffff/0.4 stroke 2 M68 44C66 52 60 58 57 66',
      'metal roll box 25 78 30 20 3',
      { times: [3, 0, 6], parts: ['metal-2 lines 2 26 83 54 81'] },
      '#33302f M32 98H48L44 104H36Z',
    ],
  }),
  planned('macaron', {
    colours: { body: '#f0a8b8 #a9d6a0 #e0c08a #b59ad0 #f2d06a', cream: '#fbf1dc' },
    parts: [
      'body-0.4 lying M6 66H114C114 88 92 96 60 96C28 96 6 88 6 66Z',
      { times: [13, 8.4, 0], parts: ['body-1 ball oval 10 66 6 5'] },
      'cream lying box 8 50 104 14 7',
      { times: [13, 8.4, 0], parts: ['body ball oval 10 48 6 5'] },
      'body ball M4 46C4 16 30 4 60 4C90 4 116 16 116 46Z',
      'body+2/0.7 line 4 20 32 34 18 54 12',
    ],
  }),
  planned('toast', {
    colours: { body: '#d9a05a', crust: '#9a5f2a' },
    parts: [
      'crust face M8 34C-6 26 -2 0 22 0H78C102 0 106 26 92 34V92C92 98 90 100 84 100H16C10 100 8 98 8 92Z',
      'body face M15 32C4 26 6 7 24 7H76C94 7 96 26 85 32V88C85 92 84 93 80 93H20C16 93 15 92 15 88Z',
      { times: [5, 11, 7], parts: ['body-1.2/0.7 oval 24 22 2 1.4', 'body-1.2/0.6 oval 28 54 1.6 1.2'] },
      {
        when: 'buttered, butter',
        parts: [
          '#f7d96a face M36 40L62 36L66 58L40 62Z',
          '#f2cc4a/0.8 M34 60C44 66 62 66 70 58L66 72C54 78 40 74 34 60Z',
        ],
      },
      'crust-1.2/0.6 stroke 1.6 M15 32C4 26 6 7 24 7H76C94 7 96 26 85 32V88C85 92 84 93 80 93H20C16 93 15 92 15 88Z',
    ],
  }),
  planned('sprout', {
    colours: { leaf: '#6ab04a', soil: '#5a3d29' },
    parts: [
      'soil ball M0 110C8 90 34 84 54 84C76 84 100 90 108 110C88 118 20 118 0 110Z',
      { times: [7, 13, 0], parts: ['soil-1.6 oval 16 104 4 2.6', 'soil+1.2 oval 20 98 2.6 1.8'] },
      'leaf-1 line 5 54 90 56 60 52 30',
      'leaf face M53 34C30 40 12 26 8 4C34 0 52 12 53 34Z',
      'leaf+0.6 face M54 38C58 14 76 2 102 6C100 30 80 44 54 38Z',
      'leaf-1.4 line 1.6 52 33 34 20 14 8',
      'leaf-1.4 line 1.6 56 37 74 22 96 10',
    ],
  }),
  planned('high-heels', {
    colours: { body: '#c8242e #22222a #d9b08a' },
    parts: [
      {
        times: [2, 34, 16],
        parts: [
          'body-1.6 M8 24L18 26L14 86H8Z',
          'body face M4 4C16 0 26 6 34 22C46 46 66 60 98 64C112 66 118 74 114 82C96 86 74 84 58 72C42 60 32 44 22 34C14 32 6 28 4 22C2 16 2 10 4 4Z',
          'body-2.2 M12 8C22 10 30 24 38 40C48 54 62 62 80 64C60 68 42 54 30 36C24 26 16 18 12 8Z',
          'body-2.4 stroke 2.4 M22 36C36 60 58 82 112 84',
          'body+2.4/0.7 line 2.4 84 68 98 68 108 72',
        ],
      },
    ],
  }),
  planned('open-hand', {
    colours: { body: '#e0ac86 #c68a62 #8a5a3c' },
    parts: [
      'body-0.6 face M30 126H78L82 190H26Z',
      'body face M30 132C20 118 16 100 4 84C-2 76 6 68 13 74C20 80 24 88 29 92L25 40C24 30 37 28 39 38L43 76L46 24C46 13 60 13 60 24L61 76L68 32C70 22 82 24 81 34L77 82L88 52C91 44 102 47 100 56C96 74 92 92 88 106C86 118 82 126 78 132Z',
      'body-1.6/0.8 line 2 30 94 38 112 36 130',
      'body-1.6/0.8 line 2 42 84 60 84 78 92',
      'body-1.4/0.8 line 1.8 36 98 54 96 74 104',
      'body-1/0.8 line 1.4 27 58 33 57 39 57',
      'body-1/0.8 line 1.4 46 48 53 47 60 48',
      'body-1/0.8 line 1.4 65 54 71 54 78 57',
    ],
  }),
  planned('hay-bale', {
    colours: { body: '#d9b45a' },
    parts: [
      'body-1 face poly 92 14 118 2 118 62 92 76',
      'body+1 face poly 0 14 92 14 118 2 28 2',
      'body face box 0 14 92 62 2',
      {
        times: [11, 8, 0],
        parts: [
          'body-1.4 line 1.2 5 22 8 34 4 44',
          'body+1.4 line 1.2 8 48 6 58 9 70',
          'body-1.6 line 1.2 3 56 6 62 4 70',
        ],
      },
      'body-2.6 lines 2 28 14 28 76',
      'body-2.6 lines 2 64 14 64 76',
      'body-2.6 lines 2 28 14 54 2',
      'body-2.6 lines 2 64 14 90 2',
    ],
  }),
  planned('rope', {
    colours: { body: '#c9a468' },
    parts: [
      // a coil that lies loosely on the ground, twisted all along, its end run out before it
      '#3a2c1c/0.35 oval 92 50 34 14',
      ...[
        [86, 40, 62],
        [70, 30, 56],
        [54, 21, 50],
        [92, 43, 54],
        [76, 33, 47],
        [60, 24, 41],
      ].flatMap(([wide = 0, high = 0, y = 0]) => [
        `body-2.4 ring 12.5 92 ${y + 1.4} ${wide} ${high}`,
        `body ring 11 92 ${y} ${wide} ${high}`,
        `body+1.4/0.7 ring 3 92 ${y - 2.2} ${wide} ${high}`,
        ...twists(92, y, wide, high),
      ]),
      'body-2.4 stroke 12.5 M150 78C176 92 190 108 226 105C250 103 258 92 282 98',
      'body stroke 11 M150 76.6C176 90.6 190 106.6 226 103.6C250 101.6 258 90.6 282 96.6',
      'body+1.4/0.7 stroke 3 M150 74.4C176 88.4 190 104.4 226 101.4C250 99.4 258 88.4 282 94.4',
      ...[
        [160, 82],
        [172, 90],
        [184, 97],
        [197, 102],
        [211, 104],
        [226, 103.6],
        [240, 101],
        [253, 97],
        [266, 95],
      ].map(([x = 0, y = 0]) => `body-1.8/0.85 lines 1.6 ${x - 4} ${y + 5} ${x + 4} ${y - 5}`),
      'body-2 box 279 90 6 13 2',
      ...[92, 96, 100].map((y) => `body+0.6 line 1.6 284 ${y} 291 ${y - 2} 298 ${y + (y - 96) * 1.4}`),
    ],
  }),
  planned('wooden-staff', {
    colours: { body: '#8a5a35' },
    parts: [
      'body roll M8 4C10 -1 15 -1 16 4L18 260H6Z',
      'body-1.6/0.8 line 1 11 20 12 120 11 240',
      'body-1.4 oval 12 80 3 4',
      'body-1.4 oval 11 170 2.6 4',
    ],
  }),
  planned('wooden-post', {
    colours: { body: '#9a6b3f' },
    parts: [
      'body roll box 0 8 30 152 2',
      'body+1 face oval 15 8 15 5',
      'body-1.4 ring 1 15 8 9 3',
      'body-1.6/0.8 line 1.4 8 20 9 80 7 150',
      'body-1.6/0.8 line 1.4 21 24 20 90 22 154',
    ],
  }),
  planned('funnel', {
    colours: { body: '#b9c2c8 #d8574a #4f8fb0' },
    parts: [
      // on its wide mouth: on its spout it would fall
      'body-1.6 ring 2.4 130 141 11 6 0 360',
      'body-1 roll M52 68H68L65 6L55 6Z',
      'body+1.2 oval 60 6 5 2',
      'body roll M50 66C54 61 66 61 70 66L120 140C112 157 8 157 0 140Z',
      'body-1.6 line 3 0 140 22 149 60 152.4 98 149 120 140',
      'body+1.6/0.7 line 3 54 74 40 98 22 130',
    ],
  }),
  planned('ping-pong-table', {
    colours: { body: '#2f6f8f #2f7a5a', leg: '#3a3d45', line: '#f6f4ee' },
    parts: [
      { mirror: 150, parts: ['leg roll box 34 66 8 74', 'leg-1 roll box 92 60 6 62', 'leg-1 lines 4 38 110 94 96'] },
      'body-1.8 poly 0 56 300 56 300 66 0 66',
      'body face poly 40 16 260 16 300 56 0 56',
      'line poly 40 16 260 16 262 18.4 38 18.4',
      'line poly 3 53 297 53 300 56 0 56',
      'line poly 40 16 43.6 16 4.4 56 0 56',
      'line poly 256.4 16 260 16 300 56 295.6 56',
      'line poly 24 35 276 35 277 36.6 23 36.6',
      // the net across the middle
      '#23262e box 147 0 3 60',
      '#e9e6dc/0.75 poly 150 6 150 14 150 56 150 60 144 62 144 4',
      { times: [8, 0, 7], parts: ['#6a6d76 lines 0.8 144 6 150 8'] },
      'line lines 2.4 144 3 151 5',
      'line poly 142 2 153 2 153 60 150 60 150 5 142 5',
    ],
  }),
  planned('tinned-meat', {
    colours: { body: '#2b4f8f', metal: '#c4cad0', label: '#f2c53a' },
    parts: [
      'metal metal M0 20C0 8 8 4 20 4H120C132 4 140 8 140 20V92C140 104 132 108 120 108H20C8 108 0 104 0 92Z',
      'body face M0 24H140V96H0Z',
      'label/0.95 box 14 38 112 34 4',
      'metal+1 face M0 20C0 8 8 2 20 2H120C132 2 140 8 140 20C136 26 4 26 0 20Z',
      'metal-1.4 ring 1.6 70 13 58 8 0 360',
      'metal-1 ring 2.4 98 12 12 4 0 360',
      '#d98a84 box 20 76 30 7 3',
      '#d98a84 box 54 76 30 7 3',
    ],
  }),
  planned('yoga-mat', {
    colours: { body: '#7a5aa8 #3f8a8a #c8607a' },
    parts: [
      // half of it rolled up, half lying
      'body-1.6 poly 66 66 284 66 284 72 60 72',
      'body face poly 88 38 262 38 286 67 62 67',
      'body+1.2/0.6 poly 100 44 252 44 254 47 98 47',
      'body-0.6 face M40 10H64C84 10 92 24 92 40C92 58 82 71 62 71H36Z',
      'body+0.8 face oval 38 40 27 31',
      'body-1.6 ring 2.6 38 40 20 23 0 360',
      'body-1.6 ring 2.4 38 41 13 15 0 360',
      'body-2.4 oval 38 41 6 7',
    ],
  }),
  planned('spread-mat', {
    colours: { body: '#7a5aa8 #3f8a8a #c8607a' },
    parts: [
      'body-1.6 poly 0 38 240 38 238 42 2 42',
      'body face poly 26 0 214 0 240 38 0 38',
      'body+1.2/0.5 poly 34 4 206 4 208 6 32 6',
      'body+1.2/0.5 poly 10 32 230 32 232 34 8 34',
    ],
  }),
  planned('tuxedo', {
    colours: { body: '#24252c', shirt: '#f6f4ee', satin: '#3d3f4a' },
    mirrors: false,
    parts: [
      {
        mirror: 50,
        parts: ['body face M26 10C12 16 4 44 -6 100L12 106C20 80 24 58 28 44Z', 'shirt box -6 101 18 4 1'],
      },
      'shirt face M36 2H64L58 66H42Z',
      { times: [3, 0, 12], parts: ['#2b2b30 oval 50 28 1.5 1.5'] },
      'body face M26 10C32 6 36 4 39 2L50 62V112C40 114 30 114 22 111C25 84 26 40 26 10Z',
      'body face M74 10C68 6 64 4 61 2L50 62V112C60 114 70 114 78 111C75 84 74 40 74 10Z',
      'satin face M39 1L28 10L24 30L36 34L32 40L50 66L46 36Z',
      'satin face M61 1L72 10L76 30L64 34L68 40L50 66L54 36Z',
      'body+2 stroke 0.9 M39 1L28 10L24 30L36 34L32 40L50 66M61 1L72 10L76 30L64 34L68 40L50 66',
      'body-2 lines 1 50 66 50 112',
      'satin+1 oval 50 74 2 2',
      'satin+1 oval 50 86 2 2',
      'shirt poly 66 46 75 44 74 40 66 42',
      '#15151a face M50 9L37 3V19Z',
      '#15151a face M50 9L63 3V19Z',
      '#2b2b32 oval 50 10.6 4 4',
    ],
  }),
  planned('kilt', {
    colours: { body: '#a8323a #2f6f4a #2f4f8a', stripe: '#22252e', line: '#f0d68a' },
    parts: [
      'body face M16 10H104L118 108H2Z',
      {
        inside: 'M16 10H104L118 108H2Z',
        parts: [
          { times: [7, 18, 0], parts: ['stripe/0.45 box 4 0 7 120', 'line/0.8 box 14 0 1.6 120'] },
          { times: [5, 0, 22], parts: ['stripe/0.45 box -2 18 130 8', 'line/0.8 box -2 32 130 1.6'] },
          { times: [7, 16, 0], parts: ['#000000/0.18 poly 12 12 15 12 12 110 6 110'] },
        ],
      },
      '#3a2a22 face box 14 4 92 10 2',
      '#d9b65a face box 52 3 16 12 2',
    ],
  }),
];
