import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemBox } from '../scene.js';
import type { Item } from '../scene.js';
import { SEEDS, staged, WIDTH } from '../staged-for-tests.js';

const named = (items: readonly Item[], name: string): Item[] =>
  items.filter(({ drawable }) => drawable.concept === name);

test('fire goes from the mouth of a dragon to what it breathes at, and no campfire stands around', async () => {
  const brief = await understand('a red dragon spitting flames at a knight');
  for (const seed of SEEDS) {
    const { items } = staged(brief, seed).scene;
    const [[dragon], [knight], [jet]] = [named(items, 'dragon'), named(items, 'person'), named(items, 'jet')];
    assert.ok(dragon && knight && jet);
    assert.equal(named(items, 'campfire').length, 0);
    const [from, to] = [itemBox(dragon), itemBox(knight)];
    const { left, right } = itemBox(jet);
    assert.ok(right > Math.min(from.right, to.right) && left < Math.max(from.left, to.left));
    assert.ok(Math.min(Math.abs(left - to.right), Math.abs(right - to.left)) < knight.size * 0.2);
  }
});

test('a breath that meets nothing is in the picture', async () => {
  for (const seed of SEEDS) {
    const { items } = staged(await understand('a dragon breathing fire'), seed).scene;
    const [jet] = named(items, 'jet');
    assert.ok(jet);
    const { left, right } = itemBox(jet);
    assert.ok(left > 0 && right < WIDTH);
  }
});

test('a dragon that is fought with breathes fire', async () => {
  for (const seed of SEEDS) {
    const { items } = staged(await understand('a warrior fights a dragon on a hill'), seed).scene;
    assert.equal(named(items, 'jet').length, 1, `seed ${seed}`);
  }
});

test('two who spray at one house stand apart', async () => {
  for (const seed of SEEDS) {
    const { items } = staged(await understand('two firefighters spraying water on a burning barn'), seed).scene;
    const [one, other] = named(items, 'person');
    assert.ok(one && other && Math.abs(one.x - other.x) > one.size * 0.4, `seed ${seed}`);
  }
});
