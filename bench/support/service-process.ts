import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/main.js', import.meta.url));

export const KEY = 'the-key-of-the-benchmark';

const START_MILLISECONDS = 120_000;

/** Resident memory in megabytes. */
export interface Memory {
  /** Of the process. */
  readonly own: number;
  /** With its helpers; pages that they share, such as Node's own program, count once. */
  readonly all: number;
  /** The same as the plain sum, in which each process counts all that it sees. */
  readonly sum: number;
  /** Which process has how much, the shared pages divided between them. */
  readonly parts: string;
}

/**
 * The service as `npm start` runs it, in a process of its own, with an empty data folder. Its allocators are told what
 * scripts/bench.mjs tells every benchmark, which is what scripts/service.mjs tells the service.
 */
export interface ServiceProcess {
  readonly url: string;
  readonly data: string;
  /** Linux only; zero elsewhere. */
  memory(): Memory;
  /** Open files and sockets. */
  handles(): number;
  /** SIGTERM; the exit code. */
  stop(): Promise<number | null>;
  close(): Promise<void>;
}

export async function startServiceProcess(env: Readonly<Record<string, string>> = {}): Promise<ServiceProcess> {
  const data = mkdtempSync(join(tmpdir(), 'easel-bench-'));
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('EASEL_')));
  const child = spawn(process.execPath, [...process.execArgv, MAIN, 'serve'], {
    env: {
      ...inherited,
      HOST: '',
      PORT: '0',
      EASEL_DATA: data,
      EASEL_API_KEYS: KEY,
      EASEL_LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += String(chunk)));
  const latest = performance.now() + START_MILLISECONDS;
  while (!/listening on \S+/.test(printed)) {
    const ended = child.exitCode ?? child.signalCode;
    if (ended === null && performance.now() < latest) {
      await delay(20);
      continue;
    }
    if (ended === null) child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
    const why = ended === null ? `it does not listen after ${START_MILLISECONDS / 1000} s` : `it ended with ${ended}`;
    throw new Error(`the service did not start: ${why}: ${printed}`);
  }
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await closed;
    return child.exitCode;
  };
  return {
    url: /listening on (\S+)/.exec(printed)?.[1] ?? '',
    data,
    memory: () => memoryOf(child.pid ?? 0),
    handles: () => countFiles(`/proc/${child.pid}/fd`),
    stop: () => end('SIGTERM'),
    async close() {
      await end('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function memoryOf(pid: number): Memory {
  const all = treeOf(pid).map((each) => ({ pid: each, ...megabytesOf(each) }));
  const sum = (of: (each: (typeof all)[number]) => number): number => all.reduce((total, each) => total + of(each), 0);
  return {
    own: all[0]?.resident ?? 0,
    all: sum(({ share }) => share),
    sum: sum(({ resident }) => resident),
    parts: all.map((each) => `${nameOf(each.pid)} ${each.share.toFixed(0)}`).join(', '),
  };
}

function megabytesOf(pid: number): { readonly resident: number; readonly share: number } {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const read = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1024;
    return { resident: read('Rss'), share: read('Pss') };
  } catch {
    return { resident: 0, share: 0 }; // it has ended, or this is no Linux
  }
}

/** The process, its children, and theirs. */
function treeOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    return [pid, ...children.flatMap((child) => treeOf(Number(child)))];
  } catch {
    return [pid];
  }
}

/** The name of its program without the folder. */
function nameOf(pid: number): string {
  try {
    const program = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      .split('\0')
      .find((word) => word.endsWith('.js'));
    return program?.replace(/^.*[/]/, '').replace(/(-process)?\.js$/, '') ?? 'helper';
  } catch {
    return 'ended';
  }
}

/** Zero where the system does not tell. */
export function countFiles(folder: string): number {
  try {
    return readdirSync(folder).length;
  } catch {
    return 0;
  }
}

export interface Answer {
  readonly status: number;
  readonly seconds: number;
  readonly retryAfter: number | null;
  readonly json: unknown;
}

/** One call, timed from the first byte sent to the last one read; status 0 when the connection broke. */
export async function post(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const startedAt = performance.now();
  const seconds = (): number => (performance.now() - startedAt) / 1000;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const json: unknown = await answer.json().catch(() => undefined);
    const retryAfter = answer.headers.get('retry-after');
    return {
      status: answer.status,
      seconds: seconds(),
      retryAfter: retryAfter === null ? null : Number(retryAfter),
      json,
    };
  } catch {
    return { status: 0, seconds: seconds(), retryAfter: null, json: undefined };
  }
}
