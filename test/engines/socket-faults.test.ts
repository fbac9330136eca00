/** The service and the command line beside servers that end their connections badly. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { askHttp } from '../../src/download/http-request.js';
import { until } from '../support/until.js';

const MAIN = fileURLToPath(import.meta.resolve('../../src/main.js'));
const folder = mkdtempSync(join(tmpdir(), 'easel-sockets-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const BODY = Buffer.alloc(64 * 1024, 7);

/** Answers at once and closes while the reader still has most of the answer in front of it; or resets. */
async function startRudeServer(behaviour: 'close' | 'reset') {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    socket.once('data', () => {
      if (behaviour === 'reset') return socket.resetAndDestroy();
      socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${BODY.length}\r\nConnection: close\r\n\r\n`);
      socket.write(BODY);
      return socket.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('a server that closes while its answer is read slowly is no trouble for the client here', async () => {
  const url = new URL(await startRudeServer('close'));
  const { status, body } = await askHttp({ url, signal: new AbortController().signal });
  assert.equal(status, 200);
  await sleep(100);
  let received = 0;
  for await (const chunk of body) {
    received += chunk.length;
    await sleep(5);
  }
  assert.equal(received, BODY.length);
});

test('no exception out of a connection ends the service; a fault of its own does', async () => {
  // Runs inside the service: clients that throw where nobody can catch it, each on its own signal.
  const provoke = `
    import { connect } from 'node:net';
    import { request } from ${JSON.stringify(import.meta.resolve('undici'))};
    process.on('SIGUSR2', async () => {
      const socket = connect(${new URL(await startRudeServer('reset')).port}, '127.0.0.1', () => socket.write('x'));
      await request(${JSON.stringify(await startRudeServer('close'))}); // and never reads
    });
    process.on('SIGPIPE', () => setTimeout(() => { throw new Error('a bug of its own'); }));
  `;
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(provoke)}`, MAIN, 'serve', '--port', '0'],
    {
      env: { PATH: process.env['PATH'], EASEL_DATA: join(folder, 'data'), EASEL_RENDER_WARM_UP: 'false' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const said = { output: '', errors: '' };
  child.stdout.on('data', (chunk) => (said.output += String(chunk)));
  child.stderr.on('data', (chunk) => (said.errors += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  after(() => child.kill('SIGKILL'));
  const says = (done: () => boolean, what: string) =>
    until(() => {
      assert.equal(child.exitCode, null, said.errors);
      return done();
    }, what);
  await says(() => /listening on http/.test(said.output), 'it listens');
  const base = /listening on (\S+)/.exec(said.output)?.[1] ?? '';

  child.kill('SIGUSR2');
  const told = () => said.errors.match(/uncaughtException of a connection; the service goes on/g)?.length ?? 0;
  await says(
    () => said.errors.includes('ECONNRESET') && said.errors.includes('!this.paused') && told() >= 2,
    'both are told',
  );
  assert.equal(told(), 2);
  assert.equal((await fetch(`${base}/health`)).status, 200);

  child.kill('SIGPIPE');
  assert.equal(await ended, 1);
  assert.match(said.errors, /a bug of its own/);
});

test('a model is pulled from a server that closes early, every time', async () => {
  const header = Buffer.from('{}');
  const file = Buffer.concat([Buffer.from([2, 0, 0, 0, 0, 0, 0, 0]), header, Buffer.alloc(8_000_000, 3)]);
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${file.length}\r\nConnection: close\r\n\r\n`);
      socket.end(file);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (let count = 0; count < 4; count += 1) {
    const data = join(folder, `models-${count}`);
    const child = spawn(process.execPath, [MAIN, 'models', 'pull', `${url}/large.safetensors`], {
      env: { PATH: process.env['PATH'], EASEL_DATA: data },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (chunk) => (errors += String(chunk)));
    assert.equal(await new Promise((resolve) => child.once('close', resolve)), 0, errors);
    assert.equal(readFileSync(join(data, 'models', 'large', 'large.safetensors')).length, file.length);
  }
});
