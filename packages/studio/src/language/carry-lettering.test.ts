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

test('in prose words are on what they are said to be on, and what is only named is written nowhere', async () => {
  const told = 'Grey light falls through the window, and the whole scene is quiet and calm, with nothing else around.';
  const on = async (prompt: string): Promise<readonly string[]> => {
    const { subjects } = await understand(`${prompt} ${told}`);
    return subjects.filter(({ lettering }) => lettering !== undefined).map(({ concept }) => concept);
  };
  assert.deepEqual(await on('A round cake stands on a table. The letters "HURRAY" are neatly piped across the cake.'), [
    'cake',
  ]);
  const named = await understand(`A black cat sits on a chair, a true 'queen of the house' with a proud look. ${told}`);
  assert.deepEqual(named.lettering, []);
});

test('of two cups each has its own word', async () => {
  const { subjects } = await understand(
    'Two mugs stand on a wooden table in the kitchen. The mug on the left shows the word "TEA" in blue letters, while the mug on the right has the word "COCOA" written on its side, and both of them steam in the light of the morning.',
  );
  const mugs = subjects.filter(({ lettering }) => lettering !== undefined);
  assert.deepEqual(
    mugs.map(({ count, lettering }) => [count, lettering]),
    [
      [1, 'TEA'],
      [1, 'COCOA'],
    ],
  );
});
