import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../../understanding.js';
import { itemBox } from '../../scene.js';
import { HEIGHT, SEEDS, staged } from '../../staged-for-tests.js';

test('what lies below a shelf does not seem to hang from it', async () => {
  const brief = await understand('a hot dog above a knife');
  for (const seed of SEEDS) {
    const { items } = staged(brief, seed).scene;
    const [shelf, knife] = [
      items.find(({ drawable }) => drawable.concept === 'board'),
      items.find(({ subject }) => subject === 1),
    ];
    assert.ok(shelf && knife);
    assert.ok(itemBox(knife).top - itemBox(shelf).bottom > HEIGHT * 0.06);
  }
});

test('who is under a desk is between its drawers, before its closed back', async () => {
  const brief = await understand('a cat on the bottom of a desk');
  for (const seed of SEEDS) {
    const { items } = staged(brief, seed).scene;
    const [cat, desk] = [0, 1].map((index) => items.find(({ subject }) => subject === index));
    assert.ok(cat && desk && cat.depth < desk.depth);
    assert.ok(cat.size * cat.drawable.aspect < desk.size * 0.68 && Math.abs(cat.x - desk.x) < desk.size * 0.05);
  }
});

test('of three low things around another none is hidden behind it', async () => {
  const brief = await understand('three stones around a fountain');
  for (const seed of SEEDS) {
    const { items } = staged(brief, seed).scene;
    const fountain = items.find(({ subject }) => subject === 1);
    assert.ok(fountain);
    const { left, right } = itemBox(fountain);
    const behind = items.filter(({ subject, depth }) => subject === 0 && depth > fountain.depth);
    for (const stone of behind) assert.ok(itemBox(stone).left > left + (right - left) * 0.3 || stone.x < left);
  }
});
