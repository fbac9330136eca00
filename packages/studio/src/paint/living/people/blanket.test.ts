import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { createRandom } from '../../kit/random.js';
import { paintBlanket } from './blanket.js';
import { poses } from './poses.js';
import { proportionsOf } from './proportions.js';
import { poseFigure } from './skeleton.js';

test('a blanket covers who sleeps from the chest over the feet, and leaves the head free', () => {
  for (const age of ['child', 'adult'] as const) {
    const skeleton = poseFigure(proportionsOf(age, 'woman', createRandom(1)), poses.sleeping);
    const canvas = createCanvas(400, 200);
    const context = canvas.getContext('2d');
    context.translate(200, 150);
    paintBlanket(context, skeleton, createRandom(1), { side: -1, height: 0.5 });
    const { data } = context.getImageData(0, 0, 400, 200);
    const covered = ([x, y]: readonly [number, number]): boolean =>
      (data[(Math.round(150 + y) * 400 + Math.round(200 + x)) * 4 + 3] ?? 0) > 200;
    const { near, far, pelvis, head } = skeleton;
    for (const joint of [pelvis, near.leg.knee, near.leg.ankle, far.leg.ankle, far.arm.wrist])
      assert.ok(covered(joint), `${age}: ${joint.join()}`);
    assert.ok(!covered(head), `${age}: the face`);
  }
});
