import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HEIGHT, SEEDS, WIDTH, briefOf, itemsOf, staged } from './staged-for-tests.js';

test('a building in a street that runs away from us closes it, and who walks there is before it', () => {
  for (const seed of SEEDS) {
    const brief = briefOf([{ concept: 'house' }, { concept: 'person', count: 2 }], []);
    const { scene } = staged({ ...brief, setting: 'street' }, seed);
    const [house] = itemsOf(scene, 0);
    assert.ok(house && Math.abs(house.x - WIDTH / 2) < WIDTH * 0.1);
    assert.ok(house.y < scene.horizon + HEIGHT * 0.1, 'at the end of the road');
    for (const { depth } of itemsOf(scene, 1)) assert.ok(depth < house.depth);
  }
});
