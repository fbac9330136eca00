import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../../kit/random.js';
import { embracing } from './embrace.js';
import { proportionsOf } from './proportions.js';
import type { Age } from './proportions.js';
import { poseFigure } from './skeleton.js';

const figure = (age: Age, other: number, gap: number) => {
  const body = proportionsOf(age, 'man', createRandom(2));
  return { body, skeleton: poseFigure(body, embracing(body.stature, other, gap)) };
};

test('an arm around somebody ends on their back, as high as their back is', () => {
  for (const [age, other, gap] of [
    ['adult', 173, 27],
    ['adult', 116, 35],
    ['child', 173, 35],
    ['child', 116, 18],
  ] as const) {
    const { body, skeleton } = figure(age, other, gap);
    const [x, y] = skeleton.near.arm.wrist;
    const about = `${age} and one of ${other}: ${x.toFixed(0)}, ${y.toFixed(0)}`;
    assert.ok(x > gap - 6, `${about} is short of the middle of the other`);
    assert.ok(-y < other * 0.86 && -y > other * 0.36, `${about} is not on a back`);
    assert.ok(-y < body.stature * 0.85, `${about} is above the own shoulders`);
  }
});

test('who hugs a child bends down to it', () => {
  assert.ok(figure('adult', 116, 35).skeleton.head[0] > figure('adult', 173, 35).skeleton.head[0] + 6);
});
