/**
 * What Easel adds to a server that takes three seconds for a picture of 1024×1024: the server itself, and the same
 * server behind Easel with the safety checker on and off, taking turns in one run. Three processes: the server, the
 * service as anybody starts it (`easel serve` with EASEL_ENGINES_URL), and this client.
 *
 * `npm run bench -- engine-overhead [rounds]`
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createStudioEngine } from '../src/engines/studio/studio.js';
import { encode } from '../src/generation/encode.js';
import { median, report } from './support/report.js';
import { KEY, startServiceProcess } from './support/service-process.js';

const SIDE = 1024;
const SERVER_MILLISECONDS = 3_000;
const TARGETS = { off: 1.01, on: 1.03 };

/** A picture with as much in it as people ask for, drawn once. */
async function aPicture(): Promise<Uint8Array> {
  const studio = createStudioEngine({ threads: 1 });
  const { picture } = await studio.render(
    {
      operation: 'text-to-image',
      model: 'flux/dev',
      style: 'painterly',
      prompt: 'a harbour town at sunset with sailing boats',
      width: SIDE,
      height: SIDE,
      seed: 7,
      palette: [],
    },
    { signal: new AbortController().signal },
  );
  await studio.close();
  if (picture.kind !== 'raw') throw new Error('Studio sends pixels');
  return encode(picture, { format: 'png', monochrome: false });
}

/**
 * The server: answers as vLLM-Omni does, when its time has passed. A JPEG where one is asked for, of the quality 100 as
 * there, else a PNG.
 */
async function serve(): Promise<void> {
  const png = await aPicture();
  const jpeg = await sharp(png).jpeg({ quality: 100 }).toBuffer();
  const bodyWith = (file: Uint8Array): string =>
    JSON.stringify({
      created: 1,
      data: [{ b64_json: Buffer.from(file).toString('base64'), url: null, revised_prompt: null }],
    });
  const bodies = { png: bodyWith(png), jpeg: bodyWith(jpeg) };
  const server = createServer((incoming, response) => {
    if (incoming.url === '/health') return response.end();
    let asked = '';
    incoming.on('data', (chunk) => (asked += String(chunk)));
    return setTimeout(() => {
      const wanted = (JSON.parse(asked) as { output_format?: string }).output_format;
      const body = bodies[wanted === 'jpeg' ? 'jpeg' : 'png'];
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
      response.end(body);
    }, SERVER_MILLISECONDS);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  console.log(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

async function startServer(): Promise<{ child: ChildProcess; url: string }> {
  const args = [fileURLToPath(import.meta.url), 'server'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    const url = /listening on (\S+)/.exec(said)?.[1];
    if (url) return { child, url };
  }
  throw new Error(`it did not start: ${said}`);
}

/** Seconds until the whole answer is here. A connection of its own each time, as Easel's to the server. */
function ask(url: string, body: unknown): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: 'POST',
      agent: false,
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    });
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve((performance.now() - started) / 1000);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    });
    outgoing.end(JSON.stringify(body));
  });
}

async function measure(rounds: number): Promise<void> {
  const backend = await startServer();
  const easel = await startServiceProcess({
    EASEL_ENGINES_URL: backend.url,
    EASEL_ENGINES_DIALECT: 'vllm-omni',
  });
  try {
    const prompt = 'a harbour town at sunset with sailing boats';
    const ways = {
      direct: () =>
        ask(`${backend.url}/v1/images/generations`, {
          prompt,
          n: 1,
          size: `${SIDE}x${SIDE}`,
          response_format: 'b64_json',
          output_format: 'jpeg',
        }),
      off: () => throughEasel(false),
      on: () => throughEasel(true),
    };
    const throughEasel = (safety: boolean) =>
      ask(`${easel.url}/v1/text-to-image/flux/dev`, {
        prompt,
        image_size: { width: SIDE, height: SIDE },
        enable_safety_checker: safety,
      });
    const names = ['direct', 'off', 'on'] as const;
    for (const name of names) await ways[name](); // warm
    const seconds = { direct: [] as number[], off: [] as number[], on: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      // Each in turn is the first of its round.
      for (let at = 0; at < names.length; at += 1) {
        const name = names[(round + at) % names.length] ?? 'direct';
        seconds[name].push(await ways[name]());
      }
    }
    const direct = median(seconds.direct);
    report({
      name: `a server's picture of ${SIDE}×${SIDE}, ${rounds} rounds, median`,
      value: `${direct.toFixed(3)} s`,
    });
    for (const name of ['off', 'on'] as const) {
      const ratio = median(seconds[name]) / direct;
      report({
        name: `  through Easel, safety ${name}`,
        value: `${ratio.toFixed(4)} ×`,
        target: `≤ ${TARGETS[name]} ×`,
        met: ratio <= TARGETS[name],
      });
    }
  } finally {
    backend.child.kill('SIGKILL');
    await easel.close();
  }
}

if (process.argv[2] === 'server') await serve();
else await measure(Number(process.argv[2] ?? 8));
