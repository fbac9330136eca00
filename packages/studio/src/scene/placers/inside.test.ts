import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { findDrawable } from '../../paint/drawables.js';
import { itemsOf, staged } from '../staged-for-tests.js';

test('a spoon in a cup has its handle up, and a brush in a jar its hairs', async () => {
  const drawn = async (prompt: string): Promise<unknown> =>
    itemsOf(staged(await understand(prompt), 3).scene, 0)[0]?.drawable;
  const spoon = (await drawn('a spoon inside a cup')) as { readonly paint: unknown; readonly aspect: number };
  assert.notEqual(spoon.paint, findDrawable('spoon')?.paint);
  assert.equal(spoon.aspect, findDrawable('spoon')?.aspect);
  const brush = (await drawn('a paintbrush in a jar')) as { readonly paint: unknown };
  assert.equal(brush.paint, findDrawable('paintbrush')?.paint);
});
