import { createPostgresBackend, createRedisBackend, runMigrations, withBackend, type PgPool } from 'bullmq';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import { guard } from '../../outage/outage.js';
import type { Queue } from '../queue.js';
import { announceByNotify, announceInStream } from './announcements.js';
import { createBullQueue } from './bull-queue.js';

/** The queues of a fleet, on one Redis, Valkey or PostgreSQL that all its processes share. */
export interface QueueServer {
  queue(name: string): Promise<Queue>;
  /** What else may be kept there; undefined on PostgreSQL. */
  readonly redis: Redis | undefined;
  /** After its queues. */
  close(): Promise<void>;
}

export interface QueueServerOptions {
  /** `redis:`, `rediss:`, `postgres:` or `postgresql:`. */
  readonly url: string;
  /** Told of every fault of the connection; the queues mend themselves. */
  readonly onError: (error: Error) => void;
  /** A worker that says nothing for so long has lost its job to another. */
  readonly lockMilliseconds?: number;
}

const LOCK_MILLISECONDS = 10_000;
/** In front of every key. The braces keep them together on a Redis cluster. */
const PREFIX = '{easel}';
/** Three LISTEN connections for each of two queues, and some to work with. */
const POSTGRES_CONNECTIONS = 14;
const CONNECT_MILLISECONDS = 5_000;
const LONGEST_PAUSE_MILLISECONDS = 1_000;
const OUTAGE = { code: 'queue_unavailable', message: 'The queue does not answer. Try again shortly.' } as const;

/** Connects, and on PostgreSQL brings BullMQ's own tables up to date. Rejects when there is nobody. */
export async function connectQueueServer(options: QueueServerOptions): Promise<QueueServer> {
  return /^rediss?:/.test(options.url) ? connectRedis(options) : connectPostgres(options);
}

const onRedis = withBackend(createRedisBackend);
const onPostgres = withBackend(createPostgresBackend);

async function connectRedis({ url, onError, lockMilliseconds }: QueueServerOptions): Promise<QueueServer> {
  const retryStrategy = (times: number): number => Math.min(times * 50, LONGEST_PAUSE_MILLISECONDS);
  const common = { connectTimeout: CONNECT_MILLISECONDS, lazyConnect: true, retryStrategy } as const;
  // Whoever adds a job waits for an answer, and gets one soon; a worker has nothing else to do than to try again.
  const commands = new Redis(url, { ...common, maxRetriesPerRequest: 1, commandTimeout: CONNECT_MILLISECONDS });
  const patient = new Redis(url, { ...common, maxRetriesPerRequest: null });
  for (const client of [commands, patient]) client.on('error', onError);
  try {
    await Promise.all([commands.connect(), patient.connect()]);
  } catch (error) {
    for (const client of [commands, patient]) client.disconnect();
    throw new Error('Redis does not answer', { cause: error });
  }
  return {
    redis: commands,
    async queue(name) {
      const [last] = await commands.xrevrange(`${PREFIX}:${name}:events`, '+', '-', 'COUNT', 1);
      const queue = await createBullQueue({
        name,
        classes: onRedis,
        prefix: PREFIX,
        commands,
        patient,
        lastEventId: last?.[0] ?? '0-0',
        lockMilliseconds: lockMilliseconds ?? LOCK_MILLISECONDS,
        announcements: (told, events) =>
          announceInStream({ ...told, events, classes: onRedis, prefix: PREFIX, commands }),
        onError,
      });
      return guard(queue, OUTAGE);
    },
    close() {
      for (const client of [commands, patient]) client.disconnect();
      return Promise.resolve();
    },
  };
}

async function connectPostgres({ url, onError, lockMilliseconds }: QueueServerOptions): Promise<QueueServer> {
  const pool = new Pool({
    connectionString: url,
    max: POSTGRES_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    keepAlive: true,
    application_name: 'easel-queue',
    options: '-c search_path=bullmq',
  });
  // The pool listens to idle connections only; one that breaks while it is used must not end the process.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', onError);
  try {
    const client = await pool.connect();
    await runMigrations(client).finally(() => client.release());
  } catch (error) {
    await pool.end();
    throw new Error('the queue in PostgreSQL cannot be used', { cause: error });
  }
  return {
    redis: undefined,
    async queue(name) {
      const { rows } = await pool.query<{ last: string | null }>('select max(id) as last from event where queue = $1', [
        name,
      ]);
      const queue = await createBullQueue({
        name,
        classes: onPostgres,
        commands: pool as PgPool,
        patient: pool as PgPool,
        lastEventId: rows[0]?.last ?? '0',
        lockMilliseconds: lockMilliseconds ?? LOCK_MILLISECONDS,
        announcements: (told) => announceByNotify({ ...told, pool }),
        onError,
      });
      return guard(queue, OUTAGE);
    },
    close: () => pool.end(),
  };
}
