import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { SEEDS, itemsOf, staged } from '../staged-for-tests.js';

test('a car is clearly higher than the table beside it', async () => {
  for (const prompt of ['a photo of a white dining table and a red car', 'a photo of a chair and a truck']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [[table], [car]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      assert.ok(table && car, prompt);
      const real = car.drawable.height / table.drawable.height;
      assert.ok(car.size > table.size * Math.min(1.6, real * 0.6), `${prompt}: ${car.size} ${table.size}`);
    }
  }
});
