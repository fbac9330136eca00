import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { describeRecords, SAMPLE_REQUEST } from './conformance.js';
import { migrate } from './migrations.js';
import type { Records } from './records.js';
import { createSqlRecords } from './sql-records.js';
import { openSqliteDatabase } from './sqlite-database.js';

const folder = mkdtempSync(join(tmpdir(), 'easel-records-'));
after(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
async function open(path: string, onWriteFailure: (error: unknown) => void = assert.ifError): Promise<Records> {
  const database = openSqliteDatabase(path);
  await migrate(database);
  return createSqlRecords({ database, onWriteFailure });
}

describeRecords('SQLite', {
  open: () => open(join(folder, `${(count += 1)}.db`)),
  reopen: () => open(join(folder, `${count}.db`)),
});

test('two processes may have the same database open', async () => {
  const path = join(folder, 'shared.db');
  const [one, two] = [await open(path), await open(path)];
  one.addRefused(SAMPLE_REQUEST);
  two.addRefused({ ...SAMPLE_REQUEST, requestId: 'req_2' });
  await Promise.all([one.flush(), two.flush()]);
  assert.ok(await one.findRequest('req_2'));
  assert.ok(await two.findRequest('req_1'));
  await Promise.all([one.close(), two.close()]);
});

test('a batch that cannot be written is reported and the next one is', async () => {
  const failures: unknown[] = [];
  const records = await open(join(folder, 'failing.db'), (error) => failures.push(error));
  records.addRefused({ ...SAMPLE_REQUEST, prompt: null as unknown as string });
  await records.flush();
  assert.equal(failures.length, 1);
  records.addRefused(SAMPLE_REQUEST);
  await records.flush();
  assert.ok(await records.findRequest('req_1'));
  await records.close();
});
