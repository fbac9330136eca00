import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemBox } from '../scene.js';
import { itemsOf, SEEDS, staged } from '../staged-for-tests.js';

test('who sleeps, and nothing says where, sleeps in a bed', async () => {
  for (const prompt of ['a man sleeping', 'a newborn baby sleeping', 'an asleep girl'])
    for (const seed of SEEDS) {
      const { scene } = staged(await understand(prompt), seed);
      const bed = scene.items.find(({ drawable }) => drawable.concept === 'bed');
      assert.ok(bed && itemsOf(scene, 0)[0]?.standsOn === 'item', `${prompt}, seed ${seed}`);
    }
  for (const prompt of ['a man sleeping under the stars', 'a man sleeping in a park', 'a sleeping cat']) {
    const { scene } = staged(await understand(prompt), 3);
    assert.ok(!scene.items.some(({ drawable }) => drawable.concept === 'bed'), prompt);
  }
});

test('who lies in a crib is no longer than that', async () => {
  for (const seed of SEEDS) {
    const { scene } = staged(await understand('a baby sleeping in a crib'), seed);
    const [[baby], [crib]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    assert.ok(baby && crib);
    const [inner, outer] = [itemBox(baby), itemBox(crib)];
    assert.ok(inner.left > outer.left - 1 && inner.right < outer.right + 1, `seed ${seed}`);
  }
});

test('a baby that is kissed or hugged is in the arms of who does it, and a dog is knelt to', async () => {
  for (const prompt of ['a mother kissing her baby', 'a father cuddling his newborn', 'a mother feeding her baby']) {
    const { scene } = staged(await understand(prompt), 3);
    const people = scene.items.filter(({ drawable }) => drawable.kind === 'person');
    assert.ok(people.length === 1 && people[0]?.attributes.includes('carrying-child'), prompt);
  }
  const { scene } = staged(await understand('a woman kissing a dog'), 3);
  const people = scene.items.filter(({ drawable }) => drawable.kind === 'person');
  assert.ok(people.length === 1 && people[0]?.attributes.includes('petting'));
});

test('a fish lies across both hands, and a squirrel has one nut', async () => {
  const { scene } = staged(await understand('a man holding a fish'), 3);
  assert.ok(itemsOf(scene, 0)[0]?.attributes.includes('hold-both'));
  const nut = staged(await understand('a squirrel eating a nut'), 3).scene;
  assert.equal(nut.items.length, 1);
});
