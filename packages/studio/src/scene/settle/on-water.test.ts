import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { SEEDS, itemsOf, staged } from '../staged-for-tests.js';

test('a frog and a lily pad: it sits on it, and the leaf lies on the water from end to end', async () => {
  for (const prompt of ['a yellow frog and a green lily pad', 'a frog on a lily pad']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [[frog], [pad]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      const water = scene.surfaces.find(({ habitat }) => habitat === 'water');
      assert.ok(frog && pad && water, prompt);
      assert.ok(frog.y < pad.y && frog.y > pad.y - pad.size, `${prompt}: ${frog.y} ${pad.y}`);
      const far = pad.y - pad.size * 0.78;
      assert.ok(far > water.far || pad.y > scene.height * 0.96, `${prompt}: ${far} ${water.far}`);
    }
  }
});
