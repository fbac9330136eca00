import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { itemBox } from './scene.js';
import { itemsOf, SEEDS, staged } from './staged-for-tests.js';
import { unhidden } from './unhidden.js';

test('a sun behind a head or a palace is seen beside it, and one beside it stays', async () => {
  for (const prompt of ['a woman playing the violin', 'a lighthouse', 'a giraffe'])
    for (const seed of SEEDS) {
      const { scene } = staged(await understand(prompt), seed);
      const [item] = itemsOf(scene, 0);
      assert.ok(item);
      const { left, right, top } = itemBox(item);
      const radius = scene.width * 0.05;
      const behind = { kind: 'sun', x: (left + right) / 2, y: top + radius, radius } as const;
      const moved = unhidden({ ...scene.atmosphere, luminary: behind }, scene.items, scene.width).luminary;
      assert.ok(moved && (moved.x + radius <= left || moved.x - radius >= right), `${prompt}, seed ${seed}`);
      const aside = { ...behind, x: right + radius * 3 };
      assert.equal(unhidden({ ...scene.atmosphere, luminary: aside }, [item], scene.width).luminary?.x, aside.x);
    }
});
