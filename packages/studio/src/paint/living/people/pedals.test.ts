import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../../kit/random.js';
import { reach } from '../form/outline.js';
import { posedIn, UNPEDALLED } from './grasps.js';
import { cycleFor, cyclePoints } from './pedals.js';
import { characterProportions, proportionsOf } from './proportions.js';
import type { Proportions } from './proportions.js';
import { poseFigure } from './skeleton.js';
import type { Leg, Skeleton } from './skeleton.js';

const random = createRandom(5);
const bodies: readonly Proportions[] = [
  proportionsOf('adult', 'woman', random),
  proportionsOf('adult', 'man', random),
  proportionsOf('child', 'man', random),
  proportionsOf('elderly', 'woman', random),
  characterProportions(random),
];

test('who rides a bicycle has a foot on each pedal and the hands on its bars, however long their limbs are', () => {
  const [seatX, seatY] = cyclePoints.seat;
  for (const body of bodies) {
    const high = cycleFor(body);
    const figure: Skeleton = poseFigure(body, posedIn('cycling', new Set()));
    const near = ([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): number =>
      Math.hypot(x / high - (toX - seatX), y / high - (toY - seatY));
    const sole = ({ ankle }: Leg): readonly [number, number] => [ankle[0] + body.foot * 0.4, ankle[1] + body.ankle];
    assert.ok(near(sole(figure.near.leg), cyclePoints.nearPedal) < 0.03, `${body.stature}: the lower pedal`);
    assert.ok(near(sole(figure.far.leg), cyclePoints.farPedal) < 0.06, `${body.stature}: the upper pedal`);
    assert.ok(figure.far.leg.knee[0] > figure.far.leg.ankle[0], 'the knee is ahead');
    const { wrist, angle } = figure.near.arm;
    const hand = reach(wrist, body.hand * 0.42, angle);
    assert.ok(near([hand[0], hand[1]], cyclePoints.grip) < 0.06, `${body.stature}: the bars`);
  }
});

test('a grown rider fits a bicycle of usual height, and who rides a motorcycle pedals nothing', () => {
  const high = cycleFor(proportionsOf('adult', 'man', random));
  assert.ok(high > 98 && high < 122, `${high}`);
  assert.equal(posedIn('cycling', new Set([UNPEDALLED])).pedals, undefined);
});
