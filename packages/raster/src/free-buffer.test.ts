import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { freeBuffer } from './free-buffer.js';

const BYTES = 64 << 20;
const external = (): number => process.memoryUsage().external;

test('a buffer that is freed counts no longer, before any collection', () => {
  const before = external();
  const pixels = new Uint8Array(BYTES);
  assert.ok(external() - before >= BYTES);
  freeBuffer(pixels.buffer);
  assert.equal(pixels.length, 0);
  assert.ok(external() - before < BYTES / 2);
});

test('nor does one that came from another thread', async () => {
  const thread = new Worker(
    `const { parentPort } = require('node:worker_threads');
     const pixels = new Uint8Array(${BYTES});
     parentPort.postMessage(pixels, [pixels.buffer]);`,
    { eval: true },
  );
  const before = external();
  const pixels = await new Promise<Uint8Array<ArrayBuffer>>((resolve) => thread.once('message', resolve));
  freeBuffer(pixels.buffer);
  assert.equal(pixels.length, 0);
  assert.ok(external() - before < BYTES / 2);
  await thread.terminate();
});
