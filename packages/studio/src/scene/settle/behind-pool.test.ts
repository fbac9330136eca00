import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HEIGHT, SEEDS, WIDTH, briefOf, itemsOf, staged } from '../staged-for-tests.js';

test('a house with a pool stands behind its water, larger than the palms beside it are wide', () => {
  for (const seed of SEEDS) {
    const brief = briefOf(
      [{ concept: 'house' }, { concept: 'palm', count: 2 }],
      [{ kind: 'beside', subject: 1, object: 0 }],
    );
    const { scene } = staged({ ...brief, setting: 'pool' }, seed);
    const [house] = itemsOf(scene, 0);
    const water = scene.surfaces.find(({ habitat }) => habitat === 'water');
    assert.ok(house && water && house.y <= water.far, `seed ${seed}`);
    assert.ok(house.size > HEIGHT * 0.25 && Math.abs(house.x - WIDTH / 2) < WIDTH * 0.1, `seed ${seed}`);
    for (const { depth } of itemsOf(scene, 1)) assert.ok(depth < house.depth);
  }
});
