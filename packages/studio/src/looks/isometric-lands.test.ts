import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Brief } from '../language/brief.js';
import { understand } from '../understanding.js';
import { isometric } from './isometric.js';
import { landOf } from './isometric-lands.js';
import { paintSample } from './sample-painting.js';

const landIn = (said: Partial<Brief>) => {
  const sample = paintSample(64, 64);
  return landOf({ ...sample, read: { ...sample.scene.brief, ...said } });
};

test('the block of an isometric picture is the place that was named', () => {
  assert.ok(landIn({ setting: 'office' }).walls, 'a room has walls');
  assert.ok(
    landIn({ setting: 'cafe' }).blocks.some(({ parts = [] }) => parts.length > 8),
    'a café has a counter with what belongs on it',
  );
  assert.ok(
    landIn({ setting: 'street' }).blocks.some(({ form }) => form === 'house'),
    'a street has houses',
  );
  assert.ok(landIn({ setting: 'mountains' }).blocks.every(({ form }) => form === 'peak'));
  assert.ok(landIn({ setting: 'forest' }).blocks.length > landIn({ setting: 'farm' }).blocks.length);
  assert.ok(
    landIn({ setting: 'lake' }).strips.some(({ colour: [red, , blue] }) => blue > red * 2),
    'a lake has water',
  );
  assert.equal(landIn({ setting: 'farm' }).strips.length, 0, 'a farm lies on no water');
});

test('a room is furnished with what was named, and its people are no giants among it', async () => {
  const read = await understand('isometric room, desk with two monitors, bed, posters on the wall');
  const bare = landIn({ ...read, subjects: [] }).blocks;
  const blocks = landIn(read).blocks;
  const onWall = blocks.filter(({ right, parts }) => right > 0.95 && parts?.length === 2);
  assert.equal(onWall.length, 3, 'posters hang on the wall');
  assert.notDeepEqual(blocks, bare);
  assert.deepEqual(isometric.painted?.(read, read.setting)?.subjects, [], 'furniture is not painted as well');
  const shop = await understand('isometric coffee shop with two people and a laptop');
  assert.deepEqual(
    isometric.painted?.(shop, shop.setting)?.subjects.map(({ concept }) => concept),
    ['person'],
  );
  const farm = await understand('isometric farm with a barn and a tractor');
  assert.equal(isometric.painted?.(farm, farm.setting), farm, 'outside all is painted');
});
