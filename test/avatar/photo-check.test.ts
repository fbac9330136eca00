import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { ErrorBody } from '../../src/contract/errors.js';
import type { PictureVerdict } from '../../src/safety/safety.js';
import { startService } from '../support/service.js';
import { createTestEngine, type TestEngine } from '../support/test-engine.js';
import { createTestSafety } from '../support/test-safety.js';
import { until } from '../support/until.js';

const verdict = (flagged: boolean): PictureVerdict => ({
  flagged,
  category: 'sexual',
  score: 0.9,
  threshold: 0.5,
  model: 'test',
});

/** Asks for an avatar; the photo of the tests, smaller than any picture, is judged as `judgePhoto` says. */
async function ask(
  engines: readonly TestEngine[],
  judgePhoto: (pictureJudged: Promise<void>) => Promise<boolean>,
  change: object = {},
) {
  let onPicture = (): void => {};
  const pictureJudged = new Promise<void>((resolve) => (onPicture = resolve));
  const safety = createTestSafety({
    async checkPicture({ width }) {
      if (width <= 8) return verdict(await judgePhoto(pictureJudged));
      onPicture();
      return verdict(false);
    },
  });
  const service = await startService({ engines: [...engines], safety });
  try {
    const answer = await service.post('/v1/image-to-image/avatar', {
      prompt: 'a knight',
      face_image_url: 'https://example.com/face.jpg',
      image_size: { width: 64, height: 64 },
      ...change,
    });
    const files = await readdir(service.app.dataFolder.path, { recursive: true });
    return {
      status: answer.status,
      code: answer.json<Partial<ErrorBody>>().error?.code,
      pictures: files.filter((file) => /\.(jpe?g|png|webp)$/.test(file)).length,
    };
  } finally {
    await service.close();
  }
}

const REFUSED = { status: 422, code: 'face_flagged', pictures: 0 };

test('a photo is drawn from while it is judged; flagged then, nothing is drawn on', async () => {
  const engine = createTestEngine({ embedded: true, milliseconds: 60_000 });
  const answer = await ask([engine], async () => {
    await until(() => engine.running === 1, 'it is drawn');
    return true;
  });
  assert.deepEqual(answer, REFUSED);
  assert.deepEqual([engine.tasks.length, engine.aborted], [1, 1]);
});

test('flagged when the picture is already there, no picture leaves', async () => {
  const engine = createTestEngine({ embedded: true });
  const judgePhoto = async (pictureJudged: Promise<void>): Promise<boolean> => {
    await pictureJudged;
    await delay(50);
    return true;
  };
  assert.deepEqual(await ask([engine], judgePhoto), REFUSED);
  assert.deepEqual(await ask([engine], judgePhoto, { num_images: 2, output_format: 'png' }), REFUSED);
  const failing = async (pictureJudged: Promise<void>): Promise<never> => {
    await pictureJudged;
    throw new Error('the checker is broken');
  };
  assert.deepEqual(await ask([engine], failing), { status: 503, code: 'safety_unavailable', pictures: 0 });
});

test('a photo that passes late holds up its picture, no more', async () => {
  const engine = createTestEngine({ embedded: true });
  const answer = await ask([engine], async (pictureJudged) => {
    await pictureJudged;
    return false;
  });
  assert.deepEqual([answer.status, answer.pictures], [200, 1]);
});

test('an engine elsewhere is given no photo before it has passed, also not as the second of a route', async () => {
  const elsewhere = createTestEngine({ id: 'elsewhere' });
  assert.deepEqual(await ask([elsewhere], () => Promise.resolve(true)), REFUSED);
  const here = createTestEngine({ id: 'here', embedded: true });
  assert.deepEqual(await ask([here, elsewhere], () => Promise.resolve(true)), REFUSED);
  const passing = async (): Promise<boolean> => {
    await delay(50);
    assert.equal(elsewhere.tasks.length + here.tasks.length, 0);
    return false;
  };
  assert.equal((await ask([elsewhere], passing)).status, 200);
  assert.equal(elsewhere.tasks.length, 1);
});
