import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../../understanding.js';
import { findDrawable } from '../../../paint/drawables.js';
import type { Drawable } from '../../../paint/drawable.js';
import { itemBox } from '../../scene.js';
import { itemsOf, SEEDS, staged } from '../../staged-for-tests.js';

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

test('what is in a crystal ball is within it', async () => {
  const brief = await understand('a crystal ball with a castle inside');
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const [[ball], [castle]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    assert.ok(ball && castle);
    const [outer, inner] = [itemBox(ball), itemBox(castle)];
    assert.ok(inner.top > outer.top && inner.left > outer.left && inner.right < outer.right, `seed ${seed}`);
  }
});

test('a spoon in a glass of milk is in the milk, which hides its lower end', async () => {
  const { scene } = staged(await understand('a spoon in a glass of milk'), 3);
  const [[spoon], [glass]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
  assert.ok(spoon?.cut && glass);
  assert.ok(spoon.cut.y > itemBox(glass).top && spoon.y > spoon.cut.y);
});

test('what a drawing has already is not there twice: the spoon of cereal, the butter of toast, the straw of juice', async () => {
  for (const prompt of ['a bowl of cereal with a spoon in it', 'toast with butter', 'a straw in a glass of lemonade'])
    assert.equal((await understand(prompt)).subjects.length, 1, prompt);
});
