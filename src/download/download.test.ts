import assert from 'node:assert/strict';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { after, test } from 'node:test';
import { createDownload, type DownloadOptions } from './download.js';
import { DownloadRefusal, type DownloadFault } from './refusal.js';

const PIXELS = Buffer.from('89504e470d0a1a0a', 'hex');
const neverResolve = () => new Promise<never>(() => {});
const servers: { close(): void; closeAllConnections?(): void }[] = [];
after(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections?.();
  }
});

async function listen(
  handler: RequestListener,
  host = '127.0.0.1',
  port = 0,
): Promise<{ port: number; server: Server }> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return { port: (server.address() as AddressInfo).port, server };
}

function fetching(url: string, options: DownloadOptions = {}, signal = new AbortController().signal) {
  return createDownload({ timeoutMs: 5_000, ...options })(url, signal);
}

async function assertFault(promise: Promise<unknown>, fault: DownloadFault): Promise<DownloadRefusal> {
  const error = await promise.then(
    () => assert.fail('should have been refused'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof DownloadRefusal, String(error));
  assert.equal(error.fault, fault, error.message);
  return error;
}

test('a picture from an opened host arrives whole, without compression or cookies', async () => {
  let seen: Record<string, unknown> = {};
  const { port } = await listen((incoming, outgoing) => {
    seen = incoming.headers;
    outgoing.end(PIXELS);
  });
  const bytes = await fetching(`http://localhost:${port}/a.png`, { allowHosts: ['localhost'] });
  assert.deepEqual(Buffer.from(bytes), PIXELS);
  assert.equal(seen['host'], `localhost:${port}`);
  assert.equal(seen['accept-encoding'], 'identity');
  assert.equal(seen['cookie'], undefined);
});

test('every spelling of a private address is refused, and nothing ever connects', async () => {
  let hits = 0;
  const { port, server } = await listen((_incoming, outgoing) => outgoing.end(PIXELS));
  server.on('connection', () => (hits += 1));
  const texts = new Set<string>();
  const hosts = [
    '127.0.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '017700000001',
    '0177.0.0.1',
    '127.1',
    '0',
    '0.0.0.0',
  ];
  hosts.push('localhost', 'localhost.', '[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]');
  hosts.push('[64:ff9b::7f00:1]', '[2002:7f00:1::]', '[2001:0:4136:e378:8000:63bf:80ff:fffe]', '１２７.0.0.1');
  hosts.push('169.254.169.254', '10.0.0.1', '192.168.0.1', '100.64.0.1', '224.0.0.1', '[fe80::1]', '[fd00::1]');
  for (const host of hosts) {
    texts.add((await assertFault(fetching(`http://${host}:${port}/`), 'download_failed')).rule);
  }
  assert.equal(hits, 0);
  // A closed port reads the same as an open one that was refused.
  texts.add((await assertFault(fetching('http://127.0.0.1:1/'), 'download_failed')).rule);
  assert.equal(texts.size, 1);
});

test('a name that resolves to a private address is refused, also when a public one comes with it', async () => {
  let hits = 0;
  const { port, server } = await listen((_incoming, outgoing) => outgoing.end(PIXELS));
  server.on('connection', () => (hits += 1));
  const answers = [
    [{ address: '127.0.0.1', family: 4 }],
    [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ],
    [{ address: '::ffff:127.0.0.1', family: 6 }],
    [],
  ];
  for (const answer of answers) {
    const resolve = () => Promise.resolve(answer);
    await assertFault(fetching(`http://photos.example:${port}/`, { resolve }), 'download_failed');
  }
  assert.equal(hits, 0);
});

test('the connection goes to the address that was checked, whatever the resolver says later', async () => {
  let victimHits = 0;
  const victim = await listen((_incoming, outgoing) => outgoing.end('secret'));
  victim.server.on('connection', () => (victimHits += 1));
  await listen((_incoming, outgoing) => outgoing.end(PIXELS), '127.0.0.2', victim.port);
  let questions = 0;
  const resolve = () => {
    questions += 1;
    return Promise.resolve([{ address: questions === 1 ? '127.0.0.2' : '127.0.0.1', family: 4 }]);
  };
  const allowHosts = ['127.0.0.2'];
  const bytes = await fetching(`http://rebinding.example:${victim.port}/`, { resolve, allowHosts });
  assert.deepEqual(Buffer.from(bytes), PIXELS);
  assert.equal(questions, 1);
  // The second answer is private and not opened: the next request is refused before it connects.
  await assertFault(fetching(`http://rebinding.example:${victim.port}/`, { resolve, allowHosts }), 'download_failed');
  assert.equal(victimHits, 0);
});

test('each redirect is checked again', async () => {
  let hits = 0;
  const victim = await listen((_incoming, outgoing) => outgoing.end('secret'));
  victim.server.on('connection', () => (hits += 1));
  const targets = [
    `http://127.0.0.1:${victim.port}/`,
    `http://0x7f000001:${victim.port}/`,
    `//127.0.0.1:${victim.port}/`,
    `http://[::ffff:127.0.0.1]:${victim.port}/`,
    'file:///etc/passwd',
    'ftp://127.0.0.1/',
    'data:text/plain,hello',
    'http://user:password@photos.example/',
    'http://',
  ];
  const { port } = await listen((incoming, outgoing) => {
    const target = targets[Number(new URL(incoming.url ?? '/', 'http://x').searchParams.get('n'))] ?? '/';
    outgoing.writeHead(302, { location: target }).end();
  });
  const allowHosts = [`127.0.0.1:${port}`];
  for (const index of targets.keys()) {
    await assertFault(fetching(`http://127.0.0.1:${port}/?n=${index}`, { allowHosts }), 'download_failed');
  }
  assert.equal(hits, 0);
});

test('five redirects are followed, a sixth is not', async () => {
  const { port } = await listen((incoming, outgoing) => {
    const left = Number((incoming.url ?? '/').slice(1));
    if (left === 0) outgoing.end(PIXELS);
    else outgoing.writeHead(left % 2 ? 301 : 307, { location: `/${left - 1}` }).end();
  });
  const allowHosts = ['127.0.0.1'];
  assert.equal((await fetching(`http://127.0.0.1:${port}/5`, { allowHosts })).length, PIXELS.length);
  await assertFault(fetching(`http://127.0.0.1:${port}/6`, { allowHosts }), 'download_failed');
});

test('too many bytes are refused by their declaration and while they stream', async () => {
  let written = 0;
  const { port } = await listen((incoming, outgoing) => {
    if (incoming.url === '/declared') {
      outgoing.writeHead(200, { 'content-length': '5000000000' }).write('x');
      return;
    }
    const more = () => {
      while (!outgoing.destroyed) {
        written += 65_536;
        if (!outgoing.write(Buffer.alloc(65_536))) break;
      }
    };
    outgoing.on('drain', more);
    more();
  });
  const options = { allowHosts: ['127.0.0.1'], maxBytes: 1_000_000 };
  await assertFault(fetching(`http://127.0.0.1:${port}/declared`, options), 'too_large');
  await assertFault(fetching(`http://127.0.0.1:${port}/undeclared`, options), 'too_large');
  assert.ok(written < 20_000_000, `the stream went on to ${written} bytes`);
});

test('a slow drip, a silent server and a lookup that hangs end at the deadline', async () => {
  const { port } = await listen((incoming, outgoing) => {
    if (incoming.url === '/silent') return;
    outgoing.writeHead(200, { 'content-type': 'image/png' });
    const timer = setInterval(() => outgoing.write('x'), 20);
    outgoing.on('close', () => clearInterval(timer));
  });
  const options = { allowHosts: ['127.0.0.1'], timeoutMs: 300 };
  await assertFault(fetching(`http://127.0.0.1:${port}/drip`, options), 'download_failed');
  await assertFault(fetching(`http://127.0.0.1:${port}/silent`, options), 'download_failed');
  await assertFault(fetching('http://hanging.example/', { ...options, resolve: neverResolve }), 'download_failed');
});

test('a body cut short, a refusal and a server that speaks no HTTP read the same', async () => {
  const { port } = await listen((incoming, outgoing) => {
    if (incoming.url === '/404') outgoing.writeHead(404).end('secret');
    else {
      outgoing.writeHead(200, { 'content-length': '1000' }).write('only this');
      setTimeout(() => outgoing.destroy(), 20);
    }
  });
  const tcp = createTcpServer((socket) => socket.on('error', () => {}).end('-ERR unknown command\r\n'));
  servers.push(tcp);
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  const texts = new Set<string>();
  const urls = [`${port}/404`, `${port}/short`, `${(tcp.address() as AddressInfo).port}/`];
  for (const url of urls) {
    const error = await assertFault(
      fetching(`http://127.0.0.1:${url}`, { allowHosts: ['127.0.0.1'] }),
      'download_failed',
    );
    texts.add(error.rule);
  }
  assert.equal(texts.size, 1);
});

test('a caller that goes away ends the download with its own reason', async () => {
  const { port } = await listen(() => {});
  const controller = new AbortController();
  const gone = fetching(`http://127.0.0.1:${port}/`, { allowHosts: ['127.0.0.1'] }, controller.signal);
  const reason = new Error('the client left');
  setTimeout(() => controller.abort(reason), 50);
  await assert.rejects(gone, (error) => error === reason);
});

test('proxy variables are not read', async () => {
  let proxied = 0;
  const proxy = await listen((_incoming, outgoing) => outgoing.end('proxied'));
  proxy.server.on('connection', () => (proxied += 1));
  const { port } = await listen((_incoming, outgoing) => outgoing.end(PIXELS));
  const names = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'all_proxy'];
  for (const name of names) process.env[name] = `http://127.0.0.1:${proxy.port}`;
  try {
    await fetching(`http://127.0.0.1:${port}/`, { allowHosts: ['127.0.0.1'] });
  } finally {
    for (const name of names) delete process.env[name];
  }
  assert.equal(proxied, 0);
});

test('what is no http, https or data: URL is refused by name', async () => {
  for (const url of [
    '',
    'photo.png',
    '//host/x.png',
    'ftp://x/y',
    'file:///etc/passwd',
    'javascript:1',
    'http://',
    'blob:x',
  ]) {
    await assertFault(fetching(url), 'invalid_url');
  }
  const error = await assertFault(fetching('https://name:hunter2@photos.example/x.png'), 'invalid_url');
  assert.ok(!error.rule.includes('hunter2'));
  await assertFault(fetching(`https://photos.example/${'x'.repeat(9_000)}`), 'invalid_url');
});

test('data: URLs carry base64 or percent-encoded bytes up to the limit', async () => {
  const base64 = PIXELS.toString('base64');
  for (const url of [
    `data:image/png;base64,${base64}`,
    `DATA:;Base64,${base64}`,
    `data:image/png;charset=x;base64,${base64.replaceAll('/', '%2F')}`,
    `data:image/png,${[...PIXELS].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')}`,
  ]) {
    assert.deepEqual(Buffer.from(await fetching(url)), PIXELS, url);
  }
  await assertFault(fetching('data:image/png;base64'), 'invalid_url');
  await assertFault(fetching('data:image/png;base64,###'), 'invalid_url');
  await assertFault(fetching(`data:;base64,${'A'.repeat(2_000)}`, { maxBytes: 1_000 }), 'too_large');
});
