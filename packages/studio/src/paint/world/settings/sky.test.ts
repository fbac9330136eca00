import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SEEDS, staged } from '../../../scene/staged-for-tests.js';
import { understand } from '../../../understanding.js';
import { createView } from '../view.js';
import { seaBefore, summits } from './sky.js';

test('the mountains below a ship in the clouds rise well out of them', async () => {
  const told = await understand('a ghostly pirate ship sailing through clouds above mountains');
  for (const seed of SEEDS) {
    const view = createView(staged(told, seed).scene);
    assert.equal(view.scene.setting, 'sky');
    const { foot, rise, amidClouds } = summits(view);
    assert.equal(amidClouds, true, 'the clouds that are named make them no lower');
    assert.ok(seaBefore(view) - (foot - rise) > view.height * 0.28, `seed ${seed}`);
  }
});
