import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../../understanding.js';
import { itemBox } from '../../scene.js';
import { staged } from '../../staged-for-tests.js';

test('who is in a bush is hidden in part by its leaves, and stands on nothing', async () => {
  const { items } = staged(await understand('a fox hiding in a bush'), 3).scene;
  const [fox, bush] = ['fox', 'bush'].map((name) => items.find(({ drawable }) => drawable.concept === name));
  assert.ok(fox && bush);
  assert.ok(fox.depth > bush.depth);
  assert.ok(fox.y > bush.y - bush.size * 0.85);
});

test('a boat at a pier lies beside it, no wider than the water there', async () => {
  const { scene } = staged(await understand('a rowing boat tied to a dock'), 3);
  const [boat] = scene.items;
  const water = scene.surfaces.find(({ habitat }) => habitat === 'water');
  assert.ok(boat && water);
  assert.ok(boat.x + (boat.size * boat.drawable.aspect) / 2 < water.right * 1.05);
});

test('who pushes a cart has its handle in hand, on the same ground', async () => {
  for (const seed of [3, 11, 29]) {
    const { items } = staged(await understand('a man pushing a shopping cart'), seed).scene;
    const [man, cart] = ['person', 'shopping-cart'].map((name) =>
      items.find(({ drawable }) => drawable.concept === name),
    );
    assert.ok(man && cart);
    assert.equal(man.y, cart.y);
    assert.equal(man.mirrored, cart.mirrored);
    const { left, right } = itemBox(cart);
    const hand = man.x + (man.mirrored ? -1 : 1) * (man.drawable.hand?.[0] ?? 0) * man.size;
    assert.ok(Math.min(Math.abs(hand - left), Math.abs(hand - right)) < man.size * 0.05);
  }
});

test('who lies under a car is half under it, and no longer than it', async () => {
  const { items } = staged(await understand('a mechanic lying under a car'), 3).scene;
  const [man, car] = ['person', 'car'].map((name) => items.find(({ drawable }) => drawable.concept === name));
  assert.ok(man && car);
  assert.ok(man.depth > car.depth && man.size < car.size * 0.5);
});

test('a bow over the head is in the raised hands, and not above them', async () => {
  const brief = await understand('a squirrel holding an arrow above its head and holding a longbow in its left hand');
  const { items } = staged(brief, 3).scene;
  const [bow, squirrel] = ['bow-and-arrow', 'squirrel'].map((name) =>
    items.find(({ drawable }) => drawable.concept === name),
  );
  assert.ok(bow && squirrel);
  assert.ok(bow.y > squirrel.y - squirrel.size * 0.85);
});

test('a small animal on a bicycle sits on its saddle, as large as it is; one that rides it has its paws on the bars', async () => {
  for (const guest of ['rabbit', 'bird', 'mouse'])
    for (const seed of [3, 11, 29]) {
      const { items } = staged(await understand(`a ${guest} on the top of a bicycle`), seed).scene;
      const [animal, bicycle] = [guest, 'bicycle'].map((name) =>
        items.find(({ drawable }) => drawable.concept === name),
      );
      assert.ok(animal && bicycle, guest);
      assert.ok(animal.size < bicycle.size * 0.6, `a ${guest} of ${animal.size / bicycle.size}`);
      assert.ok(!animal.attributes.includes('cycling'));
    }
  const { items } = staged(await understand('a raccoon riding a bicycle'), 3).scene;
  assert.ok(items.some(({ attributes }) => attributes.includes('cycling')));
});

test('who sleeps in a suitcase or a basket has the head above its rim', async () => {
  for (const prompt of ['a cat sleeping in a suitcase', 'a cat sleeping in a basket'])
    for (const seed of [3, 11, 29]) {
      const { items } = staged(await understand(prompt), seed).scene;
      const cat = items.find(({ drawable }) => drawable.concept === 'cat');
      assert.ok(cat?.cut, prompt);
      assert.ok(cat.y - cat.cut.y < cat.size * 0.2, `${prompt}: ${(cat.y - cat.cut.y) / cat.size} below the rim`);
    }
});

test('who lies on a rug lies within its edges', async () => {
  for (const prompt of ['A dog is sleeping on a rug.', 'A dog is lying on a mat and snoozing contentedly.'])
    for (const seed of [3, 11, 29, 5150]) {
      const { items } = staged(await understand(prompt), seed).scene;
      const [dog, rug] = ['dog', 'rug'].map((name) => items.find(({ drawable }) => drawable.concept === name));
      assert.ok(dog && rug);
      const [one, below] = [itemBox(dog), itemBox(rug)];
      const inset = (below.right - below.left) * 0.05;
      assert.ok(one.left > below.left + inset && one.right < below.right - inset, `${prompt} ${seed}`);
    }
});
