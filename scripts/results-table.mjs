// The tables of docs/performance.md and docs/reliability.md, from what `npm run bench` left in bench/results/.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const FILE = join(root, 'bench/results/results.json');

/** `wanted` says which of the benchmarks; their rows as one table, each with the command that repeats it. */
export function resultsTable(wanted) {
  const results = existsSync(FILE) ? Object.entries(JSON.parse(readFileSync(FILE, 'utf8'))) : [];
  const parts = results.filter(([name]) => wanted(name)).map(([, part]) => part);
  if (parts.length === 0) return 'Not measured yet: `npm run bench`, then `npm run docs`.';
  const machines = [...new Set(parts.map(({ day, machine }) => `${day}: ${machine}`))];
  const mark = ({ target = '', met }) => (met === undefined ? target : `${target} ${met ? '✓' : '✗ missed'}`);
  return [
    '| what | measured | target |',
    '|---|---|---|',
    ...parts.flatMap(({ about, command, rows, failed }) => [
      `| **${about}**<br>\`${command}\`${failed ? ' (broken off)' : ''} | | |`,
      ...rows.map((row) => `| ${row.name.trim()} | ${row.value.trim()} | ${mark(row)} |`),
    ]),
    '',
    `${machines.join('. ')}.`,
  ].join('\n');
}

export const performanceTable = () => resultsTable((name) => name !== 'soak');
export function soakTable() {
  const plot = 'bench/results/soak.svg';
  const picture = existsSync(join(root, plot)) ? `\n\n![Resident memory over the run](../${plot})` : '';
  return resultsTable((name) => name === 'soak') + picture;
}
