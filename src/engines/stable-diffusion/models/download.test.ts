import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { downloadFile, type FileDownload } from './download.js';

const folder = mkdtempSync(join(tmpdir(), 'easel-download-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const content = (seed: number) => Buffer.from(Uint32Array.from({ length: 200_000 }, (_, at) => at * 31 + seed).buffer);

interface FileServer {
  readonly url: string;
  readonly requests: IncomingMessage[];
  /** What it serves; may change. */
  file: Buffer;
  ranges: boolean;
  /** Sends so many bytes and breaks the connection when some of them have arrived; so often. */
  breaks: number[];
  breakNow?: (() => void) | undefined;
  /** Answers before anything else. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
  close(): Promise<void>;
}

async function startFileServer(): Promise<FileServer> {
  const state: FileServer = {
    url: '',
    requests: [],
    file: content(1),
    ranges: true,
    breaks: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    state.requests.push(request);
    if (state.intercept?.(request, response)) return;
    const etag = `"${sha256(state.file).slice(0, 16)}"`;
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? -1);
    const sameFile = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
    const partial = state.ranges && from >= 0 && sameFile;
    if (partial && from >= state.file.length) {
      response.writeHead(416, { 'content-range': `bytes */${state.file.length}` }).end();
      return;
    }
    const body = partial ? state.file.subarray(from) : state.file;
    response.writeHead(partial ? 206 : 200, {
      'content-length': body.length,
      etag,
      ...(partial ? { 'content-range': `bytes ${from}-${state.file.length - 1}/${state.file.length}` } : {}),
    });
    const stopAt = state.breaks.shift();
    if (stopAt === undefined) response.end(body);
    else if (stopAt === 0) response.destroy();
    else {
      state.breakNow = () => response.destroy();
      response.write(body.subarray(0, stopAt));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/model.gguf`;
  return Object.assign(state, { url });
}

let count = 0;
async function withServer(
  work: (
    server: FileServer,
    get: (more?: Partial<FileDownload>) => ReturnType<typeof downloadFile>,
    target: string,
  ) => Promise<void>,
) {
  const server = await startFileServer();
  count += 1;
  const target = join(folder, String(count), 'model.gguf');
  const get = (more: Partial<FileDownload> = {}) =>
    downloadFile({
      url: server.url,
      target,
      signal: new AbortController().signal,
      retryMilliseconds: 1,
      onProgress: () => server.breakNow?.(),
      ...more,
    });
  try {
    await work(server, get, target);
  } finally {
    await server.close();
  }
}

const rangesOf = (server: FileServer) => server.requests.map(({ headers }) => headers.range);

describe('downloading a model file', () => {
  test('fetches it, says how far it is, and leaves nothing beside it', () =>
    withServer(async (server, get, target) => {
      const seen: number[] = [];
      const result = await get({ onProgress: ({ received, total }) => seen.push(received / (total ?? 1)) });
      assert.deepEqual(result, { bytes: server.file.length, sha256: sha256(server.file) });
      assert.deepEqual(readFileSync(target), server.file);
      assert.equal(seen.at(-1), 1);
      assert.equal(existsSync(`${target}.part`) || existsSync(`${target}.part.json`), false);
    }));

  test('takes a broken connection up where it broke, however often', () =>
    withServer(async (server, get, target) => {
      server.breaks = [100_000, 200_000, 150_000];
      await get({ sha256: sha256(server.file) });
      assert.deepEqual(readFileSync(target), server.file);
      const [first, ...others] = rangesOf(server);
      assert.equal(first, undefined);
      assert.equal(others.length, 3);
      for (const range of others) assert.match(String(range), /^bytes=[1-9]\d*-$/);
    }));

  test('gives up after some tries, and continues when asked again', () =>
    withServer(async (server, get, target) => {
      server.breaks = [300_000, 0, 0];
      await assert.rejects(get({ retries: 1 }), /run the same command again to continue/);
      assert.equal(existsSync(target), false);
      const kept = statSync(`${target}.part`).size;
      assert.ok(kept > 0);
      server.breaks = [];
      await get();
      assert.equal(rangesOf(server).at(-1), `bytes=${kept}-`);
      assert.deepEqual(readFileSync(target), server.file);
    }));

  test('a server without ranges sends everything again', () =>
    withServer(async (server, get, target) => {
      server.ranges = false;
      server.breaks = [300_000];
      await get();
      assert.deepEqual(readFileSync(target), server.file);
    }));

  test('a file that changed in between is not mixed with the old one', () =>
    withServer(async (server, get, target) => {
      server.breaks = [300_000, 0];
      await assert.rejects(get({ retries: 1 }));
      server.file = content(2);
      await get();
      assert.deepEqual(readFileSync(target), server.file);
    }));

  test('a file that shrank below what was there is fetched anew', () =>
    withServer(async (server, get, target) => {
      server.breaks = [700_000, 0];
      await assert.rejects(get({ retries: 1 }));
      server.file = content(3).subarray(0, 1000);
      await get();
      assert.deepEqual(readFileSync(target), server.file);
    }));

  test('a part that is already complete is only checked', () =>
    withServer(async (server, get, target) => {
      server.breaks = [300_000, 0];
      await assert.rejects(get({ retries: 1 }));
      writeFileSync(`${target}.part`, server.file);
      await get({ sha256: sha256(server.file) });
      assert.deepEqual(readFileSync(target), server.file);
    }));

  test('a wrong checksum throws the file away', () =>
    withServer(async (server, get, target) => {
      await assert.rejects(
        get({ sha256: 'f'.repeat(64) }),
        /the checksum is .* instead of f+; the file was thrown away/,
      );
      assert.equal(existsSync(target) || existsSync(`${target}.part`), false);
      assert.equal(server.requests.length, 1);
    }));

  test('says at once when the disk is too small', () =>
    withServer(async (_server, get, target) => {
      await assert.rejects(get({ freeBytes: () => Promise.resolve(1_000) }), /needs 0\.00 GB of disk/);
      assert.equal(existsSync(target), false);
    }));

  test('does not try again what cannot work', () =>
    withServer(async (server, get) => {
      for (const [status, words] of [
        [401, /set HF_TOKEN/],
        [404, /does not exist/],
        [400, /was refused/],
      ] as const) {
        server.requests.length = 0;
        server.intercept = (_request, response) => {
          response.writeHead(status).end();
          return true;
        };
        await assert.rejects(get(), words);
        assert.equal(server.requests.length, 1);
      }
    }));

  test('follows redirects, and shows the token to the first host alone', () =>
    withServer(async (server, get, target) => {
      const elsewhere = await startFileServer();
      server.intercept = (_request, response) => {
        response.writeHead(302, { location: elsewhere.url }).end();
        return true;
      };
      await get({ headers: { authorization: 'Bearer secret' } });
      assert.equal(server.requests[0]?.headers.authorization, 'Bearer secret');
      assert.equal(elsewhere.requests[0]?.headers.authorization, undefined);
      assert.deepEqual(readFileSync(target), elsewhere.file);
      await elsewhere.close();
      server.intercept = (_request, response) => {
        response.writeHead(302, { location: server.url }).end();
        return true;
      };
      rmSync(target);
      await assert.rejects(get(), /too many or broken redirects/);
    }));

  test('stops when told to, and keeps what it has', () =>
    withServer(async (server, get, target) => {
      const controller = new AbortController();
      server.breaks = [300_000];
      const reason = new Error('enough');
      await assert.rejects(get({ signal: controller.signal, onProgress: () => controller.abort(reason) }));
      assert.equal(existsSync(target), false);
      assert.ok(existsSync(`${target}.part`));
    }));
});
