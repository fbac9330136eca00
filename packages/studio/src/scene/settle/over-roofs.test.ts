import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemBox } from '../scene.js';
import { itemsOf, SEEDS, staged, WIDTH } from '../staged-for-tests.js';

test('who flies over a town is above its ground and between its fronts', async () => {
  for (const [prompt, widest] of [
    ['a balloon flying over a victorian city', 0.42],
    ['a dragon flying over a medieval village', 0.42],
    ['a superhero flying over the city at night', 0.6],
    ['a witch on a broomstick flying over a town', 0.6],
  ] as const) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [flyer] = itemsOf(scene, 0);
      assert.ok(flyer, prompt);
      const { left, right, top, bottom } = itemBox(flyer);
      assert.ok(bottom < scene.horizon && top > 0, `${prompt} (${seed}): on the ground`);
      assert.ok(right - left < WIDTH * widest, `${prompt} (${seed}): too wide`);
    }
  }
});

test('who flies by with others, or over a field, is as large as before', async () => {
  const { scene } = staged(await understand('a dragon flying over a field'), 3);
  const [dragon] = itemsOf(scene, 0);
  assert.ok(dragon && dragon.size * dragon.drawable.aspect > WIDTH * 0.5);
});
