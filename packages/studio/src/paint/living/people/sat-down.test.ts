import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../../kit/random.js';
import { posedIn } from './grasps.js';
import { hangingPath } from './hanging.js';
import { proportionsOf } from './proportions.js';
import type { Age, Sex } from './proportions.js';
import { isDrawnUp, seatPath } from './sat-down.js';
import { poseFigure } from './skeleton.js';
import type { Skeleton } from './skeleton.js';
import { trunkPath } from './torso.js';

const everybody = (pose: 'sitting' | 'standing'): Skeleton[] =>
  (['child', 'adult', 'elderly'] satisfies Age[]).flatMap((age) =>
    (['woman', 'man'] satisfies Sex[]).map((sex) =>
      poseFigure(proportionsOf(age, sex, createRandom(1)), posedIn(pose, new Set())),
    ),
  );

test('who sits on the ground sits on the hips, and on no hem of a shirt', () => {
  for (const skeleton of everybody('sitting')) {
    assert.ok(isDrawnUp(skeleton));
    const [left, , , seat] = seatPath(skeleton).computeTightBounds();
    const [back, , , hem] = trunkPath(skeleton, 1, false).computeTightBounds();
    assert.ok(hem < seat - 4 * skeleton.body.limb, `hem ${hem}, seat ${seat}`);
    assert.ok(left < back + 6 * skeleton.body.limb, `seat from ${left}, back at ${back}`);
  }
  assert.ok(everybody('standing').every((skeleton) => !isDrawnUp(skeleton)));
});

test('over drawn-up knees lies the skirt', () => {
  for (const skeleton of everybody('sitting')) {
    const { near, far } = skeleton;
    const [, top, right, bottom] = hangingPath(skeleton, 0.9, 0.7).computeTightBounds();
    for (const { leg } of [near, far])
      assert.ok(top < leg.knee[1] && right > leg.knee[0] && bottom > leg.ankle[1] - 20);
  }
});
