import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemBox } from '../scene.js';
import { SEEDS, itemsOf, staged } from '../staged-for-tests.js';

test('trees that are drawn small stand far behind the bicycle, and are no bushes beside it', async () => {
  const brief = await understand('An empty parking lot features green trees and a single white bicycle.');
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const [bicycle] = scene.items.filter(({ drawable }) => drawable.concept === 'bicycle');
    const trees = scene.items.filter(({ drawable, subject }) => drawable.kind === 'plant' && subject !== undefined);
    assert.ok(bicycle && trees.length > 1);
    for (const tree of trees) assert.ok(tree.y < bicycle.y - scene.height * 0.08, `${tree.y} ${bicycle.y}`);
  }
});

test('a dog that rides in a basket on a motorcycle is in the basket, and that is on it', async () => {
  for (const prompt of [
    'The white dog is riding in a basket on the back of the motor bike.',
    'a cat riding in a basket on a bicycle',
  ]) {
    const { scene } = staged(await understand(prompt), 3);
    const find = (concept: RegExp) => scene.items.find(({ drawable }) => concept.test(drawable.concept));
    const [rider, basket, bike] = [find(/^(?:dog|cat)$/), find(/^basket$/), find(/cycle$/)];
    assert.ok(rider && basket && bike, prompt);
    assert.ok(basket.y < bike.y - bike.size * 0.3, `${prompt}: on the ground`);
    assert.ok(rider.cut && Math.abs(rider.x - basket.x) < basket.size, prompt);
  }
});

test('who looks into a mirror is before a wall, and a seat told of with a glass stands before the counter', async () => {
  const { scene } = staged(
    await understand('A woman wearing a white shirt and black vest looks into a mirror while holding a camera.'),
    3,
  );
  assert.equal(scene.setting, 'room');
  const kitchen = staged(
    await understand(
      'The wooden stool and glass of milk sit next to the metallic juicer on the plastic kitchen counter.',
    ),
    3,
  ).scene;
  const [[stool], [milk]] = [itemsOf(kitchen, 0), itemsOf(kitchen, 1)];
  assert.ok(stool && milk && stool.y > milk.y + kitchen.height * 0.1, `${stool?.y} ${milk?.y}`);
});

test('a carpet in a room ends before the wall', async () => {
  const brief = await understand(
    'The metallic key unlocks the wooden door, revealing the fluffy cat sitting on the rug.',
  );
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const rug = scene.items.find(({ drawable }) => drawable.concept === 'rug');
    assert.ok(rug && itemBox(rug).top >= scene.horizon, `${rug && itemBox(rug).top} ${scene.horizon}`);
  }
});
