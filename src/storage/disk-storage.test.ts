import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { until } from '../../test/support/until.js';
import { describeStorage } from './conformance.js';
import { createDiskStorage } from './disk-storage.js';
import { createSignedFiles } from './signed-files.js';

const folder = mkdtempSync(join(tmpdir(), 'easel-storage-'));
after(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
const freshFolder = (): string => join(folder, String((count += 1)));

describeStorage('disk', {
  create: (options) => Promise.resolve(createDiskStorage({ folder: freshFolder(), ...options })),
});

test('files are private and no half file is left behind', async () => {
  const path = freshFolder();
  const storage = createDiskStorage({ folder: path, lifetimeSeconds: 60 });
  await storage.put(Buffer.from('x'), 'png');
  const files = (await readdir(path, { recursive: true })).filter((name) => name.includes('.'));
  assert.equal(files.length, 1);
  assert.match(files[0] ?? '', /\.png$/);
  assert.equal((await stat(join(path, files[0] ?? ''))).mode & 0o077, 0);
});

test('a reserved file that is dropped is gone, one whose folder went away is written anew', async () => {
  const path = freshFolder();
  const storage = createDiskStorage({ folder: path, lifetimeSeconds: 60 });
  await storage.put(Buffer.from('x'), 'png');
  const files = async () => (await readdir(path, { recursive: true })).filter((name) => name.includes('.'));
  await storage.reserve('png').drop();
  assert.equal((await files()).length, 1);
  const place = storage.reserve('png');
  await until(async () => (await files()).length > 1, 'there is a file');
  rmSync(path, { recursive: true });
  const opened = await storage.open(await place.fill(Buffer.from('y')));
  assert.ok(opened);
  assert.equal((await buffer(opened.read())).toString(), 'y');
  assert.equal((await files()).length, 1);
});

test('a folder that cannot be written is an error, not a lost picture', async () => {
  const path = freshFolder();
  writeFileSync(path, 'a file where the folder should be');
  const storage = createDiskStorage({ folder: path, lifetimeSeconds: 60 });
  await assert.rejects(storage.put(Buffer.from('x'), 'png'));
  await assert.rejects(storage.check());
});

test('signatures: of this file, this time and this service only', () => {
  const files = createSignedFiles(Buffer.alloc(32, 1));
  const file = { name: `${'0'.repeat(32)}.png`, expires: 1_000 };
  const query = Object.fromEntries(new URL(files.pathOf(file), 'http://x').searchParams);
  assert.deepEqual(files.verify(file.name, query), file);
  assert.equal(files.verify(`${'1'.repeat(32)}.png`, query), undefined);
  assert.equal(files.verify(file.name, { ...query, expires: '1001' }), undefined);
  assert.equal(files.verify(file.name, { ...query, expires: '01000' }), undefined);
  assert.equal(files.verify(file.name, { ...query, signature: ['a', 'b'] }), undefined);
  assert.equal(files.verify(file.name, {}), undefined);
  assert.equal(createSignedFiles(Buffer.alloc(32, 2)).verify(file.name, query), undefined);
});
