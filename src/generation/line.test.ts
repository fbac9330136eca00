import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { ApiError } from '../contract/errors.js';
import { createLine, type Job } from './line.js';

/** A job that runs until it is told to end, or until its signal aborts. */
function controlledJob<Result>(result: Result) {
  let finish = (): void => undefined;
  let fail: (error: Error) => void = () => undefined;
  const state = { started: false, aborted: false };
  const job: Job<Result> = (signal) =>
    new Promise((resolve, reject) => {
      state.started = true;
      finish = () => resolve(result);
      fail = reject;
      signal.addEventListener('abort', () => {
        state.aborted = true;
        reject(signal.reason as Error);
      });
    });
  return { job, state, finish: () => finish(), fail: (error: Error) => fail(error) };
}

const calm = (): AbortSignal => new AbortController().signal;
const codeIs = (code: string) => (error: unknown) => ApiError.isInstance(error) && error.code === code;

describe('line', () => {
  test('runs as many as it may, the rest in order', async () => {
    const line = createLine({ concurrency: 2, capacity: 10 });
    const jobs = ['a', 'b', 'c'].map((letter) => controlledJob(letter));
    const all = line.run(
      jobs.map(({ job }) => job),
      { signal: calm() },
    );
    await turn();
    assert.deepEqual(
      jobs.map(({ state }) => state.started),
      [true, true, false],
    );
    assert.deepEqual(line.state(), { running: 2, waiting: 1 });
    jobs[1]?.finish();
    await turn();
    assert.equal(jobs[2]?.state.started, true);
    jobs[2]?.finish();
    jobs[0]?.finish();
    assert.deepEqual(await all, ['a', 'b', 'c']);
    assert.deepEqual(line.state(), { running: 0, waiting: 0 });
  });

  test('takes all of a group or none', async () => {
    const line = createLine({ concurrency: 1, capacity: 1 });
    const first = controlledJob(1);
    const running = line.run([first.job], { signal: calm() });
    const never = controlledJob(2);
    await assert.rejects(line.run([never.job, never.job], { signal: calm() }), codeIs('overloaded'));
    assert.throws(() => line.requireRoom(2), codeIs('overloaded'));
    line.requireRoom(1);
    assert.deepEqual(line.state(), { running: 1, waiting: 0 });
    first.finish();
    await running;
    assert.equal(never.state.started, false);
  });

  test('an overloaded queue says when to come back', async () => {
    const line = createLine({ concurrency: 1, capacity: 0 });
    const first = controlledJob(1);
    const running = line.run([first.job], { signal: calm() });
    await assert.rejects(line.run([first.job], { signal: calm() }), (error: ApiError) =>
      /^\d+$/.test(error.headers['retry-after'] ?? ''),
    );
    first.finish();
    await running;
  });

  test('an abort removes what waits and stops what runs', async () => {
    const line = createLine({ concurrency: 1, capacity: 5 });
    const controller = new AbortController();
    const [one, two] = [controlledJob(1), controlledJob(2)];
    const all = line.run([one.job, two.job], { signal: controller.signal });
    await turn();
    controller.abort(new Error('gone'));
    await assert.rejects(all, /gone/);
    assert.deepEqual([one.state.aborted, two.state.started], [true, false]);
    assert.deepEqual(line.state(), { running: 0, waiting: 0 });
    await assert.rejects(line.run([one.job], { signal: controller.signal }), /gone/);
  });

  test('the first failure aborts its siblings and nobody else', async () => {
    const line = createLine({ concurrency: 3, capacity: 5 });
    const [one, two, other] = [controlledJob(1), controlledJob(2), controlledJob(3)];
    const group = line.run([one.job, two.job], { signal: calm() });
    const alone = line.run([other.job], { signal: calm() });
    await turn();
    one.fail(new Error('broken'));
    await assert.rejects(group, /broken/);
    assert.deepEqual([two.state.aborted, other.state.aborted], [true, false]);
    other.finish();
    assert.deepEqual(await alone, [3]);
  });

  test('a job that throws at once frees its place', async () => {
    const line = createLine({ concurrency: 1, capacity: 5 });
    const broken: Job<number> = () => {
      throw new Error('at once');
    };
    await assert.rejects(line.run([broken], { signal: calm() }), /at once/);
    assert.deepEqual(await line.run([() => Promise.resolve(7)], { signal: calm() }), [7]);
  });

  test('the place of a job that ignores its signal is free only when it has ended', async () => {
    const line = createLine({ concurrency: 1, capacity: 5 });
    const controller = new AbortController();
    let end = (): void => undefined;
    const stubborn: Job<void> = () => new Promise((resolve) => (end = resolve));
    const gone = line.run([stubborn], { signal: controller.signal });
    await turn();
    controller.abort(new Error('gone'));
    await assert.rejects(gone, /gone/);
    assert.equal(line.state().running, 1);
    end();
    await turn();
    assert.equal(line.state().running, 0);
  });

  test('closing lets work finish and takes no more', async () => {
    const line = createLine({ concurrency: 1, capacity: 5 });
    const [one, two] = [controlledJob(1), controlledJob(2)];
    const all = line.run([one.job, two.job], { signal: calm() });
    await turn();
    const closed = line.close(60);
    await assert.rejects(line.run([one.job], { signal: calm() }), codeIs('not_ready'));
    one.finish();
    await turn();
    two.finish();
    assert.deepEqual(await all, [1, 2]);
    await closed;
  });

  test('closing does not wait for a job that ignores its signal', async () => {
    const line = createLine({ concurrency: 1, capacity: 5 });
    const stubborn: Job<void> = () => new Promise(() => undefined);
    const gone = line.run([stubborn], { signal: calm() });
    await turn();
    await Promise.all([assert.rejects(gone, codeIs('not_ready')), line.close(0)]);
  });

  test('closing aborts what takes too long', async () => {
    const line = createLine({ concurrency: 1, capacity: 5 });
    const [one, two] = [controlledJob(1), controlledJob(2)];
    const all = line.run([one.job, two.job], { signal: calm() });
    await turn();
    await Promise.all([assert.rejects(all, codeIs('not_ready')), line.close(0)]);
    assert.deepEqual([one.state.aborted, two.state.started], [true, false]);
  });
});
