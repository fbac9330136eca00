import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Scope } from '../../src/records/records.js';
import { startService, type Answer, type Service } from '../support/service.js';

const STATIC_KEY = 'a-static-key-for-tests-0123456789';

let service: Service;
before(async () => {
  service = await startService({ env: { EASEL_API_KEYS: `another-static-key-000, ${STATIC_KEY}` } });
});
after(() => service.close());

const FLUX = '/v1/text-to-image/flux/dev';
const BODY = JSON.stringify({ prompt: 'x', image_size: { width: 64, height: 64 } });

function generate(authorization: string | undefined): Promise<Answer> {
  return service.request(FLUX, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization === undefined ? {} : { authorization }) },
    body: BODY,
  });
}

const codeOf = (answer: Answer): string => answer.json<{ error: { code: string } }>().error.code;

test('no key, and headers that hold none', async () => {
  const missing = await generate(undefined);
  assert.deepEqual([missing.status, codeOf(missing)], [401, 'missing_key']);
  assert.equal(missing.headers.get('www-authenticate'), 'Bearer realm="easel"');
  const wrong = [
    'Bearer',
    'Bearer ',
    'Basic dXNlcjpwYXNz',
    service.key,
    `Token ${service.key}`,
    `Bearer ${service.key} x`,
  ];
  for (const header of [...wrong, `Bearer ${'x'.repeat(5000)}`]) {
    const answer = await generate(header);
    assert.deepEqual([answer.status, codeOf(answer)], [401, 'invalid_key'], header);
    assert.match(answer.headers.get('www-authenticate') ?? '', /error="invalid_token"/);
  }
});

test('a key with any other character is refused', async () => {
  for (const index of [3, 10, 16, 30, service.key.length - 1]) {
    const other = service.key[index] === 'a' ? 'b' : 'a';
    const altered = service.key.slice(0, index) + other + service.key.slice(index + 1);
    assert.equal((await generate(`Bearer ${altered}`)).status, 401, altered);
  }
  assert.equal((await generate(`Bearer ${service.key}`)).status, 200);
  assert.equal((await generate(`bearer ${service.key}`)).status, 200);
});

test('static keys of the configuration', async () => {
  assert.equal((await generate(`Bearer ${STATIC_KEY}`)).status, 200);
  assert.equal((await generate(`Bearer ${STATIC_KEY}x`)).status, 401);
});

test('scopes', async () => {
  const statuses = async (scopes: Scope[]): Promise<number[]> => {
    const { key } = await service.app.keys.create({ name: 'scoped', scopes });
    const headers = { authorization: `Bearer ${key}` };
    return [(await generate(headers.authorization)).status, (await service.request('/v1/models', { headers })).status];
  };
  assert.deepEqual(await statuses(['generate']), [200, 200]);
  assert.deepEqual(await statuses(['read']), [403, 200]);
  assert.deepEqual(await statuses(['admin']), [200, 200]);
  const { key } = await service.app.keys.create({ name: 'reader', scopes: ['read'] });
  assert.equal(codeOf(await generate(`Bearer ${key}`)), 'missing_scope');
});

test('revoked and expired keys', async () => {
  const { key, record } = await service.app.keys.create({ name: 'short', scopes: ['generate'] });
  assert.equal((await generate(`Bearer ${key}`)).status, 200);
  await service.app.keys.revoke(record.id);
  assert.equal((await generate(`Bearer ${key}`)).status, 401);
  const expired = await service.app.keys.create({
    name: 'old',
    scopes: ['generate'],
    expiresAt: new Date(Date.now() - 1000),
  });
  assert.equal((await generate(`Bearer ${expired.key}`)).status, 401);
});

test('the key is checked before the body', async () => {
  const answer = await service.request(FLUX, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{' });
  assert.equal(answer.status, 401);
});

test('health, readiness and the description need no key', async () => {
  for (const path of ['/health', '/ready', '/openapi.json', '/docs']) {
    assert.equal((await service.request(path)).status, 200, path);
  }
});
