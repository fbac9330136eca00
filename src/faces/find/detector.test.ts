import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { loadDetector } from './detector.js';
import { loadLandmarks } from './landmarks.js';

const faceApi = dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json'));
const pointsOf = await loadLandmarks(join(faceApi, 'model'));
const detect = await loadDetector({ folder: join(faceApi, 'model'), maxFaces: 24 });

/** What the network says in TensorFlow.js, from which it is rewritten, of the package's sixth sample photo. */
const WANTED = [
  {
    score: 0.95,
    box: { x: 247.72, y: 116.12, width: 58.43, height: 111.71 },
    chin: [281.4, 224.2],
    nose: [266.8, 187.7],
  },
  { score: 0.94, box: { x: 429.86, y: 111.29, width: 69.39, height: 100.56 }, chin: [463.6, 207.7], nose: [466, 181] },
  { score: 0.93, box: { x: 542.14, y: 94.95, width: 76.5, height: 107.64 }, chin: [560.9, 200.3], nose: [565.6, 166] },
  { score: 0.86, box: { x: 91.02, y: 170.05, width: 76.62, height: 106.57 }, chin: [143, 274.4], nose: [144, 242.5] },
] as const;

test('the detector and the network of the points say what they say in TensorFlow.js', async () => {
  const { data, info } = await sharp(join(faceApi, 'demo/sample6.jpg'))
    .resize(700, 700, { fit: 'inside', kernel: 'nearest' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = { width: info.width, height: info.height, data };
  const found = await detect(picture, 0.35);
  assert.equal(found.length, WANTED.length);
  for (const [index, { score, box, chin, nose }] of WANTED.entries()) {
    const face = found[index]!;
    assert.ok(Math.abs(face.score - score) < 0.01, `${face.score}, not ${score}`);
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      assert.ok(Math.abs(face.box[side] - box[side]) < 0.5, `${side}: ${face.box[side]}, not ${box[side]}`);
    }
    const points = await pointsOf(picture, face.box);
    assert.equal(points.length, 68);
    for (const [place, [x, y]] of [
      [8, chin],
      [30, nose],
    ] as const) {
      const away = Math.hypot(points[place]![0] - x, points[place]![1] - y);
      assert.ok(away < 0.3, `point ${place} is ${away} pixels away`);
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
