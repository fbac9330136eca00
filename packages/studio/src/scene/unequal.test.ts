import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { itemBox } from './scene.js';
import type { Item, Scene } from './scene.js';
import { HEIGHT, SEEDS, itemsOf, staged } from './staged-for-tests.js';

async function scenesOf(prompt: string): Promise<Scene[]> {
  const brief = await understand(prompt);
  return SEEDS.map((seed) => staged(brief, seed).scene);
}

const ledgeOf = (scene: Scene): Item | undefined => scene.items.find(({ foremost }) => foremost);
const pairOf = (scene: Scene): [Item, Item] => {
  const [[one], [other]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
  assert.ok(one && other);
  return [one, other];
};

test('what fits into a hand lies on a ledge before our eyes, what is large stands behind in its place', async () => {
  for (const [prompt, setting] of [
    ['a knife and a zebra', 'savanna'],
    ['a fork and a stop sign', 'street'],
    ['a wine glass and a couch', 'room'],
    ['a spoon and a toilet', 'bathroom'],
  ] as const)
    for (const scene of await scenesOf(prompt)) {
      const [small, large] = pairOf(scene);
      const ledge = ledgeOf(scene);
      assert.equal(scene.setting, setting, prompt);
      assert.ok(ledge && itemBox(ledge).bottom >= HEIGHT && itemBox(ledge).left <= 0, prompt);
      assert.ok(small.y > itemBox(ledge).top && small.standsOn === 'item', `${prompt}: on the ledge`);
      assert.ok(small.depth < ledge.depth && ledge.depth < large.depth, `${prompt}: in depth`);
      assert.ok(large.y < small.y && large.size > HEIGHT * 0.2, `${prompt}: behind`);
    }
});

test('the asked side is kept on the ledge', async () => {
  for (const [prompt, sign] of [
    ['a donut right of a bench', 1],
    ['a computer mouse left of a bench', -1],
    ['a bus left of a baseball glove', -1],
  ] as const)
    for (const scene of await scenesOf(prompt)) {
      const [one, other] = pairOf(scene);
      assert.ok(ledgeOf(scene), prompt);
      assert.ok((one.x - other.x) * sign > 0, prompt);
      const [a, b] = [itemBox(one), itemBox(other)];
      assert.ok(Math.min(a.right, b.right) < Math.max(a.left, b.left) + 1, `${prompt}: apart`);
    }
});

test('what is below a large thing lies on the ledge under it', async () => {
  for (const scene of await scenesOf('a tv remote below a cow')) {
    const [remote, cow] = pairOf(scene);
    assert.ok(ledgeOf(scene));
    assert.ok(itemBox(remote).top >= itemBox(cow).bottom - HEIGHT * 0.01);
  }
});

test('several lie side by side, and a herd is behind all of them', async () => {
  for (const scene of await scenesOf('three cows and four phones')) {
    assert.equal(itemsOf(scene, 0).length, 3);
    const phones = itemsOf(scene, 1).toSorted((one, other) => one.x - other.x);
    assert.equal(phones.length, 4);
    phones
      .slice(1)
      .forEach((phone, index) => assert.ok(itemBox(phone).left > itemBox(phones[index] as Item).right - 1));
  }
});

test('what stands on the ground by nature stays there, nearer, and in scale', async () => {
  for (const scene of await scenesOf('a dog and an elephant')) {
    const [dog, elephant] = pairOf(scene);
    assert.ok(!ledgeOf(scene) && dog.standsOn === 'ground');
    const nearer = (dog.y - scene.horizon) / (elephant.y - scene.horizon);
    const larger = dog.size / dog.drawable.height / (elephant.size / elephant.drawable.height);
    assert.ok(Math.abs(Math.log(larger / nearer)) < Math.log(1.5), `${larger} times as large, ${nearer} times as near`);
  }
});

test('what was said of sizes is seen as it was said', async () => {
  for (const scene of await scenesOf('a giant apple and a bench')) assert.ok(!ledgeOf(scene));
});
