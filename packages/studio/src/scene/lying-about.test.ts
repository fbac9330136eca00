import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDrawable } from '../paint/drawables.js';
import { understand } from '../understanding.js';
import type { Item } from './scene.js';
import { HEIGHT, SEEDS, itemsOf, staged } from './staged-for-tests.js';

const firstOf = async (prompt: string): Promise<readonly Item[]> => {
  const brief = await understand(prompt);
  return SEEDS.flatMap((seed) => itemsOf(staged(brief, seed).scene, 0));
};

test('a glove in the street or a coin in the grass lies there, though it is all there is', async () => {
  const prompts = [
    'a leather glove on the street',
    'a coin in the grass',
    'cash on a stone floor',
    'a locket in the grass',
  ];
  for (const prompt of prompts)
    for (const { drawable } of await firstOf(prompt))
      assert.ok(drawable.aspect > 1.7, `${prompt}: ${drawable.aspect.toFixed(2)}`);
});

test('coins and gloves lie on a table', async () => {
  for (const prompt of ['three coins on a wooden table', 'six coins on a table', 'a pair of gloves on a table'])
    for (const { drawable } of await firstOf(prompt))
      assert.ok(drawable.aspect > 1.7, `${prompt}: ${drawable.aspect.toFixed(2)}`);
});

test('clothes that nobody wears are folded on a table, a bed or a chair', async () => {
  for (const prompt of ['a shirt on a table', 'a red dress on a bed', 'jeans on a chair'])
    for (const { drawable } of await firstOf(prompt))
      assert.ok(drawable.aspect > 2 && drawable.height < 0.3, `${prompt}: ${drawable.aspect} ${drawable.height}`);
});

test('a guitar lies on a bed', async () => {
  for (const { drawable } of await firstOf('a guitar on a bed')) assert.ok(drawable.aspect > 2);
});

test('a sign that was knocked over lies on its back, and its words with it', async () => {
  for (const prompt of ['a stop sign knocked over in the grass', 'a stop sign lying on the street'])
    for (const { drawable } of await firstOf(prompt)) {
      const upright = findDrawable('stop-sign')?.aspect ?? 1;
      assert.ok(drawable.lies && (drawable.lowered ?? 1) < 0.6, prompt);
      assert.ok(drawable.aspect > 1.8 / upright, `${prompt}: ${drawable.aspect}`);
    }
});

test('a mirror that hangs nowhere is on a stand, and beside a chair before a wall it hangs', async () => {
  const usual = findDrawable('mirror')?.height ?? 0;
  for (const prompt of ['a mirror in the grass', 'a mirror on a table'])
    for (const { drawable } of await firstOf(prompt)) assert.ok(drawable.height > usual * 1.02, prompt);
  for (const item of await firstOf('a mirror next to a chair'))
    assert.ok(item.standsOn === 'nothing' && item.y < HEIGHT * 0.7, `${item.y}`);
});

test('a rose lies on a piano, a violin on a chair, a surfboard on the roof of a car', async () => {
  for (const prompt of ['a rose on a piano', 'a violin on a chair', 'a surfboard on a car'])
    for (const { drawable } of await firstOf(prompt))
      assert.ok(drawable.aspect > 1.8, `${prompt}: ${drawable.aspect.toFixed(2)}`);
});

test('who slices meat has the knife in hand, and none is on the floor', async () => {
  const brief = await understand('a chef slicing meat with a knife');
  for (const seed of SEEDS) {
    const { items } = staged(brief, seed).scene;
    assert.ok(!items.some(({ drawable, standsOn }) => drawable.concept === 'knife' && standsOn === 'ground'));
  }
});

test('a book of another form lies on its back', async () => {
  for (const prompt of ['a pentagonal book and a cup', 'a triangular notebook and a vase'])
    for (const { drawable } of await firstOf(prompt)) assert.ok(drawable.aspect > 1.5, `${prompt}: ${drawable.aspect}`);
});

test('the farther one of two gloves that lie has a shadow of its own, and so has each of knife, fork and spoon', async () => {
  const [gloves] = await firstOf('leather gloves and a plastic bottle');
  assert.ok(gloves && gloves.drawable.aspect > 1.7 && gloves.drawable.spread);
  const [cutlery] = await firstOf('plastic cutlery and a rubber ball');
  // side by side, their handles to us
  assert.ok(cutlery && cutlery.drawable.spread && cutlery.drawable.aspect < 2);
});
