import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '../../contract/errors.js';
import { createBodyMemory } from './body-memory.js';

const MEGABYTE = 1_048_576;
const overloaded = (error: unknown) =>
  ApiError.isInstance(error) && error.code === 'overloaded' && 'retry-after' in error.headers;

test('one key may hold half, all keys together seven eighths, small bodies the rest', () => {
  const memory = createBodyMemory(16 * MEGABYTE);
  const first = memory.open('one');
  first.hold(8 * MEGABYTE);
  assert.throws(() => memory.open('one').hold(MEGABYTE), overloaded);
  const second = memory.open('two');
  second.hold(6 * MEGABYTE);
  assert.throws(() => memory.open('three').hold(MEGABYTE), overloaded);
  memory.open('one').hold(10_000);
  memory.open('three').hold(10_000);
  first.close();
  first.close();
  memory.open('three').hold(MEGABYTE);
  assert.equal(memory.held(), 6 * MEGABYTE + 20_000 + MEGABYTE);
});

test('a refused request gives back what it held, and holds nothing after its end', () => {
  const memory = createBodyMemory(4 * MEGABYTE);
  const account = memory.open('one');
  account.hold(2 * MEGABYTE);
  assert.throws(() => account.hold(1), overloaded);
  account.close();
  account.hold(MEGABYTE);
  assert.equal(memory.held(), 0);
});
