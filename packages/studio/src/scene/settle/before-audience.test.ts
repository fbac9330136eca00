import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HEIGHT, SEEDS, briefOf, itemsOf, staged } from '../staged-for-tests.js';

test('many who listen to one are seen from behind along the lower edge, and hide nobody', () => {
  const talk = briefOf([{ concept: 'robot' }, { concept: 'person', count: 24, attributes: ['sitting'] }], []);
  for (const seed of SEEDS) {
    const { scene } = staged({ ...talk, told: ['audience'], setting: 'stage' }, seed);
    const [robot] = itemsOf(scene, 0);
    const listeners = itemsOf(scene, 1);
    assert.ok(robot && listeners.length > 8 && listeners.length <= 14, `${listeners.length} listen`);
    for (const { attributes, y, size } of listeners) {
      assert.ok(attributes.includes('from-behind') && !attributes.includes('sitting'));
      assert.ok(y > HEIGHT, 'their feet are below the picture');
      assert.ok(y - size > robot.y - robot.size * 0.4, 'no head is before its face');
    }
  }
});
