import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SEEDS, briefOf, staged } from '../staged-for-tests.js';

test('no wire is stretched across a plain wall for a chandelier, and one is across a garden', () => {
  const brief = briefOf([{ concept: 'chandelier' }, { concept: 'table' }], [{ kind: 'above', subject: 0, object: 1 }]);
  const wired = (setting: 'studio' | 'garden', seed: number): boolean =>
    staged({ ...brief, setting }, seed).scene.items.some(({ drawable }) => drawable.concept === 'wire');
  for (const seed of SEEDS) {
    assert.ok(!wired('studio', seed));
    assert.ok(wired('garden', seed));
  }
});
