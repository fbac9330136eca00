import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { errorResponseSchema } from '../../src/contract/responses.js';
import { sendRaw } from '../support/raw-http.js';
import { startService, type Answer, type Service } from '../support/service.js';

let service: Service;
before(async () => {
  service = await startService();
});
after(() => service.close());

const FLUX = '/v1/text-to-image/flux/dev';
const AVATAR = '/v1/image-to-image/avatar';

/** The one shape, and the id in body and header alike. */
function assertError(answer: Answer, status: number, code: string): void {
  assert.equal(answer.status, status, answer.text);
  assertErrorBody(answer.text, code, answer.headers.get('x-request-id') ?? '');
  assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8');
}

function assertErrorBody(text: string, code: string, requestId: string): void {
  const body = errorResponseSchema.strict().parse(JSON.parse(text));
  assert.equal(body.error.code, code);
  assert.equal(body.message, body.error.message);
  assert.equal(body.error.request_id, requestId);
  assert.notEqual(requestId, '');
}

const bearer = () => ({ authorization: `Bearer ${service.key}` });

test('unknown paths', async () => {
  assertError(await service.request('/nothing'), 404, 'not_found');
  assertError(await service.request('/v2/anything', { method: 'POST', body: 'x' }), 404, 'not_found');
  assertError(await service.post('/v1/text-to-image/flux/max', {}), 404, 'unknown_model');
  assertError(await service.post('/v1/image-to-image/nothing', {}), 404, 'unknown_model');
  assertError(await service.request('/%E0%A4%A'), 400, 'malformed_request');
  assertError(await service.request(`/files/${'a'.repeat(5000)}`), 414, 'uri_too_long');
});

test('wrong methods are told which are right, before key and body are looked at', async () => {
  for (const [path, allow] of [
    [FLUX, 'OPTIONS, POST'],
    [AVATAR, 'OPTIONS, POST'],
    ['/v1/models', 'GET, HEAD, OPTIONS'],
    ['/health', 'GET, HEAD, OPTIONS'],
    ['/openapi.json', 'GET, HEAD, OPTIONS'],
    ['/files/x.png', 'GET, HEAD, OPTIONS'],
  ] as const) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((name) => !allow.includes(name))) {
      const answer = await service.request(path, { method });
      assertError(answer, 405, 'method_not_allowed');
      assert.equal(answer.headers.get('allow'), allow);
    }
    const options = await service.request(path, { method: 'OPTIONS' });
    assert.deepEqual([options.status, options.text, options.headers.get('allow')], [204, '', allow]);
  }
  assert.equal((await service.request(FLUX, { method: 'HEAD' })).status, 405);
  assert.equal((await service.request('/health', { method: 'HEAD' })).status, 200);
});

test('bodies that are no JSON', async () => {
  for (const body of [
    '',
    ' ',
    '{',
    '{"prompt":',
    '{"prompt":"x",}',
    "{'prompt':'x'}",
    'NaN',
    '{"a":NaN}',
    '{"a":01}',
    'prompt=x',
  ]) {
    assertError(await service.post(FLUX, body), 400, 'malformed_json');
  }
  const deep = `{"prompt":"x","image_size":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  assertError(await service.post(FLUX, deep), 400, 'malformed_json');
  const bytes = Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]);
  const headers = { ...bearer(), 'content-type': 'application/json' };
  assertError(await service.request(FLUX, { method: 'POST', headers, body: bytes }), 400, 'malformed_json');
});

test('JSON that is no object', async () => {
  for (const body of ['null', '7', '"text"', '[]', '[{"prompt":"x"}]', 'true']) {
    assertError(await service.post(FLUX, body), 422, 'invalid_type');
  }
});

test('keys of the prototype are only unknown fields', async () => {
  const size = '"image_size":{"width":64,"height":64,"__proto__":{"width":1}}';
  const body = `{"prompt":"x","__proto__":{"prompt":5,"polluted":true},"constructor":1,"toString":2,${size}}`;
  const answer = await service.post(FLUX, body);
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.headers.get('x-ignored-fields'), '__proto__, constructor, toString, image_size.__proto__');
  assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
  assertError(await service.post(FLUX, '{"__proto__":{"prompt":"x","image_size":"square"}}'), 422, 'missing');
});

test('of a field that is given twice the last one counts', async () => {
  const answer = await service.post(FLUX, '{"prompt":7,"prompt":"x","image_size":{"width":64,"height":64}}');
  assert.equal(answer.status, 200);
});

test('numbers beyond all bounds', async () => {
  for (const number of ['1e999', '-1e999', '1e300', '99999999999999999999']) {
    const body = `{"prompt":"x","image_size":{"width":64,"height":64},"seed":${number}}`;
    const answer = await service.post(FLUX, body);
    assert.equal(answer.status, 422, answer.text);
  }
});

test('many unknown fields and many bad colours keep the answer small', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`field ${index}`, 1]));
  const ignored = await service.post(FLUX, { prompt: 'x', image_size: 'square', ...unknown });
  assert.equal(ignored.status, 200);
  assert.match(ignored.headers.get('x-ignored-fields') ?? '', /^field%200, .*, \+880 more$/);
  const colors = Array.from({ length: 9_000 }, () => 'red');
  const refused = await service.post('/v1/text-to-image/stock-image/photo', { prompt: 'x', image_size: {}, colors });
  assert.equal(refused.status, 422);
  assert.ok(refused.text.length < 10_000);
});

test('bodies of more fields or values than anybody needs', async () => {
  const send = (text: string) => service.post(FLUX, `{"prompt":"x","image_size":"square",${text}}`);
  const fields = Array.from({ length: 20_000 }, (_, index) => `"${index}":0`).join();
  assertError(await send(fields), 413, 'body_too_large');
  assertError(await send(`"x":[${'{},'.repeat(300_000)}{}]`), 413, 'body_too_large');
});

test('other content types and encodings', async () => {
  const send = (headers: Record<string, string>, body: string | Uint8Array = '{}') =>
    service.request(FLUX, { method: 'POST', headers: { ...bearer(), ...headers }, body });
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'image/png',
    'nonsense',
  ]) {
    assertError(await send({ 'content-type': type }), 415, 'unsupported_media_type');
  }
  assertError(await send({}, new Uint8Array([123, 125])), 415, 'unsupported_media_type');
  const compressed = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  assertError(await send(compressed, gzipSync('{}')), 415, 'unsupported_media_type');
  assert.equal((await send({ 'content-type': 'application/json; charset=utf-8' })).status, 422);
});

test('bodies that are too large: 1 MiB, and 16 MiB for the avatar', async () => {
  const bodyOf = (bytes: number) => JSON.stringify({ filler: 'x'.repeat(bytes - 13) });
  assert.equal((await service.post(FLUX, bodyOf(1_048_576))).status, 422);
  assertError(await service.post(FLUX, bodyOf(1_048_577)), 413, 'body_too_large');
  assert.equal((await service.post(AVATAR, bodyOf(16_777_216))).status, 422);
  assertError(await service.post(AVATAR, bodyOf(16_777_217)), 413, 'body_too_large');
});

test('a body without declared length is cut off at the limit', async () => {
  const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`;
  const head = `POST ${FLUX} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${service.key}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const answer = await sendRaw(service.port, [head, ...Array.from({ length: 20 }, () => chunk)], { end: true });
  assert.equal(answer.status, 413);
  assertErrorBody(answer.body, 'body_too_large', answer.headers['x-request-id'] ?? '');
});

test('a body that stops before its declared length', async () => {
  const head = `POST ${FLUX} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${service.key}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n`;
  const answer = await sendRaw(service.port, `${head}{"prompt":`, { end: true });
  assert.equal(answer.status, 400);
  assertErrorBody(answer.body, 'malformed_request', answer.headers['x-request-id'] ?? '');
});

test('bytes that are no HTTP', async () => {
  for (const bytes of [
    'hello\r\n\r\n',
    'GET\r\n\r\n',
    '\u0016\u0003\u0001\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET / HTTP/1.1\r\nbad header\r\n\r\n',
  ]) {
    const answer = await sendRaw(service.port, bytes, { end: true });
    assert.equal(answer.status, 400, bytes);
    assertErrorBody(answer.body, 'malformed_request', answer.headers['x-request-id'] ?? '');
  }
});

test('headers without end', async () => {
  const answer = await sendRaw(
    service.port,
    `GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`,
  );
  assert.equal(answer.status, 431);
  assertErrorBody(answer.body, 'headers_too_large', answer.headers['x-request-id'] ?? '');
});

test('a request without Host, and one with unknown expectations', async () => {
  const anonymous = await sendRaw(service.port, 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n');
  assert.equal(anonymous.status, 200);
  const expecting = await sendRaw(
    service.port,
    'GET /health HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nConnection: close\r\n\r\n',
  );
  assert.equal(expecting.status, 417);
  assertErrorBody(expecting.body, 'expectation_failed', expecting.headers['x-request-id'] ?? '');
});

test('a sane request id is kept, any other replaced', async () => {
  const kept = await service.request('/health', { headers: { 'x-request-id': 'my-id:1.2_3' } });
  assert.equal(kept.headers.get('x-request-id'), 'my-id:1.2_3');
  for (const bad of ['has space', '<script>', 'x'.repeat(129), '']) {
    const replaced = await service.request('/nowhere', { headers: { 'x-request-id': bad } });
    assert.match(replaced.headers.get('x-request-id') ?? '', /^req_[0-9a-f]{24}$/);
  }
});

test('what breaks inside is a 500 that tells nothing', async () => {
  const broken = await startService();
  try {
    broken.app.records.findKey = () => Promise.reject(new Error('secret detail'));
    const answer = await broken.post(FLUX, {});
    assertError(answer, 500, 'internal_error');
    assert.ok(!answer.text.includes('secret'));
  } finally {
    await broken.close();
  }
});
