import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { eyesOver } from '../perspective.js';
import { SEEDS, itemsOf, staged } from '../staged-for-tests.js';

test('a duck on the pond behind hens is seen by the eyes that see those', async () => {
  const brief = await understand('a duck, two toys, two chickens, and a rabbit played in the yard');
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const [duck] = itemsOf(scene, 0);
    const [hen] = itemsOf(
      scene,
      scene.brief.subjects.findIndex(({ concept }) => concept === 'chicken'),
    );
    assert.ok(duck && hen);
    if (duck.standsOn !== 'water') continue;
    assert.ok(eyesOver(scene, duck) > eyesOver(scene, hen) * 0.75, String(seed));
  }
});
