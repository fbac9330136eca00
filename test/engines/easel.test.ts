/** Easel as an engine of Easel: the suite of every engine, through two instances of the service, with Studio behind. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { conformanceFace, conformanceTask, describeEngineConformance } from '../../src/engines/conformance.js';
import { createOpenaiImagesEngine } from '../../src/engines/openai-images/engine.js';
import { createStudioEngine } from '../../src/engines/studio/studio.js';
import type { FacePreparer } from '../../src/faces/faces.js';
import { startService, testFaces, type Service } from '../support/service.js';
import { createTestEngine } from '../support/test-engine.js';
import { createTestSafety } from '../support/test-safety.js';
import { until } from '../support/until.js';

const signal = new AbortController().signal;
const faces: FacePreparer = { ...testFaces, prepare: () => conformanceFace() };
const services: Service[] = [];
after(async () => {
  for (const service of services.toReversed()) await service.close();
});

async function start(options: Parameters<typeof startService>[0]): Promise<Service> {
  const service = await startService({ faces, ...options });
  services.push(service);
  return service;
}

const engineOf = ({ url, key }: Pick<Service, 'url' | 'key'>, limits = {}) =>
  createOpenaiImagesEngine({ id: 'easel', url, apiKey: key, dialect: 'easel', references: true, limits });

const inner = await start({ engines: [createStudioEngine({ threads: 1 })] });
const outer = await start({ engines: [engineOf(inner)] });

describeEngineConformance({
  name: 'easel, through two instances',
  faults: ['absent'],
  async open({ fault, limits }) {
    if (fault === undefined) {
      const engine = engineOf(outer, limits);
      return { engine, heal: () => {}, close: () => engine.close() };
    }
    // A port where an instance was a moment ago, and will be again.
    const gone = await startService({ faces, engines: [engineOf(inner)] });
    await gone.close();
    const engine = engineOf(gone, limits);
    let back: Service | undefined;
    return {
      engine: {
        ...engine,
        // The key of the instance that came back is another one.
        render: (task, options) => (back ? engineOf(back) : engine).render(task, options),
      },
      heal: async () => {
        back = await startService({ faces, engines: [engineOf(inner)], port: gone.port });
      },
      close: async () => {
        await engine.close();
        await back?.close();
      },
    };
  },
});

describe('easel behind easel', () => {
  test('the prompt, the model and the colours arrive as they were sent', async () => {
    const far = createTestEngine();
    const near = await start({ engines: [engineOf(await start({ engines: [far] }))] });
    const answer = await near.post('/v1/text-to-image/stock-image/watercolor', {
      prompt: 'a <lora:x:1> boat',
      image_size: { width: 100, height: 70 },
      colors: ['#FF0000', '#00ff00'],
      seed: 4_294_967_295,
    });
    assert.equal(answer.status, 200, answer.text);
    assert.match(answer.headers.get('x-engine') ?? '', /^easel\/easel\+/);
    const { model, style, prompt, palette, seed, width, height } = far.tasks[0] ?? assert.fail();
    assert.deepEqual(
      { model, style, prompt, palette, seed, width, height },
      {
        model: 'stock-image/watercolor',
        style: 'watercolor',
        prompt: 'a <lora:x:1> boat',
        palette: ['#ff0000', '#00ff00'],
        seed: 4_294_967_295,
        width: 100,
        height: 70,
      },
    );
  });

  test('what the far instance flags is not passed off as a picture', async () => {
    const verdict = { flagged: true, category: 'sexual', score: 1, threshold: 0.7, model: 'test' } as const;
    const safety = createTestSafety({ checkPicture: () => Promise.resolve(verdict) });
    const engine = engineOf(await start({ engines: [createTestEngine()], safety }));
    await assert.rejects(engine.render(conformanceTask(), { signal }), {
      fault: 'rejected',
      publicMessage: "the engine's own safety check flagged the picture",
    });
    await engine.close();
  });

  test('who gives up here gives up there', async () => {
    const far = createTestEngine({ milliseconds: 60_000 });
    const engine = engineOf(await start({ engines: [far] }));
    const controller = new AbortController();
    const drawing = engine.render(conformanceTask(), { signal: controller.signal });
    await until(() => far.running > 0, 'it is drawn');
    controller.abort(new Error('enough'));
    await assert.rejects(drawing, /enough/);
    await until(() => far.aborted > 0, 'it is given up');
    await engine.close();
  });
});
