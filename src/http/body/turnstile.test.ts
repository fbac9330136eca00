import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createTurnstile } from './turnstile.js';

function busy(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('what is too much for one turn goes on in the next ones, in order', async () => {
  const turnstile = createTurnstile(5);
  const done: number[] = [];
  const works = Array.from({ length: 6 }, (_, index) =>
    turnstile.pass(() => {
      busy(3);
      done.push(index);
    }),
  );
  assert.ok(done.length <= 2, `${done.length} of six in the first turn`);
  let most = 0;
  while (done.length < 6) {
    const before = done.length;
    await nextTurn();
    most = Math.max(most, done.length - before);
  }
  await Promise.all(works);
  assert.deepEqual(done, [0, 1, 2, 3, 4, 5]);
  assert.ok(most <= 2, `${most} in one turn`);
});

test('a fault is the fault of its own work', async () => {
  const turnstile = createTurnstile(1);
  const fail = (): never => {
    busy(2);
    throw new Error('broken');
  };
  const results = await Promise.allSettled([turnstile.pass(fail), turnstile.pass(fail), turnstile.pass(() => busy(2))]);
  assert.deepEqual(
    results.map(({ status }) => status),
    ['rejected', 'rejected', 'fulfilled'],
  );
});
