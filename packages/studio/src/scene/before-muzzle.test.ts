import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { headSpotOf } from './dress.js';
import { itemBox } from './scene.js';
import { SEEDS, itemsOf, staged } from './staged-for-tests.js';

test('what an animal without hands has is before its muzzle and hides no face', async () => {
  for (const prompt of ['a mouse holding a cheese', 'a mouse holding a strawberry', 'a rat holding a cookie']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [[mouse], [held]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      assert.ok(mouse && held, prompt);
      if (mouse.drawable.hand) continue;
      const face = headSpotOf(mouse.drawable);
      const ahead = mouse.mirrored ? -1 : 1;
      const eye = mouse.x + ahead * face.x * mouse.size;
      const { left, right } = itemBox(held);
      assert.ok(ahead > 0 ? left > eye : right < eye, `${prompt}, seed ${seed}`);
    }
  }
});

test('a cat that eats a fish has it in its mouth, no larger than its head', async () => {
  for (const prompt of ['a cat eating a fish', 'a fox eating a fish'])
    for (const seed of SEEDS) {
      const { scene } = staged(await understand(prompt), seed);
      const [[eater], [fish]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      assert.ok(eater && fish, prompt);
      assert.ok(fish.drawable.aspect * fish.size < eater.size * 0.4, `${prompt}, seed ${seed}`);
    }
});
