import { bodies } from './acts/bodies.js';
import { placedStations } from './carried/placed.js';
import { stations } from './carried/stations.js';
import { line, rod } from './carried/pen.js';
import type { Part } from './carried/pen.js';
import { poses } from './poses.js';
import type { FigurePose } from './poses.js';
import { at } from './tableau-step.js';
import type { Member, TableauOf, TableauStep } from './tableau-step.js';

/** Where the posts of a net stand that runs away from us between two sides, and how tall each is beside a near one. */
const POSTS = { far: { x: -20, foot: -46, tall: 0.74 }, near: { x: 24, foot: 40, tall: 1.14 } } as const;
const CORDS = 13;

/** A net from one edge of the court to the other: as a stub it would end between those who play. */
function net(high: number, deep: number): readonly Part[] {
  const { far, near } = POSTS;
  const between = (share: number, up: number): readonly [number, number] => {
    const tall = far.tall + (near.tall - far.tall) * share;
    return [far.x + (near.x - far.x) * share, far.foot + (near.foot - far.foot) * share - up * tall];
  };
  const [foot, rows] = [high - deep, Math.max(4, Math.round(deep / 13))];
  const white = [236, 236, 230] as const;
  return [
    rod([90, 92, 104], 2, between(0, high + 3), between(0, 0)),
    ...Array.from({ length: CORDS }, (_, index) => {
      const share = (index + 0.5) / CORDS;
      return line(white, 0.7, between(share, high), between(share, foot));
    }),
    ...Array.from({ length: rows }, (_, index) => {
      const up = high - (deep * index) / (rows - 1);
      return line(white, index === 0 ? 2.4 : 0.7, between(0, up), between(1, up));
    }),
    rod([90, 92, 104], 3, between(1, high + 3), between(1, 0)),
  ];
}

const ready: FigurePose = { ...bodies.wide, lean: 16, nearArm: [24, 76], farArm: [36, 88], nod: -10 };
const block: FigurePose = {
  ...bodies.leap,
  nearArm: [-158, -176],
  farArm: [152, 172],
  nearHand: 'open',
  farHand: 'open',
  nod: -12,
};

/** One has the ball, the others run for it or wait for it; two sides in two colours. */
function game(spots: readonly (readonly [x: number, y: number, pose: FigurePose, words?: readonly string[]])[]) {
  return (count: number): TableauStep[] => {
    const others = spots.slice(0, Math.max(1, count - 1)).map(([x, y, pose, words = []], index): Member => ({
      who: index + 1,
      x,
      y,
      side: index % 2 === 0 ? 1 : 0,
      ...(index % 2 === 0 && { mirrored: true as const }),
      pose,
      words: ['jersey', ...words],
    }));
    const far = others.filter(({ y = 0 }) => y < 0);
    return [...far, { who: 0, x: 0, side: 0 }, ...others.filter((each) => !far.includes(each))];
  };
}

const football = game([
  [128, -6, poses.running],
  [-118, -10, poses.running],
  [196, -22, ready],
  [-186, 8, poses.walking],
  [66, -34, poses.running],
]);
const basketball = game([
  [60, -8, block],
  [-112, -6, poses.running],
  [150, -12, ready],
  [-172, 6, poses.running],
  [-60, -22, ready],
]);
const volleyball = game([
  [118, 0, block],
  [-104, -8, ready],
  [196, -6, ready],
  [-178, 6, ready],
  [158, -24, ready],
]);

/** Games that people play against each other, by the act of who has the ball. */
export const matches: readonly (readonly [string, TableauOf])[] = [
  ['match-football', football],
  ['match-hockey', (count) => withSticks(football(count))],
  ['match-basketball', (count) => [at(124, -4, stations['basket-hoop']), ...basketball(count)]],
  ['match-volleyball', (count) => [at(62, -4, net(200, 74)), ...volleyball(count)]],
  [
    'match-tennis',
    (count) => [
      at(96, -4, net(92, 86)),
      ...[1, 2, 3].slice(0, Math.max(1, count - 1)).map((who): Member => ({
        who,
        x: who === 1 ? 206 : who === 2 ? -92 : 284,
        y: who === 1 ? 0 : -16,
        words: ['tennis', 'ball-elsewhere'],
        ...(who !== 2 && { mirrored: true as const }),
      })),
      { who: 0, x: 0 },
    ],
  ],
  [
    'match-table-tennis',
    (count) => [
      ...([2, 3] as const).slice(0, Math.max(0, count - 2)).map((who): Member => ({
        who,
        x: who === 2 ? -34 : 350,
        y: -16,
        side: who === 2 ? 0 : 1,
        words: ['table-tennis', 'ball-elsewhere'],
        ...(who === 3 && { mirrored: true as const }),
      })),
      at(26, 0, stations['ping-pong-table']),
      { who: 0, x: 0, side: 0 },
      { who: 1, x: 314, side: 1, mirrored: true, words: ['table-tennis', 'ball-elsewhere'] },
    ],
  ],
  [
    // one arch for all of them
    'match-racing',
    (count) => [
      at(0, -26, placedStations['finish-arch']),
      ...([-84, 84, -40, 128, 44] as const).slice(0, Math.max(1, count - 1)).map((x, index): Member => ({
        who: index + 1,
        x,
        y: index < 2 ? -18 : 10,
        pose: { ...poses.running, turn: 0.6 },
        words: ['sportswear'],
      })),
      { who: 0, x: 0, pose: { ...poses.running, turn: 0.6 }, words: ['sportswear'] },
    ],
  ],
  [
    'match-baseball',
    () => [
      { who: 1, x: 190, y: -16, mirrored: true, side: 1, words: ['throwing', 'jersey', 'cap', 'ball-elsewhere'] },
      { who: 0, x: 0, side: 0 },
    ],
  ],
];

const withSticks = (steps: readonly TableauStep[]): TableauStep[] =>
  steps.map((step) => {
    if ('parts' in step) return step;
    const { pose: _pose, words = [], ...rest } = step;
    return { ...rest, words: ['hockey', ...words] };
  });
