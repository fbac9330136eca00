import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { finishProgram, serveProgram } from './support/program.js';
import { postgresFolder } from './support/servers/install.js';
import { createDatabase } from './support/servers/postgres.js';
import { sharedServers, skipWithout } from './support/servers/shared.js';

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'easel-backup-'));
});
after(() => rm(folder, { recursive: true, force: true }));

/** The command that the docs print, as they print it. */
async function documented(name: string): Promise<string[]> {
  const docs = await readFile(fileURLToPath(new URL('../../docs/configuration.md', import.meta.url)), 'utf8');
  const line = new RegExp(`^npm run easel -- (${name} .*)$`, 'm').exec(docs)?.[1];
  assert.ok(line, `the docs show how to ${name}`);
  return line.split(' ');
}

const statusWith = (url: string, key: string): Promise<number> =>
  fetch(`${url}/v1/models`, { headers: { authorization: `Bearer ${key}` } }).then((answer) => answer.status);

async function makeKey(data: string): Promise<string> {
  const { output } = await finishProgram(['keys', 'create'], { EASEL_DATA: data });
  return /^ek_\S+$/m.exec(output)?.[0] ?? assert.fail(output);
}

async function assertKeysWork(data: string, keys: readonly string[]): Promise<void> {
  const service = await serveProgram({ EASEL_DATA: data });
  try {
    for (const key of keys) assert.equal(await statusWith(service.url, key), 200);
    assert.equal(service.key, keys[0], 'the greeting is the same');
  } finally {
    assert.equal(await service.stop(), 0);
  }
}

test('the docs, word by word: back up while it runs, lose the folder, restore, and every key works', async () => {
  const data = join(folder, 'one');
  const service = await serveProgram({ EASEL_DATA: data });
  let key = '';
  try {
    key = await makeKey(data);
    const answer = await fetch(`${service.url}/v1/text-to-image/flux/dev`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      // No check: its networks take seconds to load, and nothing of them is backed up.
      body: JSON.stringify({ prompt: 'a fox', image_size: { width: 64, height: 64 }, enable_safety_checker: false }),
    });
    assert.equal(answer.status, 200);
    const { code, output } = await finishProgram(await documented('backup'), { EASEL_DATA: data }, folder);
    assert.equal(code, 0, output);
    assert.match(output, /2 keys, first-key, picture-secret/);
    const refused = await finishProgram([...(await documented('restore')), '--force'], { EASEL_DATA: data }, folder);
    assert.deepEqual([refused.code, /the service is running/.test(refused.output)], [1, true], refused.output);
  } finally {
    assert.equal(await service.stop(), 0);
  }
  assert.equal((await stat(join(folder, 'easel-backup.db'))).mode & 0o077, 0, 'the backup is private');
  await rm(data, { recursive: true });

  const restored = await finishProgram(await documented('restore'), { EASEL_DATA: data }, folder);
  assert.equal(restored.code, 0, restored.output);
  await assertKeysWork(data, [service.key, key]);

  const twice = await finishProgram(await documented('restore'), { EASEL_DATA: data }, folder);
  assert.deepEqual([twice.code, /there is a database already/.test(twice.output)], [1, true], twice.output);
  const forced = await finishProgram([...(await documented('restore')), '--force'], { EASEL_DATA: data }, folder);
  assert.equal(forced.code, 0, forced.output);
  assert.ok((await readdir(data)).some((name) => name.startsWith('easel.db.before-restore-')));
  await assertKeysWork(data, [service.key, key]);
});

test('after a clean stop the two files that the docs name are enough', async () => {
  const data = join(folder, 'two');
  const service = await serveProgram({ EASEL_DATA: data });
  const key = await makeKey(data);
  await service.stop();
  const copy = join(folder, 'copy');
  await mkdir(copy);
  for (const name of ['easel.db', 'picture-secret']) await copyFile(join(data, name), join(copy, name));
  const again = await serveProgram({ EASEL_DATA: copy });
  assert.deepEqual([await statusWith(again.url, service.key), await statusWith(again.url, key)], [200, 200]);
  await again.stop();
});

test('what is no backup is refused and touches nothing', async () => {
  const data = join(folder, 'three');
  const key = await makeKey(data);
  const before = await readFile(join(data, 'easel.db'));
  const file = join(folder, 'not-a-backup');
  for (const bytes of [Buffer.from('hello'), Buffer.alloc(0), before, before.subarray(0, 5_000)]) {
    await writeFile(file, bytes);
    const { code, output } = await finishProgram(['restore', file, '--force'], { EASEL_DATA: data });
    assert.deepEqual([code, /is no backup|is damaged/.test(output)], [1, true], output);
    assert.ok(!output.includes('    at '), 'no stack');
  }
  assert.equal((await finishProgram(['restore', join(folder, 'nowhere')], { EASEL_DATA: data })).code, 1);
  const listed = await finishProgram(['keys', 'list'], { EASEL_DATA: data });
  assert.ok(listed.output.includes(key.split('_')[1] ?? '?'));
  const empty = await finishProgram(['backup', join(folder, 'x.db')], { EASEL_DATA: join(folder, 'empty') });
  assert.deepEqual([empty.code, empty.output.includes('    at ')], [1, false], empty.output);
});

test(
  'records in PostgreSQL: the commands say what to do there, and that works',
  {
    skip: skipWithout('postgres'),
  },
  async () => {
    const server = sharedServers().postgres?.url ?? '';
    const [from, to] = [await createDatabase(server), await createDatabase(server)];
    const envOf = (url: string) => ({ EASEL_DATA: join(folder, 'fleet'), EASEL_RECORDS_URL: url });
    const { output } = await finishProgram(['keys', 'create'], envOf(from));
    const key = /^ek_([0-9a-f]{12})_\S+$/m.exec(output)?.[1] ?? assert.fail(output);
    const file = join(folder, 'fleet.dump');
    const told = async (command: string): Promise<string> => {
      const { code, output: said } = await finishProgram([command, file], envOf(from));
      assert.equal(code, 1);
      assert.equal(said.trim().split('\n').length, 1, said);
      return /PostgreSQL: (pg_.*)$/m.exec(said)?.[1] ?? assert.fail(said);
    };
    const run = (command: string, url: string): void => {
      const path = `${postgresFolder()}:${process.env['PATH']}`;
      const ran = spawnSync('sh', ['-c', command], { env: { PATH: path, EASEL_RECORDS_URL: url }, encoding: 'utf8' });
      assert.equal(ran.status, 0, ran.stderr);
    };
    run(await told('backup'), from);
    run(await told('restore'), to);
    assert.match((await finishProgram(['keys', 'list'], envOf(to))).output, new RegExp(key));
  },
);
