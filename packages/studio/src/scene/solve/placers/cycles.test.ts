import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNPEDALLED } from '../../../paint/living/people/grasps.js';
import { understand } from '../../../understanding.js';
import { itemsOf, SEEDS, staged } from '../../staged-for-tests.js';

test('who rides a bicycle is as large as its pedals are far from the saddle', async () => {
  for (const who of ['woman', 'man', 'child', 'bear'])
    for (const seed of SEEDS) {
      const { scene } = staged(await understand(`a ${who} riding a bicycle`), seed);
      const [[rider], [bicycle]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      assert.ok(rider?.drawable.cycle && bicycle, who);
      assert.ok(Math.abs((rider.size * rider.drawable.cycle) / bicycle.size - 1) < 0.02, `${who}, seed ${seed}`);
    }
});

test('what has a motor or three wheels is ridden without pedals, and no feet are in the ground beside it', async () => {
  const { scene } = staged(await understand('an old man riding a tricycle'), 3);
  const [[rider], [tricycle]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
  assert.ok(rider && tricycle && rider.attributes.includes(UNPEDALLED));
  assert.ok(rider.y + rider.size < tricycle.y + tricycle.size * 0.05);
});
