/**
 * Mutates everything that a stranger or an operator can hand in: `npm run bench -- fuzz [cases] [seed]`. The same cases
 * come again with the same seed; the tests run a small part of them on every commit.
 */
import { fuzz } from '../test/fuzz/run.js';

const [cases = '200000', seed = '1'] = process.argv.slice(2);
const startedAt = performance.now();
const report = await fuzz(Number(cases), Number(seed));
const seconds = (performance.now() - startedAt) / 1000;
const total = Object.values(report.cases).reduce((sum, count) => sum + count, 0);
console.log(`${total} cases in ${seconds.toFixed(0)} s, seed ${seed}`);
for (const [kind, count] of Object.entries(report.cases)) console.log(`${String(count).padStart(8)} ${kind}`);
const statuses = [...report.statuses].sort(([one], [other]) => one - other);
console.log(`answers: ${statuses.map(([status, count]) => `${status}: ${count}`).join(', ')}`);
console.log(`${report.findings.length} findings (5xx, hangs, crashes)`);
for (const { kind, seed: found, what } of report.findings) console.log(`  ${kind}, seed ${found}: ${what}`);
process.exit(report.findings.length === 0 ? 0 : 1);
