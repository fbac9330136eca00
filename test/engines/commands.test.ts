/** `easel models`, `easel engines` and `easel generate` with configured engines, as people type them. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { startImagesServer } from './images-server.js';
import { writeTinyDiffusionModel } from './tiny-diffusion-model.js';

const MAIN = fileURLToPath(import.meta.resolve('../../src/main.js'));
const folder = mkdtempSync(join(tmpdir(), 'easel-commands-'));
const modelFile = join(folder, 'tiny.safetensors');
const server = createServer((request, response) => {
  if (request.url !== '/tiny.safetensors') return response.writeHead(404).end();
  const file = readFileSync(modelFile);
  return response.writeHead(200, { 'content-length': file.length }).end(file);
});
let base = '';

before(async () => {
  await writeTinyDiffusionModel(modelFile);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

function easel(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env['PATH'], EASEL_DATA: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { output: '', errors: '' };
  child.stdout.on('data', (chunk) => (said.output += String(chunk)));
  child.stderr.on('data', (chunk) => (said.errors += String(chunk)));
  return new Promise<typeof said & { code: number | null }>((resolve) => {
    child.on('close', (code) => resolve({ ...said, code }));
  });
}

describe('the commands for models and engines', () => {
  test('a model is pulled by its address, listed, named in a route, and removed', async () => {
    const pulled = await easel(['models', 'pull', `${base}/tiny.safetensors`]);
    assert.equal(pulled.code, 0, pulled.errors);
    assert.match(pulled.errors, /tiny\.safetensors {2}█+ 100% {2}2\.6 MB of 2\.6 MB/);
    assert.match(pulled.output, /^tiny is in .*models.tiny\n$/);

    const listed = await easel(['models', 'list']);
    assert.match(listed.output, /tiny +2\.6 MB {2}tiny\.safetensors/);
    assert.match(listed.output, /flux-dev .*Non-Commercial/);

    const config = join(folder, 'easel.json');
    const local = { type: 'stable-diffusion', models: { 'flux/dev': 'tiny' } };
    writeFileSync(
      config,
      JSON.stringify({ engines: { named: { local }, routes: { 'flux/dev': ['local', 'studio'] } } }),
    );
    const engines = await easel(['engines', 'list', '--json'], { EASEL_CONFIG: config });
    const [, row] = JSON.parse(engines.output) as { id: string; detail: string; models: string[] }[];
    assert.deepEqual([row?.id, row?.models], ['local', ['flux/dev']]);
    assert.match(row?.detail ?? '', /ready to load|easel engines install stable-diffusion/);

    assert.match((await easel(['models', 'remove', 'tiny'])).output, /Removed tiny/);
    assert.equal((await easel(['models', 'remove', 'tiny'])).code, 1);
  });

  test('what cannot be pulled is said in one line', async () => {
    for (const [what, words] of [
      ['nonsense', /^easel: "nonsense" is neither an http address nor a known model; there are flux-schnell, .*\n$/],
      [`${base}/gone.gguf`, /^easel: http.*gone\.gguf does not exist \(404\)\n$/],
    ] as const) {
      const { code, errors } = await easel(['models', 'pull', what]);
      assert.equal(code, 1);
      assert.match(errors, words);
    }
  });

  test('an unknown engine cannot be installed', async () => {
    const { code, errors } = await easel(['engines', 'install', 'midjourney']);
    assert.equal(code, 1);
    assert.match(errors, /Allowed choices are stable-diffusion/);
  });

  test('generate draws with the configured route, or with the engine that is named', async (context) => {
    const gpu = await startImagesServer('vllm-omni');
    context.after(() => gpu.close());
    const config = join(folder, 'generate.json');
    const named = {
      gpu: { type: 'openai-images', url: gpu.url, dialect: 'vllm-omni' },
      away: { type: 'openai-images', url: 'http://127.0.0.1:1' },
    };
    writeFileSync(config, JSON.stringify({ engines: { named, routes: { '*': ['away', 'gpu', 'studio'] } } }));
    const output = join(folder, 'picture.png');
    const draw = (...more: string[]) =>
      easel(['generate', 'a red boat', '-s', '100x68', '--seed', '7', '-o', output, ...more], { EASEL_CONFIG: config });

    const routed = await draw();
    assert.equal(routed.code, 0, routed.errors);
    assert.match(routed.errors, /100×68, seed 7, gpu, .*\n {2}away could not draw: the engine cannot be reached\n/);
    const { width, height } = await sharp(output).metadata();
    assert.deepEqual([width, height], [100, 68]);
    assert.equal(gpu.received.at(-1)?.json()['size'], '112x80');

    assert.match((await draw('--engine', 'studio')).errors, /seed 7, studio, /);
    for (const [name, words] of [
      ['away', /easel: away: the engine cannot be reached\n$/],
      ['nobody', /^easel: there is no engine "nobody"; there are studio, gpu, away\n$/],
    ] as const) {
      const { code, errors } = await draw('--engine', name);
      assert.equal(code, 1);
      assert.match(errors, words);
    }
  });
});
