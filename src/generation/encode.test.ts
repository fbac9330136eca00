import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import type { RawPicture } from '../engines/engine.js';
import { encode } from './encode.js';

/** Something of every colour and, where there is alpha, of every transparency. */
function colourful(side: number, channels: 3 | 4): RawPicture {
  const data = new Uint8Array(side * side * channels);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const [x, y] = [pixel % side, Math.floor(pixel / side)];
    data.set(
      [(x * 255) / side, (y * 255) / side, ((x + y) * 127) / side, (255 * x) / side].slice(0, channels),
      pixel * channels,
    );
  }
  return { kind: 'raw', width: side, height: side, channels, data };
}

// Small JPEGs are written by another library than large ones.
for (const channels of [3, 4] as const)
  for (const side of [64, 128])
    test(`a JPEG of ${side} pixels a side from ${channels} channels is the picture that a large one would be`, async () => {
      const picture = colourful(side, channels);
      const file = await encode(picture, { format: 'jpeg', monochrome: false });
      const usual = sharp(picture.data, { raw: { width: side, height: side, channels } })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 90, optimiseCoding: false });
      const [own, expected] = await Promise.all(
        [file, await usual.toBuffer()].map((bytes) => sharp(bytes).raw().toBuffer({ resolveWithObject: true })),
      );
      assert.deepEqual(own?.info, expected?.info);
      const apart = own?.data.reduce(
        (most, value, at) => Math.max(most, Math.abs(value - (expected?.data[at] ?? 0))),
        0,
      );
      assert.ok(apart !== undefined && apart <= 8, `${apart} of 255 apart`);
      const { chromaSubsampling, icc, exif } = await sharp(file).metadata();
      assert.deepEqual([chromaSubsampling, icc, exif], ['4:2:0', undefined, undefined]);
    });
