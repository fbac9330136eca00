import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { createDatabase } from '../support/servers/postgres.js';
import { startRedis } from '../support/servers/redis.js';
import { sharedServers, skipWithout } from '../support/servers/shared.js';
import { countRecords, startedBefore } from './count-records.js';
import { fetchResponse, settle, submit } from './client.js';
import { startFleet, type Fleet } from './fleet.js';

/** The whole size takes minutes: FLEET_REQUESTS=500 npm test -- fleet/fleet */
const REQUESTS = Number(process.env['FLEET_REQUESTS'] ?? 60);
const KEYS = 20;
/** What a key with one request waits for at most, whatever another key has in the line. */
const MOST_RENDERS_BEFORE = 2;
const MODEST_KEYS = 4;
/** The first key has two fifths of all requests, as greedy keys do. */
const GREEDY = Math.floor(REQUESTS * 0.4);

const { postgres, s3 } = sharedServers();

/**
 * Keys with one request each against a key with many: how many pictures of others are begun, in all places together,
 * between the acceptance of the one request and its own beginning.
 */
async function measureFairness(fleet: Fleet, recordsUrl: string) {
  const { gpu, keys } = fleet;
  gpu.milliseconds = 500;
  const [greedy = '', ...others] = keys;
  const many = await Promise.all(
    Array.from({ length: Math.min(200, REQUESTS) }, (_, index) => submit(fleet, greedy, `greedy ${index}`)),
  );
  const before: Awaited<ReturnType<typeof startedBefore>>[] = [];
  for (const [index, modest] of others.slice(0, MODEST_KEYS).entries()) {
    const submitted = await submit(fleet, modest, `modest ${index}`);
    const acceptedAt = new Date().toISOString();
    await settle(fleet, submitted);
    before.push(await startedBefore(recordsUrl, submitted.requestId, acceptedAt));
  }
  gpu.milliseconds = 5;
  await Promise.all(many.map((submitted) => settle(fleet, submitted)));
  return {
    sinceAcceptance: before.map(({ sinceAcceptance }) => sinceAcceptance),
    sinceArrival: before.map(({ sinceArrival }) => sinceArrival),
  };
}

function describeFleet(
  title: string,
  queueUrl: () => Promise<{ url: (records: string) => string; stop: () => Promise<void> }>,
) {
  test(`${title}: ${REQUESTS} requests of ${KEYS} keys; a worker and an API are killed on the way`, async (context) => {
    assert.ok(postgres && s3);
    const queue = await queueUrl();
    const recordsUrl = await createDatabase(postgres.url);
    const fleet = await startFleet({
      queueUrl: queue.url(recordsUrl),
      recordsUrl,
      s3,
      apis: 2,
      workers: 2,
      keys: KEYS,
      milliseconds: 30,
    });
    try {
      const rendersBefore = await measureFairness(fleet, recordsUrl);
      const before = await countRecords(recordsUrl);
      const work = Array.from({ length: REQUESTS }, async (_, index) => {
        const key = fleet.keys[index < GREEDY ? 0 : index % KEYS] ?? '';
        await delay(Math.random() * REQUESTS * 10);
        return settle(fleet, await submit(fleet, key, `request ${index}`));
      });
      await delay(REQUESTS * 4);
      await fleet.of('worker')[0]?.kill();
      await delay(REQUESTS * 2);
      await fleet.of('api')[0]?.kill();
      const settled = await Promise.all(work);
      const after = await countRecords(recordsUrl);

      const lost = settled.filter(({ status }) => status !== 'COMPLETED');
      const ids = new Set(settled.map(({ requestId }) => requestId));
      const again = await Promise.all(settled.map((one) => fetchResponse(fleet, one, one.status)));
      const changed = settled.filter(({ body }, index) => body !== again[index]?.body);
      const drawnAgain = [...fleet.gpu.finished.values()].filter((times) => times > 1).length;
      const counts = {
        settled: settled.length - lost.length,
        lost: lost.length,
        duplicated: settled.length - ids.size,
        answersThatChanged: changed.length,
        recorded: after.requests - before.requests,
        counted: after.usage - before.usage,
        unsettled: after.unsettled,
        drawnTwiceAfterAKill: drawnAgain,
        rendersBeforeAModestKey: rendersBefore,
      };
      context.diagnostic(`${title}: ${JSON.stringify(counts)}`);
      assert.deepEqual(lost, [], 'every accepted request is completed');
      assert.equal(ids.size, REQUESTS, 'none is accepted twice');
      assert.equal(changed.length, 0, 'an answer never changes');
      assert.equal(counts.recorded, REQUESTS);
      assert.equal(counts.counted, REQUESTS, 'every request is counted once');
      assert.equal(counts.unsettled, 0);
      const { sinceAcceptance } = rendersBefore;
      assert.ok(Math.max(...sinceAcceptance) <= MOST_RENDERS_BEFORE, `${sinceAcceptance.join(', ')} were begun before`);
    } catch (error) {
      for (const one of fleet.processes) context.diagnostic(`${one.role}: ${one.output().slice(-2_000)}`);
      throw error;
    } finally {
      await fleet.close();
      await queue.stop();
    }
  });
}

// At once: both wait most of the time until what a killed worker held is free again.
describe('a fleet', { skip: skipWithout('redis', 'postgres', 's3'), concurrency: 2 }, () => {
  describeFleet('Redis, PostgreSQL and S3', async () => {
    const redis = await startRedis();
    return { url: () => redis.url, stop: () => redis.remove() };
  });
  describeFleet('PostgreSQL and S3 alone', () =>
    Promise.resolve({ url: (records) => records, stop: () => Promise.resolve() }),
  );
});
