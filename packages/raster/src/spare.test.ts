import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freePlanes, givePlanes, takePlane, withPlanes } from './spare.js';

test('a plane that was given back is taken again, one that is lent is not', () => {
  const lent = takePlane(64);
  const given = takePlane(64);
  givePlanes(given);
  assert.equal(takePlane(64), given);
  assert.notEqual(takePlane(64), lent);
});

test('what is kept can be freed at once, and what is lent stays', () => {
  const lent = takePlane(4096);
  const kept = withPlanes(() => takePlane(4096));
  freePlanes();
  assert.equal(kept.length, 0);
  assert.equal(lent.length, 4096);
  assert.equal(takePlane(4096).length, 4096);
});

test('only some are kept, and what is too much is freed at once', () => {
  const many = withPlanes(() => Array.from({ length: 8 }, () => takePlane(1024 * 1024)));
  const left = many.filter(({ length }) => length > 0);
  assert.equal(left.length, 4);
  assert.ok(left.includes(takePlane(1024 * 1024)));
  freePlanes();
});
