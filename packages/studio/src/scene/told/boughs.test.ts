import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { furnished } from './furnished.js';

test('whom a dog has chased up a tree is on a branch of it, and the dog below', async () => {
  for (const [prompt, climber] of [
    ['A dog is barking at a squirrel and chasing it up a tree.', 'squirrel'],
    ['A cat chased a squirrel up a tree.', 'squirrel'],
    ['A dog is barking at a cat that climbed up a tree.', 'cat'],
  ] as const) {
    const { subjects, relations } = furnished(await understand(prompt));
    const up = relations.filter(({ kind, part }) => kind === 'on' && part === 'branch');
    assert.deepEqual(
      up.map(({ subject }) => subjects[subject]?.concept),
      [climber],
      prompt,
    );
  }
});
