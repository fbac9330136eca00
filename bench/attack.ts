/**
 * What a hostile key can do to everybody else, in numbers: `npm run bench -- attack [bodies|pictures|overload]`. The
 * service runs as `npm start` runs it, in a process of its own; attackers run in another, so that only the service's own
 * delays are seen. Every number is beside its target.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { hostilePictures } from './attack/hostile-pictures.js';
import { report } from './support/report.js';
import { startServiceProcess } from './support/service-process.js';

const GOOD = 'the-key-of-an-ordinary-caller';
const BAD = 'the-key-of-an-attacker-000000';
const FLUX = '/v1/text-to-image/flux/dev';
const AVATAR = '/v1/image-to-image/avatar';

interface Service {
  readonly url: string;
  /** Highest resident memory of the process so far, in megabytes. */
  readonly peak: () => number;
}

async function withService(work: (service: Service) => Promise<void>): Promise<void> {
  const service = await startServiceProcess({ EASEL_API_KEYS: `${GOOD},${BAD}`, EASEL_LOG_LEVEL: 'silent' });
  const { url } = service;
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, service.memory().own)), 50);
  try {
    await post(url, GOOD, FLUX, { prompt: 'a fox', image_size: 'square' }); // warm
    await work({ url, peak: () => peak });
  } finally {
    clearInterval(watch);
    await service.close();
  }
}

interface Timed {
  readonly name?: string;
  readonly status: number;
  readonly seconds: number;
  readonly retryAfter: string | null;
}

async function post(url: string, key: string, path: string, body: unknown): Promise<Timed> {
  const startedAt = performance.now();
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const answer = await fetch(url + path, { method: 'POST', headers, body: text }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  const seconds = (performance.now() - startedAt) / 1000;
  return { status: answer?.status ?? 0, seconds, retryAfter: answer?.headers.get('retry-after') ?? null };
}

/** Asks /health all the time until it is told to stop; the slowest answer, in milliseconds. */
function pollHealth(url: string): () => Promise<number> {
  const latencies: number[] = [];
  const state = { polling: true };
  const done = (async () => {
    while (state.polling) {
      const startedAt = performance.now();
      await (await fetch(`${url}/health`)).text();
      latencies.push(performance.now() - startedAt);
      await delay(10);
    }
  })();
  return async () => {
    state.polling = false;
    await done;
    return Math.max(...latencies);
  };
}

const countOf = (answers: readonly Timed[]): string => {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status || 'cut off'}`).join(', ');
};

/** Runs an attack in another process. Resolves when it has made its weapons and begins. */
async function attackFrom(name: string, url: string): Promise<{ readonly results: Promise<Timed[]> }> {
  const child = fork(fileURLToPath(import.meta.url), ['attacker', name, url], { serialization: 'advanced' });
  await once(child, 'message');
  return { results: once(child, 'message').then(([results]) => results as Timed[]) };
}

const begin = (): void => void process.send?.('begins');

const ATTACKS: Readonly<Record<string, (url: string) => Promise<Timed[]>>> = {
  bodies(url) {
    const values = `{"prompt":"x","face_image_url":"data:,","x":[${'{},'.repeat(2_000_000)}{}]}`;
    const keys = `{"prompt":"x",${Array.from({ length: 1_200_000 }, (_, index) => `"${index}":0`).join()}}`;
    const percent = `{"prompt":"x","face_image_url":"data:,${'%41'.repeat(4_900_000)}"}`;
    const photo = `{"prompt":"x","face_image_url":"data:image/png;base64,${'QUJD'.repeat(3_750_000)}"}`;
    const bodies = [...Array.from({ length: 45 }, () => values), keys, percent];
    const large = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? photo : percent));
    begin();
    return Promise.all([...bodies, ...large].map((body) => post(url, BAD, AVATAR, body)));
  },
  async pictures(url) {
    const results: Timed[] = [];
    const hostile = await hostilePictures();
    begin();
    for (const { name, bytes } of hostile) {
      const face = `data:;base64,${bytes.toString('base64')}`;
      results.push({ name, ...(await post(url, BAD, AVATAR, { prompt: 'x', face_image_url: face })) });
    }
    return results;
  },
  overload(url) {
    begin();
    return Promise.all(
      Array.from({ length: 200 }, (_, seed) =>
        post(url, BAD, FLUX, { prompt: 'a harbour at dawn', image_size: { width: 2048, height: 2048 }, seed }),
      ),
    );
  },
};

async function bodies(): Promise<void> {
  console.log(
    '\nbodies: 45 of 6 MB with two million values, 1.2 million keys, 4.9 million %41, twelve of 15 MB, at once',
  );
  await withService(async ({ url, peak }) => {
    const calm = pollHealth(url);
    await delay(5_000);
    const slowestBefore = await calm();
    const stop = pollHealth(url);
    const { results: attack } = await attackFrom('bodies', url);
    const ordinary: Timed[] = [];
    const state = { attacking: true };
    void attack.finally(() => (state.attacking = false));
    while (state.attacking) ordinary.push(await post(url, GOOD, FLUX, { prompt: 'a fox', image_size: 'square' }));
    const slowest = await stop();
    console.log(`  attackers: ${countOf(await attack)}; ordinary requests: ${countOf(ordinary)}`);
    console.log(
      `  slowest /health in five seconds before: ${slowestBefore.toFixed(0)} ms (what the machine adds by itself)`,
    );
    report({ name: 'slowest /health', value: `${slowest.toFixed(0)} ms`, target: '< 100 ms', met: slowest < 100 });
    report({
      name: 'highest resident memory',
      value: `${peak().toFixed(0)} MB`,
      target: '< 1000 MB',
      met: peak() < 1000,
    });
    const failed = ordinary.filter(({ status }) => status !== 200).length;
    report({ name: 'ordinary requests that failed', value: String(failed), target: '0', met: failed === 0 });
  });
}

async function pictures(): Promise<void> {
  console.log('\npictures: hostile ones one after the other, beside ordinary avatars of another key');
  const demo = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');
  const photo = await sharp(join(demo, 'sample6.jpg'))
    .extract({ left: 1400, top: 60, width: 520, height: 900 })
    .jpeg()
    .toBuffer();
  const avatar = { prompt: 'an oil portrait', face_image_url: `data:;base64,${photo.toString('base64')}`, seed: 1 };
  await withService(async ({ url }) => {
    // Both threads have their networks before anything is measured.
    await Promise.all([GOOD, BAD].map((key) => post(url, key, AVATAR, avatar)));
    const alone: number[] = [];
    for (let count = 0; count < 5; count += 1) alone.push((await post(url, GOOD, AVATAR, avatar)).seconds);
    const { results: attack } = await attackFrom('pictures', url);
    const state = { attacking: true };
    void attack.finally(() => (state.attacking = false));
    const beside: Timed[] = [];
    while (state.attacking) beside.push(await post(url, GOOD, AVATAR, avatar));
    const results = await attack;
    const worst = Math.max(...results.map(({ seconds }) => seconds));
    for (const { name = '', status, seconds } of results)
      console.log(`  ${name.padEnd(40)} ${status} ${seconds.toFixed(2).padStart(6)} s`);
    console.log(`  hostile: ${countOf(results)}; ordinary avatars: ${countOf(beside)}`);
    report({ name: 'slowest hostile picture', value: `${worst.toFixed(2)} s`, target: '< 2 s', met: worst < 2 });
    const ratio = median(beside.map(({ seconds }) => seconds)) / median(alone);
    report({
      name: 'ordinary avatar beside them / alone (medians)',
      value: ratio.toFixed(2),
      target: '< 2',
      met: ratio < 2,
    });
  });
}

async function overload(): Promise<void> {
  console.log('\noverload: 200 requests of 2048x2048 at once');
  await withService(async ({ url }) => {
    const results = await (await attackFrom('overload', url)).results;
    console.log(`  ${countOf(results)}`);
    const late = results.filter(({ status }) => status === 504).length;
    report({ name: 'answered 504', value: String(late), target: '0', met: late === 0 });
    const refused = results.filter(({ status }) => status === 503);
    const unnamed = refused.filter(({ retryAfter }) => retryAfter === null).length;
    report({ name: 'refused without Retry-After', value: String(unnamed), target: '0', met: unnamed === 0 });
    const quickest = median(refused.map(({ seconds }) => seconds));
    report({
      name: 'time to a refusal (median)',
      value: `${quickest.toFixed(2)} s`,
      target: 'at once',
      met: quickest < 5,
    });
  });
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const [first, name = '', url = ''] = process.argv.slice(2);
if (first === 'attacker') {
  process.send?.((await ATTACKS[name]?.(url)) ?? [], () => process.exit());
} else {
  const parts = new Map([
    ['bodies', bodies],
    ['pictures', pictures],
    ['overload', overload],
  ]);
  for (const [part, run] of parts) if (first === undefined || first === part) await run();
}
