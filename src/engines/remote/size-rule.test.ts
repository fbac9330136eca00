import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assert as check, constantFrom, integer, property } from 'fast-check';
import { sizeToRender } from './size-rule.js';

test('sides go up to the granularity', () => {
  assert.deepEqual(sizeToRender({ width: 1000, height: 64 }, { granularity: 64 }), { width: 1024, height: 64 });
  assert.deepEqual(sizeToRender({ width: 512, height: 512 }, { granularity: 64 }), { width: 512, height: 512 });
});

test('square-only models cover the longer side', () => {
  assert.deepEqual(sizeToRender({ width: 100, height: 300 }, { granularity: 16, square: true }), {
    width: 304,
    height: 304,
  });
});

test('too small is drawn larger, too large smaller, in the same shape', () => {
  const rule = { granularity: 64, minimumPixels: 512 * 512, maximumPixels: 1024 * 1024 };
  assert.deepEqual(sizeToRender({ width: 128, height: 128 }, rule), { width: 512, height: 512 });
  assert.deepEqual(sizeToRender({ width: 2048, height: 2048 }, rule), { width: 1024, height: 1024 });
  assert.deepEqual(sizeToRender({ width: 2048, height: 512 }, rule), { width: 2048, height: 512 });
});

test('of fixed sizes the nearest shape is taken, and the smallest that covers', () => {
  const choices = [
    [512, 512],
    [1024, 1024],
    [1536, 1024],
    [1024, 1536],
  ] as const;
  assert.deepEqual(sizeToRender({ width: 500, height: 500 }, { granularity: 1, choices }), { width: 512, height: 512 });
  assert.deepEqual(sizeToRender({ width: 900, height: 900 }, { granularity: 1, choices }), {
    width: 1024,
    height: 1024,
  });
  assert.deepEqual(sizeToRender({ width: 2048, height: 512 }, { granularity: 1, choices }), {
    width: 1536,
    height: 1024,
  });
});

test('without limits every size is covered by less than one step more', () => {
  const side = integer({ min: 64, max: 2048 });
  check(
    property(side, side, constantFrom(8, 16, 32, 64), (width, height, granularity) => {
      const size = sizeToRender({ width, height }, { granularity });
      for (const [wanted, given] of [
        [width, size.width],
        [height, size.height],
      ] as const) {
        assert.ok(given >= wanted && given < wanted + granularity && given % granularity === 0);
      }
    }),
  );
});
