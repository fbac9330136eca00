import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { stepInto } from '../perspective.js';
import { itemBox } from '../scene.js';
import { findWorld, SEEDS, staged } from '../staged-for-tests.js';

test('what hangs on the wall of a kitchen hangs above its counter, not before its cupboards', async () => {
  for (const prompt of [
    'a kettle, a toaster and a clock on the wall in a kitchen',
    'A vast, metallic extractor towers beside a wooden cello that sits elegantly aglow in the morning light. Both objects cast long shadows across the floor.',
  ]) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      assert.equal(scene.setting, 'kitchen', prompt);
      const hung = scene.items.filter(({ attributes }) => attributes.includes('on-wall'));
      assert.ok(hung.length > 0, prompt);
      const { counter = 0 } = findWorld('kitchen').plan({ ...scene, needs: new Set(), close: false });
      const top = scene.horizon - counter * (scene.stepped ?? stepInto(scene));
      for (const item of hung) assert.ok(itemBox(item).bottom <= top + 1, `${itemBox(item).bottom} ${top} ${prompt}`);
    }
  }
});
