import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planeRows } from './rows.js';
import { steadiest } from './steadiest.js';
import { weighted } from './weighted.js';

const noise = (length: number, seed: number): Float32Array =>
  Float32Array.from({ length }, (_, at) => (Math.imul(at + seed, 2654435761) >>> 8) / 2 ** 24);
const within = (place: number, length: number): number => Math.min(length - 1, Math.max(0, place));
/** Narrow, wide, of one row, larger than what is worked on at once, and not. */
const SIZES = [
  [37, 23],
  [5, 90],
  [70, 1],
  [1, 9],
  [64, 16],
] as const;

test('weighing four numbers at a time is weighing them one by one', () => {
  for (const [width, height] of SIZES) {
    const source = noise(width * height, 1);
    for (const weights of [[0.5, 0.25], [0.2, 0.15, 0.12, 0.1, 0.03], Array.from({ length: 30 }, () => 1 / 59)]) {
      const found = weighted(source, width, height, Float32Array.from(weights));
      for (let pixel = 0; pixel < source.length; pixel += 13) {
        const [x, y] = [pixel % width, Math.floor(pixel / width)];
        let expected = 0;
        for (let down = 1 - weights.length; down < weights.length; down += 1)
          for (let across = 1 - weights.length; across < weights.length; across += 1)
            expected +=
              source[within(y + down, height) * width + within(x + across, width)]! *
              weights[Math.abs(down)]! *
              weights[Math.abs(across)]!;
        assert.ok(Math.abs(found[pixel]! - expected) < 1e-5, `${width}x${height} at ${x}, ${y}`);
      }
    }
  }
});

test('a row at twice the size stands between the numbers it comes from', () => {
  for (const [width, height] of SIZES) {
    const source = noise(width * height, 2);
    const rowAt = planeRows(source, width, height, width * 2, height * 2);
    const between = (place: number, length: number) => {
      const at = Math.min(length - 1, Math.max(0, (place + 0.5) / 2 - 0.5));
      return { first: Math.floor(at), second: within(Math.floor(at) + 1, length), share: at - Math.floor(at) };
    };
    for (let y = 0; y < height * 2; y += 1) {
      const row = rowAt(y);
      const down = between(y, height);
      for (let x = 0; x < width * 2; x += 1) {
        const across = between(x, width);
        const on = (line: number): number =>
          source[line * width + across.first]! * (1 - across.share) +
          source[line * width + across.second]! * across.share;
        const expected = on(down.first) * (1 - down.share) + on(down.second) * down.share;
        assert.ok(Math.abs(row[x]! - expected) < 1e-5, `${width}x${height} at ${x}, ${y}`);
      }
    }
  }
});

test('of eight neighbourhoods those that vary least count most', () => {
  const offsets = [-3, -2, -1, 0, 1, 2, 3, 0].map((x, index) => [x, 3 - index] as const);
  for (const [width, height] of SIZES) {
    const [red, green, blue] = [3, 4, 5].map((seed) => noise(width * height, seed)) as [
      Float32Array,
      Float32Array,
      Float32Array,
    ];
    const light = (at: number): number => 0.299 * red[at]! + 0.587 * green[at]! + 0.114 * blue[at]!;
    const squares = Float32Array.from(red, (_, at) => light(at) ** 2 + 0.001 * red[at]!);
    const found = steadiest([red, green, blue, squares], width, height, offsets);
    for (let pixel = 0; pixel < red.length; pixel += 3) {
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      let [sum, total] = [0, 0];
      for (const [across, down] of offsets) {
        const at = within(y + down, height) * width + within(x + across, width);
        const weight = (1 + 90 * Math.sqrt(Math.max(0, squares[at]! - light(at) ** 2))) ** -8 + 1e-12;
        sum += blue[at]! * weight;
        total += weight;
      }
      assert.ok(Math.abs(found[2][pixel]! - sum / total) < 2e-3, `${width}x${height} at ${x}, ${y}`);
    }
  }
});
