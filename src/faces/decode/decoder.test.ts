import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { FaceError } from '../faces.js';
import { createDecoder, type Decoder } from './decoder.js';

const folder = mkdtempSync(join(tmpdir(), 'easel-decoder-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const photo = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#c04020' } })
  .jpeg()
  .toBuffer();

/** A decoder that is as bad as the first byte of its photo says. */
function badProgram(): string {
  const path = join(folder, 'bad-decoder.mjs');
  writeFileSync(
    path,
    `let first = 0;
    process.on('message', (work) => {
      if (work === 'forget') return;
      if (work.bytes) first = work.bytes[0];
      if (first === 1) process.abort();
      if (first === 2) for (;;);
      if (work.bytes) process.send({ held: { width: 1, height: 1 } });
      else process.send({ picture: { width: 1, height: 1, data: new Uint8Array([first, process.pid & 255, (process.pid >> 8) & 255]) } });
    });
    process.send('ready');`,
  );
  return path;
}

async function faultOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'none',
    (error: unknown) => (error instanceof FaceError ? error.code : String(error)),
  );
}

const whole = (decoder: Decoder, bytes: Uint8Array) => decoder.open(bytes, (opened) => opened.pixels(5_000));

test('a photo is decoded in another process, and what cannot be is refused by name', async () => {
  const decoder = createDecoder({ seconds: 60 });
  try {
    const [first, second] = await Promise.all([whole(decoder, photo), whole(decoder, photo)]);
    assert.deepEqual([first.width, first.height, first.data.length], [400, 200, 240_000]);
    assert.ok(Math.abs((first.data[0] ?? 0) - 0xc0) < 8);
    assert.deepEqual(second, first);
    const part = { left: 300, top: 0, width: 100, height: 50 };
    const small = await decoder.open(photo, (opened) => opened.pixels(20, part));
    assert.deepEqual([small.width, small.height, small.data.length], [20, 10, 600]);
    const leaving = decoder.open(photo, () => Promise.reject(new Error('enough')));
    await assert.rejects(leaving, /enough/);
    assert.equal(await faultOf(whole(decoder, Buffer.from('no photo'))), 'face_unreadable');
    const large = await sharp({ create: { width: 12_001, height: 10, channels: 3, background: '#777' } })
      .png()
      .toBuffer();
    assert.equal(await faultOf(whole(decoder, large)), 'face_too_large');
  } finally {
    decoder.close();
  }
});

test('a photo that takes too much of the processor is refused, and the next one is decoded', async () => {
  const decoder = createDecoder({ processorSeconds: 0.1, seconds: 60 });
  const large = await sharp({ create: { width: 4_900, height: 4_900, channels: 4, background: '#777' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  try {
    assert.equal(await faultOf(whole(decoder, large)), 'face_unreadable');
    assert.equal((await whole(decoder, photo)).width, 400);
  } finally {
    decoder.close();
  }
});

test('a decoder that crashes or never ends costs its own photo only', async () => {
  const decoder = createDecoder({ seconds: 4, program: badProgram() });
  const pixel = async () => (await whole(decoder, Uint8Array.of(7))).data;
  try {
    assert.equal((await pixel())[0], 7);
    assert.equal(await faultOf(whole(decoder, Uint8Array.of(1))), 'face_unreadable');
    assert.equal((await pixel())[0], 7);
    assert.equal(await faultOf(whole(decoder, Uint8Array.of(2))), 'face_unreadable');
    assert.equal((await pixel())[0], 7);
    assert.deepEqual(await pixel(), await pixel(), 'the process is kept');
  } finally {
    decoder.close();
  }
});

test('a decoder that does not start is an error, and the next photo tries again', async () => {
  const decoder = createDecoder({ program: join(folder, 'nowhere.mjs') });
  await assert.rejects(whole(decoder, photo), /did not start/);
  await assert.rejects(whole(decoder, photo), /did not start/);
});

test('a photo stays open however long others work on it, and the process ends after it', async () => {
  const decoder = createDecoder({ seconds: 60, idleSeconds: 0.05, program: badProgram() });
  const processOf = async (): Promise<string> =>
    decoder.open(Uint8Array.of(7), async (opened) => {
      const before = await opened.pixels(10);
      await delay(400);
      const later = await opened.pixels(10);
      assert.deepEqual(later.data, before.data, 'the same photo of the same process');
      return later.data.join();
    });
  try {
    const first = await processOf();
    await delay(400);
    assert.notEqual(await processOf(), first, 'another process');
  } finally {
    decoder.close();
  }
});
