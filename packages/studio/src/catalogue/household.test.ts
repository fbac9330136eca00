import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { recordOf } from './records.js';

test('what every house has is painted, and no icon', async () => {
  for (const [words, concept] of [
    ['a wire whisk', 'whisk'],
    ['a bratwurst', 'sausage'],
    ['a bag of flour', 'flour-bag'],
    ['a computer screen', 'computer-monitor'],
    ['a power outlet', 'electrical-socket'],
    ['a starfish', 'sea-star'],
    ['a raised bed', 'garden-bed'],
    ['a gravestone', 'tombstone'],
  ] as const) {
    const [subject] = (await understand(words)).subjects;
    assert.equal(subject?.concept, concept, words);
    assert.equal(recordOf(concept)?.drawing.by, 'painter', words);
  }
});
