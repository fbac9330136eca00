import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { until } from './support/until.js';

const MAIN = fileURLToPath(new URL('../src/main.js', import.meta.url));

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'easel-start-'));
});
after(() => rm(folder, { recursive: true, force: true }));

interface Run {
  readonly process: ChildProcess;
  readonly output: () => string;
  readonly exit: Promise<number | null>;
}

/** The real program in a process of its own. */
function easel(args: readonly string[], env: Record<string, string> = {}): Run {
  return start([process.execPath, MAIN, ...args], env);
}

function start([command = '', ...args]: readonly string[], env: Record<string, string>): Run {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('EASEL_')));
  const child = spawn(command, args, {
    env: { ...inherited, PORT: '0', HOST: '', EASEL_DATA: join(folder, 'data'), EASEL_RENDER_WARM_UP: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const exit = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  return { process: child, output: () => output, exit };
}

async function run(args: readonly string[], env: Record<string, string> = {}) {
  const started = easel(args, env);
  return { code: await started.exit, output: started.output() };
}

async function listening(service: Run): Promise<string> {
  await until(() => {
    assert.equal(service.process.exitCode, null, service.output());
    return service.output().includes('/docs');
  }, 'it listens');
  return /listening on (\S+)/.exec(service.output())?.[1] ?? '';
}

/** Starts the service, hands over what it printed, and stops it again. */
async function serve(env: Record<string, string>, work: (printed: { url: string; key: string }) => Promise<void>) {
  const service = easel(['serve'], env);
  try {
    const url = await listening(service);
    await work({ url, key: /Bearer (\S+)"/.exec(service.output())?.[1] ?? '' });
    service.process.kill('SIGTERM');
    assert.equal(await service.exit, 0, service.output());
  } finally {
    service.process.kill('SIGKILL');
  }
}

function statusWith(url: string, key: string): Promise<number> {
  return fetch(`${url}/v1/models`, { headers: { authorization: `Bearer ${key}` } }).then((answer) => answer.status);
}

test('the first start makes a key that works, and the second start greets with the same', async () => {
  let first = '';
  await serve({}, async ({ url, key }) => {
    first = key;
    assert.match(key, /^ek_[0-9a-f]{12}_[0-9A-Za-z]{43}$/);
    assert.equal(await statusWith(url, key), 200);
    assert.equal(await statusWith(url, `${key}x`), 401);
  });
  for (const file of ['first-key', 'picture-secret', 'easel.db']) {
    assert.equal((await stat(join(folder, 'data', file))).mode & 0o077, 0, `${file} is private`);
  }
  const database = await readFile(join(folder, 'data', 'easel.db'));
  assert.ok(!database.includes(first.split('_')[2] ?? ''), 'the secret is not in the database');
  await serve({}, async ({ url, key }) => {
    assert.equal(key, first);
    assert.equal(await statusWith(url, key), 200);
  });
});

test('beside the running service: keys made and revoked on the command line count, and its port is taken', async () => {
  await serve({}, async ({ url }) => {
    const made = await run(['keys', 'create', '--name', 'phone', '--scopes', 'read', '--expires', '30d']);
    const key = /^ek_\S+$/m.exec(made.output)?.[0] ?? '';
    assert.equal(await statusWith(url, key), 200);
    const listed = await run(['keys', 'list']);
    assert.match(listed.output, /^id +name +scopes +state +made +used +limits\n/);
    assert.match(listed.output, /phone +read +until \d{4}-\d\d-\d\d +\d{4}-\d\d-\d\d +never/);
    assert.ok(!listed.output.includes(key));
    const revoked = await run(['keys', 'revoke', key]);
    assert.equal(revoked.code, 0, revoked.output);
    const second = await run(['serve'], { PORT: new URL(url).port });
    assert.equal(second.code, 1);
    assert.match(second.output, /port \d+ on 127\.0\.0\.1 is in use/);
    await until(async () => (await statusWith(url, key)) !== 200, 'the key is no longer taken');
    assert.equal(await statusWith(url, key), 401);
  });
  assert.equal((await run(['keys', 'revoke', 'nobody'])).code, 1);
  assert.match((await run(['keys', 'create', '--scopes', 'fly'])).output, /"fly" is not one of generate, read, admin/);
  assert.match((await run(['keys', 'create', '--expires', 'soon'])).output, /30d/);
});

test('refuses to listen beyond this machine without any key', async () => {
  const data = { EASEL_DATA: join(folder, 'open') };
  // 0.0.0.0 is tried with the other mistakes of the command line
  const { code, output } = await run(['serve'], { HOST: '::', ...data });
  assert.equal(code, 1);
  assert.match(output, /refusing to listen on :: without any API key/);
  await serve({ HOST: '0.0.0.0', EASEL_API_KEYS: 'a-static-key-0123456789', ...data }, async ({ url, key }) => {
    assert.equal(key, '<API_KEY>', 'no key is printed');
    assert.equal(await statusWith(url, 'a-static-key-0123456789'), 200);
  });
});

test('a configuration that cannot be used is refused with every reason', async () => {
  const file = join(folder, 'easel.yaml');
  await writeFile(file, 'render:\n  threads: many\nqueue:\n  size: 5\n');
  const { code, output } = await run(['serve'], {
    PORT: '99999',
    EASEL_TYPO: 'x',
    EASEL_API_KEYS: 'short-secret',
    EASEL_CONFIG: file,
  });
  assert.equal(code, 1);
  assert.match(output, /EASEL_TYPO is not a setting/);
  assert.match(output, /PORT \(server\.port\).*received 99999/);
  assert.match(output, /EASEL_RENDER_THREADS \(render\.threads\).*received "many"/);
  assert.match(output, /queue\.size is not a setting/);
  assert.match(output, /EASEL_API_KEYS/);
  assert.ok(!output.includes('short-secret'), 'keys are never repeated');
  assert.ok(!output.includes('    at '), 'no stack');
});

test('npm start ends with the shell that npm puts in between', { skip: process.platform === 'win32' }, async () => {
  const script = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));
  const shell = start(['sh', '-c', `"${process.execPath}" "${script}"; true`], {});
  try {
    const url = await listening(shell);
    shell.process.kill('SIGTERM');
    // The pipe closes only when the service, which inherited it, has ended as well.
    await shell.exit;
    await assert.rejects(fetch(`${url}/health`));
  } finally {
    shell.process.kill('SIGKILL');
  }
});

test('the doctor looks at everything', async () => {
  const { output } = await run(['doctor', '--json']);
  const findings = JSON.parse(output) as { name: string; ok: boolean }[];
  const names = findings.map(({ name }) => name);
  for (const name of ['node', 'data folder', 'disk space', 'encoder', 'canvas', 'keys', 'port']) {
    assert.ok(names.includes(name), name);
    assert.ok(findings.find((finding) => finding.name === name)?.ok, name);
  }
});
