import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gainPixels, liftPixels, lightPixels, mixRows } from './pixels.js';

const noise = (length: number, seed: number, from: number, to: number): Float32Array =>
  Float32Array.from({ length }, (_, at) => from + ((to - from) * (Math.imul(at + seed, 2654435761) >>> 8)) / 2 ** 24);
/** A row that does not end where four pixels do, with others before and behind it. */
const [WIDTH, FIRST] = [37, 5];
const picture = (): Uint8ClampedArray => Uint8ClampedArray.from(noise((WIDTH + 2 * FIRST) * 4, 3, 0, 256));

/** Runs `change` and tells what each channel of the row became; what is beside it, and alpha, must be as before. */
function compare(
  change: (pixels: Uint8ClampedArray) => void,
  expected: (value: number, x: number, channel: number) => number,
): void {
  const [before, after] = [picture(), picture()];
  change(after);
  after.forEach((value, at) => {
    const [x, channel] = [(at >> 2) - FIRST, at & 3];
    const own = x >= 0 && x < WIDTH && channel < 3;
    const wished = own ? Math.min(255, Math.max(0, expected(before[at]!, x, channel))) : before[at]!;
    assert.ok(Math.abs(value - wished) <= (own ? 0.51 : 0), `${value} is not ${wished} at ${x}, channel ${channel}`);
  });
}

const onCurve = (value: number, gain: number): number => (value * gain) / (1 + (value * (gain - 1)) / 255);

test('four pixels at a time are changed as one by one', () => {
  const rows = [0, 1, 2].map((channel) => noise(WIDTH, channel, 0.5, 1.9));
  const [red, green, blue] = rows as [Float32Array, Float32Array, Float32Array];
  compare(
    (pixels) => gainPixels(pixels, FIRST, red, green, blue),
    (value, x, channel) => value * rows[channel]![x]!,
  );
  compare(
    (pixels) => liftPixels(pixels, FIRST, red),
    (value, x) => onCurve(value, red[x]!),
  );
  const [towards, inside, matte] = [noise(WIDTH, 7, -1, 1), noise(WIDTH, 8, 0, 1.2), noise(WIDTH, 9, 0, 1)];
  const rim = [0.7, 0.2, 0.4] as const;
  compare(
    (pixels) => lightPixels(pixels, FIRST, { red, green, blue, towards, inside, matte }, rim),
    (value, x, channel) => {
      const gain = rows[channel]![x]!;
      const lit = gain > 1 ? onCurve(value, gain) : value * gain;
      const depth = Math.min(1, Math.max(0, (inside[x]! - 0.55) / 0.42));
      const edge = 1 - depth * depth * (3 - 2 * depth);
      return lit + (255 - lit) * edge * Math.max(0, 0.35 + 0.65 * towards[x]!) * matte[x]! * rim[channel]!;
    },
  );
});

test('four rows are mixed as told, between nothing and one', () => {
  const rows = [0, 1, 2, 3].map((row) => noise(WIDTH, row, 0, 1)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const shares = [-0.1, 0.9, 0.4, -0.1];
  const target = new Float32Array(WIDTH);
  mixRows(rows, shares, target);
  target.forEach((value, x) => {
    const sum = rows.reduce((total, row, index) => total + row[x]! * shares[index]!, 0);
    assert.ok(Math.abs(value - Math.min(1, Math.max(0, sum))) < 1e-5);
  });
});
