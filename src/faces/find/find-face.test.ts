import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { photoOf } from '../decode/photo.js';
import { loadFaceModels } from './face-models.js';
import { faceShape } from './face-shape.js';
import { findFace } from './find-face.js';

const demo = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');

/** One person of the photo, on a photo that was taken askew. */
async function leaning(degrees: number) {
  const upright = sharp(join(demo, 'sample6.jpg'))
    .resize(700, 700, { fit: 'inside' })
    .removeAlpha()
    .extract({ left: 150, top: 20, width: 260, height: 320 });
  const { data, info } = await sharp(await upright.png().toBuffer())
    .rotate(degrees, { background: '#777777' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return photoOf({ width: info.width, height: info.height, data });
}

test('a head that leans far is set nearly upright, with its points on it', async () => {
  const models = await loadFaceModels();
  const straight = await findFace(models, await leaning(0), () => {});
  for (const degrees of [-45, 45, 55]) {
    const { face, photo } = await findFace(models, await leaning(degrees), () => {});
    const { lean, unit } = faceShape(face);
    assert.ok(Math.abs(lean) < (36 * Math.PI) / 180, `it leans by ${(lean * 180) / Math.PI}`);
    assert.ok(Math.abs(unit / faceShape(straight.face).unit - 1) < 0.2, 'as large as it was');
    assert.ok(face.landmarks.every((point) => photo.inside(point) > 0));
  }
});
