import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { itemBox } from './scene.js';
import type { Item } from './scene.js';
import { SEEDS, itemsOf, staged, wide } from './staged-for-tests.js';

/** The two things of a prompt, as they are staged. */
async function pairsOf(prompt: string): Promise<readonly (readonly [Item, Item])[]> {
  const brief = await understand(prompt);
  return SEEDS.map((seed) => {
    const { scene } = staged(brief, seed);
    const [[one], [other]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    assert.ok(one && other, prompt);
    return [one, other];
  });
}

test('who is behind what is on a table does not stand on the table', async () => {
  for (const prompt of ['a person behind a television', 'a girl hidden by a computer'])
    for (const [who, screen] of await pairsOf(prompt)) {
      const edge = who.cut?.y ?? Infinity;
      assert.ok(edge < screen.y && itemBox(who).bottom > edge, prompt);
      assert.ok(itemBox(who).top < itemBox(screen).top, prompt);
    }
});

test('who is behind a table, and not behind what is on it, is seen down to the feet', async () => {
  for (const prompt of ['a sheep hidden by a table', 'a sheep behind a lamp', 'a horse behind a table'])
    for (const [who] of await pairsOf(prompt)) assert.equal(who.cut, undefined, prompt);
});

test('a thing that another one hides is seen beside it, and is not its hat', async () => {
  for (const prompt of ['a lamp hidden by a turtle', 'a vase hidden by a lamp'])
    for (const [hidden, before] of await pairsOf(prompt)) {
      assert.ok(Math.abs(hidden.x - before.x) > wide(before) * 0.2, prompt);
      assert.ok(itemBox(hidden).left < itemBox(before).right && itemBox(hidden).right > itemBox(before).left, prompt);
    }
});
