import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { until } from '../../../test/support/until.js';
import { describeQueue } from '../conformance.js';
import { createEmbeddedQueue } from './embedded-queue.js';

const isChild = process.argv[2] === 'child';
const folder = isChild ? '' : mkdtempSync(join(tmpdir(), 'easel-queue-'));

let count = 0;
const open = () => createEmbeddedQueue({ path: join(folder, `${count}.db`), name: 'renders' });

// A test file that forks itself: the child adds jobs, starts one, and waits to be killed.
if (isChild) {
  const queue = createEmbeddedQueue({ path: process.argv[3] ?? '', name: 'renders' });
  queue.work(() => new Promise(() => undefined), { concurrency: 1 });
  await queue.add({ id: 'one', shape: 1, turn: 0 });
  await queue.add({ id: 'two', shape: 1, turn: 1 });
  await until(async () => (await queue.stateOf('one')) === 'running', 'it runs');
  await queue.check(); // what was added a moment ago is written
  process.send?.('running');
  setInterval(() => undefined, 1_000);
} else {
  after(() => rmSync(folder, { recursive: true, force: true }));
  describeQueue('embedded', {
    create: () => {
      count += 1;
      return Promise.resolve(open());
    },
    reopen: () => Promise.resolve(open()),
    shared: false,
  });

  test('jobs of a process that was killed are handed out by the next, at once', async () => {
    const path = join(folder, 'killed.db');
    const child = fork(fileURLToPath(import.meta.url), ['child', path]);
    await once(child, 'message');
    const living = createEmbeddedQueue({ path, name: 'renders' });
    assert.deepEqual(await living.counts(), { waiting: 0, delayed: 0, running: 0 }, 'its owner lives');
    await living.close(0);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const queue = createEmbeddedQueue({ path, name: 'renders' });
    const seen: [string, number][] = [];
    queue.work(
      (job) => {
        seen.push([job.id, job.attempt]);
        return Promise.resolve('done');
      },
      { concurrency: 1 },
    );
    await until(() => seen.length === 2, 'both are handed out');
    assert.deepEqual(
      seen.map(([id]) => id),
      ['one', 'two'],
    );
    await queue.close(1);
  });

  test('queues of different names share a file and nothing else', async () => {
    const path = join(folder, 'two.db');
    const [one, two] = ['renders', 'webhooks'].map((name) => createEmbeddedQueue({ path, name }));
    await one?.add({ id: 'same', shape: 1, turn: 0 });
    await two?.add({ id: 'same', shape: 1, turn: 0 });
    await one?.cancel('same');
    assert.equal(await one?.stateOf('same'), undefined);
    assert.equal(await two?.stateOf('same'), 'waiting');
    await one?.close(0);
    await two?.close(0);
  });
}
