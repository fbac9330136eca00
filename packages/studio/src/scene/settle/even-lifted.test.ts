import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import type { Item, Scene } from '../scene.js';
import { HEIGHT, SEEDS, itemsOf, staged } from '../staged-for-tests.js';

async function pairsOf(prompt: string): Promise<[Item, Item, Scene][]> {
  const brief = await understand(prompt);
  return SEEDS.map((seed) => {
    const { scene } = staged(brief, seed);
    const [one, other] = [itemsOf(scene, 0)[0], itemsOf(scene, 1)[0]];
    assert.ok(one && other, prompt);
    return [one, other, scene];
  });
}

const scaleOf = ({ size, drawable }: Item): number => size / drawable.height;

test('of two above each other none is a giant: a doughnut below a cat, a pizza below a keyboard', async () => {
  for (const prompt of ['a donut below a cat', 'a pizza below a computer keyboard', 'a fork above a hair drier'])
    for (const [one, other, { setting }] of await pairsOf(prompt)) {
      if (setting !== 'studio') continue;
      const apart = scaleOf(one) / scaleOf(other);
      assert.ok(Math.max(apart, 1 / apart) < 1.45, `${prompt}: ${apart}`);
    }
});

test('a bicycle above a meter hangs on a wall, all of it and its straps in the picture, and no bridge is in a street', async () => {
  for (const [bicycle, , scene] of await pairsOf('a bicycle above a parking meter')) {
    assert.equal(scene.setting, 'studio');
    assert.ok(bicycle.attributes.includes('on-wall') && bicycle.y - bicycle.size * 1.16 > HEIGHT * 0.01);
    assert.ok(!scene.items.some(({ drawable }) => drawable.concept === 'viaduct'));
  }
});

test('a surfboard over an elephant lies', async () => {
  for (const [, board] of await pairsOf('an elephant below a surfboard'))
    assert.ok(board.drawable.aspect > 3 && board.standsOn === 'item');
});
