import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { createComfyuiEngine, type ComfyuiSettings } from '../../src/engines/comfyui/engine.js';
import { createWorkflow } from '../../src/engines/comfyui/workflow.js';
import { conformanceFace, conformanceTask, describeEngineConformance } from '../../src/engines/conformance.js';
import { until } from '../support/until.js';
import { startComfyBackend, type ComfyBackendOptions } from './comfyui-server.js';

const signal = new AbortController().signal;
const example = (name: string) =>
  readFileSync(new URL(`../../../examples/comfyui/${name}.json`, import.meta.url), 'utf8');
const workflows = { '*': example('flux-dev-text-to-image'), avatar: example('face') };

async function open(options: ComfyBackendOptions = {}, settings: Partial<ComfyuiSettings> = {}) {
  const backend = await startComfyBackend(options);
  const engine = createComfyuiEngine({ url: backend.url, workflows, maximumBytes: 8 * 1024 * 1024, ...settings });
  return {
    backend,
    engine,
    heal: backend.heal,
    close: async () => {
      await engine.close();
      await backend.close();
    },
  };
}

describeEngineConformance({
  name: 'comfyui',
  faults: [
    'absent',
    'busy',
    'client-error',
    'server-error',
    'garbage',
    'wrong-shape',
    'not-a-picture',
    'truncated',
    'oversized',
    'disconnect',
    'hang',
    'frozen',
    'drip',
  ],
  open: ({ fault, limits }) => open({ fault }, limits ? { limits } : {}),
});

describe('comfyui', () => {
  test('fills the placeholders with values of their own type', async () => {
    const { engine, backend, close } = await open();
    const prompt = 'a "quoted" cat", "inputs": {"seed": 1}';
    await engine.render(conformanceTask({ prompt, width: 70, height: 100 }), { signal });
    const sent = backend.received.find(({ path }) => path === '/prompt')?.json()['prompt'] as Record<
      string,
      { inputs: Record<string, unknown> }
    >;
    assert.equal(sent['prompt']?.inputs['text'], prompt);
    assert.deepEqual(sent['latent']?.inputs, { width: 80, height: 112, batch_size: 1 });
    assert.equal(sent['noise']?.inputs['noise_seed'], 7);
    assert.equal(sent['guidance']?.inputs['guidance'], 3);
    assert.equal(sent['schedule']?.inputs['steps'], 2);
    await close();
  });

  test('tells the progress of the sampler', async () => {
    const { engine, close } = await open();
    const shares: number[] = [];
    const previews: Buffer[] = [];
    await engine.render(conformanceTask({ steps: 4 }), {
      signal,
      onProgress(share, preview) {
        if (preview) previews.push(Buffer.from(preview));
        else shares.push(share);
      },
    });
    assert.deepEqual(shares, [0.25, 0.5, 0.75, 1]);
    assert.deepEqual(previews, [Buffer.from([255, 216, 255])]);
    await close();
  });

  test('stops its own prompt and nobody else’s', async (context) => {
    const { engine, backend, close } = await open({ stepMilliseconds: 5 });
    context.after(close);
    const controller = new AbortController();
    const reason = new Error('enough');
    const cancelled = engine.render(conformanceTask({ steps: 2000 }), {
      signal: controller.signal,
      onProgress: () => controller.abort(reason),
    });
    await assert.rejects(cancelled, reason);
    await until(() => backend.interrupted.length > 0 && backend.queue() === 0, 'it is stopped');

    const last = new AbortController();
    const other = engine.render(conformanceTask({ steps: 5000 }), { signal: last.signal });
    await until(() => backend.queue() > 0, 'it is drawn');
    const waiting = new AbortController();
    const queued = engine.render(conformanceTask({ seed: 9 }), { signal: waiting.signal });
    await until(() => backend.queue() === 2, 'another one waits');
    waiting.abort(reason);
    await assert.rejects(queued, reason);
    await until(() => backend.deleted.length > 0, 'it waits no more');
    assert.deepEqual([backend.interrupted.length, backend.queue()], [1, 1]);
    last.abort(reason);
    await assert.rejects(other, reason);
    await until(() => backend.queue() === 0, 'nothing is drawn on');
  });

  test('works without websockets, only without progress', async () => {
    const { engine, close } = await open({ withoutWebsocket: true });
    const shares: number[] = [];
    await engine.render(conformanceTask(), { signal, onProgress: (share) => shares.push(share) });
    assert.deepEqual(shares, []);
    await close();
  });

  test('a workflow that raises an exception has failed', async () => {
    const { engine, close } = await open({ failingClass: 'VAEDecode' });
    await assert.rejects(engine.render(conformanceTask(), { signal }), {
      fault: 'failed',
      publicMessage: 'the workflow failed',
    });
    await close();
  });

  for (const end of ['drawn', 'failed', 'cancelled'] as const) {
    test(`of an avatar that was ${end}, nothing stays on the server`, async (context) => {
      const options = end === 'failed' ? { failingClass: 'VAEDecode' } : { stepMilliseconds: 5 };
      const { engine, backend, close } = await open(options);
      context.after(close);
      const controller = new AbortController();
      const face = await conformanceFace();
      const drawing = engine.render(
        conformanceTask({
          operation: 'avatar',
          model: 'avatar',
          style: 'portrait',
          face,
          steps: end === 'cancelled' ? 5000 : 20,
        }),
        { signal: controller.signal, onProgress: () => end === 'cancelled' && controller.abort(new Error('enough')) },
      );
      if (end === 'drawn') await drawing;
      else await assert.rejects(drawing, end === 'failed' ? { fault: 'failed' } : /enough/);
      const uploads = backend.received.filter(({ path }) => path === '/upload/image');
      assert.ok((uploads[0]?.body.length ?? 0) > 500, 'the face was there');
      // The photo, the preview of it, and the picture itself where there is one.
      const large = () => [...backend.files.values()].filter(({ length }) => length > 100).length;
      await until(() => large() + backend.queue() + backend.remembered().length === 0, 'nothing large is left');
      assert.equal(backend.files.size, end === 'drawn' ? 3 : 2);
    });
  }

  test('a face workflow draws no plain pictures, and the other way round', async () => {
    const { engine, close } = await open({}, { workflows: { avatar: workflows.avatar } });
    assert.deepEqual(engine.capabilities.operations, ['avatar']);
    await assert.rejects(engine.render(conformanceTask(), { signal }), { fault: 'unavailable' });
    await assert.rejects(engine.render(conformanceTask({ model: 'avatar' }), { signal }), { fault: 'unavailable' });
    await close();
  });

  test('a file that is no workflow is refused with words that help', () => {
    assert.throws(() => createWorkflow('{', 'x.json'), /x\.json is not JSON/);
    assert.throws(() => createWorkflow('{"nodes":[],"links":[]}', 'x.json'), /Export \(API\)/);
    assert.throws(() => createWorkflow('{"1":{"class_type":"A","inputs":{}}}', 'x.json'), /has no \{\{prompt\}\}/);
    assert.throws(
      () => createWorkflow('{"1":{"class_type":"A","inputs":{"a":"{{prompt}} {{sed}}"}}}', 'x.json'),
      /\{\{sed\}\} is unknown/,
    );
  });
});
