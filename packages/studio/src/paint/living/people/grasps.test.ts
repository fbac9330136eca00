import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ASTRIDE, astride, posedIn } from './grasps.js';
import { poses } from './poses.js';

test('who walks or sits with something in both hands has both hands at it', () => {
  for (const name of ['walking', 'seated', 'kneeling'] as const) {
    const { nearArm, farArm, nearLeg } = posedIn(name, new Set(['hold-both']));
    assert.deepEqual([nearArm, farArm], [poses['hold-both'].nearArm, poses['hold-both'].farArm], name);
    assert.deepEqual(nearLeg, poses[name].nearLeg, name);
  }
  assert.deepEqual(posedIn('walking', new Set(['hands-full'])), poses.walking);
});

test('who rides a beast has one leg on each side of it, and who stands keeps both', () => {
  const rider = astride(poses.riding, new Set([ASTRIDE]));
  assert.equal(rider.farLegBeyond, true);
  assert.deepEqual(rider.farLeg, poses.riding.nearLeg);
  assert.equal(astride(poses.riding, new Set()).farLegBeyond, undefined);
  assert.equal(astride(poses.standing, new Set([ASTRIDE])).farLegBeyond, undefined);
});
