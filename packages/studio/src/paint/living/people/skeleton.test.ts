import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../../kit/random.js';
import { bodies } from './acts/bodies.js';
import { posedIn } from './grasps.js';
import { sculptPerson } from './person.js';
import { poses } from './poses.js';
import { seenFromBehind } from './posture.js';
import { proportionsOf } from './proportions.js';
import type { Age, Sex } from './proportions.js';
import { poseFigure } from './skeleton.js';

test('whoever does push-ups has hands and feet on one ground', () => {
  for (const age of ['child', 'adult', 'elderly'] satisfies Age[])
    for (const sex of ['woman', 'man'] satisfies Sex[]) {
      const body = proportionsOf(age, sex, createRandom(1));
      const { near, far, bounds } = poseFigure(body, bodies.plank);
      assert.ok(bounds.bottom < body.stature * 0.03, `${age} ${sex}: ${bounds.bottom}`);
      for (const { arm } of [near, far]) {
        assert.ok(arm.wrist[1] > -body.hand * 1.4, `${age} ${sex}: ${arm.wrist[1]}`);
        // straight down from the shoulder: nobody stands on hands that dangle
        assert.ok(Math.abs(arm.wrist[0] - arm.shoulder[0]) < body.forearm * 0.3, `${age} ${sex}: ${arm.wrist[0]}`);
      }
    }
});

test('a hand in a pocket is on the hip, not beside it', () => {
  for (const sex of ['woman', 'man'] satisfies Sex[]) {
    const body = proportionsOf('adult', sex, createRandom(1));
    const { near, trunk } = poseFigure(body, poses['hands-in-pockets']);
    assert.ok(near.arm.wrist[0] - 4.4 * body.limb > trunk(-1, 0)[0] - body.limb, sex);
  }
});

test('children and who wears a skirt keep their hands out of pockets', () => {
  const boxOf = (pose: string, ...words: string[]): unknown =>
    sculptPerson({ pose, random: createRandom(1), attributes: new Set(words) }).bounds;
  for (const words of [
    ['boy', 'child'],
    ['woman', 'skirt'],
  ])
    assert.deepEqual(boxOf('hands-in-pockets', ...words), boxOf('standing', ...words), words.join(' '));
  assert.notDeepEqual(boxOf('hands-in-pockets', 'man', 'trousers'), boxOf('standing', 'man', 'trousers'));
});

test('whoever sits on the ground leans on a hand that reaches it, and is not lifted by it', () => {
  for (const age of ['child', 'adult', 'elderly'] satisfies Age[])
    for (const sex of ['woman', 'man'] satisfies Sex[]) {
      const body = proportionsOf(age, sex, createRandom(1));
      const { near, pelvis } = poseFigure(body, poses.sitting);
      const over = (near.arm.wrist[1] - pelvis[1]) / body.stature;
      assert.ok(over < -0.01 && over > -0.1, `${age} ${sex}: ${over}`);
    }
});

test('whoever sits on the ground with empty hands has both behind, and none comes out from under the knee', () => {
  const body = proportionsOf('adult', 'man', createRandom(1));
  const { near, far, pelvis } = poseFigure(body, posedIn('sitting', new Set()));
  for (const { arm } of [near, far]) assert.ok(arm.wrist[0] < pelvis[0], `${arm.wrist[0]}`);
  const holding = poseFigure(body, posedIn('sitting', new Set(['hands-full'])));
  assert.ok(holding.far.arm.wrist[0] > holding.pelvis[0]);
});

test('the shins of whoever sits on the ground are not seen from behind', () => {
  for (const sex of ['woman', 'man'] satisfies Sex[]) {
    const body = proportionsOf('adult', sex, createRandom(1));
    const pose = seenFromBehind(poses['cross-legged'], new Set(['from-behind']));
    const { near, far, trunk } = poseFigure(body, pose);
    for (const { leg } of [near, far]) {
      assert.ok(leg.ankle[1] <= leg.knee[1], `${sex}: the shin hangs down`);
      assert.ok(leg.ankle[0] > trunk(-1, 0)[0] && leg.ankle[0] < trunk(1, 0)[0], `${sex}: a foot beside the hips`);
    }
  }
});
