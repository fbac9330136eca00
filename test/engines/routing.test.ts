/** The whole service with engines from a configuration file: routes, exact sizes, X-Engine, failover. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createApp } from '../../src/app/app.js';
import { loadConfig } from '../../src/config/load.js';
import { createLog } from '../../src/telemetry/log.js';
import { createTestSafety } from '../support/test-safety.js';
import { testFaces } from '../support/service.js';
import { until } from '../support/until.js';
import { startComfyBackend } from './comfyui-server.js';
import { startImagesServer } from './images-server.js';
import { ensureStableDiffusion } from './stable-diffusion-set-up.js';
import { writeTinyDiffusionModel } from './tiny-diffusion-model.js';

const folder = mkdtempSync(join(tmpdir(), 'easel-routing-'));
after(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function configure(engines: unknown, env: Record<string, string> = {}) {
  files += 1;
  const path = join(folder, `easel-${files}.json`);
  writeFileSync(path, JSON.stringify({ engines }));
  const data = join(folder, `data-${files}`);
  return loadConfig({ env: { EASEL_CONFIG: path, EASEL_DATA: data, EASEL_RENDER_THREADS: '1', ...env } });
}

async function start(config: ReturnType<typeof loadConfig>, log = createLog('silent')) {
  const app = await createApp({ config, log, faces: testFaces, safety: createTestSafety() });
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.server.address() as AddressInfo;
  const { key } = await app.keys.create({ name: 'test', scopes: ['generate', 'read'] });
  const draw = async (model: string, width: number, height: number) => {
    const response = await fetch(`http://127.0.0.1:${port}/v1/text-to-image/${model}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'a red boat', image_size: { width, height }, seed: 1, output_format: 'png' }),
    });
    const body = (await response.json()) as {
      images?: { url: string }[];
      data?: { images: { url: string }[] };
      message?: string;
    };
    const url = (body.images ?? body.data?.images)?.[0]?.url;
    const file = url && Buffer.from(await (await fetch(url)).arrayBuffer());
    const size = file ? await sharp(file).metadata() : undefined;
    return {
      status: response.status,
      engine: response.headers.get('x-engine'),
      size: size && `${size.width}x${size.height}`,
      message: body.message,
    };
  };
  return { app, draw };
}

const imagesServer = (fault?: 'absent' | 'server-error') => startImagesServer('vllm-omni', fault ? { fault } : {});

describe('routes', () => {
  test('each model is drawn by its engine, in exactly the size that was asked for', async () => {
    const [gpu, comfy] = await Promise.all([imagesServer(), startComfyBackend()]);
    const { app, draw } = await start(
      configure({
        named: {
          gpu: { type: 'openai-images', url: gpu.url, dialect: 'vllm-omni' },
          comfy: {
            type: 'comfyui',
            url: comfy.url,
            workflows: {
              '*': fileURLToPath(new URL('../../../examples/comfyui/flux-dev-text-to-image.json', import.meta.url)),
            },
          },
        },
        routes: { 'flux/dev': ['gpu', 'studio'], 'flux/schnell': ['comfy'] },
      }),
    );
    const dev = await draw('flux/dev', 203, 131);
    assert.deepEqual([dev.status, dev.size], [200, '203x131'], dev.message);
    assert.match(dev.engine ?? '', /^gpu\/vllm-omni\+/);
    const schnell = await draw('flux/schnell', 100, 250);
    assert.deepEqual([schnell.status, schnell.size], [200, '100x250'], schnell.message);
    assert.match(schnell.engine ?? '', /^comfy\//);
    const other = await draw('stock-image/photo', 64, 64);
    assert.match(other.engine ?? '', /^studio\//);
    await app.close();
    await Promise.all([gpu.close(), comfy.close()]);
  });

  test('Studio takes over from a server that is away or broken, and gives back when it is well', async () => {
    const [away, broken] = await Promise.all([imagesServer('absent'), imagesServer('server-error')]);
    const { app, draw } = await start(
      configure(
        {
          named: { broken: { type: 'openai-images', url: broken.url, dialect: 'vllm-omni' } },
          routes: { 'flux/schnell': ['broken', 'studio'] },
        },
        { EASEL_ENGINES_URL: away.url, EASEL_ENGINES_DIALECT: 'vllm-omni' },
      ),
    );
    for (const [model, name, gpu] of [
      ['flux/dev', 'server', away],
      ['flux/schnell', 'broken', broken],
    ] as const) {
      const first = await draw(model, 64, 64);
      assert.equal(first.status, 200, first.message);
      assert.match(first.engine ?? '', /^studio\//);
      await gpu.heal();
      await until(async () => (await draw(model, 64, 64)).engine?.startsWith(`${name}/`), `${name} draws again`);
    }
    await app.close();
    await Promise.all([away.close(), broken.close()]);
  });

  test('a frozen server costs its share of one request, and no more', async (context) => {
    // A process of its own, so that it can be stopped in the middle of its work, as a driver that hangs does.
    const script = `
      const { createServer } = await import('node:http');
      const { port } = createServer((request, response) => {
        if (request.url === '/health') response.end('{}');
      }).listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;
    const gpu = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    context.after(() => gpu.kill('SIGKILL'));
    const [line] = (await once(gpu.stdout, 'data')) as [Buffer];
    const lines: string[] = [];
    const { app, draw } = await start(
      configure(
        {},
        {
          EASEL_ENGINES_URL: `http://127.0.0.1:${String(line).trim()}`,
          EASEL_ENGINES_DIALECT: 'vllm-omni',
          EASEL_ENGINES_SILENCE_SECONDS: '1',
          EASEL_RENDER_DEADLINE_SECONDS: '60',
        },
      ),
      createLog('warn', { write: (text) => lines.push(text) }),
    );
    context.after(() => app.close());
    gpu.kill('SIGSTOP');
    const first = await draw('flux/dev', 64, 64);
    assert.deepEqual([first.status, first.size], [200, '64x64'], first.message);
    assert.match(first.engine ?? '', /^studio\//);
    await until(() => lines.some((text) => text.includes('server is down')), 'it is told');
    assert.match(lines[0] ?? '', /server: the engine was silent for 1 seconds/);
    lines.length = 0;
    assert.match((await draw('flux/dev', 64, 64)).engine ?? '', /^studio\//);
    assert.deepEqual(lines, [], 'it was not asked again');
    gpu.kill('SIGCONT');
  });

  test('stable-diffusion.cpp draws for the wire', async (context) => {
    const missing = await ensureStableDiffusion();
    if (missing) return context.skip(missing);
    const model = join(folder, 'tiny.safetensors');
    await writeTinyDiffusionModel(model);
    const local = {
      type: 'stable-diffusion',
      models: {
        'flux/schnell': {
          files: { model },
          size: { granularity: 16, square: true },
          guidance: 'none',
          config: { threads: 1, device: 'cpu' },
        },
        'flux/pro': { files: { model: 'gone.gguf' } },
        // This model draws squares only: another shape trips an assert in native code.
        'flux/dev': { files: { model }, size: { granularity: 16 }, config: { threads: 1, device: 'cpu' } },
      },
    };
    const routes = { '*': ['local', 'studio'], 'flux/dev': ['local'], 'flux/pro': ['local'] };
    const { app, draw } = await start(configure({ named: { local }, routes }));
    const drawn = await draw('flux/schnell', 96, 64);
    assert.deepEqual([drawn.status, drawn.size], [200, '96x64'], drawn.message);
    assert.match(drawn.engine ?? '', /^local\/0\.25\.0\+/);
    const gone = await draw('flux/pro', 64, 64);
    assert.equal(gone.status, 503);
    assert.equal(gone.message, 'The model file gone.gguf is missing: see `easel models list`.');
    const crashed = await draw('flux/dev', 128, 64);
    assert.deepEqual([crashed.status, crashed.message], [502, 'The diffusion process stopped while it drew.']);
    assert.match((await draw('flux/schnell', 64, 64)).engine ?? '', /^local\//, 'the next one works');
    assert.match((await draw('stock-image/photo', 64, 64)).engine ?? '', /^studio\//, 'no model for it there');
    await app.close();
  });

  test('a configuration that cannot work is refused with the names of what is wrong', () => {
    const url = 'http://127.0.0.1:1';
    for (const [engines, words] of [
      [{ routes: { 'flux/dev': ['gpu'] } }, /routes\.flux\/dev\.0: there is no such engine; there are studio/],
      [{ named: { gpu: { type: 'midjourney' } } }, /engines\.named\.gpu\.type/],
      [{ named: { gpu: { type: 'openai-images', url: 'ftp://x' } } }, /http or https address/],
      [{ named: { studio: { type: 'openai-images', url } } }, /the name is taken/],
      [{ named: { gpu: { type: 'openai-images', url, dialcet: 'openai' } } }, /dialcet/],
      [{ routes: { 'flux/max': ['studio'] } }, /flux\/max/],
      [{ attemptShare: 1 }, /attemptShare/],
      [{ named: { gpu: { type: 'openai-images', url, silenceSeconds: 0 } } }, /silenceSeconds/],
    ] as const) {
      assert.throws(() => configure(engines), words);
    }
    const secret = 42_424_242;
    assert.throws(
      () => configure({ named: { gpu: { type: 'openai-images', url, apiKey: secret } } }),
      (error: Error) => /apiKey/.test(error.message) && !error.message.includes(String(secret)),
    );
  });

  test('what a dialect needs is said at the start, by the name of the engine', async () => {
    const gpu = { type: 'openai-images', url: 'http://127.0.0.1:1', dialect: 'lemonade' };
    await assert.rejects(
      start(configure({ named: { gpu } })),
      /engines\.named\.gpu: the dialect lemonade needs `model`/,
    );
    await assert.rejects(
      start(configure({}, { EASEL_ENGINES_URL: gpu.url, EASEL_ENGINES_DIALECT: 'lemonade' })),
      /^ConfigError: engines: the dialect lemonade needs `model`/,
    );
  });

  test('a workflow or a model that is not there is named at the start', async () => {
    const url = 'http://127.0.0.1:1';
    await assert.rejects(
      start(configure({ named: { comfy: { type: 'comfyui', url, workflows: { '*': 'nowhere.json' } } } })),
      /engines\.named\.comfy: .*nowhere\.json/,
    );
    await assert.rejects(
      start(configure({ named: { sd: { type: 'stable-diffusion', models: { '*': 'unheard-of' } } } })),
      /engines\.named\.sd: the model unheard-of is neither pulled nor known/,
    );
  });
});
