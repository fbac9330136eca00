import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { HEIGHT, SEEDS, itemsOf, staged } from '../staged-for-tests.js';

test('a door is in the wall of its room, and stands on no carpet before it', async () => {
  for (const prompt of ['a green door and a brown cat', 'a wooden door and a metallic key', 'a red door']) {
    const brief = await understand(prompt);
    const index = brief.subjects.findIndex(({ concept }) => concept === 'door');
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [door] = itemsOf(scene, index);
      assert.ok(door && Math.abs(door.y - scene.horizon) < HEIGHT * 0.06, `${prompt}: ${door?.y} of ${scene.horizon}`);
      assert.ok(door.y - door.size > 0, 'all of it is seen');
    }
  }
});
