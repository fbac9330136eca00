import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { FaceError, type FaceFault } from '../faces.js';
import { decodePhoto } from './decode.js';
import { photoOf } from './photo.js';

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(checksum(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** CRC-32 as PNG wants it; `zlib.crc32` is younger than the oldest Node that is supported. */
function checksum(bytes: Uint8Array): number {
  if (typeof crc32 === 'function') return crc32(bytes);
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A PNG of one grey value, claimed to have this size; `rows` of it are really there. */
function png(
  width: number,
  height: number,
  rows: number,
  extra: Buffer[] = [],
  { depth = 8, interlaced = false } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  header[12] = interlaced ? 1 : 0;
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const pixels = deflateSync(Buffer.alloc((width + 1) * rows), { level: 9 });
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([signature, chunk('IHDR', header), ...extra, chunk('IDAT', pixels), end]);
}

async function assertFault(promise: Promise<unknown>, code: FaceFault): Promise<void> {
  await assert.rejects(promise, (error) => {
    assert.ok(error instanceof FaceError, String(error));
    assert.equal(error.code, code, error.message);
    return true;
  });
}

const openPhoto = async (bytes: Uint8Array) => photoOf(await decodePhoto(bytes));

const plain = sharp({ create: { width: 40, height: 20, channels: 3, background: '#c04020' } });

test('JPEG, PNG, WebP and AVIF are read by their bytes', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const photo = await openPhoto(await plain.clone().toFormat(format).toBuffer());
    assert.deepEqual([photo.width, photo.height], [40, 20], format);
    const { width, height, data } = await photo.pixels(20);
    assert.deepEqual([width, height, data.length], [20, 10, 600], format);
    assert.ok(Math.abs(data[0]! - 0xc0) < 8, format);
  }
});

test('anything else is unreadable, whatever it calls itself', async () => {
  const gif = await plain.clone().gif().toBuffer();
  const tiff = await plain.clone().tiff().toBuffer();
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  );
  const heic = Buffer.from('0000001c667479706865696300000000', 'hex');
  const texts = ['', 'a', '<html></html>', '%PDF-1.7', '\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'RIFF\0\0\0\0WEBPVP8 '];
  for (const bytes of [gif, tiff, svg, heic, ...texts.map((text) => Buffer.from(text, 'latin1'))]) {
    await assertFault(
      openPhoto(bytes).then((photo) => photo.pixels(64)),
      'face_unreadable',
    );
  }
});

test('a picture of more than 25 megapixels, or 12,000 pixels a side, is refused by its header', async () => {
  const sizes = [
    [30_000, 30_000],
    [5_001, 5_000],
    [12_001, 1],
    [1, 50_000_000],
  ] as const;
  for (const [width, height] of sizes) await assertFault(openPhoto(png(width, height, 1)), 'face_too_large');
});

test('what takes twice as long to decode may have half as many pixels', async () => {
  const flat = sharp({ create: { width: 3_600, height: 3_500, channels: 3, background: '#8899aa' } });
  const slow = [
    png(3_600, 3_500, 1, [], { depth: 16 }),
    png(3_600, 3_500, 1, [], { interlaced: true }),
    await flat.avif({ effort: 0, quality: 10 }).toBuffer(),
    await flat.webp({ lossless: true, effort: 0 }).toBuffer(),
  ];
  for (const bytes of slow) {
    await assert.rejects(
      decodePhoto(bytes),
      /at most (12\.5|6\.25|8\.4) megapixels are allowed in an? (AVIF|WebP|PNG|interlaced)/,
    );
  }
});

test('a picture of few bytes and many pixels is decoded small', async () => {
  const bomb = png(5_000, 5_000, 5_000);
  assert.ok(bomb.length < 100_000);
  const { width, height } = await openPhoto(bomb);
  assert.deepEqual([width, height], [3_072, 3_072]);
});

test('a bomb in a text or profile chunk does not unpack', async () => {
  const packed = deflateSync(Buffer.alloc(200_000_000), { level: 9 });
  const before = process.memoryUsage().rss;
  for (const type of ['zTXt', 'iCCP']) {
    const extra = chunk(type, Buffer.concat([Buffer.from('name\0\0', 'latin1'), packed]));
    // Read or refused, but never unpacked whole.
    await openPhoto(png(8, 8, 8, [extra])).then(
      (photo) => photo.pixels(8),
      (error: unknown) => assert.ok(error instanceof FaceError),
    );
  }
  assert.ok(process.memoryUsage().rss - before < 250_000_000);
});

test('a truncated file is unreadable', async () => {
  const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 251));
  const photo = sharp(noise, { raw: { width: 300, height: 300, channels: 3 } });
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const bytes = await photo.clone().toFormat(format).toBuffer();
    await assertFault(
      openPhoto(bytes.subarray(0, bytes.length >> 1)).then((opened) => opened.pixels(300)),
      'face_unreadable',
    );
  }
  await assertFault(
    openPhoto(png(400, 400, 10)).then((opened) => opened.pixels(300)),
    'face_unreadable',
  );
});

test('the orientation of the metadata is applied, and the first frame is taken', async () => {
  const sideways = await plain.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const upright = await openPhoto(sideways);
  assert.deepEqual([upright.width, upright.height], [20, 40]);
  const part = await upright.pixels(100, { left: 5, top: 10, width: 10, height: 20 });
  assert.deepEqual([part.width, part.height], [10, 20]);

  const frames = Buffer.concat([Buffer.alloc(16 * 16 * 3, 250), Buffer.alloc(16 * 16 * 3, 5)]);
  const animated = await sharp(frames, { raw: { width: 16, height: 32, channels: 3, pageHeight: 16 } })
    .webp({ lossless: true })
    .toBuffer();
  const first = await openPhoto(animated);
  assert.deepEqual([first.width, first.height], [16, 16]);
  assert.equal((await first.pixels(16)).data[0], 250);
});

test('transparency, grey, sixteen bits and CMYK become plain colour', async () => {
  const clear = sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } } });
  const files = [
    await clear.png().toBuffer(),
    await plain.clone().toColourspace('b-w').png().toBuffer(),
    await plain.clone().toColourspace('rgb16').png().toBuffer(),
    await plain.clone().toColourspace('cmyk').jpeg().toBuffer(),
  ];
  for (const file of files) {
    const { width, height, data } = await (await openPhoto(file)).pixels(64);
    assert.equal(data.length, width * height * 3);
  }
});
