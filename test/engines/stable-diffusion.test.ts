/** stable-diffusion.cpp itself, on a model of a few megabytes that is written on the fly. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { conformanceFace, conformanceTask, describeEngineConformance } from '../../src/engines/conformance.js';
import {
  createStableDiffusionEngine,
  type StableDiffusionSettings,
} from '../../src/engines/stable-diffusion/engine.js';
import { createDiffusionInstallation } from '../../src/engines/stable-diffusion/installation.js';
import { createDamageNotes } from '../../src/engines/stable-diffusion/models/damage-notes.js';
import { diffusionModelSchema, type DiffusionModelInput } from '../../src/engines/stable-diffusion/options.js';
import { startDiffusionWorker, WorkerGone } from '../../src/engines/stable-diffusion/worker-process.js';
import { shareEngine } from './shared-engine.js';
import { ensureStableDiffusion } from './stable-diffusion-set-up.js';
import { writeTinyDiffusionModel } from './tiny-diffusion-model.js';
import { until } from '../support/until.js';

const installation = createDiffusionInstallation();
const skipped = await ensureStableDiffusion();

const folder = mkdtempSync(join(tmpdir(), 'easel-diffusion-'));
const modelFile = join(folder, 'tiny.safetensors');
await writeTinyDiffusionModel(modelFile);
after(() => rmSync(folder, { recursive: true, force: true }));

function tinyModel(changes: Partial<DiffusionModelInput> = {}) {
  return diffusionModelSchema.parse({
    files: { model: modelFile },
    size: { granularity: 16, square: true },
    guidance: 'none',
    reference: { strength: 0.3 },
    config: { threads: 1, device: 'cpu' },
    ...changes,
  });
}

function createEngine(settings: Partial<StableDiffusionSettings> = {}) {
  const processes: number[] = [];
  const engine = createStableDiffusionEngine({
    models: { '*': tinyModel() },
    installation,
    onProcess: (processId) => processId && processes.push(processId),
    ...settings,
  });
  return { engine, processes };
}

const signal = new AbortController().signal;

function running(processId: number | undefined): boolean {
  assert.ok(processId);
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

const CANCEL_MILLISECONDS = 100;

// Where nothing is made to fail, the model is loaded once.
const shared = shareEngine(() => createEngine({ cancelMilliseconds: CANCEL_MILLISECONDS }).engine);
after(() => shared.close());

if (!skipped) {
  describeEngineConformance({
    name: 'stable-diffusion',
    faults: ['absent', 'hang', 'disconnect'],
    async open({ fault, limits }) {
      if (!fault) return { engine: shared.open(), heal: () => {}, close: () => Promise.resolve() };
      let broken: typeof fault | undefined = fault;
      const { engine, processes } = createEngine({
        ...(limits ? { limits } : {}),
        cancelMilliseconds: CANCEL_MILLISECONDS,
        installation: { ...installation, installed: () => broken !== 'absent' },
      });
      // The real process, made to misbehave: stopped so that it never answers, or killed while it draws.
      const stops = fault === 'hang' || fault === 'disconnect';
      if (stops) await engine.render(conformanceTask(), { signal });
      const render: typeof engine.render = (task, options) => {
        if (!stops || !broken || options.signal.aborted) return engine.render(task, options);
        const drawing = engine.render({ ...task, width: 512, height: 512, steps: 50 }, options);
        const [processId] = processes;
        assert.ok(processId);
        // Stopped before it can answer: a signal that comes later could stop the process at the next, healthy picture.
        if (fault === 'hang') process.kill(processId, 'SIGSTOP');
        else setTimeout(() => process.kill(processId, 'SIGKILL'), 30);
        return drawing;
      };
      return {
        engine: { ...engine, render },
        async heal() {
          broken = undefined;
          if (fault !== 'hang') return;
          // Who gave up before the picture came to the stopped process left it stopped: the engine ends one that had it.
          await setTimeoutPromise(CANCEL_MILLISECONDS * 3);
          for (const processId of processes) if (running(processId)) process.kill(processId, 'SIGCONT');
        },
        close: () => engine.close(),
      };
    },
  });
}

describe('stable-diffusion', { skip: skipped ?? false }, () => {
  test('tells each step, and cuts steps that the model does not want', async () => {
    const { engine } = createEngine({ models: { '*': tinyModel({ steps: { default: 2, maximum: 4 } }) } });
    const shares: number[] = [];
    const { warnings } = await engine.render(conformanceTask({ steps: 28 }), {
      signal,
      onProgress: (share) => shares.push(share),
    });
    assert.deepEqual(shares, [0, 0.25, 0.5, 0.75, 1]);
    assert.match(warnings.join(), /num_inference_steps 28 was cut to the model's 4/);
    assert.match(warnings.join(), /guidance_scale/);
    await engine.close();
  });

  test('an assert in the native library fails that picture alone', async () => {
    // This model draws squares only: another shape trips an assert in ggml, which aborts its process.
    const { engine, processes } = createEngine({
      models: { 'flux/dev': tinyModel({ size: { granularity: 16, square: false } }), '*': tinyModel() },
    });
    await assert.rejects(engine.render(conformanceTask({ width: 128 }), { signal }), (error: Error) => {
      assert.equal((error as Error & { fault: string }).fault, 'failed');
      assert.match(String(error.cause), /GGML_ASSERT/);
      return true;
    });
    assert.equal(running(processes[0]), false);
    await engine.render(conformanceTask(), { signal });
    assert.equal(processes.length, 2);
    await engine.close();
    assert.equal(running(processes[1]), false);
  });

  test('a cancelled picture leaves its process ready, without a new one', async () => {
    const { engine, processes } = createEngine();
    await engine.render(conformanceTask(), { signal });
    const controller = new AbortController();
    const large = engine.render(conformanceTask({ width: 512, height: 512, steps: 50 }), {
      signal: controller.signal,
      onProgress: (share) => share > 0 && controller.abort(new Error('enough')),
    });
    await assert.rejects(large, /enough/);
    await engine.render(conformanceTask(), { signal });
    assert.equal(processes.length, 1);
    await engine.close();
  });

  test('the reference picture counts', async () => {
    const { engine } = createEngine();
    const task = conformanceTask({ steps: 8 });
    const plain = await engine.render(task, { signal });
    const face = await conformanceFace();
    const started = await engine.render({ ...task, operation: 'avatar', face }, { signal });
    assert.notDeepEqual(started.picture, plain.picture);
    await engine.close();
  });

  test('memory is given back when idle, and the next picture loads it again', async () => {
    const { engine, processes } = createEngine({ idleMilliseconds: 50 });
    const first = await engine.render(conformanceTask(), { signal });
    await until(() => !running(processes[0]), 'the process has ended');
    assert.deepEqual(await engine.health(), { ok: true, detail: 'ready to load' });
    const second = await engine.render(conformanceTask(), { signal });
    assert.deepEqual(second.picture, first.picture);
    assert.equal(processes.length, 2);
    await engine.close();
  });

  test('another model takes the place of the loaded one', async () => {
    const { engine, processes } = createEngine({ models: { 'flux/dev': tinyModel(), '*': tinyModel() } });
    await engine.render(conformanceTask({ model: 'flux/dev' }), { signal });
    await engine.render(conformanceTask({ model: 'flux/pro' }), { signal });
    assert.equal(processes.length, 2);
    assert.equal(running(processes[0]), false);
    await engine.close();
  });

  test('the process ends with its host, however that ends', async () => {
    const script = `
      import { createStableDiffusionEngine } from ${JSON.stringify(import.meta.resolve('../../src/engines/stable-diffusion/engine.js'))};
      import { conformanceTask } from ${JSON.stringify(import.meta.resolve('../../src/engines/conformance.js'))};
      const models = { '*': ${JSON.stringify(tinyModel())} };
      const engine = createStableDiffusionEngine({ models, onProcess: (processId) => console.log(processId) });
      await engine.render(conformanceTask(), { signal: new AbortController().signal });
      console.log('drawn');
    `;
    const host = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    for await (const chunk of host.stdout) {
      said += String(chunk);
      if (said.includes('drawn')) host.kill('SIGKILL');
    }
    const processId = Number(/^\d+/.exec(said)?.[0]);
    await until(() => !running(processId), 'the process has ended');
  });

  test('an ended process takes nothing more, although its exit is not heard yet', async () => {
    const worker = startDiffusionWorker(installation);
    const loading = worker.load({ model: modelFile }, {});
    worker.kill();
    assert.equal(worker.alive, false);
    await assert.rejects(loading, WorkerGone);
    await assert.rejects(worker.load({ model: modelFile }, {}), WorkerGone);
    await worker.ended;
    assert.equal(running(worker.processId), false);
  });

  test('a missing file, another kind of file and half a file are told apart without a process', async () => {
    const half = join(folder, 'half.safetensors');
    writeFileSync(half, readFileSync(modelFile).subarray(0, 100_000));
    for (const [file, words] of [
      [join(folder, 'gone.gguf'), /^the model file gone\.gguf is missing: see `easel models list`$/],
      [process.execPath, /^the model file node is neither gguf nor safetensors$/],
      [half, /^the model file half\.safetensors is cut off: it has 100000 of \d+ bytes$/],
    ] as const) {
      const { engine, processes } = createEngine({ models: { '*': tinyModel({ files: { model: file } }) } });
      const drawing = engine.render(conformanceTask(), { signal });
      await assert.rejects(drawing, { fault: 'unavailable', publicMessage: words });
      const { ok, detail } = await engine.health();
      assert.equal(ok, false);
      assert.match(detail, words);
      assert.equal(processes.length, 0);
      await engine.close();
    }
  });

  test('a model that cannot be loaded is remembered until its file changes, by other processes as well', async () => {
    const broken = join(folder, 'broken.gguf');
    writeFileSync(broken, Buffer.concat([Buffer.from('GGUF'), Buffer.alloc(4096, 255)]));
    const notes = join(folder, 'damaged.json');
    const models = { '*': tinyModel({ files: { model: broken } }) };
    const { engine, processes } = createEngine({ models, damage: createDamageNotes(notes) });
    await assert.rejects(engine.render(conformanceTask(), { signal }), /the model broken\.gguf could not be loaded/);
    await assert.rejects(engine.render(conformanceTask(), { signal }), /it is tried again when its files change/);
    assert.equal(processes.length, 1, 'it was loaded once');
    const elsewhere = createEngine({ models, damage: createDamageNotes(notes) });
    assert.equal((await elsewhere.engine.health()).ok, false);
    writeFileSync(broken, readFileSync(modelFile));
    assert.equal((await elsewhere.engine.health()).ok, true);
    await engine.render(conformanceTask(), { signal });
    await Promise.all([engine.close(), elsewhere.engine.close()]);
  });
});

test('stable-diffusion says how to install it when it is absent', async () => {
  const engine = createStableDiffusionEngine({
    models: { '*': tinyModel() },
    installation: createDiffusionInstallation(folder),
  });
  await assert.rejects(engine.render(conformanceTask(), { signal }), {
    fault: 'unavailable',
    publicMessage: 'stable-diffusion.cpp is not installed: run `easel engines install stable-diffusion`',
  });
  assert.match((await engine.health()).detail, /easel engines install/);
  await engine.close();
});
