import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFairPlaces } from './fair-places.js';

const { signal } = new AbortController();

/** Work that runs until it is told to end. */
function createGate() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    work: (name: string) => () =>
      new Promise<string>((resolve) => {
        started.push(name);
        ends.set(name, () => resolve(name));
      }),
    async end(name: string) {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('one caller leaves a place to the others, and those who wait go in order', async () => {
  const places = createFairPlaces(2);
  const gate = createGate();
  const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => places.run(name.charAt(0), signal, gate.work(name)));
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(gate.started, ['a1', 'b1']);
  await gate.end('b1');
  assert.deepEqual(gate.started, ['a1', 'b1', 'c1']);
  await gate.end('a1');
  await gate.end('c1');
  assert.deepEqual(gate.started, ['a1', 'b1', 'c1', 'a2']);
  await gate.end('a2');
  await gate.end('a3');
  assert.deepEqual(await Promise.all(all), ['a1', 'a2', 'a3', 'b1', 'c1']);
});

test('a single place is for everybody; who leaves the line or fails frees it', async () => {
  const places = createFairPlaces(1);
  const gate = createGate();
  const first = places.run('a', signal, gate.work('first'));
  const controller = new AbortController();
  const gone = places.run('a', controller.signal, gate.work('gone'));
  const reason = new Error('gone');
  controller.abort(reason);
  await assert.rejects(gone, reason);
  await assert.rejects(places.run('a', controller.signal, gate.work('late')), reason);
  await gate.end('first');
  await first;
  await assert.rejects(
    places.run('b', signal, () => Promise.reject(new Error('broke'))),
    /broke/,
  );
  assert.equal(await places.run('b', signal, () => Promise.resolve(7)), 7);
});

test('a caller who may hold them all does, and those who wait go in order', async () => {
  const places = createFairPlaces(2, 2);
  const gate = createGate();
  const all = ['0', '1', '2', '3'].map((name) => places.run('', signal, gate.work(name)));
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(gate.started, ['0', '1']);
  await gate.end('0');
  assert.deepEqual(gate.started, ['0', '1', '2']);
  await gate.end('1');
  await gate.end('2');
  await gate.end('3');
  assert.deepEqual(await Promise.all(all), ['0', '1', '2', '3']);
});

test('who gives up while waiting leaves the place to the next', async () => {
  const places = createFairPlaces(1, 1);
  const gate = createGate();
  const impatient = new AbortController();
  const first = places.run('', signal, gate.work('first'));
  const given = places.run('', impatient.signal, gate.work('given'));
  const next = places.run('', signal, gate.work('next'));
  impatient.abort(new Error('enough'));
  await assert.rejects(given, /enough/);
  await gate.end('first');
  await gate.end('next');
  assert.deepEqual(gate.started, ['first', 'next']);
  assert.deepEqual(await Promise.all([first, next]), ['first', 'next']);
  await assert.rejects(places.run('', impatient.signal, gate.work('late')), /enough/);
});
