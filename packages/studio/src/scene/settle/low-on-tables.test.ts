import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { SEEDS, itemsOf, staged, wide } from '../staged-for-tests.js';

test('a plate, a tray, a newspaper or a notebook on a table lies there, and rises over no far edge', async () => {
  for (const prompt of [
    'a plate on a table',
    'an oval tray on a rectangular table',
    'a newspaper on a table',
    'a notebook on a desk',
    'a vinyl record on a table',
  ]) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [[thing], [table]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      assert.ok(thing && table && thing.standsOn === 'item', prompt);
      assert.ok(wide(thing) > thing.size * 3, `${prompt}: ${thing.drawable.aspect}`);
      assert.ok(thing.size < table.size * 0.2, `${prompt}: ${thing.size / table.size}`);
    }
  }
});

test('a cake on such a plate sinks with it', async () => {
  const { scene } = staged(await understand('a cake on a plate on a table'), 3);
  const [[cake], [plate]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
  assert.ok(
    cake && plate && cake.y <= plate.y && cake.y > plate.y - plate.size,
    `${cake?.y} ${plate?.y} ${plate?.size}`,
  );
});

test('a fork or a spoon is no longer than lies on its table: it reaches over no far edge', async () => {
  for (const prompt of ['a metallic fork and a glass table', 'a spoon and a table', 'a fork on a dining table']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [[thing], [table]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      assert.ok(thing && table && thing.standsOn === 'item', prompt);
      assert.ok(thing.y - thing.size >= table.y - table.size - 1, `${prompt}: ${thing.y - thing.size}`);
    }
  }
});
