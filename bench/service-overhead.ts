/**
 * What the service adds to the engine: a no-op engine behind the real pipeline (keys, validation, queue, encoding,
 * storage, records) beside a bare node:http server that answers the same JSON, in the same run.
 *
 * "paced": the engine takes half a second of waiting, as a real one takes time, and every client sends a request in a
 * beat of its own, a little slower than the engine, as strangers do: clients that wait for their answer only, all for as
 * long, fall into step after the first pause and then measure each other. A request that is sent late because the one
 * before came late counts from when it was due. What is added is the latency over the bare server's, which waits as long.
 * Both servers have answered two thousand requests before anything is measured, as one that has run for a minute has:
 * until then their code is still being compiled.
 * "flat out": the engine takes no time, so the clients keep the service saturated; this gives requests per second.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Pool } from 'undici';
import { createApp } from '../src/app/app.js';
import { loadConfig } from '../src/config/load.js';
import type { Engine } from '../src/engines/engine.js';
import { createLog } from '../src/telemetry/log.js';
import { median, report } from './support/report.js';

const KEY = 'a-static-key-of-the-benchmark';
const PATH = '/v1/text-to-image/flux/dev';
const ENGINE_MILLISECONDS = 500;
/** Of a client's requests, in the time of the engine. */
const BEAT = 1.06;
const CLIENTS = [1, 16, 64];
/** Of each server, at each number of clients. */
const TURNS = 5;
const TARGETS = { p50: 2, p95: 8 };
const BODY = JSON.stringify({
  prompt: 'a lighthouse on a cliff at sunset',
  image_size: { width: 64, height: 64 },
  seed: 7,
  // The checker has a benchmark of its own.
  enable_safety_checker: false,
});

type Role = 'easel' | 'bare';

async function serve(role: Role, engineMilliseconds: number): Promise<number> {
  return role === 'easel' ? serveEasel(engineMilliseconds) : serveBare(engineMilliseconds);
}

async function serveEasel(engineMilliseconds: number): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'easel-bench-'));
  process.on('exit', () => rmSync(data, { recursive: true, force: true }));
  const config = loadConfig({
    env: { EASEL_DATA: data, EASEL_API_KEYS: KEY, EASEL_RENDER_THREADS: '64', EASEL_LOG_LEVEL: 'warn' },
  });
  const pixels = new Uint8Array(64 * 64 * 4).fill(255); // opaque, as pictures are
  const engine: Engine = {
    id: 'nothing',
    version: '1',
    capabilities: {
      operations: ['text-to-image'],
      seed: true,
      steps: true,
      guidance: true,
      palette: true,
      face: false,
      deterministic: true,
      trained: false,
      concurrency: 64,
    },
    async render() {
      if (engineMilliseconds > 0) await delay(engineMilliseconds);
      return { picture: { kind: 'raw', width: 64, height: 64, data: pixels }, warnings: [] };
    },
    health: () => Promise.resolve({ ok: true, detail: 'does nothing' }),
    close: () => Promise.resolve(),
  };
  const { server } = await createApp({ config, log: createLog('warn'), engines: [engine] });
  await server.listen({ host: '127.0.0.1', port: 0 });
  return (server.server.address() as AddressInfo).port;
}

async function serveBare(engineMilliseconds: number): Promise<number> {
  const image = {
    url: `http://127.0.0.1:8080/files/${'0'.repeat(32)}.jpg?expires=1794803430&signature=${'x'.repeat(43)}`,
    width: 64,
    height: 64,
    content_type: 'image/jpeg',
    file_name: `${'0'.repeat(32)}.jpg`,
    file_size: 346,
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { prompt, image_size, seed } = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
      const answer = (): void => {
        const body = JSON.stringify({
          prompt,
          image_size,
          enable_safety_checker: false,
          guidance_scale: 3,
          num_inference_steps: 28,
          seed,
          images: [image],
          has_nsfw_concepts: [false],
          timings: { inference: 0.0001 },
        });
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
        response.end(body);
      };
      if (engineMilliseconds > 0) setTimeout(answer, engineMilliseconds);
      else answer();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

interface Measurement {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  /** Milliseconds of the processor, of all threads, for a request. */
  readonly cpu: number;
}

async function measure(
  port: number,
  clients: number,
  requests: number,
  engineMilliseconds = 0,
): Promise<Omit<Measurement, 'cpu'>> {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: clients, pipelining: 1 });
  const latencies: number[] = [];
  const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
  let left = requests;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const beat = engineMilliseconds * BEAT;
      let due = startedAt + (index * beat) / clients;
      while (left > 0) {
        left -= 1;
        const early = due - performance.now();
        if (early > 0) await delay(early);
        const sentAt = early > 0 || beat === 0 ? performance.now() : due;
        due += beat;
        const { statusCode, body } = await pool.request({ path: PATH, method: 'POST', headers, body: BODY });
        const text = await body.text();
        if (statusCode !== 200) throw new Error(`${statusCode}: ${text}`);
        latencies.push(performance.now() - sentAt);
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  await pool.close();
  latencies.sort((one, other) => one - other);
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return { perSecond: requests / seconds, p50: at(0.5), p95: at(0.95) };
}

async function withServer<Result>(
  role: Role,
  engineMilliseconds: number,
  work: (port: number, cpuOf: () => Promise<number>) => Promise<Result>,
): Promise<Result> {
  const child: ChildProcess = fork(fileURLToPath(import.meta.url), [role, String(engineMilliseconds)]);
  try {
    const [port] = (await once(child, 'message')) as [number];
    await measure(port, 64, 2_000, engineMilliseconds); // warm
    return await work(port, async () => {
      child.send('cpu');
      return ((await once(child, 'message')) as [number])[0];
    });
  } finally {
    child.kill('SIGTERM');
  }
}

interface Compared {
  readonly bare: Measurement;
  readonly easel: Measurement;
}

/**
 * Prints the table, and returns what most clients got. Both servers run, and take turns: a machine that is shared
 * with others changes its pace by the minute, and one burst would count against whoever was measured just then.
 */
async function compare(engineMilliseconds: number, requestsOf: (clients: number) => number): Promise<Compared> {
  return withServer('bare', engineMilliseconds, (barePort, bareCpu) =>
    withServer('easel', engineMilliseconds, async (easelPort, easelCpu) => {
      const turn = async (port: number, cpuOf: () => Promise<number>, clients: number): Promise<Measurement> => {
        const before = await cpuOf();
        const measured = await measure(port, clients, requestsOf(clients), engineMilliseconds);
        return { ...measured, cpu: ((await cpuOf()) - before) / requestsOf(clients) };
      };
      let compared: Compared | undefined;
      for (const clients of CLIENTS) {
        const [bare, easel]: [Measurement[], Measurement[]] = [[], []];
        for (let round = 0; round < TURNS; round += 1) {
          bare.push(await turn(barePort, bareCpu, clients));
          easel.push(await turn(easelPort, easelCpu, clients));
        }
        compared = { bare: middle(bare), easel: middle(easel) };
        print(clients, compared);
      }
      if (!compared) throw new Error('nothing was measured');
      return compared;
    }),
  );
}

/** Of every number the median over the turns. */
function middle(turns: readonly Measurement[]): Measurement {
  const of = (key: keyof Measurement): number => median(turns.map((turn) => turn[key]));
  return { perSecond: of('perSecond'), p50: of('p50'), p95: of('p95'), cpu: of('cpu') };
}

function print(clients: number, { bare, easel }: Compared): void {
  const show = (value: number, digits = 2): string => value.toFixed(digits).padStart(8);
  console.log(
    `${String(clients).padStart(7)} | ${show(bare.p50)} ${show(bare.p95)} ${show(bare.perSecond, 0)} | ` +
      `${show(easel.p50)} ${show(easel.p95)} ${show(easel.perSecond, 0)} | ` +
      `${show(easel.p50 - bare.p50)} ${show(easel.p95 - bare.p95)} | ${show(bare.cpu)} ${show(easel.cpu)}`,
  );
}

const [role, engineMilliseconds] = process.argv.slice(2);
if (role === 'easel' || role === 'bare') {
  process.send?.(await serve(role, Number(engineMilliseconds)));
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
  });
  process.on('disconnect', () => process.exit());
  process.on('SIGTERM', () => process.exit());
} else {
  const heading =
    'clients |     bare: p50, p95, per second |    easel: p50, p95, per second |  added: p50, p95 | cpu: bare, easel';
  console.log(
    `64x64 JPEG, latencies and processor time per request (all threads) in milliseconds\n\npaced: the engine takes ${ENGINE_MILLISECONDS} ms\n${heading}`,
  );
  const paced = await compare(ENGINE_MILLISECONDS, (clients) => clients * 4);
  console.log(`\nflat out: the engine takes no time\n${heading}`);
  const flatOut = await compare(0, (clients) => (clients === 1 ? 500 : 2_000));
  console.log('');
  for (const share of ['p50', 'p95'] as const) {
    const added = paced.easel[share] - paced.bare[share];
    report({
      name: `added by the service at 64 clients, ${share === 'p50' ? 'median' : '95 %'}`,
      value: `${added.toFixed(1)} ms`,
      target: `≤ ${TARGETS[share]} ms`,
      met: added <= TARGETS[share],
    });
  }
  report({ name: 'flat out, 64 clients', value: `${flatOut.easel.perSecond.toFixed(0)} a second` });
}
