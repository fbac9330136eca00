import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../../../kit/random.js';
import { gripOf } from '../carried/prop.js';
import { gatherings } from '../gatherings.js';
import { poses } from '../poses.js';
import { proportionsOf } from '../proportions.js';
import { poseFigure } from '../skeleton.js';
import { actPoses, posed } from './acts.js';
import { WRITES } from './table-hands.js';

const body = proportionsOf('adult', 'man', createRandom(3));

test('the nib of whoever writes or signs is on the paper before the hand', () => {
  for (const act of ['writing', 'book-signing'] as const) {
    const pen = actPoses[act].things?.find(({ thing }) => thing === 'pen');
    assert.equal(pen?.tilt, WRITES);
    const [, high] = gripOf(poseFigure(body, posed(act, act, new Set([act]))).far.arm, body.hand);
    const nib = high + 9 * Math.cos((WRITES * Math.PI) / 180);
    assert.ok(nib > -78 && nib < -68, `${act}: ${nib} cm, and tables are 72 cm high`);
  }
});

test('whoever sleeps lies with both hands at the body, and nothing is below it', () => {
  const { near, far, bounds, pelvis } = poseFigure(body, poses.sleeping);
  for (const { arm } of [near, far]) assert.ok(Math.abs(arm.wrist[1] - pelvis[1]) < 16, `${arm.wrist[1]}`);
  assert.ok(bounds.bottom - pelvis[1] < 22);
});

test('who sits on the floor has seat and soles on it', () => {
  const { pelvis, near, far } = poseFigure(body, posed('picnic', 'picnic', new Set(['picnic'])));
  assert.ok(pelvis[1] > -20 && near.leg.ankle[1] > -14 && far.leg.ankle[1] > -14);
  const floor = poseFigure(body, posed('reading-to', 'reading-to', new Set(['reading-to'])));
  assert.ok(floor.pelvis[1] > -14, `${floor.pelvis[1]} cm over the floor`);
  const { near: one, far: other } = poseFigure(body, posed('watching-tv', 'watching-tv', new Set(['watching-tv'])));
  for (const { arm } of [one, other]) assert.ok(arm.wrist[1] < -8, 'no hand is in the floor');
});

test('a motorcyclist has both feet on the machine and its wheels on the road', () => {
  const { near, far } = poseFigure(body, posed('motorcycling', 'motorcycling', new Set(['motorcycling'])));
  const below = actPoses.motorcycling.things?.[0]?.below ?? 0;
  for (const { leg } of [near, far]) assert.ok(below - leg.ankle[1] > 18, 'off the road');
});

test('whoever climbs has a hold in each fist', () => {
  const holds = actPoses.climbing.things?.filter(({ thing }) => thing === 'rock-hold').map(({ at }) => at);
  assert.deepEqual(holds, ['near', 'far']);
});

test('nobody around a campfire has their knees in it', () => {
  const [, tableau] = gatherings.find(([name]) => name === 'campfire') ?? [];
  for (const step of tableau?.(4, false) ?? []) {
    if (!('who' in step) || !step.pose || (step.y ?? 0) < 0) continue;
    const { near, far } = poseFigure(body, step.pose);
    const ahead = Math.max(near.leg.knee[0], far.leg.knee[0], near.leg.ankle[0] + 20, far.leg.ankle[0] + 20);
    assert.ok(Math.abs(step.x) - ahead > 40, `${Math.abs(step.x) - ahead} cm from its middle`);
  }
});

test('what is held in two hands is held out to both sides of whoever is as wide as high', () => {
  const broad = { ...body, shoulder: body.shoulder * 1.6, waist: body.waist * 2, hip: body.hip * 1.8 };
  const { near, far, trunkHalf } = poseFigure(broad, poses['hold-two']);
  assert.ok(-near.arm.wrist[0] > trunkHalf(0.4) && far.arm.wrist[0] > trunkHalf(0.4), 'beside the body');
});
