import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import { createDatabase, startPostgres } from '../../test/support/servers/postgres.js';
import { startRedis } from '../../test/support/servers/redis.js';
import { sharedServers, skipWithout } from '../../test/support/servers/shared.js';
import { until } from '../../test/support/until.js';
import { describeLimiter } from './conformance.js';
import { createMemoryLimiter, createPostgresLimiter, createRedisLimiter } from './limiters.js';
import { createRates, type Rates } from './rates.js';

const { redis, postgres } = sharedServers();
const unexpected = (): void => assert.fail('the server is there');

function connectRedis(url: string): Redis {
  return new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: 5_000 }).on('error', () => undefined);
}

function connectPostgres(url: string): Pool {
  const pool = new Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 5_000 });
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool.on('error', () => undefined);
}

describeLimiter('in memory', {
  open: () => Promise.resolve({ limiter: createMemoryLimiter(), close: () => Promise.resolve() }),
  shared: false,
});

describe('on Redis', { skip: skipWithout('redis') }, () => {
  describeLimiter('Redis', {
    async open() {
      const client = connectRedis(redis?.url ?? '');
      await client.ping();
      return {
        limiter: createRedisLimiter(client, unexpected),
        close: () => Promise.resolve(client.disconnect()),
      };
    },
    shared: true,
  });

  test('while Redis is away a process counts for itself, and nobody is told of a fault', async () => {
    const server = await startRedis();
    const client = connectRedis(server.url);
    await client.ping();
    let outages = 0;
    const rates = createRates(createRedisLimiter(client, () => (outages += 1)));
    try {
      await survivesAnOutage(rates, server, () => outages);
    } finally {
      client.disconnect();
      await server.remove();
    }
  });
});

describe('on PostgreSQL', { skip: skipWithout('postgres') }, () => {
  let url: Promise<string> | undefined;
  describeLimiter('PostgreSQL', {
    async open() {
      url ??= createDatabase(postgres?.url ?? '');
      const pool = connectPostgres(await url);
      return { limiter: await createPostgresLimiter(pool, unexpected), close: () => pool.end() };
    },
    shared: true,
  });

  test('while PostgreSQL is away a process counts for itself, and nobody is told of a fault', async () => {
    const server = await startPostgres();
    const pool = connectPostgres(server.url);
    let outages = 0;
    const rates = createRates(await createPostgresLimiter(pool, () => (outages += 1)));
    try {
      await survivesAnOutage(rates, server, () => outages);
    } finally {
      await pool.end();
      await server.remove();
    }
  });
});

async function survivesAnOutage(
  rates: Rates,
  server: { readonly kill: () => Promise<void>; readonly start: () => Promise<void> },
  outages: () => number,
): Promise<void> {
  const take = async (): Promise<boolean> => (await rates.take('key', 3)).allowed;
  assert.deepEqual([await take(), await take(), outages()], [true, true, 0]);
  await server.kill();
  assert.deepEqual([await take(), await take(), await take(), await take()], [true, true, true, false]);
  assert.equal(outages(), 4);
  await server.start();
  await until(async () => {
    const before = outages();
    await rates.take('another', 1_000);
    return outages() === before;
  }, 'the server is used again');
}
