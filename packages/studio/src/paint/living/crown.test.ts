import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crownOf } from './crown.js';

test('a hat sits lower on a head that is lower, and as always on any other', () => {
  const head = (top: number): number =>
    crownOf((context) => {
      context.fillStyle = '#000';
      context.fillRect(-50, top, 100, 50 - top);
    }).y;
  assert.equal(head(-46), 0);
  assert.equal(head(-60), 0);
  assert.ok(head(-10) > 25 && head(-10) < 45, `${head(-10)}`);
});
