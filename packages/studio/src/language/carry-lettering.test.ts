import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';

test('what somebody writes is on the board, not on who writes or on the book in their hand', async () => {
  for (const prompt of [
    'a boy writing the word "plum" on a chalkboard',
    'A hare stands before a blackboard. In one paw it holds a book, with the other it writes the word "plum" in red chalk.',
  ]) {
    const { subjects } = await understand(prompt);
    const written = subjects.filter(({ lettering }) => lettering !== undefined).map(({ concept }) => concept);
    assert.deepEqual(written, ['blackboard'], prompt);
  }
});
