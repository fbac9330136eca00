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
