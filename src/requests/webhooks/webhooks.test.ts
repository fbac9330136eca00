import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { pauseAfter } from './schedule.js';
import { createSend } from './send.js';
import { createSecret, problemWith, signMessage } from './signature.js';

const BODY = JSON.stringify({ type: 'request.completed', data: { prompt: 'a "fox" 🦊' } });
const calm = (): AbortSignal => new AbortController().signal;

test('signatures are those of Standard Webhooks', () => {
  const secret = createSecret();
  const now = Math.floor(Date.now() / 1000);
  const headers = signMessage(secret, 'msg_1', now, BODY);
  assert.deepEqual(new Webhook(secret).verify(BODY, { ...headers }), JSON.parse(BODY));
  const theirs = new Webhook(secret).sign('msg_1', new Date(now * 1000), BODY);
  assert.equal(headers['webhook-signature'], theirs);
  assert.equal(problemWith(secret, { ...headers }, BODY), undefined);
  const rotated = { ...headers, 'webhook-signature': `v1,AAAA ${headers['webhook-signature']} v2,BBBB` };
  assert.equal(problemWith(secret, rotated, BODY), undefined);
});

test('what was changed, is old or is signed by others does not hold', () => {
  const secret = createSecret();
  const now = Math.floor(Date.now() / 1000);
  const headers = signMessage(secret, 'msg_1', now, BODY);
  assert.match(problemWith(secret, { ...headers }, `${BODY} `) ?? '', /signature/);
  assert.match(problemWith(secret, { ...headers, 'webhook-id': 'msg_2' }, BODY) ?? '', /signature/);
  assert.match(problemWith(createSecret(), { ...headers }, BODY) ?? '', /signature/);
  assert.match(problemWith(secret, { ...headers }, BODY, now + 301) ?? '', /timestamp/);
  assert.match(problemWith(secret, { ...headers, 'webhook-timestamp': 'soon' }, BODY) ?? '', /timestamp/);
  assert.match(problemWith(secret, {}, BODY) ?? '', /lacks/);
});

test('attempts are spread over about a day, each pause a little different', () => {
  const pauses: number[] = [];
  for (let attempts = 1; ; attempts += 1) {
    const pause = pauseAfter(attempts, () => 0.5);
    if (pause === undefined) break;
    pauses.push(pause);
  }
  assert.ok(pauses.length >= 8);
  assert.deepEqual(
    pauses,
    pauses.toSorted((one, other) => one - other),
  );
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
  assert.ok(hours > 12 && hours < 48, `${hours} hours`);
  assert.ok((pauseAfter(1, () => 0) ?? 0) < (pauseAfter(1, () => 1) ?? 0));
});

async function withReceiver(answer: Parameters<typeof createServer>[1], work: (url: string) => Promise<void>) {
  const server: Server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a message is sent as it is, and redirects are not followed', async () => {
  const seen: string[] = [];
  const answer: Parameters<typeof createServer>[1] = (request, response) => {
    seen.push(`${request.method} ${request.url}`);
    response.writeHead(302, { location: 'http://127.0.0.1:1/elsewhere' }).end('x'.repeat(200_000));
  };
  await withReceiver(answer, async (url) => {
    const sent = await createSend({ allowHosts: ['127.0.0.1'] })(url, { 'webhook-id': 'msg_1' }, BODY, calm());
    assert.equal(sent.status, 302);
    assert.match(sent.error ?? '', /redirects are not followed/);
    assert.deepEqual(seen, ['POST /hook']);
  });
});

test('private addresses, silence and broken answers read the same', async () => {
  let connections = 0;
  await withReceiver(
    (request) => {
      connections += 1;
      if (request.headers['webhook-id'] === 'break') request.socket.destroy();
    },
    async (url) => {
      const blocked = await createSend({ timeoutMilliseconds: 1500 })(url, {}, BODY, calm());
      assert.equal(connections, 0, 'nobody connected');
      // long enough to connect on a busy machine
      const send = createSend({ allowHosts: ['127.0.0.1'], timeoutMilliseconds: 1500 });
      const silent = await send(url, {}, BODY, calm());
      const broken = await send(url, { 'webhook-id': 'break' }, BODY, calm());
      assert.equal(connections, 2);
      assert.deepEqual(blocked, silent);
      assert.deepEqual(broken, silent);
      assert.equal(silent.status, null);
    },
  );
});
