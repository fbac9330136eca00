import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';

test('a thing with a print, a design or a motif of something shows that, and nothing stands beside it', async () => {
  for (const [prompt, shown] of [
    ['a t-shirt with a cat print', 'shows-cat'],
    ['a phone case with a fox design', 'shows-fox'],
    ['a mug with a bicycle motif', 'shows-bicycle'],
  ] as const) {
    const { subjects, relations } = await understand(prompt);
    assert.deepEqual([subjects.length, relations.length], [1, 0], prompt);
    assert.ok(subjects[0]?.attributes.includes(shown), prompt);
  }
  assert.equal((await understand('a cat beside a t-shirt')).subjects.length, 2);
});
