import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldIn } from '../../language/vocabulary/told.js';
import { briefOf } from '../staged-for-tests.js';
import { inPeriod } from './period.js';

const dressesOf = (prompt: string, attributes: readonly string[]): readonly string[] => {
  const brief = { ...briefOf([{ concept: 'person', attributes }], []), prompt, told: toldIn(prompt) };
  return inPeriod(brief).subjects[0]?.attributes ?? [];
};

test('the time that a prompt tells of dresses everybody of whom no dress is told', () => {
  for (const [prompt, dress] of [
    ['a medieval market square with stalls and townspeople', 'medieval-folk'],
    ['viking village by a fjord, people working', 'medieval-folk'],
    ['an ancient egyptian market with merchants', 'antique-folk'],
    ['a foggy victorian street with people', 'victorian-folk'],
  ] as const)
    assert.ok(dressesOf(prompt, []).includes(dress), prompt);
  assert.deepEqual(dressesOf('people on a street', []), []);
  assert.deepEqual(dressesOf('a chef in a medieval town', ['chef']), ['chef'], 'a trade has clothes of its own');
  assert.deepEqual(dressesOf('a medieval street, a woman in a raincoat', ['raincoat']), ['raincoat']);
});
