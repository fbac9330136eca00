import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bunchOf, saidBunch } from './bunches.js';

test('a bunch of lilies is of lilies, and of flowers without a form of their own it is of all kinds', () => {
  const lilies = saidBunch(new Set(['woman', 'bunch:lily']));
  assert.ok(lilies && lilies.length !== bunchOf('mixed').length);
  assert.equal(saidBunch(new Set(['woman', 'bunch:daffodil'])), undefined);
});
