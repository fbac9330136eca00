/** A stroke from one end to the other, in a square of 1. */
export type Stroke = readonly [fromX: number, fromY: number, toX: number, toY: number];

const level = (y: number, from = 0.08, to = 0.92): Stroke => [from, y, to, y];
const upright = (x: number, from = 0.08, to = 0.92): Stroke => [x, from, x, to];

/**
 * Characters of straight strokes that are what they seem: mountain, river, sun, middle, three, field, king, mouth, work.
 * Whoever reads them reads a word, whoever does not takes them for one.
 */
export const signs: readonly (readonly Stroke[])[] = [
  [upright(0.5), upright(0.1, 0.42), upright(0.9, 0.42), level(0.9)],
  [upright(0.14), upright(0.5, 0.14, 0.86), upright(0.88)],
  [upright(0.2), upright(0.8), level(0.1, 0.2, 0.8), level(0.5, 0.2, 0.8), level(0.9, 0.2, 0.8)],
  [upright(0.5, 0, 1), upright(0.1, 0.26, 0.66), upright(0.9, 0.26, 0.66), level(0.26), level(0.66)],
  [level(0.12, 0.16, 0.84), level(0.5, 0.22, 0.78), level(0.9)],
  [upright(0.1), upright(0.9), upright(0.5), level(0.1), level(0.5), level(0.9)],
  [level(0.1, 0.12, 0.88), level(0.48, 0.2, 0.8), level(0.9), upright(0.5, 0.1, 0.9)],
  [upright(0.16, 0.16, 0.86), upright(0.84, 0.16, 0.86), level(0.16, 0.16, 0.84), level(0.84, 0.16, 0.84)],
  [level(0.14, 0.14, 0.86), level(0.88), upright(0.5, 0.14, 0.88)],
];
