import assert from 'node:assert/strict';
import { test } from 'node:test';
import { posedIn } from './grasps.js';
import { poses } from './poses.js';

test('who walks or sits with something in both hands has both hands at it', () => {
  for (const name of ['walking', 'seated', 'kneeling'] as const) {
    const { nearArm, farArm, nearLeg } = posedIn(name, new Set(['hold-both']));
    assert.deepEqual([nearArm, farArm], [poses['hold-both'].nearArm, poses['hold-both'].farArm], name);
    assert.deepEqual(nearLeg, poses[name].nearLeg, name);
  }
  assert.deepEqual(posedIn('walking', new Set(['hands-full'])), poses.walking);
});
