import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { RequestStatus } from '../../src/contract/request-status.js';
import { EngineError } from '../../src/engines/engine.js';
import { startService, type Answer, type Service } from '../support/service.js';
import { createTestEngine, gradient, type TestEngine } from '../support/test-engine.js';
import { until } from '../support/until.js';

const FLUX = '/v1/text-to-image/flux/dev';
const BODY = { prompt: 'a lighthouse', image_size: { width: 64, height: 64 } };

let service: Service;
let engine: TestEngine;
/** Prompts that begin with this word are drawn when they are released. */
const HELD = 'held';
const held: (() => void)[] = [];
const release = (): void => {
  for (const go of held.splice(0)) go();
};

before(async () => {
  engine = createTestEngine({
    render: async (task, { signal }) => {
      if (task.prompt === 'broken') throw new EngineError('failed', 'test', 'it broke');
      if (task.prompt === HELD) await new Promise<void>((resolve) => held.push(resolve));
      await delay(30, undefined, { signal });
      return { picture: gradient(task), warnings: [] };
    },
  });
  service = await startService({ engines: [engine] });
});
after(() => service.close());

const post = (key: string, body: object = BODY, headers: Record<string, string> = {}): Promise<Answer> =>
  service.post(FLUX, body, { 'idempotency-key': key, ...headers });
const codeOf = (answer: Answer): string => answer.json<{ error: { code: string } }>().error.code;

test('the same call twice is carried out once', async () => {
  const drawn = engine.tasks.length;
  const [one, two] = [await post('k1'), await post('k1')];
  assert.deepEqual([one.status, two.status], [200, 200]);
  assert.equal(one.text, two.text, 'a seed that nobody gave included');
  assert.deepEqual(
    [one, two].map(({ headers }) => headers.get('idempotent-replayed')),
    [null, 'true'],
  );
  assert.equal(engine.tasks.length, drawn + 1);
});

test('failures are replayed as well', async () => {
  const [one, two] = [await post('k2', { ...BODY, prompt: 'broken' }), await post('k2', { ...BODY, prompt: 'broken' })];
  assert.deepEqual([one.status, two.status, codeOf(two)], [502, 502, 'engine_failed']);
  assert.equal(one.text, two.text);
  assert.equal(two.headers.get('idempotent-replayed'), 'true');
});

test('what was refused does not hold the key', async () => {
  assert.equal((await post('k3', { ...BODY, prompt: 'naked child' })).status, 422);
  assert.equal((await post('k3')).status, 200);
});

test('another body is an error; another path or key is another call', async () => {
  await post('k4');
  const other = await post('k4', { ...BODY, prompt: 'a castle' });
  assert.deepEqual([other.status, codeOf(other)], [422, 'idempotency_key_reused']);
  const path = await service.post('/v1/text-to-image/flux/pro', BODY, { 'idempotency-key': 'k4' });
  assert.deepEqual([path.status, path.headers.get('idempotent-replayed')], [200, null]);
  const { key } = await service.app.keys.create({ name: 'other', scopes: ['generate'] });
  const stranger = await post('k4', BODY, { authorization: `Bearer ${key}` });
  assert.deepEqual([stranger.status, stranger.headers.get('idempotent-replayed')], [200, null]);
});

test('many at once: one is drawn, the others are told to wait', async () => {
  const drawn = engine.tasks.length;
  const body = { ...BODY, prompt: HELD };
  let refused = 0;
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const answer = await post('k5', body);
      if (answer.status !== 409) return answer;
      refused += 1;
      if (refused === 19) {
        await until(() => held.length === 1, 'one is drawn');
        release();
      }
      return answer;
    }),
  );
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
  assert.deepEqual(statuses, [200, ...Array.from({ length: 19 }, () => 409)]);
  assert.ok(answers.every((answer) => answer.status === 200 || codeOf(answer) === 'idempotency_key_in_use'));
  assert.equal(engine.tasks.length, drawn + 1);
  assert.equal((await post('k5', body)).status, 200);
});

test('an asynchronous call with the same key is told of the same request', async () => {
  const headers = { prefer: 'respond-async' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => post('k6', { ...BODY, prompt: HELD }, headers)));
  await until(() => held.length === 1, 'it is drawn');
  release();
  assert.ok(answers.every(({ status }) => status === 202));
  assert.equal(new Set(answers.map((answer) => answer.json<RequestStatus>().request_id)).size, 1);
  assert.equal(answers.filter(({ headers: sent }) => sent.has('idempotent-replayed')).length, 4);
});

test('a key that makes no sense is refused', async () => {
  for (const key of ['', 'with space', 'x'.repeat(256)]) {
    const answer = await post(key);
    assert.deepEqual([answer.status, codeOf(answer)], [422, 'invalid_header'], key);
  }
});

test('a client that goes away comes back for its answer', async () => {
  const drawn = engine.tasks.length;
  const body = JSON.stringify({ ...BODY, prompt: HELD });
  const socket = connect(service.port, '127.0.0.1');
  socket.write(
    `POST ${FLUX} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${service.key}\r\nIdempotency-Key: k7\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await until(() => held.length === 1, 'it is drawn');
  socket.destroy();
  assert.equal((await post('k7', { ...BODY, prompt: HELD })).status, 409);
  release();
  const answer = await until(async () => {
    const again = await post('k7', { ...BODY, prompt: HELD });
    return again.status !== 409 && again;
  }, 'it is ready');
  assert.deepEqual([answer.status, answer.headers.get('idempotent-replayed')], [200, 'true']);
  assert.equal(engine.tasks.length, drawn + 1);
});
