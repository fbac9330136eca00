import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eyesOf } from '../../../scene/perspective.js';
import { SEEDS, staged } from '../../../scene/staged-for-tests.js';
import { understand } from '../../../understanding.js';
import { asNear } from './place.js';

test('who stands alone in a restaurant sees its tables from no higher than their own eyes', async () => {
  const brief = await understand('a woman standing in a restaurant');
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const eyes = eyesOf(scene) ?? 0;
    const { eye = 1.7 } = asNear({ near: 3.6 }, scene);
    assert.ok(eye < eyes * 1.25, `${eye} m, and what stands there is seen from ${eyes} m`);
  }
});

test('where nobody stands a room is seen as it was measured out', async () => {
  const { scene } = staged(await understand('an empty restaurant'), 3);
  assert.equal(asNear({ near: 3.6 }, { ...scene, items: [] }).eye, undefined);
});
