import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { createTurns } from './turns.js';

const patient = new AbortController().signal;

test('so many at once, the others in their order', async () => {
  const turns = createTurns(2);
  const ends: (() => void)[] = [];
  const order: number[] = [];
  const all = [0, 1, 2, 3].map(async (index) => {
    ends[index] = await turns.take(patient);
    order.push(index);
  });
  await setImmediate();
  assert.deepEqual(order, [0, 1]);
  ends[0]?.();
  await setImmediate();
  assert.deepEqual(order, [0, 1, 2]);
  ends[1]?.();
  ends[2]?.();
  await Promise.all(all);
  assert.deepEqual(order, [0, 1, 2, 3]);
});

test('who gives up while waiting leaves the turn to the next', async () => {
  const turns = createTurns(1);
  const end = await turns.take(patient);
  const impatient = new AbortController();
  const given = turns.take(impatient.signal);
  const next = turns.take(patient);
  impatient.abort(new Error('enough'));
  await assert.rejects(given, /enough/);
  end();
  (await next)();
  (await turns.take(patient))();
  await assert.rejects(turns.take(impatient.signal), /enough/);
});
