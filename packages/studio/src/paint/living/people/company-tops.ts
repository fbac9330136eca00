import { box, disc, form, line, main, plane, ring, rod } from './carried/pen.js';
import type { Part } from './carried/pen.js';
import { chips } from './carried/stations.js';

const cup = (x: number): Part[] => [
  ring([92, 136, 152], 1.5, x + 5.6, -5.6, 2.4, 2.9),
  form([92, 136, 152], [x - 4.6, -10], [x + 4.6, -10], [x + 4, 0], [x - 4, 0]),
  disc([120, 76, 50], x, -9.8, 3.9, 0.9),
];
const plate = (x: number): Part[] => [
  disc([248, 246, 240], x, -1.4, 13, 2.8),
  form([206, 130, 70], [x - 7, -2], [x, -7], [x + 7, -2]),
];
/** A bowl in the middle that all of them share. */
const salad: readonly Part[] = [
  disc([112, 160, 84], -6, -9, 5, 3.4),
  disc([204, 76, 56], 0.5, -10.4, 4, 3.2),
  disc([134, 178, 96], 6.4, -9.2, 4.8, 3.2),
  form([240, 232, 214], [-12, -8.6], [12, -8.6], [7.6, 0], [-7.6, 0]),
];
const biscuits = (x: number): Part[] => [
  disc([248, 246, 240], x, -1.4, 10, 2.2),
  disc([206, 150, 86], x - 3.4, -3, 4, 1.6),
  disc([190, 132, 74], x + 3.2, -3.2, 4, 1.6),
];
/** Coffee or tea for all: they have their cups in hand. */
const pot: readonly Part[] = [
  ring([92, 136, 152], 1.7, 9.4, -9, 4, 5),
  line([92, 136, 152], 2.6, [-7, -6], [-12, -10], [-14, -14]),
  form([92, 136, 152], [-6, -16], [6, -16], [9.6, -6], [7, 0], [-7, 0], [-9.6, -6]),
  disc([74, 112, 128], 0, -16.4, 6, 1.6),
  disc([74, 112, 128], 0, -18.6, 1.6),
];
/** In the middle of a table where somebody spoke of candles. */
export const candles: readonly Part[] = [
  [-10, 15],
  [0, 21],
  [10, 17],
].flatMap(([x = 0, high = 0]) => [
  disc([196, 158, 84], x, -1.2, 4.4, 1.4),
  box([250, 244, 230], x - 1.9, -high, x + 1.9, -1),
  form([252, 190, 70], [x - 2.1, -high - 2.6], [x, -high - 9], [x + 2.1, -high - 2.6], [x, -high - 0.6]),
  form([255, 240, 180], [x - 0.9, -high - 2.4], [x, -high - 5.4], [x + 0.9, -high - 2.4], [x, -high - 1.4]),
]);
/** What stands in the middle of their table, unless candles do. */
export const middles: ReadonlyMap<string, readonly Part[]> = new Map([
  ['eating', salad],
  ['drinking', pot],
]);
/** Said of those around a table with candles on it. */
export const BY_CANDLES = 'by-candles';
export const glass = (x: number): Part =>
  plane([200, 224, 236], [x - 3, -13], [x + 3, -13], [x + 2.4, 0], [x - 2.4, 0]);
const wine = (x: number): Part =>
  form(
    [96, 34, 48],
    [x - 4, -23],
    [x - 1.5, -25],
    [x - 1.5, -33],
    [x + 1.5, -33],
    [x + 1.5, -25],
    [x + 4, -23],
    [x + 4, 0],
    [x - 4, 0],
  );
const book = (x: number): Part[] => [
  plane([248, 244, 232], [x - 14, -4], [x, -1], [x, 1], [x - 15, -1]),
  plane([240, 236, 222], [x, -1], [x + 14, -4], [x + 15, -1], [x, 1]),
];
/** No larger than fingers: they hide nobody who sits behind them. */
const chessmen: Part[] = [-24, -19, -14, -9, 8, 13, 18, 23].flatMap((x, index) => {
  const ink: [number, number, number] = index < 4 ? [244, 240, 228] : [56, 52, 60];
  const high = 4 + (index % 3) * 1.4;
  return [
    form(ink, [x - 1.9, -3], [x + 1.9, -3], [x + 0.7, -3 - high], [x - 0.7, -3 - high]),
    disc(ink, x, -3.6 - high, 1.5),
  ];
});

/** What lies on the table that they share; the origin is in the middle of its top. */
export const tops: ReadonlyMap<string, (half: number) => Part[]> = new Map<string, (half: number) => Part[]>([
  ['eating', (half) => [...plate(-half * 0.6), ...plate(half * 0.6), glass(-half * 0.32), glass(half * 0.34)]],
  ['drinking-wine', (half) => [wine(half * 0.2), ...plate(-half * 0.3)]],
  ['drinking', (half) => [...biscuits(-half * 0.42)]],
  [
    'checkers',
    () => [
      box([222, 200, 160], -30, -3, 32, 0),
      ...[-22, -11, 0, 12, 23].flatMap((x, index) => [
        disc(index < 3 ? [200, 54, 47] : [48, 44, 52], x, -4, 4.6, 2),
        disc(index < 3 ? [216, 76, 64] : [64, 60, 70], x, -6.4, 4.6, 2),
      ]),
    ],
  ],
  ['chess', () => [box([222, 200, 160], -30, -3, 32, 0), ...chessmen]],
  [
    'cards',
    (half) => [
      ...chips(-half * 0.12, 0),
      ...chips(half * 0.5, 0),
      ...[-0.5, -0.2, 0.1, 0.4].flatMap((share) => [
        plane(
          [248, 246, 240],
          [half * share, -3],
          [half * share + 11, -3],
          [half * share + 12, 0],
          [half * share - 1, 0],
        ),
      ]),
    ],
  ],
  ['reading', (half) => [...book(-half * 0.5), ...book(half * 0.05), ...book(half * 0.55)]],
  ['writing', (half) => [...book(-half * 0.5), ...book(half * 0.05), ...book(half * 0.55)]],
  [
    'meeting',
    (half) => [
      plane(
        [150, 156, 168],
        [-half * 0.5 - 12, -2],
        [-half * 0.5 + 12, -2],
        [-half * 0.5 + 13, 0],
        [-half * 0.5 - 13, 0],
      ),
      plane(
        [96, 102, 118],
        [-half * 0.5 + 9, -2],
        [-half * 0.5 + 12, -2],
        [-half * 0.5 + 18, -22],
        [-half * 0.5 + 15, -22],
      ),
      plane([248, 244, 232], [-6, -3], [12, -3], [14, 0], [-7, 0]),
      ...cup(half * 0.5),
    ],
  ],
  [
    'baking',
    (half) => [
      form(
        [244, 226, 190],
        [-half * 0.5 - 14, 0],
        [-half * 0.5 - 6, -10],
        [-half * 0.5 + 10, -9],
        [-half * 0.5 + 16, 0],
      ),
      form([244, 242, 236], [-11, -16], [11, -16], [6, 0], [-6, 0]),
      form([244, 226, 190], [half * 0.5 - 14, 0], [half * 0.5 - 8, -9], [half * 0.5 + 8, -9], [half * 0.5 + 14, 0]),
    ],
  ],
  [
    'cooking',
    () => [
      form([150, 60, 56], [-18, -18], [18, -18], [16, 0], [-16, 0]),
      disc([232, 170, 90], 0, -18, 18, 3.4),
      disc([200, 70, 58], 34, -5, 6),
      disc([92, 148, 84], 46, -6, 7),
    ],
  ],
  [
    'chopping',
    (half) => [
      box([206, 160, 104], -half * 0.5 - 16, -3, -half * 0.5 + 20, 0),
      form(
        [232, 130, 50],
        [-half * 0.5 - 4, -7],
        [-half * 0.5 + 14, -6],
        [-half * 0.5 + 14, -3],
        [-half * 0.5 - 4, -3],
      ),
      disc([200, 70, 58], 14, -6, 6),
      disc([92, 148, 84], 28, -7, 7),
    ],
  ],
  [
    'cutting-cake',
    () => [
      disc([226, 226, 232], 0, -1.4, 30, 3),
      box(main([246, 238, 226]), -25, -24, 25, -2),
      box(main([250, 244, 234]), -18, -43, 18, -24),
      box(main([246, 238, 226]), -11, -59, 11, -43),
      ...[
        [-25, -24, 25],
        [-18, -43, 18],
        [-11, -59, 11],
      ].map(([left = 0, y = 0, right = 0]) => line([232, 170, 176], 2.4, [left, y + 3], [right, y + 3])),
      disc([214, 84, 100], 0, -61, 4),
      disc([214, 84, 100], -13, -45, 3),
      disc([214, 84, 100], 15, -26, 3),
      // the knife is in the lowest tier
      plane([196, 204, 214], [-40, -25], [-14, -15], [-12, -9], [-41, -20]),
      rod([70, 54, 48], 2.2, [-41, -22], [-54, -28]),
    ],
  ],
  [
    'blowing-candles',
    () => [
      box([240, 200, 190], -22, -22, 22, 0),
      box([246, 232, 222], -22, -22, 22, -16),
      ...[-14, -5, 4, 13].flatMap((x) => [
        line([90, 150, 200], 1.8, [x, -22], [x, -31]),
        form([250, 190, 70], [x - 1.6, -32], [x, -38], [x + 1.6, -32]),
      ]),
    ],
  ],
]);
