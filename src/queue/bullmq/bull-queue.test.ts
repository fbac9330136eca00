import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { sharedServers, skipWithout } from '../../../test/support/servers/shared.js';
import { until } from '../../../test/support/until.js';
import { describeQueue } from '../conformance.js';
import type { Queue } from '../queue.js';
import { connectQueueServer } from './server.js';

/** So soon a job is taken from a worker that says nothing. A crowded machine is no dead worker. */
const LOCK_MILLISECONDS = 30_000;
const SHORT_LOCK_MILLISECONDS = 2_000;

/** A queue with a connection of its own, as a process of its own has it. */
async function open(url: string, name: string, lockMilliseconds = LOCK_MILLISECONDS): Promise<Queue> {
  const server = await connectQueueServer({ url, onError: () => undefined, lockMilliseconds });
  const queue = await server.queue(name);
  const own: Queue = {
    ...queue,
    async close(graceSeconds) {
      if (!opened.delete(own)) return;
      await queue.close(graceSeconds);
      await server.close();
    },
  };
  opened.add(own);
  return own;
}

/** Closed at the end, also when a test failed in the middle: an open connection keeps the process alive. */
const opened = new Set<Queue>();
after(() => Promise.all([...opened].map((queue) => queue.close(0))));

let count = 0;
const newName = (): string => `test-${process.pid}-${(count += 1)}`;

function describeServer(title: string, url: string): void {
  let name = '';
  describeQueue(title, {
    create() {
      name = newName();
      return open(url, name);
    },
    reopen: () => open(url, name),
    shared: true,
  });

  test(`${title}: the job of a process that was killed is handed to another, and nothing else twice`, async () => {
    const shared = newName();
    const queue = await open(url, shared, SHORT_LOCK_MILLISECONDS);
    const child = fork(fileURLToPath(import.meta.url), ['child', url, shared]);
    await queue.add({ id: 'one', shape: 1, turn: 0 });
    await once(child, 'message');
    await queue.add({ id: 'two', shape: 1, turn: 1 });
    child.kill('SIGKILL');
    const seen: [string, number][] = [];
    queue.work(
      (job) => {
        seen.push([job.id, job.attempt]);
        return Promise.resolve('done');
      },
      { concurrency: 1 },
    );
    await until(() => seen.length === 2, 'both are handed out');
    await until(async () => (await queue.stateOf('one')) === undefined, 'it leaves');
    assert.deepEqual(seen.toSorted(), [
      ['one', 2],
      ['two', 1],
    ]);
    await queue.close(1);
  });

  test(`${title}: four processes share a thousand jobs, each handed out once`, async () => {
    const shared = newName();
    const queues = await Promise.all(Array.from({ length: 4 }, () => open(url, shared)));
    const seen = new Map<string, number>();
    const left = new Set<string>();
    queues[0]?.listen((event) => event.kind === 'left' && left.add(event.id));
    for (const queue of queues) {
      queue.work(
        (job) => {
          seen.set(job.id, (seen.get(job.id) ?? 0) + 1);
          return Promise.resolve('done');
        },
        { concurrency: 4 },
      );
    }
    const ids = Array.from({ length: 1_000 }, (_, index) => `job_${index}`);
    await Promise.all(ids.map(async (id, index) => queues[index % 4]?.add({ id, shape: 1, turn: index })));
    await until(() => seen.size === 1_000, 'all are handed out');
    await until(() => left.size === 1_000, 'all are heard of');
    assert.ok([...seen.values()].every((times) => times === 1));
    assert.deepEqual(await queues[0]?.counts(), { waiting: 0, delayed: 0, running: 0 });
    await Promise.all(queues.map((queue) => queue.close(5)));
  });

  test(`${title}: while a fleet is upgraded, each job finds a process that knows its shape`, async (context) => {
    const shared = newName();
    const [older, newer] = [await open(url, shared), await open(url, shared)];
    const done: string[] = [];
    let putBack = 0;
    const workAs = (queue: Queue, version: string, known: readonly number[]): void =>
      queue.work(
        (job) => {
          if (known.includes(job.shape)) done.push(`${version} ${job.id}`);
          else putBack += 1;
          // long enough for a slow machine to come round to the others before these are back in front of them
          return Promise.resolve(known.includes(job.shape) ? 'done' : { putBackMilliseconds: 500 });
        },
        { concurrency: 2 },
      );
    workAs(older, 'older', [1]);
    for (let index = 0; index < 10; index += 1) {
      await newer.add({ id: `new_${index}`, shape: 2, turn: index });
      await newer.add({ id: `old_${index}`, shape: 1, turn: index });
    }
    await until(() => done.length === 10 && putBack >= 10, 'the older one does what it knows, and no more');
    workAs(newer, 'newer', [1, 2]);
    await older.add({ id: 'old_last', shape: 1, turn: 0 });
    await until(() => done.length === 21, 'the newer one does the rest');
    const jobs = done.map((one) => one.split(' ')[1]);
    assert.equal(new Set(jobs).size, 21, 'none twice');
    assert.ok(done.every((one) => one.startsWith('newer') || one.includes('old_')));
    context.diagnostic(`${title}: 21 jobs of two shapes, ${done.length} done, 0 lost, put back ${putBack} times`);
    await Promise.all([older.close(1), newer.close(1)]);
  });

  test(`${title}: canceling at the moment of the start never leaves a job behind`, async () => {
    const queue = await open(url, newName());
    let started = 0;
    queue.work(
      (_job, { signal }) =>
        new Promise((resolve, reject) => {
          started += 1;
          signal.addEventListener('abort', () => reject(signal.reason as Error));
          setTimeout(() => resolve('done'), 20);
        }),
      { concurrency: 8 },
    );
    const ids = Array.from({ length: 100 }, (_, index) => `job_${index}`);
    await Promise.all(
      ids.map(async (id) => {
        await queue.add({ id, shape: 1, turn: 0 });
        await queue.cancel(id);
      }),
    );
    await until(async () => {
      const { waiting, delayed, running } = await queue.counts();
      return waiting + delayed + running === 0;
    }, 'nothing is left');
    assert.ok(started <= 100);
    await queue.close(1);
  });
}

if (process.argv[2] === 'child') {
  const queue = await open(process.argv[3] ?? '', process.argv[4] ?? '', SHORT_LOCK_MILLISECONDS);
  queue.work(
    () => {
      process.send?.('running');
      return new Promise(() => undefined);
    },
    { concurrency: 1 },
  );
} else {
  const { redis, postgres } = sharedServers();
  describe('on Redis', { skip: skipWithout('redis') }, () => describeServer('Redis', redis?.url ?? ''));
  describe('on PostgreSQL', { skip: skipWithout('postgres') }, () => describeServer('PostgreSQL', postgres?.url ?? ''));
  test('a server that is not there is an error, and soon', async () => {
    for (const url of ['redis://127.0.0.1:1', 'postgres://easel@127.0.0.1:1/easel']) {
      await assert.rejects(connectQueueServer({ url, onError: () => undefined }));
    }
  });
}
