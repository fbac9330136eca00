import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { staged } from './staged-for-tests.js';

test('what is said to smile has a face, and no second one over its own', async () => {
  for (const [prompt, faces] of [
    ['a triangle with a smiling face', 1],
    ['a smiling cup', 1],
    ['a pumpkin carved with a smiling face', 0],
    ['a teddy bear with a happy face', 0],
    ['a scarecrow with a smiling face', 0],
    ['a gingerbread man with a smile', 0],
    ['a smiling garden gnome', 0],
  ] as const) {
    const { items } = staged(await understand(prompt), 3).scene;
    assert.equal(items.filter(({ drawable, worn }) => worn && drawable.concept === 'face').length, faces, prompt);
  }
});
