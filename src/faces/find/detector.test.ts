import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { loadDetector } from './detector.js';

const faceApi = dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json'));
const detect = await loadDetector({ folder: join(faceApi, 'model'), maxFaces: 24 });

/** What the network says in TensorFlow.js, from which it is rewritten, of the package's sixth sample photo. */
const WANTED = [
  { score: 0.95, box: { x: 247.72, y: 116.12, width: 58.43, height: 111.71 } },
  { score: 0.94, box: { x: 429.86, y: 111.29, width: 69.39, height: 100.56 } },
  { score: 0.93, box: { x: 542.14, y: 94.95, width: 76.5, height: 107.64 } },
  { score: 0.86, box: { x: 91.02, y: 170.05, width: 76.62, height: 106.57 } },
];

test('the detector says what it says in TensorFlow.js', async () => {
  const { data, info } = await sharp(join(faceApi, 'demo/sample6.jpg'))
    .resize(700, 700, { fit: 'inside', kernel: 'nearest' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = await detect({ width: info.width, height: info.height, data }, 0.35);
  assert.equal(found.length, WANTED.length);
  for (const [index, { score, box }] of WANTED.entries()) {
    const face = found[index]!;
    assert.ok(Math.abs(face.score - score) < 0.01, `${face.score}, not ${score}`);
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      assert.ok(Math.abs(face.box[side] - box[side]) < 0.5, `${side}: ${face.box[side]}, not ${box[side]}`);
    }
  }
});

test('pictures of any shape without a face have none', async () => {
  for (const [width, height] of [
    [1, 1],
    [512, 512],
    [700, 3],
    [2, 900],
  ] as const) {
    const data = new Uint8Array(width * height * 3).fill(90);
    assert.deepEqual(await detect({ width, height, data }, 0.35), []);
  }
});
