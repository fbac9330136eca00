import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';

test('a soft glow that falls on a scene is no halo in it, and an eerie one is', async () => {
  const soft = await understand('Golf balls lie on a table. The ambient light casts a soft glow on the scene.');
  assert.ok(!soft.features.includes('glow'));
  assert.ok((await understand('a skull on a table with an eerie glow')).features.includes('glow'));
});

test('a food stand is a stall and nobody who eats, and a busy road is a street', async () => {
  const brief = await understand('a food stand beside a busy road');
  assert.deepEqual(
    brief.subjects.map(({ concept }) => concept),
    ['food-stall'],
  );
  assert.equal(brief.setting, 'street');
});

test('stones are several, and who plays pool is in no stadium', async () => {
  const [stones] = (await understand('polished stones around a fountain')).subjects;
  assert.ok(stones && stones.concept === 'rock' && stones.count > 1);
  assert.notEqual((await understand('the pool table was perfect for the skilled player')).setting, 'stadium');
});
