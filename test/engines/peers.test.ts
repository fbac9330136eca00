/** The benchmark against peers, on two small servers: Easel with Studio, and Easel with stable-diffusion.cpp behind. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { compare } from '../../bench/peers/compare.js';
import { createStableDiffusionEngine } from '../../src/engines/stable-diffusion/engine.js';
import { createDiffusionInstallation } from '../../src/engines/stable-diffusion/installation.js';
import { diffusionModelSchema } from '../../src/engines/stable-diffusion/options.js';
import { createStudioEngine } from '../../src/engines/studio/studio.js';
import { startService } from '../support/service.js';
import { ensureStableDiffusion } from './stable-diffusion-set-up.js';
import { writeTinyDiffusionModel } from './tiny-diffusion-model.js';

const skipped = await ensureStableDiffusion();

test('two servers are asked the same and measured alike', { skip: skipped ?? false }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'easel-peers-'));
  const modelFile = join(folder, 'tiny.safetensors');
  await writeTinyDiffusionModel(modelFile);
  const model = diffusionModelSchema.parse({
    files: { model: modelFile },
    size: { granularity: 16, square: true },
    guidance: 'none',
    config: { threads: 1, device: 'cpu' },
  });
  const diffusion = createStableDiffusionEngine({
    models: { '*': model },
    installation: createDiffusionInstallation(),
  });
  const studio = await startService({ engines: [createStudioEngine({ threads: 1 })] });
  const peer = await startService({ engines: [diffusion] });
  try {
    const servers = [
      { name: 'studio', url: studio.url, key: studio.key },
      { name: 'diffusion', url: peer.url, key: peer.key, model: 'flux/schnell' },
    ];
    const measured = await compare(servers, { size: '64x64', pictures: 2, memoryOf: { studio: () => 100 } });
    assert.deepEqual(
      measured.map(({ name, drawn, failed }) => [name, drawn, failed]),
      [
        ['studio', 2, 0],
        ['diffusion', 2, 0],
      ],
    );
    for (const { secondsPerPicture, picturesPerMinute, errors } of measured) {
      assert.ok(secondsPerPicture > 0 && picturesPerMinute > 0);
      for (const [wrong, answer] of Object.entries(errors)) assert.match(answer, /^4\d\d: /, wrong);
    }
    assert.deepEqual(
      measured.map(({ megabytes }) => megabytes),
      [100, undefined],
    );
    // A server that is not there fails, and is not counted as quick.
    const [absent] = await compare([{ name: 'absent', url: 'http://127.0.0.1:9', key: '' }], {
      size: '64x64',
      pictures: 1,
    });
    assert.deepEqual([absent?.drawn, absent?.failed, absent?.picturesPerMinute], [0, 1, 0]);
  } finally {
    await studio.close();
    await peer.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
