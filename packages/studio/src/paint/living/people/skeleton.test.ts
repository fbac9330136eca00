import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../../kit/random.js';
import { posed } from './acts/acts.js';
import { bodies } from './acts/bodies.js';
import { posedIn } from './grasps.js';
import { SEAT, soleBelow } from './kneeling.js';
import { isBeyondBody } from './person-paint.js';
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

test('whoever sits on the ground has hips and soles on it, and the hands around the shins', () => {
  for (const age of ['child', 'adult', 'elderly'] satisfies Age[])
    for (const sex of ['woman', 'man'] satisfies Sex[]) {
      const body = proportionsOf(age, sex, createRandom(1));
      const { near, far, pelvis } = poseFigure(body, posedIn('sitting', new Set()));
      const soles = [near, far].map(({ leg }) => leg.ankle[1] + soleBelow(body, leg.foot));
      for (const low of [pelvis[1] + SEAT * body.limb, ...soles])
        assert.ok(Math.abs(low) < body.stature * 0.01, `${age} ${sex}: ${low} from the ground`);
      for (const { arm } of [near, far]) {
        assert.ok(arm.wrist[0] > pelvis[0] + body.hip && arm.wrist[1] < -SEAT * body.limb, `${age} ${sex}`);
      }
    }
});

test('who reads lying down is on the belly, with the book on the ground before the face', () => {
  const body = proportionsOf('child', 'man', createRandom(1));
  const { head, pelvis, near, far } = poseFigure(body, posed('reading', 'lying', new Set(['lying', 'reading'])));
  assert.ok(head[1] < pelvis[1] - body.head * 0.5, 'the head is not raised');
  for (const { arm } of [near, far])
    assert.ok(arm.wrist[1] > -body.hand * 1.6 && arm.wrist[0] > head[0] - body.head * 0.4, arm.wrist.join());
  const idle = poseFigure(body, poses.lying);
  assert.ok(idle.head[1] > idle.pelvis[1] - body.head * 0.5);
});

test('who sits and writes has a chair, who does so on the ground has neither chair nor table', () => {
  const reachOf = (...words: string[]): number =>
    sculptPerson({ pose: 'sitting', random: createRandom(1), attributes: new Set(['sitting', 'writing', ...words]) })
      .bounds.right;
  assert.ok(reachOf() > reachOf('on-ground') + 30, `${reachOf()}, ${reachOf('on-ground')}`);
});

test('who is turned to a table reaches out from behind the chest, who folds the arms has both before it', () => {
  const body = proportionsOf('adult', 'woman', createRandom(1));
  for (const [act, beyond] of [
    ['writing', true],
    ['typing', true],
    ['reading', true],
    ['arms-crossed', false],
    ['holding-baby', false],
  ] as const) {
    const skeleton = poseFigure(body, posed(act, act, new Set([act])));
    assert.equal(isBeyondBody(skeleton, skeleton.far.arm), beyond, act);
  }
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

test('who sits cross-legged lies on the legs, whose feet are not seen, and has both hands in the lap', () => {
  for (const age of ['adult', 'child', 'elderly'] as const) {
    const body = proportionsOf(age, 'woman', createRandom(1));
    const { near, far, trunk, pose } = poseFigure(body, poses['cross-legged']);
    assert.ok(pose.feetTucked, 'feet under the body');
    const [left, right] = [near.leg, far.leg];
    assert.ok(left.ankle[0] > left.knee[0] && right.ankle[0] < right.knee[0], `${age}: the shins lie inwards`);
    for (const { leg, arm } of [near, far]) {
      assert.ok(leg.ankle[1] > leg.knee[1], `${age}: the shins are before the thighs`);
      assert.ok(Math.abs(arm.wrist[0]) < Math.abs(trunk(1, 0)[0]), `${age}: a hand beside the hips`);
      assert.ok(Math.abs(arm.elbow[0]) < body.shoulder * 1.6, `${age}: an elbow stands out`);
    }
  }
});

test('from behind, the hands of whoever sits on the ground are before the body', () => {
  const body = proportionsOf('adult', 'woman', createRandom(1));
  const pose = seenFromBehind(poses['cross-legged'], new Set(['from-behind']));
  const { near, far, trunk } = poseFigure(body, pose);
  assert.ok(pose.armsBeyond);
  for (const { arm } of [near, far]) {
    const [left, right] = [trunk(-1, 0.3)[0], trunk(1, 0.3)[0]];
    assert.ok(arm.wrist[0] > left && arm.wrist[0] < right, 'a hand beside the body');
    assert.ok(arm.wrist[1] < trunk(0, 0)[1], 'a hand below the body');
  }
});

test('the chin of a baby is on its chest, and that of nobody else', () => {
  for (const [age, low] of [
    ['baby', true],
    ['child', false],
    ['adult', false],
  ] as const) {
    const body = proportionsOf(age, 'man', createRandom(5));
    const { head, neck } = poseFigure(body, poses.standing);
    assert.equal(head[1] + body.head / 2 > neck[1], low, age);
  }
});
