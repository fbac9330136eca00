/**
 * What a queue adds: from `add` to hearing that the job has left, with a handler that does nothing, on each driver;
 * once with an idle line and then while 10, 100, 1,000 and 10,000 jobs of a busy key really wait. The places are all
 * taken by jobs of that key; as soon as the measured one is in the line, one of them ends, and by its turn the measured
 * one is next, as that of a modest key is. Then jobs per second, flat out. The lines are compared with that of ten.
 *
 *   npm run bench -- queue            all drivers
 *   npm run bench -- queue redis 100  one of them, up to so many queued
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connectQueueServer } from '../src/queue/bullmq/server.js';
import { createEmbeddedQueue } from '../src/queue/embedded/embedded-queue.js';
import type { Queue } from '../src/queue/queue.js';
import { startPostgres } from '../test/support/servers/postgres.js';
import { startRedis } from '../test/support/servers/redis.js';
import { quantile, report } from './support/report.js';

interface Opened {
  readonly queue: Queue;
  close(): Promise<void>;
}

const DEPTHS = [0, 10, 100, 1_000, 10_000];
const MEASURED = 300;
const FLAT_OUT = 2_000;
const FAR = 1_000_000;
const PLACES = 2;
const TARGETS = { p50: 2.5, growth: 1.5 };

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

/** Works on the queue: jobs of the busy key keep their place until they are told to end, all others end at once. */
function createDesk(queue: Queue) {
  const waiting = new Map<string, () => void>();
  const held: (() => void)[] = [];
  let onHeld = (): void => {};
  let count = 0;
  let ending = false;
  queue.listen(({ kind, id }) => {
    if (kind !== 'left') return;
    waiting.get(id)?.();
    waiting.delete(id);
  });
  queue.work(
    async ({ id }) => {
      if (ending || !id.startsWith('busy')) return 'done';
      await new Promise<void>((resolve) => {
        held.push(resolve);
        onHeld();
      });
      return 'done';
    },
    { concurrency: PLACES },
  );
  const addBusy = async (): Promise<void> => {
    count += 1;
    await queue.add({ id: `busy-${count}`, shape: 1, turn: FAR });
  };
  /** Resolves when every place is taken by the busy key. */
  const busy = async (): Promise<void> => {
    while (held.length < PLACES) await new Promise<void>((resolve) => (onHeld = resolve));
  };
  return {
    /** Adds a job, makes room for it where none is, and resolves when it has left. */
    async pass(id: string, turn: number): Promise<void> {
      const left = new Promise<void>((resolve) => waiting.set(id, resolve));
      await queue.add({ id, shape: 1, turn });
      held.shift()?.();
      await left;
    },
    /** Lets so many wait behind those that have the places. */
    async fill(depth: number): Promise<void> {
      const missing = depth === 0 ? 0 : depth + PLACES - count;
      for (let at = 0; at < missing; at += 100)
        await Promise.all(Array.from({ length: Math.min(100, missing - at) }, addBusy));
      if (depth > 0) await busy();
    },
    /** One of the busy key has ended: another comes, and the line is as long as before. */
    async refill(): Promise<void> {
      await addBusy();
      await busy();
    },
    /** Lets everything end. */
    async empty(): Promise<void> {
      ending = true;
      for (const end of held.splice(0)) end();
      for (;;) {
        const { waiting: line, running } = await queue.counts();
        if (line + running === 0) return;
        await delay(50);
      }
    },
  };
}

async function measure(name: string, open: () => Promise<Opened>, deepest: number): Promise<void> {
  const opened = await open();
  const desk = createDesk(opened.queue);
  for (let warm = 0; warm < 100; warm += 1) await desk.pass(`warm-${warm}`, 0);
  const medians: number[] = [];
  for (const depth of DEPTHS.filter((each) => each <= deepest)) {
    await desk.fill(depth);
    const times: number[] = [];
    for (let index = 0; index < MEASURED; index += 1) {
      const startedAt = performance.now();
      await desk.pass(`pass-${depth}-${index}`, 0);
      times.push(performance.now() - startedAt);
      if (depth > 0) await desk.refill();
    }
    const median = quantile(times, 0.5);
    if (depth > 0) medians.push(median);
    const growth = median / (medians[0] ?? median);
    const holds = median <= TARGETS.p50 && growth <= TARGETS.growth;
    console.log(
      `${name.padEnd(9)} ${String(depth).padStart(6)} waiting   p50 ${median.toFixed(2)} ms   ` +
        `p95 ${quantile(times, 0.95).toFixed(2)} ms` +
        (depth === 0 ? '   an idle line' : `   × ${growth.toFixed(2)} of ten: ${holds ? 'holds' : 'MISSED'}`),
    );
  }
  const [first = Number.NaN, last = first] = [medians[0], medians.at(-1)];
  report({
    name: `${name}: from add to done behind ${deepest.toLocaleString('en')} others, median`,
    value: `${last.toFixed(2)} ms`,
    // PostgreSQL's round trips are what they are; the promise is of the other two.
    ...(name === 'postgres' ? {} : { target: `≤ ${TARGETS.p50} ms`, met: last <= TARGETS.p50 }),
  });
  report({
    name: '  over the same behind ten',
    value: `${(last / first).toFixed(2)} ×`,
    target: `≤ ${TARGETS.growth} ×`,
    met: last / first <= TARGETS.growth,
  });
  await desk.empty();
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: FLAT_OUT }, (_, index) => desk.pass(`flat-${index}`, index)));
  const seconds = (performance.now() - startedAt) / 1000;
  report({ name: `  flat out, ${FLAT_OUT} at once in the line`, value: `${Math.round(FLAT_OUT / seconds)} a second` });
  await opened.close();
}

const [only, deepest] = process.argv.slice(2);
for (const [name, open] of Object.entries(DRIVERS)) {
  if (only === undefined || only === name) await measure(name, open, Number(deepest ?? 10_000));
}
process.exit(0);
