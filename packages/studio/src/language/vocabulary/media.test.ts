import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';

test('the board of a chalk drawing is what it is drawn on, and stands nowhere in it', async () => {
  for (const prompt of ['chalk drawing of a rose on a blackboard', 'a chalk sketch of a rose on an old chalkboard']) {
    const { look, subjects } = await understand(prompt);
    assert.equal(look, 'chalk', prompt);
    assert.deepEqual(
      subjects.map(({ concept }) => concept),
      ['rose'],
      prompt,
    );
  }
});

test('one of three cats is orange, and no fruit lies before them', async () => {
  for (const prompt of [
    'three cats, one black, one orange, one white',
    'two dogs, one orange and the other brown',
    'two birds, one blue and one orange',
  ]) {
    const { subjects } = await understand(prompt);
    assert.ok(!subjects.some(({ concept }) => concept === 'orange'), prompt);
  }
  assert.ok((await understand('one apple and one orange')).subjects.some(({ concept }) => concept === 'orange'));
});
