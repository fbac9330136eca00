import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { startService, testFaces } from '../support/service.js';

test('the inference of an avatar is the whole work: finding the face counts', async () => {
  const service = await startService({
    faces: {
      ...testFaces,
      async prepare(image, options) {
        await delay(150);
        return testFaces.prepare(image, options);
      },
    },
  });
  try {
    const answer = await service.post('/v1/image-to-image/avatar', {
      prompt: 'a portrait',
      face_image_url: 'https://example.com/face.jpg',
    });
    assert.equal(answer.status, 200);
    const { timings } = answer.json() as { timings: { inference: number } };
    assert.ok(timings.inference >= 0.149, `${timings.inference} s`);
  } finally {
    await service.close();
  }
});
