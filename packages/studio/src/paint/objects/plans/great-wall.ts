import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

/** Merlons along the edge of a wall. */
const battlements = (x: number, y: number, toX: number, toY: number, count: number, size: number): readonly Part[] =>
  Array.from({ length: count }, (_, at) => {
    const t = at / (count - 1);
    return `body+0.4 box ${(x + (toX - x) * t - size / 2).toFixed(1)} ${(y + (toY - y) * t ** 1.25 - size).toFixed(1)} ${size} ${size * 1.3}`;
  });

/** A square tower on it, with its arches. */
const watchtower = (x: number, y: number, wide: number, high: number): readonly Part[] => [
  `body face box ${x} ${y} ${wide} ${high}`,
  `body-1.4/0.8 box ${x + wide * 0.7} ${y} ${wide * 0.3} ${high}`,
  `body+1 box ${x - wide * 0.06} ${y + high * 0.12} ${wide * 1.12} ${high * 0.06}`,
  ...battlements(x + wide * 0.08, y, x + wide * 0.92, y, 5, wide * 0.13),
  ...[0.24, 0.6].map(
    (along) =>
      `body-3 M${x + wide * along} ${y + high * 0.5}v${-high * 0.14}a${wide * 0.09} ${wide * 0.09} 0 0 1 ${wide * 0.18} 0v${high * 0.14}Z`,
  ),
];

/** The Great Wall on its ridge. */
export const greatWall = planned('great-wall', {
  colours: { body: '#b5a68c', hill: '#6f8f58 #7d9a5c' },
  mirrors: false,
  parts: [
    'hill-1.2 face M190 172C220 120 260 96 300 90C346 92 392 140 430 172Z',
    'hill face M-110 172C-80 162 -50 152 -20 148C20 142 70 122 100 108C140 100 160 84 190 72C220 58 250 50 290 32C316 52 344 110 396 172Z',
    'hill-1.8/0.4 M290 32C316 52 344 110 396 172H300C310 120 300 80 290 32Z',
    { times: [6, 46, -3], parts: ['hill-1.6 oval 34 164 15 6', 'hill-1.2 oval 66 150 11 5'] },
    // the wall runs from ridge to ridge, smaller as it goes
    'body-0.6 face M238 40C252 42 266 36 280 26V36C266 48 252 53 238 51Z',
    'body face M184 58C200 60 214 52 228 42V56C214 68 200 74 184 74Z',
    'body face M112 86C134 86 150 78 168 60V80C150 98 134 108 112 110Z',
    'body face M-30 136C10 130 56 112 88 88V116C60 138 20 160 -30 170Z',
    'body+1.4 M-30 136C10 130 56 112 88 88L99 92C66 118 14 138 -30 144Z',
    'body-1.6/0.7 line 1.4 -30 156 24 146 88 104',
    'body-1.6/0.7 line 1.2 112 98 140 94 168 70',
    ...battlements(-28, 134, 88, 86, 10, 7),
    ...battlements(114, 84, 164, 60, 7, 5),
    ...battlements(186, 57, 224, 41, 6, 3.6),
    ...battlements(240, 39, 276, 26, 6, 2.6),
    ...watchtower(-58, 96, 50, 74),
    ...watchtower(76, 50, 40, 66),
    ...watchtower(158, 32, 27, 48),
    ...watchtower(222, 20, 17, 34),
    ...watchtower(275, 12, 11, 22),
  ],
});
