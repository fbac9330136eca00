import assert from 'node:assert/strict';
import { after, before, describe, test, type TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { fakeClock } from '../support/servers/install.js';
import { startPostgres, type PostgresServer } from '../support/servers/postgres.js';
import { startRedis, type RedisServer } from '../support/servers/redis.js';
import { startS3, type S3Server } from '../support/servers/s3.js';
import { skipWithout } from '../support/servers/shared.js';
import { until } from '../support/until.js';
import { callOnce, fetchResponse, settle, submit, type Settled } from './client.js';
import { countRecords } from './count-records.js';
import { startProxy, type CuttableProxy } from './cuttable-proxy.js';
import { startFleet, type Fleet } from './fleet.js';

/** A larger size: FAULT_REQUESTS=100 npm test -- fleet/faults */
const REQUESTS = Number(process.env['FAULT_REQUESTS'] ?? 12);
const KEYS = 4;

let redis: RedisServer;
let postgres: PostgresServer;
let s3: S3Server;
let proxies: { redis: CuttableProxy; postgres: CuttableProxy; s3: CuttableProxy };
let fleet: Fleet;

async function start(queue: 'redis' | 'postgres'): Promise<void> {
  [redis, postgres, s3] = await Promise.all([startRedis(), startPostgres(), startS3()]);
  const [toRedis, toPostgres, toS3] = await Promise.all([redis, postgres, s3].map(({ port }) => startProxy(port)));
  assert.ok(toRedis && toPostgres && toS3);
  proxies = { redis: toRedis, postgres: toPostgres, s3: toS3 };
  const recordsUrl = `postgres://easel@127.0.0.1:${toPostgres.port}/postgres`;
  fleet = await startFleet({
    queueUrl: queue === 'redis' ? `redis://127.0.0.1:${toRedis.port}` : recordsUrl,
    recordsUrl,
    s3: { ...s3, endpoint: `http://127.0.0.1:${toS3.port}` },
    apis: 2,
    workers: 2,
    keys: KEYS,
    milliseconds: 50,
  });
}

async function stop(): Promise<void> {
  await fleet?.close();
  await Promise.all(Object.values(proxies ?? {}).map((proxy) => proxy.close()));
  await Promise.all([redis, postgres, s3].map((server) => server?.remove()));
}

let phase = 0;

/** Requests come in, the fault happens among them, and afterwards everything must have come out right. */
async function survive(context: TestContext, fault: () => Promise<void>): Promise<Settled[]> {
  phase += 1;
  const before = await countRecords(postgres.url);
  const drawnBefore = new Map(fleet.gpu.finished);
  const work = Array.from({ length: REQUESTS }, async (_, index) => {
    await delay((index / REQUESTS) * 2_000);
    const key = fleet.keys[index % KEYS] ?? '';
    return settle(fleet, await submit(fleet, key, `phase ${phase} request ${index}`));
  });
  await delay(500);
  await fault();
  const settled = await Promise.all(work);
  const again = await Promise.all(settled.map((one) => fetchResponse(fleet, one, one.status)));
  // The same idempotency key gives the same request, whichever process is asked.
  const repeated = await Promise.all(
    settled.slice(0, 4).map((one) => submit(fleet, one.key, one.prompt).catch(String)),
  );
  const after = await countRecords(postgres.url);
  const counts = {
    accepted: settled.length,
    completed: settled.filter(({ status }) => status === 'COMPLETED').length,
    failed: settled.filter(({ status }) => status === 'FAILED').length,
    unsettled: after.unsettled,
    recorded: after.requests - before.requests,
    counted: after.usage - before.usage,
    answersThatChanged: settled.filter(({ body }, index) => again[index]?.body !== body).length,
    drawnTwice: [...fleet.gpu.finished].filter(([prompt, times]) => times - (drawnBefore.get(prompt) ?? 0) > 1).length,
  };
  context.diagnostic(`${context.name}: ${JSON.stringify(counts)}`);
  assert.equal(new Set(settled.map(({ requestId }) => requestId)).size, REQUESTS);
  assert.deepEqual(
    { ...counts, drawnTwice: 0 },
    {
      accepted: REQUESTS,
      completed: REQUESTS,
      failed: 0,
      unsettled: 0,
      recorded: REQUESTS,
      counted: REQUESTS,
      answersThatChanged: 0,
      drawnTwice: 0,
    },
    fleet.processes.map((one) => `${one.role}: ${one.output().slice(-1_500)}`).join('\n'),
  );
  repeated.forEach((one, index) => {
    // A settled one is answered in full, which carries no request_id; then it must be the same answer.
    if (typeof one !== 'string') assert.equal(one.requestId, settled[index]?.requestId);
    else assert.match(one, /no request_id/);
  });
  return settled;
}

describe('faults', { skip: skipWithout('redis', 'postgres', 's3', 'clock') }, () => {
  before(() => start('redis'));
  after(stop);

  test('a worker is killed in the middle of a picture', async (context) => {
    await survive(context, async () => {
      fleet.gpu.milliseconds = 400;
      const begun = fleet.gpu.started.length;
      await until(() => fleet.gpu.started.length >= begun + 3, 'three are drawn');
      await fleet.of('worker')[0]?.kill();
      fleet.gpu.milliseconds = 50;
      await fleet.add('worker');
    });
  });

  test('an API is killed in the middle of a request; the caller asks again elsewhere', async (context) => {
    fleet.gpu.milliseconds = 2_000;
    const [first, second] = fleet.of('api');
    assert.ok(first && second);
    const key = fleet.keys[0] ?? '';
    const call = callOnce(first.url, key, 'mid-request', 'mid-request');
    await until(() => fleet.gpu.started.includes('mid-request'), 'it is drawn');
    await Promise.all([
      first.kill(),
      call.then((answer) => assert.equal(answer, undefined, 'the connection broke with its process')),
    ]);
    const answer = await until(async () => {
      const again = await callOnce(second.url, key, 'mid-request', 'mid-request');
      assert.ok(again === undefined || [200, 409, 503].includes(again.code), again?.body);
      return again?.code === 200 && again;
    }, 'it is answered');
    const replay = await callOnce(second.url, key, 'mid-request', 'mid-request');
    assert.equal(replay?.body, answer.body);
    assert.equal(replay?.replayed, 'true');
    fleet.gpu.milliseconds = 50;
    await survive(context, async () => {
      await fleet.add('api');
      await fleet.of('api')[0]?.kill();
    });
    await fleet.add('api');
  });

  test('Redis is killed and comes back', async (context) => {
    await survive(context, async () => {
      await redis.kill();
      await delay(1_500);
      await redis.start();
    });
  });

  test('PostgreSQL is killed and comes back', async (context) => {
    await survive(context, async () => {
      await postgres.kill();
      await delay(1_500);
      await postgres.start();
    });
  });

  test('S3 is down for a while', async (context) => {
    const [api] = fleet.of('api');
    assert.ok(api);
    const drawn = await callOnce(api.url, fleet.keys[0] ?? '', 'before S3 goes', 'before-S3-goes');
    const [picture] = (JSON.parse(drawn?.body ?? '{}') as { images: { url: string }[] }).images;
    await survive(context, async () => {
      await s3.kill();
      const [away, ready] = await Promise.all([fetch(picture?.url ?? ''), fetch(`${api.url}/ready`)]);
      assert.deepEqual([away.status, ready.status], [503, 503]);
      assert.match(await away.text(), /"code":"storage_unavailable"/);
      assert.match(await ready.text(), /Pictures cannot be stored/);
      await delay(3_000);
      await s3.start();
    });
    assert.equal((await fetch(picture?.url ?? '')).status, 200);
  });

  test('the network is cut between the parts, one after the other', async (context) => {
    await survive(context, async () => {
      for (const proxy of Object.values(proxies)) {
        proxy.cut();
        await delay(1_000);
        proxy.heal();
      }
    });
  });

  test('the network swallows what is sent', async (context) => {
    await survive(context, async () => {
      for (const proxy of Object.values(proxies)) {
        proxy.stall();
        await delay(1_500);
        proxy.heal();
      }
    });
  });

  // S3 itself refuses clocks that are off by more than a quarter of an hour.
  test('clocks that are ten minutes ahead and behind', async (context) => {
    await Promise.all(fleet.of('worker').map((worker) => worker.kill()));
    await Promise.all(
      ['+10m', '-10m'].map((offset) => fleet.add('worker', { LD_PRELOAD: fakeClock() ?? '', FAKETIME: offset })),
    );
    await survive(context, () => Promise.resolve());
    await Promise.all(fleet.of('worker').map((worker) => worker.kill()));
    await Promise.all([fleet.add('worker'), fleet.add('worker')]);
  });

  test('every process stops when it is told to, and leaves nothing undone', async (context) => {
    await survive(context, async () => {
      const [worker] = fleet.of('worker');
      assert.equal(await worker?.stop(), 0, 'a worker drains');
      await fleet.add('worker');
    });
    const codes = await Promise.all(fleet.processes.filter((one) => one.alive()).map((one) => one.stop()));
    assert.ok(
      codes.every((code) => code === 0),
      JSON.stringify(codes),
    );
  });
});

describe('faults where PostgreSQL is the queue too', { skip: skipWithout('redis', 'postgres', 's3') }, () => {
  before(() => start('postgres'));
  after(stop);

  test('PostgreSQL is killed with records and queue, and comes back', async (context) => {
    await survive(context, async () => {
      fleet.gpu.milliseconds = 400;
      const begun = fleet.gpu.started.length;
      await until(() => fleet.gpu.started.length >= begun + 3, 'three are drawn');
      await postgres.kill();
      await delay(1_500);
      await postgres.start();
      fleet.gpu.milliseconds = 50;
    });
  });

  test('the network to PostgreSQL is cut, and a worker is killed meanwhile', async (context) => {
    await survive(context, async () => {
      proxies.postgres.cut();
      await fleet.of('worker')[0]?.kill();
      await delay(1_000);
      proxies.postgres.heal();
      await fleet.add('worker');
    });
  });
});
