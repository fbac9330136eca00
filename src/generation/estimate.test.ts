import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '../contract/errors.js';
import { createBacklog } from './backlog.js';
import { createEstimate, type Cost } from './estimate.js';

const square = (side: number, imageCount = 1): Cost => ({ model: 'flux/dev', width: side, height: side, imageCount });
const near = (actual: number, expected: number, share = 0.25) =>
  assert.ok(Math.abs(actual - expected) <= expected * share, `${actual} is not near ${expected}`);

test('an engine that takes a time and a time per pixel is learnt, whatever its speed', () => {
  for (const [each, perMegapixel] of [
    [0.1, 0.3],
    [2, 8],
    [0.01, 0.001],
  ] as const) {
    const estimate = createEstimate();
    const truth = (side: number) => each + (perMegapixel * side * side) / 1e6;
    for (const side of [512, 1024, 640, 2048, 768, 1024, 1536, 512, 1024, 896])
      estimate.learn(square(side), truth(side));
    for (const side of [512, 1024, 2048]) near(estimate.secondsOf(square(side)), truth(side));
    near(estimate.secondsOf(square(1024, 4)), 4 * truth(1024));
  }
});

test('pictures of one size say something about other sizes, and a new speed is learnt soon', () => {
  const estimate = createEstimate();
  for (let count = 0; count < 30; count += 1) estimate.learn(square(512), 0.5);
  near(estimate.secondsOf(square(512)), 0.5, 0.1);
  assert.ok(estimate.secondsOf(square(2048)) > 0.6, 'more pixels cost more');
  for (let count = 0; count < 24; count += 1) estimate.learn(square(512), 5);
  near(estimate.secondsOf(square(512)), 5, 0.1);
});

test('a model that nobody asked for yet is as fast as the others; estimates are never below zero', () => {
  const estimate = createEstimate();
  assert.ok(estimate.secondsOf(square(1024)) > 0);
  for (const side of [64, 2048, 64, 2048]) estimate.learn(square(side), side === 64 ? 0.001 : 90);
  const other = { ...square(64), model: 'flux/pro' };
  assert.ok(estimate.secondsOf(other) >= 0);
  near(estimate.secondsOf({ ...other, width: 2048, height: 2048 }), 90);
});

test('the backlog refuses what cannot be ready in time, says when, and takes it when that time has come', () => {
  const estimate = createEstimate();
  for (let count = 0; count < 24; count += 1) estimate.learn(square(2048), 2.4);
  const backlog = createBacklog({ estimate, places: 2 });
  const leave: (() => void)[] = [];
  let refusal: unknown;
  for (let count = 0; count < 200 && refusal === undefined; count += 1) {
    try {
      leave.push(backlog.enter(square(2048), 120));
    } catch (error) {
      refusal = error;
    }
  }
  assert.ok(ApiError.isInstance(refusal));
  assert.equal(refusal.code, 'overloaded');
  near(leave.length, (120 * 0.7 * 2) / 2.4, 0.1);
  const wait = Number(refusal.headers['retry-after']);
  // After that time so many are done, and the next one fits.
  for (let done = 0; done < Math.ceil((wait * 2) / 2.3); done += 1) leave.shift()?.();
  backlog.enter(square(2048), 120)();
  backlog.enter(square(2048));
  assert.ok(backlog.secondsAhead() > 0);
});

test('small pictures still fit where large ones do not, and what is alone is always tried', () => {
  const estimate = createEstimate();
  for (let count = 0; count < 24; count += 1) {
    const side = count % 2 === 0 ? 256 : 2048;
    estimate.learn(square(side), side === 256 ? 0.1 : 6);
  }
  const backlog = createBacklog({ estimate, places: 1 });
  backlog.enter(square(2048, 4), 10);
  assert.throws(() => backlog.enter(square(2048), 35), { code: 'overloaded' });
  backlog.enter(square(256), 39);
});
