import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../../understanding.js';
import { findDrawable } from '../../../paint/drawables.js';
import type { Drawable } from '../../../paint/drawable.js';
import { itemsOf, staged } from '../../staged-for-tests.js';

test('a spoon in a cup has its handle up, and a brush in a jar its hairs', async () => {
  const drawn = async (prompt: string): Promise<Drawable | undefined> =>
    itemsOf(staged(await understand(prompt), 3).scene, 0)[0]?.drawable;
  const spoon = await drawn('a spoon inside a cup');
  const own = findDrawable('spoon');
  // the same spoon, drawn another way
  assert.notEqual(spoon, own);
  assert.equal(spoon?.aspect, own?.aspect);
  assert.equal(await drawn('a paintbrush in a jar'), findDrawable('paintbrush'));
});
