import { planned } from '../parts/plan.js';

/** The hem of a round cloth from right to left: folds along the near side of an oval, so far down. */
function hem(down: number): string {
  const folds = 8;
  const at = (step: number): readonly [x: number, y: number] => {
    const share = step / folds;
    return [206 - 212 * share, down + 17 * Math.sin(Math.PI * share)];
  };
  return Array.from({ length: folds }, (_, fold) => {
    const [x, y] = at(fold + 0.5);
    const [endX, endY] = at(fold + 1);
    return `Q${x.toFixed(1)} ${(y + 9).toFixed(1)} ${endX.toFixed(1)} ${(endY - 1).toFixed(1)}`;
  }).join('');
}

/** One strand of a twist: waves along a line, up or down first. */
const strand = (way: 1 | -1): string =>
  `M6 30${Array.from({ length: 6 }, (_, wave) => `Q${22 + wave * 32} ${30 + (wave % 2 === 0 ? way : -way) * 26} ${38 + wave * 32} 30`).join('')}`;

/** Things that are built otherwise in another form: `shaped` in the record of the thing leads here. */
export const inForms = [
  planned('round-tablecloth', {
    colours: { cloth: '#c8574f #5f86a8 #f1ebdf', wood: '#8a5f3c' },
    mirrors: false,
    parts: [
      'wood-1 roll box 91 84 18 44 2',
      'wood-1.4 lying M54 134C58 122 84 120 100 120C116 120 142 122 146 134Z',
      `cloth-1.8 M200 20L206 90${hem(90)}L0 20Z`,
      `cloth face M200 20L206 86${hem(86)}L0 20Z`,
      ...[10, 33, 62, 100, 138, 167, 190].map((x, at) => {
        const low = 84 + 17 * Math.sin((Math.PI * x) / 200);
        const sway = at % 2 === 0 ? 2 : -2;
        return `cloth-1.4/0.7 line 2.2 ${x} 36 ${x + sway} 60 ${x - sway} ${low.toFixed(0)}`;
      }),
      ...[20, 80, 120, 180].map((x) => `cloth+1.2/0.5 line 2.4 ${x} 42 ${x + 1} 64 ${x - 1} 88`),
      'cloth-1.2 oval 100 22 100 20',
      'cloth+0.9 face oval 100 20 100 20',
    ],
  }),
  planned('pointed-runner', {
    colours: { cloth: '#b8404a #2f6f8a #7a5a9a', wood: '#a8713f #8a5f3c', trim: '#f1d48a' },
    mirrors: false,
    parts: [
      'wood-2.2 box 26 34 9 66 1',
      'wood-2.2 box 205 34 9 66 1',
      'wood-1 roll box 8 34 12 92 2',
      'wood-1 roll box 220 34 12 92 2',
      'wood+0.5 face poly 28 0 212 0 240 30 0 30',
      'wood-0.6/0.6 line 1 40 8 120 9.4 200 7',
      'wood-0.6/0.6 line 1 20 20 118 19 220 21',
      'wood-1 lying box 0 30 240 9 2',
      // from the far edge over the near one: a triangle whose point hangs down
      'cloth-1.6 poly 40 33 204 33 122 114',
      'cloth+0.4 face poly 56 2 184 2 202 31 38 31',
      'cloth face poly 38 31 202 31 120 110',
      'trim line 2.4 62 5 178 5',
      'trim stroke 2.4 M48 34L120 102L192 34',
      'trim-0.6 stroke 1.4 M66 34L120 85L174 34',
      'trim oval 120 56 6 6',
      'cloth-1.4 oval 120 56 3 3',
      'trim-1 box 118.6 108 2.8 6',
      'trim poly 116 126 118 112 122 112 124 126',
    ],
  }),
  planned('pillar-candle', {
    overhang: 0.3,
    colours: { wax: '#f3e8d0 #e9d8b8 #c8604a #8a9a7a' },
    parts: [
      '#ffd98a/0.4 glow oval 50 4 30 30',
      'wax-1 roll M4 38V116C4 132 96 132 96 116V38Z',
      'wax roll M4 38V112C4 128 96 128 96 112V38Z',
      'wax+0.8 face oval 50 38 46 12',
      'wax-0.9 oval 50 39.4 34 8',
      'wax+1.2/0.7 M12 44C10 64 18 70 20 58C21 50 25 50 26 47Z',
      '#33302f lines 2.2 50 39 50 26',
      '#f7a83a M50 -8C61 8 59 24 50 28C41 24 39 8 50 -8Z',
      '#fff0b0 M50 8C55 16 54 24 50 26C46 24 45 16 50 8Z',
      { when: 'night', parts: ['#ffd98a/0.7 glow oval 50 4 46 46'] },
    ],
  }),
  planned('pretzel-twist', {
    colours: { body: '#b5702f' },
    parts: [
      `body-1.8 stroke 16 ${strand(-1)}`,
      `body-0.4 stroke 13 ${strand(-1)}`,
      `body-2 stroke 16 ${strand(1)}`,
      `body+0.3 stroke 13 ${strand(1)}`,
      `body+2/0.5 stroke 2 ${strand(1)}`,
      ...[18, 34, 50, 66, 84, 100, 116, 132, 150, 166, 182].map(
        (x, at) => `#fbf6ea oval ${x} ${[36, 27, 22, 30][at % 4]} 2.4 1.8`,
      ),
    ],
  }),
  planned('flat-shower', {
    colours: { body: '#c3cad1', water: '#9fd0ea' },
    parts: [
      'body stroke 5 M4 100V6C4 0 6 -2 12 -2H50V10',
      'body+2.6/0.7 stroke 1.2 M2.6 98V6C2.6 -1 5 -3.4 12 -3.4H48',
      'body+0.8 metal poly 30 9 74 9 84 18 20 18',
      'body-0.4 metal box 20 18 64 7 0.6',
      'body-2 box 20 24.4 64 1.6 0.4',
      {
        times: [8, 8, 0],
        parts: [
          'water/0.9 lines 1.5 25 32 25 45',
          'water/0.9 lines 1.5 24.6 53 24.6 66',
          'water/0.9 lines 1.5 24.2 74 24.2 87',
        ],
      },
      'body-1 box 0 60 9 9 2',
    ],
  }),
];
