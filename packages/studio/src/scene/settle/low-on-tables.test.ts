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

test('what lies on a shelf lies on the upper side that is seen of it, and what stands does so there', async () => {
  for (const prompt of [
    'a plate above a turtle',
    'a keyboard above a pizza',
    'a book above a laptop',
    'a phone above a dog',
    'three books and four bags',
  ]) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const shelf = scene.items.find(({ drawable }) => drawable.concept === 'board');
      assert.ok(shelf, `${prompt} (${seed}): no shelf`);
      const back = shelf.y - shelf.size;
      const deep = (1 + (shelf.drawable.top?.y ?? -1)) * shelf.size;
      assert.ok(deep > scene.height * 0.015, `${prompt} (${seed}): nothing of its upper side is seen`);
      const [thing] = itemsOf(scene, 0);
      assert.ok(thing && thing.y > back && thing.y < back + deep * 1.7, `${prompt} (${seed}): ${thing?.y} ${back}`);
      assert.ok(back - (thing.y - thing.size) < thing.size * 0.8, `${prompt} (${seed}): it rises over its far edge`);
    }
  }
});

test('a book, a plate or a phone before something lies on its ledge and across no edge of that', async () => {
  for (const prompt of ['a book in front of a dog', 'a plate in front of a horse', 'a refrigerator behind a book']) {
    const brief = await understand(prompt);
    const lying = brief.subjects.findIndex(({ concept }) => concept === 'book' || concept === 'plate');
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const ledge = scene.items.find(({ drawable }) => drawable.concept === 'near-ledge');
      const [thing] = itemsOf(scene, lying);
      assert.ok(ledge && thing, prompt);
      assert.ok(thing.y - thing.size > ledge.y - ledge.size, `${prompt} (${seed}): across its far edge`);
    }
  }
});
