import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDrawable } from '../../drawables.js';
import { briefOf, findWorld } from '../../../scene/staged-for-tests.js';
import { stage } from '../../../scene/stage.js';

test('a thing before a plain wall is near the middle of an upright picture, not at its foot', () => {
  const brief = { ...briefOf([{ concept: 'teapot' }], []), setting: 'studio' as const };
  for (const height of [720, 1280]) {
    const size = { width: 720, height, steps: 8, guidance: 9, palette: [] };
    for (const seed of [3, 11, 29]) {
      const { items } = stage({ brief, seed, ...size, findDrawable, findWorld }).scene;
      const [thing] = items;
      assert.ok(thing);
      const middle = (thing.y - thing.size / 2) / height;
      assert.ok(middle > 0.4 && middle < 0.64, `seed ${seed}, ${height} high: its middle is at ${middle.toFixed(2)}`);
    }
  }
});
