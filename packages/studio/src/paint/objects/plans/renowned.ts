import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

const ingot: readonly Part[] = [
  'body+1.2 metal poly 10 4 24 -10 66 -10 46 4',
  'body-2 metal poly 46 4 66 -10 74 20 54 36',
  'body metal poly 10 4 46 4 54 36 2 36',
  'body+2.6/0.8 lines 1.6 12 8 44 8',
  'body-2/0.7 stroke 1.6 M16 14H40L44 28H12Z',
];

/** A planet of the solar system on its orbit, to the right of the sun. */
const planet = (orbit: number, turn: number, radius: number, colour: string, more: readonly Part[] = []): Part => {
  const angle = (turn * Math.PI) / 180;
  const [x, y] = [Math.cos(angle) * orbit, Math.sin(angle) * orbit * 0.42];
  return {
    at: [x, y],
    parts: [`${colour} ball oval 0 0 ${radius} ${radius}`, ...more],
  };
};

const orbits: readonly number[] = [34, 48, 64, 82, 108, 138, 164, 188];

/** Pictures, mountains and things that everybody knows by one name. */
export const renowned = [
  planned('mona-lisa', {
    colours: { frame: '#a37a34', dress: '#3d3826', skin: '#e2b886', hair: '#3a2619' },
    mirrors: false,
    parts: [
      'frame metal box 0 0 176 236 3',
      'frame-2 box 10 10 156 216 2',
      'frame+1.6/0.8 stroke 2 M5 5H171V231H5Z',
      {
        inside: 'box 14 14 148 208',
        parts: [
          '#b6bd92 down box 14 14 148 120',
          '#93a58c M14 92L26 60L36 78L48 52L60 86L70 70V120H14Z',
          '#8a9d88 M104 84L116 62L126 74L138 50L150 72L162 58V120H104Z',
          '#8b8a58 M14 108C40 98 60 104 88 100C120 98 140 104 162 98V222H14Z',
          '#6f9292 M162 112C140 108 126 116 134 124C142 130 156 128 162 132Z',
          '#b78c54 stroke 5 M22 222C46 200 10 184 28 168C46 154 22 140 40 124',
          '#6d6a40/0.7 M14 150C34 142 56 150 70 160V222H14Z',
          'hair-0.5 roll M54 100C48 52 68 34 88 34C108 34 126 54 122 102C122 128 128 146 130 166H48C50 144 56 126 54 100Z',
          'dress roll M16 222C18 182 36 158 62 150H114C142 156 160 184 162 222Z',
          'skin-0.7 roll M74 110H102L105 142C112 152 120 154 126 160C112 180 62 180 50 160C58 152 68 152 72 142Z',
          'dress-1/0.9 line 3 52 160 66 172 88 176 110 172 124 160',
          'skin ball M66 78C66 58 76 50 88 50C100 50 110 58 110 78C110 98 102 122 88 122C74 122 66 98 66 78Z',
          'hair M62 96C58 62 72 42 88 42C104 42 118 62 114 96C112 74 104 58 88 55C72 58 64 74 62 96Z',
          'hair-1/0.5 line 1.4 62 72 88 50 114 72',
          {
            mirror: 88,
            parts: ['#f4ead6 M73 83C76 79 82 79 84 83C81 86 76 86 73 83Z', 'skin-1.6 line 1.6 73 83 78 79.4 84 83'],
          },
          '#4a3020 oval 80 82.6 2.4 2.6',
          '#4a3020 oval 98.6 82.6 2.4 2.6',
          'skin-1.2 line 1.5 90 82 92 96 87 98.4',
          { unless: 'frowning, sad, angry', parts: ['#a4564a line 2.2 78 107 86 109 98 104.6'] },
          { when: 'frowning, sad, angry', parts: ['#a4564a line 2.2 78 110 88 105.6 98 110'] },
          '#7c5a2c roll M22 222C30 194 52 188 84 194C104 196 112 206 108 216L104 222Z',
          '#8a6634 roll M162 222C152 192 128 188 104 196C86 202 74 208 72 214L80 222Z',
          'skin lying M70 212C66 204 76 198 90 199C104 199 112 205 122 212C112 217 84 218 70 212Z',
          { times: [3, 9, 0.8], parts: ['skin-1.2 line 1.2 76 205 82 209 78 214'] },
        ],
      },
    ],
  }),
  planned('space-elevator', {
    colours: { body: '#d5dde6', cable: '#8b98a8', light: '#8fd8ff' },
    parts: [
      'cable metal poly 84 400 96 400 93 40 87 40',
      'cable lines 2.4 44 404 84 60',
      'cable lines 2.4 136 404 96 60',
      { times: [11, 0, 30], parts: ['cable-1 lines 2 80 70 100 70'] },
      // the station at its end
      'body metal M30 34C30 18 56 8 90 8C124 8 150 18 150 34C150 48 124 56 90 56C56 56 30 48 30 34Z',
      'body-1.6 metal oval 90 33 84 13',
      'body+0.6 metal oval 90 28 74 9',
      { times: [11, 14, 0], parts: ['light glow oval 20 34 3 2.4'] },
      'body roll box 76 -20 28 36 8',
      'cable lines 3 90 -52 90 -20',
      '#ff6b5a glow oval 90 -54 4.4 4.4',
      // two cabins on their way
      {
        times: [2, 0, 130],
        parts: [
          'cable-1 box 74 128 32 12 4',
          'body roll box 56 138 68 78 20',
          'body-1.8 box 56 176 68 8',
          { times: [3, 19, 0], parts: ['light glow box 63 150 14 20 4'] },
          { times: [3, 19, 0], parts: ['light glow box 63 190 14 14 4'] },
          'cable-1 box 74 214 32 12 4',
        ],
      },
      'body-0.6 roll M4 450C12 422 44 402 66 394H114C136 402 168 422 176 450Z',
      'body-2 box 0 446 180 10 3',
      { times: [7, 22, 0], parts: ['light glow box 20 430 8 9 2'] },
    ],
  }),
  planned('kachina-doll', {
    colours: { body: '#c9553f #3f8f9a', mask: '#3f9c94', wood: '#d9b483' },
    parts: [
      ...[-34, -22, -11, 0, 11, 22, 34].map((turn, at) => ({
        at: [60, 40, turn] as const,
        parts: [
          `${at % 2 ? '#f3ead8' : '#c9553f'} M-5 -8C-8 -26 -4 -44 0 -50C4 -44 8 -26 5 -8Z`,
          '#2c2a2e M-3 -40C-2 -46 -1 -48 0 -50C1 -48 2 -46 3 -40Z',
        ],
      })),
      '#f3ead8 roll box 34 196 18 22 5',
      '#f3ead8 roll box 68 196 18 22 5',
      '#8a4f2c box 30 212 24 8 4',
      '#8a4f2c box 66 212 24 8 4',
      'wood roll box 36 172 16 30 3',
      'wood roll box 68 172 16 30 3',
      'body roll M30 128H90L98 182C78 190 42 190 22 182Z',
      { times: [5, 13, 0.6], parts: ['#f3ead8 poly 28 176 34 164 40 176', '#2c2a2e poly 31 176 34 170 37 176'] },
      '#f3ead8 box 28 126 64 9 2',
      { times: [5, 12, 0], parts: ['#2c2a2e poly 32 134 36 127 40 134'] },
      'wood roll M34 88C44 82 76 82 86 88L90 130H30Z',
      '#f3ead8 line 3 40 88 60 106 80 88',
      '#3f9c94 oval 60 108 5 6',
      { mirror: 60, parts: ['wood roll M34 90C22 94 18 108 20 126L30 128L38 104Z', '#c9553f box 17 116 14 6 2'] },
      'mask roll M28 46C28 28 44 24 60 24C76 24 92 28 92 46V78C92 88 76 92 60 92C44 92 28 88 28 78Z',
      'body box 28 44 64 7',
      '#f3ead8 box 28 80 64 6',
      { mirror: 60, parts: ['#1f1d22 box 38 56 14 6 1', '#f3ead8 oval 22 60 7 9', '#c9553f oval 22 60 3.4 5'] },
      '#1f1d22 poly 52 68 68 68 60 80',
      '#f3ead8 poly 55 70 65 70 60 76',
    ],
  }),
  planned('solar-system', {
    colours: { sun: '#f8b838', path: '#8fa0bc' },
    mirrors: false,
    parts: [
      ...orbits.map((orbit) => `path/0.8 ring 1.1 0 0 ${orbit} ${orbit * 0.42} 0 360`),
      'sun/0.35 glow oval 0 0 32 32',
      'sun ball oval 0 0 24 24',
      planet(34, 200, 3.4, '#a9988a'),
      planet(48, 330, 5.4, '#e3b86c'),
      planet(64, 60, 6, '#3f86d0', ['#5aa85c M-4 -2C-2 -5 2 -4 2 -1C1 2 -3 2 -4 -2Z', '#5aa85c oval 2.6 2.8 2 1.6']),
      planet(82, 150, 4.4, '#cf5f3a'),
      planet(108, 20, 14, '#d8a878', [
        '#b77f54/0.9 lines 2.4 -13 -4 13 -4',
        '#f0d8b4/0.9 lines 2.4 -13.6 1.6 13.6 1.6',
        '#b77f54/0.9 lines 2 -11.6 7 11.6 7',
        '#c4573c oval 5 4.6 3.2 2',
      ]),
      planet(138, 218, 11, '#e4c98c', ['#c9a465 ring 2.4 0 0 19 5 -20 200', '#e9d9ae ring 1.2 0 0 22 6 -20 200']),
      planet(164, 318, 8, '#8fd4da'),
      planet(188, 118, 8, '#4667d0'),
    ],
  }),
  planned('monocle', {
    colours: { rim: '#d0a542' },
    mirrors: false,
    parts: [
      '#dcebf2/0.35 oval 30 30 24 24',
      '#ffffff/0.6 line 4 18 26 24 18 34 15',
      'rim ring 6 30 30 26 26 0 360',
      'rim+1.6 ring 1.6 30 30 28 28 200 320',
      'rim stroke 2.6 M52 44C64 60 60 84 46 104',
    ],
  }),
  planned('animal-eye', {
    colours: { body: '#d9a52e #7fae4a #4f9fd0', fur: '#b98a58 #77726e #d9bd94' },
    mirrors: false,
    parts: [
      'fur down M-8 44C20 -6 60 -18 104 -16C150 -14 196 4 210 50C200 104 150 122 100 122C50 122 6 98 -8 44Z',
      ...Array.from({ length: 40 }, (_, at) => {
        const angle = (at / 40) * Math.PI * 2;
        const [x, y] = [Math.cos(angle), Math.sin(angle)];
        return `fur${at % 3 ? '-1.2' : '+1.4'} line 2 ${100 + x * 80} ${54 + y * 48} ${100 + x * 92} ${52 + y * 56} ${100 + x * 106 + 3} ${50 + y * 68}`;
      }),
      '#241c18 M4 62C26 22 70 2 112 4C152 8 182 30 198 50C176 84 140 102 100 100C58 100 28 86 4 62Z',
      '#e9e2c8 M16 60C38 28 74 12 110 14C146 18 172 34 186 50C166 78 136 92 100 90C62 90 36 78 16 60Z',
      {
        inside: 'M16 60C38 28 74 12 110 14C146 18 172 34 186 50C166 78 136 92 100 90C62 90 36 78 16 60Z',
        parts: [
          'body-2.4 oval 102 52 46 46',
          'body ball oval 102 52 43 43',
          { times: [36, 0, 0, 10, 102, 52], parts: ['body+2/0.6 lines 1.2 102 36 102 14'] },
          { times: [18, 0, 0, 20, 102, 52], parts: ['body-1.6/0.6 lines 1.4 102 30 102 10'] },
          '#120e0c M102 12C113 30 113 74 102 92C91 74 91 30 102 12Z',
          '#ffffff/0.9 oval 86 34 9 7 -20',
          '#ffffff/0.5 oval 118 70 5 4',
          '#1a1410/0.35 M0 0H210V26C160 8 60 10 14 56Z',
        ],
      },
    ],
  }),
  planned('metal-bars', {
    colours: { body: '#aab3bd #98a2ae' },
    parts: [
      { times: [3, 56, 0], at: [0, 80], parts: ingot },
      { times: [2, 56, 0], at: [28, 42], parts: ingot },
      { at: [56, 4], parts: ingot },
    ],
  }),
  planned('piano-keys', {
    colours: { body: '#f6f2e8', black: '#1d1e22', wood: '#3a2a22' },
    mirrors: false,
    parts: [
      'wood face box -10 -34 300 40 3',
      'wood+1.6/0.7 lines 2 -6 -30 286 -30',
      '#8f1f28 box -6 0 292 7',
      {
        times: [10, 28, 0],
        parts: ['body down box 0 6 27 128 2', 'body-1.4 box 0 128 27 10 2', 'body-1.2/0.7 lines 1.4 27 8 27 134'],
      },
      ...[0, 1, 3, 4, 5, 7, 8].map((key) => ({
        at: [key * 28 + 19, 6] as const,
        parts: ['black-1 box 0 0 17 82 2', 'black+1.2 roll box 2 0 13 74 2', '#ffffff/0.25 box 4 4 3 62 1'],
      })),
      'wood face box -10 138 300 12 3',
    ],
  }),
  planned('newtons-cradle', {
    colours: { body: '#c3cad2', frame: '#3b3f46' },
    mirrors: false,
    parts: [
      'frame face box 0 176 200 16 4',
      { mirror: 100, parts: ['frame lines 5 18 176 18 12', 'frame lines 4 18 14 100 14'] },
      {
        times: [4, 24, 0],
        parts: ['frame/0.6 lines 1.2 76 14 76 116', 'body ball oval 76 128 12 12', '#ffffff/0.8 oval 72 123 3 2.6'],
      },
      // the outermost swings, and those at rest pass its blow on
      'frame/0.6 lines 1.2 52 14 4 104',
      'body ball oval -1 115 12 12',
      '#ffffff/0.8 oval -5 110 3 2.6',
    ],
  }),
  planned('tilted-scale', {
    colours: { body: '#c79a3a' },
    mirrors: false,
    parts: [
      'body-0.6 roll box 92 30 10 148 3',
      'body roll M54 190C60 176 80 172 97 172C114 172 134 176 140 190Z',
      'body-1 box 46 188 102 10 4',
      'body lines 7 18 84 176 18',
      'body ball oval 97 48 9 9',
      { mirror: 18, parts: ['body-0.6 lines 1.8 18 84 -8 142'] },
      { mirror: 176, parts: ['body-0.6 lines 1.8 176 18 150 76'] },
      '#7f8a96 metal box -2 112 40 32 4',
      '#6a7480 metal box 8 94 20 20 4',
      'body metal M-20 142H56C50 162 -14 162 -20 142Z',
      '#e9e4da ball oval 176 70 7 7',
      'body metal M138 76H214C208 96 144 96 138 76Z',
    ],
  }),
  planned('shoe-rack', {
    colours: { body: '#a9763f #6d5a4a #d6cdbf' },
    parts: [
      // boards that slope towards us between two sides, each with its ledge in front
      'body-2 face box 12 6 176 132 2',
      {
        times: [3, 0, 44],
        parts: [
          'body-2.6/0.6 box 12 10 176 14',
          'body+0.8 lying poly 18 22 182 22 192 40 8 40',
          'body+2/0.4 lines 1.2 16 26 184 26',
          'body-0.6 face box 6 38 188 8 2',
          'body+1.6/0.7 lines 1.4 8 39 192 39',
        ],
      },
      { mirror: 100, parts: ['body roll box 0 0 13 142 2', 'body-1 box 1 140 11 5 1'] },
    ],
  }),
];
