/**
 * What durable requests cost, and whether it grows with the line: from adding a job to its end, while 10 to 10,000
 * others wait. The others are of another key and are worked on all the time (each that ends is added again), so the
 * measured one comes next, as fair turns have it. "requests" is what is judged: with the records, accepted, started,
 * settled and counted in the database. "queue" is the driver alone, whose twentieth of a millisecond is all memory and
 * caches. Every measurement of a run is compared with the first.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedQueue } from '../src/queue/embedded/embedded-queue.js';
import type { Queue } from '../src/queue/queue.js';
import { migrate } from '../src/records/migrations.js';
import type { Records } from '../src/records/records.js';
import { createSqlRecords } from '../src/records/sql-records.js';
import { openSqliteDatabase } from '../src/records/sqlite-database.js';
import { settlementOf } from '../src/requests/settle.js';
import { report } from './support/report.js';

const DEPTHS = [10, 100, 1_000, 10_000];
const PROBES = 400;
const TARGETS = { p50: 2.5, growth: 1.5 };
const folder = mkdtempSync(join(tmpdir(), 'easel-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

interface Driver {
  readonly name: string;
  open(run: string): Promise<{ readonly queue: Queue; readonly records: Records }>;
}

const DRIVERS: readonly Driver[] = [
  {
    name: 'embedded',
    async open(run) {
      const database = openSqliteDatabase(join(folder, `${run}.db`));
      await migrate(database);
      const onWriteFailure = (error: unknown): never => {
        throw error;
      };
      return {
        queue: createEmbeddedQueue({ path: join(folder, `${run}-queue.db`), name: 'renders' }),
        records: createSqlRecords({ database, onWriteFailure }),
      };
    },
  },
];

const OUTCOME = {
  kind: 'pictures',
  seed: 7,
  engine: 'nothing/1',
  pictures: [
    {
      url: `http://127.0.0.1:8080/files/${'0'.repeat(32)}.jpg?expires=1794803430&signature=${'x'.repeat(43)}`,
      width: 64,
      height: 64,
      contentType: 'image/jpeg',
      fileName: `${'0'.repeat(32)}.jpg`,
      expires: 1_794_803_430,
      fileSize: 346,
      flagged: false,
    },
  ],
  timings: { queue: 0, inference: 0, total: 0 },
} as const;

interface Measurement {
  readonly p50: number;
  readonly p95: number;
  readonly perSecond: number;
}

async function measure(driver: Driver, depth: number, withRecords: boolean): Promise<Measurement> {
  const { queue, records } = await driver.open(`${driver.name}-${depth}-${withRecords}`);
  const { requests } = records;
  let count = 0;
  let done = 0;
  let stopping = false;
  const probes = new Map<string, () => void>();

  async function add(keyId: string): Promise<string> {
    count += 1;
    const id = `${keyId}_${count}`;
    if (!withRecords) {
      await queue.add({ id, shape: 1, turn: keyId === 'probe' ? done : done + count });
      return id;
    }
    const accepted = await requests.accept({
      id,
      traceId: id,
      keyId,
      model: 'flux/dev',
      createdAt: new Date().toISOString(),
      prompt: 'a lighthouse on a cliff at sunset',
      width: 64,
      height: 64,
      imageCount: 1,
      input: JSON.stringify({ shape: 1, request: { prompt: 'a lighthouse on a cliff at sunset', seed: 7 } }),
      photo: null,
      cancelAt: null,
      webhookUrl: null,
      weight: 10,
    });
    await queue.add({ id, shape: 1, turn: accepted.accepted ? accepted.turn : 0 });
    return id;
  }

  for (let index = 0; index < depth; index += 1) await add('many');
  queue.work(
    async ({ id }) => {
      if (withRecords) {
        const stored = await requests.start(id, new Date().toISOString());
        if (stored) await requests.settle(id, settlementOf(stored, 'COMPLETED', OUTCOME));
      }
      return 'done';
    },
    { concurrency: 1 },
  );
  const refills = new Set<Promise<unknown>>();
  queue.listen(({ kind, id }) => {
    if (kind !== 'left') return;
    done += 1;
    probes.get(id)?.();
    if (stopping || id.startsWith('probe')) return;
    const refill: Promise<unknown> = add('many').finally(() => refills.delete(refill));
    refills.add(refill);
  });

  const latencies: number[] = [];
  const startedAt = performance.now();
  const before = done;
  for (let index = 0; index < PROBES; index += 1) {
    const sentAt = performance.now();
    await new Promise<void>((resolve) => {
      // The end may be told before the addition has returned.
      probes.set(`probe_${count + 1}`, resolve);
      void add('probe');
    });
    latencies.push(performance.now() - sentAt);
  }
  const perSecond = (1000 * (done - before)) / (performance.now() - startedAt);
  stopping = true;
  await Promise.all(refills);
  await queue.close(1);
  await records.close();
  latencies.sort((one, other) => one - other);
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), perSecond };
}

console.log('from add to done in milliseconds, and jobs per second, while so many wait\n');
console.log('driver   |          | waiting |     p50     p95 | per second | p50 over the first');
for (const driver of DRIVERS) {
  for (const withRecords of [true, false]) {
    await measure(driver, 50, withRecords); // warm
    let first: number | undefined;
    let last = Number.NaN;
    for (const depth of DEPTHS) {
      const { p50, p95, perSecond } = await measure(driver, depth, withRecords);
      first ??= p50;
      last = p50;
      console.log(
        [
          driver.name.padEnd(8),
          (withRecords ? 'requests' : 'queue').padEnd(8),
          String(depth).padStart(7),
          `${p50.toFixed(3).padStart(7)} ${p95.toFixed(3).padStart(7)}`,
          perSecond.toFixed(0).padStart(10),
          (p50 / first).toFixed(2) +
            (withRecords ? (p50 <= TARGETS.p50 && p50 / first <= TARGETS.growth ? ' holds' : ' MISSED') : ''),
        ].join(' | '),
      );
    }
    if (!withRecords || first === undefined) continue;
    const deepest = DEPTHS.at(-1)?.toLocaleString('en');
    report({
      name: `${driver.name} with records: from add to done behind ${deepest} others, median`,
      value: `${last.toFixed(2)} ms`,
      target: `≤ ${TARGETS.p50} ms`,
      met: last <= TARGETS.p50,
    });
    report({
      name: '  over the same behind ten',
      value: `${(last / first).toFixed(2)} ×`,
      target: `≤ ${TARGETS.growth} ×`,
      met: last / first <= TARGETS.growth,
    });
  }
}
