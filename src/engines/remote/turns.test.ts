import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTurns } from './turns.js';

const signal = new AbortController().signal;

test('so many at a time, in order, and a turn given back twice counts once', async () => {
  const turns = createTurns(1);
  const order: string[] = [];
  const first = await turns.take(signal);
  const second = turns.take(signal).then((release) => {
    order.push('second');
    return release;
  });
  const third = turns.take(signal).then(() => order.push('third'));
  first();
  first();
  const release = await second;
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(order, ['second']);
  release();
  await third;
  assert.deepEqual(order, ['second', 'third']);
});

test('whoever leaves the line does not hold it up', async () => {
  const turns = createTurns(1);
  const release = await turns.take(signal);
  const controller = new AbortController();
  const leaving = turns.take(controller.signal);
  const staying = turns.take(signal);
  const reason = new Error('tired of waiting');
  controller.abort(reason);
  await assert.rejects(leaving, reason);
  release();
  await staying;
});
