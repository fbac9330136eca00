import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import sharp from 'sharp';
import type { RawPicture } from '../../src/engines/engine.js';
import { createPictureCheck, type PictureCheck } from '../../src/safety/pictures/picture-check.js';
import { startService } from '../support/service.js';
import { createTestSafety } from '../support/test-safety.js';
import { until } from '../support/until.js';

const usual = { flagFrom: 0.7, unsureFrom: 0.2, timeoutSeconds: 60 };
const quiet = new AbortController().signal;

function gradient(width = 96, height = 64): RawPicture {
  const data = new Uint8Array(width * height * 4);
  for (let index = 0; index < data.length; index += 4) {
    data.set([90, (index >> 2) % 255, Math.floor((index / data.length) * 255), 255], index);
  }
  return { kind: 'raw', width, height, data };
}

const healthy = createPictureCheck(usual);
after(() => healthy.close());

test('the quick network alone passes a harmless picture', async () => {
  const verdict = await healthy.check(gradient(), { signal: quiet });
  assert.equal(verdict.flagged, false);
  assert.equal(verdict.model, 'nsfwjs-mobilenet-v2-mid');
  assert.ok(verdict.score >= 0 && verdict.score < 0.2, `score ${verdict.score}`);
});

test('when unsure, both networks are asked; the threshold decides', async () => {
  const strict = createPictureCheck({ ...usual, unsureFrom: 0, flagFrom: 0 });
  try {
    const verdict = await strict.check(gradient(), { signal: quiet });
    assert.match(verdict.model, /mobilenet.*\+.*inception/);
    assert.equal(verdict.flagged, true);
    assert.equal(verdict.threshold, 0);
  } finally {
    await strict.close();
  }
});

for (const portrait of [true, false])
  test(`of a ${portrait ? 'portrait' : 'picture'} the thorough network is asked only where it can decide`, async () => {
    const careful = createPictureCheck({ ...usual, unsureFrom: 0 });
    try {
      const verdict = await careful.check(gradient(), { signal: quiet, portrait });
      assert.equal(verdict.model, 'nsfwjs-mobilenet-v2-mid');
      assert.equal(verdict.flagged, false);
    } finally {
      await careful.close();
    }
  });

/** A service whose picture check is the given one. */
async function withCheck(pictures: PictureCheck, work: (post: () => Promise<number>) => Promise<void>): Promise<void> {
  const safety = createTestSafety({ checkPicture: (picture, options) => pictures.check(picture, options) });
  const service = await startService({ safety });
  const body = { prompt: 'a house', image_size: { width: 64, height: 64 } };
  try {
    await work(async () => (await service.post('/v1/text-to-image/flux/dev', body)).status);
  } finally {
    await service.close();
    await pictures.close();
  }
}

test('a missing network is a 503, never a pass', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'easel-no-models-'));
  try {
    await withCheck(createPictureCheck({ ...usual, modelFolder: empty }), async (post) => {
      assert.equal(await post(), 503);
      assert.equal(await post(), 503);
    });
  } finally {
    await rm(empty, { recursive: true });
  }
});

test('a check that takes too long is a 503, and the next picture is checked', async () => {
  let patience = 0.001;
  const options = {
    ...usual,
    get timeoutSeconds() {
      return patience;
    },
  };
  await withCheck(createPictureCheck(options), async (post) => {
    assert.equal(await post(), 503);
    patience = 60;
    assert.equal(await post(), 200);
  });
});

test('a process killed in the middle of a check is a 503, and the service recovers', async () => {
  // both networks are asked, which takes a while
  const pictures = createPictureCheck({ ...usual, unsureFrom: 0, flagFrom: 0.5 });
  await withCheck(pictures, async (post) => {
    const struck = post();
    const pid = await until(() => pictures.pid, 'the process is there');
    await new Promise((resolve) => setTimeout(resolve, 150));
    process.kill(pid, 'SIGKILL');
    assert.equal(await struck, 503);
    assert.equal(await post(), 200);
  });
});

test('closing in the middle of a check rejects what waits and leaves no process', async () => {
  const pictures = createPictureCheck(usual);
  const settled = Promise.allSettled([
    pictures.check(gradient(), { signal: quiet }),
    pictures.check(gradient(), { signal: quiet }),
  ]);
  await until(() => pictures.pid, 'the process is there');
  await pictures.close();
  assert.deepEqual(
    (await settled).map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  assert.equal(pictures.pid, undefined);
});

test('a flagged picture is black and its own file is never stored', async () => {
  const stored: Uint8Array[] = [];
  const flag = { flagged: true, category: 'sexual', score: 1, threshold: 0.7, model: 'test' };
  const service = await startService({
    safety: createTestSafety({ checkPicture: () => Promise.resolve(flag) }),
  });
  try {
    const body = { prompt: 'a house', image_size: { width: 64, height: 64 }, sync_mode: true, output_format: 'png' };
    const answer = await service.post('/v1/text-to-image/flux/dev', body);
    const { images, has_nsfw_concepts: flags } = answer.json<{
      images: { file_data: string }[];
      has_nsfw_concepts: boolean[];
    }>();
    assert.deepEqual(flags, [true]);
    stored.push(Buffer.from(images[0]?.file_data ?? '', 'base64'));
    const { data } = await sharp(stored[0]).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    assert.ok(data.every((value) => value === 0));
  } finally {
    await service.close();
  }
});
