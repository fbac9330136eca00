import { median } from '../support/report.js';

/** A server that speaks the Images API. */
export interface Contestant {
  readonly name: string;
  /** Up to `/v1/…`. */
  readonly url: string;
  readonly key: string;
  /** What it calls its model; left out when empty. */
  readonly model?: string;
}

export interface CompareOptions {
  readonly size: string;
  readonly pictures: number;
  /** Where resident memory, in megabytes, can be known. */
  readonly memoryOf?: Readonly<Record<string, () => number | undefined>>;
}

export interface Measured {
  readonly name: string;
  readonly drawn: number;
  readonly failed: number;
  /** One after the other: median and slowest. */
  readonly secondsPerPicture: number;
  readonly slowest: number;
  /** Two callers at once. */
  readonly picturesPerMinute: number;
  readonly megabytes: number | undefined;
  /** How it answers what is wrong, by what was wrong. */
  readonly errors: Readonly<Record<string, string>>;
}

const PROMPTS = [
  'a red fox in the snow',
  'a lighthouse on a cliff at sunset',
  'three apples on a wooden table',
  'a city street in the rain at night',
];
const PATIENCE_MILLISECONDS = 600_000;

interface Answered {
  readonly status: number;
  readonly text: string;
  readonly seconds: number;
}

async function ask({ url, key, model }: Contestant, body: string | Record<string, unknown>): Promise<Answered> {
  const startedAt = performance.now();
  const json = typeof body === 'string' ? body : JSON.stringify({ ...(model ? { model } : {}), ...body });
  const headers = { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) };
  const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS);
  const address = `${url.replace(/\/$/, '')}/v1/images/generations`;
  try {
    const answer = await fetch(address, { method: 'POST', headers, body: json, signal });
    const text = await answer.text();
    return { status: answer.status, text, seconds: (performance.now() - startedAt) / 1000 };
  } catch {
    return { status: 0, text: '', seconds: (performance.now() - startedAt) / 1000 };
  }
}

/** A picture is what has the bytes of one. */
function isPicture({ status, text }: Answered): boolean {
  if (status !== 200) return false;
  try {
    const { data } = JSON.parse(text) as { data: { b64_json?: string; url?: string }[] };
    const bytes = Buffer.from(data[0]?.b64_json ?? '', 'base64');
    const magic = bytes.toString('latin1', 0, 12);
    return /^\x89PNG|^\xff\xd8\xff|^RIFF....WEBP/s.test(magic) || Boolean(data[0]?.url);
  } catch {
    return false;
  }
}

const order = (size: string, index: number) => ({
  prompt: PROMPTS[index % PROMPTS.length] ?? '',
  size,
  n: 1,
  response_format: 'b64_json',
});

/** Servers take turns, picture by picture, so that a machine that slows down slows all of them. */
export async function compare(servers: readonly Contestant[], options: CompareOptions): Promise<Measured[]> {
  const { size, pictures, memoryOf = {} } = options;
  const alone = new Map(servers.map(({ name }) => [name, [] as Answered[]]));
  for (const server of servers) await ask(server, order(size, 0)); // warm
  for (let index = 0; index < pictures; index += 1)
    for (const server of servers) alone.get(server.name)?.push(await ask(server, order(size, index)));
  const measured: Measured[] = [];
  for (const server of servers) {
    const answers = alone.get(server.name) ?? [];
    const good = answers.filter(isPicture);
    const times = good.map(({ seconds }) => seconds);
    measured.push({
      name: server.name,
      drawn: good.length,
      failed: answers.length - good.length,
      secondsPerPicture: median(times),
      slowest: Math.max(...times),
      picturesPerMinute: await perMinute(server, size, pictures),
      megabytes: memoryOf[server.name]?.(),
      errors: await misbehave(server, size),
    });
  }
  return measured;
}

async function perMinute(server: Contestant, size: string, pictures: number): Promise<number> {
  let next = 0;
  let drawn = 0;
  const startedAt = performance.now();
  const caller = async (): Promise<void> => {
    while (next < pictures) {
      next += 1;
      if (isPicture(await ask(server, order(size, next)))) drawn += 1;
    }
  };
  await Promise.all([caller(), caller()]);
  return drawn / ((performance.now() - startedAt) / 60_000);
}

/** What everybody gets wrong sometimes. A clear 4xx is right; a 5xx, a hang or a picture is not. */
async function misbehave(server: Contestant, size: string): Promise<Record<string, string>> {
  const tries: Readonly<Record<string, string | Record<string, unknown>>> = {
    'no JSON': '{"prompt":',
    'no prompt': { size },
    'a size of words': { prompt: 'a fox', size: 'huge' },
    'minus one picture': { prompt: 'a fox', size, n: -1 },
    'an unknown model': { prompt: 'a fox', size, model: 'no-such-model' },
  };
  const errors: Record<string, string> = {};
  for (const [name, body] of Object.entries(tries)) {
    const answer = await ask(server, body);
    errors[name] = isPicture(answer) ? '200 with a picture' : `${answer.status || 'no answer'}${says(answer.text)}`;
  }
  return errors;
}

function says(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: { message?: string } | string };
    const message = typeof error === 'string' ? error : error?.message;
    return message ? `: ${message.slice(0, 60)}` : '';
  } catch {
    return '';
  }
}

export function printComparison(measured: readonly Measured[]): void {
  const [first] = measured;
  const cell = (text: string): string => text.padStart(22);
  const line = (name: string, of: (one: Measured) => string): void =>
    console.log(name.padEnd(32) + measured.map((one) => cell(of(one))).join(''));
  line('', ({ name }) => name);
  line('pictures drawn / failed', ({ drawn, failed }) => `${drawn} / ${failed}`);
  line('seconds per picture, median', ({ secondsPerPicture }) => secondsPerPicture.toFixed(2));
  line(
    `  as a ratio to ${first?.name}`,
    ({ secondsPerPicture }) => `${(secondsPerPicture / (first?.secondsPerPicture ?? 1)).toFixed(2)} ×`,
  );
  line('slowest', ({ slowest }) => slowest.toFixed(2));
  line('pictures per minute, two callers', ({ picturesPerMinute }) => picturesPerMinute.toFixed(1));
  line('memory', ({ megabytes }) => (megabytes ? `${megabytes.toFixed(0)} MB` : 'not ours to see'));
  console.log('\nwhat is wrong                    how it is answered');
  for (const wrong of Object.keys(first?.errors ?? {}))
    for (const { name, errors } of measured) console.log(`${wrong.padEnd(32)} ${name}: ${errors[wrong]}`);
}
