import assert from 'node:assert/strict';
import { test } from 'node:test';
import { softnessOf } from './contact.js';

test('the shadow of what is thin is softened by far less than it is thick, in small pictures and in large ones', () => {
  for (const thick of [12, 30, 60, 120, 400]) assert.ok(softnessOf(thick) <= thick / 8, String(thick));
  assert.ok(softnessOf(4_000) < 16);
});
