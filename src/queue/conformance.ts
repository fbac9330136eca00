import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../../test/support/until.js';
import {
  JobStopped,
  type HandedOutJob,
  type JobContext,
  type JobVerdict,
  type Queue,
  type QueueEvent,
} from './queue.js';

/** What every driver of the queue is tested with. */
export interface QueueUnderTest {
  /** An empty queue. */
  create(): Promise<Queue>;
  /** The queue that was created last, opened a second time: after the first was closed, or beside it. */
  reopen(): Promise<Queue>;
  /** Whether two processes serve one line: false where every process hands out its own jobs. */
  readonly shared: boolean;
}

/** A handler whose jobs run until the test ends them. */
function createDesk() {
  const desk = {
    /** In the order in which they came. */
    seen: [] as HandedOutJob[],
    open: new Map<string, { context: JobContext; end: (verdict: JobVerdict) => void; fail: (error: Error) => void }>(),
    stopped: new Map<string, unknown>(),
    handler: (job: HandedOutJob, context: JobContext): Promise<JobVerdict> =>
      new Promise((end, fail) => {
        desk.seen.push(job);
        desk.open.set(job.id, { context, end, fail });
        context.signal.addEventListener('abort', () => {
          desk.stopped.set(job.id, context.signal.reason);
          fail(context.signal.reason as Error);
        });
      }),
    end(id: string, verdict: JobVerdict = 'done'): void {
      const entry = desk.open.get(id);
      assert.ok(entry, `${id} is not being worked on`);
      desk.open.delete(id);
      entry.end(verdict);
    },
  };
  return desk;
}

const job = (id: string, turn = 0) => ({ id, shape: 1, turn });

/** What every driver of the queue must do. */
export function describeQueue(name: string, driver: QueueUnderTest): void {
  const withQueue = async (work: (queue: Queue) => Promise<void>): Promise<void> => {
    const queue = await driver.create();
    try {
      await work(queue);
    } finally {
      await queue.close(0);
    }
  };

  describe(`queue: ${name}`, () => {
    test('hands out so many at once, by turn and then by age', () =>
      withQueue(async (queue) => {
        const desk = createDesk();
        for (const [id, turn] of [
          ['large', 2 ** 21],
          ['larger', 2 ** 40],
          ['late', 20],
          ['a', 10],
          ['b', 10],
          ['first', 0],
          ['c', 10],
        ] as const) {
          await queue.add(job(id, turn));
        }
        queue.work(desk.handler, { concurrency: 1 });
        const order = ['first', 'a', 'b', 'c', 'late', 'large', 'larger'];
        for (const id of order) {
          await until(() => desk.open.has(id), `${id} is handed out`);
          assert.equal(desk.open.size, 1);
          desk.end(id);
        }
        assert.deepEqual(
          desk.seen.map(({ id, shape, attempt }) => [id, shape, attempt]),
          order.map((id) => [id, 1, 1]),
        );
      }));

    test('several at once, and counts that add up', () =>
      withQueue(async (queue) => {
        const desk = createDesk();
        queue.work(desk.handler, { concurrency: 3 });
        for (let index = 0; index < 5; index += 1) await queue.add(job(`job_${index}`));
        await queue.add({ ...job('later'), delayMilliseconds: 600_000 });
        await until(() => desk.open.size === 3, 'three are handed out');
        assert.deepEqual(await queue.counts(), { waiting: 2, delayed: 1, running: 3 });
        assert.deepEqual(await Promise.all(['job_0', 'job_4', 'later', 'nobody'].map((id) => queue.stateOf(id))), [
          'running',
          'waiting',
          'delayed',
          undefined,
        ]);
        for (let index = 0; index < 5; index += 1) {
          await until(() => desk.open.has(`job_${index}`), 'the next is handed out');
          desk.end(`job_${index}`);
        }
        await until(async () => (await queue.counts()).running === 0, 'all are done');
        assert.deepEqual(await queue.counts(), { waiting: 0, delayed: 1, running: 0 });
        assert.equal(await queue.stateOf('job_4'), undefined);
        await queue.check();
      }));

    test('a job that is known is not added again; one that left is new', () =>
      withQueue(async (queue) => {
        const desk = createDesk();
        await queue.add(job('one'));
        await queue.add(job('one'));
        assert.equal((await queue.counts()).waiting, 1);
        queue.work(desk.handler, { concurrency: 2 });
        await until(() => desk.open.has('one'), 'it is handed out');
        await queue.add(job('one'));
        await delay(50);
        assert.equal(desk.seen.length, 1);
        desk.end('one');
        await until(async () => (await queue.stateOf('one')) === undefined, 'it leaves');
        await queue.add(job('one'));
        await until(() => desk.open.has('one'), 'it is handed out anew');
        desk.end('one');
      }));

    test('a delayed job comes in its time', () =>
      withQueue(async (queue) => {
        const desk = createDesk();
        queue.work(desk.handler, { concurrency: 1 });
        const addedAt = Date.now();
        await queue.add({ ...job('later'), delayMilliseconds: 300 });
        await queue.add(job('now'));
        await until(() => desk.open.has('now'), 'the other overtakes it');
        desk.end('now');
        await until(() => desk.open.has('later'), 'it comes');
        assert.ok(Date.now() - addedAt >= 290);
        desk.end('later');
      }));

    test('what is put back comes again, and so does what its handler dropped', () =>
      withQueue(async (queue) => {
        const desk = createDesk();
        queue.work(desk.handler, { concurrency: 1 });
        await queue.add({ ...job('strange'), shape: 99 });
        await until(() => desk.open.has('strange'), 'it is handed out');
        desk.end('strange', { putBackMilliseconds: 50 });
        await until(() => desk.open.has('strange'), 'it is handed out again');
        const entry = desk.open.get('strange');
        desk.open.delete('strange');
        entry?.fail(new Error('the handler broke'));
        await until(() => desk.open.has('strange'), 'it is handed out a third time');
        assert.deepEqual(
          desk.seen.map(({ id, shape, attempt }) => [id, shape, attempt]),
          [1, 2, 3].map((attempt) => ['strange', 99, attempt]),
        );
        desk.end('strange');
        await until(async () => (await queue.stateOf('strange')) === undefined, 'it leaves');
      }));

    test('canceling takes away what waits and stops what runs', () =>
      withQueue(async (queue) => {
        const desk = createDesk();
        const left: string[] = [];
        queue.listen((event) => event.kind === 'left' && left.push(event.id));
        queue.work(desk.handler, { concurrency: 1 });
        await queue.add(job('running'));
        await until(() => desk.open.has('running'), 'it runs');
        await queue.add(job('waiting'));
        await queue.add({ ...job('delayed'), delayMilliseconds: 600_000 });
        await Promise.all(['waiting', 'delayed', 'nobody', 'running'].map((id) => queue.cancel(id)));
        await until(() => desk.stopped.has('running'), 'it stops');
        const reason = desk.stopped.get('running');
        assert.ok(reason instanceof JobStopped && reason.reason === 'canceled');
        await until(() => left.length === 3, 'all leave');
        assert.deepEqual(left.toSorted(), ['delayed', 'running', 'waiting']);
        await until(async () => (await queue.counts()).running === 0, 'nothing runs');
        assert.deepEqual(await queue.counts(), { waiting: 0, delayed: 0, running: 0 });
        await queue.add(job('next'));
        await until(() => desk.open.has('next'), 'the place is free');
        desk.end('next');
        assert.deepEqual(
          desk.seen.map(({ id }) => id),
          ['running', 'next'],
        );
      }));

    test('whoever listens hears of start, progress and end', () =>
      withQueue(async (queue) => {
        const desk = createDesk();
        const events: QueueEvent[] = [];
        const stop = queue.listen((event) => events.push(event));
        queue.work(desk.handler, { concurrency: 1 });
        await queue.add(job('one'));
        await until(() => desk.open.has('one'), 'it runs');
        const preview = `data:image/webp;base64,${'A'.repeat(2_000)}`;
        desk.open.get('one')?.context.onProgress({ fraction: 0.25 });
        desk.open.get('one')?.context.onProgress({ fraction: 0.5, preview });
        await until(async () => (await queue.progressOf('one'))?.fraction === 0.5, 'the progress is known');
        await until(
          () => events.some((event) => event.kind === 'progress' && event.progress.preview === preview),
          'the progress is heard of',
        );
        desk.end('one');
        await until(() => events.at(-1)?.kind === 'left', 'it leaves');
        assert.equal(events[0]?.kind, 'started');
        assert.ok(events.every(({ id }) => id === 'one'));
        assert.equal(await queue.progressOf('nobody'), undefined);
        stop();
        const heard = events.length;
        await queue.add(job('two'));
        await until(() => desk.open.has('two'), 'it runs unheard');
        desk.end('two');
        assert.equal(events.length, heard);
      }));

    test('closing waits for what runs; what waits is there after opening again', async () => {
      const queue = await driver.create();
      const desk = createDesk();
      queue.work(desk.handler, { concurrency: 1 });
      await queue.add(job('running'));
      await queue.add(job('waiting', 5));
      await queue.add({ ...job('delayed'), delayMilliseconds: 200 });
      await until(() => desk.open.has('running'), 'it runs');
      const closed = queue.close(30);
      await delay(20);
      desk.end('running');
      await closed;
      assert.deepEqual(
        desk.seen.map(({ id }) => id),
        ['running'],
      );
      const again = await driver.reopen();
      const next = createDesk();
      again.work(next.handler, { concurrency: 2 });
      await until(() => next.open.has('waiting') && next.open.has('delayed'), 'both are handed out');
      next.end('waiting');
      next.end('delayed');
      await again.close(5);
    });

    test('closing stops what takes too long and puts it back', async () => {
      const queue = await driver.create();
      const desk = createDesk();
      queue.work(desk.handler, { concurrency: 1 });
      await queue.add(job('slow'));
      await until(() => desk.open.has('slow'), 'it runs');
      await queue.close(0);
      const reason = desk.stopped.get('slow');
      assert.ok(reason instanceof JobStopped && reason.reason === 'closing');
      const again = await driver.reopen();
      const next = createDesk();
      again.work(next.handler, { concurrency: 1 });
      await until(() => next.open.has('slow'), 'it is handed out again');
      assert.equal(next.seen[0]?.attempt, 2);
      next.end('slow');
      await again.close(5);
    });

    test('a handler that ignores its signal does not hold up closing', async () => {
      const queue = await driver.create();
      let started = false;
      queue.work(
        () => {
          started = true;
          return new Promise(() => undefined);
        },
        { concurrency: 1 },
      );
      await queue.add(job('stubborn'));
      await until(() => started, 'it runs');
      await queue.close(0);
    });

    if (driver.shared) {
      test('two processes: one adds, the other works, both hear of it', async () => {
        const queue = await driver.create();
        const worker = await driver.reopen();
        const desk = createDesk();
        const heard: string[] = [];
        queue.listen(({ kind }) => heard.push(kind));
        worker.work(desk.handler, { concurrency: 1 });
        await queue.add(job('one'));
        await until(() => desk.open.has('one'), 'the other process has it');
        desk.open.get('one')?.context.onProgress({ fraction: 0.5 });
        await until(() => heard.includes('progress'), 'progress arrives');
        assert.equal((await queue.counts()).running, 1);
        await queue.cancel('one');
        await until(() => desk.stopped.has('one'), 'the cancellation arrives');
        await until(() => heard.includes('left'), 'the end arrives');
        await Promise.all([queue.close(0), worker.close(0)]);
      });
    }
  });
}
