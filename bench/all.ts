/**
 * `npm run bench`: everything, one after the other, each in a process of its own, into one table with a description of
 * the machine: bench/results/<day>-<machine>.md. Wants an otherwise idle machine, and about a quarter of an hour.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, release, tmpdir, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Row } from './support/report.js';

/** Name, arguments, and what it is about. */
const PARTS: readonly (readonly [name: string, args: readonly string[], about: string])[] = [
  ['service-overhead', [], 'the service against bare node:http'],
  ['engine-overhead', ['5'], 'Easel over a server that takes three seconds'],
  ['whole', [], 'a picture over HTTP against the engine alone'],
  ['studio', [], 'Studio by style and size, one thread and two'],
  ['avatar', ['times'], 'portraits: cold, warm, memory'],
  ['safety', [], 'the safety check'],
  ['queue', [], 'queues: embedded, Redis, PostgreSQL'],
  ['queue-depth', [], 'the line from 10 to 10,000'],
  ['soak', ['3'], 'memory over time at twice what the machine can draw'],
];

const root = fileURLToPath(new URL('../../', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'easel-bench-rows-'));

interface Result {
  readonly about: string;
  readonly command: string;
  readonly rows: readonly Row[];
  readonly printed: string;
  readonly failed: boolean;
}

async function run(name: string, args: readonly string[], about: string): Promise<Result> {
  const file = join(scratch, `${name}.jsonl`);
  writeFileSync(file, '');
  const command = ['npm run bench --', name, ...args].join(' ');
  console.log(`\n# ${about} (${command})`);
  const child = spawn(process.execPath, [...process.execArgv, join(root, 'scripts/bench.mjs'), name, ...args], {
    cwd: scratch,
    env: { ...process.env, BENCH_ROWS: file },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += String(chunk);
    process.stdout.write(String(chunk));
  });
  const code = await new Promise<number | null>((resolve) => void child.on('close', resolve));
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const rows = lines.map((line) => JSON.parse(line) as Row);
  return { about, command, rows, printed: printed.trim(), failed: code !== 0 };
}

const results: Result[] = [];
try {
  for (const [name, args, about] of PARTS) results.push(await run(name, args, about));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

const [processor] = cpus();
const machine = `${cpus().length} × ${processor?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB`;
const day = new Date().toISOString().slice(0, 10);
const table = results.flatMap(({ about, rows }) => [
  `| **${about}** | | |`,
  ...rows.map(
    ({ name, value, target, met }) =>
      `| ${name} | ${value} | ${met === undefined ? (target ?? '') : `${target} ${met ? '✓' : '✗'}`} |`,
  ),
]);
const text = [
  `# ${day}`,
  '',
  `${machine}; ${type()} ${release()}; Node ${process.version}. Made by \`npm run bench\`; ratios are of one run.`,
  '',
  '| what | measured | target |',
  '|---|---|---|',
  ...table,
  '',
  ...results.flatMap(({ command, printed, failed }) => [
    `## \`${command}\`${failed ? ' (failed)' : ''}`,
    '',
    '```',
    printed,
    '```',
    '',
  ]),
].join('\n');
const folder = join(root, 'bench/results');
mkdirSync(folder, { recursive: true });
const file = join(folder, `${day}-${cpus().length}-cores.md`);
writeFileSync(file, text);
console.log(`\nwritten to bench/results/${day}-${cpus().length}-cores.md`);
process.exit(results.some(({ failed }) => failed) ? 1 : 0);
