import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEstimate } from '../generation/estimate.js';
import type { Queue } from '../queue/queue.js';
import type { StoredRequest } from '../records/request-store.js';
import type { UsageStore } from '../records/usage-store.js';
import { createEstimates } from './estimates.js';

const request = (side: number, changes: Partial<StoredRequest> = {}): StoredRequest =>
  ({ model: 'flux/dev', state: 'IN_QUEUE', width: side, height: side, imageCount: 1, ...changes }) as StoredRequest;
const queueThatRuns = (running: number) =>
  ({ counts: () => Promise.resolve({ waiting: 9, delayed: 0, running }) }) as unknown as Queue;
const usageOf = (average: { seconds: number; megapixels: number } | null) =>
  ({ averagePicture: () => Promise.resolve(average) }) as unknown as UsageStore;

test('a large picture takes longer, and so does one behind large pictures', async () => {
  const estimate = createEstimate();
  // Half a second, and two for each megapixel.
  for (const side of [256, 512, 1024, 2048, 512, 1024]) {
    const megapixels = (side * side) / 1e6;
    estimate.learn({ model: 'flux/dev', width: side, height: side }, 0.5 + 2 * megapixels);
  }
  const estimates = createEstimates({ estimate, usage: usageOf(null), queue: queueThatRuns(2), places: 2 });
  const left = async (side: number, place?: { ahead: number; images: number; megapixels: number }, changes = {}) =>
    Number(await estimates.secondsLeft(request(side, changes), place, 0));
  const near = (actual: number, expected: number) =>
    assert.ok(Math.abs(actual - expected) <= 0.15 * expected, `${actual} is not near ${expected}`);
  near(await left(512), 1);
  near(await left(2048), 8.9);
  near(await left(512, undefined, { imageCount: 4 }), 4.1);
  near(await left(512, { ahead: 4, images: 4, megapixels: 4 * 0.262 }), 1 + (4 * 1) / 2);
  near(await left(512, { ahead: 4, images: 4, megapixels: 4 * 4.19 }), 1 + (4 * 8.9) / 2);
});

test('a process that draws nothing knows what others took, and counts their places by what runs', async () => {
  const known = usageOf({ seconds: 2.5, megapixels: 1 });
  const estimates = createEstimates({ estimate: createEstimate(), usage: known, queue: queueThatRuns(5), places: 0 });
  const [small, usual, large] = await Promise.all(
    [256, 1000, 2048].map(async (side) => Number(await estimates.secondsLeft(request(side), undefined, 0))),
  );
  assert.ok(small && usual && large && small < usual && usual < large, `${small} ${usual} ${large}`);
  assert.ok(Math.abs(usual - 2.5) < 0.3, `${usual}`);
  const behind = await estimates.secondsLeft(request(1000), { ahead: 10, images: 10, megapixels: 10 }, 0);
  assert.ok(Math.abs(Number(behind) - (10 * 2.5) / 5 - 2.5) < 0.8, `${behind}`);
  const unknown = createEstimates({
    estimate: createEstimate(),
    usage: usageOf(null),
    queue: queueThatRuns(0),
    places: 0,
  });
  assert.equal(await unknown.secondsLeft(request(512), undefined, 0), null);
});
