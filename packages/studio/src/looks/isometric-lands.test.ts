import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Brief } from '../language/brief.js';
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
