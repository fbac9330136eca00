import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { usageSchema } from '../../src/contract/usage.js';
import { NO_LIMITS, type KeyLimits } from '../../src/records/records.js';
import { startService, type Answer, type Service } from '../support/service.js';
import { createTestEngine, gradient, type TestEngine } from '../support/test-engine.js';
import { until } from '../support/until.js';

const FLUX = '/v1/text-to-image/flux/dev';
const BODY = { prompt: 'a lighthouse', image_size: { width: 64, height: 64 } };
const ASYNC = { prefer: 'respond-async' };

let service: Service;
let engine: TestEngine;
let held: (() => void)[] = [];
let hold = false;

before(async () => {
  engine = createTestEngine({
    render: async (task, { signal }) => {
      if (hold) {
        await new Promise<void>((resolve, reject) => {
          held.push(resolve);
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        });
      }
      return { picture: gradient(task), warnings: [] };
    },
  });
  service = await startService({
    engines: [engine],
    env: { EASEL_RENDER_THREADS: '1', EASEL_SERVER_SHUTDOWN_SECONDS: '0', EASEL_QUEUE_CAPACITY: '500' },
  });
});
after(() => service.close());

async function keyWith(limits: Partial<KeyLimits>): Promise<{ authorization: string }> {
  const made = await service.app.keys.create({
    name: 'limited',
    scopes: ['generate', 'read'],
    limits: { ...NO_LIMITS, ...limits },
  });
  return { authorization: `Bearer ${made.key}` };
}

const codeOf = (answer: Answer): string => answer.json<{ error: { code: string } }>().error.code;

test('a rate: headers on every answer, 429 beyond it', async () => {
  const key = await keyWith({ requestsPerMinute: 2 });
  const answers = [];
  for (let count = 0; count < 3; count += 1) answers.push(await service.post(FLUX, BODY, key));
  assert.deepEqual(
    answers.map(({ status, headers }) => [status, headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')]),
    [
      [200, '2', '1'],
      [200, '2', '0'],
      [429, '2', '0'],
    ],
  );
  const [, , refused] = answers;
  assert.ok(refused);
  assert.equal(codeOf(refused), 'rate_limited');
  const [reset, retry] = ['ratelimit-reset', 'retry-after'].map((name) => Number(refused.headers.get(name)));
  assert.ok(reset !== undefined && reset >= 1 && reset <= 60 && retry === reset);
  const openai = await service.post('/v1/images/generations', { prompt: 'x', size: '256x256' }, key);
  assert.equal(openai.status, 429);
  const free = await service.post(FLUX, BODY);
  assert.deepEqual([free.status, free.headers.get('ratelimit-limit')], [200, null]);
});

test('so many at once, however they come', async () => {
  hold = true;
  const key = await keyWith({ concurrentRequests: 3 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => service.post(FLUX, BODY, { ...key, ...ASYNC })));
  assert.equal(answers.filter(({ status }) => status === 202).length, 3);
  const refused = answers.filter(({ status }) => status !== 202);
  assert.ok(refused.every((answer) => answer.status === 429 && codeOf(answer) === 'concurrency_exceeded'));
  assert.ok(refused.every(({ headers }) => headers.has('retry-after')));
  hold = false;
  await until(() => {
    for (const go of held.splice(0)) go();
    return engine.tasks.length > 0 && engine.running === 0;
  }, 'all are drawn');
  await until(async () => (await service.post(FLUX, BODY, key)).status === 200, 'there is room again');
});

test('a quota of pictures a day, what is on its way included', async () => {
  const key = await keyWith({ imagesPerDay: 5 });
  assert.equal((await service.post(FLUX, { ...BODY, num_images: 4 }, key)).status, 200);
  const tooMany = await service.post(FLUX, { ...BODY, num_images: 2 }, key);
  assert.deepEqual([tooMany.status, codeOf(tooMany)], [402, 'quota_exceeded']);
  assert.ok(Number(tooMany.headers.get('retry-after')) <= 86_400);
  const both = await Promise.all([1, 2].map(() => service.post(FLUX, BODY, key)));
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 402]);
});

test('usage is what was used', async () => {
  const key = await keyWith({});
  await service.post(FLUX, { ...BODY, num_images: 2 }, key);
  await service.post('/v1/text-to-image/flux/pro', BODY, key);
  await service.post(FLUX, { ...BODY, prompt: 'naked child' }, key);
  const answer = await service.request('/v1/usage', { headers: key });
  const { data, from, to } = usageSchema.parse(answer.json());
  assert.ok(from < to);
  assert.deepEqual(
    data.map(({ model, requests, images, pixels, failures }) => [model, requests, images, pixels, failures]),
    [
      ['flux/dev', 1, 2, 8192, 0],
      ['flux/pro', 1, 1, 4096, 0],
    ],
  );
  const none = await service.request('/v1/usage?from=2020-01-01&to=2020-01-31', { headers: key });
  assert.deepEqual(none.json<{ data: [] }>().data, []);
  for (const query of ['from=yesterday', 'from=2030-02-31', 'from=2030-01-02&to=2030-01-01', 'from=2000-01-01']) {
    const refused = await service.request(`/v1/usage?${query}`, { headers: key });
    assert.deepEqual([refused.status, codeOf(refused)], [422, 'invalid_header'], query);
  }
});

test('keys share the workers: one request waits behind one of the two hundred', async () => {
  hold = true;
  const [many, one] = [await keyWith({}), await keyWith({})];
  const start = engine.tasks.length;
  await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      service.post(FLUX, { ...BODY, prompt: `many ${index}` }, { ...many, ...ASYNC }),
    ),
  );
  await until(() => engine.running === 1, 'the first is drawn');
  await service.post(FLUX, { ...BODY, prompt: 'one' }, { ...one, ...ASYNC });
  for (let count = 0; count < 6; count += 1) {
    const drawn = engine.tasks.length;
    for (const go of held.splice(0)) go();
    await until(() => engine.tasks.length > drawn && held.length === 1, 'the next is drawn');
  }
  const order = engine.tasks.slice(start).map(({ prompt }) => prompt);
  const place = order.indexOf('one');
  assert.ok(place >= 0 && place <= 2, `it was number ${place} after it came`);
  hold = false;
  held = held.splice(0).flatMap((go) => {
    go();
    return [];
  });
  await until(async () => (await service.app.queue.counts()).waiting === 0, 'nobody waits');
});
