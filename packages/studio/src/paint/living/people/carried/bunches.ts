import type { Rgb } from '../../../kit/colour.js';
import type { Point } from '../../../kit/shapes.js';
import { disc, form, line, main, rod } from './pen.js';
import type { Ink, Part } from './pen.js';

type Bloom = (ink: Ink, x: number, y: number, radius: number) => Part[];

const green: Rgb = [96, 142, 84];
const paper: Rgb = [232, 226, 214];
const shade: Rgb = [70, 40, 46];

const around = (count: number, offset: number): number[] =>
  Array.from({ length: count }, (_, index) => (index / count) * Math.PI * 2 + offset);

const at = (x: number, y: number, angle: number, reach: number): Point => [
  x + Math.cos(angle) * reach,
  y + Math.sin(angle) * reach,
];

const open: Bloom = (ink, x, y, radius) => [
  ...around(6, x).map((angle) => disc(ink, ...at(x, y, angle, radius * 0.55), radius * 0.52)),
  disc([246, 206, 96], x, y, radius * 0.3),
];

/** Six pointed petals around a throat, and the anthers before it. */
const lily: Bloom = (ink, x, y, radius) => [
  ...around(6, x).flatMap((angle) => [
    form(
      ink,
      [x, y],
      at(x, y, angle - 0.42, radius * 0.7),
      [...at(x, y, angle, radius * 1.3), true],
      at(x, y, angle + 0.42, radius * 0.7),
    ),
    line([196, 176, 150], 0.5, at(x, y, angle, radius * 0.3), at(x, y, angle, radius * 1.05)),
  ]),
  disc([186, 200, 120], x, y, radius * 0.24),
  ...around(5, x + 0.5).map((angle) => disc([176, 92, 40], ...at(x, y, angle, radius * 0.42), radius * 0.11)),
];

/** Petals wound into each other. */
const rose: Bloom = (ink, x, y, radius) => [
  ...around(5, x).map((angle) => disc(ink, ...at(x, y, angle, radius * 0.4), radius * 0.66)),
  disc(ink, x, y, radius * 0.7),
  ...[0.62, 0.4, 0.2].map((reach, turn) =>
    line(shade, 0.5, ...[0, 0.8, 1.6, 2.4, 3.2].map((angle) => at(x, y, angle + turn * 2.1 + x, radius * reach))),
  ),
];

const tulip: Bloom = (ink, x, y, radius) => [
  form(
    ink,
    [x - radius * 0.8, y - radius, true],
    [x - radius * 0.3, y - radius * 0.5],
    [x, y - radius * 1.15, true],
    [x + radius * 0.3, y - radius * 0.5],
    [x + radius * 0.8, y - radius, true],
    [x + radius * 0.75, y + radius * 0.6],
    [x, y + radius],
    [x - radius * 0.75, y + radius * 0.6],
  ),
];

const sunflower: Bloom = (ink, x, y, radius) => [
  ...around(14, x).map((angle) =>
    form(
      ink,
      at(x, y, angle - 0.2, radius * 0.5),
      [...at(x, y, angle, radius * 1.15), true],
      at(x, y, angle + 0.2, radius * 0.5),
    ),
  ),
  disc([84, 54, 36], x, y, radius * 0.52),
];

const blooms = { mixed: open, lily, rose, tulip, sunflower } satisfies Record<string, Bloom>;
type BunchName = keyof typeof blooms;
const isBunchName = (name: string): name is BunchName => Object.hasOwn(blooms, name);

/** A bunch in the hand: the paper ends where the hands do, which hide the rest of it. */
export function bunchOf(name: BunchName): readonly Part[] {
  const bloom = blooms[name];
  const light: Ink = name === 'mixed' ? [248, 248, 246] : main([226, 120, 140]);
  return [
    rod(green, 0.9, [-1.5, 11], [-2.5, 17]),
    rod(green, 0.9, [1.5, 11], [2.5, 17]),
    // the stems come out of the paper, and do not lie on it
    form(paper, [-9, -4, true], [9, -4, true], [3, 12], [-3, 12]),
    disc(green, 0, -10, 15, 11),
    ...bloom(light, 9, -21, name === 'mixed' ? 4 : 5.4),
    ...bloom(light, -8, -21, name === 'mixed' ? 4 : 5.4),
    ...bloom(main([220, 90, 110]), -9, -12, 6.4),
    ...bloom(main([232, 130, 140]), 1, -19, 6.6),
    ...bloom(main([220, 90, 110]), 10, -11, 6.4),
    ...bloom(main([214, 104, 128]), 0, -7, 6),
  ];
}

const bunches: ReadonlyMap<string, readonly Part[]> = new Map(
  Object.keys(blooms).flatMap((name) => (isBunchName(name) ? [[`bunch:${name}`, bunchOf(name)] as const] : [])),
);

/** The flowers that were said, where they have a form of their own. */
export function saidBunch(attributes: ReadonlySet<string>): readonly Part[] | undefined {
  for (const word of attributes) {
    const found = bunches.get(word);
    if (found) return found;
  }
  return undefined;
}
