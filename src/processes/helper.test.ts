import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { until } from '../../test/support/until.js';
import { createHelper, type Helper } from './helper.js';

const folder = mkdtempSync(join(tmpdir(), 'easel-helper-'));
const helpers: Helper[] = [];
after(() => {
  for (const helper of helpers) helper.end();
  rmSync(folder, { recursive: true, force: true });
});

const answers = new URL('./answer.js', import.meta.url).href;
const program = join(folder, 'echo.mjs');
writeFileSync(
  program,
  `import { answerMessages } from '${answers}';
  answerMessages(async (message) => {
    if (message === 'hang') for (;;);
    if (message === 'end') process.exit(3);
    if (message === 'environment') return Object.keys(process.env);
    if (message !== 'nothing') return { heard: message, by: process.pid };
  });`,
);

function create(options: { idleSeconds?: number; program?: string } = {}): Helper {
  const helper = createHelper({ program, idleSeconds: 60, ...options });
  helpers.push(helper);
  return helper;
}
const soon = (): number => performance.now() + 60_000;

function alive(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}

const gone = (pid: number | undefined) => until(() => !alive(pid), 'the process has ended');

test('it starts when it is asked, keeps its process, and what is told is not answered', async () => {
  const helper = create();
  assert.equal(helper.pid, undefined);
  const { heard, by } = (await helper.ask('one', soon())) as { heard: string; by: number };
  assert.equal(heard, 'one');
  assert.equal(by, Number(helper.pid));
  helper.tell('nothing');
  assert.deepEqual(await helper.ask({ bytes: new Uint8Array([1, 2]) }, soon()), {
    heard: { bytes: new Uint8Array([1, 2]) },
    by,
  });
});

test('one that hangs is killed, one that ends is noticed, and the next question gets another', async () => {
  const helper = create();
  for (const message of ['hang', 'end']) {
    await helper.start(soon());
    const { pid } = helper;
    assert.equal(await helper.ask(message, message === 'hang' ? performance.now() + 200 : soon()), undefined);
    await gone(pid);
    const { by } = (await helper.ask('again', soon())) as { by: number };
    assert.notEqual(by, pid);
  }
});

test('without work it ends, and its memory comes back', async () => {
  const helper = create({ idleSeconds: 0.2 });
  const { by } = (await helper.ask('one', soon())) as { by: number };
  await gone(by);
  assert.equal(helper.pid, undefined);
  assert.ok(await helper.ask('two', soon()));
});

test('a program that does not come up is an error', async () => {
  await assert.rejects(create({ program: join(folder, 'nowhere.mjs') }).ask('one', soon()), /did not start/);
});

test('it is not told any secret', async () => {
  process.env['EASEL_API_KEYS'] = 'a-key-that-nobody-else-needs';
  process.env['SOME_PASSWORD'] = 'x';
  const names = (await create().ask('environment', soon())) as string[];
  delete process.env['EASEL_API_KEYS'];
  delete process.env['SOME_PASSWORD'];
  assert.ok(names.includes('PATH'));
  assert.deepEqual(
    names.filter((name) => /EASEL|PASSWORD/.test(name)),
    [],
  );
});
