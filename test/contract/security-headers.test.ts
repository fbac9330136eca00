import assert from 'node:assert/strict';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { SECURITY_HEADERS } from '../../src/http/security-headers.js';
import { sendRaw } from '../support/raw-http.js';
import { startService, type Service } from '../support/service.js';

let service: Service;
let picture = '';
before(async () => {
  service = await startService();
  const answer = await service.post('/v1/text-to-image/flux/dev', { prompt: 'x', image_size: 'square' });
  picture = answer.json<{ images: { url: string }[] }>().images[0]?.url ?? '';
});
after(() => service.close());

/** Paths that exist, with something for their parameters. */
function paths(): string[] {
  const { paths: described = {} } = service.app.server.swagger() as { paths?: Record<string, unknown> };
  const known = Object.keys(described).map((path) => path.replaceAll(/\{[^}]+\}/g, 'x'));
  return [
    ...known,
    '/',
    '/docs',
    '/openapi.json',
    '/nowhere',
    '/v1/text-to-image/nobody',
    '/files/x',
    '/%zz',
    '/docs/x',
  ];
}

function requireSafe(headers: Headers, where: string): void {
  const type = headers.get('content-type') ?? '';
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    const found = headers.get(name);
    assert.ok(found, `${where} has no ${name}`);
    // A page has a policy and a life in caches of its own; what is data has ours.
    const own = /html|css|javascript|image/.test(type) && /policy|cache-control/.test(name);
    if (!own) assert.equal(found, value, `${where}: ${name}`);
  }
  const policy = headers.get('content-security-policy') ?? '';
  assert.match(policy, /default-src '(none|self)'/, where);
  assert.ok(!/unsafe-eval/.test(policy) && !/script-src[^;]*unsafe-inline/.test(policy), `${where}: ${policy}`);
  if (/html/.test(type)) assert.match(policy, /frame-ancestors 'none'/, where);
  assert.equal(headers.get('server'), null);
  assert.equal(headers.get('x-powered-by'), null);
  assert.ok(headers.get('x-request-id'), where);
}

test('every route, with every method, with and without a key', async () => {
  const all = paths();
  assert.ok(all.length > 15);
  for (const path of all) {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
      for (const headers of [{}, { authorization: `Bearer ${service.key}` }]) {
        const response = await fetch(service.url + path, { method, headers, redirect: 'manual' });
        await response.body?.cancel();
        requireSafe(response.headers, `${method} ${path} (${response.status})`);
      }
    }
  }
});

test('pictures may be shown anywhere, run nowhere, and are kept only as long as they live', async () => {
  const { headers } = await fetch(picture);
  assert.equal(headers.get('content-security-policy'), "default-src 'none'; sandbox");
  assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin');
  assert.match(headers.get('cache-control') ?? '', /^private, max-age=\d+, immutable$/);
});

test('failures of files are not kept by caches, and a deleted file has no version', async () => {
  const outside = await fetch(picture, { headers: { range: 'bytes=99999999-' } });
  assert.deepEqual([outside.status, outside.headers.get('cache-control')], [416, 'no-store']);
  assert.ok(outside.headers.get('content-range'));
  const folder = service.app.dataFolder.pictures;
  for (const batch of await readdir(folder)) await rm(join(folder, batch), { recursive: true });
  for (const condition of ['*', `"${new URL(picture).pathname.split('/').at(-1)}"`]) {
    const gone = await fetch(picture, { headers: { 'if-none-match': condition } });
    assert.deepEqual(
      [gone.status, gone.headers.get('cache-control'), gone.headers.get('etag')],
      [410, 'no-store', null],
    );
  }
});

test('what is refused before there is a request is as safe, and CONNECT is answered', async () => {
  const cases: [text: string, status: number][] = [
    ['nonsense\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`, 431],
    ['GET /health HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\n\r\n', 417],
    ['CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: 127.0.0.1:22\r\n\r\n', 405],
    ['CONNECT / HTTP/1.1\r\nHost: x\r\nX-Request-Id: mine\r\n\r\nmore bytes', 405],
  ];
  for (const [text, status] of cases) {
    const answer = await sendRaw(service.port, text);
    assert.equal(answer.status, status, text.slice(0, 40));
    requireSafe(new Headers(answer.headers), text.slice(0, 40));
    assert.equal(typeof (JSON.parse(answer.body) as { error: { code: string } }).error.code, 'string');
  }
});

test('over https, as a trusted proxy says, the browser is told to stay there', async () => {
  const proxied = await startService({ env: { EASEL_SERVER_TRUST_PROXY: 'true' } });
  try {
    const secure = await proxied.request('/health', { headers: { 'x-forwarded-proto': 'https' } });
    assert.match(secure.headers.get('strict-transport-security') ?? '', /max-age/);
    assert.equal((await proxied.request('/health')).headers.get('strict-transport-security'), null);
  } finally {
    await proxied.close();
  }
});
