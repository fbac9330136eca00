import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { EngineError } from '../../src/engines/engine.js';
import { workerEnded } from '../../src/telemetry/worker-ends.js';
import { startService, type Service } from '../support/service.js';
import { createTestEngine, gradient } from '../support/test-engine.js';
import { until } from '../support/until.js';

const FLUX = '/v1/text-to-image/flux/dev';
const AVATAR = '/v1/image-to-image/avatar';
const size = { width: 64, height: 64 };
const received: string[] = [];
const receiver = createServer((request, response) => {
  received.push(request.url ?? '');
  response.end();
});

let service: Service;
let adminKey = '';

before(async () => {
  receiver.listen(0, '127.0.0.1');
  const engine = createTestEngine({
    render: (task) =>
      task.prompt.includes('broken')
        ? Promise.reject(new EngineError('failed', 'test', 'it broke'))
        : Promise.resolve({ picture: gradient(task), warnings: [] }),
  });
  service = await startService({
    engines: [engine],
    env: { EASEL_METRICS_PORT: '0', EASEL_WEBHOOKS_ALLOW_HOSTS: '127.0.0.1', EASEL_FACES_ALLOW_HOSTS: '' },
  });
  ({ key: adminKey } = await service.app.keys.create({ name: 'operator', scopes: ['admin'] }));
});
after(async () => {
  await service.close();
  receiver.close();
});

/** Every sample, by its name and labels. */
async function samples(): Promise<Map<string, number>> {
  const answer = await service.request('/metrics', { headers: { authorization: `Bearer ${adminKey}` } });
  assert.equal(answer.status, 200);
  assert.match(answer.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
  const lines = answer.text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  for (const line of lines) assert.match(line, /^[a-z_:][a-z0-9_:]*(\{[^}]*\})? (-?[0-9.e+-]+|NaN|[+-]Inf)$/i);
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

test('everything that happens is counted', async () => {
  const { port } = receiver.address() as AddressInfo;
  const webhook = `http://127.0.0.1:${port}/told`;
  assert.equal((await service.post(FLUX, { prompt: 'a fox', image_size: size })).status, 200);
  const told = await service.post(
    `${FLUX}?webhook_url=${encodeURIComponent(webhook)}`,
    { prompt: 'a fox', image_size: size },
    { prefer: 'respond-async' },
  );
  assert.equal(told.status, 202);
  assert.equal((await service.post(FLUX, { prompt: 'a broken fox', image_size: size })).status, 502);
  assert.equal((await service.post(FLUX, { prompt: 7 })).status, 422);
  assert.equal((await service.post(FLUX, { prompt: 'porn', image_size: size })).status, 200);
  assert.equal(
    (await service.post(AVATAR, { prompt: 'a pirate', face_image_url: 'data:image/png;base64,bm8tZmFjZQ==' })).status,
    422,
  );
  assert.equal((await service.request('/v1/nowhere?secret=1')).status, 404);
  workerEnded('picture-check');
  await until(() => received.length > 0, 'the message came');

  // What was sent last is counted when the receiver's answer is there; what was asked last, when its answer is out.
  const found = await until(async () => {
    const now = await samples();
    const counted =
      now.get('easel_webhook_deliveries_total{outcome="taken"}') === 1 &&
      now.get('easel_queue_jobs{queue="webhooks",state="running"}') === 0 &&
      now.has('easel_http_requests_total{route="(none)",method="GET",status="404"}');
    return counted && now;
  }, 'everything is counted');
  const is = (name: string, value: number): void => assert.equal(found.get(name), value, name);
  is(`easel_http_requests_total{route="${FLUX}",method="POST",status="200"}`, 2);
  is(`easel_http_requests_total{route="${FLUX}",method="POST",status="202"}`, 1);
  is(`easel_http_requests_total{route="${FLUX}",method="POST",status="422"}`, 1);
  is('easel_http_requests_total{route="(none)",method="GET",status="404"}', 1);
  is(`easel_http_request_seconds_count{route="${FLUX}",method="POST"}`, 5);
  is('easel_requests_settled_total{model="flux/dev",state="COMPLETED",code="none"}', 3);
  is('easel_requests_settled_total{model="flux/dev",state="FAILED",code="engine_failed"}', 1);
  is('easel_requests_settled_total{model="avatar",state="FAILED",code="no_face_found"}', 1);
  is('easel_queue_wait_seconds_count{model="flux/dev"}', 4);
  is('easel_render_seconds_count{engine="test",model="flux/dev"}', 2);
  is('easel_engine_faults_total{engine="test",fault="failed"}', 1);
  is('easel_engine_up{engine="test"}', 1);
  is('easel_safety_checks_total{subject="prompt",verdict="flag"}', 1);
  is('easel_safety_checks_total{subject="picture",verdict="allow"}', 2);
  is('easel_photo_refusals_total{code="no_face_found"}', 1);
  is('easel_webhook_deliveries_total{outcome="taken"}', 1);
  is('easel_worker_restarts_total{worker="picture-check"}', 1);
  is('easel_queue_jobs{queue="renders",state="waiting"}', 0);
  is('easel_queue_jobs{queue="webhooks",state="running"}', 0);
  assert.ok((found.get('process_resident_memory_bytes') ?? 0) > 1e6);
  assert.ok(found.has('nodejs_eventloop_lag_p99_seconds'));
  assert.doesNotMatch([...found.keys()].join('\n'), /secret|fox|porn|127\.0\.0\.1/, 'no words of a caller');
});

test('only operators read them: a key of the scope admin, or a port of its own', async () => {
  assert.equal((await service.request('/metrics')).status, 401);
  const ordinary = await service.request('/metrics', { headers: { authorization: `Bearer ${service.key}` } });
  assert.equal(ordinary.status, 403);
  const own = `http://127.0.0.1:${service.app.metricsPort}`;
  const answer = await service.request(`${own}/metrics`);
  assert.equal(answer.status, 200);
  assert.match(answer.text, /^# HELP easel_render_seconds /m);
  assert.equal((await service.request(`${own}/v1/models`)).status, 404);
  assert.equal((await service.request(`${own}/metrics`, { method: 'POST' })).status, 404);
});
