import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { diffusionModelSchema } from '../options.js';
import { createModelStore, findModel } from './model-store.js';
import { KNOWN_MODELS, type KnownModel } from './model-table.js';

const folder = mkdtempSync(join(tmpdir(), 'easel-models-'));
const gguf = Buffer.concat([Buffer.from('GGUF'), Buffer.alloc(5000, 7)]);
const safetensors = Buffer.concat([Buffer.from([2, 0, 0, 0, 0, 0, 0, 0]), Buffer.from('{}'), Buffer.alloc(100)]);
const requested: string[] = [];
const server = createServer((request, response) => {
  requested.push(request.url ?? '');
  if (request.url?.endsWith('.gguf')) response.end(gguf);
  else if (request.url?.includes('login')) response.end('<!doctype html><title>Please log in</title>');
  else response.end(safetensors);
});
let base = '';
before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

const signal = new AbortController().signal;
const table = (): KnownModel[] => [
  {
    name: 'little',
    title: 'A little model',
    licence: 'MIT',
    files: [
      { role: 'model', url: `${base}/little.gguf`, sha256: createHash('sha256').update(gguf).digest('hex') },
      { role: 'vae', url: `${base}/vae.safetensors` },
    ],
    settings: { guidance: 'none', steps: { default: 4, maximum: 8 } },
  },
];

describe('the model store', () => {
  test('pulls a known model with all its files, lists it, and does not fetch it twice', async () => {
    const store = createModelStore(join(folder, 'a'), table());
    const pulled = await store.pull('Little', { signal });
    assert.deepEqual(
      pulled.files.map(({ role, file, bytes }) => [role, file, bytes]),
      [
        ['model', 'little.gguf', gguf.length],
        ['vae', 'vae.safetensors', safetensors.length],
      ],
    );
    assert.match(pulled.files[1]?.sha256 ?? '', /^[0-9a-f]{64}$/, 'computed where none is known');
    assert.deepEqual(await store.list(), [pulled]);
    const before = requested.length;
    await store.pull('little', { signal });
    assert.equal(requested.length, before);
    const model = findModel(store.folder, 'little');
    assert.equal(model.files.model, join(folder, 'a', 'little', 'little.gguf'));
    assert.equal(model.guidance, 'none');
    assert.equal(await store.remove('little'), true);
    assert.deepEqual(await store.list(), []);
    assert.equal(await store.remove('../a'), false);
  });

  test('pulls one file by its address', async () => {
    const store = createModelStore(join(folder, 'b'));
    const pulled = await store.pull(`${base}/some/My-Model.Q4.gguf?download=true`, { signal });
    assert.equal(pulled.name, 'my-model.q4');
    assert.ok(existsSync(join(folder, 'b', 'my-model.q4', 'My-Model.Q4.gguf')));
  });

  test('refuses what is no model', async () => {
    const store = createModelStore(join(folder, 'c'), table());
    await assert.rejects(
      store.pull('nonsense', { signal }),
      /neither an http address nor a known model; there are little/,
    );
    await assert.rejects(store.pull(`${base}/model.zip`, { signal }), /\.gguf or \.safetensors/);
    await assert.rejects(store.pull(`${base}/..gguf`, { signal }), /must end in a file name/);
    await assert.rejects(store.pull(`${base}/login.safetensors`, { signal }), /is no model file/);
    assert.throws(() => findModel(store.folder, 'nonsense', table()), /neither pulled nor known/);
    const waiting = findModel(store.folder, 'little', table());
    assert.equal(waiting.files.vae, join(folder, 'c', 'little', 'vae.safetensors'), 'where it will be');
    assert.deepEqual(await store.list(), []);
  });

  test('two pulls at once share one download', async () => {
    const store = createModelStore(join(folder, 'd'), table());
    const before = requested.length;
    await Promise.all([store.pull('little', { signal }), store.pull('little', { signal })]);
    assert.equal(requested.length, before + 2);
  });
});

test('every row of the table of known models is usable', () => {
  assert.deepEqual(
    KNOWN_MODELS.map(({ name }) => name),
    ['flux-schnell', 'flux-dev', 'sd-turbo', 'sdxl-turbo', 'z-image-turbo'],
  );
  for (const { files, settings, name, licenceNote } of KNOWN_MODELS) {
    const paths = Object.fromEntries(files.map(({ role, url }) => [role, url]));
    assert.doesNotThrow(() => diffusionModelSchema.parse({ ...settings, files: paths }), name);
    for (const { url, sha256 } of files) {
      assert.match(url, /^https:\/\/huggingface\.co\/[\w.-]+\/[\w.-]+\/resolve\/\w+\/.+\.(gguf|safetensors)$/);
      assert.match(sha256 ?? '0'.repeat(64), /^[0-9a-f]{64}$/);
    }
    if (name === 'flux-dev') assert.match(licenceNote ?? '', /commercial/);
  }
});
