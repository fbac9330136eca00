import assert from 'node:assert/strict';
import test from 'node:test';
import { understand } from '../../understanding.js';
import { IN_ARMS } from '../around.js';
import { itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';
import { itemsOf, SEEDS, staged } from '../staged-for-tests.js';

const sceneOf = async (prompt: string, seed = SEEDS[0] as number): Promise<Scene> =>
  staged(await understand(prompt), seed).scene;
const firstOf = async (prompt: string): Promise<Item> => {
  const [item] = itemsOf(await sceneOf(prompt), 0);
  assert.ok(item, prompt);
  return item;
};

test('who gets into a car, washes it or posts a letter has it drawn with them, in its colour', async () => {
  for (const [prompt, act] of [
    ['a woman getting into a taxi', 'car-entering'],
    ['a tall man stooping down to enter a low red sports car', 'car-entering'],
    ['a boy washing a blue car', 'car-washing'],
    ['a man putting a letter into a mailbox', 'mailing'],
    ['a scientist looking through a microscope', 'microscopy'],
    ['a woman weighing fruit on a scale', 'food-weighing'],
    ['a woman shopping for vegetables', 'grocery-shopping'],
    ['a woman watering plants on a balcony', 'pot-watering'],
    ['a woman working on a laptop in a coffee shop', 'typing'],
  ] as const) {
    const { items } = await sceneOf(prompt);
    const own = items.filter(({ subject, worn }) => subject !== undefined && !worn);
    assert.equal(own.length, 1, prompt);
    assert.ok(own[0]?.attributes.includes(act), `${prompt}: ${own[0]?.attributes.join(' ')}`);
  }
  const [child] = itemsOf(await sceneOf('a child holding a toy car'), 0);
  assert.ok(child && !child.attributes.includes('car-entering'));
});

test('who catches shrimp with a net stands in the water, and the shrimp are in the net', async () => {
  const scene = await sceneOf('a man is holding a fishing net and trying to catch some shrimp');
  const own = scene.items.filter(({ subject }) => subject !== undefined);
  assert.equal(own.length, 1);
  assert.ok(own[0]?.attributes.includes('net-dipping') && own[0].standsOn === 'water' && own[0].cut);
});

test('a pet or a teddy bear that somebody holds sits before the chest, one arm around it', async () => {
  for (const prompt of ['a woman holding a cat', 'a girl hugging a teddy bear', 'a man holding a dog']) {
    const { items } = await sceneOf(prompt);
    const [holder, held] = [0, 1].map((index) => items.find(({ subject, worn }) => subject === index && !worn));
    assert.ok(holder?.drawable.chest && held, prompt);
    const { top, bottom, left, right } = itemBox(held);
    const chest = holder.y + holder.drawable.chest[1] * holder.size;
    assert.ok(top < chest + holder.size * 0.1 && bottom > chest && left < holder.x && right > holder.x, prompt);
    const arm = items.find((item) => item.worn && item.subject === 0 && item.attributes.includes(IN_ARMS));
    assert.ok(arm && items.indexOf(arm) > items.indexOf(held), prompt);
  }
});

test('of several who play hopscotch one hops, the others stand beside', async () => {
  const { items } = await sceneOf('a group of children played hopscotch');
  const people = items.filter(({ drawable, worn }) => drawable.kind === 'person' && !worn);
  assert.equal(people.length, 4);
  assert.equal(people.filter(({ attributes }) => attributes.includes('hopscotch')).length, 1);
});

test('a spider hangs on its thread, a dog that chews a bone has it in its mouth', async () => {
  const spider = await firstOf('a spider is hanging from a thread');
  assert.equal(spider.turn, Math.PI);
  const dog = await firstOf('a puppy is chewing on a bone, contentedly wagging its tail');
  assert.ok(!dog.attributes.includes('hold-both'));
  for (const prompt of ['five dogs happily wagged their tails', 'three cats with long tails'])
    assert.ok(!(await firstOf(prompt)).attributes.includes('tuxedo'), prompt);
});

test('who dives with a snorkel is under water; several who hike up a slope are all in the picture', async () => {
  assert.equal((await sceneOf('a person is wearing a snorkel and diving into the ocean')).setting, 'underwater');
  for (const seed of SEEDS) {
    const scene = await sceneOf('a group of friends are hiking up a mountain trail together', seed);
    for (const item of itemsOf(scene, 0)) {
      const { left, right, top } = itemBox(item);
      assert.ok(top > 0 && left > 0 && right < scene.width, `seed ${seed}`);
    }
  }
});
