import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { staged } from './staged-for-tests.js';

const wornIn = async (prompt: string): Promise<string[]> =>
  staged(await understand(prompt), 3)
    .scene.items.filter(({ worn }) => worn)
    .map(({ drawable }) => drawable.concept);

test('a snowman has its scarf on, in the colour told; what else is told of is put on it', async () => {
  assert.deepEqual(await wornIn('a snowman with a red scarf'), []);
  assert.deepEqual(await wornIn('a snowman wearing a green scarf and sunglasses'), ['sunglasses']);
});
