import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../../kit/random.js';
import { bodies } from './acts/bodies.js';
import { poses } from './poses.js';
import { proportionsOf } from './proportions.js';
import type { Age, Sex } from './proportions.js';
import { poseFigure } from './skeleton.js';

test('whoever does push-ups has hands and feet on one ground', () => {
  for (const age of ['child', 'adult', 'elderly'] satisfies Age[])
    for (const sex of ['woman', 'man'] satisfies Sex[]) {
      const body = proportionsOf(age, sex, createRandom(1));
      const { near, far, bounds } = poseFigure(body, bodies.plank);
      assert.ok(bounds.bottom < body.stature * 0.03, `${age} ${sex}: ${bounds.bottom}`);
      for (const { arm } of [near, far]) assert.ok(arm.wrist[1] > -body.hand * 1.4, `${age} ${sex}: ${arm.wrist[1]}`);
    }
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
