import assert from 'node:assert/strict';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { sendRaw } from '../support/raw-http.js';
import { startService, type Service } from '../support/service.js';

let service: Service;
let url: string;
let bytes: Buffer;
before(async () => {
  service = await startService();
  const answer = await service.post('/v1/text-to-image/flux/dev', {
    prompt: 'x',
    image_size: { width: 64, height: 64 },
    sync_mode: true,
  });
  const [image] = answer.json<{ images: { url: string; file_data: string }[] }>().images;
  assert.ok(image);
  url = image.url;
  bytes = Buffer.from(image.file_data, 'base64');
});
after(() => service.close());

async function get(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(address, { headers, method });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

const codeOf = (body: Buffer): string => (JSON.parse(body.toString()) as { error: { code: string } }).error.code;

test('the whole file, with headers that let it be nothing but a picture', async () => {
  const answer = await get(url);
  assert.equal(answer.status, 200);
  assert.ok(answer.bytes.equals(bytes));
  assert.equal(answer.headers.get('content-type'), 'image/jpeg');
  assert.equal(answer.headers.get('content-length'), String(bytes.length));
  assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
  assert.equal(answer.headers.get('content-security-policy'), "default-src 'none'; sandbox");
  assert.match(answer.headers.get('cache-control') ?? '', /^private, max-age=86\d{3}, immutable$/);
  assert.match(answer.headers.get('content-disposition') ?? '', /^inline; filename="[0-9a-f]{32}\.jpg"$/);
});

test('HEAD says the same without the bytes', async () => {
  const answer = await get(url, {}, 'HEAD');
  assert.equal(answer.status, 200);
  assert.equal(answer.bytes.length, 0);
  assert.equal(answer.headers.get('content-length'), String(bytes.length));
  assert.equal(answer.headers.get('content-type'), 'image/jpeg');
});

test('an unchanged file is not sent again', async () => {
  const etag = (await get(url)).headers.get('etag') ?? '';
  for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await get(url, { 'if-none-match': header });
    assert.deepEqual([answer.status, answer.bytes.length], [304, 0]);
    assert.equal(answer.headers.get('etag'), etag);
  }
  assert.equal((await get(url, { 'if-none-match': '"other"' })).status, 200);
});

test('ranges', async () => {
  const size = bytes.length;
  const cases: [range: string, from: number, to: number][] = [
    ['bytes=0-9', 0, 10],
    ['bytes=10-', 10, size],
    ['bytes=-5', size - 5, size],
    [`bytes=5-${size + 100}`, 5, size],
    [`bytes=-${size * 2}`, 0, size],
  ];
  for (const [range, from, to] of cases) {
    const answer = await get(url, { range });
    assert.equal(answer.status, 206, range);
    assert.equal(answer.headers.get('content-range'), `bytes ${from}-${to - 1}/${size}`);
    assert.ok(answer.bytes.equals(bytes.subarray(from, to)), range);
  }
  const outside = await get(url, { range: `bytes=${size}-` });
  assert.deepEqual([outside.status, outside.headers.get('content-range')], [416, `bytes */${size}`]);
  for (const range of ['bytes=5-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-', 'nonsense']) {
    const answer = await get(url, { range });
    assert.deepEqual([answer.status, answer.bytes.length], [200, size], range);
  }
  assert.equal((await get(url, { range: 'bytes=0-9', 'if-range': '"older"' })).status, 200);
});

test('addresses that were altered', async () => {
  const address = new URL(url);
  const later = new URL(url);
  later.searchParams.set('expires', String(Number(address.searchParams.get('expires')) + 1));
  const unsigned = new URL(url);
  unsigned.searchParams.delete('signature');
  const other = new URL(url);
  other.pathname = `/files/${'0'.repeat(32)}.jpg`;
  const cut = url.slice(0, -1);
  const twice = `${url}&expires=1`;
  for (const altered of [later.href, unsigned.href, other.href, cut, twice]) {
    const answer = await get(altered);
    assert.deepEqual([answer.status, codeOf(answer.bytes)], [403, 'invalid_signature'], altered);
  }
});

test('no path leads out of the folder', async () => {
  const paths = ['/files/../easel.db', '/files/..%2feasel.db', '/files/%2e%2e/easel.db', '/files/....//easel.db'];
  paths.push('/files/..%5ceasel.db', '/files/%00', '/files/picture-secret', '/files/', `/files/${'0'.repeat(32)}.svg`);
  for (const path of paths) {
    const answer = await sendRaw(service.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    assert.equal(answer.status, 404, path);
  }
});

test('an address lives as long as it says, and is gone after that', async () => {
  const short = await startService({ env: { EASEL_STORAGE_LIFETIME_SECONDS: '60' } });
  try {
    const answer = await short.post('/v1/text-to-image/flux/dev', { prompt: 'x', image_size: 'square' });
    const [image] = answer.json<{ images: { url: string }[] }>().images;
    assert.ok(image);
    const expires = Number(new URL(image.url).searchParams.get('expires'));
    assert.ok(Math.abs(expires - Date.now() / 1000 - 60) < 10);
    const pictures = short.app.dataFolder.pictures;
    for (const batch of await readdir(pictures)) await rm(join(pictures, batch), { recursive: true });
    const gone = await get(image.url);
    assert.deepEqual([gone.status, codeOf(gone.bytes)], [410, 'expired']);
  } finally {
    await short.close();
  }
});

test('addresses follow the request, the proxy that is trusted, or the configuration', async () => {
  const body = JSON.stringify({ prompt: 'x', image_size: { width: 64, height: 64 } });
  const originFor = async (target: Service, headers: string): Promise<string> => {
    const answer = await sendRaw(
      target.port,
      `POST /v1/text-to-image/flux/dev HTTP/1.1\r\n${headers}Authorization: Bearer ${target.key}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
    const [image] = (JSON.parse(answer.body) as { images: { url: string }[] }).images;
    return (image?.url ?? '').replace(/\/files\/.*/, '');
  };
  const self = `http://127.0.0.1:${service.port}`;
  assert.equal(await originFor(service, 'Host: draw.example:9000\r\n'), 'http://draw.example:9000');
  assert.equal(await originFor(service, 'Host: [::1]:8080\r\n'), 'http://[::1]:8080');
  assert.equal(await originFor(service, 'Host: evil"><script>\r\n'), self);
  assert.equal(await originFor(service, ''), self);
  const forwarded = 'Host: inner\r\nX-Forwarded-Host: outer.example\r\nX-Forwarded-Proto: https\r\n';
  assert.equal(await originFor(service, forwarded), 'http://inner');

  const behindProxy = await startService({ env: { EASEL_SERVER_TRUST_PROXY: 'true' } });
  assert.equal(await originFor(behindProxy, forwarded), 'https://outer.example');
  await behindProxy.close();

  const named = await startService({ env: { EASEL_SERVER_PUBLIC_URL: 'https://cdn.example/easel/' } });
  assert.equal(await originFor(named, forwarded), 'https://cdn.example/easel');
  await named.close();
});
