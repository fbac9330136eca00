import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../../../kit/random.js';
import { gripOf } from '../carried/prop.js';
import { wheelchairHandle } from '../with-children.js';
import { gatherings } from '../gatherings.js';
import { poses } from '../poses.js';
import { proportionsOf } from '../proportions.js';
import { poseFigure } from '../skeleton.js';
import { actPoses, posed } from './acts.js';
import { placeOf } from './carry.js';
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

test('who phones has the hand at the ear and the elbow below it, on the side of the back', () => {
  for (const stance of ['phoning', 'seated', 'sitting']) {
    const skeleton = poseFigure(body, posed('phoning', stance, new Set(['phoning'])));
    const { elbow, shoulder } = skeleton.near.arm;
    const [x, y] = gripOf(skeleton.near.arm, body.hand);
    const [ear, down] = skeleton.spot('ear');
    assert.ok(Math.hypot(x - ear, y - down) < body.head * 0.5, `${stance}: the hand is at ${x}, ${y}`);
    assert.ok(elbow[0] < x && elbow[1] > down, `${stance}: the elbow is at ${elbow.join()}`);
    assert.ok(shoulder[0] - elbow[0] < body.upperArm * 0.7, `${stance}: the elbow stands out`);
  }
});

test('a laptop on a lap lies on the thighs, and the hands are on it', () => {
  const skeleton = poseFigure(body, posed('lap-typing', 'seated', new Set(['lap-typing'])));
  const laptop = actPoses['lap-typing'].things?.find(({ thing }) => thing === 'laptop');
  assert.ok(laptop);
  const [left, base] = placeOf(laptop, skeleton);
  const { hip, knee } = skeleton.far.leg;
  const thigh = hip[1] + ((knee[1] - hip[1]) * (left + 8 - hip[0])) / (knee[0] - hip[0]);
  assert.ok(Math.abs(base + 4.6 + 9 - thigh) < 4, `${base} over ${thigh}`);
  for (const { arm } of [skeleton.near, skeleton.far]) {
    const [x, y] = gripOf(arm, body.hand);
    assert.ok(x > left - 4 && x < left + 22 && Math.abs(y - base) < 8, `a hand at ${x}, ${y}`);
  }
});

test('who sits on the floor has the knees drawn up, what is in the hands above them', () => {
  for (const act of ['gaming', 'watching-tv', 'reading-to', 'picnic'] as const) {
    const { near, far, pelvis, pose } = poseFigure(body, posed(act, act, new Set([act])));
    if (pose.support !== 'ground') continue;
    for (const { leg } of [near, far]) {
      assert.ok(leg.knee[1] < pelvis[1] - body.shin * 0.4, `${act}: the knee is low`);
      assert.ok(leg.ankle[0] > leg.knee[0] - 4, `${act}: the shin is folded under the thigh`);
    }
  }
});

test('who saws has the blade in the plank on the bench, and who pushes a wheelchair its handles', () => {
  const gripsIn = (act: 'sawing' | 'wheelchair'): readonly (readonly [number, number])[] => {
    const { near, far } = poseFigure(body, posed(act, act, new Set([act])));
    return [gripOf(near.arm, body.hand), gripOf(far.arm, body.hand)];
  };
  for (const [, high] of gripsIn('sawing')) assert.ok(high > -108 && high < -90, `${high} cm; the plank is 92 cm high`);
  const handle = wheelchairHandle;
  for (const [x, y] of gripsIn('wheelchair')) assert.ok(Math.hypot(x - handle[0], y - handle[1]) < 9, `${x}, ${y}`);
});
