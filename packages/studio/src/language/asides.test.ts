import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutDeed } from './asides.js';

test('what a list of things is told to do is nothing to draw', () => {
  assert.equal(
    withoutDeed('two guitars, two cows, a pig, and a knife completed the band'),
    'two guitars, two cows, a pig, and a knife',
  );
  assert.equal(
    withoutDeed('four couches and four pillows provided comfort for the guests.'),
    'four couches and four pillows',
  );
  for (const prompt of [
    'two people enjoyed the meal',
    'a clown entertained the children',
    'two phones and four bags were left on the couch',
  ])
    assert.equal(withoutDeed(prompt), prompt);
});
