/**
 * `npm run bench`: everything, one after the other, each in a process of its own, into one table with a description of
 * the machine: bench/results/results.md, and results.json, from which `npm run docs` writes the tables of the docs.
 * Wants an otherwise idle machine, and about half an hour.
 *
 * `npm run bench -- all whole soak:15`: only these, with these arguments; the others keep the rows of their last run.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  ['avatar', [], 'portraits: faces found again, cold, warm, memory'],
  ['safety', [], 'the safety check'],
  ['queue', [], 'queues: embedded, Redis, PostgreSQL'],
  ['queue-depth', [], 'the line from 10 to 10,000'],
  ['soak', ['3'], 'memory over time at twice what the machine can draw'],
];

/** One that hangs is ended and counts as failed; the rest is still measured. */
const LIMIT_MINUTES = 25;

/** What a part gave when it was last run. */
interface Result {
  readonly about: string;
  readonly command: string;
  readonly day: string;
  readonly machine: string;
  readonly failed: boolean;
  readonly rows: readonly Row[];
  readonly printed: string;
}

const wanted = wantedParts(process.argv.slice(2));
const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'bench/results');
const file = join(folder, 'results.json');
const scratch = mkdtempSync(join(tmpdir(), 'easel-bench-rows-'));
const day = new Date().toISOString().slice(0, 10);
const [processor] = cpus();
const machine =
  `${cpus().length} × ${processor?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB; ` +
  `${type()} ${release().split('-')[0]}; Node ${process.version}`;

async function run(name: string, args: readonly string[], about: string): Promise<Result> {
  const rowsFile = join(scratch, `${name}.jsonl`);
  writeFileSync(rowsFile, '');
  const command = ['npm run bench --', name, ...args].join(' ');
  console.log(`\n# ${about} (${command})`);
  const child = spawn(process.execPath, [...process.execArgv, join(root, 'scripts/bench.mjs'), name, ...args], {
    cwd: scratch,
    env: { ...process.env, BENCH_ROWS: rowsFile },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += String(chunk);
    process.stdout.write(String(chunk));
  });
  const limit = setTimeout(() => child.kill('SIGTERM'), LIMIT_MINUTES * 60_000);
  const code = await new Promise<number | null>((resolve) => void child.on('close', resolve));
  clearTimeout(limit);
  const lines = readFileSync(rowsFile, 'utf8').split('\n').filter(Boolean);
  const rows = lines.map((line) => JSON.parse(line) as Row);
  return { about, command, day, machine, failed: code !== 0, rows, printed: printed.trim() };
}

function wantedParts(names: readonly string[]): typeof PARTS {
  if (names.length === 0) return PARTS;
  return names.map((given) => {
    const [name, ...args] = given.split(':');
    const part = PARTS.find(([known]) => known === name);
    if (!part) {
      const known = PARTS.map(([each]) => each).join(', ');
      console.error(`easel: npm run bench -- all: there is no ${given}; there is ${known}`);
      process.exit(1);
    }
    return args.length > 0 ? ([part[0], args, part[2]] as const) : part;
  });
}

const results = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Result>) : {};
let failed = false;
mkdirSync(folder, { recursive: true });
try {
  for (const [name, args, about] of wanted) {
    results[name] = await run(name, args, about);
    failed ||= results[name].failed;
    keep();
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
console.log('\nwritten to bench/results/; `npm run docs` brings the tables into the docs');
process.exit(failed ? 1 : 0);

/** After each part, so that a run that is broken off leaves what it has. */
function keep(): void {
  const parts = PARTS.flatMap(([name]) => (results[name] ? [[name, results[name]] as const] : []));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(parts), null, 2)}\n`);
  const mark = ({ target, met }: Row): string =>
    met === undefined ? (target ?? '') : `${target ?? ''} ${met ? '✓' : '✗'}`;
  const text = [
    '# Results',
    '',
    'Made by `npm run bench`; ratios are of one run.',
    '',
    '| what | measured | target |',
    '|---|---|---|',
    ...parts.flatMap(([, { about, rows }]) => [
      `| **${about}** | | |`,
      ...rows.map((row) => `| ${row.name} | ${row.value.trim()} | ${mark(row)} |`),
    ]),
    '',
    ...parts.flatMap(([, result]) => [
      `## \`${result.command}\`${result.failed ? ' (failed)' : ''}`,
      '',
      `${result.day}; ${result.machine}`,
      '',
      '```',
      result.printed,
      '```',
      '',
    ]),
  ].join('\n');
  writeFileSync(join(folder, 'results.md'), text);
}
