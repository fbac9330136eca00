import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import type { Item, Scene } from './scene.js';
import { itemBox } from './scene.js';
import { SEEDS, staged } from './staged-for-tests.js';

async function sceneOf(prompt: string, seed: number): Promise<{ scene: Scene; find: (concept: string) => Item }> {
  const { scene } = staged(await understand(prompt), seed);
  const find = (concept: string): Item => {
    const found = scene.items.find(({ drawable }) => drawable.concept === concept);
    assert.ok(found, `${concept} in "${prompt}"`);
    return found;
  };
  return { scene, find };
}

test('who lives is as large beside somebody as everybody knows', async () => {
  for (const seed of SEEDS) {
    const { find } = await sceneOf('A dog is barking at a mailman and protecting its home.', seed);
    const [dog, man] = [find('dog'), find('person')];
    assert.ok(dog.size < man.size * 0.7, `${dog.size} beside ${man.size}`);
  }
});

test('a house on a mountain is small, and the mountain is one', async () => {
  for (const seed of SEEDS) {
    const { scene, find } = await sceneOf('a house on a mountain', seed);
    const [house, mountain] = [find('house'), find('hillside')];
    assert.ok(house.size < scene.height * 0.2 && mountain.size > house.size * 3);
    assert.ok(Math.abs(house.y - itemBox(mountain).top) < scene.height * 0.02, 'it stands on top of it');
  }
});

test('a dog in a lap is there, whatever else is done with it', async () => {
  for (const seed of SEEDS) {
    const { find } = await sceneOf("A dog is sitting in its owner's lap and being petted.", seed);
    const [dog, owner] = [itemBox(find('dog')), itemBox(find('person'))];
    const middle = (dog.left + dog.right) / 2;
    assert.ok(middle > owner.left && middle < owner.right && dog.bottom < owner.bottom);
  }
});

test('what somebody has before their eyes is seen from the front', async () => {
  const { find } = await sceneOf('A person is wearing sunglasses and watching a parade.', 3);
  assert.ok(!find('person').attributes.includes('gazing'));
});

test('what is below a skateboard or a suitcase is no giant beside it', async () => {
  for (const [prompt, small, large] of [
    ['a bird below a skateboard', 'bird', 'skateboard'],
    ['a fork below a skateboard', 'fork', 'skateboard'],
  ] as const)
    for (const seed of SEEDS) {
      const { find } = await sceneOf(prompt, seed);
      const [below, above] = [find(small), find(large)];
      const times = below.size / below.drawable.height / (above.size / above.drawable.height);
      assert.ok(times < 2.2, `${prompt}: ${times}`);
    }
});
