import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { SAMPLE_NEW_REQUEST } from '../records/conformance-requests.js';
import { migrate } from '../records/migrations.js';
import type { Settlement } from '../records/request-store.js';
import { createSqlRecords } from '../records/sql-records.js';
import { openSqliteDatabase } from '../records/sqlite-database.js';
import { writeBeside } from './write-beside.js';

const folder = mkdtempSync(join(tmpdir(), 'easel-beside-'));
const database = openSqliteDatabase(join(folder, 'records.db'));
await migrate(database);
const records = createSqlRecords({ database, onWriteFailure: assert.ifError });
after(async () => {
  await records.close();
  rmSync(folder, { recursive: true, force: true });
});

const at = '2030-01-01T00:00:01.000Z';
const CANCELED: Settlement = {
  state: 'CANCELED',
  finishedAt: at,
  outcome: { kind: 'error', code: 'canceled', message: 'x', param: null, details: [], headers: {} },
  engine: null,
  seed: null,
  queueSeconds: null,
  inferenceSeconds: null,
  totalSeconds: 0,
  warnings: [],
  safety: [],
  explanation: [],
};

test('what is begun is started before its record is written, and the record says so', async () => {
  const { requests, begin } = writeBeside(records.requests);
  const kept = begin({ ...SAMPLE_NEW_REQUEST, id: 'one' });
  const started = await requests.start('one', at);
  assert.equal(started?.state, 'IN_PROGRESS');
  assert.equal(started.prompt, SAMPLE_NEW_REQUEST.prompt);
  assert.equal(await records.requests.find('one'), undefined, 'not yet');
  await kept;
  const written = await records.requests.find('one');
  assert.deepEqual({ ...started, turn: 0 }, { ...written, turn: 0 });
  assert.equal((await requests.start('one', at))?.starts, 2, 'from now on the record decides');
});

test('nobody sees a request without its record: every question waits for it', async () => {
  const { requests, begin } = writeBeside(records.requests);
  void begin({ ...SAMPLE_NEW_REQUEST, id: 'two', keyId: 'other' });
  void begin({ ...SAMPLE_NEW_REQUEST, id: 'three', keyId: 'other' });
  const [found, listed, standing, settled] = await Promise.all([
    requests.find('two'),
    requests.list({ keyId: 'other', limit: 5 }),
    requests.standing('other', at.slice(0, 10)),
    requests.settledAmong(['two', 'three', 'gone']),
  ]);
  assert.equal(found?.state, 'IN_QUEUE');
  assert.equal(listed.length, 2);
  assert.equal(standing.requests, 2);
  assert.deepEqual(settled, ['gone']);
});

test('one that is settled in the same moment is settled once', async () => {
  const { requests, begin } = writeBeside(records.requests);
  void begin({ ...SAMPLE_NEW_REQUEST, id: 'four' });
  const settled = await Promise.all([requests.settle('four', CANCELED), requests.settle('four', CANCELED)]);
  assert.equal(settled.filter((each) => each !== undefined).length, 1);
  assert.equal((await requests.find('four'))?.state, 'CANCELED');
});

test('a record that cannot be written is no request: it is told, and nothing is settled', async () => {
  const failing = { ...records.requests, accept: () => Promise.reject(new Error('the disk is full')) };
  const { requests, begin } = writeBeside(failing);
  const kept = begin({ ...SAMPLE_NEW_REQUEST, id: 'five' });
  assert.ok(await requests.start('five', at));
  assert.equal(await requests.settle('five', CANCELED), undefined);
  await assert.rejects(kept, /disk is full/);
  await delay(1);
  assert.equal(await requests.start('five', at), undefined, 'nothing is left to do');
});
