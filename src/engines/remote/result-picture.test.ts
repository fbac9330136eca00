import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { conformanceTask } from '../conformance.js';
import { readResultPicture } from './result-picture.js';

async function pixelsOf(...read: Parameters<typeof readResultPicture>) {
  const picture = await readResultPicture(...read);
  assert.ok(picture.kind === 'raw');
  return picture;
}

const red = sharp({ create: { width: 32, height: 16, channels: 3, background: '#e01010' } });

test('reads the formats that engines deliver', async () => {
  for (const format of ['png', 'jpeg', 'webp', 'avif'] as const) {
    const picture = await pixelsOf('test', await red.clone().toFormat(format).toBuffer(), conformanceTask());
    assert.deepEqual([picture.width, picture.height, picture.data.length], [32, 16, 32 * 16 * 3]);
    assert.ok((picture.data[0] ?? 0) > 200 && (picture.data[1] ?? 255) < 60, format);
  }
});

test('refuses what is no picture, half a picture, a drawing in XML, or a bomb', async () => {
  const png = await red.clone().png().toBuffer();
  const huge = Buffer.from(png);
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  const noise = await sharp({
    create: {
      width: 64,
      height: 64,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  for (const bytes of [Buffer.from('{}'), Buffer.alloc(0), svg, png.subarray(0, 60), noise.subarray(0, 900), huge]) {
    await assert.rejects(readResultPicture('test', bytes, conformanceTask()), { name: 'EngineError', fault: 'failed' });
  }
});

test('black-and-white: greys without a palette, tints of it with one', async () => {
  const png = await red.clone().png().toBuffer();
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const colourful = sharp({ create: { width: 32, height: 16, channels: 3, background: '#fff', noise } });
  const files = [
    png,
    await colourful.clone().png().toBuffer(),
    await colourful.clone().png({ palette: true }).toBuffer(),
    await colourful.clone().greyscale().toColourspace('b-w').png().toBuffer(),
    await colourful.clone().ensureAlpha(0.5).png().toBuffer(),
    await colourful.clone().toColourspace('rgb16').png().toBuffer(),
    await colourful.clone().jpeg().toBuffer(),
  ];
  for (const [index, file] of files.entries()) {
    const { data } = await pixelsOf('test', file, conformanceTask({ style: 'ink' }));
    assert.equal(data.length, 32 * 16 * 4, String(index));
    for (let at = 0; at < data.length; at += 4) {
      assert.equal(data[at], data[at + 1]);
      assert.equal(data[at], data[at + 2]);
    }
    if (index > 0) assert.ok(new Set(data).size > 8, 'the drawing is still there');
  }
  const tinted = await pixelsOf('test', png, conformanceTask({ style: 'ink', palette: ['#0000ff', '#ff8080'] }));
  const [r = 0, g = 0, b = 0] = tinted.data;
  assert.ok(r > g && g === b, 'a tint of the nearest colour, which is the reddish one');
});
