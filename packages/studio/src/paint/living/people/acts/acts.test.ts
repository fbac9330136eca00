import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acts } from '../../../../catalogue/acts.js';
import { createRandom } from '../../../kit/random.js';
import { gripOf, scaleOf } from '../carried/prop.js';
import { KNEE, soleBelow } from '../kneeling.js';
import { proportionsOf } from '../proportions.js';
import type { Age } from '../proportions.js';
import { isReach } from '../reaching.js';
import { poseFigure } from '../skeleton.js';
import { actPoses, posed } from './acts.js';
import { placeOf } from './carry.js';

const ages: readonly Age[] = ['child', 'adult', 'elderly'];

test('in every act hands are where they go, and what is in them touches a hand', () => {
  for (const { act } of acts)
    for (const age of ages) {
      const body = proportionsOf(age, 'woman', createRandom(3));
      const pose = posed(act, act, new Set([act]));
      const skeleton = poseFigure(body, pose);
      const k = scaleOf(skeleton);
      const grips = { near: gripOf(skeleton.near.arm, body.hand), far: gripOf(skeleton.far.arm, body.hand) };
      for (const [side, arm] of [
        // where pedals are decides where bars are
        ['near', skeleton.pose.nearArm],
        ['far', skeleton.pose.farArm],
      ] as const) {
        if (!isReach(arm) || pose.tip) continue;
        const [x, y] = skeleton.spot(arm.to);
        const target = [x + (arm.ahead ?? 0) * k, y + (arm.below ?? 0) * k] as const;
        const { shoulder } = skeleton[side].arm;
        const length = body.upperArm + body.forearm + body.hand * 0.42;
        // what lies out of reach is pointed at
        const missing = Math.max(0, Math.hypot(target[0] - shoulder[0], target[1] - shoulder[1]) - length);
        const off = Math.hypot(grips[side][0] - target[0], grips[side][1] - target[1]);
        assert.ok(off <= missing + 0.5, `${act}, ${age}: the ${side} hand is ${off} cm from ${arm.to}`);
        assert.ok(missing < 24 * k, `${act}, ${age}: ${arm.to} is ${missing} cm out of reach of the ${side} hand`);
      }
      if (pose.support === 'knee') {
        const { near, far, bounds } = skeleton;
        const knee = near.leg.knee[1] + KNEE * body.limb;
        const soles = [near, far].map(({ leg }) => leg.ankle[1] + soleBelow(body, leg.foot));
        for (const low of [knee, ...soles])
          assert.ok(Math.abs(low) < 2 * k, `${act}, ${age}: ${low} cm from the ground`);
        assert.ok(bounds.bottom < 3 * k, `${act}, ${age}: something is below the ground`);
      }
      for (const thing of actPoses[act].things ?? []) {
        if (thing.at !== 'eyes' && thing.at !== 'mouth' && thing.at !== 'chin' && thing.at !== 'chest') continue;
        const at = placeOf(thing, skeleton);
        const nearest = Math.min(
          ...[grips.near, grips.far].map(([x, y]) => Math.abs(x - at[0]) + Math.abs(y - at[1]) * 0.25),
        );
        assert.ok(nearest < 46 * k, `${act}, ${age}: no hand at the ${thing.thing} (${nearest})`);
      }
    }
});

test('whoever kneads has both hands in the dough, and a toy aeroplane flies before the face', () => {
  for (const age of ages) {
    const body = proportionsOf(age, 'woman', createRandom(3));
    const kneading = poseFigure(body, posed('baking', 'baking', new Set(['baking'])));
    for (const { arm } of [kneading.near, kneading.far]) {
      const high = -gripOf(arm, body.hand)[1] / scaleOf(kneading);
      assert.ok(high > 93 && high < 104, `${age}: a hand is ${high} high over a table of 92`);
    }
    const flying = poseFigure(body, posed('toy-flight', 'toy-flight', new Set(['toy-flight'])));
    const ahead = (gripOf(flying.far.arm, body.hand)[0] - flying.head[0]) / scaleOf(flying);
    assert.ok(ahead > 26, `${age}: the hand is ${ahead} before the head`);
  }
});
