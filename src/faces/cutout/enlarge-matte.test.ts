import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { enlargeMatte } from './enlarge-matte.js';

const [ACROSS, DOWN] = [88, 104];

/** A disc with a soft edge, and a hair. */
const disc = Float32Array.from({ length: ACROSS * DOWN }, (_, cell) => {
  const [x, y] = [cell % ACROSS, Math.floor(cell / ACROSS)];
  return x === 12 ? 0.7 : Math.min(1, Math.max(0, 30 - Math.hypot(x - 44, y - 50)));
});

test('a matte is enlarged as the library for pictures does it', async () => {
  for (const [width, height] of [
    [182, 203],
    [176, 208],
    [91, 331],
  ] as const) {
    const bytes = Uint8Array.from(disc, (value) => Math.round(value * 255));
    const expected = await sharp(bytes, { raw: { width: ACROSS, height: DOWN, channels: 1 } })
      .resize(width, height, { fit: 'fill', kernel: 'cubic' })
      .toColourspace('b-w')
      .raw()
      .toBuffer();
    const large = enlargeMatte(disc, ACROSS, DOWN, width, height);
    assert.equal(large.length, expected.length);
    const far = Math.max(...large.map((value, pixel) => Math.abs(value * 255 - expected[pixel]!)));
    assert.ok(far < 6, `${far} of 255 at ${width}×${height}`);
  }
});

test('what overshoots is kept between nothing and one, and a size of its own changes little', () => {
  const large = enlargeMatte(disc, ACROSS, DOWN, 250, 200);
  assert.ok(Math.min(...large) === 0 && Math.max(...large) === 1);
  const constant = enlargeMatte(new Float32Array(9).fill(0.25), 3, 3, 40, 30);
  assert.ok(constant.every((value) => Math.abs(value - 0.25) < 1e-6));
});
