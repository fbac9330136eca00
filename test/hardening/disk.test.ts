import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { ErrorBody } from '../../src/contract/errors.js';
import { createLog } from '../../src/telemetry/log.js';
import { finishProgram, serveProgram } from '../support/program.js';
import { startService } from '../support/service.js';
import { until } from '../support/until.js';

const FLUX = '/v1/text-to-image/flux/dev';
const BODY = {
  prompt: 'a fox',
  image_size: { width: 512, height: 512 },
  output_format: 'png',
  enable_safety_checker: false,
};
const MAIN = fileURLToPath(new URL('../../src/main.js', import.meta.url));
const canMount = spawnSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs -o size=1m tmpfs /mnt']).status === 0;

interface Answers {
  readonly generation: string;
  readonly ready: string;
}

const stored = (fault: string): Answers => ({
  generation: `503 storage_unavailable Nothing can be stored or fetched now: ${fault}. Try again later.`,
  ready: `503 not_ready`,
});
const WELL: Answers = { generation: '200', ready: '200' };

async function ask(url: string, key: string): Promise<Answers> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const generation = await fetch(url + FLUX, { method: 'POST', headers, body: JSON.stringify(BODY) });
  const { error } = (await generation.json()) as Partial<ErrorBody>;
  const ready = await fetch(`${url}/ready`);
  const { error: reason } = (await ready.json()) as Partial<ErrorBody>;
  return {
    generation: [generation.status, error?.code, error?.message].filter(Boolean).join(' '),
    ready: [ready.status, reason?.code].filter(Boolean).join(' '),
  };
}

test('a data folder that goes away is told, and its return is noticed', async () => {
  const lines: string[] = [];
  const service = await startService({ log: createLog('warn', { write: (line) => void lines.push(line) }) });
  const { path } = service.app.dataFolder;
  try {
    assert.deepEqual(await ask(service.url, service.key), WELL);
    await rename(path, `${path}-away`);
    assert.deepEqual(await ask(service.url, service.key), stored('the data folder is missing'));
    assert.match((await service.request('/ready')).text, /the data folder is missing/);
    const told = lines.filter((line) => line.includes('a request failed'));
    assert.equal(told.length, 1);
    assert.match(told[0] ?? '', /"code":"storage_unavailable".*ENOENT/);
    // Somebody makes an empty one in its place: it is not the one with the keys.
    await mkdir(path);
    assert.equal((await service.request('/ready')).status, 503);
    await rm(path, { recursive: true });
    await rename(`${path}-away`, path);
    assert.deepEqual(await ask(service.url, service.key), WELL);
  } finally {
    await service.close();
    await rm(`${path}-away`, { recursive: true, force: true });
  }
});

test('a full disk, a disk that only reads, and both mended', { skip: canMount ? false : 'cannot mount' }, async () => {
  const data = await mkdtemp(join(tmpdir(), 'easel-full-'));
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('EASEL_')));
  const child = spawn(
    'unshare',
    [
      '-rm',
      'sh',
      '-c',
      'mount -t tmpfs -o size=8m tmpfs "$1" && exec "$2" "$3" serve',
      '-',
      data,
      process.execPath,
      MAIN,
    ],
    {
      env: { ...env, HOST: '', PORT: '0', EASEL_DATA: data, EASEL_RENDER_WARM_UP: 'false', EASEL_LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const inside = (command: string) =>
    spawnSync('nsenter', [
      '-t',
      String(child.pid),
      '-U',
      '-m',
      '--preserve-credentials',
      'sh',
      '-c',
      command,
      '-',
      data,
    ]);
  try {
    let printed = '';
    child.stdout.on('data', (chunk) => (printed += String(chunk)));
    await until(() => printed.includes('/docs'), 'it listens');
    const url = /listening on (\S+)/.exec(printed)?.[1] ?? '';
    const key = /Bearer (\S+)"/.exec(printed)?.[1] ?? '';
    assert.deepEqual(await ask(url, key), WELL);
    inside('dd if=/dev/zero of="$1/filler" bs=4096 2>/dev/null');
    assert.deepEqual(await ask(url, key), stored('the disk is full'));
    inside('rm "$1/filler"');
    assert.deepEqual(await ask(url, key), WELL);
    assert.equal(inside('mount -t tmpfs -o ro tmpfs "$1/pictures"').status, 0);
    assert.deepEqual(await ask(url, key), stored('the data folder cannot be written'));
    inside('umount "$1/pictures"');
    assert.deepEqual(await ask(url, key), WELL);
  } finally {
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('close', resolve));
    await rm(data, { recursive: true, force: true });
  }
});

test('a database that is none, and a port that is taken, are told in a sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'easel-broken-'));
  try {
    const data = join(folder, 'broken');
    await mkdir(data);
    await writeFile(join(data, 'easel.db'), 'this is no database, however long one looks at it'.repeat(200));
    for (const command of [['serve'], ['keys', 'list']]) {
      const { code, output } = await finishProgram(command, { EASEL_DATA: data });
      assert.equal(code, 1);
      assert.match(output, /easel\.db cannot be used: .*not a database/);
      assert.ok(!output.includes('    at '), output);
    }
    const first = await serveProgram({ EASEL_DATA: join(folder, 'one') });
    const second = await finishProgram(['serve'], { EASEL_DATA: join(folder, 'two'), PORT: new URL(first.url).port });
    await first.stop();
    assert.equal(second.code, 1);
    assert.match(second.output, /is in use/);
    assert.ok(!/ {4}at |sweeping failed|"level":50/.test(second.output), second.output);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
