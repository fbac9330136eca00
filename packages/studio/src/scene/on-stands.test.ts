import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SEEDS, briefOf, itemsOf, staged } from './staged-for-tests.js';

test('trousers that nobody wears hang on a rail, and do not stand on their legs', () => {
  for (const seed of SEEDS) {
    const [alone] = itemsOf(staged(briefOf([{ concept: 'trousers' }], []), seed).scene, 0);
    assert.ok(alone && alone.drawable.height > 1.3, `${alone?.drawable.height} m`);
  }
});
