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

test('a beast on a bag stands on it with all of its feet', async () => {
  for (const prompt of ['a pig on the top of a backpack', 'a cow on the top of a suitcase']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [[beast], [bag]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      assert.ok(beast && bag, prompt);
      const share = (beast.size * beast.drawable.aspect) / (bag.size * bag.drawable.aspect);
      assert.ok(share < 1.1, `${prompt} ${seed}: ${share}`);
    }
  }
});

test('lemons on a porch are on a table there beside what they are with, and no giants', async () => {
  const brief = await understand('four backpacks, a cake, two lemons, and a pillow were on the porch');
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const [[backpack], [lemon]] = [itemsOf(scene, 0), itemsOf(scene, 2)];
    assert.ok(backpack && lemon && scene.setting === 'terrace');
    assert.ok(lemon.size < backpack.size * 0.4, `${seed}: ${lemon.size / backpack.size}`);
  }
});

test('a pen is no beam on its desk', async () => {
  for (const prompt of ['two pens sat on the desk', 'a pencil on a table']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [[pen], [desk]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      assert.ok(pen && desk, prompt);
      const share = (pen.size * pen.drawable.aspect) / (desk.size * desk.drawable.aspect);
      assert.ok(share < 0.22, `${prompt} ${seed}: ${share}`);
    }
  }
});

test('a woman behind a train is no half as tall as its locomotive', async () => {
  const brief = await understand('a woman behind a train');
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const [[woman], [train]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    assert.ok(woman && train && woman.size < train.size * 0.5, `${seed}`);
  }
});
