import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../../../kit/random.js';
import { findDrawable } from '../../../drawables.js';

test('the cord of the bulb that somebody changes comes from the ceiling, and makes nobody smaller', () => {
  const person = findDrawable('person');
  const posed = person?.variant?.(new Set(['changing-bulb', 'woman']), createRandom(3), undefined);
  assert.ok(posed);
  assert.ok((posed.overhang ?? 0) >= 1, 'the cord is not cut off above the bulb');
  assert.ok(posed.height < 4, `${posed.height} metres with the ladder`);
});
