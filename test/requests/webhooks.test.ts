import assert from 'node:assert/strict';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { deliveryListSchema, type DeliveryView } from '../../src/contract/webhooks.js';
import { EngineError } from '../../src/engines/engine.js';
import { startService, type Answer, type Service } from '../support/service.js';
import { createTestEngine, gradient } from '../support/test-engine.js';
import { until } from '../support/until.js';

const FLUX = '/v1/text-to-image/flux/dev';
const BODY = { prompt: 'a lighthouse', image_size: { width: 64, height: 64 }, seed: 7 };

interface Message {
  readonly type: string;
  readonly timestamp: string;
  readonly data: { readonly request_id: string; readonly status: string; readonly response: Record<string, unknown> };
}

let service: Service;
let receiver: Server;
let hook: string;
let answerWith = 204;
const received: { headers: IncomingHttpHeaders; body: string }[] = [];

before(async () => {
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(answerWith).end();
    });
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const engine = createTestEngine({
    render: async (task, { signal }) => {
      if (task.prompt === 'broken') throw new EngineError('failed', 'test', 'it broke');
      if (task.prompt === 'slow') await delay(600_000, undefined, { signal });
      return { picture: gradient(task), warnings: [] };
    },
  });
  service = await startService({ engines: [engine], env: { EASEL_WEBHOOKS_ALLOW_HOSTS: '127.0.0.1' } });
});
after(async () => {
  await service.close();
  receiver.close();
});

const call = (path: string, method = 'GET', key = service.key): Promise<Answer> =>
  service.request(path, { method, headers: { authorization: `Bearer ${key}` } });
const ask = (body: object = BODY, headers: Record<string, string> = {}): Promise<Answer> =>
  service.post(`${FLUX}?webhook_url=${encodeURIComponent(hook)}`, body, headers);
const deliveries = async (): Promise<DeliveryView[]> =>
  deliveryListSchema.parse((await call('/v1/webhooks/deliveries')).json()).data;

test('a settled request is told, signed with the secret of its key', async () => {
  const answer = await ask({ ...BODY, sync_mode: true });
  assert.equal(answer.status, 200);
  await until(() => received.length === 1, 'the message came');
  const { secret } = (await call('/v1/webhooks/secret')).json<{ secret: string }>();
  assert.equal((await call('/v1/webhooks/secret')).json<{ secret: string }>().secret, secret);
  const { headers, body } = received[0] ?? { headers: {}, body: '' };
  const message = new Webhook(secret).verify(body, headers as Record<string, string>) as Message;
  assert.deepEqual([message.type, message.data.status], ['request.completed', 'COMPLETED']);
  const { images, ...rest } = answer.json<{ images: { file_data?: string; url: string }[] }>();
  const sent = message.data.response as typeof rest & { images: { file_data?: string; url: string }[] };
  assert.equal(sent.images[0]?.url, images[0]?.url);
  assert.equal(sent.images[0]?.file_data, undefined, 'bytes are fetched, not posted');
  assert.deepEqual({ ...sent, images: [] }, { ...rest, images: [] });
  await until(async () => (await deliveries())[0]?.state === 'delivered', 'it is in the log');
  const [delivery] = await deliveries();
  assert.deepEqual([delivery?.attempts, delivery?.last_status, delivery?.id], [1, 204, headers['webhook-id']]);
  const { key } = await service.app.keys.create({ name: 'stranger', scopes: ['generate', 'read'] });
  assert.notEqual((await call('/v1/webhooks/secret', 'GET', key)).json<{ secret: string }>().secret, secret);
  assert.deepEqual((await call('/v1/webhooks/deliveries', 'GET', key)).json<{ data: [] }>().data, []);
  assert.equal((await call(`/v1/webhooks/deliveries/${delivery?.id}/replay`, 'POST', key)).status, 404);
});

test('failures and cancellations are told as well', async () => {
  received.length = 0;
  await ask({ ...BODY, prompt: 'broken' });
  const { cancel_url } = (await ask({ ...BODY, prompt: 'slow' }, { prefer: 'respond-async' })).json<{
    cancel_url: string;
  }>();
  await call(cancel_url, 'PUT');
  await until(() => received.length === 2, 'both came');
  const messages = received.map(({ body }) => JSON.parse(body) as Message);
  const told = messages.map(({ type, data }) => [
    type,
    data.status,
    (data.response['error'] as { code: string } | undefined)?.code,
  ]);
  assert.deepEqual(
    told.toSorted((one, other) => String(one[0]).localeCompare(String(other[0]))),
    [
      ['request.canceled', 'CANCELED', 'canceled'],
      ['request.failed', 'FAILED', 'engine_failed'],
    ],
  );
});

test('a receiver that fails is tried again later; a replay comes at once', async () => {
  received.length = 0;
  answerWith = 500;
  await ask();
  await until(async () => (await deliveries())[0]?.attempts === 1, 'it was tried');
  const [failed] = await deliveries();
  assert.deepEqual([failed?.state, failed?.last_status], ['pending', 500]);
  const wait = Date.parse(failed?.next_attempt_at ?? '') - Date.parse(failed?.last_attempt_at ?? '');
  assert.ok(wait >= 4_000 && wait <= 6_000, `${wait}`);
  answerWith = 200;
  const replayed = await call(`/v1/webhooks/deliveries/${failed?.id}/replay`, 'POST');
  assert.equal(replayed.status, 202);
  await until(async () => (await deliveries())[0]?.state === 'delivered', 'it was delivered');
  assert.deepEqual(
    received.map(({ headers }) => headers['webhook-id']),
    [failed?.id, failed?.id],
  );
});

test('410 ends it', async () => {
  answerWith = 410;
  await ask();
  await until(async () => (await deliveries())[0]?.state === 'failed', 'it was given up');
  const [gone] = await deliveries();
  assert.deepEqual([gone?.attempts, gone?.last_status, gone?.next_attempt_at], [1, 410, null]);
  answerWith = 204;
});

test('addresses that cannot be used are refused', async () => {
  for (const url of [
    'ftp://example.com',
    'nonsense',
    'http://user:pass@example.com/',
    `http://x/${'y'.repeat(3_000)}`,
  ]) {
    const answer = await service.post(`${FLUX}?webhook_url=${encodeURIComponent(url)}`, BODY);
    assert.equal(answer.status, 422, url);
    assert.equal(answer.json<{ error: { code: string } }>().error.code, 'invalid_url');
  }
  const twice = await service.post(`${FLUX}?webhook_url=http://a.example&webhook_url=http://b.example`, BODY);
  assert.equal(twice.status, 422);
});
