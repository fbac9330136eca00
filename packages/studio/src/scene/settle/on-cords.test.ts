import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { SEEDS, itemsOf, staged } from '../staged-for-tests.js';

test('a paper lantern of a room hangs from the ceiling on a cord', async () => {
  const brief = await understand('a red paper lantern and a chair');
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const [lantern] = itemsOf(scene, 0);
    const cord = scene.items.find(({ subject, drawable }) => subject === undefined && drawable.concept === 'wire');
    assert.ok(lantern && cord && cord.x === lantern.x && lantern.turn === 0);
    const upper = lantern.y - lantern.size;
    assert.ok(cord.y - cord.size <= 0 && cord.y >= upper && cord.y < upper + lantern.size * 0.1, `${cord.y} ${upper}`);
  }
});
