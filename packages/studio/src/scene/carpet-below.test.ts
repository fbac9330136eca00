import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { itemBox } from './scene.js';
import type { Item } from './scene.js';
import { WIDTH, staged } from './staged-for-tests.js';

const find = (items: readonly Item[], concept: string): Item =>
  items.find(({ drawable }) => drawable.concept === concept) as Item;

test('a carpet in a room lies below the furniture on it, which is as large as furniture', async () => {
  const prompt =
    'A living room with a beige couch, two green armchairs and a wooden table on a blue carpet. A bookshelf stands against the wall.';
  const { scene, drawn } = staged(await understand(prompt), 7);
  const [sofa, rug] = [find(scene.items, 'sofa'), find(scene.items, 'rug')];
  assert.ok(sofa.drawable.aspect * sofa.size > WIDTH * 0.2);
  assert.equal(sofa.standsOn, 'ground');
  const { top, bottom } = itemBox(rug);
  assert.ok(top < sofa.y && bottom > sofa.y, 'it stands on it');
  assert.ok(scene.items.indexOf(rug) < scene.items.indexOf(sofa));
  assert.equal(drawn.size, 1);
});

test('a dog lies on a carpet as on a bed', async () => {
  const { scene } = staged(await understand('a dog sleeping on a carpet in a living room beside a lamp'), 7);
  assert.equal(find(scene.items, 'dog').standsOn, 'item');
});

test('who sits on a rug that is spread out on the floor sits on it there', async () => {
  const brief = await understand(
    'The metallic key unlocks the wooden door, revealing the fluffy cat sitting on the rug.',
  );
  for (const seed of [1, 2, 3, 4, 6]) {
    const { scene } = staged(brief, seed);
    const [cat, rug] = [find(scene.items, 'cat'), find(scene.items, 'rug')];
    const { top, bottom } = itemBox(rug);
    assert.ok(cat.y >= top && cat.y <= bottom, `seed ${seed}: ${cat.y} of ${top} to ${bottom}`);
  }
});
