import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ASTRIDE, UNREINED } from '../../paint/living/people/grasps.js';
import { understand } from '../../understanding.js';
import type { Item } from '../scene.js';
import { itemBox } from '../scene.js';
import { itemsOf, SEEDS, staged } from '../staged-for-tests.js';

const sceneOf = async (prompt: string, seed = 3) => staged(await understand(prompt), seed).scene;
const reinsOf = (items: readonly Item[]): Item[] => items.filter(({ drawable }) => drawable.concept === 'lead');

test('who rides has the reins in their hands, from the mouth of what they ride', async () => {
  for (const mount of ['horse', 'donkey', 'camel', 'zebra', 'wolf'])
    for (const seed of SEEDS) {
      const scene = await sceneOf(`a woman riding a ${mount}`, seed);
      const [rein] = reinsOf(scene.items);
      const [[rider], [ridden]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      assert.ok(rein && rider && ridden?.drawable.bit, `${mount}, seed ${seed}`);
      assert.ok(rein.depth < rider.depth && rein.depth < ridden.depth, 'before both');
      const way = ridden.mirrored ? -1 : 1;
      const bit = ridden.x + way * ridden.drawable.bit[0] * ridden.size;
      const { left, right } = itemBox(rein);
      assert.ok(bit > left - 2 && bit < right + 2, `to the mouth of the ${mount}`);
      assert.ok(way * (bit - rider.x) > 0, 'the mouth is ahead of the hands');
      assert.ok(!ridden.attributes.includes('grazing'));
    }
});

test('what has no bit has no reins: hands lie on the thighs', async () => {
  for (const mount of ['elephant', 'turtle', 'ostrich']) {
    const scene = await sceneOf(`a child riding a ${mount}`);
    assert.equal(reinsOf(scene.items).length, 0, mount);
    const said = itemsOf(scene, 0)[0]?.attributes;
    assert.ok(said?.includes(UNREINED) && said.includes(ASTRIDE), mount);
  }
});

test('what is told of an animal with a rider on it is the rider’s: a lance, a lasso, a bow', async () => {
  for (const prompt of [
    'a knight riding a horse with a lance',
    'a cowboy on horseback with a lasso',
    'a knight on horseback charging with a sword',
    'an archer on horseback drawing a bow',
  ]) {
    const scene = await sceneOf(prompt);
    const [[rider], [horse]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    assert.ok(rider && horse, prompt);
    assert.equal(rider.standsOn, 'seat', prompt);
    assert.ok(horse.size > rider.size, prompt);
    assert.ok(horse.drawable.aspect > 0.8, `${prompt}: on its four legs`);
    const apart = scene.items.filter(
      ({ subject, x, y }) => subject === 2 && (Math.abs(x - rider.x) > rider.size || y > horse.y - horse.size * 0.2),
    );
    assert.equal(apart.length, 0, `${prompt}: in the rider's hand`);
  }
});

test('who races on a horse lets it run', async () => {
  const scene = await sceneOf('a jockey racing on a horse');
  assert.ok(itemsOf(scene, 1)[0]?.attributes.includes('running'));
  assert.ok(!itemsOf(scene, 0)[0]?.attributes.includes('racing'));
});

test('the feet of who rides what is small end above the ground', async () => {
  for (const mount of ['wolf', 'goat', 'dog', 'pig']) {
    const scene = await sceneOf(`a man riding a ${mount}`);
    const [[rider], [ridden]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    assert.ok(rider && ridden && rider.y + rider.size * 0.7 < ridden.y + ridden.size * 0.05, mount);
  }
});
