import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { acts } from '../../../catalogue/acts.js';
import { createRandom } from '../../kit/random.js';
import type { Point } from '../../kit/shapes.js';
import { posed } from './acts/acts.js';
import { hangingPath, lapOf } from './hanging.js';
import { paintArm } from './limbs.js';
import { poses } from './poses.js';
import type { FigurePose } from './poses.js';
import { proportionsOf } from './proportions.js';
import type { Age, Sex } from './proportions.js';
import { isReach } from './reaching.js';
import { poseFigure } from './skeleton.js';
import type { Arm } from './skeleton.js';
import { strapPath, trunkPath } from './torso.js';

const ages: readonly Age[] = ['child', 'adult', 'elderly'];
const sexes: readonly Sex[] = ['woman', 'man'];
const bodies = ages.flatMap((age) => sexes.map((sex) => proportionsOf(age, sex, createRandom(5))));
const everyPose: readonly (readonly [string, FigurePose])[] = [
  ...Object.entries(poses),
  ...acts.map(({ act }) => [act, posed(act, act, new Set([act]))] as const),
];
const seenOf = (arm: FigurePose['nearArm']): number => (isReach(arm) ? (arm.upper ?? 1) : 1);
const apart = ([x, y]: Point, [otherX, otherY]: Point): number => Math.hypot(x - otherX, y - otherY);

test('in every pose limbs are as long as they are, and begin at the body', () => {
  for (const [name, pose] of everyPose)
    for (const body of bodies) {
      const { near, far, trunk } = poseFigure(body, pose);
      for (const [side, { arm, leg }] of Object.entries({ near, far })) {
        const about = `${name}, ${body.age}, ${side}`;
        const lengths: readonly (readonly [string, number, number])[] = [
          // as much of it as is seen
          [
            'upper arm',
            apart(arm.shoulder, arm.elbow),
            body.upperArm * seenOf(side === 'near' ? pose.nearArm : pose.farArm),
          ],
          ['forearm', apart(arm.elbow, arm.wrist), body.forearm],
          ['thigh', apart(leg.hip, leg.knee), body.thigh * (pose.thighs ?? 1)],
          ['shin', apart(leg.knee, leg.ankle), body.shin],
        ];
        for (const [part, long, own] of lengths)
          assert.ok(Math.abs(long / own - 1) < 0.16, `${about}: ${part} ${long.toFixed(1)} of ${own.toFixed(1)}`);
        const shoulders = [-1, -0.5, 0, 0.5, 1].map((across) => apart(arm.shoulder, trunk(across, 0.95)));
        assert.ok(Math.min(...shoulders) < 9 * body.limb, `${about}: the arm begins ${Math.min(...shoulders)} off`);
        assert.ok(apart(leg.hip, trunk(0, 0)) < body.hip, `${about}: the leg begins off the hips`);
      }
    }
});

test('both arms are of one skin', () => {
  const body = proportionsOf('adult', 'woman', createRandom(5));
  const skeleton = poseFigure(body, poses.standing);
  const meanOf = (arm: Arm, far: boolean, skin: readonly [number, number, number]): number[] => {
    const canvas = createCanvas(200, 200);
    const context = canvas.getContext('2d');
    context.translate(100, 200);
    paintArm(context, skeleton, arm, far, {
      skin,
      outfit: {
        top: { colour: [90, 120, 160], sleeves: 'none', collar: 'crew', hem: -0.1, ease: 1 },
        bottom: { kind: 'slim', colour: [60, 60, 70] },
        shoes: { kind: 'shoe', colour: [40, 40, 40] },
        props: [],
      },
      light: { side: -0.6, height: 0.6 },
      detail: 0,
    });
    const { data } = context.getImageData(0, 0, 200, 200);
    const sums = [0, 0, 0, 0];
    for (let byte = 0; byte < data.length; byte += 4)
      if ((data[byte + 3] as number) > 250) {
        for (let channel = 0; channel < 3; channel++)
          sums[channel] = (sums[channel] as number) + (data[byte + channel] as number);
        sums[3] = (sums[3] as number) + 1;
      }
    return sums.slice(0, 3).map((sum) => sum / (sums[3] as number));
  };
  for (const skin of [
    [250, 222, 200],
    [204, 148, 106],
    [108, 72, 54],
  ] as const) {
    const [near, far] = [meanOf(skeleton.near.arm, false, skin), meanOf(skeleton.far.arm, true, skin)];
    const most = Math.max(...near.map((channel, index) => Math.abs(channel - (far[index] as number))));
    assert.ok(most < 24, `${skin.join(' ')}: ${most}`);
  }
});

test('over a lap a skirt lies on the thighs and a top ends on them', () => {
  for (const name of ['seated', 'crouching'] as const)
    for (const body of bodies) {
      const skeleton = poseFigure(body, poses[name]);
      assert.ok(lapOf(skeleton), name);
      const { near, trunk } = skeleton;
      const [, top, right, bottom] = hangingPath(skeleton, 0.95, 1.2).getBounds();
      assert.ok(right > near.leg.knee[0] - body.thigh * 0.2, `${name}, ${body.age}: it ends before the knee`);
      assert.ok(bottom < near.leg.knee[1] + body.shin * 0.7, `${name}, ${body.age}: it hangs to the feet`);
      assert.ok(top < trunk(0, 0.2)[1], `${name}, ${body.age}: it begins below the waist`);
    }
  const standing = poseFigure(bodies[0] as (typeof bodies)[0], poses.standing);
  assert.ok(!lapOf(standing));
  assert.ok(trunkPath(standing, 1, true).getBounds()[3] < 0);
});

const asked = createCanvas(1, 1).getContext('2d');

test('fur has no hem: it narrows to the legs, where a shirt ends in corners', () => {
  for (const body of bodies) {
    const standing = poseFigure(body, poses.standing);
    // just above the hem of a shirt
    const [, , , hem] = trunkPath(standing, 1.4, false).getBounds();
    const wide = (path: ReturnType<typeof trunkPath>): number =>
      Array.from({ length: 120 }, (_, x) => x - 60).filter((x) => asked.isPointInPath(path, x, hem - 1)).length;
    const [shirt, fur] = [wide(trunkPath(standing, 1.4, false)), wide(trunkPath(standing, 1.4, false, true))];
    assert.ok(fur < shirt * 0.9, `${body.age}: ${fur} of ${shirt}`);
  }
});

test('the straps of a backpack go round under the arms', () => {
  for (const body of bodies) {
    const skeleton = poseFigure(body, poses.standing);
    const half = Math.abs(skeleton.trunk(1, 0.35)[0] - skeleton.trunk(0, 0.35)[0]);
    const middle = skeleton.trunk(0, 0.35)[0];
    for (const side of [-0.4, 0.5]) {
      const [left, top, right] = strapPath(skeleton, side, 0.1).getBounds();
      assert.ok(side < 0 ? left < middle - half : right > middle + half, `${body.age}: it ends before the chest`);
      assert.ok(top < skeleton.trunk(side, 1.05)[1], `${body.age}: it begins below the shoulder`);
    }
  }
});
