/**
 * What a queue adds: from `add` to hearing that the job has left, with a handler that does nothing, on each driver;
 * once with an idle line and then behind 10, 100, 1,000 and 10,000 jobs that wait (delayed by their turn: the jobs that
 * are measured overtake them, as those of a modest key do). Then jobs per second, flat out.
 *
 *   npm run bench -- queue            all drivers
 *   npm run bench -- queue redis 100  one of them, up to so many queued
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectQueueServer } from '../src/queue/bullmq/server.js';
import { createEmbeddedQueue } from '../src/queue/embedded/embedded-queue.js';
import type { Queue } from '../src/queue/queue.js';
import { startPostgres } from '../test/support/servers/postgres.js';
import { startRedis } from '../test/support/servers/redis.js';

interface Opened {
  readonly queue: Queue;
  close(): Promise<void>;
}

const DEPTHS = [0, 10, 100, 1_000, 10_000];
const MEASURED = 300;
const FLAT_OUT = 2_000;
const FAR = 1_000_000;

async function onServer(server: { url: string; remove(): Promise<void> }): Promise<Opened> {
  const connection = await connectQueueServer({ url: server.url, onError: console.error });
  const queue = await connection.queue('bench');
  return {
    queue,
    async close() {
      await queue.close(1);
      await connection.close();
      await server.remove();
    },
  };
}

const DRIVERS: Readonly<Record<string, () => Promise<Opened>>> = {
  embedded() {
    const folder = mkdtempSync(join(tmpdir(), 'easel-bench-queue-'));
    const queue = createEmbeddedQueue({ path: join(folder, 'queue.db'), name: 'bench' });
    return Promise.resolve({
      queue,
      async close() {
        await queue.close(1);
        rmSync(folder, { recursive: true, force: true });
      },
    });
  },
  redis: async () => onServer(await startRedis()),
  postgres: async () => onServer(await startPostgres()),
};

/** Hands out places to the jobs that are measured only: the line behind them stays as long as it is. */
function createDesk(queue: Queue) {
  const waiting = new Map<string, () => void>();
  queue.listen(({ kind, id }) => {
    if (kind !== 'left') return;
    waiting.get(id)?.();
    waiting.delete(id);
  });
  return {
    /** Adds a job and resolves when it has left. */
    pass: (id: string, turn: number): Promise<void> =>
      new Promise((resolve, reject) => {
        waiting.set(id, resolve);
        queue.add({ id, shape: 1, turn }).catch(reject);
      }),
  };
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

async function measure(name: string, open: () => Promise<Opened>, deepest: number): Promise<void> {
  const opened = await open();
  const { queue } = opened;
  const desk = createDesk(queue);
  // The line is of jobs that wait for their time, so that it keeps its length while others pass it.
  let queued = 0;
  queue.work(() => Promise.resolve('done'), { concurrency: 2 });
  for (let warm = 0; warm < 100; warm += 1) await desk.pass(`warm-${warm}`, 0);
  const medians: number[] = [];
  for (const depth of DEPTHS.filter((each) => each <= deepest)) {
    const more = Array.from({ length: depth - queued }, (_, index) => `wait-${queued + index}`);
    for (let at = 0; at < more.length; at += 100) {
      await Promise.all(
        more.slice(at, at + 100).map((id) => queue.add({ id, shape: 1, turn: FAR, delayMilliseconds: 86_400_000 })),
      );
    }
    queued = depth;
    const times: number[] = [];
    for (let index = 0; index < MEASURED; index += 1) {
      const startedAt = performance.now();
      await desk.pass(`pass-${depth}-${index}`, 0);
      times.push(performance.now() - startedAt);
    }
    times.sort((a, b) => a - b);
    const median = quantile(times, 0.5);
    medians.push(median);
    console.log(
      `${name.padEnd(9)} ${String(depth).padStart(6)} queued   p50 ${median.toFixed(2)} ms   ` +
        `p95 ${quantile(times, 0.95).toFixed(2)} ms   × ${(median / (medians[0] ?? median)).toFixed(2)} of an idle line`,
    );
  }
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: FLAT_OUT }, (_, index) => desk.pass(`flat-${index}`, index)));
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `${name.padEnd(9)} flat out: ${Math.round(FLAT_OUT / seconds)} jobs a second, ${FLAT_OUT} at once in the line`,
  );
  await opened.close();
}

const [only, deepest] = process.argv.slice(2);
for (const [name, open] of Object.entries(DRIVERS)) {
  if (only === undefined || only === name) await measure(name, open, Number(deepest ?? 10_000));
}
process.exit(0);
