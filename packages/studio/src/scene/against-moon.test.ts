import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { itemBox } from './scene.js';
import { briefOf, itemsOf, SEEDS, staged } from './staged-for-tests.js';

describe('a silhouette on the full moon', () => {
  for (const concept of ['elephant', 'owl'])
    for (const seed of SEEDS)
      it(`has the moon right behind it: ${concept}, seed ${seed}`, () => {
        const brief = briefOf([{ concept }], []);
        const { scene } = staged({ ...brief, time: 'night', features: ['silhouette', 'moon', 'huge-moon'] }, seed);
        const [item] = itemsOf(scene, 0);
        const { luminary } = scene.atmosphere;
        assert.ok(item && luminary);
        const { left, right, top, bottom } = itemBox(item);
        assert.ok(Math.abs((left + right) / 2 - luminary.x) < luminary.radius * 0.2);
        assert.ok(Math.abs((top + bottom) / 2 - luminary.y) < luminary.radius * 0.8);
      });
});
