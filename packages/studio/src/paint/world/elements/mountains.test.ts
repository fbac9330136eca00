import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemsOf, SEEDS, staged } from '../../../scene/staged-for-tests.js';
import { understand } from '../../../understanding.js';
import { createView } from '../view.js';
import { belowClouds } from './mountains.js';

const range = (foot: number, rise: number) =>
  ({ name: 'range', foot, rise, depth: 0.9, colour: [108, 122, 150], snow: 0.3 }) as const;

test('mountains end below the clouds of which the prompt speaks, and are as high as ever without', async () => {
  for (const seed of SEEDS) {
    const { scene } = staged(await understand('fluffy white clouds above a calm lake'), seed);
    const view = createView(scene);
    const clouds = itemsOf(scene, 0);
    assert.ok(clouds.length > 0 && clouds.every(({ y }) => y < scene.horizon * 0.75), 'they are up in the sky');
    const { foot, rise } = belowClouds(view, range(scene.horizon, scene.horizon * 0.7));
    assert.ok(foot - rise >= Math.max(...clouds.map(({ y }) => y)), `seed ${seed}`);
    const bare = createView(staged(await understand('a calm lake'), seed).scene);
    assert.equal(belowClouds(bare, range(300, 200)).rise, 200);
  }
});
