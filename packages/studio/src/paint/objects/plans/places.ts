import { planned } from '../parts/plan.js';

const karst = (x: number, wide: number, high: number, tone: number): string[] => [
  `rock${tone < 0 ? tone : `+${tone}`} face M${x} 100C${x + wide * 0.02} ${100 - high * 0.5} ${x + wide * 0.12} ${100 - high * 0.9} ${x + wide * 0.34} ${100 - high}C${x + wide * 0.5} ${100 - high * 1.05} ${x + wide * 0.62} ${100 - high * 0.8} ${x + wide * 0.74} ${100 - high * 0.74}C${x + wide * 0.94} ${100 - high * 0.6} ${x + wide * 0.98} ${100 - high * 0.3} ${x + wide} 100Z`,
  `wood M${x + wide * 0.06} ${100 - high * 0.6}C${x + wide * 0.1} ${100 - high * 0.9} ${x + wide * 0.2} ${100 - high * 1.02} ${x + wide * 0.36} ${100 - high * 1.04}C${x + wide * 0.56} ${100 - high * 1.06} ${x + wide * 0.64} ${100 - high * 0.84} ${x + wide * 0.76} ${100 - high * 0.78}C${x + wide * 0.9} ${100 - high * 0.66} ${x + wide * 0.94} ${100 - high * 0.5} ${x + wide * 0.96} ${100 - high * 0.4}C${x + wide * 0.8} ${100 - high * 0.6} ${x + wide * 0.7} ${100 - high * 0.46} ${x + wide * 0.6} ${100 - high * 0.62}C${x + wide * 0.46} ${100 - high * 0.5} ${x + wide * 0.34} ${100 - high * 0.72} ${x + wide * 0.22} ${100 - high * 0.5}C${x + wide * 0.14} ${100 - high * 0.66} ${x + wide * 0.1} ${100 - high * 0.5} ${x + wide * 0.06} ${100 - high * 0.6}Z`,
  `rock-2/0.7 line 1.2 ${x + wide * 0.3} ${100 - high * 0.44} ${x + wide * 0.32} ${100 - high * 0.24} ${x + wide * 0.28} 98`,
  `rock-2/0.7 line 1.2 ${x + wide * 0.62} ${100 - high * 0.4} ${x + wide * 0.6} ${100 - high * 0.2} ${x + wide * 0.64} 98`,
];

export const places = [
  // a column of water out of a low cone of sinter, and steam that drifts from its head
  planned('geyser', {
    colours: { water: '#f4f9fc', sinter: '#cdbfa4' },
    parts: [
      'water-0.4/0.5 M58 190C44 150 40 96 26 70C10 60 6 40 20 30C22 12 44 4 60 12C78 -4 108 4 112 22C130 26 134 48 120 58C114 92 92 140 82 190Z',
      'water/0.85 M62 190C56 140 54 90 40 62C30 44 42 26 58 30C66 14 88 16 92 32C106 38 104 56 96 66C86 100 82 146 78 190Z',
      'water+0.6 M65 190C62 140 62 100 56 74C52 60 62 52 70 58C80 52 86 62 82 76C78 104 76 146 75 190Z',
      'water+0.6/0.9 oval 30 48 12 10',
      'water+0.6/0.9 oval 110 44 12 11',
      'water+0.6/0.9 oval 52 26 16 13',
      'water+0.6/0.9 oval 84 22 17 14',
      'water-1/0.5 line 2 66 180 64 130 60 90',
      'water-1/0.5 line 2 74 180 76 130 82 86',
      {
        mirror: 70,
        parts: ['water/0.8 line 2.4 64 186 52 156 36 150 26 164', 'water/0.8 line 2 62 186 46 170 34 172 30 182'],
      },
      'sinter-1.4 face M4 204C22 200 40 192 54 184C64 189 78 189 88 184C102 192 120 200 138 204C120 210 22 210 4 204Z',
      'sinter face M20 202C36 198 46 192 56 187C66 191 76 191 86 187C96 192 106 198 122 202C100 206 42 206 20 202Z',
      '#9fd0dc lying oval 71 187 13 2.6',
    ],
  }),
  planned('london-eye', {
    colours: { steel: '#e6ebf0', glass: '#7fb0d0' },
    mirrors: false,
    parts: [
      'steel-2 lines 4 66 200 100 96',
      'steel-2 lines 4 134 200 100 96',
      'steel-1 lines 2.4 60 200 100 96',
      'steel-1 lines 2.4 140 200 100 96',
      { times: [32, 0, 0, 5.625, 100, 96], parts: ['steel-1/0.8 lines 0.7 100 10 100 182'] },
      'steel-1.6 ring 3.4 100 96 86 86',
      'steel ring 1.6 100 96 80 80',
      {
        times: [28, 0, 0, 12.857, 100, 96],
        parts: ['steel-1.6 oval 100 3.6 4 5.4', 'glass face oval 100 3.4 3.2 4.6', '#ffffff/0.7 oval 99 2 1 1.6'],
      },
      'steel-2 oval 100 96 9 9',
      'steel ball oval 100 96 7 7',
      'steel-2.4 box 40 197 120 6 2',
    ],
  }),
  planned('karst-islands', {
    colours: { rock: '#b5b3a4', wood: '#4f8a54' },
    parts: [...karst(74, 50, 62, 1.4), ...karst(150, 46, 56, 1.2), ...karst(0, 58, 92, 0), ...karst(100, 64, 84, -0.4)],
  }),
  planned('machu-picchu', {
    colours: { grass: '#7fa858', stone: '#b9b2a0' },
    mirrors: false,
    parts: [
      // the peak behind the terraces
      'grass-2.4 face M96 90C110 50 122 6 138 0C152 4 158 44 176 62C190 76 206 84 220 104H90Z',
      'grass-1/0.8 M122 60C128 30 134 8 138 4C142 20 136 40 140 62Z',
      'stone-1/0.8 line 1.6 146 20 150 44 160 66',
      'grass-1.2 face M-40 154C-20 130 -10 92 14 84C40 78 60 84 90 84C130 80 170 90 206 96C226 104 240 134 262 154Z',
      ...[0, 1, 2, 3, 4, 5].map(
        (step) =>
          `grass${step % 2 === 0 ? '+0.4' : '-0.4'} face poly ${8 - step * 2} ${98 + step * 9} ${108 - step * 3} ${94 + step * 9} ${112 - step * 3} ${101 + step * 9} ${6 - step * 2} ${106 + step * 9}`,
      ),
      ...[0, 1, 2, 3, 4, 5].map(
        (step) =>
          `stone-0.6 poly ${7 - step * 2} ${103 + step * 9} ${110 - step * 3} ${99 + step * 9} ${110 - step * 3} ${102 + step * 9} ${6 - step * 2} ${107 + step * 9}`,
      ),
      ...[
        [112, 96, 26],
        [142, 94, 22],
        [170, 100, 28],
        [118, 112, 24],
        [150, 110, 30],
        [188, 114, 24],
        [126, 128, 34],
        [168, 128, 34],
      ].flatMap(([x = 0, y = 0, wide = 0]) => [
        `stone face box ${x} ${y} ${wide} 14`,
        `stone-0.4 face poly ${x} ${y} ${x + wide / 5} ${y - 9} ${x + wide / 2.5} ${y}`,
        `stone-3 poly ${x + wide * 0.6} ${y + 14} ${x + wide * 0.64} ${y + 5} ${x + wide * 0.8} ${y + 5} ${x + wide * 0.84} ${y + 14}`,
        `stone-1.2 lines 0.7 ${x} ${y + 5} ${x + wide} ${y + 5}`,
      ]),
      'grass-0.6 face M-40 154C0 140 120 142 262 154Z',
    ],
  }),
  planned('uluru', {
    colours: { rock: '#c8623a' },
    parts: [
      'rock face M0 60C4 40 14 20 40 12C80 2 150 0 190 10C220 18 232 40 240 60Z',
      ...[26, 52, 80, 108, 136, 164, 192, 214].map(
        (x, at) => `rock-1.6/0.7 line 1.8 ${x} ${14 + (at % 3) * 3} ${x - 4} 36 ${x + 2} 58`,
      ),
      'rock+1.4/0.6 line 3 34 18 90 8 150 7 186 14',
    ],
  }),
  planned('petra', {
    colours: { stone: '#d08a62' },
    mirrors: false,
    parts: [
      'stone-2 face M-70 160C-62 120 -52 96 -54 60C-50 30 -34 0 -20 -14C0 -30 20 -16 40 -26C70 -36 110 -22 132 -30C150 -16 160 20 166 60C164 100 178 130 188 160Z',
      'stone-3/0.7 line 2 -40 150 -30 80 -26 10',
      'stone-3/0.7 line 2 150 152 144 90 146 20',
      'stone-0.6/0.7 line 3 -18 150 -12 70 -14 0',
      'stone-3 M4 160V10C10 2 110 2 116 10V160Z',
      'stone face box 10 92 100 68',
      ...[14, 32, 50, 66, 84, 102].map((x) => `stone+0.8 roll box ${x - 3} 96 7 62 1`),
      'stone-4 box 52 108 16 52',
      'stone+1 face poly 8 92 112 92 60 72',
      'stone-1.4 poly 22 89 98 89 60 76',
      'stone face box 12 34 28 38',
      'stone face box 80 34 28 38',
      'stone+1 poly 10 34 42 34 38 24 10 20',
      'stone+1 poly 110 34 78 34 82 24 110 20',
      ...[15, 36, 84, 105].map((x) => `stone+0.8 roll box ${x - 2.4} 36 5 36 1`),
      'stone+0.4 roll box 46 38 28 34',
      'stone-4 box 55 46 10 26',
      'stone+1 face poly 44 38 76 38 60 16',
      'stone+0.6 ball oval 60 13 5 6',
      'stone-1.4 lines 1.6 8 72 112 72',
    ],
  }),
  planned('orion-constellation', {
    colours: { star: '#fff6d8', line: '#9fc0ee' },
    mirrors: false,
    parts: [
      'line/0.6 lines 1 30 20 76 26 64 66 70 122 22 128 42 72 30 20',
      'line/0.6 lines 1 42 72 53 69 64 66',
      'line/0.5 lines 0.8 53 80 52 92 51 104',
      'line/0.6 lines 1 76 26 96 10 104 26 100 44',
      'line/0.6 lines 1 30 20 14 0 8 -18',
      ...(
        [
          [30, 20, 5],
          [76, 26, 4],
          [42, 72, 4.2],
          [53, 69, 4.2],
          [64, 66, 4.2],
          [70, 122, 5],
          [22, 128, 4],
          [52, 88, 2.6],
          [51, 102, 2.4],
          [96, 10, 2.4],
          [104, 26, 2.4],
          [100, 44, 2.4],
          [14, 0, 2.4],
          [8, -18, 2.4],
          [54, 4, 3],
        ] as const
      ).flatMap(([x, y, size]) => [
        `star glow oval ${x} ${y} ${size * 2.6} ${size * 2.6}`,
        `star poly ${x} ${y - size} ${x + size * 0.3} ${y - size * 0.3} ${x + size} ${y} ${x + size * 0.3} ${y + size * 0.3} ${x} ${y + size} ${x - size * 0.3} ${y + size * 0.3} ${x - size} ${y} ${x - size * 0.3} ${y - size * 0.3}`,
      ]),
    ],
  }),
];
