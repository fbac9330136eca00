import type { Rgb } from '../../../kit/colour.js';
import type { Point } from '../../../kit/shapes.js';
import { disc, line, ring, rod } from './pen.js';

const wood: Rgb = [122, 82, 50];
const light: Rgb = [206, 244, 255];
const violet: Rgb = [178, 132, 246];

const sparks: readonly Point[] = [
  [-26, -18],
  [24, -26],
  [30, 10],
  [-18, 24],
  [6, -36],
  [-34, 6],
];

/** What is in the hands of figures of tales. */
export const legendThings = {
  /** Around the hand that holds it; the other draws the string. */
  'drawn-bow': [
    rod(wood, 1.5, [-8, -58], [4, -40], [7, -14], [0, 0], [7, 14], [4, 40], [-8, 58]),
    line([232, 226, 210], 0.8, [-8, -58], [-46, 2], [-8, 58]),
    rod([196, 164, 112], 0.8, [-48, 2], [20, 0]),
    line([150, 158, 170], 2.6, [19, 0], [26, 0]),
    line([206, 78, 66], 3.4, [-48, 2], [-41, 2]),
  ],
  /** A ball of light in rings, with sparks about it. */
  spell: [
    ring(violet, 2.2, 0, 0, 24),
    ring([120, 208, 250], 1.6, 0, 0, 17, 19),
    disc([120, 196, 250], 0, 0, 12),
    disc(light, 0, 0, 7.5),
    ...sparks.flatMap(([x, y]) => [line(light, 1.6, [x - 4, y], [x + 4, y]), line(light, 1.6, [x, y - 4], [x, y + 4])]),
  ],
} as const;
