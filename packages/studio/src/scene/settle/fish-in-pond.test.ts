import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { SEEDS, itemsOf, staged } from '../staged-for-tests.js';

test('fish in a pond above which somebody is come out of the water with their backs, and are no larger than it', async () => {
  for (const [prompt, fish] of [
    ['four fish swam with two bees in the pond', 0],
    ['two fish and a duck in the pond', 0],
    ['a fish and a frog in a pond', 0],
  ] as const) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const water = scene.surfaces.find(({ habitat }) => habitat === 'water');
      for (const { cut, standsOn, size, y } of itemsOf(scene, fish)) {
        assert.equal(standsOn, 'water', prompt);
        assert.ok(water && cut && cut.y > water.far && cut.y < water.near, prompt);
        assert.ok(cut.y < y && size <= scene.height * 0.125, prompt);
      }
    }
  }
});
