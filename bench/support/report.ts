import { appendFileSync } from 'node:fs';

/** One line of the table that a run makes: what was measured, and what it should be. */
export interface Row {
  readonly name: string;
  readonly value: string;
  /** In words; met or missed is for the bench to say. */
  readonly target?: string;
  readonly met?: boolean;
}

/** Prints a row; `npm run bench` without a name also gathers it. */
export function report(row: Row): void {
  const mark = row.met === undefined ? ' ' : row.met ? '✓' : '✗';
  const target = row.target === undefined ? '' : `   target ${row.target}`;
  console.log(`${mark} ${row.name.padEnd(58)} ${row.value.padStart(14)}${target}`);
  const file = process.env['BENCH_ROWS'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(row)}\n`);
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
