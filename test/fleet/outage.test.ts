import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { loadConfig } from '../../src/config/load.js';
import type { ErrorBody } from '../../src/contract/errors.js';
import { openRecords } from '../../src/records/open-records.js';
import { NO_LIMITS, type KeyLimits } from '../../src/records/records.js';
import { openDataFolder } from '../../src/storage/data-folder.js';
import { createLog } from '../../src/telemetry/log.js';
import { startPostgres, type PostgresServer } from '../support/servers/postgres.js';
import { startRedis, type RedisServer } from '../support/servers/redis.js';
import { skipWithout } from '../support/servers/shared.js';
import { until } from '../support/until.js';
import { startEasel, type EaselProcess } from './easel-process.js';
import { startGpuServer, type GpuServer } from './gpu-server.js';

const FLUX = '/v1/text-to-image/flux/schnell';
const BODY = JSON.stringify({ prompt: 'a fox', image_size: { width: 64, height: 64 }, enable_safety_checker: false });
const CAPACITY = 12;
const STATIC_KEY = 'a-key-that-is-in-no-database';

interface Outcome {
  readonly status: number;
  readonly code: string;
  readonly retryAfter: string | null;
  readonly text: string;
}

/** Two API processes that count together, and what they say when the server that they count on is away. */
function describeOutages(title: string, { withRedis }: { readonly withRedis: boolean }): void {
  describe(title, { concurrency: 1 }, () => {
    let postgres: PostgresServer;
    let redis: RedisServer | undefined;
    let gpu: GpuServer;
    let folder: string;
    let env: Record<string, string>;
    let apis: EaselProcess[] = [];
    let worker: EaselProcess | undefined;
    const keys: Record<'slow' | 'narrow' | 'poor' | 'free', string> = { slow: '', narrow: '', poor: '', free: '' };

    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'easel-outage-'));
      [postgres, redis, gpu] = await Promise.all([
        startPostgres(),
        withRedis ? startRedis() : undefined,
        startGpuServer(20),
      ]);
      env = {
        EASEL_DATA: join(folder, 'data'),
        EASEL_API_KEYS: STATIC_KEY,
        EASEL_RECORDS_URL: postgres.url,
        EASEL_QUEUE_URL: redis?.url ?? postgres.url,
        EASEL_QUEUE_CAPACITY: String(CAPACITY),
        EASEL_ENGINES_URL: gpu.url,
        EASEL_ENGINES_DIALECT: 'vllm-omni',
      };
      const config = loadConfig({ env });
      const opened = await openRecords(config, openDataFolder(config.data), createLog('silent'));
      const create = async (limits: Partial<KeyLimits>): Promise<string> =>
        (await opened.keys.create({ name: 'k', scopes: ['generate', 'read'], limits: { ...NO_LIMITS, ...limits } }))
          .key;
      keys.slow = await create({ requestsPerMinute: 20 });
      keys.narrow = await create({ concurrentRequests: 3 });
      keys.poor = await create({ imagesPerDay: 4 });
      keys.free = await create({});
      await opened.records.close();
      apis = [await startEasel('api', env), await startEasel('api', env)];
    });

    after(async () => {
      await Promise.all([...apis, ...(worker ? [worker] : [])].map((one) => one.kill()));
      await gpu?.close();
      await Promise.all([postgres?.remove(), redis?.remove()]);
      await rm(folder, { recursive: true, force: true });
    });

    async function ask(index: number, key: string, path: string, body?: string, more = {}): Promise<Outcome> {
      const answer = await fetch((apis[index % apis.length]?.url ?? '') + path, {
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...more },
        ...(body === undefined ? {} : { method: 'POST', body }),
        signal: AbortSignal.timeout(60_000),
      });
      const text = await answer.text();
      const code = answer.status < 400 ? '' : (JSON.parse(text) as ErrorBody).error.code;
      return { status: answer.status, code, retryAfter: answer.headers.get('retry-after'), text };
    }
    const submit = (index: number, key: string): Promise<Outcome> =>
      ask(index, key, FLUX, BODY, { prefer: 'respond-async' });

    const count = (outcomes: readonly Outcome[]): Record<string, number> => {
      const counts: Record<string, number> = {};
      for (const { status, code } of outcomes) {
        const name = `${status} ${code}`.trim();
        counts[name] = (counts[name] ?? 0) + 1;
      }
      return counts;
    };
    const atOnce = (times: number, one: (index: number) => Promise<Outcome>): Promise<Outcome[]> =>
      Promise.all(Array.from({ length: times }, (_, index) => one(index)));

    test('two API processes give one rate, one concurrency, one quota and one bounded queue', async (context) => {
      // A body that is refused costs nothing, and counts.
      const rate = count(await atOnce(40, (index) => ask(index, keys.slow, FLUX, '{}')));
      const concurrency = count(await atOnce(12, (index) => submit(index, keys.narrow)));
      const quota = count(await atOnce(12, (index) => submit(index, keys.poor)));
      const queue: Outcome[] = [];
      for (let index = 0; index < 10; index += 1) queue.push(await submit(index, keys.free));
      context.diagnostic(`${title}: ${JSON.stringify({ rate, concurrency, quota, queue: count(queue) })}`);
      assert.deepEqual(rate, { '422 missing': 20, '429 rate_limited': 20 });
      assert.deepEqual(concurrency, { '202': 3, '429 concurrency_exceeded': 9 });
      assert.deepEqual(quota, { '202': 4, '402 quota_exceeded': 8 });
      assert.deepEqual(count(queue), { '202': CAPACITY - 7, '503 overloaded': 10 - (CAPACITY - 7) });
      assert.ok(queue.every(({ status, retryAfter }) => status === 202 || Number(retryAfter) >= 1));
      worker = await startEasel('worker', { ...env, EASEL_RENDER_THREADS: '2' });
      const drawn = () => [...gpu.finished.values()].reduce((sum, one) => sum + one, 0);
      await until(() => drawn() >= CAPACITY, 'all are drawn');
    });

    const routes = [
      (index: number, key: string) => ask(index, key, FLUX, BODY),
      submit,
      (index: number, key: string) => ask(index, key, '/v1/images/generations', '{"prompt":"a fox"}'),
      (index: number, key: string) => ask(index, key, '/v1/requests'),
      (index: number, key: string) => ask(index, key, `/v1/requests/req_${'0'.repeat(24)}`),
      (index: number, key: string) => ask(index, key, '/v1/usage'),
      (index: number, key: string) => ask(index, key, '/v1/webhooks/deliveries'),
    ];

    async function survive(
      context: { diagnostic(text: string): void },
      server: Pick<PostgresServer, 'kill' | 'start'>,
      { code, reason, always }: { readonly code: RegExp; readonly reason: RegExp; readonly always: boolean },
    ): Promise<void> {
      await server.kill();
      const outcomes: Outcome[] = [];
      for (let round = 0; round < 3; round += 1) {
        for (const key of [STATIC_KEY, keys.free]) {
          outcomes.push(...(await Promise.all(routes.map((route, index) => route(round + index, key)))));
        }
        outcomes.push(await ask(round, keys.slow, FLUX, '{}'));
        await delay(200);
      }
      const [ready, health] = await Promise.all([ask(0, STATIC_KEY, '/ready'), ask(0, STATIC_KEY, '/health')]);
      const counts = count(outcomes);
      context.diagnostic(`${title}: ${JSON.stringify(counts)}; /ready: ${ready.status} ${ready.text.slice(0, 120)}`);
      assert.equal(outcomes.filter(({ status }) => status === 500).length, 0, JSON.stringify(counts));
      const refused = outcomes.filter(({ status }) => status === 503);
      assert.ok(refused.length > 0);
      for (const one of refused) {
        assert.match(one.code, code);
        assert.match(one.retryAfter ?? '', /^[1-9]\d*$/);
      }
      const others = outcomes.filter(({ status }) => ![200, 404, 422, 429, 503].includes(status));
      assert.deepEqual(count(others), {});
      if (always)
        assert.deepEqual(
          Object.keys(counts).filter((name) => name.startsWith('200')),
          [],
        );
      assert.deepEqual([ready.status, ready.code, health.status], [503, 'not_ready', 200]);
      assert.match(ready.text, reason);
      await server.start();
      for (const [index] of apis.entries()) {
        await until(async () => (await ask(index, keys.free, FLUX, BODY)).status === 200, 'it draws again');
        await until(async () => (await ask(index, keys.free, '/ready')).status === 200, 'it is ready again');
      }
      assert.ok(
        [...apis, worker].every((one) => one?.alive()),
        'no process died of it',
      );
    }

    if (withRedis) {
      test('Redis away: 503 queue_unavailable, never 500; back by itself', (context) =>
        survive(context, redis ?? postgres, {
          code: /^queue_unavailable$/,
          reason: /The queue cannot be reached: the server does not answer\./,
          always: false,
        }));
    }

    test('PostgreSQL away: 503 records_unavailable, never 500; back by itself', (context) =>
      survive(context, postgres, {
        code: withRedis ? /^records_unavailable$/ : /^(records|queue)_unavailable$/,
        reason: /Requests cannot be recorded: the server does not answer\./,
        always: true,
      }));
  });
}

describe('outages', { skip: skipWithout('redis', 'postgres'), concurrency: 2 }, () => {
  describeOutages('Redis and PostgreSQL', { withRedis: true });
  describeOutages('PostgreSQL alone', { withRedis: false });
});
