import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { ErrorBody } from '../../src/contract/errors.js';
import { startService } from '../support/service.js';
import { createTestEngine } from '../support/test-engine.js';

const FLUX = '/v1/text-to-image/flux/dev';
const BODY = { prompt: 'a fox', image_size: { width: 64, height: 64 } };

test('what cannot be ready in time is refused at once with an honest Retry-After; nothing accepted ends in 504', async () => {
  const service = await startService({
    // a picture is mostly the engine's own time, which no load of the machine makes longer
    engines: [createTestEngine({ milliseconds: 700 })],
    env: { EASEL_RENDER_THREADS: '1', EASEL_RENDER_DEADLINE_SECONDS: '14', EASEL_QUEUE_CAPACITY: '1000' },
  });
  try {
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(Array.from({ length: 40 }, () => service.post(FLUX, BODY)));
      const counts = new Map<number, number>();
      for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
      assert.deepEqual([...counts.keys()].sort(), [200, 503], JSON.stringify([...counts]));
      const refused = answers.filter(({ status }) => status === 503);
      for (const answer of refused) {
        assert.equal(answer.json<ErrorBody>().error.code, 'overloaded');
        assert.match(answer.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
      }
    }
  } finally {
    await service.close();
  }
});

test('who comes back after the time that was named is served, also while others wait', async () => {
  const service = await startService({
    engines: [createTestEngine({ milliseconds: 300 })],
    env: { EASEL_RENDER_THREADS: '1', EASEL_RENDER_DEADLINE_SECONDS: '7', EASEL_QUEUE_CAPACITY: '1000' },
  });
  try {
    for (let warm = 0; warm < 3; warm += 1) await service.post(FLUX, BODY);
    const crowd = Array.from({ length: 40 }, () => service.post(FLUX, BODY));
    let answer = await Promise.any(
      crowd.map(async (one) => ((await one).status === 503 ? one : Promise.reject(new Error('was served')))),
    );
    // as an honest caller does; on a machine that becomes slower meanwhile the time that was named may be too short
    for (let visit = 0; visit < 4 && answer.status === 503; visit += 1) {
      await delay(Number(answer.headers.get('retry-after')) * 1000);
      answer = await service.post(FLUX, BODY);
    }
    assert.equal(answer.status, 200);
    // Nobody waits for an answer of this kind, so the deadline does not count.
    const later = await service.post(FLUX, BODY, { prefer: 'respond-async' });
    assert.equal(later.status, 202);
    assert.ok((await Promise.all(crowd)).every(({ status }) => status === 200 || status === 503));
  } finally {
    await service.close();
  }
});
