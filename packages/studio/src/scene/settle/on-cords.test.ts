import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { SEEDS, itemsOf, staged } from '../staged-for-tests.js';

test('a paper lantern of a room hangs from the ceiling on a cord', async () => {
  const brief = await understand('a red paper lantern and a chair');
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const [lantern] = itemsOf(scene, 0);
    const cord = scene.items.find(({ subject, drawable }) => subject === undefined && drawable.concept === 'wire');
    assert.ok(lantern && cord && cord.x === lantern.x && lantern.turn === 0);
    const upper = lantern.y - lantern.size;
    assert.ok(cord.y - cord.size <= 0 && cord.y >= upper && cord.y < upper + lantern.size * 0.1, `${cord.y} ${upper}`);
  }
});

test('an open umbrella that nobody holds hangs over what is below it, and stands on no handle', async () => {
  for (const prompt of [
    'a baseball glove below an umbrella',
    'a cat under an umbrella',
    'a dog below a red umbrella',
  ]) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [umbrella] = itemsOf(scene, 1);
      const cord = scene.items.find(({ subject, drawable }) => subject === undefined && drawable.concept === 'wire');
      assert.equal(scene.setting, 'studio', prompt);
      assert.ok(umbrella && cord && cord.x === umbrella.x, prompt);
      assert.ok(umbrella.standsOn === 'nothing' && umbrella.y < scene.height * 0.93, `${prompt}: over the ground`);
    }
  }
});

test('who is under an umbrella holds it, and is no doll beside one that stands; on a beach one sits under it', async () => {
  for (const prompt of [
    'a woman under an umbrella',
    'a man under a red umbrella on the street',
    'a boy below an umbrella',
  ])
    for (const seed of SEEDS) {
      const { drawn, scene } = staged(await understand(prompt), seed);
      assert.ok(drawn.has(1) || itemsOf(scene, 1).every(({ attributes }) => attributes.includes('held')), prompt);
    }
  const { scene } = staged(await understand('a woman sitting under an umbrella on the beach'), SEEDS[0] as number);
  assert.ok(itemsOf(scene, 1).some(({ standsOn }) => standsOn === 'ground'));
});
