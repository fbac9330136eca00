import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Point } from '../../kit/shapes.js';
import { createRandom } from '../../kit/random.js';
import { reach } from '../form/outline.js';
import { DANCE_APART, follows, leads } from './dance-hold.js';
import { proportionsOf } from './proportions.js';
import type { Sex } from './proportions.js';
import { poseFigure } from './skeleton.js';
import type { Arm, Skeleton } from './skeleton.js';

test('two who dance have hold of each other: hands that meet, a hand on a waist, one on a shoulder', () => {
  for (const seed of [1, 2, 3]) {
    const figure = (sex: Sex, pose: typeof leads): Skeleton =>
      poseFigure(proportionsOf('adult', sex, createRandom(seed)), pose);
    for (const [lead, follow] of [
      [figure('man', leads), figure('woman', follows)],
      [figure('woman', leads), figure('man', follows)],
    ] as const) {
      const hand = ({ body }: Skeleton, { wrist, angle }: Arm): Point => reach(wrist, body.hand * 0.4, angle);
      const across = ([x, y]: Point): Point => [DANCE_APART - x, y];
      const [one, other] = [hand(lead, lead.far.arm), across(hand(follow, follow.far.arm))];
      assert.ok(Math.hypot(one[0] - other[0], one[1] - other[1]) < 12);
      const [waist, shoulder] = [across(follow.trunk(0, 0.4)), lead.near.arm.shoulder];
      const [onWaist, onShoulder] = [hand(lead, lead.near.arm), across(hand(follow, follow.near.arm))];
      assert.ok(Math.abs(onWaist[0] - waist[0]) < 14 && Math.abs(onWaist[1] - waist[1]) < 24);
      assert.ok(Math.abs(onShoulder[0] - shoulder[0]) < 24 && Math.abs(onShoulder[1] - shoulder[1]) < 16);
    }
  }
});
