import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { readableLine } from '../src/telemetry/readable-lines.js';

const MAIN = fileURLToPath(new URL('../src/main.js', import.meta.url));

let folder: string;
let occupied: Server;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'easel-command-'));
  occupied = createServer((_request, response) => response.setHeader('server', 'teapot/1').end('no'));
  await new Promise<void>((resolve) => occupied.listen(0, '127.0.0.1', resolve));
});
after(async () => {
  occupied.close();
  await rm(folder, { recursive: true, force: true });
});

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function easel(args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('EASEL_')));
  return new Promise((resolve) => {
    const options = {
      cwd: folder,
      env: { ...inherited, EASEL_DATA: join(folder, 'data'), HOST: '', PORT: '', ...env },
    };
    execFile(process.execPath, [MAIN, ...args], options, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
}

describe('a mistake is answered with one line and the nearest right word', { concurrency: 2 }, () => {
  const file = () => join(folder, 'a-file');
  const cases: readonly (readonly [readonly string[], RegExp, (() => Record<string, string>)?])[] = [
    [['genrate', 'a cat'], /no command "genrate"; did you mean generate\?/],
    [['zzzzzz'], /no command "zzzzzz"; easel --help lists them/],
    [['generate', 'a cat', '-m', 'flux/dve'], /no model "flux\/dve"; did you mean flux\/dev\?/],
    [['generate', 'a cat', '-m', 'watercolor'], /did you mean stock-image\/watercolor\?/],
    [['generate', 'a cat', '-m', 'avatar'], /easel avatar <photo>/],
    [
      ['generate', 'a cat', '-o', 'cat.gif'],
      /cannot write cat\.gif: its ending must be \.png, \.jpg, \.webp or \.avif/,
    ],
    [['generate', 'a cat', '-o', '/no/such/folder/cat.png'], /cannot write .*\/no\/such\/folder is no folder/],
    [['generate', 'a cat', '-s', 'landscpe_4_3'], /did you mean landscape_4_3\?/],
    [['generate', 'a cat', '-s', '5000x64'], /image_size\.width must be .* received 5000/],
    [['generate', 'a cat', '--transparent', '-o', 'cat.jpg'], /png or webp; received jpeg/],
    [['generate', 'a cat', '-m', 'flux/dev', '--guidance', 'much'], /guidance_scale must be/],
    [['generate', 'a cat', '--colour', '#fff'], /unknown option '--colour' \(Did you mean --color\?\)/],
    [['generate'], /missing required argument 'prompt'/],
    [['generate', 'a sexy nude child', '-o', 'x.png'], /never drawn/],
    [['avatar', 'nobody.jpg', 'a pilot'], /cannot read nobody\.jpg: there is no such file/],
    [['keys', 'revoke', 'nosuch'], /there is no key nosuch; easel keys list shows them/],
    [['models', 'pull', 'sd-trbo'], /neither an http address nor a known model; did you mean sd-turbo\?/],
    [['keys', 'lst'], /unknown command 'lst' \(Did you mean list\?\)/],
    [['usage', '--from', 'yesterday'], /from must be a day like 2030-01-31; received "yesterday"/],
    [['serve', '--port', 'many'], /cannot be used: PORT \(server\.port\).*received "many"/],
    [['models', 'remove', 'nosuch'], /there is no pulled model nosuch/],
    [['keys', 'list'], /data folder cannot be .*: it is a file, not a folder/, () => ({ EASEL_DATA: file() })],
    [['serve'], /data folder cannot be .*: it is a file, not a folder/, () => ({ EASEL_DATA: file() })],
    [
      ['serve'],
      /refusing to listen on 0\.0\.0\.0 without any API key/,
      () => ({ HOST: '0.0.0.0', EASEL_DATA: join(folder, 'empty') }),
    ],
    [
      ['serve'],
      /is in use by a web server that calls itself teapot\/1; choose another with PORT=/,
      () => ({ PORT: String((occupied.address() as AddressInfo).port) }),
    ],
  ];
  for (const [args, pattern, env] of cases) {
    test(`easel ${args.join(' ')}${env ? ` (${pattern.source.slice(0, 30)})` : ''}`, async () => {
      await writeFile(file(), 'x');
      const { code, err } = await easel(args, env?.());
      assert.equal(code, 1, err);
      assert.match(err, pattern);
      const lines = err.trim().split('\n');
      assert.equal(lines.length, 1, err);
      assert.match(lines[0] ?? '', /^easel: /);
    });
  }
});

test('draws several pictures of a named size, and says so as JSON', async () => {
  const output = join(folder, 'boat.webp');
  const args = ['generate', 'a red boat on a lake', '-n', '2', '-s', 'square', '--seed', '5', '-o', output, '--json'];
  const { code, out, err } = await easel([...args, '--steps', '9']);
  assert.equal(code, 0, err);
  assert.match(out, /num_inference_steps is not used by stock-image\/standard/);
  const { pictures, engine } = JSON.parse(out) as { pictures: { file: string; seed: number }[]; engine: string };
  assert.equal(engine, 'studio');
  assert.deepEqual(
    pictures.map(({ file, seed }) => [file.slice(folder.length + 1), seed]),
    [
      ['boat-1.webp', 5],
      ['boat-2.webp', 6],
    ],
  );
  for (const { file } of pictures) assert.equal((await sharp(await readFile(file)).metadata()).width, 512);
});

test('safety holds on the command line and says so', async () => {
  const output = join(folder, 'black.png');
  const { code, err } = await easel(['generate', 'a naked woman', '-s', '64x64', '-o', output]);
  assert.equal(code, 0, err);
  assert.match(err, /the safety checker flagged it, so it is black/);
  assert.ok((await sharp(await readFile(output)).stats()).channels.every(({ max }) => max === 0));
  const forced = await easel(['generate', 'a cat', '--no-safety', '-o', output], { EASEL_SAFETY_REQUIRED: 'true' });
  assert.match(forced.err, /does not allow switching the safety checker off/);
});

test('version, help and completion', async () => {
  assert.match((await easel(['--version'])).out, /^\d+\.\d+\.\d+\n$/);
  const help = await easel(['--help']);
  for (const name of [
    'serve',
    'generate',
    'avatar',
    'keys',
    'models',
    'engines',
    'usage',
    'backup',
    'doctor',
    'mcp',
    'completion',
  ])
    assert.match(help.out, new RegExp(`^  ${name}\\b`, 'm'));
  const script = (await easel(['completion', 'bash'])).out;
  const completed = await new Promise<string>((resolve) => {
    const probe = `${script}\nCOMP_WORDS=(easel keys cr) COMP_CWORD=2; _easel; echo "\${COMPREPLY[@]}"\nCOMP_WORDS=(easel gen) COMP_CWORD=1; _easel; echo "\${COMPREPLY[@]}"`;
    execFile('bash', ['-c', probe], (_error, out) => resolve(out));
  });
  assert.equal(completed, 'create\ngenerate\n');
  assert.match((await easel(['completion', 'fish'])).out, /complete -c easel .*-a generate/);
  assert.ok(!existsSync(join(folder, 'nothing')));
});

test('a terminal gets lines to read', () => {
  const time = '2026-01-01T10:00:00.000Z';
  const request = {
    level: 30,
    time,
    msg: 'request',
    requestId: 'req_1',
    method: 'POST',
    path: '/v1/x',
    status: 200,
    milliseconds: 812.4,
  };
  assert.match(
    readableLine(JSON.stringify(request), false),
    /^\d\d:\d\d:\d\d info {2}POST \/v1\/x 200 812\.4 ms req_1\n$/,
  );
  const failure = {
    level: 50,
    time,
    msg: 'sweeping failed',
    err: { message: 'no disk', stack: 'Error: no disk\n at x' },
    engine: 'studio',
  };
  assert.match(
    readableLine(JSON.stringify(failure), false),
    /error sweeping failed {2}engine=studio\n {2}Error: no disk\n at x\n$/,
  );
  assert.equal(readableLine('not json\n', false), 'not json\n');
});
