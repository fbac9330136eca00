import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { SEEDS, itemsOf, staged } from './staged-for-tests.js';

test('a flower beside somebody is lower than they are, by as much as its bloom is larger than a true one', async () => {
  for (const [prompt, most] of [
    ['a cat near two roses', 1],
    ['a dog next to three flowers', 0.6],
    ['a girl beside a tulip', 0.3],
  ] as const) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [[somebody], flowers] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      assert.ok(somebody && flowers.length > 0, prompt);
      const share = Math.max(...flowers.map(({ size }) => size)) / somebody.size;
      assert.ok(share < most, `${prompt} ${seed}: ${share}`);
    }
  }
  // alone it is what the picture is about
  const { scene } = staged(await understand('a rose'), 3);
  const [rose] = itemsOf(scene, 0);
  assert.ok(rose && rose.size > scene.height * 0.4);
});

test('what lies on a beast or on a head is flat there, and no giant', async () => {
  for (const [prompt, most] of [
    ['a phone on the top of a chicken', 0.55],
    ['a wallet on the top of a sheep', 0.3],
    ['a wallet on the top of a person', 0.22],
  ] as const) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [[thing], [beast]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      assert.ok(thing && beast && thing.drawable.aspect > 1.6, prompt);
      const share = (thing.size * thing.drawable.aspect) / beast.size;
      assert.ok(share < most, `${prompt} ${seed}: ${share}`);
    }
  }
});
