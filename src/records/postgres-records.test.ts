import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Client } from 'pg';
import { createDatabase } from '../../test/support/servers/postgres.js';
import { sharedServers, skipWithout } from '../../test/support/servers/shared.js';
import { describeRecords, SAMPLE_REQUEST } from './conformance.js';
import { migrate } from './migrations.js';
import { openPostgresDatabase } from './postgres-database.js';
import { POSTGRES_MIGRATIONS, postgresWriters } from './postgres-writers.js';
import type { Records } from './records.js';
import { createSqlRecords } from './sql-records.js';

const { postgres } = sharedServers();

async function open(url: string): Promise<Records> {
  const { database } = openPostgresDatabase(url, assert.ifError);
  await migrate(database, POSTGRES_MIGRATIONS);
  return createSqlRecords({ database, manyWriters: postgresWriters, onWriteFailure: assert.ifError });
}

const emptyDatabase = (): Promise<string> => createDatabase(postgres?.url ?? '');

describe('PostgreSQL', { skip: skipWithout('postgres') }, () => {
  let url = '';
  describeRecords('PostgreSQL', {
    async open() {
      url = await emptyDatabase();
      return open(url);
    },
    reopen: () => open(url),
  });

  test('processes that start at once migrate once', async () => {
    const shared = await emptyDatabase();
    const stores = await Promise.all(Array.from({ length: 6 }, () => open(shared)));
    stores.forEach((records, index) => records.addRefused({ ...SAMPLE_REQUEST, requestId: `req_${index}` }));
    await Promise.all(stores.map((records) => records.flush()));
    for (let index = 0; index < stores.length; index += 1) {
      assert.ok(await stores[0]?.findRequest(`req_${index}`));
    }
    await Promise.all(stores.map((records) => records.close()));
  });

  test('a process of this version starts on what a newer one has made', async () => {
    const shared = await emptyDatabase();
    await (await open(shared)).close();
    const client = new Client(shared);
    await client.connect();
    await client.query(`insert into kysely_migration values ('9999-of-a-newer-version', now()::text)`);
    await client.end();
    const records = await open(shared);
    await records.check();
    await records.close();
  });

  test('a server that is not there is an error, and soon', async () => {
    const nowhere = Object.assign(new URL(await emptyDatabase()), { port: '1' }).href;
    await assert.rejects(open(nowhere), /brought up to date/);
  });
});
