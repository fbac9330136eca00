import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wardrobe } from '../../../catalogue/wardrobe.js';
import { roleOf } from './roles.js';
import { asTheyDress, usualClothes } from './usual-dress.js';

test('what people are known by hangs in the wardrobe, or is a camera', () => {
  const known = new Set([...wardrobe.map(({ what }) => what), 'camera']);
  for (const what of usualClothes) assert.ok(known.has(what), what);
});

test('what is told is worn, and the rest as they usually dress', () => {
  assert.deepEqual([...asTheyDress(new Set(['detective']))], ['detective', 'trench-coat', 'fedora']);
  assert.deepEqual([...asTheyDress(new Set(['detective', 'dress']))], ['detective', 'dress', 'fedora']);
  assert.deepEqual([...asTheyDress(new Set(['woman']))], ['woman']);
  // a singer with a beard is not in a gown
  assert.deepEqual([...asTheyDress(new Set(['singer']), true)], ['singer', 'suit', 'bow-tie']);
  assert.deepEqual([...asTheyDress(new Set(['singer']))], ['singer', 'gown', 'necklace']);
});

test('a word for anybody who fights or leads gives way to who they are', () => {
  assert.equal(roleOf(new Set(['warrior', 'viking'])), 'viking');
  assert.equal(roleOf(new Set(['captain', 'pirate'])), 'pirate');
  assert.equal(roleOf(new Set(['warrior'])), 'knight');
});
