import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { createEasel, EaselError, verifyWebhook, type Easel, type RequestStatus } from '@easel/client';
import sharp from 'sharp';
import { startService, type Service } from '../support/service.js';
import { createTestEngine, gradient, type TestEngine } from '../support/test-engine.js';
import { until } from '../support/until.js';

let service: Service;
let engine: TestEngine;
let easel: Easel;
/** A picture that is awaited is ready when this is set: when somebody has heard enough of it. */
let enough = false;
before(async () => {
  const preview = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#357' } })
    .png()
    .toBuffer();
  engine = createTestEngine({
    async render(task, { signal, onProgress }) {
      const awaited = task.prompt.includes('awaited');
      const turns = awaited || task.prompt.includes('endless') ? 3_000 : task.prompt.includes('slow') ? 10 : 0;
      for (let turn = 0; turn < turns; turn += 1) {
        if (awaited && enough) break;
        await delay(20, undefined, { signal });
        onProgress?.(turn / turns, task.prompt.includes('shown') ? preview : undefined);
      }
      return { picture: gradient(task), warnings: [] };
    },
  });
  service = await startService({ engines: [engine] });
  easel = createEasel({ apiKey: service.key, baseUrl: `${service.url}/` });
});
after(() => service.close());

const inputOf = (input: string | URL | Request): string => (input instanceof Request ? input.url : input.toString());

async function failure(work: Promise<unknown>): Promise<EaselError> {
  const error = await work.then(
    () => assert.fail('it was accepted'),
    (reason: unknown) => reason,
  );
  assert.ok(EaselError.isInstance(error), String(error));
  return error;
}

test('draws with every model, and downloads what was drawn', async () => {
  const flux = await easel.generate('flux/dev', { prompt: 'a fox', image_size: { width: 96, height: 64 }, seed: 7 });
  assert.deepEqual([flux.seed, flux.images[0]?.width, flux.num_inference_steps], [7, 96, 28]);
  const stock = await easel.generate('stock-image/vector', {
    prompt: 'a fox',
    image_size: 'square',
    colors: ['#ff0000'],
  });
  assert.equal(stock.data.images[0]?.content_type, 'image/jpeg');
  const avatar = await easel.generate('avatar', { prompt: 'a pilot', face_image_url: 'data:image/png;base64,AAAA' });
  const [image] = avatar.images;
  assert.ok(image);
  const bytes = await easel.download(image);
  assert.equal(bytes.length, image.file_size);
});

test('tells the progress, never falling', async () => {
  const heard: RequestStatus[] = [];
  const body = { prompt: 'an awaited fox', image_size: 'square' } as const;
  enough = false;
  await easel.generate('flux/dev', body, {
    onProgress(status) {
      heard.push(status);
      enough = heard.length >= 3 && status.progress > 0;
    },
  });
  assert.ok(heard.length >= 3, `${heard.length} events`);
  assert.equal(heard.at(-1)?.status, 'COMPLETED');
  const fractions = heard.map(({ progress }) => progress);
  assert.deepEqual(
    fractions,
    fractions.toSorted((one, other) => one - other),
  );
  assert.ok(fractions.some((fraction) => fraction > 0 && fraction < 1));
});

test('shows what there is so far', async () => {
  const previews: (string | undefined)[] = [];
  const body = { prompt: 'an awaited fox that is shown', image_size: 'square' } as const;
  enough = false;
  await easel.generate('flux/dev', body, {
    onProgress(_status, preview) {
      previews.push(preview);
      enough ||= preview !== undefined;
    },
  });
  assert.match(previews.find((preview) => preview !== undefined) ?? '', /^data:image\/jpeg;base64,/);
  assert.equal(previews.at(-1), undefined);
});

test('an abort stops the work as well', async () => {
  const controller = new AbortController();
  const before = engine.aborted;
  const body = { prompt: 'an endless fox', image_size: 'square' } as const;
  const drawing = easel.generate('flux/dev', body, {
    signal: controller.signal,
    onProgress: ({ progress }) => progress > 0 && controller.abort(new Error('enough')),
  });
  await assert.rejects(drawing, /enough/);
  await until(() => engine.aborted > before, 'it is given up');
  const { data } = await easel.requests.list({ limit: 1 });
  assert.equal(data[0]?.status, 'CANCELED');
});

test('hands requests in, follows, lists, cancels and removes them', async () => {
  const body = { prompt: 'a slow fox', image_size: 'square', seed: 3 } as const;
  const { request_id: id, status_url: address } = await easel.submit('flux/schnell', body);
  assert.ok(address.endsWith(id));
  const states: string[] = [];
  for await (const { status } of easel.requests.events(id)) states.push(status.status);
  assert.equal(states.at(-1), 'COMPLETED');
  const answer = await easel.requests.response<{ seed: number }>(id);
  assert.equal(answer.seed, 3);
  assert.equal((await easel.requests.get(id)).model, 'flux/schnell');
  const page = await easel.requests.list({ limit: 1, status: 'COMPLETED' });
  assert.equal(page.data[0]?.request_id, id);
  assert.equal((await failure(easel.requests.cancel(id))).kind, 'conflict');
  await easel.requests.remove(id);
  assert.equal((await failure(easel.requests.get(id))).kind, 'not_found');

  const endless = await easel.submit('flux/dev', { prompt: 'an endless fox', image_size: 'square' });
  await easel.requests.cancel(endless.request_id);
  const canceled = await failure(easel.requests.wait(endless.request_id));
  assert.equal(canceled.code, 'canceled');
});

test('failures have a kind, a code, every bad field and a request id', async () => {
  const bad = { prompt: '', image_size: { width: 32, height: 64 } };
  const invalid = await failure(easel.generate('flux/dev', bad));
  assert.deepEqual([invalid.kind, invalid.status, invalid.details.length], ['validation', 422, 2]);
  assert.match(invalid.requestId ?? '', /^req_/);
  const refused = await failure(easel.generate('flux/dev', { prompt: 'a sexy nude child', image_size: 'square' }));
  assert.equal(refused.kind, 'content_policy');
  const stranger = createEasel({ apiKey: 'ek_nobody', baseUrl: service.url });
  assert.equal((await failure(stranger.models())).kind, 'authentication');
  const nowhere = createEasel({ apiKey: 'x', baseUrl: 'http://127.0.0.1:9', maxRetries: 0 });
  assert.deepEqual(
    [(await failure(nowhere.health())).kind, (await failure(nowhere.health())).status],
    ['connection', 0],
  );
  assert.equal((await easel.health()).status, 'ok');
  assert.equal((await easel.models()).length, 9);
});

test('tries again as the service asks, with the same idempotency key, and never sends the key to others', async () => {
  const keys: (string | null)[] = [];
  let refusals = 2;
  const patient = createEasel({
    apiKey: service.key,
    baseUrl: service.url,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      if (init?.method === 'POST') keys.push(headers.get('idempotency-key'));
      if (inputOf(input).includes('/files/')) assert.equal(headers.get('authorization'), null);
      refusals -= 1;
      if (refusals === 1) return new Response('<h1>gone</h1>', { status: 503, headers: { 'retry-after': '0' } });
      if (refusals === 0) throw new TypeError('the line broke');
      return fetch(input, init);
    },
  });
  const drawn = await patient.generate('flux/dev', { prompt: 'a fox', image_size: 'square' });
  assert.equal(keys.length, 3);
  assert.ok(keys[0] !== null && new Set(keys).size === 1);
  await patient.download(drawn.images[0] ?? assert.fail('no image'));

  const stubborn = createEasel({
    apiKey: 'x',
    baseUrl: service.url,
    maxRetries: 1,
    fetch: () =>
      Promise.resolve(
        Response.json(
          { error: { code: 'overloaded', message: 'full' } },
          { status: 503, headers: { 'retry-after': '0' } },
        ),
      ),
  });
  const full = await failure(stubborn.models());
  assert.deepEqual([full.kind, full.code, full.retryAfter, full.message], ['unavailable', 'overloaded', 0, 'full']);
});

test('events that break off are taken up where they were', async () => {
  let broken = 0;
  const resumed: (string | null)[] = [];
  const shaky = createEasel({
    apiKey: service.key,
    baseUrl: service.url,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (!inputOf(input).endsWith('/events') || response.body === null) return response;
      resumed.push(new Headers(init?.headers).get('last-event-id'));
      broken += 1;
      enough = broken > 2;
      if (enough) return response;
      const reader = response.body.getReader();
      const first = await reader.read();
      const second = await reader.read();
      await reader.cancel();
      const pieces = [first.value, second.value].filter((piece) => piece !== undefined);
      return new Response(new Blob(pieces), { headers: response.headers });
    },
  });
  const body = { prompt: 'an awaited fox', image_size: 'square' } as const;
  enough = false;
  const answer = await shaky.generate('flux/dev', body, { onProgress: () => undefined });
  assert.equal(answer.images.length, 1);
  assert.ok(resumed.length >= 2 && resumed.slice(1).some((id) => id !== null), JSON.stringify(resumed));
});

test('webhooks are verified as Standard Webhooks says', async () => {
  const secret = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`;
  const body = JSON.stringify({
    type: 'request.completed',
    timestamp: 'now',
    data: { request_id: 'r', status: 'COMPLETED' },
  });
  const sign = (timestamp: number, text = body) =>
    createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
      .update(`msg_1.${timestamp}.${text}`)
      .digest('base64');
  const now = Math.floor(Date.now() / 1000);
  const headers = (timestamp: number, signature: string) => ({
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,AAAA v1a,x v1,${signature}`,
  });
  assert.equal((await verifyWebhook(body, headers(now, sign(now)), secret)).type, 'request.completed');
  assert.equal((await verifyWebhook(body, new Headers(headers(now, sign(now))), secret)).data.request_id, 'r');
  const refused = { name: 'WebhookVerificationError' };
  await assert.rejects(verifyWebhook(`${body} `, headers(now, sign(now)), secret), refused);
  await assert.rejects(verifyWebhook(body, headers(now - 1000, sign(now - 1000)), secret), refused);
  await assert.rejects(verifyWebhook(body, headers(now, sign(now)), `whsec_${btoa('other')}`), refused);
  await assert.rejects(verifyWebhook(body, {}, secret), refused);
  await assert.rejects(verifyWebhook(body, headers(Number.NaN, sign(now)), secret), refused);
});
