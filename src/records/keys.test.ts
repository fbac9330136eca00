import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_LIMITS } from './records.js';
import { createKeys } from './keys.js';
import { migrate } from './migrations.js';
import { createSqlRecords } from './sql-records.js';
import { openSqliteDatabase } from './sqlite-database.js';

async function openKeys(options: { staticKeys?: string[]; now?: () => Date; elapsed?: () => number } = {}) {
  const database = openSqliteDatabase(':memory:');
  await migrate(database);
  const records = createSqlRecords({ database, onWriteFailure: assert.ifError });
  return { records, keys: createKeys({ records, ...options }) };
}

test('only the hash of the secret is stored', async () => {
  const { keys } = await openKeys();
  const { key, record } = await keys.create({ name: 'one', scopes: ['read'] });
  const secret = key.split('_')[2] ?? '';
  assert.equal(secret.length, 43);
  assert.ok(!JSON.stringify(record).includes(secret));
  assert.deepEqual(await keys.recognise(key), { keyId: record.id, scopes: ['read'], limits: NO_LIMITS });
});

test('keys differ', async () => {
  const { keys } = await openKeys();
  const made = await Promise.all(Array.from({ length: 50 }, () => keys.create({ name: 'x', scopes: ['read'] })));
  assert.equal(new Set(made.map(({ key }) => key)).size, 50);
});

test('a key expires to the moment, also out of the cache', async () => {
  let now = new Date('2030-01-01T00:00:00Z');
  const { keys } = await openKeys({ now: () => now });
  const { key } = await keys.create({ name: 'x', scopes: ['read'], expiresAt: new Date('2030-01-01T00:00:01Z') });
  assert.ok(await keys.recognise(key));
  assert.equal(await keys.any(), true);
  now = new Date('2030-01-01T00:00:01Z');
  assert.equal(await keys.recognise(key), undefined);
  assert.equal(await keys.any(), false);
});

test('a key that another process revokes is refused within seconds, also when the clock is set back', async () => {
  let elapsed = 0;
  let now = new Date('2030-01-01T00:00:00Z');
  const { keys, records } = await openKeys({ now: () => now, elapsed: () => elapsed });
  const { key, record } = await keys.create({ name: 'x', scopes: ['read'] });
  assert.ok(await keys.recognise(key));
  await records.revokeKey(record.id, now.toISOString());
  elapsed = 2_000;
  now = new Date('2029-01-01T00:00:00Z');
  assert.equal(await keys.recognise(key), undefined);
});

test('a clock that is set back does not revive a key that has expired', async () => {
  let now = new Date('2030-01-01T00:00:00Z');
  const { keys } = await openKeys({ now: () => now });
  const { key } = await keys.create({ name: 'x', scopes: ['read'], expiresAt: new Date('2030-01-02T00:00:00Z') });
  assert.ok(await keys.recognise(key));
  now = new Date('2030-01-03T00:00:00Z');
  assert.equal(await keys.recognise(key), undefined);
  now = new Date('2030-01-01T00:00:00Z');
  assert.equal(await keys.recognise(key), undefined);
});

test('static keys count as keys', async () => {
  const { keys } = await openKeys({ staticKeys: ['first-static-key-00', 'second-static-key-0'] });
  assert.equal(await keys.any(), true);
  const caller = await keys.recognise('second-static-key-0');
  assert.deepEqual(caller?.scopes, ['generate', 'read']);
  assert.match(caller?.keyId ?? '', /^static-[0-9a-f]{8}$/);
  assert.equal(await keys.recognise('second-static-key-1'), undefined);
});
